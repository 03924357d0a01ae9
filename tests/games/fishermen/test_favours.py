"""Spending fish, and the old boot: FISH sections 1.3 to 1.6."""

from __future__ import annotations

import pytest

from catan_desktop.games.fishermen.events import BootGiven, FishSpent
from catan_desktop.games.fishermen.module import FISHERMEN, RULESET
from catan_desktop.games.fishermen.part import payments, worth
from catan_desktop.games.six_players.module import BUILDING, PAIR
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel.engine import start
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.events import Produced, RobberMoved, Stolen
from catan_desktop.mechanics.scoring import goal_of
from catan_desktop.mechanics.tables import BRICK
from tests.games.fishermen.place import NINE, draw, fish, fishing, own, tokens
from tests.mechanics.place import ACTION, PRE_ROLL, Table, counts, game_of

BUILDER = "V(0,1,N) E(0,1,NE)"
FAVOURS = ("fish_robber", "fish_steal", "fish_take 4", "fish_road", "fish_card")
PAYING = ("0,1,0", "0,0,1", "1,0,1", "0,1,1", "1,0,2")
"""Prices of the favours, paid without waste."""


def rich(**more: object) -> Table:
    """All five favours could be paid."""
    return fishing(BUILDER, "2ore", fish=("112333",), robber="(2,0)", **more)  # type: ignore[arg-type]


def offered(t: Table) -> set[str]:
    return {kind for kind in t.kinds() if kind.startswith("fish")}


# when


@pytest.mark.rule("FISH-050", "FISH-050a", "FISH-082a", "FISH-082c", "FISH-083")
def test_fish_are_spent_in_the_own_turn_after_the_roll() -> None:
    """All five favours in the action step; none before the roll, none by another seat."""
    t = rich()
    assert offered(t) == {favour.split()[0] for favour in FAVOURS}
    t = rich(step=PRE_ROLL)
    assert not offered(t)
    for favour, paid in zip(FAVOURS, PAYING, strict=True):
        assert t.refuse(f"0 {favour} {paid}") == ("reason-fish-after-roll", "FISH-082a")
    t = fishing("2ore", BUILDER, fish=("", "112333"), robber="(2,0)")
    for favour, paid in zip(FAVOURS, PAYING, strict=True):
        assert t.refuse(f"1 {favour} {paid}") == ("reason-not-your-move", "BASE-210")


@pytest.mark.rule("FISH-060", "FISH-082b", "FISH-X10", "FISH-075a")
def test_example_no_fish_in_the_special_building_phase() -> None:
    """Neither favours nor the boot; building for cards is as ever."""
    words = f"{BUILDER} 1lumber 1brick"
    t = fishing("2ore", "", "", words, fish=("", "", "", "112333"), boot=3, many=6, robber="(2,0)").do("0 end_turn")
    while t.actor != 3:
        t.do(f"{t.actor} pass_building")
    assert t.step == BUILDING
    assert t.refuse("3 fish_road 0,1,1") == ("reason-fish-between-turns", "FISH-082b")
    for favour, paid in zip(FAVOURS, PAYING, strict=True):
        assert t.refuse(f"3 {favour} {paid}")[1] == "FISH-082b"
    assert t.refuse("3 give_boot 0") == ("reason-boot-between-turns", "FISH-075a")
    assert t.can("3 build_road E(0,0,E)")


@pytest.mark.rule("FISH-061", "FISH-078", "FISH-X18", "OPTION-005")
def test_example_the_second_player_of_a_pair() -> None:
    """Spends fish and passes the boot in the own step; nobody else does."""
    options = {"turn_rule": "paired_players"}
    seats = ("", "2ore", "", f"{BUILDER} 1ore")
    given = ("", "112333", "", "112333")
    t = fishing(*seats, fish=given, boot=3, many=6, options=options, robber="(2,0)").do("0 end_turn")
    assert (t.step, t.actor) == (PAIR, 3)
    assert t.refuse("1 fish_robber 0,1,0") == ("reason-not-your-move", "BASE-210")
    assert offered(t) == {favour.split()[0] for favour in FAVOURS}
    assert t.refuse("3 fish_road 0,1,0") == ("reason-fish-too-few", "FISH-082")
    t.do("3 fish_robber 0,1,0", "3 fish_steal 0,0,1", "* stolen_card ore")
    assert (t.robber, t.hand(3)) == ("home", counts("2ore"))
    assert not t.can("3 give_boot 0")
    t = fishing("V(2,0,N)", *[""] * 5, boot=3, many=6, options=options).do("0 end_turn", "3 give_boot 0")
    assert (fish(t).boot, t.step) == (0, PAIR)


