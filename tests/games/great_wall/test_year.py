"""Spring, Summer, command cards and slots: GW-060 to GW-094, GW-269."""

from __future__ import annotations

import pytest

from catan_desktop.games.great_wall import actions as act
from catan_desktop.games.great_wall.board import (
    CAMP,
    SECTION_IDS,
    STONE,
    WOOD,
    SectionId,
    SlotId,
    hideout,
    wall,
)
from catan_desktop.games.great_wall.cards import CONSTRUCTION, DESPOTISM, ECONOMY
from catan_desktop.games.great_wall.events import HordePlaced, HordeShuffled, Raid, SeasonBegan, YearBegan
from catan_desktop.games.great_wall.horde import arrivals
from catan_desktop.games.great_wall.part import COUNCIL, COURT, WINTER, once
from catan_desktop.games.great_wall.setup import REFILL
from catan_desktop.games.great_wall.tables import ARCHER, SPEARMAN, BackId, SoldierId
from catan_desktop.games.great_wall.year import INCOME, RECALL, RETRIEVE
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import advance, observe
from catan_desktop.kernel.frame import Frame
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.prompts import Asks
from catan_desktop.kernel.state import GameState
from tests.games.great_wall.place import S1, S2, S3, A, B, C, Place, place, table
from tests.playing import next_action

# horde cards


def rows_one(at: Place, *sections: SectionId) -> Place:
    """Horde cards in row 1 of these sections."""
    for section in sections:
        at.card(section, 1, "steppe_scouts")
    return at


def drawn(at: Place, back: int) -> Place:
    """Place one card; the back of the top card after it is `back` (1 to 3)."""
    at.run(arrivals(1))
    if at.horde.back < 0:
        at.do(at.offered(act.BackShown)[0])
    at.do(at.offered(act.HordeDrawn)[0])
    return at.do(act.BackShown(CHANCE, BackId(back - 1))) if at.step == "horde" else at


@pytest.mark.rule("GW-070", "GW-071", "GW-X02")
def test_x02_the_leftmost_empty_row_one() -> None:
    at = drawn(rows_one(place(), S1, S3), 3)
    assert at.card_in(S2, 1) is not None
    assert [at.card_in(section, 2) for section in (S1, S2, S3)] == [None] * 3


@pytest.mark.rule("GW-072", "GW-074", "GW-X03")
def test_x03_the_back_of_the_next_card() -> None:
    at = rows_one(place(), S1, S2, S3).card(S3, 2, "foragers")
    assert drawn(at, 3).card_in(S3, 3) is not None


@pytest.mark.rule("GW-074")
def test_the_empty_row_nearest_to_the_wall() -> None:
    at = rows_one(place(), S1, S2, S3).card(S2, 3, "foragers")
    assert drawn(at, 2).card_in(S2, 2) is not None


@pytest.mark.rule("GW-075", "GW-074", "GW-X04")
def test_x04_a_full_section_sends_it_to_the_right() -> None:
    at = rows_one(place(), S1, S2, S3).card(S2, 2, "foragers").card(S2, 3, "foragers")
    assert drawn(at, 2).card_in(S3, 2) is not None


@pytest.mark.rule("GW-075")
def test_after_the_right_section_comes_the_left_one() -> None:
    at = rows_one(place(), S1, S2, S3).card(S3, 2, "foragers").card(S3, 3, "foragers")
    assert drawn(at, 3).card_in(S1, 2) is not None


def nearly_empty(at: Place, discards: int) -> Place:
    """The deck holds one card, its back is known; so many others lie in the discards, the rest is out of sight."""
    assert at.horde.hidden is not None
    left = list(bits(at.horde.hidden))
    at.set(hidden=1 << left[0], deck=1, back=left[0] % 3)
    return at.set(discards=sum([1 << card for card in left[1 : 1 + discards]]))


@pytest.mark.rule("GW-073", "GW-X05")
def test_x05_the_discards_name_the_section() -> None:
    at = nearly_empty(rows_one(place(), S1, S2, S3), 5).run(arrivals(1))
    at.state = _draw(at)
    assert [event.count for event in at.told(HordeShuffled)] == [5]
    assert (at.horde.deck, at.horde.discards) == (5, 0)
    shown = at.offered(act.BackShown)[-1].back
    at.state = _do(at, act.BackShown(CHANCE, shown))
    assert at.card_in(SECTION_IDS[shown], 2) is not None


def _do(at: Place, action: Action) -> GameState:
    """The state after an action, in a game of which some cards are missing."""
    state, events = advance(at.game, at.state, action)
    at.events += events
    return state


