"""The dice of the last throw. A new throw tumbles over the board into its place: bodies in space, faces turning."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import cos, pi

import pygame

from catan_desktop.kernel.record import replace
from catan_desktop.present.models.panels import Die
from catan_desktop.present.picture import Cue, Keyframe
from catan_desktop.present.words import Words
from catan_desktop.ui.geometry import Point, Size, clamp, ease, lerp
from catan_desktop.ui.tables.board import dice_pictures
from catan_desktop.ui.text import Style
from catan_desktop.ui.widgets.base import Kit, Widget

_STRIKES = 0.6
"""Share of a throw after which a die strikes the board no more."""
DICE_SECONDS = 0.65
"""How long dice tumble at normal speed."""
_UP = 0.25
"""Share of the last leap in which a die only rises; it is up after twice that."""
_SIDE, _GAP = dice_pictures.SIDE, 6
_FLYING = 1.9
"""How much larger a die is when it is thrown than where it comes to lie."""
_SUM = Style("strong", "heading", "gold-light")
_WIDEST_SUM = "12"


def thrown_dice(dice: Sequence[Die], throws: Iterable[Cue]) -> tuple[list[Die], set[int]]:
    """Return the dice after some throws, and which were thrown. A throw begins with the die that it names; one that
    names none with the first, or where it is of a single number with the last.

    A throw of more dice than lie there changes none: where a card lies for the dice, they are thrown for the first
    turn alone.
    """
    shown = list(dice)
    thrown: set[int] = set()
    for throw in throws:
        numbers = throw.numbers
        named = [index for index, die in enumerate(dice) if throw.sprite and die.key == throw.sprite]
        first = named[0] if named else len(shown) - 1 if len(numbers) == 1 else 0
        if first + len(numbers) <= len(shown):
            for index, number in enumerate(numbers, first):
                shown[index] = replace(shown[index], value=number, thrown=True)
                thrown.add(index)
    return shown, thrown


@dataclass(slots=True)
class Tumble:
    """A throw that is being shown."""

    dice: tuple[Die, ...]
    thrown: frozenset[int]
    """Which of them."""
    seconds: float
    age: float = 0.0

    @property
    def share(self) -> float:
        """Return how much of it is done."""
        return clamp(self.age / self.seconds, 0.0, 1.0)


class DiceRow(Widget):
    """The dice of the last throw; a new throw tumbles first."""

    def __init__(self, kit: Kit, rich: Callable[[Words], str] = str) -> None:
        """`rich` puts what a die means into marked-up words."""
        super().__init__(kit, name="dice")
        self.rich = rich
        self.dice: tuple[Die, ...] = ()
        self.tumble: Tumble | None = None
        self.over: Callable[[], pygame.Rect] | None = None
        """Returns the box of the board over which the dice are thrown; None: they come from below."""
        self.summed = True
        """There is room for the sum of the throw, at the left of the dice."""

    @property
    def total(self) -> int:
        """Return the sum of the throw of this turn; 0 until all dice that are added lie still."""
        added = [(index, die) for index, die in enumerate(self.dice) if die.adds]
        flying = self.tumble.thrown if self.tumble is not None else ()
        lying = all(die.value and die.thrown and index not in flying for index, die in added)
        return sum(die.value for _, die in added) if lying else 0

    def lie(self, dice: Sequence[Die]) -> None:
        """Let the dice lie; the tip tells of the first one until the pointer comes to another."""
        self.dice = tuple(dice)
        self.point(0)

    def point(self, index: int) -> None:
        """Tell of one of the dice."""
        for die in self.dice[index : index + 1]:
            self.tip, self.topic = self.rich(die.text) if die.text is not None else "", die.topic

    def handle(self, event: pygame.event.Event) -> bool:
        """Tell of the die under the pointer."""
        if event.type == pygame.MOUSEMOTION:
            boxes = (self._box(index) for index in range(len(self.dice)))
            self.point(max(0, sum(box.x <= event.pos[0] for box in boxes) - 1))
        return False

    @property
    def moving(self) -> bool:
        """Return whether dice are tumbling."""
        return self.tumble is not None

    def throw(self, dice: Sequence[Die], thrown: Iterable[int], seconds: float) -> None:
        """Show a throw of some of the dice; it ends with all of them as given. A throw of none is only heard."""
        self.dice, flying = tuple(dice), frozenset(thrown)
        if self.kit.sounds is not None:
            self.kit.sounds.play("dice")
        if seconds <= 0 or self.kit.reduced_motion or not flying:
            return
        self.tumble = Tumble(self.dice, flying, seconds)
        self.touch()

    def stop(self) -> None:
        """Let the dice lie."""
        if self.tumble is not None:
            self.tumble = None
            self.touch()

    def update(self, seconds: float) -> None:
        """Let the dice roll on, or come to rest."""
        if self.tumble is not None:
            self.tumble.age += seconds
            if self.tumble.age >= self.tumble.seconds:
                self.stop()

    def measure(self, width: int | None = None) -> Size:
        """Set the sum and the dice side by side."""
        del width
        row = len(self.dice) * self.kit.px(_SIDE) + max(0, len(self.dice) - 1) * self.kit.px(_GAP)
        return Size(self._before() + row, self.kit.px(_SIDE))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sum and the dice that lie; those in the air are drawn by `draw_flight`, over everything."""
        if self.summed and self.total:
            place = (self.rect.x + self._before() - 2 * self.kit.px(_GAP), self.rect.centery)
            self.kit.text.draw(surface, str(self.total), place, _SUM, across=1.0, down=0.5, within=self.rect)
        for index, die in enumerate(self.dice):
            if self.tumble is None or index not in self.tumble.thrown:
                dice_pictures.draw_lying(self.kit, surface, die, self._box(index))

    def draw_flight(self, surface: pygame.Surface) -> None:
        """Draw all dice while some of them are in the air."""
        self.draw(surface)
        if self.tumble is not None:
            for index in sorted(self.tumble.thrown):
                self._draw_flying(surface, self.tumble, index)

    def _before(self) -> int:
        """Return the width that is kept for the sum."""
        if not self.summed or not any(die.adds for die in self.dice):
            return 0
        return self.kit.text.size(_WIDEST_SUM, _SUM).width + 2 * self.kit.px(_GAP)

    def _box(self, index: int) -> pygame.Rect:
        side = self.kit.px(_SIDE)
        x = self.rect.x + self._before() + index * (side + self.kit.px(_GAP))
        return pygame.Rect(x, self.rect.centery - side // 2, side, side)

    def _draw_flying(self, surface: pygame.Surface, tumble: Tumble, index: int) -> None:
        """A die comes up over the board, strikes it twice, and rolls into its place."""
        kit, die, box = self.kit, tumble.dice[index], self._box(index)
        share = tumble.share
        goal: Point = (float(box.centerx), float(box.centery))
        order = sorted(tumble.thrown).index(index)
        hop = abs(cos(pi * 2.5 * share)) * (1 - share) ** 1.3
        x, y = self._way(goal, order, share)
        size = max(8, round(box.width * lerp(_FLYING, 1.0, ease(share)) / 2) * 2)
        shade = max(4, round(0.62 * size / 6) * 6)
        shadow = 1 - share
        if shadow > 0.05:
            kit.art.glow(surface, (x + 0.15 * size, y + 0.4 * size), shade, kit.colour("shadow"), _eighth(0.8 * shadow))
        picture = dice_pictures.body(kit, die, size, index, share)
        centre = (round(x), round(y - hop * kit.px(46)))
        surface.blit(picture, picture.get_rect(center=centre))

    def _way(self, goal: Point, order: int, share: float) -> Point:
        """Return where a die is: it strikes the board twice at its left edge, where snow or sea is, then leaps up and
        rolls into its place along the upper edge, beside all numbers."""
        px = self.kit.px
        if self.over is None:
            part = 1 - (1 - share) ** 2.2
            start = (goal[0] + (order - 0.5) * px(80), goal[1] + px(250 + 30 * (order % 2)))
            return (lerp(start[0], goal[0], part), lerp(start[1], goal[1], part))
        board = self.over()
        first = (board.x + px(48), board.y + 0.26 * board.height + order * px(30))
        second = (board.x + 0.1 * board.width - order * px(30), board.y + 0.22 * board.height + order * px(22))
        if share < _STRIKES:
            part = share / _STRIKES
            return (lerp(first[0], second[0], part), lerp(first[1], second[1], part))
        part = (share - _STRIKES) / (1 - _STRIKES)
        along, up = ease(max(0.0, part - _UP) / (1 - _UP)), ease(min(1.0, part / (2 * _UP)))
        return (lerp(second[0], goal[0], along), lerp(second[1], goal[1], up))


def _eighth(strength: float) -> float:
    return round(strength * 8) / 8


def tumbles(cue: Cue) -> bool:
    """Return whether a cue throws dice into the row; those with a place are thrown there, on the board."""
    return cue.kind == "dice" and not cue.to


def after_dice(keyframes: Iterable[Keyframe]) -> list[Keyframe]:
    """Return what is to be shown when the dice of the row lie still."""
    return [Keyframe(tuple(cue for cue in one.cues if not tumbles(cue)), one.picture) for one in keyframes]
