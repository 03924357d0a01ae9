"""The clock of what happened, one thing after the other: dice tumble, then the board moves, then the rest is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from catan_desktop.kernel.record import record, replace
from catan_desktop.present.models.moments import Moment
from catan_desktop.present.models.panels import Die
from catan_desktop.present.picture import BoardPicture, Cue, Keyframe
from catan_desktop.ui.scenes.table.board import TableBoard
from catan_desktop.ui.scenes.table.dice import DICE_SECONDS, DiceRow, after_dice, thrown_dice
from catan_desktop.ui.scenes.table.moments import Moments
from catan_desktop.ui.scenes.table.motion import Motion
from catan_desktop.ui.tables.board.playback import SPEEDS


@record
class Showing:
    """What is shown when the dice lie still."""

    before: BoardPicture
    keyframes: Sequence[Keyframe]
    goal: Callable[[], BoardPicture]
    """The board as it is then."""
    first: Sequence[Moment] = ()
    """What is told large before that."""
    hurry: float = 1.0
    """How many times faster than usual it is shown."""
    begun: bool = False
    """The board moves already, and dice roll on it."""


class Clock:
    """Owns the time of dice and board; only one thing is shown at a time."""

    def __init__(self, board: TableBoard, dice: DiceRow, motion: Motion, moments: Moments) -> None:
        self.board = board
        self.dice = dice
        self.motion = motion
        self.moments = moments
        self._waiting: Showing | None = None

    @property
    def waiting(self) -> bool:
        """Return whether the board does not show yet what happened."""
        return self._waiting is not None

    @property
    def busy(self) -> bool:
        """Return whether something that happened is still being shown."""
        shown = self.board.playback.running or self.board.ending.moving
        return self.dice.moving or self.waiting or shown or self.moments.busy

    def show(self, showing: Showing, speed: str, dice: Sequence[Die] = (), thrown: Iterable[Cue] = ()) -> bool:
        """Show it at a speed that is not off; `dice` as they lay, and what was `thrown` with them. True where the board
        has that picture at once, and begins to move."""
        self.board.playback.speed = speed
        self.board.playback.hurry = showing.hurry
        self._waiting = showing
        throws = list(thrown)
        if not throws:
            return self.update()
        self.dice.throw(*thrown_dice(dice, throws), DICE_SECONDS / (SPEEDS[speed] * showing.hurry))
        return False

    def update(self) -> bool:
        """Go on when the dice lie still: to what is told first, then to the board; True when the board begins, or the
        dice that were thrown on it lie still."""
        showing, playback = self._waiting, self.board.playback
        if showing is None or self.dice.moving or self.moments.busy or playback.rolling:
            return False
        self._waiting = replace(showing, first=())
        self.moments.play(showing.first, playback.speed)
        if not self.moments.busy:
            if not showing.begun:
                self.board.show(showing.goal())
                playback.play(showing.before, after_dice(showing.keyframes))
            self._waiting = replace(showing, begun=True) if playback.rolling else None
        return not self.waiting

    def land(self) -> bool:
        """Let the dice lie, and the board show at once what waits for them; True if something did."""
        self.dice.stop()
        showing, self._waiting = self._waiting, None
        if showing is not None:
            self.board.show(showing.goal())
        return showing is not None

    def finish(self) -> None:
        """Be at the end of everything."""
        self.land()
        self.moments.finish()
        self.board.playback.stop()
        self.board.ending.finish()
        self.motion.finish()

    def drop(self) -> None:
        """Forget what was to be shown: something else will be."""
        self.dice.stop()
        self.moments.finish()
        self._waiting = None
