"""The tutorial before the whole program: played by pointing and clicking, read at every size, left and resumed."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame
import pytest

from catan_desktop.app import lesson, lesson_dry_run
from catan_desktop.app.lesson_port import FIRST
from catan_desktop.app.models import EASY
from catan_desktop.app.program import Program
from catan_desktop.app.trace import describe
from catan_desktop.games.catalogue import GAMES
from catan_desktop.games.lessons import lesson as lesson_at
from catan_desktop.games.lessons import lesson_of, lessons
from catan_desktop.lessons.lesson import WIDGET, Chapter, Lesson
from catan_desktop.present.words import say, words
from catan_desktop.session.settings import Settings
from catan_desktop.ui.scene import Push, SceneStack
from catan_desktop.ui.scenes.table.coach_place import aimed, find
from catan_desktop.ui.scenes.table.desk import Desk
from catan_desktop.ui.scenes.table.messages import Refuse
from catan_desktop.ui.scenes.table.scene import TableScene
from catan_desktop.ui.scenes.tutorial import TutorialScreen
from catan_desktop.ui.tables.gift.layout import north
from catan_desktop.ui.widgets.interface_scale import cramped
from catan_desktop.ui.window import Window
from tests.audit import unreadable
from tests.lessons.pupil import obey
from tests.ui.screens.player import DATE, SEED, Player

pytestmark = pytest.mark.usefixtures("unpainted")

LESSONS = lessons()
LESSON = LESSONS[0]
LESSON_OF_THE_WALL = lesson_at("great-wall")
CHAPTERS = [pytest.param(one, number, id=chapter.key) for one in LESSONS for number, chapter in enumerate(one.chapters)]
SIZES = ((1280, 720), (1024, 768), (1920, 1080), (2560, 720), (3840, 2160))
LANGUAGES = ("ru", "en")
ROWS = [
    pytest.param(chapter, size, language, id=f"{chapter.key}-{size[0]}x{size[1]}-{language}")
    for place, chapter in enumerate(chapter for one in LESSONS for chapter in one.chapters)
    for turn, size in enumerate(SIZES)
    for language in (LANGUAGES[(place + turn) % len(LANGUAGES)],)
]
"""Each chapter in each shape of window; from shape to shape the language changes."""


class Clicks:
    """Hands of a pupil before a program without a window."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def sight(self) -> Mapping[str, Any]:
        self.player.wait(3)
        return describe(self.player.scene)

    def click(self, where: tuple[int, int]) -> None:
        self.player.wait(1, 0.5)
        self.player.send(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))
        self.player.send(pygame.MOUSEBUTTONDOWN, pos=where, button=1)
        self.player.send(pygame.MOUSEBUTTONUP, pos=where, button=1)

    def space(self) -> None:
        self.player.wait(1, 0.5)
        self.player.key(pygame.K_SPACE)

    def wait(self) -> None:
        self.player.wait(4)


def at_tutorial(player: Player, ruleset: str = "") -> Player:
    """Go to the page of chapters of a game."""
    player.loop.stack.apply(Push(TutorialScreen(player.program.screens, player.program.lobby, ruleset)))
    player.wait()
    assert player.name == "TutorialScreen"
    return player


@dataclass(frozen=True)
class Seen:
    """The table at a step of a chapter, as it was drawn."""

    where: str
    """For a message."""
    opening: str | None
    """What the chapter says first."""
    texts: str
    """Everything that was drawn."""
    coach: pygame.Rect
    outside: bool
    """The coach is not wholly in the window."""
    covered: list[pygame.Rect]
    """What is meant and lies under the coach."""
    unread: list[str]
    lost: list[str]
    """Words of the coach that are not on the screen."""
    gone: list[str]
    """What he points at, and is not there; what lies in the shut drawer of the trade is found where that is opened."""
    aims: list[pygame.Rect]
    wanted: int | None
    """So many aims there should be; None where nobody is asked."""
    trades: bool
    """The eight kinds of cards of a trade may lie on the table."""
    under: list[str]
    """Parts of the table that the coach lies on."""


