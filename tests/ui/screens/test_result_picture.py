"""The result as a picture: for every game, whole and readable, and written where somebody wants it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.present.models.charts import Grid
from catan_desktop.present.words import say
from catan_desktop.session import saves
from catan_desktop.session.session import Session
from catan_desktop.session.share_code import code_of
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.scene import Push
from catan_desktop.ui.scenes.result import ResultScreen
from catan_desktop.ui.scenes.result_picture import SIZE, ResultPicture
from catan_desktop.ui.scenes.victory import Medal
from catan_desktop.ui.widgets import Card, Pressable, ScrollArea, TextField
from tests.audit import unreadable
from tests.ui.screens.player import Player
from tests.ui.screens.test_result import NAMES, ended, game, played

Sit = Callable[..., Player]


def pictured(player: Player) -> ResultPicture:
    """The picture of the game that has ended, drawn."""
    player.program.kit.audit.on = True
    picture = ResultPicture(player.program.screens, player.program.running)
    picture.enter((640, 480))
    picture.draw(pygame.Surface(SIZE))
    return picture


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_game_has_a_picture_that_can_be_read(sit_down: Sit, ruleset: str) -> None:
    """All seats with their points, game, date and code; nothing is cut, and there is nothing to press or scroll."""
    player = sit_down(language="ru" if len(ruleset) % 2 else "en")
    player.program.current.session = session = played(1, ruleset)
    picture = pictured(player)
    audit = player.program.kit.audit
    assert unreadable(audit) == []
    texts = audit.texts()
    model = player.program.running.result()
    assert {line.name for line in model.seats} <= set(texts)
    assert {line.name for line in model.seats} == set(NAMES)
    assert code_of(session.spec) in texts
    assert any(player.program.texts.tr(f"ruleset-{ruleset}") in text for text in texts)
    assert not [one for one in picture.root.content.walk() if isinstance(one, Pressable | ScrollArea)]
    outside = [one for one in picture.root.content.walk() if not pygame.Rect((0, 0), SIZE).contains(one.rect)]
    assert outside == []


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_medals_of_the_winner_stand_in_the_middle(sit_down: Sit, language: str) -> None:
    player = sit_down(language=language)
    player.program.current.session = played(1, "classic")
    picture = pictured(player)
    every = list(picture.root.content.walk())
    medals = [one.rect for one in every if isinstance(one, Medal)]
    card = next(one.rect for one in every if isinstance(one, Card) and one.rect.contains(medals[0]))
    assert 2 <= len(medals) <= 4
    assert abs((medals[0].left - card.left) - (card.right - medals[-1].right)) <= 1


def test_the_picture_does_not_depend_on_the_window(sit_down: Sit) -> None:
    player = sit_down()
    player.program.current.session = game("true")
    pictures = []
    for size in ((640, 480), (3840, 2160)):
        picture = ResultPicture(player.program.screens, player.program.running)
        picture.enter(size)
        surface = pygame.Surface(SIZE, depth=32)
        picture.draw(surface)
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]


def test_an_old_game_has_the_date_of_its_save(sit_down: Sit) -> None:
    """And one that has just ended that of today."""
    player = sit_down()
    player.program.current.session = session = game("true")
    assert player.program.running.last_board()[1] == session.saving.clock()
    saved = saves.decode(saves.encode(replace(session.saving.freeze(), date="2029-05-04T10:00:00Z")))
    player.program.current.session = Session.resume(saved)
    assert player.program.running.last_board()[1] == "2029-05-04T10:00:00Z"


def ask(player: Player) -> TextField:
    player.click("picture")
    field = player.find("answer")
    assert isinstance(field, TextField)
    return field


def test_it_is_saved_where_somebody_wants_it(sit_down: Sit, tmp_path: Path) -> None:
    player = ended(sit_down)
    assert Path(ask(player).text).suffix == ".png"
    target = tmp_path / "evening"
    player.write("answer", str(target))
    player.click("answer-ok")
    written = target.with_name("evening.png")
    assert pygame.image.load(written).get_size() == SIZE
    assert isinstance(player.scene, ResultScreen)
    assert any(str(written) in toast for toast in player.root.toasts)
    before = written.read_bytes()
    player.wait(10)
    ask(player)
    player.write("answer", str(written))
    player.click("answer-ok")
    assert player.root.dialogs, "what lies there already is not replaced, and the question stays"
    assert written.read_bytes() == before


def test_a_place_that_cannot_be_written_is_told(sit_down: Sit, tmp_path: Path) -> None:
    player = ended(sit_down)
    (tmp_path / "file").write_text("here", encoding="utf-8")
    ask(player)
    player.write("answer", str(tmp_path / "file" / "evening.png"))
    player.click("answer-ok")
    assert player.root.dialogs
    assert player.root.toasts


def test_a_game_that_goes_on_has_no_picture(sit_down: Sit) -> None:
    """It would show what is hidden."""
    player = sit_down()
    seats = tuple(SeatSpec(kind="bot", level="random", colour=at) for at in range(4))
    player.program.current.session = Session.new(NewGame(ruleset="classic", seats=seats, seed=1))
    with pytest.raises(RuntimeError, match="not over"):
        player.loop.stack.apply(Push(player.program.screens.scene("picture")))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_game_played_together_tells_what_was_asked_and_how_it_ended(sit_down: Sit, language: str) -> None:
    """On the result in the largest text, with the reason of the end in sight, and on its picture."""
    player = sit_down(language=language, text_size="largest")
    seats = tuple(SeatSpec(kind="bot", level="random", name=name, colour=seat) for seat, name in enumerate(NAMES))
    spec = NewGame(ruleset="great-wall", seats=seats, seed=5, options={"gw_mode": "coop"})
    player.program.current.session = session = Session.new(spec, clock=lambda: "2030", bots_in_process=True)
    while session.pump():
        pass
    (asked,) = [one for one in player.program.running.result().charts if one.key == "gw-requests"]
    assert isinstance(asked.body, Grid)
    names = [say(row.name, player.program.texts.tr, NAMES) for row in asked.body.rows if row.name is not None]
    assert len(names) == len(asked.body.rows) > 0
    audit = player.program.kit.audit
    audit.on = True
    result = ResultScreen(player.program.screens, player.program.running)
    result.enter((1280, 720))
    result.draw(pygame.Surface((1280, 720)))
    assert unreadable(audit) == []
    assert set(names) <= set(audit.texts())
    ending = result.root.content.find("ending")
    assert result.root.rect.contains(ending.rect)
    picture = pictured(player)
    assert unreadable(picture.kit.audit) == []
    assert set(names) <= set(picture.kit.audit.texts())
    assert not [one for one in picture.root.content.walk() if not pygame.Rect((0, 0), SIZE).contains(one.rect)]
