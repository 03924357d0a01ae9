"""What can be wrong in a composition is said when it is made."""

from __future__ import annotations

from typing import Any

import pytest

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.engine import make_game
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.kernel.game import Act, Module, OptionSpec, Script, Step
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.slot import Slot
from tests.kernel.toy import TIDE, TOY, TOY_GAME, Face, Roll


@record
class Rolled(Action):
    kind = "roll"


SWITCH = OptionSpec("extra", False, (False, True), clashes=(("flood", True),))


def module(key: str = "x", **changes: Any) -> Module[None]:
    return replace(Module(slot=Slot(key, type(None)), version=1, initial=lambda game: None), **changes)


def handler(game: Any, state: Any, action: Any, out: Any) -> Any:
    return state


@pytest.mark.parametrize(
    ("modules", "sentence"),
    [
        ([TIDE], "toy-tide requires toy before it"),
        ([TIDE, TOY], "toy-tide requires toy before it"),
        ([TOY, TOY], "module toy stands twice"),
        ([TOY, TIDE, module(excludes=("toy-tide",))], "modules x and toy-tide do not go together"),
        ([module(excludes=("toy",)), TOY], "modules x and toy do not go together"),
        ([TOY, module(script=lambda s: s.insert_after("toy.sleep", "toy.turn"))], r"no step 'toy\.sleep'"),
        ([TOY, module(script=lambda s: s.insert_after("toy.turn", "x.sleep"))], r"unknown step x\.sleep"),
        ([TOY, module(choices={"x.sleep": (Act(Roll, handler),)})], r"unknown step x\.sleep"),
        ([TOY, module(steps=(Step("toy.turn"),))], r"step toy\.turn is defined twice"),
        ([TOY, module(handlers={Roll: handler})], "handlers of Roll is defined twice, again in x"),
        ([TOY, module(handlers={Rolled: handler})], "kind 'roll' of Rolled is used twice"),
        ([TOY, module(handlers={Action: handler})], "kind '' of Action"),
        ([TOY, module(options=(OptionSpec("flood", 1, (1,)),))], "option flood is defined twice"),
        ([TOY, module(options=(OptionSpec("tide", 1, (2, 3)),))], "option tide cannot be its own default 1"),
        ([TOY, module(switch=OptionSpec("flood", False, (False, True)))], "option flood is defined twice"),
        ([TOY, module(switch=SWITCH, options=(OptionSpec("x", 1, (1,)),))], "comes by an option and brings others"),
        ([TOY, module(where=("rain", (True,)))], "module x depends on an unknown option rain"),
        ([module()], "ruleset test has no turn"),
    ],
)
def test_a_wrong_composition_is_refused_in_a_sentence(modules: list[Module[Any]], sentence: str) -> None:
    with pytest.raises(RulesetError, match=sentence):
        compose("test", modules, (2,))


def test_a_right_composition_knows_its_parts() -> None:
    assert TOY_GAME.versions() == (("toy", 1), ("toy-tide", 1))
    assert TOY_GAME.slots == {"toy": 0, "toy-tide": 1}
    assert TOY_GAME.kinds["face"] is Face
    assert len(TOY_GAME.always) == len(TOY_GAME.at_rest) == 1
    assert TOY_GAME.script == Script(("toy.deal",), ("toy.turn",))


def test_the_script_is_spliced_at_an_anchor() -> None:
    script = Script(("a", "b"), ("c", "d"))
    assert script.insert_before("c", "x", "y") == Script(("a", "b"), ("x", "y", "c", "d"))
    assert script.insert_after("c", "x", "y") == Script(("a", "b"), ("c", "x", "y", "d"))
    assert script.replace("b", "x", "y") == Script(("a", "x", "y"), ("c", "d"))
    assert script.replace("d") == Script(("a", "b"), ("c",))
    for splice in (script.insert_before, script.insert_after, script.replace):
        with pytest.raises(RulesetError, match="no step 'z'"):
            splice("z", "x")


def test_tables_are_changed_in_ruleset_order() -> None:
    ruleset = compose("test", [TOY, module(tables=lambda tables: {**tables, "flood": tables["flood"] + 1})], (2,))
    assert ruleset.tables == {"flood": 31}


def test_options_are_filled_in_and_checked() -> None:
    assert make_game(TOY_GAME, 2).options == {"flood": False}
    assert make_game(TOY_GAME, 2, {"flood": True}).options == {"flood": True}
    with pytest.raises(RulesetError, match="no option 'fire'; it has: flood"):
        make_game(TOY_GAME, 2, {"fire": True})
    for strange in ("yes", 1, 2):
        with pytest.raises(RulesetError, match="cannot be"):
            make_game(TOY_GAME, 2, {"flood": strange})


def test_the_number_of_seats_is_checked() -> None:
    with pytest.raises(RulesetError, match="toy is for 2, 3, 4 seats, not 5"):
        make_game(TOY_GAME, 5)


def test_an_option_brings_its_module_and_no_other_game_changes() -> None:
    ruleset = compose("test", [*TOY_GAME.modules, module(switch=SWITCH)], (2,))
    without, with_it = (make_game(ruleset, 2, {"extra": on}) for on in (False, True))
    assert ruleset.versions() == without.ruleset.versions() == TOY_GAME.versions()
    assert without.ruleset is ruleset
    assert with_it.ruleset.versions() == (*TOY_GAME.versions(), ("x", 1))
    assert with_it.ruleset.key == "test"
    assert with_it.ruleset.at({}) is ruleset
    assert with_it.ruleset.at({"extra": True}) is with_it.ruleset is ruleset.at({"extra": True})
    assert [spec.key for spec in with_it.ruleset.options] == [spec.key for spec in ruleset.options]


@pytest.mark.parametrize("default_in", [True, False])
def test_a_module_is_a_part_for_some_values_of_an_option(default_in: bool) -> None:
    """Its own options can be chosen with every value."""
    here = not default_in
    ruleset = compose(
        "test", [*TOY_GAME.modules, module(where=("flood", (here,)), options=(OptionSpec("x", 1, (1,)),))], (2,)
    )
    for flood in (False, True):
        game = make_game(ruleset, 2, {"flood": flood, "x": 1})
        assert ("x" in game.ruleset.slots) == (flood == here)
        assert game.ruleset is ruleset.at({"flood": flood})
    assert ("x" in ruleset.slots) == default_in


def test_options_that_exclude_each_other_are_refused() -> None:
    ruleset = compose("test", [*TOY_GAME.modules, module(switch=SWITCH)], (2,))
    with pytest.raises(RulesetError, match="option extra of test does not go with flood = True"):
        make_game(ruleset, 2, {"extra": True, "flood": True})
    assert make_game(ruleset, 2, {"extra": False, "flood": True}).options["flood"] is True
