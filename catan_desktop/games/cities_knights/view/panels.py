"""Cities & Knights around the board: walls, knights, improvements and progress cards, the event die, the questions."""

from __future__ import annotations

from catan_desktop.games.cities_knights import actions
from catan_desktop.games.cities_knights.decks import too_many
from catan_desktop.games.cities_knights.event_die import EVENT
from catan_desktop.games.cities_knights.events import EventRolled
from catan_desktop.games.cities_knights.harbour import unasked
from catan_desktop.games.cities_knights.improvements import CITY_WALL, IMPROVEMENT, improvable
from catan_desktop.games.cities_knights.knight_actions import ready
from catan_desktop.games.cities_knights.numbers import (
    COMMODITY,
    FACES,
    KNIGHTS_EACH,
    LANDING,
    LEVELS,
    PROGRESS,
    PROMOTE,
    RANKS,
    RECRUIT,
    TRACK_IDS,
    TRACKS,
    ProgressId,
    RankId,
    TrackId,
)
from catan_desktop.games.cities_knights.part import (
    BARBARIANS,
    IMPROVEMENTS,
    KNIGHTS,
    PROGRESS_CARDS,
    TURN,
    deck_size,
    knights_of,
)
from catan_desktop.games.cities_knights.pieces import knights_left
from catan_desktop.games.cities_knights.view.asked import aimed_at, question
from catan_desktop.games.cities_knights.view.board import voyage
from catan_desktop.games.cities_knights.view.foresight import UNSURE, foresee
from catan_desktop.games.cities_knights.view.moments import moments
from catan_desktop.games.cities_knights.view.names import improvement_name, kebab, progress_name
from catan_desktop.games.cities_knights.view.places import explain
from catan_desktop.games.cities_knights.view.seats import ladder, progress_cards, seat_panel
from catan_desktop.games.six_players.module import BUILDING
from catan_desktop.kernel import Game, Observation, Reason, replace
from catan_desktop.kernel.choice import Among, OnSites
from catan_desktop.kernel.ids import numbered
from catan_desktop.mechanics.events import CITY, ROAD
from catan_desktop.mechanics.parts import hand_of
from catan_desktop.mechanics.view.names import goods
from catan_desktop.mechanics.view.panels import asked_now, button, price_of
from catan_desktop.mechanics.view.seats import past
from catan_desktop.present.models.panels import ActionButton, CostCard, Die, NextStep, TableModel
from catan_desktop.present.panel_view import Label, PanelView
from catan_desktop.present.tiles import why_grey
from catan_desktop.present.words import Several, Who, Words, because, words

KEYS = {
    "wall": "W",
    "knight": "N",
    "activate": "A",
    "promote": "P",
    "march": "M",
    "improve": "I",
    "harbour": "H",
    "lay-away": "D",
}
"""Key of a button -> its usual key on the keyboard."""
MARCH = (actions.MoveKnight.kind, actions.DisplaceKnight.kind, actions.ChaseRobber.kind)
"""What a knight does by itself."""


# buttons


def _kinds(view: Observation) -> frozenset[str]:
    """Kinds of actions that may be chosen now."""
    found: set[str] = set()
    for choice in view.decision.choices if view.decision else ():
        if isinstance(choice, Among):
            found.update(action.kind for action in choice.actions)
        elif isinstance(choice, OnSites):
            found.add(choice.kind.kind)
    return frozenset(found)


def _with_looks(entry: ActionButton) -> ActionButton:
    """A button of something sold here, with what its name does not say."""
    if entry.key == CITY_WALL.key:
        return replace(entry, icon="city_wall", topic="city-wall")
    about = words("about-" + entry.key) if entry.key in {"activate", "promote"} else None
    return replace(entry, about=about, topic="recruit" if entry.key == "knight" else entry.topic)


def _march(game: Game, view: Observation) -> ActionButton:
    """Moving, displacing and chasing: what it is is seen at the place."""
    able = ready(KNIGHTS.of(game, view.state), view.seat)
    why = None
    if not _kinds(view).intersection(MARCH):
        between = view.state.frames[-1].step == BUILDING
        why = Reason("reason-not-in-building-phase", rule="CK-726") if between else asked_now(game, view)
        if why is None:
            why = Reason("reason-no-knight-route" if able else "reason-no-ready-knight", rule="CK-710")
    stuck = why is not None and why.key == "reason-no-knight-route"
    return ActionButton(
        key="march",
        name=words("name-march"),
        icon="march",
        kinds=MARCH,
        reason=because(why),
        ready=words("ready-knights-stuck" if stuck else "ready-knights", count=able.bit_count()),
        gist=words("gist-march"),
        about=words("about-march"),
        topic="knight-move",
    )