@pytest.mark.rule("FISH-058", "FISH-059", "FISH-081b")
def test_several_favours_in_a_turn_are_paid_one_by_one() -> None:
    """Each with tokens of its own, which then lie face up."""
    t = rich().do("0 fish_robber 2,0,0", "0 fish_take 4 0,1,1")
    assert t.of(FishSpent) == [
        FishSpent(Seat(0), "robber", tokens("11")),
        FishSpent(Seat(0), "take", tokens("23")),
    ]
    assert (fish(t).used, own(t, 0)) == ((2, 1, 1), tokens("33"))
    t.do("0 fish_steal 0,0,1", "* stolen_card ore")
    assert (fish(t).used, own(t, 0), t.step) == ((2, 1, 2), tokens("3"), ACTION)


# the five favours


@pytest.mark.rule("FISH-051", "FISH-051a", "FISH-051b", "FISH-010a")
def test_two_fish_send_the_robber_away() -> None:
    """Nobody is robbed, his hex yields again, and the next 7 or knight brings him back."""
    t = rich().do("0 fish_robber 0,1,0")
    hex = t.game.board.topology.parse_hex("(2,0)")
    assert t.of(RobberMoved) == [RobberMoved(Seat(0), HexId(-1), hex)]
    assert (t.robber, t.step, t.part.hands) == ("home", ACTION, (0, 2, 0, 0))
    t.do("0 end_turn").roll(7)
    assert t.sites("move_robber") == {f"({q},{r})" for q, r in t.game.board.land}
    t = rich().do("0 fish_robber 0,1,0")
    t = fishing("knight", robber="home").do("0 play_knight")
    assert (t.step, len(t.sites("move_robber"))) == ("settlers.robber", 19)


@pytest.mark.rule("FISH-X15", "FISH-051c", "FISH-010")
def test_example_the_robber_beside_the_board() -> None:
    """Refused at the start, tokens kept; accepted once a 7 has put him on (2,0), which then produces again."""
    t = fishing("V(2,0,S)", fish=("2",))
    assert t.robber == "home"
    assert t.refuse("0 fish_robber 0,1,0") == ("reason-robber-not-on-board", "FISH-051c")
    assert own(t, 0) == tokens("2")
    t = fishing("V(2,0,S)", fish=("2",), step=PRE_ROLL).roll(7).do("0 move_robber (2,0)", "0 fish_robber 0,1,0")
    assert t.robber == "home"
    (total,) = t.game.board.tokens[t.game.board.topology.parse_hex("(2,0)")]
    t.do("0 end_turn").roll(total)
    assert [event.seat for event in t.of(Produced)] == [0]


@pytest.mark.rule("FISH-052", "FISH-052a", "OPTION-014")
def test_three_fish_take_a_card_of_any_opponent_with_cards() -> None:
    """No building near the robber is needed, and the friendly robber's wish does not count."""
    t = fishing("2wool", "1ore", "", "3brick", fish=("3",), options={"friendly_robber": True}).do("0 fish_steal 0,0,1")
    assert t.lines() == ["0 steal 1", "0 steal 3"]
    assert t.refuse("0 steal 2") == ("reason-no-victim", "BASE-218")
    t.do("0 steal 3", "* stolen_card brick")
    assert t.of(Stolen) == [Stolen(Seat(0), Seat(3), BRICK)]
    assert (t.hand(0), t.part.hands, t.step) == (counts("2wool 1brick"), (3, 1, 0, 2), ACTION)
    t = fishing("", "1ore 3wool", fish=("12",)).do("0 fish_steal 1,1,0")
    (choice,) = t.asked().choices
    assert choice.weights == (0, 0, 3, 0, 1)  # type: ignore[attr-defined]


@pytest.mark.rule("FISH-052b")
def test_three_fish_are_refused_while_nobody_else_has_cards() -> None:
    t = fishing("5ore", fish=("3",))
    assert t.refuse("0 fish_steal 0,0,1") == ("reason-nobody-has-cards", "FISH-052b")


