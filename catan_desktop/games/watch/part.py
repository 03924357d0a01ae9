"""The module's part of the state."""

from __future__ import annotations

from typing import Annotated, NewType

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Counts, Game, GameState, Seat, record, replace
from catan_desktop.kernel.cards import Cards, changed
from catan_desktop.kernel.ids import Of, SeatMask, members, numbers
from catan_desktop.kernel.record import put, state_record
from catan_desktop.kernel.slot import Slot, in_sight
from catan_desktop.mechanics.parts import DevelopmentCards

from .board import CLANS, SECTIONS

KEY = "watch"
FigureId = NewType("FigureId", int)
"""A kind of wildling, by its place in `FIGURES`."""
TokenId = NewType("TokenId", int)
"""A wildling token: 3 * clan + kind."""
HeroId = NewType("HeroId", int)
"""A hero, by its place in `HERO_KEYS`."""
FIGURE_IDS = REGULAR, CLIMBER, GIANT = numbers(FigureId, 3)
FIGURES = ("regular", "climber", "giant")
"""Keys of the kinds of wildlings, in the order of WATCH-39."""
SUPPLY: Counts = (24, 8, 8)
"""Figures by kind (WATCH-6)."""
TOKENS: Counts = (11, 4, 4) * len(CLANS)
"""Wildling tokens; the index is 3 * clan + kind (WATCH-7)."""
NO_HERO = HeroId(-1)


@record
class Insight:
    """What a hero shows to one seat alone, while it chooses; empty otherwise."""

    hand: Cards = ()
    """The hand that Mance sees."""
    cards: DevelopmentCards = ()
    """The development cards that Melisandre sees, by kind; they still count as cards of the deck."""


BLIND = Insight()


@state_record
class WatchPart:
    """Wall, wildlings and heroes. Sections, clans and camps count from 0."""

    posts: tuple[tuple[Seat, ...], ...]
    """By section: the owner of the guard on each post, post 1 first; no gaps."""
    guards: tuple[int, ...]
    """By seat: own guards on the Wall."""
    camps: tuple[tuple[FigureId, ...], ...]
    """By clan: the kind of the wildling on each camp, camp 1 first; no gaps."""
    clearings: tuple[int, ...]
    """By section: waiting wildlings, all of them regulars."""
    gift: Annotated[tuple[tuple[FigureId, ...], ...], Of(HexId)]
    """By hex: the kinds of the wildlings on it, ascending."""
    invaders: int
    """Wildlings in the Gift."""
    supply: Annotated[Counts, Of(FigureId)]
    """Figures on the Frostfangs, by kind."""
    unrevealed: Annotated[Counts, Of(TokenId)]
    """Tokens not yet seen, by 3 * clan + kind; which of them lies where is unknown to everybody."""
    revealed: Annotated[Counts, Of(TokenId)]
    """Tokens set aside face up."""
    breach: int
    """Step of the breach marker."""
    die: int
    """The wildling die of the last roll; 0 before the first."""
    heroes: tuple[HeroId, ...]
    """By seat: index of its hero; NO_HERO before they are dealt."""
    turned: SeatMask
    """Seats whose hero shows side B."""
    used: SeatMask
    """Seats that have used a hero in this turn."""
    received: SeatMask
    """Seats that have taken their hero from the display in this turn."""
    private: tuple[Insight | None, ...]


def initial(game: Game) -> WatchPart:
    """Everything on the Frostfangs, nobody on the Wall (WATCH-25)."""
    return WatchPart(
        posts=((),) * SECTIONS,
        guards=(0,) * game.seats,
        camps=((),) * len(CLANS),
        clearings=(0,) * SECTIONS,
        gift=((),) * len(game.board.land),
        invaders=0,
        supply=SUPPLY,
        unrevealed=TOKENS,
        revealed=(0,) * len(TOKENS),
        breach=0,
        die=0,
        heroes=(NO_HERO,) * game.seats,
        turned=0,
        used=0,
        received=0,
        private=(BLIND,) * game.seats,
    )


SLOT = Slot(KEY, WatchPart)
watch, with_watch = SLOT.of, SLOT.put
"""The part in a state, and the state with another one."""


def insight(part: WatchPart, seat: Seat) -> Insight:
    """Return what the seat alone sees; only for rules that may know it."""
    return in_sight(part.private[seat])


def with_insight(game: Game, state: GameState, seat: Seat, own: Insight) -> GameState:
    """Return the state in which a seat alone sees this."""
    part = watch(game, state)
    return with_watch(game, state, replace(part, private=put(part.private, seat, own)))


def occupied(game: Game, part: WatchPart, about: object = None) -> int:
    """Answer to BLOCKED: mask of the hexes with a wildling, which yield nothing (WATCH-27)."""
    mask = 0
    if part.invaders:
        for hex, figures in enumerate(part.gift):
            if figures:
                mask |= 1 << hex
    return mask


def taken_from_gift(part: WatchPart, hex: HexId, figure: FigureId) -> WatchPart:
    """A figure goes from a hex to the Frostfangs (WATCH-49)."""
    here = list(part.gift[hex])
    here.remove(figure)
    part = replace(part, gift=put(part.gift, hex, tuple(here)), invaders=part.invaders - 1)
    return back_home(part, figure)


def back_home(part: WatchPart, figure: FigureId, count: int = 1) -> WatchPart:
    """Figures, already taken from where they were, return to the Frostfangs."""
    return replace(part, supply=changed(part.supply, figure, count))


def gift_figures(game: Game, state: GameState) -> list[tuple[HexId, FigureId]]:
    """Return every (hex, kind) that stands in the Gift, each once."""
    part = watch(game, state)
    hexes = members(HexId, occupied(game, part))
    return [(hex, figure) for hex in hexes for figure in sorted(set(part.gift[hex]))]
