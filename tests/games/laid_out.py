"""Boards and tables of the rules as texts, for the tests of boards."""

from __future__ import annotations

import re

from catan_desktop.mechanics.board import Island


def shown(board: Island) -> dict[str, str]:
    """Hex -> terrain and token, as the tables of the rules write them."""
    topology = board.topology
    return {
        topology.hex_name(topology.hex_id(hex)): f"{kind.key} {'+'.join(map(str, token)) or '-'}"
        for hex, kind, token in zip(topology.hexes, board.hex_terrain, board.tokens, strict=True)
    }


def table(text: str) -> dict[str, str]:
    """The same of a layout block of the rules."""
    cells = re.findall(r"\((-?\d),(-?\d)\) ([a-z-]+) +(\d+(?:\+\d+)?|-)", text)
    return {f"({q},{r})": f"{kind} {number}" for q, r, kind, number in cells}
