"""What happened in Black Powder, as lines of the chronicle, with their pictures."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.games.great_wall.powder import events
from catan_desktop.games.great_wall.powder.tables import FIREARMS, RAM, FirearmId
from catan_desktop.games.great_wall.tables import SPEARMAN
from catan_desktop.games.great_wall.view.lines import at_section, line, recalled
from catan_desktop.games.great_wall.view.names import soldier_words
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import NOBODY, numbered
from catan_desktop.present.panel_view import Liner, Said
from catan_desktop.present.words import Several, Who, Words, words


def firearm_words(kind: FirearmId) -> Words:
    """Return the name of a kind of firearm."""
    return words("name-" + FIREARMS[kind].key)


def _placed(game: Game, event: events.FirearmPlaced) -> tuple[Said, ...]:
    return at_section("event-gw-firearm-placed", event, who=Who(event.seat), thing=firearm_words(event.firearm))


def _built(game: Game, event: events.FirearmBuilt) -> tuple[Said, ...]:
    return at_section("event-gw-firearm-built", event, who=Who(event.seat), thing=firearm_words(event.firearm))


def _fired(game: Game, event: events.Fired) -> tuple[Said, ...]:
    thing = firearm_words(event.firearm)
    return at_section("event-gw-fired", event, "fire", who=Who(event.seat), thing=thing, row=event.row + 1)


def _hit(game: Game, event: events.PatternHit) -> tuple[Said, ...]:
    return line("event-gw-hit", "dim", True, count=event.wounds.bit_count())


def _taken(game: Game, event: events.TowerTaken) -> tuple[Said, ...]:
    taken = line("event-gw-tower", who=Who(event.seat), tower=event.tower + 1)
    return (
        taken
        if event.driven == NOBODY
        else (*taken, *line("event-gw-tower-driven", "dim", True, whom=Who(event.driven)))
    )


def _scored(game: Game, event: events.TowerScored) -> tuple[Said, ...]:
    """Sections beside it that held, and those that did not; what they bring is told behind it."""
    return line("event-gw-tower-scored", who=Who(event.seat), tower=event.tower + 1)


def _left(game: Game, event: events.TowerLeft) -> tuple[Said, ...]:
    return line("event-gw-tower-left", "dim", who=Who(event.seat), tower=event.tower + 1)


def _arson(game: Game, event: events.Arson) -> tuple[Said, ...]:
    return line("event-gw-arson", "fire", True, who=Who(event.seat), count=event.cells.bit_count())


def _leapt(game: Game, event: events.SapperLeapt) -> tuple[Said, ...]:
    return at_section("event-gw-sapper-leap", event, who=Who(event.seat))


def _ram(game: Game, event: events.RamMoved) -> tuple[Said, ...]:
    return at_section("event-gw-ram-forward", event, "fire", row=event.row + 1)


def _level(game: Game, event: events.LevelLost) -> tuple[Said, ...]:
    key = "event-gw-ram-strikes" if event.cause == RAM else "event-gw-trebuchet"
    return at_section(key, event, "danger", level=event.level)


def _ladder(game: Game, event: events.LadderClimbed) -> tuple[Said, ...]:
    lost = [firearm_words(kind) for kind, count in numbered(FirearmId, event.firearms) for _ in range(count)]
    climbed = at_section("event-gw-ladder", event, "danger")
    if not lost:
        return climbed
    return (*climbed, *line("event-gw-firearms-lost", "danger", True, thing=Several(tuple(lost))))


LINES: Mapping[type[Event], Liner] = {
    events.FirearmPlaced: _placed,
    events.FirearmBuilt: _built,
    events.Fired: _fired,
    events.PatternHit: _hit,
    events.TowerTaken: _taken,
    events.TowerScored: _scored,
    events.TowerLeft: _left,
    events.TowerRecalled: lambda game, event: recalled(event.seat, soldier_words(game, SPEARMAN)),
    events.Arson: _arson,
    events.SapperLeapt: _leapt,
    events.RamMoved: _ram,
    events.LevelLost: _level,
    events.LadderClimbed: _ladder,
}
GATHERED: Mapping[str, str] = {
    "event-gw-firearm-built": "build",
    "event-gw-fired": "fire",
    "event-gw-hit": "fire",
    "event-gw-honour-shot": "fire",
    "event-gw-shame-shot": "fire",
    "event-gw-tower": "tower",
    "event-gw-tower-driven": "tower",
    "event-gw-tower-scored": "tower",
    "event-gw-honour-advisor": "tower",
    "event-gw-honour-tower": "tower",
    "event-gw-shame-tower": "tower",
    "event-gw-arson": "deploy",
}
"""Key of a line -> the group of lines that are put behind one another."""
OPENING = frozenset({"event-gw-fired", "event-gw-tower", "event-gw-tower-scored"})
"""Keys of those that never stand behind another."""
LOUD = frozenset({"event-gw-ram-strikes", "event-gw-trebuchet", "event-gw-ladder"})
"""What the table calls out, too."""
_ICONS: Mapping[type[Event], str] = {
    events.FirearmPlaced: "gw-powder",
    events.FirearmBuilt: "gw-powder",
    events.Fired: "gw-fire",
    events.TowerTaken: "gw-tower",
    events.TowerScored: "gw-tower",
    events.TowerLeft: "gw-tower",
    events.TowerRecalled: "gw-recall",
    events.SapperLeapt: "gw-sapper",
    events.RamMoved: "gw-siege",
    events.LevelLost: "gw-siege",
    events.LadderClimbed: "gw-siege",
}


def icon_of(event: Event) -> str:
    """Return the picture for an event; empty for none."""
    return _ICONS.get(type(event), "")