def _improve(game: Game, view: Observation) -> ActionButton:
    """One button for the three tracks; it shows the price that is nearest at hand."""
    part, seat = IMPROVEMENTS.of(game, view.state), view.seat
    open_tracks = [track for track in TRACK_IDS if part.levels[seat][track] < LEVELS]
    if not open_tracks:
        entry = button(game, view, IMPROVEMENT, 0)
        return replace(entry, price=(), missing=(), topic="city-improvement", charted=True)
    hand = hand_of(game, view.state, seat)
    costs = {track: IMPROVEMENT.price_of(game, view.state, seat, track) for track in open_tracks}

    def far(track: TrackId) -> tuple[bool, int, int]:
        kind = COMMODITY[track]
        barred = improvable(game, view.state, seat, track) is not None
        return barred, max(0, costs[track][kind] - hand[kind]), -costs[track][kind]

    levels = tuple(
        words(
            "improve-step",
            improvement=improvement_name(track, part.levels[seat][track] + 1),
            cards=goods(game, costs[track]),
        )
        for track in open_tracks
    )
    entry = button(game, view, IMPROVEMENT, min(open_tracks, key=far))
    return replace(entry, about=words("about-improve", tracks=Several(levels)), topic="city-improvement", charted=True)


def _harbour(game: Game, view: Observation) -> ActionButton:
    why = asked_now(game, view)
    return ActionButton(
        key="harbour",
        name=words("name-harbour"),
        icon="harbour",
        kinds=(actions.HarbourOffer.kind,),
        reason=because(why) if why is not None else why_grey(game, view, actions.HarbourOffer),
        ready=words("ready-harbour", count=unasked(game, view.state, view.seat).bit_count()),
        about=words("card-commercial-harbor-text"),
        topic="progress-commercial-harbor",
    )


def _lay_away(game: Game, view: Observation) -> ActionButton:
    kinds = (actions.DiscardProgress.kind,)
    why = None if kinds[0] in _kinds(view) else Reason("reason-finish-first", rule="CK-388")
    return ActionButton(
        key="lay-away",
        name=words("name-lay-away"),
        icon="progress",
        kinds=kinds,
        reason=because(why),
        about=words("reason-too-many-progress"),
        topic="progress-limit",
    )


def _buttons(game: Game, view: Observation, shown: tuple[ActionButton, ...]) -> tuple[ActionButton, ...]:
    part, mine = TURN.of(game, view.state), view.seat == view.state.seat
    found = [_with_looks(entry) for entry in shown]
    found += [_march(game, view), _improve(game, view)]
    if part.harbour and mine:
        found.append(_harbour(game, view))
    if mine and too_many(game, view.state, view.seat):
        found.append(_lay_away(game, view))
    return tuple(found)


# the rest of the table


def _face(game: Game, view: Observation) -> int:
    """How the event die lies: as thrown in this turn, or else in the last one; -1 before it was ever thrown."""
    face = TURN.of(game, view.state).face
    if face >= 0:
        return face
    return next((event.face for event in reversed(view.history) if isinstance(event, EventRolled)), -1)


def _dice(game: Game, view: Observation, dice: tuple[Die, ...]) -> tuple[Die, ...]:
    """White, red, and the event die; how the red one fell matters at the gates."""
    white, red = dice
    face = _face(game, view)
    thrown = FACES[face] if face >= 0 else "none"
    reds = tuple(f"die-red-{number}" for number in range(1, 7))
    return (
        white,
        replace(red, key="die-red", text=words("tell-red-die"), topic="red-die", faces=reds),
        Die(
            "die-event",
            face + 1,
            words("tell-event-die", face=thrown),
            "event-die",
            tuple(f"die-event-{key}" for key in FACES),
            "gate",
            words("face-" + thrown) if face >= 0 else None,
            past(game, view.state, EVENT),
        ),
    )


