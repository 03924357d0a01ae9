"""Leaf counts of the positions in tests/perft, and the counting itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from catan_desktop.kernel.notation import decode, encode
from tests.golden import Golden, record
from tests.perft import FOLDER, Position, divided, from_golden, leaves, read
from tests.recipes import EVERY

POSITIONS = [(path.stem, position) for path in sorted(FOLDER.glob("*.perft")) for position in read(path)]
DEEP = 20_000
"""Counts above this many leaves are slow."""


def cases() -> list[object]:
    return [
        pytest.param(
            position,
            depth,
            count,
            id=f"{stem}:{position.line}-{depth}",
            marks=[pytest.mark.slow] if count > DEEP and depth > 1 else [],
        )
        for stem, position in POSITIONS
        for depth, count in position.counts
    ]


@pytest.mark.parametrize(("position", "depth", "count"), cases())
def test_leaf_count(position: Position, depth: int, count: int) -> None:
    game, state = position.reached()
    assert leaves(game, state, depth, position.without) == count


def test_every_position_has_a_count() -> None:
    assert all(position.counts for _, position in POSITIONS)


def test_every_ruleset_has_leaf_counts() -> None:
    assert {position.ruleset for _, position in POSITIONS} == set(EVERY)


def test_dividing_lists_first_actions_whose_counts_add_up() -> None:
    game, state = Position("toy", 1, play=["* deal 0 0", "* deal 1 1"]).reached()
    below = [(encode(game, action), count) for action, count in divided(game, state, 3, [])]
    assert [line for line, _ in below] == ["0 roll", "0 pass", "0 show 0"]
    assert sum(count for _, count in below) == leaves(game, state, 3, [])


def test_an_excluded_kind_is_not_counted() -> None:
    game, state = Position("toy", 1, play=["* deal 0 0", "* deal 1 1"]).reached()
    assert leaves(game, state, 1, []) == 3
    assert leaves(game, state, 1, ["show"]) == 2
    assert leaves(game, state, 2, ["show", "face"]) == leaves(game, state, 2, ["show"]) - 6


def test_a_position_is_taken_from_a_golden_game(tmp_path: Path) -> None:
    golden = record(Golden("toy", 3, ["flood=True"], 5, 5))
    path = tmp_path / "taken.perft"
    path.write_text(from_golden(golden, 9), encoding="utf-8")
    (position,) = read(path)
    game, state = position.reached()
    assert (position.seats, position.options, len(position.play)) == (3, ["flood=True"], 9)
    assert state.ply == 9
    assert encode(game, decode(game, position.play[-1])) == [ln for ln in golden.lines if ln[0] != "@"][8]


@pytest.mark.parametrize("line", ["seats two", "count 3", "dance 3"])
def test_a_line_that_says_nothing_is_refused_with_its_place(tmp_path: Path, line: str) -> None:
    path = tmp_path / "odd.perft"
    path.write_text(f"# odd\nruleset toy\n{line}\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"odd\.perft:3"):
        read(path)
