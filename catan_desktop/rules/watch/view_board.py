"""How the module shows itself on the board: the north, the Wall, the wildlings in the Gift, and what moves."""

from __future__ import annotations

from typing import TypeVar

from catan_desktop.kernel.game import Game
from catan_desktop.kernel.state import Observation
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.watch import ClanArea, Clearing, Invaders, Trail, WallSection, WatchNorth
from catan_desktop.present.picture import BoardPicture, Cue, Place
from catan_desktop.rules.settlers.events import ROAD
from catan_desktop.rules.settlers.tables import RESOURCES
from catan_desktop.rules.settlers.view_board import seat_place

from .board import CAMPS, CLAN_OF_TRAIL, CLANS, POSTS, SECTION_OF_TRAIL, TRAILS, invasion_lines
from .end import BREACHES, INVADERS
from .events import (
    Breached,
    CampLeft,
    CardHandedOver,
    CardSwapped,
    ClearingLeft,
    CrowdDispersed,
    GiantSpent,
    GuardLost,
    GuardPlaced,
    Invaded,
    RoadMoved,
    WildDieRolled,
    WildlingAdvanced,
    WildlingRemoved,
    WildlingSettled,
)
from .part import FIGURES, GIANT, REGULAR, watch

T = TypeVar("T")
FROSTFANGS: Place = ("frostfangs",)


def _ways(clan: int) -> tuple[Trail, ...]:
    """The trails of a clan, those to the same clearing together (WATCH-17)."""
    trails = [trail for trail in range(1, TRAILS + 1) if CLAN_OF_TRAIL[trail] == clan]
    clearings = dict.fromkeys(SECTION_OF_TRAIL[trail] for trail in trails)
    return tuple(
        Trail(tuple(trail for trail in trails if SECTION_OF_TRAIL[trail] == clearing), clearing)
        for clearing in clearings
    )


WAYS = tuple(_ways(clan) for clan in range(len(CLANS)))


def fill(game: Game, view: Observation, picture: BoardPicture | None) -> BoardPicture:
    """Adds the north to the board that is already there."""
    if picture is None:
        raise LookupError("the north needs a board below it")
    part = watch(game, view.state)
    lines = invasion_lines(game.board.land)
    north = WatchNorth(
        frostfangs=tuple(zip(FIGURES, part.supply, strict=True)),
        clans=tuple(
            ClanArea(key, _padded(tuple(FIGURES[kind] for kind in part.camps[clan]), CAMPS + 1), WAYS[clan])
            for clan, key in enumerate(CLANS)
        ),
        clearings=tuple(Clearing((FIGURES[REGULAR],) * count) for count in part.clearings),
        sections=tuple(
            WallSection(line[0], line, _padded(posts, POSTS)) for line, posts in zip(lines, part.posts, strict=True)
        ),
        gift=tuple(
            Invaders(hex, tuple(FIGURES[kind] for kind in kinds)) for hex, kinds in enumerate(part.gift) if kinds
        ),
        in_gift=part.invaders,
        gift_limit=INVADERS + 1,
        breach=part.breach,
        breach_limit=BREACHES,
        wild_die=part.die,
    )
    return BoardPicture(picture.board, north)


def _padded(values: tuple[T, ...], length: int) -> tuple[T | None, ...]:
    """The values, then None up to the length."""
    return (*values, *(None,) * (length - len(values)))


def _die(game: Game, event: WildDieRolled) -> tuple[Cue, ...]:
    cue = Cue("dice", seat=event.seat, sprite="wild", numbers=(event.number,))
    return (cue, Cue("pulse", to=("trail", event.number), along=True)) if event.number <= TRAILS else (cue,)


def _settled(game: Game, event: WildlingSettled) -> tuple[Cue, ...]:
    return (_move(FROSTFANGS, ("camp", event.clan, event.camp), event.figure),)


def _advanced(game: Game, event: WildlingAdvanced) -> tuple[Cue, ...]:
    via: tuple[Place, ...] = (("trail", event.trail),)
    return (Cue("move", ("camp", event.clan, 0), ("clearing", event.section), via, sprite=FIGURES[event.figure]),)


def _move(start: Place, to: Place, figure: int, *, along: bool = False) -> Cue:
    return Cue("move", start, to, sprite=FIGURES[figure], along=along)


def _invaded(game: Game, event: Invaded) -> tuple[Cue, ...]:
    over: tuple[Place, ...] = (("section", event.section),)
    start: Place = ("clearing", event.section)
    return (Cue("move", start, ("gift", event.hex), over, sprite=FIGURES[event.figure]),)


def _spent(game: Game, event: GiantSpent) -> tuple[Cue, ...]:
    return (_move(("clearing", event.section), FROSTFANGS, GIANT),)


def _dispersed(game: Game, event: CrowdDispersed) -> tuple[Cue, ...]:
    away = _move(("clearing", event.section), FROSTFANGS, REGULAR)
    return (away, _move(("clearing", event.section), FROSTFANGS, REGULAR, along=True))


def _breached(game: Game, event: Breached) -> tuple[Cue, ...]:
    return (Cue("crack", to=("section", event.section), number=event.step),)


def _guard(game: Game, event: GuardPlaced) -> tuple[Cue, ...]:
    return (Cue("place", to=("post", event.section, event.post), sprite="guard", seat=event.seat),)


def _lost(game: Game, event: GuardLost) -> tuple[Cue, ...]:
    return (Cue("fall", start=("post", event.section, 0), sprite="guard", seat=event.seat),)


def _removed(game: Game, event: WildlingRemoved) -> tuple[Cue, ...]:
    return (_move(("gift", event.hex), FROSTFANGS, event.figure),)


def _camp_left(game: Game, event: CampLeft) -> tuple[Cue, ...]:
    return (_move(("camp", event.clan, event.camp), FROSTFANGS, event.figure),)


def _clearing_left(game: Game, event: ClearingLeft) -> tuple[Cue, ...]:
    return (_move(("clearing", event.section), FROSTFANGS, REGULAR),)


def _road_moved(game: Game, event: RoadMoved) -> tuple[Cue, ...]:
    return (Cue("move", ("path", event.former), ("path", event.path), sprite=ROAD, seat=event.seat),)


def _handed(game: Game, event: CardHandedOver) -> tuple[Cue, ...]:
    sprite = "" if event.card is None else RESOURCES[event.card]
    return (Cue("card", seat_place(event.giver), seat_place(event.taker), sprite=sprite, number=1),)


def _swapped(game: Game, event: CardSwapped) -> tuple[Cue, ...]:
    seat = seat_place(event.seat)
    return (
        Cue("card", seat, ("bank",), sprite=RESOURCES[event.give], number=1),
        Cue("card", ("bank",), seat, sprite=RESOURCES[event.take], number=1, along=True),
    )


WATCH_BOARD = BoardView(
    fill,
    {
        WildDieRolled: _die,
        WildlingSettled: _settled,
        WildlingAdvanced: _advanced,
        Invaded: _invaded,
        GiantSpent: _spent,
        CrowdDispersed: _dispersed,
        Breached: _breached,
        GuardPlaced: _guard,
        GuardLost: _lost,
        WildlingRemoved: _removed,
        CampLeft: _camp_left,
        ClearingLeft: _clearing_left,
        RoadMoved: _road_moved,
        CardHandedOver: _handed,
        CardSwapped: _swapped,
    },
)
"""The board view of `watch`."""
