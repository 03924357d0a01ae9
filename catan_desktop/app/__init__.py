"""The composition root: puts settings, words, sessions, window and loop together."""

from __future__ import annotations

import catan_desktop.ui  # noqa: F401  (sets what SDL reads, before pygame is imported)
