"""What a table shows at one moment, and what moved on the way there, as plain data."""

from __future__ import annotations

from typing import TypeAlias

from catan_desktop.kernel.record import record
from catan_desktop.present.models.board import HexBoard
from catan_desktop.present.models.voyage import Voyage
from catan_desktop.present.models.watch import WatchNorth

Place: TypeAlias = tuple[str | int, ...]
"""A spot that a thing can be at.

On the board: ("hex", site), ("intersection", site), ("path", site), ("home",) for the robber's camp, ("frostfangs",),
("camp", clan, camp), ("trail", number), ("clearing", section, slot), ("post", section, post), ("section", section),
("gift", hex, slot), ("clan", clan). Around it, known to the table's panels: ("seat", seat), ("bank",), ("deck",)."""


@record
class BoardPicture:
    """The middle of the table; `north` is None where the game has no Wall."""

    board: HexBoard
    north: WatchNorth | None = None
    light: str = ""
    """How the end of the game lights it: `dawn`, or `fires` where it ended badly; empty while the game goes on."""
    voyage: Voyage | None = None
    """A danger that comes over the sea; None where there is none."""


PIECE = "piece"
"""Sprite of a cue that takes up whatever piece stands there."""


@record
class Cue:
    """One thing to show between two pictures.

    A `lift` or `move` with the sprite `PIECE` means whatever piece stands where it starts. One that is lifted so lies
    beside the board, at ("away", SITE), until a `move` or `lift` from there.

    kind        what it says                                   fields
    `place`     a piece comes to stand, or changes its look    to, sprite, seat, number (layer of a `PieceMark`)
    `lift`      a piece or figure goes                         start, sprite, seat, number (layer)
    `move`      a thing goes from a place to another           start, via, to, sprite, seat, number (layer)
    `turn`      a piece changes its look                       to, sprite (its kind, the state apart; empty: as it was),
                                                               state, number (layer)
    `swap`      two hexes exchange their number tokens         start, to
    `card`      a card flies                                   start, to, sprite (resource key, the name of a picture,
                                                               or empty: face down), number
    `show`      a card is laid open before all                 start, sprite (the name of its picture), text, number
    `fall`      a guard falls                                  start, seat
    `crack`     the Wall breaks at a section                   to, number (step of the marker)
    `pulse`     a hex or a seat is lit                         to, number
    `token`     a face-down token is turned up                 to, sprite (what was on it)
    `award`     an award goes to its new holder                start, to (empty: nobody), sprite (an icon)
    `hero`      a seat's hero acts, or turns                   to (the seat), sprite (its picture), number (1: side B)
    `moment`    the view darkens around a place: a raid,       to, sprite (`raid`, `breach`)
                a breach; what belongs to it goes along
    `sail`      the ship of a voyage comes to a step           number
    `heard`     nothing to be seen                             sound
    `dice`      dice are thrown; shown by the table            numbers
    """

    kind: str
    start: Place = ()
    to: Place = ()
    via: tuple[Place, ...] = ()
    sprite: str = ""
    seat: int = -1
    number: int = 0
    numbers: tuple[int, ...] = ()
    along: bool = False
    """It happens together with the cue before it."""
    wait: float = 0.0
    """So many seconds after its group has begun, at normal speed; 0: as soon as those before it leave room."""
    state: str = ""
    """In which state a piece is then: `idle` or `awake`, `away` for one that is laid aside; empty: as it was."""
    only: bool = False
    """There is one of its kind at most: it is gone from where it was."""
    text: str = ""
    """Key of what is written on it."""
    sound: str = ""
    """What is heard; empty: what its kind sounds like."""
