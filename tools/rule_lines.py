#!/usr/bin/env python3
"""How many lines of the package a numbered rule takes, game by game.

Usage: python -m tools.rule_lines [GAME ...]

Counts the lines of every .py file in catan_desktop/games/GAME, blank ones left out, and the statements in play of its
families of rules, worked examples (X) left out. "a rule" is rules, view and evaluation; the lesson is told apart.
Without arguments: every game that has a family of its own.
"""

from __future__ import annotations

import pathlib
import re
import sys

from tools.rule_coverage import specified

ROOT = pathlib.Path(__file__).resolve().parents[1]
FAMILIES: dict[str, tuple[str, ...]] = {
    "watch": ("WATCH", "HERO"),
    "cities_knights": ("CK",),
    "six_players": ("EXT",),
    "fishermen": ("FISH",),
    "rivers": ("RIVER",),
    "caravans": ("CARAVAN",),
    "barbarian_attack": ("BARB",),
    "traders_barbarians": ("TRADE",),
    "event_cards": ("EVENT",),
    "seafarers": ("SEA", "SHORE", "ISLE", "SAND"),
    "seafarers_knights": ("CK-68", "CK-69"),
    "landnam": ("ALTH",),
    "great_wall": ("GW", "BP"),
}
"""Folder of a game -> its families of rules, or a part of one by how its numbers begin."""
PARTS = ("view", "evaluation", "lesson")
"""Folders inside the folder of a game; what is in none of them are its rules."""


def statements(families: tuple[str, ...]) -> int:
    """Return how many numbered statements in play the families have."""
    parts = [part for named in FAMILIES.values() for part in named if "-" in part]
    found = (re.fullmatch(r"([A-Z]+)-(\D?)\d+\w?", rule) for rule in specified(ROOT / "docs" / "rules"))
    names = [
        next((part for part in parts if one[0].startswith(part)), one[1]) for one in found if one and one[2] != "X"
    ]
    return sum(1 for name in names if name in families)


def lines(folder: pathlib.Path) -> dict[str, int]:
    """Return the lines that are not blank, by part of the folder ("rules" for what is in no other one)."""
    found = dict.fromkeys(("rules", *PARTS), 0)
    for file in sorted(folder.rglob("*.py")):
        first = file.relative_to(folder).parts[0]
        text = file.read_text(encoding="utf-8")
        found[first if first in PARTS else "rules"] += sum(1 for line in text.splitlines() if line.strip())
    return found


def main(games: list[str]) -> int:
    """Print a row for each game."""
    print(f"{'game':16}{'rules':>7}{'view':>7}{'eval':>7}{'lesson':>7}{'all':>7}{'stated':>8}{'a rule':>8}")
    for game in games or list(FAMILIES):
        if game not in FAMILIES:
            print(f"no such game: {game}; there are {', '.join(FAMILIES)}", file=sys.stderr)
            return 2
        found, stated = lines(ROOT / "catan_desktop" / "games" / game), statements(FAMILIES[game])
        counts = "".join(f"{count:7}" for count in (*found.values(), sum(found.values())))
        print(f"{game:16}{counts}{stated:8}{(sum(found.values()) - found['lesson']) / stated:8.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
