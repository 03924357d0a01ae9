"""The rows of the events of the settlers games: what each says in the chronicle, and what moves and sounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.record import replace
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
from catan_desktop.present.event_rows import EventCases, EventRow, EventTable, Reader, Rows, either, knows_card
from catan_desktop.present.picture import Cue
from catan_desktop.present.words import Party, words

from .board import BANK, ROBBER_PIECE, card_flights, drawn_card, robber_place, seat_place, seat_pulse
from .names import card_name, good, goods, hex_words

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


def _produced(game: Game, event: Produced) -> tuple[Cue, ...]:
    return card_flights(game, (), seat_place(event.seat), event.cards)


def _discarded(game: Game, event: Discarded) -> tuple[Cue, ...]:
    return card_flights(game, seat_place(event.seat), BANK, event.cards)


def _taken(game: Game, event: CardsTaken) -> tuple[Cue, ...]:
    return card_flights(game, BANK, seat_place(event.seat), event.cards)


def _robber(game: Game, event: RobberMoved) -> tuple[Cue, ...]:
    start, to = robber_place(event.former), robber_place(event.hex)
    return (Cue("move", start=start, to=to, sprite=ROBBER_PIECE, sound="robber"),)


def _stolen(game: Game, event: Stolen) -> tuple[Cue, ...]:
    sprite = "" if event.card is None else tables(game).kinds[event.card]
    victim, thief = seat_place(event.victim), seat_place(event.thief)
    return (Cue("card", start=victim, to=thief, sprite=sprite, number=1, sound="theft", weight=45),)


def _built(game: Game, event: Built) -> tuple[Cue, ...]:
    space = "path" if event.piece == ROAD else "intersection"
    sound = {ROAD: "road", CITY: "keep"}.get(event.piece, "")
    return (Cue("place", to=(space, event.site), sprite=event.piece, seat=event.seat, sound=sound, weight=12),)


def _bought(game: Game, event: CardBought) -> tuple[Cue, ...]:
    return drawn_card(event.seat, BACK, "" if event.card is None else tables(game).cards[event.card].key)


def _played(game: Game, event: CardPlayed) -> tuple[Cue, ...]:
    return (Cue("show", start=seat_place(event.seat), sprite=card_art(event.key), number=1, text=f"card-{event.key}"),)


def _points_shown(game: Game, event: PointCardsShown) -> tuple[Cue, ...]:
    return (Cue("show", start=seat_place(event.seat), sprite=card_art("vp"), number=event.count, text="card-vp"),)


def _award(game: Game, event: AwardMoved) -> tuple[Cue, ...]:
    start = seat_place(event.former) if event.former >= 0 else ()
    to = seat_place(event.holder) if event.holder >= 0 else ()
    return (Cue("award", start=start, to=to, sprite=AWARD_ICONS.get(event.award, "crown")),)


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


def _bank_traded(game: Game, event: BankTraded) -> tuple[Cue, ...]:
    seat, kinds = seat_place(event.seat), tables(game).kinds
    return (
        Cue("card", start=seat, to=BANK, sprite=kinds[event.give], number=event.rate, sound="coin"),
        Cue("card", start=BANK, to=seat, sprite=kinds[event.take], number=1, along=True),
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


def _monopoly_victims(game: Game, event: Monopolised) -> Party:
    return Party(sum([1 << seat for seat, count in enumerate(event.counts) if count]))


READERS: Mapping[str, Reader] = {
    "sum": lambda game, event: event.one + event.two,
    "cards": lambda game, event: goods(game, event.cards),
    "played": lambda game, event: words("card-" + event.key),
    "resource": lambda game, event: tables(game).kinds[event.resource],
    "seized": lambda game, event: good(game, event.resource, sum(event.counts)),
    "victims": _monopoly_victims,
    "give": lambda game, event: goods(game, event.give),
    "want": lambda game, event: goods(game, event.want),
    "paid": lambda game, event: good(game, event.give, event.rate),
}
BY_TYPE: Mapping[Any, Reader] = {CardKind: good, HexId: hex_words, DevelopmentId: card_name}
SHARED_ROWS: Mapping[type[Event], Rows] = {
    ProductionEnded: EventRow(cue=_producing),
    Discarded: EventRow("discarded", "who cards", "dim", "cards", lasting="who", cue=_discarded),
    CardsTaken: either(_any_cards, EventRow("got", "who cards", "dim", indent=True), cue=_taken),
    BankTraded: EventRow("bank-traded", "who give:paid take", "dim", "bank", cue=_bank_traded),
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


def rolled_rows(*, marked: bool) -> Mapping[type[Event], Rows]:
    """Return the rows of the roll of a turn and of what it brings; `marked`: they stand above the hand, too."""
    said = EventRow("rolled", "who one two total:sum", icon="dice", roll="total" if marked else "")
    produced = EventRow("produced", "who cards", "dim", indent=True, share=marked)
    return {
        Rolled: either(_seven, replace(said, tone="danger"), said, cue=_rolled),
        Produced: either(_any_cards, produced, cue=_produced),
    }


EVENTS = EventTable(
    {
        **SHARED_ROWS,
        **rolled_rows(marked=True),
        StepBegan: EventRow("step-began", "who first"),
        FirstRolled: EventRow("first-rolled", "who one two", "dim", cue=_rolled),
        FirstChosen: EventRow("first-chosen", "who", cue=seat_pulse),
        Shortage: EventRow("shortage", "resource", "danger", indent=True),
        RobberMoved: either(
            lambda game, event: event.hex < 0,
            EventRow("robber-home", "", "fire", "robber"),
            EventRow("robber-moved", "hex", "fire", "robber"),
            cue=_robber,
        ),
        Stolen: either(
            knows_card,
            EventRow("stolen", "who:thief whom:victim cards:card", icon="robber", lasting="whom"),
            EventRow("stolen-unseen", "who:thief whom:victim", icon="robber", lasting="whom"),
            cue=_stolen,
        ),
        Built: EventCases(
            lambda game, event: (event.paid, event.piece),
            {
                **{(True, piece): EventRow("built", "who piece", icon=piece) for piece in (ROAD, SETTLEMENT, CITY)},
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
            EventRow("award-free", "award", "gold", "crown"),
            EventRow("award", "who:holder award", "gold", "crown"),
            cue=_award,
        ),
        PointCardsShown: EventRow("point-cards", "who count", "gold", "vp", cue=_points_shown),
    },
    READERS,
    BY_TYPE,
)  # fmt: skip
