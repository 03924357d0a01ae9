"""Camels, votes and what they bring: CARAVAN sections 3.2 to 3.6."""

from __future__ import annotations

import pytest

from catan_desktop.games.caravans.events import CamelPlaced, PlacementNamed, RouteReached, VoteDecided, VoteOpened
from catan_desktop.games.caravans.module import RULESET
from catan_desktop.games.caravans.part import CaravanId, head_of
from catan_desktop.games.caravans.vote import AGREE, BID, CHOOSE
from catan_desktop.games.six_players.module import BUILDING, PAIR
from catan_desktop.kernel.engine import observe, start, why_not
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.dice import DICE_STEP, PRE_ROLL
from catan_desktop.mechanics.events import AwardMoved
from catan_desktop.mechanics.scoring import sources
from catan_desktop.mechanics.turn import ACTION
from catan_desktop.mechanics.votes import BidLaid
from tests.games.caravans.place import CITY, FIRST, TOWN, CaravanTable, caravans, voting
from tests.mechanics.place import counts, game_of, line

NW, NE, S = FIRST
PAIRS = {"turn_rule": "paired_players"}
WEST = "E(-1,0,NE) E(-1,-1,SE) E(-2,0,E) E(-2,1,NE) E(-1,0,SE)"
"""Around the hex west of the oasis: the head comes back to it."""
EAST = "E(1,-1,SE) E(1,0,NE) E(1,0,E) E(1,0,SE)"
SOUTH = "E(-1,1,E) E(-1,2,NE) E(0,1,SE)"
ALL_OVER = {
    0: f"{WEST} E(-1,1,NE)",
    1: f"{EAST} E(0,1,NE) E(0,0,SE)",
    2: "E(-1,1,E) E(-1,1,SE) E(-2,2,NE) E(-2,1,E)",
}
"""No caravan can go on, though six camels are left."""
ONE_PLACE = {
    0: f"{WEST} E(-1,0,E)",
    1: "E(1,-1,SE) E(1,-1,E) E(1,-1,NE) E(1,-2,SE) E(0,-1,E) E(0,-1,SE)",
}
"""The third caravan alone can begin still."""
ONE_LEFT = {
    0: f"{WEST} E(-1,1,NE) E(0,0,SE) E(0,1,NE) E(1,0,SE)",
    1: "E(1,-1,SE) E(1,-1,E) E(1,-1,NE) E(1,-2,SE) E(0,-1,NE) E(0,-2,SE) E(-1,-1,NE) E(-1,-2,E)",
    2: "E(-1,1,E) E(-1,1,SE) E(-2,2,NE) E(-2,1,E)",
}
"""Of 22 camels one is left."""


def offered(t: CaravanTable, kind: str = "place_camel") -> set[str]:
    """The paths that the awaited seat may choose."""
    return {text.split()[2] for text in t.lines(kind)}


def chosen(*hands: str, **changes: object) -> CaravanTable:
    """Seat 0 outbids the others after its turn and is to place the camel."""
    t = voting("1wool", *hands, **changes).bids("1wool")
    assert (t.step, t.actor) == (CHOOSE, 0)
    return t


# camels and caravans


@pytest.mark.rule("CARAVAN-X01", "CARAVAN-022", "CARAVAN-026")
def test_a_caravan_begins_at_an_arrow() -> None:
    """Three first paths, none of them an edge of the oasis; no other path begins a caravan."""
    t = chosen()
    topology = t.game.board.topology
    oasis = {topology.path_name(path) for path in topology.hex_paths[topology.parse_hex("(0,0)")]}
    assert t.places() == offered(t) == {NW, NE, S}
    assert not offered(t) & oasis
    for place in ("E(0,0,NE) 1", "E(1,-1,E) 1", f"{NE} 0"):
        assert t.refuse(f"0 place_camel {place}") == ("reason-caravan-begins-at-arrow", "CARAVAN-022")
    assert t.refuse(f"0 place_camel {NE} 3") == ("reason-no-such-caravan", "CARAVAN-031")


@pytest.mark.rule("CARAVAN-X13", "CARAVAN-022", "CARAVAN-030")
def test_six_caravans_of_two_oases() -> None:
    """The placer is free to begin at either oasis, or to go on anywhere."""
    first = {"E(-2,-1,NE)", "E(0,-2,SE)", "E(-2,0,E)", "E(-1,1,NE)", "E(1,0,SE)", "E(-1,2,E)"}
    assert caravans(many=6).places() == first
    t = chosen(many=6, camels={1: "E(0,-2,SE)"})
    assert offered(t) == first - {"E(0,-2,SE)"} | {"E(0,-1,NE)", "E(0,-2,E)"}
    t.chooses("E(-1,2,E)")
    assert t.on_board() == {"E(0,-2,SE)", "E(-1,2,E)"}


@pytest.mark.rule("CARAVAN-X02", "CARAVAN-023", "CARAVAN-024", "CARAVAN-080c")
def test_a_caravan_goes_on_at_its_head() -> None:
    """Both ways on are open, and the first paths of the others; then the other end of the new path is the head."""
    t = chosen(camels={1: NE})
    assert t.places(1) == {"E(1,-1,E)", "E(1,0,NE)"}
    assert offered(t) == {"E(1,-1,E)", "E(1,0,NE)", NW, S}
    assert t.refuse("0 place_camel E(0,-1,E) 1") == ("reason-camel-away-from-head", "CARAVAN-023")
    t.chooses("E(1,0,NE)")
    assert t.places() == {"E(2,-1,SE)", "E(1,0,E)", NW, S}


@pytest.mark.rule("CARAVAN-X14")
def test_heads_side_by_side_keep_to_their_own_paths() -> None:
    t = chosen(many=6, camels={2: "E(-2,0,E)", 3: "E(-1,1,NE)"}).do("0 place_camel E(-2,0,SE) 2")
    topology = t.game.board.topology
    heads = [topology.corner_name(head_of(t.game.board, CaravanId(each), t.camels.trails[each])) for each in (2, 3)]
    assert heads == ["V(-2,0,S)", "V(-1,1,N)"]
    assert t.places(2) == {"E(-3,1,NE)", "E(-3,1,E)"}
    assert t.places(3) == {"E(-1,0,E)", "E(-1,0,SE)"}


