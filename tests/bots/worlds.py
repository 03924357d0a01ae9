"""Positions of every ruleset, and other worlds behind them that a seat cannot tell from the true one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from random import Random
from typing import Any

from catan_desktop.arena.play import drawn
from catan_desktop.bots.bot import bot_rng, bot_seed
from catan_desktop.bots.levels import make_bot
from catan_desktop.games.catalogue import RULESETS
from catan_desktop.kernel.engine import actor, advance, decision, determinise, observe, start
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import field_names, record, replace
from catan_desktop.kernel.state import GameState, Observation
from tests import warm
from tests.recipes import set_table

SEATS = 4
MOST_PLIES = 900
OF_A_QUESTION = 2
"""So many positions of each kind of question are kept."""


@record
class Position:
    """A moment at which a seat decides, with all that has happened."""

    game: Game
    state: GameState
    events: tuple[Event, ...]

    @property
    def seat(self) -> Seat:
        """Who decides."""
        seat = actor(self.state)
        assert seat is not None
        return seat

    def view(self) -> Observation:
        """What the deciding seat sees, with its history."""
        seen = observe(self.game, self.state, self.seat)
        return replace(seen, history=tuple(redact(event, self.seat) for event in self.events))


@cache
def positions(key: str, seed: int = 5) -> tuple[Position, ...]:
    """Positions of one game of a ruleset, a few of each kind of question, those with much to choose from first."""
    found: list[Position] = []
    for position in _game(key, seed):
        asked = decision(position.game, position.state, position.seat)
        assert asked is not None
        if sum(min(choice.count(), 2) for choice in asked.choices[:4]) > 1:
            found.append(position)
    order = Random(seed)
    order.shuffle(found)
    kept: Counter[str] = Counter()
    chosen = []
    for position in found:
        step = position.state.frames[-1].step
        kept[step] += 1
        if kept[step] <= OF_A_QUESTION * (4 if step.endswith(".action") else 1):
            chosen.append(position)
    return tuple(chosen)


def _game(key: str, seed: int) -> Iterator[Position]:
    """A game of two bots that play and two that do anything, so that there are both towns and odd positions."""
    game = set_table(RULESETS[key], SEATS, {}, seed)
    bots = [make_bot(level) for level in ("easy", "random", "easy", "random")]
    state, told = start(game)
    events = list(told)
    brought = [module for module in ("event_cards", "harbourmaster") if game.has(module)]
    name = "_".join(["worlds", key, *brought, str(seed)])
    while (seat := actor(state)) is not None and state.ply < MOST_PLIES:
        if seat == CHANCE:
            action = warm.acted(name, game, state, partial(drawn, game, state, seed))
        else:
            position = Position(game, state, tuple(events))
            yield position
            view = observe(game, state, seat)
            luck = bot_rng(bot_seed(seed), seat, state.ply)
            action = warm.acted(name, game, state, partial(bots[seat].choose, game, view, luck))
        state, told = advance(game, state, action)
        events += told


def worlds(position: Position, rng: Random) -> list[Position]:
    """The same moment with everything that the seat cannot see dealt anew, and with it turned into anything at all."""
    game, view = position.game, position.view()
    dealt = [determinise(game, view, rng) for _ in range(2)]
    odd = [shaken(position.state, position.seat, rng) for _ in range(2)]
    return [
        Position(game, state, tuple(unknown(event, position.seat, rng) for event in position.events))
        for state in (*dealt, *odd)
    ]


def shaken(state: GameState, seat: Seat, rng: Random) -> GameState:
    """All hidden fields hold other numbers, whether or not that could be: the seat has nothing to tell it by."""
    parts: list[Any] = list(state.parts)
    for number, part in enumerate(parts):
        changes: dict[str, Any] = {}
        if hasattr(part, "private"):
            changes["private"] = tuple(
                own if index == seat else anything(own, rng) for index, own in enumerate(part.private)
            )
        if hasattr(part, "hidden"):
            changes["hidden"] = anything(part.hidden, rng)
        parts[number] = replace(part, **changes) if changes else part
    return replace(state, parts=tuple(parts))


def unknown(event: Event, seat: Seat, rng: Random) -> Event:
    """The event with other values in the fields that the seat may not read."""
    changes = {
        name: anything(getattr(event, name), rng)
        for name, readers in event.seen_by.items()
        if all(getattr(event, reader) != seat for reader in readers)
    }
    return replace(event, **changes) if changes else event


def anything(value: Any, rng: Random) -> Any:
    """A value of the same shape with other numbers in it."""
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return (value + rng.randrange(1, 5)) % 6
    if isinstance(value, tuple):
        return tuple(anything(one, rng) for one in value)
    return replace(value, **{name: anything(getattr(value, name), rng) for name in field_names(type(value))})
