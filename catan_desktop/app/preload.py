"""Preparation of what a table needs before it is wanted: a little in each idle moment, or with a bar meanwhile."""

from __future__ import annotations

import logging
import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from time import perf_counter

import pygame

from catan_desktop.kernel.errors import GameError
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame
from catan_desktop.ui.loop import Loop
from catan_desktop.ui.rich import RichPainter
from catan_desktop.ui.scene import Change, Push, Replace, Scene
from catan_desktop.ui.scenes.loading import LoadingScene
from catan_desktop.ui.sliced_work import SlicedWork
from catan_desktop.ui.widgets import Kit

from .models import theme_of
from .services import Services

logger = logging.getLogger(__name__)

SLICE = 0.004
"""Seconds of work in one idle round of the loop."""
CALM = 0.35
"""Seconds since anybody pressed or moved anything ..."""
LONG_CALM = 1.5
"""... and those in a large window, where a single picture takes longer."""
PACKAGES = ("mechanics", "evaluation", "ui.dialogs", "ui.tables", "ui.scenes")
"""What a table and the menus are made of besides what the title has read and the game itself, the ground first."""
LAST = ("app.pages", "app.table_screen", "app.replay")
SMALL = 2_500_000
"""Pixels of a window in which single pictures are painted in no time."""
MODULES, PICTURES = 285, 470
"""Modules that are read and pictures that are painted for the first table, estimates for the progress bar."""


def modules() -> Iterator[str]:
    """Names of all modules that menus and table need, those that need nothing first."""
    for name in PACKAGES:
        package = import_module(f"catan_desktop.{name}")
        yield package.__name__
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            yield found.name
    yield from (f"catan_desktop.{name}" for name in LAST)


class Preload:
    """What is ready for a table, and what is being made ready."""

    def __init__(self, services: Services, likely: Callable[[], NewGame]) -> None:
        """`likely` gives a game as it is the likeliest to be begun next."""
        self._services = services
        self._kit = services.preferences.kit
        self._likely = likely
        self._checkpoint: Callable[[], object] = lambda: None
        self._ready: set[object] = set()
        """For which windows and lights what has been drawn."""
        self._aside: SlicedWork | None = None
        self._for: object = None
        self._rehearsed: object = None
        """For which window and light all was made ready last."""
        self.slices = 0
        """How many idle moments were used."""
        self.loop: Loop | None = None
        """Whose idle moments are used; without one nothing is made ready beforehand, and nobody waits before a bar."""
        self.clock: Callable[[], float] = perf_counter
        """What the slices of work are measured by."""

    @property
    def _look(self) -> object:
        """Return what pictures depend on."""
        kit = self._kit
        return (tuple(kit.size), kit.factor, kit.larger, kit.theme.name, kit.art.generation)

    @property
    def _small(self) -> bool:
        size = self._kit.size
        return size.width * size.height <= SMALL

    def ready(self, name: str) -> bool:
        """Return whether something would come at once: `table-watch`, `saved-watch`, `replay-watch`, `lesson-watch`.

        A saved game needs pictures besides those of a new one, which only in a large window takes long.
        """
        what, _, key = name.partition("-")
        if what == "saved" and self._small:
            name = f"table-{key}"
        return (self._look, name) in self._ready

    @property
    def ready_to_show(self) -> bool:
        """Return whether all has been made ready that can be before anybody says what is wanted."""
        return self._rehearsed == self._look

    def tick(self, seconds: float) -> None:
        """Use an idle round of the loop."""
        del seconds
        loop = self.loop
        if (
            loop is None
            or loop.quiet < (CALM if self._small else LONG_CALM)
            or self._services.current.session is not None
            or self.ready_to_show
        ):
            return
        if self._aside is None or self._for != self._look:
            self.rest()
            self._for, self._aside = self._look, self._begun(self._rehearse)
        self.slices += 1
        try:
            done = self._aside.go_on(SLICE)
        except (GameError, ValueError, LookupError):
            logger.exception("nothing was made ready")
            done = True
        if done:
            self._rehearsed = self._for
            self.rest()

    def rest(self) -> None:
        """Stop what is being made ready; what is done stays."""
        aside, self._aside = self._aside, None
        if aside is not None:
            aside.stop()
            self._kit.art.on_paint = None

    def behind(self, words: str, name: str, make: Callable[[], Change]) -> Change:
        """Go where `make` leads: at once where that is quick, else behind a page that tells how far it is.

        Args:
            words: text key of what the page says.
            name: what is made ready, see `ready`.
        """
        self.rest()
        if self.loop is None or self.ready(name):
            return make()
        kit = self._kit
        size = tuple(kit.size)

        def work() -> Change:
            self._imported()
            change = make()
            self._services.almanacs.make_ready(self._services.texts.playing)
            if isinstance(change, (Push, Replace)):
                self._checkpoint()
                change.scene.enter((size[0], size[1]))
                self._checkpoint()
                change.scene.draw(pygame.Surface(size, depth=32))
                if getattr(change.scene, "viewer", 0) is None:
                    self._rehearse()  # a curtain hides the table that was made
            return change

        def go(result: object) -> Change:
            kit.art.on_paint = None
            kit.dirty = True
            self._ready.add((self._look, name))
            assert isinstance(result, (Push, Replace))
            return Replace(result.scene, all=isinstance(result, Replace) and result.all)

        def refused(why: str) -> None:
            kit.art.on_paint = None
            self._services.screens.pending.append(why)

        aside = self._begun(work)
        steps = len(PACKAGES) + len(LAST) + PICTURES + MODULES
        said = self._services.texts.tr
        page: Scene = LoadingScene(
            kit, said(words), lambda percent: said("laying-part", percent=percent), aside, steps, go, refused
        )
        return Push(page)

    # inside

    def _begun(self, work: Callable[[], object]) -> SlicedWork:
        aside = SlicedWork(work, self.clock)
        self._kit.art.on_paint = aside.checkpoint
        self._checkpoint = aside.checkpoint
        return aside

    def _imported(self) -> None:
        for name in modules():
            import_module(name)
            self._checkpoint()

    def _rehearse(self) -> None:
        """Draw a table that nobody sees, so that its pictures are there."""
        from catan_desktop.ui.scenes.table.scene import TableScene  # noqa: PLC0415  (no menu needs the table)

        self._imported()
        services, kit = self._services, self._kit
        spec = self._likely()
        services.almanacs.make_ready(spec.ruleset)
        self._checkpoint()
        session = Session.new(spec, bots_in_process=True)
        self._checkpoint()
        if theme_of(session) != kit.theme.name:
            session.close()
            return  # in another light every picture would be another one
        try:
            table = TableScene(self._twin(), services.port(session))
            table.board.tr = services.texts.translator.tr
            table.board.shapes = services.preferences.chosen.large_symbols
            self._checkpoint()
            size = tuple(kit.size)
            table.enter((size[0], size[1]))
            self._checkpoint()
            table.draw(pygame.Surface(size, depth=32))
        finally:
            session.close()
        self._ready.add((self._look, f"table-{spec.ruleset}"))

    def _twin(self) -> Kit:
        """A kit of its own that shares nothing but the pictures: the frames on the screen are not disturbed."""
        kit = self._kit
        twin = Kit(kit.theme, self._services.texts.assets)
        twin.art = kit.art
        twin.rich = RichPainter(twin.text, kit.art, kit.theme)
        twin.keys, twin.reduced_motion = kit.keys, kit.reduced_motion
        twin.resize(kit.size, kit.factor, kit.larger)
        return twin
