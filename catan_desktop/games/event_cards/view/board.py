"""The deck and the open card beside the land, and damaged roads."""

from __future__ import annotations

from catan_desktop.games.event_cards.cards import EVENT_CARDS, event_now, until_new_year
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.mechanics.events import ROAD
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import DAMAGED, Heap, Piece
from catan_desktop.present.picture import BoardPicture, ordered

BACK = "card-back-event"
DAMAGED_ROAD = ROAD + DAMAGED


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


EVENTS_BOARD = BoardView(fill)
