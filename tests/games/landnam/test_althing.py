"""The Althing: cases, suits, windows, Althing cards: ALTH-241 to ALTH-300."""

from __future__ import annotations

import pytest

from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam.cases import Case, against, cases
from catan_desktop.games.landnam.events import BlackWon, CaseDismissed, OutlawRemoved, RedWon, Verdict, WhiteWon
from catan_desktop.games.landnam.fate import FATE
from catan_desktop.games.landnam.fate_cards import (
    BUMPER_CROP,
    FLAW,
    FOREST_SIGHTED,
    MOUNTAIN_TRACK,
    PARDON,
    UPROAR,
    FateId,
)
from catan_desktop.games.landnam.tables import BOG, FIELDS, FOREST, GRAIN, PASTURE, SEA, WOOD, WOOL
from catan_desktop.games.landnam.view.althing import meeting
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.actions import Dice, Roll
from tests.games.landnam.place import BLUE, GREEN, NONE, RED, YELLOW, Place, hex_at, place

ONE = {BUMPER_CROP: 1}
"""A fate card that is none of the Althing."""
TRACK = {MOUNTAIN_TRACK: 1}


def seven(at: Place) -> Place:
    """Roll a seven; the active seat draws a card."""
    at.do(Roll(at.state.seat), Dice(CHANCE, 3, 4))
    while at.actor == CHANCE:
        at.do(act.FateDrawn(CHANCE, next(one.card for one in at.offered(act.FateDrawn) if one.card < PARDON)))
    return at


def all_pass(at: Place, *windows: str) -> Place:
    """Everybody passes in these windows."""
    for window in windows:
        assert at.step == window, at.step
        while at.step == window:
            at.do(at.offered(act.PassCard)[0])
    return at


def meadow() -> Place:
    """Blue's settler on a pasture beside a farm of Red (X12); everybody holds a fate card."""
    at = place().begun().tile(1, 0, PASTURE, 5).house(RED, 1, 0, "N").piece(BLUE, 1, 0)
    return at.fate(ONE, ONE, ONE, TRACK).hands((0, 0, 2, 0), (0, 0, 3, 0), (0, 0, 2, 0), (1, 0, 0, 0))


def heard(at: Place, starter: Seat = RED) -> Place:
    """The Althing has begun, nobody has played a card, and this seat is the first."""
    return all_pass(seven(at), "landnam.window_open").do(act.NameStarter(at.state.seat, starter))


def open_case(count: int, seat: Seat = RED, q: int = 1, r: int = 0) -> act.OpenCase:
    """Return the opening of a case."""
    return act.OpenCase(seat, hex_at(q, r), count)


@pytest.mark.parametrize("starter", [RED, BLUE, GREEN, YELLOW])
def test_who_spoke_first_stands_first_however_many_have_spoken(starter: Seat) -> None:
    """Only Red has a case: who comes before has nothing to say."""
    at = heard(meadow(), starter)
    seen = meeting(at.game, observe(at.game, at.state, BLUE))
    assert seen is not None
    assert [one.seat for one in seen.speakers] == [(starter + step) % 4 for step in range(4)]
    spoken = (RED - starter) % 4
    assert [one.state for one in seen.speakers] == [*["spoken"] * spoken, "speaking", *["silent"] * (3 - spoken)]


# cases


@pytest.mark.rule("ALTH-X44", "ALTH-241", "ALTH-242", "ALTH-243", "ALTH-246", "ALTH-247", "ALTH-255")
def test_counting_cases() -> None:
    at = place().tile(2, -1, FOREST, 9).house(RED, 2, -1, "N").house(GREEN, 2, 0, "N").piece(BLUE, 2, -1)
    at.tile(2, -2, SEA).harbour(2, -2, WOOL).piece(BLUE, 2, -2, ship=True)
    wood, sea = hex_at(2, -1), hex_at(2, -2)
    wanted = {Case(RED, BLUE, wood, WOOD), Case(GREEN, BLUE, wood, WOOD), Case(RED, BLUE, sea, WOOL)}
    assert set(cases(at.game, at.state)) == wanted
    assert against(at.game, cases(at.game, at.state)) == (0, 3, 0, 0)
    at.house(RED, 1, 0, "N")
    assert len(cases(at.game, at.state)) == 3


