"""The worth of command cards in honour: what stands on them, what others add to them and what they take away.

Everybody knows the hands of all, so everybody can guess who will choose what. Those who sit further ahead at tea choose
their slots first: what they do, too, leaves less of it to those behind them.
"""

from __future__ import annotations

from math import exp

from catan_desktop.games.great_wall.board import CHI, GOLD, STONE, WOOD
from catan_desktop.games.great_wall.part import COUNCIL, PLAYER, left_of, power_of
from catan_desktop.games.great_wall.tables import Command, CommandId, Effect
from catan_desktop.games.great_wall.turns import OWN_DEPLOYS
from catan_desktop.kernel.ids import SEATS, members

from .economy import DEPLOYED, RECRUITED, building
from .forecast import Forecast, opened, pending
from .wealth import TEA, unit

CLERK = 0.9
USED = 1.8
"""Of an advanced activation."""
DOUBT = 0.3
"""Honour by which a card must be better to be chosen by others e times as often."""
TAKEN = 0.45
"""Share of a card that is lost with each who does the same before."""


def worth(here: Forecast, seat: int, card: CommandId) -> float:
    """Return what a command card that is to be carried out will bring; -1: any."""
    if card < 0:
        return 0.0
    if here.course.phase != COUNCIL or opened(here.course):
        combo = _revealed(here, seat, here.given.commands[card].combo)
        left: float = (1.0 - TAKEN) ** _before(here, seat, card)
        return left * _worth(here, seat, card, combo)
    return _expected(here, seat, card, likely(here))


def best(here: Forecast, seat: int) -> float:
    """Return what the best card in the hand of a seat will bring that has not chosen yet."""
    chosen = likely(here)
    return max(
        [_expected(here, seat, card, chosen) for card in members(CommandId, here.course.hands[seat])], default=0.0
    )


def _revealed(here: Forecast, seat: int, combo: int) -> float:
    """Whether a combo counts (GW-204)."""
    alone = here.game.seats == 1
    if alone:
        return float(
            any(card == combo for _, card in here.course.slots) or combo in pending(here.course, here.court, seat)
        )
    return float(any(combo in cards for other, cards in enumerate(here.course.revealed) if other != seat))


def _before(here: Forecast, seat: int, card: CommandId) -> int:
    """Return how many others will carry out the same card before."""
    course, mine = here.course, SEATS[seat]
    if course.phase == PLAYER:
        later = [owner for owner, held in course.slots[course.slot + 1 :] if held == card]
        return later.index(mine) if mine in later else 0
    ahead = course.tea[: course.tea.index(mine)]
    return sum([card in course.revealed[other] for other in ahead])


def likely(here: Forecast) -> dict[int, dict[int, float]]:
    """Return by seat, the first at tea first, how likely it is to choose each card of its hand."""
    found: dict[int, dict[int, float]] = {}
    for seat in here.course.tea:
        worths = {card: _expected(here, seat, card, found) for card in members(CommandId, here.course.hands[seat])}
        most = max(worths.values(), default=0.0)
        odds = {card: exp((value - most) / DOUBT) for card, value in worths.items()}
        total = sum(odds.values())
        found[seat] = {card: min(1.0, here.given.line.turns * share / total) for card, share in odds.items()}
    return found


def _expected(here: Forecast, seat: int, card: CommandId, chosen: dict[int, dict[int, float]]) -> float:
    """Return what a card is likely to bring among those that others are likely to choose."""
    command, order, alone = here.given.commands[card], here.course.tea, 1.0
    ahead = 0.0
    for other, shares in chosen.items():
        if other != seat:
            alone *= 1.0 - shares.get(command.combo, 0.0)
            if order.index(SEATS[other]) < order.index(SEATS[seat]):
                ahead += shares.get(card, 0.0)
    combo = 1.0 - alone if here.game.seats > 1 else _revealed(here, seat, command.combo)
    share: float = (1.0 - TAKEN) ** ahead
    return share * _worth(here, seat, card, combo)


def _worth(here: Forecast, seat: int, card: CommandId, combo: float) -> float:
    """Return what a card brings whose combo counts with such a chance."""
    command = here.given.commands[card]
    plain = sum(effects(here, seat, card).values())
    if not combo:
        return plain
    return (1.0 - combo) * plain + combo * sum(_by_kind(here, seat, _with_combo(command)).values())


def _with_combo(command: Command) -> tuple[Effect, ...]:
    return (*(command.combo_first or command.first), *(command.combo_last or command.last))


def effects(here: Forecast, seat: int, card: CommandId) -> dict[str, float]:
    """Return what a card brings without its combo, by kind of effect; -1: any card."""
    command = here.given.commands[card]
    return _by_kind(here, seat, (*command.first, *command.last) if card >= 0 else ())


def _by_kind(here: Forecast, seat: int, given: tuple[Effect, ...]) -> dict[str, float]:
    found: dict[str, float] = {}
    for one in given:
        found[one.kind] = found.get(one.kind, 0.0) + _effect(here, seat, one.kind, one.count)
    return found


def _effect(here: Forecast, seat: int, kind: str, count: int) -> float:
    """Return what an effect of the own sections of a card brings a seat with its general."""
    own, game, state = here.estates.players[seat], here.game, here.state
    if kind == "clerks":
        return CLERK * min(count + bool(power_of(game, state, seat, "clerks")), own.pool)
    if kind == "deploy":
        usual = OWN_DEPLOYS + power_of(game, state, seat, "deploys")
        return DEPLOYED * min(count, max(0, sum(here.defence.camps[seat]) - usual))
    if kind == "recruit":
        free = left_of(game, state, seat, "recruit_pool")
        recruits = min(
            count, own.goods[WOOD] + free, own.goods[GOLD] + free, (own.goods[WOOD] + own.goods[GOLD] + free) // 2
        )
        return here.trust[seat] * RECRUITED * recruits
    if kind == "gain":
        return count * unit(here, seat, STONE)
    if kind == "chi":
        return count * unit(here, seat, CHI)
    if kind == "use":
        return USED
    if kind == "tea":
        return TEA * min(count, here.course.tea.index(SEATS[seat])) * min(2.0, here.years)
    return building(here, seat, 1, count + left_of(game, state, seat, "build_pool"))
