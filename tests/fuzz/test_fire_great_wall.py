"""The rules of `great-wall` under fire; on demand much longer: `python -m benchmarks.fire --ruleset great-wall`."""

from __future__ import annotations

from tests.fuzz.shares import under_fire


def test_under_fire() -> None:
    under_fire("great-wall")