@pytest.mark.rule("ALTH-244", "ALTH-245")
def test_who_cannot_be_sued() -> None:
    at = place().tile(1, 0, PASTURE, 5).house(RED, 1, 0, "N").piece(RED, 1, 0)
    at.house(RED, 0, 0, "SW").piece(BLUE, 0, 0)
    at.tile(2, 0, SEA).house(RED, 2, 0, "S").piece(BLUE, 2, 0, ship=True)
    assert cases(at.game, at.state) == ()


@pytest.mark.rule("ALTH-X29", "ALTH-X30", "ALTH-349")
def test_a_ship_in_a_harbour_and_a_ship_on_land_can_be_sued() -> None:
    at = place().tile(2, -2, SEA).harbour(2, -2, GRAIN).house(BLUE, 2, -2, "S").piece(GREEN, 2, -2, ship=True)
    at.tile(-1, 0, FOREST, 9).house(BLUE, -1, 0, "S").piece(RED, -1, 0, ship=True)
    assert set(cases(at.game, at.state)) == {
        Case(BLUE, GREEN, hex_at(2, -2), GRAIN),
        Case(BLUE, RED, hex_at(-1, 0), WOOD),
    }


# the round


@pytest.mark.rule("ALTH-251", "ALTH-256", "ALTH-170", "ALTH-D03", "ALTH-D04", "ALTH-291", "ALTH-292")
def test_cards_first_then_the_active_seat_names_who_starts() -> None:
    at = seven(meadow())
    asked = []
    while at.step == "landnam.window_open":
        asked.append(at.actor)
        at.do(at.offered(act.PassCard)[0])
    assert asked == [RED, BLUE, GREEN, YELLOW]
    assert (at.actor, at.prompt) == (RED, "prompt-starter")
    assert [one.player for one in at.offered(act.NameStarter)] == [RED, BLUE, GREEN, YELLOW]


@pytest.mark.rule("ALTH-X17", "ALTH-252", "ALTH-253", "ALTH-254")
def test_outlaws_fall_at_the_start_and_their_creditors_score() -> None:
    at = place().begun().tile(1, 0, PASTURE, 5).house(RED, 1, 0, "N").house(GREEN, 1, 0, "S").fate(ONE, ONE, ONE, TRACK)
    at.piece(BLUE, 1, 0, creditors=1 << RED | 1 << GREEN)
    window = seven(at).state
    while at.step == "landnam.window_open":
        at.do(at.offered(act.PassCard)[0])
    assert at.told(OutlawRemoved) == [OutlawRemoved(BLUE, hex_at(1, 0), False)]
    assert at.told(RedWon) == [RedWon(RED, BLUE), RedWon(GREEN, BLUE)]
    assert (at.honours.red, at.units.settlers_left(BLUE)) == ((1, 0, 1, 0), 5)
    at.state = window
    at.fate(ONE, {PARDON: 1}, ONE, ONE).do(act.PassCard(RED), act.Pardon(BLUE, hex_at(1, 0)))
    while at.step == "landnam.window_open":
        at.do(at.offered(act.PassCard)[0])
    assert (at.honours.red, at.units.settlers_left(BLUE)) == ((0, 0, 0, 0), 4)
    assert not any(at.units.creditors)


@pytest.mark.rule("ALTH-265", "ALTH-266")
def test_without_a_case_nobody_is_asked() -> None:
    at = place().begun().fate(ONE, ONE, ONE, TRACK)
    all_pass(seven(at), "landnam.window_open")
    assert (at.step, at.actor) == ("landnam.movement", RED)


@pytest.mark.rule("ALTH-257")
def test_the_althing_goes_round_the_table_once() -> None:
    at = meadow().house(GREEN, 1, 0, "S").house(YELLOW, 1, 0, "SW")
    at.hands((0, 0, 1, 0), NONE, (0, 0, 1, 0), (1, 0, 0, 0))
    heard(at, YELLOW)
    for seat in (YELLOW, RED, GREEN):
        assert (at.actor, at.prompt) == (seat, "prompt-open-case")
        at.do(act.StopCases(seat))
    assert at.step == "landnam.window_end"


