"""The rows of the events of Caravans: what each says in the chronicle, and what is shown of camels and votes."""

from __future__ import annotations

from catan_desktop.games.caravans import events
from catan_desktop.games.caravans.part import CaravanId, island
from catan_desktop.kernel import Game, Seat, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.mechanics.view.board import BANK, flights, seat_place
from catan_desktop.mechanics.view.names import goods
from catan_desktop.mechanics.votes import BidLaid
from catan_desktop.present.cue_rows import SEAT_LIT, CueRow
from catan_desktop.present.event_rows import NOTHING, EventCases, EventRow, EventTable, either
from catan_desktop.present.picture import Cue
from catan_desktop.present.words import Party

from .board import CAMELS, caravan_called, looks


def _named(game: Game, event: events.PlacementNamed) -> tuple[Cue, ...]:
    seat = Cue("pulse", to=seat_place(event.seat), seat=event.seat)
    return (seat,) if event.path < 0 else (seat, Cue("pulse", to=("path", event.path), along=True))


def _decided(game: Game, event: events.VoteDecided) -> tuple[Cue, ...]:
    return tuple(Cue("pulse", to=seat_place(Seat(seat)), seat=seat, along=True) for seat in bits(event.seats))


def _placed(game: Game, event: events.CamelPlaced) -> tuple[Cue, ...]:
    camel, way = looks(island(game), event.path, event.head)
    return (
        Cue("place", to=("path", event.path), sprite=way, sound="road", weight=12),
        Cue("place", to=(CAMELS, event.path), sprite=camel, along=True),
    )


def _end(game: Game, event: events.CamelPlaced) -> str:
    """Return what a camel ends."""
    return "all" if not event.left else "one" if event.ends else ""


EVENTS = EventTable(
    {
        events.VoteOpened: EventRow("vote-opened", "who", icon="vote", cue=replace(SEAT_LIT, sound="horn", weight=40)),
        # who lays nothing is not told of: six of them in every vote would drown the rest
        BidLaid: either(
            lambda game, event: any(event.cards),
            EventRow("bid-laid", "who count cards", icon="bid", indent=True),
            cue=flights("seat", BANK, along=False),
        ),
        events.PlacementNamed: either(
            lambda game, event: event.path < 0,
            EventRow("placement-none", "who", "dim", "agree", indent=True),
            EventRow("placement-named", "who caravan", icon="agree", indent=True),
            cue=_named,
        ),
        events.VoteDecided: EventRow("vote-decided", "who:seats how", "ice", "vote", indent=True, loud=True,
            cue=_decided),
        events.CamelPlaced: (
            either(
                lambda game, event: event.begins,
                EventRow("caravan-begun", "caravan", icon="camel", great=("camel", "gold")),
                EventRow("camel-placed", "caravan", icon="camel"),
                cue=_placed,
            ),
            EventCases(
                _end,
                {
                    "all": EventRow("caravans-over", "", "gold", indent=True, loud=True, great=("camel", "gold")),
                    "one": EventRow("caravan-ended", "caravan", "dim", indent=True),
                    "": NOTHING,
                },
            ),
        ),
        events.RouteReached: EventRow("caravan-point", "who", "gold", "caravan", loud=True, great=True,
            cue=(CueRow("pulse", to="corner", sound="award", weight=30), replace(SEAT_LIT, along=True))),
    },
    {
        "cards": lambda game, event: goods(game, event.cards),
        "count": lambda game, event: sum(event.cards),
        "seats": lambda game, event: Party(event.seats),
    },
    {CaravanId: lambda game, caravan: caravan_called(island(game), caravan)},
)  # fmt: skip
