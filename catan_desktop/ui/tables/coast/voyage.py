"""The gauge of a danger at sea: the steps of its ship, what it brings against what stands here, and who would pay."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from catan_desktop.kernel.record import replace
from catan_desktop.present.models.voyage import Voyage
from catan_desktop.present.picture import BoardPicture
from catan_desktop.ui.geometry import ease, lerp
from catan_desktop.ui.tables.board.brush import Brush, Words
from catan_desktop.ui.tables.board.marks import LEAST_MARK
from catan_desktop.ui.text import Style
from catan_desktop.ui.theme import Ink
from catan_desktop.ui.widgets import Kit
from catan_desktop.ui.widgets.shapes import draw_shape

SAIL_SECONDS = 0.7
NEAR = 2
"""So many steps before the landing the words turn red."""
_TITLE = Style("display", "body", "gold")
_TEXT = Style("text", "small", "dim")
_STRONG = Style("strong", "small", "ink")
_STEP, _GAP = 24, 4
_BAR = 70
"""Least width of the bar of strengths, in design units."""
SHIP, STEP, LANDING = "ship-barbarian", "barbarian-step", "barbarian-landing"


@dataclass(frozen=True)
class _Said:
    """The words of a voyage."""

    title: str
    left: str
    attack: str
    defence: str
    end: str
    """Before the marks of the seats that would be hit or honoured."""
    seats: tuple[int, ...]


def _said(tr: Words, voyage: Voyage) -> _Said:
    mask = voyage.losers or voyage.heroes
    seats = tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
    end = tr("voyage-lose") if voyage.losers else tr("voyage-honour") if voyage.heroes else tr("voyage-nothing")
    return _Said(
        tr("voyage-title"),
        tr("voyage-left", count=voyage.steps - voyage.at),
        tr("voyage-attack", count=voyage.attack),
        tr("voyage-defence", count=voyage.defence),
        end,
        seats,
    )


def _row(kit: Kit) -> int:
    return max(kit.px(20), kit.text.line_height(_STRONG))


def _mark(kit: Kit) -> float:
    return max(LEAST_MARK + 1, kit.px(6))


def _steps(kit: Kit, voyage: Voyage) -> int:
    return (voyage.steps + 1) * kit.px(_STEP) + voyage.steps * kit.px(_GAP)


def _widths(kit: Kit, said: _Said) -> tuple[int, int, int]:
    """Widths of the head, of the strengths with their bar, and of the last line."""
    size, gap = kit.text.size, kit.px("gap")
    head = size(said.title, _TITLE).width + 2 * gap + size(said.left, _TEXT).width
    bar = size(said.attack, _STRONG).width + size(said.defence, _STRONG).width + kit.px(_BAR) + 2 * gap
    end = size(said.end, _TEXT).width + gap + round(len(said.seats) * 3.2 * _mark(kit))
    return head, bar, end


class VoyageGauge:
    """The gauge of a game with a voyage; always in sight."""

    corners: tuple[str, ...] = ("nw", "sw", "ne", "se")

    def wanted(self, picture: BoardPicture) -> bool:
        """Only a game with a voyage has it."""
        return picture.voyage is not None

    def size(self, kit: Kit, tr: Words, picture: BoardPicture, flat: bool) -> tuple[int, int]:
        """Give the room wanted, as wide as the longest words that may come: head, steps, strengths, who would pay."""
        voyage = picture.voyage
        if voyage is None:
            return (0, 0)
        everybody = (1 << picture.board.seats) - 1
        many = replace(voyage, attack=24, defence=24, at=0)
        ends = (replace(many, losers=everybody, heroes=0), replace(many, losers=0, heroes=everybody))
        widths = [_widths(kit, _said(tr, one)) for one in ends]
        pad, gap = kit.px("pad"), kit.px("gap")
        if flat:
            wide = sum(max(one[part] for one in widths) for part in (1, 2))
            return (_steps(kit, voyage) + wide + 2 * gap + 2 * pad, max(kit.px(_STEP), _row(kit)) + gap)
        wide = max(_steps(kit, voyage), *(max(one) for one in widths))
        head = kit.text.line_height(_TITLE)
        return (wide + 2 * pad, head + kit.px(_STEP) + 2 * _row(kit) + 2 * kit.px(6) + pad)

    def draw(self, brush: Brush, box: pygame.Rect, picture: BoardPicture, flat: bool) -> None:
        """Draw it in a box of the size asked for."""
        voyage = picture.voyage
        if voyage is None:
            return
        kit = brush.kit
        kit.panel(brush.surface, box, "panel", shadow=True, radius="radius", rim="line-strong")
        said = _said(brush.tr, voyage)
        steps, bar, end = _rows(kit, box, voyage, said, flat)
        if not flat:
            near = voyage.steps - voyage.at <= NEAR
            head = pygame.Rect(steps.x, box.y + kit.px("pad") // 2, box.width - 2 * kit.px("pad"), 0)
            head.height = kit.text.line_height(_TITLE)
            kit.text.draw(brush.surface, said.title, (head.x, head.centery), _TITLE, down=0.5)
            ink = _TEXT.of("danger") if near else _TEXT
            kit.text.draw(brush.surface, said.left, (head.right, head.centery), ink, across=1.0, down=0.5)
        for index in range(voyage.steps + 1):
            _step(brush, steps, voyage, index)
        _ship(brush, steps, float(voyage.at))
        _strengths(brush, bar, voyage, said)
        right = kit.text.draw(brush.surface, said.end, (end.x, end.centery), _TEXT, down=0.5).right
        radius = _mark(kit)
        for number, seat in enumerate(said.seats):
            _seat(brush, seat, (right + kit.px("gap") + (number * 3.2 + 1.3) * radius, float(end.centery)), radius)

    def dials(self, kit: Kit) -> SailDials:
        """Give what moves in it."""
        return SailDials(kit)


def _rows(
    kit: Kit, box: pygame.Rect, voyage: Voyage, said: _Said, flat: bool
) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """The rows of the steps, of the strengths and of the seats."""
    pad, gap, row, step = kit.px("pad"), kit.px("gap"), _row(kit), kit.px(_STEP)
    wide = _steps(kit, voyage)
    if flat:
        steps = pygame.Rect(box.x + pad, box.centery - step // 2, wide, step)
        room = max(_widths(kit, said)[1], kit.px(_BAR))
        bar = pygame.Rect(steps.right + gap, box.centery - row // 2, room, row)
        return steps, bar, pygame.Rect(bar.right + gap, bar.y, max(0, box.right - bar.right - gap - pad), row)
    top = box.y + pad // 2 + kit.text.line_height(_TITLE) + kit.px(2)
    inner = box.width - 2 * pad
    steps = pygame.Rect(box.x + pad, top, min(wide, inner), step)
    bar = pygame.Rect(box.x + pad, steps.bottom + kit.px(6), inner, row)
    return steps, bar, pygame.Rect(box.x + pad, bar.bottom + kit.px(2), inner, row)


def _middle(kit: Kit, steps: pygame.Rect, index: float) -> tuple[float, float]:
    size = kit.px(_STEP)
    return (steps.x + size / 2 + index * (size + kit.px(_GAP)), float(steps.centery))


def _step(brush: Brush, steps: pygame.Rect, voyage: Voyage, index: int) -> None:
    """Where the ship may be; the last one is the landing."""
    where = _middle(brush.kit, steps, index)
    last = index == voyage.steps
    size = brush.kit.px(_STEP)
    if last:
        brush.kit.art.glow(brush.surface, where, 0.8 * size, brush.colour("danger"), 0.5)
    brush.sprite(LANDING if last else STEP, where, size, alpha=255 if last or index >= voyage.at else 120)


def _ship(brush: Brush, steps: pygame.Rect, at: float) -> None:
    where = _middle(brush.kit, steps, at)
    brush.sprite(SHIP, (where[0], where[1] - brush.kit.px(1)), brush.kit.px(_STEP) * 1.14)


def _strengths(brush: Brush, row: pygame.Rect, voyage: Voyage, said: _Said) -> None:
    """Both strengths, and a bar that leans to the stronger one."""
    kit = brush.kit
    lost = voyage.attack > voyage.defence
    left = _write(brush, said.attack, row.x, row, "danger" if lost else "ink", 0.0)
    right = _write(brush, said.defence, row.right, row, "ink" if lost else "good", 1.0)
    tall = kit.px(8)
    bar = pygame.Rect(left.right + kit.px("gap"), row.centery - tall // 2, 0, tall)
    bar.width = max(kit.px(20), right.left - kit.px("gap") - bar.x)
    whole = voyage.attack + voyage.defence
    share = voyage.attack / whole if whole else 0.5
    kit.art.panel(brush.surface, bar, kit.colour("good-dark"), radius=tall // 2)
    part = bar.copy()
    part.width = round(bar.width * share)
    if part.width >= tall:
        kit.art.panel(brush.surface, part, kit.colour("danger-dark"), radius=tall // 2)
    kit.art.outline(brush.surface, bar, tall // 2, kit.colour("line-strong"), max(1.0, kit.k))


def _seat(brush: Brush, seat: int, where: tuple[float, float], radius: float) -> None:
    """A disc in the colour of a seat, with its shape."""
    colours = brush.seat(seat)
    kit = brush.kit
    kit.art.circle(brush.surface, where, 1.3 * radius, colours.body, rim=colours.light, rim_width=max(1.0, kit.k))
    draw_shape(kit, brush.surface, where, 0.75 * radius, colours.shape, colours.ink)


def _write(brush: Brush, words: str, x: int, row: pygame.Rect, ink: Ink, across: float) -> pygame.Rect:
    return brush.kit.text.draw(brush.surface, words, (x, row.centery), _STRONG.of(ink), across=across, down=0.5)


class SailDials:
    """The ship while it sails to its next step."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._at: int | None = None
        self._from = 0.0
        self._left = 0.0
        """How much of the way is still to go, 1 at first."""

    @property
    def moving(self) -> bool:
        """Say whether it sails."""
        return self._left > 0

    def see(self, picture: BoardPicture, *, at_once: bool) -> None:
        """Learn where the ship is now."""
        if picture.voyage is None or picture.voyage.at == self._at:
            return
        before, self._at = self._at, picture.voyage.at
        still = at_once or self._kit.reduced_motion or before is None
        self._from, self._left = float(before or 0), 0.0 if still else 1.0

    def update(self, seconds: float) -> bool:
        """Let time pass; True when a new frame is wanted."""
        if not self.moving:
            return False
        self._left = max(0.0, self._left - seconds / SAIL_SECONDS)
        return True

    def cut(self) -> None:
        """Be there."""
        self._left = 0.0

    def draw(self, brush: Brush, box: pygame.Rect, picture: BoardPicture, flat: bool) -> None:
        """Draw the ship on its way over the gauge as it will be."""
        voyage = picture.voyage
        if voyage is None or not self.moving or self._at is None:
            return
        kit = brush.kit
        steps = _rows(kit, box, voyage, _said(brush.tr, voyage), flat)[0]
        kit.art.panel(brush.surface, steps.inflate(kit.px(2), kit.px(4)), kit.colour("panel"))
        for index in range(voyage.steps + 1):
            _step(brush, steps, voyage, index)
        _ship(brush, steps, lerp(float(self._at), self._from, ease(self._left)))