@cache
def walked(chapter: str, size: tuple[int, int], language: str) -> tuple[Seen, ...]:
    """Every step of a chapter, its end included, at one table as the pupil has it; drawn once for all that is asked."""
    with TemporaryDirectory() as folder:
        program = beginner(size, language, Path(folder))
        table = lesson.teach(program.services, program.lobby, lesson_of(chapter).key, chapter)
        stack = SceneStack(table, size)
        found = []
        for index in range(len(lesson_of(chapter).chapter(chapter).steps) + 1):
            lesson_dry_run.rehearse(table.lesson, index)
            for _ in range(3):
                stack.update(0.02)
            stack.draw(program.window.surface)
            found.append(seen(program, table, f"{chapter} {index + 1} at {size} in {language}"))
        program.current.end()
    return tuple(found)


def seen(program: Program, table: lesson.LessonTable, where: str) -> Seen:
    """Note down what is asked of a table that has been drawn."""
    coach, around = table.coach, table.coach.around
    assert around is not None
    texts = " ".join(program.kit.audit.texts())
    told = table.lesson.coach()
    step = table.lesson.course.step
    asked = step is not None and (table.lesson.game.actor() == 0 or step.reading)
    desk = table.root.content
    assert isinstance(desk, Desk)
    parts = (desk.left, desk.board, *(part for part in desk.right if part.visible))
    opening = told.opening
    return Seen(
        where,
        None if opening is None else say(opening, program.texts.tr, ["?"] * 4),
        texts,
        coach.rect.copy(),
        not pygame.Rect((0, 0), program.window.size).contains(coach.rect),
        [box.copy() for box in around.free if coach.rect.colliderect(box)],
        unread(table),
        unsaid(re.sub(r"\]\([\w-]+\)|<icon [\w-]+>", " ", say(told.text, program.texts.tr, ["?"] * 4)), texts),
        [
            str(aim[1])
            for aim in told.aims
            if asked and aim[0] == WIDGET and aimed(table.root, table.board, aim) is None
        ],
        [] if step is None else [aim.box.copy() for aim in around.aims],
        len(told.aims) if asked else None,
        find(table.root, "trade") is not None,
        [part.name for part in parts if coach.rect.colliderect(part.rect)],
    )


def unsaid(said: str, texts: str) -> list[str]:
    """Words that are not among the texts on the screen."""
    return [word for word in re.findall(r"\w+", said) if word not in texts]


def beginner(size: tuple[int, int], language: str, folder: Path) -> Program:
    """A program nobody keeps."""
    settings = Settings.model_validate({"language": language, "animation_speed": "off", "reduced_motion": True})
    window = Window.offscreen(size)
    program = Program(window, settings, keep=False, clock=lambda: DATE, seed=lambda: SEED, saves_folder=folder)
    program.kit.audit.on = True
    return program


def unread(table: lesson.LessonTable) -> list[str]:
    """What of the coach's words cannot be read."""
    audit, panel = table.kit.audit, table.coach.rect
    own = {entry.text for entry in audit.entries if panel.colliderect(entry.ink)}
    return [str(problem) for problem in unreadable(audit) if problem.text in own and problem.kind != "overlap"]


@pytest.mark.matrix
@pytest.mark.parametrize(("chapter", "size", "language"), ROWS)
def test_the_coach_is_read_whole_and_covers_nothing_that_is_meant(
    chapter: Chapter, size: tuple[int, int], language: str
) -> None:
    """He keeps his place and his size, and says first, and once, what is otherwise than in the chapter before."""
    whole, places = pygame.Rect((0, 0), size), set()
    steps = walked(chapter.key, size, language)
    for at in steps:
        assert not at.outside, at.where
        assert not at.covered, f"{at.where}: {at.coach} covers {at.covered}"
        assert not at.unread, at.where
        assert not at.lost, f"{at.where}: {at.lost} is not on the screen"
        assert not at.gone, f"{at.where} points at {at.gone}, which is not there"
        assert at.wanted in {None, len(at.aims)}, at.where
        for box in at.aims:
            assert box.width > 0
            assert whole.colliderect(box), at.where
        if chapter.market or not at.trades:  # eight kinds of cards leave no place in a low window
            assert not at.under, f"{at.where}: on {at.under}"
            places.add(tuple(at.coach))
    assert len(places) == 1, f"it moves or grows: {places}"
    if chapter not in {one.chapters[0] for one in LESSONS}:
        assert steps[0].opening is not None
        assert not unsaid(steps[0].opening, steps[0].texts), f"{chapter.key}: {steps[0].opening}"
        assert [at.where for at in steps[1:] if at.opening is not None] == []