def _costs(game: Game, view: Observation, shown: tuple[CostCard, ...]) -> tuple[CostCard, ...]:
    """Walls look as on the board, and knights are counted by rank."""
    part, prices = KNIGHTS.of(game, view.state), [price_of(game, cost) for cost in (RECRUIT, PROMOTE, PROMOTE)]
    found = [replace(entry, icon="city_wall") if entry.icon == "wall" else entry for entry in shown]
    knights = tuple(
        CostCard(words("rank-" + key), "knight", knights_left(part, view.seat, rank), KNIGHTS_EACH, 0, price)
        for rank, (key, price) in numbered(RankId, zip(RANKS, prices, strict=True))
    )
    return (*(entry for entry in found if entry.icon != "knight"), *knights)


def _lookout(game: Game, view: Observation, before: Words | None) -> Words | None:
    """Barbarians one step from the coast are more than a quiet turn, but less than a hand at risk."""
    now = voyage(game, view.state)
    if before is None or before.key != "lookout-turn" or now.at < LANDING - 1:
        return before
    return words("lookout-barbarians", name=Who(view.state.seat), strength=now.attack, defence=now.defence)


def _next(game: Game, view: Observation, step: NextStep | None) -> NextStep | None:
    """Before the roll, what may be done besides; with the ship near and a loss in sight, wake a knight."""
    if step is not None and step.hint.key == "hint-pre-roll":
        kinds = _kinds(view)
        if actions.PlayProgress.kind in kinds:
            return step
        chase = actions.ChaseRobber.kind in kinds
        return replace(step, hint=words("hint-roll-or-chase" if chase else "hint-roll-only"))
    if step is None or not step.final or step.action is None or BARBARIANS.of(game, view.state).ship < LANDING - 2:
        return step
    now, knights = voyage(game, view.state), KNIGHTS.of(game, view.state)
    can = actions.ActivateKnight.kind in _kinds(view)
    if can and now.losers >> view.seat & 1 and knights_of(knights, view.seat) & ~knights.active:
        return replace(step, hint=words("hint-wake-knights"))
    return step


def fill(game: Game, view: Observation, model: TableModel) -> TableModel:
    """Adds cities and knights to what stands around the board already."""
    part = PROGRESS_CARDS.of(game, view.state)
    tracks = TRACK_IDS
    return replace(
        model,
        seats=tuple(seat_panel(game, view, panel) for panel in model.seats),
        dice=_dice(game, view, model.dice),
        hand=replace(model.hand, cards=(*model.hand.cards, *progress_cards(game, view))),
        buttons=_buttons(game, view, model.buttons),
        costs=_costs(game, view, model.costs),
        piles=(words("supply-deck", count=sum(deck_size(part, track) for track in tracks)), *model.piles),
        lookout=_lookout(game, view, model.lookout),
        next=_next(game, view, model.next),
        question=question(game, view, model.question),
        ladders=tuple(ladder(game, view, track) for track in tracks),
    )


# names of what is chosen


def progress_label(game: Game, value: ProgressId) -> Label:
    """A progress card as the value of a field."""
    key = PROGRESS[value].key
    return Label(progress_name(value), f"card-{key}", words(f"card-{kebab(key)}-text"))


def track_label(game: Game, value: TrackId) -> Label:
    """A track as the value of a field."""
    return Label(words("track-" + TRACKS[value]), f"card-back-{TRACKS[value]}")


def rank_label(game: Game, value: int) -> Label:
    """A rank as the value of a field."""
    return Label(words("rank-" + RANKS[value]))


def white_label(game: Game, value: int) -> Label:
    """What the white die shows."""
    return Label(words("value", value=str(value)), f"die-{value}")


def red_label(game: Game, value: int) -> Label:
    """What the red die shows."""
    return Label(words("value", value=str(value)), f"die-red-{value}")


PANELS = PanelView(
    fill=fill,
    moments=moments,
    names={TrackId: track_label, ProgressId: progress_label, RankId: rank_label},
    labels={("set_dice", "white"): white_label, ("set_dice", "red"): red_label},
    actions={"play_progress": lambda game, action: progress_name(action.card)},
    asides={("name_opponent", "opponent"): aimed_at},
    pieces={
        "recruit_knight": "knight-1-idle",
        "build_wall": "city_wall",
        "place_free_wall": "city_wall",
        "use_medicine": CITY,
        "lay_road": ROAD,
        "place_merchant": "merchant",
    },
    foresee=foresee,
    unsure=UNSURE,
    explain=explain,
    keys=KEYS,
)
