"""Whether the chances that a review tells are right: `python -m benchmarks.calibration [RULESET ...] [--games N]`.

Bots of a level play; at the beginning of every turn the chance of each seat is noted, and at the end who won. In each
tenth of the told chances the share of seats that won must be that chance, within five points. What is noted is kept in
`FOLDER/RULESET-SEATS.jsonl`, a game a line, and a run goes on where it stopped; `--games 0` only tells. The sharpness
that fits best is told besides: it belongs into the `Entry` of the game.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from math import log, sqrt
from pathlib import Path

from catan_desktop.arena.play import CAP, seed_of
from catan_desktop.bots.bot import bot_rng, bot_seed
from catan_desktop.bots.budget import Budget
from catan_desktop.bots.levels import make_bot
from catan_desktop.bots.table import deal
from catan_desktop.games.catalogue import RULESETS, entry, ruleset
from catan_desktop.kernel import chance, engine
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.ids import CHANCE, SEATS
from catan_desktop.kernel.record import replace
from catan_desktop.review.chances import raw_odds, sharpened

TENTHS = 10
WITHIN = 0.05
FINEST, STEP, STEPS = 0.3, 0.02, 120
"""The sharpnesses that are tried."""
LEVEL = "normal"


class Noted:
    """A game: the logarithms of odds by turn and seat, and who won."""

    def __init__(self, odds: Sequence[Sequence[float]], won: Sequence[bool], together: bool) -> None:
        self.odds = tuple(map(tuple, odds))
        self.won = tuple(won)
        self.together = together

    def pairs(self, sharpness: float) -> Iterator[tuple[float, bool]]:
        """Return (told chance, whether it came true) of every seat at every turn; once for those who play together."""
        for odds in self.odds:
            told = sharpened(odds, sharpness, together=self.together)
            yield from zip(told[:1] if self.together else told, self.won, strict=False)


def play(key: str, seats: int, options: dict[str, bool | int | str], seed: int) -> Noted:
    """Return what is noted of one game of bots."""
    game = deal(ruleset(key), seats, options, chance.source(seed, "board"))
    number, bots = bot_seed(seed), [make_bot(LEVEL, Budget(None, 400)) for _ in range(seats)]
    seen: list[list[Event]] = [[] for _ in bots]
    state, events = engine.start(game)
    odds, turn = [raw_odds(game, state)], 0
    while (seat := engine.actor(state)) is not None and state.ply < CAP:
        for each, history in enumerate(seen):
            history.extend([redact(event, SEATS[each]) for event in events])
        if seat == CHANCE:
            asked = engine.decision(game, state, seat)
            assert asked is not None
            (drawn,) = asked.choices
            assert isinstance(drawn, Draw)
            state, events = engine.advance(game, state, chance.draw(seed, state.ply, drawn))
        else:
            view = replace(engine.observe(game, state, seat), history=tuple(seen[seat]))
            action = bots[seat].choose(game, view, bot_rng(number, seat, state.ply))
            state, events = engine.apply(game, state, action, view.decision)
        if state.turn > turn and state.outcome is None:
            turn = state.turn
            odds.append(raw_odds(game, state))
    winners = state.outcome.winners if state.outcome is not None else ()
    return Noted(odds, [each in winners for each in SEATS[:seats]], entry(key).together(game))


def surprise(games: Sequence[Noted], sharpness: float) -> float:
    """Return the mean logarithm of what was told of what came true, negative: the less the better."""
    pairs = [pair for game in games for pair in game.pairs(sharpness)]
    return -sum([log(max(1e-9, told if won else 1.0 - told)) for told, won in pairs]) / len(pairs)


def best_sharpness(games: Sequence[Noted]) -> float:
    """Return the sharpness that is surprised least."""
    tried = [round(FINEST + STEP * step, 2) for step in range(STEPS)]
    return min(tried, key=lambda one: surprise(games, one))


def table(games: Sequence[Noted], sharpness: float) -> Iterator[str]:
    """Return a line for each tenth of the told chances: how many, told, true, and its standard error by games."""
    for tenth in range(TENTHS):
        found = [
            [(told, won) for told, won in game.pairs(sharpness) if min(TENTHS - 1, int(told * TENTHS)) == tenth]
            for game in games
        ]
        pairs = [pair for each in found for pair in each]
        if not pairs:
            continue
        told = sum([chance for chance, _ in pairs]) / len(pairs)
        came = sum([won for _, won in pairs]) / len(pairs)
        off = [sum([won - came for _, won in each]) for each in found]
        error = sqrt(sum([one * one for one in off])) / len(pairs)
        mark = "" if abs(told - came) <= WITHIN else "  off"
        yield f"| {tenth / TENTHS:.1f} | {len(pairs)} | {told:.3f} | {came:.3f} | {error:.3f} |{mark}"


def noted(file: Path) -> list[Noted]:
    """Return the games of a file."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [Noted(**json.loads(line)) for line in lines]


def main() -> None:
    """Play, and print a table in Markdown for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="*", choices=[*RULESETS, []])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--folder", type=Path, default=Path("calibration"))
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    options = dict(pair.split("=", 1) for pair in given.set)
    for key in given.rulesets or ["classic"]:
        file = given.folder / "-".join([key, str(given.seats), *options.values()])
        games = noted(file)
        with file.open("a", encoding="utf-8") as kept:
            for number in range(len(games), given.games):
                games.append(play(key, given.seats, options, seed_of(given.seed, number)))
                kept.write(json.dumps(vars(games[-1])) + "\n")
                kept.flush()
        if games:
            now, best = entry(key).sharpness, best_sharpness(games)
            print(f"\n{key}: {len(games)} games; sharpness {now:g}, surprise {surprise(games, now):.4f}; "
                  f"best {best:g}, surprise {surprise(games, best):.4f}")  # fmt: skip
            print("\n| tenth | cases | told | came true | standard error |\n|---|---|---|---|---|")
            print("\n".join(table(games, now)), flush=True)


if __name__ == "__main__":
    main()
