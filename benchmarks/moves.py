"""Frames with a move: `python -m benchmarks.moves [--games classic watch ...] [--size 1920x1080 | --all]`.

What bots did in the middle of a game is done again at a table where everything is animated, with nobody thinking and
no clock: every run draws the same frames. A frame with a move is one in which an action is done, or in which the panels
that it changed are painted. Milliseconds of the thread's own time.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path

from benchmarks.figures import Spent, load, machine, quantile
from benchmarks.frame import SIZES
from benchmarks.stand import Stand
from catan_desktop.kernel.action import Action
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.ui.scenes.table.desk import Desk
from catan_desktop.ui.scenes.table.scene import TableScene

GAMES = ("classic", "cities-knights", "watch", "great-wall", "landnam")
BEFORE, MOVES = 200, 60
"""Actions of a game before those that are watched, and so many are."""
SEEDS = range(1, 30)


class Recorded(Session):
    """A session in which whoever is asked does what was done before."""

    coming: list[Action]

    def pump(self) -> bool:
        """Do the next of these actions, if one is left."""
        if self.coming:
            self.submit(self.coming.pop(0))
            return True
        return False


def recorded(game: str) -> Recorded:
    """A game of four easy bots in its middle, with what comes; the first one that lasts as long."""
    seats = tuple(SeatSpec(kind="bot", level="easy", colour=seat) for seat in range(4))
    for seed in SEEDS:
        spec = NewGame(ruleset=game, seats=seats, seed=seed)
        played = Session.new(spec)
        while played.ply < BEFORE + MOVES and played.outcome is None:
            played.pump()
        if played.outcome is None:
            actions = [ply.action for ply in played.timeline.plies]
            session = Recorded.new(spec)
            assert isinstance(session, Recorded)
            for action in actions[:BEFORE]:
                session.submit(action)
            session.coming = actions[BEFORE:]
            return session
    raise LookupError(f"every game of {game} is over before {BEFORE + MOVES} actions")


def moves(game: str, size: tuple[int, int], folder: Path) -> tuple[list[Spent], list[Spent]]:
    """Every frame that was drawn, and those with a move."""
    stand, session = Stand(size, "normal", folder), recorded(game)
    stand.program.current.session = session
    stand.program.almanacs.make_ready(game)  # as the program does behind its bar
    scene = stand.program.running.table()
    assert isinstance(scene, TableScene)
    stand.enter(scene)
    every: list[Spent] = []
    moving: list[Spent] = []

    def unpainted() -> bool:
        desk = scene.root.content
        return isinstance(desk, Desk) and desk.unpainted.whole

    while session.coming or scene.moving:
        ply, drawn, due = session.ply, stand.drawn, unpainted()
        spent = stand.round()
        if stand.drawn != drawn:
            every.append(spent)
            if session.ply != ply or (due and not unpainted()):
                moving.append(spent)
    stand.close()
    return every, moving


def told(frames: Sequence[Spent]) -> str:
    """How long frames took: median, 90 and 99 of a hundred, the longest."""
    own = [1000 * spent.cpu for spent in frames]
    return f"{len(own):6} " + " ".join(f"{quantile(own, part):6.1f}" for part in (0.5, 0.9, 0.99, 1.0))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--all", action="store_true", help="both sizes that there are aims for")
    arguments = parser.parse_args()
    width, height = (int(length) for length in arguments.size.split("x"))
    print(f"{machine()}; {load()}")
    print(f"{'':26}{'every frame: n':>7} median p90 p99 most | with a move: n median p90 p99 most   ms own")
    with tempfile.TemporaryDirectory() as folder:
        for size in SIZES if arguments.all else ((width, height),):
            for game in arguments.games:
                every, moving = moves(game, size, Path(folder))
                print(f"{game:15} {size[0]:4}x{size[1]:4} {told(every)} | {told(moving)}", flush=True)


if __name__ == "__main__":
    main()
