"""What happened to wagons, commodities and barbarians, as lines of the chronicle."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.games.traders_barbarians import events
from catan_desktop.games.traders_barbarians.part import COMMODITIES
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.present.panel_view import Liner, Said, one_line
from catan_desktop.present.words import Who, words


def _upgraded(game: Game, event: events.WagonUpgraded) -> tuple[Said, ...]:
    return one_line("event-train-upgraded", "ice", who=Who(event.seat), level=event.level)


def _moved(game: Game, event: events.WagonMoved) -> tuple[Said, ...]:
    return one_line("event-wagon-moved", who=Who(event.seat), points=event.points)


def _toll(game: Game, event: events.TollPaid) -> tuple[Said, ...]:
    said = words("event-toll-paid", who=Who(event.seat), whom=Who(event.owner), count=event.count)
    return ((said, "gold", True),)


def _grain(game: Game, event: events.GrainPaid) -> tuple[Said, ...]:
    return one_line("event-wagon-grain", "dim", True, who=Who(event.seat))


def _delivered(game: Game, event: events.Delivered) -> tuple[Said, ...]:
    said = words("event-delivered", who=Who(event.seat), commodity=COMMODITIES[event.commodity])
    return ((said, "gold", False),)


def _loaded(game: Game, event: events.Loaded) -> tuple[Said, ...]:
    said = words("event-loaded", who=Who(event.seat), commodity=COMMODITIES[event.commodity])
    return ((said, "ink", True),)


def _nothing(game: Game, event: events.NothingToLoad) -> tuple[Said, ...]:
    return one_line("event-stack-empty", "dim", True, who=Who(event.seat))


def _tried(game: Game, event: events.DriveOffRolled) -> tuple[Said, ...]:
    key, tone = ("event-drive-off-won", "good") if event.driven else ("event-drive-off-lost", "danger")
    return one_line(key, tone, who=Who(event.seat), face=event.value)


def _barbarian(game: Game, event: events.BarbarianMoved) -> tuple[Said, ...]:
    return one_line("event-barbarian-moved", "fire", who=Who(event.seat))


LINES: Mapping[type[Event], Liner] = {
    events.WagonPlaced: lambda game, event: (),
    events.WagonUpgraded: _upgraded,
    events.WagonMoved: _moved,
    events.TollPaid: _toll,
    events.GrainPaid: _grain,
    events.Delivered: _delivered,
    events.Loaded: _loaded,
    events.NothingToLoad: _nothing,
    events.DriveOffRolled: _tried,
    events.BarbarianMoved: _barbarian,
}
ICONS: Mapping[type[Event], str] = {
    events.WagonUpgraded: "upgrade",
    events.WagonMoved: "wagon",
    events.TollPaid: "toll",
    events.Delivered: "delivery",
    events.DriveOffRolled: "drive_off",
    events.BarbarianMoved: "barbarian",
}


def icon_of(event: Event) -> str:
    """The picture for an event; empty for none."""
    return ICONS.get(type(event), "")
