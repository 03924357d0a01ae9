"""Fishermen and Rivers (MIX section 3): bridges for fish, gold beside tokens, no lake."""

from __future__ import annotations

import pygame
import pytest

from catan_desktop.games.fishermen.layouts import LARGE_GROUNDS, SMALL_GROUNDS
from catan_desktop.games.mixes.fishermen_rivers import FishBridge, PlaceFreeBridge
from catan_desktop.games.rivers.layouts import LARGE_RIVERS, SMALL_RIVERS
from catan_desktop.games.rivers.module import RIVERS
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.coins import GoldTaken
from catan_desktop.mechanics.goods import traded_kinds
from catan_desktop.ui.scenes.table.messages import PlacePicked
from tests.games.fishermen.place import catch, fish
from tests.games.mixes.place import MixTable, facts, mixed, shown_at
from tests.mechanics.place import PRE_ROLL

KEY = "fishermen-rivers"
SITE = "E(0,-1,E)"
AT_SITE = "V(0,-1,N) E(0,-1,NE)"
"""A settlement, and a road to the bridge site."""


def fishing(*seats: str, tokens: str = "0: 0 0 2", more: str = "", **changes: object) -> MixTable:
    """`tokens`: those of the seats by value."""
    return mixed(KEY, *seats, more=f"fishermen.private {tokens}\n{more}", **changes)  # type: ignore[arg-type]


