"""The page after an unexpected error: the game is safe, and how to go on; and a plain one for when even that fails."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from catan_desktop.kernel.record import record
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scene import Change, Pop, Quit
from catan_desktop.ui.scenes.parts import MenuScreen
from catan_desktop.ui.scenes.services import Shell
from catan_desktop.ui.text import BODY, DIM, STRONG, TITLE, Style
from catan_desktop.ui.widgets import Button, Card, Column, Flow, Kit, Label, Padded, Picture, Row, ScrollArea, Widget
from catan_desktop.ui.widgets.keys import holds_control, letter

GUARD_SECONDS = 0.3
"""Seconds in which no key is taken: what was meant for the screen before must not leave this one."""
_FIRE = "camp-fire-3"
_LINES = Style(size="small", colour="dim")
_GROUND, _INK = (14, 22, 32), (232, 238, 244)
_LEAST, _ROWS = 18, 34
"""Least size of the type in pixels; rows that the window's height is divided into where that makes it larger."""


@record
class Ways:
    """What can be done then. Nothing here raises."""

    copy: Callable[[], bool]
    """Puts the report on the clipboard; False where there is none."""
    show: Callable[[], bool]
    """Opens the folder of the log in a window of the desktop; False where that cannot be done."""
    go_on: Callable[[], Change] = Pop
    """Goes back to the game; to the title where that is what is offered."""
    title: Callable[[], Change] = Pop
    """Goes to the title, after a question where the game lies in no file."""
    quit: Callable[[], Change] = Quit
    """Ends the program, after a question where the game lies in no file."""
    keep_copy: Callable[[], str] = str
    """Keeps the game somewhere else; where it lies now, empty where it could not be written anywhere."""


@record
class Trouble:
    """What is told."""

    title: str
    said: tuple[str, ...]
    """Sentences; the first says where the game is."""
    report: str
    folder: str
    """Where report and log lie."""
    report_file: str = ""
    """The file of the report; empty where it could not be written."""
    to_game: bool = True
    """Going on leads to the game, not to the title."""
    unsaved: bool = False
    """Somewhere else for the game is offered."""


