"""What happened with camels and votes, as lines of the chronicle, with their pictures."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.games.caravans import events
from catan_desktop.games.caravans.part import island
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.mechanics.view.lines import goods
from catan_desktop.mechanics.votes import BidLaid
from catan_desktop.present.panel_view import Liner, Said
from catan_desktop.present.words import Argument, Party, Who, words

from .board import caravan_called


def _one(key: str, tone: str = "ink", indent: bool = False, **arguments: Argument) -> Said:
    return (words(key, **arguments), tone, indent)


def _opened(game: Game, event: events.VoteOpened) -> tuple[Said, ...]:
    return (_one("event-vote-opened", who=Who(event.seat)),)


def _bid(game: Game, event: BidLaid) -> tuple[Said, ...]:
    """Who lays nothing is not told of: six of them in every vote would drown the rest."""
    if not any(event.cards):
        return ()
    cards = goods(game, event.cards)
    return (_one("event-bid-laid", "ink", True, who=Who(event.seat), count=sum(event.cards), cards=cards),)


def _named(game: Game, event: events.PlacementNamed) -> tuple[Said, ...]:
    if event.path < 0:
        return (_one("event-placement-none", "dim", True, who=Who(event.seat)),)
    caravan = caravan_called(island(game), event.caravan)
    return (_one("event-placement-named", "ink", True, who=Who(event.seat), caravan=caravan),)


def _decided(game: Game, event: events.VoteDecided) -> tuple[Said, ...]:
    return (_one("event-vote-decided", "ice", True, who=Party(event.seats), how=event.how),)


def _placed(game: Game, event: events.CamelPlaced) -> tuple[Said, ...]:
    """The camel, and what it begins or ends."""
    caravan = caravan_called(island(game), event.caravan)
    said = [_one("event-caravan-begun" if event.begins else "event-camel-placed", caravan=caravan)]
    if not event.left:
        said.append(_one("event-caravans-over", "gold", True))
    elif event.ends:
        said.append(_one("event-caravan-ended", "dim", True, caravan=caravan))
    return tuple(said)


def _reached(game: Game, event: events.RouteReached) -> tuple[Said, ...]:
    return (_one("event-caravan-point", "gold", who=Who(event.seat)),)


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
