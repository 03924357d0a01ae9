"""What bots do at a table besides winning: `python -m benchmarks.habits [RULESET] [--seats LEVEL ...] [--games N]`.

Games are played through and the log is counted: offers of trade, what became of them and which came again, whom a trade
helped, points that a turn left lying, progress cards, knights, and how the landings of the barbarians went. The same
seed gives the same games; Ctrl+C ends the counting and prints what there is.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from time import process_time
from typing import TypeAlias

from catan_desktop.arena.play import seed_of
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.events import OfferAnswered, Offered, Traded
from catan_desktop.mechanics.goods import holdings
from catan_desktop.mechanics.scoring import public_points
from catan_desktop.mechanics.trade import COUNTERED, OfferData
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec

from . import coast, points

_Refused: TypeAlias = tuple[GameState, Seat, Seat, Counts, Counts]
"""The position in which a seat's offer was refused by another, and what it would have given and got."""
AFTER, SAME_CARD, SAME_TERMS, BACK = "after a refusal", "same card", "same terms", "offered back"
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
    refused: list[_Refused] = []
    for ply in session.timeline.plies:
        count["action " + ply.action.kind] += 1
        if ply.action.kind == "end_turn":
            watched.turn_ends(before, ply.action.seat)
            points.turn_ends(session.game, before, ply.action.seat, count)
        for event in ply.events:
            count[type(event).__name__] += 1
            _count(session, before, event, count)
            if isinstance(event, Offered):
                _again(session, before, event, refused, count)
            elif isinstance(event, OfferAnswered) and event.answer != "accept":
                data = before.frames[-1].data_as(OfferData)
                refused.append((before, data.seat, event.seat, data.give, data.want))
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
        data = before.frames[-1].data
        if isinstance(data, OfferData):
            count["counters settled"] += data.replies[event.partner].answer == COUNTERED
        stand = [public_points(session.game, before, Seat(seat)) for seat in range(session.game.seats)]
        goal = int(session.game.options["goal"])
        count[f"terms {sum(event.give)}:{sum(event.want)}"] += 1
        if max(stand[event.seat], stand[event.partner]) >= goal - NEAR:
            count["trades with a seat about to win"] += 1
        first, second = sorted(stand)[-1], sorted(stand)[-2]
        if first > second and first in (stand[event.seat], stand[event.partner]):
            count["trades with the only leader"] += 1


def _again(
    session: Session, before: GameState, event: Offered, refused: Sequence[_Refused], count: Counter[str]
) -> None:
    """Count what an offer has in common with those of the last round that were refused."""

    def same(then: GameState, *seats: Seat) -> bool:
        return all(holdings(session.game, then, seat) == holdings(session.game, before, seat) for seat in seats)

    lately = [one for one in refused if before.turn - one[0].turn <= session.game.seats]
    for then, seat, other, give, want in lately:
        back = seat != event.seat and event.seat == other and event.partners >> seat & 1
        if seat == event.seat and event.partners >> other & 1 and same(then, seat):
            count[SAME_CARD] += want == event.want
            count[SAME_TERMS] += (give, want) == (event.give, event.want)
        if back and (give, want) == (event.want, event.give) and same(then, seat):
            count[BACK] += 1
    if any(one[1] == event.seat and one[0].turn == before.turn and same(one[0], event.seat) for one in lately):
        count[AFTER] += 1


def told(count: Counter[str]) -> list[str]:
    """The table."""
    per_turn = [number for name, number in count.items() if name.startswith("turn ")]
    offers, games, turns = count["Offered"], count["games"], count["turns"]
    lines = [
        f"games {games}, turns {turns}, plies {count['plies']}, ms a ply {count['ms'] / max(1, count['plies']):.2f}",
        f"offers {offers}: {offers / turns:.2f} a turn, at most {max(per_turn, default=0)} in one; "
        f"asked seats {count['asked'] / max(1, offers):.2f} an offer; {count['Traded']} trades, "
        f"{100 * count['Traded'] / max(1, offers):.0f} % of offers, {count['Traded'] / max(1, games):.1f} a game",
        f"{count['answer decline'] / max(1, offers):.2f} refusals and {count['answer counter'] / max(1, offers):.2f} "
        f"counter-offers an offer, {count['counters settled']} of these settled",
        f"with the same hand: {count[AFTER]} offers in a turn after a refusal; within a round {count[SAME_CARD]} again "
        f"for one card, {count[SAME_TERMS]} again on the same terms; refused exchanges offered back {count[BACK]}",
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
