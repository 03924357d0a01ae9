"""Watching a game: keys, bar, eyes, chronicle and speeds, and that every word can be read."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from catan_desktop.kernel.ids import Seat
from catan_desktop.session.replay import Film
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.table_port.film import EVERYBODY
from catan_desktop.ui.keymap import Keymap
from catan_desktop.ui.scene import Push, Replace
from catan_desktop.ui.scenes.curtain import CurtainScene
from catan_desktop.ui.scenes.overlays.contest import ContestScene
from catan_desktop.ui.scenes.replay import ReplayScene
from catan_desktop.ui.scenes.replay_keys import command
from catan_desktop.ui.scenes.replay_parts import SPEEDS
from catan_desktop.ui.scenes.table.ladder_panel import RungButton
from catan_desktop.ui.scenes.table.ladders import RungCell
from catan_desktop.ui.scenes.table.scene import TableScene
from tests.audit import unreadable
from tests.ui.screens.player import Player
from tests.ui.table.test_contest import crowded, played, sued

pytestmark = pytest.mark.usefixtures("unpainted")

SIZES = ((1280, 720), (1920, 1080), (1440, 1080), (2560, 1080))
Sit = Callable[..., Player]


@cache
def game(ruleset: str, humans: tuple[int, ...]) -> Session:
    seats = tuple(
        SeatSpec(kind="bot", level="random", name=name, colour=at)
        for at, name in enumerate(("Anya", "Qhorin", "Ygritte", "Женя"))
    )
    session = Session.new(NewGame(ruleset=ruleset, seats=seats, seed=6), clock=lambda: "2030", bots_in_process=True)
    while session.pump():
        pass
    for seat in humans:
        session.set_seat(Seat(seat), session.seats[seat].model_copy(update={"kind": "human"}))
    return session


def running(humans: tuple[int, ...], ply: int = 200) -> Session:
    """The game as it stood at a position, with people on some seats."""
    film = Film.of(game("watch", humans))
    film.seek(ply)
    return Session(film.game, film.spec, film.timeline, bots_in_process=True)


def watching(sit_down: Sit, session: Session | None = None, viewer: Seat | None = None, **wishes: object) -> Player:
    player = sit_down(**wishes)
    player.program.current.session = session or game("watch", (0,))
    player.loop.stack.apply(player.program.running.replay(viewer))
    player.wait(2)
    return player


def film_of(player: Player) -> ReplayScene:
    scene = player.scene
    assert isinstance(scene, ReplayScene)
    return scene


def test_what_is_climbed_is_watched_and_not_bought(sit_down: Sit) -> None:
    """The seat's own levels at every position, all rungs behind the heading, and nothing that waits to be pressed."""
    seats = tuple(SeatSpec(kind="bot", level="random", name=name, colour=at) for at, name in enumerate("ABCD"))
    spec = NewGame(ruleset="cities-knights", seats=seats, seed=6)
    session = Session.new(spec, clock=lambda: "2030", bots_in_process=True)
    while session.ply < 240 and session.pump():
        pass
    session.set_seat(Seat(2), session.seats[2].model_copy(update={"kind": "human"}))
    player = watching(sit_down, session)
    film = film_of(player)
    film.player.jump(film.port.last)
    player.wait(2)
    chart = film.desk.chart
    assert chart is not None
    assert chart.visible
    model = film.port.game.model(Seat(2))
    assert chart.ladders == model.ladders
    assert any(ladder.level for ladder in model.ladders)
    assert chart.climber.seat == 2
    steps = [widget for widget in chart.walk() if isinstance(widget, RungButton)]
    assert not any(step.possible or step.focusable for step in steps)
    for widget in (steps[0], chart.head):
        player.click(widget.name)
        player.wait()
        assert film.root.dialogs[-1].name == "ladders"
        rung = next(cell for cell in film.root.dialogs[-1].walk() if isinstance(cell, RungCell) and cell.next)
        rung.press()
        assert film.root.dialogs[-1].name == "ladders"
        film.root.dialogs[-1].close()
    film.player.jump(film.port.first)
    player.wait(2)
    chart = film.desk.chart
    assert chart is not None
    assert not any(ladder.level for ladder in chart.ladders)


