"""The siege counted a second time, from the luck and the pieces alone, in random games at every number of seats."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from catan_desktop.games.barbarian_attack.events import BarbarianCaptured, BarbarianShifted, RiderMoved, RiderPlaced
from catan_desktop.games.barbarian_attack.module import RULESET
from catan_desktop.games.barbarian_attack.part import LOSSES, PRISONERS, attack
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.engine import advance, start
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import seats_from
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.coins import gold_of
from tests.games.barbarian_attack.test_boards import CHECKED
from tests.games.rivers.test_recount import Recount
from tests.invariants import check_attack
from tests.playing import next_action
from tests.recipes import set_table

STRUCK = {1: "SE", 2: "NE", 3: "E", 4: "SE", 5: "NE", 6: "E"}


class Siege(Recount):
    """Barbarians, riders, prisoners and gold; what seats place and move is told by the events of it."""

    def __init__(self, game: Game) -> None:
        self.corners, self.paths, self.terms, self.offered = set(), set(), {}, ((), ())
        self.gold, self.prisoners = [0] * game.seats, [0] * game.seats
        topology, small = game.board.topology, game.seats < 5
        words = [each.rsplit(" ", 1) for each in CHECKED[4 if small else 6].split(", ")]
        self.number = {topology.parse_hex(name): int(number) for name, number in words}
        """By coastal hex, in check order."""
        self.around = {hex: {*topology.hex_paths[hex]} for hex in self.number}
        self.direction = [place[2] for place in topology.paths]
        self.here = Counter(hex for hex, number in self.number.items() if number in {2, 12})
        self.sea = (30 if small else 42) - 2
        self.riders: dict[int, int] = {}
        """Path -> whose rider stands there."""
        self.named: list[int] = []
        self.after = -1
        """Place in the check order of the last victory of this sweep."""
        self.rolling: list[int] = []
        self.rolled: list[int] = []
        self.left = 0

    def watch(self, seat: int, action: Action, events: tuple[Event, ...]) -> None:
        """What an action of a seat or of chance brings; `seat` is whose turn it is."""
        self.see(action)
        if action.kind not in {"prisoner_roll", "loss_roll"}:
            self.after = -1
        if action.kind == "landing_roll":
            self._landing(action.one + action.two)  # type: ignore[attr-defined]
        elif action.kind == "drawn_chronicle" and action.card == 2:  # type: ignore[attr-defined]
            self.gold[next(int(e.seat) for e in events if hasattr(e, "card"))] += 2  # type: ignore[attr-defined]
        elif action.kind == "prisoner_roll":
            self._prisoner_roll(seat, action.one + action.two)  # type: ignore[attr-defined]
        elif action.kind == "loss_roll":
            self._losses(seat, STRUCK[action.face])  # type: ignore[attr-defined]
        for event in events:
            self._moved(event)

    def _moved(self, event: Event) -> None:
        if isinstance(event, RiderPlaced):
            self.riders[event.path] = int(event.seat)
        elif isinstance(event, RiderMoved):
            self.riders[event.to] = self.riders.pop(event.start)
        elif isinstance(event, BarbarianCaptured):
            self.here[event.hex] -= 1
            self.prisoners[event.seat] += 1
        elif isinstance(event, BarbarianShifted):
            self.here[event.to] += 1
            if event.start < 0:
                self.sea -= 1
            else:
                self.here[event.start] -= 1

    def _landing(self, total: int) -> None:
        self.named.append(total)
        if len(self.named) < 3:
            return
        for number in self.named:
            for hex in sorted([h for h, n in self.number.items() if n == number], key=lambda hex: self.here[hex]):
                if self.here[hex] < 3 and self.sea:
                    self.here[hex] += 1
                    self.sea -= 1
        self.named = []

    def _victory(self, seat: int, seats: int) -> Counter[int]:
        """The next one in check order, its prisoners shared out as far as nothing is rolled; riders by seat."""
        order = list(self.number)
        for place in range(self.after + 1, len(order)):
            hex = order[place]
            there = Counter(owner for path, owner in self.riders.items() if path in self.around[hex])
            if 0 < self.here[hex] < there.total():
                self.after, caught = place, self.here.pop(hex)
                break
        else:
            raise AssertionError("no victory is due")
        involved = [each for each in seats_from(seat, seats) if there[each]]
        if caught >= len(involved):
            share = caught if len(involved) == 1 else 1
            for each in involved:
                self.prisoners[each] += share
            caught -= share * len(involved)
            involved = [each for each in involved if there[each] == max(there.values())]
        if caught >= len(involved):
            for each in involved:
                self.prisoners[each] += 1
            caught = 0
        self.rolling, self.left = [int(each) for each in involved] if caught else [], caught
        return there

    def _prisoner_roll(self, seat: int, total: int) -> None:
        if not self.rolling:
            self._victory(seat, len(self.gold))
        self.rolled.append(total)
        if len(self.rolled) < len(self.rolling):
            return
        ranked = sorted(zip(self.rolled, self.rolling, strict=True), key=lambda one: -one[0])
        line = ranked[self.left - 1][0]
        self.rolled = []
        for number, each in ranked:
            if number > line:
                self.prisoners[each] += 1
                self.left -= 1
            elif number < line:
                self.gold[each] += 3
        self.rolling = [each for each in self.rolling if (line, each) in ranked]
        if len(self.rolling) == self.left:
            for each in self.rolling:
                self.prisoners[each] += 1
            self.rolling, self.left = [-1], 0

    def _losses(self, seat: int, way: str) -> None:
        if not self.rolling:
            self._victory(seat, len(self.gold))
        self.rolling = []
        hex = list(self.number)[self.after]
        for path in [path for path in self.riders if path in self.around[hex] and self.direction[path] == way]:
            self.gold[self.riders.pop(path)] += 3

    def compare(self, game: Game, state: GameState) -> None:
        """Where no victory is being resolved, everything is where the recount has it."""
        part = attack(game, state)
        assert part.supply == self.sea
        assert {hex: count for hex, count in enumerate(part.standing) if count} == +self.here
        assert {path: seat for seat, own in enumerate(part.riders) for path in bits(own)} == self.riders
        assert list(part.prisoners) == self.prisoners
        assert list(gold_of(game, state)) == self.gold


def play(seats: int, seed: int, plies: int, **options: str) -> Counter[str]:
    game = set_table(RULESET, seats, options, seed)
    state, seen = start(game)[0], Counter[str]()
    recount, rng = Siege(game), Random(seed)
    while state.outcome is None and state.ply < plies:
        action, turn = next_action(game, state, seed, rng), state.seat
        state, events = advance(game, state, action)
        recount.watch(turn, action, events)
        if state.frames[-1].step not in {LOSSES, PRISONERS} and state.outcome is None:
            recount.compare(game, state)
        if state.ply % 10 == 0:
            check_attack(game, state)
        seen[action.kind] += 1
    return seen


@pytest.mark.rule("BARB-043", "BARB-045b", "BARB-046", "BARB-078", "BARB-079", "BARB-080", "BARB-080c", "BARB-080d")
@pytest.mark.rule("BARB-065", "BARB-066", "BARB-068", "BARB-081", "BARB-082", "BARB-083", "BARB-106")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_siege_is_what_luck_and_riders_make_of_it(seats: int) -> None:
    """Ply by ply, but for those in which a victory is being resolved."""
    seen = sum([play(seats, seed, 2500) for seed in range(3)], Counter[str]())
    assert min(seen[kind] for kind in ("landing_roll", "prisoner_roll", "loss_roll", "move_rider")) > 3
    if seats > 4:
        assert play(seats, 7, 2500, turn_rule="paired_players")["loss_roll"]
