"""Ways out of the running game: at once where it lies safely in its file, else after a page or a question.

All ways out lead here: to the title, to another game, out of the program, by a button or by closing the window. A disk
that is slow is waited for while the window answers; one that stays silent ends in a question; one that refuses, too.
"""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.present.words import Words, because
from catan_desktop.session.autosave import PATIENCE_SECONDS
from catan_desktop.session.saving import Keeper
from catan_desktop.ui.scene import Change, Push, Quit, Scene
from catan_desktop.ui.scenes.saving import SavingScreen
from catan_desktop.ui.scenes.unsaved import UnsavedScreen

from .safekeeping import Safekeeping
from .services import Services

GRACE_SECONDS = 0.5
"""Seconds that the disk may take before anything is said of it; it usually takes some thousandths."""
LAST_CHANCE_SECONDS = 0.5
"""Seconds that it is still waited for when the player has said to go without."""


class LeaveGame:
    """The ways out of the running game."""

    def __init__(self, services: Services, safekeeping: Safekeeping) -> None:
        self._screens, self._current = services.screens, services.current
        self._safekeeping = safekeeping

    def parting(self, leave: Callable[[], Change]) -> Change:
        """Leave the running game; after a page where the disk is slow, after a question where it cannot be kept."""
        keeper = self._keeper()
        if keeper is None:
            return leave()
        if keeper.failure is None and not keeper.settle(GRACE_SECONDS):
            return Push(self._page(leave))
        why = self._risk(keeper)
        if why is None:
            return leave()
        return Push(UnsavedScreen(self._screens, why, lambda: self._without(leave)))

    def closed(self, top: Scene | None) -> Change:
        """The window is closed over a screen without an answer of its own; a question is answered by its buttons."""
        if isinstance(top, UnsavedScreen) or (isinstance(top, SavingScreen) and top.asking):
            return None
        if isinstance(top, SavingScreen):
            top.ask_on()
            return None
        return self.parting(Quit)

    def _keeper(self) -> Keeper | None:
        session = self._current.session
        return session.saving.keeper if session is not None else None

    def _risk(self, keeper: Keeper) -> Words | None:
        """Return why the last moves lie in no file; None where they do."""
        if self._safekeeping.copied:
            return None
        return because(keeper.failure) if keeper.failure is not None else self._safekeeping.doubt()

    def _page(self, leave: Callable[[], Change]) -> Scene:
        keeper = self._keeper()
        assert keeper is not None

        def answered() -> bool:
            return keeper.failure is not None or keeper.settle(0.0)

        def go_on() -> Change:
            return self._screens.instead(lambda: self.parting(leave))

        return SavingScreen(self._screens, answered, go_on, lambda: self._without(Quit), PATIENCE_SECONDS)

    def _without(self, leave: Callable[[], Change]) -> Change:
        """Leave although the last moves lie in no file, as the player wishes."""
        keeper = self._keeper()
        if keeper is not None:
            keeper.patience = min(keeper.patience, LAST_CHANCE_SECONDS)
        return leave()
