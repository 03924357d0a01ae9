"""One game in both engines: ours leads, draws all chance and judges; the peer follows, step by step."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from catan_desktop.arena.play import drawn
from catan_desktop.bots.bot import Bot, bot_rng, bot_seed
from catan_desktop.kernel import engine
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics import actions as ours
from catan_desktop.mechanics import events
from tests.parts import settlers

from . import differences
from .differences import CARDS, OTHER, ROAD, Difference
from .line import Line, Refused
from .words import RESOURCES, Places, Step, Words, counted, frozen, named

TURNS = 1000
"""Turns after which nobody wins."""
STEAL = "settlers.steal"


class Parted(Exception):
    """The engines no longer hold the same game."""


class Twin:
    """A game whose seats are bots of ours (`minds[seat]` is a Bot) or players of the peer (a code such as "F")."""

    def __init__(self, line: Line, places: Places, game: Game, minds: Sequence[Bot | str], seed: int) -> None:
        self.line, self.places, self.game, self.minds, self.seed = line, places, game, minds, seed
        self.number = bot_seed(seed)
        self.words = Words(game, places, Seat(0))
        self.told: dict[str, Any] = {}
        self.seen: list[list[Event]] = [[] for _ in minds]
        self.differences: list[tuple[int, Difference]] = []
        """With the ply at which each came up."""
        self.known: set[Difference] = set()
        self.waiting: Step | None = None
        """A step that the peer hears when chance has answered, or the victim is chosen."""
        self.victim: Seat | None = None
        """Whom the peer's mind wants to rob, until it is asked."""
        self.spent = [0.0] * len(minds)
        self.longest = [0.0] * len(minds)
        self.decisions = [0] * len(minds)
        self.state: GameState
        self.state, started = engine.start(game)
        self._saw(started)

    def play(self) -> None:
        """Play to the end; Parted where the engines cannot go on together."""
        while (seat := engine.actor(self.state)) is not None and self.state.turn < TURNS:
            action = drawn(self.game, self.state, self.seed) if seat == CHANCE else self._chosen(seat)
            self._advance(action)

    def _saw(self, happened: Sequence[Event]) -> None:
        for seat, history in enumerate(self.seen):
            history.extend([redact(event, Seat(seat)) for event in happened])

    def _chosen(self, seat: Seat) -> Action:
        mind = self.minds[seat]
        if isinstance(mind, str):
            return self._peers_choice(seat)
        view = replace(engine.observe(self.game, self.state, seat), history=tuple(self.seen[seat]))
        assert view.decision is not None
        begun = time.process_time()
        action = mind.choose(self.game, view, bot_rng(self.number, seat, self.state.ply))
        if sum(choice.count() for choice in view.decision.choices) > 1:
            self._count(seat, time.process_time() - begun)
        if isinstance(action, ours.StopRoads):  # the peer has to lay both free roads (BASE-156)
            return next(iter(view.decision.choices[0]))
        return action

    def _count(self, seat: Seat, seconds: float) -> None:
        self.decisions[seat] += 1
        self.spent[seat] += seconds
        self.longest[seat] = max(self.longest[seat], seconds)

    def _peers_choice(self, seat: Seat) -> Action:
        at = self.state.frames[-1].step
        if at == STEAL:
            assert self.victim is not None
            return ours.Steal(seat, self.victim)
        if at == differences.DISCARD:
            answer = self._ask("discards", seat=self.words.index(seat))
            self._count(seat, answer["cpu"])
            return ours.Discard(seat, counted(answer["cards"]))
        shared = sorted(self.words.legal(self.state, seat) & differences.legal(self.told), key=repr)
        if not shared:
            raise Parted("there is no move that both engines allow")
        answer = self._ask("choose", among=shared)
        if len(shared) > 1:
            self._count(seat, answer["cpu"])
        step: Step = frozen(answer["action"])
        if step not in shared:
            raise Parted(f"the peer chose {step}, which it was not offered")
        self.victim = self.words.victim(step) if step[0] == "MOVE_ROBBER" else None
        return self.words.action(self.state, seat, step)

    def _ask(self, op: str, **request: Any) -> dict[str, Any]:
        try:
            return self.line.ask(op, **request)
        except Refused as refusal:
            raise Parted(f"{op}: {refusal}") from refusal

    def _advance(self, action: Action) -> None:
        before = self.state
        self.state, happened = engine.apply(self.game, before, action)
        self._saw(happened)
        for event in happened:
            if isinstance(event, events.FirstChosen):
                self._begin(event.seat)
                return
        if not self.told:
            return
        steps = self._steps(before, action, happened)
        if steps:
            self.told = self._ask("apply", steps=steps)
        if steps and self.waiting is None:
            self._compare(any(isinstance(event, events.Shortage) for event in happened))

    def _begin(self, first: Seat) -> None:
        self.words = Words(self.game, self.places, first)
        order = [self.minds[self.words.seat(index)] for index in range(self.game.seats)]
        codes = [mind if isinstance(mind, str) else None for mind in order]
        self.told = self.line.ask("new", minds=codes, seed=self.seed, **self.places.board(self.game))
        self._compare(shortage=False)

    def _steps(
        self, before: GameState, action: Action, happened: Sequence[Event]
    ) -> list[tuple[str, Any, Any]]:  # fmt: skip
        """What the peer is told now: (kind, value, result of chance)."""
        match action:
            case ours.Roll() | ours.BuyCard():
                (self.waiting,) = self.words.steps(before, action)
                return []
            case ours.Dice(one=one, two=two):
                return [self._with((one, two))]
            case ours.DrawnCard(card=card):
                return [self._with(self.words.card(card))]
            case ours.MoveRobber(hex=hex):
                steps = self.words.steps(before, action)
                if steps[0][1][1] is None:
                    return [(*steps[0], None)]
                self.waiting = ("MOVE_ROBBER", (self.places.tile(hex), None))
                return []
            case ours.Steal():
                return []
            case ours.StolenCard(card=card):
                (stolen,) = [event for event in happened if isinstance(event, events.Stolen)]
                assert self.waiting is not None
                kind, (at, _) = self.waiting
                self.waiting = (kind, (at, self.words.index(stolen.victim)))
                return [self._with(RESOURCES[card])]
            case ours.Discard():
                gone = [event for event in happened if isinstance(event, events.Discarded)]
                gone.sort(key=lambda event: self.words.index(event.seat))
                return [("DISCARD_RESOURCE", name, None) for event in gone for name in named(event.cards)]
            case _:
                return [(*step, None) for step in self.words.steps(before, action)]

    def _with(self, result: Any) -> tuple[str, Any, Any]:
        assert self.waiting is not None
        kind, value = self.waiting
        self.waiting = None
        return (kind, value, result)

    def _compare(self, shortage: bool) -> None:
        """Note what is new; set the peer right where that can be done, else part."""
        now = differences.found(self.words, self.state, self.told, shortage)
        mended = [each for each in now if each.kind in {CARDS, ROAD}]
        self._note(mended or now)
        if mended:
            part, order = settlers(self.state), [self.words.seat(index) for index in range(self.game.seats)]
            purses = [part.private[seat] for seat in order]
            self.told = self._ask(
                "set",
                hands=[own.hand for own in purses if own],
                bank=part.bank,
                lengths=[part.lengths[seat] for seat in order],
                longest=None if part.longest < 0 else self.words.index(part.longest),
            )
            now = differences.found(self.words, self.state, self.told, shortage)
            self._note(now)
        self.known = set(now)
        wrong = [each for each in now if each.kind in {CARDS, ROAD, OTHER}]
        if wrong:
            raise Parted(f"{wrong[0].rule} {wrong[0].what}: {wrong[0].detail}")

    def _note(self, now: Sequence[Difference]) -> None:
        """Keep what was not there after the step before."""
        self.differences += [(self.state.ply, each) for each in now if each not in self.known]