def test_a_lawsuit_is_watched_as_at_the_table(sit_down: Sit) -> None:
    """The same scene over the board, folded away and back by the same buttons, gone where nothing is heard."""
    player = watching(sit_down, played(crowded), Seat(0))
    film = film_of(player)
    film.look(Seat(0))
    film.player.jump(film.port.last)
    player.wait(2)
    scene, suit = next(one for one in film.desk.overlays if isinstance(one, ContestScene)), sued(played(crowded))
    assert suit is not None
    assert film.board.rect.contains(scene.rect)
    assert tuple(side.total for side in scene.contest.sides) == suit.totals
    assert [[member.seat for member in side.members] for side in scene.contest.sides] == [*map(list, suit.members)]
    player.click("contest-fold")
    player.wait(2)
    assert [one.visible for one in film.desk.overlays] == [False, True]
    player.click("contest-unfold")
    player.wait(2)
    assert [one.visible for one in film.desk.overlays] == [True, False]
    film.player.jump(film.port.first)
    player.wait(2)
    assert not film.desk.overlays


# keys


def test_arrows_walk_moves_and_turns(sit_down: Sit) -> None:
    player = watching(sit_down)
    film = film_of(player)
    assert film.player.ply == film.port.first == 0
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_RIGHT)
    assert film.player.ply == 3
    player.key(pygame.K_LEFT)
    assert film.player.ply == 2
    starts = [stretch.first for stretch in film.port.stretches()]
    player.key(pygame.K_RIGHT, pygame.KMOD_LSHIFT)
    assert film.player.ply == starts[1]
    player.key(pygame.K_PAGEDOWN)
    assert film.player.ply == starts[2]
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_PAGEUP)
    assert film.player.ply == starts[2], "first to the beginning of this turn"
    player.key(pygame.K_LEFT, pygame.KMOD_LSHIFT)
    assert film.player.ply == starts[1]
    player.key(pygame.K_END)
    assert film.player.ply == film.port.last
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_PAGEDOWN)
    assert film.player.ply == film.port.last, "there is nothing behind the end"
    player.key(pygame.K_HOME)
    player.key(pygame.K_LEFT)
    player.key(pygame.K_PAGEUP)
    assert film.player.ply == 0, "there is nothing before the beginning"


def test_space_plays_and_pauses(sit_down: Sit) -> None:
    player = watching(sit_down)
    film = film_of(player)
    film.player.set_speed(SPEEDS.index(4))
    player.key(pygame.K_SPACE)
    assert film.player.playing
    assert film.moving
    player.wait(40, 0.05)
    assert film.player.ply in {8, 9}, "four moves a second for two seconds"
    player.key(pygame.K_SPACE)
    at = film.player.ply
    player.wait(20, 0.05)
    assert film.player.ply == at
    assert not film_of(player).player.playing


@pytest.mark.parametrize("speed", SPEEDS[1:])
def test_the_speeds_are_moves_a_second(sit_down: Sit, speed: int) -> None:
    player = watching(sit_down, animation_speed="normal", reduced_motion=False)
    film = film_of(player)
    film.player.set_speed(SPEEDS.index(speed))
    film.player.toggle()
    player.wait(100, 0.04)
    assert film.player.ply == pytest.approx(4 * speed, abs=1.01)


def test_at_the_end_it_stops_and_space_begins_again(sit_down: Sit) -> None:
    player = watching(sit_down)
    film = film_of(player)
    film.player.jump(film.port.last - 2)
    film.player.set_speed(len(SPEEDS) - 1)
    film.player.toggle()
    player.wait(30, 0.05)
    assert film.player.ply == film.port.last
    assert not film_of(player).player.playing
    player.key(pygame.K_SPACE)
    assert film.player.playing
    assert film.player.ply <= 1


def test_what_has_the_focus_keeps_it_while_the_film_goes_on(sit_down: Sit) -> None:
    """The keys of the film are made anew for every move; Enter must go on meaning the one that was walked to."""
    player = watching(sit_down)
    film = film_of(player)
    there = player.walk_to("step-on")
    for _ in range(3):
        before = film.player.ply
        player.key(pygame.K_RETURN)
        assert film.player.ply == before + 1
        assert player.root.focus is player.find("step-on")
    assert player.root.focus is not there