@pytest.mark.rule("FISH-053")
def test_four_fish_take_a_resource_of_choice() -> None:
    t = fishing(fish=("13",))
    assert t.sites("fish_take") == {"1,0,1"}
    assert len(t.lines("fish_take")) == 5
    t.do("0 fish_take 3 1,0,1")
    assert (t.hand(0), t.part.bank) == (counts("1grain"), (19, 19, 19, 18, 19))


@pytest.mark.rule("FISH-X17", "FISH-053a")
def test_example_the_bank_has_no_ore() -> None:
    """Refused, and no token moves; another resource may be taken."""
    t = fishing("", "", "", "19ore", fish=("13",))
    assert t.refuse("0 fish_take ore 1,0,1") == ("reason-fish-bank-lacks", "FISH-053a")
    assert (own(t, 0), len(t.lines("fish_take"))) == (tokens("13"), 4)


@pytest.mark.rule("FISH-054")
def test_five_fish_place_a_road() -> None:
    """Under the normal rules: joined to the own ones, and nothing is paid."""
    t = fishing(f"{BUILDER} 2lumber 2brick", fish=("23",)).do("0 fish_road 0,1,1")
    sites = t.sites("place_free_road")
    assert "E(0,0,E)" in sites
    assert t.refuse("0 place_free_road E(-2,1,NE)") == ("reason-road-not-joined", "BASE-115")
    t.do("0 place_free_road E(0,0,E)")
    assert (t.step, t.hand(0), t.part.lengths[0]) == (ACTION, counts("2lumber 2brick"), 2)


@pytest.mark.rule("FISH-054a")
def test_five_fish_are_refused_without_a_site_or_a_piece() -> None:
    t = fishing(fish=("23",))
    assert t.refuse("0 fish_road 0,1,1") == ("reason-no-road-site", "FISH-054a")
    topology = t.game.board.topology
    many = " ".join(topology.path_name(path) for path in range(15))
    t = fishing(many, fish=("23",))
    assert t.refuse("0 fish_road 0,1,1") == ("reason-no-road-piece", "FISH-054a")


@pytest.mark.rule("FISH-055", "FISH-055b")
def test_seven_fish_draw_a_card_as_if_it_was_bought() -> None:
    """Nothing of the hand is paid, and it cannot be played in this turn."""
    t = fishing("1wool 1grain 1ore", fish=("133",)).do("0 fish_card 1,0,2", "* drawn_card knight")
    assert (t.hand(0), t.held(0, "knight"), t.part.deck) == (counts("1wool 1grain 1ore"), 1, 24)
    assert t.refuse("0 play_knight") == ("reason-card-bought-now", "BASE-152")


@pytest.mark.rule("FISH-055a")
def test_seven_fish_are_refused_with_an_empty_deck() -> None:
    t = fishing(fish=("133",), deck="")
    assert t.refuse("0 fish_card 1,0,2") == ("reason-deck-empty", "FISH-055a")


# payments


@pytest.mark.rule("FISH-056", "FISH-056a", "FISH-057", "FISH-X05")
def test_example_a_payment_with_waste() -> None:
    """3 + 2 fish for a resource of 4: one is lost; 3 + 2 + 1 is refused, for the 1 can be left out."""
    t = fishing(fish=("23",)).do("0 fish_take ore 0,1,1")
    assert (t.hand(0), own(t, 0), fish(t).used) == (counts("1ore"), (0, 0, 0), (0, 1, 1))
    t = fishing(fish=("123",))
    assert t.refuse("0 fish_take ore 1,1,1") == ("reason-fish-too-much", "FISH-057")
    assert [text.split()[-1] for text in t.lines("fish_take")][:2] == ["1,0,1", "0,1,1"]


@pytest.mark.rule("FISH-056", "FISH-057")
def test_payments_are_those_of_which_nothing_can_be_left_out() -> None:
    """Counted plainly: every choice of tokens whose sum is enough, and not without any of them."""
    for held in ((3, 2, 2), (0, 3, 2), (7, 0, 0), (0, 0, 7), (2, 2, 3)):
        for price in (2, 3, 4, 5, 7):
            plain = {
                (a, b, c)
                for a in range(held[0] + 1)
                for b in range(held[1] + 1)
                for c in range(held[2] + 1)
                if a + 2 * b + 3 * c >= price
                and all(a + 2 * b + 3 * c - value < price for value, n in ((1, a), (2, b), (3, c)) if n)
            }
            found = payments(held, price)
            assert set(found) == plain
            assert [worth(paid) for paid in found] == sorted(worth(paid) for paid in found)


