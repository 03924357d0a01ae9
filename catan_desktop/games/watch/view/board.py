"""The board of the Watch: the north, the Wall, and the wildlings in the Gift."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from catan_desktop.games.watch import board
from catan_desktop.games.watch.board import SectionId
from catan_desktop.games.watch.end import BREACHES, INVADERS, TRAGIC
from catan_desktop.games.watch.events import Breached
from catan_desktop.games.watch.heroes.hero import HERO_KEYS
from catan_desktop.games.watch.part import FIGURES, REGULAR, FigureId, HeroId, WatchPart, watch
from catan_desktop.games.watch.wildlings import DIE
from catan_desktop.grid.axial import Axial
from catan_desktop.kernel import Game, Observation, Seat, replace
from catan_desktop.kernel.ids import numbered
from catan_desktop.mechanics.view.seats import past
from catan_desktop.present.compose import BoardView
from catan_desktop.present.models.board import Piece
from catan_desktop.present.models.gauges import Gauge
from catan_desktop.present.picture import BoardPicture, Place, ordered
from catan_desktop.present.words import Several, Who, Words, words

GUARD, CRACK = "guard", "crack"
ALARM = 2
"""Wildlings before the end from which on the gauge is red."""
SLOTS = 8
"""Numbers of figures on one hex, as the board counts them."""
SPACES = (
    ("frostfangs", 1),
    ("clan", (1 << len(board.CLANS)) - 1),
    ("banner", (1 << len(board.CLANS)) - 1),
    ("camp", (1 << len(board.CLANS) * board.POSTS) - 1),
    ("trail", (1 << board.TRAILS + 1) - 2),
    ("clearing", (1 << board.SECTIONS) - 1),
    ("section", (1 << board.SECTIONS) - 1),
    ("post", (1 << board.SECTIONS * board.POSTS) - 1),
)
"""Wildlings are pieces on the Frostfangs, with a clan, in a clearing, on a hex; guards and cracks in a section. Camps
and posts are where those of a clan and of a section stand, one after another."""
TRAIL_WAYS: tuple[tuple[Place, tuple[Place, ...]], ...] = tuple(
    (("trail", trail), (("clan", board.CLAN_OF_TRAIL[trail]), ("clearing", board.SECTION_OF_TRAIL[trail])))
    for trail in range(1, board.TRAILS + 1)
)
"""From which clan to which clearing a trail leads (WATCH-17)."""


def hero_name(hero: HeroId) -> Words:
    """Return the name of a hero."""
    return words("hero-" + HERO_KEYS[hero])


@cache
def ways(land: tuple[Axial, ...]) -> tuple[tuple[Place, tuple[Place, ...]], ...]:
    """Return the trails, and the hexes that wildlings pass from a section, or from its clearing."""
    lines = [tuple(("hex", int(hex)) for hex in line) for line in board.invasion_lines(land)]
    return (*TRAIL_WAYS, *(((space, at), line) for at, line in enumerate(lines) for space in ("section", "clearing")))


def fill(game: Game, view: Observation, picture: BoardPicture) -> BoardPicture:
    """Return the board that is already there with the north."""
    part = watch(game, view.state)
    over = view.state.outcome
    return replace(
        picture,
        pieces=ordered((*picture.pieces, *_wildlings(part), *_wall(part, view), *_trail_light(game, view, part))),
        light="fires" if over is not None and over.ending == TRAGIC else picture.light,
        spaces=(*picture.spaces, *SPACES, ("figure", _figures(part))),
        ways=ways(game.board.land),
        gauges=(
            Gauge("board-breaches", part.breach, BREACHES, BREACHES - 1, ("shield-broken", "shield-whole")),
            Gauge("board-in-gift", part.invaders, INVADERS + 1, INVADERS + 1 - ALARM, kinds=FIGURES),
        ),
    )


def _figures(part: WatchPart) -> int:
    """Return the wildlings on hexes, as the board numbers them."""
    return sum(((1 << len(row)) - 1) << SLOTS * hex for hex, row in enumerate(part.gift))


def _wildlings(part: WatchPart) -> Iterator[Piece]:
    """Return every wildling, wherever it is."""
    for kind, count in enumerate(part.supply):
        yield from (Piece("frostfangs", 0, FIGURES[kind], slot=slot) for slot in range(count))
    rows: list[tuple[str, int, tuple[FigureId, ...]]] = [("clan", clan, row) for clan, row in enumerate(part.camps)]
    rows += [("clearing", section, (REGULAR,) * count) for section, count in numbered(SectionId, part.clearings)]
    rows += [("hex", hex, row) for hex, row in enumerate(part.gift)]
    for space, site, kinds in rows:
        yield from (Piece(space, site, FIGURES[kind], slot=slot) for slot, kind in enumerate(kinds))


def _wall(part: WatchPart, view: Observation) -> Iterator[Piece]:
    """Return the guards, and the cracks of the breaches."""
    for section, (row, cracks) in numbered(SectionId, zip(part.posts, _cracks(part, view), strict=True)):
        yield from (Piece("section", section, GUARD, seat, slot=post) for post, seat in enumerate(row))
        yield from (Piece("section", section, CRACK, slot=slot) for slot in range(cracks))


def _trail_light(game: Game, view: Observation, part: WatchPart) -> Iterator[Piece]:
    """Return what lights the trail of the wildling die once it has fallen in this turn."""
    if 1 <= part.die <= board.TRAILS and past(game, view.state, DIE):
        yield Piece("trail", part.die, "wild-die")


def describe(game: Game, view: Observation) -> tuple[Words, ...]:
    """Return who stands on the Wall and before it, section by section, and who camps with each clan."""
    part = watch(game, view.state)
    nobody = words("describe-nobody")
    rows = [
        words(
            "describe-section",
            number=section + 1,
            guards=Several(tuple(words("describe-guard", who=Who(Seat(seat))) for seat in row)) if row else nobody,
            wildlings=figure_counts((REGULAR,) * count) if count else nobody,
        )
        for section, (row, count) in numbered(SectionId, zip(part.posts, part.clearings, strict=True))
    ]
    for key, row in zip(board.CLANS, part.camps, strict=True):
        name = words("clan-" + key.replace("_", "-"))
        rows.append(words("describe-clan", clan=name, wildlings=figure_counts(row) if row else nobody))
    return tuple(rows)


def figure_counts(kinds: tuple[int, ...]) -> Several:
    """Return how many there are of each kind, named."""
    counts = Counter(kinds)
    return Several(tuple(words("explain-figures", figure=FIGURES[kind], count=count) for kind, count in counts.items()))


def _cracks(part: WatchPart, view: Observation) -> tuple[int, ...]:
    """Return by section how often it was breached, as the seat has seen; where that is not known, all look worn."""
    seen = Counter(event.section for event in view.history if isinstance(event, Breached))
    known = sum(seen.values()) == part.breach
    return tuple(seen[section] if known else 1 for section in board.SECTION_IDS)


WATCH_BOARD = BoardView(fill, describe=describe)
