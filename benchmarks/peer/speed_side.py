"""The other engine's side of `benchmarks.peer.speed`: run there by the peer's own Python, never imported here.

It answers one line of text with another: `SEED COUNT` plays so many random games. The answer is `SECONDS TURNS`, in CPU
time.
"""

from __future__ import annotations

import importlib
import sys
from time import process_time
from typing import Any


def games(peer: Any, seed: int, count: int) -> tuple[float, int]:
    """Random games of four from the first placement to the end, by the peer's own loop."""
    turns = 0
    begun = process_time()
    for number in range(seed, seed + count):
        game = peer.Game([peer.RandomPlayer(colour) for colour in list(peer.Color)[:4]], seed=number)
        game.play()
        turns += game.state.num_turns
    return process_time() - begun, turns


def main() -> None:
    """Answer until there is no more to read."""
    peer = importlib.import_module("catanatron")
    for line in sys.stdin:
        seed, count = line.split()
        print(*games(peer, int(seed), int(count)), flush=True)


if __name__ == "__main__":
    main()
