"""The review of a game: it grows, can be read, leads to the board and the replay of a moment, and is kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pygame
import pytest

from catan_desktop.app import shown_games
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.present.advice import AdviceView
from catan_desktop.present.markup import plain
from catan_desktop.present.models.review import ChoiceView, PointLine
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import Who, words
from catan_desktop.session import review_file
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.table_port.review import ReviewPort
from catan_desktop.ui.scene import Push, Replace
from catan_desktop.ui.scenes.replay import ReplayScene
from catan_desktop.ui.scenes.result import ResultScreen
from catan_desktop.ui.scenes.review import EVERYBODY, ReviewScreen
from catan_desktop.ui.scenes.review_parts import ChanceChart, MomentBoard, SignedBar, percent
from catan_desktop.ui.scenes.review_text import ReviewText
from catan_desktop.ui.widgets import Dropdown, Tabs
from tests.audit import unreadable
from tests.ui.screens.player import Player

pytestmark = pytest.mark.usefixtures("unpainted")

SIZES = ((1280, 720), (1920, 1080), (1440, 1080))
NAMES = ("Anya", "Qhorin", "Женя")
Sit = Callable[..., Player]


@cache
def game(ruleset: str = "gift-base", seats: int = 2, level: str = "easy", **options: str) -> Session:
    """A game of bots, the first of them a person at its end."""
    chairs = tuple(SeatSpec(kind="bot", level=level, name=NAMES[at], colour=at) for at in range(seats))
    spec = NewGame(ruleset=ruleset, seats=chairs, seed=2, options=dict(options))
    session = Session.new(spec, clock=lambda: "2030", bots_in_process=True)
    while session.outcome is None:
        shown_games.stride(session)
    session.set_seat(session.standings()[0].seat, chairs[0].model_copy(update={"kind": "human"}))
    return session


def ended(sit_down: Sit, session: Session, **wishes: object) -> Player:
    player = sit_down(**wishes)
    player.program.current.session = session
    player.loop.stack.apply(Replace(player.program.running.table(), all=True))
    player.loop.stack.apply(Push(player.program.screens.scene("result")))
    player.wait()
    return player


def reviewed(player: Player) -> ReviewScreen:
    """The review, to its end."""
    player.click("review")
    screen = player.scene
    assert isinstance(screen, ReviewScreen)
    while not screen.port.complete:
        player.wait()
    player.wait(2, seconds=1.0)
    return screen


def shown(screen: ReviewScreen) -> object:
    board = screen.root.content.find("moment-board")
    assert isinstance(board, MomentBoard)
    return board.picture


@pytest.mark.matrix
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_every_page_can_be_read(sit_down: Sit, language: str, size: tuple[int, int]) -> None:
    player = ended(sit_down, game(), language=language, size=size)
    assert unreadable(player.program.kit.audit) == []  # one more button below the result
    screen = reviewed(player)
    assert unreadable(player.program.kit.audit) == []
    tabs = screen.root.content.find("pages")
    assert isinstance(tabs, Tabs)
    for page in (1, 2):
        tabs.choose(page)
        player.wait()
        assert unreadable(player.program.kit.audit) == []


@pytest.mark.parametrize("name", ["Player 1", "Anya", "K*y*a II"])
def test_who_acted_is_named_once(name: str) -> None:
    class Port:
        sittings = (SimpleNamespace(name=name), SimpleNamespace(name="Hald"))
        tr = staticmethod(Translator(Path("assets/locale"), "en", strict=True).tr)

    text = ReviewText(cast("ReviewPort", Port()))
    named = PointLine(4, 1, Seat(0), 0.2, words("event-gw-sealed", whom=Who(Seat(0))), "", "ink", Seat(0))
    assert plain(text.point(named)).replace("\u00a0", " ").count(name) == 1
    unnamed = replace(named, words=words("replay-hand-empty"))
    assert plain(text.point(unnamed)).startswith(f"{name}: ")


def test_it_is_worked_out_while_one_looks(sit_down: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("catan_desktop.session.reviewing.SLICE_SECONDS", 0.0)
    player = ended(sit_down, game())
    player.click("review")
    screen = player.scene
    assert isinstance(screen, ReviewScreen)
    player.wait(3)
    assert 0.0 < screen.port.share < 1.0
    assert screen.root.content.find("progress").rect.width > 0
    for page in range(3):
        screen.page = page
        screen.rebuild()
        player.wait()
        assert unreadable(player.program.kit.audit) == []


def test_a_press_on_a_moment_leads_to_its_board(sit_down: Sit) -> None:
    player = ended(sit_down, game())
    screen = reviewed(player)
    points = screen.model.points
    assert points
    for number, point in enumerate(points, 1):
        player.click(f"point-{number}")
        assert screen.ply == point.ply
        assert shown(screen) == screen.port.board(point.ply)
    player.click("point-before")
    assert screen.ply == points[max(0, len(points) - 2)].ply


def test_a_press_on_the_chart_leads_to_a_moment_or_a_turn(sit_down: Sit) -> None:
    player = ended(sit_down, game())
    screen = reviewed(player)
    chart = screen.root.content.find("chances")
    assert isinstance(chart, ChanceChart)
    first = chart.flags[0]
    player.send(pygame.MOUSEBUTTONDOWN, pos=chart._place(first), button=1)
    assert screen.ply == first.ply
    chart = screen.root.content.find("chances")
    assert isinstance(chart, ChanceChart)
    start = chart._plot().box.bottomleft
    player.send(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    assert screen.ply == screen.model.turns[0].ply


def test_decisions_are_listed_by_what_they_cost(sit_down: Sit) -> None:
    player = ended(sit_down, game())
    screen = reviewed(player)
    person = next(index for index, sitting in enumerate(screen.port.sittings) if sitting.human)
    assert screen.whose == person
    screen.page = 1
    screen.rebuild()
    player.wait()
    own = [one for one in screen.model.choices if one.seat == person]
    assert own, "a bot without foresight makes mistakes"
    player.click("choice-1")
    assert screen.chosen == own[0]
    assert screen.ply == own[0].ply
    board = screen.root.content.find("moment-board")
    assert isinstance(board, MomentBoard)
    assert board.marked == screen.port.choice_view(own[0]).advised.places
    assert unreadable(player.program.kit.audit) == []
    whose = screen.root.content.find("whose")
    assert isinstance(whose, Dropdown)
    whose.choose(0)
    player.wait()
    assert screen.whose == EVERYBODY


def test_luck_and_play_are_two_bars_for_each_seat(sit_down: Sit) -> None:
    player = ended(sit_down, game())
    screen = reviewed(player)
    screen.page = 2
    screen.rebuild()
    for account in screen.model.accounts:
        luck, play = (screen.root.content.find(f"{kind}-{account.seat}") for kind in ("luck", "play"))
        assert isinstance(luck, SignedBar)
        assert isinstance(play, SignedBar)
        assert luck.value == account.dice + account.cards
        assert play.value == -account.cost


def test_from_the_result_to_the_replay_of_a_moment_and_back(sit_down: Sit) -> None:
    player = ended(sit_down, game())
    screen = reviewed(player)
    player.click("point-1")
    player.click("watch-from")
    film = player.scene
    assert isinstance(film, ReplayScene)
    assert film.player.ply == screen.model.points[0].ply - 1  # to be seen yet
    player.key(pygame.K_ESCAPE)
    assert player.name == ReviewScreen.__name__
    player.key(pygame.K_ESCAPE)
    assert player.name == ResultScreen.__name__


def test_from_the_replay_to_the_review_and_back_to_a_moment(sit_down: Sit) -> None:
    player = ended(sit_down, game())
    player.click("replay")
    film = player.scene
    assert isinstance(film, ReplayScene)
    screen = reviewed(player)
    player.click("point-2")
    player.click("watch-from")
    assert player.scene is film
    assert film.player.ply == screen.model.points[1].ply - 1


def test_from_a_decision_to_the_moment_in_which_it_is_yet_to_be_made(sit_down: Sit) -> None:
    player = ended(sit_down, game())
    screen = reviewed(player)
    screen.page = 1
    screen.rebuild()
    player.wait()
    player.click("choice-1")
    assert screen.chosen is not None
    ply = screen.chosen.ply
    player.click("watch-from")
    film = player.scene
    assert isinstance(film, ReplayScene)
    assert film.player.ply == ply


def test_a_moment_is_played_on_as_a_game_of_its_own_that_says_how_it_ended_the_first_time(sit_down: Sit) -> None:
    player = ended(sit_down, game(), language="en")
    first = player.program.current.playing
    screen = reviewed(player)
    choice = screen.model.choices[0]
    screen.choose(choice)
    player.wait()
    player.click("again-from")
    player.wait()
    again = player.program.current.playing
    assert again is not first
    assert first.outcome is not None, "the game that is over stays as it is"
    assert (again.ply, again.outcome, again.game.board) == (choice.ply, None, first.game.board)
    assert [(one.kind, one.level, one.name) for one in again.seats] == [
        (one.kind, one.level, one.name) for one in first.seats
    ]
    assert again.state == first.timeline.state_at(choice.ply)
    points = ", ".join(f"{NAMES[one.seat]} {one.points}" for one in sorted(first.standings(), key=lambda one: one.rank))
    assert again.saving.title.endswith(f"the first time: {points}")
    chair = again.seats[0]
    for seat in range(2):
        again.set_seat(Seat(seat), chair.model_copy(update={"kind": "bot", "level": "easy", "name": NAMES[seat]}))
    while again.outcome is None:
        shown_games.stride(again)
    player.loop.stack.apply(Push(player.program.screens.scene("result")))
    player.wait()
    assert player.sees(again.saving.title)


def test_a_replay_of_a_game_that_goes_on_has_no_review(sit_down: Sit) -> None:
    player = sit_down()
    seats = (SeatSpec(kind="human"), SeatSpec(kind="bot", level="random"))
    spec = NewGame(ruleset="gift-base", seats=seats, seed=2)
    player.program.current.session = Session.new(spec, bots_in_process=True)
    player.loop.stack.apply(player.program.running.replay())
    player.wait()
    assert isinstance(player.scene, ReplayScene)
    with pytest.raises(LookupError):
        player.find("review")


def test_it_is_kept_beside_the_save(sit_down: Sit, tmp_path: Path) -> None:
    player = sit_down()
    save = tmp_path / "ended.catan"
    game().saving.save(save)
    player.loop.stack.apply(player.program.running.watch(str(save)))
    player.wait()
    screen = reviewed(player)
    points = screen.model.points
    player.key(pygame.K_ESCAPE)
    assert review_file.review_of(save).exists()
    player.click("review")
    again = player.scene
    assert isinstance(again, ReviewScreen)
    assert again.port.complete
    assert again.model.points == points


@pytest.mark.parametrize(("ruleset", "seats", "options"), [("great-wall", 2, {"gw_mode": "coop"}), ("landnam", 3, {})])
def test_other_games_have_theirs(sit_down: Sit, ruleset: str, seats: int, options: dict[str, str]) -> None:
    player = ended(sit_down, game(ruleset, seats, "random" if ruleset == "great-wall" else "easy", **options))
    screen = reviewed(player)
    for page in range(3):
        screen.page = page
        screen.rebuild()
        player.wait()
        assert unreadable(player.program.kit.audit) == []
    chart = screen.root.content.find("chances")
    assert isinstance(chart, ChanceChart)
    assert len(chart.curves) == (1 if screen.model.together else seats)


def test_a_plan_counts_what_is_done_several_times_on_end(sit_down: Sit) -> None:
    screen = reviewed(ended(sit_down, game()))
    road, city = (AdviceView(words(f"act-build-{piece}"), (), (), ()) for piece in ("road", "city"))
    told = screen.texts.plan(ChoiceView(city, city, (road, road, city)))
    assert told == "Then: Build a road × 2, Build a keep"
    assert screen.texts.plan(ChoiceView(city, city)) == ""


def test_percent_has_its_sign() -> None:
    assert [percent(one) for one in (0.084, -0.2, 0.001, -0.001)] == ["+8\u00a0%", "−20\u00a0%", "0\u00a0%", "0\u00a0%"]
