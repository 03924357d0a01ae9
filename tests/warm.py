"""What all tests of a process share: pictures, texts and games made once; and what they give back: memory.

Every test begins with a program, a kit and a session of its own; only what comes out the same each time is kept here.
"""

from __future__ import annotations

import gc
import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pygame
import pytest

from catan_desktop.app import shown_games
from catan_desktop.app.gc_pause import give_back
from catan_desktop.bots.budget import Budget
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.engine import why_not
from catan_desktop.kernel.errors import IllegalAction, NotationError
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.notation import decode, encode
from catan_desktop.kernel.state import GameState, Transition
from catan_desktop.present import almanac as almanac_module
from catan_desktop.present import translate
from catan_desktop.present.almanac import Almanac
from catan_desktop.review.steps import Step, mark, steps
from catan_desktop.session import review_file, reviewing
from catan_desktop.session.history import Ply
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame
from catan_desktop.stores import almanacs
from catan_desktop.ui import vectors
from catan_desktop.ui.geometry import Colour
from catan_desktop.ui.text import Style, Text

SHARED_BYTES = 192 * 1024 * 1024
LARGEST = SHARED_BYTES // 12
"""A larger picture than that is drawn anew each time: few of them would drive all others out."""
SHARED_LINES = 20_000
"""Of a font, measured."""
LOCALE = Path(__file__).parents[1] / "assets" / "locale"
ALMANAC = LOCALE.with_name("almanac")
COURSES = Path(__file__).parent / "courses"
ROOM = 256 * 1024 * 1024
"""A process may grow by so much before it looks for what the tests before have left."""
LONG_REVIEW = 300
"""So many steps of a review take seconds."""
WHOLE = 8
"""Of so many searches one looks through everything; the others leave out what was there at the one before."""

_OWN = vectors.rasterise


class Pictures:
    """Each SVG in each size is rasterised once in a process, though every test begins with a program of its own.

    What is handed out is never drawn on: the cache of the program takes a copy in the format of the window.
    """

    def __init__(self, most: int = SHARED_BYTES) -> None:
        self._most = most
        self._made: OrderedDict[tuple[bytes, tuple[int, int]], pygame.Surface] = OrderedDict()
        self._bytes = 0

    def __call__(self, source: bytes, size: tuple[int, int]) -> pygame.Surface:
        """Stand in for the rasteriser of `ui.vectors`."""
        key = (source, (size[0], size[1]))
        found = self._made.get(key)
        if found is not None:
            self._made.move_to_end(key)
            return found
        made = _OWN(source, size)
        weight = _weight(key[0], made)
        if weight <= LARGEST:
            self._made[key] = made
            self._bytes += weight
            while self._bytes > self._most:
                (text, _), gone = self._made.popitem(last=False)
                self._bytes -= _weight(text, gone)
        return made


def _weight(source: bytes, picture: pygame.Surface) -> int:
    return len(source) + 4 * picture.get_width() * picture.get_height() + 512


def leave_blank(patch: pytest.MonkeyPatch) -> None:
    """Let pictures, panels and shadows be blank ones of their size."""

    def blank(source: bytes, size: tuple[int, int]) -> pygame.Surface:
        return pygame.Surface((max(0, size[0]), max(0, size[1])), pygame.SRCALPHA)

    def shadow(size: tuple[int, int], radius: int, blur: int, colour: Colour, opacity: float) -> pygame.Surface:
        return blank(b"", (size[0] + 4 * blur, size[1] + 4 * blur))

    patch.setattr(vectors, "rasterise", blank)
    patch.setattr(vectors, "shadow", shadow)


class Measured(pygame.Font):
    """A font that measures a line once; for all programs of a process."""

    def __init__(self, file: Path, size: int) -> None:
        super().__init__(file, size)
        self._known: dict[str, tuple[int, int]] = {}

    def size(self, text: str | bytes, /) -> tuple[int, int]:
        """Give width and height of a line."""
        if not isinstance(text, str):
            return super().size(text)
        found = self._known.get(text)
        if found is None:
            if len(self._known) > SHARED_LINES:
                self._known.clear()
            found = self._known[text] = super().size(text)
        return found


