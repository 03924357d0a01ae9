"""The boards of Caravans: CARAVAN section 3.1 and the first examples of 3.6."""

from __future__ import annotations

import pytest

from catan_desktop.games.caravans.layouts import LARGE_CHART, OASIS, SMALL_CHART, CaravanIsland, board
from catan_desktop.games.classic.layouts import CLASSIC_CHART, THIRTY_CHART
from catan_desktop.grid.coast import corner_hexes
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.ruleset import Options
from catan_desktop.mechanics.dice import DICE_STEP
from catan_desktop.mechanics.layouts import red_neighbours, tokens_from
from tests.games.caravans.place import caravans
from tests.games.laid_out import shown
from tests.mechanics.place import classic

SEEDS = range(40)
OASES = {4: {"(0,0)"}, 6: {"(-1,-1)", "(0,1)"}}
ARROWS = """
4 | V(0,-1,S)  | E(-1,0,NE)  | V(-1,0,N)
4 | V(1,-1,S)  | E(1,-1,SE)  | V(1,0,N)
4 | V(0,0,S)   | E(-1,1,E)   | V(-1,2,N)
6 | V(-1,-2,S) | E(-2,-1,NE) | V(-2,-1,N)
6 | V(0,-2,S)  | E(0,-2,SE)  | V(0,-1,N)
6 | V(-1,-1,S) | E(-2,0,E)   | V(-2,1,N)
6 | V(0,0,S)   | E(-1,1,NE)  | V(-1,1,N)
6 | V(1,0,S)   | E(1,0,SE)   | V(1,1,N)
6 | V(0,1,S)   | E(-1,2,E)   | V(-1,3,N)
"""
"""The table of CARAVAN-010: seats, start, first path, head."""


def dealt(seats: int, layout: str = "fixed", harbours: str = "fixed", seed: int = 0) -> CaravanIsland:
    options: Options = {"layout": layout, "harbours": harbours}
    return board(seats, options, source(seed, "board"))


def oases_of(found: CaravanIsland) -> set[str]:
    return {name for name, tile in shown(found).items() if tile.startswith("oasis")}


@pytest.mark.rule("CARAVAN-002", "CARAVAN-003")
@pytest.mark.parametrize(("seats", "oases", "camels"), [(2, 1, 22), (3, 1, 22), (4, 1, 22), (5, 2, 33), (6, 2, 33)])
def test_what_is_in_the_box(seats: int, oases: int, camels: int) -> None:
    t = caravans(many=seats)
    assert len(oases_of(t.game.board)) == oases
    assert t.left == camels


@pytest.mark.rule("CARAVAN-004", "CARAVAN-007")
def test_the_small_fixed_board() -> None:
    """That of the base game, with the oasis in place of the desert in the middle."""
    expected = {**shown(classic(4).board), "(0,0)": "oasis -"}
    assert shown(classic(4).board)["(0,0)"] == "desert -"
    assert shown(dealt(4)) == expected
    assert dealt(4).harbours == classic(4).board.harbours


@pytest.mark.rule("CARAVAN-006", "CARAVAN-007a")
def test_the_large_fixed_board() -> None:
    """That of the base game with two oases; the forest that one displaces lies where the other desert was."""
    expected = {**shown(classic(6).board), "(-1,-1)": "oasis -", "(0,1)": "oasis -", "(-2,-1)": "forest 12"}
    before = shown(classic(6).board)
    assert [before[name] for name in ("(-1,-1)", "(0,1)", "(-2,-1)")] == ["forest 12", "desert -", "desert -"]
    assert shown(dealt(6)) == expected
    assert dealt(6).harbours == classic(6).board.harbours


