"""The contract that every ruleset keeps, tried on random games.

`check_game` plays one game and asserts after every action what is cheap, and every few actions what is dear.
"""

from __future__ import annotations

import enum
import itertools
import pickle
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.choice import Draw, Offer
from catan_desktop.kernel.engine import actor, advance, apply, decision, determinise, observe, start, why_not
from catan_desktop.kernel.errors import IllegalAction, NotationError, Reason
from catan_desktop.kernel.event import Event, GameEnded, redact
from catan_desktop.kernel.frame import Decision
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.notation import decode, digest, encode
from catan_desktop.kernel.record import field_names, is_record, replace
from catan_desktop.kernel.ruleset import Options, Ruleset
from catan_desktop.kernel.state import GameState, Observation
from tests.invariants import RULESET_INVARIANTS
from tests.playing import Record, next_action, note
from tests.recipes import replay, set_table

LISTED = 500
"""Families up to this size are listed in full."""
WATCHERS = 3
"""So many seats look at a state; at a larger table others look at the next."""


def check_game(
    ruleset: Ruleset,
    seats: int,
    options: Options | None = None,
    seed: int = 0,
    plies: int = 5000,
    every: int = 10,
    must_end: bool = True,
) -> Record:
    """Play a random game and assert the contract; dear checks every `every` actions.

    It must end within `plies` actions; with `must_end` off it may also be broken off there.
    """
    game = set_table(ruleset, seats, options, seed)
    state, events = start(game)
    record = Record(game, state, state)
    rng, check_rng = source(seed, "players"), source(seed, "checks")
    words = Vocabulary()
    try:
        assert start(game) == (state, events)
        check_events(game, events)
        check_state(game, state, words, check_rng)
        while state.outcome is None:
            if state.ply >= plies:
                assert not must_end, f"not over after {plies} actions"
                break
            check_somebody_acts(game, state)
            action = next_action(game, state, seed, rng)
            check_action(game, state, action, words)
            before, (state, events) = state, apply(game, state, action)
            assert state.ply == before.ply + 1
            assert advance(game, before, action) == (state, events), "applied twice, the results differ"
            check_events(game, events)
            record.state = state
            note(record, action)
            if len(record.log) % every == 0 or state.outcome is not None:
                check_state(game, state, words, check_rng)
        if state.outcome is not None:
            check_end(game, state, events)
        check_replay(record)
    except Exception as error:
        lines = "\n".join(encode(game, action) for action in record.log[-12:])
        error.add_note(
            f"{ruleset.key}, {seats} seats, {options}, seed {seed}, after {len(record.log)} actions:\n{lines}"
        )
        raise
    return record


def check_somebody_acts(game: Game, state: GameState) -> None:
    """Exactly one seat of the table, or chance, is asked."""
    asked = [seat for seat in (*range(game.seats), CHANCE) if decision(game, state, Seat(seat))]
    assert asked == [actor(state)]
    allowed = game.everybody | 1 << CHANCE
    assert not any(frame.waiting & ~allowed for frame in state.frames)


def check_action(game: Game, state: GameState, action: Action, words: Vocabulary) -> None:
    """A legal action has nothing against it and survives being written down."""
    assert why_not(game, state, action) is None
    line = encode(game, action)
    assert decode(game, line) == action
    words.learn(line)


def check_state(game: Game, state: GameState, words: Vocabulary, rng: Random) -> None:
    """Everything dear about one state."""
    check_plain(state)
    check_invariants(game, state)
    seat = actor(state)
    if seat is not None:
        asked = decision(game, state, seat)
        assert asked is not None
        check_rows(game, state, asked)
        check_families(game, state, asked, words, rng)
        check_refusals(game, state, words, rng)
    for watcher in rng.sample(range(game.seats), min(game.seats, WATCHERS)):
        check_observation(game, state, Seat(watcher), rng)