class Report(ScrollArea):
    """The report, as much of it as there is room for; arrows scroll it while it has the focus."""

    focusable = True

    def __init__(self, kit: Kit, text: str) -> None:
        super().__init__(kit, Label(kit, _indented(text), _LINES), name="report", grow=1.0)

    def measure(self, width: int | None = None) -> Size:
        """Want some lines only."""
        wide = self.kit.px(300) if width is None else width
        return Size(wide, self.kit.px(150))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the text, and the ring around it."""
        super().draw(surface)
        if self.ringed:
            self.kit.ring(surface, self.rect.inflate(2 * self.kit.px(5), 2 * self.kit.px(5)))


class TroubleScreen(MenuScreen):
    """Says what happened, and offers to go on."""

    in_hand = "go-on"

    def __init__(self, shell: Shell, trouble: Trouble, ways: Ways) -> None:
        super().__init__(shell)
        self.trouble = trouble
        self.ways = ways
        self._age = 0.0

    def build(self) -> Widget:
        """Set one panel."""
        kit, tr, told = self.kit, self.shell.tr, self.trouble
        head = Row(kit, [Picture(kit, _FIRE, 60), Label(kit, told.title, TITLE, name="title", grow=1.0)], gap="gap")
        sentences = [Label(kit, text, BODY if at else STRONG) for at, text in enumerate(told.said)]
        report = Card(kit, Report(kit, told.report), look="sunken", shadow=False, pad="gap", grow=1.0)
        where = Label(kit, tr("trouble-where", path=told.folder), DIM)
        rows: list[Widget] = [head, *sentences, report, where, Flow(kit, self._buttons())]
        return Padded(kit, Card(kit, Column(kit, rows, gap="pad"), pad=24), pad=24, most=900, down=0.45)

    def tick(self, seconds: float) -> None:
        """Let time pass."""
        self._age += seconds

    def handle(self, event: pygame.event.Event) -> Change:
        """Take no key that was pressed before anybody could read."""
        if event.type == pygame.KEYDOWN and self._age < GUARD_SECONDS:
            return None
        return super().handle(event)

    def key(self, event: pygame.event.Event) -> bool:
        """Copy the report by the usual key, besides what every screen does."""
        if holds_control(event) and letter(event) == "c":
            self.copy()
            return True
        return super().key(event)

    def back(self) -> None:
        """Go to the title."""
        self.go(self.ways.title())

    def copy(self) -> None:
        """Copy the report, or say where it is."""
        if self.ways.copy():
            self._tell("trouble-copied", "good")
        elif self.trouble.report_file:
            self._tell("trouble-copy-failed", path=self.trouble.report_file)
        else:
            self._tell("trouble-copy-impossible")

    def _buttons(self) -> list[Widget]:
        kit, tr, told = self.kit, self.shell.tr, self.trouble
        words = tr("trouble-go-on") if told.to_game else tr("trouble-menu")
        icon = "play" if told.to_game else "left"
        buttons: list[Widget] = [
            Button(kit, words, lambda: self.go(self.ways.go_on()), kind="primary", icon=icon, name="go-on")
        ]
        if told.unsaved:
            buttons.append(Button(kit, tr("trouble-keep"), self._keep_copy, icon="save", name="keep-copy"))
        if told.to_game:
            buttons.append(Button(kit, tr("trouble-menu"), self.back, name="menu"))
        more: list[tuple[str, str, Callable[[], None]]] = [
            ("copy", "copy-report", self.copy),
            ("load", "log-folder", self._show),
        ]
        buttons += [Button(kit, tr(f"trouble-{name}"), act, icon=icon, name=name) for icon, name, act in more]
        buttons.append(
            Button(kit, tr("menu-quit"), lambda: self.go(self.ways.quit()), kind="quiet", icon="quit", name="quit")
        )
        return buttons

    def _show(self) -> None:
        if not self.ways.show():
            self._tell("trouble-folder-failed", path=self.trouble.folder)

    def _keep_copy(self) -> None:
        place = self.ways.keep_copy()
        if place:
            self._tell("trouble-kept", "good", path=place)
        else:
            self._tell("trouble-keep-failed")

    def _tell(self, key: str, kind: str = "danger", **args: str) -> None:
        self.root.toast(self.shell.tr(key, **args), kind)


class PlainScene:
    """The last screen there is: white words on dark ground, and three keys.

    It needs no theme, no picture, no font of the game and no translator, so that nothing of all that can break it.
    """

    overlay = False

    def __init__(self, said: Sequence[str], title: Callable[[], Change], copy: Callable[[], object]) -> None:
        """`title`: where Enter leads; `copy`: what C does."""
        self.said = tuple(said)
        self.dirty = True
        self.moving = False
        self._title = title
        self._copy = copy
        self._age = 0.0

    def enter(self, size: tuple[int, int]) -> None:
        """Be drawn again."""
        del size
        self.dirty = True

    def update(self, seconds: float) -> Change:
        """Let time pass."""
        self._age += seconds
        return None

    def handle(self, event: pygame.event.Event) -> Change:
        """Enter goes to the title, C copies the report, Escape ends the program."""
        if event.type != pygame.KEYDOWN or self._age < GUARD_SECONDS:
            return None
        if event.key in {pygame.K_RETURN, pygame.K_KP_ENTER}:
            return self._title()
        if event.key == pygame.K_c:
            self._copy()
        return Quit() if event.key == pygame.K_ESCAPE else None

    def draw(self, surface: pygame.Surface) -> None:
        """Write the sentences, broken to the width."""
        surface.fill(_GROUND)
        pixels = max(_LEAST, surface.get_height() // _ROWS)
        font = pygame.font.Font(None, round(pixels * 1.3))
        left = y = 3 * pixels
        room = max(1, surface.get_width() - 2 * left)
        for text in self.said:
            for line in _broken(font, text, room):
                surface.blit(font.render(line, True, _INK), (left, y))
                y += font.get_linesize()
            y += pixels
        self.dirty = False


def _indented(text: str) -> str:
    """Keep the spaces at the beginning of lines, which the breaking of lines would drop."""
    lines = ((line, len(line) - len(line.lstrip(" "))) for line in text.splitlines())
    return "\n".join("\u00a0" * wide + line[wide:] for line, wide in lines)


def _broken(font: pygame.font.Font, text: str, width: int) -> list[str]:
    """Break a text into lines; a word that is too wide is cut."""
    lines, line = [], ""
    for piece in (part for word in text.split() for part in _cut(font, word, width)):
        wider = f"{line} {piece}" if line else piece
        if line and font.size(wider)[0] > width:
            lines.append(line)
            line = piece
        else:
            line = wider
    return [*lines, line]


def _cut(font: pygame.font.Font, word: str, width: int) -> list[str]:
    """Cut a word into parts that are no wider than this, of a letter at least."""
    parts = []
    while len(word) > 1 and font.size(word)[0] > width:
        fits = next((at for at in range(len(word) - 1, 1, -1) if font.size(word[:at])[0] <= width), 1)
        parts.append(word[:fits])
        word = word[fits:]
    return [*parts, word]
