"""Pictures of every screen without a window, from a saved game or from positions that are always the same."""

from __future__ import annotations

import io
import os
import tempfile
from collections.abc import Callable
from itertools import chain
from pathlib import Path

import pygame

from catan_desktop.campaign.campaign import Campaign, Stage, choose
from catan_desktop.campaign.files import create, is_campaign
from catan_desktop.games.entry import ShownGame
from catan_desktop.games.lessons import lesson_of
from catan_desktop.games.puzzles import puzzle_keys
from catan_desktop.kernel import Seat
from catan_desktop.puzzles.puzzle import Progress
from catan_desktop.session import saves
from catan_desktop.session.files import write_output
from catan_desktop.session.past_games import FILE, PastGames
from catan_desktop.session.saves import SUFFIX, SavedGame
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.stores.past_games import past_game
from catan_desktop.table_port.film import EVERYBODY
from catan_desktop.ui.scene import Push, Scene, SceneStack
from catan_desktop.ui.scenes.island_editor import IslandEditor
from catan_desktop.ui.scenes.load import LoadScreen
from catan_desktop.ui.scenes.new_game import NewGameScreen
from catan_desktop.ui.scenes.replay import ReplayScene
from catan_desktop.ui.scenes.result import ResultScreen, SoFarScreen
from catan_desktop.ui.scenes.result_picture import SIZE
from catan_desktop.ui.scenes.review import ReviewScreen
from catan_desktop.ui.scenes.table.messages import HintToggled
from catan_desktop.ui.scenes.table.scene import TableScene
from catan_desktop.ui.window import Window

from . import lesson, lesson_dry_run
from .program import Program
from .shot_of_trouble import shown_trouble
from .shown_games import (
    DATE,
    FALLEN,
    Named,
    bots,
    from_ply,
    games_of,
    lively,
    over,
    played,
    position,
    seat_people,
    shown_games,
)

SEED = 48151623
TABLE = "table"
_SHEETS: dict[str, Callable[[TableScene], object]] = {
    "menu": lambda table: table.tools.menu(),
    "chronicle": lambda table: table.tools.chronicle(),
    "supply": lambda table: table.tools.supply(),
    "describe": lambda table: table.tools.describe(),
    "ladders": lambda table: table.tools.ladders(),
    "hint": lambda table: table.send(HintToggled()),
}
"""Dialogs of the table that can be opened at any moment."""
PICTURE = "picture"
"""The result as a picture to share; it has a size of its own."""
_OF_A_GAME = (
    "curtain", "victory", PICTURE, "result", "result-tragic", "save-as", "share", "statistics", "replay", "review",
)  # fmt: skip
_TROUBLES = ("trouble", "trouble:again", "trouble:unsaved", "trouble:last")
_PLAIN = "trouble:plain"
"""Needs none of what all other scenes are drawn with."""
_ENDED = ("result", "result-tragic", "victory", PICTURE)
_SCREENS = (
    "title", "language", "new-game", "load", "settings", "keys", "tutorial", "puzzles", "replays", "history",
    "achievements", "credits", "campaigns", "new-campaign", "campaign", "campaign:new", "campaign:over",
)  # fmt: skip
_CAMPAIGNS = {"campaign:new": ("seafarers", 0), "campaign:over": ("short", 3), "campaign": ("traders", 3)}
"""Scene -> the course of its campaign, and how many stages were played."""
_ISLAND = "island"
_PUZZLE = "puzzle"
"""Its key stands behind the `@`, how many hints are shown behind a colon: `puzzle:2@KEY`."""
_WATCHED = ("replay", "review")


def scene_names() -> tuple[str, ...]:
    """Every scene there is; `table:NAME` stands for many more, one for each question that a game can ask. What is shown
    of a game can be shown of another one, such as `table:NAME@classic-6`."""
    named = [game for game in shown_games() if game]
    others = (f"{name}@{game}" for game in named for name in ("new-game", TABLE, "result", "replay", "almanac"))
    sheets, reviews = (f"{TABLE}:{sheet}" for sheet in _SHEETS), (f"review@{game}" for game in games_of("review"))
    drawn = (f"{_ISLAND}:{shown_games()[game].rules}" for game in games_of(_ISLAND))
    solved = (f"{_PUZZLE}@{key}" for key in puzzle_keys())
    scenes = (_SCREENS, (_ISLAND,), drawn, _TROUBLES, ("almanac", TABLE), sheets, _OF_A_GAME, others, reviews, solved)
    return tuple(chain.from_iterable(scenes))


