"""One game of bots, without a window, a file or another process."""

from __future__ import annotations

import hashlib
import logging
import time
from collections import deque
from collections.abc import Iterator, Sequence
from random import Random

from pydantic import BaseModel, ConfigDict, Field

from ..bots.bot import Bot, bot_rng, bot_seed
from ..bots.budget import SECONDS, Budget
from ..bots.levels import SPARE, foreign, make_bot
from ..bots.table import CATALOGUE, deal, shelf
from ..kernel import Action, Game, GameState, Observation, Seat, chance, engine, record, replace
from ..kernel.event import Event, redact
from ..kernel.ids import CHANCE
from ..kernel.ruleset import Options
from ..kernel.state import Transition

logger = logging.getLogger(__name__)
CAP = 20_000
"""Plies after which a game counts as one that nobody ends."""
NO_ENDING = "none"


class Result(BaseModel):
    """Base of results."""

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")


class SeatResult(Result):
    """How a seat came out."""

    bot: str
    """Level."""
    vp: int
    rank: int
    sources: dict[str, int]
    """Where the points come from."""
    failed: bool = Field(default=False, exclude=True)
    """True for a bot of another package that failed; an easy one played on."""


class GameResult(Result):
    """How a game came out."""

    seed: int
    winners: tuple[int, ...]
    """Seats, counted from 0; empty where everybody lost."""
    ending: str
    """`win`, the game's own kinds, or `none` at the cap."""
    turns: int
    plies: int
    seconds: float
    """Wall clock; the only figure that differs from run to run."""
    seats: tuple[SeatResult, ...]


class Thought(Result):
    """How long a seat thought, in its process's own time."""

    decisions: int
    seconds: float
    longest: float
    """Seconds of its longest decision."""


class Played(Result):
    """A game with what cannot be the same in two runs."""

    game: GameResult
    thoughts: tuple[Thought, ...]
    """By seat."""


@record
class Limits:
    """What a decision may cost. The time is the process's own, so that a busy machine changes nothing."""

    seconds: float | None = SECONDS
    nodes: int | None = None

    def budget(self) -> Budget:
        """As bots read it."""
        return Budget(self.seconds, self.nodes, time.process_time)


LIMITS = Limits()


def seed_of(seed: int, number: int) -> int:
    """The seed of game `number` of a series; 48 bits, so that every JSON reader keeps it whole."""
    return int.from_bytes(hashlib.sha256(f"game {seed} {number}".encode()).digest()[:6], "big")


def played(
    ruleset_key: str,
    levels: Sequence[str],
    options: Options | None = None,
    seed: int = 0,
    cap: int = CAP,
    shelf_name: str = CATALOGUE,
    limits: Limits = LIMITS,
) -> Played:
    """Play one game. It is the same in every process unless a bot uses all the time it is given.

    Raises RulesetError for a ruleset, a table or an option that there is not, KeyError for an unknown level.
    """
    rules = shelf(shelf_name)
    begun = time.perf_counter()
    game = deal(rules.ruleset(ruleset_key), len(levels), options or {}, chance.source(seed, "board"))
    watches = [Watch(level, limits) for level in levels]
    bots = [make_bot(level, limits.budget()) for level in levels]
    ((state, _),) = deque(transitions(game, bots, seed, cap, watches), maxlen=1)
    outcome = state.outcome
    result = GameResult(
        seed=seed,
        winners=tuple(int(seat) for seat in outcome.winners) if outcome else (),
        ending=outcome.ending if outcome else NO_ENDING,
        turns=state.turn,
        plies=state.ply,
        seconds=round(time.perf_counter() - begun, 3),
        seats=tuple(
            SeatResult(
                bot=level,
                vp=standing.points,
                rank=standing.rank,
                sources=_added(standing.sources),
                failed=watch.spare is not None,
            )
            for level, standing, watch in zip(levels, rules.standings(game, state), watches, strict=True)
        ),
    )  # fmt: skip
    return Played(game=result, thoughts=tuple(watch.thought() for watch in watches))


class Watch:
    """Adds up the decisions of a seat; a bot of another package that fails is replaced by one of SPARE."""

    def __init__(self, level: str = SPARE, limits: Limits = LIMITS) -> None:
        self.level, self.limits = level, limits
        self.spare: Bot | None = None
        self.spent: list[float] = []

    def choose(self, bot: Bot, game: Game, view: Observation, rng: Random) -> Action:
        """Let the bot choose, and note the time."""
        begun = time.process_time()
        action = self._chosen(bot, game, view, rng)
        self.spent.append(time.process_time() - begun)
        return action

    def _chosen(self, bot: Bot, game: Game, view: Observation, rng: Random) -> Action:
        if self.spare is None and foreign(self.level):
            try:
                action = bot.choose(game, view, rng)
                if view.decision is not None and view.decision.allows(action):
                    return action
                logger.warning("%s answered %r, which is not legal", self.level, action)
            except Exception:
                logger.exception("%s", self.level)
            self.spare = make_bot(SPARE, self.limits.budget())
        return (self.spare or bot).choose(game, view, rng)

    def thought(self) -> Thought:
        """The sum."""
        return Thought(
            decisions=len(self.spent),
            seconds=round(sum(self.spent), 6),
            longest=round(max(self.spent, default=0.0), 6),
        )


def drawn(game: Game, state: GameState, seed: int) -> Action:
    """Return what chance, which is asked, answers in a game of this seed."""
    return chance.draw(seed, state.ply, engine.awaited_draw(game, state))


def transitions(
    game: Game, bots: Sequence[Bot], seed: int, cap: int = CAP, watches: Sequence[Watch] = ()
) -> Iterator[Transition]:
    """Play a game of bots and yield each state with the events that led to it."""
    watches = watches or [Watch() for _ in bots]
    number = bot_seed(seed)
    seen: list[list[Event]] = [[] for _ in bots]
    transition = engine.start(game)
    while True:
        state, events = transition
        yield transition
        seat = engine.actor(state)
        if seat is None or state.ply >= cap:
            return
        for each, history in enumerate(seen):
            history.extend([redact(event, Seat(each)) for event in events])
        if seat == CHANCE:
            transition = engine.advance(game, state, drawn(game, state, seed))
        else:
            view = replace(engine.observe(game, state, seat), history=tuple(seen[seat]))
            action = watches[seat].choose(bots[seat], game, view, bot_rng(number, seat, state.ply))
            transition = engine.apply(game, state, action, view.decision)


def _added(sources: Sequence[tuple[str, int]]) -> dict[str, int]:
    """Points by source; a source that is named twice counts with its sum."""
    total: dict[str, int] = {}
    for key, points in sources:
        total[key] = total.get(key, 0) + points
    return total
