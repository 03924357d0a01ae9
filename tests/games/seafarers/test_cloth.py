"""Cloth for Catan: Part 7 of the rules, on its printed board of four players unless said otherwise.

One ship joins V(0,-2,S) to the village V(-1,0,N) (number 10), V(-2,2,N) to V(-1,0,S) (9), V(1,2,N) to V(2,0,S) (5) and
V(-1,3,N) to V(0,1,S) (3); three join V(2,-1,N) or V(0,-1,N) to V(1,-1,S) (8).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from catan_desktop.bots.advice import advise
from catan_desktop.evaluation.promises import promise_points
from catan_desktop.games.event_cards.cards import QUIET
from catan_desktop.games.seafarers.cloth import LOOT, VICTIM
from catan_desktop.games.seafarers.events import ClothPaid, ClothRobbed, RelationMade, VillageEmptied
from catan_desktop.games.seafarers.game import GAME
from catan_desktop.games.seafarers.ships import SHIP_PART, open_ships
from catan_desktop.games.seafarers.villages import CLOTH, Cloth, joined
from catan_desktop.grid.topology import Topology
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.engine import advance, observe, start
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import put, replace
from catan_desktop.kernel.state import GameState, Outcome
from catan_desktop.mechanics.actions import Dice
from catan_desktop.mechanics.events import Stolen
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.scoring import sources
from catan_desktop.mechanics.theft import THEFT
from tests.games.event_cards.place import card
from tests.games.seafarers.place import SeaTable, sea, setting_up
from tests.games.seafarers.test_boards import RULES, dealt
from tests.games.seafarers.test_bots import chosen
from tests.games.seafarers.test_routes import closed_ships, ends, network, open_ended, some, with_pieces
from tests.mechanics.place import ACTION, DICE, PRE_ROLL, counts, game_of
from tests.playing import next_action
from tests.recipes import set_table

OPTIONS: dict[str, Any] = {"scenario": "cloth"}
TEN, EIGHT, FIVE = "V(-1,0,N)", "V(1,-1,S)", "V(2,0,S)"
HOME, BERTH = "V(0,-2,S)", "E(-1,-1,E)"
"""A settlement and the ship that joins it to the village with the 10."""
RED, BLUE = "V(2,-1,N)", "V(0,-1,N)"
TO_EIGHT = {0: "E(2,-2,SE) E(1,-1,E) E(1,-1,SE)", 1: "E(0,-1,NE) E(0,-1,E) E(0,0,NE)"}
SHIP = "1lumber 1wool"


class ClothTable(SeaTable):
    """A table whose cloth is looked at."""

    @property
    def cloth(self) -> Cloth:
        return CLOTH.of(self.game, self.state)

    def village(self, corner: str) -> int:
        """The number of a village."""
        return int(self.game.board.villages.index(self.game.board.topology.parse_corner(corner)))

    def left(self, corner: str) -> int:
        """The cloth of a village."""
        return self.cloth.villages[self.village(corner)]

    def partners(self, corner: str) -> tuple[int, ...]:
        """Who trades with a village."""
        return self.cloth.partners[self.village(corner)]

    def do(self, *texts: str) -> ClothTable:
        super().do(*texts)
        return self


def cloth(
    *seats: str,
    left: Mapping[str, int] | None = None,
    partners: Mapping[str, tuple[int, ...]] | None = None,
    held: tuple[int, ...] = (),
    supply: int | None = None,
    many: int = 4,
    **more: Any,
) -> ClothTable:
    """A position with the cloth that is left in villages, 5 by default, relations, and the cloth of seats. What nobody
    has is in the supply, or where that is given the last seat's."""
    options = {**OPTIONS, **more.pop("options", {})}
    t = sea(*seats, many=many, options=options, **more)
    found = ClothTable(t.game, t.state)
    villages, trading = list(found.cloth.villages), list(found.cloth.partners)
    for corner, count in (left or {}).items():
        villages[found.village(corner)] = count
    for corner, who in (partners or {}).items():
        trading[found.village(corner)] = tuple(map(Seat, who))
    own = [*held, *(0,) * many][:many]
    rest = 5 * len(villages) + 10 - sum((*villages, *own))
    if supply is None:
        supply = rest
    own[-1] += rest - supply
    part = Cloth(tuple(villages), tuple(trading), tuple(own), supply)
    return ClothTable(found.game, CLOTH.put(found.game, found.state, part))


def rolled(t: ClothTable, total: int) -> ClothTable:
    one = max(1, total - 6)
    return t.do(f"* dice {one} {total - one}")