@pytest.mark.rule("ALTH-260", "ALTH-264", "ALTH-X48", "ALTH-D05")
def test_everybody_with_a_case_and_a_card_has_one_opportunity() -> None:
    at = meadow().house(GREEN, 1, 0, "S").house(YELLOW, 1, 0, "SW")
    at.hands((0, 0, 2, 0), NONE, NONE, (0, 0, 0, 1))
    heard(at, YELLOW)
    assert (at.actor, at.prompt) == (YELLOW, "prompt-open-case")
    assert at.offered(act.OpenCase) == []
    assert at.refused(open_case(1, YELLOW)) == ("reason-case-no-card", "ALTH-B10")
    at.do(act.StopCases(YELLOW))
    assert at.actor == RED
    at.do(act.StopCases(RED))
    all_pass(at, "landnam.window_end")
    assert at.step == "landnam.movement"


@pytest.mark.rule("ALTH-248", "ALTH-258", "ALTH-B33", "ALTH-B34")
def test_each_case_once_and_all_in_one_opportunity() -> None:
    at = meadow().tile(-1, 0, FOREST, 9).house(RED, -1, 0, "S").piece(GREEN, -1, 0).hands((0, 1, 1, 0))
    heard(at).do(open_case(1))
    all_pass(at, "landnam.window_suit", "landnam.window_verdict")
    assert at.actor == RED
    assert at.refused(open_case(1)) == ("reason-case-again", "ALTH-B34")
    assert {one.hex for one in at.offered(act.OpenCase)} == {hex_at(-1, 0)}
    at.piece(RED, 0, 0)
    assert at.refused(open_case(1, RED, 0, 0)) == ("reason-case-own", "ALTH-B33")


@pytest.mark.rule("ALTH-B33")
def test_a_case_needs_a_settlement_beside_the_piece() -> None:
    at = meadow().tile(2, -2, PASTURE, 9).house(GREEN, 2, -2, "N").piece(BLUE, 2, -2)
    heard(at)
    assert at.refused(open_case(1, RED, 2, -2)) == ("reason-case-no-settlement", "ALTH-B33")
    assert at.refused(open_case(1, RED, 0, 0)) == ("reason-case-nothing-blocked", "ALTH-B33")


@pytest.mark.rule("ALTH-259", "ALTH-B10")
def test_a_case_is_opened_with_a_card_of_its_resource() -> None:
    at = heard(meadow())
    assert [one.count for one in at.offered(act.OpenCase)] == [1, 2]
    assert at.refused(open_case(0)) == ("reason-case-no-card", "ALTH-B10")
    assert at.refused(open_case(3)) == ("reason-case-no-card", "ALTH-B10")


@pytest.mark.rule("ALTH-249", "ALTH-B12", "ALTH-B24")
def test_nothing_else_is_done_during_the_althing() -> None:
    at = heard(meadow())
    assert {type(one) for kind in at.game.ruleset.kinds.values() for one in at.offered(kind)} == {
        act.StopCases,
        act.OpenCase,
    }
    assert at.refused(act.BuildOuterShip(RED)) == ("reason-trade-not-now", "ALTH-B12")


# suits


@pytest.mark.rule(
    "ALTH-X12",
    "ALTH-271",
    "ALTH-272",
    "ALTH-274",
    "ALTH-275",
    "ALTH-277",
    "ALTH-279",
    "ALTH-280",
    "ALTH-282",
    "ALTH-283",
    "ALTH-284",
    "ALTH-285",
    "ALTH-286",
    "ALTH-267",
    "ALTH-D06",
    "ALTH-D07",
    "ALTH-D08",
)
def test_raising_with_a_helper() -> None:
    at = heard(meadow()).do(open_case(2))
    all_pass(at, "landnam.window_suit")
    at.do(act.CloseSide(RED), act.AddCards(BLUE, 3), act.CloseSide(BLUE))
    assert at.state.frames[-1].data.totals == (2, 3)  # type: ignore[attr-defined]
    assert at.actor == RED
    at.do(act.AskHelp(RED, GREEN), act.JoinSide(GREEN, 2))
    assert at.state.frames[-1].data.totals == (4, 3)  # type: ignore[attr-defined]
    at.do(act.CloseSide(GREEN), act.CloseSide(BLUE))
    all_pass(at, "landnam.window_verdict")
    assert at.honours.white == (0, 0, 1, 0)
    (told,) = at.told(Verdict)
    assert (told.parties, told.totals) == (1 << RED | 1 << BLUE | 1 << GREEN, (4, 3))
    assert at.units.creditors[hex_at(1, 0)] == 1 << RED
    assert (at.bank[WOOL], at.hand(RED), at.hand(BLUE), at.hand(GREEN)) == (24, NONE, NONE, NONE)
    assert at.units.settlers[BLUE] == 1 << hex_at(1, 0)