def test_escape_goes_back_to_where_one_came_from(sit_down: Sit) -> None:
    player = sit_down()
    player.program.current.session = game("watch", (0,))
    player.loop.stack.apply(player.program.running.replay())
    below = player.loop.stack.scenes[0]
    player.wait()
    player.key(pygame.K_ESCAPE)
    player.wait()
    assert player.loop.stack.top is below


@pytest.mark.parametrize(
    ("key", "held", "meant"),
    [
        (pygame.K_SPACE, 0, "play"),
        (pygame.K_LEFT, 0, "back"),
        (pygame.K_RIGHT, 0, "on"),
        (pygame.K_LEFT, pygame.KMOD_LSHIFT, "turn-back"),
        (pygame.K_RIGHT, pygame.KMOD_RSHIFT, "turn-on"),
        (pygame.K_PAGEUP, 0, "turn-back"),
        (pygame.K_PAGEDOWN, 0, "turn-on"),
        (pygame.K_HOME, 0, "start"),
        (pygame.K_END, 0, "end"),
        (pygame.K_0, 0, "eyes--1"),
        (pygame.K_1, 0, "eyes-0"),
        (pygame.K_KP_4, 0, "eyes-3"),
        (pygame.K_5, 0, ""),
        (pygame.K_F1, 0, "almanac"),
        (pygame.K_ESCAPE, 0, "leave"),
        (pygame.K_LEFT, pygame.KMOD_LCTRL, ""),
        (pygame.K_z, 0, ""),
    ],
)
def test_what_keys_mean(key: int, held: int, meant: str) -> None:
    assert command(Keymap(), pygame.event.Event(pygame.KEYDOWN, key=key, mod=held), 4) == meant


def test_keys_of_a_replay_can_be_others() -> None:
    keys = Keymap({"replay-play": "K", "replay-turn-on": "J", "almanac": "F6", "walk-left": "H"})

    def meant(key: int) -> str:
        return command(keys, pygame.event.Event(pygame.KEYDOWN, key=key, mod=0), 4)

    assert [meant(key) for key in (pygame.K_k, pygame.K_j, pygame.K_F6, pygame.K_h)] == [
        "play", "turn-on", "almanac", "back",
    ]  # fmt: skip
    assert [meant(key) for key in (pygame.K_SPACE, pygame.K_PAGEDOWN, pygame.K_F1)] == ["", "", ""]


def test_the_film_tells_and_hears_the_keys_that_were_chosen(sit_down: Sit) -> None:
    player = watching(sit_down, keys={"replay-play": "K", "replay-end": "Z"})
    film = film_of(player)
    button = film.root.content.find("play")
    assert "K" in button.tip
    assert "Space" not in button.tip
    player.key(pygame.K_z)
    player.wait()
    assert film.player.ply == film.port.last


def test_a_step_on_is_shown_as_it_happens_and_a_key_cuts_it_short(sit_down: Sit) -> None:
    player = watching(sit_down, animation_speed="normal", reduced_motion=False)
    film = film_of(player)
    rolls = [moment.ply for moment in film.port.log.moments(EVERYBODY) if moment.icon == "robber"]
    film.player.jump(rolls[0] - 1)
    player.key(pygame.K_RIGHT)
    assert film.dice.moving
    assert film_of(player).busy
    player.key(pygame.K_RIGHT)
    assert film.player.ply == rolls[0] + 1
    player.key(pygame.K_LEFT)
    assert not film_of(player).busy
    assert film.board.picture == film.port.pictures.board(EVERYBODY if film.viewer == EVERYBODY else film.seat)


# bar and chronicle