@pytest.mark.rule("MIX-050", "MIX-051", "OPTION-050")
@pytest.mark.parametrize("many", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("layout", ["fixed", "spiral", "random"])
def test_the_board_is_that_of_the_rivers_with_grounds_along_the_coast(many: int, layout: str) -> None:
    """No lake; on a variable board the numbers of the grounds are dealt anew."""
    board = mixed(KEY, many=many, options={"layout": layout}).game.board
    grounds = SMALL_GROUNDS if many < 5 else LARGE_GROUNDS
    assert board.rivers == (SMALL_RIVERS if many < 5 else LARGE_RIVERS)
    assert [ground.sea for ground in board.grounds] == [ground.sea for ground in grounds]
    assert sorted(ground.number for ground in board.grounds) == sorted(ground.number for ground in grounds)
    assert not any(terrain.printed for terrain in board.hex_terrain)
    assert (board.grounds == grounds) or layout != "fixed"


@pytest.mark.rule("MIX-X03", "MIX-050")
def test_example_without_a_lake_an_11_brings_no_fish() -> None:
    everywhere = "V(0,0,N) V(0,0,S) V(1,-2,N) V(-1,2,S)"
    assert catch(mixed(KEY, everywhere, step=PRE_ROLL), 11) == [0, 0, 0]
    assert catch(mixed(KEY, everywhere, step=PRE_ROLL), 6) == [1, 0, 0]


@pytest.mark.rule("MIX-X01", "MIX-053", "MIX-054", "OPTION-050")
def test_example_six_fish_buy_a_bridge_with_its_gold() -> None:
    """No card is paid, and nobody believes that one was."""
    t = fishing(f"{AT_SITE} 2brick 1lumber").do("0 fish_bridge 0,0,2")
    assert t.gold == (3, 0, 0)
    assert t.hand(0) == (1, 2, 0, 0, 0)
    assert t.game.board.topology.parse_path(SITE) in {event.site for event in t.events if hasattr(event, "site")}
    assert fish(t).held == (0, 0, 0)
    (gained,) = t.of(GoldTaken)
    assert (gained.count, gained.cause) == (3, "bridge")
    assert not facts(t)


@pytest.mark.rule("MIX-061")
def test_no_bridge_for_fish_off_the_free_joined_sites() -> None:
    t = fishing(f"{AT_SITE} V(-1,-1,N) E(-1,-1,NE)", "E(-1,1,E) E(-1,1,SE)", more="rivers.bridges 1: E(-1,1,E)")
    t.do("0 fish_bridge 0,0,2")
    assert t.refuse("0 place_free_bridge E(-1,1,E)") == ("reason-bridge-site-taken", "RIVER-035a")
    assert t.refuse("0 place_free_bridge E(-2,1,E)") == ("reason-bridge-not-joined", "RIVER-036")
    assert t.refuse("0 place_free_bridge E(0,0,NE)") == ("reason-no-bridge-site", "RIVER-035a")
    assert t.sites("place_free_bridge") == {SITE, "E(-1,-1,E)", "E(-1,-2,SE)"}
    assert fishing("V(1,1,N)").refuse("0 fish_bridge 0,0,2") == ("reason-no-free-bridge-site", "RIVER-036")


@pytest.mark.rule("MIX-061")
def test_no_bridge_for_fish_without_a_piece() -> None:
    three = "E(-1,1,E) E(-2,1,E) E(-1,-1,E)"
    t = fishing(f"{AT_SITE} {three}", more=f"rivers.bridges 0: {three}")
    assert t.refuse("0 fish_bridge 0,0,2") == ("reason-no-bridge-piece", "RIVER-035b")


@pytest.mark.rule("MIX-055")
def test_the_road_for_fish_brings_gold_at_a_river() -> None:
    t = fishing("V(0,-1,N)").do("0 fish_road 0,0,2", "0 place_free_road E(0,-1,NE)")
    assert t.gold == (1, 0, 0)


@pytest.mark.rule("MIX-056")
def test_fish_and_gold_are_not_exchanged() -> None:
    """Gold is among what is traded, fish are not; neither buys the other."""
    t = fishing("2ore", more="coins.held 5 0 0")
    assert "gold" in traded_kinds(t.game)
    assert not [kind for kind in traded_kinds(t.game) if "fish" in kind]
    for line in [line for kind in t.kinds() for line in t.lines(kind) if kind.startswith("fish_")]:
        after = mixed(KEY, "2ore", more="fishermen.private 0: 0 0 2\ncoins.held 5 0 0").do(line)
        assert after.gold == (5, 0, 0), line


@pytest.mark.rule("MIX-057")
def test_the_robber_starts_on_the_swamp_and_fish_send_him_home() -> None:
    t = fishing("V(1,1,N)")
    assert t.robber == "(-1,-1)"
    assert t.do("0 fish_robber 0,0,1").robber == "home"


@pytest.mark.rule("MIX-058")
def test_three_fish_take_a_card_and_no_gold() -> None:
    """Whoever has gold alone cannot be robbed."""
    t = fishing("V(1,1,N)", more="coins.held 0 5 5")
    assert t.refuse("0 fish_steal 0,0,1") == ("reason-nobody-has-cards", "FISH-052b")
    t = fishing("V(1,1,N)", "1ore", more="coins.held 0 5 5").do("0 fish_steal 0,0,1", "* stolen_card ore")
    assert (t.hand(0)[4], t.gold) == (1, (0, 5, 5))


@pytest.mark.rule("MIX-X02", "MIX-059")
def test_example_the_boot_goes_by_points_with_the_tiles() -> None:
    """Red has 10 on the board and is a Poor Settler: 8, as Blue has."""
    ten = "V(1,2,N)! V(-1,2,N)! V(-2,1,N)! V(1,1,N)! V(2,-2,N) V(2,0,N)"
    eight = "V(0,-1,N)! V(0,0,N)! V(-1,0,N)! V(0,-2,N)!"
    t = mixed(KEY, ten, eight, more="fishermen.boot 0\ncoins.held 0 2 2\nrivers.poor 0")
    assert (t.public(0), t.public(1)) == (8, 8)
    t.do("0 give_boot 1")
    assert fish(t).boot == 1


@pytest.mark.rule("MIX-060")
def test_between_the_turns_bridges_cost_cards() -> None:
    hand = "V(0,0,N) E(0,0,NE) 2brick 1lumber"
    t = fishing("", hand, tokens="1: 0 0 2", many=5).do("0 end_turn")
    assert t.actor == 1
    assert t.refuse("1 fish_bridge 0,0,2") == ("reason-fish-between-turns", "FISH-082b")
    assert t.do("1 build_bridge E(0,0,E)").gold[1] == 3


@pytest.mark.rule("MIX-054", "MIX-006")
def test_gold_for_a_bridge_for_fish_moves_the_tiles_at_once() -> None:
    t = fishing(AT_SITE, more="coins.held 0 1 2\nrivers.poor 0\nrivers.wealthiest 2").do("0 fish_bridge 0,0,2")
    assert RIVERS.of(t.game, t.state).wealthiest == 0


def test_the_place_of_a_bridge_for_fish_is_lit_and_pressed() -> None:
    """In the list of favours it is the fifth; the only payment is paid at once, then its sites are lit."""
    t = fishing(f"{AT_SITE} V(0,0,S)")
    shown = shown_at(t)
    shown.key(pygame.K_f)
    shown.key(pygame.K_5)
    assert shown.last() == FishBridge(Seat(0), (0, 0, 2))
    sites = [t.game.board.topology.parse_path(site) for site in (SITE, "E(-1,1,E)")]
    assert sorted(shown.scene.facts.places) == sorted([("path", site) for site in sites])
    shown.scene.send(PlacePicked(("path", sites[0])))
    assert shown.last() == PlaceFreeBridge(Seat(0), sites[0])
