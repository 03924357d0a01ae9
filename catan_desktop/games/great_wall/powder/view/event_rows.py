"""The rows of the events of Black Powder: what each says in the chronicle, and what moves and sounds."""

from __future__ import annotations

from catan_desktop.games.great_wall.board import SPOTS_A_LEVEL, SectionId, hideout, wall
from catan_desktop.games.great_wall.powder import events
from catan_desktop.games.great_wall.powder.tables import FIREARMS, IN_A_HIDEOUT, RAM, FirearmId, TowerId
from catan_desktop.games.great_wall.tables import SPEARMAN, tables
from catan_desktop.games.great_wall.view.event_rows import BY_TYPE, COME, goes_home, rank_place, spot_place
from catan_desktop.games.great_wall.view.names import soldier_words
from catan_desktop.kernel import Game
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.ids import NOBODY, numbered
from catan_desktop.mechanics.view.board import seat_place
from catan_desktop.present.cue_rows import CueRow
from catan_desktop.present.event_rows import EventRow, EventTable, either
from catan_desktop.present.picture import Cue
from catan_desktop.present.words import Several

from .board import firearm_piece
from .names import firearm_words


def _fired(game: Game, event: events.Fired) -> tuple[Cue, ...]:
    start, to = ("post", wall(event.section)), rank_place(event.section, event.row)
    key = FIREARMS[event.firearm].key
    return (Cue("pulse", start, to, sprite=key, look="shot", sound="pillage", weight=60, seconds=0.8),)


def _wounds(section: int, row: int, cells: int) -> tuple[Cue, ...]:
    return tuple(
        [
            Cue("place", to=spot_place(section, row, cell), sprite="wound", look="burst", along=True, sound="thud")
            for cell in bits(cells)
        ]
    )


def _hit(game: Game, event: events.PatternHit) -> tuple[Cue, ...]:
    return _wounds(event.section, event.row, event.wounds)


def _arson(game: Game, event: events.Arson) -> tuple[Cue, ...]:
    return _wounds(event.section, event.row, event.cells)


def _tower(game: Game, event: events.TowerTaken) -> tuple[Cue, ...]:
    kind, to = tables(game).soldiers[SPEARMAN].key, ("tower", event.tower)
    come = Cue("place", seat_place(event.seat), to, sprite=kind, seat=event.seat, look=COME, sound="guard")
    return (come,) if event.driven == NOBODY else (goes_home(to, kind, event.driven), come)


def _left(game: Game, event: events.TowerLeft | events.TowerRecalled) -> tuple[Cue, ...]:
    return (goes_home(("tower", event.tower), tables(game).soldiers[SPEARMAN].key, event.seat),)


def _scored(game: Game, event: events.TowerScored) -> tuple[Cue, ...]:
    if not event.held:
        return ()
    to = seat_place(event.seat)
    return (Cue("card", ("tower", event.tower), to, sprite="gw-token-honour", number=event.held, along=True),)


def _level(game: Game, event: events.LevelLost) -> tuple[Cue, ...]:
    """The wall breaks, and those who stood up there climb down."""
    section, kinds = event.section, tables(game).soldiers
    broken = Cue("moment", to=("section", section), look="breach", sound="crack", weight=90, seconds=1.4)
    climbing = [
        Cue("move", ("post", wall(section), SPOTS_A_LEVEL * event.level + place), ("post", hideout(section)),
            sprite=kinds[kind].key, seat=seat, along=True)
        for place, (seat, kind) in enumerate(event.posts)
        if kind >= 0
    ]  # fmt: skip
    return (broken, *climbing)


def _ladder(game: Game, event: events.LadderClimbed) -> tuple[Cue, ...]:
    """The section is overrun; its firearms are lost."""
    climbed = Cue("moment", to=("section", event.section), sprite="disaster", sound="tragic", weight=90)
    kinds = [kind for kind, count in numbered(FirearmId, event.firearms) for _ in range(count)]
    lost = [
        Cue("lift", ("firearm", IN_A_HIDEOUT * event.section + place), sprite=firearm_piece(kind), along=True)
        for place, kind in enumerate(kinds)
    ]
    return (climbed, *lost)


def _ram(game: Game, event: events.RamMoved) -> tuple[Cue, ...]:
    """It changes places with the card before it."""
    start, to = rank_place(event.section, event.row + 1), rank_place(event.section, event.row)
    return (Cue("move", start, to, sound="stomp"),)


def _lost_firearms(game: Game, event: events.LadderClimbed) -> Several:
    return Several(
        tuple([firearm_words(kind) for kind, count in numbered(FirearmId, event.firearms) for _ in range(count)])
    )


ARRIVED = CueRow("place", to="section", picture="firearm", sound="metropolis", weight=30)
"""It comes behind its section; those behind it there make room."""
EVENTS = EventTable(
    {
        events.FirearmPlaced: EventRow("gw-firearm-placed", "section who thing:firearm", icon="gw-powder",
            cue=ARRIVED),
        events.FirearmBuilt: EventRow("gw-firearm-built", "section who thing:firearm", icon="gw-powder",
            group="build", cue=ARRIVED),
        events.Fired: EventRow("gw-fired", "section who thing:firearm row", "fire", "gw-fire", group="fire",
            opens=True, cue=_fired),
        events.PatternHit: EventRow("gw-hit", "count:wounds", "dim", group="fire", indent=True, cue=_hit),
        events.TowerTaken: (
            EventRow("gw-tower", "who tower", icon="gw-tower", group="tower", opens=True, cue=_tower),
            either(
                lambda game, event: event.driven != NOBODY,
                EventRow("gw-tower-driven", "whom:driven", "dim", group="tower", indent=True, lasting="whom"),
            ),
        ),
        # sections beside it that held, and those that did not; what they bring is told behind it
        events.TowerScored: EventRow("gw-tower-scored", "who tower", icon="gw-tower", group="tower", opens=True,
            cue=_scored),
        events.TowerLeft: EventRow("gw-tower-left", "who tower", "dim", "gw-tower", cue=_left),
        events.TowerRecalled: EventRow("gw-recalled", "who thing:spearman", "dim", "gw-recall", group="recall",
            cue=_left),
        events.Arson: EventRow("gw-arson", "who count:cells", "fire", group="deploy", indent=True, cue=_arson),
        events.SapperLeapt: EventRow("gw-sapper-leap", "section who", icon="gw-sapper", sound="stomp"),
        events.RamMoved: EventRow("gw-ram-forward", "section row", "fire", "gw-siege", cue=_ram),
        events.LevelLost: either(
            lambda game, event: event.cause == RAM,
            EventRow("gw-ram-strikes", "section level", "danger", "gw-siege", loud=True, great=True),
            EventRow("gw-trebuchet", "section level", "danger", "gw-siege", loud=True, great=True),
            cue=_level,
        ),
        events.LadderClimbed: (
            EventRow("gw-ladder", "section", "danger", "gw-siege", loud=True, great=True, cue=_ladder),
            either(
                lambda game, event: any(event.firearms),
                EventRow("gw-firearms-lost", "thing:firearms", "danger", indent=True),
            ),
        ),
    },
    {
        "firearms": _lost_firearms,
        "spearman": lambda game, event: soldier_words(game, SPEARMAN),
        "wounds": lambda game, event: event.wounds.bit_count(),
        "cells": lambda game, event: event.cells.bit_count(),
    },
    {**BY_TYPE, FirearmId: lambda game, kind: firearm_words(kind), TowerId: lambda game, tower: tower + 1},
    {SectionId: "section"},
    {FirearmId: lambda game, kind: firearm_piece(kind)},
)  # fmt: skip
