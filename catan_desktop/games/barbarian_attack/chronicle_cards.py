"""Chronicle cards: bought, revealed and resolved at once (BARB section 4.6)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Act, Counts, Events, Frame, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.kernel.cards import changed, subtract
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.frame import pop, push
from catan_desktop.kernel.game import Refusals, Step
from catan_desktop.kernel.ids import CHANCE, members, numbers
from catan_desktop.kernel.prompts import Asks, ask, question
from catan_desktop.kernel.record import put
from catan_desktop.mechanics.coins import take_gold
from catan_desktop.mechanics.purchase import Purchase

from .actions import BuyChronicle, CaptureBarbarian, DrawnChronicle, PlaceRider, PutBarbarian, TakeBarbarian
from .conquest import with_barbarians
from .events import (
    SEA,
    BarbarianCaptured,
    BarbarianShifted,
    ChronicleBought,
    ChronicleDrawn,
    ChronicleShuffled,
    ChronicleSpent,
    RiderPlaced,
)
from .part import (
    CAPTURE,
    CARDS,
    DRAW,
    FULL,
    INTRIGUE,
    KNIGHTHOOD,
    PLACE,
    PUT,
    RIDERS,
    SLOT,
    SWIFT,
    TAKE,
    TREASON,
    ChronicleId,
    Placing,
    Shifting,
    attack,
    island,
)

CHRONICLE_CARD = "chronicle"
OUTCOMES = tuple(DrawnChronicle(CHANCE, card) for card in numbers(ChronicleId, len(CARDS)))
TREASON_GOLD = 2
"""BARB-065."""
SHIFTS = 2
"""Barbarians that a Treason moves (BARB-065a)."""


# the deck


def deck(used: Counts) -> Counts:
    """Return the cards that may be drawn, by kind: an empty deck is the discard pile again (BARB-061)."""
    return subtract(CARDS, used) if used != CARDS else CARDS


def buy(game: Game, state: GameState, action: BuyChronicle, out: Events) -> GameState:
    """The card is revealed at once (BARB-060a)."""
    out.append(ChronicleBought(action.seat))
    return reveal(game, state, action.seat, out)


def reveal(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """A card of the deck is drawn for the seat, which resolves it."""
    part = attack(game, state)
    if part.used == CARDS:
        out.append(ChronicleShuffled())
        state = SLOT.put(game, state, replace(part, used=(0,) * len(CARDS)))
    return push(state, Frame(DRAW, 1 << CHANCE, Asks(seat)))


def drawn(game: Game, state: GameState, action: DrawnChronicle, out: Events) -> GameState:
    """The card does what it says."""
    seat, part = state.frames[-1].data_as(Asks).seat, attack(game, state)
    out.append(ChronicleDrawn(seat, action.card))
    state = SLOT.put(game, pop(state), replace(part, used=changed(part.used, action.card, 1)))
    return EFFECTS[action.card](game, state, seat, out)


# Knighthood and Swift Knight


def riders_left(game: Game, state: GameState, seat: Seat) -> int:
    """Return how many riders the seat has in its supply."""
    return RIDERS - attack(game, state).riders[seat].bit_count()


def without_rider(game: Game, state: GameState) -> int:
    """Return the mask of the paths that hold no rider (BARB-070)."""
    held = 0
    for own in attack(game, state).riders:
        held |= own
    return int(game.board.topology.all_paths & ~held)


def rider_sites(game: Game, state: GameState, castle: bool) -> int:
    """Return the mask of the paths on which a card places a rider (BARB-062 to BARB-063a)."""
    free = without_rider(game, state)
    return free & island(game).castle_paths if castle else free


def _knighthood(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    return _place(game, state, seat, KNIGHTHOOD, out)


def _swift_knight(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    return _place(game, state, seat, SWIFT, out)


def _place(game: Game, state: GameState, seat: Seat, card: ChronicleId, out: Events) -> GameState:
    """Where a rider is placed is asked; without one, or without a path, the card is spent (BARB-064, BARB-064a)."""
    castle = card == KNIGHTHOOD
    if not riders_left(game, state, seat):
        out.append(ChronicleSpent(seat, card, "rider"))
    elif not rider_sites(game, state, castle):
        out.append(ChronicleSpent(seat, card, "path"))
    else:
        return ask(state, PLACE, Placing(seat, castle))
    return state


def place_rider(game: Game, state: GameState, action: PlaceRider, out: Events) -> GameState:
    """It stands; between the turns only riders of Knighthood will move (BARB-102, BARB-104)."""
    seat, part = action.seat, attack(game, state)
    fresh = part.fresh
    if state.frames[-1].data_as(Placing).castle and seat != state.seat:
        fresh |= 1 << action.path
    out.append(RiderPlaced(seat, action.path))
    riders = put(part.riders, seat, part.riders[seat] | 1 << action.path)
    return SLOT.put(game, pop(state), replace(part, riders=riders, fresh=fresh))


# Treason


def held_hexes(game: Game, state: GameState) -> int:
    """Return the mask of the hexes with barbarians."""
    return sum([1 << hex for hex, count in enumerate(attack(game, state).standing) if count])


def open_hexes(game: Game, state: GameState) -> int:
    """Return the mask of the coastal hexes to which barbarians may come (BARB-069)."""
    standing = attack(game, state).standing
    return sum([1 << hex for hex in island(game).coast if standing[hex] < FULL])


def _can_shift(game: Game, state: GameState, count: int, sources: int) -> bool:
    """Return whether `count` barbarians can be moved, those of these hexes among them (BARB-065a to BARB-067)."""
    held, targets = held_hexes(game, state), open_hexes(game, state) & ~sources
    number = min(count, held.bit_count())
    if count > number + attack(game, state).supply:
        return False
    missing = number - sources.bit_count() - (held & ~targets & ~sources).bit_count()
    return targets.bit_count() - max(0, missing) >= count


def shifts(game: Game, state: GameState) -> int:
    """Return how many barbarians a Treason moves now (BARB-066, BARB-066a)."""
    return next((count for count in range(SHIFTS, 0, -1) if _can_shift(game, state, count, 0)), 0)


def _treason(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    state = take_gold(game, state, seat, TREASON_GOLD, "treason", out)
    count = shifts(game, state)
    if not count:
        out.append(ChronicleSpent(seat, TREASON, "shift"))
        return state
    held = tuple(members(HexId, held_hexes(game, state)))
    if len(held) <= count:
        return ask(state, PUT, Shifting(seat, count, held))
    return ask(state, TAKE, Shifting(seat, count))


def take_barbarian(game: Game, state: GameState, action: TakeBarbarian, out: Events) -> GameState:
    """Named; once all are, the targets are asked for."""
    data = state.frames[-1].data_as(Shifting)
    data = replace(data, sources=(*data.sources, action.hex))
    return ask(pop(state), TAKE if len(data.sources) < data.left else PUT, data)


def put_barbarian(game: Game, state: GameState, action: PutBarbarian, out: Events) -> GameState:
    """A barbarian goes from the next source, else from the sea (BARB-066, BARB-067a, BARB-067b)."""
    data = state.frames[-1].data_as(Shifting)
    number = len(data.targets)
    start = data.sources[number] if number < len(data.sources) else SEA
    out.append(BarbarianShifted(action.seat, start, action.hex))
    state = pop(state)
    if start == SEA:
        part = attack(game, state)
        state = SLOT.put(game, state, replace(part, supply=part.supply - 1))
    else:
        state = with_barbarians(game, state, start, -1, out)
    state = with_barbarians(game, state, action.hex, 1, out)
    data = replace(data, left=data.left - 1, targets=(*data.targets, action.hex))
    return ask(state, PUT, data) if data.left else state


# Intrigue


def _intrigue(game: Game, state: GameState, seat: Seat, out: Events) -> GameState:
    """Without a barbarian on the coast another card is drawn (BARB-068a)."""
    if held_hexes(game, state):
        return ask(state, CAPTURE, Asks(seat))
    out.append(ChronicleSpent(seat, INTRIGUE, "coast"))
    return reveal(game, state, seat, out)


def capture(game: Game, state: GameState, action: CaptureBarbarian, out: Events) -> GameState:
    """One of them is the buyer's prisoner."""
    out.append(BarbarianCaptured(action.seat, action.hex))
    state = with_barbarians(game, pop(state), action.hex, -1, out)
    return with_prisoners(game, state, action.seat, 1)


