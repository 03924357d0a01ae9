"""Records the positions that the pictures show: `python -m tests.pictures.record_positions`.

They are saved games, so that neither better bots nor another order of drawing lots changes a picture.
"""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from collections.abc import Callable

from catan_desktop.kernel.ids import CHANCE
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from tests.pictures.scenes import POSITIONS

DATE = "2026-01-17T19:30:00Z"
MOST_PLIES = 1500
SEEDS = range(20)
LEVELS = ("easy", "normal", "random")


def asked(session: Session) -> str:
    """The step at which a seat is asked; empty where none is."""
    return "" if session.actor() in {None, CHANCE} else session.state.frames[-1].step


def at(step: str, least: int = 0) -> Callable[[Session], bool]:
    """A moment at a step after so many actions."""
    return lambda session: session.ply >= least and asked(session) == step


def over(session: Session) -> bool:
    """The end of a game with points of many kinds."""
    if session.outcome is None:
        return False
    return len({key for standing in session.standings() for key, _ in standing.sources}) > 5


MOMENTS: dict[str, tuple[Callable[[Session], bool], int]] = {
    "action": (at("settlers.action", 420), 1),
    "hotseat": (at("settlers.pre_roll", 300), 3),
    "placement": (at("settlers.placement", 14), 1),
    "discard": (at("settlers.discard", 200), 1),
    "robber": (at("settlers.robber", 200), 1),
    "steal": (at("settlers.steal", 100), 1),
    "answer": (lambda session: asked(session) == "settlers.offer" and session.actor() != session.state.seat, 1),
    "patrol": (at("watch.patrol", 120), 1),
    "hero": (at("watch.after_hero", 150), 1),
    "ended": (over, 1),
}
"""Name of a position -> (the moment, how many people sit at the table)."""


def found(moment: Callable[[Session], bool], people: int) -> Session:
    """The first such moment in games of bots; whoever is asked then becomes a person."""
    for level in LEVELS:
        for seed in SEEDS:
            seats = tuple(SeatSpec(kind="bot", level=level, colour=seat) for seat in range(4))
            spec = NewGame(ruleset="watch", seats=seats, seed=seed)
            session = Session.new(spec, clock=lambda: DATE, bots_in_process=True)
            while session.outcome is None and session.ply < MOST_PLIES and not moment(session):
                session.pump()
            if moment(session):
                seat_people(session, people)
                return session
    raise LookupError("no game of the bots has such a moment")


def seat_people(session: Session, people: int) -> None:
    """Make persons of whoever is asked and of those after them."""
    first = int(session.actor() or 0)
    for step in range(people):
        seat = (first + step) % len(session.seats)
        for standing in session.standings():
            if int(standing.seat) == seat:
                spec = session.seats[seat]
                session.set_seat(standing.seat, spec.model_copy(update={"kind": "human"}))


def main() -> None:
    """Record all positions."""
    for name, (moment, people) in MOMENTS.items():
        session = found(moment, people)
        file = POSITIONS / f"{name}.catan"
        file.unlink(missing_ok=True)
        session.saving.save(file)
        file.chmod(0o644)
        print(f"{name}: ply {session.ply}, turn {session.state.turn}")


if __name__ == "__main__":
    main()
