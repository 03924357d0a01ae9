"""Barbarian Attack around the board: prisoners and riders, chronicle cards, the ride at the end of the turn."""

from __future__ import annotations

from catan_desktop.games.barbarian_attack.actions import FinishRiding, MoveRider, PlaceRider
from catan_desktop.games.barbarian_attack.conquest import PAIR
from catan_desktop.games.barbarian_attack.part import (
    CARDS,
    PLACE,
    PUT,
    RIDE,
    RIDERS,
    SWEEP,
    TAKE,
    Placing,
    Shifting,
    attack,
)
from catan_desktop.games.barbarian_attack.riding import grain_for
from catan_desktop.kernel import Action, Game, Observation, Reason, replace
from catan_desktop.kernel.choice import Among, Only
from catan_desktop.mechanics.actions import EndTurn
from catan_desktop.mechanics.turn import ACTION
from catan_desktop.mechanics.view.names import hex_words
from catan_desktop.mechanics.view.panels import asked_now, own_steps, step_of, with_step
from catan_desktop.present.models.panels import (
    ActionButton,
    CostCard,
    Counter,
    NextStep,
    Pip,
    SeatPanel,
    TableModel,
)
from catan_desktop.present.panel_view import PanelView
from catan_desktop.present.words import Words, because, words

from .board import RIDER
from .foresight import foresee
from .places import explain, riders_left, supply, yet_to_ride

KEYS = {"chronicle": "C", "ride": "M"}


def _seat(game: Game, view: Observation, panel: SeatPanel) -> SeatPanel:
    """Prisoners and riders stand right after the cards."""
    part, seat = attack(game, view.state), panel.seat
    taken, riding = part.prisoners[seat], part.riders[seat].bit_count()
    told = [words("tell-riders", count=riding, left=riders_left(game, view.state, seat))]
    left = yet_to_ride(view.state, seat)
    if left is not None:
        told.append(words("tell-riding", count=left.bit_count()))
    points = words("tell-prisoners", count=taken, points=taken // PAIR)
    counters = (
        Counter("prisoner", taken, words("count-prisoners"), taken >= PAIR, (points,), "prisoner"),
        Counter("rider", riding, words("count-riders"), False, tuple(told), "path-knight"),
    )
    return replace(panel, counters=(*panel.counters[:1], *counters, *panel.counters[1:]))


def _dressed(entry: ActionButton) -> ActionButton:
    """The button of chronicle cards, with what its name does not say."""
    if entry.key != "chronicle":
        return entry
    gist, about = words("gist-buy-chronicle"), words("about-buy-chronicle")
    return replace(entry, icon="card", gist=gist, about=about, topic="chronicle-card")


def _why_no_ride(game: Game, view: Observation) -> Reason:
    usual = Reason("reason-no-rider", rule="BARB-071")
    return usual if view.state.frames[-1].step == ACTION and view.decision else asked_now(game, view) or usual


def _ride(game: Game, view: Observation) -> ActionButton:
    """Moving riders at the end of the turn; before, the way there."""
    step, own = view.state.frames[-1].step, attack(game, view.state).riders[view.seat]
    riding = view.decision is not None and step == RIDE
    ending = own != 0 and step == ACTION and _may(view, EndTurn)
    left = (yet_to_ride(view.state, view.seat) if riding else None) or (own if ending else 0)
    return ActionButton(
        key="ride",
        name=words("name-ride"),
        icon="rider",
        kinds=(EndTurn.kind if ending else MoveRider.kind,),
        reason=None if left else because(_why_no_ride(game, view)),
        ready=words("tell-riding", count=left.bit_count()) if left else None,
        gist=words("gist-move-rider"),
        about=words("about-move-rider"),
        topic="path-knight",
    )


def _costly(game: Game, view: Observation) -> tuple[MoveRider, ...]:
    """The rides that cost a grain (BARB-072)."""
    rides = [
        action
        for choice in (view.decision.choices if view.decision is not None else ())
        if isinstance(choice, Among)
        for action in choice.actions
        if isinstance(action, MoveRider)
    ]
    return tuple(ride for ride in rides if grain_for(game, ride.start, ride.to))


def _pieces(game: Game, view: Observation) -> CostCard:
    """The riders that the looking seat has yet to place; chronicle cards bring them."""
    return CostCard(words("name-rider"), "rider", riders_left(game, view.state, view.seat), RIDERS, 0, ())


def _may(view: Observation, kind: type[Action]) -> bool:
    """Whether the looking seat can do the one action of a kind."""
    choices = view.decision.choices if view.decision is not None else ()
    return any(isinstance(choice, Only) and isinstance(choice.action, kind) for choice in choices)


def _next(game: Game, view: Observation, step: NextStep | None) -> NextStep | None:
    """Riders ride before the turn is given away; those at a castle must."""
    if step is None or view.decision is None:
        return step
    now = view.state.frames[-1].step
    if now == RIDE:
        may = _may(view, FinishRiding)
        hint = words("hint-move-riders" if may else "hint-move-riders-castle")
        name = words("next-finish-riding")
        able = any(not isinstance(choice, Only) for choice in view.decision.choices)
        leaves = words("leaves-riders") if able else None
        return NextStep(name, FinishRiding(view.seat) if may else None, hint, final=may, leaves=leaves)
    if now == ACTION and attack(game, view.state).riders[view.seat]:
        return replace(step, name=words("next-ride"))
    return step


def _place_hint(game: Game, view: Observation) -> Words:
    return words("hint-place-rider-" + ("castle" if view.state.frames[-1].data_as(Placing).castle else "anywhere"))


def _ride_hint(game: Game, view: Observation) -> Words | None:
    return None if _may(view, FinishRiding) else words("hint-move-riders-castle")


def _take_hint(game: Game, view: Observation) -> Words | None:
    """The first hex that a barbarian leaves in a Treason."""
    sources = view.state.frames[-1].data_as(Shifting).sources
    return words("hint-treason-second", hex=hex_words(game, sources[0])) if sources else None


def _put_hint(game: Game, view: Observation) -> Words:
    """Whence the next barbarian of a Treason comes."""
    data = view.state.frames[-1].data_as(Shifting)
    number = len(data.targets)
    if number < len(data.sources):
        return words("hint-treason-next", hex=hex_words(game, data.sources[number]))
    return words("hint-treason-sea")


def _ride_step(game: Game, view: Observation, steps: tuple[Pip, ...]) -> Pip:
    """The ride comes after trade and building, before others build."""
    over = all(pip.done for pip in steps[: own_steps(game)])
    return Pip(words("step-ride"), step_of(view.state) in {RIDE, SWEEP}, over, words("tell-step-ride"), "path-knight")


def fill(game: Game, view: Observation, model: TableModel) -> TableModel:
    """Adds the coast and the riders to what stands around the board already."""
    left = sum(CARDS) - sum(attack(game, view.state).used)
    return replace(
        model,
        buttons=(*map(_dressed, model.buttons), _ride(game, view)),
        costs=(*model.costs, _pieces(game, view)),
        piles=(*model.piles, words("supply-deck", count=left), *supply(game, view.state)),
        next=_next(game, view, model.next),
        steps=with_step(game, model.steps, _ride_step(game, view, model.steps)),
        costly=_costly(game, view),
    )


PANELS = PanelView(
    fill=fill,
    seat=_seat,
    hints={PLACE: _place_hint, TAKE: _take_hint, PUT: _put_hint, RIDE: _ride_hint},
    pieces={PlaceRider.kind: RIDER, MoveRider.kind: RIDER, "put_barbarian": "barbarian"},
    foresee=foresee,
    explain=explain,
    keys=KEYS,
)
