"""The attack of the barbarians (section 10)."""

from __future__ import annotations

from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.frame import pop, push, swap
from catan_desktop.kernel.game import Module, Step
from catan_desktop.kernel.ids import members
from catan_desktop.kernel.prompts import Asks, ask_all, in_turn, question
from catan_desktop.kernel.record import put
from catan_desktop.mechanics import questions
from catan_desktop.mechanics.events import Built
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import demote_city, settlements_left

from . import decks
from .actions import ChooseDeck, CommitDone, CommitKnight, LoseCity
from .events import (
    BarbariansLanded,
    BarbariansLeft,
    CityLost,
    DefenderNamed,
    DefendersTied,
    KnightsCommitted,
    RobberWoke,
    TownRighted,
    WallLost,
)
from .numbers import TRACK_IDS
from .part import (
    BARBARIANS,
    IMPROVEMENTS,
    KNIGHTS,
    PROGRESS_CARDS,
    Barbarians,
    Knights,
    all_knights,
    deck_size,
    knights_of,
    ordinary_cities,
)
from .pieces import strength

COMMIT, ATTACK, LEAVE = (f"cities_knights.{step}" for step in ("commit", "attack", "leave"))
PILLAGE, REWARD = "cities_knights.pillage", "cities_knights.reward"


@record
class Muster:
    """Who may take part in the defence. While a seat chooses, it is the one that is asked."""

    chosen: int
    """Intersections of the knights that take part."""
    order: tuple[Seat, ...]
    """Seats that have yet to choose, the next one first."""
    mine: int = 0
    """What the choosing seat has named so far."""


@record
class Field:
    """The knights that take part."""

    chosen: int


def attack(game: Game, state: GameState) -> GameState:
    """The barbarians land; with the experts' rule the seats first choose who fights (CK-103, CK-610)."""
    part = KNIGHTS.of(game, state)
    if not game.options["experts"]:
        return push(state, Frame(ATTACK, 0, Field(part.active)))
    order = tuple(seat for seat in in_turn(game, state.seat, game.everybody) if knights_of(part, seat) & part.active)
    return push(state, Frame(COMMIT, 0, Muster(0, order)))


# the experts' choice


def advance_commit(game: Game, state: GameState, out: Events) -> GameState:
    """The next seat is asked, or the battle begins."""
    frame = state.frames[-1]
    muster = frame.data_as(Muster)
    if not muster.order:
        return swap(state, Frame(ATTACK, 0, Field(muster.chosen)))
    return swap(state, replace(frame, waiting=1 << muster.order[0]))


def fit_knights(game: Game, state: GameState, seat: Seat) -> int:
    """Return the own active knights that do not take part yet (CK-610, CK-614)."""
    part = KNIGHTS.of(game, state)
    return knights_of(part, seat) & part.active & ~state.frames[-1].data_as(Muster).mine


def commit(game: Game, state: GameState, action: CommitKnight, out: Events) -> GameState:
    """One more takes part."""
    frame = state.frames[-1]
    muster = frame.data_as(Muster)
    muster = replace(muster, mine=muster.mine | 1 << action.corner)
    state = swap(state, replace(frame, data=muster))
    if fit_knights(game, state, action.seat):
        return state
    return commit_done(game, state, CommitDone(action.seat), out)


def commit_done(game: Game, state: GameState, action: CommitDone, out: Events) -> GameState:
    """The choice of a seat is public; the next one chooses."""
    muster = state.frames[-1].data_as(Muster)
    out.append(KnightsCommitted(action.seat, muster.mine))
    return swap(state, Frame(COMMIT, 0, Muster(muster.chosen | muster.mine, muster.order[1:])))


# the battle


def barbarian_strength(game: Game, state: GameState) -> int:
    """Cities of all players (CK-330); tipped ones count as settlements."""
    return sum(mask.bit_count() for mask in PIECES.of(game, state).cities)


def contributions(game: Game, part: Knights, chosen: int) -> tuple[int, ...]:
    """By seat: the strength of its knights that take part (CK-335)."""
    return tuple(strength(part, Seat(seat), chosen) for seat in range(game.seats))


def advance_attack(game: Game, state: GameState, out: Events) -> GameState:
    """Strengths are compared; losses or rewards, then the barbarians leave (CK-331 to CK-333, CK-363)."""
    chosen = state.frames[-1].data_as(Field).chosen
    part = KNIGHTS.of(game, state)
    gave = contributions(game, part, chosen)
    raiders, defence = barbarian_strength(game, state), sum(gave)
    won = raiders <= defence
    out.append(BarbariansLanded(raiders, defence, gave, won))
    state = swap(state, Frame(LEAVE, 0, Field(chosen)))
    return _rewards(game, state, gave, out) if won else _losses(game, state, gave)


def losers(game: Game, state: GameState, gave: tuple[int, ...]) -> int:
    """Mask of the seats that lose a city: the least contribution among those with an ordinary one (CK-340, CK-341)."""
    candidates = [seat for seat in range(game.seats) if ordinary_cities(game, state, Seat(seat))]
    least = min((gave[seat] for seat in candidates), default=0)
    return sum(1 << seat for seat in candidates if gave[seat] == least)


