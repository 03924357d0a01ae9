"""The rules of `barbarian-attack` under fire; on demand much longer: `python -m benchmarks.fire --ruleset
barbarian-attack`."""

from __future__ import annotations

from tests.fuzz.shares import under_fire


def test_under_fire() -> None:
    under_fire("barbarian-attack")
