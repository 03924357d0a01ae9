"""The harnesses that every game passes, with event cards and the Harbourmaster in the game."""

from __future__ import annotations

from importlib import import_module

import pytest

from catan_desktop.games.catalogue import RULESETS, components
from catan_desktop.games.views import EVENTS
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import Ruleset, compose
from tests.bots import test_no_cheating, worlds
from tests.fuzz.expected import whole
from tests.games.event_cards.test_deck import OFFERING
from tests.mechanics.common import test_judgements
from tests.present import test_foresight, test_motion, test_panels

GAMES = (*OFFERING, "cities-knights")
WITH_AND_WITHOUT_CARDS = ("classic", "cities-knights")
"""Games with and without development cards."""
PLAYED = pytest.mark.parametrize(
    "game",
    [pytest.param(key, marks=[] if key in WITH_AND_WITHOUT_CARDS else [pytest.mark.slow]) for key in GAMES],
    indirect=True,
)
"""What plays whole games; the cards are the same in all of them."""
SECRETIVE = pytest.mark.parametrize("game", WITH_AND_WITHOUT_CARDS, indirect=True)
"""What is secret in the cards of events is so in every game alike."""


def lasting(key: str) -> Ruleset:
    """The game with what options bring, whatever the options are."""
    given = RULESETS[key]
    modules = [replace(module, switch=None) for module in given.recipe]
    return compose(key, modules, given.seats, given.make_board, given.board_type)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game whose options are on for the harnesses."""
    key: str = request.param
    for harness in (test_panels, test_foresight, test_motion, test_judgements, test_no_cheating, worlds):
        monkeypatch.setattr(harness, "RULESETS", {key: lasting(key)})
    worlds.positions.cache_clear()
    return key


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_action_has_a_name_and_every_step_its_question(game: str, language: str) -> None:
    test_panels.test_every_action_has_a_name_and_every_step_its_question(game, language)


def test_every_event_is_told_and_shown(game: str) -> None:
    for name in ("event_cards", "harbourmaster"):
        if name in lasting(game).slots:
            kinds = {kind for kind in _events(name) if kind.__name__ not in {"EventPassed", "DrawnAgain"}}
            assert kinds <= {kind for kind in EVENTS[name].rows if EVENTS[name].shows(kind)}
            assert components()[name].module.key in whole(game)[0].slots


def _events(name: str) -> list[type[Event]]:
    found = vars(import_module(f"catan_desktop.games.{name}.events")).values()
    return [
        one
        for one in found
        if isinstance(one, type) and issubclass(one, Event) and one.__module__.endswith(f"{name}.events")
    ]


@PLAYED
def test_what_is_foretold_comes_true_and_betrays_nothing(game: str) -> None:
    test_foresight.test_what_is_foretold_comes_true_and_betrays_nothing(game, 1)


@PLAYED
def test_motions_lead_from_one_picture_to_the_next(game: str) -> None:
    test_motion.test_motions_lead_from_one_picture_to_the_next(game, 1)


@PLAYED
def test_the_parts_add_up_to_the_judgement(game: str) -> None:
    test_judgements.test_the_parts_add_up_to_the_judgement(game)


@SECRETIVE
def test_hidden_things_change_no_answer(game: str) -> None:
    test_no_cheating.test_hidden_things_change_no_answer("easy", game)


@SECRETIVE
def test_advice_hangs_on_nothing_hidden(game: str) -> None:
    test_no_cheating.test_advice_hangs_on_nothing_hidden(game)