@pytest.mark.rule("ALTH-X13", "ALTH-287", "ALTH-268")
def test_the_defendant_wins() -> None:
    at = heard(meadow().hands((0, 0, 1, 0), (0, 0, 2, 0))).do(open_case(1))
    all_pass(at, "landnam.window_suit")
    at.do(act.AddCards(BLUE, 2))
    all_pass(at, "landnam.window_verdict")
    assert (at.honours.white, any(at.units.creditors)) == ((0, 1, 0, 0), False)
    assert at.step == "landnam.window_end"
    assert at.state.frames[-2].data.opened == ((RED, hex_at(1, 0)),)  # type: ignore[attr-defined]


@pytest.mark.rule("ALTH-X14", "ALTH-283")
def test_equal_is_not_enough() -> None:
    at = heard(meadow().hands((0, 0, 2, 0), (0, 0, 3, 0))).do(open_case(2))
    all_pass(at, "landnam.window_suit")
    at.do(act.AddCards(BLUE, 2))
    all_pass(at, "landnam.window_verdict")
    assert at.honours.white == (1, 0, 0, 0)
    assert at.units.creditors[hex_at(1, 0)] == 1 << RED


@pytest.mark.rule("ALTH-X46", "ALTH-284")
def test_the_helper_of_the_defence_gets_the_white_token() -> None:
    at = heard(meadow().hands((0, 0, 3, 0), (0, 0, 2, 0), (0, 0, 0, 0), (0, 0, 2, 0))).do(open_case(3))
    all_pass(at, "landnam.window_suit")
    at.do(act.CloseSide(RED), act.AddCards(BLUE, 2), act.AskHelp(BLUE, YELLOW), act.JoinSide(YELLOW, 2))
    all_pass(at, "landnam.window_verdict")
    assert (at.honours.white, any(at.units.creditors)) == ((0, 0, 0, 1), False)


@pytest.mark.rule("ALTH-X47", "ALTH-269", "ALTH-B36", "ALTH-278", "ALTH-281")
def test_only_the_leader_asks_and_each_bystander_once_in_a_side_turn() -> None:
    at = heard(meadow().hands((0, 0, 3, 1), (0, 0, 2, 1), (0, 0, 2, 1), (0, 0, 2, 0))).do(open_case(1))
    all_pass(at, "landnam.window_suit")
    at.do(act.AskHelp(RED, YELLOW), act.DeclineSide(YELLOW))
    assert at.refused(act.AskHelp(RED, YELLOW)) == ("reason-ask-again", "ALTH-B36")
    assert at.refused(act.AskHelp(RED, BLUE)) == ("reason-ask-involved", "ALTH-B36")
    at.do(act.AskHelp(RED, GREEN), act.JoinSide(GREEN, 1))
    assert at.actor == RED
    assert at.refused(act.AskHelp(RED, YELLOW)) == ("reason-ask-not-leader", "ALTH-B36")
    at.do(act.AddCards(RED, 1), act.AddCards(BLUE, 1))
    assert at.actor == BLUE
    assert at.refused(act.AskHelp(BLUE, GREEN)) == ("reason-ask-involved", "ALTH-B36")
    assert at.can(act.AskHelp(BLUE, YELLOW))


@pytest.mark.rule("ALTH-274", "ALTH-276", "ALTH-290")
def test_after_somebody_joined_the_others_of_the_side_may_add_again() -> None:
    at = heard(meadow().hands((0, 0, 4, 0), (0, 0, 9, 0), (0, 0, 3, 1), (0, 0, 3, 1))).do(open_case(1))
    all_pass(at, "landnam.window_suit")
    at.do(act.AskHelp(RED, GREEN), act.JoinSide(GREEN, 1))
    assert (at.actor, at.prompt) == (RED, "prompt-add-cards")
    at.do(act.AddCards(RED, 3), act.AskHelp(GREEN, YELLOW), act.JoinSide(YELLOW, 1))
    assert at.actor == GREEN  # in reverse order of joining; Red has no card left
    at.do(act.AddCards(GREEN, 0))
    assert at.actor == BLUE
    assert at.state.frames[-1].data.totals == (6, 0)  # type: ignore[attr-defined]