def with_prisoners(game: Game, state: GameState, seat: Seat, more: int) -> GameState:
    """Return the state with `more` prisoners before a seat; they never return to the sea (BARB-046)."""
    part = attack(game, state)
    return SLOT.put(game, state, replace(part, prisoners=put(part.prisoners, seat, part.prisoners[seat] + more)))


EFFECTS: Mapping[int, Callable[[Game, GameState, Seat, Events], GameState]] = {
    KNIGHTHOOD: _knighthood,
    SWIFT: _swift_knight,
    TREASON: _treason,
    INTRIGUE: _intrigue,
}
BUYING = Purchase(
    key=CHRONICLE_CARD,
    action=BuyChronicle,
    cost=(0, 0, 1, 1, 1),
    does=buy,
    nowhere=Reason("reason-cannot-pay", rule="BARB-060"),
    unpaid=Reason("reason-cannot-pay", rule="BARB-060"),
    wanted=3,
)
"""A chronicle card, which can always be had (BARB-060, BARB-061a)."""


# what is asked


def _rider_sites(game: Game, state: GameState, seat: Seat) -> int:
    """The free castle paths, or all free paths."""
    return rider_sites(game, state, state.frames[-1].data_as(Placing).castle)


def _takeable(game: Game, state: GameState, seat: Seat) -> int:
    """The hexes with barbarians, without the first, from which as many as possible can be moved then (BARB-111f)."""
    data = state.frames[-1].data_as(Shifting)
    sources = mask_of(data.sources)
    hexes = bits(held_hexes(game, state) & ~sources)
    return mask_of([hex for hex in hexes if _can_shift(game, state, data.left, sources | 1 << hex)])


