"""The position of a replay and its speed: by moves, by turns, or by itself."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable

from catan_desktop.kernel.ids import Seat
from catan_desktop.present.picture import BoardPicture
from catan_desktop.table_port.film import FilmPort
from catan_desktop.ui.scenes.replay_parts import SPEEDS
from catan_desktop.ui.scenes.table.clock import Clock, Showing
from catan_desktop.ui.scenes.table.dice import tumbles
from catan_desktop.ui.tables.board.playback import SPEEDS as MOTION
from catan_desktop.ui.widgets import Kit

SLOW = 2
"""Moves a second at most that are shown as they happen; faster ones are shown only in their outcome."""


class FilmPlayer:
    """Plays a finished or running game on a board."""

    def __init__(self, kit: Kit, port: FilmPort, clock: Clock, seat: Callable[[], Seat]) -> None:
        """Stand at the first position; `seat` gives with whose eyes it is seen."""
        self.kit = kit
        self.port = port
        self.clock = clock
        self.board = clock.board
        self.playing = False
        self.speed = 0
        """Index of `SPEEDS`."""
        self.animated = ""
        """How fast the last move is shown; empty: it is not."""
        self.due = True
        """What stands around the board does not show the position yet."""
        self._seat = seat
        self._wait = 0.0
        port.seek(port.first)

    @property
    def ply(self) -> int:
        """The position that is shown."""
        return self.port.game.ply

    def jump(self, ply: int) -> None:
        """Go to a position at once."""
        self.clock.finish()
        self.animated = ""
        self.port.seek(max(self.port.first, min(self.port.last, ply)))
        self.board.show(self.port.pictures.board(self._seat()))
        self.due = True

    def step(self, step: int) -> None:
        """Go a move back, or a move on, which is shown as it happens."""
        self._wait = 0.0
        if step < 0:
            self.jump(self.ply - 1)
        elif self.ply < self.port.last:
            self._advance(animate=True)

    def turn(self, step: int) -> None:
        """Go to the beginning of this turn or the one before, or of the next."""
        starts = [stretch.first for stretch in self.port.stretches()]
        if step < 0:
            self.jump(starts[max(0, bisect_left(starts, self.ply) - 1)])
        else:
            at = bisect_right(starts, self.ply)
            self.jump(starts[at] if at < len(starts) else self.port.last)

    def toggle(self) -> None:
        """Play or pause; at the end, play from the beginning."""
        self.playing = not self.playing
        self._wait = 0.0
        if self.playing and self.ply >= self.port.last:
            self.jump(self.port.first)
        if not self.playing:
            self.clock.finish()
        self.due = True

    def set_speed(self, index: int) -> None:
        """Play at the speed of this index."""
        self.speed = max(0, min(len(SPEEDS) - 1, index))
        self._wait = 0.0
        self.due = True

    def stop(self, ply: int) -> None:
        """Stop at a position."""
        self.playing = False
        self.jump(ply)

    def to_end(self) -> None:
        """Stop at the last position."""
        self.stop(self.port.last)

    def update(self, seconds: float) -> None:
        """Let time pass: play on."""
        self.clock.update()
        if not self.playing:
            return
        if self.ply >= self.port.last:
            if not self.clock.busy:
                self.playing = False
                self.due = True
            return
        rate = SPEEDS[self.speed]
        if rate == 0 and self.clock.busy:
            return
        self._wait -= seconds
        if self._wait <= 0:
            self._wait = max(self._wait, -1 / rate) + 1 / rate if rate else self.port.settings.bot_pause
            self._advance(animate=rate <= SLOW)

    def _advance(self, *, animate: bool) -> None:
        """One move on."""
        self.clock.finish()
        before = self.port.pictures.board(self._seat())
        self.port.seek(self.ply + 1)
        self.due = True
        speed = self._motion()
        if not animate or MOTION[speed] <= 0:
            self.board.show(self.port.pictures.board(self._seat()))
            return
        self.board.show(before)
        keyframes = self.port.pictures.keyframes((self.ply,), self._seat())
        self.animated = speed
        thrown = [cue for keyframe in keyframes for cue in keyframe.cues if tumbles(cue)]
        self.clock.show(
            Showing(before, keyframes, self._picture), speed, self.port.game.model(self._seat()).dice, thrown
        )

    def _picture(self) -> BoardPicture:
        return self.port.pictures.board(self._seat())

    def _motion(self) -> str:
        """Return how fast a move is shown: never slower than the next one comes."""
        if self.kit.reduced_motion:
            return "off"
        chosen = self.port.settings.animation
        if not self.playing or SPEEDS[self.speed] == 0 or chosen == "off":
            return chosen
        return "fast" if SPEEDS[self.speed] <= SLOW else "off"