@pytest.mark.rule("ALTH-273", "ALTH-B11", "ALTH-B35")
def test_only_cards_of_the_resource_count_and_no_more_than_one_has() -> None:
    at = heard(meadow().hands((0, 0, 1, 0), (5, 5, 2, 5), (0, 0, 1, 1))).do(open_case(1))
    all_pass(at, "landnam.window_suit")
    at.do(act.AskHelp(RED, GREEN))
    assert [one.count for one in at.offered(act.JoinSide)] == [1]
    assert at.refused(act.JoinSide(GREEN, 0)) == ("reason-join-needs-card", "ALTH-B35")
    assert at.refused(act.JoinSide(GREEN, 2)) == ("reason-suit-too-many", "ALTH-B11")
    at.do(act.DeclineSide(GREEN))
    assert [one.count for one in at.offered(act.AddCards)] == [0, 1, 2]
    assert at.refused(act.AddCards(BLUE, 3)) == ("reason-suit-too-many", "ALTH-B11")


@pytest.mark.rule("ALTH-277", "ALTH-X48", "ALTH-B36")
def test_who_has_no_card_cannot_be_asked_and_who_has_another_can() -> None:
    at = heard(meadow().hands((0, 0, 2, 0), (0, 0, 1, 0), NONE, (0, 0, 0, 1))).do(open_case(2))
    all_pass(at, "landnam.window_suit")
    assert at.refused(act.AskHelp(RED, GREEN)) == ("reason-ask-no-cards", "ALTH-B36")
    at.do(act.AskHelp(RED, YELLOW))
    assert at.offered(act.JoinSide) == []
    assert at.can(act.DeclineSide(YELLOW))


@pytest.mark.rule("ALTH-X45", "ALTH-288", "ALTH-289", "ALTH-341")
def test_two_creditors() -> None:
    at = meadow().house(GREEN, 1, 0, "S").hands((0, 0, 1, 0), NONE, (0, 0, 1, 0))
    heard(at).do(open_case(1))
    all_pass(at, "landnam.window_suit")
    at.do(act.CloseSide(RED), act.CloseSide(BLUE))
    all_pass(at, "landnam.window_verdict")
    at.do(open_case(1, GREEN))
    all_pass(at, "landnam.window_suit", "landnam.window_verdict")
    assert at.units.creditors[hex_at(1, 0)] == 1 << RED | 1 << GREEN
    assert at.units.settlers[BLUE] == 1 << hex_at(1, 0)
    all_pass(at, "landnam.window_end")
    at.do(act.EndMovement(RED)).end()
    at.begun()
    all_pass(seven(at), "landnam.window_open")
    assert (at.honours.red, at.units.settlers_left(BLUE)) == ((1, 0, 1, 0), 5)


# windows and cards


def in_window(*fates: dict[FateId, int], step: str = "landnam.window_suit") -> Place:
    """A suit of Red against Blue's settler, at a window; hands of fate cards by seat."""
    at = heard(meadow().hands((0, 0, 1, 0), (0, 0, 2, 0))).do(open_case(1))
    if step == "landnam.window_verdict":
        all_pass(at, "landnam.window_suit").do(act.AddCards(BLUE, 2))
    assert at.step == step
    at.fate(*fates)
    frames = at.state.frames
    waiting = sum(1 << seat for seat, row in enumerate(fates) if row)
    at.state = replace(at.state, frames=(*frames[:-1], replace(frames[-1], waiting=waiting)))
    return at


