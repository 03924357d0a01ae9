"""A turn of a command card: its sections, clerks, advanced activation, start and end: GW-095 to GW-103, GW-151, GW-158,
GW-159, GW-175 to GW-179b, GW-204, GW-205, GW-K1a to GW-K6d.
"""

from __future__ import annotations

from catan_desktop.kernel.choice import Among, Choice, Only
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.frame import Frame, pop, push
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat, members
from catan_desktop.kernel.module import Advance, Events, Step
from catan_desktop.kernel.prompts import question
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState

from .actions import CeremonyChi, Done, PlaceClerk, SendMessenger, UseLocation
from .board import CHI, LOCATION_IDS, LOCATIONS, REGULAR, RESOURCES, LocationId
from .building import BUILD
from .events import ClerkPlaced, CommandBegan
from .locations import EXCHANGE, TEA_MOVE, free_spots, use_alone, use_together
from .part import (
    PLAYER,
    REALM,
    Realm,
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
    with_player,
)
from .soldiers import DEPLOY, RECRUIT
from .steps import (
    Building,
    Deploying,
    Exchanging,
    Explains,
    Gaining,
    Handlers,
    Left,
    Placing,
    Served,
    in_phase,
    running,
    stage,
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
    return REALM.of(game, state).phase == PLAYER


def command_now(game: Game, realm: Realm) -> tuple[Command, bool]:
    """Return the command card whose turn it is, and whether its combo counts (GW-204)."""
    seat, card = realm.slots[realm.slot]
    command = tables(game).commands[card]
    if game.seats == 1:
        return command, any(number == command.combo for _, number in realm.slots)
    return command, any(command.combo in cards for other, cards in enumerate(realm.revealed) if other != seat)


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
    realm, seat = REALM.of(game, state), state.seat
    _, combo = command_now(game, realm)
    out.append(CommandBegan(seat, realm.slots[realm.slot][1], combo))
    state = pop(state)
    state = honour(game, state, seat, max(0, power_of(game, state, seat, "clerks") - 1), "general", out)
    frames = []
    if power_of(game, state, seat, "exchanges"):
        frames.append(once(EXCHANGE, Exchanging(seat, strength(game, state, seat) + 1, -1)))
    frames += [once(EXCHANGE, Exchanging(seat, 2, place)) for place in ready(game, state, seat, "merchant")]
    return push(state, *reversed(frames))


def first_section(game: Game, state: GameState, out: Events) -> GameState:
    """Section A (GW-095)."""
    command, combo = command_now(game, REALM.of(game, state))
    effects = command.combo_first if combo and command.combo_first else command.first
    return push(pop(state), *reversed(frames_of(game, state, state.seat, effects)))


def others_section(game: Game, state: GameState, out: Events) -> GameState:
    """Section B: every other player, in the tea order of now (GW-096, GW-179)."""
    realm = REALM.of(game, state)
    command, _ = command_now(game, realm)
    others = [seat for seat in realm.tea if seat != state.seat]
    frames = [frame for seat in others for frame in frames_of(game, state, seat, command.others)]
    return push(pop(state), *reversed(frames))


def last_section(game: Game, state: GameState, out: Events) -> GameState:
    """Section C (GW-097)."""
    command, combo = command_now(game, REALM.of(game, state))
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
    realm, seat = REALM.of(game, state), state.seat
    own = realm.players[seat]
    own = replace(own, played=(*own.played, realm.slots[realm.slot][1]))
    return with_player(game, pop(state), seat, own)


# clerks


def clerk_places(game: Game, state: GameState, data: Placing) -> list[LocationId]:
    """Return where a clerk may go now."""
    realm = REALM.of(game, state)
    if not realm.players[data.seat].pool or not (data.left or _secretary(game, state, data)):
        return []
    return [place for place in members(LocationId, data.places) if free_spots(game, realm, place) > 0]


def _secretary(game: Game, state: GameState, data: Placing) -> bool:
    return data.own and bool(ready(game, state, data.seat, "secretary"))


def place_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Free spots within the limits of the card, or 1 chi (GW-D10)."""
    data = state.frames[-1].data_as(Placing)
    places = clerk_places(game, state, data)
    found: list[Choice] = [Among(tuple([PlaceClerk(seat, place) for place in places]))] if places else []
    if data.chi:
        return (*found, Only(CeremonyChi(seat))) if data.left else ()
    return (*found, Only(Done(seat))) if found else ()


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


def explain_place(game: Game, state: GameState, action: PlaceClerk) -> Reason | None:
    """No clerk, no free spot, or not with this card."""
    frame = state.frames[-1]
    if frame.step != PLACE or not 0 <= action.location < len(LOCATIONS):
        return None
    if not player(game, state, action.seat).pool:
        return Reason("reason-gw-no-clerk")
    if not frame.data_as(Placing).places >> action.location & 1:
        return Reason("reason-gw-place-not-allowed")
    return Reason("reason-gw-place-full")


# advanced activation


def use_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """A regular location with an own clerk, or any special one (GW-158, GW-159)."""
    clerks = REALM.of(game, state).clerks
    places = [place for place in LOCATION_IDS if place not in REGULAR or clerks[place][seat]]
    return (Among(tuple([UseLocation(seat, place) for place in places])), Only(Done(seat)))


def use_location(game: Game, state: GameState, action: UseLocation, out: Events) -> GameState:
    """A regular location works for everybody there, a special one for the seat alone."""
    state = pop(state)
    if action.location in REGULAR:
        return use_together(game, state, action.location, out)
    return use_alone(state, action.seat, action.location, out)


def explain_use(game: Game, state: GameState, action: UseLocation) -> Reason | None:
    """A regular location without an own clerk."""
    known = state.frames[-1].step == USE and 0 <= action.location < len(LOCATIONS)
    return Reason("reason-gw-no-own-clerk") if known else None


def chi(game: Game, state: GameState, out: Events) -> GameState:
    """So much chi (GW-K5c)."""
    data = state.frames[-1].data_as(Left)
    return gain_one(game, pop(state), data.seat, CHI, data.left, "command", out)


def messenger_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Send him for 1 chi, or not (GW-D27)."""
    if not player(game, state, seat).goods[CHI]:
        return ()
    return (Only(SendMessenger(seat)), Only(Done(seat)))


def send_messenger(game: Game, state: GameState, action: SendMessenger, out: Events) -> GameState:
    """1 chi, then an advanced activation."""
    seat = action.seat
    state = spend(game, state, seat, state.frames[-1].data_as(Served).place)
    return push(pay(game, pop(state), seat, (0, 0, 0, 1)), once(USE, Left(seat, 1)))


def _of_turn(key: str, advance: Advance) -> Step:
    return in_phase(running(key, advance), playing)


STEPS: tuple[Step, ...] = (
    _of_turn(TURN_START, begin_turn),
    _of_turn(FIRST, first_section),
    _of_turn(OTHERS, others_section),
    _of_turn(LAST, last_section),
    _of_turn(MESSENGERS, messengers),
    _of_turn(CAPTAIN, captain),
    _of_turn(TURN_END, end_turn),
    stage(PLACE, "prompt-place-clerk", place_choices, data=Placing),
    stage(USE, "prompt-advanced", use_choices, data=Left),
    Step(CHI_STEP, data=Left, advance=chi),
    question(MESSENGER, "prompt-messenger", messenger_choices, data=Served),
)
HANDLERS: Handlers = {
    PlaceClerk: place_clerk,
    CeremonyChi: ceremony_chi,
    UseLocation: use_location,
    SendMessenger: send_messenger,
}
EXPLAIN: Explains = {PlaceClerk: explain_place, UseLocation: explain_use}