class Fonts:
    """Every font in every size, opened once."""

    def __init__(self) -> None:
        self._open: dict[tuple[Path, str, int], Measured] = {}

    def of(self, text: Text, style: Style, pixels: int) -> pygame.Font:
        """Stand in for `Text._font`."""
        key = (text._folder, text._theme.fonts[style.font], pixels)
        found = self._open.get(key)
        if found is None:
            folder, file, _ = key
            found = self._open[key] = Measured(folder / file, pixels * 2)
        return found


class Courses:
    """What bots did in the games of `shown_games`, so that no test waits for them to think.

    Bots know the rules, the seed and each other, and nothing else: they do the same in every such game. `folder` has a
    text file for each game, an action in notation a line; `--update-courses` lets the bots think again and stores it.
    """

    def __init__(self, folder: Path | None = None, *, update: bool = False) -> None:
        """`update`: nothing is read from the folder."""
        self._folder, self._update = folder, update
        self.reviews = Reviews(folder, update=update)
        self._known: dict[str, list[Ply]] = {}
        self._games: dict[str, Game] = {}
        self._lines: dict[str, list[str]] = {}
        """By the name of a course, as far as it is stored."""
        self._alone: dict[str, list[str]] = {}
        """The same of games that are played without a session."""

    def stride(self, session: Session) -> None:
        """Stand in for `shown_games.stride`; AssertionError where the rules no longer go as they are stored."""
        name, ply = course_name(session.spec), session.ply
        if name not in self._known:
            self._known[name], self._games[name], self._lines[name] = [], session.game, self._read(name)
        course, lines = self._known[name], self._lines[name]
        if ply < len(course):
            done = course[ply]
            session.timeline.add(done.action, (done.state, done.events))
            session._changed()
            return
        if ply < len(lines):
            try:
                session.submit(decode(session.game, lines[ply]))
            except (NotationError, IllegalAction) as error:
                stale = f"{name} goes otherwise after {ply} actions ({error}): pytest --update-courses"
                raise AssertionError(stale) from error
        else:
            session.pump()
        assert session.ply == ply + 1
        course.append(session.timeline.plies[-1])

    def acted(self, name: str, game: Game, state: GameState, think: Callable[[], Action]) -> Action:
        """Stand in for `acted`."""
        if name not in self._alone:
            self._alone[name] = self._read(name)
        lines = self._alone[name]
        if state.ply < len(lines):
            action = decode(game, lines[state.ply])
            assert why_not(game, state, action) is None, f"{name} goes otherwise: pytest --update-courses"
            return action
        action = think()
        if state.ply == len(lines):
            lines.append(encode(game, action))
        return action

    def _read(self, name: str) -> list[str]:
        if self._folder is None or self._update or not (self._folder / f"{name}.txt").exists():
            return []
        return (self._folder / f"{name}.txt").read_text(encoding="utf-8").splitlines()

    def store(self) -> None:
        """Write the games into the folder, but those that are stored there so and longer; and reviews."""
        assert self._folder is not None
        self.reviews.store()
        known = {name: [encode(self._games[name], ply.action) for ply in plies] for name, plies in self._known.items()}
        for name, told in {**known, **self._alone}.items():
            lines = "".join([f"{line}\n" for line in told])
            file = self._folder / f"{name}.txt"
            if not file.exists() or not file.read_text(encoding="utf-8").startswith(lines):
                file.write_text(lines, encoding="utf-8")


def acted(name: str, game: Game, state: GameState, think: Callable[[], Action]) -> Action:
    """Return what is done at a position of a game without a session, of which `name` says all that it hangs on.

    What `think` says where nobody has stored it; the game begins at its first ply, and all of it is asked here.
    """
    return think()