def _targets(game: Game, state: GameState, seat: Seat) -> int:
    """The coastal hexes that are not conquered, no source, and no target yet (BARB-067, BARB-069)."""
    data = state.frames[-1].data_as(Shifting)
    return open_hexes(game, state) & ~mask_of((*data.sources, *data.targets))


def _is_named(game: Game, state: GameState, action: TakeBarbarian | PutBarbarian) -> bool:
    data = state.frames[-1].data_as(Shifting)
    return action.hex in (*data.sources, *data.targets)


def _is_empty(game: Game, state: GameState, action: TakeBarbarian | CaptureBarbarian) -> bool:
    return not held_hexes(game, state) >> action.hex & 1


INLAND: Refusals = (("reason-not-coastal BARB-018", lambda g, s, a: not island(g).coast_mask >> a.hex & 1),)
NOT_NAMED: Refusals = (("reason-treason-same-hex BARB-111f", _is_named), *INLAND)
DRAW_CHRONICLE = Act(
    DrawnChronicle, drawn, family=lambda game, state, seat: Draw(OUTCOMES, deck(attack(game, state).used))
)
"""Every card of the deck is equally likely."""
PLACE_RIDER = Act(
    PlaceRider,
    place_rider,
    sites=("path", _rider_sites),
    refusals=(("reason-path-holds-rider BARB-070", lambda g, s, a: not without_rider(g, s) >> a.path & 1),),
    otherwise="reason-rider-at-castle BARB-062",
)
TAKE_BARBARIAN = Act(
    TakeBarbarian,
    take_barbarian,
    sites=("hex", _takeable),
    refusals=(*NOT_NAMED, ("reason-no-barbarian-there BARB-065a", _is_empty)),
    otherwise="reason-treason-too-few BARB-111f",
)
PUT_BARBARIAN = Act(
    PutBarbarian,
    put_barbarian,
    sites=("hex", _targets),
    refusals=NOT_NAMED,
    otherwise="reason-hex-full BARB-069",
)
CAPTURE_BARBARIAN = Act(
    CaptureBarbarian,
    capture,
    sites=("hex", lambda game, state, seat: held_hexes(game, state)),
    refusals=INLAND,
    otherwise="reason-no-barbarian-there BARB-065a",
)
STEPS = (
    Step(DRAW, "prompt-draw-chronicle", Asks, choices=(DRAW_CHRONICLE,)),
    question(PLACE, "prompt-place-rider", (PLACE_RIDER,), data=Placing),
    question(TAKE, "prompt-treason-from", (TAKE_BARBARIAN,), data=Shifting),
    question(PUT, "prompt-treason-to", (PUT_BARBARIAN,), data=Shifting),
    question(CAPTURE, "prompt-intrigue-capture", (CAPTURE_BARBARIAN,)),
)
