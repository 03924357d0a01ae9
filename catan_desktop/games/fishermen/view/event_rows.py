"""The rows of the events of the Fishermen: what each says in the chronicle, and how tokens fly."""

from __future__ import annotations

from catan_desktop.games.fishermen import events
from catan_desktop.kernel import Game, replace
from catan_desktop.mechanics.events import ProductionEnded
from catan_desktop.mechanics.view.board import seat_place
from catan_desktop.present.cue_rows import SEAT_LIT, CueRow
from catan_desktop.present.event_rows import EventRow, EventTable
from catan_desktop.present.picture import Cue

from .board import BOOT_PICTURE, HEAPS, token_picture
from .names import payment


def _fishing(game: Game, event: ProductionEnded) -> tuple[Cue, ...]:
    """The waters with the number of the roll."""
    grounds = [index for index, ground in enumerate(game.board.grounds) if ground.number == event.total]
    places = [("hex", hex) for hex in game.board.printed[event.total]] + [("water", index) for index in grounds]
    return tuple(Cue("pulse", to=place, number=event.total, along=True) for place in places)


def _spent(game: Game, event: events.FishSpent) -> tuple[Cue, ...]:
    start = seat_place(event.seat)
    return tuple(
        Cue("card", start=start, to=HEAPS, sprite=token_picture(value), number=count, along=True, sound="coin")
        for value, count in enumerate(event.tokens)
        if count
    )


BOOT_GOES = CueRow("card", "seat", "to", sprite=BOOT_PICTURE, number=1, sound="thud", weight=50)
EVENTS = EventTable(
    {
        ProductionEnded: EventRow(cue=_fishing),
        events.FishDrawn: EventRow("fish-drawn", "who token", "dim", indent=True, share=True,
            cue=CueRow("card", HEAPS, "seat", picture="token", number=1, sound="token")),
        events.BootFound: EventRow("boot-found", "who", "danger", "boot", loud=True, great=True, lasting="who",
            cue=(replace(BOOT_GOES, start=HEAPS, to="seat"), replace(SEAT_LIT, along=True))),
        events.FishShortage: EventRow("fish-shortage", "", "danger", "fish", indent=True, sound="refuse"),
        events.FishShuffled: EventRow("fish-shuffled", "", "dim", indent=True, sound="surf"),
        events.FishHandedIn: EventRow("fish-handed-in", "who token", "dim", indent=True,
            cue=CueRow("card", "seat", HEAPS, picture="token", number=1)),
        events.FishKept: EventRow("fish-kept", "who", "dim", indent=True),
        events.FishSpent: EventRow("fish-spent", "who paid", "ice", "fish", cue=_spent),
        events.BootGiven: EventRow("boot-given", "who whom:to", "fire", "boot", loud=True, great=True, lasting="whom",
            cue=BOOT_GOES),
    },
    {"paid": lambda game, event: payment(event.tokens)},
    {events.TokenId: lambda game, token: token_picture(token)},
    pictures={events.TokenId: lambda game, token: token_picture(token)},
)  # fmt: skip
