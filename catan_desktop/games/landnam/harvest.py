"""The module `harvest`: what the roll yields, Harvest cards, famine, and the ageing of numbers.

Rules: ALTH-167 to ALTH-169, ALTH-201, ALTH-205 to ALTH-230, ALTH-471 to ALTH-474, ALTH-484, ALTH-485, ALTH-493.
"""

from __future__ import annotations

from typing import Any

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Act, Action, Counts, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.bits import bits, mask_of
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.frame import by_itself, pop, push
from catan_desktop.kernel.game import Handler, Module, Script, Step
from catan_desktop.kernel.ids import SEATS, numbered
from catan_desktop.kernel.prompts import Asks
from catan_desktop.kernel.record import state_record
from catan_desktop.kernel.slot import Slot
from catan_desktop.mechanics.dice import PRODUCE, SEVEN
from catan_desktop.mechanics.events import Produced, ProductionEnded
from catan_desktop.mechanics.parts import DICE, HANDS, known
from catan_desktop.mechanics.payment import pay, receive

from .actions import Age, BarHarvest, BoostHarvest, ShiftHarvest
from .events import Aged, Famine, HarvestBarred, HarvestDoubled, HarvestShifted
from .fate import PASS, card_row, has_any, held, play, wrong_time
from .fate_cards import BARREN_LAND, BUMPER_CROP, CHANGED_SEASON, FateId
from .fate_cards import HARVEST as HARVEST_TAG
from .land import LAND, aged, productive, yielded
from .tables import KINDS, LADDER
from .units import UNITS, houses_at

HARVEST_CARD, HARVEST, AGE = "landnam.harvest_card", "landnam.harvest", "landnam.age"
NO_HEX = -1
CARDS_OF_A_PIECE = 2
"""What a settler on a hex is due (ALTH-208)."""


@state_record
class Season:
    """What a Harvest card has changed."""

    number: int
    """The number that yields instead of the roll; 0 where it is the roll."""
    doubled: int
    """Hex, or NO_HEX; so `barred`."""
    barred: int


SEASON = Slot("harvest", Season)
AS_ROLLED = Season(0, NO_HEX, NO_HEX)


@record
class Ageing(Asks):
    """The active seat chooses which of these hexes ages."""

    hexes: int


def rolled(game: Game, state: GameState) -> int:
    """Return the sum of the dice."""
    return sum(DICE.of(game, state).last)


def number_now(game: Game, state: GameState) -> int:
    """Return the number that yields."""
    return SEASON.of(game, state).number or rolled(game, state)


def due_from(game: Game, state: GameState, hex: int) -> tuple[tuple[Seat, int], ...]:
    """Return (seat, cards due) for a hex that yields: its piece takes all, else its houses share (ALTH-208 to 211)."""
    part = UNITS.of(game, state)
    owner = part.owner(hex)
    return tuple(houses_at(part, hex)) if owner is None else ((owner, CARDS_OF_A_PIECE),)


def matching(game: Game, state: GameState) -> int:
    """Return the mask of the hexes with the number that yields (ALTH-207)."""
    part, number = LAND.of(game, state), number_now(game, state)
    return mask_of([hex for hex in bits(productive(part)) if part.tokens[hex] == number])


def recipients(game: Game, state: GameState) -> int:
    """Return the mask of the matching hexes that anybody is due a card from."""
    return mask_of([hex for hex in bits(matching(game, state)) if due_from(game, state, hex)])


def claims(game: Game, state: GameState) -> tuple[tuple[tuple[int, ...], ...], int]:
    """Return all that is due after the Harvest card, by seat and resource, and the mask of the hexes that yield
    (ALTH-212, ALTH-218)."""
    season, land = SEASON.of(game, state), LAND.of(game, state)
    found = [[0] * len(KINDS) for _ in range(game.seats)]
    hexes = recipients(game, state) & ~(0 if season.barred == NO_HEX else 1 << season.barred)
    for hex in bits(hexes):
        kind, times = yielded(land, hex), 2 if hex == season.doubled else 1
        for seat, count in due_from(game, state, hex):
            if kind is not None:
                found[seat][kind] += times * count
    return tuple(map(tuple, found)), hexes


def harvest(game: Game, state: GameState, out: Events) -> GameState:
    """Everything that is due is paid, or nothing (ALTH-213 to 217); then a hex ages (ALTH-219)."""
    out.append(ProductionEnded(rolled(game, state)))
    state = DICE.put(game, state, replace(DICE.of(game, state), producing=False), state.frames[:-1])
    due, hexes = claims(game, state)
    stock = HANDS.of(game, state).stock
    short = tuple([kind for kind, count in numbered(CardKind, stock) if sum([row[kind] for row in due]) > count])
    if short:
        return famine(game, state, short, out)
    for seat, cards in zip(SEATS, due, strict=False):
        if any(cards):
            out.append(Produced(seat, cards))
            state = receive(game, state, seat, cards)
    if not hexes & (hexes - 1):
        return age(game, state, Age(state.seat, HexId(hexes.bit_length() - 1)), out) if hexes else state
    return push(state, Frame(AGE, 1 << state.seat, Ageing(state.seat, hexes)))


