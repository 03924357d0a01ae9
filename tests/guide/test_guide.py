"""The guide to adding a ruleset is true: at each step the test that it names fails, and after the step it passes.

A small ruleset is added as the guide says; the tests named there are run on it, in this process.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from catan_desktop.games.catalogue import entry
from catan_desktop.kernel.engine import apply, start, why_not
from catan_desktop.kernel.errors import GameError, RulesetError
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game, Module
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.state import GameState
from catan_desktop.lessons.lesson import Chapter, Lesson, Step
from catan_desktop.mechanics.scoring import public_points
from catan_desktop.mechanics.settlers import SETTLERS
from catan_desktop.present.almanac import load
from catan_desktop.present.event_rows import EventRow, EventTable
from tests import contract, golden, invariants, test_golden, test_layers
from tests.contract import check_game
from tests.golden import Golden
from tests.guide import beacons
from tests.guide.beacons import ACTIONS, BOARD, END, KEY, REACTIONS, SECRETS, TABLES, TURN, ruleset
from tests.lessons import test_chapters
from tests.mechanics import place as base
from tests.mechanics.common import test_judgements
from tests.present import test_almanac_content, test_event_rows, test_panels
from tests.recipes import RECIPES, set_table

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
FAILURES = (AssertionError, GameError, LookupError, AttributeError, OSError)
"""How a test fails."""
Check = Callable[[], object]


def first_red(check: Check, match: str | None = None) -> None:
    """The test that the guide names fails before the step."""
    with pytest.raises(FAILURES, match=match):
        check()


# The guide itself


def steps_of_the_guide() -> dict[int, str]:
    """By number: the text of each step."""
    text = GUIDE.partition("## Adding a ruleset")[2].partition("\n## ")[0]
    found = re.split(r"^(\d+)\. ", text, flags=re.MULTILINE)[1:]
    texts = (" ".join(text.split()) for text in found[1::2])
    return dict(zip(map(int, found[::2]), texts, strict=True))


def named_tests(text: str) -> list[tuple[str, str]]:
    """(file, function) of every test that a text names; the function may be empty."""
    return re.findall(r"`(?:python )?((?:tests|tools)/[\w/]+\.py)(?:::(\w+))?[^`]*`", text)


def test_every_step_of_the_guide_names_a_test_that_fails_first() -> None:
    steps = steps_of_the_guide()
    assert list(steps) == list(range(1, 15))
    for number, text in steps.items():
        red = text.partition("*Failing first:*")[2]
        assert red, f"step {number} begins with no failing test"
        assert named_tests(red) or "own test" in red, f"step {number} names no test"


def test_every_test_that_the_guide_names_is_there() -> None:
    named = named_tests(GUIDE)
    assert len(named) > 14
    for file, function in named:
        assert (ROOT / file).is_file(), file
        tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
        assert not function or any(isinstance(node, ast.FunctionDef) and node.name == function for node in tree.body), (
            f"{file} has no {function}"
        )


def test_every_step_is_walked_here() -> None:
    walked = {int(number) for name in globals() for number in re.findall(r"^test_step_(\d+)_", name)}
    assert walked == set(steps_of_the_guide())


# Its steps, one after another


def coverage() -> ModuleType:
    """tools/rule_coverage.py."""
    spec = importlib.util.spec_from_file_location("rule_coverage", ROOT / "tools" / "rule_coverage.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


def test_step_1_rules_are_written_down_and_cited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool, rules, tests = coverage(), tmp_path / "rules", tmp_path / "tests"
    rules.mkdir()
    tests.mkdir()
    words_of = ["rule_coverage.py", "--rules", str(rules), "--tests", str(tests), "BEACON", "--min", "100"]
    monkeypatch.setattr("sys.argv", words_of)

    def cited() -> None:
        assert tool.main() == 0

    first_red(cited)
    (rules / "beacons.md").write_text("- BEACON-1 [seed] A hand may hold nine cards.\n", encoding="utf-8")
    first_red(cited)
    red = '@pytest.mark.rule("BEACON-1")\ndef test_hand(): ...\n'
    (tests / "test_hand.py").write_text(red, encoding="utf-8")
    cited()


def contract_kept(upto: int, every: int = 60, **changes: Any) -> None:
    """`test_random_games_keep_the_contract`, on a part of a game."""
    check_game(ruleset(upto, **changes), 3, seed=1, plies=180, every=every, must_end=False)


def test_step_2_the_module_is_in_the_catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RulesetError, match="requires building before it"):
        compose(KEY, (beacons.module(2), *SETTLERS), (3, 4))
    contract_kept(2)

    package = test_layers.plant(tmp_path, f"rules/{KEY}/module.py", "from catan_desktop.kernel.game import Module")

    def layered() -> None:
        assert not test_layers.violations(package)

    first_red(layered)
    monkeypatch.setitem(test_layers.ALLOWED, f"rules.{KEY}", ("kernel",))
    layered()


def test_step_3_numbers_are_changed_in_the_tables() -> None:
    def nine_cards(upto: int) -> None:
        assert ruleset(upto).tables_for(3).hand_limit == 9

    first_red(lambda: nine_cards(TABLES - 1))
    nine_cards(TABLES)


def test_step_4_the_board_is_laid_out() -> None:
    def quiet(upto: int) -> None:
        board = set_table(ruleset(upto), 3).board
        assert (board.layout, len(board.land), len(board.harbours)) == ("quiet", 19, 0)

    first_red(lambda: quiet(BOARD - 1))
    quiet(BOARD)


def test_step_5_the_turn_is_spliced() -> None:
    def watched(upto: int) -> None:
        order = ruleset(upto).script.turn
        assert order.index(beacons.WATCH) == order.index("settlers.produce") + 1

    with pytest.raises(ValueError, match="not in tuple"):
        watched(TURN - 1)
    watched(TURN)
    with pytest.raises(RulesetError, match=r"no step 'settlers\.harvest'"):
        ruleset(TURN, script=lambda order: order.insert_after("settlers.harvest", beacons.WATCH))
    contract_kept(TURN)


def at_the_watch(upto: int) -> tuple[Game, GameState]:
    """A drawn position: a town, a card of lumber, and the watch."""
    table = base.place(set_table(ruleset(upto), 3), "V(0,0,N) 2lumber")
    game, state = table.game, table.state
    frame = replace(state.frames[-1], step=beacons.WATCH, waiting=1, data=None)
    return game, replace(state, frames=(*state.frames[:-1], frame))


def test_step_6_actions_are_offered_done_and_refused() -> None:
    def light(upto: int) -> None:
        game, state = at_the_watch(upto)
        town, field = (game.board.topology.parse_corner(name) for name in ("V(0,0,N)", "V(0,0,S)"))
        refused = why_not(game, state, beacons.LightBeacon(Seat(0), field))
        assert refused is not None
        assert (refused.key, refused.rule) == ("reason-beacon-no-town", "BEACON-3")
        state, events = apply(game, state, beacons.LightBeacon(Seat(0), town))
        assert beacons.BeaconLit(Seat(0), town) in events
        assert beacons.part(game, state).lit[0] == 1 << town

    first_red(lambda: light(ACTIONS - 1))
    light(ACTIONS)
    contract_kept(ACTIONS)


def test_step_7_questions_of_others_are_answered() -> None:
    def a_point(upto: int) -> None:
        game, state = at_the_watch(upto)
        before = public_points(game, state, Seat(0))
        town = game.board.topology.parse_corner("V(0,0,N)")
        state, _ = apply(game, state, beacons.LightBeacon(Seat(0), town))
        assert public_points(game, state, Seat(0)) == before + 1

    first_red(lambda: a_point(REACTIONS - 1))
    a_point(REACTIONS)


def test_step_8_secrets_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "RULESET_INVARIANTS", {**invariants.RULESET_INVARIANTS, KEY: beacons.invariant})

    def open_flames(game: Game, state: GameState, seat: Seat) -> int:
        """Whether a beacon may be lit hangs on the flames of the others."""
        return 0 if beacons.part(game, state).private[seat - 1] == (0, 0) else beacons.unlit(game, state, seat)

    peeking = replace(beacons.BURNING, sites=open_flames)
    first_red(lambda: contract_kept(SECRETS, 5, determinise=None), "a secret is missing")
    first_red(lambda: contract_kept(SECRETS, 5, beacon=peeking), "cannot see|tell an imagined")
    contract_kept(SECRETS, 5)


def test_step_9_the_game_ends() -> None:
    def third_beacon(upto: int) -> None:
        game, state = at_the_watch(upto)
        here = beacons.part(game, state)
        town = game.board.topology.parse_corner("V(0,0,N)")
        two = sum(1 << game.board.topology.parse_corner(name) for name in ("V(1,0,N)", "V(1,0,S)"))
        state = beacons.SLOT.put(game, state, replace(here, lit=(two, 0, 0)))
        state, _ = apply(game, state, beacons.LightBeacon(Seat(0), town))
        state, _ = apply(game, state, beacons.Flame(CHANCE, 1))
        assert state.outcome is not None
        assert (state.outcome.ending, state.outcome.winners) == ("beacons", (Seat(0),))

    first_red(lambda: third_beacon(END - 1))
    third_beacon(END)


def test_step_10_a_game_is_recorded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = {**RECIPES, KEY: ruleset(END)}
    monkeypatch.setattr(golden, "RECIPES", whole)
    monkeypatch.setattr(golden, "EVERY", whole)
    monkeypatch.setattr(test_golden, "EVERY", whole)
    monkeypatch.setattr(test_golden, "FOLDER", tmp_path)
    wanted = [game.name for game in golden.wanted()]
    assert f"{KEY}-3" in wanted

    def replayed() -> None:
        test_golden.test_every_ruleset_has_its_golden_games(f"{KEY}-3")

    first_red(replayed, "record it")
    recorded = golden.record(Golden(KEY, 3, [], 3, 3))
    (tmp_path / f"{KEY}-3.txt").write_text(recorded.text(), encoding="utf-8")
    replayed()
    newer = replace(beacons.module(END), version=2)
    monkeypatch.setitem(whole, KEY, compose(KEY, (*ruleset(END).modules[:-1], newer), (3, 4)))
    first_red(replayed, "recorded under")


def test_step_11_everything_has_words_and_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    locale = tmp_path / "locale"
    shutil.copytree(ROOT / "assets" / "locale", locale)
    monkeypatch.setattr(test_panels, "LOCALE", locale)
    without_chance = ruleset(END, steps=beacons.module(beacons.ACTIONS).steps)
    monkeypatch.setattr(test_panels, "RULESETS", {KEY: without_chance})

    def named(language: str) -> None:
        test_panels.test_every_action_has_a_name_and_every_step_its_question(KEY, language)

    texts = {
        "en": "prompt-beacons = A beacon?\nact-light-beacon = Light a beacon\nact-rest-watch = Rest\n",
        "ru": "prompt-beacons = Зажечь маяк?\nact-light-beacon = Зажечь маяк\nact-rest-watch = Отдых\n",
    }
    for language, text in texts.items():
        first_red(lambda: named(language))  # noqa: B023
        (locale / language / "beacons.ftl").write_text(text, encoding="utf-8")
        named(language)

    def told(*kinds: type[Event]) -> None:
        monkeypatch.setattr(test_event_rows, "TABLES", {KEY: EventTable({kind: EventRow("beacon") for kind in kinds})})
        test_event_rows.test_every_event_has_a_row_with_a_line_or_is_told_by_others()

    monkeypatch.setattr(test_event_rows, "UNTOLD", {})
    monkeypatch.setattr(test_event_rows, "kinds", lambda: {beacons.BeaconLit, beacons.FlameSeen})
    first_red(lambda: told(beacons.BeaconLit))
    told(beacons.BeaconLit, beacons.FlameSeen)


def test_step_12_bots_can_judge_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_judgements, "RULESETS", {KEY: ruleset(END, end_checks=())})

    def judged() -> None:
        test_judgements.test_the_parts_add_up_to_the_judgement(KEY)

    first_red(judged)
    monkeypatch.setattr(test_judgements, "entry", lambda key: entry("classic"))
    judged()


def test_step_13_every_refusal_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = (ROOT / "assets" / "locale" / "en").glob("*.ftl")
    known = {key for file in files for key in re.findall(r"^reason-[\w-]+", file.read_text(encoding="utf-8"), re.M)}
    monkeypatch.setattr(test_almanac_content, "text_keys", lambda language: known | {"reason-beacon-lit"})
    test = test_almanac_content.test_every_refusal_has_an_entry
    first_red(test, "reason-beacon-lit")
    folder = tmp_path / "almanac"
    shutil.copytree(ROOT / "assets" / "almanac", folder)
    entry = '\n[beacon]\ngroup = "game"\npicture = "icon-road"\nsee = []\nrulesets = []\nrules = []\n'
    with (folder / "entries.toml").open("a", encoding="utf-8") as entries:
        entries.write(entry + 'texts = ["reason-beacon-*"]\n')
    source = (folder / "en" / "setup.txt").read_text(encoding="utf-8")
    (folder / "en" / "beacon.txt").write_text(source, encoding="utf-8")
    whole = load(folder, "en")
    monkeypatch.setattr(test_almanac_content, "book", lambda language: whole)
    test()


def test_step_14_every_step_of_a_lesson_has_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    chapter = Chapter("fire", ("icon-road",), lambda: at_the_watch(END), (Step("hill"),))
    lesson = Lesson(KEY, KEY, (chapter,), "")
    test = test_chapters.test_every_step_has_its_words_and_no_words_are_left_over
    first_red(lambda: test(lesson, "en"))
    said = {key: "x" for key, optional in test_chapters.needed(lesson).items() if not optional}

    class Reader:
        def has(self, key: str) -> bool:
            return key in said

        def tr(self, key: str, **arguments: str) -> str:
            return said[key]

    monkeypatch.setattr(test_chapters, "reader", lambda language: Reader())
    test(lesson, "en")


def test_the_module_of_the_guide_is_one() -> None:
    assert isinstance(beacons.module(END), Module)
    assert start(set_table(ruleset(END), 4))[0].turn == 0