@pytest.mark.rule("ALTH-F13", "ALTH-X15", "ALTH-294", "ALTH-262", "ALTH-491", "ALTH-300", "ALTH-293")
def test_a_flaw_ends_the_suit() -> None:
    at = in_window(ONE, ONE, ONE, {FLAW: 1}, step="landnam.window_verdict")
    at.do(*[act.PassCard(seat) for seat in (RED, BLUE, GREEN)], act.Dismiss(YELLOW))
    assert at.told(CaseDismissed) == [CaseDismissed(YELLOW)]
    assert (at.honours.white, any(at.units.creditors), at.bank[WOOL]) == ((0, 0, 0, 0), False, 24)
    assert at.step == "landnam.window_end"
    assembly = at.state.frames[-2].data
    assert assembly.sued == 1 << BLUE  # type: ignore[attr-defined]
    assert not at.told(Verdict)


@pytest.mark.rule("ALTH-624")
def test_a_dissolved_althing_gives_no_black_token() -> None:
    at = heard(three_cases().fate(ONE, ONE, {UPROAR: 1}, ONE)).do(act.StopCases(RED))
    assert at.step == "landnam.window_end"
    at.do(act.PassCard(RED), act.PassCard(BLUE), act.Dissolve(GREEN))
    assert (at.step, at.honours.black) == ("landnam.movement", (0, 0, 0, 0))


@pytest.mark.rule("ALTH-F14", "ALTH-X16", "ALTH-295", "ALTH-623", "ALTH-266", "ALTH-492", "ALTH-299")
def test_an_uproar_ends_the_althing() -> None:
    at = in_window(ONE, ONE, {UPROAR: 1}, step="landnam.window_verdict").tokens(white=(1, 0, 0, 0))
    at.do(act.PassCard(RED), act.PassCard(BLUE), act.Dissolve(GREEN))
    assert (at.step, at.actor, at.honours.white) == ("landnam.movement", RED, (1, 0, 0, 0))
    assert not at.told(WhiteWon)
    assert not at.told(BlackWon)


@pytest.mark.rule("ALTH-X58", "ALTH-296")
def test_an_uproar_at_once_lets_outlaws_stand() -> None:
    at = place().begun().tile(1, 0, PASTURE, 5).house(RED, 1, 0, "N").piece(BLUE, 1, 0, creditors=1 << RED)
    at.fate(ONE, ONE, {UPROAR: 1}, ONE)
    seven(at).do(act.PassCard(RED), act.PassCard(BLUE), act.Dissolve(GREEN))
    assert (at.honours.red, at.units.creditors[hex_at(1, 0)]) == ((0, 0, 0, 0), 1 << RED)
    assert at.step == "landnam.movement"


@pytest.mark.rule("ALTH-F12", "ALTH-482", "ALTH-490", "ALTH-497", "ALTH-B19")
def test_a_pardon_removes_all_red_tokens_of_one_piece() -> None:
    at = in_window(ONE, ONE, {PARDON: 2})
    at.do(act.PassCard(RED), act.PassCard(BLUE))
    assert at.refused(act.Pardon(GREEN, hex_at(1, 0))) == ("reason-pardon-none", "ALTH-B19")
    at = place().begun().tile(1, 0, PASTURE, 5).piece(BLUE, 1, 0, creditors=0b1101).fate({PARDON: 1}, ONE, ONE, TRACK)
    seven(at).do(act.Pardon(RED, hex_at(1, 0)))
    assert not any(at.units.creditors)
    assert at.honours.red == (0, 0, 0, 0)


@pytest.mark.rule("ALTH-B19", "ALTH-293", "ALTH-B03", "ALTH-B21")
def test_a_flaw_needs_a_suit() -> None:
    at = meadow().fate({FLAW: 1}, ONE, ONE, TRACK)
    assert at.refused(act.Dismiss(RED)) == ("reason-fate-wrong-time", "ALTH-B03")
    seven(at)
    assert at.refused(act.Dismiss(RED)) == ("reason-flaw-no-suit", "ALTH-B19")
    assert at.refused(act.Dissolve(RED)) == ("reason-fate-not-held", "ALTH-B21")


