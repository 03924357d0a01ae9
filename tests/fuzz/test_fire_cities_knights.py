"""The rules of `cities-knights` under fire; on demand more: `python -m benchmarks.fire --ruleset cities-knights`."""

from __future__ import annotations

from tests.fuzz.shares import under_fire


def test_under_fire() -> None:
    under_fire("cities-knights")