@pytest.mark.rule("CARAVAN-020", "CARAVAN-024", "CARAVAN-080c")
def test_a_path_takes_one_camel() -> None:
    """A path with a camel is offered to no caravan; the head here touches one."""
    t = chosen(camels={0: f"{WEST} E(-1,0,E)"})
    assert t.places(0) == {"E(0,-1,SE)"}
    for place in (f"{NW} 0", "E(-1,0,E) 0", "E(-2,0,E) 1"):
        assert t.refuse(f"0 place_camel {place}") == ("reason-path-holds-camel", "CARAVAN-020")


@pytest.mark.rule("CARAVAN-020a", "CARAVAN-021a")
def test_camels_and_roads_share_paths_and_block_nothing() -> None:
    """What can be built is what can be built without camels; a road on a camel's path, and a camel on a road's."""
    words, two = f"V(0,-1,S) E(1,-1,NE) {TOWN} 1lumber 1brick", f"{NE} E(1,0,NE)"
    t, bare = caravans(f"E(0,0,NE) {words}", camels={1: two}), caravans(f"E(0,0,NE) {words}")
    for kind in ("build_road", "build_settlement"):
        assert t.sites(kind) == bare.sites(kind) != set()
    t.do("0 build_road E(1,-1,SE)", "0 build_settlement V(1,0,N)")
    assert t.on_board() == set(two.split())
    t = chosen("", f"V(1,0,N) {NE}").chooses(NE)
    assert (t.on_board(), t.part.roads[2].bit_count()) == ({NE}, 1)


@pytest.mark.rule("CARAVAN-021", "CARAVAN-072", "CARAVAN-070")
def test_camels_belong_to_nobody() -> None:
    """Whoever placed them, they count for whoever builds there."""
    t = chosen(f"V(1,0,N)! {NE}", camels={1: NE}).chooses("E(1,0,NE)")
    assert (t.public(0), t.public(1), t.part.lengths[1]) == (0, 3, 2)


@pytest.mark.rule("CARAVAN-024a", "CARAVAN-080c")
def test_camels_stay_on_the_island() -> None:
    """A coastal path takes one; what is no path of the island does not."""
    t = chosen(camels={1: f"{NE} E(1,-1,E) E(2,-2,SE)"})
    topology = t.game.board.topology
    assert t.places(1) == {"E(2,-2,E)", "E(2,-1,NE)"}
    assert topology.path_hexes[topology.parse_path("E(2,-2,E)")].bit_count() == 1
    for path in (-1, len(topology.paths)):
        why = why_not(t.game, t.state, replace(t.read(f"0 place_camel {NW} 0"), path=path))  # type: ignore[call-arg]
        assert why is not None
        assert (why.key, why.rule) == ("reason-camel-off-land", "CARAVAN-024a")
    t.chooses("E(2,-2,E)")
    assert "E(2,-2,E)" in t.on_board()


@pytest.mark.rule("CARAVAN-025")
@pytest.mark.parametrize(("many", "most"), [(4, 6), (6, 12)])
def test_only_heads_grow(many: int, most: int) -> None:
    """A caravan never branches: as it grows it offers two paths at most, and all together 6 or 12."""
    t = caravans(many=many)
    seen = 0
    for _ in range(t.left):
        places = t.lines("place_camel") if t.step == CHOOSE else []
        t = voting("1wool", many=many, camels={k: _words(t, k) for k in range(len(t.camels.trails))})
        if t.step != BID:
            break
        t.bids("1wool")
        places = t.lines("place_camel")
        assert len(places) <= most
        assert all(len(t.places(caravan)) <= 2 for caravan in range(len(t.camels.trails)))
        seen = max(seen, len(places))
        t.do(places[-1 if t.left % 2 else 0])
    assert seen > most // 2


def _words(t: CaravanTable, caravan: int) -> str:
    return " ".join(t.game.board.topology.path_name(path) for path in t.camels.trails[caravan])


@pytest.mark.rule("CARAVAN-026a")
def test_a_caravan_may_wind_back_to_its_oasis() -> None:
    t = chosen(camels={0: WEST})
    assert t.places(0) == {"E(-1,0,E)", "E(-1,1,NE)"}
    topology = t.game.board.topology
    oasis = {topology.path_name(path) for path in topology.hex_paths[topology.parse_hex("(0,0)")]}
    assert t.places(0) <= oasis
    t.chooses("E(-1,0,E)")
    assert "E(-1,0,E)" in t.on_board()


@pytest.mark.rule("CARAVAN-027", "CARAVAN-032")
def test_caravans_that_meet_go_on_as_one() -> None:
    """Both heads stand on one intersection: its third path is offered once, under the smaller number."""
    t = chosen(camels={1: EAST, 2: SOUTH}).do("0 place_camel E(0,1,E) 2")
    assert (t.places(1), t.places(2)) == ({"E(0,1,NE)"}, set())
    assert not t.of(CamelPlaced)[0].ends
    t = chosen(camels={1: EAST, 2: f"{SOUTH} E(0,1,E)"})
    assert offered(t) == {NW, "E(0,1,NE)"}
    assert t.refuse("0 place_camel E(0,1,NE) 2") == ("reason-caravan-same-way", "CARAVAN-032")
    t.do("0 place_camel E(0,1,NE) 1")
    assert (t.places(1), t.places(2)) == ({"E(0,0,E)", "E(0,0,SE)"}, set())


@pytest.mark.rule("CARAVAN-028", "CARAVAN-029")
def test_a_head_that_meets_a_side_has_come_to_its_end() -> None:
    """The placement is allowed; three camels lie at the intersection then, and the caravan has no path."""
    t = chosen(camels={0: WEST, 2: "E(-1,1,E) E(-1,1,SE) E(-2,2,NE)"})
    assert "E(-2,1,E)" in offered(t)
    t.chooses("E(-2,1,E)")
    assert t.places(2) == set()
    assert t.of(CamelPlaced)[0].ends
    assert t.places(0) == {"E(-1,0,E)", "E(-1,1,NE)"}, "the other one goes on"


