"""The part that one module kept in saves of format 3, as the parts of the modules that it became."""

from __future__ import annotations

from typing import Any

_PARTS = {
    "knights": ("Knights", ("active", "acted", "activated", "promoted")),
    "improvements": ("Improvements", ("levels", "metropolis", "walls")),
    "barbarians": ("Barbarians", ("defenders", "ship", "awake", "tipped")),
    "progress_cards": ("ProgressCards", ("shown", "held", "decks", "under", "private", "hidden")),
    "changed_land": ("ChangedLand", ("merchant", "merchant_owner", "tokens")),
    "cities_knights": ("Turn", ("face", "set_dice", "crane", "fleet", "harbour", "harbour_asked")),
}
"""Module -> record of its part, and the fields that the former part had of it."""


def parts_of(former: Any) -> dict[str, Any]:
    """Return the parts by module."""
    parts: dict[str, Any] = {
        module: {"$": f"cities_knights.{record}", **{name: former[name] for name in fields}}
        for module, (record, fields) in _PARTS.items()
    }
    parts["knights"]["ranks"] = former["knights"]
    return parts
