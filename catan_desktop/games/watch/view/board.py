"""How the module shows itself on the board: the north, the Wall, the wildlings in the Gift, and what moves."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

from catan_desktop.games.watch.board import (
    CAMPS,
    CLAN_OF_TRAIL,
    CLANS,
    POSTS,
    SECTION_OF_TRAIL,
    SECTIONS,
    TRAILS,
    invasion_lines,
)
from catan_desktop.games.watch.end import BREACHES, INVADERS, TRAGIC
from catan_desktop.games.watch.events import (
    Breached,
    CampLeft,
    CardHandedOver,
    CardSwapped,
    ClearingLeft,
    CrowdDispersed,
    GiantSpent,
    GuardLost,
    GuardPlaced,
    HeroesDealt,
    HeroTaken,
    HeroTurned,
    HeroUsed,
    Invaded,
    PatrolDiscarded,
    RaidBegan,
    RoadMoved,
    TokenRevealed,
    WildDieRolled,
    WildlingAdvanced,
    WildlingRemoved,
    WildlingSettled,
)
from catan_desktop.games.watch.heroes.hero import HERO_KEYS
from catan_desktop.games.watch.part import FIGURES, GIANT, REGULAR, WatchPart, watch
from catan_desktop.games.watch.wildlings import DIE
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import Observation
from catan_desktop.mechanics.events import ROAD
from catan_desktop.mechanics.tables import RESOURCES
from catan_desktop.mechanics.view.board import seat_place
from catan_desktop.mechanics.view.panels import CARD_ART
from catan_desktop.mechanics.view.seats import past
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.watch import ClanArea, Clearing, Invaders, Trail, WallSection, WatchNorth
from catan_desktop.present.picture import BoardPicture, Cue, Place

T = TypeVar("T")
FROSTFANGS: Place = ("frostfangs",)
BLOW, CRACKS, FALLS, POURS, POURING = 0.45, 0.35, 0.6, 0.85, 0.8
"""Seconds into the moment: a giant's blow lands; at a breach, the Wall cracks, the guard falls, they begin to pour
through, and all have set out so much later."""


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
            WallSection(line[0], line, _padded(posts, POSTS), cracks)
            for line, posts, cracks in zip(lines, part.posts, _cracks(part, view), strict=True)
        ),
        gift=tuple(
            Invaders(hex, tuple(FIGURES[kind] for kind in kinds)) for hex, kinds in enumerate(part.gift) if kinds
        ),
        in_gift=part.invaders,
        gift_limit=INVADERS + 1,
        breach=part.breach,
        breach_limit=BREACHES,
        wild_die=part.die if past(game, view.state, DIE) else 0,
    )
    over = view.state.outcome
    light = "fires" if over is not None and over.ending == TRAGIC else picture.light
    return BoardPicture(picture.board, north, light)


def _cracks(part: WatchPart, view: Observation) -> tuple[int, ...]:
    """By section: how often it was breached, as the seat has seen; where that is not known, all look worn."""
    seen = Counter(event.section for event in view.history if isinstance(event, Breached))
    known = sum(seen.values()) == part.breach
    return tuple(seen[section] if known else 1 for section in range(SECTIONS))


def _padded(values: tuple[T, ...], length: int) -> tuple[T | None, ...]:
    """The values, then None up to the length."""
    return (*values, *(None,) * (length - len(values)))


def _die(game: Game, event: WildDieRolled) -> tuple[Cue, ...]:
    cue = Cue("dice", seat=event.seat, sprite="wild", numbers=(event.number,))
    return (cue, Cue("pulse", to=("trail", event.number), along=True)) if event.number <= TRAILS else (cue,)


def _token(game: Game, event: TokenRevealed) -> tuple[Cue, ...]:
    return (Cue("token", to=("clan", event.clan), sprite=FIGURES[event.figure]),)


def _raid(game: Game, event: RaidBegan) -> tuple[Cue, ...]:
    return (Cue("moment", to=("camp", event.clan, 0), sprite="raid", sound="horn"),)


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
    return (_rush(event.section, REGULAR), away, _move(("clearing", event.section), FROSTFANGS, REGULAR, along=True))


def _rush(section: int, figure: int) -> Cue:
    """He runs against the Wall and falls back."""
    place: Place = ("clearing", section)
    return Cue("move", place, place, (("section", section),), sprite=FIGURES[figure], sound="thud")


def _breached(game: Game, event: Breached) -> tuple[Cue, ...]:
    return (Cue("crack", to=("section", event.section), number=event.step),)


def _guard(game: Game, event: GuardPlaced) -> tuple[Cue, ...]:
    return (Cue("place", to=("post", event.section, event.post), sprite="guard", seat=event.seat, sound="guard"),)


def _lost(game: Game, event: GuardLost) -> tuple[Cue, ...]:
    fall = Cue("fall", start=("post", event.section, 0), sprite="guard", seat=event.seat)
    if event.cause == "giant":
        return (_rush(event.section, GIANT), replace(fall, along=True, wait=BLOW))
    return (fall,)


def _removed(game: Game, event: WildlingRemoved) -> tuple[Cue, ...]:
    return (_move(("gift", event.hex), FROSTFANGS, event.figure),)


def _camp_left(game: Game, event: CampLeft) -> tuple[Cue, ...]:
    return (_move(("camp", event.clan, event.camp), FROSTFANGS, event.figure),)


def _clearing_left(game: Game, event: ClearingLeft) -> tuple[Cue, ...]:
    return (_move(("clearing", event.section), FROSTFANGS, REGULAR),)


def _road_moved(game: Game, event: RoadMoved) -> tuple[Cue, ...]:
    return (Cue("move", ("path", event.former), ("path", event.path), sprite=ROAD, seat=event.seat),)


def _hero(seat: int, hero: int, turned: bool, *, along: bool = False) -> Cue:
    return Cue("hero", to=seat_place(seat), sprite="hero-" + HERO_KEYS[hero], number=int(turned), along=along)


def _dealt(game: Game, event: HeroesDealt) -> tuple[Cue, ...]:
    return tuple(_hero(seat, hero, False, along=seat > 0) for seat, hero in enumerate(event.heroes))


def _hero_used(game: Game, event: HeroUsed) -> tuple[Cue, ...]:
    return (_hero(event.seat, event.hero, event.turned),)


def _hero_turned(game: Game, event: HeroTurned) -> tuple[Cue, ...]:
    return (_hero(event.seat, event.hero, True),)


def _hero_taken(game: Game, event: HeroTaken) -> tuple[Cue, ...]:
    return (_hero(event.seat, event.hero, False),)


def _patrol_gone(game: Game, event: PatrolDiscarded) -> tuple[Cue, ...]:
    return (Cue("card", seat_place(event.seat), ("deck",), sprite=CARD_ART["knight"], number=1),)


def _handed(game: Game, event: CardHandedOver) -> tuple[Cue, ...]:
    sprite = "" if event.card is None else RESOURCES[event.card]
    return (Cue("card", seat_place(event.giver), seat_place(event.taker), sprite=sprite, number=1),)


def _swapped(game: Game, event: CardSwapped) -> tuple[Cue, ...]:
    seat = seat_place(event.seat)
    return (
        Cue("card", seat, ("bank",), sprite=RESOURCES[event.give], number=1),
        Cue("card", ("bank",), seat, sprite=RESOURCES[event.take], number=1, along=True),
    )


def arranged(cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """Makes one great moment of each breach: the Wall cracks first, then the guard falls and they pour through."""
    found: list[Cue] = []
    for cue in cues:
        if cue.kind != "crack":
            found.append(cue)
            continue
        section = int(cue.to[1])
        first = len(found)
        while first and _through(found[first - 1], section):
            first -= 1
        if first and found[first - 1].kind == "fall" and found[first - 1].start[1] == section:
            first -= not found[first - 1].along
        inside, found = found[first:], found[:first]
        found.append(Cue("moment", to=cue.to, sprite="breach", number=cue.number, sound="horn-deep"))
        found.append(replace(cue, along=True, wait=CRACKS))
        pouring = 0
        for one in inside:
            wait = FALLS if one.kind == "fall" else POURS + pouring * min(0.15, POURING / len(inside))
            pouring += one.kind != "fall"
            found.append(replace(one, along=True, wait=wait))
    return tuple(found)


def _through(cue: Cue, section: int) -> bool:
    """Say whether a wildling goes over or through a section into the Gift."""
    return cue.kind == "move" and cue.to[0] == "gift" and cue.start[:2] == ("clearing", section)


WATCH_BOARD = BoardView(
    fill,
    {
        HeroesDealt: _dealt,
        HeroUsed: _hero_used,
        HeroTurned: _hero_turned,
        HeroTaken: _hero_taken,
        PatrolDiscarded: _patrol_gone,
        TokenRevealed: _token,
        RaidBegan: _raid,
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
    arranged,
)
"""The board view of `watch`."""