@pytest.mark.rule("CARAVAN-029a")
def test_a_caravan_whose_first_path_is_taken_cannot_begin() -> None:
    """The first caravan goes on over the third one's first path."""
    t = chosen(camels={0: f"{WEST} E(-1,1,NE)"}).do(f"0 place_camel {S} 0")
    assert (t.places(0), t.places(2)) == ({"E(-1,1,SE)", "E(-1,2,NE)"}, set())


@pytest.mark.rule("CARAVAN-032")
def test_a_head_at_the_start_of_a_caravan_offers_its_first_path_once() -> None:
    """Under the smaller number, whether that caravan has begun or not; the other way on is its own still."""
    t = chosen(camels={0: f"{WEST} E(-1,1,NE)"})
    assert [text for text in t.lines("place_camel") if S in text] == [f"0 place_camel {S} 0"]
    assert t.refuse(f"0 place_camel {S} 2") == ("reason-caravan-same-way", "CARAVAN-032")
    around = "E(-1,1,E) E(-1,1,SE) E(-2,2,NE) E(-2,1,E) E(-1,0,SE)"
    t = chosen(camels={2: f"{around} E(-1,0,E)"})
    assert [text for text in t.lines("place_camel") if NW in text] == [f"0 place_camel {NW} 0"]
    assert (t.places(0), t.places(2)) == ({NW}, {"E(0,-1,SE)"})


@pytest.mark.rule("CARAVAN-031")
def test_one_path_between_two_heads_is_named_with_its_caravan() -> None:
    """The head ends up at the other end of the path."""
    heads = []
    for caravan in (1, 2):
        t = chosen(camels={1: EAST.rsplit(" ", 1)[0], 2: f"{SOUTH} E(0,1,E)"})
        t.do(f"0 place_camel E(1,0,SE) {caravan}")
        heads.append(head_of(t.game.board, CaravanId(caravan), t.camels.trails[caravan]))
    ends = t.game.board.topology.path_ends[t.game.board.topology.parse_path("E(1,0,SE)")]
    assert sorted(heads) == sorted(ends)


@pytest.mark.rule("CARAVAN-029b", "CARAVAN-043")
def test_all_caravans_end_with_the_last_camel() -> None:
    """A path at a head is free still, but nothing more is placed, and nobody votes."""
    t = voting("1wool", camels=ONE_LEFT)
    assert t.left == 1
    if t.step == BID:
        t.bids("1wool").do(t.lines("place_camel")[0])
    topology = t.game.board.topology
    free = [
        topology.corner_paths[head_of(t.game.board, CaravanId(each), trail)] & ~t.camels.camels
        for each, trail in enumerate(t.camels.trails)
    ]
    assert any(free)
    assert (t.left, t.places()) == (0, set())
    last = t.of(CamelPlaced)[0]
    assert (last.ends, last.left) == (True, 0)
    full = {each: _words(t, each) for each in range(3)}
    t = caravans(f"E(1,0,E) {TOWN} 2wool", camels=full).do("0 build_settlement V(1,1,N)", "0 end_turn")
    assert (t.step, t.state.seat, t.left) == (PRE_ROLL, 1, 0)


@pytest.mark.rule("CARAVAN-029", "CARAVAN-043")
def test_no_vote_where_no_caravan_can_go_on() -> None:
    t = caravans(f"E(0,-2,NE) {TOWN} 2wool", camels=ALL_OVER)
    assert (t.left, t.places()) == (6, set())
    t.do("0 build_settlement V(0,-2,N)", "0 end_turn")
    assert (t.step, t.state.seat, t.left) == (PRE_ROLL, 1, 6)


@pytest.mark.rule("CARAVAN-043a")
def test_where_the_camel_can_lie_in_one_place_only_it_is_laid_there() -> None:
    """Nobody is asked."""
    t = caravans("3wool", "3grain", camels=ONE_PLACE, due=True)
    assert t.places() == {S}
    t.do("0 end_turn")
    path, head = t.game.board.topology.parse_path(S), t.game.board.topology.parse_corner("V(-1,2,N)")
    assert t.of(CamelPlaced) == [CamelPlaced(path, head, CaravanId(2), begins=True, ends=False, left=9)]
    assert (t.step, t.of(VoteOpened), t.part.hands[:2]) == (PRE_ROLL, [], (3, 3))


# when a camel is placed


@pytest.mark.rule("CARAVAN-040", "CARAVAN-X10")
@pytest.mark.parametrize(
    "built", [("settlement V(0,0,N)",), ("city V(2,0,N)",), ("settlement V(0,0,N)", "city V(2,0,N)")]
)
def test_a_turn_with_a_settlement_or_city_places_one_camel(built: tuple[str, ...]) -> None:
    """Exactly one, whatever was built; none while the turn goes on."""
    t = caravans(f"V(2,0,N) E(0,0,NE) {TOWN} {CITY} 1wool").do(*[f"0 build_{word}" for word in built])
    assert (t.step, t.left) == (ACTION, 22)
    t.do("0 end_turn").bids("1wool").chooses(NE)
    assert (t.left, t.step, t.state.seat) == (21, PRE_ROLL, 1)


@pytest.mark.rule("CARAVAN-X10", "CARAVAN-040")
def test_two_settlements_bring_one_camel() -> None:
    t = caravans(f"E(0,0,NE) E(2,0,NE) {TOWN} {TOWN}", "1wool").do("0 build_settlement V(0,0,N)")
    t.do("0 build_settlement V(2,0,N)", "0 end_turn").bids("-").chooses(S)
    assert (t.left, t.step, t.state.seat) == (21, PRE_ROLL, 1)


