"""Everything that the rules of the Great Wall name or refuse has words in both languages."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from catan_desktop.games.great_wall import setup, year
from catan_desktop.games.great_wall.board import LOCATIONS, RESOURCES, SECTIONS
from catan_desktop.games.great_wall.cards import BASE
from catan_desktop.games.great_wall.module import GREAT_WALL
from catan_desktop.games.great_wall.powder.tables import FIREARMS, TOWERS, with_powder
from catan_desktop.games.great_wall.tables import BASE_CLANS
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import option_key
from tests.games.great_wall.place import table
from tests.present.test_locale import LANGUAGES, LOCALE, arguments

TABLES = with_powder(BASE)
GAME = Path(inspect.getfile(year)).parent
CHANCE = {
    *("tea_drawn", "horde_drawn", "back_shown", "general_dealt", "advisor_dealt", "advisor_opened"),
    *("artifact_drawn", "request_drawn", "kind_removed", "lance_drawn"),
}
"""Actions of nobody."""


def reader(language: str) -> Translator:
    """The words of the game."""
    return Translator(LOCALE, language, strict=True, vocabulary=("great-wall",))


def refusals() -> Iterator[str]:
    """Each key of a refusal that the rules spell out."""
    for file in sorted(GAME.glob("**/*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("reason-"):
                yield node.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said_with_nothing_else(language: str) -> None:
    text, found = reader(language), list(refusals())
    assert {"reason-gw-cannot-pay", "reason-gw-tower-own", "reason-gw-must-lose"} <= set(found)
    assert [key for key in found if not text.has(key)] == []
    assert [key for key in found if arguments(language, key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_every_question_has_a_name_that_needs_nothing_else(language: str) -> None:
    text = reader(language)
    whole = table(3, black_powder=True).game.ruleset
    assert set(whole.kinds) >= CHANCE
    keys = ["act-" + kind.replace("_", "-") for kind in whole.kinds if kind not in CHANCE]
    keys += [step.prompt for step in whole.steps.values() if step.prompt]
    assert len(keys) > 70
    assert [key for key in keys if not text.has(key) or arguments(language, key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_soldiers_places_and_goods_have_names(language: str) -> None:
    text = reader(language)
    names = [f"horde-{one.key}" for one in TABLES.horde]
    names += [f"command-{one.key}{more}" for one in TABLES.commands for more in ("", "-a", "-b", "-c", "-combo")]
    names += [f"advisor-{one.key}{more}" for one in TABLES.advisors for more in ("", "-text")]
    names += [f"artifact-{key}{more}" for key in TABLES.artifacts for more in ("", "-text")]
    names += [f"general-{one.key}" for one in TABLES.generals] + [f"request-{one.key}" for one in TABLES.requests]
    names += [f"calling-{one.calling}" for one in TABLES.generals] + [
        f"calling-{one.calling}" for one in TABLES.advisors
    ]
    names += [f"name-{one.key}" for one in TABLES.soldiers] + [f"name-{one.key}" for one in FIREARMS]
    names += [f"{one.key}-text" for one in TABLES.soldiers] + [f"{one.key}-text" for one in FIREARMS]
    names += [f"place-{key}{more}" for key in LOCATIONS for more in ("", "-text")]
    names += [f"clan-{key}" for key in (*BASE_CLANS, "reed")] + [f"resource-{key}" for key in RESOURCES]
    assert [name for name in names if not text.has(name) or arguments(language, name)] == []
    assert all(text.tr(f"general-{one.key}-text", count=2) for one in TABLES.generals)
    assert all(text.tr(f"request-{one.key}-text", goal=2) for one in TABLES.requests)
    for key in ("resource", "resource.of", "resource.take"):
        assert len({text.tr(key, resource=one) for one in RESOURCES}) == len(RESOURCES)
    assert len({text.tr("section-name", section=one + 1) for one in range(SECTIONS)}) == SECTIONS
    assert len({text.tr("tower-name", tower=one + 1) for one in range(TOWERS)}) == TOWERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_horde_cards_with_an_ability_tell_it(language: str) -> None:
    text = reader(language)
    able = [one.key for one in TABLES.horde if one.far_power or one.rally or one.more_shame or one.siege]
    assert [one.key for one in TABLES.horde if text.has(f"horde-{one.key}-text")] == able


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_have_words(language: str) -> None:
    text = reader(language)
    for option in GREAT_WALL.options:
        assert text.tr(option_key(option.key))
        assert text.tr(option_key(option.key, "help"))
    assert all(text.tr(option_key("gw_mode", value)) for value in (setup.COMPETITIVE, setup.COOP))