def famine(game: Game, state: GameState, short: tuple[CardKind, ...], out: Events) -> GameState:
    """All cards of the short resources go back to the bank (ALTH-215, ALTH-216)."""
    returned: list[Counts] = []
    for seat in SEATS[: game.seats]:
        hand = known(HANDS.of(game, state), seat)
        returned.append(tuple([count if kind in short else 0 for kind, count in enumerate(hand)]))
        state = pay(game, state, seat, returned[-1])
    out.append(Famine(short, tuple(returned)))
    return state


def age(game: Game, state: GameState, action: Age, out: Events) -> GameState:
    """The number of a hex is replaced by a later one (ALTH-222)."""
    if state.frames[-1].step == AGE:
        state = pop(state)
    part = LAND.of(game, state)
    after = aged(part, action.hex)
    out.append(Aged(action.hex, part.tokens[action.hex], after.tokens[action.hex], action.seat))
    return LAND.put(game, state, after)


# Harvest cards


def card_due(game: Game, state: GameState) -> bool:
    """Return whether the active seat is asked for a Harvest card: whoever holds any fate card is (ALTH-179)."""
    return rolled(game, state) != SEVEN and has_any(game, state, state.seat)


def seasons(game: Game, state: GameState) -> tuple[int, ...]:
    """Return the numbers next to the one rolled; the ladder does not go round (ALTH-F02)."""
    at = LADDER.index(rolled(game, state))
    return (*LADDER[max(0, at - 1) : at], *LADDER[at + 1 : at + 2])


def boost(game: Game, state: GameState, action: BoostHarvest, out: Events) -> GameState:
    """Every due from the hex is doubled, before famine is tested (ALTH-471)."""
    state = play(game, pop(state), action.seat, BUMPER_CROP, out)
    out.append(HarvestDoubled(action.seat, action.hex))
    return SEASON.put(game, state, replace(SEASON.of(game, state), doubled=int(action.hex)))


def bar(game: Game, state: GameState, action: BarHarvest, out: Events) -> GameState:
    """The hex gives nothing, and does not age (ALTH-474, ALTH-485)."""
    state = play(game, pop(state), action.seat, BARREN_LAND, out)
    out.append(HarvestBarred(action.seat, action.hex))
    return SEASON.put(game, state, replace(SEASON.of(game, state), barred=int(action.hex)))


def shift(game: Game, state: GameState, action: ShiftHarvest, out: Events) -> GameState:
    """Another number yields instead of the roll (ALTH-472, ALTH-493)."""
    state = play(game, pop(state), action.seat, CHANGED_SEASON, out)
    out.append(HarvestShifted(action.seat, rolled(game, state), action.number))
    return SEASON.put(game, state, replace(SEASON.of(game, state), number=action.number))


def _not_now(game: Game, state: GameState, action: Action) -> Reason:
    """Return why a Harvest card cannot be played outside of its step (ALTH-B03, B04, B22)."""
    if rolled(game, state) == SEVEN and not DICE.of(game, state).producing:
        return Reason("reason-harvest-card-on-seven", rule="ALTH-B04")
    return wrong_time(HARVEST_TAG)


def _on_a_hex(action: type[BoostHarvest | BarHarvest], does: Handler, card: FateId) -> Act[Any]:
    """Return the row of a card that is aimed at a hex from which somebody is due a card."""
    return card_row(
        action,
        does,
        card,
        sites=("hex", lambda game, state, seat: recipients(game, state) if held(game, state, seat)[card] else 0),
        otherwise=Reason("reason-harvest-no-hex", rule="ALTH-B40"),
        elsewhere=_not_now,
    )


SHIFT = card_row(
    ShiftHarvest,
    shift,
    CHANGED_SEASON,
    (Reason("reason-season-next", rule="ALTH-F02"), lambda g, s, action: action.number not in seasons(g, s)),
    each=lambda game, state, seat: [ShiftHarvest(seat, number) for number in seasons(game, state)],
    buttons=True,
    elsewhere=_not_now,
)
CARDS = (PASS, _on_a_hex(BoostHarvest, boost, BUMPER_CROP), _on_a_hex(BarHarvest, bar, BARREN_LAND), SHIFT)
"""One Harvest card, or none (ALTH-168, ALTH-206)."""
AGEING = Act(Age, age, sites=("hex", lambda game, state, seat: state.frames[-1].data_as(Ageing).hexes))


def forget_season(game: Game, state: GameState, out: Events) -> GameState:
    """A new roll is as it is rolled."""
    return pop(state if SEASON.of(game, state) == AS_ROLLED else SEASON.put(game, state, AS_ROLLED))


def script(given: Script) -> Script:
    """The dice, a Harvest card, the harvest (ALTH-161, ALTH-206)."""
    return given.replace(PRODUCE, "landnam.season", HARVEST_CARD, HARVEST)


MODULE = Module(
    slot=SEASON,
    version=1,
    initial=lambda game: AS_ROLLED,
    requires=("fate", "dice"),
    script=script,
    steps=(
        Step("landnam.season", enter=by_itself("landnam.season"), advance=forget_season),
        Step(HARVEST_CARD, "prompt-harvest-card", due=card_due, choices=CARDS),
        Step(HARVEST, enter=by_itself(HARVEST), advance=harvest, due=lambda game, state: rolled(game, state) != SEVEN),
        Step(AGE, "prompt-age", Ageing, choices=(AGEING,), stage=True),
    ),
)
