"""Where the monkey begins: every screen, every question of every game, lessons, replays, results."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from random import Random
from typing import TypeAlias

from benchmarks.monkey.cage import Cage
from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.lessons import lessons
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.session import paths, saves
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.scene import Push, Replace

Place: TypeAlias = Callable[[Cage], object]

DATE = "2026-01-17T19:30:00Z"
SCREENS = ("title", "language", "new-game", "load", "settings", "keys", "tutorial", "replays", "almanac")
GAMES: tuple[tuple[str, int, Mapping[str, bool | int | str]], ...] = (
    ("watch", 4, {}),
    ("watch", 3, {"layout": "random"}),
    ("gift-base", 3, {}),
    ("classic", 2, {}),
    ("classic", 4, {}),
    ("classic", 6, {}),
    ("classic", 5, {"turn_rule": "paired_players"}),
    ("cities-knights", 4, {}),
    ("cities-knights", 6, {"quick_knights": True}),
    ("cities-knights", 3, {"experts": True}),
)
"""Rules, seats and options of the games in which questions are looked for."""
SOURCES = (("random", 1), ("easy", 2), ("random", 3))
"""Level of the bots and seed."""
OF_A_STEP = 2
"""So many positions are kept of each step at which somebody is asked."""
MOST_PLIES = 3000


def harvest(folder: Path) -> list[Path]:
    """Positions at which somebody is asked, of every step that comes up in games of bots; made once and kept."""
    done = folder / "harvest.done"
    if not done.exists():
        folder.mkdir(parents=True, exist_ok=True)
        for number, (rules, seats, options) in enumerate(GAMES):
            for level, seed in SOURCES[: 2 if number else 3]:
                gather(
                    folder, NewGame(ruleset=rules, seats=bots(level, seats), seed=seed + number, options=dict(options))
                )
        done.touch()
    return sorted(folder.glob(f"*{saves.SUFFIX}"))


def gather(folder: Path, spec: NewGame) -> None:
    """Play a game of bots and keep the first positions of each step, and the end."""
    session = Session.new(spec, clock=lambda: DATE, bots_in_process=True)
    while session.outcome is None and session.ply < MOST_PLIES:
        actor = session.actor()
        if actor is not None and actor != CHANCE:
            step = session.state.frames[-1].step.replace(".", "-")
            keep(session, folder, f"{spec.ruleset}-{len(spec.seats)}-{step}")
        session.pump()
    if session.outcome is not None:
        keep(session, folder, f"{spec.ruleset}-{len(spec.seats)}-ended")


def keep(session: Session, folder: Path, name: str) -> None:
    """Save a position, if there are not enough of its kind."""
    for number in range(OF_A_STEP):
        file = folder / f"{name}-{number}{saves.SUFFIX}"
        if not file.exists():
            session.saving.save(file)
            return


def bots(level: str, count: int) -> tuple[SeatSpec, ...]:
    """Bots of a level."""
    return tuple(SeatSpec(kind="bot", level=level, colour=seat) for seat in range(count))


def places(positions: Iterable[Path]) -> dict[str, Place]:
    """Every place to begin, by name."""
    found: dict[str, Place] = {name: screen(name) for name in SCREENS}
    for rules in RULESETS:
        found[f"begun:{rules}"] = begun(rules, people=1)
        found[f"hotseat:{rules}"] = begun(rules, people=3)
        found[f"watched:{rules}"] = begun(rules, people=0)
        found[f"almanac:{rules}"] = almanac(rules)
    for lesson in lessons():
        for chapter in lesson.chapters:
            found[f"lesson:{lesson.key}/{chapter.key}"] = taught(lesson.key, chapter.key)
    for file in positions:
        over = file.stem.rpartition("-")[0].endswith("ended") or file.stem == "ended"
        if over:
            found[f"result:{file.stem}"] = opened(file, people=0)
            found[f"replay:{file.stem}"] = replayed(file)
        else:
            found[f"table:{file.stem}"] = opened(file, people=1)
            found[f"people:{file.stem}"] = opened(file, people=2)
    return found


def shelves(cage: Cage, more: Iterable[Path] = ()) -> None:
    """Put some games on the shelf: the examples, a damaged one, an empty one."""
    for file in (*sorted(paths.examples().glob(f"*{saves.SUFFIX}")), *more):
        shutil.copy(file, cage.saves / file.name)
    (cage.saves / f"winter{saves.SUFFIX}").write_bytes(b"not a game")
    (cage.saves / f"nothing{saves.SUFFIX}").write_bytes(b"")


def screen(name: str) -> Place:
    """A screen over the title."""

    def go(cage: Cage) -> None:
        shelves(cage)
        if name == "title":
            cage.go(Replace(cage.program.screens.scene("title"), all=True))
        elif name == "almanac":
            cage.go(Push(cage.program.screens.almanac()))
        else:
            cage.go(Push(cage.program.screens.scene(name)))

    return go


def almanac(rules: str) -> Place:
    """The almanac of a game."""
    return lambda cage: cage.go(Push(cage.program.screens.almanac("", rules)))


def taught(lesson: str, chapter: str) -> Place:
    """A chapter of a lesson."""

    def go(cage: Cage) -> None:
        cage.go(Push(cage.program.screens.scene("tutorial")))
        cage.go(cage.program.lobby.teach(lesson, chapter))

    return go


def begun(rules: str, people: int) -> Place:
    """A new game."""

    def go(cage: Cage) -> None:
        spec = cage.program.lobby.usual(rules)
        seats = [
            SeatSpec(
                kind="human" if seat < people else "bot",
                level="easy",
                name=f"P{seat}" if seat < people else "",
                colour=seat,
            )
            for seat in range(4)
        ]
        cage.go(cage.program.lobby.begin(spec.model_copy(update={"seats": tuple(seats)})))

    return go


def opened(file: Path, people: int) -> Place:
    """A saved game, with so many people, among them whoever is asked."""

    def go(cage: Cage) -> None:
        seated(cage, file, people)
        cage.go(cage.program.library.open(str(cage.saves / file.name)))

    return go


def replayed(file: Path) -> Place:
    """A saved game that is watched."""

    def go(cage: Cage) -> None:
        seated(cage, file, 1)
        cage.go(cage.program.library.replay(str(cage.saves / file.name)))

    return go


def seated(cage: Cage, file: Path, people: int) -> None:
    """Put a save on the shelf, with so many people and quick bots."""
    session = Session.resume(saves.read(file), bots_in_process=True, clock=lambda: DATE)
    while session.actor() == CHANCE:
        session.pump()
    asked = session.actor()
    first = int(asked) if asked is not None else 0
    who = {(first + step) % len(session.seats) for step in range(people)}
    level = Random(file.name).choice(("random", "easy"))
    for index, seat in enumerate(session.seats):
        kind = "human" if index in who else "bot"
        session.set_seat(Seat(index), seat.model_copy(update={"kind": kind, "level": level}))
    session.saving.save(cage.saves / file.name, "Winter")