# boards


@pytest.mark.rule("CLOTH-001", "CLOTH-004", "CLOTH-005", "CLOTH-013", "CLOTH-017", "CLOTH-006", "CLOTH-025")
@pytest.mark.parametrize(("seats", "box", "villages", "cloths"), [(2, 4, 8, 50), (4, 4, 8, 50), (5, 6, 12, 70)])
@pytest.mark.parametrize("layout", ["fixed", "random"])
def test_islands_of_the_tribe(seats: int, box: int, villages: int, cloths: int, layout: str) -> None:
    """One hex each without a token, and two villages each, in every deal; the cloth is the same for all seats."""
    found = dealt("cloth", seats, layout, seed=seats)
    rules = re.search(rf"Villages of `cloth{box}` with their numbers: (.*?)\.(?: \[|\n)", RULES.read_text("utf-8"))
    assert rules
    named = [found.topology.corner_name(corner) for corner in found.villages]
    numbers = [f"{corner} {number}" for corner, number in zip(named, found.village_numbers, strict=True)]
    assert ", ".join(numbers) == rules[1]
    assert len(numbers) == villages
    islets = found.areas[2:]
    assert [area.bit_count() for area in islets] == [1] * (villages // 2)
    for area in islets:
        assert not found.tokens[area.bit_length() - 1]
        assert sum(found.corners_at(area) >> corner & 1 for corner in found.villages) == 2
    fixed = dealt("cloth", seats)
    assert [fixed.terrain[hex] for hex in bits(sum(islets))] == [found.terrain[hex] for hex in bits(sum(islets))]
    part = start_of(seats)
    assert (set(part.villages), part.supply, sum((*part.villages, part.supply))) == ({5}, 10, cloths)


def start_of(seats: int) -> Cloth:
    game = game_of(GAME, seats, OPTIONS)
    return CLOTH.of(game, start(game)[0])


# the set-up


@pytest.mark.rule("CLOTH-020", "CLOTH-021", "CLOTH-022", "CLOTH-023", "CLOTH-024", "CLOTH-060", "CLOTH-X09")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_three_starting_settlements(seats: int) -> None:
    """The third round goes as the first; its settlements alone bring cards; each has a road or a ship. Both main
    islands are open, the islands of the tribe are not."""
    t = setting_up(seats, **OPTIONS)
    board, first = t.game.board, t.actor
    home = board.area_corners[0] | board.area_corners[1]
    order = []
    for number in range(3 * seats):
        seat = t.actor
        assert seat is not None
        order.append(int(seat))
        open_now = {board.topology.parse_corner(corner) for corner in t.sites("place_settlement")}
        assert open_now == set(bits(t.part.pieces.open_corners & home))
        assert t.refuse(f"{seat} place_settlement {board.topology.corner_name(board.villages[0])}") == (
            "reason-island-closed",
            "SEA-188",
        )
        land = {corner: list(bits(board.topology.corner_hexes[corner] & board.land_hexes)) for corner in open_now}
        corner = max(open_now, key=lambda corner: len(land[corner]))
        t.do(f"{seat} place_settlement {board.topology.corner_name(corner)}")
        due = [board.hex_terrain[hex].yields for hex in land[corner]]
        wanted = [0] * 5
        for kind in due if number >= 2 * seats else ():
            assert kind is not None
            wanted[kind] += 1
        assert t.hand(seat) == tuple(wanted)
        assert t.sites("place_road")
        t.do(t.lines()[-1])
    assert first is not None
    once = [(first + step) % seats for step in range(seats)]
    assert order == once + once[::-1] + once
    assert (t.state.turn, t.actor) == (1, first)
    assert [mask.bit_count() for mask in t.part.settlements] == [3] * seats
    both = [mask.bit_count() for mask in t.part.roads]
    assert [roads + len(t.ships(seat)) for seat, roads in enumerate(both)] == [3] * seats


@pytest.mark.rule("CLOTH-X09", "CLOTH-023")
def test_the_third_settlement_brings_its_cards() -> None:
    """V(-1,-2,S) lies beside fields (-1,-2) and forest (-2,-1); the settlement before brings none."""
    t = setting_up(2, **OPTIONS)
    for corner in ("V(0,-3,N)", "V(2,-3,N)", "V(4,-3,N)", "V(-1,3,N)"):
        t.do(f"{t.actor} place_settlement {corner}")
        t.do(t.lines("place_road")[0])
    red = t.actor
    assert red == 0
    assert [t.hand(seat) for seat in range(2)] == [counts("")] * 2
    t.do("0 place_settlement V(-1,-2,S)")
    assert t.hand(0) == counts("1grain 1lumber")


@pytest.mark.rule("CLOTH-026", "CLOTH-027")
def test_largest_army_is_the_only_award() -> None:
    long = "E(-2,2,E) E(-2,2,SE) E(-3,2,E) E(-3,3,NE) E(-3,2,SE) E(-4,3,E)"
    t = cloth(f"{long} knight played=2").do("0 play_knight")
    assert t.length(0) >= 5
    assert dict(sources(t.game, t.state, Seat(0))) == {"largest": 2}
    assert not t.game.has("longest_road")


# relations


@pytest.mark.rule("CLOTH-X01", "CLOTH-030", "CLOTH-031", "SEA-X01")
def test_a_chain_of_ships_makes_a_relation() -> None:
    """The last ship of two does, and brings a cloth."""
    home = "V(-2,0,N)"
    t = cloth(f"{home} 2lumber 2wool").do("0 build_ship E(-2,0,NE)")
    assert (t.partners(TEN), t.cloth.held[0]) == ((), 0)
    t.do("0 build_ship E(-1,-1,SE)")
    assert (t.partners(TEN), t.left(TEN), t.cloth.held) == ((0,), 4, (1, 0, 0, 0))
    assert t.of(RelationMade) == [RelationMade(Seat(0), t.game.board.villages[t.village(TEN)], 1)]
    assert t.cloth.supply == 10


@pytest.mark.rule("CLOTH-030")
def test_what_interrupts_a_chain() -> None:
    """Somebody else's settlement does; a city of one's own at its end joins."""
    ships = {0: f"E(0,-2,E) E(0,-2,SE) {BERTH}"}
    for blue, whole in ((HOME, False), ("", True)):
        t = cloth("V(1,-3,S)!", blue, ships=ships)
        assert joined(t.game, t.state, Seat(0), t.game.board.villages[t.village(TEN)]) == whole


@pytest.mark.rule("CLOTH-030")
@pytest.mark.parametrize("own", [True, False])
def test_ships_beyond_somebody_elses_settlement_make_no_relation(own: bool) -> None:
    red, blue = (RED, HOME) if own else (HOME, RED)
    t = cloth(f"{red} {SHIP}", blue, ships={0: "E(2,-2,SE) E(1,-1,E)"}).do("0 build_ship E(1,-1,SE)")
    assert (t.partners(EIGHT), t.cloth.held[0], len(t.of(RelationMade))) == (((0,), 1, 1) if own else ((), 0, 0))


@pytest.mark.rule("CLOTH-030", "CLOTH-031")
def test_a_settlement_joins_as_a_ship_does() -> None:
    """Ships that lie at a village without a building; the relation is made when one of the own stands at their end."""
    t = cloth("1lumber 1brick 1wool 1grain", ships={0: BERTH})
    assert t.partners(TEN) == ()
    t.do(f"0 build_settlement {HOME}")
    assert (t.partners(TEN), t.cloth.held[0]) == ((0,), 1)


@pytest.mark.rule("CLOTH-031", "CLOTH-033", "CLOTH-037")
def test_several_partners_and_an_empty_village() -> None:
    """Everybody may trade with every village; one without cloth gives none, and pays none."""
    t = cloth(f"{RED} V(1,2,N) 2lumber 2wool", BLUE, ships={0: "E(2,-2,SE) E(1,-1,E)", 1: TO_EIGHT[1]},
              partners={EIGHT: (1,)}, left={EIGHT: 1})  # fmt: skip
    t.do("0 build_ship E(1,-1,SE)", "0 build_ship E(1,1,E)")
    assert (t.partners(EIGHT), t.partners(FIVE), t.cloth.held[:2]) == ((1, 0), (0,), (2, 0))
    assert [event.left for event in t.of(VillageEmptied)] == [7]
    t = cloth(f"{RED} {SHIP}", ships={0: "E(2,-2,SE) E(1,-1,E)"}, left={EIGHT: 0}).do("0 build_ship E(1,-1,SE)")
    assert (t.partners(EIGHT), t.cloth.held[0], t.of(RelationMade)[0].count) == ((0,), 0, 0)
    t = rolled(cloth(RED, ships=TO_EIGHT, partners={EIGHT: (0,)}, left={EIGHT: 0}, step=DICE), 8)
    assert (t.cloth.held[0], t.cloth.supply) == (0, 15)


@pytest.mark.rule("CLOTH-030", "CLOTH-032", "CLOTH-058", "SEA-064", "SEA-185")
def test_ships_of_a_relation_are_closed() -> None:
    """A moved ship makes a relation as a built one does; then none of its chain moves, and a branch may."""
    t = cloth("V(-2,0,N)", ships={0: "E(-2,0,NE) E(-2,0,E)"})
    assert t.targets("E(-2,0,E)") >= {"E(-1,-1,SE)"}
    t.do("0 move_ship E(-2,0,E) E(-1,-1,SE)")
    assert (t.partners(TEN), t.cloth.held[0]) == ((0,), 1)
    t = cloth("V(-2,0,N)", ships={0: "E(-2,0,NE) E(-1,-1,SE) E(-2,0,E)"}, partners={TEN: (0,)})
    assert t.movable() == {"E(-2,0,E)"}
    assert t.refuse("0 move_ship E(-1,-1,SE) E(-1,0,NE)") == ("reason-ship-closed", "SEA-061")
    t = cloth("V(-2,0,N)", "V(-2,1,S)", ships={0: "E(-2,0,NE) E(-1,-1,SE)"}, partners={TEN: (1,)})
    assert t.movable() == {"E(-1,-1,SE)"}


def to_villages(topology: Topology, ships: set[int], own: set[int], villages: set[int]) -> set[int]:
    """The ships on a chain from an own building to a village with no building in between, by trying every chain."""
    found: set[int] = set()

    def sail(corner: int, chain: tuple[int, ...]) -> None:
        if corner in villages:
            found.update(chain)
        for path in bits(topology.corner_paths[corner]):
            if path in ships and path not in chain:
                one, other = topology.path_ends[path]
                further = other if one == corner else one
                if further not in own:
                    sail(further, (*chain, path))

    for corner in own:
        sail(corner, ())
    return found


@pytest.mark.rule("SEA-064", "SEA-063a")
def test_closed_ships_and_villages_by_trying_every_chain() -> None:
    """With relations wherever there is a chain, whoever has an open end lies on no chain between a building and
    another one or a village, and moves; nobody else does."""
    game, rng = game_of(GAME, 4, OPTIONS), Random(7)
    topology, first = game.board.topology, start(game)[0]
    found = {"closed": 0, "open": 0, "held": 0}
    for _ in range(300):
        ships = {*network(topology, rng, rng.randint(2, 9)), *network(topology, rng, rng.randint(1, 5))}
        spots = ends(topology, sorted(ships))
        own, villages = some(rng, spots, 0.2), some(rng, spots, 0.2)
        villages = [corner for corner in villages if corner not in own]
        state = with_pieces(game, first, ships, set(own), set())
        pieces = PIECES.of(game, state)
        state = PIECES.put(game, state, replace(pieces, settlements=put(pieces.settlements, 1, 0)))
        board = replace(game.board, villages=tuple(villages), village_numbers=(6,) * len(villages))
        here = type(game)(game.ruleset, game.seats, board, game.options)
        partners = tuple([(Seat(0),) if joined(here, state, Seat(0), corner) else () for corner in villages])
        state = CLOTH.put(here, state, Cloth((5,) * len(villages), partners, (0,) * 4, 10))
        at = {corner for corner, who in zip(villages, partners, strict=True) if who}
        shut = closed_ships(topology, ships, set(own)) | to_villages(topology, ships, set(own), set(villages))
        free = open_ended(topology, ships, set(own)) - shut
        assert set(bits(open_ships(here, state, Seat(0)))) == free
        found["closed"] += len(shut)
        found["open"] += len(free)
        found["held"] += len(at)
    assert min(found.values()) > 100


@pytest.mark.rule("CLOTH-056", "SEA-175")
def test_a_relation_between_the_turns() -> None:
    """A ship of the special building phase brings its cloth there."""
    t = cloth("", f"V(-1,-2,S) {SHIP}", many=6).do("0 end_turn")
    assert t.actor == 1
    t.do("1 build_ship E(-2,-1,E)")
    assert (t.partners("V(-2,0,N)"), t.cloth.held[1], t.state.seat) == ((1,), 1, 0)


# payment


@pytest.mark.rule("CLOTH-X02", "CLOTH-034", "CLOTH-038")
def test_a_village_pays_for_its_number() -> None:
    """After the resources: the forest beside (4,-2) has a 10 as well."""
    t = rolled(cloth(f"{HOME} V(4,-2,N)", ships={0: BERTH}, partners={TEN: (0,)}, left={TEN: 4}, step=DICE), 10)
    assert (t.cloth.held[0], t.left(TEN), t.hand(0)) == (1, 3, counts("1lumber"))
    kinds = [type(event).__name__ for event in t.events]
    assert kinds.index("Produced") < kinds.index("ClothPaid")
    t = rolled(cloth(HOME, ships={0: BERTH}, partners={TEN: (0,)}, step=DICE), 9)
    assert t.cloth.held[0] == 0


@pytest.mark.rule("CLOTH-034", "MIX-030")
def test_a_drawn_number_pays_as_a_rolled_one() -> None:
    """With event cards in the place of the dice."""
    options = {"event_cards": True}
    t = cloth(HOME, ships={0: BERTH}, partners={TEN: (0,)}, options=options, step=PRE_ROLL)
    t.do("0 roll", f"* drawn_event {card(QUIET, 10)}")
    assert (t.cloth.held[0], t.left(TEN)) == (1, 4)


@pytest.mark.rule("CLOTH-X03", "CLOTH-035", "CLOTH-033")
def test_the_supply_pays_the_rest() -> None:
    t = cloth(RED, BLUE, ships=TO_EIGHT, partners={EIGHT: (0, 1)}, left={EIGHT: 1}, seat=2, step=DICE, supply=10)
    rolled(t, 8)
    assert (t.cloth.held[:2], t.left(EIGHT), t.cloth.supply) == ((1, 1), 0, 9)
    corner = t.game.board.villages[t.village(EIGHT)]
    assert t.of(ClothPaid) == [ClothPaid(Seat(0), corner, False), ClothPaid(Seat(1), corner, True)]


@pytest.mark.rule("CLOTH-X04", "CLOTH-036")
@pytest.mark.parametrize(
    ("seat", "order", "held"), [(1, (0, 1), (0, 1)), (2, (0, 1), (1, 0)), (2, (1, 0), (0, 1)), (0, (1, 0), (1, 0))]
)
def test_who_is_served_when_both_are_short(seat: int, order: tuple[int, int], held: tuple[int, int]) -> None:
    """The active player, then by the age of the relation."""
    t = cloth(RED, BLUE, ships=TO_EIGHT, partners={EIGHT: order}, left={EIGHT: 1}, supply=0, seat=seat, step=DICE)
    assert rolled(t, 8).cloth.held[:2] == held


@pytest.mark.rule("CLOTH-039")
def test_two_villages_with_one_number_pay() -> None:
    """The fours of the board for six."""
    ships, partners = {0: "E(-2,-1,E) E(3,-1,E)"}, {"V(-2,0,N)": (0,), "V(3,0,N)": (0,)}
    t = rolled(cloth("V(-1,-2,S) V(4,-2,S)", ships=ships, partners=partners, many=6, step=DICE), 4)
    assert (t.left("V(-2,0,N)"), t.left("V(3,0,N)"), t.cloth.held[0]) == (4, 4, 2)


@pytest.mark.rule("CLOTH-040", "CLOTH-047", "SEA-103")
def test_neither_figure_blocks_a_village() -> None:
    """The pirate beside it; the robber never comes to its island."""
    t = cloth(HOME, ships={0: BERTH}, partners={TEN: (0,)}, pirate="(0,-1)", step=DICE)
    assert rolled(t, 10).cloth.held[0] == 1
    t = cloth("knight").do("0 play_knight")
    for hex in ("(-1,0)", "(1,-1)", "(0,1)", "(2,0)"):
        assert t.refuse(f"0 move_robber {hex}") == ("reason-robber-island-closed", "SEA-103")


@pytest.mark.rule("CLOTH-X05", "CLOTH-041")
def test_two_cloths_are_a_point() -> None:
    for held, points in ((0, 0), (1, 0), (5, 2), (6, 3)):
        t = cloth(held=(held,))
        assert (t.public(0), dict(sources(t.game, t.state, Seat(0)))) == (points, {"cloth": points} if points else {})


@pytest.mark.rule("CLOTH-042")
def test_cloth_is_no_card() -> None:
    """No discard with 7 cards and any cloth; nothing of it can be offered."""
    t = cloth("7wool", held=(9,), step=DICE, seat=1).do("* dice 3 4")
    assert "discard" not in t.kinds()
    assert len(t.hand(0)) == 5
    assert t.game.tables.goods == ()


# the pirate


@pytest.mark.rule("CLOTH-X06", "CLOTH-043", "CLOTH-058")
@pytest.mark.parametrize("seven", [True, False])
def test_the_pirate_waits_for_a_relation(seven: bool) -> None:
    """Somebody else's is not enough."""

    def moving(partners: tuple[int, ...]) -> ClothTable:
        at: dict[str, Any] = {"step": DICE} if seven else {}
        t = cloth(f"{HOME} knight", RED, ships={0: BERTH, 1: "E(-1,-1,SE)"}, partners={TEN: partners}, **at)
        return t.do("* dice 3 4" if seven else "0 play_knight")

    t = moving((1,))
    assert t.kinds() == {"move_robber"}
    assert t.refuse("0 move_pirate (3,0)") == ("reason-pirate-needs-relation", "CLOTH-043")
    t.do("0 move_robber (3,1)")
    t = moving((0,))
    assert t.kinds() == {"move_robber", "move_pirate"}
    t.do("0 move_pirate (3,0)")
    assert t.pirate == "(3,0)"


def raid(*seats: str, **more: Any) -> ClothTable:
    """Seat 0 has a relation and moves the pirate to (2,-1), beside the ships of seats 1 and 2."""
    ships = {0: BERTH, 1: "E(2,-1,E)", 2: "E(2,-2,SE)"}
    t = cloth(f"{HOME} knight", *seats, ships=ships, partners={TEN: (0,)}, **more)
    return t.do("0 play_knight", "0 move_pirate (2,-1)")


@pytest.mark.rule("CLOTH-044", "CLOTH-059", "CLOTH-060", "SEA-106")
def test_the_thief_chooses_cloth_or_a_card() -> None:
    t = raid("2ore", held=(0, 3))
    assert (t.actor, t.step, t.kinds()) == (0, LOOT, {"take_cloth", "take_card"})
    t.do("0 take_cloth")
    assert (t.step, t.cloth.held[:2], t.hand(1), t.of(ClothRobbed)) == (
        ACTION, (1, 2), counts("2ore"), [ClothRobbed(Seat(0), Seat(1))],
    )  # fmt: skip
    assert t.refuse("0 take_cloth") == ("reason-no-loot", "CLOTH-044")
    t = raid("2ore", held=(0, 3)).do("0 take_card")
    assert t.step == THEFT
    t.do("* stolen_card ore")
    assert (t.cloth.held[:2], t.hand(0), t.of(Stolen)[0].victim) == ((0, 3), counts("1ore"), 1)


@pytest.mark.rule("CLOTH-X08", "CLOTH-044", "CLOTH-045", "SEA-107")
def test_one_of_both_is_taken_unasked() -> None:
    """And who has neither is no victim."""
    t = raid(held=(0, 2))
    assert (t.step, t.cloth.held[:2]) == (ACTION, (1, 1))
    t = raid("2ore")
    assert t.step == THEFT
    assert raid("").step == ACTION


@pytest.mark.rule("CLOTH-044", "CLOTH-045", "SEA-107")
def test_one_of_several_victims() -> None:
    """Then what is taken is asked, where there is a choice."""
    t = raid("1ore", "", held=(0, 2, 2))
    assert (t.step, t.sites("rob_ship")) == (VICTIM, {"1", "2"})
    assert t.do("0 rob_ship 2").cloth.held[:3] == (1, 2, 1)
    t = raid("1ore", "", held=(0, 2, 2)).do("0 rob_ship 1", "0 take_card", "* stolen_card ore")
    assert (t.hand(0), t.step) == (counts("1ore"), ACTION)
    t = raid("1ore", "1wool").do("0 rob_ship 2", "* stolen_card wool")
    assert t.hand(0) == counts("1wool")


@pytest.mark.rule("CLOTH-046")
def test_the_robber_takes_cards_alone() -> None:
    """Who has cloth and no card is not robbed by him."""
    t = cloth(f"{HOME} knight", "V(3,0,S)", held=(0, 4), ships={0: BERTH}, partners={TEN: (0,)})
    t.do("0 play_knight", "0 move_robber (3,1)")
    assert (t.step, t.cloth.held[:2]) == (ACTION, (0, 4))
    t = cloth(f"{HOME} knight", "V(3,0,S) 1ore", held=(0, 4), ships={0: BERTH}, partners={TEN: (0,)})
    assert t.do("0 play_knight", "0 move_robber (3,1)").step == THEFT


# the end


DRY = {"V(-1,0,S)": 0, "V(1,-1,N)": 0, "V(0,1,N)": 0, "V(0,1,S)": 0}
"""Four of eight villages have cloth."""


def drying(*seats: str, **more: Any) -> ClothTable:
    """The fourth one pays its last cloth to seat 1."""
    usual: dict[str, Any] = {
        "partners": {TEN: (1,)},
        "ships": {1: BERTH},
        "left": DRY | {TEN: 1},
        "step": DICE,
        "seat": 2,
    }
    blue = seats[1] if len(seats) > 1 else ""
    return rolled(cloth(*seats[:1], f"{HOME} {blue}", *seats[2:], **usual | more), 10)


@pytest.mark.rule("CLOTH-X07", "CLOTH-051", "CLOTH-052")
def test_the_game_ends_when_three_villages_have_cloth() -> None:
    """At once, in the turn of White; hidden points decide, which are laid open."""
    t = drying("V(2,-3,N)! V(4,-3,N)! vp vp vp", "V(2,2,N)!", "", held=(0, 2, 0, 0))
    assert (t.public(0), t.public(1), t.winner) == (7, 4, 0)
    assert t.state.outcome == Outcome((Seat(0),), "villages")
    assert t.of(VillageEmptied) == [VillageEmptied(t.game.board.villages[t.village(TEN)], 3)]
    t = drying("V(2,-3,N)! V(4,-3,N)! vp vp vp", "", left=DRY | {TEN: 2})
    assert (t.winner, t.of(VillageEmptied)) == (None, [])


@pytest.mark.rule("CLOTH-051")
@pytest.mark.parametrize(("dry", "over"), [(8, False), (9, True)])
def test_four_villages_of_twelve(dry: int, over: bool) -> None:
    board = dealt("cloth", 6)
    names = [board.topology.corner_name(corner) for corner in board.villages if corner != board.villages[0]]
    left = dict.fromkeys(names[: dry - 1], 0) | {"V(-2,0,N)": 1}
    t = cloth("V(-1,-2,S)", ships={0: "E(-2,-1,E)"}, partners={"V(-2,0,N)": (0,)}, left=left, many=6, step=DICE)
    assert (rolled(t, 4).winner is not None) == over


@pytest.mark.rule("CLOTH-052", "CLOTH-053")
@pytest.mark.parametrize(
    ("held", "seat", "winner"),
    [
        ((6, 4, 0, 0), 2, 0),  # 4 points against 3
        ((4, 4, 0, 0), 2, 1),  # 3 points each, 5 cloth against 4
        ((4, 3, 0, 0), 2, 0),  # 4 cloth each: seat 0 comes before seat 1 from seat 2 on ...
        ((4, 3, 0, 0), 1, 1),  # ... but not from seat 1 on
        ((4, 1, 0, 4), 3, 3),
    ],
)
def test_equal_points_at_the_end(held: tuple[int, ...], seat: int, winner: int) -> None:
    """Most cloth, then who comes first clockwise from the active player; seat 1 takes the last one."""
    t = drying("V(2,-3,N)", "", "V(2,2,N)", "V(4,-3,N)", held=held, seat=seat)
    assert t.state.outcome == Outcome((Seat(winner),), "villages")


@pytest.mark.rule("CLOTH-055")
def test_the_goal_comes_first() -> None:
    """The active seat reaches 14 points by the cloth that ends the villages, and another one has 15."""
    seven = "V(2,-3,N)! V(4,-3,N)! V(2,2,N)!"
    t = drying("V(4,-2,N)!", f"{seven} vp vp vp vp", held=(28, 5), seat=1)
    assert (t.points(0), t.points(1)) == (16, 14)
    assert t.state.outcome == Outcome((Seat(1),), "win")


# information and bots


@pytest.mark.rule("CLOTH-057")
def test_everything_is_public() -> None:
    t = cloth(RED, BLUE, ships=TO_EIGHT, partners={EIGHT: (0, 1)}, held=(3, 2))
    for seat in range(4):
        assert CLOTH.of(t.game, observe(t.game, t.state, Seat(seat)).state) == t.cloth


@pytest.mark.rule("CLOTH-062")
def test_bots_look_forward_to_cloth() -> None:
    """A relation is worth half a point a cloth, less with partners or near the end; one within reach some of it."""

    def worth(*seats: str, **more: Any) -> float:
        t = cloth(*seats, **more)
        return promise_points(t.game, t.state, Seat(0))

    near: dict[str, Any] = {"ships": {0: BERTH}, "partners": {TEN: (0,)}}
    alone, shared = worth(HOME, **near), worth(HOME, **near | {"partners": {TEN: (0, 1)}})
    late, ship = worth(HOME, held=(0, 24), **near), worth("V(-2,0,N)", ships={0: "E(-2,0,NE)"})
    empty, far = worth(HOME, left={TEN: 0}, **near), worth("V(-2,0,N)")
    assert alone > shared > empty
    assert alone > late
    assert alone > ship > far > 0
    assert worth(HOME, left={TEN: 4}, **near) - worth(HOME, left={TEN: 3}, **near) == pytest.approx(0.5)


@pytest.mark.rule("CLOTH-062", "CLOTH-059")
def test_what_bots_do_for_cloth() -> None:
    """They sail to a village and say why, and rob cloth that makes a point."""
    t = cloth("V(-2,0,N) V(2,2,N) 1lumber 1wool", "V(2,-3,N)", ships={0: "E(-2,0,NE)"})
    assert chosen(t) == "0 build_ship E(-1,-1,SE)"
    view = observe(t.game, t.state, Seat(0))
    told = advise(t.game, view, t.read("0 build_ship E(-1,-1,SE)"), Random(1))
    assert "why-relation" in {reason.key for reason in told.grounds}
    assert chosen(raid("2ore", held=(1, 3))) == "0 take_cloth"


# random games, looked at a second time


class Recount:
    """Villages, partners and cloth by what was laid, rolled and robbed alone."""

    def __init__(self, game: Game) -> None:
        self.game, self.topology = game, game.board.topology
        found = re.search(r"Villages of `cloth4` with their numbers: (.*?)\. \[", RULES.read_text(encoding="utf-8"))
        assert found
        named = [entry.split() for entry in found[1].split(", ")]
        self.numbers = [(self.topology.parse_corner(corner), int(number)) for corner, number in named]
        self.left, self.supply = [5] * len(named), 10
        self.partners: list[list[int]] = [[] for _ in named]
        self.held = [0] * game.seats

    def near(self, state: GameState, seat: int) -> set[int]:
        """The intersections that ships join to the seat's buildings."""
        pieces = PIECES.of(self.game, state)
        reached = {*bits(pieces.settlements[seat] | pieces.cities[seat])}
        others = {*bits(pieces.buildings)} - reached
        lines = [set(self.topology.path_ends[path]) for path in bits(SHIP_PART.of(self.game, state).ships[seat])]
        while more := [line for line in lines if (line & reached) - others and line - reached]:
            reached.update(*more)
        return reached

    def see(self, state: GameState, action: Action, events: Sequence[Event]) -> None:
        """Take in what has been done, `state` is that after it."""
        if isinstance(action, Dice):
            total, active = action.one + action.two, int(state.seat)
            for village, (_, number) in enumerate(self.numbers):
                if number == total and self.left[village]:
                    for seat in sorted(self.partners[village], key=lambda seat: seat != active):
                        if self.left[village]:
                            self.left[village] -= 1
                        elif self.supply:
                            self.supply -= 1
                        else:
                            continue
                        self.held[seat] += 1
        for seat in range(self.game.seats):
            reached = self.near(state, seat)
            for village, (corner, _) in enumerate(self.numbers):
                if corner in reached and seat not in self.partners[village]:
                    self.partners[village].append(seat)
                    self.held[seat] += min(1, self.left[village])
                    self.left[village] -= min(1, self.left[village])
        for event in events:
            if isinstance(event, ClothRobbed):
                self.held[event.seat] += 1
                self.held[event.victim] -= 1

    def check(self, state: GameState) -> None:
        part = CLOTH.of(self.game, state)
        assert part == Cloth(
            tuple(self.left), tuple([tuple(map(Seat, who)) for who in self.partners]), tuple(self.held), self.supply
        )


@pytest.mark.rule("CLOTH-030", "CLOTH-031", "CLOTH-034", "CLOTH-035", "CLOTH-036", "CLOTH-037", "CLOTH-039")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_cloth_is_what_was_joined_and_rolled(seed: int) -> None:
    """Ply by ply, to the end or as far as 1,500 plies."""
    game = set_table(GAME, 4, OPTIONS, seed)
    state: GameState = start(game)[0]
    recount, rng = Recount(game), Random(seed)
    while state.outcome is None and state.ply < 1500:
        action = next_action(game, state, 1, rng)
        state, events = advance(game, state, action)
        recount.see(state, action, events)
        recount.check(state)
    assert sum(recount.held) > 5
