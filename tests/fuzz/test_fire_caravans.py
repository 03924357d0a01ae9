"""The rules of `caravans` under fire; on demand much longer: `python -m benchmarks.fire --ruleset caravans`."""

from __future__ import annotations

from tests.fuzz.shares import under_fire


def test_under_fire() -> None:
    under_fire("caravans")
