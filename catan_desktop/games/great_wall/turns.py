"""A turn of a command card: its sections, clerks, advanced activation, start and end: GW-095 to GW-103, GW-151, GW-158,
GW-159, GW-175 to GW-179b, GW-204, GW-205, GW-K1a to GW-K6d.
"""

from __future__ import annotations

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Seat, replace
from catan_desktop.kernel.choice import Among, Choice, buttons
from catan_desktop.kernel.frame import pop, push
from catan_desktop.kernel.game import Step, Together
from catan_desktop.kernel.ids import members
from catan_desktop.kernel.prompts import question
from catan_desktop.kernel.record import put

from .actions import CeremonyChi, Done, PlaceClerk, SendMessenger, UseLocation
from .board import CHI, LOCATION_IDS, REGULAR, RESOURCES, LocationId
from .building import BUILD
from .events import ClerkPlaced, CommandBegan
from .locations import EXCHANGE, TEA_MOVE, free_spots, use_alone, use_together
from .part import (
    COURSE,
    ESTATES,
    PLAYER,
    Course,
    ask_again,
    gain_one,
    honour,
    moved_clerks,
    once,
    pay,
    player,
    power_of,
    ready,
    spend,
    strength,
)
from .soldiers import DEPLOY, RECRUIT
from .steps import (
    DONE,
    Building,
    Deploying,
    Exchanging,
    Gaining,
    Left,
    Placing,
    Served,
    in_phase,
    running,
    stage,
    stop_asking,
)
from .tables import Command, Effect, tables
from .year import GAIN

TURN_START, FIRST, OTHERS, LAST = (
    "great_wall.turn_start",
    "great_wall.first",
    "great_wall.others",
    "great_wall.last",
)
MESSENGERS, MESSENGER, CAPTAIN, TURN_END = (
    "great_wall.messengers",
    "great_wall.messenger",
    "great_wall.captain",
    "great_wall.turn_end",
)
PLACE, USE, CHI_STEP = "great_wall.place", "great_wall.use", "great_wall.chi"
OWN_DEPLOYS = 2
"""Deployments after the sections of the own card (GW-098)."""
ALL_RESOURCES = (1 << len(RESOURCES)) - 1


def playing(game: Game, state: GameState) -> bool:
    """Return whether it is the turn of a command card."""
    return COURSE.of(game, state).phase == PLAYER


def command_now(game: Game, course: Course) -> tuple[Command, bool]:
    """Return the command card whose turn it is, and whether its combo counts (GW-204)."""
    seat, card = course.slots[course.slot]
    command = tables(game).commands[card]
    if game.seats == 1:
        return command, any(number == command.combo for _, number in course.slots)
    return command, any(command.combo in cards for other, cards in enumerate(course.revealed) if other != seat)


def frames_of(game: Game, state: GameState, seat: Seat, effects: tuple[Effect, ...]) -> list[Frame]:
    """Return the questions of a section, from left to right (GW-177)."""
    return [_frame(game, state, seat, effect) for effect in effects]


def _frame(game: Game, state: GameState, seat: Seat, effect: Effect) -> Frame:
    count = effect.count
    if effect.kind == "clerks":
        more = bool(power_of(game, state, seat, "clerks")) and effect.own
        return once(PLACE, Placing(seat, count + more, effect.places, effect.own, effect.chi))
    if effect.kind == "deploy":
        return once(DEPLOY, Deploying(seat, count, False))
    if effect.kind == "build":
        return once(BUILD, Building(seat, 1, count, False))
    if effect.kind == "gain":
        return once(GAIN, Gaining(seat, count, ALL_RESOURCES))
    step = {"recruit": RECRUIT, "tea": TEA_MOVE, "use": USE, "chi": CHI_STEP}[effect.kind]
    return once(step, Left(seat, count))


