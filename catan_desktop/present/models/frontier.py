"""The view model of a frontier: three sections of a wall before which cards of attackers stand in rows, and the land
behind it with its places.

What moves is a piece in a space (`present.picture`); here is what stays, and the numbers that everybody plays by.
Sites: `section` 0 to 2 from the left, as `head` the plate above it, `rank` 3 * section + row (row 0 is next to the
wall), `spot` 8 * rank + cell of the card that stands there (two rows of four), `block`
5 * section + the number of columns left of its middle, of the card in row 0, `post` 1 to 3 the ground behind a
section and 4 to 6 its firing places, `tower` 0 to 3, `location` by its number, `tea` by
place in the order, `horde` the deck, `pool` and `year` one each.
"""

from __future__ import annotations

from catan_desktop.kernel import record
from catan_desktop.present.models.board import Bounds

SECTIONS, ROWS, CELLS, COLUMNS = 3, 3, 8, 4
SCENERY = "steppe"


@record
class VitalSpot:
    """A cell of a card that must be covered."""

    cell: int
    picture: str
    """Of what covering it brings."""
    count: int
    deadly: bool
    """Who covers it dies in the end."""


@record
class CardFace:
    """What is printed on a card of attackers."""

    kind: str
    """The kind of its piece."""
    picture: str
    name: str
    """Text key."""
    power: int
    trophy: int
    """Honour for who claims it."""
    spots: tuple[VitalSpot, ...]
    mark: str = ""
    """Picture of its ability; empty for none."""


@record
class LocationFace:
    """A place behind the wall."""

    picture: str
    name: str
    """Text key."""
    spots: int
    """Clerks that find room there."""
    fills: bool
    """It works when it is full."""
    gives: str
    """Text key of what it gives, in a word or two."""
    sign: str
    """Picture of that."""


@record
class FrontierGround:
    """What never changes during a game; the same object for every picture of it."""

    faces: tuple[CardFace, ...]
    locations: tuple[LocationFace, ...]
    years: int
    towers: bool
    seats: int
    bounds: Bounds = (0.0, 0.0, 836.0, 608.0)
    scenery: str = SCENERY

    @property
    def lie(self) -> tuple[object, ...]:
        """Return what decides where everything lies."""
        return (self.scenery, len(self.locations), self.towers, self.seats)

    def face(self, kind: str) -> CardFace | None:
        """Return what is printed on the card that a kind of piece is; None for another piece."""
        return next((face for face in self.faces if face.kind == kind), None)

    def sites(self, space: str) -> int:
        """Return the mask of the sites of a space that never change."""
        return {
            "section": 0b111,
            "head": 0b111,
            "post": 0b1111110,
            "tower": 0b1111 if self.towers else 0,
            "location": (1 << len(self.locations)) - 1,
            "tea": (1 << self.seats) - 1,
            "horde": 1,
            "pool": 1,
            "year": 1,
        }.get(space, 0)


@record
class SectionMark:
    """A section of the wall at one moment."""

    level: int
    broken: bool
    """It was overrun this winter."""
    attack: int
    defence: int
    falls: bool
    """It would be overrun if the winter came now ..."""
    ashamed: int
    """... and these seats would be shamed: a mask."""
    lost: int = 0
    """Levels that siege engines would take from it then."""

    @property
    def costs(self) -> bool:
        """Return whether what will come takes levels of the wall, or shames somebody."""
        return bool(self.ashamed or self.lost) and not self.broken


@record
class FrontierBoard:
    """A frontier at one moment, without what stands on it."""

    ground: FrontierGround
    sections: tuple[SectionMark, ...]
    powers: tuple[int, ...]
    """By rank: the power of the card that stands there, as it counts there."""
    season: str
    """`spring`, `summer`, `autumn` or `winter`."""
    year: int
    deck: int
    """Cards in the deck of attackers."""
    back: int
    """The section that the back of the top card points at; -1: not known."""
    discards: int
    coming: int
    """Cards of the next spring; -1: there is none."""
    pool: int
    """Tokens of shame that are left ..."""
    shame: int
    """... of all."""

    @property
    def seats(self) -> int:
        """Return how many sit at the table."""
        return self.ground.seats
