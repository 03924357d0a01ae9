"""What bots do at a table besides winning: `python -m benchmarks.habits [RULESET] [--seats LEVEL ...] [--games N]`.

Games are played through and the log is counted: offers of trade and what became of them, whom a trade helped, points
that a turn left lying, progress cards, knights, and how the landings of the barbarians went. The same seed gives the
same games; Ctrl+C ends the counting and prints what there is.
"""

from __future__ import annotations

import argparse
from collections import Counter
from contextlib import suppress
from time import process_time

from catan_desktop.arena.play import seed_of
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.events import OfferAnswered, Offered, Traded
from catan_desktop.mechanics.scoring import public_points
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec

from . import coast, points

CAP = 6000
NEAR = 2
"""So many points from the goal a seat is about to win."""


def watch_game(key: str, minds: tuple[str, ...], seed: int, count: Counter[str]) -> None:
    """Play one game and add what happened to the count."""
    seats = tuple(
        SeatSpec(kind="bot", level=level, character=character)
        for level, _, character in (mind.partition("/") for mind in minds)
    )
    session = Session.new(NewGame(ruleset=key, seats=seats, seed=seed), bots_in_process=True)
    begun = process_time()
    while session.ply < CAP and session.pump():
        pass
    count["ms"] += round(1000 * (process_time() - begun))
    count["games"] += 1
    count["plies"] += session.ply
    count["turns"] += session.state.turn
    count["ending " + (session.outcome.ending if session.outcome else "none")] += 1
    if session.outcome:
        for winner in session.outcome.winners:
            count[f"wins of {minds[winner]}"] += 1
    before, watched = session.timeline.start, coast.Coast(session.game, count)
    for ply in session.timeline.plies:
        count["action " + ply.action.kind] += 1
        if ply.action.kind == "end_turn":
            watched.turn_ends(before, ply.action.seat)
            points.turn_ends(session.game, before, ply.action.seat, count)
        for event in ply.events:
            count[type(event).__name__] += 1
            _count(session, before, event, count)
            watched.event(before, event)
        before = ply.state
    watched.game_over(before)
    session.close()


def _count(session: Session, before: GameState, event: object, count: Counter[str]) -> None:
    if isinstance(event, Offered):
        count["asked"] += event.partners.bit_count()
        per_turn = f"turn {session.spec.seed} {before.turn}"
        count[per_turn] += 1
    elif isinstance(event, OfferAnswered):
        count[f"answer {event.answer}"] += 1
    elif isinstance(event, Traded):
        stand = [public_points(session.game, before, Seat(seat)) for seat in range(session.game.seats)]
        goal = int(session.game.options["goal"])
        count[f"terms {sum(event.give)}:{sum(event.want)}"] += 1
        if max(stand[event.seat], stand[event.partner]) >= goal - NEAR:
            count["trades with a seat about to win"] += 1
        first, second = sorted(stand)[-1], sorted(stand)[-2]
        if first > second and first in (stand[event.seat], stand[event.partner]):
            count["trades with the only leader"] += 1


def told(count: Counter[str]) -> list[str]:
    """The table."""
    per_turn = [number for name, number in count.items() if name.startswith("turn ")]
    offers, games, turns = count["Offered"], count["games"], count["turns"]
    lines = [
        f"games {games}, turns {turns}, plies {count['plies']}, ms a ply {count['ms'] / max(1, count['plies']):.2f}",
        f"offers {offers}: {offers / turns:.2f} a turn, at most {max(per_turn, default=0)} in one; "
        f"asked seats {count['asked'] / max(1, offers):.2f} an offer; {count['Traded']} trades, "
        f"{100 * count['Traded'] / max(1, offers):.0f} % of offers, {count['Traded'] / max(1, games):.1f} a game",
        f"with the only leader {count['trades with the only leader']}, "
        f"with a seat about to win {count['trades with a seat about to win']}",
    ]
    lines += points.told(count) + coast.told(count)
    rest = sorted((name, number) for name, number in count.items() if not name.startswith("turn "))
    lines.append(
        ", ".join(f"{name} {number}" for name, number in rest if name.split()[0] in SHOWN or name[0].isupper())
    )
    return lines


SHOWN = ("action", "answer", "ending", "terms", "wins")


def main() -> None:
    """Read the arguments, play, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ruleset", nargs="?", default="classic")
    parser.add_argument("--seats", nargs="+", default=["normal"] * 4)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    count: Counter[str] = Counter()
    with suppress(KeyboardInterrupt):
        for number in range(arguments.games):
            watch_game(arguments.ruleset, tuple(arguments.seats), seed_of(arguments.seed, number), count)
            print(".", end="", flush=True)
    print()
    for line in told(count):
        print(line)


if __name__ == "__main__":
    main()
