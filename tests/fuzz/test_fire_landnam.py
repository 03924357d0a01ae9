"""The rules of `landnam` under fire; on demand much longer: `python -m benchmarks.fire --ruleset landnam`."""

from __future__ import annotations

from tests.fuzz.shares import under_fire


def test_under_fire() -> None:
    under_fire("landnam")
