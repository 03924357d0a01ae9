"""The saves that come with the program open. If a rule has changed, `tools/record_saves.py` makes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from catan_desktop.games import catalogue
from catan_desktop.present.translate import Translator
from catan_desktop.session import container, paths, saves
from catan_desktop.session.save_models import Body, Header, SaveFile
from catan_desktop.session.session import Session

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = sorted((ROOT / "saves" / "examples").glob(f"*{saves.SUFFIX}"))
GOLDEN = sorted((ROOT / "saves" / "golden").glob(f"*{saves.SUFFIX}"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_waits_for_a_person(path: Path) -> None:
    session = Session.resume(saves.read(path), bots_in_process=True)
    seat = session.actor()
    assert session.notices == []
    assert seat is not None
    assert session.seats[seat].human
    assert not session.pump()
    decision = session.view(seat).decision
    assert decision is not None
    assert any(choice.count() for choice in decision.choices)
    for language in ("en", "ru"):
        assert Translator(paths.assets() / "locale", language, strict=True).has(saves.read_header(path).title)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_nobody_in_an_example_has_a_name_of_one_language(path: Path) -> None:
    for seat in saves.read_header(path).seats:
        assert not seat.name
        assert seat.human or seat.character


def test_there_are_examples_of_every_ruleset() -> None:
    assert {saves.read_header(path).ruleset for path in EXAMPLES} == set(catalogue.RULESETS)


FIRST_FORMAT = {
    **dict.fromkeys(
        ("fishermen", "rivers", "caravans", "barbarian-attack", "traders-barbarians", "landnam", "great-wall"), 3
    ),
    **dict.fromkeys(("seafarers", "seafarers-knights"), 4),
}
"""The save format of the time when a ruleset came; 1 for those that are not named."""


@pytest.mark.parametrize(
    ("ruleset", "schema"),
    [(key, schema) for key in catalogue.RULESETS for schema in range(FIRST_FORMAT.get(key, 1), saves.SCHEMA + 1)],
)
def test_a_save_of_every_released_format_opens(ruleset: str, schema: int) -> None:
    """The header, the hash and the snapshot must be read; the log too as long as the rules are the same."""
    path = ROOT / "saves" / "golden" / f"save-{schema}-{ruleset}{saves.SUFFIX}"
    assert path in GOLDEN
    saved = saves.read(path)
    assert saved.timeline.state.ply == saved.header.ply
    assert saved.timeline.state.turn == saved.header.turn
    assert saved.notice is None or saved.header.versions != saved.game.ruleset.versions()


def test_a_field_of_a_save_comes_and_goes_with_a_format_of_its_own() -> None:
    """What the saves of the present format hold is what the models name: a change of either wants another format."""
    newest = [path for path in GOLDEN if path.name.startswith(f"save-{saves.SCHEMA}-")]
    assert newest
    for path in newest:
        raw = container.unpack(path.read_bytes())
        assert set(raw) == {field.alias or name for name, field in SaveFile.model_fields.items()}
        assert set(raw["header"]) == set(Header.model_fields)
        assert set(raw["game"]) == set(Body.model_fields)


def test_saves_from_before_the_stamp_and_with_it_are_both_kept() -> None:
    assert {container.stamp_of(path.read_bytes()) > 0 for path in GOLDEN} == {False, True}
