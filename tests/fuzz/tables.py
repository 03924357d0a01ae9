"""Where the fuzzer's games begin: any table of any ruleset with any options, a recorded game half-way, a lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import apply, start
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.notation import decode
from catan_desktop.kernel.record import record
from catan_desktop.kernel.state import GameState
from catan_desktop.lessons.catalogue import LESSONS
from tests.golden import FOLDER, parse
from tests.invariants import RULESET_INVARIANTS
from tests.recipes import RECIPES, option_words, read_options, set_table

FRESH = 0.6
"""So large a part of the games begins at the beginning."""
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
        begin = [_recorded, *([_taught] if _chapters(key) else [])]
    return rng.choice(begin)(key, rng, number)


def _fresh(key: str, rng: Random, number: int) -> Beginning:
    ruleset = RECIPES[key]
    seats = ruleset.seats[number % len(ruleset.seats)]
    options: dict[str, bool | int | str] = {}
    if rng.random() < 0.6:
        likely = rng.choice((0.2, 0.6))
        options = {spec.key: rng.choice(spec.choices) for spec in ruleset.options if rng.random() < likely}
    board = rng.randrange(10_000)
    game = set_table(ruleset, seats, options, board)
    house = any(spec.house and options.get(spec.key, spec.default) != spec.default for spec in ruleset.options)
    words = f"{key}, {seats} seats, options {option_words(options) or 'none'}, board {board}"
    return Beginning(game, start(game)[0], words, house)


def _recorded(key: str, rng: Random, number: int) -> Beginning:
    recorded = [path for path in sorted(FOLDER.glob(f"{key}-*.txt")) if parse_header(path.name).ruleset == key]
    path = rng.choice(recorded)
    golden = parse_header(path.name)
    ruleset = RECIPES[key]
    game = set_table(ruleset, golden.seats, read_options(ruleset, golden.options), golden.board)
    state, _ = start(game)
    lines = [line for line in golden.lines if not line.startswith("@")]
    depth = rng.randrange(min(len(lines), DEEPEST))
    for line in lines[:depth]:
        state, _ = apply(game, state, decode(game, line))
    return Beginning(game, state, f"{path.name} after {depth} actions", False)


parse_header = cache(lambda name: parse((FOLDER / name).read_text(encoding="utf-8")))


def _chapters(key: str) -> Sequence[tuple[str, Callable[[], tuple[Game, GameState]]]]:
    return [(one.key, one.begin) for lesson in LESSONS if lesson.ruleset == key for one in lesson.chapters]


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
