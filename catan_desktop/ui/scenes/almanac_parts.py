"""Parts of the pages of the almanac: pictures, paragraphs with links, chips and cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from catan_desktop.present.words import Speaker
from catan_desktop.ui.geometry import Size, inset, place
from catan_desktop.ui.text import BODY, NAME, SMALL, STRONG
from catan_desktop.ui.widgets import Card, Dropdown, Kit, Pressable, RichText, TextField, Widget

NO_PICTURE = "icon-almanac"
_FLAT = 2.5
_BREADTH = (1.0, 1.5, 2.0, 1.15)
"""Width of a frame by its height, for one picture, two, three, and four in two rows."""


def draw_picture(kit: Kit, surface: pygame.Surface, box: pygame.Rect, key: str) -> None:
    """Draw a picture of the game in the middle of a box; icons in ice, pieces in the colour of the first seat."""
    name = key if kit.art.has(key) else NO_PICTURE
    if name.startswith("icon-"):
        picture = kit.icon(name.removeprefix("icon-"), round(min(box.size) * 0.86), "ice")
    else:
        picture = kit.art.sprite(name, box.size, seat=kit.theme.seats[0])
    surface.blit(picture, picture.get_rect(center=box.center))


class Medallion(Widget):
    """Up to four pictures of an entry in a dark frame with a little firelight behind them."""

    def __init__(self, kit: Kit, pictures: Sequence[str], size: float = 132) -> None:
        """`size` is the side in design units; two pictures and more take more room across."""
        super().__init__(kit, name="pictures")
        self.pictures = tuple(pictures)[: len(_BREADTH)] or (NO_PICTURE,)
        self.size = size

    def measure(self, width: int | None = None) -> Size:
        """Return a square, wider for more pictures as far as there is room."""
        side = self.kit.px(self.size)
        wide = round(side * (_BREADTH[len(self.pictures) - 1] if not self._flat() else 1.15))
        return Size(wide if width is None else min(wide, width), side)

    def least(self) -> int:
        """Need a square."""
        return self.kit.px(self.size)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw frame, light and pictures."""
        kit = self.kit
        ground = kit.colour("sunken")
        kit.art.panel(surface, self.rect, kit.colour("ground"), ground, radius=kit.px("radius"), rim=kit.colour("line"))
        before = surface.get_clip()
        surface.set_clip(before.clip(inset(self.rect, kit.px(1))))
        kit.art.glow(surface, self.rect.center, self.rect.height * 0.62, kit.colour("ice-dark"), 0.45)
        surface.set_clip(before)
        box = inset(self.rect, kit.px(10))
        count = len(self.pictures)
        rows = count if self._flat() else 2 if count == 4 else 1
        across = -(-count // rows)
        wide, tall = box.width // across, box.height // rows
        for index, key in enumerate(self.pictures):
            cell = pygame.Rect(box.x + index % across * wide, box.y + index // across * tall, wide, tall)
            draw_picture(kit, surface, inset(cell, kit.px(3)), key)

    def _flat(self) -> bool:
        """Return whether all pictures are so broad that they stand better one below the other."""
        sizes = [self.kit.art.natural_size(key) for key in self.pictures if self.kit.art.has(key)]
        return bool(sizes) and all(width > _FLAT * height for width, height in sizes)


class SearchField(TextField):
    """A field that says what it is for until something is written, even while it waits for it."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the field, and the words in it that are no text yet."""
        super().draw(surface)
        if self.focused and not self.text and not self._composing:
            self._draw_placeholder(surface, self._box().move(self.kit.px(6), 0))


class Prose(RichText):
    """A paragraph whose links are walked by Tab and the arrows, one after the other."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Go on to the next link of the paragraph before Tab leaves it."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_TAB and self.ringed:
            links = self.break_lines(max(1, self.rect.width)).links()
            back = bool(int(getattr(event, "mod", 0)) & pygame.KMOD_SHIFT)
            at = (links.index(self.marked) + (-1 if back else 1)) if self.marked in links else 0
            if 0 <= at < len(links):
                self._set_hot(links[at])
                return True
            self._set_hot("")
            return False
        if event.type == pygame.KEYDOWN and event.key in {pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE}:
            return self._follow(self.marked)
        return super().handle(event)

    @property
    def marked(self) -> str:
        """Return the target of the link that Enter would follow."""
        links = self.break_lines(max(1, self.rect.width)).links()
        return self._hot if self._hot in links else links[0] if links else ""

    def spot(self) -> pygame.Rect:
        """Return the place of the link that Enter would follow, or of the whole paragraph where there is none."""
        laid = self.break_lines(max(1, self.rect.width))
        found = [run for run in laid.runs if run.link and run.link == self.marked]
        boxes = [pygame.Rect(self.rect.x + run.x, self.rect.y + run.y, run.width, run.height) for run in found]
        return boxes[0].unionall(boxes[1:]) if boxes else self.rect

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the text; with the keyboard in use the ring stands around one link, not around the paragraph."""
        hot = self.marked if self.ringed else self._hot if self.hovered else ""
        laid = self.break_lines(max(1, self.rect.width))
        self.kit.rich.draw(surface, laid, self.rect.topleft, self.rect, hot)
        if not self.ringed:
            return
        for run in laid.runs:
            if run.link == hot and run.text.strip():
                box = pygame.Rect(self.rect.x + run.x, self.rect.y + run.y, run.width, run.height)
                self.kit.ring(surface, box.inflate(-self.kit.px(1), -self.kit.px(4)), "radius-small")


class CallOut(Card):
    """A paragraph that stands out: a tip of play, with a gold bar."""

    def __init__(self, kit: Kit, text: RichText) -> None:
        super().__init__(kit, text, look="raised", shadow=False, rim=None, pad=14)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw card and bar."""
        super().draw(surface)
        kit = self.kit
        bar = pygame.Rect(self.rect.x, self.rect.y + kit.px(7), kit.px(4), self.rect.height - kit.px(14))
        kit.art.panel(surface, bar, kit.colour("gold"), radius=kit.px(2))


def blocks(kit: Kit, body: str, on_link: Callable[[str], object]) -> list[Widget]:
    """Set the text of an entry: paragraphs, items together, call-outs in their own cards."""

    def prose(text: str) -> Prose:
        return Prose(kit, text, BODY, on_link=on_link, most=680)

    made: list[Widget] = []
    for block in body.split("\n\n"):
        rows: list[str] = []
        for line in block.split("\n"):
            if line.startswith("> "):
                if rows:
                    made.append(prose("\n".join(rows)))
                    rows = []
                made.append(CallOut(kit, prose(line.removeprefix("> "))))
            elif line:
                rows.append(line)
        if rows:
            made.append(prose("\n".join(rows)))
    return made


class Chip(Pressable):
    """A small pill with a picture that leads to another entry."""

    def __init__(self, kit: Kit, text: str, picture: str, on_press: Callable[[], object], *, name: str = "") -> None:
        super().__init__(kit, on_press, name=name)
        self.text = text
        self.picture = picture

    def measure(self, width: int | None = None) -> Size:
        """Be as wide as the words, or in more lines at a width."""
        aside = self._side() + self.kit.px(34)
        if width is None:
            wide = self.kit.text.size(self.text, STRONG).width + aside
            return Size(wide, self.kit.px(32))
        tall = self.kit.text.wrapped_size(self.text, STRONG, max(1, width - aside)).height
        return Size(width, max(self.kit.px(32), tall + self.kit.px("gap")))

    def least(self) -> int:
        """Need room for the widest word."""
        return self.kit.text.widest_word(self.text, STRONG) + self._side() + self.kit.px(34)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw pill, picture and words."""
        kit = self.kit
        ground = kit.colour("pressed" if self.down else "hover" if self.hovered else "raised")
        rim = kit.colour("ice-dark" if self.hovered or self.ringed else "line-strong")
        radius = min(self.rect.height // 2, kit.px(16))
        kit.art.panel(surface, self.rect, ground, radius=radius, rim=rim, rim_width=max(1.0, kit.k))
        side = self._side()
        spot = pygame.Rect(self.rect.x + kit.px(10), self.rect.centery - side // 2, side, side)
        draw_picture(kit, surface, spot, self.picture)
        left = spot.right + kit.px(8)
        words = pygame.Rect(left, self.rect.y, self.rect.right - left - kit.px(12), self.rect.height)
        lines = kit.text.wrap(self.text, STRONG, max(1, words.width))
        kit.text.draw_lines(surface, lines, words, STRONG, down=0.5)
        if self.ringed:
            kit.ring(surface, self.rect, 16)

    def _side(self) -> int:
        return self.kit.px(20)


class GroupCard(Pressable):
    """A group on the front page: its picture, its name, and how much there is."""

    def __init__(
        self, kit: Kit, text: str, count: str, picture: str, on_press: Callable[[], object], *, name: str = ""
    ) -> None:
        super().__init__(kit, on_press, name=name)
        self.text = text
        self.count = count
        self.picture = picture

    def measure(self, width: int | None = None) -> Size:
        """Be tall enough for the words."""
        wide = self.kit.px(200) if width is None else width
        return Size(wide, max(self.kit.px(72), self._tall(wide) + self.kit.px(20)))

    def least(self) -> int:
        """Need room for picture and the widest word."""
        return self.kit.text.widest_word(self.text, NAME) + self.kit.px(92)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw card, picture and words."""
        kit = self.kit
        rim = "ice-dark" if self.hovered or self.ringed else "line"
        look = "sunken" if self.down else "raised"
        kit.panel(surface, self.rect, look, radius="radius", rim=rim)
        spot = pygame.Rect(self.rect.x + kit.px(12), self.rect.centery - kit.px(26), kit.px(52), kit.px(52))
        draw_picture(kit, surface, spot, self.picture)
        room = self.rect.width - kit.px(92)
        lines = kit.text.wrap(self.text, NAME, max(1, room))
        counted = kit.text.wrap(self.count, SMALL, max(1, room))
        box = place((room, self._tall(self.rect.width)), self.rect, 0, 0.5)
        box.x = spot.right + kit.px(14)
        used = kit.text.draw_lines(surface, lines, box, NAME)
        box.y, box.height = used.bottom, max(0, box.bottom - used.bottom)
        kit.text.draw_lines(surface, counted, box, SMALL)
        if self.ringed:
            kit.ring(surface, self.rect)

    def _tall(self, width: int) -> int:
        room = max(1, width - self.kit.px(92))
        return self.kit.text.wrapped_size(self.text, NAME, room).height + (
            self.kit.text.wrapped_size(self.count, SMALL, room).height
        )


def game_choice(kit: Kit, tr: Speaker, rulesets: Sequence[str], chosen: str, choose: Callable[[str], None]) -> Dropdown:
    """Make the choice of the game whose entries are shown, which need not be listed; an empty key stands for all."""
    keys = tuple(dict.fromkeys(("", *rulesets, chosen)))
    words = [tr(f"ruleset-{key}" if key else "almanac-all-games") for key in keys]
    tip = tr("almanac-game-tip" if chosen else "almanac-all-games-tip")
    return Dropdown(kit, words, keys.index(chosen), lambda at: choose(keys[at]), name="games", tip=tip)
