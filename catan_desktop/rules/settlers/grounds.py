"""What speaks for an action of the settlers: points, income, builds within reach, safety from a 7."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import Counts, covers
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.rules.common.grounds import Goal, Grounds, plainly

from .actions import AcceptOffer, CounterOffer, OfferTrade
from .judge import income, targets
from .part import purse, settlers
from .purse import hand_over
from .questions import BLOCKED, RATES
from .scoring import total_points
from .tables import tables
from .trade import OfferData

LEAST_CHANCES = 1.0
"""Of 36 throws: a gain of less is not worth a word."""


def _points(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    now, then = settlers(other), settlers(after)
    gain = total_points(game, after, seat) - total_points(game, other, seat)
    if then.longest == seat != now.longest:
        yield Reason("why-longest")
    elif then.largest == seat != now.largest:
        yield Reason("why-largest")
    elif gain > 0:
        yield Reason("why-points", (("count", gain),))


def _income(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """What the own places yield more, and what the bank asks less."""
    was, now = game.ask(BLOCKED, other), game.ask(BLOCKED, after)
    if _own_around(game, other, seat, was & ~now):
        yield Reason("why-unblocked")
        return
    before, then = income(game, other, seat, was), income(game, after, seat, now)
    kinds = tables(game).kinds
    fresh = [(value, kind) for kind, (value, old) in enumerate(zip(then, before, strict=True)) if value > 0 >= old]
    if fresh:
        yield Reason("why-income-new", (("resource", kinds[max(fresh)[1]]),))
    gain = 36 * (sum(then) - sum(before))
    if gain >= LEAST_CHANCES:
        yield Reason("why-income", (("count", round(gain)),))
    yield from _rates(game, other, after, seat)


def _rates(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    was, now = game.ask(RATES, other, seat), game.ask(RATES, after, seat)
    better = [(now[kind], kind) for kind in range(len(now)) if now[kind] < was[kind]]
    if len(better) > 1:
        yield Reason("why-rates", (("rate", min(better)[0]),))
    elif better:
        rate, kind = better[0]
        yield Reason("why-rate", (("count", rate), ("resource", tables(game).kinds[kind])))


def _own_around(game: Game, state: GameState, seat: Seat, hexes: int) -> bool:
    part, around = settlers(state), game.board.topology.hex_corner_mask
    return any((part.settlements[seat] | part.cities[seat]) & around[hex] for hex in bits(hexes))


def _excess(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    yield Reason("why-excess", (("count", settlers(other).hands[seat]),))


def _army(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    if settlers(after).largest == NOBODY or settlers(after).knights[seat] > settlers(other).knights[seat]:
        yield Reason("why-army", (("count", settlers(after).knights[seat]),))


def _road(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    length = settlers(after).lengths[seat]
    if length > settlers(other).lengths[seat]:
        yield Reason("why-road", (("count", length),))


def goals(game: Game, state: GameState, seat: Seat) -> Iterator[Goal]:
    """Settlement, city and development card."""
    values = tables(game)
    names = {values.city: "city", values.settlement: "settlement", values.card: "card"}
    for cost, worth in targets(game, state, seat, 1.0):
        yield names.get(cost, "road-settlement"), cost, worth


def suppose(game: Game, state: GameState, action: Action) -> GameState | None:
    """The cards after a trade that an offer or an answer to one may lead to."""
    if isinstance(action, OfferTrade):
        rich = [Seat(other) for other in bits(action.partners) if _holds(state, Seat(other), action.want)]
        partner = rich[0] if rich else None
        return _traded(state, action.seat, partner, action.give, action.want) if partner is not None else None
    data = state.frames[-1].data
    if isinstance(data, OfferData) and isinstance(action, AcceptOffer):
        return _traded(state, data.seat, action.seat, data.give, data.want)
    if isinstance(data, OfferData) and isinstance(action, CounterOffer):
        return _traded(state, action.seat, data.seat, action.give, action.want)
    return None


def _holds(state: GameState, seat: Seat, cards: Counts) -> bool:
    return covers(purse(settlers(state), seat).hand, cards)


def _traded(state: GameState, one: Seat, other: Seat, give: Counts, want: Counts) -> GameState | None:
    if not (_holds(state, one, give) and _holds(state, other, want)):
        return None
    return hand_over(hand_over(state, one, other, give), other, one, want)


GROUNDS = Grounds(
    tellers={
        "points": _points,
        "income": _income,
        "cards": plainly("why-cards"),
        "excess": _excess,
        "prospect": plainly("why-prospect"),
        "held": plainly("why-held"),
        "army": _army,
        "road": _road,
    },
    goals=goals,
    suppose=suppose,
)
