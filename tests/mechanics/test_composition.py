"""The shared modules stand alone: a game that leaves some of them out is a game."""

from __future__ import annotations

import pytest

from catan_desktop.games.classic.layouts import island
from catan_desktop.games.classic.module import ISLAND
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.kernel.ruleset import Ruleset, compose
from catan_desktop.mechanics import dice, hands, trade, turn
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.settlers import SETTLERS, without
from tests.contract import check_game


def lacking(*keys: str) -> Ruleset:
    return compose("lacking", (*without(*keys), ISLAND), (3, 4), island, Island)


@pytest.mark.parametrize(
    "keys",
    [
        ("robber",),
        ("discards",),
        ("robber", "discards"),
        ("development",),
        ("largest_army",),
        ("longest_road",),
        ("trade",),
        ("development", "largest_army", "longest_road", "robber", "discards"),
    ],
    ids="+".join,
)
def test_a_game_without_modules_keeps_the_contract(keys: tuple[str, ...]) -> None:
    ruleset = lacking(*keys)
    assert not set(keys) & set(ruleset.slots)
    check_game(ruleset, 3, {"goal": 8}, seed=3, plies=400, every=80, must_end=False)


def test_what_is_left_out_brings_nothing() -> None:
    """No cards, no awards, no robber: neither steps nor actions, nor points, nor a cost."""
    ruleset = lacking("development", "largest_army", "longest_road", "robber", "discards")
    gone = {"buy_card", "play_knight", "move_robber", "steal", "discard", "send_robber_home"}
    assert not gone & set(ruleset.kinds)
    assert not {"settlers.robber", "settlers.discard", "settlers.draw"} & set(ruleset.steps)
    values = ruleset.tables
    assert (values.cards, values.largest_army, values.longest_road) == ((), 0, 0)
    assert [one.key for one in values.purchases] == ["road", "settlement", "city"]
    assert "friendly_robber" not in {spec.key for spec in ruleset.options}


@pytest.mark.parametrize(("key", "missing"), [("pieces", "pieces"), ("hands", "hands")])
def test_a_module_says_what_it_needs(key: str, missing: str) -> None:
    with pytest.raises(RulesetError, match=f"requires {missing} before it"):
        lacking(key)


def test_a_turn_is_there_without_building_and_not_twice() -> None:
    """Without pieces there is the roll, with what it brings to nobody, trade, and the end of the turn."""
    modules = (hands.MODULE, trade.MODULE, dice.MODULE, turn.MODULE)
    ruleset = compose("bare", modules, (3,))
    assert ruleset.script.turn == ("settlers.pre_roll", "settlers.dice", "settlers.produce", turn.ACTION)
    with pytest.raises(RulesetError, match="building and turn do not go together"):
        compose("twice", (*SETTLERS, turn.MODULE), (3,))


def test_every_module_has_a_name_of_its_own() -> None:
    keys = [module.key for module in SETTLERS]
    assert len(set(keys)) == len(keys) == 12
