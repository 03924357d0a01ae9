"""Where the fuzzer's games begin: any table of any ruleset with any options, a recorded game half-way, a lesson, or a
late moment that random players seldom see: an empty bank, a crowd at the Wall, the barbarians before the coast.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from catan_desktop.games.catalogue import known
from catan_desktop.games.cities_knights.module import CITIES
from catan_desktop.games.cities_knights.numbers import LANDING
from catan_desktop.games.cities_knights.part import BARBARIANS
from catan_desktop.games.fishermen.part import FISH, LIMIT, all_tokens
from catan_desktop.games.landnam.fate import FATE
from catan_desktop.games.landnam.fate_cards import DECK
from catan_desktop.games.landnam.honours import HONOURS
from catan_desktop.games.lessons import lesson_for
from catan_desktop.games.traders_barbarians.part import TRADERS
from catan_desktop.games.watch.board import CAMPS, CLANS, POSTS, SECTIONS
from catan_desktop.games.watch.guards import GUARDS
from catan_desktop.games.watch.part import REGULAR, SUPPLY, FigureId, watch, with_watch
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import add, changed, draw_handful, subtract
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import apply, start
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat, numbered
from catan_desktop.kernel.notation import decode
from catan_desktop.kernel.record import put, record, replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.parts import HANDS, hand_of
from tests.golden import FOLDER, parse
from tests.invariants import RULESET_INVARIANTS
from tests.positions import Position
from tests.recipes import EVERY, agreeing, option_words, read_options, set_table

FRESH = 0.5
"""So large a part of the games begins at the beginning."""
CALM = {"settlers.pre_roll", "settlers.action"}
"""Steps at which nothing is half done."""
DEEPEST = 2500
"""A recorded game is entered after at most so many actions."""


@record
class Beginning:
    """A game at some moment."""

    game: Game
    state: GameState
    where: str
    """In words."""
    odd: bool
    """True where the options are house rules, under which random players need not come to an end."""


def beginning(key: str, seed: int, number: int) -> Beginning:
    """Where the game of a number begins; always the same."""
    rng = source(seed, "beginning", key, number)
    begin: list[Callable[[str, Random, int], Beginning]] = [_fresh]
    if rng.random() >= FRESH:
        begin = [_recorded, *([_taught] if _chapters(key) else []), *([_late, _late] if _grafts(key) else [])]
    return rng.choice(begin)(key, rng, number)


def _fresh(key: str, rng: Random, number: int) -> Beginning:
    ruleset = EVERY[key]
    seats = ruleset.seats[number % len(ruleset.seats)]
    options: dict[str, bool | int | str] = {}
    if rng.random() < 0.6:
        likely = rng.choice((0.2, 0.6))
        options = {spec.key: rng.choice(spec.choices) for spec in ruleset.options if rng.random() < likely}
    for place, switch in enumerate(module.switch for module in ruleset.recipe if module.switch is not None):
        options[switch.key] = bool(number // len(ruleset.seats) >> place & 1)
    options = agreeing(ruleset, options)
    board = rng.randrange(10_000)
    game = set_table(ruleset, seats, options, board)
    house = any(spec.house and options.get(spec.key, spec.default) != spec.default for spec in ruleset.options)
    words = f"{key}, {seats} seats, options {option_words(options) or 'none'}, board {board}"
    return Beginning(game, start(game)[0], words, house)


def _recorded(key: str, rng: Random, number: int, calm: bool = False) -> Beginning:
    """A recorded game after some of its actions; with `calm`, at the next moment at which nothing is half done."""
    recorded = [path for path in sorted(FOLDER.glob(f"{key}-*.txt")) if parse_header(path.name).ruleset == key]
    path = rng.choice(recorded)
    golden = parse_header(path.name)
    ruleset = EVERY[key]
    game = set_table(ruleset, golden.seats, read_options(ruleset, golden.options), golden.board)
    state, _ = start(game)
    lines = [line for line in golden.lines if not line.startswith("@")]
    depth = rng.randrange(min(len(lines), DEEPEST))
    for line in lines[:-1]:
        if state.ply >= depth and not (calm and state.frames[-1].step not in CALM):
            break
        state, _ = apply(game, state, decode(game, line))
    return Beginning(game, state, f"{path.name} after {state.ply} actions", False)


parse_header = cache(lambda name: parse((FOLDER / name).read_text(encoding="utf-8")))


def _chapters(key: str) -> Sequence[tuple[str, Callable[[], tuple[Game, GameState]]]]:
    lesson = lesson_for(key) if known(key) else None
    return [] if lesson is None else [(one.key, one.begin) for one in lesson.chapters]


def _taught(key: str, rng: Random, number: int) -> Beginning:
    name, begin = rng.choice(_chapters(key))
    game, state = begin()
    try:
        for module in game.ruleset.modules:
            if module.key in RULESET_INVARIANTS:
                RULESET_INVARIANTS[module.key](game, state)
    except AssertionError:  # a lesson may leave cards out of the game
        return _fresh(key, rng, number)
    return Beginning(game, state, f"the lesson {name}", True)


def _crowd(game: Game, state: GameState, rng: Random) -> GameState:
    """Guards on the posts, regulars before them, wildlings in the camps; the Gift stays as it is."""
    part = watch(game, state)
    posts: list[tuple[Seat, ...]] = []
    guards = [0] * game.seats
    for _ in range(SECTIONS):
        row: tuple[Seat, ...] = ()
        for _ in range(rng.choice((0, POSTS, POSTS))):
            seat = Seat(min(range(game.seats), key=guards.__getitem__))
            if guards[seat] < GUARDS:
                guards[seat] += 1
                row += (seat,)
        posts.append(row)
    left = list(subtract(SUPPLY, tuple(sum(row.count(kind) for row in part.gift) for kind in range(len(SUPPLY)))))
    clearings = tuple(min(len(row), left[REGULAR] // SECTIONS) for row in posts)
    left[REGULAR] -= sum(clearings)
    camps: list[tuple[FigureId, ...]] = []
    for _ in CLANS:
        figures: list[FigureId] = []
        for _ in range(CAMPS):
            figures.append(rng.choice([kind for kind, count in numbered(FigureId, left) if count]))
            left[figures[-1]] -= 1
        camps.append(tuple(figures))
    return with_watch(
        game,
        state,
        replace(
            part,
            posts=tuple(posts),
            guards=tuple(guards),
            clearings=clearings,
            camps=tuple(camps),
            supply=tuple(left),
        ),
    )


def _scarce(game: Game, state: GameState, rng: Random) -> GameState:
    """Of one kind of card all lie in hands."""
    part = HANDS.of(game, state)
    kind = rng.randrange(len(part.stock))
    hands = [list(hand_of(game, state, Seat(seat))) for seat in range(game.seats)]
    for _ in range(part.stock[kind]):
        rng.choice(hands)[kind] += 1
    bank = changed(part.stock, kind, -part.stock[kind])
    return HANDS.put(game, state, part.moved(bank, tuple(map(sum, hands)), tuple(map(tuple, hands))))


def _landing(game: Game, state: GameState, rng: Random) -> GameState:
    """The barbarians are one step from the coast."""
    return BARBARIANS.put(game, state, replace(BARBARIANS.of(game, state), ship=LANDING - 1, awake=True))


def _tipped(rng: Random) -> tuple[Game, GameState]:
    """A city is tipped, for all settlements are on the board (CK-371)."""
    spot = "V(-1,0,NW)"
    position = Position(
        rules=CITIES,
        settlements={0: f"V(0,0,N) V(0,0,S) V(2,0,N) V(2,-1,N) V(-1,1,S) {spot}"},
        hands={0: "4ore 3grain 2wool", 1: "2ore 2grain"},
        options={"dice": rng.choice(("fair", "deck"))},
    )
    game, state = position.made()
    tipped = 1 << game.board.topology.parse_corner(spot)
    return game, BARBARIANS.put(game, state, replace(BARBARIANS.of(game, state), tipped=tipped))


def _full_nets(game: Game, state: GameState, rng: Random) -> GameState:
    """Nearly all tokens are in hands, up to the limit; few lie face down, the boot perhaps among them."""
    part = FISH.of(game, state)
    *fish, _ = all_tokens(game)
    left, hands = tuple(fish), []
    for _ in range(game.seats):
        hands.append(draw_handful(left, min(LIMIT - rng.randrange(2), sum(left)), rng))
        left = subtract(left, hands[-1])
    used = draw_handful(left, max(0, sum(left) - rng.randrange(4)), rng)
    hidden, held = (*subtract(left, used), int(part.boot < 0)), tuple(map(sum, hands))
    part = replace(part, supply=sum(hidden), used=used, held=held, private=tuple(hands), hidden=hidden)
    return FISH.put(game, state, part)


def _empty_stacks(game: Game, state: GameState, rng: Random) -> GameState:
    """Of one kind of trade hex few tokens are left or none, and a stack is empty; the others were delivered. All
    wagons stand beside that hex."""
    part, board = TRADERS.of(game, state), game.board
    kind = rng.choice(board.trade_kinds)
    places = [place for place, at in enumerate(board.trade_kinds) if at == kind]
    bare = rng.choice(places)
    filled = [place for place in places if place != bare]
    left = draw_handful(part.left[kind], min(rng.choice((0, 2)) * len(filled), sum(part.left[kind])), rng)
    stacks, delivered = [*part.stacks], [*part.delivered]
    for place in places:
        stacks[place] = 0
    for number in range(sum(left)):
        stacks[filled[number % len(filled)]] += 1
    for _ in range(sum(part.left[kind]) - sum(left)):
        delivered[min(range(game.seats), key=delivered.__getitem__)] += 1
    gates = [board.topology.path_ends[path][1] for path in bits(board.topology.corner_paths[board.plazas[bare]])]
    wagons = [rng.choice(gates) for _ in part.wagons]
    rows = tuple(left if number == kind else row for number, row in enumerate(part.left))
    part = replace(part, left=rows, stacks=tuple(stacks), delivered=tuple(delivered), wagons=tuple(wagons))
    return TRADERS.put(game, state, part)


def _many_fates(game: Game, state: GameState, rng: Random) -> GameState:
    """Nearly all fate cards are in hands; few are in the deck, or none, and perhaps some lie open."""
    part = FATE.of(game, state)
    left = DECK
    for hand in (*part.private, part.aside):
        left = subtract(left, hand or ())
    deck = draw_handful(left, min(rng.randrange(3), sum(left)), rng)
    left = subtract(left, deck)
    discard = draw_handful(left, min(rng.choice((0, 2)), sum(left)), rng)
    left, hands = subtract(left, discard), [hand or () for hand in part.private]
    for seat in range(game.seats):
        share = draw_handful(left, sum(left) // (game.seats - seat), rng)
        hands[seat], left = add(hands[seat], share), subtract(left, share)
    held = tuple(map(sum, hands))
    part = replace(part, deck=sum(deck), hidden=deck, discard=discard, held=held, private=tuple(hands))
    return FATE.put(game, state, part)


def _many_tokens(game: Game, state: GameState, rng: Random) -> GameState:
    """Some seat is not far from the goal."""
    part = HONOURS.of(game, state)
    seat = rng.randrange(game.seats)
    return HONOURS.put(game, state, replace(part, white=put(part.white, seat, part.white[seat] + 8)))


GRAFTS = {
    "fate": _many_fates,
    "honours": _many_tokens,
    "hands": _scarce,
    "watch": _crowd,
    "cities_knights": _landing,
    "fishermen": _full_nets,
    "traders_barbarians": _empty_stacks,
}
"""Module -> what makes a moment of its game a late one."""


def _grafts(key: str) -> list[Callable[[Game, GameState, Random], GameState]]:
    return [GRAFTS[module.key] for module in EVERY[key].modules if module.key in GRAFTS]


def _late(key: str, rng: Random, number: int) -> Beginning:
    if "cities_knights" in EVERY[key].slots and rng.random() < 0.3:
        game, state = _tipped(rng)
        return Beginning(game, state, "a tipped city", False)
    begun = _recorded(key, rng, number, calm=True)
    state = begun.state
    for graft in _grafts(key):
        if rng.random() < 0.6:
            state = graft(begun.game, state, rng)
    return Beginning(begun.game, state, f"{begun.where}, made late", begun.odd)
