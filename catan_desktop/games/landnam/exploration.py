"""The module `exploration`: what lies in an unexplored hex, and who enters it.

Rules: ALTH-172 to ALTH-174, ALTH-312, ALTH-321 to ALTH-340, ALTH-348, ALTH-480, ALTH-481, ALTH-489, ALTH-495, ALTH-496,
ALTH-542, ALTH-615 to ALTH-620. Nothing of a hex is known before it is rolled: no part holds it.
"""

from __future__ import annotations

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Act, Action, Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.frame import pop, push, swap
from catan_desktop.kernel.game import Module, Step
from catan_desktop.kernel.ids import CHANCE, Face
from catan_desktop.kernel.prompts import Asks
from catan_desktop.kernel.record import put
from catan_desktop.kernel.slot import no_part
from catan_desktop.mechanics.parts import HANDS
from catan_desktop.mechanics.payment import take
from catan_desktop.mechanics.terrain import TerrainId

from .actions import ChooseOmen, EnterByTrack, ExplorationDice, GreenDie, Omens, RedDie, Sight, Stay
from .board import TOPOLOGY, Stop
from .events import ExplorationRolled, Explored, GreenRolledAgain
from .fate import PASS, card_row, draws, has_any, held, not_held, play, wrong_time
from .fate_cards import EXPLORATION, MOUNTAIN_TRACK, OMENS, SIGHTS
from .land import LAND, Land, first_token, productive, tiles_left, with_hex
from .reach import by_track, go, may_enter
from .tables import BOG, FIELDS, FOREST, KINDS, MOUNTAIN, PASTURE, PRODUCTIVE, SEA, TERRAIN, UNKNOWN

CARD, DICE, GREEN, RED, OMEN, ENTRY = (
    "landnam.explore_card",
    "landnam.explore_dice",
    "landnam.green_die",
    "landnam.red_die",
    "landnam.omens",
    "landnam.entry",
)
FACES = range(1, 11)
MOST_BONUS = 4
TERRAIN_OF = (
    *((UNKNOWN,) * 1),
    *((SEA,) * 4),
    FIELDS,
    FOREST,
    *((PASTURE,) * 3),
    BOG,
    *((MOUNTAIN,) * 4),
)
"""By green die and bonus together: the terrain (ALTH-335 to ALTH-340)."""
NUMBER_OF = {1: 11, 7: 12}
"""By red die: the number, where it is not the same (ALTH-327)."""
NOT_AGAIN = -1


@record
class Expedition(Asks):
    """Who explores, and what has been rolled so far."""

    start: Stop
    target: HexId
    bonus: int
    terrain: TerrainId = UNKNOWN
    """What a card has made sure of."""
    omens: bool = False
    greens: tuple[Face, ...] = ()
    reds: tuple[Face, ...] = ()
    again: int = NOT_AGAIN
    """Which of the green results is rolled anew."""

    @property
    def throws(self) -> int:
        """Return how often each die counts."""
        return 2 if self.omens else 1


def bonus_at(game: Game, state: GameState, hex: int) -> int:
    """Return the bonus of a hex: mountains beside it count 2, productive land 1, 4 at most (ALTH-322)."""
    land, near = LAND.of(game, state), TOPOLOGY.hex_hexes[hex]
    mountains = sum([land.terrain[one] == MOUNTAIN for one in bits(near)])
    return min(MOST_BONUS, 2 * mountains + (near & productive(land)).bit_count())


def number_found(land: Land, red_face: int) -> int:
    """Return the number of productive land that a red result brings; one that is used up is replaced (ALTH-617)."""
    return first_token(land, NUMBER_OF.get(red_face, red_face))


def explore(game: Game, state: GameState, seat: Seat, start: Stop, target: Stop, out: Events) -> GameState:
    """Return the state in which the seat may play a card, and then rolls; whoever holds any is asked (ALTH-179)."""
    data = Expedition(seat, start, HexId(target), bonus_at(game, state, target))
    return push(state, Frame(CARD, int(has_any(game, state, seat)) << seat, data))


