"""The forecast that a position is judged by: how long the game will last, what a resource and a soldier are worth then,
which sections will be breached. All in honour.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from catan_desktop.evaluation import odds
from catan_desktop.games.great_wall.battle import presences
from catan_desktop.games.great_wall.board import SECTION_IDS, TOP_LEVEL, RowId, SectionId
from catan_desktop.games.great_wall.part import (
    COUNCIL,
    COURSE,
    COURT,
    DEFENCE,
    ESTATES,
    PLAYER,
    WINTER,
    Card,
    Course,
    Court,
    Defence,
    Estates,
    Secret,
    covered,
)
from catan_desktop.games.great_wall.questions import STORMED
from catan_desktop.games.great_wall.steps import At
from catan_desktop.games.great_wall.tables import (
    NO_COMMAND,
    RESOURCES_A_POINT,
    CommandId,
    HordeKind,
    Tables,
    kind_of,
    tables,
)
from catan_desktop.games.great_wall.winter import ASSAULT, attack, defence
from catan_desktop.games.great_wall.year import FREE
from catan_desktop.kernel import Game, GameState, record
from catan_desktop.kernel.frame import Position
from catan_desktop.kernel.ids import numbered

from . import goals

LEFT_OVER = 1.0 / RESOURCES_A_POINT
"""Honour of a resource at the end (GW-192)."""
USEFUL = 0.6
"""What a resource is worth besides while there is much to be bought with it."""
KINDS = (1.15, 0.95, 1.25, 0.8)
"""Factor on that by resource: soldiers ask for wood and gold, walls for stone."""
FOR_LEVELS = (0.06, 0.12, 0.03, 0.0)
"""What is added to that for each honour that a level of the wall is worth besides its own."""
PLENTY = (4, 4, 5, 3)
"""Units that are useful, by resource; as many again are less so."""
IDLE, BUSY, OPEN = 0.9, 1.5, 14
"""Factors on the worth of soldiers where no spot of the horde is open, and where `OPEN` spots are."""
PACE = 1.0
"""Spots that are covered in a turn on one card."""
LAST_LEVEL_YEARS = 1.2
"""Years until the last level is built that the end of the game needs."""
SPREAD, TURN_SPREAD = 0.5, 0.9
"""How unsure an assault is at once, and more for each turn before it."""


@record
class Front:
    """A horde card on the board."""

    section: SectionId
    row: RowId
    card: Card
    kind: HordeKind
    free: int
    """Spots that are not covered."""
    held: tuple[int, ...]
    """The presence of each seat."""
    soon: float
    """The chance that it is defeated before the assaults of this Year."""
    falls: float
    """The chance that it is ever defeated, what comes later counting less."""


@record
class Forecast:
    """A position, and what follows from it for all seats."""

    game: Game
    state: GameState
    course: Course
    estates: Estates
    defence: Defence
    court: Court
    given: Tables
    years: float
    """Years after this one that are likely to come."""
    turns: int
    """Turns of this Year after the one that goes on, that of the Reed clan with them."""
    due: tuple[int, ...]
    """By seat: own turns of this Year that have not begun."""
    purse: tuple[float, ...]
    """By seat: what a resource is worth besides what it brings at the end."""
    trust: tuple[float, ...]
    """By seat: factor on the worth of a soldier: less without turns to use him, more where much is open."""
    breaches: tuple[float, ...]
    """By section: the chance that it is breached in this Winter; 0 after the assaults."""
    later: tuple[float, ...]
    """By section: how likely it is to be breached in the Winters after that, in Winters."""
    left: float
    """Years that are left with what is left of this one."""
    needs: Mapping[str, float]
    """By request in play: what one more unit is worth, in honour."""
    fronts: tuple[Front, ...]
    kinds: tuple[float, ...]
    """By resource: the factor on what one is worth while there is much to be bought with it."""
    levels: tuple[int, ...]
    """The levels that can be built upon, each once."""


def forecast(game: Game, state: GameState) -> Forecast:
    """Return what a position is judged by."""
    course, defence, court = COURSE.of(game, state), DEFENCE.of(game, state), COURT.of(game, state)
    given = tables(game)
    years = _years(course, defence, given)
    due = tuple([len(pending(course, court, seat)) for seat in range(game.seats)])
    turns, over = _turns(course, given, game.seats), assaulted(game, state, course)
    left = goals.years_left(game.seats, given, years, turns)
    needs = goals.needs(game, state, given, left)
    fronts = _fronts(game, state, given, turns, years)
    busy = IDLE + (BUSY - IDLE) * min(1.0, sum([front.free for front in fronts]) / OPEN)
    powers = _powers(game, defence, fronts)
    to_come = [due[seat] + 0.5 * (state.seat == seat) + years * given.line.turns for seat in range(game.seats)]
    return Forecast(
        game,
        state,
        course,
        ESTATES.of(game, state),
        defence,
        court,
        given,
        years,
        turns,
        due,
        tuple([USEFUL * (1.0 - exp(-count / 1.4)) for count in to_come]),
        tuple([busy * (1.0 - exp(-count / 0.8)) for count in to_come]),
        tuple(
            [0.0 if number < over else _breach(game, state, number, powers[number], turns) for number in SECTION_IDS]
        ),
        tuple([_later(one.level, power, years) for one, power in zip(defence.sections, powers, strict=True)]),
        left,
        needs,
        fronts,
        _kinds(needs.get("raise_the_wall", 0.0)),
        tuple(sorted({section.level for section in defence.sections if section.level < TOP_LEVEL})),
    )


def _kinds(level: float) -> tuple[float, ...]:
    """Return the factors where a level of the wall is worth `level` besides its honour."""
    return tuple([factor + level * share for factor, share in zip(KINDS, FOR_LEVELS, strict=True)])


def goal_of(here: Forecast, key: str) -> int:
    """Return the goal of a request; 0 where it is not in play."""
    requests = [here.given.requests[card] for card in here.court.requests]
    return next((one.goals[here.game.seats - 1] for one in requests if one.key == key), 0)


def _fronts(game: Game, state: GameState, given: Tables, turns: int, years: float) -> tuple[Front, ...]:
    found = []
    for number, section in numbered(SectionId, DEFENCE.of(game, state).sections):
        for row, card in numbered(RowId, section.rows):
            if card is not None:
                kind = given.horde[kind_of(card.number)]
                free = (kind.cells & ~covered(card)).bit_count()
                soon, falls = falls_chance(free, row, turns, 0.0), falls_chance(free, row, turns, years)
                found.append(Front(number, row, card, kind, free, presences(game, state, card), soon, falls))
    return tuple(found)


def falls_chance(free: int, row: int, turns: int, years: float) -> float:
    """Return the chance that a card with `free` open spots is defeated in `turns` turns and `years` Years."""
    pace = 0.5 + PACE * turns + 2.0 * years
    return 1.0 / (1.0 + (free / (0.5 * pace if row else pace)) ** 2)


def _powers(game: Game, defence: Defence, fronts: tuple[Front, ...]) -> list[float]:
    """By section: its attack in Winter, each card as likely as it is still there."""
    found: list[float] = [attack(game, section) if any(section.rows) else 0 for section in defence.sections]
    for front in fronts:
        found[front.section] -= front.soon * (front.kind.power + (front.kind.far_power if front.row else 0))
    return found


def _years(course: Course, defence: Defence, given: Tables) -> float:
    """Return how many Years are likely to follow: none where the wall is finished, about one where a level lacks."""
    left = max(0, given.line.years - course.year)
    lacking = sorted([TOP_LEVEL - section.level for section in defence.sections])[: given.line.sections_needed]
    return min(left, LAST_LEVEL_YEARS * sum(lacking)) if sum(lacking) < 2 else left


def opened(course: Course) -> bool:
    """Return whether the command cards of this Autumn lie open and the turns have not begun."""
    return course.phase == COUNCIL and FREE in course.slots


def pending(course: Course, court: Court, seat: int) -> tuple[CommandId, ...]:
    """Return the command cards that a seat has chosen and not begun to carry out; before it chooses, -1 for each."""
    if course.phase == PLAYER:
        return tuple([card for owner, card in course.slots[course.slot + 1 :] if owner == seat])
    if course.phase != COUNCIL:
        return ()
    if opened(course):
        return course.revealed[seat]
    chosen = (court.private[seat] or Secret()).commands
    turns = max(1, len(course.slots) // len(court.private))
    return (*chosen, *(NO_COMMAND,) * (turns - len(chosen)))


def _turns(course: Course, given: Tables, seats: int) -> int:
    """Turns of this Year that are still to begin."""
    all_turns = given.line.turns * seats + given.line.reed
    if course.phase == COUNCIL:
        return all_turns
    if course.phase == PLAYER:
        return all_turns - course.slot - 1
    return 0


def assaulted(game: Game, state: GameState, course: Course) -> int:
    """Return how many sections have been assaulted in this Winter; 0 before it."""
    if course.phase != WINTER:
        return 0
    for frame in reversed(state.frames):
        if frame.step == ASSAULT:
            return frame.data_as(At).index
    place = state.frames[0].data_as(Position)
    over = not place.setup and place.index > game.ruleset.script.turn.index(ASSAULT)
    return len(SECTION_IDS) if over else 0


def logistic(value: float) -> float:
    """Return a chance from its odds; beyond 30 nothing is in doubt."""
    return odds.logistic(value, 30.0)


def _breach(game: Game, state: GameState, number: SectionId, power: float, turns: int) -> float:
    section = DEFENCE.of(game, state).sections[number]
    if not any(section.rows):
        return 0.0
    if game.ask(STORMED, state, number):
        return 1.0 / (1.0 + 0.3 * turns)
    margin = power - defence(section) - 0.5
    return logistic(margin / (SPREAD + TURN_SPREAD * turns))


def _later(level: int, power: float, years: float) -> float:
    """The horde grows by about so much as is defeated; barricades are gone."""
    return min(2.0, years) * logistic((0.6 * power + 2.0 - 4.0 * level) / 4.0)
