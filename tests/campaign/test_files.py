"""Files of campaigns: whole or not at all, refused with a reason, beside the saved games that belong to them."""

from __future__ import annotations

from pathlib import Path

import pytest

from catan_desktop.campaign import files
from catan_desktop.campaign.campaign import Campaign, CampaignError, Stage, begin, choose, end, hand
from catan_desktop.campaign.files import create, game_file, list_campaigns, read, remove, stage_of, write
from catan_desktop.kernel.errors import SaveError
from catan_desktop.session import container
from catan_desktop.session.files import backup_of
from catan_desktop.session.spec import SeatSpec

DATE = "2030-12-31T23:59:59Z"
GOLDEN = Path(__file__).parents[2] / "saves" / "golden"
STAGE = Stage(points=(10, 8), goals=(10, 11), winners=(0,), first=1, date=DATE)


def campaign() -> Campaign:
    seats = (SeatSpec(name="Anya"), SeatSpec(kind="bot", level="hard", character="trader", name="Bram", colour=3))
    return Campaign(course="short", stages=choose("short"), seats=seats, options={"layout": "random"}, seed=5)


@pytest.mark.rule("CAMPAIGN-015")
def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    path = create(tmp_path, campaign(), DATE)
    assert read(path) == campaign()
    later = hand(end(begin(campaign(), 0), 0, STAGE), 0, True)
    write(path, later, DATE)
    assert read(path) == later
    assert read(backup_of(path)) == campaign(), "the former version is kept"


@pytest.mark.rule("CAMPAIGN-017", "CAMPAIGN-024")
def test_a_file_takes_no_other_campaign_and_no_stage_back(tmp_path: Path) -> None:
    path = create(tmp_path, campaign(), DATE)
    played = end(campaign(), 0, STAGE)
    write(path, played, DATE)
    for other in (played.model_copy(update={"options": {}}), campaign()):
        with pytest.raises(CampaignError):
            write(path, other, DATE)
    assert read(path) == played


def test_the_one_that_was_written_last_comes_first(tmp_path: Path) -> None:
    first, second = (create(tmp_path, campaign(), DATE) for _ in range(2))
    assert [one.path for one in list_campaigns(tmp_path)] == [second, first]
    write(first, begin(campaign(), 0), "2001-01-01T00:00:00Z")
    assert [one.path for one in list_campaigns(tmp_path)] == [first, second], "whatever the clock says"


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"none", "save-foreign"),
        (container.pack({"format": "catan_desktop-save"}, 1), "save-foreign"),
        (container.pack({"format": files.FORMAT, "schema": 2}, 1), "save-newer"),
        (container.pack({"format": files.FORMAT, "schema": 1}, 1), "save-damaged"),
        (container.pack({"format": files.FORMAT, "schema": "1"}, 1), "save-damaged"),
        (container.pack({"format": files.FORMAT, "schema": 1, "campaign": {"course": "short"}}, 1), "save-damaged"),
        (container.pack({"format": files.FORMAT, "schema": 1}, 1)[:-9], "save-cut"),
        (container.pack({"format": files.FORMAT, "schema": 1}, 1) + b"!", "save-damaged"),
    ],
)
def test_a_bad_file_is_refused_with_a_reason_and_listed(tmp_path: Path, data: bytes, key: str) -> None:
    path = tmp_path / "campaign-1.campaign"
    path.write_bytes(data)
    with pytest.raises(SaveError) as refused:
        read(path)
    assert refused.value.reason.key == key
    assert [(one.campaign, one.reason) for one in list_campaigns(tmp_path)] == [(None, refused.value.reason)]


@pytest.mark.rule("CAMPAIGN-015")
def test_every_format_that_there_ever_was_can_be_read() -> None:
    kept = sorted(GOLDEN.glob("*.campaign"))
    assert [file.name for file in kept] == [f"campaign-{schema}.campaign" for schema in range(1, files.SCHEMA + 1)]
    assert all(read(file) == end(campaign(), 0, STAGE) for file in kept)


def test_where_the_file_is_damaged_its_former_version_counts(tmp_path: Path) -> None:
    path = create(tmp_path, campaign(), DATE)
    write(path, end(campaign(), 0, STAGE), DATE)
    path.write_bytes(b"damaged")
    assert read(path) == campaign()
    write(path, end(campaign(), 0, STAGE), DATE)
    assert read(path) == end(campaign(), 0, STAGE)


def test_an_older_format_goes_through_its_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = create(tmp_path, campaign(), DATE)
    monkeypatch.setattr(files, "SCHEMA", 2)
    monkeypatch.setattr(files, "FORMATS", {1: lambda raw: {**raw, "schema": 2}})
    assert read(path) == campaign()


def test_the_games_of_stages_are_known_by_their_names(tmp_path: Path) -> None:
    path = create(tmp_path, campaign(), DATE)
    game = game_file(path, 1)
    assert stage_of(game) == (path, 1)
    assert stage_of(tmp_path / "autosave-01.catan") is None
    assert stage_of(tmp_path / "evening-1.catan") is None
    game.write_bytes(b"game")
    remove(path)
    assert list_campaigns(tmp_path) == ()
    assert not game.exists()
    assert stage_of(game) is None, "without its campaign it is a game as any other"