@pytest.mark.rule("CARAVAN-040")
def test_a_turn_without_a_building_places_none() -> None:
    """Neither roads nor cards do, nor does what was built in a turn before."""
    t = caravans("V(0,0,N) 1lumber 1brick 2wool", "2wool").do("0 build_road E(0,0,NE)", "0 end_turn")
    assert (t.step, t.state.seat, t.left) == (PRE_ROLL, 1, 22)
    t = voting("1wool", "2wool").bids("1wool", "-").chooses(NE)
    t.roll(4).do("1 end_turn")
    assert (t.state.seat, t.left) == (2, 21)


@pytest.mark.rule("CARAVAN-040a")
def test_the_set_up_places_none() -> None:
    game = game_of(RULESET, 2, {})
    t = CaravanTable(game, start(game)[0])
    t.do("* first_dice 6 5", "* first_dice 1 1")
    t.do("0 place_settlement V(0,0,N)", "0 place_road E(0,0,NE)", "1 place_settlement V(2,0,N)")
    t.do("1 place_road E(2,0,NE)", "1 place_settlement V(0,1,S)", "1 place_road E(0,1,SE)")
    t.do("0 place_settlement V(-2,1,N)", "0 place_road E(-2,1,NE)")
    assert (t.state.turn, t.step, t.left) == (1, PRE_ROLL, 22)
    t.roll(4).do("0 end_turn")
    assert (t.state.seat, t.left) == (1, 22)


@pytest.mark.rule("CARAVAN-041", "CARAVAN-042", "CARAVAN-051", "CARAVAN-X11", "CARAVAN-076a")
def test_a_camel_before_the_building_phase_and_one_after_it() -> None:
    """Both votes begin with the seat whose turn ended; three builders in the phase bring one camel."""
    build = f"V(2,0,N) {CITY} 1wool", f"E(0,0,NE) {TOWN} 1wool", "", f"E(-2,1,NE) {TOWN} 1grain"
    t = caravans(*build, many=5).do("0 build_city V(2,0,N)", "0 end_turn")
    assert (t.step, t.actor) == (BID, 0)
    t.bids("-", "-", "-").chooses(NE := "E(0,-2,SE)")
    assert (t.step, t.actor, t.left) == (BUILDING, 1, 32)
    t.do("1 build_settlement V(0,0,N)", "1 pass_building", "3 build_settlement V(-2,1,N)")
    assert t.left == 32
    t.do("3 pass_building")
    assert (t.step, t.actor, t.state.seat) == (BID, 0, 0)
    assert t.kinds() == {"bid", "no_bid"}, "no building any more"
    t.bids("1wool", "-", "-").chooses("E(0,-2,E)")
    assert (t.left, t.step, t.state.seat) == (31, PRE_ROLL, 1)
    assert NE in t.on_board()


@pytest.mark.rule("CARAVAN-042", "CARAVAN-X12")
def test_a_settlement_in_the_phase_alone_brings_one_camel_after_it() -> None:
    t = caravans("1wool", f"E(0,0,NE) {TOWN} 1lumber", many=5).do("0 end_turn")
    assert (t.step, t.actor, t.left) == (BUILDING, 1, 33)
    t.do("1 build_settlement V(0,0,N)", "1 pass_building")
    assert (t.step, t.actor, t.of(VoteOpened)) == (BID, 0, [VoteOpened(Seat(0))])
    t.bids("-", "-").chooses("E(0,-2,SE)")
    assert (t.left, t.step, t.state.seat) == (32, PRE_ROLL, 1)


@pytest.mark.rule("CARAVAN-042")
def test_a_phase_without_a_building_brings_none() -> None:
    t = caravans("1wool", "V(0,0,N) 1lumber 1brick", many=5).do(
        "0 end_turn", "1 build_road E(0,0,NE)", "1 pass_building"
    )
    assert (t.left, t.step, t.state.seat) == (33, PRE_ROLL, 1)


@pytest.mark.rule("CARAVAN-045", "CARAVAN-045a", "CARAVAN-045b", "OPTION-005")
def test_each_step_of_a_pair_brings_its_own_camel() -> None:
    """After player 1's turn player 1 bids first and breaks the tie, after the step of player 2 that one does."""
    build = f"E(0,0,NE) {TOWN} 1wool", "2wool", "", f"E(-2,1,NE) {TOWN} 1grain"
    t = caravans(*build, many=6, options=PAIRS).do("0 build_settlement V(0,0,N)", "0 end_turn")
    assert (t.step, t.actor) == (BID, 0)
    t.bids("1wool", "1wool", "-").names("-", "-")
    assert (t.step, t.actor, t.of(VoteDecided)) == (CHOOSE, 0, [VoteDecided(0b1, "tie")])
    t.chooses("E(0,-2,SE)")
    assert (t.step, t.actor) == (PAIR, 3)
    t.do("3 build_settlement V(-2,1,N)", "3 end_step")
    assert (t.step, t.actor, t.of(VoteOpened)) == (BID, 3, [VoteOpened(Seat(3))])
    t.bids("1grain", "1wool").names("-", "-")
    assert (t.step, t.actor) == (CHOOSE, 3)
    t.chooses("E(-1,2,E)")
    assert (t.left, t.step, t.state.seat) == (31, PRE_ROLL, 1)


@pytest.mark.rule("CARAVAN-045", "CARAVAN-045a")
def test_a_pair_that_builds_nothing_brings_none() -> None:
    t = caravans("1wool", "", "", "1grain", many=6, options=PAIRS).do("0 end_turn")
    assert (t.step, t.actor) == (PAIR, 3)
    t.do("3 end_step")
    assert (t.left, t.step, t.state.seat) == (33, PRE_ROLL, 1)


# voting


@pytest.mark.rule("CARAVAN-050", "CARAVAN-050a", "CARAVAN-080a")
def test_everybody_bids_once_clockwise_from_whose_turn_it_was() -> None:
    t = caravans("1wool", "1wool", "1grain", seat=1, due=True).do("1 end_turn")
    assert (t.step, t.of(VoteOpened)) == (BID, [VoteOpened(Seat(1))])
    assert t.actor == 1
    assert t.refuse("2 bid 1grain")[0] == "reason-not-your-move"
    t.do("1 bid 1wool")
    assert t.refuse("1 no_bid")[0] == "reason-not-your-move"
    assert t.actor == 2
    t.do("2 no_bid")
    assert t.actor == 0
    t.do("0 no_bid")
    assert (t.step, t.actor) == (CHOOSE, 1)


