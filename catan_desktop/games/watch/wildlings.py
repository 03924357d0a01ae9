"""Wildlings: tokens, settling, raid, advance, arrival, breach (WATCH-38 to WATCH-49)."""

from __future__ import annotations

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, record, replace
from catan_desktop.kernel.cards import changed
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.frame import pop, push, swap
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import CHANCE, numbered
from catan_desktop.kernel.record import put
from catan_desktop.mechanics.events import CITY, SETTLEMENT, AwardMoved, Built

from . import board, events
from .actions import RevealToken, WildDie
from .board import CampId, SectionId, TrailId
from .guards import lose_guard
from .part import CLIMBER, FIGURE_IDS, FIGURES, GIANT, REGULAR, FigureId, WatchPart, back_home, watch, with_watch

DIE, WILDLINGS = "watch.die", "watch.wildlings"
SETTLING, TOKEN, ARRIVALS = "watch.settling", "watch.token", "watch.arrivals"
DIE_SIDES = 12
WILD_DIE = Draw(tuple(WildDie(CHANCE, number) for number in range(1, DIE_SIDES + 1)), (1,) * DIE_SIDES)
TOKEN_OUTCOMES = tuple(RevealToken(CHANCE, clan, figure) for clan in board.CLAN_IDS for figure in FIGURE_IDS)


@record
class Settling:
    """The wildling tokens that are still to be revealed."""

    left: int


@record
class Arrivals:
    """The trails on which the first wildlings of their clans will come down, one after another."""

    trails: tuple[TrailId, ...]


def settling(count: int) -> Frame:
    """Return the frame that reveals `count` tokens, each wildling resolved before the next (WATCH-77)."""
    return Frame(SETTLING, 0, Settling(count))


def on_built(game: Game, state: GameState, event: Built, out: Events) -> GameState:
    """One token for a settlement, two for a city, none in the set-up (WATCH-23, WATCH-38)."""
    count = {SETTLEMENT: 1, CITY: 2}.get(event.piece, 0)
    return push(state, settling(count)) if count and state.turn else state


def on_award(game: Game, state: GameState, event: AwardMoved, out: Events) -> GameState:
    """One token for an award that got a new holder, whoever's turn it is (WATCH-38, WATCH-78)."""
    return push(state, settling(1)) if event.holder >= 0 else state


def advance_settling(game: Game, state: GameState, out: Events) -> GameState:
    """Chance turns the next token up."""
    left = state.frames[-1].data_as(Settling).left
    token = Frame(TOKEN, 1 << CHANCE)
    return push(swap(state, settling(left - 1)), token) if left > 1 else push(pop(state), token)


def reveal_token(game: Game, state: GameState, action: RevealToken, out: Events) -> GameState:
    """The token is set aside; its wildling, or the one that comes instead, goes to its camp (WATCH-38, WATCH-39)."""
    part = watch(game, state)
    out.append(events.TokenRevealed(action.clan, action.figure))
    index = len(FIGURES) * action.clan + action.figure
    unrevealed, revealed = changed(part.unrevealed, index, -1), changed(part.revealed, index, 1)
    if not any(unrevealed):
        unrevealed, revealed = revealed, unrevealed
    part = replace(part, unrevealed=unrevealed, revealed=revealed)
    figure = figure_that_comes(part, action.figure)
    if figure is None:
        out.append(events.NoWildlingLeft(action.clan))
        return with_watch(game, pop(state), part)
    camp = part.camps[action.clan]
    out.append(events.WildlingSettled(action.clan, figure, CampId(len(camp))))
    camps = put(part.camps, action.clan, (*camp, figure))
    state = with_watch(game, pop(state), replace(part, supply=changed(part.supply, figure, -1), camps=camps))
    if len(camp) < board.CAMPS:
        return state
    out.append(events.RaidBegan(action.clan))
    ways = Arrivals((board.LOWER_WAY[action.clan], board.HIGHER_WAY[action.clan]))
    return push(state, Frame(ARRIVALS, 0, ways))


def figure_that_comes(part: WatchPart, figure: FigureId) -> FigureId | None:
    """Return the kind that comes for a token: its own, else the first kind left; None where none is (WATCH-39)."""
    if part.supply[figure]:
        return figure
    return next((kind for kind, count in numbered(FigureId, part.supply) if count), None)


def enter_die(game: Game, state: GameState) -> Frame:
    """The third die falls with the other two (WATCH-26)."""
    return Frame(DIE, 1 << CHANCE)


def wild_die(game: Game, state: GameState, action: WildDie, out: Events) -> GameState:
    """It lies on the table until production is over (WATCH-73)."""
    out.append(events.WildDieRolled(state.seat, action.number))
    return with_watch(game, pop(state), replace(watch(game, state), die=action.number))


