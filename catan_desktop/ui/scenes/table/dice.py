"""The dice of the last throw. A new throw tumbles over the board into its place: bodies in space, faces turning."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

import pygame

from catan_desktop.kernel.record import replace
from catan_desktop.present.models.panels import Die
from catan_desktop.present.picture import Cue, Keyframe
from catan_desktop.present.words import Words
from catan_desktop.ui.geometry import Colour, Point, Size, clamp, ease, lerp
from catan_desktop.ui.scenes.table import dice_shapes
from catan_desktop.ui.text import Style
from catan_desktop.ui.widgets.base import Kit, Widget

DICE_SECONDS = 0.65
"""How long dice tumble at normal speed."""
WILD = "wild"
_SIDE, _GAP = 30, 6
_FLYING = 1.9
"""How much larger a die is when it is thrown than where it comes to lie."""
_CUBE_GROWN, _TWELVE_GROWN = 1.5, 1.12
"""Bodies turn in a box that is larger than their face."""
_RESTING, _SHADED = 6, 70
"""The face of a die that was never thrown, and how faint is one that was not thrown in this turn."""
_SUM = Style("strong", "heading", "gold-light")
_WIDEST_SUM = "12"
_TEN = 10
_HEAD, _MIDDLE, _PLAIN, _FACET, _FOOT = (0.5, 0.125), (0.5, 0.5), (0.5, 0.74), (0.77, 0.39), (0.5, 0.88)
"""Where the picture of a face has the colour above a sign, of its first pip, of its body out of the light, of a side of
a body of ten faces, of an edge; in widths and heights."""
_LAID = 0.94
"""From then on a die is seen as it will lie."""
_AXES: tuple[dice_shapes.Vector, ...] = ((0.8, 0.45, 0.3), (-0.6, 0.75, 0.25), (0.55, -0.7, 0.45))


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
                self._draw_lying(surface, die, self._box(index))

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

    def _draw_lying(self, surface: pygame.Surface, die: Die, box: pygame.Rect) -> None:
        kit = self.kit
        shown = _pictures(die)
        face = kit.art.sprite(shown[min(die.value or _RESTING, len(shown)) - 1], box.width)
        bright = 255 if die.value and die.thrown else _SHADED
        if bright < 255:
            face = face.copy()
            face.set_alpha(bright)
        surface.blit(face, face.get_rect(center=box.center))
        if die.key == WILD and die.value:
            style = Style("strong", "body", "ink-dark")
            kit.text.draw(surface, str(die.value), box.center, style, across=0.5, down=0.5, within=box, alpha=bright)

    def _draw_flying(self, surface: pygame.Surface, tumble: Tumble, index: int) -> None:
        """A die comes up over the board, strikes it twice, and rolls into its place."""
        kit, die, box = self.kit, tumble.dice[index], self._box(index)
        share = tumble.share
        goal: Point = (float(box.centerx), float(box.centery))
        order = sorted(tumble.thrown).index(index)
        start = (goal[0] + (order - 0.5) * kit.px(80), goal[1] + kit.px(250 + 30 * (order % 2)))
        part = 1 - (1 - share) ** 2.2
        hop = abs(cos(pi * 2.5 * share)) * (1 - share) ** 1.3
        x, y = lerp(start[0], goal[0], part), lerp(start[1], goal[1], part)
        size = max(8, round(box.width * lerp(_FLYING, 1.0, ease(share)) / 2) * 2)
        shade = max(4, round(0.62 * size / 6) * 6)
        shadow = 1 - share
        if shadow > 0.05:
            kit.art.glow(surface, (x + 0.15 * size, y + 0.4 * size), shade, kit.colour("shadow"), _eighth(0.8 * shadow))
        picture = self._body(die, size, index, share)
        centre = (round(x), round(y - hop * kit.px(46)))
        surface.blit(picture, picture.get_rect(center=centre))

    def _body(self, die: Die, room: int, index: int, share: float) -> pygame.Surface:
        """A die in the air, as large as the lying one that would fill the room."""
        kit = self.kit
        if share > _LAID:
            whole = pygame.Surface((room, room), pygame.SRCALPHA)
            self._draw_lying(whole, die, whole.get_rect())
            return whole
        size = round(room * (_TWELVE_GROWN if die.key == WILD else _CUBE_GROWN))
        angle = (1 - ease(clamp(share / _LAID, 0.0, 1.0))) * pi * (3.4 + 0.5 * index)
        axis = _AXES[index % len(_AXES)]
        wobble = (axis[0], axis[1] + 0.3 * sin(3 * angle), axis[2])
        faces = _faces(die)
        face = next(face for face in faces if face.value == die.value)
        turn = dice_shapes.turned(dice_shapes.lying(face), wobble, angle)
        shown = _pictures(die)
        if len(faces) > len(dice_shapes.cube()):
            style = Style("strong", "body", "ink-dark" if die.key == WILD else "paper-light")
            words = [kit.text.render(str(number), style, kit.px(2 * _SIDE)) for number in range(1, len(faces) + 1)]
            if die.key == WILD:
                return dice_shapes.draw_numbered(
                    size, turn, faces, self._tone(shown[0], _MIDDLE), self._tone(shown[0], _FOOT), words
                )
            ink = self._tone(shown[0], _FACET)
            return dice_shapes.draw_numbered(size, turn, faces, ink, kit.colour("paper-light"), words)
        pips = len(shown) == len(dice_shapes.cube())
        body, mark = self._tone(shown[die.value - 1], _PLAIN if pips else _HEAD), self._tone(shown[0], _MIDDLE)
        return dice_shapes.draw_cube(size, turn, body, mark, pips=pips)

    def _tone(self, picture: str, where: Point) -> Colour:
        """Return the colour of a picture at a point: the dice in the air are of the same material."""
        at = (round(where[0] * _SIDE), round(where[1] * _SIDE))
        red, green, blue, _ = self.kit.art.sprite(picture, _SIDE).get_at(at)
        return (red, green, blue)


def _pictures(die: Die) -> Sequence[str]:
    """Return the pictures of the faces of a die; one without pips has one for all."""
    if die.faces:
        return die.faces
    return ("die-wild",) if die.key == WILD else [f"die-{value}" for value in range(1, len(dice_shapes.cube()) + 1)]


def _faces(die: Die) -> Sequence[dice_shapes.Face]:
    """Return the faces of the body that a die is."""
    if die.key == WILD:
        return dice_shapes.dodecahedron()
    return dice_shapes.trapezohedron() if len(die.faces) == _TEN else dice_shapes.cube()


def _eighth(strength: float) -> float:
    return round(strength * 8) / 8


def after_dice(keyframes: Iterable[Keyframe]) -> list[Keyframe]:
    """Return what is to be shown when the dice lie still."""
    return [Keyframe(tuple(cue for cue in one.cues if cue.kind != "dice"), one.picture) for one in keyframes]
