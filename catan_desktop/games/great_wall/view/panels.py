"""The Great Wall around the board: the Year, the own board, what is open before all, names of what is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from catan_desktop.games.great_wall import actions as act
from catan_desktop.games.great_wall.board import (
    HEADQUARTERS,
    LOCATIONS,
    RESOURCES,
    SECTIONS,
    LocationId,
    PostId,
    ResourceId,
    SectionId,
    SlotId,
    SpotId,
    place_of,
)
from catan_desktop.games.great_wall.cards import SOLDIERS
from catan_desktop.games.great_wall.locations import HIRING
from catan_desktop.games.great_wall.part import (
    COURSE,
    COURT,
    HORDE_DECK,
    PLAYER,
    REED,
)
from catan_desktop.games.great_wall.setup import GENERAL, START_ADVISORS
from catan_desktop.games.great_wall.tables import (
    BASE_CLANS,
    AdvisorId,
    ClanId,
    CommandId,
    GeneralId,
    SoldierId,
    SoldierKind,
    tables,
)
from catan_desktop.games.great_wall.tables import LINES as SEAT_LINES
from catan_desktop.games.great_wall.year import COMMAND
from catan_desktop.kernel import Counts, Game, GameState, Observation
from catan_desktop.kernel.ids import SEATS
from catan_desktop.present.models.panels import CardDisplay, Drawer, Pip, TableModel
from catan_desktop.present.panel_view import Label, PanelView
from catan_desktop.present.words import Cards, Words, words

from .asked import next_step, question
from .board import finished, next_spring, season, shame_pool
from .building import DEPLOYS, KEYS, tiles
from .faces import (
    advisor_art,
    advisor_text,
    artifact_face,
    command_art,
    display_face,
    general_start,
    general_text,
    request_face,
    requests_done,
)
from .foresight import foresee
from .hand import hand
from .moments import moments
from .names import advisor_words, clan_words, command_words, general_words, place_words, soldier_words
from .places import explain
from .seats import seat_panel, special_words

SECRET_STEPS = frozenset({GENERAL, START_ADVISORS, COMMAND})
"""Steps in which a seat sees what others must not."""


# the Year


def moment(game: Game, state: GameState) -> Words | None:
    """Return when it is: the Year with its season, or with the execution slot whose turn it is."""
    course = COURSE.of(game, state)
    now = season(game, state)
    if not now:
        return None
    if course.phase == PLAYER:
        return words("moment-gw-slot", year=course.year, slot=course.slot + 1)
    return words("moment-gw", year=course.year, years=tables(game).line.years, season=now)


def _in_year(turn: int, seats: int) -> tuple[int, int]:
    """Return how many Years are over at a turn, and how many turns of its own."""
    line = SEAT_LINES[seats - 1]
    return divmod(turn - 1, seats * line.turns + line.reed + 2)


def era(turn: int, seats: int) -> Words | None:
    """Return the Year of a turn."""
    return words("moment-gw-year", year=_in_year(turn, seats)[0] + 1) if turn else None


def when(turn: int, seats: int) -> Words | None:
    """Return when a turn is: council, players, the Reed clan, and Winter are the turns of every Year."""
    if not turn:
        return None
    line = SEAT_LINES[seats - 1]
    slots, (past, place) = seats * line.turns, _in_year(turn, seats)
    if not place:
        return era(turn, seats)
    if place <= slots:
        return words("moment-gw-slot", year=past + 1, slot=place)
    then = "winter" if place == slots + line.reed + 1 else "autumn"
    return words("moment-gw", year=past + 1, years=line.years, season=then)


def year(game: Game, state: GameState) -> tuple[Pip, ...]:
    """Return the strip of the Year: its seasons, and behind Autumn the turn of the Reed clan where it plays."""
    course = COURSE.of(game, state)
    now = "reed" if course.phase == REED else season(game, state)
    if not now:
        return ()
    order = ("spring", "summer", "autumn", *(("reed",) if tables(game).line.reed else ()), "winter")
    over = order.index(now)
    return tuple([_pip(key, at == over, at < over) for at, key in enumerate(order)])


def _pip(key: str, current: bool, done: bool) -> Pip:
    if key == "reed":
        return Pip(words("clan-reed"), current, done, words("tell-gw-reed"), "gw-reed", "gw-clan-reed")
    return Pip(words("season-" + key), current, done, words("tell-season-" + key), "gw-year", "icon-gw-" + key)


# what is open before all


def drawer(game: Game, view: Observation) -> Drawer | None:
    """Return the display of advisors and what decides the end: artifacts or requests.

    It opens for whoever hires, and where requests decide the game for whoever chooses commands.
    """
    state = view.state
    cards = COURT.of(game, state)
    display = [display_face(game, card) for card in cards.display]
    artifacts = [artifact_face(game, state, card) for card in cards.artifacts]
    requests = [request_face(game, state, card) for card in cards.requests]
    rows = (
        ("lot-gw-display", display, words("tell-gw-display")),
        ("lot-gw-artifacts", artifacts, words("tell-gw-artifact")),
        ("lot-gw-requests", requests, requests_done(game, state)),
    )
    found = [CardDisplay(words(key), faces=tuple(faces), told=(text,)) for key, faces, text in rows if faces]
    opens = {HIRING, COMMAND} if requests else {HIRING}
    asked = view.decision is not None and state.frames[-1].step in opens
    return Drawer(tuple(found), asked, ("location", HEADQUARTERS)) if found else None


def piles(game: Game, state: GameState) -> tuple[Words, ...]:
    """Return what else lies beside the board."""
    deck = words("tell-gw-deck", count=HORDE_DECK.of(game, state).deck)
    return (shame_pool(game, state), finished(game, state), deck, *next_spring(game, state))


def secret(game: Game, view: Observation) -> bool:
    """Return whether the looking seat sees something that others must not: dealt people, a sealed command card."""
    if view.decision is not None and view.state.frames[-1].step in SECRET_STEPS:
        return True
    secrets = COURT.of(game, view.state).secrets
    return bool(secrets) and any(secrets[view.seat])


def fill(game: Game, view: Observation, model: TableModel | None) -> TableModel:
    """Return everything around the board; there is nothing before it."""
    state, asked = view.state, question(game, view)
    return TableModel(
        viewer=view.seat,
        seats=tuple([seat_panel(game, view, seat) for seat in SEATS[: game.seats]]),
        turn=state.turn,
        active=state.seat,
        steps=year(game, state),
        hand=hand(game, view),
        buttons=tiles(game, view),
        next=next_step(game, view, asked),
        question=asked,
        choices=view.decision.choices if view.decision else (),
        piles=piles(game, state),
        note=asked.text if asked is not None and not asked.urgent else None,
        secret=secret(game, view),
        drawer=drawer(game, view),
        closing=state.outcome is None and COURSE.of(game, state).year == tables(game).line.years,
    )


# names of what is chosen


def _clan(game: Game, value: ClanId) -> Label:
    key = BASE_CLANS[value]
    special = next((kind.key for kind in tables(game).soldiers if kind.clan == value), "")
    return Label(clan_words(value), "gw-clan-" + key, special_words(special) if special else None)


def _general(game: Game, value: GeneralId) -> Label:
    text = words("general-gw-start", text=general_text(game, value, 1), start=general_start(game, value))
    return Label(general_words(game, value), "card-gw-general-" + tables(game).generals[value].key, text)


def _soldier(game: Game, value: SoldierId) -> Label:
    key = tables(game).soldiers[value].key
    return Label(soldier_words(game, value), "piece-" + key)


def _saved(game: Game, value: Counts) -> Label:
    """Return what is left out of a price."""
    if not any(value):
        return Label(words("saved-gw-nothing"))
    return Label(words("saved-gw", cards=Cards(value, RESOURCES)))


def _post(game: Game, value: PostId) -> Label:
    post = PostId(value)
    if not post:
        return Label(words("name-gw-camp"))
    key = "post-gw-hideout" if post <= SECTIONS else "post-gw-wall"
    return Label(words(key, section=(post - 1) % SECTIONS + 1))


def _standing(game: Game, view: Observation, action: act.RecallSoldier | act.LoseSoldier) -> Label:
    """Return the soldier, with the level of the wall where he stands on one."""
    soldier = _soldier(game, action.soldier)
    if not action.level:
        return soldier
    return Label(words("soldier-gw-level", soldier=soldier.words, level=action.level), soldier.icon)


def _spot(game: Game, value: SpotId) -> Label:
    section, row, _ = place_of(SpotId(value))
    return Label(words("spot-gw", section=section + 1, row=row + 1))


def deployed(kinds: Sequence[SoldierKind], first: int = 0) -> dict[str, str]:
    """Return the soldier that each action of deploying puts on the board; `first`: the number of the first kind."""
    numbered = list(enumerate(kinds, first))
    return {f"{action}.soldier={number}": kind.key for action in DEPLOYS for number, kind in numbered}


NAMES: dict[Any, Any] = {
    SpotId: _spot,
    PostId: _post,
    SectionId: lambda game, value: Label(words("section-name", section=value + 1)),
    LocationId: lambda game, value: Label(place_words(value), "gw-location-" + LOCATIONS[value]),
    SlotId: lambda game, value: Label(words("slot-gw", slot=value + 1)),
    ResourceId: lambda game, value: Label(words("resource-" + RESOURCES[value]), "resource-" + RESOURCES[value]),
    ClanId: _clan,
    GeneralId: _general,
    AdvisorId: lambda game, value: Label(
        advisor_words(game, value), advisor_art(game, value), advisor_text(game, value)
    ),
    CommandId: lambda game, value: Label(command_words(game, value), command_art(game, value)),
    SoldierId: _soldier,
}
LABELS: dict[tuple[str, str], Any] = {
    ("save_free", "physician"): lambda game, value: Label(words("save-gw-physician" if value else "save-gw-general")),
    **{(kind, "saved"): _saved for kind in ("recruit", "build_barricade", "build_wall", "build_firearm")},
}
PANELS = PanelView(
    fill=fill,
    names=NAMES,
    labels=LABELS,
    seen_labels={(kind, "level"): _standing for kind in ("recall_soldier", "lose_soldier")},
    actions={
        "tea_move": lambda game, action: words("act-tea-move-places", count=action.places),
        "gain": lambda game, action: words("act-gain-one", thing=words("resource-" + RESOURCES[action.resource])),
    },
    pieces={
        "place_clerk": "clerk",
        "build_barricade": "barricade",
        "shoot": "wound",
        **deployed(SOLDIERS),
    },
    keys=KEYS,
    foresee=foresee,
    explain=explain,
    moments=moments,
    moment=moment,
    when=when,
    era=era,
    alike={"deploy_pair.other": "spot"},
    sites={
        SpotId: lambda spot: ("spot", int(spot)),
        SectionId: lambda section: ("section", int(section)),
        LocationId: lambda location: ("location", int(location)),
        PostId: lambda post: ("post", int(post)) if post else None,
    },
)
