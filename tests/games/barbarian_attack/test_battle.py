"""Victories over the barbarians, prisoners and losses: BARB section 4.8."""

from __future__ import annotations

import pytest

from catan_desktop.games.barbarian_attack.battle import ONE_DIE, TWO_DICE
from catan_desktop.games.barbarian_attack.events import (
    HexFreed,
    LossesRolled,
    PrisonerMissed,
    PrisonerRolled,
    PrisonersTaken,
    RiderFell,
    Victory,
)
from catan_desktop.games.barbarian_attack.part import LOSSES, PRISONERS
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.coins import GoldTaken
from catan_desktop.mechanics.dice import PRE_ROLL
from tests.games.barbarian_attack.place import AttackTable, dice, siege

NW, NE, E, SE, SW, W = "E(-1,1,SE)", "E(-1,2,NE)", "E(-1,2,E)", "E(-1,2,SE)", "E(-2,3,NE)", "E(-2,2,E)"
"""The paths of (-1,2); W is one of the castle's."""
END = ("0 end_turn", "0 finish_riding")


def rolls(*totals: int) -> list[str]:
    return [f"* prisoner_roll {dice(total)}" for total in totals]


def won(t: AttackTable) -> list[str]:
    return [t.game.board.topology.hex_name(event.hex) for event in t.of(Victory)]


@pytest.mark.rule("BARB-079", "BARB-079a", "BARB-080", "BARB-080a", "BARB-057", "BARB-046")
def test_more_riders_than_barbarians_win() -> None:
    """By themselves, however many barbarians there are; all of them are prisoners, the hex is free."""
    t = siege("V(0,0,N)", barbarians="(-1,2)=3", riders={0: f"{NW} {NE} {E} {SE}"}).do(*END)
    assert t.of(Victory) == [Victory(t.hex("(-1,2)"), (4, 0, 0), 3)]
    assert t.of(PrisonersTaken) == [PrisonersTaken(Seat(0), 3)]
    assert t.of(HexFreed) == [HexFreed(t.hex("(-1,2)"))]
    assert (t.standing, t.prisoners, t.attack.supply, t.step) == ({}, (3, 0, 0), 27, LOSSES)


@pytest.mark.rule("BARB-079", "BARB-X10")
@pytest.mark.parametrize(("barbarians", "paths"), [(3, 3), (2, 2), (1, 1), (0, 3)])
def test_as_many_riders_as_barbarians_do_not_win(barbarians: int, paths: int) -> None:
    riders = " ".join([NW, NE, E][:paths])
    t = siege(barbarians=f"(-1,2)={barbarians}", riders={0: riders}).do(*END)
    assert (won(t), t.step) == ([], PRE_ROLL)


@pytest.mark.rule("BARB-079")
def test_riders_of_all_seats_count_together() -> None:
    """Also where the seat whose turn it is has none there."""
    t = siege(barbarians="(-1,2)=1", riders={0: "E(1,0,E)", 1: NW, 2: E}).do(*END)
    assert won(t) == ["(-1,2)"]


@pytest.mark.rule("BARB-077", "BARB-078")
def test_all_riders_move_before_the_first_check() -> None:
    """After the first ride there would be a victory; the second rider rides away, and there is none."""
    t = siege(barbarians="(-1,2)=1", riders={0: f"{NW} {E} E(0,0,E)"}).do("0 end_turn")
    t.do("0 move_rider E(0,0,E) E(0,1,E)")
    assert not t.of(Victory)
    t.do(f"0 move_rider {NW} E(-1,1,NE)", "0 finish_riding")
    assert (won(t), t.step) == ([], PRE_ROLL)


@pytest.mark.rule("BARB-078", "BARB-083a", "BARB-X20")
def test_hexes_are_checked_in_order_each_by_itself() -> None:
    """The rider between (0,2) and (-1,2) counts at both; alone it does not win at the first."""
    t = siege(barbarians="(-1,2)=1 (0,2)=1", riders={0: f"{E} {NW}"}).do(*END)
    assert won(t) == ["(-1,2)"]
    assert t.standing == {"(0,2)": 1}