def shoot(
    file: Path | SavedGame | None, scene: str, size: tuple[int, int], lang: str, out: Path, **wishes: object
) -> None:
    """Draw a scene to a file; `wishes` are settings.

    Raises:
        LookupError: no scene of that name.
        ValueError: the saved game does not have that scene, such as a result before the end.
        OSError: the picture cannot be written.
    """
    with tempfile.TemporaryDirectory(prefix="catan_desktop-") as folder:
        stack, surface = stage(file, scene, size, lang, Path(folder), audit=False, **wishes)
        stack.draw(surface)
    picture = io.BytesIO()
    try:
        pygame.image.save(surface, picture, out.name)
    except pygame.error as error:
        raise OSError(str(error)) from error
    write_output(out, picture.getvalue())


def _island(program: Program, ruleset: str) -> IslandEditor:
    """The editor on the island of a game's box."""
    spec = program.lobby.usual(ruleset)
    begin = program.islands.for_game(ruleset).printed(spec)
    return IslandEditor(program.screens, program.islands, ruleset, begin, len(spec.seats), lambda island: None)


def stage(
    file: Path | SavedGame | None,
    scene: str,
    size: tuple[int, int],
    lang: str,
    folder: Path,
    audit: bool = False,
    **wishes: object,
) -> tuple[SceneStack, pygame.Surface]:
    """Set up a scene and the surface to draw it on; `folder` takes some saved games to show, `wishes` are settings."""
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((64, 64), flags=pygame.HIDDEN)
    scene, _, which = scene.partition("@")
    name = scene.partition(":")[0]
    if name == PICTURE:
        size = SIZE
    window = Window.offscreen(size)
    settings = Settings.model_validate({"language": lang, "animation_speed": "off", **wishes})
    program = Program(window, settings, keep=False, clock=lambda: DATE, seed=lambda: SEED, saves_folder=folder)
    program.kit.audit.on = audit
    games = shown_games()
    if which not in games and name != _PUZZLE:
        raise LookupError(f"after an @ there may be: {', '.join(filter(None, games))}")
    if isinstance(file, Path) and is_campaign(file):
        if scene != "campaign":
            raise ValueError("a campaign has the scene 'campaign' alone")
        return SceneStack(program.campaigns.page(file), size), window.surface
    alone = _alone(program, scene, which, folder)
    if alone is not None:
        return SceneStack(alone, size), window.surface
    return _of_game(program, file, scene, games[which], size), window.surface


def _alone(program: Program, scene: str, which: str, folder: Path) -> Scene | None:
    """Return a scene that shows no running game; None for all others."""
    name, _, part = scene.partition(":")
    if scene in {*_TROUBLES, _PLAIN}:
        return shown_trouble(program, part)
    if name == "tutorial" and part:
        return _taught(program, part)
    if name == _PUZZLE:
        return program.puzzles.table(which, Progress(hints=int(part or "0")))
    if name == _ISLAND:
        return _island(program, part or "classic")
    if name == "almanac":
        if part and program.almanacs.book.get(part) is None:
            raise LookupError(f"the almanac has no entry {part!r}")
        return program.screens.almanac(part, shown_games()[which].rules if which else "")
    return _screen(program, scene, which, folder) if scene in _SCREENS else None


def _screen(program: Program, scene: str, which: str, folder: Path) -> Scene:
    """Return a screen of the menu, with something to show."""
    _fill(program, folder)
    if scene == "history":
        _remember(program, folder)
    elif scene == "achievements":
        _tell(program, folder)
    elif "campaign" in scene:
        return _campaign(program, folder, scene)
    screen = program.screens.scene(scene)
    if isinstance(screen, LoadScreen):
        screen.rows.at_once = True
    if which and isinstance(screen, NewGameScreen):
        game = shown_games()[which]
        people = (SeatSpec(name=program.lobby.usual_name(0, True)),)
        seats = (*people, *bots("normal", game.seats)[1:])
        spec = NewGame(ruleset=game.rules, seats=seats, seed=SEED, options=dict(game.options))
        screen.draft.spec = spec
    return screen


def _campaign(program: Program, folder: Path, scene: str) -> Scene:
    """Return a screen of campaigns: one that has just begun, one in its middle and one that is over are there."""
    people = (SeatSpec(name=program.lobby.usual_name(0, True)), *bots("normal", 4)[1:])
    seats = program.running.named(NewGame(ruleset="classic", seats=people, seed=SEED)).seats
    for name, (course, count) in _CAMPAIGNS.items():
        stages = tuple(
            Stage(points=points, goals=(10,) * 4, winners=(points.index(10),), first=number, date=DATE)
            for number, points in enumerate(((7, 10, 8, 4), (10, 6, 9, 7), (8, 10, 5, 9))[:count])
        )
        made = Campaign(course=course, stages=choose(course), seats=seats, seed=SEED, played=stages)
        path = create(folder, made, DATE)
        if name == scene:
            return program.campaigns.page(path)
    return program.screens.scene(scene)


