"""What is counted in the log of a game with barbarians: landings, knights, hands at a 7, cards, improvements."""

from __future__ import annotations

from collections import Counter

from catan_desktop.games.cities_knights.events import (
    BarbariansLanded,
    CityLost,
    DefenderNamed,
    Improved,
    KnightActivated,
    MetropolisGained,
    ProgressDiscarded,
    ProgressDrawn,
    ProgressPlayed,
)
from catan_desktop.games.cities_knights.numbers import ACTIVATE, LANDING
from catan_desktop.games.cities_knights.part import BARBARIANS, KNIGHTS, ordinary_cities
from catan_desktop.games.cities_knights.pieces import standing_strength, strength
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.discards import over_limit
from catan_desktop.mechanics.events import Discarded, Rolled
from tests.parts import purse, settlers

SEVEN = 7
EARLY = 2
"""The first landings, which are counted apart."""


class Coast:
    """Counts one game; `count` is shared by all."""

    def __init__(self, game: Game, count: Counter[str]) -> None:
        self.game, self.count = game, count
        self.here = game.has(KNIGHTS.key)
        self.woken = [LANDING + 1] * game.seats
        """By seat: steps before the landing when it last activated a knight; one more than there are: not yet."""
        self.idle: list[bool] = [False] * game.seats
        """By seat: it had an idle knight and grain for it when it last ended a turn."""
        self.landings = 0

    def event(self, before: GameState, event: Event) -> None:
        """Something happened; `before` is the position before its action."""
        if isinstance(event, Rolled) and event.one + event.two == SEVEN:
            self._seven(before)
        elif isinstance(event, Discarded):
            self.count["cards lost"] += sum(event.cards)
        if not self.here:
            return
        if isinstance(event, BarbariansLanded):
            self._landing(before, event)
        elif isinstance(event, KnightActivated):
            self.woken[event.seat] = LANDING - BARBARIANS.of(self.game, before).ship
        elif isinstance(event, CityLost):
            self.count["cities lost"] += 1
        elif isinstance(event, DefenderNamed):
            self.count["defenders"] += 1
        elif isinstance(event, Improved | MetropolisGained | ProgressDrawn | ProgressPlayed | ProgressDiscarded):
            self.count[f"coast {type(event).__name__}"] += 1

    def turn_ends(self, before: GameState, seat: Seat) -> None:
        """A seat ends its turn in this position."""
        if self.here:
            part = KNIGHTS.of(self.game, before)
            resting = standing_strength(part, seat) > strength(part, seat)
            grain = purse(settlers(before), seat).hand[ACTIVATE.index(1)]
            self.idle[seat] = resting and grain > 0
        self.count["hands at the end of the turn"] += 1
        self.count["hands at the end of the turn over the limit"] += over_limit(self.game, before) >> seat & 1

    def _seven(self, before: GameState) -> None:
        hands = settlers(before).hands
        self.count["sevens"] += 1
        self.count["hands at sevens"] += len(hands)
        self.count["cards at sevens"] += sum(hands)
        self.count["hands over the limit at sevens"] += over_limit(self.game, before).bit_count()

    def _landing(self, before: GameState, event: BarbariansLanded) -> None:
        part, count = KNIGHTS.of(self.game, before), self.count
        self.landings += 1
        early = "at the first two: " if self.landings <= EARLY else ""
        count["landings"] += 1
        count["landings won"] += event.won
        count["raiders"] += event.strength
        count["defence"] += event.defence
        for index, gave in enumerate(event.contributions):
            seat = Seat(index)
            standing = standing_strength(part, seat)
            count["standing"] += standing
            if ordinary_cities(self.game, before, seat):
                count["seats with a city at a landing"] += 1
                count["- without an active knight"] += not gave
                if early:
                    count[early + "seats with a city"] += 1
                    count[early + "without an active knight"] += not gave
                count["- without any knight"] += not standing
                count["- with an idle knight and grain"] += standing > gave and self.idle[index]
            if gave:
                count["seats that gave"] += 1
                count[f"last woken {self.woken[index]}"] += 1
                count["steps from the last woken"] += self.woken[index]
            self.woken[index] = LANDING + 1

    def game_over(self, state: GameState) -> None:
        """The last position."""
        if self.here:
            part = KNIGHTS.of(self.game, state)
            for seat in range(self.game.seats):
                for corners in part.ranks[seat]:
                    self.count["knights at the end"] += sum(1 for _ in bits(corners))


def told(count: Counter[str]) -> list[str]:
    """The lines of the table; per game where it does not say otherwise."""
    games, landings = max(1, count["games"]), count["landings"]

    def each(key: str, among: float = games) -> str:
        return f"{count[key] / max(1, among):.2f}"

    def share(key: str, among: str) -> str:
        return f"{100 * count[key] / max(1, count[among]):.0f} %"

    towns, hands, early = "seats with a city at a landing", "hands at the end of the turn", "at the first two: "
    lines = [
        f"sevens {each('sevens')}, cards in a hand then {each('cards at sevens', count['hands at sevens'])}, over the "
        f"limit {share('hands over the limit at sevens', 'hands at sevens')} of hands, cards lost "
        f"to them and to saboteurs {each('cards lost')}; over the limit at the end of the own turn "
        f"{share(hands + ' over the limit', hands)}"
    ]
    if not landings:
        return lines
    lines += [
        f"landings {each('landings')}, won {share('landings won', 'landings')}, cities lost {each('cities lost')}, "
        f"Defender alone {each('defenders')}; at a landing {each('raiders', landings)} cities, active strength "
        f"{each('defence', landings)}, on the board {each('standing', landings)}",
        f"of the seats with a city at a landing {share('- without an active knight', towns)} had no active knight (at "
        f"the first two {share(early + 'without an active knight', early + 'seats with a city')}), "
        f"{share('- without any knight', towns)} no knight, {share('- with an idle knight and grain', towns)} had left "
        f"one idle with grain in hand; the last was woken "
        f"{each('steps from the last woken', count['seats that gave'])} steps before",
        f"knights on the board at the end {each('knights at the end')}, progress cards drawn "
        f"{each('coast ProgressDrawn')}, played {each('coast ProgressPlayed')}, thrown away "
        f"{each('coast ProgressDiscarded')}; improvements {each('coast Improved')}, metropolises "
        f"{each('coast MetropolisGained')}",
    ]
    return lines