@pytest.mark.rule("CARAVAN-050b")
def test_a_seat_without_cards_is_not_asked_for_a_bid() -> None:
    """Everybody sees that it has none. A seat with other cards is asked, for nobody sees which they are."""
    t = voting("1ore", "", "2ore")
    assert (t.actor, t.lines()) == (0, ["0 no_bid"])
    t.do("0 no_bid")
    assert (t.actor, t.lines()) == (2, ["2 no_bid"])
    assert voting("", "", "").step == CHOOSE


@pytest.mark.rule("CARAVAN-052", "CARAVAN-080")
def test_wool_and_grain_are_votes() -> None:
    """Any number of both, in the open."""
    t = voting("2wool 1grain 3ore 1lumber 1brick", "1ore")
    bids = {tuple(map(int, text.split()[2].split(","))) for text in t.lines("bid")}
    assert bids == {(0, 0, wool, grain, 0) for wool in range(3) for grain in range(2) if wool + grain}
    for words in ("1ore", "1wool+1lumber", "1brick"):
        assert t.refuse(f"0 bid {words}") == ("reason-bid-kinds", "CARAVAN-080")
    for words in ("3wool", "2grain", "2wool+2grain"):
        assert t.refuse(f"0 bid {words}") == ("reason-bid-not-held", "CARAVAN-080")
    t.bids("2wool+1grain", "-")
    assert t.events[0] == BidLaid(Seat(0), counts("2wool 1grain"))
    assert t.of(VoteDecided) == [VoteDecided(0b1, "alone")]


@pytest.mark.rule("CARAVAN-052a", "CARAVAN-050a")
def test_nothing_may_be_bid() -> None:
    t = voting("2wool", "1grain").bids("-", "1grain")
    assert (t.hand(0), t.of(VoteDecided)) == (counts("2wool"), [VoteDecided(0b10, "alone")])


@pytest.mark.rule("CARAVAN-052b", "CARAVAN-080a")
def test_nothing_is_added_to_a_bid() -> None:
    """Neither while the others bid nor afterwards."""
    t = voting("3wool", "2wool", "2wool").bids("1wool")
    assert t.refuse("0 bid 1wool")[0] == "reason-not-your-move"
    t.bids("1wool", "1wool")
    assert t.step == AGREE
    assert t.refuse("0 bid 1wool") == ("reason-bid-laid", "CARAVAN-052b")
    t.names("-", "-", "-")
    assert t.refuse("0 bid 1wool") == ("reason-bid-laid", "CARAVAN-052b")
    assert caravans("1wool").refuse("0 bid 1wool")[0] == "reason-no-vote"


@pytest.mark.rule("CARAVAN-052c", "CARAVAN-075")
def test_bid_cards_leave_the_hand_at_once() -> None:
    """The others see it before they bid."""
    t = voting("3wool 1grain", "2wool").bids("2wool+1grain")
    assert (t.hand(0), t.part.hands[0], t.actor) == (counts("1wool"), 1, 1)
    seen = CaravanTable(t.game, observe(t.game, t.state, Seat(1)).state)
    assert seen.part.hands[0] == 1


@pytest.mark.rule("CARAVAN-X03", "CARAVAN-053")
def test_more_votes_than_all_others_together_decide_alone() -> None:
    t = voting("5wool", "2wool", "2grain").bids("5wool", "2wool", "2grain")
    assert (t.step, t.actor, t.of(VoteDecided)) == (CHOOSE, 0, [VoteDecided(0b1, "alone")])
    t = voting("1wool", "2wool", "5grain").bids("1wool", "2wool", "4grain")
    assert (t.step, t.actor) == (CHOOSE, 2)
    t = voting("2wool", "2wool", "5grain").bids("2wool", "2wool", "4grain")
    assert t.step == AGREE, "exactly half is not enough"


@pytest.mark.rule("CARAVAN-X04", "CARAVAN-054", "CARAVAN-055", "CARAVAN-055a", "CARAVAN-058")
def test_bidders_who_agree_beat_the_largest_bid() -> None:
    t = voting("4wool", "3wool", "3grain").bids("4wool", "3wool", "3grain")
    assert (t.step, t.actor) == (AGREE, 0)
    t.names(NW, S, S)
    path = t.game.board.topology.parse_path
    named = [
        PlacementNamed(Seat(0), path(NW), CaravanId(0)),
        PlacementNamed(Seat(1), path(S), CaravanId(2)),
        PlacementNamed(Seat(2), path(S), CaravanId(2)),
    ]
    assert t.of(PlacementNamed) == named
    assert t.of(VoteDecided) == [VoteDecided(0b110, "agreed")]
    assert (t.on_board(), t.step) == ({S}, PRE_ROLL)
    assert (t.part.bank[2:4], t.part.hands) == ((19, 19), (0, 0, 0))


@pytest.mark.rule("CARAVAN-X15", "CARAVAN-055", "CARAVAN-055a")
def test_the_majority_may_have_the_largest_bid_in_it() -> None:
    t = voting("4wool", "2wool", "2grain").bids("4wool", "2wool", "2grain").names(NW, NW, NE)
    assert (t.of(VoteDecided), t.on_board()) == ([VoteDecided(0b11, "agreed")], {NW})


@pytest.mark.rule("CARAVAN-X05", "CARAVAN-056")
def test_without_agreement_the_most_votes_decide() -> None:
    for names in (("-", "-", "-"), (NW, NE, S), ("-", NE, S)):
        t = voting("4wool", "3wool", "3grain").bids("4wool", "3wool", "3grain").names(*names)
        assert (t.step, t.actor, t.of(VoteDecided)) == (CHOOSE, 0, [VoteDecided(0b1, "most")])
    t = voting("1wool", "3wool", "4grain").bids("1wool", "3wool", "4grain").names("-", "-", "-")
    assert t.actor == 2