def to_dice(game: Game, state: GameState, out: Events) -> GameState:
    """Both dice are rolled together (ALTH-323)."""
    return _chance(state, DICE, _data(state))


def _data(state: GameState) -> Expedition:
    return state.frames[-1].data_as(Expedition)


def _chance(state: GameState, step: str, data: Expedition) -> GameState:
    return swap(state, Frame(step, 1 << CHANCE, data))


BOTH = Draw(tuple([ExplorationDice(CHANCE, green, red) for green in FACES for red in FACES]), (1,) * 100)
GREENS = Draw(tuple([GreenDie(CHANCE, face) for face in FACES]), (1,) * 10)
REDS = Draw(tuple([RedDie(CHANCE, face) for face in FACES]), (1,) * 10)


def sight(game: Game, state: GameState, action: Sight, out: Events) -> GameState:
    """The green die is not rolled (ALTH-489)."""
    state = play(game, state, action.seat, SIGHTS[action.terrain], out)
    return _chance(state, RED, replace(_data(state), terrain=action.terrain))


def omens(game: Game, state: GameState, action: Omens, out: Events) -> GameState:
    """Green twice, then red twice (ALTH-481, ALTH-542)."""
    return _chance(play(game, state, action.seat, OMENS, out), GREEN, replace(_data(state), omens=True))


def dice(game: Game, state: GameState, action: ExplorationDice, out: Events) -> GameState:
    """Green and bonus say the terrain."""
    return _greens(game, state, replace(_data(state), greens=(action.green,), reds=(action.red,)), out)


def green(game: Game, state: GameState, action: GreenDie, out: Events) -> GameState:
    """One more green result, or another instead of one whose terrain is exhausted (ALTH-615, ALTH-495)."""
    data = _data(state)
    if data.again == NOT_AGAIN:
        return _greens(game, state, replace(data, greens=(*data.greens, action.green)), out)
    greens = put(data.greens, data.again, action.green)
    return _greens(game, state, replace(data, greens=greens, again=NOT_AGAIN), out)


def _greens(game: Game, state: GameState, data: Expedition, out: Events) -> GameState:
    """Go on when all green results are there and possible."""
    if len(data.greens) < data.throws:
        return _chance(state, GREEN, data)
    left = tiles_left(LAND.of(game, state).terrain)
    for index, face in enumerate(data.greens):
        terrain = TERRAIN_OF[face + data.bonus]
        if not left[terrain]:
            out.append(GreenRolledAgain(data.seat, terrain, face))
            return _chance(state, GREEN, replace(data, again=index))
    return _reds(game, state, data, out)


def red(game: Game, state: GameState, action: RedDie, out: Events) -> GameState:
    """One more red result."""
    data = _data(state)
    return _reds(game, state, replace(data, reds=(*data.reds, action.red)), out)


def _reds(game: Game, state: GameState, data: Expedition, out: Events) -> GameState:
    if len(data.reds) < data.throws:
        return _chance(state, RED, data)
    out.append(ExplorationRolled(data.seat, data.target, data.bonus, data.greens, data.reds))
    if not data.omens:
        terrain = data.terrain or TERRAIN_OF[data.greens[0] + data.bonus]
        return _discovered(game, state, data, terrain, data.reds[0], out)
    options = _omen_options(data)
    if len(options) > 1:
        return swap(state, Frame(OMEN, 1 << data.seat, data))
    return choose_omen(game, swap(state, Frame(OMEN, 0, data)), options[0], out)


def _omen_options(data: Expedition) -> tuple[ChooseOmen, ...]:
    """One green result and, of productive land, one red one; elsewhere the red die says nothing (ALTH-496)."""
    found: dict[ChooseOmen, None] = {}
    for face in data.greens:
        number = TERRAIN_OF[face + data.bonus] in PRODUCTIVE
        for other in data.reds if number else data.reds[:1]:
            found[ChooseOmen(data.seat, face, other)] = None
    return tuple(found)


def choose_omen(game: Game, state: GameState, action: ChooseOmen, out: Events) -> GameState:
    """These results count."""
    data = _data(state)
    return _discovered(game, state, data, TERRAIN_OF[action.green + data.bonus], action.red, out)


