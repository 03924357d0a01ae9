"""Notes that come over the top of a screen, stay for some seconds and go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from catan_desktop.ui.geometry import ease
from catan_desktop.ui.text import STRONG
from catan_desktop.ui.widgets.base import Kit
from catan_desktop.ui.widgets.key_badge import cap_width, draw_cap

TOAST_SECONDS = 4.0
READ_SECONDS = 1.5
"""How long a note stays while another waits."""
NOTE_SECONDS = 30.0
"""How long the almanac still opens at a note when nothing else is meant."""
_FADE = 0.18


@dataclass(slots=True)
class Note:
    """One note on the screen."""

    text: str
    kind: str
    topic: str = ""
    under: str = ""
    """The entry for what the pointer was at when it came."""
    age: float = 0.0
    end: float = TOAST_SECONDS
    """The age at which it goes."""
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))


class Notes:
    """The notes of a screen, one at a time: another waits until the one before could be read, but for bad news."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._there: list[Note] = []
        self._standing: list[Note] = []
        """At most one, which stays until what it says is over."""
        self.room: Callable[[], pygame.Rect | None] | None = None
        """Where they may lie, so that they cover nothing that is looked for just then; None: in all of the window."""
        self._noted = ("", 0.0)
        """The entry for the note that came last, and the seconds for which it will be remembered."""

    def add(self, text: str, kind: str, topic: str, under: str) -> None:
        """Show a note; one with the same words gives way."""
        others = [note for note in self._there if note.text != text][-3:]
        new = Note(text, kind, topic, under)
        self._there = [new, *others[1:]] if kind == "danger" else [*others, new]
        if topic:
            self._noted = (topic, NOTE_SECONDS)
        self.kit.due()

    def drop(self, text: str) -> None:
        """Take the note with these words away, where it is still there."""
        self._there = [note for note in self._there if note.text != text]

    def stand(self, text: str, kind: str = "danger") -> bool:
        """Show a note above the others for as long as it is true; an empty text takes it away. True if it changed."""
        if [note.text for note in self._standing] == ([text] if text else []):
            return False
        self._standing = [Note(text, kind, age=_FADE)] if text else []
        self.kit.due()
        return True

    def clear(self) -> None:
        """Take all away: they were meant for somebody else."""
        self._there, self._noted = [], ("", 0.0)
        self.kit.due()

    def make_room(self) -> None:
        """Take away those that only inform."""
        self._there = [note for note in self._there if note.kind == "danger"]

    @property
    def texts(self) -> tuple[str, ...]:
        """Return their words, oldest first."""
        return tuple(note.text for note in (*self._standing, *self._there))

    @property
    def explained(self) -> Note | None:
        """Return the one that is seen, where the almanac explains it."""
        return next((note for note in self._there[:1] if note.topic), None)

    @property
    def remembered(self) -> str:
        """Return the entry for the note that came last, for a while even when it is gone."""
        return self._noted[0]

    @property
    def moving(self) -> bool:
        """Return whether one comes or goes just now."""
        return any(note.age < _FADE or note.age > note.end - _FADE for note in self._there[:1])

    def update(self, seconds: float) -> None:
        """Let time pass."""
        left = self._noted[1] - seconds
        self._noted = (self._noted[0], left) if left > 0 else ("", 0.0)
        if not self._there:
            return
        note = self._there[0]
        if len(self._there) > 1:
            note.end = min(note.end, max(READ_SECONDS, note.age + _FADE))
        note.age += seconds
        if note.age < _FADE + seconds or note.age > note.end - _FADE - seconds:
            self.kit.due()
        if note.age >= note.end:
            del self._there[0]

    def take_at(self, where: tuple[int, int]) -> str:
        """Take away the note at a point that has an entry in the almanac, and give the entry; empty for none."""
        for note in self._there[:1]:
            if note.topic and note.rect.collidepoint(where):
                self._there.remove(note)
                return note.topic
        return ""

    def draw_standing(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the note that stays, in the middle of the top of a window: below dialogs, which it must not cover."""
        self._draw(surface, rect, self._standing, self._top(rect), False)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, almanac: bool) -> None:
        """Draw another below it; `almanac`: the key that opens it stands beside."""
        top = max([self._top(rect), *(note.rect.bottom + self.kit.px("gap") for note in self._standing)])
        self._draw(surface, rect, self._there[:1], top, almanac)

    def _top(self, rect: pygame.Rect) -> int:
        room = self._room(rect)
        return max(rect.y + self.kit.px(52), room.y + (self.kit.px("gap") if room is not rect else 0))

    def _room(self, rect: pygame.Rect) -> pygame.Rect:
        return rect if self.room is None else self.room() or rect

    def _draw(self, surface: pygame.Surface, rect: pygame.Rect, notes: list[Note], y: int, almanac: bool) -> None:
        kit, rect = self.kit, self._room(rect)
        for note in notes:
            pad = kit.px("pad")
            lines = kit.text.wrap(note.text, STRONG, min(kit.px(460), rect.width - 6 * pad))
            wide = max(kit.text.size(line, STRONG).width for line in lines)
            cap = cap_width(kit) if note.topic and almanac else 0
            box = pygame.Rect(0, 0, wide + 2 * pad + kit.px(6) + cap, len(lines) * kit.text.line_height(STRONG) + pad)
            box.midtop = (rect.centerx, y)
            gone = 0.0 if kit.reduced_motion else max(1 - note.age / _FADE, 1 - (note.end - note.age) / _FADE, 0)
            box.y -= round(ease(gone) * (box.height + y))
            # it slides in over the edge of the window, where it is cut for a moment
            with kit.audit.layer(), kit.audit.scrolled():
                kit.panel(surface, box, "raised", shadow=True, radius="radius", rim="line-strong")
                bar = pygame.Rect(box.x + kit.px(6), box.y + kit.px(7), kit.px(4), box.height - kit.px(14))
                kit.art.panel(surface, bar, kit.colour(note.kind), radius=kit.px(2))
                inner = pygame.Rect(box.x + pad + kit.px(6), box.y, wide, box.height)
                kit.text.draw_lines(surface, lines, inner, STRONG, down=0.5)
                if cap:
                    draw_cap(kit, surface, (box.right - pad, box.centery))
            note.rect = box
            y += box.height + kit.px("gap")
