"""Reasons for an action at the Great Wall."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from catan_desktop.evaluation.explanation import Explanations, Teller, plainly
from catan_desktop.games.great_wall.battle import presences
from catan_desktop.games.great_wall.board import REGULAR, LocationId
from catan_desktop.games.great_wall.locations import capacity
from catan_desktop.games.great_wall.part import COURSE, DEFENCE, ESTATES, advisors_of, cards_of, player, seats_of, staff
from catan_desktop.games.great_wall.standings import points
from catan_desktop.games.great_wall.tables import HordeId
from catan_desktop.kernel import Game, GameState, Reason, Seat
from catan_desktop.kernel.ids import numbered

from .forecast import forecast, pending
from .orders import effects


def _honour(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """More honour."""
    gain = player(game, after, seat).honour - player(game, other, seat).honour
    if gain > 0:
        yield Reason("why-gw-count", (("count", gain),))


def _rival(game: Game, other: GameState, after: GameState, who: Seat) -> Iterator[Reason]:
    """Return what another player loses."""
    lost = points(game, other, who) - points(game, after, who)
    if lost > 0:
        yield Reason("why-gw-rival", (("who", who),))
    else:
        yield Reason("why-gw-rival-less", (("who", who),))


def _claim(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """A trophy, the lead on a horde card, or a share in one."""
    if sum(player(game, after, seat).trophies) > sum(player(game, other, seat).trophies):
        yield Reason("why-gw-claim")
    elif _led(game, after, seat) - _led(game, other, seat):
        yield Reason("why-gw-claim-lead")
    elif sum(_held(game, after, seat).values()) > sum(_held(game, other, seat).values()):
        yield Reason("why-gw-claim-share")


def _led(game: Game, state: GameState, seat: Seat) -> set[HordeId]:
    """The horde cards whose trophy would be the seat's if they fell now (GW-144)."""
    course = COURSE.of(game, state)
    found = set()
    for card in cards_of(DEFENCE.of(game, state)):
        held = presences(game, state, card)
        if any(held) and min(seats_of(game), key=lambda one: (-held[one], course.tea.index(one))) == seat:
            found.add(card.number)
    return found


def _held(game: Game, state: GameState, seat: Seat) -> dict[HordeId, int]:
    """By horde card, the presence of the seat."""
    return {card.number: presences(game, state, card)[seat] for card in cards_of(DEFENCE.of(game, state))}


def _clerks(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """A place that works, a clerk more, or clerks that stand better."""
    if player(game, after, seat).outside < player(game, other, seat).outside:
        yield Reason("why-gw-clerk-more")
    elif _working(game, after, seat) - _working(game, other, seat):
        yield Reason("why-gw-fills")
    elif [row[seat] for row in ESTATES.of(game, after).clerks] != [row[seat] for row in ESTATES.of(game, other).clerks]:
        yield Reason("why-gw-clerks")


def _working(game: Game, state: GameState, seat: Seat) -> set[LocationId]:
    """The places with a clerk of the seat that are sure to work at the end of the turn (GW-153, GW-154)."""
    rows = numbered(LocationId, ESTATES.of(game, state).clerks)
    return {place for place, row in rows if row[seat] and (place not in REGULAR or sum(row) == capacity(game, place))}


def _order(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """Return what the command brings that the other does not."""
    chosen, left = _brings(game, after, seat), _brings(game, other, seat)
    gains = {kind: worth - left.get(kind, 0.0) for kind, worth in chosen.items()}
    most = max(gains, key=gains.__getitem__, default="")
    if most and gains[most] > 0.0:
        yield Reason(f"why-gw-order-{most}")


def _brings(game: Game, state: GameState, seat: Seat) -> dict[str, float]:
    here = forecast(game, state)
    found: dict[str, float] = {}
    for card in pending(here.course, here.court, seat):
        found |= effects(here, seat, card)
    return found


def _commands(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """Commands that stay where they lie, or come back to hand; not that a turn has ended."""
    now, instead = [COURSE.of(game, one).hands[seat].bit_count() for one in (after, other)]
    if now != instead:
        yield Reason("why-gw-cards" if now < instead else "why-gw-hand")


def _more(key: str, count: Callable[[Game, GameState, Seat], int]) -> Teller:
    """Tell one sentence where the seat has more of something."""

    def tell(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
        if count(game, after, seat) > count(game, other, seat):
            yield Reason(key)

    return tell


EXPLANATIONS = Explanations(
    tellers={
        "honour": _honour,
        "shame": plainly("why-gw-shame"),
        "artifacts": plainly("why-gw-artifact"),
        "people": _more("why-gw-people", lambda g, s, seat: advisors_of(staff(g, s, seat))),
        "overseers": _more("why-gw-overseer", lambda g, s, seat: sum(player(g, s, seat).overseers)),
        "goods": plainly("why-gw-goods"),
        "wall": plainly("why-gw-wall"),
        "cards": _commands,
        "orders": _order,
        "tea": plainly("why-gw-tea"),
        "clerks": _clerks,
        "soldiers": plainly("why-gw-soldiers"),
        "claims": _claim,
        "assaults": plainly("why-gw-holds"),
        "requests": plainly("why-gw-request"),
    },
    rival=_rival,
)