@pytest.mark.rule("BARB-078", "BARB-082", "BARB-083", "BARB-X21")
def test_each_victory_is_resolved_before_the_next_check() -> None:
    """The losses of (0,2) take two riders, so that the third does not win at (-1,2)."""
    words = {"barbarians": "(-1,2)=1 (0,2)=1", "riders": {0: f"{E} {NW} E(0,2,E)"}}
    t = siege(**words).do(*END)  # type: ignore[arg-type]
    assert won(t) == ["(0,2)"]
    t.do("* loss_roll 3")
    assert (t.riders(0), t.gold[0], t.prisoners[0]) == ({NW}, 6, 1)
    assert (t.standing, t.step) == ({"(-1,2)": 1}, PRE_ROLL)
    t = siege(**words).do(*END, "* loss_roll 1")  # type: ignore[arg-type]
    assert won(t) == ["(0,2)", "(-1,2)"]
    assert t.prisoners[0] == 2, "who survived the first won again"


@pytest.mark.rule("BARB-080b", "BARB-080d", "BARB-X09")
def test_each_takes_one_and_the_third_goes_to_the_most_riders() -> None:
    t = siege(barbarians="(-1,2)=3", riders={0: f"{NW} {NE} {E}", 1: SE}).do(*END)
    assert (t.prisoners, t.step, t.gold) == ((2, 1, 0), LOSSES, (0, 0, 0))
    t = siege(barbarians="(-1,2)=2", riders={0: f"{NW} {NE}", 1: SE}).do(*END)
    assert t.prisoners == (1, 1, 0)
    t = siege(barbarians="(-1,2)=3", riders={0: f"{NW} {NE}", 1: SE, 2: E}).do(*END)
    assert (t.prisoners, t.step) == ((1, 1, 1), LOSSES)


@pytest.mark.rule("BARB-080d")
def test_a_tie_for_the_prisoner_left_over_is_rolled_off() -> None:
    """Equal rolls are rolled again; the loser has one prisoner and takes gold for the other."""
    t = siege(barbarians="(-1,2)=3", riders={0: f"{NW} {NE}", 1: f"{SE} {E}"}).do(*END)
    assert (t.prisoners, t.step) == ((1, 1, 0), PRISONERS)
    t.do(*rolls(8, 8))
    assert (t.prisoners, t.step) == ((1, 1, 0), PRISONERS)
    t.do(*rolls(4, 9))
    assert (t.prisoners, t.gold, t.step) == ((1, 2, 0), (3, 0, 0), LOSSES)


@pytest.mark.rule("BARB-080c", "BARB-X07")
def test_too_few_prisoners_are_rolled_for() -> None:
    t = siege(barbarians="(-1,2)=1", riders={0: NW, 1: E}).do(*END)
    assert (won(t), t.step) == (["(-1,2)"], PRISONERS)
    t.do(*rolls(9, 5))
    assert (t.prisoners, t.gold, t.step) == ((1, 0, 0), (0, 3, 0), LOSSES)
    assert t.of(PrisonerMissed) == [PrisonerMissed(Seat(1))]
    assert t.of(GoldTaken) == [GoldTaken(Seat(1), 3, "prisoner")]


@pytest.mark.rule("BARB-080c")
def test_ties_for_the_last_prisoner_roll_again() -> None:
    """Two prisoners for four: the highest has one, two tie for the other, the last is out at once."""
    riders = {0: NW, 1: E, 2: SE, 3: NE}
    t = siege(many=4, barbarians="(-1,2)=2", riders=riders).do(*END, *rolls(6, 11, 6, 4))
    assert (t.prisoners, t.gold, t.step) == ((0, 1, 0, 0), (0, 0, 0, 3), PRISONERS)
    t.do(*rolls(5, 5), *rolls(2, 12))
    assert (t.prisoners, t.gold, t.step) == ((0, 1, 1, 0), (3, 0, 0, 3), LOSSES)
    t = siege(many=4, barbarians="(-1,2)=2", riders=riders).do(*END, *rolls(9, 9, 6, 4))
    assert (t.prisoners, t.gold) == ((1, 1, 0, 0), (0, 0, 3, 3)), "a tie that needs no roll"


@pytest.mark.rule("BARB-080e")
def test_rolls_for_prisoners_go_round_from_the_seat_whose_turn_it_is() -> None:
    """The highest of three has the one prisoner; gold too is taken in this order."""
    t = siege(seat=1, barbarians="(-1,2)=1", riders={0: NW, 1: E, 2: SE}).do("1 end_turn", "1 finish_riding")
    rolled = []
    for text in rolls(3, 5, 9):
        rolled += t.do(text).of(PrisonerRolled)
    assert rolled == [PrisonerRolled(Seat(1), 3), PrisonerRolled(Seat(2), 5), PrisonerRolled(Seat(0), 9)]
    assert t.of(GoldTaken) == [GoldTaken(Seat(1), 3, "prisoner"), GoldTaken(Seat(2), 3, "prisoner")]
    assert t.prisoners == (1, 0, 0)


