"""Reasons for an action in Landnam: farms and harvests, land to be found, the law, and builds to save for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from catan_desktop.evaluation.explanation import Explanations, Goal, plainly
from catan_desktop.evaluation.reasons import EXPLANATIONS as SETTLERS
from catan_desktop.games.landnam.actions import (
    AddCards,
    Age,
    AskHelp,
    BarHarvest,
    BuildAgeing,
    CloseSide,
    DeclineSide,
    Dissolve,
    JoinSide,
    Omens,
    OpenCase,
    Pardon,
    TakeStep,
)
from catan_desktop.games.landnam.cases import against, cases
from catan_desktop.games.landnam.exploration import bonus_at
from catan_desktop.games.landnam.honours import HONOURS, points
from catan_desktop.games.landnam.land import LAND, older
from catan_desktop.games.landnam.reach import terrain_at
from catan_desktop.games.landnam.tables import KINDS, UNKNOWN
from catan_desktop.games.landnam.units import UNITS
from catan_desktop.kernel import Action, Game, GameState, Reason, Seat
from catan_desktop.mechanics.parts import HANDS

from .ground import Ground, grounds
from .position import WEIGHTS, built, goals
from .yields import RATE

LEAST_CHANCES = 1.0
"""Of 36 throws: a gain of less is not worth a word."""
MANY = 6
"""Cards of one kind that a famine would make one sorry for."""
LIKELY_LAND = 2
"""From this bonus on sea is the less likely (ALTH-616)."""
Telling: TypeAlias = Callable[[Game, GameState, Any], Iterable[Reason]]


def _ground(game: Game, state: GameState, seat: Seat) -> Ground:
    return grounds(game, built(game, state)).seats[seat]


def _points(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """A first farm, a token, or points."""
    was, now = built(game, other), built(game, after)
    gain = points(game, now, seat) - points(game, was, seat)
    if UNITS.of(game, now).settlements(seat) and not UNITS.of(game, was).settlements(seat):
        yield Reason("why-first-farm")
    if HONOURS.of(game, now).white[seat] > HONOURS.of(game, was).white[seat]:
        yield Reason("why-sue-token")
    elif gain > 0:
        yield Reason("why-points", (("count", gain),))


def _income(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """A piece that takes a harvest, a resource that is new, or more of what there was."""
    was, now = _ground(game, other, seat), _ground(game, after, seat)
    if 36 * (sum(now.standing) - sum(was.standing)) >= LEAST_CHANCES:
        yield Reason("why-settler-harvest")
    elif 36 * (sum(now.flow) - sum(was.flow)) >= LEAST_CHANCES:
        fresh = [
            (value, kind) for kind, (value, old) in enumerate(zip(now.flow, was.flow, strict=True)) if value > 0 >= old
        ]
        if fresh:
            yield Reason("why-income-new", (("resource", KINDS[max(fresh)[1]]),))
        yield Reason("why-income", (("count", round(36 * (sum(now.flow) - sum(was.flow)))),))


def _cards(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """More cards, or fewer of those that a famine takes."""
    was, now = (HANDS.of(game, state).private[seat] or (0,) for state in (other, after))
    yield Reason("why-spread-hand" if max(was) >= MANY > max(now) or sum(now) <= sum(was) else "why-cards")


def _law(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """An outlaw who is safe; everything else of the law is told of the action itself."""
    if len(_ground(game, after, seat).outlaws) < len(_ground(game, other, seat).outlaws):
        yield Reason("why-walk-away")


def _rival(game: Game, other: GameState, after: GameState, who: Seat) -> Iterator[Reason]:
    """Points, or harvests that a piece takes."""
    was, now = built(game, other), built(game, after)
    lost = points(game, was, who) - points(game, now, who)
    if lost > 0:
        yield Reason("why-rival-points", (("who", who), ("count", lost)))
    if 36 * (sum(_ground(game, other, who).flow) - sum(_ground(game, after, who).flow)) >= LEAST_CHANCES:
        yield Reason("why-settler-blocks")


# of the action itself


def _step(game: Game, state: GameState, action: TakeStep) -> Iterator[Reason]:
    if terrain_at(game, state, action.target) == UNKNOWN:
        bonus = bonus_at(game, state, action.target)
        wants_sea = UNITS.of(game, state).is_ship(action.start) and bonus < LIKELY_LAND
        yield Reason("why-explore-sea" if wants_sea else "why-explore-land" if bonus else "why-explore-card")


def _sued(game: Game, state: GameState, action: OpenCase) -> Iterator[Reason]:
    yield Reason("why-sue-token")
    found = cases(game, state)
    against_whom = next((case.defendant for case in found if case.hex == action.hex), None)
    if against_whom is not None and against(game, found)[against_whom] > 2:
        yield Reason("why-sue-black")
    yield Reason("why-sue-clear")


def _aged(game: Game, state: GameState, action: Age | BuildAgeing) -> Iterator[Reason]:
    land = LAND.of(game, state)
    number = land.tokens[action.hex]
    yield Reason("why-age-help" if RATE[older(land, number)] > RATE[number] else "why-age-harm")


def _added(game: Game, state: GameState, action: AddCards) -> Iterator[Reason]:
    yield Reason("why-sue-token" if action.count else "why-close-cheap")


def _pardoned(game: Game, state: GameState, action: Pardon) -> Iterator[Reason]:
    own = UNITS.of(game, state).owner(action.hex) == action.seat
    yield Reason("why-pardon-own" if own else "why-pardon-other")


OF_ACTION: Mapping[type[Action], Telling] = {
    TakeStep: _step,
    OpenCase: _sued,
    Age: _aged,
    BuildAgeing: _aged,
    AddCards: _added,
    JoinSide: lambda game, state, action: (Reason("why-join-last"),),
    AskHelp: lambda game, state, action: (Reason("why-sue-token"),),
    CloseSide: lambda game, state, action: (Reason("why-close-cheap"),),
    DeclineSide: lambda game, state, action: (Reason("why-close-cheap"),),
    Omens: lambda game, state, action: (Reason("why-omens"),),
    Pardon: _pardoned,
    Dissolve: lambda game, state, action: (Reason("why-uproar"),),
    BarHarvest: lambda game, state, action: (Reason("why-settler-blocks"),),
}


def _choice(game: Game, state: GameState, action: Action, others: Sequence[Action]) -> Iterable[Reason]:
    tell = OF_ACTION.get(type(action))
    return () if tell is None else tell(game, state, action)


def _goals(game: Game, state: GameState, seat: Seat) -> Iterator[Goal]:
    yield from goals(_ground(game, state, seat), WEIGHTS.yields, WEIGHTS)


EXPLANATIONS = Explanations(
    tellers={
        "points": _points,
        "income": _income,
        "cards": _cards,
        "sites": plainly("why-prospect"),
        "frontier": plainly("why-explore-card"),
        "harbour": plainly("why-landnam-harbour"),
        "law": _law,
    },
    goals=_goals,
    suppose=SETTLERS.suppose,
    asks=SETTLERS.asks,
    rival=_rival,
    choice=_choice,
)
