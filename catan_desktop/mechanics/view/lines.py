"""What happened in the settlers game, as lines of the chronicle."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics import events
from catan_desktop.mechanics.goods import traded_kinds
from catan_desktop.mechanics.tables import tables
from catan_desktop.present.panel_view import Liner, Said, one_line
from catan_desktop.present.words import Cards, Party, Who, Words, words

"""Text key of the terrain that yields each resource."""


def goods(game: Game, counts: tuple[int, ...]) -> Cards:
    """A handful of cards as an argument, or terms of a trade."""
    return Cards(counts, traded_kinds(game)[: len(counts)])


def good(game: Game, kind: int, count: int = 1) -> Cards:
    """So many cards of one kind as an argument."""
    return Cards((count,), (tables(game).kinds[kind],))


def hex_words(game: Game, site: int) -> Words:
    """What to call a hex: its terrain and its number."""
    token = "/".join(str(total) for total in game.board.tokens[site])
    return words("hex-name", terrain=game.board.hex_terrain[site].key, token=token)


def card_name(game: Game, kind: int) -> Words:
    """The name of a development card."""
    return words("card-" + tables(game).cards[kind].key)


def _first_rolled(game: Game, event: events.FirstRolled) -> tuple[Said, ...]:
    return one_line("event-first-rolled", "dim", who=Who(event.seat), one=event.one, two=event.two)


def _first_chosen(game: Game, event: events.FirstChosen) -> tuple[Said, ...]:
    return one_line("event-first-chosen", who=Who(event.seat))


def _rolled(game: Game, event: events.Rolled) -> tuple[Said, ...]:
    total = event.one + event.two
    tone = "danger" if total == 7 else "ink"
    return one_line("event-rolled", tone, who=Who(event.seat), one=event.one, two=event.two, total=total)


def _produced(game: Game, event: events.Produced) -> tuple[Said, ...]:
    if not any(event.cards):
        return ()
    return one_line("event-produced", "dim", True, who=Who(event.seat), cards=goods(game, event.cards))


def _shortage(game: Game, event: events.Shortage) -> tuple[Said, ...]:
    return one_line("event-shortage", "danger", True, resource=tables(game).kinds[event.resource])


def _discarded(game: Game, event: events.Discarded) -> tuple[Said, ...]:
    return one_line("event-discarded", "dim", who=Who(event.seat), cards=goods(game, event.cards))


def _robber(game: Game, event: events.RobberMoved) -> tuple[Said, ...]:
    if event.hex < 0:
        return one_line("event-robber-home", "fire")
    return one_line("event-robber-moved", "fire", hex=hex_words(game, event.hex))


def _stolen(game: Game, event: events.Stolen) -> tuple[Said, ...]:
    who, whom = Who(event.thief), Who(event.victim)
    if event.card is None:
        return one_line("event-stolen-unseen", who=who, whom=whom)
    return one_line("event-stolen", who=who, whom=whom, cards=good(game, event.card))


def _built(game: Game, event: events.Built) -> tuple[Said, ...]:
    key = "event-built" if event.paid else "event-placed"
    return one_line(key, "ink" if event.paid else "dim", who=Who(event.seat), piece=event.piece)


def _bought(game: Game, event: events.CardBought) -> tuple[Said, ...]:
    if event.card is None:
        return one_line("event-bought-unseen", who=Who(event.seat))
    return one_line("event-bought", who=Who(event.seat), card=card_name(game, event.card))


def _played(game: Game, event: events.CardPlayed) -> tuple[Said, ...]:
    return one_line("event-played", "ice", who=Who(event.seat), card=words("card-" + event.key))


def _taken(game: Game, event: events.CardsTaken) -> tuple[Said, ...]:
    if not any(event.cards):
        return ()
    return one_line("event-got", "dim", True, who=Who(event.seat), cards=goods(game, event.cards))


def _monopolised(game: Game, event: events.Monopolised) -> tuple[Said, ...]:
    total = sum(event.counts)
    if not total:
        return ()
    whom = Party(sum(1 << seat for seat, count in enumerate(event.counts) if count))
    cards = good(game, event.resource, total)
    return one_line("event-monopolised", "fire", True, who=Who(event.seat), whom=whom, cards=cards)


def _award(game: Game, event: events.AwardMoved) -> tuple[Said, ...]:
    if event.holder < 0:
        return one_line("event-award-free", "gold", award=event.award)
    return one_line("event-award", "gold", who=Who(Seat(event.holder)), award=event.award)


def _bank_traded(game: Game, event: events.BankTraded) -> tuple[Said, ...]:
    give, take = good(game, event.give, event.rate), good(game, event.take)
    return one_line("event-bank-traded", "dim", who=Who(event.seat), give=give, take=take)


def _offered(game: Game, event: events.Offered) -> tuple[Said, ...]:
    give, want = goods(game, event.give), goods(game, event.want)
    return one_line("event-offered", who=Who(event.seat), give=give, want=want)


def _answered(game: Game, event: events.OfferAnswered) -> tuple[Said, ...]:
    who = Who(event.seat)
    if event.answer == "counter":
        give, want = goods(game, event.give), goods(game, event.want)
        return one_line("event-countered", "dim", True, who=who, give=give, want=want)
    return one_line("event-accepts" if event.answer == "accept" else "event-declines", "dim", True, who=who)


def _traded(game: Game, event: events.Traded) -> tuple[Said, ...]:
    give, want = goods(game, event.give), goods(game, event.want)
    return one_line("event-traded", "good", who=Who(event.seat), whom=Who(event.partner), give=give, want=want)


def _offer_ended(game: Game, event: events.OfferEnded) -> tuple[Said, ...]:
    return one_line("event-offer-ended", "dim", True)


def _point_cards(game: Game, event: events.PointCardsShown) -> tuple[Said, ...]:
    return one_line("event-point-cards", "gold", who=Who(event.seat), count=event.count)


def step_began(game: Game, event: events.StepBegan) -> tuple[Said, ...]:
    """A step that counts as a turn."""
    return one_line("event-step-began", who=Who(event.seat), first=Who(event.first))


ROLLS = {"event-rolled": "total"}
"""The line that tells of the roll, and its argument that is the sum."""
SHARES = frozenset({"event-produced"})
"""What a seat gets of the roll."""
LASTING = {
    "event-discarded": "who",
    "event-stolen": "whom",
    "event-stolen-unseen": "whom",
    "event-monopolised": "whom",
}
"""What befell somebody who may not have seen it."""
LINES: Mapping[type[Event], Liner] = {
    events.StepBegan: step_began,
    events.FirstRolled: _first_rolled,
    events.FirstChosen: _first_chosen,
    events.Rolled: _rolled,
    events.Produced: _produced,
    events.Shortage: _shortage,
    events.Discarded: _discarded,
    events.RobberMoved: _robber,
    events.Stolen: _stolen,
    events.Built: _built,
    events.CardBought: _bought,
    events.CardPlayed: _played,
    events.CardsTaken: _taken,
    events.Monopolised: _monopolised,
    events.AwardMoved: _award,
    events.BankTraded: _bank_traded,
    events.Offered: _offered,
    events.OfferAnswered: _answered,
    events.Traded: _traded,
    events.OfferEnded: _offer_ended,
    events.PointCardsShown: _point_cards,
}
