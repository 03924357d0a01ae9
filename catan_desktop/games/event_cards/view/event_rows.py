"""The rows of what happens with event cards: what each says in the chronicle, and what moves."""

from __future__ import annotations

from typing import Any

from catan_desktop.games.event_cards import cards, events
from catan_desktop.kernel import Game
from catan_desktop.kernel.cards import CardKind
from catan_desktop.mechanics.dice import SEVEN
from catan_desktop.mechanics.events import ROAD
from catan_desktop.mechanics.view.board import seat_place
from catan_desktop.mechanics.view.event_rows import PICTURES
from catan_desktop.mechanics.view.names import good
from catan_desktop.present.cue_rows import CueRow
from catan_desktop.present.event_rows import NOTHING, EventCases, EventRow, EventTable, either
from catan_desktop.present.picture import Cue

from .board import DAMAGED_ROAD, card_key, card_picture
from .names import event_name, event_text

READ_SECONDS = 2.6
"""How long a card with an event lies open before all, at normal speed; one without is a glance."""


def _drawn(game: Game, event: events.EventDrawn) -> tuple[Cue, ...]:
    seconds = 0.0 if event.event == cards.QUIET else READ_SECONDS
    shown = card_picture(event.event)
    return (Cue("show", seat_place(event.seat), sprite=shown, number=1, text=card_key(event.event), seconds=seconds),)


def _seven(game: Game, event: Any) -> bool:
    return bool(event.one + event.two == SEVEN)


def _event(game: Game, event: events.EventDrawn) -> str:
    """What a seven brings is told by the lines that follow."""
    return "" if event.event == cards.QUIET else "named" if _seven(game, event) else "told"


def _gift(game: Game, event: events.CardGiven) -> tuple[bool, bool]:
    """Return whether it helps a neighbour, and whether it is seen which card it is."""
    return event.event == cards.HELPFUL_NEIGHBOUR, event.card is not None


EVENTS = EventTable(
    {
        events.EventDrawn: (
            either(
                _seven,
                EventRow("card-drawn", "who number:sum", "danger", "event", roll="number"),
                EventRow("card-drawn", "who number:sum", icon="event", roll="number"),
                cue=_drawn,
            ),
            EventCases(
                _event,
                {
                    "told": EventRow("card-told", "card:event text", "ice", indent=True, loud=True),
                    "named": EventRow("card-named", "card:event", "ice", indent=True),
                    "": NOTHING,
                },
            ),
        ),
        events.DrawnAgain: EventRow("again-drawn", "number", "dim", indent=True),
        events.NewYear: EventRow("new-year", "", "gold", "event", loud=True,
            cue=CueRow("show", sprite=card_picture(cards.NEW_YEAR), number=1, text=card_key(cards.NEW_YEAR),
                sound="page")),
        events.EventPassed: EventRow("without-effect", "", "dim", indent=True),
        events.RoadDamaged: EventRow("road-damaged", "who", "fire", "earthquake", indent=True, great=True,
            lasting="who", cue=CueRow("turn", to="path", sprite=DAMAGED_ROAD, seat="seat", sound="thud", weight=50)),
        events.RoadRepaired: EventRow("road-repaired", "who", icon="repair",
            cue=CueRow("turn", to="path", sprite=ROAD, seat="seat", sound="road", weight=12)),
        events.CardGiven: EventCases(
            _gift,
            {
                (True, True): EventRow("helped", "who:giver whom:taker cards:card", "dim", "give", indent=True),
                (True, False): EventRow("helped-unseen", "who:giver whom:taker", "dim", "give", indent=True),
                (False, True): EventRow("given-left", "who:giver whom:taker cards:card", "dim", "give", indent=True,
                    lasting="who"),
                (False, False): EventRow("given-left-unseen", "who:giver whom:taker", "dim", "give", indent=True,
                    lasting="who"),
            },
            cue=CueRow("card", "giver", "taker", picture="card", number=1, along=True),
        ),
    },
    {
        "sum": lambda game, event: event.one + event.two,
        "event": lambda game, event: event_name(event.event),
        "text": lambda game, event: event_text(game, event.event),
    },
    {CardKind: good},
    pictures=PICTURES,
)  # fmt: skip
