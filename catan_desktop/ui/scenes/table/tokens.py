"""Things that lie before a seat, as small boxes with a picture and a figure, and goods that are no cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from catan_desktop.present.models.panels import HandView, Token
from catan_desktop.ui.geometry import Size, share
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import FIGURE, SMALL, STRONG
from catan_desktop.ui.theme import SeatColours
from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.button import Pressable

_BOX, _LEAST_BOX, _SIDE = (54, 33), 46, 21
"""Design units of a box, of the narrowest one, and of the picture in it."""
_FOLDED = 25
"""Design units of the width of a box of things of which there is none."""
_BETWEEN = 3
_GOOD, _LEAST_GOOD = (50, 70), 40


class TokenBox(Widget):
    """Things of one kind: their picture, how many there are, and in small figures how many are not in use."""

    def __init__(self, kit: Kit, texts: TableText, token: Token, colours: SeatColours | None) -> None:
        head = f"**{texts.say(token.name)}: {token.count}**"
        super().__init__(kit, tip="\n".join((head, *map(texts.rich, token.more))), topic=token.topic)
        self.token = token
        self.folds = False
        """It is narrow where there is none."""
        self.colours = colours if token.own else None

    @property
    def folded(self) -> bool:
        """Return whether it is narrow."""
        return self.folds and not self.token.count

    def measure(self, width: int | None = None) -> Size:
        """Be as large as any other box; narrow where there is none."""
        del width
        return Size(self.kit.px(_FOLDED if self.folded else _BOX[0]), self.kit.px(_BOX[1]))

    def least(self) -> int:
        """Need room for picture and figure; for the picture alone where there is none."""
        return self.kit.px(_FOLDED if self.folded else _LEAST_BOX)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the box; what there is none of is pale."""
        kit, box, token = self.kit, self.rect, self.token
        kit.panel(surface, box, "sunken", radius="radius-small", rim="hover" if self.hovered else None)
        side = min(kit.px(_SIDE), box.height - kit.px(4))
        picture = kit.art.sprite(token.art, side, seat=self.colours)
        if not token.count:
            picture = picture.copy()
            picture.set_alpha(110)
        if self.folded and box.width < kit.px(_LEAST_BOX):  # the tip tells the figure
            surface.blit(picture, picture.get_rect(center=box.center))
            return
        surface.blit(picture, picture.get_rect(midleft=(box.x + kit.px(3), box.centery)))
        room = pygame.Rect(box.x + kit.px(4) + side, box.y, box.right - box.x - side - kit.px(6), box.height)
        ink = "ink" if token.count else "faint"
        rest = f"/{token.rest}" if token.rest is not None else ""
        wide, small = kit.text.size(str(token.count), STRONG).width, kit.text.size(rest, SMALL).width
        if not rest or wide + small > room.width:  # the tip tells the rest
            style = STRONG if wide <= room.width else SMALL
            kit.text.draw(surface, str(token.count), room.center, style.of(ink), across=0.5, down=0.5, within=box)
            return
        x = room.centerx - (wide + small) // 2
        right = kit.text.draw(surface, str(token.count), (x, room.centery), STRONG.of(ink), down=0.5, within=box).right
        kit.text.draw(surface, rest, (right, room.centery), SMALL.of("dim"), down=0.5, within=box)


