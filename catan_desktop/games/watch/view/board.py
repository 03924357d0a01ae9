"""The board of the Watch: the north, the Wall, the wildlings in the Gift, and what moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from catan_desktop.games.watch.board import (
    CLAN_OF_TRAIL,
    CLANS,
    POSTS,
    SECTION_IDS,
    SECTION_OF_TRAIL,
    SECTIONS,
    TRAILS,
    SectionId,
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
from catan_desktop.games.watch.part import FIGURES, GIANT, REGULAR, FigureId, HeroId, WatchPart, watch
from catan_desktop.games.watch.wildlings import DIE
from catan_desktop.grid.axial import Axial
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat, numbered
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import Observation
from catan_desktop.mechanics.events import ROAD
from catan_desktop.mechanics.tables import RESOURCES
from catan_desktop.mechanics.view.board import seat_place
from catan_desktop.mechanics.view.panels import card_art
from catan_desktop.mechanics.view.seats import past
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import Piece
from catan_desktop.present.models.gauges import Gauge
from catan_desktop.present.picture import BoardPicture, Cue, Place, ordered
from catan_desktop.present.words import Several, Who, Words, words

GUARD, CRACK = "guard", "crack"
FROSTFANGS: Place = ("frostfangs", 0)
BLOW, CRACKS, FALLS, POURS, POURING = 0.45, 0.35, 0.6, 0.85, 0.8
"""Seconds into the moment: a giant's blow lands; at a breach, the Wall cracks, the guard falls, they begin to pour
through, and all have set out so much later."""
WALK, RUSH, FALL, BREAK = 0.9, 0.8, 0.7, 1.3
"""Seconds of a way down a trail, of a run against the Wall and back, of a fall, and of the Wall that breaks."""
LOUD, LOUDER = 70, 90
"""Weights of what is heard of a guard that falls, and of a horn."""
ALARM = 2
"""Wildlings before the end from which on the gauge is red."""
SLOTS = 8
"""Numbers of figures on one hex, as the board counts them."""
SPACES = (
    ("frostfangs", 1),
    ("clan", (1 << len(CLANS)) - 1),
    ("banner", (1 << len(CLANS)) - 1),
    ("camp", (1 << len(CLANS) * POSTS) - 1),
    ("trail", (1 << TRAILS + 1) - 2),
    ("clearing", (1 << SECTIONS) - 1),
    ("section", (1 << SECTIONS) - 1),
    ("post", (1 << SECTIONS * POSTS) - 1),
)
"""Wildlings are pieces on the Frostfangs, with a clan, in a clearing, on a hex; guards and cracks in a section. Camps
and posts are where those of a clan and of a section stand, one after another."""
TRAIL_WAYS: tuple[tuple[Place, tuple[Place, ...]], ...] = tuple(
    (("trail", trail), (("clan", CLAN_OF_TRAIL[trail]), ("clearing", SECTION_OF_TRAIL[trail])))
    for trail in range(1, TRAILS + 1)
)
"""From which clan to which clearing a trail leads (WATCH-17)."""


@cache
def ways(land: tuple[Axial, ...]) -> tuple[tuple[Place, tuple[Place, ...]], ...]:
    """The trails, and the hexes that wildlings pass from a section, or from its clearing."""
    lines = [tuple(("hex", int(hex)) for hex in line) for line in invasion_lines(land)]
    return (*TRAIL_WAYS, *(((space, at), line) for at, line in enumerate(lines) for space in ("section", "clearing")))


def fill(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """Adds the north to the board that is already there."""
    part = watch(game, view.state)
    over = view.state.outcome
    return replace(
        picture,
        pieces=ordered((*picture.pieces, *_wildlings(part), *_wall(part, view), *_lit(game, view, part))),
        light="fires" if over is not None and over.ending == TRAGIC else picture.light,
        spaces=(*picture.spaces, *SPACES, ("figure", _figures(part))),
        ways=ways(game.board.land),
        gauges=(
            Gauge("board-breaches", part.breach, BREACHES, BREACHES - 1, ("shield-broken", "shield-whole")),
            Gauge("board-in-gift", part.invaders, INVADERS + 1, INVADERS + 1 - ALARM, kinds=FIGURES),
        ),
    )


def _figures(part: WatchPart) -> int:
    """Mask of the wildlings on hexes, as the board numbers them."""
    return sum(((1 << len(row)) - 1) << SLOTS * hex for hex, row in enumerate(part.gift))


def _wildlings(part: WatchPart) -> Iterator[Piece]:
    """Every wildling, wherever it is."""
    for kind, count in enumerate(part.supply):
        yield from (Piece("frostfangs", 0, FIGURES[kind], slot=slot) for slot in range(count))
    rows: list[tuple[str, int, tuple[FigureId, ...]]] = [("clan", clan, row) for clan, row in enumerate(part.camps)]
    rows += [("clearing", section, (REGULAR,) * count) for section, count in numbered(SectionId, part.clearings)]
    rows += [("hex", hex, row) for hex, row in enumerate(part.gift)]
    for space, site, kinds in rows:
        yield from (Piece(space, site, FIGURES[kind], slot=slot) for slot, kind in enumerate(kinds))


def _wall(part: WatchPart, view: Observation) -> Iterator[Piece]:
    """Guards, and the cracks of the breaches."""
    for section, (row, cracks) in numbered(SectionId, zip(part.posts, _cracks(part, view), strict=True)):
        yield from (Piece("section", section, GUARD, seat, slot=post) for post, seat in enumerate(row))
        yield from (Piece("section", section, CRACK, slot=slot) for slot in range(cracks))


def _lit(game: Game, view: Observation, part: WatchPart) -> Iterator[Piece]:
    """What lights the trail of the wildling die once it has fallen in this turn."""
    if 1 <= part.die <= TRAILS and past(game, view.state, DIE):
        yield Piece("trail", part.die, "wild-die")


def describe(game: Game, view: Observation) -> tuple[Words, ...]:
    """Who stands on the Wall and before it, section by section, and who camps with each clan."""
    part = watch(game, view.state)
    nobody = words("describe-nobody")
    rows = [
        words(
            "describe-section",
            number=section + 1,
            guards=Several(tuple(words("describe-guard", who=Who(Seat(seat))) for seat in row)) if row else nobody,
            wildlings=_counted((REGULAR,) * count) if count else nobody,
        )
        for section, (row, count) in numbered(SectionId, zip(part.posts, part.clearings, strict=True))
    ]
    for key, row in zip(CLANS, part.camps, strict=True):
        name = words("clan-" + key.replace("_", "-"))
        rows.append(words("describe-clan", clan=name, wildlings=_counted(row) if row else nobody))
    return tuple(rows)


def _counted(kinds: tuple[int, ...]) -> Several:
    counts = Counter(kinds)
    return Several(tuple(words("explain-figures", figure=FIGURES[kind], count=count) for kind, count in counts.items()))


def _cracks(part: WatchPart, view: Observation) -> tuple[int, ...]:
    """By section: how often it was breached, as the seat has seen; where that is not known, all look worn."""
    seen = Counter(event.section for event in view.history if isinstance(event, Breached))
    known = sum(seen.values()) == part.breach
    return tuple(seen[section] if known else 1 for section in SECTION_IDS)


def _die(game: Game, event: WildDieRolled) -> tuple[Cue, ...]:
    cue = Cue("dice", seat=event.seat, sprite="wild", numbers=(event.number,))
    return (cue, Cue("pulse", to=("trail", event.number), along=True)) if event.number <= TRAILS else (cue,)


def _token(game: Game, event: TokenRevealed) -> tuple[Cue, ...]:
    return (Cue("token", to=("clan", event.clan), sprite=FIGURES[event.figure]),)


def _raid(game: Game, event: RaidBegan) -> tuple[Cue, ...]:
    return (Cue("moment", to=("camp", POSTS * event.clan), sprite="alarm", sound="horn", weight=LOUDER),)


def _walk(figure: FigureId, start: Place, to: Place, *via: Place, seconds: float = 0.0, sound: str = "") -> Cue:
    """A wildling goes somewhere; giants are heard."""
    heard = sound or ("stomp" if figure == GIANT else "")
    return Cue("move", start, to, via, sprite=FIGURES[figure], seconds=seconds, sound=heard)


def _settled(game: Game, event: WildlingSettled) -> tuple[Cue, ...]:
    return (_walk(event.figure, FROSTFANGS, ("clan", event.clan, event.camp)),)


def _advanced(game: Game, event: WildlingAdvanced) -> tuple[Cue, ...]:
    start, to = ("clan", event.clan, 0), ("clearing", event.section)
    return (_walk(event.figure, start, to, ("trail", event.trail), seconds=WALK),)


def _invaded(game: Game, event: Invaded) -> tuple[Cue, ...]:
    return (_walk(event.figure, ("clearing", event.section), ("hex", event.hex), ("section", event.section)),)


def _spent(game: Game, event: GiantSpent) -> tuple[Cue, ...]:
    return (_walk(GIANT, ("clearing", event.section), FROSTFANGS),)


def _dispersed(game: Game, event: CrowdDispersed) -> tuple[Cue, ...]:
    away = _walk(REGULAR, ("clearing", event.section), FROSTFANGS)
    return (_rush(event.section, REGULAR), away, replace(away, along=True))


def _rush(section: SectionId, figure: FigureId) -> Cue:
    """He runs against the Wall and falls back."""
    place: Place = ("clearing", section)
    return _walk(figure, place, place, ("section", section), seconds=RUSH, sound="thud")


def _breached(game: Game, event: Breached) -> tuple[Cue, ...]:
    to = ("section", event.section)
    return (Cue("place", to=to, sprite=CRACK, look="crack", number=event.step, seconds=BREAK, sound="crack"),)


def _guard(game: Game, event: GuardPlaced) -> tuple[Cue, ...]:
    to = ("section", event.section, event.post)
    return (Cue("place", to=to, sprite=GUARD, seat=event.seat, sound="guard", weight=10),)


def _lost(game: Game, event: GuardLost) -> tuple[Cue, ...]:
    start = ("section", event.section, 0)
    fall = Cue("lift", start, sprite=GUARD, seat=event.seat, look="fall", seconds=FALL, sound="guard-fall", weight=LOUD)
    if event.cause == "giant":
        return (_rush(event.section, GIANT), replace(fall, along=True, wait=BLOW))
    return (fall,)


def _removed(game: Game, event: WildlingRemoved) -> tuple[Cue, ...]:
    return (_walk(event.figure, ("hex", event.hex), FROSTFANGS),)


def _camp_left(game: Game, event: CampLeft) -> tuple[Cue, ...]:
    return (_walk(event.figure, ("clan", event.clan, event.camp), FROSTFANGS),)


def _clearing_left(game: Game, event: ClearingLeft) -> tuple[Cue, ...]:
    return (_walk(REGULAR, ("clearing", event.section), FROSTFANGS),)


def _road_moved(game: Game, event: RoadMoved) -> tuple[Cue, ...]:
    return (Cue("move", ("path", event.former), ("path", event.path), sprite=ROAD, seat=event.seat),)


def _hero(seat: int, hero: HeroId, turned: bool, *, along: bool = False) -> Cue:
    return Cue("hero", to=seat_place(seat), sprite="hero-" + HERO_KEYS[hero], number=int(turned), along=along)


def _dealt(game: Game, event: HeroesDealt) -> tuple[Cue, ...]:
    return tuple(_hero(seat, hero, False, along=seat > 0) for seat, hero in numbered(Seat, event.heroes))


def _hero_used(game: Game, event: HeroUsed) -> tuple[Cue, ...]:
    return (_hero(event.seat, event.hero, event.turned),)


def _hero_turned(game: Game, event: HeroTurned) -> tuple[Cue, ...]:
    return (_hero(event.seat, event.hero, True),)


def _hero_taken(game: Game, event: HeroTaken) -> tuple[Cue, ...]:
    return (_hero(event.seat, event.hero, False),)


def _patrol_gone(game: Game, event: PatrolDiscarded) -> tuple[Cue, ...]:
    return (Cue("card", seat_place(event.seat), ("deck", 0), sprite=card_art("knight"), number=1),)


def _handed(game: Game, event: CardHandedOver) -> tuple[Cue, ...]:
    sprite = "" if event.card is None else RESOURCES[event.card]
    return (Cue("card", seat_place(event.giver), seat_place(event.taker), sprite=sprite, number=1),)


def _swapped(game: Game, event: CardSwapped) -> tuple[Cue, ...]:
    seat = seat_place(event.seat)
    return (
        Cue("card", seat, ("bank", 0), sprite=RESOURCES[event.give], number=1),
        Cue("card", ("bank", 0), seat, sprite=RESOURCES[event.take], number=1, along=True),
    )


def arranged(cues: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """Makes one great moment of each breach: the Wall cracks first, then the guard falls and they pour through."""
    found: list[Cue] = []
    for cue in cues:
        if cue.look != "crack":
            found.append(cue)
            continue
        section = SectionId(int(cue.to[1]))
        first = len(found)
        while first and _through(found[first - 1], section):
            first -= 1
        if first and found[first - 1].look == "fall" and found[first - 1].start[1] == section:
            first -= not found[first - 1].along
        inside, found = found[first:], found[:first]
        found.append(Cue("moment", to=cue.to, sprite="disaster", sound="horn-deep", weight=100))
        found.append(replace(cue, along=True, wait=CRACKS))
        pouring = 0
        for one in inside:
            wait = FALLS if one.look == "fall" else POURS + pouring * min(0.15, POURING / len(inside))
            pouring += one.look != "fall"
            found.append(replace(one, along=True, wait=wait))
    return tuple(found)


def _through(cue: Cue, section: SectionId) -> bool:
    """Return whether a wildling goes over or through a section into the Gift."""
    return cue.kind == "move" and cue.to[0] == "hex" and cue.start == ("clearing", section)


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
    describe,
)
"""The board view of `watch`."""
