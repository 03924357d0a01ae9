"""The seating dialog: every seat may be changed, and nothing changes before all of it is meant."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from catan_desktop.kernel.ids import Seat
from catan_desktop.ui.scenes.characters import FaceButton
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import DIM, NAME
from catan_desktop.ui.widgets import Button, Column, Dialog, Flow, Kit, Label, RichText, Widget

Reseat: TypeAlias = Callable[[Seat, str, str], object]
"""Lets a bot of a level, or with an empty level a person, sit on a seat; who the bot is, if that is to change."""


class Seating(Column):
    """A row of choices for each seat."""

    def __init__(self, kit: Kit, texts: TableText) -> None:
        super().__init__(kit, name="seating")
        self.texts = texts
        self.wanted: dict[Seat, tuple[str, str]] = {}
        """What is to change: seat -> level, empty for a person, and character."""
        self._levels: dict[Seat, list[tuple[str, Button]]] = {}
        self._faces: dict[Seat, list[FaceButton]] = {}
        rows: list[Widget] = []
        for index, sitting in enumerate(texts.seats.sittings):
            seat = Seat(index)
            self._levels[seat] = [(level, self._level(seat, level)) for level in ("", *texts.seats.levels)]
            self._faces[seat] = faces(kit, texts, seat, partial(self._face, seat), f"seat-{seat}-face")
            rows.append(Label(kit, sitting.name, NAME.of(texts.colours(seat).text)))
            rows.append(Flow(kit, [*(button for _, button in self._levels[seat]), *self._faces[seat]]))
        if any(sitting.human for sitting in texts.seats.sittings):
            rows.append(RichText(kit, texts.tr("seats-own-eyes"), DIM))
        self.content = rows
        self._show()

    def _level(self, seat: Seat, level: str) -> Button:
        tr = self.texts.tr
        words = tr("bot-level", level=level) if level else tr("seat-human")
        name, icon = f"seat-{seat}-{level or 'human'}", "robot" if level else "human"
        button = Button(self.kit, words, partial(self._take, seat, level), icon=icon, size="small", name=name)
        button.tip = tr("about-bot-level", level=level) if level else ""
        return button

    def _now(self, seat: Seat) -> tuple[str, str]:
        """Level and character as they are."""
        sitting = self.texts.seats.sittings[seat]
        return sitting.level, sitting.character

    def _take(self, seat: Seat, level: str) -> None:
        _, character = self.wanted.get(seat, self._now(seat))
        self._want(seat, level, character)

    def _face(self, seat: Seat, character: str) -> None:
        level, _ = self.wanted.get(seat, self._now(seat))
        self._want(seat, level or self.texts.seats.levels[-1], character)

    def _want(self, seat: Seat, level: str, character: str) -> None:
        self.wanted[seat] = (level, character)
        if self.wanted[seat] == self._now(seat):
            del self.wanted[seat]
        self._show()

    def _show(self) -> None:
        for seat, buttons in self._levels.items():
            level, character = self.wanted.get(seat, self._now(seat))
            for one, button in buttons:
                button.chosen = one == level
            for face in self._faces[seat]:
                face.chosen = bool(level) and face.character == character
        self.touch()

    def carry(self, former: Widget) -> None:
        """Keep what was chosen."""
        if isinstance(former, Seating):
            self.wanted = dict(former.wanted)
            self._show()

    def apply(self, reseat: Reseat) -> None:
        """Let everybody sit down."""
        for seat, (level, character) in sorted(self.wanted.items()):
            reseat(seat, level, character)


def faces(
    kit: Kit, texts: TableText, seat: Seat, take: Callable[[str], object], prefix: str = "face"
) -> list[FaceButton]:
    """Make a face to press for everybody that a bot of a seat may be."""
    tr, now = texts.tr, texts.seats.sittings[seat]
    found = []
    for character in texts.seats.characters:
        role = tr(f"character-{character}-role")
        who = tr("seat-character", name=tr(f"character-{character}"), role=role)
        tip = f"**{who}**\n{tr(f'character-{character}-line')}"
        face = FaceButton(kit, character, partial(take, character), name=f"{prefix}-{character}", tip=tip)
        face.chosen = not now.human and now.character == character
        found.append(face)
    return found


def seating_dialog(kit: Kit, texts: TableText, reseat: Reseat) -> Dialog:
    """Show who sits where; the gold button lets everybody sit down who was chosen."""
    tr = texts.tr
    body = Seating(kit, texts)
    done = Button(kit, tr("done"), kind="primary", name="seats-done")
    dialog = Dialog(kit, tr("table-menu-seats"), body, [done], width=980, close_tip=tr("cancel"), name="seats")

    def sit() -> None:
        dialog.close()
        body.apply(reseat)

    done.on_press = sit
    return dialog