def _draw(at: Place) -> GameState:
    return _do(at, at.offered(act.HordeDrawn)[0])


@pytest.mark.rule("GW-073", "GW-X05")
def test_x05_without_discards_it_is_the_left_section() -> None:
    at = nearly_empty(rows_one(place(), S1, S2, S3), 0).run(arrivals(1))
    at.state = _draw(at)
    assert at.card_in(S1, 2) is not None
    assert at.over


@pytest.mark.rule("GW-070a")
def test_an_empty_deck_is_made_of_the_discards_or_placing_ends() -> None:
    at = place()
    full = at.horde.hidden
    at.set(hidden=0, deck=0, back=-1, discards=full)
    at.run(arrivals(1))
    assert at.told(HordeShuffled)
    at.luck()
    assert at.card_in(S1, 1) is not None
    at = place().set(hidden=0, deck=0, back=-1, discards=0)
    assert at.run(arrivals(2)).over


def full_board(seats: int, pool: int) -> Place:
    """Every slot holds a card."""
    at = place(seats).set(shame_left=pool)
    for row, name in enumerate(("steppe_scouts", "foragers", "khans_guard"), 1):
        for section in (S1, S2, S3):
            at.card(section, row, name)
    return at


@pytest.mark.rule("GW-076", "GW-077", "GW-X06")
def test_x06_a_raid() -> None:
    at = drawn(full_board(4, 7), 1)
    assert at.estates.shame_left == 3
    assert at.horde.discards.bit_count() == 1
    assert not any(own.shame for own in at.estates.players)
    assert not at.told(HordePlaced)


@pytest.mark.rule("GW-076", "GW-X07", "GW-190a")
def test_x07_a_raid_empties_the_pool_and_play_goes_on() -> None:
    at = drawn(full_board(4, 3), 1)
    assert at.estates.shame_left == 0
    assert [event.count for event in at.told(Raid)] == [3]
    before = at.state
    at.script("end", WINTER)
    assert (before.outcome, at.state.outcome and at.state.outcome.ending) == (None, "shame")


@pytest.mark.rule("GW-221", "GW-072")
def test_the_back_of_the_top_card_is_open_after_every_draw() -> None:
    at = place().run(arrivals(2))
    at.luck()
    assert at.horde.back >= 0
    assert at.horde.hidden is not None
    top = at.horde.back
    at.run(arrivals(1))
    assert {action.card % 3 for action in at.offered(act.HordeDrawn)} == {top}


# Spring


@pytest.mark.rule("GW-062", "GW-062a", "GW-186")
def test_spring_counts_the_year_and_resets_what_is_counted_by_it() -> None:
    at = place(year=2).player(A, general="luo_ban", active="merchant", general_spent=2).set(breached=0b11)
    at.player(A, spent=(1,))
    at.script("year", COUNCIL).luck()
    assert at.course.year == 3
    assert [event.year for event in at.told(YearBegan)] == [3]
    assert (at.staff(A).spent, at.staff(A).general_spent, at.defence.breached) == ((0,), 0, 0)


@pytest.mark.rule("GW-060", "GW-057")
def test_the_order_of_seasons() -> None:
    at = table(3)
    rng = source(5, "players")
    while at.state.outcome is None and at.course.year < 4:
        at.do(next_action(at.game, at.state, 5, rng))
    seasons = [event.season for event in at.told(SeasonBegan)]
    year = ["autumn", "winter", "spring", "summer"]
    assert len(seasons) > 8
    assert seasons == (year * 4)[: len(seasons)]


@pytest.mark.rule("GW-063", "GW-P3")
@pytest.mark.parametrize(("year", "cards"), [(1, 2), (3, 3), (5, 4)])
def test_spring_places_horde_cards(year: int, cards: int) -> None:
    at = place(year=year).set(year=year)
    at.script("year", COUNCIL).luck()
    assert len(at.told(HordePlaced)) == cards


@pytest.mark.rule("GW-064", "GW-064a", "GW-X10")
def test_x10_the_display_is_renewed() -> None:
    at = place()
    old = at.advisor("stonemason"), at.advisor("standard_bearer")
    at.set(display=old).script("spring_display", COUNCIL).luck()
    assert at.court.display[0] == old[1]
    assert len(at.court.display) == 4
    assert at.court.fired[old[0]] == 1


