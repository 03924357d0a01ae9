"""The board of Black Powder: towers, firearms, and what they do.

A spearman stands on a `tower`; a `firearm` lies at 2 * section + its place behind the wall and belongs to nobody.
A `block` is two columns of the card in row 1, which a war machine covers.
"""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.games.great_wall.board import SPOTS_A_LEVEL, CellId, ColumnId, RowId, SectionId, hideout, wall
from catan_desktop.games.great_wall.part import REALM
from catan_desktop.games.great_wall.powder import events
from catan_desktop.games.great_wall.powder.part import POWDER
from catan_desktop.games.great_wall.powder.siege import levels_lost
from catan_desktop.games.great_wall.powder.specials import COLUMN_RANGE
from catan_desktop.games.great_wall.powder.tables import FIREARMS, IN_A_HIDEOUT, FirearmId, TowerId
from catan_desktop.games.great_wall.tables import SPEARMAN, tables
from catan_desktop.games.great_wall.view.motions import COME, goes_home, heard, rank_place, spot_place
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import NOBODY, Mask, members, numbered
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import Observation
from catan_desktop.mechanics.view.board import seat_place
from catan_desktop.present.compose import BoardView, CueMaker
from catan_desktop.present.models.board import Piece
from catan_desktop.present.models.frontier import FrontierBoard
from catan_desktop.present.picture import BoardPicture, Cue, ordered


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
        section for section, one in numbered(SectionId, REALM.of(game, view.state).sections) if one.rows[0] is not None
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


def _arrived(game: Game, event: events.FirearmPlaced | events.FirearmBuilt) -> tuple[Cue, ...]:
    """It comes behind its section; those behind it there make room."""
    return (
        Cue("place", to=("section", event.section), sprite=firearm_piece(event.firearm), sound="metropolis", weight=30),
    )


def _fired(game: Game, event: events.Fired) -> tuple[Cue, ...]:
    start, to = ("post", wall(event.section)), rank_place(event.section, event.row)
    key = FIREARMS[event.firearm].key
    return (Cue("pulse", start, to, sprite=key, look="shot", sound="pillage", weight=60, seconds=0.8),)


def _wounds(section: SectionId, row: RowId, cells: Mask) -> tuple[Cue, ...]:
    return tuple(
        [
            Cue("place", to=spot_place(section, row, cell), sprite="wound", look="burst", along=True, sound="thud")
            for cell in members(CellId, cells)
        ]
    )


def _hit(game: Game, event: events.PatternHit) -> tuple[Cue, ...]:
    return _wounds(event.section, event.row, event.wounds)


def _arson(game: Game, event: events.Arson) -> tuple[Cue, ...]:
    return _wounds(event.section, event.row, event.cells)


def _tower(game: Game, event: events.TowerTaken) -> tuple[Cue, ...]:
    kind, to = tables(game).soldiers[SPEARMAN].key, ("tower", event.tower)
    come = Cue("place", seat_place(event.seat), to, sprite=kind, seat=event.seat, look=COME, sound="guard")
    return (come,) if event.driven == NOBODY else (goes_home(to, kind, event.driven), come)


def _left(game: Game, event: events.TowerLeft | events.TowerRecalled) -> tuple[Cue, ...]:
    return (goes_home(("tower", event.tower), tables(game).soldiers[SPEARMAN].key, event.seat),)


def _scored(game: Game, event: events.TowerScored) -> tuple[Cue, ...]:
    if not event.held:
        return ()
    to = seat_place(event.seat)
    return (Cue("card", ("tower", event.tower), to, sprite="gw-token-honour", number=event.held, along=True),)


def _level(game: Game, event: events.LevelLost) -> tuple[Cue, ...]:
    """The wall breaks, and those who stood up there climb down."""
    section, kinds = event.section, tables(game).soldiers
    broken = Cue("moment", to=("section", section), look="breach", sound="crack", weight=90, seconds=1.4)
    climbing = [
        Cue("move", ("post", wall(section), SPOTS_A_LEVEL * event.level + place), ("post", hideout(section)),
            sprite=kinds[kind].key, seat=seat, along=True)
        for place, (seat, kind) in enumerate(event.posts)
        if kind >= 0
    ]  # fmt: skip
    return (broken, *climbing)


def _ladder(game: Game, event: events.LadderClimbed) -> tuple[Cue, ...]:
    """The section is overrun; its firearms are lost."""
    climbed = Cue("moment", to=("section", event.section), sprite="disaster", sound="tragic", weight=90)
    kinds = [kind for kind, count in numbered(FirearmId, event.firearms) for _ in range(count)]
    lost = [
        Cue("lift", ("firearm", IN_A_HIDEOUT * event.section + place), sprite=firearm_piece(kind), along=True)
        for place, kind in enumerate(kinds)
    ]
    return (climbed, *lost)


def _ram(game: Game, event: events.RamMoved) -> tuple[Cue, ...]:
    """It changes places with the card before it."""
    start, to = rank_place(event.section, RowId(event.row + 1)), rank_place(event.section, event.row)
    return (Cue("move", start, to, sound="stomp"),)


CUES: Mapping[type[Event], CueMaker] = {
    events.FirearmPlaced: _arrived,
    events.FirearmBuilt: _arrived,
    events.Fired: _fired,
    events.PatternHit: _hit,
    events.TowerTaken: _tower,
    events.TowerScored: _scored,
    events.TowerLeft: _left,
    events.TowerRecalled: _left,
    events.Arson: _arson,
    events.SapperLeapt: heard("stomp"),
    events.RamMoved: _ram,
    events.LevelLost: _level,
    events.LadderClimbed: _ladder,
}
"""What every event of the expansion shows."""
BOARD = BoardView(fill, CUES)
"""How the expansion shows itself on the board."""
