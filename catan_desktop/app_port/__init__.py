"""The running game as the table sees it: a session, its views and the player's language, in a few small parts."""

from __future__ import annotations

from .port import SessionPort

__all__ = ["SessionPort"]