@pytest.mark.rule("GW-064b")
def test_an_empty_advisor_deck_is_made_of_the_discards() -> None:
    at = place()
    count = len(at.tables.advisors)
    at.set(fired=(2,) * count).run(Frame(REFILL, 0)).luck()
    assert len(at.court.display) == 4
    assert at.court.fired == (0,) * count


@pytest.mark.rule("GW-064b")
def test_places_of_the_display_stay_empty_without_cards() -> None:
    at = place()
    count = len(at.tables.advisors)
    at.player(A, passive=" ".join([one.key for one in at.tables.advisors]))
    at.player(B, passive=" ".join([one.key for one in at.tables.advisors[1:]]))
    at.run(Frame(REFILL, 0)).luck()
    assert at.court.display == (0,)
    assert at.court.fired == (0,) * count


# Summer


def income(at: Place, seat: int = A) -> Place:
    """The income of a seat."""
    return at.run(once(INCOME, Asks(Seat(seat))))


@pytest.mark.rule("GW-080", "GW-081", "GW-A02", "GW-X11")
def test_x11_income() -> None:
    at = income(place().player(A, overseers=(2, 1, 0, 1), active="stonemason"))
    assert at.goods(A) == (2, 2, 0, 1)


@pytest.mark.rule("GW-A01", "GW-A02", "GW-A03", "GW-A04", "GW-187")
@pytest.mark.parametrize(
    ("names", "goods"),
    [
        ("forester", (1, 0, 0, 0)),
        ("stonemason", (0, 1, 0, 0)),
        ("treasurer", (0, 0, 1, 0)),
        ("hermit", (0, 0, 0, 1)),
        ("treasurer treasurer", (0, 0, 2, 0)),
    ],
)
def test_advisors_of_the_summer(names: str, goods: tuple[int, ...]) -> None:
    assert income(place().player(A, active=names)).goods(A) == goods


@pytest.mark.rule("GW-185")
def test_a_passive_advisor_brings_nothing() -> None:
    assert income(place().player(A, passive="treasurer")).goods(A) == (0, 0, 0, 0)


@pytest.mark.rule("GW-G02", "GW-G03", "GW-183", "GW-X55")
def test_x55_generals_of_the_summer() -> None:
    at = income(place().player(A, general="lady_ming", passive="treasurer prospector merchant"))
    assert at.goods(A) == (0, 0, 3, 0)
    at = income(place().player(A, general="tao_shen", passive="treasurer hermit"))
    assert at.goods(A) == (0, 0, 0, 2)


@pytest.mark.rule("GW-G04", "GW-D14")
def test_han_bo_brings_wood_or_stone() -> None:
    at = income(place().player(A, general="han_bo", passive="forester"))
    assert [action.resource for action in at.offered(act.Gain)] == [0, 1]
    at.do(act.Gain(A, WOOD), act.Gain(A, STONE))
    assert at.goods(A) == (1, 1, 0, 0)
    assert at.over


@pytest.mark.rule("GW-082", "GW-082a", "GW-241", "GW-D06", "GW-X14")
def test_x14_recall() -> None:
    at = place().wall(S1, 1).clerks("quarry", 1).post(A, "archer", S1).card(S1, 1, "steppe_spearmen")
    at.on(A, "spearman", S1, 1, "00").hide(A, "horseman", S2).player(A, overseers=(1, 0, 0, 0))
    at.run(once(RECALL, Asks(A)))
    assert len(at.offered(act.RecallClerk)) == 1
    at.do(
        at.offered(act.RecallClerk)[0],
        act.RecallSoldier(A, wall(S1), ARCHER, 1),
        act.RecallSoldier(A, hideout(S2), SoldierId(2)),
    )
    assert (at.own(A).pool, at.camp(A, "archer"), at.camp(A, "horseman")) == (5, 1, 1)
    assert at.over, "nobody else can be called back"
    at = place().hide(B, "spearman", S1).hide(A, "archer", S1).card(S1, 1, "foragers").on(A, "spearman", S1, 1, "00")
    at.run(once(RECALL, Asks(A)))
    assert at.refused(act.RecallSoldier(A, wall(S1), SPEARMAN)) == ("reason-gw-recall-fighting", "GW-241")
    assert at.refused(act.RecallSoldier(A, hideout(S1), SPEARMAN)) == ("reason-gw-recall-fighting", "GW-241")
    assert at.refused(act.RecallSoldier(A, CAMP, SPEARMAN)) == ("reason-gw-recall-fighting", "GW-241")