@pytest.mark.rule("CARAVAN-055a", "CARAVAN-055c", "CARAVAN-054")
def test_an_agreement_needs_two_and_more_than_half() -> None:
    """One alone with half does not decide by naming, nor do two with half of all votes."""
    t = voting("4wool", "2wool", "2grain").bids("4wool", "2wool", "2grain").names(NW, S, S)
    assert (t.step, t.actor, t.of(VoteDecided)) == (CHOOSE, 0, [VoteDecided(0b1, "most")])
    assert t.left == 22
    t = voting("4wool", "2wool", "2grain").bids("4wool", "2wool", "2grain").names(NW, "-", "-")
    assert t.step == CHOOSE


@pytest.mark.rule("CARAVAN-055b")
def test_there_is_one_round_of_naming() -> None:
    t = voting("3wool", "3wool", "3grain").bids("3wool", "3wool", "3grain").names(NW, NE, S)
    assert (t.step, t.actor) == (CHOOSE, 0)
    assert not t.can(f"0 name_placement {NE} 1")


@pytest.mark.rule("CARAVAN-X06", "CARAVAN-057")
def test_on_a_tie_the_seat_whose_turn_ended_chooses_even_without_a_bid() -> None:
    t = voting("3wool", "3wool", "3grain").bids("-", "3wool", "3grain")
    assert t.actor == 1, "who bid nothing is not asked for a name"
    t.names(NW, NE)
    assert (t.step, t.actor, t.of(VoteDecided)) == (CHOOSE, 0, [VoteDecided(0b1, "tie")])


@pytest.mark.rule("CARAVAN-X16", "CARAVAN-055c", "CARAVAN-057")
def test_a_third_who_names_alone_decides_nothing() -> None:
    t = caravans("3wool", "3wool", "2grain", seat=1, due=True).do("1 end_turn")
    t.bids("3wool", "2grain", "3wool").names("-", S, "-")
    assert (t.step, t.actor, t.of(VoteDecided)) == (CHOOSE, 1, [VoteDecided(0b10, "tie")])


@pytest.mark.rule("CARAVAN-057")
def test_without_any_vote_the_seat_whose_turn_ended_chooses() -> None:
    t = voting("2wool", "2wool", "1ore").bids("-", "-", "-")
    assert (t.step, t.actor, t.of(VoteDecided)) == (CHOOSE, 0, [VoteDecided(0b1, "nobody")])


@pytest.mark.rule("CARAVAN-057", "CARAVAN-051")
def test_after_the_phase_too_the_seat_whose_turn_ended_breaks_the_tie() -> None:
    t = caravans("1ore", f"E(0,0,NE) {TOWN} 1wool", "1grain", many=5).do("0 end_turn")
    t.do("1 build_settlement V(0,0,N)", "1 pass_building").bids("-", "1wool", "1grain").names("-", "-")
    assert (t.step, t.actor) == (CHOOSE, 0)


@pytest.mark.rule("CARAVAN-058", "CARAVAN-X07")
def test_every_bid_is_paid_whoever_wins() -> None:
    """Two wool of the loser lie in the bank with the three of the winner."""
    t = voting("2wool", "3wool").bids("2wool")
    assert (t.part.hands, t.part.bank[2]) == ((0, 3, 0), 16), "as it is laid"
    t.bids("3wool").chooses(NE)
    assert (t.part.hands, t.part.bank) == ((0, 0, 0), (19,) * 5)


@pytest.mark.rule("CARAVAN-059")
def test_a_camel_must_be_placed() -> None:
    """Nothing but the places is offered."""
    t = chosen()
    assert t.kinds() == {"place_camel"}
    assert t.refuse("0 end_turn")[0] in {"reason-finish-first", "reason-camel-must-go"}
    assert t.refuse("0 name_nothing") == ("reason-camel-must-go", "CARAVAN-059")


@pytest.mark.rule("CARAVAN-080b")
def test_who_has_not_bid_names_nothing() -> None:
    t = voting("2wool", "2wool", "1ore").bids("2wool", "2wool", "-")
    assert t.step == AGREE
    assert t.refuse(f"2 name_placement {NE} 1")[0] == "reason-not-your-move"
    t.names("-", "-")
    assert (t.step, t.actor) == (CHOOSE, 0)


@pytest.mark.rule("CARAVAN-080c", "CARAVAN-055")
def test_only_legal_placements_are_named() -> None:
    t = voting("1wool", "1wool", camels={1: NE}).bids("1wool", "1wool")
    assert offered(t, "name_placement") == {NW, S, "E(1,-1,E)", "E(1,0,NE)"}
    assert t.refuse(f"0 name_placement {NE} 1") == ("reason-path-holds-camel", "CARAVAN-020")
    assert t.refuse("0 name_placement E(0,0,NE) 1") == ("reason-camel-away-from-head", "CARAVAN-023")


@pytest.mark.rule("CARAVAN-081")
def test_the_decisions_of_the_scenario() -> None:
    """A bid, a named placement, the final placement, and declining the first two."""
    t = caravans()
    rows = [rows for step, rows in RULESET.acts.items() if step.startswith("caravans.")]
    kinds = {action.kind for actions in rows for action in actions}
    assert kinds == {"bid", "no_bid", "name_placement", "name_nothing", "place_camel"}
    assert {step for step in t.game.ruleset.steps if step.startswith("caravans.") and t.game.ruleset.choices[step]} == {
        BID,
        AGREE,
        CHOOSE,
    }


@pytest.mark.rule("CARAVAN-075")
def test_bids_camels_and_heads_are_public() -> None:
    """Every seat observes the same camels and the same votes."""
    t = voting("2wool", "2wool", camels={1: NE}).bids("2wool")
    for seat in range(3):
        seen = CaravanTable(t.game, observe(t.game, t.state, Seat(seat)).state)
        assert (seen.camels, seen.places()) == (t.camels, t.places())
        assert seen.state.frames == t.state.frames
        assert seen.state.frames[-1].data.votes == (2, 0, 0)  # type: ignore[attr-defined]