def test_a_hint_makes_the_coach_taller_only_where_it_must(tmp_path: Path) -> None:
    program = beginner((1280, 720), "ru", tmp_path)
    table = lesson.teach(program.services, program.lobby, LESSON.key, "heroes")
    stack = SceneStack(table, (1280, 720))
    lesson_dry_run.rehearse(table.lesson, 3)
    table.lesson.course.slips = 1
    for _ in range(3):
        stack.update(0.02)
        stack.draw(program.window.surface)
    assert table.coach.view is not None
    assert table.coach.view.hint is not None
    assert not unread(table)
    assert isinstance(table.root.content, Desk)
    assert not any(part.visible and table.coach.rect.colliderect(part.rect) for part in table.root.content.right)
    program.current.end()


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 720), (1920, 1080)])
def test_the_ring_at_the_robbers_camp_holds_his_tent_and_his_place(size: tuple[int, int], tmp_path: Path) -> None:
    program = beginner(size, "en", tmp_path)
    table = lesson.teach(program.services, program.lobby, LESSON.key, "seven")
    SceneStack(table, size).draw(program.window.surface)
    plan, corner = north(table.board.plan), table.board.rect.topleft
    ring = aimed(table.root, table.board, ("home", 0))
    assert ring is not None
    assert ring.shape == "disc"
    tent = pygame.Rect(0, 0, round(0.9 * plan.tent_size), round(plan.tent_size))
    tent.midbottom = (round(plan.tent[0]), round(plan.tent[1]))
    tent.move_ip(corner)
    feet = plan.home()
    for spot in (tent.midtop, tent.midbottom, tent.midright, (feet[0] + corner[0], feet[1] + corner[1])):
        assert (pygame.Vector2(spot) - ring.box.center).length() <= ring.box.width / 2, spot
    program.current.end()


def test_no_game_is_called_over_while_chance_rests_for_what_is_read() -> None:
    spring = walked("winter", (1280, 720), "en")[6]
    assert "The game is over" not in spring.texts


@pytest.mark.parametrize("language", ["en", "ru"])
def test_each_answer_to_an_offer_has_a_box_of_its_own(language: str, tmp_path: Path) -> None:
    """The chapter on trade brings a counter-offer, a refusal and an agreement."""
    program = beginner((1280, 720), language, tmp_path)
    table = lesson.teach(program.services, program.lobby, LESSON.key, "trade")
    lesson_dry_run.rehearse(table.lesson, 5)
    stack = SceneStack(table, (1280, 720))
    for _ in range(3):
        stack.update(0.02)
    stack.draw(program.window.surface)
    boxes = [find(table.root, f"answer-{seat}") for seat in (1, 2, 3)]
    rects = [box.rect for box in boxes if box is not None]
    assert len(rects) == 3
    assert all(upper.bottom + table.kit.px(4) <= lower.top for upper, lower in itertools.pairwise(rects))
    terms = [entry for entry in program.kit.audit.entries if entry.text.strip() == "2"]
    assert any(rects[0].contains(entry.ink) for entry in terms), "the counter-offer stands with who makes it"
    program.current.end()


@pytest.mark.matrix
@pytest.mark.parametrize(("course", "number"), CHAPTERS)
def test_doing_only_what_the_coach_points_at_leads_to_the_end(
    course: Lesson, number: int, sit_down: Callable[..., Player]
) -> None:
    chapter = course.chapters[number]
    player = at_tutorial(sit_down(), course.ruleset)
    tile, screen = player.find(f"chapter-{chapter.key}"), player.scene
    assert isinstance(screen, TutorialScreen)
    screen.root.set_focus(tile)
    screen.root.reveal()
    player.wait()
    player.click(tile.name)
    assert player.name == "LessonTable"
    obey(Clicks(player))
    assert f"{course.key}/{chapter.key}" in player.program.preferences.chosen.lessons_done


