"""Small things that several screens share: the living picture behind them, marks of seats, fixed widths."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.present.models.screens import SaveEntry
from catan_desktop.stores.files import Refused
from catan_desktop.ui.geometry import Point, Size, ease, gradient, scaled, share
from catan_desktop.ui.scene import Change, Pop, Push
from catan_desktop.ui.scenes.captions import Captions
from catan_desktop.ui.scenes.services import Shell
from catan_desktop.ui.scenes.title_art import PICTURE, cover
from catan_desktop.ui.text import TITLE
from catan_desktop.ui.theme import SeatColours
from catan_desktop.ui.widgets import (
    Column,
    IconButton,
    Kit,
    Label,
    Padded,
    Row,
    Screen,
    Space,
    Widget,
)
from catan_desktop.ui.widgets.shapes import draw_shape

_DARK = 0.8
"""How dark a far picture is behind what is read."""
_HALVINGS = 3
"""Times that the far picture is made half as large and large again, which leaves it soft without steps."""


def far(
    kit: Kit, surface: pygame.Surface, name: str, draw: Callable[[pygame.Surface], object], strength: float
) -> None:
    """Fill a surface with a picture of a name as if far away: soft and dark, for screens that are read."""
    size = surface.get_size()

    def paint() -> pygame.Surface:
        picture = pygame.Surface(size)
        draw(picture)
        sizes = [(max(1, size[0] >> step), max(1, size[1] >> step)) for step in range(_HALVINGS + 1)]
        for smaller in (*sizes[1:], *reversed(sizes[:-1])):
            picture = scaled(picture, smaller)
        veil = pygame.Surface(size)
        veil.fill(kit.colour("ground"))
        veil.set_alpha(round(255 * strength))
        picture.blit(veil, (0, 0))
        return picture

    surface.blit(kit.art.cached(("far", name, size, strength, kit.colour("ground")), paint), (0, 0))


def dusk(kit: Kit, surface: pygame.Surface) -> None:
    """Fill a surface with the night of the title, far away."""
    far(kit, surface, PICTURE, partial(cover, kit), _DARK)


def land(kit: Kit, surface: pygame.Surface, ruleset: str) -> None:
    """Fill a surface with the picture of a game, far away; without one, with the night of the title."""
    name = next((name for name in (f"ending-{ruleset}", f"ruleset-{ruleset}") if kit.art.has(name)), PICTURE)
    far(kit, surface, name, partial(fill, kit, name), _DARK)


def fill(
    kit: Kit,
    name: str,
    surface: pygame.Surface,
    box: pygame.Rect | None = None,
    *,
    seat: SeatColours | None = None,
) -> None:
    """Fill a surface, or a box of it, with a picture, cut to fit; `seat`: the colours of a seat in it."""
    box = surface.get_rect() if box is None else box
    wide, tall = kit.art.natural_size(name)
    scale = max(box.width / wide, box.height / tall)
    size = (math.ceil(wide * scale), math.ceil(tall * scale))
    before = surface.get_clip()
    surface.set_clip(before.clip(box))
    sprite = kit.art.sprite(name, size, seat=seat)
    surface.blit(sprite, (box.centerx - size[0] // 2, box.centery - size[1] // 2))
    surface.set_clip(before)


def shade(kit: Kit, surface: pygame.Surface, rect: pygame.Rect, strength: float = 0.9) -> None:
    """Darken from the left edge of a box to nothing at its right edge."""

    def paint() -> pygame.Surface:
        return gradient(rect.size, lambda x: (*kit.colour("veil"), round(255 * strength * ease(1 - x))), across=True)

    if rect.width > 0 and rect.height > 0:
        surface.blit(kit.art.cached(("shade", rect.size, strength), paint), rect)


class Sized(Widget):
    """A widget of a fixed width, less where there is no room."""

    def __init__(self, kit: Kit, child: Widget, width: float, *, tall: float = 0, grow: float = 0.0) -> None:
        """Lengths in design units; `tall` is the least height."""
        super().__init__(kit, grow=grow)
        self.child = child
        self.width = width
        self.tall = tall

    def children(self) -> Sequence[Widget]:
        """Return the one widget inside."""
        return (self.child,)

    def measure(self, width: int | None = None) -> Size:
        """Return the fixed width."""
        wide = self.kit.px(self.width) if width is None else width
        return Size(wide, max(self.child.measure(wide).height, self.kit.px(self.tall)))

    def least(self) -> int:
        """Return what the widget inside needs."""
        return min(self.child.least(), self.kit.px(self.width))

    def layout(self, rect: pygame.Rect) -> None:
        """Hand the whole box to the widget inside."""
        super().layout(rect)
        self.child.layout(rect)


_GIVES = 4
"""Parts into which the width of a card is divided; it gives up one of them at most, so that all stay side by side."""


class Shared(Widget):
    """Cards side by side in fixed shares of the width, equally tall; one below the other where they do not fit."""

    def __init__(self, kit: Kit, content: Sequence[Widget], shares: Sequence[float]) -> None:
        super().__init__(kit)
        self.content = list(content)
        self.shares = tuple(shares)

    def children(self) -> Sequence[Widget]:
        """Return the cards."""
        return self.content

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as the tallest, or as all of them."""
        wide = self.least() if width is None else width
        if not self._fits(wide):
            heights = [child.measure(wide).height for child in self.content]
            return Size(wide, sum(heights) + self.kit.px("pad") * (len(heights) - 1))
        heights = [child.measure(part).height for child, part in zip(self.content, self._parts(wide), strict=True)]
        return Size(wide, max(heights))

    def least(self) -> int:
        """Need room for the widest card alone."""
        return max(child.least() for child in self.content)

    def layout(self, rect: pygame.Rect) -> None:
        """Place the cards."""
        super().layout(rect)
        gap = self.kit.px("pad")
        x, y = rect.topleft
        if not self._fits(rect.width):
            for child in self.content:
                child.layout(pygame.Rect(x, y, rect.width, child.measure(rect.width).height))
                y = child.rect.bottom + gap
            return
        for child, part in zip(self.content, self._parts(rect.width), strict=True):
            child.layout(pygame.Rect(x, y, part, rect.height))
            x += part + gap

    def _parts(self, width: int) -> list[int]:
        """Keep to the shares; whoever needs more has it while nobody loses too much by it."""
        room = width - self.kit.px("pad") * (len(self.content) - 1)
        fair = share(room, self.shares)
        least = [child.least() for child in self.content]
        short = [max(0, need - part) for need, part in zip(least, fair, strict=True)]
        slack = [max(0, min(part - need, part // _GIVES)) for need, part in zip(least, fair, strict=True)]
        if not any(short) or sum(short) > sum(slack):
            return fair
        taken = share(sum(short), slack)
        return [part + more - less for part, more, less in zip(fair, short, taken, strict=True)]

    def _fits(self, width: int) -> bool:
        return all(child.least() <= part for child, part in zip(self.content, self._parts(width), strict=True))


class SeatMark(Widget):
    """The colour and the shape of a seat."""

    def __init__(self, kit: Kit, colour: int, *, size: float = 22, name: str = "", tip: str = "") -> None:
        super().__init__(kit, name=name, tip=tip)
        self.colour = colour
        self.size = size

    def measure(self, width: int | None = None) -> Size:
        """Return a square."""
        del width
        side = self.kit.px(self.size)
        return Size(side, side)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it."""
        draw_mark(self.kit, surface, self.rect.center, min(self.rect.size) / 2, self.colour)


FACES = 6
"""Faces that there are for people, one for each colour of a seat."""


def reached(shell: Shell, entry: SaveEntry) -> str:
    """Return how far a saved game has come: the moment that its game names, or the round of the table."""
    return shell.tr("round-number", round=entry.round) if entry.when is None else shell.say(entry.when)


def face_key(character: str, human: bool, colour: int) -> str:
    """Name of the picture of who sits on a seat; empty for a bot that is nobody in particular."""
    if human:
        return f"person-{colour % FACES + 1}"
    return f"character-{character}" if character else ""


class SeatFace(SeatMark):
    """The face of who sits on a seat, and the mark of the seat at its foot."""

    def __init__(self, kit: Kit, face: str, colour: int, *, size: float, marked: bool = True) -> None:
        """`face`: as of `face_key`; without one the mark stands alone."""
        super().__init__(kit, colour, size=size)
        self.face = face
        self.marked = marked

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it."""
        if not self.face:
            super().draw(surface)
            return
        kit, side = self.kit, min(self.rect.size)
        seat = kit.theme.seats[self.colour % len(kit.theme.seats)]
        picture = kit.art.sprite(self.face, side, seat=seat)
        box = picture.get_rect(center=self.rect.center)
        surface.blit(picture, box)
        if self.marked:
            radius = min(side * 0.16, kit.px(14))
            draw_mark(kit, surface, (box.right - radius, box.bottom - radius), radius, self.colour)


def draw_mark(kit: Kit, surface: pygame.Surface, centre: Point, radius: float, colour: int) -> None:
    """Draw a seat's disc with its shape on it."""
    seat = kit.theme.seats[colour % len(kit.theme.seats)]
    kit.art.circle(surface, centre, radius - kit.k, seat.body, rim=seat.light, rim_width=max(1.0, 1.5 * kit.k))
    draw_shape(kit, surface, centre, radius * 0.46, seat.shape, seat.ink)


def page(kit: Kit, head: Sequence[Widget], body: Widget, foot: Sequence[Widget] = ()) -> Widget:
    """Set a screen: a line on top, the body, and buttons at the bottom right."""
    rows: list[Widget] = [Row(kit, head, gap="gap-large"), body]
    body.grow = 1.0
    if foot:
        rows.append(Row(kit, [Space(kit), *foot], gap="gap"))
    return Padded(kit, Column(kit, rows, gap="gap-large"), pad=20)


def heading(kit: Kit, title: str, back: str, on_back: object) -> list[Widget]:
    """Make the arrow back and the title of a screen."""
    assert callable(on_back)
    return [
        IconButton(kit, "left", on_back, tip=back, size=36, ink="ink", name="back"),
        Label(kit, title, TITLE, name="title", grow=1.0),
    ]


class MenuScreen(Screen):
    """A screen outside the game: arrows walk its widgets, Escape goes back."""

    light = ""
    """Name of the theme in whose light it comes up; empty: that of the running game."""

    pictured = ""
    """Key of the game in whose land it comes up; empty: of none."""

    in_hand = ""
    """Name of what has the focus when it comes up; empty: nothing."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.kit)
        self.shell = shell

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the land of the game that is shown, or the night, far away; nothing over a scene that shows through."""
        if not self.overlay:
            land(self.kit, surface, self.pictured)

    def tell(self, words: str) -> None:
        """Tell good news, such as that the game was saved."""
        self.root.toast(words, "good")

    def enter(self, size: tuple[int, int]) -> None:
        """Come up in the light of the running game; what has an entry in the almanac leads there."""
        self.shell.apply_theme(self.light)
        super().enter(size)
        self.root.on_topic = self.help
        self.root.caption = Captions(self.shell.tr, self.shell.has)
        if self.in_hand and self.root.focus is None:
            self.root.set_focus(self.root.content.find(self.in_hand))

    def loose_key(self, event: pygame.event.Event) -> None:
        """Open the almanac by its key; any other is the screen's own."""
        if self.kit.keys.pressed(event, "almanac"):
            self.help(self.root.topic())
        else:
            super().loose_key(event)

    def help(self, topic: str) -> None:
        """Open the almanac at an entry, or at its front page."""
        self.go(Push(self.shell.almanac(topic)))

    def update(self, seconds: float) -> Change:
        """Tell what is to be told."""
        for note in self.shell.news():
            self.root.toast(note, "danger")
        return super().update(seconds)

    def back(self) -> None:
        """Go back to the screen below."""
        self.go(Pop())

    def key(self, event: pygame.event.Event) -> bool:
        """Walk by arrows, go back by Escape."""
        if event.key == pygame.K_ESCAPE:
            self.back()
            return True
        return self.root.walk(event.key)

    def attempt(self, change: Callable[[], Change]) -> None:
        """Leave by what a function gives; what cannot be done is told."""
        try:
            self.go(change())
        except Refused as refusal:
            self.root.toast(str(refusal), "danger", refusal.topic)


class Question(MenuScreen):
    """Nothing but a question over the game, which stays in sight; `ask` opens its dialog."""

    overlay = True

    def build(self) -> Widget:
        """Show nothing but the question."""
        return Space(self.kit)

    def enter(self, size: tuple[int, int]) -> None:
        """Ask; anew in another size."""
        super().enter(size)
        if not self.root.dialogs:
            self.ask()

    def ask(self) -> None:
        """Open the dialog."""
        raise NotImplementedError