# Longest Road


@pytest.mark.rule("CARAVAN-070", "CARAVAN-071", "CARAVAN-071a", "CARAVAN-X08")
def test_a_road_with_a_camel_counts_two() -> None:
    """Four roads with two camels are six; with five held by another the award goes over."""
    mine = "V(2,0,S) E(1,-1,SE) E(1,0,NE) E(1,0,E) E(1,0,SE)"
    theirs = line(2, -2, 5)
    t = voting(f"{mine} 1wool", theirs, camels={1: NE}, longest=1).bids("1wool")
    assert t.part.lengths[:2] == (5, 5)
    assert (t.part.longest, t.public(0), t.public(1)) == (1, 1, 2)
    t.chooses("E(1,0,NE)")
    assert (t.part.lengths[0], t.part.longest) == (6, 0)
    assert t.of(AwardMoved) == [AwardMoved("longest", Seat(0), Seat(1))]
    assert (t.public(0), t.public(1)) == (3, 0)


@pytest.mark.rule("CARAVAN-071")
def test_the_minimum_is_of_the_weighted_length() -> None:
    """Three roads with two camels are five and take the award; a camel beside the road changes nothing."""
    t = chosen("E(1,-1,SE) E(1,0,NE) E(1,0,E)", camels={1: NE})
    assert (t.part.lengths[1], t.part.longest) == (4, -1)
    aside = t.state
    t.chooses("E(1,0,NE)")
    assert (t.part.lengths[1], t.part.longest) == (5, 1)
    t.state = aside
    t.chooses("E(1,-1,E)")
    assert (t.part.lengths[1], t.part.longest) == (4, -1)


@pytest.mark.rule("CARAVAN-070", "CARAVAN-071")
def test_the_line_that_counts_most_is_taken() -> None:
    """Where the road forks, two roads with camels beat three without; a road built on a camel's path counts two."""
    words = "E(1,-1,SE) E(1,0,NE) E(1,-1,E) E(1,-1,NE) E(2,-2,SE)"
    assert caravans(words).part.lengths[0] == 3
    assert caravans(words, camels={1: f"{NE} E(1,0,NE)"}).part.lengths[0] == 4
    t = caravans("E(1,-1,SE) 1lumber 1brick", camels={1: f"{NE} E(1,0,NE)"}).do("0 build_road E(1,0,NE)")
    assert t.part.lengths[0] == 4


@pytest.mark.rule("CARAVAN-071a")
def test_a_camel_for_a_tie_sets_nothing_aside() -> None:
    """The holder keeps the award while nobody has more (BASE-175)."""
    t = (
        voting(f"{line(2, -2, 5)} 1wool", "E(1,-1,SE) E(1,0,NE) E(1,0,E) E(1,0,SE)", longest=0)
        .bids("1wool")
        .chooses(NE)
    )
    assert (t.part.lengths[:2], t.part.longest) == ((5, 5), 0)


# points


@pytest.mark.rule("CARAVAN-072", "CARAVAN-X09")
def test_a_building_where_two_camels_meet_is_worth_a_point_more() -> None:
    """City and settlement alike; with one camel there is none."""
    t = voting("V(1,0,N)! 1wool", camels={1: NE}).bids("1wool")
    assert t.public(0) == 2
    t.chooses("E(1,0,NE)")
    corner = t.game.board.topology.parse_corner("V(1,0,N)")
    assert (t.public(0), t.of(RouteReached)) == (3, [RouteReached(Seat(0), corner)])
    assert sources(t.game, t.state, Seat(0)) == (("cities", 2), ("caravans", 1))
    t = caravans("V(1,0,N)", "V(0,-1,S)", camels={1: f"{NE} E(1,0,NE)"})
    assert (t.public(0), t.public(1)) == (2, 1)


@pytest.mark.rule("CARAVAN-072a")
def test_the_two_camels_may_be_of_two_caravans() -> None:
    t = chosen("V(1,0,S)", camels={1: EAST, 2: SOUTH})
    assert t.public(1) == 1
    t.do("0 place_camel E(0,1,E) 2")
    assert t.public(1) == 2


@pytest.mark.rule("CARAVAN-072b")
def test_a_building_placed_there_later_counts_at_once() -> None:
    t = caravans(f"E(1,-1,SE) {TOWN} {CITY}", camels={1: f"{NE} E(1,0,NE)"}).do("0 build_settlement V(1,0,N)")
    assert t.public(0) == 2
    t.do("0 build_city V(1,0,N)")
    assert t.public(0) == 3


@pytest.mark.rule("CARAVAN-073")
def test_three_camels_bring_no_second_point() -> None:
    t = chosen("V(-1,0,S)", camels={0: WEST, 2: "E(-1,1,E) E(-1,1,SE) E(-2,2,NE)"})
    assert t.public(1) == 2
    t.chooses("E(-2,1,E)")
    assert (t.public(1), t.of(RouteReached)) == (2, [])


# the end


TEN = "V(0,-2,N)! V(2,-2,N)! V(-2,2,S)! V(0,2,S)! V(2,0,S)"


@pytest.mark.rule("CARAVAN-074", "OPTION-006", "OPTION-008")
@pytest.mark.parametrize("many", [3, 6])
def test_twelve_points_win(many: int) -> None:
    """In the own turn; ten and eleven do not."""
    t = caravans(f"{TEN} E(0,0,NE) {TOWN} V(-2,1,N) E(1,1,NE) {TOWN}", many=many)
    assert (t.game.options["goal"], t.public(0)) == (12, 10)
    t.do("0 build_settlement V(0,0,N)")
    assert (t.public(0), t.winner) == (11, None)
    t = caravans(f"{TEN} V(-2,1,N) E(1,-1,SE) {TOWN}", many=many, camels={1: f"{NE} E(1,0,NE)"} if many == 3 else {})
    t.do("0 build_settlement V(1,0,N)")
    assert t.winner == (0 if many == 3 else None)