def enter_wildlings(game: Game, state: GameState) -> Frame:
    """The die sends the first wildling of a clan down a trail, if the clan has one (WATCH-41)."""
    part = watch(game, state)
    comes = 1 <= part.die <= board.TRAILS and part.camps[board.CLAN_OF_TRAIL[part.die]]
    return Frame(ARRIVALS, 0, Arrivals((TrailId(part.die),) if comes else ()))


def advance_arrivals(game: Game, state: GameState, out: Events) -> GameState:
    """One wildling comes down and is fully resolved; the game may end after it (WATCH-40, WATCH-58)."""
    trails = state.frames[-1].data_as(Arrivals).trails
    if not trails:
        return pop(state)
    state = swap(state, Frame(ARRIVALS, 0, Arrivals(trails[1:]))) if len(trails) > 1 else pop(state)
    part = watch(game, state)
    clan, section = board.CLAN_OF_TRAIL[trails[0]], board.SECTION_OF_TRAIL[trails[0]]
    figure, *others = part.camps[clan]
    out.append(events.WildlingAdvanced(clan, figure, trails[0], section))
    part = replace(part, camps=put(part.camps, clan, tuple(others)))
    return with_watch(game, state, ARRIVE[figure](game, part, section, out))


def _regular(game: Game, part: WatchPart, section: SectionId, out: Events) -> WatchPart:
    """He waits while the guards hold; a sixth before five guards never breaches (WATCH-44, WATCH-45, WATCH-48)."""
    count = part.clearings[section] + 1
    part = replace(part, clearings=put(part.clearings, section, count))
    guards = len(part.posts[section])
    if count <= guards:
        out.append(events.RegularStayed(section, count))
        return part
    if guards < board.POSTS:
        return _breach(game, part, section, (REGULAR,) * count, out)
    out.append(events.CrowdDispersed(section))
    part = back_home(replace(part, clearings=put(part.clearings, section, count - 2)), REGULAR, 2)
    return lose_guard(part, section, out, "crowd")


def _climber(game: Game, part: WatchPart, section: SectionId, out: Events) -> WatchPart:
    """Over the Wall at once, no breach (WATCH-42)."""
    return _invade(game, part, section, CLIMBER, out)


def _giant(game: Game, part: WatchPart, section: SectionId, out: Events) -> WatchPart:
    """He costs a guard and goes home, or breaches alone (WATCH-43); those who wait may follow (WATCH-80)."""
    if not part.posts[section]:
        return _breach(game, part, section, (GIANT,), out)
    part = back_home(lose_guard(part, section, out, "giant"), GIANT)
    out.append(events.GiantSpent(section))
    waiting = part.clearings[section]
    if waiting > len(part.posts[section]):
        part = _breach(game, part, section, (REGULAR,) * waiting, out)
    return part


ARRIVE = (_regular, _climber, _giant)
"""By kind: the wildling, already off its camp, arrives at a section."""


def _breach(game: Game, part: WatchPart, section: SectionId, figures: tuple[FigureId, ...], out: Events) -> WatchPart:
    """A guard falls, the wildlings go into the Gift one by one, the marker moves (WATCH-46)."""
    part = lose_guard(part, section, out, "breach")
    if figures[0] == REGULAR:
        part = replace(part, clearings=put(part.clearings, section, 0))
    for figure in figures:
        part = _invade(game, part, section, figure, out)
    part = replace(part, breach=part.breach + 1)
    out.append(events.Breached(section, part.breach))
    return part


def _invade(game: Game, part: WatchPart, section: SectionId, figure: FigureId, out: Events) -> WatchPart:
    """To the first hex of the line with the fewest wildlings (WATCH-46, WATCH-47)."""
    line = board.invasion_lines(game.board.land)[section]
    hex = min(line, key=lambda place: len(part.gift[place]))
    out.append(events.Invaded(section, figure, hex))
    here = tuple(sorted((*part.gift[hex], figure)))
    return replace(part, gift=put(part.gift, hex, here), invaders=part.invaders + 1)


THROWS = Act(WildDie, wild_die, family=lambda game, state, seat: WILD_DIE)
REVEALS = Act(
    RevealToken, reveal_token, family=lambda game, state, seat: Draw(TOKEN_OUTCOMES, watch(game, state).unrevealed)
)
"""Every unrevealed token is equally likely (WATCH-23)."""
STEPS = (
    Step(DIE, "prompt-wild-die", enter=enter_die, choices=(THROWS,)),
    Step(WILDLINGS, enter=enter_wildlings),
    Step(SETTLING, data=Settling, advance=advance_settling),
    Step(TOKEN, "prompt-token", choices=(REVEALS,)),
    Step(ARRIVALS, data=Arrivals, advance=advance_arrivals),
)
