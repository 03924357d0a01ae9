"""Caravans and Cities & Knights: MIX section 7."""

from __future__ import annotations

import pytest

from catan_desktop.games.caravans.events import CamelPlaced, VoteOpened
from catan_desktop.games.caravans.vote import BID, CHOOSE
from catan_desktop.games.catalogue import ruleset
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.scoring import goal_of, sources
from tests.games.mixes.large import MixTable, setting_up, table

KEY = "caravans-cities-knights"
NW, NE, S = "E(-1,0,NE)", "E(1,-1,SE)", "E(-1,1,E)"
"""The first paths of the small board."""
AT = "V(-1,0,N)"


def caravans(*seats: str, lines: tuple[str, ...] = (), **more: object) -> MixTable:
    return table(KEY, *seats, lines=("barbarians.awake yes", *lines), **more)  # type: ignore[arg-type]


def routes(t: MixTable, seat: int = 0) -> int:
    """The points of buildings where camels meet."""
    return dict(sources(t.game, t.state, Seat(seat)))["caravans"]


def meeting() -> tuple[str, str]:
    """Two paths of one caravan, and the intersection at which they meet."""
    t = caravans()
    topology = t.game.board.topology
    first = topology.parse_path(NW)
    head = t.game.board.arrows[0].head
    second = next(
        path for path in range(len(topology.paths)) if path != first and topology.corner_paths[head] >> path & 1
    )
    return f"{NW} {topology.path_name(second)}", str(topology.corner_name(head))


CAMELS, MET = meeting()
TRAILS = (f"caravans.trails 0: {CAMELS}",)


@pytest.mark.rule("MIX-019", "OPTION-062")
def test_the_table() -> None:
    rules = ruleset(KEY)
    assert rules.seats == (3, 4, 5, 6)
    t = caravans()
    assert goal_of(t.game, t.state, Seat(0)) == 15
    keys = {module.key for module in rules.recipe}
    assert {"caravans", "cities_knights", "harbourmaster"} <= keys
    assert not {"development", "largest_army", "event_cards"} & keys


@pytest.mark.rule("MIX-171", "OPTION-062")
@pytest.mark.parametrize("many", [3, 6])
def test_the_robber_waits_beside_the_board_for_the_first_landing(many: int) -> None:
    """A 7 before it moves nobody; one after it brings him onto the board."""
    for awake, steps in (("no", set()), ("yes", {"move_robber"})):
        t = table(KEY, many=many, lines=(f"barbarians.awake {awake}",), step="settlers.pre_roll")
        assert t.robber == "home"
        t.do("0 roll", "* dice 1 6", "* event_die ship")
        assert {"move_robber"} & t.kinds() == steps


@pytest.mark.rule("MIX-170", "OPTION-062")
def test_lumber_and_brick_are_votes() -> None:
    t = caravans("2lumber 1brick 3wool 3grain", "1lumber", lines=("caravans.due yes",)).do("0 end_turn")
    assert (t.step, t.actor) == (BID, 0)
    assert t.refuse("0 bid 1wool") == ("reason-bid-kinds", "CARAVAN-080")
    assert t.refuse("0 bid 3lumber")[0] == "reason-bid-not-held"
    t.do("0 bid 2lumber+1brick")
    assert t.hand(0)[:4] == (0, 0, 3, 3)
    t.do("1 bid 1lumber")
    assert (t.step, t.actor) == (CHOOSE, 0)


@pytest.mark.rule("MIX-172")
def test_walls_knights_and_improvements_bring_no_camel_and_cities_do() -> None:
    home = "V(1,-2,S)! E(1,-2,SE)"
    t = caravans(f"{home} 2brick 1wool 1ore 1cloth")
    t.do("0 build_wall V(1,-2,S)", "0 improve_city trade")
    knight = t.lines("recruit_knight")[0]
    t.do(knight, "0 end_turn")
    assert not t.of(VoteOpened)
    assert t.state.seat == 1
    t = caravans("V(1,-2,S) 3ore 2grain 1brick").do("0 build_city V(1,-2,S)", "0 end_turn")
    assert t.of(VoteOpened)


@pytest.mark.rule("MIX-172")
def test_the_cities_of_the_set_up_bring_none() -> None:
    t = setting_up(KEY).do("0 place_settlement V(2,0,S)", "0 place_road E(2,0,SE)")
    t.do("1 place_settlement V(-1,2,S)", "1 place_road E(-1,2,SE)")
    t.do("2 place_settlement V(1,-2,N)", "2 place_road E(1,-3,SE)", "2 place_settlement V(0,1,S)")
    assert not t.state.turn
    assert not t.of(VoteOpened)


@pytest.mark.rule("MIX-173", "MIX-174")
def test_what_a_building_between_camels_brings() -> None:
    """A settlement, a city and a metropolis each one point more; a city that the barbarians have taken still has it."""
    for words, points in ((f"{MET}", 1 + 1), (f"{MET}!", 2 + 1), (f"{MET}! trade=4 trade{MET[1:]}", 2 + 2 + 1)):
        t = caravans(words, lines=TRAILS)
        assert routes(t) == 1
        assert t.public(0) == points
    t = caravans(f"{MET}!", lines=(*TRAILS, "barbarians.ship 6"), step="settlers.pre_roll")
    t.do("0 roll", "* dice 1 1", "* event_die ship")
    assert t.town(MET) == "settlement 0"
    assert t.public(0) == 1 + 1


@pytest.mark.rule("MIX-175")
def test_camels_are_no_road_for_knights_and_bar_none() -> None:
    """A knight crosses a road with a camel, and goes nowhere over camels alone."""
    bare = caravans(f"K1*{MET[1:]}", lines=TRAILS)
    assert not bare.lines("move_knight")
    t = caravans(f"K1*{MET[1:]} {CAMELS}", lines=TRAILS)
    assert len(t.lines("move_knight")) == 2
    assert t.length(0) == 4, "each of the two roads counts twice"


@pytest.mark.rule("MIX-176")
def test_too_many_progress_cards_keep_the_turn_from_its_end_before_the_vote() -> None:
    """The vote comes when the turn ends, and it cannot end with five cards in hand."""
    cards = "smith smith crane crane engineer"
    t = caravans(f"V(1,-2,S) {cards} 1lumber", lines=("caravans.due yes",))
    assert t.refuse("0 end_turn") == ("reason-too-many-progress", "CK-719")
    t.do("0 discard_progress engineer", "0 end_turn")
    assert t.of(VoteOpened)
    t.do("0 bid 1lumber", f"0 place_camel {NE} 1")
    assert t.of(CamelPlaced)
    assert t.state.seat == 1