@pytest.mark.rule("CARAVAN-044", "CARAVAN-X17")
@pytest.mark.parametrize("many", [3, 5])
def test_the_camel_at_the_end_of_the_turn_still_wins(many: int) -> None:
    """Ten points and a road of six against the award at six: the camel makes it seven, and the game ends before the
    next turn and before the building phase."""
    road = "E(1,-1,SE) E(1,0,NE) E(1,0,E) E(1,0,SE) E(0,1,E) E(0,2,NE)"
    first = NE if many == 3 else "E(1,0,SE)"
    words = f"V(1,0,S)! V(-2,2,S)! V(0,2,S)! V(-1,1,S)! V(-2,0,N) {road} {TOWN} 1wool"
    t = caravans(words, f"{line(-2, 0, 6)} 4ore", many=many, longest=1).do("0 build_settlement V(2,-1,S)")
    assert (t.public(0), t.part.lengths[:2], t.part.longest) == (10, (6, 6), 1)
    t.do("0 end_turn").bids("1wool", "-").chooses(first)
    assert (t.part.lengths[0], t.public(0), t.winner) == (7, 12, 0)
    assert t.state.seat == 0


ELEVEN = "V(0,-2,N)! V(2,-2,N)! V(-2,2,S)! V(1,1,N)! V(0,2,S) V(-2,0,N) V(2,-1,N)"
"""On the large board; one of the cities is at the southern arrow of an oasis."""


@pytest.mark.rule("CARAVAN-044a")
def test_a_camel_after_the_phase_wins_for_nobody() -> None:
    """The points are there, but the seat wins only in its own turn: here the next one."""
    t = caravans(
        "1wool",
        ELEVEN,
        f"E(0,0,NE) {TOWN}",
        many=5,
        camels={4: "E(1,0,SE)"},
    )
    assert t.public(1) == 11
    t.do("0 end_turn", "2 build_settlement V(0,0,N)", "2 pass_building").bids("1wool")
    assert t.step == CHOOSE
    t.chooses(sorted(t.places(4))[0])
    assert t.public(1) == 12
    assert (t.winner, t.state.seat) == (1, 1), "its own turn has begun"
    t = caravans(
        f"{ELEVEN} 1wool",
        "",
        f"E(0,0,NE) {TOWN}",
        many=5,
        camels={4: "E(1,0,SE)"},
    )
    t.do("0 end_turn", "2 build_settlement V(0,0,N)", "2 pass_building").bids("1wool")
    t.chooses(sorted(t.places(4))[0])
    assert (t.public(0), t.winner, t.state.seat, t.step) == (12, None, 1, PRE_ROLL)


@pytest.mark.rule("CARAVAN-044", "CARAVAN-045a")
def test_the_second_of_a_pair_wins_with_the_camel_after_its_step() -> None:
    words = f"{ELEVEN.rsplit(' ', 1)[0]} E(0,0,NE) {TOWN} 1wool"
    t = caravans("", "", "", words, many=6, options=PAIRS, camels={4: "E(1,0,SE)"}).do("0 end_turn")
    t.do("3 build_settlement V(0,0,N)", "3 end_step").bids("1wool")
    assert (t.step, t.actor, t.public(3)) == (CHOOSE, 3, 11)
    t.chooses(sorted(t.places(4))[0])
    assert (t.public(3), t.winner) == (12, 3)


@pytest.mark.rule("CARAVAN-076")
def test_in_the_building_phase_nobody_trades_or_plays_cards() -> None:
    t = caravans("", f"E(0,0,NE) {TOWN} knight 4ore", many=6).do("0 end_turn")
    assert (t.step, t.actor) == (BUILDING, 1)
    assert t.kinds() == {"pass_building", "build_settlement", "build_road", "buy_card"}
    for text in ("1 bank_trade ore wool", "1 play_knight", "1 bid 1wool"):
        assert not t.can(text)


@pytest.mark.rule("CARAVAN-001", "OPTION-001")
def test_the_scenario_stands_alone() -> None:
    scenarios = {"fishermen", "rivers", "caravans", "barbarian_attack", "traders_barbarians"}
    assert scenarios & set(RULESET.slots) == {"caravans"}


@pytest.mark.rule("OPTION-003", "OPTION-004", "OPTION-006", "OPTION-007", "OPTION-008")
def test_seats_and_goals() -> None:
    """Two to six, on 19 or 30 hexes, with twelve points for any number unless chosen otherwise."""
    assert RULESET.seats == (2, 3, 4, 5, 6)
    for seats in RULESET.seats:
        game = game_of(RULESET, seats, {})
        assert (len(game.board.land), game.options["goal"]) == (30 if seats > 4 else 19, 12)
    assert game_of(RULESET, 3, {"goal": 10}).options["goal"] == 10


# the friendly robber


CROWD = (
    "V(0,-3,S) V(1,-3,S) 2ore",
    "V(2,-2,S) V(0,-2,S) 2wool",
    "V(-1,-1,S) V(1,1,N) 2grain",
    "V(-2,2,N) V(0,1,S) 2brick",
)
"""Every hex but the oasis is at a building of a seat with two points."""


@pytest.mark.rule("OPTION-010", "OPTION-011", "OPTION-X04")
def test_the_friendly_robber_goes_beside_the_board_at_last() -> None:
    """And robs nobody; while he is there already he stays."""
    for place in ("(1,0)", "home"):
        t = caravans(*CROWD, many=4, options={"friendly_robber": True}, step=DICE_STEP, robber=place).do("* dice 3 4")
        assert t.lines() == ["0 send_robber_home"]
        t.do("0 send_robber_home")
        assert (t.robber, t.step, t.part.hands) == ("home", ACTION, (2, 2, 2, 2))
    t = caravans(*CROWD[:3], many=4, options={"friendly_robber": True}, step=DICE_STEP).do("* dice 3 4")
    assert "(0,0)" not in t.sites("move_robber") != set()