@pytest.mark.rule("CARAVAN-005", "CARAVAN-006a", "CARAVAN-010")
@pytest.mark.parametrize("seats", [4, 6])
def test_the_arrows(seats: int) -> None:
    """Three at alternating corners of each oasis, every one on the path that leaves its hex there."""
    found = dealt(seats)
    topology = found.topology
    rows = [[cell.strip() for cell in row.split("|")] for row in ARROWS.strip().splitlines()]
    expected = [tuple(row[1:]) for row in rows if row[0] == str(seats)]
    told = []
    for number, arrow in enumerate(found.arrows):
        (start,) = [corner for corner in topology.path_ends[arrow.path] if corner != arrow.head]
        told.append((topology.corner_name(start), topology.path_name(arrow.path), topology.corner_name(arrow.head)))
        oasis = [hex for hex in range(len(found.land)) if found.oases >> hex & 1][number // 3]
        corners, edges = topology.hex_corners[oasis], topology.hex_paths[oasis]
        assert corners.index(start) % 2 == corners.index(found_start(found, number - number % 3)) % 2
        assert arrow.path not in edges
    assert told == expected


def found_start(found: CaravanIsland, number: int) -> int:
    arrow = found.arrows[number]
    return next(corner for corner in found.topology.path_ends[arrow.path] if corner != arrow.head)


@pytest.mark.rule("CARAVAN-004a")
@pytest.mark.parametrize("seats", [4, 6])
def test_an_oasis_yields_nothing(seats: int) -> None:
    """No token lies on it in any layout, and settlements around it take nothing of it on any roll."""
    for layout in ("fixed", "spiral", "random"):
        found = dealt(seats, layout)
        assert all(shown(found)[name] == "oasis -" for name in OASES[seats])
    topology = dealt(seats).topology
    oasis = topology.hex_corners[topology.parse_hex(sorted(OASES[seats])[0])]
    names = [topology.corner_name(oasis[at]) for at in (0, 2, 4)]
    near = [topology.corner_hexes[oasis[at]] for at in (0, 2, 4)]
    for total in (*range(2, 7), *range(8, 13)):
        t = caravans(" ".join(names), many=seats, step=DICE_STEP)
        one = max(1, total - 6)
        t.do(f"* dice {one} {total - one}")
        expected = sum(corners >> hex & 1 for corners in near for hex in t.game.board.producers[total])
        assert sum(t.hand(0)) == expected


@pytest.mark.rule("CARAVAN-008")
@pytest.mark.parametrize("layout", ["spiral", "random"])
@pytest.mark.parametrize("seats", [4, 6])
def test_the_other_tiles_are_shuffled(seats: int, layout: str) -> None:
    """The oases never move; each other place sees more than one kind of tile."""
    chart = SMALL_CHART if seats < 5 else LARGE_CHART
    kinds: dict[str, set[str]] = {}
    counted = set()
    for seed in SEEDS:
        found = dealt(seats, layout, seed=seed)
        assert oases_of(found) == OASES[seats]
        counted.add(tuple(sorted(found.terrain)))
        for name, tile in shown(found).items():
            kinds.setdefault(name, set()).add(tile.split()[0])
    assert len(counted) == 1
    assert all(len(seen) > 1 for name, seen in kinds.items() if name not in OASES[seats])
    assert OASIS in chart.kinds


@pytest.mark.rule("CARAVAN-008a")
@pytest.mark.parametrize("seats", [4, 6])
def test_tokens_are_laid_as_in_the_base_game(seats: int) -> None:
    """By letters along the spiral, oases skipped, or at random; no red numbers side by side in either (BASE-053)."""
    chart, box = (SMALL_CHART, CLASSIC_CHART) if seats < 5 else (LARGE_CHART, THIRTY_CHART)
    for seed in SEEDS:
        found = dealt(seats, "spiral", seed=seed)
        assert found.tokens in [tokens_from(chart, found.terrain, start) for start in corner_hexes(found.land)]
        assert not red_neighbours(found.land, found.tokens)
        dealt_out = dealt(seats, "random", seed=seed)
        assert sorted(token for token in dealt_out.tokens if token) == sorted((letter,) for letter in box.letters)
        assert not red_neighbours(dealt_out.land, dealt_out.tokens)


@pytest.mark.parametrize("layout", ["fixed", "spiral", "random"])
def test_harbours_can_be_shuffled(layout: str) -> None:
    """As in the base game; the board is the same for the same seed."""
    kinds = {tuple(harbour.kind for harbour in dealt(4, layout, "shuffled", seed).harbours) for seed in SEEDS}
    assert len(kinds) > 10
    assert dealt(4, layout, "shuffled", 3) == dealt(4, layout, "shuffled", 3)


# the robber


@pytest.mark.rule("CARAVAN-009", "CARAVAN-009a", "CARAVAN-080d")
@pytest.mark.parametrize("seats", [4, 6])
def test_the_robber_comes_from_beside_the_board_and_never_to_an_oasis(seats: int) -> None:
    """With the first 7 or knight he may go to any hex with a number, then and later."""
    topology = dealt(seats).topology
    numbered = {topology.hex_name(topology.hex_id(hex)) for hex in topology.hexes} - OASES[seats]
    for words in ("", "knight"):
        t = caravans(words, many=seats, step=DICE_STEP if not words else "settlers.action")
        assert t.robber == "home"
        t.do("0 play_knight" if words else "* dice 3 4")
        assert t.sites("move_robber") == numbered
        for oasis in OASES[seats]:
            assert t.refuse(f"0 move_robber {oasis}") == ("reason-robber-barred", "CARAVAN-009a")
    t = caravans("knight", many=seats, robber="(1,0)").do("0 play_knight")
    assert t.sites("move_robber") == numbered - {"(1,0)"}