def begin_turn(game: Game, state: GameState, out: Events) -> GameState:
    """Abilities at the start of the own turn (GW-102)."""
    course, seat = COURSE.of(game, state), state.seat
    _, combo = command_now(game, course)
    out.append(CommandBegan(seat, course.slots[course.slot][1], combo))
    state = pop(state)
    state = honour(game, state, seat, max(0, power_of(game, state, seat, "clerks") - 1), "general", out)
    frames = []
    if power_of(game, state, seat, "exchanges"):
        frames.append(once(EXCHANGE, Exchanging(seat, strength(game, state, seat) + 1, -1)))
    frames += [once(EXCHANGE, Exchanging(seat, 2, place)) for place in ready(game, state, seat, "merchant")]
    return push(state, *reversed(frames))


def first_section(game: Game, state: GameState, out: Events) -> GameState:
    """Section A (GW-095)."""
    command, combo = command_now(game, COURSE.of(game, state))
    effects = command.combo_first if combo and command.combo_first else command.first
    return push(pop(state), *reversed(frames_of(game, state, state.seat, effects)))


def others_section(game: Game, state: GameState, out: Events) -> GameState:
    """Section B: every other player, in the tea order of now (GW-096, GW-179)."""
    course = COURSE.of(game, state)
    command, _ = command_now(game, course)
    others = [seat for seat in course.tea if seat != state.seat]
    frames = [frame for seat in others for frame in frames_of(game, state, seat, command.others)]
    return push(pop(state), *reversed(frames))


def last_section(game: Game, state: GameState, out: Events) -> GameState:
    """Section C (GW-097)."""
    command, combo = command_now(game, COURSE.of(game, state))
    effects = command.combo_last if combo and command.combo_last else command.last
    return push(pop(state), *reversed(frames_of(game, state, state.seat, effects)))


def messengers(game: Game, state: GameState, out: Events) -> GameState:
    """Advisors who may bring an advanced activation (GW-103)."""
    seat = state.seat
    frames = [once(MESSENGER, Served(seat, place)) for place in ready(game, state, seat, "messenger")]
    return push(pop(state), *reversed(frames))


def captain(game: Game, state: GameState, out: Events) -> GameState:
    """The deployments of turn step 4 (GW-098, GW-G07)."""
    count = OWN_DEPLOYS + power_of(game, state, state.seat, "deploys")
    return push(pop(state), once(DEPLOY, Deploying(state.seat, count, True)))


def end_turn(game: Game, state: GameState, out: Events) -> GameState:
    """The command card goes to the played pile (GW-094)."""
    course, seat = COURSE.of(game, state), state.seat
    played = put(course.played, seat, (*course.played[seat], course.slots[course.slot][1]))
    return COURSE.put(game, pop(state), replace(course, played=played))


# clerks


def place_clerk(game: Game, state: GameState, action: PlaceClerk, out: Events) -> GameState:
    """The clerk takes a spot."""
    seat, data = action.seat, state.frames[-1].data_as(Placing)
    if data.left:
        state = ask_again(state, replace(data, left=data.left - 1))
    else:
        state = spend(game, ask_again(state, data), seat, ready(game, state, seat, "secretary")[0])
    out.append(ClerkPlaced(seat, action.location))
    return moved_clerks(game, state, action.location, seat, 1)


def ceremony_chi(game: Game, state: GameState, action: CeremonyChi, out: Events) -> GameState:
    """1 chi instead of a clerk (GW-178)."""
    return gain_one(game, pop(state), action.seat, CHI, 1, "command", out)


def _secretary(game: Game, state: GameState, data: Placing) -> bool:
    return data.own and bool(ready(game, state, data.seat, "secretary"))


def _granted(game: Game, state: GameState) -> bool:
    """Return whether a clerk may still be placed, by the card or by an advisor."""
    data = state.frames[-1].data_as(Placing)
    return data.left > 0 or (not data.chi and _secretary(game, state, data))


