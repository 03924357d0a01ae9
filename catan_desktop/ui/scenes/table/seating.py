"""Who sits where: every seat may be changed, and nothing changes before all of it is meant."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from catan_desktop.kernel.ids import Seat
from catan_desktop.ui.scenes.characters import FaceButton
from catan_desktop.ui.scenes.table import details
from catan_desktop.ui.text import DIM, NAME
from catan_desktop.ui.widgets import Button, Column, Dialog, Flow, Label, RichText, Widget

if TYPE_CHECKING:
    from catan_desktop.ui.scenes.table.play import Play


class Seating(Column):
    """A row of choices for each seat."""

    def __init__(self, play: Play) -> None:
        super().__init__(play.kit, name="seating")
        self.play = play
        self.wanted: dict[Seat, tuple[str, str]] = {}
        """What is to change: seat -> level, empty for a person, and character."""
        self._levels: dict[Seat, list[tuple[str, Button]]] = {}
        self._faces: dict[Seat, list[FaceButton]] = {}
        rows: list[Widget] = []
        for index, sitting in enumerate(play.port.sittings):
            seat = Seat(index)
            self._levels[seat] = [(level, self._level(seat, level)) for level in ("", *play.port.levels)]
            self._faces[seat] = details.faces(play, seat, partial(self._face, seat), f"seat-{seat}-face")
            rows.append(Label(play.kit, sitting.name, NAME.of(play.voice.colours(seat).text)))
            rows.append(Flow(play.kit, [*(button for _, button in self._levels[seat]), *self._faces[seat]]))
        if any(sitting.human for sitting in play.port.sittings):
            rows.append(RichText(play.kit, play.voice.tr("seats-own-eyes"), DIM))
        self.content = rows
        self._show()

    def _level(self, seat: Seat, level: str) -> Button:
        tr = self.play.voice.tr
        words = tr(f"bot-level-{level}") if level else tr("seat-human")
        name, icon = f"seat-{seat}-{level or 'human'}", "robot" if level else "human"
        button = Button(self.kit, words, partial(self._take, seat, level), icon=icon, size="small", name=name)
        button.tip = tr(f"level-{level}") if level else ""
        return button

    def _now(self, seat: Seat) -> tuple[str, str]:
        """Level and character as they are."""
        sitting = self.play.port.sittings[seat]
        return sitting.level, sitting.character

    def _take(self, seat: Seat, level: str) -> None:
        _, character = self.wanted.get(seat, self._now(seat))
        self._want(seat, level, character)

    def _face(self, seat: Seat, character: str) -> None:
        level, _ = self.wanted.get(seat, self._now(seat))
        self._want(seat, level or self.play.port.levels[-1], character)

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

    def apply(self) -> None:
        """Let everybody sit down."""
        for seat, (level, character) in sorted(self.wanted.items()):
            self.play.reseat(seat, level, character)


def seating_dialog(play: Play) -> Dialog:
    """Show who sits where; the gold button lets everybody sit down who was chosen."""
    kit, tr = play.kit, play.voice.tr
    body = Seating(play)
    done = Button(kit, tr("done"), kind="primary", name="seats-done")
    dialog = Dialog(kit, tr("table-menu-seats"), body, [done], width=980, close_tip=tr("cancel"), name="seats")

    def sit() -> None:
        dialog.close()
        body.apply()

    done.on_press = sit
    return dialog
