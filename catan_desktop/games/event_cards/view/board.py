"""The deck and the open card beside the land, damaged roads, and what moves with an event."""

from __future__ import annotations

from catan_desktop.games.event_cards import events
from catan_desktop.games.event_cards.cards import EVENT_CARDS, NEW_YEAR, QUIET, event_now, until_new_year
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import Observation
from catan_desktop.mechanics.events import ROAD
from catan_desktop.mechanics.tables import tables
from catan_desktop.mechanics.view.board import seat_place
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import DAMAGED, Heap, Piece
from catan_desktop.present.picture import BoardPicture, Cue, ordered

BACK = "card-back-event"
DAMAGED_ROAD = ROAD + DAMAGED
READ_SECONDS = 2.6
"""How long a card with an event lies open before all, at normal speed; one without is a glance."""


def card_picture(event: str) -> str:
    """Return the name of the picture of a card."""
    return f"card-event-{event}"


def card_key(event: str) -> str:
    """Return the text key of its name."""
    return f"card-event-{event.replace('_', '-')}"


def fill(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """Damaged roads lie askew; beside the land the cards that are left, and the one that lies open."""
    part = EVENT_CARDS.of(game, view.state)
    pieces = [_as_it_lies(piece, part.damaged) for piece in picture.pieces]
    left = until_new_year(part)
    heaps = [*picture.heaps, Heap(BACK, max(1, left), alone=not left)]
    if part.drawn:
        heaps.append(Heap(card_picture(event_now(part)), 1, alone=True))
    spaces = picture.spaces if picture.sites("heaps") else (*picture.spaces, ("heaps", 1))
    return replace(picture, pieces=ordered(pieces), heaps=tuple(heaps), spaces=spaces)


def _as_it_lies(piece: Piece, damaged: tuple[int, ...]) -> Piece:
    askew = piece.space == "path" and piece.kind == ROAD and damaged[piece.seat] >> piece.site & 1
    return replace(piece, kind=DAMAGED_ROAD) if askew else piece


def _drawn(game: Game, event: events.EventDrawn) -> tuple[Cue, ...]:
    seconds = 0.0 if event.event == QUIET else READ_SECONDS
    shown = card_picture(event.event)
    return (Cue("show", seat_place(event.seat), sprite=shown, number=1, text=card_key(event.event), seconds=seconds),)


def _new_year(game: Game, event: events.NewYear) -> tuple[Cue, ...]:
    return (Cue("show", (), sprite=card_picture(NEW_YEAR), number=1, text=card_key(NEW_YEAR), sound="page"),)


def _damaged(game: Game, event: events.RoadDamaged) -> tuple[Cue, ...]:
    return (Cue("turn", to=("path", event.path), sprite=DAMAGED_ROAD, seat=event.seat, sound="thud", weight=50),)


def _repaired(game: Game, event: events.RoadRepaired) -> tuple[Cue, ...]:
    return (Cue("turn", to=("path", event.path), sprite=ROAD, seat=event.seat, sound="road", weight=12),)


def _given(game: Game, event: events.CardGiven) -> tuple[Cue, ...]:
    sprite = "" if event.card is None else tables(game).kinds[event.card]
    return (Cue("card", seat_place(event.giver), seat_place(event.taker), sprite=sprite, number=1, along=True),)


EVENTS_BOARD = BoardView(
    fill,
    {
        events.EventDrawn: _drawn,
        events.NewYear: _new_year,
        events.RoadDamaged: _damaged,
        events.RoadRepaired: _repaired,
        events.CardGiven: _given,
    },
)
"""The board view of `event_cards`."""