@pytest.mark.rule("FISH-082", "FISH-056")
def test_too_few_fish_are_refused() -> None:
    t = fishing("", "1ore", fish=("11",))
    assert t.refuse("0 fish_steal 2,0,0") == ("reason-fish-cannot-pay", "FISH-082")
    t = fishing("", "1ore", fish=("112",))
    assert t.refuse("0 fish_steal 0,1,0") == ("reason-fish-too-few", "FISH-082")
    assert t.refuse("0 fish_steal 0,0,0") == ("reason-fish-too-few", "FISH-082")


@pytest.mark.rule("FISH-082f")
@pytest.mark.parametrize(
    ("paid", "reason"),
    [
        ("0,0,1", "reason-fish-not-held"),
        ("3,0,0", "reason-fish-not-held"),
        ("4,-1,0", "reason-fish-not-held"),
        ("1,1", "reason-fish-not-held"),
        ("1,0,0,1", "reason-boot-is-no-fish"),
    ],
)
def test_tokens_that_are_not_held_and_the_boot_pay_nothing(paid: str, reason: str) -> None:
    t = fishing("", "1ore", fish=("112",), boot=0)
    assert t.refuse(f"0 fish_steal {paid}") == (reason, "FISH-082f")


@pytest.mark.rule("FISH-082f", "FISH-041a")
def test_the_boot_and_tokens_not_held_cannot_be_handed_in() -> None:
    t = fishing("V(1,-3,S)", fish=("1111222",), boot=0, step=PRE_ROLL).roll(6)
    assert t.refuse("0 exchange_fish 2") == ("reason-fish-not-held", "FISH-082f")
    assert t.refuse("0 exchange_fish 3") == ("reason-boot-is-no-fish", "FISH-082f")


# the boot


@pytest.mark.rule("FISH-071", "FISH-071a", "FISH-080")
@pytest.mark.parametrize(("goal", "boot", "points", "wins"), [
    (10, -1, 10, True), (10, 0, 10, False), (10, 0, 11, True), (10, 1, 10, True), (8, 0, 8, False), (8, 0, 9, True),
])  # fmt: skip
def test_the_holder_of_the_boot_needs_one_point_more(goal: int, boot: int, points: int, wins: bool) -> None:
    """Than the goal that was chosen; the points themselves are as ever."""
    hand = " ".join(["vp"] * (points - 9)) if points >= 9 else ""
    words = f"{NINE} {hand}" if points >= 9 else NINE.replace(" V(2,-2,N)", "")
    t = fishing(words, boot=boot, seat=3, options={"goal": goal}).do("3 end_turn")
    assert goal_of(t.game, t.state, Seat(0)) == goal + (boot == 0)
    assert t.points(0) == points
    assert (t.winner == 0) is wins


@pytest.mark.rule("FISH-070", "FISH-072", "FISH-077", "FISH-083")
def test_the_boot_goes_to_anybody_with_as_many_points() -> None:
    """In the own turn after the roll, as often as it comes back; the receiver is not asked."""
    t = fishing("V(0,1,N)", "V(2,-1,N)", "V(-2,1,N)!", boot=0)
    assert t.lines("give_boot") == ["0 give_boot 1", "0 give_boot 2"]
    t.do("0 give_boot 1")
    assert t.of(BootGiven) == [BootGiven(Seat(0), Seat(1))]
    assert (fish(t).boot, t.step, t.actor) == (1, ACTION, 0)
    assert t.refuse("0 give_boot 2") == ("reason-boot-not-held", "FISH-072")
    t = fishing("V(0,1,N)", "V(2,-1,N)", boot=0, step=PRE_ROLL)
    assert t.refuse("0 give_boot 1") == ("reason-boot-after-roll", "FISH-082a")
    t = fishing("V(0,1,N)", "V(2,-1,N)", boot=1)
    assert t.refuse("1 give_boot 0") == ("reason-not-your-move", "BASE-210")


