"""The value of a plan of a turn: its ends in chances and points, and which of its actions they hang on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from catan_desktop.bots.advice import End, ends
from catan_desktop.bots.search_plan import Line
from catan_desktop.games.catalogue import entry
from catan_desktop.kernel import Action, Game, GameState, Seat
from catan_desktop.kernel.engine import actor

from .chances import chances_of

TRIFLE = 0.08
"""What brings no more than this share of the gain of a plan is left out of it."""
POINTS = 0.3
"""Points more or fewer that are worth a word against a forecast: more than a development card promises."""
SAME = 0.02
"""A plan in another order is as good within this share of its gain."""


class Ends:
    """Where plans of a seat lead from a full state."""

    def __init__(self, game: Game, state: GameState, seat: Seat, rng: Random) -> None:
        self.game, self.state, self.seat, self.rng = game, state, seat, rng

    def found(self, line: Sequence[Action]) -> list[tuple[float, End]]:
        """Return the ends of a plan, each with how likely it is."""
        return ends(self.game, self.state, self.seat, line, self.rng)

    def chance(self, line: Sequence[Action]) -> float:
        """Return the chance of the seat to win once it has done a plan, as far as it can be done."""
        return sum([share * chances_of(self.game, end)[self.seat] for share, (end, _) in self.found(line)])

    def points(self, line: Sequence[Action]) -> float:
        """Return the points that the seat then has, hidden ones included."""
        standings = entry(self.game.ruleset.key).rules.standings
        return sum([share * standings(self.game, end)[self.seat].points for share, (end, _) in self.found(line)])

    def whole(self, line: Sequence[Action]) -> bool:
        """Return whether all of a plan can be done as often as not."""
        return sum([share for share, (_, done) in self.found(line) if done == len(line)]) >= 0.5

    def blocks(self, line: Line) -> list[Line]:
        """Return a plan by the actions that the seat takes of its own accord, each with its answers to what that puts
        to it."""
        told: list[list[Action]] = []
        for number, action in enumerate(line):
            reached = [end for _, (end, done) in self.found(line[:number]) if done == number]
            free = any(actor(end) == self.seat and not self.game.underway(end) for end in reached)
            if free or not told:
                told.append([action])
            else:
                told[-1].append(action)
        return [tuple(block) for block in told]

    def essence(self, line: Line, other: Line) -> Line:
        """Return of a plan what its gain over another hangs on, what matters most first where the order is free."""
        kept, least = self.blocks(line), self.chance(other)
        gain, points = self.chance(line) - least, self.points(line)
        if len(kept) == 1 or gain <= 0.0:
            return line
        for block in reversed(kept):
            rest = [one for one in kept if one is not block]
            enough = rest and self.points(_joined(rest)) >= points - POINTS
            if enough and self._as_good(rest, least + (1.0 - TRIFLE) * gain):
                kept = rest
        missed = [self.chance(_joined([one for one in kept if one is not block])) for block in kept]
        first = kept[missed.index(min(missed))]
        ordered = [first, *[block for block in kept if block is not first]]
        return _joined(ordered if self._as_good(ordered, self.chance(_joined(kept)) - SAME * gain) else kept)

    def _as_good(self, blocks: list[Line], least: float) -> bool:
        line = _joined(blocks)
        return self.whole(line) and self.chance(line) >= least


def _joined(blocks: Sequence[Line]) -> Line:
    return tuple([action for block in blocks for action in block])
