"""The bar at the top: the game, whose turn, the steps of the turn, the dice, and what can be called at any time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import pygame

from catan_desktop.present.models.panels import Die, Pip, TableModel
from catan_desktop.ui.geometry import Size, ease
from catan_desktop.ui.scenes.table.voice import Voice
from catan_desktop.ui.text import HEADING, STRONG, Style
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.button import IconButton
from catan_desktop.ui.widgets.label import Label

DICE_SECONDS = 0.65
"""How long dice tumble at normal speed."""
TOOL_TOPICS = {"undo": "undo", "redo": "undo", "supply": "supply", "log": "chronicle", "menu": "keyboard"}
"""Entries of the almanac."""
_PIP = Style("strong", "small", "dim")


class PipRow(Widget):
    """The steps of the turn; the present one is gold, those done have a tick."""

    def __init__(self, kit: Kit, voice: Voice, pips: Sequence[Pip]) -> None:
        super().__init__(kit, name="steps", topic="turn")
        self.pips = [(voice.say(pip.name), pip) for pip in pips]
        self.texts = [voice.rich(pip.text) if pip.text is not None else text for text, pip in self.pips]
        self.point(next((index for index, pip in enumerate(pips) if pip.current), 0))

    def point(self, index: int) -> None:
        """Tell of one of the steps."""
        if index < len(self.pips):
            self.tip, self.topic = self.texts[index], self.pips[index][1].topic or "turn"

    def handle(self, event: pygame.event.Event) -> bool:
        """Tell of the step under the pointer."""
        if event.type == pygame.MOUSEMOTION:
            left = self.rect.x
            for index, (text, _) in enumerate(self.pips):
                left += self._pill(text) + self.kit.px("gap")
                if event.pos[0] < left:
                    self.point(index)
                    break
        return False

    def measure(self, width: int | None = None) -> Size:
        """Add up the pills."""
        del width
        widths = [self._pill(text) for text, _ in self.pips]
        gap = self.kit.px("gap") * max(0, len(widths) - 1)
        return Size(sum(widths) + gap, self.kit.px(24) if widths else 0)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the pills."""
        kit = self.kit
        x = self.rect.x
        for number, (text, pip) in enumerate(self.pips, 1):
            width = self._pill(text)
            box = pygame.Rect(x, self.rect.centery - kit.px(12), width, kit.px(24))
            if pip.current:
                top, low = kit.colour("gold-light"), kit.colour("gold")
                kit.art.panel(surface, box, top, low, radius=kit.px(12))
            else:
                kit.art.panel(surface, box, kit.colour("raised"), radius=kit.px(12))
            ink = "ink-dark" if pip.current else "ink" if pip.done else "dim"
            said = f"{number}  {text}"
            kit.text.draw(surface, said, box.center, _PIP.of(ink), across=0.5, down=0.5, within=box)
            x += width + kit.px("gap")

    def _pill(self, text: str) -> int:
        return self.kit.text.size(f"9  {text}", _PIP).width + self.kit.px(30)


@dataclass(slots=True)
class Tumble:
    """A throw that is being shown."""

    dice: tuple[Die, ...]
    thrown: frozenset[int]
    """Which of them."""
    seconds: float
    age: float = 0.0


