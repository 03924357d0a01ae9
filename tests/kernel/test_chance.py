"""Luck: a function of seed and ply, the same everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

from catan_desktop.kernel.chance import draw, source
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.ids import CHANCE
from tests.kernel.toy import Face

ROOT = Path(__file__).parents[2]
DICE = Draw(tuple(Face(CHANCE, pips) for pips in range(2, 13)), (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1))


def sequence() -> str:
    return " ".join(str(draw(seed, ply, DICE)) for seed in (0, 1, -5, 2**70) for ply in range(12)) + str(
        source(3, "board").random()
    )


def test_the_weights_are_honoured() -> None:
    """3600 throws of two dice; the chi-squared statistic of ten degrees of freedom stays below its 0.1 % point."""
    for seed in (1, 2, 3):
        seen = Counter(draw(seed, ply, DICE) for ply in range(3600))
        chi_squared = sum(
            (seen[face] - 100 * weight) ** 2 / (100 * weight)
            for face, weight in zip(DICE.outcomes, DICE.weights, strict=True)
        )
        assert chi_squared < 29.6


def test_what_has_no_weight_never_happens() -> None:
    never = Draw(DICE.outcomes[:3], (1, 0, 1))
    assert {draw(4, ply, never) for ply in range(200)} == {DICE.outcomes[0], DICE.outcomes[2]}


def test_seed_and_ply_decide_alone() -> None:
    assert draw(1, 2, DICE) == draw(1, 2, DICE)
    assert [draw(1, ply, DICE) for ply in range(20)] != [draw(2, ply, DICE) for ply in range(20)]
    assert [draw(1, ply, DICE) for ply in range(20)] != [draw(1, ply + 1, DICE) for ply in range(20)]
    assert draw(1, 11, DICE) == draw(1, 11, DICE)


def test_sources_of_other_names_are_others() -> None:
    numbers = [source(seed, *names).random() for seed in (1, 2) for names in (("board",), ("bot", 0), ("bot", 1))]
    assert len(set(numbers)) == 6
    assert source(1, "bot", 0).random() == numbers[1]


def test_another_process_draws_the_same() -> None:
    for hash_seed in ("1", "271828"):
        output = subprocess.run(
            [sys.executable, "-c", "from tests.kernel.test_chance import sequence; print(sequence())"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        assert output.strip() == sequence()
