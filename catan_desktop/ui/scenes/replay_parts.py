"""The panels around the board in a replay: the keys of a player, whose eyes, hands, and the whole chronicle."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence

import pygame

from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import record
from catan_desktop.present.models.panels import HandView
from catan_desktop.table_port.film import EVERYBODY
from catan_desktop.ui.geometry import Size, inset
from catan_desktop.ui.rich import escape
from catan_desktop.ui.scenes.parts import draw_mark
from catan_desktop.ui.scenes.replay_bar import ScrubBar
from catan_desktop.ui.scenes.table.chronicle_list import ChronicleList
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import NAME, SMALL, STRONG
from catan_desktop.ui.widgets import (
    Column,
    Dropdown,
    IconButton,
    Kit,
    Label,
    LogLine,
    RichText,
    Row,
    Space,
    Widget,
)
from catan_desktop.ui.widgets.button import Pressable

SPEEDS = (0, 1, 2, 4, 8)
"""Moves a second; 0: everything is shown as at the table."""
_SIDE = 32


class FilmLog(ChronicleList):
    """The whole chronicle; what is still to come is pale, and the present stays in sight."""

    now = 0
    """How many lines have happened."""

    def stand(self, ply: int) -> None:
        """Show the lines up to a position as told, and scroll to them."""
        self.now = bisect_right([line.key for line in self.lines], ply)
        if self._known and self.lines:
            middle = self._tops[min(self.now, len(self.lines))] - round(self.rect.height * 0.7)
            self.scroll_to(max(0, min(self.most, middle)))
        self.touch()

    def set(self, lines: Sequence[LogLine]) -> None:
        """Show other lines."""
        super().set(lines)
        self.now = len(self.lines)

    def draw_line(self, surface: pygame.Surface, line: LogLine, row: pygame.Rect) -> None:
        """Draw a line; one that is still to come under a veil."""
        super().draw_line(surface, line, row)
        at = bisect_right(self._tops, row.y - self.rect.y + self.offset) - 1
        if at >= self.now:
            veil = pygame.Surface(row.size, pygame.SRCALPHA)
            veil.fill((*self.kit.colour("panel"), 150))
            surface.blit(veil, row)
        elif at == self.now - 1:
            edge = pygame.Rect(row.x, row.bottom, row.width, max(1, self.kit.px(1)))
            surface.fill(self.kit.colour("gold"), edge)


class EyesButton(Pressable):
    """The eyes of a seat, or of all."""

    def __init__(self, kit: Kit, texts: TableText, seat: Seat, chosen: bool, on_press: Callable[[], object]) -> None:
        key = str(seat + 1)
        everybody = seat == EVERYBODY
        words = texts.tr("replay-eyes-all-tip") if everybody else ""
        if not everybody:
            words = texts.tr("replay-eyes-tip", name=escape(texts.name(seat)))
        super().__init__(kit, on_press, name=f"eyes-{seat}", tip=f"{words}  <gold>{key}</>")
        self.texts = texts
        self.seat = seat
        self.chosen = chosen

    def measure(self, width: int | None = None) -> Size:
        """Return a square."""
        del width
        return Size(self.kit.px(_SIDE), self.kit.px(_SIDE))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the mark of the seat, or an eye; framed in gold where it is in use."""
        kit = self.kit
        look = "select" if self.chosen else "hover" if self.hovered else "raised"
        rim = kit.colour("gold" if self.chosen else "line-strong")
        box = inset(self.rect, kit.px(1))
        kit.art.panel(surface, box, kit.colour(look), radius=kit.px("radius"), rim=rim, rim_width=max(1.0, 1.5 * kit.k))
        if self.seat == EVERYBODY:
            icon = kit.icon("eye", kit.px(20), "gold-light" if self.chosen else "ink")
            surface.blit(icon, icon.get_rect(center=box.center))
        else:
            draw_mark(kit, surface, box.center, kit.px(10), self.texts.seats.sittings[self.seat].colour)
        if self.ringed:
            kit.ring(surface, self.rect)


@record
class Acts:
    """What the player of a film can be told."""

    start: Callable[[], object]
    turn_back: Callable[[], object]
    back: Callable[[], object]
    play: Callable[[], object]
    on: Callable[[], object]
    turn_on: Callable[[], object]
    end: Callable[[], object]
    speed: Callable[[int], object]
    look: Callable[[Seat], object]
    save: Callable[[], object]
    leave: Callable[[], object]
    review: Callable[[], object] | None = None
    """None where there is none."""


@record
class Standing:
    """How the player of a film stands."""

    words: str
    """Where the film is."""
    playing: bool
    speed: int
    """Index of `SPEEDS`."""
    eyes: Sequence[Seat]
    viewer: Seat


