"""Campaigns before the whole program: set up, played stage by stage, left and gone on with, and their end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from catan_desktop.campaign.campaign import Campaign, Stage, choose, game_of, totals
from catan_desktop.campaign.files import create, game_file, list_campaigns, read
from catan_desktop.kernel.event import Event
from catan_desktop.mechanics.events import FirstChosen, FirstRolled
from catan_desktop.session import saves
from catan_desktop.session.spec import SeatSpec
from catan_desktop.stores.files import Refused
from catan_desktop.ui.scene import Push
from catan_desktop.ui.scenes.campaign import CampaignScreen
from catan_desktop.ui.scenes.new_campaign import NewCampaignScreen
from catan_desktop.ui.scenes.result_table import FigureTable
from catan_desktop.ui.widgets import Button, Label, LineChart, Toggle
from tests.ui.screens.player import DATE, Player

pytestmark = pytest.mark.usefixtures("unpainted")

Sit = Callable[..., Player]
AHEAD = Stage(points=(10, 2), goals=(10, 10), winners=(0,), first=0, date=DATE)
"""A stage that Anya has won."""


def made(folder: Path, **values: object) -> Path:
    """A short campaign of Anya and a bot, with the people that she has left the table to."""
    seats = (SeatSpec(name="Anya", level="easy"), SeatSpec(kind="bot", level="easy", name="Bram", colour=1))
    campaign = Campaign(course="short", stages=choose("short"), seats=seats, seed=3)
    return create(folder, campaign.model_copy(update=values), DATE)


def open_page(player: Player, path: Path) -> CampaignScreen:
    player.loop.stack.apply(player.program.library.open(str(path)))
    player.wait()
    assert isinstance(player.scene, CampaignScreen)
    return player.scene


def at_table(player: Player) -> None:
    for _ in range(100):
        player.wait()
        if player.name == "Table":
            return
    raise AssertionError(f"it is {player.name}")


def play_on(player: Player) -> None:
    """Let bots play the running stage to its end, and look at its result."""
    session = player.program.current.playing
    for seat, sitting in enumerate(session.seats):
        session.set_seat(seat, sitting.model_copy(update={"kind": "bot"}))  # type: ignore[arg-type]
    while session.pump():
        pass
    for _ in range(200):
        player.wait()
        if player.name == "ResultScreen":
            break
    assert player.name == "ResultScreen"
    player.wait(20)


def first_events(player: Player) -> list[Event]:
    return [event for _, event in player.program.current.playing.timeline.events()]


def words(player: Player, name: str) -> str:
    label = player.find(name)
    assert isinstance(label, Label)
    return label.text


@pytest.mark.rule("CAMPAIGN-001", "CAMPAIGN-015")
def test_from_the_title_to_the_first_stage(sit_down: Sit) -> None:
    player = sit_down()
    player.click("campaigns")
    assert player.sees(player.program.texts.tr("campaigns-none"))
    player.click("new")
    player.click("start")
    screen = player.scene
    assert isinstance(screen, CampaignScreen)
    assert screen.campaign.stages == choose("traders")
    assert words(player, "first") == player.program.texts.tr("campaign-rolled")
    player.click("play")
    at_table(player)
    spec = player.program.current.playing.spec
    assert spec.ruleset == "fishermen"
    folder = player.program.current.folder
    kept = list_campaigns(folder)[0]
    assert player.program.current.kept_at() == str(game_file(kept.path, 0))
    assert kept.campaign is not None
    assert spec == game_of(kept.campaign)


@pytest.mark.rule("CAMPAIGN-018", "CAMPAIGN-019")
def test_course_stages_and_head_start_are_chosen(sit_down: Sit) -> None:
    player = sit_down()
    player.loop.stack.apply(Push(player.program.screens.scene("new-campaign")))
    player.wait()
    screen = player.scene
    assert isinstance(screen, NewCampaignScreen)
    player.click("course-short")
    assert screen.draft.stages == choose("short")
    player.click("course-seafarers")
    assert screen.draft.stages == choose("seafarers")
    for number in range(1, 10):
        stage = player.find(f"stage-{number}")
        assert isinstance(stage, Toggle)
        stage.press()
        player.wait()
    for stage_taken in ("seafarers/world", "seafarers/fog"):
        start = player.find("start")
        assert isinstance(start, Button)
        assert not start.enabled, "there are no two stages"
        screen.draft.take_stage(stage_taken, True)
    player.find("head-start-1").choose(3)  # type: ignore[attr-defined]
    player.find("add-seat").press()  # type: ignore[attr-defined]
    player.wait()
    screen.draft.take_start(screen.draft.seats[4].colour, 7)
    player.wait()
    player.click("start")
    page = player.scene
    assert isinstance(page, CampaignScreen)
    assert page.campaign.stages == ("seafarers/fog", "seafarers/world")
    assert page.campaign.head_start == (0, 3, 0, 0, 7)
    assert [seat.name for seat in page.campaign.seats] == list(dict.fromkeys(seat.name for seat in page.campaign.seats))


@pytest.mark.rule("CAMPAIGN-013", "CAMPAIGN-014")
def test_only_what_every_stage_may_have_is_offered(sit_down: Sit) -> None:
    player = sit_down()
    player.loop.stack.apply(Push(player.program.screens.scene("new-campaign")))
    player.wait()
    screen = player.scene
    assert isinstance(screen, NewCampaignScreen)
    options = {option.key: option.choices for option in screen.draft.options()}
    assert options["layout"] == ("fixed", "random")
    assert not {"goal", "first", "scenario", "turn_rule"} & options.keys()


@pytest.mark.rule("CAMPAIGN-009", "CAMPAIGN-015", "CAMPAIGN-021", "CAMPAIGN-022")
def test_a_whole_short_campaign(sit_down: Sit) -> None:
    player = sit_down()
    folder = player.program.current.folder
    path = made(folder)
    tr = player.program.texts.tr
    for number in range(3):
        open_page(player, path)
        player.click("play")
        at_table(player)
        begun = first_events(player)
        assert any(isinstance(event, FirstRolled) for event in begun) == (not number)
        before = read(path)
        if number:
            first = next(event for event in begun if isinstance(event, FirstChosen))
            assert first.seat == min((0, 1), key=lambda seat: totals(before)[seat])
        player.program.running.leave()
        assert player.program.library.unfinished() is not None
        entry = player.program.library.unfinished()
        assert entry is not None
        assert entry.campaign == tr(
            "campaign-save", number=number + 1, all=3, name=tr(f"ruleset-{before.stages[number]}")
        )
        player.loop.stack.apply(player.program.library.open(entry.path))
        at_table(player)
        play_on(player)
        after = read(path)
        assert after.number == number + 1
        assert len(after.played[-1].points) == 2
        player.click("campaign")
        page = player.scene
        assert isinstance(page, CampaignScreen)
        table = player.find("score")
        assert isinstance(table, FigureTable)
        cells = [row.cells for row in table.rows]
        assert cells[number] == tuple(
            tr("campaign-gained", points=points, gain=gain)
            for points, gain in zip(after.played[-1].points, after.played[-1].gains, strict=True)
        )
        assert cells[-1] == totals(after)
        chart = player.find("campaign-lines")
        assert isinstance(chart, LineChart)
        assert [curve.values for curve in chart.curves] == [
            tuple(totals(after, step)[seat] for step in range(number + 2)) for seat in range(2)
        ]
        if number < 2:
            following = player.program.library.unfinished()
            assert following is not None
            assert following.path == str(path), "between two stages the campaign is gone on with"
            least = min((0, 1), key=lambda seat: totals(after)[seat]) if totals(after)[0] != totals(after)[1] else None
            assert least is None or words(player, "first").startswith(("Anya", "Bram")[least])
    done = read(path)
    assert done.over
    assert player.program.library.unfinished() is None
    assert player.sees(tr("campaign-new"))
    player.loop.stack.apply(Push(player.program.screens.scene("campaigns")))
    player.wait()
    assert player.name == "CampaignsScreen"


@pytest.mark.rule("CAMPAIGN-016", "CAMPAIGN-017")
def test_a_stage_is_begun_anew_while_it_is_played_and_not_after_its_end(sit_down: Sit) -> None:
    player = sit_down()
    path = made(player.program.current.folder)
    open_page(player, path)
    player.click("play")
    at_table(player)
    seed = player.program.current.playing.spec.seed
    menu = player.program.running.exits(lambda: player.scene.seat).menu  # type: ignore[attr-defined]
    assert "again" not in menu, "nothing gives a stage up by one press"
    player.loop.stack.apply(menu["campaign"]())
    player.wait()
    player.click("again")
    player.click("confirm-yes")
    at_table(player)
    assert player.program.current.playing.spec.seed != seed
    assert player.program.current.kept_at() == str(game_file(path, 0))
    assert read(path).number == 0
    play_on(player)
    assert read(path).number == 1
    first = read(path).played
    player.program.current.playing.history.undo()
    player.program.campaigns.note(player.program.current.playing)
    assert read(path).played == first


@pytest.mark.rule("CAMPAIGN-012")
def test_a_bot_stands_in_for_a_person_between_stages(sit_down: Sit) -> None:
    player = sit_down()
    path = made(player.program.current.folder)
    open_page(player, path)
    player.click("stand-in-0")
    assert read(path).handed == (0,)
    player.click("play")
    at_table(player)
    assert not any(seat.human for seat in player.program.current.playing.seats)
    play_on(player)
    open_page(player, path)
    player.click("stand-in-0")
    assert read(path).handed == ()


@pytest.mark.rule("CAMPAIGN-023")
def test_the_table_of_a_late_stage_knows_who_plays_for_its_share(sit_down: Sit) -> None:
    player = sit_down()
    path = made(player.program.current.folder, course="traders", stages=choose("traders"), played=(AHEAD,) * 3)
    open_page(player, path)
    player.click("play")
    at_table(player)
    session = player.program.current.playing
    assert session.sharing == {0}
    player.program.running.leave()
    assert player.program.library.saves()[0].title == "Campaign, stage 4 of 5: Barbarian Attack"
    player.loop.stack.apply(player.program.library.open(str(game_file(path, 3))))
    at_table(player)
    assert player.program.current.playing.sharing == {0}


@pytest.mark.rule("CAMPAIGN-007", "CAMPAIGN-025")
def test_a_campaign_that_a_person_wins_is_told_in_the_book_of_stories(sit_down: Sit) -> None:
    player = sit_down()
    path = made(player.program.current.folder, played=(AHEAD,) * 2)
    open_page(player, path)
    player.click("play")
    at_table(player)
    session = player.program.current.playing
    person = session.seats[0]
    session.set_seat(0, person.model_copy(update={"kind": "bot"}))  # type: ignore[arg-type]
    while session.pump():
        pass
    session.set_seat(0, person)  # type: ignore[arg-type]
    for _ in range(200):
        player.wait()
        if player.name == "ResultScreen":
            break
    earned = [(one.key, one.count) for game in player.program.history.games() for one in game.achievements]
    assert ("campaign-won", totals(read(path))[0]) in earned
    assert "campaign-quiet" not in dict(earned)
    assert "campaign-won" in [one.key for one in player.program.running.result().achievements]
    player.click("campaign")
    assert player.sees(player.program.texts.tr("campaign-won", names="Anya"))


def test_a_campaign_is_removed_with_its_games(sit_down: Sit) -> None:
    player = sit_down()
    path = made(player.program.current.folder)
    open_page(player, path)
    player.click("play")
    at_table(player)
    player.program.running.leave()
    assert game_file(path, 0).exists()
    player.loop.stack.apply(Push(player.program.screens.scene("campaigns")))
    player.wait()
    player.click("remove")
    player.click("confirm-yes")
    player.wait()
    assert not path.exists()
    assert not game_file(path, 0).exists()
    assert player.sees(player.program.texts.tr("campaigns-none"))


def test_a_file_from_elsewhere_is_copied_with_the_game_of_its_stage(sit_down: Sit, tmp_path: Path) -> None:
    player = sit_down()
    own = made(player.program.current.folder)
    open_page(player, own)
    player.click("play")
    at_table(player)
    player.program.running.leave()
    other = tmp_path / "elsewhere"
    other.mkdir()
    for file in (own, game_file(own, 0)):
        file.rename(other / file.name)
    open_page(player, other / own.name)
    copied = list_campaigns(player.program.current.folder)[0]
    assert copied.campaign == read(other / own.name)
    assert saves.read_header(game_file(copied.path, 0)).ruleset == "rivers"


def test_a_damaged_file_is_listed_and_refused(sit_down: Sit) -> None:
    player = sit_down()
    bad = player.program.current.folder / "campaign-bad.campaign"
    bad.write_bytes(b"no campaign")
    with pytest.raises(Refused):
        player.program.library.open(str(bad))
    player.loop.stack.apply(Push(player.program.screens.scene("campaigns")))
    player.wait()
    player.click("open")
    assert player.name == "CampaignsScreen"
    assert player.sees(player.program.texts.tr("save-foreign"))