@pytest.mark.rule("GW-213")
def test_equal_soldiers_are_one_action() -> None:
    at = place().hide(A, "spearman", S1).hide(A, "spearman", S1).run(once(RECALL, Asks(A)))
    assert at.offered(act.RecallSoldier) == [act.RecallSoldier(A, hideout(S1), SPEARMAN)]


@pytest.mark.rule("GW-213", "GW-033", "GW-D06")
def test_equal_soldiers_on_different_levels_are_recalled_apart() -> None:
    at = place().wall(S1, 2)
    for _ in range(3):
        at.post(A, "archer", S1)
    at.run(once(RECALL, Asks(A)))
    assert at.offered(act.RecallSoldier) == [act.RecallSoldier(A, wall(S1), ARCHER, level) for level in (1, 2)]
    assert at.refused(act.RecallSoldier(A, wall(S1), ARCHER, 3)) == ("reason-gw-recall-fighting", "GW-241")
    assert at.refused(act.RecallSoldier(A, wall(S1), ARCHER)) == ("reason-gw-recall-fighting", "GW-241")
    at.do(act.RecallSoldier(A, wall(S1), ARCHER, 1))
    assert [post is None for post in at.section(S1).posts] == [True, False, False, True]
    at.do(act.RecallSoldier(A, wall(S1), ARCHER, 2))
    assert [post is None for post in at.section(S1).posts] == [True, False, True, True]


def retrieving(seats: int, hand: int, played: tuple[int, ...], active: str = "") -> Place:
    """A seat that may take its cards back."""
    return place(seats).player(A, hand=hand, played=played, active=active).run(once(RETRIEVE, Asks(A)))


@pytest.mark.rule("GW-084", "GW-A20", "GW-X12", "GW-D07")
@pytest.mark.parametrize(("active", "honour"), [("", 6), ("chronicler", 7)])
def test_x12_cards_that_stay_bring_honour(active: str, honour: int) -> None:
    at = retrieving(3, 0b111, (3, 4, 5), active).do(act.RetrieveNone(A))
    assert at.honour(A) == (honour,)
    assert at.course.played[A] == (3, 4, 5)


@pytest.mark.rule("GW-083", "GW-085", "GW-210", "GW-X13")
def test_x13_an_empty_hand_takes_all_back() -> None:
    at = retrieving(3, 0, (0, 1, 2, 3, 4, 5))
    assert at.over
    assert (at.course.hands[A], at.course.played[A], at.honour(A)) == (0b111111, (), (0,))


@pytest.mark.rule("GW-236", "GW-083", "GW-X13")
def test_all_or_none() -> None:
    at = retrieving(3, 0b1, (1, 2, 3, 4, 5))
    assert [len(at.offered(kind)) for kind in (act.RetrieveAll, act.RetrieveNone)] == [1, 1]
    assert at.refused(act.ChooseCommand(A, CONSTRUCTION)) == ("reason-gw-all-or-none", "GW-236")
    assert at.do(act.RetrieveAll(A)).course.hands[A] == 0b111111


@pytest.mark.rule("GW-085a", "GW-X59")
def test_x59_alone_two_cards_are_needed() -> None:
    at = retrieving(1, 0b11, (2, 3, 4, 5)).do(act.RetrieveNone(A))
    assert at.honour(A) == (8,)
    assert retrieving(1, 0b1, (1, 2, 3, 4, 5)).over


@pytest.mark.rule("GW-085")
def test_leaving_cards_with_an_empty_hand_is_refused() -> None:
    at = place().player(A, hand=0, played=(0, 1)).run(Frame(RETRIEVE, 1, Asks(A)))
    assert at.refused(act.RetrieveNone(A)) == ("reason-gw-hand-empty", "GW-085")


@pytest.mark.rule("GW-079", "GW-086")
def test_summer_goes_seat_by_seat_in_tea_order() -> None:
    at = place(2).set(tea=(B, A)).clerks("quarry", 1, 1, 1).player(A, played=(5,), hand=0b11111)
    at.player(B, played=(5,), hand=0b11111, overseers=(1, 0, 0, 0))
    at.script("summer", COUNCIL)
    assert at.estates.clerks[1] == (1, 1, 0)
    assert (at.asked, at.step) == (B, "recall")
    at.done()
    assert (at.asked, at.step) == (B, "retrieve")
    at.do(act.RetrieveNone(B))
    assert (at.asked, at.step) == (A, "recall")
    assert at.goods(B) == (1, 0, 0, 0)


# Autumn


