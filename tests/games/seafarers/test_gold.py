"""Gold fields: SEA section 1.7, on the printed board of four players in Heading for New Shores.

The gold field (0,-3) has the token 3; so has the forest (0,1), and the mountains (-2,2).
"""

from __future__ import annotations

from typing import Any

import pytest

from catan_desktop.games.event_cards.cards import EPIDEMIC, QUIET
from catan_desktop.games.seafarers.game import GAME
from catan_desktop.games.seafarers.layouts import SeaIsland
from catan_desktop.games.seafarers.scenarios import SCENARIOS
from catan_desktop.kernel.engine import make_game, observe, start
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.events import Produced
from catan_desktop.mechanics.goods import traded_kinds
from tests.games.event_cards.place import card
from tests.games.seafarers.place import SeaTable, sea
from tests.mechanics.place import ACTION, DICE, PRE_ROLL, Table, counts, game_of, place

FIELD = "V(0,-3,N)"
OTHER = "V(0,-3,S)"
TOWN = "V(0,1,N)"


def three(*seats: str, seat: int = 0, **more: Any) -> SeaTable:
    """A 3 has been rolled."""
    return sea(*seats, seat=seat, step=DICE, **more).do("* dice 1 2")


@pytest.mark.rule("SEA-090", "SEA-091", "SEA-096", "SEA-190")
def test_a_gold_field_brings_cards_of_choice() -> None:
    """One for a settlement, two for a city, equal or different, in one answer; the wrong number is refused."""
    t = three(FIELD)
    assert t.actor == 0
    assert len(t.lines("choose_gold")) == 5
    for cards in ("2ore", "1ore+1wool"):
        assert t.refuse(f"0 choose_gold {cards}") == ("reason-gold-other-number", "SEA-190")
    t.do("0 choose_gold 1grain")
    assert (t.hand(0), t.step) == (counts("1grain"), ACTION)
    for cards in ("2ore", "1ore+1wool"):
        t = three(f"{FIELD}!")
        assert t.refuse("0 choose_gold 1ore") == ("reason-gold-other-number", "SEA-190")
        t.do(f"0 choose_gold {cards}")
        assert t.hand(0) == counts(cards)
    t = three(f"{FIELD}! {OTHER}").do("0 choose_gold 3wool")
    assert t.hand(0) == counts("3wool")


@pytest.mark.rule("SEA-090")
def test_gold_comes_with_its_number_alone() -> None:
    for one, two in ((2, 2), (5, 6), (3, 4)):
        t = sea(FIELD, step=DICE).do(f"* dice {one} {two}")
        assert "choose_gold" not in t.kinds()
        assert t.hand(0) == counts("")


@pytest.mark.rule("SEA-X14", "SEA-092", "SEA-093", "SEA-190")
def test_who_chooses_when_and_what() -> None:
    """Every other 3 is paid first; then from the active player on, of what the bank holds."""
    t = three("V(0,-2,S)", f"{FIELD}!", OTHER, TOWN, seat=1, bank="3lumber 2wool")
    assert t.hand(3)[0] >= 1
    before = sum(t.hand(3))
    assert (t.actor, sum(t.part.bank)) == (1, 4)
    assert t.refuse("1 choose_gold 2ore") == ("reason-gold-bank-lacks-kind", "SEA-093")
    assert t.refuse("1 choose_gold 1ore+1wool") == ("reason-gold-bank-lacks-kind", "SEA-093")
    assert t.sites("choose_gold") == {"2,0,0,0,0", "1,0,1,0,0", "0,0,2,0,0"}
    t.do("1 choose_gold 2wool")
    assert t.actor == 2
    assert t.sites("choose_gold") == {"1,0,0,0,0"}
    t.do("2 choose_gold 1lumber")
    assert (t.step, sum(t.hand(3))) == (ACTION, before)


@pytest.mark.rule("SEA-092")
@pytest.mark.parametrize(("seat", "order"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0]), (3, [0, 2])])
def test_the_seats_choose_in_order(seat: int, order: list[int]) -> None:
    t = three(FIELD, "", OTHER, seat=seat)
    asked = []
    while t.step != ACTION:
        assert t.actor is not None
        asked.append(int(t.actor))
        t.do(f"{t.actor} choose_gold 1ore")
    assert asked == order
    assert t.actor == seat


@pytest.mark.rule("SEA-X15", "SEA-094")
def test_a_bank_with_too_little() -> None:
    """One card in all: the first takes it, the other gets nothing and is not asked."""
    t = three(f"{FIELD}!", OTHER, bank="1wool")
    assert t.sites("choose_gold") == {"0,0,1,0,0"}
    t.do("0 choose_gold 1wool")
    assert (t.hand(0), t.step) == (counts("1wool"), ACTION)
    t = three(f"{FIELD}!", OTHER, bank="")
    assert t.step == ACTION


@pytest.mark.rule("SEA-095", "SEA-092")
def test_gold_makes_no_shortage() -> None:
    """The last lumber goes to the forest, whatever gold might have been chosen; gold is chosen from the rest."""
    t = three(f"{FIELD}!", f"{TOWN} {OTHER}", "", "", bank="1lumber 2ore")
    assert t.hand(1) == counts("1lumber")
    assert t.sites("choose_gold") == {"0,0,0,0,2"}