class FilmPanel(Widget):
    """The bar with the keys of a player below it."""

    def __init__(self, kit: Kit, texts: TableText, bar: ScrubBar, acts: Acts) -> None:
        super().__init__(kit, name="film")
        self.texts = texts
        self.bar = bar
        self.acts = acts
        self.row: Widget = Space(kit)

    def show(self, now: Standing) -> None:
        """Make the row of keys anew."""
        kit, tr, acts = self.kit, self.texts.tr, self.acts
        play = ("pause", "replay-pause") if now.playing else ("play", "replay-play")
        ways: list[tuple[str, str, Callable[[], object], str, str]] = [
            ("start", "replay-start", acts.start, "start", "start"),
            ("rewind", "replay-turn-back", acts.turn_back, "turn-back", "turn-back"),
            ("left", "replay-step-back", acts.back, "back", "step-back"),
            (play[0], play[1], acts.play, "play", "play"),
            ("right", "replay-step-on", acts.on, "on", "step-on"),
            ("fast", "replay-turn-on", acts.turn_on, "turn-on", "turn-on"),
            ("step", "replay-end", acts.end, "end", "end"),
        ]
        keys: list[Widget] = []
        for icon, words, act, command, name in ways:
            ink = "gold" if name == "play" else "ink"
            tip = self._with_key(tr(words), f"replay-{command}")
            keys.append(IconButton(kit, icon, act, tip=tip, ink=ink, size=_SIDE, name=name))
        speeds = [tr("replay-speed", count=speed) if speed else tr("replay-speed-0") for speed in SPEEDS]
        eyes: list[Widget] = [
            EyesButton(kit, self.texts, seat, seat == now.viewer, self._looks(seat)) for seat in now.eyes
        ]
        review: list[Widget] = []
        if acts.review is not None:
            tip = f"**{tr('replay-review')}**\n{tr('about-review')}"
            review.append(IconButton(kit, "chart", acts.review, tip=tip, ink="ink", size=_SIDE, name="review"))
        self.row = Row(
            kit,
            [
                Row(kit, keys, gap="gap-tiny"),
                Dropdown(kit, speeds, now.speed, acts.speed, name="speed", tip=self._speed_tip()),
                Label(kit, now.words, STRONG, across=0.5, grow=1.0, name="where"),
                Row(kit, [Label(kit, tr("replay-eyes"), STRONG.of("dim")), *eyes], gap="gap-tiny"),
                *review,
                IconButton(kit, "save", acts.save, tip=tr("replay-save"), ink="ink", size=_SIDE, name="save"),
                IconButton(kit, "cross", acts.leave, tip=self._with_key(tr("replay-leave"), "back"), ink="ink",
                           size=_SIDE, name="leave"),
            ],
            gap="pad",
        )  # fmt: skip
        self.touch()

    def _with_key(self, words: str, command: str) -> str:
        """Add the key of a command, if it has one."""
        key = self.kit.keys.label(command)
        return f"{words}  <gold>{key}</>" if key else words

    def _speed_tip(self) -> str:
        keys = [self.kit.keys.label(name) for name in ("replay-slower", "replay-faster")]
        return " ".join([self.texts.tr("replay-speed-tip"), *(f"<gold>{key}</>" for key in keys if key)])

    def _looks(self, seat: Seat) -> Callable[[], object]:
        return lambda: self.acts.look(seat)

    def children(self) -> Sequence[Widget]:
        """Return bar and keys."""
        return (self.bar, self.row)

    def measure(self, width: int | None = None) -> Size:
        """Set the row below the bar."""
        px = self.kit.px
        wide = px(900) if width is None else width
        inner = wide - 2 * px("pad")
        tall = self.bar.measure(inner).height + max(px(_SIDE), self.row.measure(inner).height)
        return Size(wide, tall + px("gap") + 2 * px(7))

    def least(self) -> int:
        """Need room for the keys."""
        return self.row.least() + 2 * self.kit.px("pad")

    def layout(self, rect: pygame.Rect) -> None:
        """Place both."""
        super().layout(rect)
        px = self.kit.px
        inner = inset(rect, px("pad"), px(7))
        tall = self.bar.measure(inner.width).height
        self.bar.layout(pygame.Rect(inner.x, inner.y, inner.width, tall))
        top = inner.y + tall + px("gap")
        self.row.layout(pygame.Rect(inner.x, top, inner.width, inner.bottom - top))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ground of the bar and what stands on it."""
        kit = self.kit
        kit.ground(surface, self.rect, "bar")
        surface.fill(kit.colour("line"), (self.rect.x, self.rect.y, self.rect.width, kit.px("hairline")))
        super().draw(surface)


def hands_panel(kit: Kit, texts: TableText, hands: Sequence[HandView]) -> Widget:
    """Every hand that may be seen: cards by resource, and development cards by name."""
    rows: list[Widget] = []
    for hand in hands:
        colours = texts.colours(hand.seat)
        held = "  ".join(f"**{count}**\u00a0<icon resource-{key}>" for key, count in hand.resources if count)
        cards = ", ".join(
            escape(texts.say(card.name)) + (f" ×{card.count}" if card.count > 1 else "") for card in hand.cards
        )
        if len(hands) > 1:
            rows.append(Label(kit, texts.name(hand.seat), NAME.of(colours.text)))
        if held or not cards:
            rows.append(RichText(kit, held or f"<dim>{texts.tr('replay-hand-empty')}</>"))
        if cards:
            rows.append(RichText(kit, f"<ice>{cards}</>", SMALL))
    return Column(kit, rows, gap="gap-tiny")
