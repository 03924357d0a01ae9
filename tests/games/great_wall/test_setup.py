"""Components, board and set-up: GW-001 to GW-057, GW-220 to GW-222."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from catan_desktop.games.great_wall import actions as act
from catan_desktop.games.great_wall.board import (
    BESIDE,
    CELLS,
    COLUMNS,
    LOCATION_IDS,
    LOCATIONS,
    REGULAR,
    ROWS,
    SECTIONS,
    SectionId,
    cell_at,
)
from catan_desktop.games.great_wall.ending import ending_now
from catan_desktop.games.great_wall.events import AdvisorTaken, GeneralOpened, GeneralTaken
from catan_desktop.games.great_wall.locations import capacity
from catan_desktop.games.great_wall.module import GREAT_WALL
from catan_desktop.games.great_wall.part import COURT, HORDE_DECK, Card, covered, free_post
from catan_desktop.games.great_wall.setup import mode
from catan_desktop.games.great_wall.tables import BASE_CLANS, AdvisorId, ClanId, GeneralId, HordeId, kind_of
from catan_desktop.games.great_wall.winter import defence
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import actor, decision, determinise, observe
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import replace
from tests.games.great_wall.place import S1, S2, S3, A, B, C, D, Place, cells, place, table
from tests.playing import next_action
from tests.recipes import set_table


def until(at: Place, step: str, seed: int = 1) -> Place:
    """Let chance players go on until a step is asked for."""
    rng = source(seed, "players")
    while at.step != step:
        at.do(next_action(at.game, at.state, seed, rng))
    return at


def set_up(seats: int, game_seed: int = 1, options: Mapping[str, bool | int | str] | None = None) -> Place:
    """A game whose set-up is over, by chance players: the first command card is chosen."""
    return until(table(seats, **(options or {})), "command", game_seed)


def dealt(generals: list[str], *, lowest: bool = True, order: tuple[int, ...] | None = None) -> Place:
    """A set-up in which these generals are kept, in tea order A, B, ... , with advisors of no calling that matters."""
    at = table(len(generals))
    names = [one.key for one in at.tables.generals]
    wanted = [names.index(name) for name in generals]
    others = [number for number in range(len(names)) if number not in wanted]
    while at.step != "command":
        seat = actor(at.state)
        if at.step == "tea_draw":
            at.do(act.TeaDrawn(CHANCE, Seat(len(at.course.tea))))
        elif at.step == "deal_general":
            owner = at.state.frames[-1].data.seat  # type: ignore[attr-defined]
            own = at.court.private[owner]
            assert own is not None
            at.do(act.GeneralDealt(CHANCE, GeneralId(wanted[owner] if not own.generals else others.pop())))
        elif at.step == "general":
            assert seat is not None
            at.do(act.ChooseGeneral(seat, GeneralId(wanted[seat])))
        elif at.step == "deal_advisor":
            at.do(act.AdvisorDealt(CHANCE, AdvisorId(at.advisor("bowyer") + len(at.told(AdvisorTaken)) // 2)))
        else:
            asked = decision(at.game, at.state, seat)  # type: ignore[arg-type]
            assert asked is not None
            at.do(next(iter(asked.choices[0])))
    return at


# scope and components


@pytest.mark.rule("GW-001", "GW-006", "GW-198")
def test_three_modes() -> None:
    assert [mode(set_table(GREAT_WALL, seats)) for seats in (1, 2, 5)] == ["solo", "competitive", "competitive"]
    assert mode(set_table(GREAT_WALL, 2, {"gw_mode": "coop"})) == "coop"
    assert mode(set_table(GREAT_WALL, 1, {"gw_mode": "competitive"})) == "solo"


@pytest.mark.rule("GW-239")
@pytest.mark.parametrize("seats", [0, 6])
def test_one_to_five_players(seats: int) -> None:
    with pytest.raises(RulesetError):
        set_table(GREAT_WALL, seats)


@pytest.mark.rule("GW-007", "GW-195", "GW-050", "GW-050a", "GW-266")
@pytest.mark.parametrize(("options", "artifacts", "requests"), [({}, 3, 0), ({"requests": 4}, 3, 0)])
def test_artifacts_where_players_are_rivals(
    options: dict[str, bool | int | str], artifacts: int, requests: int
) -> None:
    at = set_up(3, options=options)
    assert (len(set(at.court.artifacts)), len(at.court.requests)) == (artifacts, requests)


@pytest.mark.rule("GW-007", "GW-195", "GW-050a", "GW-266")
@pytest.mark.parametrize(("seats", "options"), [(1, {"requests": 2}), (3, {"gw_mode": "coop", "requests": 4})])
def test_requests_where_they_play_together(seats: int, options: dict[str, bool | int | str]) -> None:
    at = set_up(seats, options=options)
    assert len(set(at.court.requests)) == options["requests"]
    assert not at.court.artifacts
    assert len(at.tables.requests) == 8


@pytest.mark.rule("GW-007")
def test_three_requests_by_default() -> None:
    assert len(set_up(1).court.requests) == 3


@pytest.mark.rule("GW-003", "GW-004")
def test_only_the_decks_of_the_core_exist() -> None:
    tables = GREAT_WALL.tables_for(3)
    assert [len(deck) for deck in (tables.commands, tables.generals, tables.advisors, tables.artifacts)] == [
        6,
        13,
        22,
        5,
    ]


@pytest.mark.rule("GW-005")
def test_the_board_has_no_hexes() -> None:
    at = table(3)
    assert not any(name.startswith("hex") for name in dir(at.game.board))
    assert (SECTIONS, ROWS, len(LOCATIONS)) == (3, 3, 9)


@pytest.mark.rule("GW-010", "GW-018", "GW-175", "GW-U1", "GW-U2", "GW-U3")
def test_what_each_player_has() -> None:
    at = table(3)
    own = at.own(A)
    assert own.pool + own.outside == 8
    assert at.defence.stocks[A] == (10, 4, 2)
    assert at.course.hands[A].bit_count() == 6
    assert len(own.goods) == 4


@pytest.mark.rule("GW-011", "GW-040", "GW-040a", "GW-239", "GW-D01")
def test_clans_are_chosen_in_seat_order_and_differ() -> None:
    at = table(2)
    assert BASE_CLANS == ("monkey", "dragon", "snake", "turtle", "panda")
    assert (at.step, at.asked, at.course.tea) == ("clan", A, ())
    assert len(at.offered(act.ChooseClan)) == 5
    at.do(act.ChooseClan(A, ClanId(0)))
    assert at.asked == B
    assert at.refused(act.ChooseClan(B, ClanId(0))) == ("reason-gw-clan-taken", "GW-239")


@pytest.mark.rule("GW-041")
def test_the_clan_has_no_effect_in_the_base_game() -> None:
    boards = set()
    for clan in range(5):
        at = table(1).do(act.ChooseClan(A, ClanId(clan)))
        boards.add(replace(at.own(A), clan=ClanId(0)))
    assert len(boards) == 1


@pytest.mark.rule("GW-012", "GW-044")
def test_the_horde_deck() -> None:
    tables = GREAT_WALL.tables_for(3)
    at = table(3)
    assert len(tables.horde) == 8
    assert at.horde.deck == 24
    for kind in range(8):
        copies = [card for card in range(24) if kind_of(HordeId(card)) == kind]
        assert sorted(card % 3 for card in copies) == [0, 1, 2]


@pytest.mark.rule("GW-044")
def test_the_deck_is_shuffled() -> None:
    cards = {tuple(card.number for card in set_up(3, seed).section(S1).rows if card is not None) for seed in range(6)}
    assert len(cards) > 2


@pytest.mark.rule("GW-014")
def test_decks_of_people() -> None:
    at = place()
    assert len(at.tables.generals) == 13
    assert len(at.tables.advisors) * 2 == 44
    assert len(at.tables.artifacts) == 5


@pytest.mark.rule("GW-015", "GW-042")
@pytest.mark.parametrize(("seats", "pool"), [(1, 10), (3, 30), (5, 50)])
def test_the_shame_pool(seats: int, pool: int) -> None:
    assert table(seats).estates.shame_left == pool


LINES = [
    pytest.param(1, 3, 3, 6, 2, 1, (1, 1, 1, 1, 2), 2, True, id="GW-P1"),
    pytest.param(2, 3, 3, 6, 2, 2, (1, 1, 2, 2, 2), 1, True, id="GW-P2"),
    pytest.param(3, 3, 3, 6, 2, 3, (2, 2, 3, 3, 4), 1, False, id="GW-P3"),
    pytest.param(4, 4, 4, 5, 3, 4, (3, 4, 4, 5), 1, False, id="GW-P4"),
    pytest.param(5, 4, 4, 4, 3, 5, (5, 5, 6), 1, False, id="GW-P5"),
]


@pytest.mark.rule("GW-020", "GW-023", "GW-024", "GW-P1", "GW-P2", "GW-P3", "GW-P4", "GW-P5")
@pytest.mark.parametrize(
    ("seats", "production", "barracks", "years", "needed", "initial", "spring", "turns", "reed"), LINES
)
def test_the_table_of_players(
    seats: int,
    production: int,
    barracks: int,
    years: int,
    needed: int,
    initial: int,
    spring: tuple[int, ...],
    turns: int,
    reed: bool,
) -> None:
    at = set_up(seats)
    on_board = sum([card is not None for section in at.defence.sections for card in section.rows])
    assert on_board == initial
    spots = [capacity(at.game, place) for place in LOCATION_IDS]
    assert spots == [production] * 4 + [2] * 3 + [barracks, 2]
    assert at.tables.line.spring == spring
    assert len(spring) == years - 1
    assert (at.tables.line.turns, at.tables.line.reed) == (turns, reed)
    assert ending_now(at.game, at.set(year=years).state) == "years"
    assert ending_now(at.game, at.set(year=years - 1).state) == ""
    for number in range(needed):
        assert ending_now(at.game, at.state) == ""
        at.wall(SectionId(number), 3)
    assert ending_now(at.game, at.state) == "wall"


# board


@pytest.mark.rule("GW-029", "GW-L1", "GW-L2", "GW-L3", "GW-L4", "GW-L5", "GW-L6", "GW-L7", "GW-L8", "GW-L9")
def test_the_nine_locations() -> None:
    assert LOCATIONS == (
        "lumber_mill",
        "quarry",
        "gold_mine",
        "temple",
        "market",
        "tea_house",
        "headquarters",
        "barracks",
        "builders_camp",
    )
    assert [LOCATIONS[place] for place in REGULAR] == ["lumber_mill", "quarry", "gold_mine", "temple", "barracks"]


@pytest.mark.rule("GW-030", "GW-031")
def test_sections_and_rows() -> None:
    at = place()
    assert len(at.defence.sections) == 3
    assert all(len(section.rows) == 3 for section in at.defence.sections)


@pytest.mark.rule("GW-032", "GW-033")
def test_firing_spots_grow_with_the_wall_and_fill_from_below() -> None:
    at = place()
    for level in range(4):
        assert len(at.wall(S1, level).section(S1).posts) == 2 * level
    assert free_post(at.section(S2)) == -1
    assert free_post(at.section(S1)) == 0
    assert free_post(at.post(A, "archer", S1).section(S1)) == 1


@pytest.mark.rule("GW-035")
@pytest.mark.parametrize(("level", "barricades", "expected"), [(0, 0, 0), (1, 0, 4), (2, 1, 10), (3, 3, 18)])
def test_defence_of_a_section(level: int, barricades: int, expected: int) -> None:
    assert defence(place().wall(S2, level, barricades).section(S2)) == expected


@pytest.mark.rule("GW-037", "GW-038")
def test_the_grid_of_a_horde_card() -> None:
    assert (CELLS, COLUMNS) == (8, 4)
    assert BESIDE[cell_at(0, 0)] == cells("01 10")
    assert BESIDE[cell_at(0, 2)] == cells("01 03 12")
    assert BESIDE[cell_at(1, 3)] == cells("03 12")


@pytest.mark.rule("GW-039")
def test_what_covers_a_spot() -> None:
    at = place().card(S1, 1, "khans_guard", wounds="00").tokens(S1, 1, "10").on(A, "spearman", S1, 1, "12")
    card = at.card_in(S1, 1)
    assert isinstance(card, Card)
    assert covered(card) == cells("00 10 12")
    assert at.open_in(S1, 1) == "01 02 11"


# set-up


@pytest.mark.rule("GW-X01", "GW-012", "GW-013", "GW-043", "GW-046", "GW-042")
def test_x01_set_up_of_three() -> None:
    at = set_up(3)
    assert at.horde.deck == 21
    assert [at.card_in(section, 1) is not None for section in (S1, S2, S3)] == [True] * 3
    assert [section.barricades for section in at.defence.sections] == [3, 3, 3]
    assert [(section.level, defence(section)) for section in at.defence.sections] == [(0, 6)] * 3
    assert at.estates.shame_left == 30


@pytest.mark.rule("GW-045", "GW-054")
def test_the_tea_order_is_drawn() -> None:
    orders = {set_up(3, seed).course.tea for seed in range(8)}
    assert len(orders) > 2
    assert all(sorted(order) == [A, B, C] for order in orders)


@pytest.mark.rule("GW-047", "GW-048", "GW-048a", "GW-220", "GW-D02", "GW-D03")
def test_generals_and_advisors_are_chosen_in_secret_and_opened_together() -> None:
    at = until(table(2), "general")
    first, second = at.course.tea
    assert at.asked == first
    own = observe(at.game, at.state, first)
    other = observe(at.game, at.state, second)
    assert len(COURT.of(at.game, own.state).private[first].generals) == 2  # type: ignore[union-attr]
    assert COURT.of(at.game, other.state).private[first] is None
    assert at.told(GeneralTaken)[0].card is not None
    kept = at.offered(act.ChooseGeneral)[1].card
    at.do(act.ChooseGeneral(first, kept))
    assert at.asked == second
    assert at.staff(first).general == -1
    until(at, "start_advisors")
    while at.step == "start_advisors":
        assert not at.told(GeneralOpened)
        at.do(at.offered(act.StartAdvisors)[0])
    assert at.staff(first).general == kept
    assert [len(own.active) + len(own.passive) for own in at.court.staffs] == [2, 2]
    assert [len(own.active) for own in at.court.staffs] == [1, 1]
    assert all(own is not None and not own.generals for own in at.court.private)


@pytest.mark.rule("GW-220", "GW-222")
def test_who_sees_no_cards_of_others_cannot_tell_what_is_left() -> None:
    at = until(table(2), "deal_advisor")
    while not all(sizes[1] for sizes in at.court.secrets):
        at.do(next_action(at.game, at.state, 1, source(1, "players")))
    assert at.step == "deal_advisor"
    assert at.offered(act.AdvisorDealt)
    seen = decision(at.game, observe(at.game, at.state, A).state, CHANCE)
    assert seen is not None
    assert not seen.choices


@pytest.mark.rule("GW-049")
def test_the_display() -> None:
    assert len(set_up(3).court.display) == 4


@pytest.mark.rule("GW-051", "GW-052", "GW-053a", "GW-X09")
def test_x09_goods_of_two() -> None:
    at = dealt(["lady_ming", "zhu_lin"])
    assert [own.goods for own in at.estates.players] == [(2, 2, 3, 1), (2, 4, 3, 1)]
    assert [(own.pool, own.outside) for own in at.estates.players] == [(5, 3), (5, 3)]


@pytest.mark.rule("GW-X08", "GW-051", "GW-052", "GW-053", "GW-055", "GW-056")
def test_x08_the_fourth_of_four() -> None:
    at = dealt(["lady_ming", "tao_shen", "zhu_lin", "mo_ran"])
    own = at.own(D)
    gained = 1  # of Mo Ran, who is not first in tea order when the Autumn begins (GW-269)
    assert own.goods == (2, 2, 4, 3 + gained)
    assert own.pool == 5
    assert (at.stock(D, "spearman"), at.camp(D, "spearman"), own.honour) == (6, 2, 0)
    assert sum(own.overseers) == 2
    assert at.own(C).goods == (2, 4, 3, 1)


@pytest.mark.rule("GW-052", "GW-G10")
def test_a_clerk_more_at_the_start() -> None:
    at = dealt(["feng_jie", "wei_long", "qiao_yun"])
    assert (at.own(A).pool, at.own(A).outside) == (6, 2)
    assert (at.camp(B, "spearman"), at.camp(C, "archer"), at.stock(C, "archer")) == (3, 1, 3)


@pytest.mark.rule("GW-053")
def test_the_fifth_gets_more() -> None:
    at = dealt(["wei_long", "lady_ming", "tao_shen", "qiao_yun", "shi_yu"])
    assert at.own(Seat(4)).goods == (3, 2, 3, 2)


@pytest.mark.rule("GW-055", "GW-D04")
def test_two_different_overseers() -> None:
    at = until(table(2), "overseer_start")
    assert at.asked == at.course.tea[0]
    offered = at.offered(act.StartOverseers)
    assert len(offered) == 6
    assert all(sorted(action.areas) == [0, 0, 1, 1] for action in offered)


@pytest.mark.rule("GW-057")
def test_the_game_begins_with_the_autumn_of_year_one() -> None:
    at = set_up(2)
    assert (at.course.year, at.step) == (1, "command")
    assert at.course.played == ((), ())


@pytest.mark.rule("GW-221", "GW-222")
def test_what_is_open() -> None:
    at = until(set_up(3), "slot")
    for seat in (A, B, C):
        view = observe(at.game, at.state, seat)
        seen, deck = COURT.of(at.game, view.state), HORDE_DECK.of(at.game, view.state)
        assert replace(seen, private=at.court.private) == at.court
        assert replace(deck, hidden=at.horde.hidden) == at.horde
        assert deck.back == at.horde.back >= 0


@pytest.mark.rule("GW-220", "GW-221a", "GW-222")
def test_what_is_hidden_is_dealt_anew() -> None:
    at = until(table(3), "general")
    view = observe(at.game, at.state, A)
    seen = COURT.of(at.game, view.state)
    assert HORDE_DECK.of(at.game, view.state).hidden is None
    assert (seen.private[B], seen.private[C]) == (None, None)
    others = {COURT.of(at.game, determinise(at.game, view, Random(seed))).private[B] for seed in range(20)}
    assert len(others) > 5
    assert at.horde.deck == 24 - 3


@pytest.mark.rule("GW-019", "GW-265")
def test_a_chance_game_conserves_every_figure_and_never_takes_honour() -> None:
    at = table(2)
    rng = source(3, "players")
    before = (0, 0)
    while at.state.outcome is None:
        at.do(next_action(at.game, at.state, 3, rng))
        assert all(after >= own for after, own in zip(at.honour(A, B), before, strict=True))
        before = at.honour(A, B)  # type: ignore[assignment]
