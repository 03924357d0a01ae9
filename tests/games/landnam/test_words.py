"""Everything that the rules of Landnam name or refuse has words in both languages."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from catan_desktop.games.landnam import builds
from catan_desktop.games.landnam.fate_cards import CARDS
from catan_desktop.games.landnam.module import LANDNAM
from catan_desktop.games.landnam.tables import KINDS, TERRAIN
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.questions import SOURCES
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import Who, option_key, say, words
from tests.games.landnam.place import RED, place
from tests.present.test_locale import LANGUAGES, LOCALE, arguments

CHANCE = {"dice", "first_player", "fate_drawn", "exploration_dice", "green_die", "red_die"}
"""Actions of nobody."""
GAME = Path(inspect.getfile(builds)).parent


def reader(language: str) -> Translator:
    """The words of the game."""
    return Translator(LOCALE, language, strict=True, vocabulary=("landnam",))


def sources_of_rules() -> Iterator[ast.Module]:
    """The code of the game and of the shared mechanics that it is made of."""
    shared = {inspect.getfile(handler) for handler in LANDNAM.handlers.values()}
    for file in sorted({*map(str, GAME.glob("*.py")), *shared}):
        yield ast.parse(Path(file).read_text(encoding="utf-8"))


def constants(node: ast.AST) -> Iterator[str]:
    """The texts that an expression may be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Each key of a refusal, with the names of the arguments it is raised with."""
    for tree in sources_of_rules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                given = node.args[1] if len(node.args) > 1 else None
                pairs = given.elts if isinstance(given, ast.Tuple) else []
                names = {text for pair in pairs if isinstance(pair, ast.Tuple) for text in constants(pair.elts[0])}
                for key in constants(node.args[0]):
                    yield key, names
            elif isinstance(node, ast.Tuple) and len(node.elts) > 1:  # a refusal of a row that names its text alone
                yield from ((key, set()) for key in constants(node.elts[0]) if key.startswith("reason-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said_with_what_it_is_raised_with(language: str) -> None:
    text, found = reader(language), list(refusals())
    assert {"reason-outlaw-farm", "reason-no-counter-offers", "reason-cannot-pay"} <= {key for key, _ in found}
    assert [key for key, _ in found if not text.has(key)] == []
    assert [(key, names) for key, names in found if not set(arguments(language, key)) <= names] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_every_question_has_a_name_that_needs_nothing_else(language: str) -> None:
    text = reader(language)
    keys = ["act-" + kind.replace("_", "-") for kind in LANDNAM.kinds if kind not in CHANCE]
    keys += [step.prompt for step in LANDNAM.steps.values() if step.prompt]
    assert len(keys) > 50
    assert all(text.tr(key) for key in keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_lands_resources_builds_and_points_have_names(language: str) -> None:
    text, at = reader(language), place()
    names = [f"card-{card.key.replace('_', '-')}{more}" for card in CARDS for more in ("", "-text")]
    names += [f"tag-{card.tag}{more}" for card in CARDS for more in ("", "-when")]
    names += [f"terrain-{terrain.key}" for terrain in TERRAIN]
    names += [f"resource-{kind}" for kind in KINDS]
    names += [f"source-{key}" for key, _ in at.game.ask(SOURCES, at.state, RED)]
    names += [f"name-{what}" for what in ("farm", "landnam-city", "settler", "ship", "landnam-harbour", "ageing")]
    assert all(text.tr(name) for name in names)
    for key in ("hex-name", "land-name"):
        assert len({text.tr(key, terrain=terrain.key, token=5) for terrain in TERRAIN}) == len(TERRAIN)
    assert len({text.tr("resource", resource=kind) for kind in KINDS}) == len(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_endings_have_words(language: str) -> None:
    text = reader(language)
    for option in LANDNAM.options:
        assert text.tr(option_key(option.key))
        assert text.tr(option_key(option.key, "help"))
    assert all(
        text.tr(f"ending-{ending}-{part}", points=12) for ending in ("win", "stalemate") for part in ("line", "story")
    )
    won = [words("event-won", who=Who(Seat(0)), ending=ending) for ending in ("win", "stalemate")]
    told = {say(one, text.tr, ["Anna"]) for one in won}
    assert len(told) == 2
