"""The picture of a table at one moment, and what happened on the way there, as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from catan_desktop.kernel import record, replace
from catan_desktop.present.models.board import Board, Heap, HexBoard, Piece
from catan_desktop.present.models.gauges import Dial

Place: TypeAlias = tuple[str | int, ...]
"""A spot that a thing can be at: space and site; a third number names the slot of one of those that share the site.

On the board: ("hex", site), ("intersection", site), ("path", site), ("home", 0) for the robber beside it, and the
spaces that a game adds. Around it, known to the table's panels: ("seat", seat), ("hand", seat), ("bank", 0),
("deck", 0), ("overlay", seat): where a seat's cards lie in what is over the board."""


@record
class BoardPicture:
    """The middle of the table: the board, pieces in spaces, and what is measured beside it."""

    layout: Board
    """The board of any kind, without what stands on it."""
    pieces: tuple[Piece, ...] = ()
    light: str = ""
    """How the end of the game lights it: `dawn`, or `fires` where it ended badly; empty while the game goes on."""
    spaces: tuple[tuple[str, int], ...] = ()
    """The spaces beyond those of the land that this game has, with the masks of their sites."""
    ways: tuple[tuple[Place, tuple[Place, ...]], ...] = ()
    """Where things go from a place or through it: the places that they pass, in order."""
    gauges: tuple[Dial, ...] = ()
    heaps: tuple[Heap, ...] = ()
    """What lies at places of its own, or in a row at the place ("heaps", 0)."""

    @property
    def board(self) -> HexBoard:
        """The board of hexes.

        Raises:
            LookupError: it is of another kind.
        """
        if not isinstance(self.layout, HexBoard):
            raise LookupError("the board is no board of hexes")
        return self.layout

    def sites(self, space: str) -> int:
        """Return the mask of the sites of a space beyond the land."""
        return next((mask for name, mask in self.spaces if name == space), 0)

    def at(self, space: str, site: int | None = None) -> tuple[Piece, ...]:
        """Return the pieces in a space or on one of its sites, by site and slot."""
        return tuple(piece for piece in self.pieces if piece.space == space and site in (None, piece.site))

    def way(self, place: Place) -> tuple[Place, ...]:
        """Return the places that things pass on their way from or through a place; empty where none is known."""
        return next((passed for start, passed in self.ways if start == place), ())

    def without(self, piece: Piece) -> BoardPicture:
        """Return the picture with a piece less."""
        return replace(self, pieces=tuple(one for one in self.pieces if one != piece))

    def having(self, piece: Piece) -> BoardPicture:
        """Return the picture with a piece more."""
        return replace(self, pieces=ordered((*self.pieces, piece)))


def ordered(pieces: Sequence[Piece]) -> tuple[Piece, ...]:
    """Return pieces in the order of a picture: by space, site, layer and slot."""
    return tuple(sorted(pieces, key=lambda one: (one.space, one.site, one.layer, one.slot)))


MOVING = ("place", "lift", "move", "turn")
"""Kinds of cues that are about pieces."""


@record
class Cue:
    """One thing to show between two pictures.

    Those of pieces (`MOVING`) say when and on which way; who moves, and how it looks then, is what differs between the
    two pictures. The others are for the eye and the ear alone.

    kind        what it says                                   fields
    `place`     a piece comes to stand, or another one does    to, sprite, seat
    `lift`      a piece goes; with `to` out of sight           start, to, sprite, seat
    `move`      a piece goes from a place to another, or to    start, via, to, sprite, seat
                where it was
    `turn`      a piece changes its look                       to, sprite
    `swap`      two hexes exchange their number tokens         start, to
    `card`      a card flies                                   start, to, sprite (resource key, the name of a picture,
                                                               or empty: face down), number
    `reveal`    a card is turned up for its owner's eyes       start, to, sprite, back, text
                and goes to the hand
    `show`      a card is laid open before all                 start, sprite (the name of its picture), text, number
    `track`     a piece comes to a step of a track             number
    `pulse`     a hex or a seat is lit                         to, number
    `token`     a face-down token is turned up                 to, sprite (what was on it)
    `award`     an award goes to its new holder                start, to (empty: nobody), sprite (an icon)
    `hero`      a seat's hero acts, or turns                   to (the seat), sprite (its picture), number (1: side B)
    `moment`    the view darkens, around a place if there is   to, sprite (`alarm` or `disaster`)
                one; what belongs to it goes along
    `heard`     nothing to be seen                             sound
    `dice`      dice are thrown; shown by the table, or at a   to, numbers, sprite (the key of the first of them; empty:
                place of the board                             as they lie)
    """

    kind: str
    start: Place = ()
    to: Place = ()
    via: tuple[Place, ...] = ()
    sprite: str = ""
    """Of a piece: its kind, the state apart; empty: whatever piece stands there."""
    seat: int = -1
    look: str = ""
    """How a scenery draws it instead; empty: as its kind is drawn everywhere."""
    number: int = 0
    numbers: tuple[int, ...] = ()
    along: bool = False
    """It happens together with the cue before it."""
    wait: float = 0.0
    """Seconds from the start of its group to its own, at normal speed; 0: as soon as those before it leave room."""
    seconds: float = 0.0
    """How long it takes at normal speed; 0: as long as its kind usually does."""
    readers: int = 0
    """Mask of the seats for whose eyes it stays, nearly at its end, until one who sits there presses something."""
    text: str = ""
    """Key of what is written on it."""
    back: str = ""
    """Name of the picture of its back, of a card that is turned up."""
    sound: str = ""
    """What is heard; empty: what its kind sounds like."""
    weight: int = 0
    """Where nothing moves only the sound with the greatest is heard; 0: what its kind usually has."""


@record
class Keyframe:
    """What happened in one go, and the picture after it."""

    cues: tuple[Cue, ...]
    picture: BoardPicture
