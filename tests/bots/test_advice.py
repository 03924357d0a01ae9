"""Advice: every decision of every game gets grounds that can be read, and nothing hidden tells in them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from catan_desktop.bots.advice import ALONE, MOST_GROUNDS, advise
from catan_desktop.bots.bot import only_answer
from catan_desktop.bots.registry import make_bot
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.engine import actor, advance, decision, determinise, observe, start
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.kernel.state import GameState, Observation
from catan_desktop.present.advice import ground_words
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import say
from catan_desktop.rules.catalogue import RULESETS
from catan_desktop.rules.views import vocabulary
from tests.present.test_locale import LOCALE
from tests.recipes import set_table

PLIES = 420
EACH = 3
"""So many decisions of a kind are looked at."""


def decisions(key: str) -> Iterator[tuple[Game, GameState, Observation]]:
    """Decisions of all kinds in one game of middling bots, with the full state that the seat does not see."""
    game = set_table(RULESETS[key], 3, board_seed=3)
    state, _ = start(game)
    rng, bot = Random(5), make_bot("normal")
    met: dict[str, int] = {}
    for ply in range(PLIES):
        who = actor(state)
        if who is None:
            return
        asked = decision(game, state, who)
        assert asked is not None
        if who == CHANCE:
            draw = asked.choices[0]
            assert isinstance(draw, Draw)
            action = rng.choices(draw.outcomes, draw.weights)[0]
        else:
            view = observe(game, state, who)
            action = bot.choose(game, view, Random(ply))
            met[action.kind] = met.get(action.kind, 0) + 1
            if met[action.kind] <= EACH:
                yield game, state, view
        state, _ = advance(game, state, action)


@pytest.mark.parametrize("key", sorted(RULESETS))
def test_every_advice_can_be_read_in_both_languages(key: str) -> None:
    tongues = [Translator(LOCALE, name, strict=True).using(vocabulary(RULESETS[key])) for name in ("en", "ru")]
    names, told = ["Ann", "Bob", "Cid"], set()
    for game, _, view in decisions(key):
        action = make_bot("normal").choose(game, view, Random(1))
        found = advise(game, view, action, Random(1))
        assert found.action == action
        assert 1 <= len(found.grounds) <= MOST_GROUNDS
        assert len(set(found.grounds)) == len(found.grounds)
        assert (found.grounds == (ALONE,)) == (only_answer(view.decision) is not None)
        for ground in found.grounds:
            told.add(ground.key)
            for tongue in tongues:
                said = say(ground_words(ground), tongue.tr, names)
                assert said.endswith(".")
                assert "{" not in said
    assert {"why-income", "why-near", "why-points", "why-prospect"} <= told


@pytest.mark.parametrize("key", sorted(RULESETS))
def test_nothing_hidden_tells_in_an_advice(key: str) -> None:
    looked = 0
    for number, (game, _, view) in enumerate(decisions(key)):
        if number % 4:
            continue
        other = observe(game, determinise(game, view, Random(number)), view.seat)
        assert other.state == view.state
        action = make_bot("normal").choose(game, view, Random(2))
        assert advise(game, other, action, Random(2)) == advise(game, view, action, Random(2))
        looked += 1
    assert looked > 5


def test_a_settlement_is_praised_for_what_it_yields() -> None:
    game, _, view = next(decisions("classic"))
    action = make_bot("normal").choose(game, view, Random(1))
    assert action.kind == "place_settlement"
    assert [ground.key for ground in advise(game, view, action, Random(1)).grounds][:2] == [
        "why-income-new",
        "why-income",
    ]