@pytest.mark.rule("ALTH-X43", "ALTH-298", "ALTH-292")
def test_a_window_goes_round_again_after_a_card() -> None:
    at = in_window({BUMPER_CROP: 2}, {}, {PARDON: 1, FLAW: 1}, {FOREST_SIGHTED: 2}).piece(GREEN, 0, 0, creditors=1)
    at.do(act.PassCard(RED), act.Pardon(GREEN, hex_at(0, 0)))
    asked = []
    while at.step == "landnam.window_suit":
        asked.append(at.actor)
        at.do(act.PassCard(at.actor))  # type: ignore[arg-type]
    assert asked == [RED, GREEN, YELLOW]
    again = in_window({BUMPER_CROP: 2}, {}, {PARDON: 1, FLAW: 1}, {FOREST_SIGHTED: 2})
    again.do(act.PassCard(RED), act.Dismiss(GREEN))
    assert again.step != "landnam.window_suit"
    assert again.state.frames[-1].step in {"landnam.opportunity", "landnam.window_end"}


@pytest.mark.rule("ALTH-X42", "ALTH-179", "ALTH-297")
def test_windows_ask_by_the_number_of_cards_alone() -> None:
    at = in_window({FOREST_SIGHTED: 1}, {}, ONE, ONE)
    seen: list[tuple[Seat | None, tuple[type[Action], ...]]] = []
    while at.step == "landnam.window_suit":
        seen.append((at.actor, tuple(type(one) for one in at.offered(act.PassCard))))
        at.do(act.PassCard(at.actor))  # type: ignore[arg-type]
    assert [seat for seat, _ in seen] == [RED, GREEN, YELLOW]


@pytest.mark.rule("ALTH-164")
def test_anybody_plays_althing_cards() -> None:
    at = in_window({}, {}, {}, {UPROAR: 1})
    assert at.do(act.Dissolve(YELLOW)).step == "landnam.movement"
    assert FATE.of(at.game, at.state).discard[UPROAR] == 1


# black tokens


def three_cases() -> Place:
    """Three settlers of Blue, each beside a farm of Red."""
    at = place().begun().hands((0, 0, 1, 0)).fate(ONE, ONE, ONE, TRACK)
    for (q, r), kind in {(1, 0): PASTURE, (-1, 0): BOG, (0, -2): FIELDS}.items():
        at.tile(q, r, kind, 5).piece(BLUE, q, r)
    return at.house(RED, 1, 0, "N").house(RED, -1, 0, "S").house(RED, 0, -2, "N")


@pytest.mark.rule("ALTH-X18", "ALTH-261", "ALTH-263")
def test_a_black_token_where_three_cases_are_not_sued() -> None:
    at = heard(three_cases()).do(act.StopCases(RED))
    all_pass(at, "landnam.window_end")
    assert (at.told(BlackWon), at.honours.black) == ([BlackWon(BLUE, 3)], (0, 1, 0, 0))
    at = three_cases().house(GREEN, 1, 0, "S").house(GREEN, -1, 0, "N").house(GREEN, 0, -2, "S")
    heard(at).do(act.StopCases(RED))
    all_pass(at, "landnam.window_end")
    assert (at.told(BlackWon), at.honours.black) == ([BlackWon(BLUE, 6)], (0, 1, 0, 0))
    two = place().begun().hands((0, 0, 1, 0)).fate(ONE, ONE, ONE, TRACK).tile(1, 0, PASTURE, 5).piece(BLUE, 1, 0)
    two.tile(-1, 0, BOG, 5).piece(BLUE, -1, 0).house(RED, 1, 0, "N").house(RED, -1, 0, "S")
    heard(two).do(act.StopCases(RED))
    all_pass(two, "landnam.window_end")
    assert two.honours.black == (0, 0, 0, 0)


@pytest.mark.rule("ALTH-262", "ALTH-X18")
def test_a_dismissed_suit_counts_as_opened() -> None:
    at = heard(three_cases()).fate({FLAW: 1}, ONE, ONE, TRACK).do(open_case(1), act.Dismiss(RED))
    if at.step == "landnam.opportunity":
        at.do(act.StopCases(RED))
    all_pass(at, "landnam.window_end")
    assert at.honours.black == (0, 0, 0, 0)


@pytest.mark.rule("ALTH-255", "ALTH-259")
def test_cases_are_counted_whatever_the_plaintiff_holds() -> None:
    at = three_cases().hands()
    all_pass(seven(at), "landnam.window_open").do(act.NameStarter(RED, RED))
    all_pass(at, "landnam.window_end")
    assert at.honours.black == (0, 1, 0, 0)
