"""What the fuzzer has met, so that nobody takes silence for safety."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields

from catan_desktop.kernel.errors import Reason


@dataclass
class Tally:
    """How often each thing was met."""

    plies: int = 0
    games: int = 0
    ended: Counter[str] = field(default_factory=Counter)
    """Games by how they ended; `broken off` among them."""
    steps: Counter[str] = field(default_factory=Counter)
    """Steps at which somebody was asked."""
    kinds: Counter[str] = field(default_factory=Counter)
    """Kinds of actions done."""
    features: Counter[str] = field(default_factory=Counter)
    """Actions with a single plain number, each number for itself: `play_progress 7`."""
    events: Counter[str] = field(default_factory=Counter)
    """Classes of events."""
    tried: Counter[str] = field(default_factory=Counter)
    """Tries by their sort."""
    refused: Counter[str] = field(default_factory=Counter)
    """Kinds of actions refused."""
    reasons: Counter[Reason] = field(default_factory=Counter)
    """Why, with the rule that says so."""
    unread: int = 0
    """Lines of which no action came."""
    accepted: int = 0
    """Tries that were legal after all, and were done right."""
    checks: Counter[str] = field(default_factory=Counter)
    """Dear checks by name."""

    def add(self, other: Tally) -> None:
        """Take another tally in."""
        for one in fields(self):
            mine, more = getattr(self, one.name), getattr(other, one.name)
            if isinstance(mine, Counter):
                mine.update(more)
            else:
                setattr(self, one.name, mine + more)

    @property
    def reason_keys(self) -> Counter[str]:
        """Refusals by their text key."""
        keys: Counter[str] = Counter()
        for reason, count in self.reasons.items():
            keys[reason.key] += count
        return keys

    @property
    def tries(self) -> int:
        """All tries."""
        return sum(self.tried.values())
