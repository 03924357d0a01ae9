"""The actions under fire, more than a hundred thousand, that all tests play, shared out to the rulesets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from catan_desktop.games.views import vocabulary
from catan_desktop.present.translate import Translator
from catan_desktop.session import paths
from tests.fuzz.expected import impossible, missing
from tests.fuzz.fire import fire, volley
from tests.fuzz.tally import Tally
from tests.recipes import EVERY

SEED = 1
SHARES: Mapping[str, int] = {
    "toy": 2_000,
    "gift-base": 10_000,
    "classic": 15_000,
    "rivers": 12_000,
    "caravans": 12_000,
    "barbarian-attack": 16_000,
    "watch": 20_000,
    "cities-knights": 42_000,
    "fishermen": 12_000,
    "traders-barbarians": 24_000,
    "seafarers": 42_000,
    "seafarers-knights": 16_000,
    "landnam": 36_000,
    "great-wall": 16_000,
}
"""Actions of each ruleset in `pytest --all`; `pytest` plays a tenth."""
MIXED = 2_000
"""Actions of each table with two games, whose modules the shares above have under fire."""
RULES = Path(__file__).parents[2] / "docs" / "rules"
RULE = re.compile(r"^\s*(?:[-*]\s+|\|\s*)?\**`?([A-Z]{2,8}-[A-Z]?\d+[a-z]?)\b", re.MULTILINE)
LEAST_REFUSED = 0.6
"""Of what is tried, so much at least is refused by the rules; the rest cannot be read or is legal after all."""


def check_reasons(key: str, tally: Tally) -> None:
    """Every refusal that was met can be said in both languages, and the rule that it names is written down."""
    rules = {rule for file in RULES.glob("*.md") for rule in RULE.findall(file.read_text(encoding="utf-8"))}
    assert {reason.rule for reason in tally.reasons if reason.rule} <= rules
    for language in ("en", "ru"):
        words = Translator(paths.assets() / "locale", language, strict=True, vocabulary=vocabulary(EVERY[key]))
        for reason in tally.reasons:
            assert words.tr(reason.key, **dict(reason.arguments)).strip(), f"no {language} words for {reason}"


def under_fire(key: str, whole: bool) -> Tally:
    """Play the share of a ruleset or a tenth of it; in the whole share every step and action must be met."""
    tally = volley(key, SEED, SHARES[key] if whole else SHARES[key] // 10)
    for number in range(SHARES[key]):  # other players or other luck than when the share was measured: look further
        if not whole or not missing(key, tally) or tally.plies >= 2 * SHARES[key]:
            break
        tally.add(fire(key, SEED + 1, number))
    assert sum(tally.refused.values()) > LEAST_REFUSED * tally.tries > tally.plies
    assert min(tally.checks[name] for name in ("families", "seat", "told", "replay")) > 0
    if key != "toy":
        check_reasons(key, tally)
    assert not impossible(key, tally), "strike it from NEVER"
    if whole:
        assert tally.plies >= SHARES[key]
        assert not missing(key, tally), "not met in twice the share: see NEVER and RARE"
    return tally