@pytest.mark.rule("SEA-097", "SEA-103")
def test_the_robber_on_a_gold_field_blocks_it() -> None:
    t = three(FIELD, robber="(0,-3)")
    assert (t.hand(0), t.step) == (counts(""), ACTION)


@pytest.mark.rule("SEA-098")
def test_gold_is_no_resource() -> None:
    """It names no card, no trade and no monopoly."""
    t = sea(FIELD, "1ore")
    assert traded_kinds(t.game) == ("lumber", "brick", "wool", "grain", "ore")
    assert all(t.game.board.hex_yields[hex] is None for hex in range(44) if t.game.board.gold_fields >> hex & 1)
    assert len(sea("monopoly").lines("play_monopoly")) == 5


@pytest.mark.rule("SEA-099")
def test_everybody_sees_what_is_chosen() -> None:
    t = three(f"{FIELD}!").do("0 choose_gold 1ore+1wool")
    assert t.of(Produced) == [Produced(Seat(0), counts("1ore+1wool"), chosen=True)]
    assert not Produced.seen_by


@pytest.mark.rule("SEA-096")
def test_what_is_due_is_public() -> None:
    t = three(f"{FIELD}! {OTHER}", seat=3)
    for seat in range(4):
        assert observe(t.game, t.state, Seat(seat)).state.frames == t.state.frames


# at the start


def with_gold(*hexes: str, **options: Any) -> Game:
    """A game of four on a board with gold fields in the place of some hexes of the main island."""
    island: SeaIsland = game_of(GAME, 4, {}).board
    gold, terrain = [kind.key for kind in island.terrain_kinds].index("gold"), list(island.terrain)
    for name in hexes:
        terrain[island.topology.parse_hex(name)] = gold
    return make_game(GAME, 4, options, replace(island, terrain=tuple(terrain)))


def setting_up_with_gold(*hexes: str) -> SeaTable:
    """The second round of the set-up on such a board."""
    game = with_gold(*hexes)
    t = SeaTable(game, start(game)[0]).do("* first_dice 6 5", *["* first_dice 1 1"] * 3)
    t.do("0 place_settlement V(1,2,N)", "0 place_ship E(1,2,NE)")
    t.do("1 place_settlement V(-1,-1,N)", "1 place_ship E(-1,-2,E)")
    t.do("2 place_settlement V(-3,1,N)", "2 place_road E(-3,0,SE)")
    return t.do("3 place_settlement V(-3,3,N)", "3 place_road E(-3,3,NE)")


@pytest.mark.rule("SEA-084", "SEA-085", "SEA-086")
def test_gold_beside_the_second_settlement() -> None:
    """One card of choice for each gold field there, before the road or ship; the sea gives none, nor does gold beside
    the first settlement."""
    t = setting_up_with_gold("(-1,2)", "(0,2)", "(1,1)")
    assert t.hand(0) == counts("")
    t.do("3 place_settlement V(-1,3,N)")
    assert t.hand(3) == counts("1wool")
    assert (t.actor, t.kinds()) == (3, {"choose_gold"})
    assert t.refuse("3 choose_gold 1ore") == ("reason-gold-other-number", "SEA-190")
    t.do("3 choose_gold 1ore+1brick")
    assert t.hand(3) == counts("1wool 1ore 1brick")
    assert t.kinds() == {"place_road"}
    t.do("3 place_road E(-1,2,E)", "2 place_settlement V(1,0,N)")
    assert t.hand(2) == counts("1brick 1lumber")
    t.do("2 place_ship E(1,0,NE)")
    assert t.actor == 1


@pytest.mark.rule("SEA-091", "SEA-090")
@pytest.mark.parametrize("scenario", [name for name in SCENARIOS if name not in {"islands", "tribe"}])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_every_gold_field_yields(scenario: str, seats: int) -> None:
    """In each scenario that has any, on its number."""
    game = game_of(GAME, seats, {"scenario": scenario})
    board: SeaIsland = game.board
    for hex in range(len(board.land)):
        if not board.gold_fields >> hex & 1 or not board.tokens[hex]:
            continue
        corner, (total,) = board.topology.corner_name(board.topology.hex_corners[hex][0]), board.tokens[hex]
        t = sea(f"{corner}!", many=seats, options={"scenario": scenario}, step=DICE)
        t.do(f"* dice {max(1, total - 6)} {min(6, total - 1)}")
        assert "choose_gold" in t.kinds()
        assert all(sum(map(int, cards.split(","))) >= 2 for cards in t.sites("choose_gold"))


# event cards


def drawn(t: Table, event: str, number: int) -> Table:
    """Seat 0 has drawn a card, and has been asked for gold."""
    t.do("0 roll", f"* drawn_event {card(event, number)}")
    assert t.kinds() == {"choose_gold"}
    return t


@pytest.mark.rule("SEA-091", "SEA-092", "EVENT-012", "MIX-039")
def test_gold_in_an_epidemic() -> None:
    """A city there gives one card, as any other does; without it two."""
    game = with_gold("(1,1)", event_cards=True)
    assert len(drawn(place(game, "V(1,2,N)!", step=PRE_ROLL), QUIET, 8).lines()) == 15
    t = drawn(place(game, "V(1,2,N)!", step=PRE_ROLL), EPIDEMIC, 8)
    assert len(t.lines()) == 5
    t.do("0 choose_gold 1ore")
    assert (t.hand(0), t.step) == (counts("1ore"), ACTION)