class GoodBox(Pressable):
    """A good that is no card: its picture, how much of it there is, and how far what brings it has risen."""

    def __init__(
        self, kit: Kit, texts: TableText, key: str, count: int, rungs: tuple[int, int], on_press: Callable[[], object]
    ) -> None:
        """`rungs`: how many are reached, and how many there are; no rungs: nothing rises."""
        name = texts.tr(f"resource-{key}")
        rows = [f"**{name}**: {count}", *([texts.tr("hand-rungs", count=rungs[0], most=rungs[1])] if rungs[1] else [])]
        super().__init__(kit, on_press, tip="\n".join(rows), name=f"hand-{key}", topic=key)
        self.key = key
        self.count = count
        self.rungs = rungs
        self.fresh = 0.0
        """1 to 0: how strongly it is lit because some has just come."""

    def measure(self, width: int | None = None) -> Size:
        """Be as large as a card."""
        del width
        return Size(self.kit.px(_GOOD[0]), self.kit.px(_GOOD[1]))

    def least(self) -> int:
        """Need room for picture and figure."""
        return self.kit.px(_LEAST_GOOD)

    def card(self) -> pygame.Rect:
        """Return the place where more of it arrives."""
        return pygame.Rect(self.rect)

    def dirty_rect(self) -> pygame.Rect:
        """Return the place that changes when it is pointed at."""
        return pygame.Rect(self.rect)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw picture, figure and rungs below each other."""
        kit, box, px = self.kit, self.rect, self.kit.px
        colours = kit.theme.resources[self.key]
        rim = colours.light if self.hovered else kit.colour("line")
        kit.art.panel(surface, box, kit.colour("sunken"), radius=px(6), rim=rim, rim_width=max(1.0, kit.k))
        low = px(9) if self.rungs[1] else 0
        picture = kit.art.sprite(f"resource-{self.key}", min(px(30), box.width - px(8)))
        if not self.count:
            picture = picture.copy()
            picture.set_alpha(110)
        surface.blit(picture, picture.get_rect(center=(box.centerx, box.y + px(19))))
        ink = "ink" if self.count else "faint"
        where = (box.centerx, (box.y + px(34) + box.bottom - low) // 2)
        kit.text.draw(surface, str(self.count), where, FIGURE.of(ink), across=0.5, down=0.5, within=box)
        self._draw_rungs(surface)
        if self.ringed:
            kit.ring(surface, box)

    def _draw_rungs(self, surface: pygame.Surface) -> None:
        kit, box, px = self.kit, self.rect, self.kit.px
        reached, most = self.rungs
        if not most:
            return
        wide = (box.width - px(8) - (most - 1) * px(2)) // most
        for rung in range(most):
            place = pygame.Rect(box.x + px(4) + rung * (wide + px(2)), box.bottom - px(9), wide, px(5))
            fill = kit.theme.resources[self.key].fill if rung < reached else kit.colour("raised")
            kit.art.panel(surface, place, fill, radius=px(2), rim=kit.colour("line-strong"), rim_width=1.0)


def rungs_of(hand: HandView, kind: int) -> tuple[int, int]:
    """Return how far what brings a resource has risen, and how far it can."""
    return (hand.steps[kind], hand.top) if hand.steps else (0, 0)


class TokenGrid(Widget):
    """Boxes in two rows, column by column, those last of which there is none."""

    def __init__(self, kit: Kit, boxes: Sequence[TokenBox]) -> None:
        super().__init__(kit, name="tokens")
        self.boxes = sorted(boxes, key=lambda box: not box.token.count)
        for box in self.boxes:
            box.folds = True

    def children(self) -> Sequence[Widget]:
        """Return the boxes."""
        return self.boxes

    @property
    def columns(self) -> Sequence[Sequence[TokenBox]]:
        """Return the boxes that lie below each other."""
        return [self.boxes[at : at + 2] for at in range(0, len(self.boxes), 2)]

    def _wide(self, columns: Sequence[int]) -> int:
        return max(0, sum(columns) + (len(columns) - 1) * self.kit.px(_BETWEEN))

    def measure(self, width: int | None = None) -> Size:
        """Set all boxes side by side."""
        del width
        px = self.kit.px
        return Size(
            self._wide([max(box.measure().width for box in one) for one in self.columns]),
            2 * px(_BOX[1]) + px(_BETWEEN),
        )

    def least(self) -> int:
        """Need the narrowest boxes."""
        return self._wide([max(box.least() for box in one) for one in self.columns])

    def most_least(self) -> int:
        """Return the least width where there is something of everything."""
        return self._wide([self.kit.px(_LEAST_BOX)] * len(self.columns))

    def layout(self, rect: pygame.Rect) -> None:
        """Share the room among the columns."""
        super().layout(rect)
        gap, columns = self.kit.px(_BETWEEN), self.columns
        least = [max(box.least() for box in one) for one in columns]
        wants = [max(box.measure().width for box in one) - low for one, low in zip(columns, least, strict=True)]
        spare = max(0, min(rect.width - self._wide(least), sum(wants)))
        more = share(spare, wants) if spare else [0] * len(columns)
        tall, x = (rect.height - gap) // 2, rect.x
        for column, low, extra in zip(columns, least, more, strict=True):
            for row, box in enumerate(column):
                box.layout(pygame.Rect(x, rect.y + row * (tall + gap), low + extra, tall))
            x += low + extra + gap