def test_a_drag_on_the_bar_goes_through_the_game(sit_down: Sit) -> None:
    player = watching(sit_down)
    film = film_of(player)
    band = film.bar._band()
    seen = set()
    player.send(pygame.MOUSEBUTTONDOWN, pos=(film.bar.x_of(50), band.centery), button=1)
    assert abs(film.player.ply - 50) <= 1
    for ply in range(60, film.port.last, 20):
        player.send(pygame.MOUSEMOTION, pos=(film.bar.x_of(ply), band.centery + 60), rel=(1, 0), buttons=(1, 0, 0))
        assert abs(film.player.ply - ply) <= 1
        seen.add(film.player.ply)
    player.send(pygame.MOUSEBUTTONUP, pos=(film.bar.x_of(film.player.ply), band.centery + 60), button=1)
    assert len(seen) > 5
    at = film.player.ply
    player.send(pygame.MOUSEMOTION, pos=(film.bar.x_of(3), band.centery), rel=(1, 0), buttons=(0, 0, 0))
    assert film.player.ply == at
    player.wait(3)
    assert film.board.picture == film.port.pictures.board(film.seat)
    assert [card.panel for card in film.desk.cards] == list(film.model.seats), "the panels have followed"


def test_a_click_on_a_great_moment_goes_there(sit_down: Sit) -> None:
    player = watching(sit_down)
    film = film_of(player)
    signs = [sign for sign in film.bar._placed() if sign.lane >= 0]
    assert len(signs) > 10
    for sign in (signs[0], signs[-1]):
        at = (sign.x, film.bar._lane(sign.lane).centery)
        player.send(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        assert film.texts.rich(sign.moment.words) in film.bar.tip
        player.send(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        player.send(pygame.MOUSEBUTTONUP, pos=at, button=1)
        assert film.player.ply == sign.moment.ply


def test_no_two_pictures_on_the_bar_lie_on_each_other(sit_down: Sit) -> None:
    film = film_of(watching(sit_down))
    for lane in (0, 1):
        xs = sorted(sign.x for sign in film.bar._placed() if sign.lane == lane)
        apart = film.kit.px(14)
        assert all(b - a >= apart for a, b in pairwise(xs))


def test_below_the_bar_stand_rounds(sit_down: Sit) -> None:
    film = film_of(watching(sit_down))
    turns = max(stretch.turn for stretch in film.bar.stretches)
    audit = film.kit.audit
    audit.begin()
    film.bar._paint_numbers(
        pygame.Surface(film.bar.rect.size), film.bar._band().move(-film.bar.rect.x, -film.bar.rect.y)
    )
    numbers = [int(text) for text in audit.texts()]
    assert numbers == sorted(set(numbers))
    assert 1 in numbers
    assert max(numbers) <= film.texts.round(turns) < turns


def test_a_click_on_a_line_of_the_chronicle_goes_there(sit_down: Sit) -> None:
    player = watching(sit_down)
    film = film_of(player)
    film.player.jump(film.port.last // 2)
    player.wait(2)
    log = film.log
    assert log.now > 0
    assert log.lines[log.now - 1].key <= film.player.ply < log.lines[log.now].key
    inside = [
        (index, log.rect.y + log._tops[index] - log.offset + 4)
        for index in range(len(log.lines))
        if 0 <= log._tops[index] - log.offset < log.rect.height - 10
    ]
    assert inside
    index, y = inside[0]
    player.send(pygame.MOUSEMOTION, pos=(log.rect.x + 30, y), rel=(0, 0), buttons=(0, 0, 0))
    player.send(pygame.MOUSEBUTTONDOWN, pos=(log.rect.x + 30, y), button=1)
    assert film.player.ply == log.lines[index].key


def test_the_chronicle_is_told_to_its_end_and_stands_at_the_present(sit_down: Sit) -> None:
    film = film_of(watching(sit_down))
    film.player.jump(film.port.last)
    film.update(0.1)
    assert film.log.now == len(film.log.lines)
    film.player.jump(0)
    film.update(0.1)
    assert film.log.now < len(film.log.lines)
    assert all(line.key == 0 for line in film.log.lines[: film.log.now])


# eyes


def test_digits_choose_whose_eyes(sit_down: Sit) -> None:
    player = watching(sit_down, game("watch", ()))
    film = film_of(player)
    assert film.viewer == EVERYBODY
    film.player.jump(300)
    for key, seat in ((pygame.K_1, 0), (pygame.K_3, 2), (pygame.K_4, 3)):
        player.key(key)
        player.wait()
        assert film.viewer == seat
        assert film.player.ply == 300
        assert [hand.seat for hand in film.port.game.hands(film.seat)] == [seat]
    player.key(pygame.K_0)
    player.wait()
    assert film.viewer == EVERYBODY
    player.click("eyes-1")
    player.wait()
    assert film.viewer == 1


def test_the_only_person_of_a_game_begins_with_the_own_eyes(sit_down: Sit) -> None:
    assert film_of(watching(sit_down, game("watch", (0,)))).viewer == 0


def test_no_other_eyes_may_see_a_running_game(sit_down: Sit) -> None:
    player = watching(sit_down, running((2,)), Seat(2))
    film = film_of(player)
    assert list(film.port.eyes) == [2]
    for key in (pygame.K_0, pygame.K_1, pygame.K_2, pygame.K_4):
        player.key(key)
        player.wait()
        assert film_of(player).viewer == 2
    assert film.port.last == 200


def test_the_eyes_of_another_person_wait_behind_the_curtain(sit_down: Sit) -> None:
    player = watching(sit_down, running((1, 3)))
    assert isinstance(player.scene, CurtainScene)
    player.wait(5)
    player.key(pygame.K_SPACE)
    player.wait(3)
    film = film_of(player)
    assert film.viewer == 1
    player.key(pygame.K_4)
    player.wait()
    assert isinstance(player.scene, CurtainScene)
    assert film.viewer == 1, "nothing is shown before it is lifted"
    player.wait(5)
    player.key(pygame.K_SPACE)
    player.wait(3)
    assert film_of(player).viewer == 3


def test_the_replay_leaves_the_running_game_as_it_is(sit_down: Sit) -> None:
    session = running((2,))
    before = (session.state, session.timeline.events())
    player = watching(sit_down, session, Seat(2))
    film = film_of(player)
    film.player.jump(20)
    film.player.set_speed(4)
    film.player.toggle()
    player.wait(20)
    assert (session.state, session.timeline.events()) == before
    assert player.program.current.session is session


# ways to it


def test_from_the_menu_of_the_table_to_the_replay_and_the_figures(sit_down: Sit) -> None:
    player = sit_down()
    player.program.current.session = running((2,))
    player.loop.stack.apply(Replace(player.program.running.table(), all=True))
    player.wait(2)
    table = player.scene
    assert isinstance(table, TableScene)
    for name, kind in (("replay", "ReplayScene"), ("statistics", "SoFarScreen")):
        table.tools.leave(table.exits.menu[name])
        player.wait(2)
        assert player.name == kind
        player.key(pygame.K_ESCAPE)
        player.wait()
        assert player.scene is table


def test_a_saved_game_is_watched_from_the_list(sit_down: Sit, tmp_path: Path) -> None:
    player = sit_down()
    (tmp_path / "saves").mkdir(exist_ok=True)
    game("watch", (0,)).saving.save(tmp_path / "saves" / "evening.catan", "Evening")
    player.loop.stack.apply(Push(player.program.screens.scene("replays")))
    player.wait()
    assert player.sees("Evening")
    player.click("open")
    player.wait(2)
    film = film_of(player)
    assert film.port.last == game("watch", (0,)).ply
    assert EVERYBODY in film.port.eyes
    assert player.program.current.session is None, "watching begins no game"
    player.click("save")
    player.wait()
    player.send(pygame.TEXTINPUT, text=str(tmp_path / "copy.catan"))
    player.click("answer-ok")
    player.wait()
    assert (tmp_path / "copy.catan").read_bytes() == (tmp_path / "saves" / "evening.catan").read_bytes()


# reading


@pytest.mark.matrix
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_every_word_can_be_read(tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    player = Player(tmp_path, size=size, language=language)
    player.program.current.session = game("watch", (0,))
    player.loop.stack.apply(player.program.running.replay())
    player.wait(2)
    film = film_of(player)
    for eyes in (EVERYBODY, Seat(3)):
        film.choose_eyes(eyes)
        for part in (0.0, 0.5, 1.0):
            film.player.jump(round(film.port.last * part))
            player.wait(2)
            player.program.kit.dirty = True
            player.wait()
            assert unreadable(player.program.kit.audit) == []
    player.program.current.end()
