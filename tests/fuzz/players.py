"""Players that together reach every corner of the rules: they change their minds, and luck is not always fair.

Everything hangs on the seed of the game alone, so that a game is played again exactly by its number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, get_type_hints

from catan_desktop.bots.bot import bot_rng
from catan_desktop.bots.levels import make_bot
from catan_desktop.games.catalogue import known
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.choice import Choice, Draw, Offer
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.frame import Decision
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import field_names
from catan_desktop.kernel.state import GameState
from tests.playing import pick

MINDS = ("any", "flat", "rare", "rare", "builder", "builder", "builder", "miser", "bot")
"""How players choose for a while; twice named, twice as often."""
LUCKS = ("fair", "fair", "even", "even", "rare")
"""How chance chooses for a while: by weight, every outcome alike, or what has been seldom."""
SPENDING = {"build", "improve", "buy", "play", "promote", "recruit", "activate", "place"}
OFFERING = {"offer", "counter", "propose"}
MOST_LISTED = 60
"""Families up to this size are looked through for what has been seldom."""
PLACES = {"catan_desktop.grid.topology", "catan_desktop.games.great_wall.board", "catan_desktop.games.landnam.board"}
"""Modules that number the places of boards."""
LATE = 3000
"""After so many actions all build, so that games end."""


def _numbered(kind: Any) -> str:
    """The only field of an action beside its seat, if that is a number of neither a seat nor a place; else empty."""
    names = field_names(kind)[1:]
    hint = get_type_hints(kind)[names[0]] if len(names) == 1 else None
    of_things = getattr(hint, "__supertype__", None) is int and hint is not Seat and hint.__module__ not in PLACES
    return names[0] if hint is int or of_things else ""


_number: Callable[[Any], str] = cache(_numbered)


def feature(action: Action) -> str:
    """What is counted as a thing of its own: the kind, with its value where that is a plain number."""
    name = _number(type(action))
    return f"{action.kind} {getattr(action, name)}" if name else action.kind


class Players:
    """Everybody at a table, chance among them."""

    def __init__(self, rng: Random, luck: int) -> None:
        self._rng, self._luck = rng, luck
        self._left = 0
        self._mind, self._chance = MINDS[0], LUCKS[0]
        self._known: Counter[str] = Counter()
        self._bot = make_bot("easy")

    def choose(self, game: Game, state: GameState, asked: Decision) -> Action:
        """What is done now; something legal."""
        self._left -= 1
        if self._left < 0:
            self._change(state.ply)
        action = self._drawn(asked) if asked.seat == CHANCE else self._decided(game, state, asked)
        self._known[feature(action)] += 1
        return action

    def _change(self, ply: int) -> None:
        rng = self._rng
        late = ply > LATE
        self._mind = rng.choice(("builder", "builder", "bot", "any") if late else MINDS)
        self._chance = rng.choice(LUCKS[:4] if late else LUCKS)
        self._left = rng.randrange(15, 40) if self._mind == "bot" else rng.randrange(40, 200)

    def _drawn(self, asked: Decision) -> Action:
        (draw,) = asked.choices
        assert isinstance(draw, Draw)
        if self._chance == "fair":
            return draw.sample(self._rng)
        possible = list(draw)
        return self._seldom(possible) if self._chance == "rare" else self._rng.choice(possible)

    def _decided(self, game: Game, state: GameState, asked: Decision) -> Action:
        rng = self._rng
        if self._mind == "any" or (self._mind == "bot" and not known(game.ruleset.key)):
            return pick(asked, rng)
        if self._mind == "bot":
            return self._bot.choose(game, observe(game, state, asked.seat), bot_rng(self._luck, asked.seat, state.ply))
        families = [(choice, next(iter(choice), None)) for choice in asked.choices]
        living = [(choice, first) for choice, first in families if first is not None]
        if self._mind == "rare":
            found = [action for choice, _ in living for action in self._some(choice)]
            return self._seldom(found) if found else pick(asked, rng)
        weights = [self._weight(first) for _, first in living]
        choice: Choice = rng.choices([choice for choice, _ in living], weights)[0]
        return choice.sample(rng)

    def _weight(self, action: Action) -> float:
        word = action.kind.split("_")[0]
        if word in OFFERING:
            return 0.05 if self._mind == "builder" else 0.5
        if self._mind == "builder":
            return 30 if word in SPENDING else 2
        if self._mind == "miser":
            return 0.02 if word in SPENDING else 2
        return 1

    def _some(self, choice: Choice) -> list[Action]:
        """All of a family, or a sample of a large one."""
        if isinstance(choice, Offer):
            return [choice.sample(self._rng)] if self._rng.random() < 0.1 else []
        if choice.count() <= MOST_LISTED:
            return list(choice)
        return [choice.sample(self._rng) for _ in range(4)]

    def _seldom(self, actions: list[Action]) -> Action:
        """One of the features met least, most of the time; all sites of a kind are one feature."""
        by_feature: dict[str, list[Action]] = {}
        for action in actions:
            by_feature.setdefault(feature(action), []).append(action)
        names = list(by_feature)
        weights = [(1 + self._known[name]) ** -2.0 for name in names]
        return self._rng.choice(by_feature[self._rng.choices(names, weights)[0]])


def players(seed: int, *names: str | int) -> Players:
    """The players of a game."""
    return Players(source(seed, "minds", *names), seed)
