"""The board of Black Powder: towers, firearms, and what they do.

A spearman stands on a `tower`; a `firearm` lies at 2 * section + its place behind the wall and belongs to nobody.
A `block` is two columns of the card in row 1, which a war machine covers.
"""

from __future__ import annotations

from catan_desktop.games.great_wall.board import ColumnId, SectionId
from catan_desktop.games.great_wall.part import DEFENCE
from catan_desktop.games.great_wall.powder.part import POWDER
from catan_desktop.games.great_wall.powder.siege import levels_lost
from catan_desktop.games.great_wall.powder.specials import COLUMN_RANGE
from catan_desktop.games.great_wall.powder.tables import FIREARMS, IN_A_HIDEOUT, FirearmId, TowerId
from catan_desktop.games.great_wall.tables import SPEARMAN, tables
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.ids import NOBODY, Mask, numbered
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import Piece
from catan_desktop.present.models.frontier import FrontierBoard
from catan_desktop.present.picture import BoardPicture, ordered


def fill(game: Game, view: Observation, picture: BoardPicture | None) -> BoardPicture:
    """Return the picture with towers and firearms, and with the levels that siege engines threaten."""
    if picture is None or not isinstance(picture.layout, FrontierBoard):
        raise LookupError("there is no frontier to add to")
    part, spearman = POWDER.of(game, view.state), tables(game).soldiers[SPEARMAN].key
    manned = [Piece("tower", tower, spearman, seat) for tower, seat in numbered(TowerId, part.towers) if seat != NOBODY]
    arms: list[Piece] = []
    mask = 0
    for section, counts in numbered(SectionId, part.firearms):
        here = [kind for kind, count in numbered(FirearmId, counts) for _ in range(count)]
        for place, kind in enumerate(here):
            site = IN_A_HIDEOUT * section + place
            mask |= 1 << site
            arms.append(Piece("firearm", site, firearm_piece(kind), key=f"{section}-{kind}-{here[:place].count(kind)}"))
    faced = [
        section
        for section, one in numbered(SectionId, DEFENCE.of(game, view.state).sections)
        if one.rows[0] is not None
    ]
    blocks = mask_of([block_site(section, column) for section in faced for column in COLUMN_RANGE])
    spaces = (*picture.spaces, ("firearm", mask), ("block", blocks))
    marks = zip(picture.layout.sections, levels_lost(game, view.state), strict=True)
    layout = replace(picture.layout, sections=tuple([replace(mark, lost=lost) for mark, lost in marks]))
    return replace(picture, layout=layout, pieces=ordered([*picture.pieces, *manned, *arms]), spaces=spaces)


def firearm_piece(kind: FirearmId) -> str:
    """Return the kind of piece that a firearm is."""
    return f"firearm-{FIREARMS[kind].key}"


def block_site(section: SectionId, column: ColumnId) -> int:
    """Return the site of the block that begins with a column."""
    return section * len(COLUMN_RANGE) + column - COLUMN_RANGE[0]


def hits_piece(cells: Mask) -> str:
    """Return the kind of the ghost that a shot with a pattern lays on a card."""
    return f"hits-{cells}"


BOARD = BoardView(fill)
"""How the expansion shows itself on the board."""
