"""The rows of the events of the settlers games: what each says in the chronicle, and what moves and sounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Game, replace
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.event import Event
from catan_desktop.mechanics.events import (
    CITY,
    ROAD,
    SETTLEMENT,
    AwardMoved,
    BankTraded,
    Built,
    CardBought,
    CardPlayed,
    CardsTaken,
    DiceShuffled,
    Discarded,
    FirstChosen,
    FirstRolled,
    Monopolised,
    OfferAnswered,
    Offered,
    OfferEnded,
    PointCardsShown,
    Produced,
    ProductionEnded,
    RobberMoved,
    Rolled,
    Shortage,
    StepBegan,
    Stolen,
    Traded,
)
from catan_desktop.mechanics.tables import DevelopmentId, tables
from catan_desktop.mechanics.view.moments import AWARD_ICONS
from catan_desktop.mechanics.view.panels import card_art
from catan_desktop.present.cue_rows import SEAT_LIT, CueRow, Pictures
from catan_desktop.present.event_rows import EventCases, EventRow, EventTable, Reader, Rows, either, knows_card
from catan_desktop.present.picture import Cue
from catan_desktop.present.words import words

from .board import BANK, ROBBER_PIECE, card_flights, drawn_card, flights, robber_place, seat_place
from .names import card_name, good, goods, hex_words, owners

BACK = "card-back-dev"
SEVEN = 7


def _rolled(game: Game, event: FirstRolled | Rolled) -> tuple[Cue, ...]:
    return (Cue("dice", seat=event.seat, numbers=(event.one, event.two)),)


def _producing(game: Game, event: ProductionEnded) -> tuple[Cue, ...]:
    """The hexes of the roll; this event comes just before the cards of each seat."""
    total = event.total
    if total == SEVEN:
        return (Cue("heard", sound="seven", weight=75),)
    return tuple(
        Cue("pulse", to=("hex", hex), number=total, along=index > 0)
        for index, hex in enumerate(game.board.producers[total])
    )


def _built(game: Game, event: Built) -> tuple[Cue, ...]:
    space = "path" if event.piece == ROAD else "intersection"
    sound = {ROAD: "road", CITY: "keep"}.get(event.piece, "")
    return (Cue("place", to=(space, event.site), sprite=event.piece, seat=event.seat, sound=sound, weight=12),)


def _bought(game: Game, event: CardBought) -> tuple[Cue, ...]:
    return drawn_card(event.seat, BACK, "" if event.card is None else tables(game).cards[event.card].key)


def _played(game: Game, event: CardPlayed) -> tuple[Cue, ...]:
    return (Cue("show", start=seat_place(event.seat), sprite=card_art(event.key), number=1, text=f"card-{event.key}"),)


def _award(game: Game, event: AwardMoved) -> tuple[Cue, ...]:
    icon = AWARD_ICONS.get(event.award, "crown")
    return (Cue("award", start=seat_place(event.former), to=seat_place(event.holder), sprite=icon),)


def _monopolised(game: Game, event: Monopolised) -> tuple[Cue, ...]:
    return tuple(
        Cue(
            "card",
            seat_place(seat),
            seat_place(event.seat),
            sprite=tables(game).kinds[event.resource],
            number=n,
            along=True,
            sound="theft",
            weight=45,
        )
        for seat, n in enumerate(event.counts)
        if n
    )


def _traded(game: Game, event: Traded) -> tuple[Cue, ...]:
    giver, taker = seat_place(event.seat), seat_place(event.partner)
    there = card_flights(game, giver, taker, event.give, along=False)
    back = card_flights(game, taker, giver, event.want)
    return (Cue("heard", sound="trade", weight=35), *there, *back)


def _seven(game: Game, event: Rolled) -> bool:
    return event.one + event.two == SEVEN


def _any_cards(game: Game, event: Any) -> bool:
    return any(event.cards)


READERS: Mapping[str, Reader] = {
    "sum": lambda game, event: event.one + event.two,
    "cards": lambda game, event: goods(game, event.cards),
    "played": lambda game, event: words("card-" + event.key),
    "resource": lambda game, event: tables(game).kinds[event.resource],
    "seized": lambda game, event: good(game, event.resource, sum(event.counts)),
    "victims": lambda game, event: owners(event.counts),
    "give": lambda game, event: goods(game, event.give),
    "want": lambda game, event: goods(game, event.want),
    "paid": lambda game, event: good(game, event.give, event.rate),
}
BY_TYPE: Mapping[Any, Reader] = {CardKind: good, HexId: hex_words, DevelopmentId: card_name}
PICTURES: Pictures = {CardKind: lambda game, card: "" if card is None else tables(game).kinds[card]}
SHARED_ROWS: Mapping[type[Event], Rows] = {
    ProductionEnded: EventRow(cue=_producing),
    Discarded: EventRow("discarded", "who cards", "dim", "cards", lasting="who", cue=flights("seat", BANK)),
    CardsTaken: either(_any_cards, EventRow("got", "who cards", "dim", indent=True), cue=flights(BANK, "seat")),
    BankTraded: EventRow(
        "bank-traded",
        "who give:paid take",
        "dim",
        "bank",
        cue=(
            CueRow("card", "seat", BANK, picture="give", number="rate", sound="coin"),
            CueRow("card", BANK, "seat", picture="take", number=1, along=True),
        ),
    ),
    Offered: EventRow("offered", "who give want", icon="trade"),
    OfferAnswered: EventCases(
        lambda game, event: event.answer,
        {
            "accept": EventRow("accepts", "who", "dim", indent=True),
            "decline": EventRow("declines", "who", "dim", indent=True),
            "counter": EventRow("countered", "who give want", "dim", indent=True),
        },
    ),
    OfferEnded: EventRow("offer-ended", "", "dim", indent=True),
    Traded: EventRow("traded", "who whom:partner give want", "good", "trade", cue=_traded),
}
"""Of cards and trades, whatever game they are of."""


ROLLED = EventRow("rolled", "who one two total:sum", icon="dice", roll="total")
ROLLED_ROWS: Mapping[type[Event], Rows] = {
    Rolled: either(_seven, replace(ROLLED, tone="danger"), ROLLED, cue=_rolled),
    DiceShuffled: EventRow("dice-shuffled", "", "dim", "dice", indent=True, sound="card"),
    Produced: either(
        _any_cards,
        EventRow("produced", "who cards", "dim", indent=True, share=True),
        cue=flights((), "seat"),
    ),
}
"""Of the roll of a turn and of what it brings."""
EVENTS = EventTable(
    {
        **SHARED_ROWS,
        **ROLLED_ROWS,
        Rolled: either(_seven, replace(ROLLED, tone="danger", great=("robber", "danger")), ROLLED, cue=_rolled),
        StepBegan: EventRow("step-began", "who first"),
        FirstRolled: EventRow("first-rolled", "name:seat sum", "dim", group="first-roll", cue=_rolled),
        FirstChosen: EventRow("first-chosen", "who", cue=SEAT_LIT),
        Shortage: EventRow("shortage", "resource", "danger", indent=True),
        RobberMoved: either(
            lambda game, event: event.hex < 0,
            EventRow("robber-home", "", "fire", "robber"),
            EventRow("robber-moved", "hex", "fire", "robber"),
            cue=CueRow("move", "former", "hex", sprite=ROBBER_PIECE, sound="robber"),
        ),
        Stolen: either(
            knows_card,
            EventRow("stolen", "who:thief whom:victim cards:card", icon="robber", lasting="whom"),
            EventRow("stolen-unseen", "who:thief whom:victim", icon="robber", lasting="whom"),
            cue=CueRow("card", "victim", "thief", picture="card", number=1, sound="theft", weight=45),
        ),
        Built: EventCases(
            lambda game, event: (event.paid, event.piece),
            {
                **{(True, piece): EventRow("built", "who piece", icon=piece) for piece in (ROAD, SETTLEMENT)},
                (True, CITY): EventRow("built", "who piece", icon=CITY, great=("city", "ice")),
                **{(False, piece): EventRow("placed", "who piece", "dim", piece) for piece in (ROAD, SETTLEMENT, CITY)},
            },
            cue=_built,
        ),
        CardBought: either(
            knows_card,
            EventRow("bought", "who card", icon="card"),
            EventRow("bought-unseen", "who", icon="card"),
            cue=_bought,
        ),
        CardPlayed: EventRow("played", "who card:played", "ice", "card", cue=_played),
        Monopolised: either(
            lambda game, event: any(event.counts),
            EventRow("monopolised", "who whom:victims cards:seized", "fire", indent=True, lasting="whom"),
            cue=_monopolised,
        ),
        AwardMoved: either(
            lambda game, event: event.holder < 0,
            EventRow("award-free", "award", "gold", "crown", great=True),
            EventRow("award", "who:holder award", "gold", "crown", great=True),
            cue=_award,
        ),
        PointCardsShown: EventRow("point-cards", "who count", "gold", "vp",
            cue=CueRow("show", "seat", sprite=card_art("vp"), number="count", text="card-vp")),
    },
    READERS,
    BY_TYPE,
    {HexId: robber_place},
    PICTURES,
)  # fmt: skip
