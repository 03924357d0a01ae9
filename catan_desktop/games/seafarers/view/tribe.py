"""The view of the module `tribe`: gifts on their paths, and harbours before their takers."""

from __future__ import annotations

from functools import lru_cache

from catan_desktop.games.seafarers.actions import PlaceHarbour
from catan_desktop.games.seafarers.events import GiftCardTaken, GiftTaken, HarbourPlaced
from catan_desktop.games.seafarers.layouts import SeaIsland
from catan_desktop.games.seafarers.ships import sea_island
from catan_desktop.games.seafarers.tribe import DRAW, PLACE, POINT, TRIBE, gift_of
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.preview import Trial
from catan_desktop.mechanics.board import HexMask
from catan_desktop.mechanics.tables import DevelopmentId, tables
from catan_desktop.mechanics.view.board import drawn_card, hex_ground, seat_place
from catan_desktop.mechanics.view.event_rows import BACK
from catan_desktop.mechanics.view.names import card_name
from catan_desktop.present.compose import BoardView
from catan_desktop.present.event_rows import EventRow, EventTable, either, knows_card
from catan_desktop.present.models.board import HexGround, Piece
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.panels import Badge, SeatPanel, TableModel
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import PanelView
from catan_desktop.present.picture import BoardPicture, Cue, ordered
from catan_desktop.present.words import Words, words

CARD = "card"
TOPIC = "tribe-gifts"


def gift_at(game: Game, path: int) -> str:
    """Return what lies on a path at the start: a point, a card, or what the harbour there serves."""
    harbour = game.board.gift_harbours.get(path)
    if harbour is not None:
        return gift_of(harbour)
    return CARD if game.board.gifts.cards >> path & 1 else POINT


def tribal(board: SeaIsland) -> HexMask:
    """Return the hexes of the tribe, on which nobody settles."""
    return board.land_hexes & ~board.areas[0]


@lru_cache(maxsize=64)
def ground(board: SeaIsland) -> HexGround:
    """Return the land with the villages of the tribe."""
    land, here = hex_ground(board), tribal(board)
    tiles = [
        replace(tile, over=f"tribe-village-{1 + tile.site % 2}") if here >> tile.site & 1 else tile
        for tile in land.tiles
    ]
    return replace(land, tiles=tuple(tiles))


def board(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The board with villages, and the gifts that are left."""
    left = bits(TRIBE.of(game, view.state).gifts)
    gifts = [Piece("path", path, f"gift-{gift_at(game, path)}") for path in left]
    lying = replace(picture.board, ground=ground(sea_island(game, view.state)))
    return replace(picture, layout=lying, pieces=ordered([*picture.pieces, *gifts]))


# the chronicle


def _lifted(gift: str, site: int) -> Cue:
    return Cue("lift", ("path", site), sprite=f"gift-{gift}", sound="coin", weight=40)


def _taken(game: Game, event: GiftTaken) -> tuple[Cue, ...]:
    """A chip or a harbour goes to its taker."""
    start, picture = ("path", int(event.site)), f"piece-gift-{event.gift}"
    flies = Cue("card", start, seat_place(event.seat), sprite=picture, number=1, along=True)
    return (_lifted(event.gift, event.site), flies)


def _card_taken(game: Game, event: GiftCardTaken) -> tuple[Cue, ...]:
    key = "" if event.card is None else tables(game).cards[event.card].key
    (drawn,) = drawn_card(event.seat, BACK, key)
    return (_lifted(CARD, event.site), replace(drawn, start=("path", int(event.site)), along=True))


def _placed(game: Game, event: HarbourPlaced) -> tuple[Cue, ...]:
    picture, to = f"piece-gift-{event.gift}", ("path", int(event.site))
    return (Cue("card", seat_place(event.seat), to, sprite=picture, number=1, sound="token", weight=40),)


EVENTS = EventTable(
    {
        GiftTaken: either(
            lambda game, event: event.gift == POINT,
            EventRow("gift", "who resource:gift", "gold", "vp"),
            EventRow("gift", "who resource:gift", "gold", "harbour"),
            cue=_taken,
        ),
        GiftCardTaken: either(
            knows_card,
            EventRow("gift-card", "who card", "gold", "card"),
            EventRow("gift-card-unseen", "who", "gold", "card"),
            cue=_card_taken,
        ),
        HarbourPlaced: EventRow("harbour-placed", "who resource:gift", icon="harbour", cue=_placed),
    },
    by_type={DevelopmentId: card_name},
)


# around the board


def fill(game: Game, view: Observation, model: TableModel) -> TableModel:
    """A harbour that is placed is shown as the one that it is."""
    waiting = TRIBE.of(game, view.state).waiting[view.seat]
    if view.state.frames[-1].step != PLACE or not waiting:
        return model
    return replace(model, pieces=(*model.pieces, (PlaceHarbour.kind, f"gift-{gift_of(waiting[0])}")))


def seat_panel(game: Game, view: Observation, panel: SeatPanel) -> SeatPanel:
    """The harbours that wait before a seat (TRIBE-034)."""
    kinds = [gift_of(harbour) for harbour in TRIBE.of(game, view.state).waiting[panel.seat]]
    told = words("tell-harbour-waits")
    badges = [Badge(f"piece-gift-{kind}", words("gift-harbour", resource=kind), told, TOPIC) for kind in kinds]
    return replace(panel, badges=(*panel.badges, *badges))


def _hint(game: Game, view: Observation) -> Words | None:
    """Return which harbour is placed."""
    waiting = TRIBE.of(game, view.state).waiting[view.seat]
    return words("hint-place-harbour", resource=gift_of(waiting[0])) if waiting else None


def _path(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    if not TRIBE.of(game, view.state).gifts >> site & 1:
        return found
    row = words("explain-gift", resource=gift_at(game, site))
    return replace(found, rows=(row, *found.rows[-1:]), topic=TOPIC)


def _hex(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    if not tribal(game.board) >> site & 1:
        return found
    return replace(found, rows=(*found.rows[:1], words("explain-tribe")), topic=TOPIC)


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """The gift that a ship comes to."""
    if trial.after.frames[-1].step == DRAW:
        return (words("foresee-tribe-gift", resource=CARD),)
    return tuple([words("foresee-tribe-gift", resource=one.gift) for one in trial.events if isinstance(one, GiftTaken)])


PANELS = PanelView(
    fill=fill, seat=seat_panel, hints={PLACE: _hint}, foresee=foresee, explain={"hex": _hex, "path": _path}
)
VIEW = ModuleView(panels=PANELS, board=BoardView(board, ground=ground), events=EVENTS)