PLACES = Act(
    PlaceClerk,
    place_clerk,
    lambda g, s, seat: [PlaceClerk(seat, place) for place in LOCATION_IDS],
    (
        ("reason-gw-no-clerk", lambda g, s, a: not player(g, s, a.seat).pool),
        ("reason-gw-place-not-allowed", lambda g, s, a: not s.frames[-1].data_as(Placing).places >> a.location & 1),
        ("reason-gw-place-full", lambda g, s, a: free_spots(g, ESTATES.of(g, s), a.location) <= 0),
        ("", lambda g, s, a: not _granted(g, s)),
    ),
)


def _no_chi(game: Game, state: GameState, action: CeremonyChi) -> bool:
    data = state.frames[-1].data_as(Placing)
    return not data.chi or not data.left


CHI_INSTEAD = Act(CeremonyChi, ceremony_chi, refusals=(("", _no_chi),))
NO_MORE = Act(Done, stop_asking, refusals=(("", lambda g, s, a: s.frames[-1].data_as(Placing).chi),))
"""The card that brings chi instead of a clerk is carried out."""


def _free_places(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Free spots within the limits of the card, or 1 chi (GW-D10)."""
    data, estates = state.frames[-1].data_as(Placing), ESTATES.of(game, state)
    if not data.left and (data.chi or not _secretary(game, state, data)):
        return () if data.chi else NO_MORE_BUTTON[seat]
    button = CHI_BUTTON[seat] if data.chi else NO_MORE_BUTTON[seat]
    if not estates.players[seat].pool:
        return button
    free = [place for place in members(LocationId, data.places) if free_spots(game, estates, place) > 0]
    return (Among(tuple([PlaceClerk(seat, place) for place in free])), *button) if free else button


CHI_BUTTON = [(button,) for button in buttons(CeremonyChi)]
NO_MORE_BUTTON = [(button,) for button in buttons(Done)]


# advanced activation


def use_location(game: Game, state: GameState, action: UseLocation, out: Events) -> GameState:
    """A regular location works for everybody there, a special one for the seat alone."""
    state = pop(state)
    if action.location in REGULAR:
        return use_together(game, state, action.location, out)
    return use_alone(state, action.seat, action.location, out)


USES = Act(
    UseLocation,
    use_location,
    lambda g, s, seat: [UseLocation(seat, place) for place in LOCATION_IDS],
    (
        (
            "reason-gw-no-own-clerk",
            lambda g, s, a: a.location in REGULAR and not ESTATES.of(g, s).clerks[a.location][a.seat],
        ),
    ),
)


def chi(game: Game, state: GameState, out: Events) -> GameState:
    """So much chi (GW-K5c)."""
    data = state.frames[-1].data_as(Left)
    return gain_one(game, pop(state), data.seat, CHI, data.left, "command", out)


def send_messenger(game: Game, state: GameState, action: SendMessenger, out: Events) -> GameState:
    """1 chi, then an advanced activation."""
    seat = action.seat
    state = spend(game, state, seat, state.frames[-1].data_as(Served).place)
    return push(pay(game, pop(state), seat, (0, 0, 0, 1)), once(USE, Left(seat, 1)))


MESSAGE = Act(SendMessenger, send_messenger, refusals=(("", lambda g, s, a: not player(g, s, a.seat).goods[CHI]),))
"""1 chi for an advanced activation (GW-D27)."""


STEPS: tuple[Step, ...] = (
    in_phase(running(TURN_START, begin_turn), playing),
    in_phase(running(FIRST, first_section), playing),
    in_phase(running(OTHERS, others_section), playing),
    in_phase(running(LAST, last_section), playing),
    in_phase(running(MESSENGERS, messengers), playing),
    in_phase(running(CAPTAIN, captain), playing),
    in_phase(running(TURN_END, end_turn), playing),
    stage(PLACE, "prompt-place-clerk", (Together((PLACES, CHI_INSTEAD, NO_MORE), _free_places),), data=Placing),
    stage(USE, "prompt-advanced", (USES, DONE), data=Left),
    Step(CHI_STEP, data=Left, advance=chi),
    question(MESSENGER, "prompt-messenger", (MESSAGE, DONE), data=Served),
)
