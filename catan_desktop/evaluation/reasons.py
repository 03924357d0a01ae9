"""Reasons for an action of the settlers: points, income, builds within reach, safety from a 7."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from catan_desktop.kernel import Action, Counts, Game, GameState, Reason, Seat
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import covers
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.mechanics.actions import (
    AcceptOffer,
    BuildRoad,
    BuildSettlement,
    CounterOffer,
    OfferTrade,
    PlaceFreeRoad,
    PlaceRoad,
    PlaceSettlement,
)
from catan_desktop.mechanics.awards import largest_holder, longest_holder
from catan_desktop.mechanics.discards import hand_limit
from catan_desktop.mechanics.goods import holdings, trade_over
from catan_desktop.mechanics.parts import HANDS, LARGEST_ARMY, PIECES
from catan_desktop.mechanics.questions import BLOCKED, RATES
from catan_desktop.mechanics.scoring import public_points, total_points
from catan_desktop.mechanics.tables import BRICK, GRAIN, LUMBER, ORE, tables
from catan_desktop.mechanics.trade import OfferData

from .explanation import Explanations, Goal, plainly
from .position import income, prospect, targets, yields_now

LEAST_CHANCES = 1.0
"""Of 36 throws: a gain of less is not worth a word."""
FEW_ROADS = 2
"""Lacking roads at most with which a longer road is on the way to the award."""


def _points(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    gain = total_points(game, after, seat) - total_points(game, other, seat)
    for key, holder in (("why-longest", longest_holder), ("why-largest", largest_holder)):
        loser = holder(game, other)
        if holder(game, after) == seat != loser:
            yield Reason(key)
            if loser != NOBODY:
                lost = public_points(game, other, Seat(loser)) - public_points(game, after, Seat(loser))
                yield Reason("why-rival-points", (("who", Seat(loser)), ("count", lost)))
            return
    if gain > 0:
        yield Reason("why-points", (("count", gain),))


def _income(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """Return what the own places yield more, and what the bank asks less."""
    was, now = game.ask(BLOCKED, other), game.ask(BLOCKED, after)
    if _own_around(game, other, seat, was & ~now):
        yield Reason("why-unblocked")
        return
    before, then = income(game, other, seat, was), income(game, after, seat, now)
    kinds = tables(game).kinds
    if not any(before) and any(then):
        yield from _first_place(game, after, seat, then)
        return
    fresh = [(value, kind) for kind, (value, old) in enumerate(zip(then, before, strict=True)) if value > 0 >= old]
    if fresh:
        yield Reason("why-income-new", (("resource", kinds[max(fresh)[1]]),))
    gain = 36 * (sum(then) - sum(before))
    if gain >= LEAST_CHANCES:
        yield Reason("why-income", (("count", round(gain)),))
    yield from _rates(game, other, after, seat)


def _first_place(game: Game, after: GameState, seat: Seat, flow: list[float]) -> Iterator[Reason]:
    """All is lacking before the first settlement, so that its worth is in its numbers, in what goes together, and in
    its harbour."""
    yield Reason("why-spot", (("chances", round(36 * sum(flow))), ("count", sum(1 for value in flow if value > 0))))
    if flow[LUMBER] > 0 and flow[BRICK] > 0:
        yield Reason("why-pair-roads")
    elif flow[GRAIN] > 0 and flow[ORE] > 0:
        yield Reason("why-pair-cities")
    bank = tables(game).bank_rate
    rates = game.ask(RATES, after, seat)
    best, kind = min((rate, kind) for kind, rate in enumerate(rates))
    if best < bank:
        same = all(rate == best for rate in rates)
        yield (
            Reason("why-rates", (("rate", best),))
            if same
            else Reason("why-rate", (("count", best), ("resource", tables(game).kinds[kind])))
        )


def _rates(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    was, now = game.ask(RATES, other, seat), game.ask(RATES, after, seat)
    better = [(now[kind], kind) for kind in range(len(now)) if now[kind] < was[kind]]
    if len(better) > 1:
        yield Reason("why-rates", (("rate", min(better)[0]),))
    elif better:
        rate, kind = better[0]
        yield Reason("why-rate", (("count", rate), ("resource", tables(game).kinds[kind])))


def _own_around(game: Game, state: GameState, seat: Seat, hexes: int) -> bool:
    pieces, around = PIECES.of(game, state), game.board.topology.hex_corner_mask
    return any((pieces.settlements[seat] | pieces.cities[seat]) & around[hex] for hex in bits(hexes))


def _excess(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """A hand over the limit, or one that may grow over it until the own next turn."""
    count, limit = HANDS.of(game, other).sizes[seat], hand_limit(game, other, seat)
    yield Reason("why-excess", (("count", count),)) if count > limit else Reason("why-excess-soon", (("limit", limit),))


def _army(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    army, count = LARGEST_ARMY.of(game, after), LARGEST_ARMY.of(game, after).knights[seat]
    if army.holder == NOBODY or count > LARGEST_ARMY.of(game, other).knights[seat]:
        yield Reason("why-army", (("count", count),))


def _road(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """A longer road, where few are lacking to the award."""
    lengths, holder = PIECES.of(game, after).lengths, longest_holder(game, after)
    need = max(tables(game).longest_road_from, lengths[holder] + 1 if holder >= 0 else 0)
    if need - FEW_ROADS <= lengths[seat] > PIECES.of(game, other).lengths[seat]:
        yield Reason("why-road", (("count", lengths[seat]),))


def rival_loss(game: Game, other: GameState, after: GameState, who: Seat) -> Iterator[Reason]:
    """Return what an opponent loses."""
    points = public_points(game, other, who) - public_points(game, after, who)
    if points > 0:
        yield Reason("why-rival-points", (("who", who), ("count", points)))
    was, now = (sum(income(game, state, who, game.ask(BLOCKED, state), 1.0)) for state in (other, after))
    cards = HANDS.of(game, other).sizes[who] - HANDS.of(game, after).sizes[who]
    if 36 * (was - now) >= LEAST_CHANCES:
        yield Reason("why-rival-income", (("who", who), ("count", round(36 * (was - now)))))
    elif cards > 0:
        yield from _cards_lost(game, other, after, who)
    elif not points and prospect(game, other, who) > prospect(game, after, who):
        yield Reason("why-rival-site", (("who", who),))


def _cards_lost(game: Game, other: GameState, after: GameState, who: Seat) -> Iterator[Reason]:
    """Return how many cards an opponent loses; all opponents together where several lose some, as by a monopoly."""
    sizes = zip(HANDS.of(game, other).sizes, HANDS.of(game, after).sizes, strict=True)
    lost = [was - now for was, now in sizes]
    others = [count for seat, count in enumerate(lost) if count > 0 and seat != after.seat]
    if len(others) > 1:
        yield Reason("why-rivals-cards", (("count", sum(others)),))
    else:
        yield Reason("why-rival-cards", (("who", who), ("count", lost[who])))


def _asks(action: Action) -> Iterator[tuple[Seat, int]]:
    if isinstance(action, OfferTrade):
        for kind, count in enumerate(action.want):
            if count:
                yield from ((Seat(other), kind) for other in bits(action.partners))


def _choice(game: Game, state: GameState, action: Action, others: Sequence[Action]) -> Iterator[Reason]:
    """A victim by his cards and points, a road by where it leads."""
    victim = getattr(action, "victim", None)
    if victim is not None:
        yield from _victim(game, state, victim, [other for one in others if (other := _victim_of(one)) != victim])
    elif isinstance(action, PlaceSettlement | BuildSettlement):
        yield from _new_kind(game, state, action, others)
    elif isinstance(action, PlaceRoad | PlaceFreeRoad | BuildRoad):
        worth = 36 * _beyond(game, state, action.seat, action.path)
        if worth >= LEAST_CHANCES:
            yield Reason("why-road-leads", (("count", round(worth)),))


def _new_kind(
    game: Game, state: GameState, action: PlaceSettlement | BuildSettlement, others: Sequence[Action]
) -> Iterator[Reason]:
    """Return what a site yields that neither the seat has yet nor the other site yields."""
    yields, had = yields_now(game, state), income(game, state, action.seat, 0, 1.0)
    beside = [yields[one.corner] for one in others if isinstance(one, PlaceSettlement | BuildSettlement)]
    fresh = [
        (value, kind)
        for kind, value in enumerate(yields[action.corner])
        if value > 0 >= had[kind] and not any(one[kind] for one in beside)
    ]
    if fresh and any(had):
        yield Reason("why-income-new", (("resource", tables(game).kinds[max(fresh)[1]]),))


def _victim_of(action: Action) -> Seat:
    found: Seat = getattr(action, "victim", Seat(NOBODY))
    return found


def _victim(game: Game, state: GameState, victim: Seat, others: Sequence[Seat]) -> Iterator[Reason]:
    hands, most = HANDS.of(game, state).sizes, max([HANDS.of(game, state).sizes[other] for other in others], default=0)
    if hands[victim] > most:
        yield Reason("why-victim", (("who", victim), ("count", hands[victim]), ("most", most)))
    points = public_points(game, state, victim)
    if points > max([public_points(game, state, other) for other in others], default=0):
        yield Reason("why-victim-points", (("who", victim), ("count", points)))


def _beyond(game: Game, state: GameState, seat: Seat, path: int) -> float:
    """Cards a roll of the best site at the end of a road or one road on."""
    pieces, topology, yields = PIECES.of(game, state), game.board.topology, yields_now(game, state)
    ends = topology.path_end_mask[path] & ~(pieces.settlements[seat] | pieces.cities[seat])
    near = ends
    for corner in bits(ends):
        near |= topology.corner_corners[corner]
    return max([sum(yields[corner]) for corner in bits(near & pieces.open_corners)], default=0.0)


def goals(game: Game, state: GameState, seat: Seat) -> Iterator[Goal]:
    """Settlement, city and development card."""
    yield from targets(game, state, seat, 1.0)


def suppose(game: Game, state: GameState, action: Action) -> GameState | None:
    """The cards after a trade that an offer or an answer to one may lead to."""
    if isinstance(action, OfferTrade):
        rich = [Seat(other) for other in bits(action.partners) if _holds(game, state, Seat(other), action.want)]
        partner = rich[0] if rich else None
        return _traded(game, state, action.seat, partner, action.give, action.want) if partner is not None else None
    data = state.frames[-1].data
    if isinstance(data, OfferData) and isinstance(action, AcceptOffer):
        return _traded(game, state, data.seat, action.seat, data.give, data.want)
    if isinstance(data, OfferData) and isinstance(action, CounterOffer):
        return _traded(game, state, action.seat, data.seat, action.give, action.want)
    return None


def _holds(game: Game, state: GameState, seat: Seat, cards: Counts) -> bool:
    return covers(holdings(game, state, seat), cards)


def _traded(game: Game, state: GameState, one: Seat, other: Seat, give: Counts, want: Counts) -> GameState | None:
    if not (_holds(game, state, one, give) and _holds(game, state, other, want)):
        return None
    return trade_over(game, trade_over(game, state, one, other, give), other, one, want)


EXPLANATIONS = Explanations(
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
    asks=_asks,
    rival=rival_loss,
    choice=_choice,
)