def course_name(spec: NewGame) -> str:
    """Return what all games with the same rules, minds and seed are called."""
    minds = [f"{seat.kind}-{seat.mind}".replace("/", "-") for seat in spec.seats]
    minds = minds[:1] if len(set(minds)) == 1 else minds
    options = [f"{key}-{value}" for key, value in sorted(spec.options.items())]
    return "_".join([spec.ruleset, str(len(spec.seats)), *minds, str(spec.seed), *options])


class Reviews:
    """What a review says of each step, worked out once in a process: a review hangs on nothing but its mark.

    Those of long games are kept in a folder, as a program keeps them beside a save; a stale one is worked out anew.
    """

    def __init__(self, folder: Path | None = None, *, update: bool = False) -> None:
        self._folder, self._update = folder, update
        self._known: dict[str, tuple[list[Step], Iterator[Step]]] = {}
        self._names: dict[str, tuple[str, int]] = {}
        """By the mark of a review: its name, and how many seats it has."""

    def __call__(
        self, game: Game, start: Transition, log: Sequence[Action], seats: Sequence[Seat], known: int, budget: Budget
    ) -> Iterator[Step]:
        """Stand in for `steps` of `session.reviewing`."""
        key = mark(game, start[0], log, seats, budget)
        if key not in self._known:
            name = f"{game.ruleset.key}_{game.seats}_{len(log)}_{budget.nodes}"
            done: list[Step] = []
            if self._folder is not None and not self._update:
                done += review_file.read(self._folder / name, key, len(seats))
            self._known[key] = done, steps(game, start, log, seats, known=len(done), budget=budget)
            self._names[key] = name, len(seats)
        done, others = self._known[key]
        for place in range(known, len(log)):
            try:
                while len(done) <= place:
                    done.append(next(others))
            except Exception:
                self._known.pop(key, None)
                raise
            yield done[place]

    def store(self) -> None:
        """Write those of long games into the folder."""
        assert self._folder is not None
        for key, (done, _) in self._known.items():
            name, seats = self._names[key]
            if len(done) >= LONG_REVIEW and len(done) > len(review_file.read(self._folder / name, key, seats)):
                review_file.write(self._folder / name, key, done)


def share(patch: pytest.MonkeyPatch, courses: Courses) -> None:
    """Let every test of this process find what those before it have made."""
    fonts = Fonts()

    def font(text: Text, style: Style, pixels: int) -> pygame.Font:
        return fonts.of(text, style, pixels)

    read, read_once = translate._Language, cache(translate._Language)
    written, written_once = almanac_module.load, cache(almanac_module.load)

    def language(directory: Path, name: str, vocabulary: tuple[str, ...]) -> translate._Language:
        """Return the texts of a language; those of the program are read once."""
        return (read_once if directory.absolute() == LOCALE else read)(directory, name, vocabulary)

    def almanac(folder: Path, *wanted: Any) -> Almanac:
        """Return an almanac; that of the program is read once for each game."""
        return (written_once if folder.absolute() == ALMANAC else written)(folder, *wanted)

    patch.setattr(translate, "_Language", language)
    patch.setattr(almanacs, "load", almanac)
    patch.setattr(reviewing, "steps", courses.reviews)
    patch.setattr(vectors, "rasterise", Pictures())
    patch.setattr(Text, "_font", font)
    patch.setattr(shown_games, "stride", courses.stride)
    patch.setattr(sys.modules[__name__], "acted", courses.acted)


class Memory:
    """Gives back what is left of tests that are over: windows and their pictures lie in circles of references."""

    def __init__(self) -> None:
        self._least = 0
        self._searches = 0

    def begin(self) -> None:
        """Leave out of every search for garbage what was there before the first test."""
        gc.collect()
        gc.freeze()
        self._least = self._now()

    def after_a_test(self) -> None:
        """Look for garbage where the process has grown."""
        if self._now() - self._least > ROOM:
            self._searches += 1
            if self._searches % WHOLE == 0:
                gc.unfreeze()
            gc.collect()
            give_back()
            gc.freeze()
            self._least = self._now()

    @staticmethod
    def _now() -> int:
        """Bytes of memory in use; 0 where the system does not say."""
        if sys.platform != "linux":
            return 0
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGESIZE")
