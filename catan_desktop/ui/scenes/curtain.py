"""The curtain between two people at one screen: nothing of the game shows until the right one lifts it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from functools import partial

import pygame

from catan_desktop.kernel.ids import Seat
from catan_desktop.ui.dialogs.plain import closed_again, menu_dialog
from catan_desktop.ui.scene import Change, Pop
from catan_desktop.ui.scenes.frame import draw_frame
from catan_desktop.ui.scenes.parts import SeatFace, face_key
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import HERO, LARGE
from catan_desktop.ui.widgets import Button, Column, Flow, Kit, Label, Padded, Row, Screen, Space, Widget

LIFT_SECONDS = 0.15
"""A key that was held down from before does not lift it."""


class Veiled(Screen):
    """A screen that covers the game: says whose turn it is to look, and leads to the menu without showing anything."""

    def __init__(self, kit: Kit, texts: TableText, ways: Mapping[str, Callable[[], Change]]) -> None:
        """`ways`: entries of the menu, as at the table."""
        super().__init__(kit)
        self.texts = texts
        self.ways = ways
        self.age = 0.0

    @property
    @abstractmethod
    def colour(self) -> int:
        """Return the number of the colours of whoever is meant."""

    def handle(self, event: pygame.event.Event) -> Change:
        """Hand an event to the widgets; the menu opens by its key and by the one that goes back."""
        event = self.kit.keys.translated(event)
        keys = self.kit.keys
        used = closed_again(self.root, event, {"menu": self.menu}) or self.root.handle(event)
        if not used and not self.root.dialogs and (keys.pressed(event, "menu") or keys.pressed(event, "back")):
            self.menu()
        return self._leaving()

    def tick(self, seconds: float) -> None:
        """Grow older."""
        self.age += seconds

    def backdrop(self, surface: pygame.Surface) -> None:
        """Cover everything, with a glow and a frame in the colours of whoever is meant."""
        kit, size = self.kit, surface.get_size()
        surface.fill(kit.colour("ground"))
        glow = kit.theme.seats[self.colour % len(kit.theme.seats)].shade
        kit.art.glow(surface, (size[0] / 2, size[1] * 0.42), min(size) * 0.75, glow, 0.35)
        draw_frame(kit, surface, self.colour)

    def tell(self, words: str) -> None:
        """Tell good news, such as that the game was saved."""
        self.root.toast(words, "good")

    def menu(self) -> None:
        """Show the menu of the table, as far as it needs no eyes on the game."""
        tr = self.texts.tr
        entries: list[tuple[str, str, Callable[[], object]]] = [("resume", tr("curtain-stay"), _nothing)]
        for name, way in self.ways.items():
            entries.append((name, tr(f"table-menu-{name}"), partial(self._leave, way)))
        self.root.open(menu_dialog(self.kit, tr("table-menu"), entries, tr("close")), self.menu)

    def menu_button(self) -> Widget:
        """Make the small button that opens the menu."""
        kit, tr = self.kit, self.texts.tr
        badge = kit.keys.label("menu")
        return Button(kit, tr("table-menu"), self.menu, kind="quiet", icon="menu", badge=badge, name="curtain-menu")

    def lift_button(self, act: Callable[[], object]) -> Widget:
        """Make the gold button of whoever is meant."""
        kit = self.kit
        key, badge = kit.keys.key("next"), kit.keys.label("next")
        return Button(kit, self.texts.tr("curtain-lift"), act, kind="primary", hotkey=key, badge=badge, name="lift")

    def _leave(self, way: Callable[[], Change]) -> None:
        self.go(way())


class CurtainScene(Veiled):
    """Says who should sit down; one key or a click lifts it."""

    def __init__(
        self,
        kit: Kit,
        texts: TableText,
        seat: Seat,
        on_lift: Callable[[], object],
        ways: Mapping[str, Callable[[], Change]] | None = None,
        recap: Callable[[], Widget | None] = lambda: None,
    ) -> None:
        """`recap`: returns what has happened since the seat last looked, as everybody at the screen may know it."""
        super().__init__(kit, texts, ways or {})
        self.seat = seat
        self.on_lift = on_lift
        self.recap = recap

    @property
    def colour(self) -> int:
        """Return the number of the seat's colours."""
        return self.texts.seats.sittings[self.seat].colour

    def enter(self, size: tuple[int, int]) -> None:
        """Take the whole window, with the button in hand."""
        super().enter(size)
        if not self.root.dialogs:
            self.root.set_focus(self.root.content.find("lift"))

    def lift(self) -> None:
        """Show the table; a key that was held down from before is not meant for it."""
        if self.age >= LIFT_SECONDS:
            self.on_lift()
            self.go(Pop())

    def build(self) -> Widget:
        """Name the one who should sit down."""
        kit, texts = self.kit, self.texts
        colours, sitting = texts.colours(self.seat), texts.seats.sittings[self.seat]
        foot: list[Widget] = [self.menu_button()] if self.ways else []
        recap, hint = self.recap(), Label(kit, texts.tr("curtain-hint"), LARGE.of("dim"), across=0.5)
        face = SeatFace(kit, face_key(sitting.character, sitting.human, self.colour), self.colour, size=150)
        who = [
            *([] if recap else [face]),
            Label(kit, texts.tr("curtain-pass"), LARGE.of("dim"), across=0.5),
            Label(kit, texts.name(self.seat), HERO.of(colours.text), across=0.5, name="curtain-name"),
        ]
        lift = self.lift_button(self.lift)
        last: Widget = Column(kit, [lift, Flow(kit, foot)], gap="pad", across=0.5)
        rows = [
            Column(kit, who, gap="gap", across=0.5),
            Padded(kit, recap or hint, most=560),
            Row(kit, [Space(kit), lift, *foot, Space(kit)]) if recap else last,
        ]
        return Padded(kit, Column(kit, rows, gap="gap" if recap else "pad"), pad="gap-large", most=760, down=0.45)


def _nothing() -> None:
    """Only close the menu."""
