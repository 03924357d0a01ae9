"""What the monkey does, as plain data that can be written down and done again."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import pygame

from catan_desktop.app.program import Program
from catan_desktop.ui.loop import Loop
from catan_desktop.ui.scenes.loading import LoadingScene

Poke: TypeAlias = tuple[Any, ...]
"""A word and its figures: `("down", x, y, button)`; see `Arm.do`."""

MOVE, DOWN, UP, WHEEL = "move", "down", "up", "wheel"
KEY, KEY_UP, TEXT, EDIT, CLIP = "key", "key-up", "text", "edit", "clip"
SIZE, WINDOW, DROP, CLOSE = "size", "window", "drop", "close"
SET, WAIT, BARE = "set", "wait", "bare"

WINDOWS = {
    "focus-lost": pygame.WINDOWFOCUSLOST,
    "focus-gained": pygame.WINDOWFOCUSGAINED,
    "minimized": pygame.WINDOWMINIMIZED,
    "restored": pygame.WINDOWRESTORED,
    "hidden": pygame.WINDOWHIDDEN,
    "shown": pygame.WINDOWSHOWN,
    "exposed": pygame.WINDOWEXPOSED,
    "leave": pygame.WINDOWLEAVE,
    "enter": pygame.WINDOWENTER,
    "moved": pygame.WINDOWMOVED,
}
FRAME = 1 / 60
DRAWN_EVERY = 4
"""So many things are done between two frames that are drawn."""


class Blinking(Loop):
    """A loop that draws only when it is looked at: most of the time goes into pictures that nobody sees."""

    closed = False

    def _draw(self) -> bool:
        return False if self.closed and not isinstance(self.stack.top, LoadingScene) else super()._draw()


class Arm:
    """Does pokes to a running program, through the queue of events that SDL fills for a player."""

    def __init__(self, loop: Blinking, program: Program) -> None:
        self.loop = loop
        self.program = program
        self.seconds = 0.0
        """Time that has passed in the program."""
        self._done = 0

    def blink(self, closed: bool) -> None:
        """Draw nothing, or draw again."""
        self.loop.closed = closed

    def do(self, poke: Poke) -> None:
        """Do one thing and run the loop for a frame, or for as long as is waited; not every frame is drawn."""
        self._done += 1
        self.blink(self._done % DRAWN_EVERY != 0)
        word, *figures = poke
        if word == WAIT:
            self.wait(float(figures[0]))
            return
        for event in self._events(word, figures):
            pygame.event.post(event)
        self.step(FRAME)

    def wait(self, seconds: float) -> None:
        """Let time pass: in frames while something moves, else in longer rounds."""
        end, seen = self.seconds + seconds, not self.loop.closed
        while self.seconds < end and self.loop.running:
            stride = FRAME * 4 if self.loop.stack.moving else 0.2
            self.blink(not (seen and self.seconds + stride >= end))
            self.step(stride)

    def step(self, seconds: float) -> None:
        """One round of the loop with whatever lies in the queue."""
        self.seconds += seconds
        self.loop.step(seconds, pygame.event.get())

    def _events(self, word: str, figures: Sequence[Any]) -> Iterator[pygame.event.Event]:
        made = pygame.event.Event
        if word == MOVE:
            x, y, held = figures
            yield made(pygame.MOUSEMOTION, pos=self._where(x, y), rel=(3, 2), buttons=(int(held), 0, 0), touch=False)
        elif word in {DOWN, UP}:
            x, y, button = figures
            kind = pygame.MOUSEBUTTONDOWN if word == DOWN else pygame.MOUSEBUTTONUP
            yield made(kind, pos=self._where(x, y), button=button, touch=False)
        elif word == WHEEL:
            x, y = figures
            yield made(pygame.MOUSEWHEEL, x=x, y=y, flipped=False, precise_x=float(x), precise_y=float(y))
        elif word in {KEY, KEY_UP}:
            code, mod, written, place = figures
            kind = pygame.KEYDOWN if word == KEY else pygame.KEYUP
            yield made(kind, key=code, mod=mod, unicode=written, scancode=place)
        elif word == TEXT:
            yield made(pygame.TEXTINPUT, text=figures[0])
        elif word == EDIT:
            yield made(pygame.TEXTEDITING, text=figures[0], start=0, length=len(figures[0]))
        elif word == WINDOW:
            yield made(WINDOWS[figures[0]])
        elif word == DROP:
            yield made(pygame.DROPFILE, file=figures[0])
        elif word == CLOSE:
            yield made(pygame.WINDOWCLOSE)
            yield made(pygame.QUIT)
        elif word == CLIP:
            pygame.scrap.put_text(figures[0])
        elif word == SIZE:
            yield from self._sized(*figures)
        elif word == SET:
            self.program.preferences.change(**figures[0])
            self.loop.stack.resize(self.program.window.size)
        elif word == BARE:
            yield made(figures[0])
        else:
            raise LookupError(f"there is no poke {word!r}")

    def _where(self, x: int, y: int) -> tuple[int, int]:
        """Where in the window a point of the picture is seen: a small window shows it smaller."""
        window = self.program.window
        if window._roomy is None:
            return (x, y)
        box, factor = window._shown_in(), window._shown_in().width / window._roomy.get_width()
        return (round(box.x + x * factor), round(box.y + y * factor))

    def _sized(self, width: int, height: int) -> Iterator[pygame.event.Event]:
        """Give the window a size, also one below what it asks for; SDL itself never has none, but tells of it."""
        if width > 0 and height > 0:
            bare = self.program.window._window
            assert bare is not None
            bare.minimum_size = (1, 1)
            bare.size = (width, height)
        else:
            for kind in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
                yield pygame.event.Event(kind, x=width, y=height)


def write(file: Path, place: str, seed: int, pokes: Iterable[Poke]) -> None:
    """Write down what was done, one poke a line."""
    lines = [json.dumps({"place": place, "seed": seed}), *(json.dumps(poke) for poke in pokes)]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def read(file: Path) -> tuple[str, int, list[Poke]]:
    """Read it again: place, seed and pokes."""
    head, *lines = file.read_text(encoding="utf-8").splitlines()
    told = json.loads(head)
    return told["place"], told["seed"], [tuple(json.loads(line)) for line in lines]
