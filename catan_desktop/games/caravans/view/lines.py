"""What happened with camels and votes, as lines of the chronicle, with their pictures."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.games.caravans import events
from catan_desktop.games.caravans.part import island
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.mechanics.view.lines import goods
from catan_desktop.mechanics.votes import BidLaid
from catan_desktop.present.panel_view import Liner, Said, one_line
from catan_desktop.present.words import Party, Who

from .board import caravan_called


def _opened(game: Game, event: events.VoteOpened) -> tuple[Said, ...]:
    return one_line("event-vote-opened", who=Who(event.seat))


def _bid(game: Game, event: BidLaid) -> tuple[Said, ...]:
    """Who lays nothing is not told of: six of them in every vote would drown the rest."""
    if not any(event.cards):
        return ()
    cards = goods(game, event.cards)
    return one_line("event-bid-laid", "ink", True, who=Who(event.seat), count=sum(event.cards), cards=cards)


def _named(game: Game, event: events.PlacementNamed) -> tuple[Said, ...]:
    if event.path < 0:
        return one_line("event-placement-none", "dim", True, who=Who(event.seat))
    caravan = caravan_called(island(game), event.caravan)
    return one_line("event-placement-named", "ink", True, who=Who(event.seat), caravan=caravan)


def _decided(game: Game, event: events.VoteDecided) -> tuple[Said, ...]:
    return one_line("event-vote-decided", "ice", True, who=Party(event.seats), how=event.how)


def _placed(game: Game, event: events.CamelPlaced) -> tuple[Said, ...]:
    """The camel, and what it begins or ends."""
    caravan = caravan_called(island(game), event.caravan)
    said = one_line("event-caravan-begun" if event.begins else "event-camel-placed", caravan=caravan)
    if not event.left:
        return (*said, *one_line("event-caravans-over", "gold", True))
    return (*said, *one_line("event-caravan-ended", "dim", True, caravan=caravan)) if event.ends else said


def _reached(game: Game, event: events.RouteReached) -> tuple[Said, ...]:
    return one_line("event-caravan-point", "gold", who=Who(event.seat))


LINES: Mapping[type[Event], Liner] = {
    events.VoteOpened: _opened,
    BidLaid: _bid,
    events.PlacementNamed: _named,
    events.VoteDecided: _decided,
    events.CamelPlaced: _placed,
    events.RouteReached: _reached,
}
ICONS: Mapping[type[Event], str] = {
    events.VoteOpened: "vote",
    BidLaid: "bid",
    events.PlacementNamed: "agree",
    events.VoteDecided: "vote",
    events.CamelPlaced: "camel",
    events.RouteReached: "caravan",
}


def icon_of(event: Event) -> str:
    """The picture for an event; empty for none."""
    return ICONS.get(type(event), "")
