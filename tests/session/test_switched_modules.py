"""Saves of games with modules that an option brings, and of games from before there was the option."""

from __future__ import annotations

from pathlib import Path

import pytest

from catan_desktop.games import catalogue
from catan_desktop.kernel.errors import SaveError
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.session import saves
from catan_desktop.session.codec import records_of
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec

GOLDEN = Path(__file__).resolve().parents[2] / "saves" / "golden"
SWITCHES = [
    (key, module.switch.key)
    for key, ruleset in catalogue.RULESETS.items()
    for module in ruleset.recipe
    if module.switch is not None
]
BEFORE = ("classic", "cities-knights", "fishermen", "rivers")
"""Games that were released before options brought modules."""


def played(ruleset: str, option: str, plies: int = 420) -> Session:
    seats = (SeatSpec(kind="bot", level="random"),) * 4
    spec = NewGame(ruleset=ruleset, seats=seats, seed=9, options={option: True})
    session = Session.new(spec, clock=lambda: "2030", bots_in_process=True)
    while session.ply < plies and session.pump():
        pass
    return session


@pytest.mark.parametrize(("ruleset", "option"), SWITCHES)
def test_a_game_with_the_option_is_saved_and_goes_on_exactly(ruleset: str, option: str) -> None:
    session = played(ruleset, option)
    records = records_of(session.game.ruleset)
    for state in session.timeline.states():
        assert records.decode(records.encode(state), GameState) == state
    back = Session.resume(saves.decode(saves.encode(session.saving.freeze())), bots_in_process=True)
    assert back.game.ruleset is session.game.ruleset
    assert back.notices == []
    assert [back.view(Seat(seat)) for seat in range(4)] == [session.view(Seat(seat)) for seat in range(4)]
    for _ in range(40):
        assert back.pump() == session.pump()
    assert back.state == session.state


@pytest.mark.parametrize("ruleset", BEFORE)
def test_a_save_from_before_there_were_such_options_is_a_game_of_today(ruleset: str) -> None:
    """It names none of them; its modules, versions and digests are those of the game with all of them off."""
    saved = saves.read(GOLDEN / f"save-3-{ruleset}{saves.SUFFIX}")
    switches = {option for key, option in SWITCHES if key == ruleset}
    assert switches
    assert not switches & saved.header.options.keys()
    assert saved.game.ruleset is catalogue.RULESETS[ruleset]
    assert dict(saved.header.versions) == dict(saved.game.ruleset.versions())
    assert all(saved.game.options[option] is False for option in switches)
    assert saved.notice is None, "the whole log is replayed to the digests in the file"


def test_a_file_that_has_the_module_without_its_option_is_refused() -> None:
    session = played("classic", "event_cards", 60)
    data = session.saving.freeze()
    header = saves._header(data)
    forged = saves._sealed(header.model_copy(update={"options": {}}), saves._body(data), 1)
    with pytest.raises(SaveError):
        saves.decode(forged)
