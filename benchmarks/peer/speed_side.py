"""The other engine's side of `benchmarks.peer.speed`: run there by the peer's own Python, never imported here.

It answers one line of text with another: `games SEED COUNT` plays random games, `nodes SEED COUNT` makes the successors
of all positions of random games, each with its legal actions. The answer is `SECONDS AMOUNT PLIES`, in CPU time.
"""

from __future__ import annotations

import importlib
import sys
from time import process_time
from typing import Any


def table(peer: Any, seed: int) -> Any:
    """A game of four random players, as the peer sets it up."""
    colours = list(peer.Color)[:4]
    return peer.Game([peer.RandomPlayer(colour) for colour in colours], seed=seed)


def games(peer: Any, seed: int, count: int) -> tuple[float, int, int]:
    """Random games from the first placement to the end, by the peer's own loop."""
    plies = 0
    begun = process_time()
    for number in range(seed, seed + count):
        game = table(peer, number)
        game.play()
        plies += len(game.state.action_records)
    return process_time() - begun, count, plies


def nodes(peer: Any, seed: int, count: int) -> tuple[float, int, int]:
    """What a search does at a node: copy, apply without checking, list the legal actions."""
    spent = 0.0
    made = 0
    for number in range(seed, seed + count):
        game = table(peer, number)
        steps = []
        while game.winning_color() is None and game.state.num_turns < 1000:
            action = game.state.current_player().decide(game, game.playable_actions)
            steps.append((game.copy(), action))
            game.execute(action, validate_action=False)
        begun = process_time()
        for before, action in steps:
            before.copy().execute(action, validate_action=False)
        spent += process_time() - begun
        made += len(steps)
    return spent, made, made


def main() -> None:
    """Answer until there is no more to read."""
    peer = importlib.import_module("catanatron")
    asked = {"games": games, "nodes": nodes}
    for line in sys.stdin:
        word, seed, count = line.split()
        print(*asked[word](peer, int(seed), int(count)), flush=True)


if __name__ == "__main__":
    main()