def _of_game(
    program: Program, file: Path | SavedGame | None, scene: str, game: ShownGame, size: tuple[int, int]
) -> SceneStack:
    """Return what is shown of a game, with all that lies below it."""
    name, _, part = scene.partition(":")
    if name not in {TABLE, *_OF_A_GAME} or (part and name not in {TABLE, *_ENDED, *_WATCHED}):
        named = f"{', '.join(_OF_A_GAME)}, {TABLE}:NAME, result:PAGE, replay:EYES, review:PAGE"
        raise LookupError(f"the scenes are: {', '.join(_SCREENS)}, almanac, almanac:ENTRY, {TABLE}, {named}")
    session = _session(file, name, part, game, program.running.named)
    program.current.session = session
    stack = SceneStack(
        program.screens.scene(name if name in {"victory", PICTURE} else "result")
        if name in _ENDED
        else program.running.table(),
        size,
    )
    if name == "statistics":
        stack.apply(Push(SoFarScreen(program.screens, program.running, Seat(0))))
    elif name == "replay":
        stack.apply(program.running.replay())
        _film(stack, part)
    elif name == "review":
        stack.apply(program.running.review())
        _review(stack, part)
    elif name in _ENDED and part:
        assert isinstance(stack.top, ResultScreen)
        stack.top.show(part)
    elif name in {"save-as", "share"}:
        stack.apply(Push(program.screens.scene(name)))
    elif name == "curtain":
        stack.update(0.0)
    elif part in _SHEETS:
        assert isinstance(stack.top, TableScene)
        _SHEETS[part](stack.top)
    return stack


def _taught(program: Program, part: str) -> Scene:
    """A chapter of a lesson: `CHAPTER`, or `CHAPTER/STEP` with the step counted from 1."""
    chapter, _, step = part.partition("/")
    table = lesson.teach(program.services, program.lobby, lesson_of(chapter).key, chapter)
    lesson_dry_run.rehearse(table.lesson, int(step) - 1 if step else 0)
    return table


def _film(stack: SceneStack, eyes: str) -> None:
    """Stand in the middle of a game, with the eyes of a seat or of all."""
    film = stack.top
    assert isinstance(film, ReplayScene)
    film.choose_eyes(Seat(int(eyes)) if eyes else EVERYBODY)
    film.player.jump((film.port.first + film.port.last) * 3 // 5)


def _review(stack: SceneStack, page: str) -> None:
    """Wait for a review, and turn to a page of it, counted from 1."""
    screen = stack.top
    assert isinstance(screen, ReviewScreen)
    while not screen.port.complete:
        screen.port.poll()
    screen.page = int(page or "1") - 1
    screen.enter(screen.root.rect.size)


def _session(file: Path | SavedGame | None, name: str, part: str, game: ShownGame, named: Named) -> Session:
    """The game to show."""
    if file is not None:
        session = Session.resume(saves.read(file) if isinstance(file, Path) else file, bots_in_process=True)
        if name in {*_ENDED, "review"} and session.outcome is None:
            raise ValueError("the game is not over")
    elif name in {*_ENDED, *_WATCHED}:
        session = over(game, named, FALLEN if name == "result-tragic" else None)
    elif part and part not in _SHEETS:
        found = position(game, part, named)
        if found is None:
            raise LookupError(
                f"nobody is asked {part!r}; other names: {', '.join(_SHEETS)}, or the last word of a step"
            )
        session = found
    else:
        session = lively(game, named)
    if file is None and name not in {*_ENDED, *_WATCHED}:
        seat_people(session, 2 if name == "curtain" else 1)
    return session


def _remember(program: Program, folder: Path) -> None:
    """Note two games that are over: one that a person has played, one of bots."""
    games = PastGames(folder / FILE)
    for name in games_of("history"):
        session = over(shown_games()[name], program.running.named)
        if not name:
            seat_people(session, 1)
        games.add(past_game(session, program.texts.tr))


def _tell(program: Program, folder: Path) -> None:
    """Note two games that people have won, and keep the second."""
    games = PastGames(folder / FILE)
    for name in games_of("stories"):
        session = over(shown_games()[name], program.running.named)
        won = session.outcome.winners if session.outcome is not None else ()
        for seat in won:
            session.set_seat(seat, session.seats[seat].model_copy(update={"kind": "human"}))
        games.add(past_game(session, program.texts.tr))
    session.saving.save(folder / f"story{SUFFIX}", "")


def _fill(program: Program, folder: Path) -> None:
    """Put some saved games into a folder: one that keeps itself, one with a name, one that is damaged."""
    usual = shown_games()[""]
    for file, source, plies in (("autosave-01", usual.lively, 60), ("evening", usual.ended, 120)):
        session = played(usual, source, from_ply(plies), program.running.named)
        seat_people(session, 1)
        program.current.session = session
        session.saving.save(folder / f"{file}{SUFFIX}", program.running.title() if file == "evening" else "")
    program.current.session = None
    broken = folder / f"winter{SUFFIX}"
    broken.write_bytes(b"not a game")
    os.utime(broken, (1700000000, 1700000000))
