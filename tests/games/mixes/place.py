"""Positions of tables with two games in a few words: those of `tests.mechanics.place`, with lines of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catan_desktop.games import catalogue
from catan_desktop.kernel.ids import SEATS
from catan_desktop.mechanics.coins import gold_of
from catan_desktop.mechanics.hand_flows import Fact
from catan_desktop.mechanics.pieces import refresh
from catan_desktop.mechanics.questions import FLOWS
from catan_desktop.session.history import Timeline
from catan_desktop.session.session import Session
from tests.invariants import check_settlers
from tests.mechanics.place import Table, game_of, place
from tests.ui.table.table import Table as Shown
from tests.ui.table.table import new_session


class MixTable(Table):
    """A table whose gold is looked at."""

    def do(self, *texts: str) -> MixTable:
        super().do(*texts)
        return self

    @property
    def gold(self) -> tuple[int, ...]:
        return gold_of(self.game, self.state)


def mixed(
    key: str, *seats: str, many: int = 3, options: Mapping[str, Any] | None = None, more: str = "", **changes: Any
) -> MixTable:
    """The position of these words; `more`: further lines of it, such as `fishermen.private 0: 1 1 0`."""
    game = game_of(catalogue.ruleset(key), many, options or {})
    t = place(game, *seats, more=[line for line in more.splitlines() if line.strip()], checked=False, **changes)
    for seat in SEATS[:many]:
        t.state = refresh(game, t.state, seat)
    check_settlers(game, t.state)
    return MixTable(game, t.state)


def facts(t: Table) -> list[Fact]:
    """What the last events tell everybody of hands."""
    tellers = {kind: teller for flows in t.game.ask(FLOWS, t.state) for kind, teller in flows.tellers.items()}
    told = [(tellers[type(event)], index) for index, event in enumerate(t.events) if type(event) in tellers]
    return [fact for teller, index in told for fact in teller(t.game, t.events, index)]


def shown_at(t: Table) -> Shown:
    """The table on a screen, a person on the first seat."""
    spec = new_session(t.game.ruleset.key, seats=t.game.seats).spec
    return Shown(Session(t.game, spec, Timeline(t.game.seats, (t.state, ())), bots_in_process=True))
