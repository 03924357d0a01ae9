"""Games under fire: legal and illegal actions without end, and what must hold all the time.

At every action: somebody can act; the action is written down and read back; it leads to one state; the pieces and cards
are conserved and the kept masks are true; events show nothing to those who may not see it; whatever else is tried is
refused with a reason, by `IllegalAction` or `NotationError` alone, and leaves the state as it was. At some, chosen by
the seed: all that is in a family can be done and all that is refused is in none; a seat sees no secret, decides by what
it sees, and cannot tell another world from the true one; the log played again leads to the same state.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import actor, advance, apply, decision, determinise, observe, why_not
from catan_desktop.kernel.errors import IllegalAction, Reason
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.frame import Decision
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.notation import decode, digest, encode
from catan_desktop.kernel.record import field_names
from catan_desktop.kernel.state import GameState
from catan_desktop.kernel.validation import well_formed
from tests.bots.worlds import shaken, unknown
from tests.contract import (
    Vocabulary,
    check_end,
    check_events,
    check_families,
    check_invariants,
    check_plain,
    check_veiled,
)
from tests.fuzz.hostile import Memory, Try, tries
from tests.fuzz.players import feature, players
from tests.fuzz.tables import beginning
from tests.fuzz.tally import Tally
from tests.recipes import replay

CAP = 30_000
"""Games without house rules are over before so many actions."""
SHORT = 1200
"""Most games are broken off after at most so many."""
OPEN = {
    "first_dice",
    "dice",
    "event_die",
    "wild_die",
    "reveal_token",
    "face",
    "landing_roll",
    "prisoner_roll",
    "loss_roll",
    "drive_off_die",
    "exploration_dice",
    "green_die",
    "red_die",
}
"""Luck that everybody sees, whether or not the state keeps it."""
LISTED = 150
"""Families up to this size are listed to see whether an action is in them."""


@dataclass(frozen=True)
class Rates:
    """How much is tried at an action, and how seldom the dear checks come: once in so many actions."""

    tries: int = 3
    families: int = 60
    seat: int = 25
    luck: int = 4
    replay: int = 400
    invariants: int = 1


@dataclass
class Shot:
    """One game of the fuzzer."""

    game: Game
    state: GameState
    rng: Random
    rates: Rates
    tally: Tally
    memory: Memory = field(default_factory=Memory)
    words: Vocabulary = field(default_factory=Vocabulary)
    kept: GameState | None = None
    """A state of some time ago, and the lines since then."""
    since: list[str] = field(default_factory=list)
    doing: str = ""
    """What is being tried, for the report of a failure."""

    def ply(self, asked: Decision, action: Action) -> None:
        """Check what can be checked around one action, and do it."""
        game, state, rng, tally = self.game, self.state, self.rng, self.tally
        self.doing = repr(action)
        tally.steps[state.frames[-1].step] += 1
        tally.kinds[action.kind] += 1
        tally.features[feature(action)] += 1
        line = encode(game, action)
        assert decode(game, line) == action
        self.memory.learn(action, line)
        self.words.learn(line)
        self._tried(asked, action)
        if rng.randrange(self.rates.families) == 0:
            self._families(asked)
        if rng.randrange(self.rates.seat) == 0:
            self._seat(Seat(rng.randrange(game.seats)))
        self.doing = repr(action)
        after, events = apply(game, state, action)
        assert after.ply == state.ply + 1
        if self.kept is None:
            self.kept, self.since = state, []
        self.since.append(line)
        self.state = after
        tally.plies += 1
        for event in events:
            tally.events[type(event).__name__] += 1
        check_events(game, events)
        if rng.randrange(self.rates.invariants) == 0:
            check_invariants(game, after)
        if rng.randrange(self.rates.seat) == 0:
            self._told(state, action, events)
        if action.seat == CHANCE and action.kind not in OPEN and rng.randrange(self.rates.luck) == 0:
            self._luck_told(state, asked, after, events)
        if len(self.since) >= self.rates.replay:
            self.replayed()
        if after.outcome is not None:
            check_end(game, after, events)
            check_plain(after)
            self._tried_after_the_end()

    def _tried(self, asked: Decision, now: Action) -> None:
        """Everything that is not offered is refused, with a reason, and nothing changes."""
        mark = hash(self.state)
        for one in tries(self.game, now, self.memory, self.rng, self.rates.tries):
            self.doing = f"{one.sort}: {one.what!r}"
            self._refuse(asked, one)
        assert hash(self.state) == mark, "a try has changed the state"

    def _refuse(self, asked: Decision | None, one: Try) -> None:
        tally = self.tally
        tally.tried[one.sort] += 1
        if one.action is None:
            tally.unread += 1
            return
        try:
            after, _ = apply(self.game, self.state, one.action)
        except IllegalAction as error:
            reason = error.reason
            assert isinstance(reason, Reason)
            assert reason.key.startswith("reason-"), f"{reason} is no reason"
            tally.refused[one.action.kind] += 1
            tally.reasons[reason] += 1
            if self.rng.randrange(8) == 0:
                assert why_not(self.game, self.state, one.action) == reason
                assert asked is None or not offered(self.game, asked, one.action), (
                    f"{one.action} is offered, yet refused"
                )
            return
        assert asked is not None, "the game is over and goes on"
        assert offered(self.game, asked, one.action), f"{one.action!r} is not offered, yet done"
        assert why_not(self.game, self.state, one.action) is None
        check_plain(after)
        tally.accepted += 1

    def _tried_after_the_end(self) -> None:
        for one in tries(self.game, self.memory.any(self.rng), self.memory, self.rng, 20):
            self.doing = f"after the end, {one.sort}: {one.what!r}"
            self._refuse(None, one)

    def _families(self, asked: Decision) -> None:
        """All that is offered can be done."""
        self.tally.checks["families"] += 1
        self.doing = "the families"
        before = digest(self.state)
        check_plain(self.state)
        check_families(self.game, self.state, asked, self.words, self.rng)
        assert digest(self.state) == before

    def _seat(self, seat: Seat) -> None:
        """What one seat sees tells it no secret, and what it may do hangs on nothing else."""
        self.tally.checks["seat"] += 1
        self.doing = f"what seat {seat} sees"
        game, state, rng = self.game, self.state, self.rng
        view = observe(game, state, seat)
        seen = repr(view)
        check_veiled(game, view)
        assert view.decision == decision(game, state, seat)
        assert decision(game, view.state, seat) == view.decision, "what a seat may do hangs on what it cannot see"
        dealt = determinise(game, view, rng)
        check_plain(dealt)
        check_invariants(game, dealt)
        for other in (dealt, shaken(state, seat, rng)):
            assert repr(observe(game, other, seat)) == seen, "the seat can tell another world from the true one"
        asked = actor(dealt)
        if asked is not None and asked != CHANCE and asked == seat:
            choices = decision(game, dealt, asked)
            assert choices is not None
            self.tally.checks["dealt anew"] += 1
            action = rng.choice(choices.choices)
            if action.count():
                after, _ = apply(game, dealt, action.sample(rng))
                check_invariants(game, after)

    def _told(self, state: GameState, action: Action, events: tuple[Event, ...]) -> None:
        """Nobody learns from an event what is not for him, and doing it again tells the same."""
        self.tally.checks["told"] += 1
        for event in events:
            for index in range(self.game.seats):
                seat = Seat(index)
                assert redact(unknown(event, seat, self.rng), seat) == redact(event, seat)
        assert advance(self.game, state, action) == (self.state, events), "done twice, the results differ"

    def _luck_told(self, state: GameState, asked: Decision, after: GameState, events: tuple[Event, ...]) -> None:
        """Who cannot see from the state what chance has done is not told it by an event either."""
        other, told = advance(self.game, state, self.rng.choice(list(asked.choices[0])))
        for index in range(self.game.seats):
            seat = Seat(index)
            if observe(self.game, after, seat) == observe(self.game, other, seat):
                self.tally.checks["luck unseen"] += 1
                assert [redact(event, seat) for event in events] == [redact(event, seat) for event in told], (
                    f"seat {seat} is told what chance has done in secret"
                )

    def replayed(self) -> None:
        """The lines since some time ago lead here."""
        if self.kept is None:
            return
        self.tally.checks["replay"] += 1
        self.doing = "the log played again"
        state = self.kept
        for state, _ in replay(self.game, self.kept, (decode(self.game, line) for line in self.since)):  # noqa: B007
            pass
        assert state == self.state
        assert digest(state) == digest(self.state)
        self.kept, self.since = None, []


def alike(one: object, other: object) -> bool:
    """Equal, and of the same types all the way down; `1`, `1.0` and `True` are equal and not alike."""
    if type(one) is not type(other):
        return False
    if isinstance(one, tuple) and isinstance(other, tuple):
        return len(one) == len(other) and all(map(alike, one, other))
    if isinstance(one, Action):
        return all(alike(getattr(one, name), getattr(other, name)) for name in field_names(type(one)))
    return one == other


def offered(game: Game, asked: Decision, action: Action) -> bool:
    """True if an action is among those that are listed, and not only looks like one of them."""
    if type(action.seat) is not int or action.seat != asked.seat:
        return False
    for choice in asked.choices:
        if choice.count() <= LISTED:
            if any(alike(action, one) for one in choice):
                return True
        elif action in choice:
            return well_formed(action) and alike(decode(game, encode(game, action)), action)
    return False


def fire(key: str, seed: int, number: int, most: int = CAP, rates: Rates | None = None) -> Tally:
    """One game under fire, of at most so many actions. What goes wrong says how to see it again."""
    rng = source(seed, "fire", key, number)
    limit = min(most, rng.randrange(SHORT // 4, SHORT) if rng.random() < 0.8 else CAP)
    tally = Tally(games=1)
    sitting = players(seed, key, number)
    where, shot = "at the beginning", None
    try:
        begun = beginning(key, seed, number)
        where = begun.where
        shot = Shot(begun.game, begun.state, rng, rates or Rates(), tally)
        check_plain(shot.state)
        while (seat := actor(shot.state)) is not None and tally.plies < limit:
            asked = decision(shot.game, shot.state, seat)
            assert asked is not None
            assert any(choice.count() for choice in asked.choices), "nobody can do anything, and the game is not over"
            others = [Seat(other) for other in (*range(shot.game.seats), CHANCE) if other != seat]
            assert decision(shot.game, shot.state, rng.choice(others)) is None
            shot.doing = "the choice of a player"
            shot.ply(asked, sitting.choose(shot.game, shot.state, asked))
        shot.replayed()
        over = shot.state.outcome is not None
        assert over or begun.odd or tally.plies < CAP, f"not over after {CAP} actions"
    except Exception as error:
        doing, lines = (shot.doing, list(shot.memory.lines)[-6:]) if shot else ("", [])
        error.add_note(
            f"{where}\nagain: python -m benchmarks.fire --ruleset {key} --seed {seed} --game {number}\n"
            f"after {tally.plies} actions; {doing}\nthe last: {' / '.join(lines)}"
        )
        raise
    outcome = shot.state.outcome
    tally.ended[outcome.ending if outcome else "broken off"] += 1
    return tally


def volley(key: str, seed: int, plies: int, rates: Rates | None = None, first: int = 0) -> Tally:
    """Game after game until so many actions were done."""
    tally = Tally()
    while tally.plies < plies:
        tally.add(fire(key, seed, first + tally.games, plies - tally.plies, rates))
    return tally
