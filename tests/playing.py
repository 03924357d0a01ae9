"""Random players, for goldens, counts and the harnesses; nothing here but the rules and what they need."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.chance import draw, source
from catan_desktop.kernel.choice import Choice, Draw
from catan_desktop.kernel.engine import actor, advance, decision, start
from catan_desktop.kernel.frame import Decision
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.kernel.notation import digest
from catan_desktop.kernel.state import GameState

DIGEST_EVERY = 25
WEIGHTS: tuple[tuple[str, float], ...] = (
    ("build", 12),
    ("improve", 12),
    ("activate", 6),
    ("recruit", 4),
    ("place", 12),
    ("buy", 4),
    ("hire", 4),
    ("play", 4),
    ("pass", 4),
    ("end", 4),
    ("offer", 0.4),
    ("propose", 0.4),
    ("counter", 0.2),
    ("cancel", 1),
)
"""How often a family is picked, by the first word of its actions' kind; 2 for others. Makes games progress."""


@dataclass
class Record:
    """A game that was played."""

    game: Game
    first: GameState
    state: GameState
    log: list[Action] = field(default_factory=list)
    digests: dict[int, str] = field(default_factory=dict)
    """Digest by number of actions applied, every `DIGEST_EVERY`."""


def living(choices: tuple[Choice, ...]) -> list[tuple[Choice, Action]]:
    """The families that hold something, each with its first action."""
    firsts = ((choice, next(iter(choice), None)) for choice in choices)
    return [(choice, action) for choice, action in firsts if action is not None]


def pick(asked: Decision, rng: Random) -> Action:
    """A random legal action: first a family by weight, then a sample of it."""
    families = living(asked.choices)
    words = [action.kind.split("_")[0] for _, action in families]
    weights = [next((weight for word, weight in WEIGHTS if first == word), 2) for first in words]
    choice: Choice = rng.choices([choice for choice, _ in families], weights)[0]
    return choice.sample(rng)


def next_action(game: Game, state: GameState, seed: int, rng: Random) -> Action:
    """What the random players, or chance, do now."""
    seat = actor(state)
    assert seat is not None, "nobody must act, but the game is not over"
    asked = decision(game, state, seat)
    assert asked is not None
    if seat != CHANCE:
        assert living(asked.choices), f"seat {seat} must act in {state.frames[-1].step} and can do nothing"
        return pick(asked, rng)
    assert len(asked.choices) == 1, "chance answers one question at a time"
    (choice,) = asked.choices
    assert isinstance(choice, Draw)
    return draw(seed, state.ply, choice)


def play_game(game: Game, seed: int, plies: int) -> Record:
    """Play with random players until the game is over or `plies` actions are done."""
    state, _ = start(game)
    record = Record(game, state, state)
    rng = source(seed, "players")
    while record.state.outcome is None and record.state.ply < plies:
        action = next_action(game, record.state, seed, rng)
        record.state, _ = advance(game, record.state, action)
        note(record, action)
    return record


def note(record: Record, action: Action) -> None:
    """Write down the action that led to the record's state."""
    record.log.append(action)
    if len(record.log) % DIGEST_EVERY == 0:
        record.digests[len(record.log)] = digest(record.state)