def test_a_chapter_that_is_left_is_the_one_to_go_on_with(sit_down: Callable[..., Player]) -> None:
    player = at_tutorial(sit_down())
    player.click("lesson-on")
    hands = Clicks(player)
    obey(hands)
    hands.click(_middle(hands, "coach-on"))
    player.wait()
    assert player.scene.lesson.course.chapter.key == LESSON.chapters[1].key  # type: ignore[attr-defined]
    hands.space()
    player.click("tool-menu")
    player.click("menu-chapters")
    player.wait()
    assert player.name == "TutorialScreen"
    assert player.program.current.session is None
    card = player.program.lobby.lessons()[0]
    assert [chapter.done for chapter in card.chapters] == [True] + [False] * (len(card.chapters) - 1)
    assert [chapter.key for chapter in card.chapters if chapter.next] == [LESSON.chapters[1].key]
    player.key(pygame.K_RETURN)
    player.wait()
    assert player.scene.lesson.course.index == 0  # type: ignore[attr-defined]
    assert player.scene.lesson.course.chapter.key == LESSON.chapters[1].key  # type: ignore[attr-defined]


@pytest.mark.parametrize("taught", [lesson_at("watch"), lesson_at("classic")], ids=lambda one: one.key)
def test_after_the_last_chapter_a_first_game_with_easy_bots_begins(
    taught: Lesson, sit_down: Callable[..., Player]
) -> None:
    player = at_tutorial(sit_down(), taught.ruleset)
    tile = player.find(f"chapter-{taught.chapters[-1].key}")
    player.root.set_focus(tile)
    player.root.reveal()
    player.wait()
    player.click(tile.name)
    hands = Clicks(player)
    obey(hands)
    hands.click(_middle(hands, "coach-game"))
    player.wait()
    assert player.name == "Table"
    session = player.program.current.session
    assert session is not None
    assert session.game.ruleset.key == taught.ruleset
    assert session.game.options["layout"] == session.game.ruleset.checked({})["layout"], "the usual board"
    assert [seat.level for seat in session.seats if not seat.human] == [EASY] * 3


def test_the_page_of_a_new_game_leads_to_the_lesson_of_the_chosen_game(sit_down: Callable[..., Player]) -> None:
    player = sit_down()
    player.click("new-game")
    player.wait()
    player.click("ruleset-classic")
    player.wait()
    player.click("learn")
    player.wait()
    assert player.name == "TutorialScreen"
    assert player.sees(player.program.texts.tr("lesson-classic"))
    assert not player.sees(player.program.texts.tr("lesson-watch"))
    player.key(pygame.K_RETURN)
    player.wait()
    table = player.scene
    assert isinstance(table, lesson.LessonTable)
    assert table.lesson.course.lesson.key == "classic"
    player.click("tool-menu")
    player.click("menu-chapters")
    player.wait()
    player.key(pygame.K_ESCAPE)
    player.wait()
    assert player.name == "NewGameScreen"
    player.click("ruleset-gift-base")
    player.wait()
    assert "learn" not in player.buttons(), "nobody teaches this one"


def test_each_game_has_a_page_and_the_first_that_is_not_done_comes_up(sit_down: Callable[..., Player]) -> None:
    done = tuple(f"watch/{chapter.key}" for chapter in lesson_at("watch").chapters)
    player = at_tutorial(sit_down(lessons_done=(*done, "classic/island")))
    assert player.sees(player.program.texts.tr("tutorial-done", done=1, of=6))
    player.root.set_focus(player.find("lessons"))
    player.key(pygame.K_DOWN)
    player.wait()
    assert player.sees(player.program.texts.tr("lesson-cities"))
    for _ in range(sum(bool(game.telling.lesson) for game in GAMES.values()) - 2):
        player.key(pygame.K_DOWN)
        player.wait()
    assert player.sees(player.program.texts.tr("tutorial-done", done=10, of=10)), "after the last page comes the first"
    player.click("lesson-play")
    player.wait()
    assert player.name == "Table"


def test_a_wrong_move_is_refused_in_words_and_the_coach_says_more(sit_down: Callable[..., Player]) -> None:
    player = at_tutorial(sit_down())
    player.click("chapter-build")
    Clicks(player).space()
    player.wait(3)
    table = player.scene
    assert isinstance(table, lesson.LessonTable)
    before = table.lesson.game.ply
    player.key(pygame.K_k)
    player.wait()
    assert table.lesson.game.ply == before
    assert any("Road" in note for note in table.root.toasts), "what comes first is told"
    assert table.coach.view is not None
    assert table.coach.view.hint is not None


