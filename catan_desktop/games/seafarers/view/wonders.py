"""The view of the module `wonders`: the wonders beside the land, their marked intersections, who builds which."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from catan_desktop.games.seafarers.actions import BuildLevel, WonderId
from catan_desktop.games.seafarers.events import LevelBuilt
from catan_desktop.games.seafarers.layouts import SeaIsland
from catan_desktop.games.seafarers.ships import sea_island
from catan_desktop.games.seafarers.wonder_list import (
    LEVELS,
    STRAIT,
    WASTELAND,
    WONDERS,
    Wonder,
    highest_of_others,
    level_of,
    marked,
    own_wonder,
    wonders_of,
)
from catan_desktop.games.seafarers.wonders import BUYING, WONDER
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.kernel.preview import Trial
from catan_desktop.mechanics.parts import hand_of
from catan_desktop.mechanics.tables import tables
from catan_desktop.mechanics.view.board import hex_ground
from catan_desktop.mechanics.view.panels import button, lacking, price_of
from catan_desktop.present.compose import BoardView
from catan_desktop.present.cue_rows import CueRow
from catan_desktop.present.event_rows import EventRow, EventTable, either
from catan_desktop.present.models.board import HexGround
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.ladders import Ladder, Rung, Track
from catan_desktop.present.models.panels import ActionButton, SeatPanel, TableModel
from catan_desktop.present.module_view import ModuleView
from catan_desktop.present.panel_view import Label, PanelView
from catan_desktop.present.picture import BoardPicture
from catan_desktop.present.words import Words, words

TOPIC = "wonders"
BESIDE = "beside-strait"
MARKS = (STRAIT, WASTELAND, BESIDE)


def wonder_name(one: Wonder) -> Words:
    """Return the name of a wonder."""
    return words(f"wonder-{one.key}")


def _condition(one: Wonder) -> Words:
    return words(f"wonder-needs-{one.kind}")


# the board


def mark_at(game: Game, corner: int) -> str:
    """Return what an intersection is marked as; empty for nothing."""
    if not marked(game) >> corner & 1:
        return ""
    return next((name for name in (STRAIT, WASTELAND) if marked(game, name) >> corner & 1), BESIDE)


@lru_cache(maxsize=64)
def marked_ground(board: SeaIsland, marks: tuple[tuple[int, str], ...]) -> HexGround:
    """Return the land with its marked intersections."""
    return replace(hex_ground(board), corner_marks=marks)


def board(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """The board with straits and wastelands (WONDER-053); where one only may not start, no longer than that matters."""
    found = [(corner, mark_at(game, corner)) for corner in bits(marked(game))]
    marks = tuple([(corner, f"mark-{mark}") for corner, mark in found if mark != BESIDE or not view.state.turn])
    ground = marked_ground(sea_island(game, view.state), marks)
    return replace(picture, layout=replace(picture.board, ground=ground))


def _corner(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    mark = mark_at(game, site)
    if not mark or (mark == BESIDE and view.state.turn):
        return found
    told = [words(f"explain-mark-{mark}")] if mark != BESIDE else []
    start = [] if view.state.turn else [words("explain-mark-start")]
    return replace(found, rows=(*found.rows, *told, *start), topic=TOPIC)


# the wonders


def _button(game: Game, view: Observation) -> ActionButton:
    """One button for all wonders; it shows the own one, or the one that is nearest at hand."""
    part, state, seat, hand = WONDERS.of(game, view.state), view.state, view.seat, hand_of(game, view.state, view.seat)
    every, own = wonders_of(game), own_wonder(part, seat)

    def far(at: int) -> tuple[bool, int, int]:
        short = sum(count for _, count in lacking(game, hand, every[at].price))
        return part.takers[at] != NOBODY, every[at].lacks(game, state, seat), short

    at = own if own >= 0 else min(range(len(every)), key=far)
    entry = button(game, view, BUYING, at)
    if part.levels[at] == LEVELS:
        entry = replace(entry, price=(), missing=())
    look = f"wonder-{every[at].kind}-{min(LEVELS, part.levels[at] + 1)}"
    return replace(
        entry, gist=wonder_name(every[at]), about=words("about-wonder"), topic=TOPIC, charted=True, picture=look
    )


def _ink(game: Game, one: Wonder) -> str:
    """Return the resource of which a wonder costs most, whose colours it has."""
    return max(zip(one.price, tables(game).kinds, strict=True))[1]


def _ladder(game: Game, view: Observation, at: int) -> Ladder:
    """A wonder: whose it is, or whether the looking seat meets its condition."""
    part, one, seat = WONDERS.of(game, view.state), wonders_of(game)[at], view.seat
    taker, level, price = part.takers[at], part.levels[at], price_of(game, one.price)
    unmet = taker == NOBODY and one.lacks(game, view.state, seat) > 0
    met = words("wonder-condition-" + ("unmet" if unmet else "met"))
    rungs = []
    for number in range(1, LEVELS + 1):
        told = (_condition(one), *((met,) if taker == NOBODY else ())) if number == 1 else ()
        last = words("wonder-wins" if number == LEVELS else "wonder-higher")
        here = 1 << taker if taker != NOBODY and number == level else 0
        name = words("wonder-level", level=number)
        mark = "vp" if number == LEVELS else ""
        rungs.append(Rung(name, f"wonder-{one.kind}-{number}", told or (last,), price, here, mark))
    return Ladder(
        key=one.key,
        name=wonder_name(one),
        ink=_ink(game, one),
        icon=WONDER if taker != NOBODY else "lock" if unmet or own_wonder(part, seat) >= 0 else "check",
        level=level,
        rungs=tuple(rungs),
        price=price if level < LEVELS else (),
        missing=lacking(game, hand_of(game, view.state, seat), one.price) if level < LEVELS else (),
        reason=button(game, view, BUYING, at).reason,
        kinds=(BuildLevel.kind,),
        fixed=(("wonder", at),),
        crown=taker,
        crown_from=level,
        topic=TOPIC,
    )


def _track(game: Game, view: Observation, panel: SeatPanel) -> SeatPanel:
    """The wonder of a seat, crowned while it is higher than every other; with one level to come the seat is near."""
    part, seat = WONDERS.of(game, view.state), panel.seat
    own, level = own_wonder(part, seat), level_of(part, seat)
    highest = level > highest_of_others(part, seat)
    name, told = words("wonder-none"), [words("tell-wonder-none")]
    if own >= 0:
        name = wonder_name(wonders_of(game)[own])
        told = [words("tell-wonder-highest" if highest else "tell-wonder-lower"), words("wonder-wins")]
    ink = "ore" if own < 0 else _ink(game, wonders_of(game)[own])
    picture = f"wonder-{wonders_of(game)[own].kind}-{level}" if own >= 0 else ""
    track = Track(WONDER, name, level, LEVELS, ink, WONDER, highest, picture, tuple(told), TOPIC)
    near = (*panel.near, WONDER) if level == LEVELS - 1 else panel.near
    return replace(panel, tracks=(*panel.tracks, track), near=near)


def fill(game: Game, view: Observation, model: TableModel) -> TableModel:
    """The wonders, and what builds them."""
    ladders = tuple([_ladder(game, view, at) for at in range(len(wonders_of(game)))])
    return replace(model, buttons=(*model.buttons, _button(game, view)), ladders=(*model.ladders, *ladders))


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """What a level brings: the wonder, the highest one, the game."""
    return tuple(
        said for event in trial.events if isinstance(event, LevelBuilt) for said in _foreseen(game, view, event)
    )


def _foreseen(game: Game, view: Observation, event: LevelBuilt) -> Iterator[Words]:
    if event.seat != view.seat:
        return
    part = WONDERS.of(game, view.state)
    if event.level == 1:
        yield words("foresee-wonder-begun", wonder=wonder_name(wonders_of(game)[event.wonder]))
    if event.level == LEVELS:
        yield words("foresee-wonder-won")
    elif event.level == highest_of_others(part, event.seat) + 1:
        yield words("foresee-wonder-highest")


def wonder_label(game: Game, value: WonderId) -> Label:
    """A wonder as the value of a field."""
    one = wonders_of(game)[value]
    return Label(wonder_name(one), f"wonder-{one.kind}-{LEVELS}", _condition(one))


EVENTS = EventTable(
    {
        LevelBuilt: either(
            lambda game, event: event.level == 1,
            EventRow("wonder-begun", "who wonder", "gold", WONDER, loud=True, great=True),
            EventRow("wonder-level", "who wonder level", "gold", WONDER, loud=True, great=True),
            cue=CueRow("pulse", to="seat", seat="seat", sound="progress", weight=20),
        ),
    },
    by_type={WonderId: lambda game, value: wonder_name(wonders_of(game)[value])},
)
PANELS = PanelView(
    fill=fill,
    seat=_track,
    foresee=foresee,
    names={WonderId: wonder_label},
    explain={"intersection": _corner},
    keys={WONDER: "W"},
)
VIEW = ModuleView(panels=PANELS, board=BoardView(board), events=EVENTS)