def check_plain(value: object) -> None:
    """States hold only what has one order and one text: records, tuples, numbers, texts, truths, enums, None."""
    if isinstance(value, tuple) and type(value) is tuple:
        items: Iterable[object] = value
    elif is_record(value):
        items = [getattr(value, name) for name in field_names(type(value))]
    else:
        plain = type(value) in PLAIN or isinstance(value, enum.Enum)
        assert plain, f"{value!r} of {type(value)} has no place in a state"
        return
    for item in items:
        if type(item) not in PLAIN:
            check_plain(item)


PLAIN: set[type] = {int, str, bool, type(None)}


def check_invariants(game: Game, state: GameState) -> None:
    """What the modules promise of their own parts and frames."""
    assert len(state.parts) == len(game.ruleset.modules)
    for frame in state.frames[1:]:
        assert game.ruleset.steps[frame.step].holds(frame.data), f"{frame} holds what its step does not name"
    for module in game.ruleset.modules:
        part = module.slot.of(game, state)
        assert type(part) is module.slot.kind
        if hasattr(part, "private"):
            assert len(part.private) == game.seats, f"{module.key} keeps no secret for each seat"
        invariant = RULESET_INVARIANTS.get(module.key)
        if invariant is not None:
            invariant(game, state)


def check_rows(game: Game, state: GameState, asked: Decision) -> None:
    """What a step offers of a row is what the row means and nothing refuses, in the same order."""
    offered = [
        action
        for choice in asked.choices
        if not isinstance(choice, Draw)
        for action in itertools.islice(choice, LISTED)
    ]
    for row in game.ruleset.acts[state.frames[-1].step].values():
        if row.family is None:
            quick = [action for action in offered if type(action) is row.action]
            assert quick == row.plain(game, state, asked.seat), (
                f"{row.action.kind} is offered otherwise than by its row"
            )


def check_families(game: Game, state: GameState, asked: Decision, words: Vocabulary, rng: Random) -> None:
    """`count`, iteration, `in`, `sample` and `why_not` agree, and what is listed can be done."""
    for choice in asked.choices:
        count = choice.count()
        listed = list(itertools.islice(choice, LISTED + 1))
        if count <= LISTED:
            assert count == len(listed), f"{choice} counts {count} and lists {len(listed)}"
        else:
            assert len(listed) == LISTED + 1
            listed = rng.sample(listed, 20)
        assert len(set(listed)) == len(listed), f"{choice} lists an action twice"
        if isinstance(choice, Draw) and sum(choice.weights) <= LISTED:
            drawn = Counter(choice.pick(number) for number in range(sum(choice.weights)))
            weights = zip(choice.outcomes, choice.weights, strict=True)
            assert drawn == {action: weight for action, weight in weights if weight}, f"{choice} draws by other weights"
        samples = [choice.sample(rng) for _ in range(3)] if count else []
        for action in (*listed, *samples):
            assert action.seat == asked.seat
            assert action in choice
            assert why_not(game, state, action) is None
            assert not isinstance(choice, Offer) or action.seat != CHANCE
        for action in rng.sample(listed, min(3, len(listed))) + samples[:1]:
            check_action(game, state, action, words)
            after, events = advance(game, state, action)
            assert advance(game, state, action) == (after, events)
            assert digest(advance(game, state, action)[0]) == digest(after)
            check_invariants(game, after)
            check_events(game, events)


@dataclass
class Vocabulary:
    """Lines that were legal at some time, to make up illegal ones from."""

    lines: dict[str, list[str]] = field(default_factory=dict)
    """Some lines of each kind, oldest first."""

    def learn(self, line: str) -> None:
        """Remember a line, forgetting an old one of its kind."""
        known = self.lines.setdefault(line.split(" ")[1], [])
        if line not in known:
            known.append(line)
            del known[:-8]

    def invent(self, game: Game, rng: Random) -> Iterator[str]:
        """For each kind a line with something changed: the seat, a value of another line, a wild value."""
        for known in self.lines.values():
            words = rng.choice(known).split(" ")
            others = rng.choice(known).split(" ")
            yield " ".join(words)
            yield " ".join([str(rng.randrange(game.seats)), *words[1:]])
            for place in range(2, len(words)):
                yield " ".join([*words[:place], others[place], *words[place + 1 :]])
                wild = rng.choice(("-1", "0", "99", "1000000", "0,0", "9,9,9,9,9", "-1,1,0,0,0", "()", "-", "no", "x"))
                yield " ".join([*words[:place], wild, *words[place + 1 :]])