def test_what_the_pointer_left_for_the_coach_tells_no_more(sit_down: Callable[..., Player]) -> None:
    player = sit_down()
    player.loop.stack.apply(player.program.lobby.teach("classic", "island"))
    player.wait(3)
    table = player.scene
    assert isinstance(table, lesson.LessonTable)

    def point(where: tuple[int, int]) -> str:
        player.send(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0))
        player.wait(3, 0.5)
        return table.root.tip

    spot = ("hex", table.lesson.course.game.board.topology.parse_hex("(0,1)"))
    assert point(table.board.point_of(spot))
    assert point(table.coach.rect.center) == ""


def test_the_coach_has_room_for_a_hint_at_once(tmp_path: Path) -> None:
    """A slip makes him say more; in a small window the table moves aside for it, without waiting for another step."""
    program = beginner((1024, 768), "en", tmp_path)
    table = lesson.teach(program.services, program.lobby, "watch", "build")
    lesson_dry_run.rehearse(table.lesson, 1)
    stack = SceneStack(table, (1024, 768))
    stack.update(0.1)
    stack.draw(program.window.surface)
    table.send(Refuse(words(FIRST)))
    stack.update(0.1)
    stack.draw(program.window.surface)
    assert table.coach.view is not None
    assert table.coach.view.hint is not None
    assert cramped(table.coach.root) == []
    program.current.end()


def test_in_a_lesson_nobody_passes_by_themselves(sit_down: Callable[..., Player]) -> None:
    """What is said between the turns is read, though there is nothing left to build."""
    player = sit_down()
    player.loop.stack.apply(player.program.lobby.teach("classic", "six"))
    table = player.scene
    assert isinstance(table, lesson.LessonTable)
    lesson_dry_run.rehearse(table.lesson, 3)
    player.wait(12, 0.5)
    assert table.lesson.course.key() == "lesson-classic-six-enough"
    assert table.lesson.game.actor() == 0
    player.key(pygame.K_SPACE)
    player.wait(3)
    assert table.lesson.course.key() == "lesson-classic-six-limits"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_coach_stays_while_a_card_is_played(language: str, sit_down: Callable[..., Player]) -> None:
    player = sit_down(language=language)
    player.loop.stack.apply(player.program.lobby.teach("classic", "honours"))
    player.wait(3)
    table = player.scene
    assert isinstance(table, lesson.LessonTable)
    place, before = table.coach.rect.copy(), table.lesson.game.ply
    player.click("card-knight")
    player.wait(3)
    assert table.lesson.game.ply > before, "it can be taken back, so one press plays it"
    assert table.coach.rect == place


def test_reading_by_keys_alone_and_never_by_a_key_meant_to_skip(sit_down: Callable[..., Player]) -> None:
    player = at_tutorial(sit_down())
    player.click("chapter-wall")
    table = player.scene
    assert isinstance(table, lesson.LessonTable)
    player.key(pygame.K_SPACE)
    assert table.lesson.course.index == 0, "what has just been said cannot be passed unread"
    for index, key in enumerate((pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER), 1):
        player.wait(1, 0.5)
        player.key(key)
        player.wait(2)
        assert table.lesson.course.index == index