def _losses(game: Game, state: GameState, gave: tuple[int, ...]) -> GameState:
    mask = losers(game, state, gave)
    return ask_all(state, PILLAGE, tuple(Asks(seat) for seat in in_turn(game, state.seat, mask)))


def _rewards(game: Game, state: GameState, gave: tuple[int, ...], out: Events) -> GameState:
    most = max(gave)
    if not most:
        return state
    best = sum(1 << seat for seat, count in enumerate(gave) if count == most)
    if best & best - 1:
        out.append(DefendersTied(best))
        return ask_all(state, REWARD, tuple(Asks(seat) for seat in in_turn(game, state.seat, best)))
    seat = Seat(gave.index(most))
    part = BARBARIANS.of(game, state)
    part = replace(part, defenders=put(part.defenders, seat, part.defenders[seat] + 1))
    out.append(DefenderNamed(seat, part.defenders[seat]))
    return BARBARIANS.put(game, state, part)


# losing a city


def lose_city(game: Game, state: GameState, action: LoseCity, out: Events) -> GameState:
    """A settlement instead, or the city tipped; its wall goes (CK-345, CK-346, CK-371)."""
    seat, spot = action.seat, 1 << action.corner
    tips = settlements_left(game, state, seat) == 0
    out.append(CityLost(seat, action.corner, tips))
    part = IMPROVEMENTS.of(game, state)
    if part.walls & spot:
        out.append(WallLost(seat, action.corner))
        state = IMPROVEMENTS.put(game, state, replace(part, walls=part.walls & ~spot))
    state = demote_city(game, pop(state), seat, action.corner)
    if not tips:
        return state
    raid = BARBARIANS.of(game, state)
    return BARBARIANS.put(game, state, replace(raid, tipped=raid.tipped | spot))


def tipped(game: Game, state: GameState, seat: Seat) -> int:
    """Tipped cities of the seat (CK-371, CK-374)."""
    return BARBARIANS.of(game, state).tipped & PIECES.of(game, state).settlements[seat]


def robber_rests(game: Game, state: GameState) -> bool:
    """Before the first landing a 7 leaves him where he is (CK-154)."""
    return not BARBARIANS.of(game, state).awake


def right_cities(game: Game, state: GameState, event: Built, out: Events) -> GameState:
    """Settlement pieces that came back take the places of tipped cities (CK-372)."""
    seat = event.seat
    part = BARBARIANS.of(game, state)
    part = replace(part, tipped=part.tipped & ~PIECES.of(game, state).cities[seat])
    state = BARBARIANS.put(game, state, part)
    for corner in members(CornerId, part.tipped & PIECES.of(game, state).settlements[seat]):
        if settlements_left(game, state, seat):
            part = BARBARIANS.of(game, state)
            state = BARBARIANS.put(game, state, replace(part, tipped=part.tipped & ~(1 << corner)))
            out.append(TownRighted(seat, corner))
    return state


# the reward of a tie


def choose_deck(game: Game, state: GameState, action: ChooseDeck, out: Events) -> GameState:
    """A card of that deck, and a discard at once if it is too many (CK-351, CK-387)."""
    return decks.draw(pop(state), action.seat, action.track)


def advance_leave(game: Game, state: GameState, out: Events) -> GameState:
    """The ship goes back, the knights that fought rest, the robber is awake (CK-360 to CK-362, CK-612)."""
    fought = state.frames[-1].data_as(Field).chosen
    part, knights = BARBARIANS.of(game, state), KNIGHTS.of(game, state)
    if not part.awake:
        out.append(RobberWoke())
    tired = knights.active & (fought if game.options["experts"] else all_knights(knights))
    out.append(BarbariansLeft(tired))
    state = KNIGHTS.put(game, pop(state), replace(knights, active=knights.active & ~tired))
    return BARBARIANS.put(game, state, replace(part, ship=0, awake=True))


LOSE_CITY = Act(
    LoseCity,
    lose_city,
    sites=("intersection", ordinary_cities),
    otherwise=Reason("reason-own-ordinary-city", rule="CK-343"),
)
CHOOSE_DECK = Act(
    ChooseDeck,
    choose_deck,
    lambda g, s, seat: [ChooseDeck(seat, track) for track in TRACK_IDS],
    ((Reason("reason-deck-empty", rule="CK-357"), lambda g, s, a: not deck_size(PROGRESS_CARDS.of(g, s), a.track)),),
)
COMMIT_ROWS = (Act(CommitKnight, commit, sites=("intersection", fit_knights)), Act(CommitDone, commit_done))
STEPS = (
    Step(COMMIT, "prompt-commit-knights", Muster, advance=advance_commit, choices=COMMIT_ROWS),
    Step(ATTACK, data=Field, advance=advance_attack),
    question(PILLAGE, "prompt-pillage", (LOSE_CITY,)),
    question(REWARD, "prompt-choose-deck", (CHOOSE_DECK,)),
    Step(LEAVE, data=Field, advance=advance_leave),
)
MODULE = Module(
    slot=BARBARIANS,
    version=1,
    initial=lambda game: Barbarians((0,) * game.seats),
    steps=STEPS,
    answers={
        questions.DOWNGRADED_CITIES: tipped,
        questions.ROBBER_RESTS: robber_rests,
    },
    on={Built: right_cities},
)
