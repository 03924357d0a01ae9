"""How long a frame takes: `python -m benchmarks.frame [--size 1920x1080 | --all] [--frames 200] [--seconds 20]
[--level hard]`.

A game in its middle is driven through the program's own loop with the software renderer. Every figure is the time of
one round, from its events to the flip. The left figures are what the window's own thread had of its core: they hardly
depend on what else the machine does, and leave out the flip, which the window system does. The right ones are by the
clock on the wall. With `DISPLAY` set the window is a real one, else SDL's dummy, which flips in no time.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from time import perf_counter

import pygame

from benchmarks.figures import Spent, frame_heading, frame_row, load, machine
from benchmarks.stand import FRAME, LEVEL, Stand, Table, until
from catan_desktop.bots.levels import BOTS
from catan_desktop.kernel.ids import Seat
from catan_desktop.ui.scene import Push
from catan_desktop.ui.scenes.replay import ReplayScene

SIZES = ((1920, 1080), (3840, 2160))
TIP_ROUNDS = 12
"""Rounds of a twentieth of a second after which every tip has come."""
Events = Sequence[pygame.event.Event]


def to(where: tuple[int, int], *, held: bool = False) -> pygame.event.Event:
    """The pointer goes to a place."""
    return pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(1, 1), buttons=(int(held), 0, 0))


def over_widgets(table: Table) -> Iterator[pygame.event.Event]:
    """The pointer goes over everything, again and again."""
    while True:
        for widget in table.widgets():
            yield to(widget.rect.center)


def over_the_board(table: Table) -> Iterator[pygame.event.Event]:
    """The pointer goes over the board in small steps."""
    area = table.scene.board.rect
    while True:
        for step in range(0, min(area.size), 9):
            yield to((area.x + step, area.y + step))


def zooms(table: Table) -> Iterator[pygame.event.Event]:
    """The wheel goes up and down over the middle of the board."""
    while True:
        for y in (1,) * 6 + (-1,) * 6:
            yield pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=y, flipped=False, precise_x=0.0, precise_y=float(y))


def still(table: Table, frames: int) -> list[Spent]:
    """Rounds in which nothing changes."""
    table.scene.board.light({})
    table.round()
    return [table.round() for _ in range(frames)]


def redrawn(table: Table, frames: int) -> list[Spent]:
    """Everything is put on the window again."""

    def one() -> Spent:
        table.program.kit.dirty = True
        return table.round()

    return [one() for _ in range(frames)]


def rebuilt(table: Table, frames: int) -> list[Spent]:
    """All widgets are made anew, as when something was chosen."""

    def one() -> Spent:
        table.scene.rebuild()
        return table.round()

    return [one() for _ in range(frames)]


def following(table: Table, frames: int, way: Iterable[pygame.event.Event]) -> list[Spent]:
    """From an event to the frame that shows it; rounds that had nothing to show do not count."""
    found: list[Spent] = []
    for _, event in zip(range(20 * frames), way, strict=False):
        before = table.drawn
        spent = table.round([event])
        if table.drawn != before:
            found.append(spent)
        if len(found) >= frames:
            break
    return found


def pressed(table: Table, frames: int) -> list[Spent]:
    """A key opens the menu, another closes it: from the key to the frame that shows it."""
    keys = (pygame.K_F10, pygame.K_ESCAPE)
    found = []
    for index in range(frames):
        key = keys[index % 2]
        found.append(table.round([pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")]))
        table.round([pygame.event.Event(pygame.KEYUP, key=key, mod=0)])
    return found


def hints(table: Table, frames: int) -> list[Spent]:
    """The pointer rests on places of the board until what they bring is pointed out and told."""
    board, found = table.scene.board, list[Spent]()
    spots = [spot for spot in board.lit_spots() if spot[0] != "path"] or list(board.lit_spots())
    for spot in (spot for _ in range(frames) for spot in spots):
        events: Events = (to(board.point_of(spot)),)
        for _ in range(TIP_ROUNDS):
            before = table.drawn
            spent = table.round(events, 0.05)
            events = ()
            if table.drawn != before:
                found.append(spent)
        if len(found) >= frames:
            break
    return found


def air(table: Table, frames: int) -> tuple[list[Spent], float]:
    """Rounds in which only the air over a resting table moves, and how many of them there are in a second."""
    assert table.loop is not None
    table.scene.board.light({})
    table.round()
    found: list[Spent] = []
    rounds = 0
    while len(found) < frames and rounds < 20 * frames:
        before, drawn = table.loop.stats.patched, table.drawn
        spent = table.round()
        rounds += 1
        if table.drawn != drawn:
            table.scene.board.light({})
        elif table.loop.stats.patched != before:
            found.append(spent)
    return found, len(found) / (rounds * FRAME)


def frames_of(stand: Stand, frames: int) -> list[Spent]:
    """Frames of a screen that moves by itself."""
    found: list[Spent] = []
    for _ in range(4 * frames):
        before = stand.drawn
        spent = stand.round()
        if stand.drawn != before:
            found.append(spent)
        if len(found) >= frames:
            break
    return found


class Watched:
    """The frames of a table at which bots play, by what is seen in them."""

    def __init__(self) -> None:
        self.every: list[Spent] = []
        self.dice: list[Spent] = []
        self.moving: list[Spent] = []
        self.arriving: list[Spent] = []
        self.breathing: list[Spent] = []
        self.moves = 0

    def watch(self, table: Table, seconds: float) -> None:
        """Bots play by themselves, in their own process, at the pace of the clock."""
        assert table.loop is not None
        end, scene = until(seconds), table.scene
        while perf_counter() < end and not scene.port.game.over:
            ply, drawn, patched = table.session.ply, table.drawn, table.loop.stats.patched
            busy, late = scene.busy, self._late(table)
            spent = table.round()
            if table.session.ply != ply:
                self.moves += 1
            if table.drawn == drawn:
                if table.loop.stats.patched != patched:
                    self.breathing.append(spent)
            else:
                self.every.append(spent)
                arrived = table.session.ply != ply or self._late(table) != late
                kind = self.arriving if arrived else self.dice if scene.dice.moving else self.moving
                if arrived or busy:
                    kind.append(spent)
            table.paced(spent)

    @staticmethod
    def _late(table: Table) -> object:
        content = table.scene.root.content
        return content, getattr(content, "fresh", False)


def at_the_table(size: tuple[int, int], frames: int, folder: Path) -> None:
    """A person's turn; nothing moves by itself."""
    table = Table(size, 1, "off", folder)
    print(frame_row("nothing changes", still(table, frames)))
    print(frame_row("everything redrawn", redrawn(table, frames)))
    print(frame_row("everything made anew", rebuilt(table, frames)))
    print(frame_row("pointer over buttons, to its frame", following(table, frames, over_widgets(table))))
    print(frame_row("pointer over the board, to its frame", following(table, frames, over_the_board(table))))
    print(frame_row("pointer rests: production, what a press brings", hints(table, frames)))
    print(frame_row("key to its frame (menu opens and closes)", pressed(table, frames)))
    print(frame_row("wheel to its frame (zoom)", following(table, frames // 2, zooms(table))))
    table.close()
    table = Table(size, 1, "normal", folder)
    spent, often = air(table, frames)
    print(frame_row(f"a resting table, the air moves ({often:.0f} a second)", spent))
    table.close()


def thinking_time(table: Table) -> float:
    """The seconds that the process of the bots has had of a core, where the system tells."""
    worker = table.session.bots.process_id
    try:
        fields = Path(f"/proc/{worker}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def with_bots(size: tuple[int, int], seconds: float, folder: Path, level: str, thinking: float) -> None:
    """Bots play on; everything is animated."""
    table, seen = Table(size, 0, "normal", folder, level, bot_thinking_seconds=thinking), Watched()
    seen.watch(table, seconds)
    thought = thinking_time(table)
    print(frame_row(f"{level} bots play ({seen.moves} moves): every frame", seen.every))
    print(frame_row("    dice tumble", seen.dice))
    print(frame_row("    figures, cards and lights move", seen.moving))
    print(frame_row("    a move arrives", seen.arriving))
    print(frame_row("    a bot thinks, the air moves", seen.breathing))
    print(f"    the bots had {thought:.1f} s of a core in {seconds:.0f} s")
    table.close()


def replayed(size: tuple[int, int], frames: int, seconds: float, folder: Path) -> None:
    """A game is watched again: its bar is dragged, then it plays."""
    table = Table(size, 1, "normal", folder)
    change = table.program.running.replay(Seat(0))
    assert isinstance(change, Push)
    film = change.scene
    assert isinstance(film, ReplayScene)
    table.enter(film)
    bar = film.bar.rect
    table.round([pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(bar.x + 20, bar.centery))])
    way = (to((bar.x + 20 + (7 * step) % (bar.width - 40), bar.centery), held=True) for step in range(10**6))
    print(frame_row("replay: the bar is dragged", following(table, frames, way)))
    table.round([pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=bar.center)])
    film.player.jump((film.port.first + film.port.last) // 2)
    for name, speed in (("as it was", 0), ("2 a second", 2), ("fastest", 99)):
        film.player.set_speed(speed)
        film.player.toggle()
        found, end = [], until(seconds / 3)
        while perf_counter() < end:
            before = table.drawn
            spent = table.round()
            if table.drawn != before:
                found.append(spent)
            table.paced(spent)
        film.player.toggle()
        table.round()
        print(frame_row(f"replay: it plays, {name}", found))
    table.close()


def titled(size: tuple[int, int], frames: int, folder: Path) -> None:
    """The title, in which everything lives."""
    stand = Stand(size, "normal", folder)
    stand.enter(stand.program.screens.scene("title"))
    first = frames_of(stand, frames)
    print(frame_row("the title: its first seconds", first))
    print(frame_row("the title, after that", frames_of(stand, frames)))
    stand.close()


Part = Callable[[tuple[int, int], Path, argparse.Namespace], None]
PARTS: dict[str, Part] = {
    "table": lambda size, folder, given: at_the_table(size, given.frames, folder),
    "bots": lambda size, folder, given: with_bots(size, given.seconds, folder, given.level, given.thinking),
    "replay": lambda size, folder, given: replayed(size, given.frames, given.seconds, folder),
    "title": lambda size, folder, given: titled(size, given.frames, folder),
}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--all", action="store_true", help="both sizes that there are aims for")
    parser.add_argument("--frames", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long bots and films are watched")
    parser.add_argument("--level", default=LEVEL, choices=list(BOTS), help="of the bots that play")
    parser.add_argument("--thinking", type=float, default=1.0, help="seconds that they may think about a decision")
    parser.add_argument("--only", choices=list(PARTS), help="one part")
    arguments = parser.parse_args()
    width, height = (int(length) for length in arguments.size.split("x"))
    print(machine())
    print(f"{load()}, pygame-ce {pygame.version.ver}")
    with tempfile.TemporaryDirectory() as folder:
        for size in SIZES if arguments.all else ((width, height),):
            print()
            print(frame_heading(f"{size[0]}x{size[1]}"))
            for name, part in PARTS.items():
                if arguments.only in {None, name}:
                    part(size, Path(folder), arguments)


if __name__ == "__main__":
    main()