def check_refusals(game: Game, state: GameState, words: Vocabulary, rng: Random) -> None:
    """What is not offered is refused with a reason, and nothing changes."""
    seat = actor(state)
    asked = decision(game, state, seat) if seat is not None else None
    assert asked is not None
    before = digest(state)
    for line in words.invent(game, rng):
        try:
            action = decode(game, line)
        except NotationError:
            continue
        offered = action.seat == seat and asked.allows(action)
        reason = why_not(game, state, action)
        if offered:
            assert reason is None
            continue
        assert isinstance(reason, Reason), f"{line} is not offered and not refused"
        assert reason.key
        with pytest.raises(IllegalAction) as caught:
            apply(game, state, action)
        assert caught.value.reason == reason
    assert digest(state) == before


def check_observation(game: Game, state: GameState, seat: Seat, rng: Random) -> None:
    """A seat sees no secret, needs none to decide, and cannot tell an imagined state from the true one."""
    view = observe(game, state, seat)
    check_veiled(game, view)
    assert view.decision == decision(game, state, seat)
    if state.outcome is None:
        asked = actor(state)
        assert decision(game, view.state, seat) == view.decision, "what a seat may do hangs on what it cannot see"
        assert asked == actor(view.state)
    assert pickle.loads(pickle.dumps(view)) == view
    imagined = determinise(game, view, rng)
    assert observe(game, imagined, seat) == view, "the seat can tell an imagined state from the true one"
    check_plain(imagined)
    check_invariants(game, imagined)
    for _ in range(3):
        if imagined.outcome is not None:
            break
        imagined, _ = apply(game, imagined, next_action(game, imagined, rng.randrange(1000), rng))
        check_invariants(game, imagined)


def check_veiled(game: Game, view: Observation) -> None:
    """No secret of others is left in an observation."""
    for part in view.state.parts:
        assert getattr(part, "hidden", None) is None
        secrets = getattr(part, "private", ())
        assert all(secret is None for seat, secret in enumerate(secrets) if seat != view.seat)


def check_events(game: Game, events: tuple[Event, ...]) -> None:
    """Events are plain, and their secret fields are seen by their readers alone."""
    for event in events:
        check_plain(event)
        for seat in range(game.seats):
            seen = redact(event, Seat(seat))
            assert type(seen) is type(event)
            hidden: dict[str, Any] = {
                name: None
                for name, readers in event.seen_by.items()
                if seat not in [getattr(event, reader) for reader in readers]
            }
            assert seen == (replace(event, **hidden) if hidden else event)


def check_end(game: Game, state: GameState, events: tuple[Event, ...]) -> None:
    """Who has won is said once, and nobody is asked any more."""
    assert state.outcome is not None
    assert [event for event in events if isinstance(event, GameEnded)] == [
        GameEnded(state.outcome.winners, state.outcome.ending)
    ]
    assert all(decision(game, state, Seat(seat)) is None for seat in (*range(game.seats), CHANCE))
    assert all(0 <= winner < game.seats for winner in state.outcome.winners)
    assert state.outcome.ending


def check_replay(record: Record) -> None:
    """The written log leads to the same state."""
    game = record.game
    log = [decode(game, encode(game, action)) for action in record.log]
    state = record.first
    for ply, (after, _) in enumerate(replay(game, record.first, log), 1):
        state = after
        if ply in record.digests:
            assert digest(state) == record.digests[ply]
    assert state == record.state
    assert digest(state) == digest(record.state)
