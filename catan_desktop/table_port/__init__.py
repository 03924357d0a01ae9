"""The running game as the table sees it: a session, its views and the player's language, in a few small parts."""

from __future__ import annotations

from .port import TablePort
from .source import Context

__all__ = ["Context", "TablePort"]
