"""Positions of Barbarian Attack in a few words: those of `tests.mechanics.place`, with barbarians, riders and gold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from catan_desktop.games.barbarian_attack.conquest import conquered_buildings
from catan_desktop.games.barbarian_attack.module import RULESET
from catan_desktop.games.barbarian_attack.part import CHRONICLE, SLOT, Attack, attack
from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.engine import start
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.coins import COINS, Coins
from tests.invariants import check_attack, check_settlers
from tests.mechanics.place import Table, game_of, place

PRICE = "1wool 1grain 1ore"
TOWN = "1lumber 1brick 1wool 1grain"
ROAD = "1lumber 1brick"
CITY = "2grain 3ore"


def dice(total: int) -> str:
    """Two dice that show a number."""
    one = max(1, total - 6)
    return f"{one} {total - one}"


class AttackTable(Table):
    """A table whose barbarians and riders are looked at."""

    def do(self, *texts: str) -> AttackTable:
        super().do(*texts)
        check_attack(self.game, self.state)
        return self

    def roll(self, total: int) -> AttackTable:
        super().roll(total)
        return self

    def _word(self, word: str) -> str:
        return str(CHRONICLE.index(word)) if word in CHRONICLE else super()._word(word)

    def buy(self, card: str, *then: str) -> AttackTable:
        """The awaited seat buys a chronicle card, which is this one, and resolves it."""
        return self.do(f"{self.actor} buy_chronicle", f"* drawn_chronicle {card}", *then)

    def land(self, *totals: int) -> AttackTable:
        """A landing names these numbers."""
        return self.do(*[f"* landing_roll {dice(total)}" for total in totals])

    @property
    def attack(self) -> Attack:
        return attack(self.game, self.state)

    @property
    def gold(self) -> tuple[int, ...]:
        return COINS.of(self.game, self.state).held

    @property
    def standing(self) -> dict[str, int]:
        """The hexes with barbarians."""
        name = self.game.board.topology.hex_name
        return {name(hex): count for hex, count in enumerate(self.attack.standing) if count}

    @property
    def prisoners(self) -> tuple[int, ...]:
        return self.attack.prisoners

    def riders(self, seat: int) -> set[str]:
        """The paths with a rider of the seat."""
        return {self.game.board.topology.path_name(path) for path in bits(self.attack.riders[seat])}

    def fallen(self, seat: int) -> set[str]:
        """The intersections with a conquered building of the seat."""
        mask = conquered_buildings(self.game, self.state, Seat(seat))
        return {self.game.board.topology.corner_name(corner) for corner in bits(mask)}

    def path(self, name: str) -> PathId:
        return PathId(self.game.board.topology.parse_path(name))

    def hex(self, name: str) -> HexId:
        return HexId(self.game.board.topology.parse_hex(name))

    def corner(self, name: str) -> CornerId:
        return CornerId(self.game.board.topology.parse_corner(name))


def siege(
    *seats: str,
    many: int = 3,
    barbarians: str = "",
    riders: Mapping[int, str] | None = None,
    prisoners: tuple[int, ...] = (),
    supply: int | None = None,
    used: tuple[int, ...] = (0, 0, 0, 0),
    gold: tuple[int, ...] = (),
    bought: int = 0,
    options: Mapping[str, Any] | None = None,
    **changes: Any,
) -> AttackTable:
    """The position of these words. `barbarians` is a text such as `(0,2)=1 (-1,2)=3`, by default none stand anywhere;
    all others are at sea, or where `supply` tells how many are, prisoners of the last seat."""
    game = game_of(RULESET, many, dict(options or {}))
    t = place(game, *seats, checked=False, **changes)
    topology = game.board.topology
    standing, masks = [0] * len(topology.hexes), [0] * many
    for word in barbarians.split():
        name, count = word.split("=")
        standing[topology.parse_hex(name)] = int(count)
    for seat, words in (riders or {}).items():
        masks[seat] = sum(1 << topology.parse_path(word) for word in words.split())
    held = [*prisoners, *[0] * many][:many]
    left = (30 if many < 5 else 42) - sum(standing) - sum(held)
    if supply is not None:
        held[-1] += left - supply
        left = supply
    part = Attack(left, tuple(standing), tuple(masks), tuple(held), used)
    state = SLOT.put(game, t.state, part)
    state = COINS.put(game, state, Coins((*gold, *[0] * many)[:many], bought))
    check_settlers(game, state)
    check_attack(game, state)
    return AttackTable(game, state)


def setting_up(many: int = 3) -> AttackTable:
    """The set-up, seat 0 to place first."""
    game = game_of(RULESET, many, {})
    return AttackTable(game, start(game)[0]).do("* first_dice 6 5", *["* first_dice 1 1"] * (many - 1))


def at_turn(t: AttackTable, turn: int) -> AttackTable:
    """The same position in another turn."""
    return AttackTable(t.game, replace(t.state, turn=turn))
