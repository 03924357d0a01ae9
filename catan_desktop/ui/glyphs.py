"""The kit's own signs as SVG strokes in a box of 24: what fonts draw badly or lack."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

GLYPHS: Mapping[str, str] = MappingProxyType(
    {
        "check": '<path d="M5 12.5 L10 17.5 L19.5 7"/>',
        "cross": '<path d="M6 6 L18 18 M18 6 L6 18"/>',
        "plus": '<path d="M12 5 L12 19 M5 12 L19 12"/>',
        "minus": '<path d="M5 12 L19 12"/>',
        "down": '<path d="M6 9.5 L12 15.5 L18 9.5"/>',
        "up": '<path d="M6 14.5 L12 8.5 L18 14.5"/>',
        "left": '<path d="M14.5 6 L8.5 12 L14.5 18"/>',
        "right": '<path d="M9.5 6 L15.5 12 L9.5 18"/>',
        "search": '<circle cx="10.5" cy="10.5" r="6"/><path d="M15 15 L20 20"/>',
        "question": '<path d="M8.5 9 C8.5 4.5 15.5 4.5 15.5 9 C15.5 12 12 12 12 14.6"/>'
        '<circle cx="12" cy="18.8" r="0.6"/>',
        "dot": '<circle cx="12" cy="12" r="4" fill="#ffffff"/>',
    }
)
