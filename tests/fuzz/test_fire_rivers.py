"""The rules of `rivers` under fire; on demand much longer: `python -m benchmarks.fire --ruleset rivers`."""

from __future__ import annotations

from tests.fuzz.shares import under_fire


def test_under_fire() -> None:
    under_fire("rivers")
