"""Names for the turning points of a finished game: its great moments, else lines of its chronicle."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from catan_desktop.games.catalogue import entry
from catan_desktop.games.views import PANELS
from catan_desktop.kernel import Action, GameState, Seat
from catan_desktop.kernel.ids import CHANCE, NOBODY
from catan_desktop.present.models.charts import Moment
from catan_desktop.present.models.panels import ChronicleLine
from catan_desktop.present.models.review import PointLine
from catan_desktop.present.panel_view import moment
from catan_desktop.present.words import Who, Words
from catan_desktop.review.summary import Moved
from catan_desktop.table_port.film import EVERYBODY, FilmPort


class TurningPoints:
    """Names the turning points of a game that is watched with all eyes."""

    def __init__(self, film: FilmPort) -> None:
        self.film = film

    def point_line(self, moved: Moved) -> PointLine:
        """A turning point with its name: that of a great moment, else the first line of the chronicle."""
        change = moved.after[moved.most] - moved.before[moved.most]
        ply = self._telling(moved, change)
        seat = self._action(ply).seat
        lost = seat == moved.most and change < 0.0
        plies = self._reach(ply)
        here = self._great(plies, moved.most, lost=lost)
        if here:
            same = [moment for moment in self._moments if moment.words == here[0].words and moment.ply <= plies[-1]]
            icon, tone, said, nth = here[0].icon, here[0].tone, here[0].words, len(same)
        else:
            first = self._line(ply, moved.most, lost=lost)
            self.film.seek(ply)
            said = first.words if first is not None else self.film.game.action_words(self._action(ply))
            icon, tone, nth = (first.icon if first is not None else ""), "ink", 1
        actor = seat if seat != CHANCE and not here else NOBODY
        return PointLine(ply, moved.turn, moved.most, change, said, icon, tone, actor, nth, self.when(ply - 1))

    def _telling(self, moved: Moved, change: float) -> int:
        """The position after the action that a turning point is named by: a great moment of who won or lost most, one
        that gave or took points, else the one that changed most."""
        for great in (self._is_great, self._is_scored):
            for ply in moved.plies:
                if great(ply, moved.most, change):
                    return ply
        return moved.plies[0]

    def _is_great(self, ply: int, most: Seat, change: float) -> bool:
        return bool(self._great(self._reach(ply), most, lost=self._action(ply).seat == most and change < 0.0))

    def _is_scored(self, ply: int, most: Seat, change: float) -> bool:
        """Return whether an action gave points to who won most or took them from who lost most, or gave some to a
        rival."""
        game, seat = self.film.film.game, self._action(ply).seat
        points = entry(game.ruleset.key).rules.points
        before, after = state_at(self.film, ply - 1), state_at(self.film, ply)
        gain = points(game, after, most) - points(game, before, most)
        if gain or seat in (CHANCE, most):
            return gain * change > 0.0
        return change < 0.0 and points(game, after, seat) > points(game, before, seat)

    def _great(self, plies: Sequence[int], most: Seat, *, lost: bool) -> list[Moment]:
        """The great moments at positions, those that name who won or lost most; others only where he did not lose."""
        here = [moment for moment in self._moments if moment.ply in plies]
        return [moment for moment in here if _names(moment.words, most)] or ([] if lost else here)

    def _reach(self, ply: int) -> tuple[int, ...]:
        """The positions by which an action is told: its own, where chance must answer to it the next, and those that
        it is told through as if nobody decided anything there (`Telling.unresolved_steps`)."""
        plies, passed = [ply], entry(self.film.film.game.ruleset.key).telling.unresolved_steps
        if self._action(ply).seat != CHANCE and ply < self.film.last and self._action(ply + 1).seat == CHANCE:
            plies.append(ply + 1)
        turn = state_at(self.film, ply).turn
        while plies[-1] < self.film.last and (state := state_at(self.film, plies[-1])).frames[-1].step in passed:
            if state.turn != turn:
                break
            plies.append(plies[-1] + 1)
        return tuple(plies)

    def _line(self, ply: int, most: Seat, *, lost: bool) -> ChronicleLine | None:
        """The line of the chronicle that says it best: of chance what came of it, which is told last; of a seat what it
        did itself, before what followed; but what followed where it `lost` by it. Of all that, what names who won or
        lost most goes first."""
        told, seat = self.film.log.saga(EVERYBODY), self._action(ply).seat
        found = ([line for line in told if line.ply == one] for one in self._reach(ply))
        lines = next(filter(None, found), [])
        main = [line for line in lines if not line.indent] or lines
        if seat == CHANCE:
            return next(reversed([line for line in main if _names(line.words, most)] or main), None)
        own = [line for line in lines if line.seat == seat]
        hit = [line for line in lines[1:] if _names(line.words, most)]
        if lost:
            return (hit or main)[-1] if main else None
        if most != seat and hit:
            return hit[0]
        return next(iter([line for line in own if not line.indent] or own or main), None)

    def when(self, ply: int) -> Words | None:
        """Return the moment of a position where the game counts no rounds, in words."""
        return moment(PANELS, self.film.film.game, state_at(self.film, ply))

    def _action(self, ply: int) -> Action:
        return self.film.film.reel.all[ply - self.film.first - 1].action

    @cached_property
    def _moments(self) -> tuple[Moment, ...]:
        return tuple(self.film.log.moments(EVERYBODY))


def state_at(film: FilmPort, ply: int) -> GameState:
    """Return the state at a position of a replay."""
    reel = film.film.reel
    return reel.all[ply - film.first - 1].state if ply > film.first else reel.start


def _names(said: Words, seat: Seat) -> bool:
    """Return whether words name a seat."""
    return any(value == Who(seat) for _, value in said.arguments)
