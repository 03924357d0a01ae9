"""A price as little cards."""

from __future__ import annotations

import pygame

from catan_desktop.present.models.panels import Price
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.widgets import Kit, Widget

_CHIP, _LEAST_CHIP = 16, 11
"""Design units of a little card, usually and at least."""
_NEAR = 0.85
"""Share of the usual side of a little card down to which one row is better than two."""
_IN_ONE = 3
"""Little cards that stand in one row however narrow their place is."""


class PriceRow(Widget):
    """A price as little cards, in two rows where one is too narrow; those the hand lacks are only outlined, in red."""

    def __init__(self, kit: Kit, price: Price, missing: Price, *, dim: bool) -> None:
        super().__init__(kit)
        lack = dict(missing)
        self.chips = [(key, index < count - lack.get(key, 0)) for key, count in price for index in range(count)]
        self.dim = dim
        self.across = 0.5
        """Where it stands in a broader place: 0 left, 0.5 in the middle."""
        self.largest: int | None = None
        """The side in real pixels of the smallest little card beside it; None: nothing is beside it."""
        self.most: int | None = None
        """The greatest height in real pixels that it may have; None: any."""

    def _plan(self, width: int, height: int | None = None) -> tuple[int, int]:
        """Return how many little cards stand in a row, and their side: smaller only where two rows do not do."""
        most, least = self.largest or self.kit.px(_CHIP), self.kit.px(_LEAST_CHIP)
        near = most if self.largest else round(_NEAR * most)
        for side in range(most, near - 1, -1):
            if _wide(len(self.chips), side) <= width:
                return len(self.chips), side
        for side in range(most, least, -1):
            for rows in (1, 2):
                across = -(-len(self.chips) // rows)
                if _wide(across, side) <= width and (height is None or _wide(rows, side) <= height):
                    return across, side
        return len(self.chips), min(least, max(8, width // max(1, len(self.chips)) - 1))

    @property
    def side(self) -> int:
        """Return the side of its little cards where it lies."""
        return self._plan(self.rect.width, max(self.rect.height, self.kit.px(_LEAST_CHIP)))[1]

    def measure(self, width: int | None = None) -> Size:
        """Be one row, or two in a narrow place."""
        natural = _wide(len(self.chips), self.kit.px(_CHIP))
        across, side = self._plan(natural if width is None else width, self.most)
        return Size(natural if width is None else width, _wide(-(-len(self.chips) // max(1, across)), side))

    def least(self) -> int:
        """Need room for the two rows; up to three stand in one."""
        count = len(self.chips)
        return _wide(count if count <= _IN_ONE else -(-count // 2), self.kit.px(_CHIP))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the cards."""
        kit, box = self.kit, self.rect
        across, side = self._plan(box.width, max(box.height, kit.px(_LEAST_CHIP)))
        rows = -(-len(self.chips) // max(1, across))
        left, high = (
            box.x + round((box.width - _wide(across, side)) * self.across),
            box.centery - _wide(rows, side) // 2,
        )
        for index, (key, held) in enumerate(self.chips):
            row, column = divmod(index, across)
            chip = pygame.Rect(left + column * (side + 1), high + row * (side + 1), side, side)
            colours = kit.theme.resources[key]
            top, low = (colours.light, colours.fill) if held else (kit.colour("sunken"), None)
            rim, width = (colours.light, 1.0) if held else (kit.colour("danger-dark"), max(1.0, kit.k))
            kit.art.panel(surface, chip, top, low, radius=max(2, side // 4), rim=rim, rim_width=width)
            picture = kit.art.sprite(f"resource-{key}", round(side * 0.82))
            if not held or self.dim:
                picture = picture.copy()
                picture.set_alpha(200 if held else 110)
            surface.blit(picture, picture.get_rect(center=chip.center))


def _wide(count: int, side: int) -> int:
    """Return the length of a row of little cards, with the gaps between them."""
    return count * (side + 1) - 1 if count else 0