@pytest.mark.rule("FISH-X07", "FISH-073", "FISH-082d")
def test_example_who_leads_alone_keeps_the_boot() -> None:
    """Eight points, all others seven or fewer: refused; with somebody ahead the one behind is refused."""
    eight = "V(1,2,N)! V(-1,2,N)! V(-2,1,N)! V(1,1,N)!"
    seven = "V(2,-1,N)! V(0,-1,N)! V(-1,0,N)! V(0,1,N)"
    t = fishing(eight, seven, boot=0)
    assert (t.public(0), t.public(1)) == (8, 7)
    assert t.refuse("0 give_boot 1") == ("reason-boot-alone-ahead", "FISH-073")
    t = fishing(seven, "V(2,1,N)", eight, boot=0)
    assert t.refuse("0 give_boot 1") == ("reason-boot-fewer-points", "FISH-082d")
    assert t.lines("give_boot") == ["0 give_boot 2"]


@pytest.mark.rule("FISH-074")
def test_hidden_points_do_not_count_for_the_boot() -> None:
    """Neither those of the giver nor those of others."""
    t = fishing("V(0,1,N) vp vp", "V(2,-1,N)", boot=0)
    assert t.can("0 give_boot 1")
    t = fishing("V(0,1,N)! V(2,1,N)", "V(2,-1,N)! vp vp", boot=0)
    assert not t.can("0 give_boot 1")


@pytest.mark.rule("FISH-X06", "FISH-076", "FISH-071")
def test_example_passing_the_boot_wins() -> None:
    """Ten points each: the holder does not win, passes the boot and wins at once."""
    t = draw(fishing(f"{NINE} vp", _ten(), boot=0, seat=3).do("3 end_turn").roll(2))
    assert t.state.outcome is None
    t.do("0 give_boot 1")
    assert t.winner == 0
    assert goal_of(t.game, t.state, Seat(1)) == 11


def _ten() -> str:
    return "V(2,-1,N)! V(0,-1,N)! V(-1,0,N)! V(0,1,N)! V(0,-2,N) V(-1,-1,N)"


# the ruleset


@pytest.mark.rule("FISH-001", "OPTION-001")
def test_the_scenario_stands_alone() -> None:
    """The base game, five and six seats, and the one module; the module needs the base game."""
    assert [module.key for module in RULESET.modules if module.key not in {"six_players", "island"}][-1] == "fishermen"
    assert FISHERMEN.requires == ("robber", "development", "six_players")


@pytest.mark.rule("OPTION-003", "OPTION-004", "OPTION-006", "OPTION-007", "OPTION-008")
def test_seats_and_goals() -> None:
    """Two to six, on 19 or 30 hexes, with ten points for any number unless chosen otherwise."""
    assert RULESET.seats == (2, 3, 4, 5, 6)
    for seats in RULESET.seats:
        game = game_of(RULESET, seats, {})
        assert (len(game.board.land), game.options["goal"]) == (30 if seats > 4 else 19, 10)
        assert goal_of(game, start(game)[0], Seat(0)) == 10
    assert game_of(RULESET, 6, {"goal": 12}).options["goal"] == 12
    with pytest.raises(RulesetError):
        game_of(RULESET, 7, {})


@pytest.mark.rule("OPTION-005")
def test_both_turn_rules_with_five_and_six() -> None:
    (spec,) = [spec for spec in RULESET.options if spec.key == "turn_rule"]
    assert (spec.default, spec.choices) == ("special_building_phase", ("special_building_phase", "paired_players"))


@pytest.mark.rule("OPTION-010")
def test_the_friendly_robber_keeps_away_from_the_weak() -> None:
    t = fishing("", "V(0,1,N)", step=PRE_ROLL, options={"friendly_robber": True}).roll(7)
    assert t.refuse("0 move_robber (0,1)")[0] == "reason-friendly-robber"
    assert t.can("0 move_robber (1,-2)")


CROWD = (
    "V(0,-3,S) V(1,-3,S) 2ore",
    "V(2,-2,S) V(0,-2,S) 2wool",
    "V(-1,-1,S) V(1,1,N) 2grain",
    "V(-2,2,N) V(0,1,S) 2brick",
)
"""Every hex but the lake is at a building of a seat with two points."""


@pytest.mark.rule("OPTION-011")
def test_without_an_allowed_hex_the_robber_goes_beside_the_board() -> None:
    t = fishing(*CROWD, step=PRE_ROLL, robber="(0,0)", options={"friendly_robber": True}).roll(7)
    assert t.lines() == ["0 send_robber_home"]
    t.do("0 send_robber_home")
    assert (t.robber, t.step, t.part.hands) == ("home", ACTION, (2, 2, 2, 2))