@pytest.mark.rule("BARB-080c", "BARB-081", "BARB-004")
def test_what_the_dice_may_show() -> None:
    """Two dice for the prisoners, one for the losses."""
    faces = [(one, two) for one in range(1, 7) for two in range(1, 7)]
    assert [(roll.one, roll.two) for roll in TWO_DICE.outcomes] == faces  # type: ignore[attr-defined]
    assert set(TWO_DICE.weights) == {1}
    assert [action.face for action in ONE_DIE.outcomes] == [1, 2, 3, 4, 5, 6]  # type: ignore[attr-defined]
    assert set(ONE_DIE.weights) == {1}


@pytest.mark.rule("BARB-081", "BARB-082", "BARB-013a", "BARB-X08")
@pytest.mark.parametrize(
    ("face", "struck"), [(1, {NW, SE}), (4, {NW, SE}), (2, {NE, SW}), (5, {NE, SW}), (3, {E}), (6, {E})]
)
def test_a_face_strikes_two_opposite_paths(face: int, struck: set[str]) -> None:
    """W is a castle path, where no rider stays; each rider lost brings three gold."""
    paths = {NW, NE, E, SE, SW}
    t = siege(barbarians="(-1,2)=1", riders={0: f"{NW} {NE} {E}", 1: f"{SE} {SW}"}).do(*END, *rolls(9, 5))
    t.do(f"* loss_roll {face}")
    assert t.of(LossesRolled) == [LossesRolled(t.hex("(-1,2)"), face)]
    assert t.riders(0) | t.riders(1) == paths - struck
    fell = [len(struck & {NW, NE, E}), len(struck & {SE, SW})]
    assert t.gold == (3 * fell[0], 3 + 3 * fell[1], 0)
    assert len(t.of(RiderFell)) == sum(fell)
    assert [t.attack.riders[seat].bit_count() for seat in (0, 1)] == [3 - fell[0], 2 - fell[1]]


@pytest.mark.rule("BARB-X07", "BARB-X08")
def test_the_example_of_the_losses() -> None:
    t = siege(barbarians="(-1,2)=1", riders={0: NW, 1: E}).do(*END, *rolls(9, 5), "* loss_roll 4")
    assert (t.riders(0), t.riders(1), t.gold) == (set(), {E}, (3, 3, 0))


@pytest.mark.rule("BARB-082")
def test_riders_elsewhere_are_not_struck() -> None:
    """Of another hex, though their paths have the struck direction."""
    t = siege(barbarians="(-1,2)=1", riders={0: f"{NW} {E} E(0,0,E)", 1: "E(0,2,E)"}).do(*END, "* loss_roll 3")
    assert (t.riders(0), t.riders(1), t.gold) == ({NW, "E(0,0,E)"}, {"E(0,2,E)"}, (3, 0, 0))


@pytest.mark.rule("BARB-082")
def test_a_castle_path_of_the_hex_counts_and_can_be_struck() -> None:
    """The rider of another seat on the path between castle and coast."""
    t = siege(barbarians="(-1,2)=1", riders={0: NW, 1: W}).do(*END, *rolls(9, 5), "* loss_roll 6")
    assert (t.riders(1), t.gold) == (set(), (0, 6, 0))


@pytest.mark.rule("BARB-081a", "BARB-084")
def test_the_prisoners_that_win_come_before_the_losses() -> None:
    """Eleven points and an odd prisoner: the next one makes twelve."""
    t = siege("V(0,0,N)", prisoners=(21,), barbarians="(-1,2)=1", riders={0: f"{NW} {E}"}).do(*END)
    assert (t.public(0), t.winner) == (12, 0)
    assert not t.of(LossesRolled)


@pytest.mark.rule("BARB-081a", "BARB-094a")
def test_prisoners_of_another_seat_do_not_end_the_game() -> None:
    """It wins when its own turn begins."""
    t = siege("", "V(0,0,N)", prisoners=(0, 21), barbarians="(-1,2)=1", riders={0: "E(1,0,E)", 1: f"{NW} {E}"})
    t.do(*END)
    assert (t.public(1), t.winner, t.step) == (12, None, LOSSES)
    t.do("* loss_roll 1")
    assert t.winner == 1


@pytest.mark.rule("BARB-084", "BARB-X11", "BARB-094")
@pytest.mark.parametrize(("prisoners", "points"), [(0, 0), (1, 0), (2, 1), (4, 2), (5, 2)])
def test_two_prisoners_are_a_point(prisoners: int, points: int) -> None:
    assert siege(prisoners=(prisoners,)).public(0) == points