class DiceRow(Widget):
    """The dice of the last throw; a new throw tumbles first."""

    def __init__(self, kit: Kit) -> None:
        super().__init__(kit, name="dice")
        self.dice: tuple[Die, ...] = ()
        self.stale = False
        """It moves; the bar around it does not."""
        self.tumble: Tumble | None = None
        self.told: Sequence[tuple[str, str]] = ()
        """By die: what its throw means, and the entry of the almanac."""

    def tell(self, told: Sequence[tuple[str, str]]) -> None:
        """Say what each die means; the first is told of until the pointer comes to another."""
        self.told = told
        self.point(0)

    def point(self, index: int) -> None:
        """Tell of one of the dice."""
        if index < len(self.told):
            self.tip, self.topic = self.told[index]

    def handle(self, event: pygame.event.Event) -> bool:
        """Tell of the die under the pointer."""
        if event.type == pygame.MOUSEMOTION and self.dice:
            self.point(max(0, event.pos[0] - self.rect.x) * len(self.dice) // max(1, self.rect.width))
        return False

    @property
    def moving(self) -> bool:
        """Say whether dice are tumbling."""
        return self.tumble is not None

    def throw(self, dice: Sequence[Die], thrown: Iterable[int], seconds: float) -> None:
        """Show a throw of some of the dice; it ends with all of them as given."""
        self.dice = tuple(dice)
        if seconds <= 0 or self.kit.reduced_motion:
            return
        self.tumble = Tumble(self.dice, frozenset(thrown), seconds)
        if self.kit.sounds is not None:
            self.kit.sounds.play("dice")
        self.touch()

    def stop(self) -> None:
        """Let the dice lie."""
        if self.tumble is not None:
            self.tumble = None
            self.touch()

    def update(self, seconds: float) -> None:
        """Roll on."""
        if self.tumble is not None:
            self.tumble.age += seconds
            if self.tumble.age >= self.tumble.seconds:
                self.stop()
            self.stale = True

    def measure(self, width: int | None = None) -> Size:
        """Set them side by side."""
        del width
        count = len(self.dice)
        return Size(count * self.kit.px(28) + max(0, count - 1) * self.kit.px(6), self.kit.px(28))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw each die, turned and lifted while it tumbles."""
        kit = self.kit
        side = kit.px(28)
        x = self.rect.x
        for index, die in enumerate(self.dice):
            box = pygame.Rect(x, self.rect.centery - side // 2, side, side)
            self._draw_die(surface, die, index, box)
            x += side + kit.px(6)

    def _draw_die(self, surface: pygame.Surface, die: Die, index: int, box: pygame.Rect) -> None:
        kit = self.kit
        value, turn, lift = die.value, 0.0, 0
        if self.tumble is not None and index in self.tumble.thrown:
            part = min(1.0, self.tumble.age / self.tumble.seconds)
            calm = ease(part)
            faces = 12 if die.key == "wild" else 6
            if part < 0.82:
                value = 1 + (int(self.tumble.age * 22) * (5 + 2 * index) + index * 3) % faces
            turn = (1 - calm) * (300 + 130 * index)
            lift = round(abs((part * 3 + index * 0.3) % 1 - 0.5) * (1 - calm) * kit.px(12))
        if not value:
            kit.art.panel(surface, box, kit.colour("sunken"), radius=kit.px(6), rim=kit.colour("line"), rim_width=1.0)
            return
        key = "die-wild" if die.key == "wild" else f"die-{value}"
        face = kit.art.sprite(key, box.width)
        if turn > 1:
            face = pygame.transform.rotozoom(face, turn, 1.0)
        surface.blit(face, face.get_rect(center=(box.centerx, box.centery - lift)))
        if die.key == "wild":
            style = Style("strong", "body", "ink-dark")
            kit.text.draw(
                surface, str(value), (box.centerx, box.centery - lift), style, across=0.5, down=0.5, within=box
            )


@dataclass(frozen=True, slots=True)
class Tool:
    """One thing that can be called at any time."""

    name: str
    icon: str
    hotkey: str
    act: Callable[[], object]
    reason: str = ""


class TopBar(Widget):
    """Title and turn at the left, steps and dice in the middle, tools at the right."""

    def __init__(self, kit: Kit, voice: Voice, model: TableModel, dice: DiceRow, tools: Sequence[Tool]) -> None:
        super().__init__(kit, name="top")
        self.title = Label(kit, voice.say(voice.port.title), HEADING)
        colours = voice.colours(model.active)
        turn = voice.tr("table-turn", turn=model.turn, name=voice.name(model.active)) if model.turn else ""
        self.turn = Label(kit, turn or voice.tr("table-setup"), STRONG.of(colours.text if model.turn else "dim"))
        self.pips = PipRow(kit, voice, model.steps)
        self.dice = dice
        if not dice.moving:
            dice.dice = model.dice
        dice.tell([(voice.rich(die.text) if die.text is not None else "", die.topic) for die in model.dice])
        self.tools = [self._tool(voice, tool) for tool in tools]

    def children(self) -> Sequence[Widget]:
        """Give everything in the bar."""
        return (self.title, self.turn, self.pips, self.dice, *self.tools)

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as the theme says."""
        return Size(width or self.kit.px(600), self.kit.px("bar-top"))

    def layout(self, rect: pygame.Rect) -> None:
        """Keep the middle in the middle while there is room; the title gives way first."""
        super().layout(rect)
        px = self.kit.px
        right = rect.right - px("gap")
        for tool in reversed(self.tools):
            side = tool.measure().width
            tool.layout(pygame.Rect(right - side, rect.centery - side // 2, side, side))
            right -= side + px(2)
        title, turn = self.title.measure(), self.turn.measure()
        pips, dice = self.pips.measure(), self.dice.measure()
        left = rect.x + px(14)
        middle = pips.width + (px(24) if pips.width else 0) + dice.width
        self.title.visible = left + title.width + px(24) + turn.width + px(24) + middle < right
        if self.title.visible:
            self.title.layout(pygame.Rect(left, rect.y, title.width, rect.height))
            left += title.width + px(24)
        self.turn.layout(pygame.Rect(left, rect.y, min(turn.width, right - left), rect.height))
        left += turn.width + px(24)
        start = max(left, min(rect.centerx - middle // 2, right - px(16) - middle))
        self.pips.layout(pygame.Rect(start, rect.y, pips.width, rect.height))
        self.dice.layout(pygame.Rect(start + middle - dice.width, rect.y, dice.width, rect.height))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bar."""
        kit = self.kit
        surface.fill(kit.colour("bar"), self.rect)
        line = pygame.Rect(self.rect.x, self.rect.bottom - kit.px("hairline"), self.rect.width, kit.px("hairline"))
        surface.fill(kit.colour("line"), line)
        super().draw(surface)

    def _tool(self, voice: Voice, tool: Tool) -> IconButton:
        words = voice.tr(f"tool-{tool.name}")
        tip = f"{words}  <gold>{self.kit.keys.written(tool.hotkey)}</>" if tool.hotkey else words
        button = IconButton(
            self.kit, tool.icon, tool.act, tip=tip, size=30, hotkey=tool.hotkey, name=f"tool-{tool.name}"
        )
        button.topic = TOOL_TOPICS.get(tool.name, "")
        button.disable(tool.reason)
        return button
