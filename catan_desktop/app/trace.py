"""A record of what the window shows whenever it has settled, for robots that click and type as a person would.

With the variable `CATAN_DESKTOP_TRACE=FILE` the running program appends a line of JSON to the file after every change
that can be seen. The file tells; nothing can be done through it.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pygame

from catan_desktop.ui.loop import Clock, Loop
from catan_desktop.ui.scene import Scene
from catan_desktop.ui.widgets import Dropdown, Root, Widget

from .program import Program

VARIABLE = "CATAN_DESKTOP_TRACE"
_INPUTS = frozenset({pygame.MOUSEBUTTONUP, pygame.KEYUP})
_VALUES = (bool, int, str)


def follow(loop: Loop, program: Program) -> None:
    """Trace a loop if the variable asks for it."""
    file = os.environ.get(VARIABLE)
    if file:
        program.kit.audit.on = True
        loop.clock = _Watcher(loop, program, Path(file))


class _Watcher:
    """The clock of a loop, which looks at the screen each time the loop comes to wait."""

    def __init__(self, loop: Loop, program: Program, file: Path) -> None:
        self.clock: Clock = loop.clock
        self.loop = loop
        self.program = program
        self.file = file
        self.inputs = 0
        self._drawn = -1
        self._seen = -1
        self._texts: list[list[Any]] = []
        self._told: dict[str, Any] = {}
        self._first: dict[str, float] = {}
        """When the first frame was there."""

    def now(self) -> float:
        """Return seconds since some moment."""
        return self.clock.now()

    def sleep(self, seconds: float) -> None:
        """Wait without looking at events."""
        self.clock.sleep(seconds)

    def wait(self, seconds: float) -> Iterable[pygame.event.Event]:
        """Look at the screen, then wait for events."""
        self._look()
        events = list(self.clock.wait(seconds))
        self.inputs += sum(event.type in _INPUTS for event in events)
        return events

    def _look(self) -> None:
        stats, audit = self.loop.stats, self.program.kit.audit
        if stats.drawn and not self._first:
            self._first = _moment()
        if stats.drawn != self._drawn:
            self._drawn = stats.drawn
            self._texts = [[entry.text, *entry.ink.clip(entry.clip)] for entry in audit.entries]
            audit.begin()
        elif self.inputs == self._seen:
            return
        scene = self.loop.stack.top
        if scene is None or self.loop.stack.dirty or getattr(scene, "busy", False):
            return
        self._seen = self.inputs
        told = {"inputs": self.inputs, **describe(scene), "game": self._game(), "texts": self._texts}
        if told != self._told:
            self._told = told
            line = json.dumps({**_moment(), "first": self._first, **told}, ensure_ascii=False)
            with self.file.open("a", encoding="utf-8") as out:
                out.write(line + "\n")

    def _game(self) -> dict[str, Any] | None:
        session = self.program.current.session
        if session is None:
            return None
        outcome = session.outcome
        return {
            "ruleset": session.game.ruleset.key,
            "ply": session.ply,
            "turn": session.state.turn,
            "actor": session.actor(),
            "people": [index for index, seat in enumerate(session.seats) if seat.human],
            "ending": None if outcome is None else outcome.ending,
            "winners": [] if outcome is None else list(outcome.winners),
        }


def _moment() -> dict[str, float]:
    """Tell the time, and the program's own time until now."""
    return {"time": round(time.time(), 3), "cpu": round(time.process_time(), 3)}


def describe(scene: Scene) -> dict[str, Any]:
    """Tell what a scene shows and where it can be clicked, in pixels of the window."""
    told: dict[str, Any] = {"scene": type(scene).__name__, "overlay": scene.overlay}
    root = getattr(scene, "root", None)
    viewer = getattr(scene, "viewer", None)
    if viewer is not None:
        told["viewer"] = viewer
    if isinstance(root, Root):
        dialog = root.dialogs[-1] if root.dialogs else None
        told["dialog"] = None if dialog is None else {"name": dialog.name, "title": dialog.title}
        told["popup"] = None if root.popup is None else list(root.popup.rect)
        told["focus"] = None if root.focus is None else root.focus.name
        told["notes"] = list(root.toasts)
        top = root.popup or dialog or root.content
        told["widgets"] = [_widget(widget) for widget in top.walk() if _usable(top, widget)]
        coach = getattr(scene, "coach", None)
        if coach is not None:
            panel = coach.root.content
            told["widgets"] += [_widget(widget) for widget in panel.walk() if _usable(panel, widget)]
            told["aims"] = [list(aim.box) for aim in coach.around.aims] if coach.around is not None else []
    board = getattr(scene, "board", None)
    if board is not None:
        told["lit"] = [
            [space, site, *board.point_of((space, site)), board.lit[space].tone] for space, site in board.lit_spots()
        ]
    return told


def _usable(top: Widget, widget: Widget) -> bool:
    """Return whether the pointer can reach the middle of a widget that somebody could use."""
    if not (widget.focusable or widget.name) or not widget.rect.width:
        return False
    return widget in top.path_at(widget.rect.center)


def _widget(widget: Widget) -> dict[str, Any]:
    told: dict[str, Any] = {"name": widget.name, "type": type(widget).__name__, "rect": list(widget.rect)}
    label = getattr(widget, "text", "") or getattr(widget, "label", "")
    told["text"] = label if isinstance(label, str) else ""
    told["on"] = widget.enabled and getattr(widget, "possible", True) and getattr(widget, "ready", True)
    told["why"] = widget.reason or getattr(widget, "why", "")
    if key := getattr(widget, "hotkey", ""):
        told["key"] = key
    for name in ("value", "count", "pool", "chosen"):
        if isinstance(value := getattr(widget, name, None), _VALUES):
            told[name] = value
    if isinstance(widget, Dropdown):
        told["options"] = list(widget.options)
    return told
