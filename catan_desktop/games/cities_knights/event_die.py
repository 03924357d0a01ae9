"""The event die: the ship, the gates, and what an Alchemist sets (sections 6.1, 6.2)."""

from __future__ import annotations

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, replace
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.frame import by_itself, pop, push
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import CHANCE, numbers
from catan_desktop.kernel.prompts import in_turn
from catan_desktop.mechanics.dice import ALL_THROWS, OUTCOMES
from catan_desktop.mechanics.parts import DICE
from catan_desktop.mechanics.production import tokens

from .actions import EventDie
from .barbarians import attack
from .decks import drawing
from .events import EventRolled, ShipSailed
from .numbers import FACE_WEIGHTS, FACES, LANDING, SHIP, EventFace, TrackId, reach
from .part import BARBARIANS, IMPROVEMENTS, TURN

EVENT, ARRIVAL, GATE = (f"cities_knights.{step}" for step in ("event", "arrival", "gate"))
FACE_DRAW = Draw(tuple(EventDie(CHANCE, face) for face in numbers(EventFace, len(FACES))), FACE_WEIGHTS)
NO_SEVENS = ALL_THROWS & ~sum(1 << index for index, throw in enumerate(OUTCOMES) if throw.one + throw.two == 7)
EASY_TURNS = 2


def easy(game: Game, state: GameState) -> bool:
    """True in the first two turns of each player with the easy start (CK-630 to CK-632)."""
    return bool(game.options["easy_start"]) and state.turn <= EASY_TURNS * game.seats


def throws(game: Game, state: GameState) -> int:
    """Return what the production dice may show: what an Alchemist has set, and no 7 in an easy start."""
    white, red = TURN.of(game, state).set_dice
    if white:
        return 1 << 6 * (white - 1) + red - 1
    return NO_SEVENS if easy(game, state) else -1


def robber_barred(game: Game, state: GameState) -> tuple[tuple[int, Reason], ...]:
    """He goes to hexes with a number token alone (CK-156)."""
    bare = sum(1 << hex for hex, numbers in enumerate(tokens(game, state)) if not numbers)
    return ((bare, Reason("reason-robber-needs-token", rule="CK-714")),)


def event_die_falls(game: Game, state: GameState) -> bool:
    """In an easy start the event die is not thrown (CK-631)."""
    return not easy(game, state)


def event_die(game: Game, state: GameState, action: EventDie, out: Events) -> GameState:
    """The die lies beside the others; what it means comes next."""
    out.append(EventRolled(state.seat, action.face))
    return TURN.put(game, state, replace(TURN.of(game, state), face=action.face), state.frames[:-1])


def sails(game: Game, state: GameState) -> bool:
    """True on a ship face."""
    return TURN.of(game, state).face == SHIP


def advance_arrival(game: Game, state: GameState, out: Events) -> GameState:
    """A ship face moves the ship by one; at the landing the attack is resolved at once (CK-102, CK-103)."""
    if not sails(game, state):
        return pop(state)
    part, state = BARBARIANS.of(game, state), pop(state)
    part = replace(part, ship=part.ship + 1)
    out.append(ShipSailed(part.ship))
    state = BARBARIANS.put(game, state, part)
    return attack(game, state) if part.ship == LANDING else state


def entitled(game: Game, state: GameState, track: TrackId) -> int:
    """Mask of the seats that draw on a gate of this colour with the red die as it lies (CK-110 to CK-112)."""
    red, rows = DICE.of(game, state).last[1], IMPROVEMENTS.of(game, state).levels
    return sum([1 << seat for seat, levels in enumerate(rows) if red <= reach(levels[track])])


def opens(game: Game, state: GameState) -> bool:
    """True on a gate."""
    return 0 <= TURN.of(game, state).face < SHIP


def advance_gate(game: Game, state: GameState, out: Events) -> GameState:
    """On a gate the entitled seats draw in turn order (CK-113, CK-114)."""
    if not opens(game, state):
        return pop(state)
    track, state = TrackId(TURN.of(game, state).face), pop(state)
    drawers = entitled(game, state, track)
    if not drawers:
        return state
    return push(state, *[drawing(seat, track) for seat in reversed(in_turn(game, state.seat, drawers))])


FALLS = Act(EventDie, event_die, family=lambda game, state, seat: FACE_DRAW)
"""Three ships and a gate of each colour (CK-031)."""
STEPS = (
    Step(EVENT, "prompt-dice", enter=Frame(EVENT, 1 << CHANCE), due=event_die_falls, choices=(FALLS,)),
    Step(ARRIVAL, enter=by_itself(ARRIVAL), due=sails, advance=advance_arrival),
    Step(GATE, enter=by_itself(GATE), due=opens, advance=advance_gate),
)