def _discovered(
    game: Game, state: GameState, data: Expedition, terrain: TerrainId, red_face: Face, out: Events
) -> GameState:
    """Terrain and number lie on the map; the reward comes before the piece may enter (ALTH-327 to ALTH-331)."""
    land, seat = LAND.of(game, state), data.seat
    number = number_found(land, red_face) if terrain in PRODUCTIVE else 0
    out.append(Explored(seat, data.target, terrain, number))
    state = LAND.put(game, swap(state, Frame(ENTRY, 0, data)), with_hex(land, data.target, terrain, number))
    kind = TERRAIN[terrain].yields
    if kind is not None and HANDS.of(game, state).stock[kind]:
        return take(game, state, seat, tuple([int(one == kind) for one in range(len(KINDS))]), out, "discovery")
    return state if terrain == SEA else draws(state, seat)


def begin_entry(game: Game, state: GameState, out: Events) -> GameState:
    """The piece enters if it can; where only Mountain Track takes it in, whoever holds a fate card is asked."""
    data = _data(state)
    if may_enter(game, state, data.seat, data.start) >> data.target & 1:
        return go(game, pop(state), data.seat, data.start, Stop(data.target), out)
    if by_track(game, state, data.start) >> data.target & 1 and has_any(game, state, data.seat):
        return swap(state, Frame(ENTRY, 1 << data.seat, data))
    return pop(state)


def stay(game: Game, state: GameState, action: Stay, out: Events) -> GameState:
    """The piece stays where it was (ALTH-620)."""
    return pop(state)


def enter_by_track(game: Game, state: GameState, action: EnterByTrack, out: Events) -> GameState:
    """No further step is used (ALTH-619)."""
    data = _data(state)
    state = play(game, pop(state), action.seat, MOUNTAIN_TRACK, out)
    return go(game, state, action.seat, data.start, Stop(data.target), out)


def _not_now(game: Game, state: GameState, action: Action) -> Reason:
    """Return why no Exploration card can be played (ALTH-B03, ALTH-B23)."""
    second = isinstance(state.frames[-1].data, Expedition)
    return Reason("reason-second-exploration-card", rule="ALTH-B23") if second else wrong_time(EXPLORATION)


SIGHTING = Act(
    Sight,
    sight,
    lambda game, state, seat: [Sight(seat, terrain) for terrain in SIGHTS],
    (
        (
            Reason("reason-fate-not-held", rule="ALTH-B21"),
            lambda g, s, action: action.terrain not in SIGHTS or not held(g, s, action.seat)[SIGHTS[action.terrain]],
        ),
        (
            Reason("reason-sighted-none-left", rule="ALTH-B40"),
            lambda g, s, action: not tiles_left(LAND.of(g, s).terrain)[action.terrain],
        ),
    ),
    elsewhere=_not_now,
)
OMENS_ROW = card_row(Omens, omens, OMENS, elsewhere=_not_now)
CHOSEN = Act(ChooseOmen, choose_omen, lambda game, state, seat: _omen_options(_data(state)))
BY_TRACK = Act(EnterByTrack, enter_by_track, refusals=(not_held(MOUNTAIN_TRACK),))
MODULE = Module(
    slot=no_part("exploration"),
    version=1,
    requires=("fate", "units"),
    steps=(
        Step(CARD, "prompt-exploration-card", Expedition, advance=to_dice, choices=(PASS, SIGHTING, OMENS_ROW)),
        Step(DICE, "prompt-dice", Expedition, choices=(Act(ExplorationDice, dice, family=lambda *_: BOTH),)),
        Step(GREEN, "prompt-dice", Expedition, choices=(Act(GreenDie, green, family=lambda *_: GREENS),)),
        Step(RED, "prompt-dice", Expedition, choices=(Act(RedDie, red, family=lambda *_: REDS),)),
        Step(OMEN, "prompt-omens", Expedition, choices=(CHOSEN,)),
        Step(ENTRY, "prompt-entry", Expedition, advance=begin_entry, choices=(Act(Stay, stay), BY_TRACK)),
    ),
)