@pytest.mark.rule("GW-090", "GW-D08", "GW-220", "GW-214", "GW-K1a")
def test_command_cards_are_chosen_in_secret_and_revealed_together() -> None:
    at = place(2).script("commands", COUNCIL)
    at.do(act.ChooseCommand(A, DESPOTISM))
    assert not at.course.revealed
    hidden = COURT.of(at.game, observe(at.game, at.state, B).state).private[A]
    assert hidden is None
    assert at.refused(act.ChooseCommand(A, ECONOMY))[1] == "GW-214"
    at.do(act.ChooseCommand(B, DESPOTISM))
    assert at.course.revealed == ((1,), (1,))
    assert at.course.hands[A] == 0b111101


@pytest.mark.rule("GW-237")
def test_a_command_card_that_is_not_in_hand() -> None:
    at = place(2).player(A, hand=0b111110, played=(0,)).script("commands", COUNCIL)
    assert at.refused(act.ChooseCommand(A, ECONOMY)) == ("reason-gw-card-not-in-hand", "GW-237")


@pytest.mark.rule("GW-091", "GW-092", "GW-237", "GW-D09", "GW-X15", "GW-210")
def test_x15_slots_say_the_order_of_turns() -> None:
    at = place().script("commands", COUNCIL)
    at.do(
        act.ChooseCommand(A, DESPOTISM),
        act.ChooseCommand(B, DESPOTISM),
        act.ChooseCommand(C, DESPOTISM),
        act.ChooseSlot(A, SlotId(2)),
    )
    assert at.refused(act.ChooseSlot(B, SlotId(2))) == ("reason-gw-slot-taken", "GW-237")
    at.do(act.ChooseSlot(B, SlotId(0)))
    assert [seat for seat, _ in at.course.slots] == [B, C, A], "the last slot is taken without asking"
    turns = [at.state.seat]
    while at.course.phase == 1:
        if at.state.seat != turns[-1]:
            turns.append(at.state.seat)
        at.done()
    assert turns == [B, C, A]


@pytest.mark.rule("GW-090a", "GW-091a", "GW-024", "GW-237")
def test_alone_two_different_cards() -> None:
    at = place(1).script("commands", COUNCIL).do(act.ChooseCommand(A, ECONOMY))
    assert at.refused(act.ChooseCommand(A, ECONOMY)) == ("reason-gw-same-command", "GW-237")
    at.do(act.ChooseCommand(A, CONSTRUCTION))
    assert [action.card for action in at.offered(act.ChooseFirst)] == [0, 3]
    at.do(act.ChooseFirst(A, CONSTRUCTION))
    assert at.course.slots == ((0, 3), (0, 0))


@pytest.mark.rule("GW-090a", "GW-210", "GW-091a")
def test_alone_with_two_cards_left_only_their_order_is_asked() -> None:
    at = place(1).player(A, hand=0b10010, played=(0, 2, 3, 5)).script("commands", COUNCIL)
    assert [action.card for action in at.offered(act.ChooseFirst)] == [1, 4]


@pytest.mark.rule("GW-G12", "GW-269")
def test_mo_ran_looks_at_the_tea_order_before_cards_are_chosen() -> None:
    at = place(2).player(A, general="mo_ran", passive="hermit").script("commands", COUNCIL)
    assert (at.honour(A), at.goods(A), at.step) == ((2,), (0, 0, 0, 0), "command")
    at = place(2).player(B, general="mo_ran").script("commands", COUNCIL)
    assert (at.honour(B), at.goods(B)) == ((0,), (0, 0, 0, 1))


@pytest.mark.rule("GW-094")
def test_after_its_turn_the_card_lies_in_the_played_pile() -> None:
    at = place(2).slots((A, "despotism"), (B, "economy")).script("captain")
    assert at.course.played[A] == (1,)
    assert (at.course.played[B], at.state.seat) == ((), B)


@pytest.mark.rule("GW-093", "GW-201")
def test_with_two_players_a_reed_turn_follows_the_last_slot() -> None:
    at = place(2).slots((A, "despotism"), (B, "economy")).clerks("quarry", 1).clerks("temple", 0, 1)
    at.set(slot=1).script("captain", seat=B)
    assert (at.step, at.asked) == ("reed", B)
    assert at.course.phase == 2


@pytest.mark.rule("GW-061", "GW-214", "GW-211")
def test_nobody_acts_out_of_turn() -> None:
    at = place().script("commands", COUNCIL)
    assert at.refused(act.ChooseCommand(B, ECONOMY))[0] == "reason-not-your-move"
    assert at.refused(act.RaiseOverseer(A)) == ("reason-not-now", "GW-061")