def _middle(hands: Clicks, name: str) -> tuple[int, int]:
    (found,) = [one for one in hands.sight()["widgets"] if one["name"] == name]
    x, y, wide, tall = found["rect"]
    return (x + wide // 2, y + tall // 2)


@pytest.mark.parametrize(
    ("key", "seats", "powder"), [("alone", 1, False), ("powder", 4, True), ("end", 4, False)], ids=str
)
def test_a_chapter_leads_to_a_game_of_its_kind(
    key: str, seats: int, powder: bool, sit_down: Callable[..., Player]
) -> None:
    player = sit_down()
    table = lesson.teach(player.program.services, player.program.lobby, "great-wall", key)
    lesson_dry_run.rehearse(table.lesson)
    player.loop.stack.apply(Push(table))
    player.wait()
    said = player.program.texts.tr
    play = f"lesson-great-wall-{key}.play" if key != "end" else "lesson-play"
    assert table.coach.view is not None
    assert said(play) in [table.texts.say(button.words) for button in table.coach.view.buttons]
    player.wait(10)
    player.key(pygame.K_SPACE)
    player.wait()
    session = player.program.current.session
    assert player.name == "Table"
    assert session is not None
    assert (session.game.seats, session.game.options["black_powder"]) == (seats, powder)


def test_a_table_offers_once_the_chapters_about_what_is_new_there(sit_down: Callable[..., Player]) -> None:
    player = sit_down(lessons_done=("great-wall/alone",))
    player.loop.stack.apply(player.program.lobby.first_game("great-wall", 1, {"black_powder": True}))
    player.wait()
    dialog = player.root.dialogs[-1]
    assert dialog.name == "lesson-offer"
    offered = [one.name for one in dialog.walk() if one.name.startswith("lesson-") and one is not dialog]
    assert offered == ["lesson-powder", "lesson-offer-no"], "what is done is not offered"
    ply = player.program.current.playing.ply
    player.click("lesson-powder")
    player.wait()
    assert player.name == "LessonTable"
    player.click("tool-menu")
    player.click("menu-chapters")
    player.wait()
    assert player.name == "Table"
    session = player.program.current.playing
    assert (session.game.seats, session.ply) == (1, ply), "the game has waited"
    assert not any(one.name == "lesson-offer" for one in player.root.dialogs)
    player.loop.stack.apply(player.program.lobby.first_game("great-wall", 1, {"black_powder": True}))
    player.wait()
    assert not any(one.name == "lesson-offer" for one in player.root.dialogs), "once is enough"


def test_the_list_of_what_can_be_done_has_the_chapters_about_this_table(sit_down: Callable[..., Player]) -> None:
    player = sit_down(lessons_offered=("great-wall/alone",))
    player.loop.stack.apply(player.program.lobby.first_game("great-wall", 1))
    player.wait()
    table = player.scene
    assert isinstance(table, TableScene)
    table.tools.what_now()
    player.wait()
    player.click("lesson-alone")
    player.wait()
    assert player.name == "LessonTable"
    player.program.current.end()


def test_a_usual_table_offers_nothing(sit_down: Callable[..., Player]) -> None:
    player = sit_down()
    player.loop.stack.apply(player.program.lobby.first_game("great-wall"))
    player.wait()
    table = player.scene
    assert isinstance(table, TableScene)
    assert not table.exits.lessons
    assert not any(one.name == "lesson-offer" for one in player.root.dialogs)
    player.program.current.end()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_that_the_coach_speaks_of_is_large_and_can_be_read(
    language: str, sit_down: Callable[..., Player]
) -> None:
    player = sit_down(language=language)
    table = lesson.teach(player.program.services, player.program.lobby, "great-wall", "command")
    index = [step.key for step in LESSON_OF_THE_WALL.chapters[0].steps].index("card")
    lesson_dry_run.rehearse(table.lesson, index)
    player.loop.stack.apply(Push(table))
    player.wait()
    panel = table.coach.card.root.rect
    assert table.board.rect.contains(panel)
    assert panel.height > 0.4 * table.board.rect.height
    player.wait(10)
    player.key(pygame.K_SPACE)
    player.wait()
    assert table.coach.view is not None
    assert table.coach.view.card is None


def test_no_arrow_lies_over_what_stands_on_a_board_that_is_full(sit_down: Callable[..., Player]) -> None:
    player = sit_down()
    table = lesson.teach(player.program.services, player.program.lobby, "great-wall", "soldiers")
    lesson_dry_run.rehearse(table.lesson, 2)
    player.loop.stack.apply(Push(table))
    player.wait()
    around = table.coach.around
    assert around is not None
    assert around.aims[0].alone, "a button of the bottom bar is meant"
    assert around.board in around.busy


def test_the_page_of_the_game_that_was_begun_last_comes_up(sit_down: Callable[..., Player]) -> None:
    player = at_tutorial(sit_down(last_game={"ruleset": "landnam"}))
    assert player.sees(player.program.texts.tr("lesson-landnam"))
