"""Recorded games of saves/golden are played again; on other Pythons and in other processes: `test_pythons.py`."""

from __future__ import annotations

from pathlib import Path

import pytest

from catan_desktop.kernel.engine import veiled
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.position_text import read_position, write_position
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.state import GameState
from tests import golden, recipes
from tests.golden import FOLDER, Golden, GoldenError, check, parse, record, update, wanted
from tests.kernel.toy import TIDE, TOY
from tests.recipes import EVERY


@pytest.fixture(scope="module", autouse=True)
def _update(request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--update-golden"):
        update()


POSITION_EVERY, POSITION_FIRST = 400, 100
"""Plies between two states that are written as texts, and those before the first."""


@pytest.mark.parametrize("name", [game.name for game in wanted()])
def test_every_ruleset_has_its_golden_games(name: str) -> None:
    """Each is replayed: every action legal, every digest equal, the same end. Positions come back from texts."""
    path = FOLDER / f"{name}.txt"
    assert path.exists(), "record it: pytest tests/test_golden.py --update-golden"
    assert check(parse(path.read_text(encoding="utf-8")), _position_comes_back) > 10


def _position_comes_back(game: Game, state: GameState) -> None:
    """A state is that of its text, and the text that of its state: whole, and as one seat sees it."""
    if state.ply % POSITION_EVERY != POSITION_FIRST and state.outcome is None:
        return
    for viewer, known in ((None, state), (state.seat, veiled(game, state, state.seat))):
        text = write_position(game, known, viewer)
        found = read_position(text, EVERY.__getitem__)
        assert (found.state, found.viewer, found.game.board) == (known, viewer, game.board), text
        assert found.game.options == game.options
        assert write_position(found.game, found.state, viewer) == text


def test_further_golden_games() -> None:
    """Games recorded by hand, or for a table that is no longer wanted."""
    names = {game.name for game in wanted()}
    for path in sorted(FOLDER.glob("*.txt")):
        if path.stem not in names:
            assert check(parse(path.read_text(encoding="utf-8"))) > 0


# The check itself


TOY_GOLDEN = Golden("toy", 3, [], 5, 5)


def test_a_recorded_game_is_read_as_it_was_written() -> None:
    played = record(TOY_GOLDEN)
    assert parse(played.text()) == played
    assert check(played) > 10
    assert record(TOY_GOLDEN).text() == played.text()


def test_options_are_part_of_the_recording() -> None:
    played = record(Golden("toy", 2, ["flood=True"], 5, 5))
    assert "options flood=True\n" in played.text()
    assert played.name == "toy-2-flood_True"
    assert check(parse(played.text())) > 10


def test_a_changed_action_a_changed_digest_and_a_changed_end_are_noticed() -> None:
    text = record(TOY_GOLDEN).text()
    at = text.index("* face")
    changed = text[:at] + "* face 9" + text[at + len("* face 1") :]
    with pytest.raises(GoldenError, match=r"action \d+, '\* face 9'"):
        check(parse(changed))
    with pytest.raises(GoldenError, match="another state after 25 actions"):
        check(parse(text.replace("@25 ", "@25 0")))
    with pytest.raises(GoldenError, match="ends 'win"):
        check(parse(text.replace("outcome win", "outcome tragic")))
    without = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("@25"))
    with pytest.raises(GoldenError, match="a digest is missing"):
        check(parse(without))
    for odd in ("", "golden 2\n", text.replace("golden 1", "golden 2"), text[: text.index("outcome")]):
        with pytest.raises(GoldenError):
            parse(odd)


def test_a_new_version_of_a_module_asks_for_a_new_recording(monkeypatch: pytest.MonkeyPatch) -> None:
    played = record(TOY_GOLDEN)
    newer = compose("toy", (TOY, replace(TIDE, version=2)), (2, 3, 4))
    monkeypatch.setattr(golden, "EVERY", {**recipes.EVERY, "toy": newer})
    with pytest.raises(GoldenError, match="toy-tide=2"):
        check(played)


def test_update_records_anew_and_adds_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "wanted", lambda: [TOY_GOLDEN])
    stale = replace_lines(record(Golden("toy", 2, [], 8, 8)))
    (tmp_path / "by-hand.txt").write_text(stale.text(), encoding="utf-8")
    kept = record(Golden("toy", 4, [], 5, 5))
    kept.seed = 9  # another recording of today would be another game: what still replays is not recorded again
    (tmp_path / "kept.txt").write_text(kept.text(), encoding="utf-8")
    update(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["by-hand.txt", "kept.txt", "toy-3.txt"]
    assert (tmp_path / "kept.txt").read_text(encoding="utf-8") == kept.text()
    for path in tmp_path.iterdir():
        assert check(parse(path.read_text(encoding="utf-8"))) > 10


def replace_lines(game: Golden) -> Golden:
    game.lines = game.lines[:1]
    return game
