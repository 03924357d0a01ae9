"""The part that one module kept in saves of format 3, as the parts of the modules that it became."""

from __future__ import annotations

from typing import Any

_PARTS = {
    "great_wall": ("Course", ("tea", "year", "phase", "slot", "slots", "revealed", "final", "ending")),
    "great_wall_estates": ("Estates", ("clerks",)),
    "great_wall_defence": ("Defence", ("sections", "breached")),
    "great_wall_court": ("Court", ("fired", "secrets", "private", "display", "artifacts", "requests")),
    "great_wall_horde": ("Horde", ("deck", "hidden", "back", "discards", "seen")),
}
"""Module -> record of its part, and the fields that the former part had of it."""
_PLAYER = ("clan", "goods", "pool", "outside", "honour", "shame", "overseers", "trophies", "walls")
_STAFF = ("general", "general_spent", "active", "spent", "passive")
"""What of a player lies before the seat, and what is at court."""


def _record(record: str, values: Any, fields: tuple[str, ...]) -> dict[str, Any]:
    return {"$": f"great_wall.{record}", **{name: values[name] for name in fields}}


def parts_of(former: Any) -> dict[str, Any]:
    """Return the parts by module."""
    parts = {module: _record(record, former, fields) for module, (record, fields) in _PARTS.items()}
    players = former["players"]
    parts["great_wall"] |= {
        "hands": [one["hand"] for one in players],
        "played": [one["played"] for one in players],
    }
    parts["great_wall_estates"] |= {
        "players": [_record("Player", one, _PLAYER) for one in players],
        "shame_left": former["pool"],
    }
    parts["great_wall_defence"] |= {
        "camps": [one["camp"] for one in players],
        "stocks": [one["stock"] for one in players],
    }
    parts["great_wall_court"]["staffs"] = [_record("Staff", one, _STAFF) for one in players]
    return parts
