"""The bar at the top: the game, whose turn, the steps of the turn, the dice, and what can be called at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from catan_desktop.kernel.record import record
from catan_desktop.present.models.panels import Pip, TableModel
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.parts import draw_mark
from catan_desktop.ui.scenes.table.dice import DiceRow
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import HEADING, STRONG, Style
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.button import IconButton
from catan_desktop.ui.widgets.label import Label

TOOL_TOPICS = {"undo": "undo", "redo": "undo", "supply": "supply", "log": "chronicle", "menu": "keyboard"}
"""Entries of the almanac."""
_PIP = Style("strong", "small", "dim")
_PICTURE, _MARK = (20, 26), 15
"""Design units of the picture of a step, and of the mark of a seat before it."""
_OVER = 110
"""How faint a step is that is over."""
ROLLS = 8
"""Throws that are remembered beside the dice."""
_ROLL, _BETWEEN = 22, 3
_FRESH, _SEVEN, _FEWEST = 4, 7, 3


class PipRow(Widget):
    """The steps of the turn; the present one is gold, those done have a tick."""

    def __init__(self, kit: Kit, texts: TableText, pips: Sequence[Pip]) -> None:
        super().__init__(kit, name="steps", topic="turn")
        self.pips = [(texts.say(pip.name), pip) for pip in pips]
        self._colours = [sitting.colour for sitting in texts.seats.sittings]
        self.texts = [texts.rich(pip.text) if pip.text is not None else text for text, pip in self.pips]
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
                left += self._pill(text, self.pips[index][1]) + self._gap()
                if event.pos[0] < left:
                    self.point(index)
                    break
        return False

    def measure(self, width: int | None = None) -> Size:
        """Add up the pills."""
        del width
        widths = [self._pill(text, pip) for text, pip in self.pips]
        gap = self._gap() * max(0, len(widths) - 1)
        return Size(sum(widths) + gap, self.kit.px(24) if widths else 0)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the pills."""
        kit = self.kit
        x = self.rect.x
        for number, (text, pip) in enumerate(self.pips, 1):
            width = self._pill(text, pip)
            box = pygame.Rect(x, self.rect.centery - kit.px(12), width, kit.px(24))
            if pip.picture:
                self._draw_card(surface, box, text, pip)
                x += width + self._gap()
                continue
            if pip.current:
                top, low = kit.colour("gold-light"), kit.colour("gold")
                kit.art.panel(surface, box, top, low, radius=kit.px(12))
            else:
                kit.art.panel(surface, box, kit.colour("raised"), radius=kit.px(12))
            ink = "ink-dark" if pip.current else "ink" if pip.done else "dim"
            said = f"{number}  {text}"
            kit.text.draw(surface, said, box.center, _PIP.of(ink), across=0.5, down=0.5, within=box)
            x += width + self._gap()

    def _gap(self) -> int:
        """Return the room between two of them; those with pictures stand closer, for there are more of them."""
        return self.kit.px(3 if any(pip.picture for _, pip in self.pips) else "gap")

    def _pill(self, text: str, pip: Pip) -> int:
        """Return the width of a step: one with a picture has its name beside it only while it is the present one."""
        words = self.kit.text.size(text if pip.picture else f"9  {text}", _PIP).width
        if not pip.picture:
            return words + self.kit.px(30)
        named = words + self.kit.px(10) if pip.current else 0
        return self.kit.px(_PICTURE[0] + 8 + (_MARK if pip.seat >= 0 else 0)) + named

    def _draw_card(self, surface: pygame.Surface, box: pygame.Rect, text: str, pip: Pip) -> None:
        """Draw a step as its picture, before it the mark of its seat, and its name while it is the present one."""
        kit, px = self.kit, self.kit.px
        box = box.inflate(0, px(6))
        if pip.current:
            kit.art.panel(surface, box, kit.colour("gold-light"), kit.colour("gold"), radius=px(8))
        else:
            kit.art.panel(surface, box, kit.colour("raised"), radius=px(8))
        x = box.x + px(4)
        if pip.seat >= 0:
            draw_mark(kit, surface, (x + px(_MARK) // 2, box.centery), px(_MARK) // 2 - px(1), self._colours[pip.seat])
            x += px(_MARK)
        picture = self._picture(pip)
        surface.blit(picture, picture.get_rect(center=(x + px(_PICTURE[0]) // 2, box.centery)))
        if pip.current:
            x += px(_PICTURE[0]) + px(4)
            kit.text.draw(surface, text, (x, box.centery), _PIP.of("ink-dark"), down=0.5, within=box)

    def _picture(self, pip: Pip) -> pygame.Surface:
        """Return the picture of a step, pale once it is over."""
        kit, size = self.kit, (self.kit.px(_PICTURE[0]), self.kit.px(_PICTURE[1]))
        if pip.picture.startswith("icon-"):
            ink = "ink-dark" if pip.current else "faint" if pip.done else "ink"
            return kit.icon(pip.picture.removeprefix("icon-"), min(size), ink)
        picture = kit.art.sprite(pip.picture, size)
        if pip.done:
            picture = picture.copy()
            picture.set_alpha(_OVER)
        return picture


@record
class Tool:
    """A button of the top bar: something that can be opened or done at any time."""

    name: str
    icon: str
    hotkey: str
    act: Callable[[], object]
    reason: str = ""


class RollStrip(Widget):
    """The sums of the last throws, the newest at the left beside the dice, each with the colour of who threw."""

    def __init__(self, kit: Kit, texts: TableText, rolls: Sequence[tuple[int, int]]) -> None:
        super().__init__(kit, name="rolls", tip=f"**{texts.tr('rolls-title')}**\n{texts.tr('rolls-about')}")
        self.rolls = tuple(reversed(rolls))

    def measure(self, width: int | None = None) -> Size:
        """Set them side by side."""
        return Size(self.room(1 << 20 if width is None else width), self.kit.px(_ROLL))

    def least(self) -> int:
        """Need nothing: it shows as many as have room."""
        return 0

    def room(self, width: int) -> int:
        """Return how much of a width it takes: as many as fit, but not a single one or two."""
        step, between = self.kit.px(_ROLL) + self.kit.px(_BETWEEN), self.kit.px(_BETWEEN)
        count = min(len(self.rolls), (width + between) // step)
        whole = count == len(self.rolls)
        return count * step - between if count > 0 and (whole or count >= _FEWEST) else 0

    def draw(self, surface: pygame.Surface) -> None:
        """Draw them; older ones are paler, and a 7 is red."""
        kit = self.kit
        side, x = kit.px(_ROLL), self.rect.x
        count = (self.rect.width + kit.px(_BETWEEN)) // (side + kit.px(_BETWEEN))
        for age, (total, colour) in enumerate(self.rolls[:count]):
            box = pygame.Rect(x, self.rect.centery - side // 2, side, side)
            kit.art.panel(surface, box, kit.colour("sunken"), radius=kit.px(4))
            foot = pygame.Rect(box.x + kit.px(3), box.bottom - kit.px(4), box.width - 2 * kit.px(3), kit.px(3))
            seat = kit.theme.seats[colour % len(kit.theme.seats)]
            kit.art.panel(surface, foot, seat.light, radius=kit.px(1))
            ink = "danger" if total == _SEVEN else "ink" if age < _FRESH else "dim"
            at = (box.centerx, box.centery - kit.px(1))
            kit.text.draw(surface, str(total), at, _PIP.of(ink), across=0.5, down=0.5, within=box)
            x += side + kit.px(_BETWEEN)


class TopBar(Widget):
    """Title and round at the left, steps, dice and the last throws in the middle, tools at the right."""

    def __init__(
        self,
        kit: Kit,
        texts: TableText,
        model: TableModel,
        dice: DiceRow,
        tools: Sequence[Tool],
        rolls: Sequence[tuple[int, int]] = (),
    ) -> None:
        """`rolls`: the sums of the last throws, each with the number of the colours of who threw."""
        super().__init__(kit, name="top")
        self.title = Label(kit, texts.say(texts.game.title), HEADING)
        colours = texts.colours(model.active)
        plain = not model.turn or model.moment is not None
        self.turn = Label(kit, texts.moment(model), STRONG.of("dim" if plain else colours.text))
        self.pips = PipRow(kit, texts, model.steps)
        self.dice = dice
        if not dice.moving:
            dice.lie(model.dice)
        self.rolls = RollStrip(kit, texts, rolls)
        self.tools = [self._tool(texts, tool) for tool in tools]

    def children(self) -> Sequence[Widget]:
        """Return everything in the bar."""
        return (self.title, self.turn, self.pips, self.dice, self.rolls, *self.tools)

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
        pips = self.pips.measure()
        left = rect.x + px(14)
        between = px(24) if pips.width else 0
        self.dice.summed = True
        self.dice.summed = left + turn.width + px(24) + pips.width + between + self.dice.measure().width < right
        dice = self.dice.measure()
        middle = pips.width + between + dice.width
        self.title.visible = left + title.width + px(24) + turn.width + px(24) + middle < right
        if self.title.visible:
            self.title.layout(pygame.Rect(left, rect.y, title.width, rect.height))
            left += title.width + px(24)
        self.turn.layout(pygame.Rect(left, rect.y, min(turn.width, right - left), rect.height))
        left += turn.width + px(24)
        start = max(left, min(rect.centerx - middle // 2, right - px(16) - middle))
        beside = start + middle + px(18)
        strip = self.rolls.room(right - px(16) - beside)
        self.rolls.visible = strip > 0
        self.rolls.layout(pygame.Rect(beside, rect.y, strip, rect.height))
        self.pips.layout(pygame.Rect(start, rect.y, pips.width, rect.height))
        self.dice.layout(pygame.Rect(start + middle - dice.width, rect.y, dice.width, rect.height))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bar."""
        kit = self.kit
        kit.ground(surface, self.rect, "bar")
        line = pygame.Rect(self.rect.x, self.rect.bottom - kit.px("hairline"), self.rect.width, kit.px("hairline"))
        surface.fill(kit.colour("line"), line)
        super().draw(surface)

    def _tool(self, texts: TableText, tool: Tool) -> IconButton:
        words = texts.tr(f"tool-{tool.name}")
        tip = f"{words}  <gold>{self.kit.keys.written(tool.hotkey)}</>" if tool.hotkey else words
        button = IconButton(
            self.kit, tool.icon, tool.act, tip=tip, size=30, hotkey=tool.hotkey, name=f"tool-{tool.name}"
        )
        button.topic = TOOL_TOPICS.get(tool.name, "")
        button.disable(tool.reason)
        return button
