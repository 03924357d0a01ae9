"""The running score of a campaign, its stages, and what may be done with it (docs/rules/combinations.md, 9)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from pydantic import ValidationError

from catan_desktop.campaign.campaign import (
    BOT,
    DONE,
    ORDER,
    OVER,
    SETTLED,
    Campaign,
    CampaignError,
    Stage,
    beginner,
    campaign_points,
    choose,
    end,
    game_of,
    hand,
    options_of,
    parts_of,
    places,
    sharing,
    totals,
    why_not_become,
    winners,
    wins,
)
from catan_desktop.campaign.campaign import begin as begin_stage
from catan_desktop.games.catalogue import COURSES, RULESETS
from catan_desktop.session.dealing import dealt
from catan_desktop.session.spec import SeatSpec

RED, BLUE, WHITE, ORANGE = range(4)
NAMES = ("Red", "Blue", "White", "Orange", "Green", "Brown")


def people(count: int) -> tuple[SeatSpec, ...]:
    return tuple(SeatSpec(name=NAMES[seat], colour=seat) for seat in range(count))


def campaign(*played: Stage, course: str = "traders", seats: int = 3, **values: object) -> Campaign:
    """A campaign of people after some stages."""
    made = Campaign(course=course, stages=choose(course), seats=people(seats))
    return made.model_copy(update={"played": played, **values})


def stage(points: Sequence[int], winner: int | None = RED, *, goal: int = 10, first: int = RED, **own: int) -> Stage:
    """A stage that has ended; `own`: goals of seats by their names."""
    goals = tuple(own.get(NAMES[seat].lower(), goal) for seat in range(len(points)))
    return Stage(points=tuple(points), goals=goals, winners=() if winner is None else (winner,), first=first)


def won(*gains: int, first: int = RED) -> Stage:
    """A stage without a winner in which each seat gains so many campaign points, at most 4."""
    return stage([10 * gain // 4 + (10 * gain % 4 > 0) for gain in gains], None, first=first)


# the score


@pytest.mark.rule("CAMPAIGN-X01", "CAMPAIGN-003", "CAMPAIGN-004")
def test_the_winner_gains_three_more_than_the_quarters_of_the_goal() -> None:
    assert stage([10, 8, 5], RED).gains == (7, 3, 2)


@pytest.mark.rule("CAMPAIGN-X02", "CAMPAIGN-005")
def test_the_goal_is_the_own_one_of_a_seat() -> None:
    assert stage([10, 10, 5], RED, blue=11).gains == (7, 3, 2)


@pytest.mark.rule("CAMPAIGN-X03")
def test_nobody_loses_campaign_points() -> None:
    assert stage([10, 5, -1], RED).gains[WHITE] == 0


@pytest.mark.rule("CAMPAIGN-X06")
def test_in_the_main_scenario_shares_are_of_thirteen() -> None:
    assert stage([13, 12, 3], RED, goal=13).gains == (7, 3, 0)


@pytest.mark.rule("CAMPAIGN-006")
def test_a_stage_brings_nothing_to_seven_and_a_campaign_up_to_35() -> None:
    found = {
        campaign_points(points, goal, w) for points in range(-3, 30) for goal in (8, 10, 13) for w in (False, True)
    }
    assert (min(found), max(found)) == (0, 7)
    assert totals(campaign(*[stage([10, 0, 0])] * 5)) == (35, 0, 0)


@pytest.mark.rule("CAMPAIGN-020")
def test_without_a_winner_nobody_takes_the_three_points() -> None:
    assert stage([9, 8, 5], None).gains == (3, 3, 2)


@pytest.mark.rule("CAMPAIGN-007")
def test_most_campaign_points_win() -> None:
    done = campaign(*[stage([10, 8, 5])] * 3, *[stage([8, 10, 5], BLUE)] * 2)
    assert totals(done) == (27, 23, 10)
    assert places(done) == (1, 2, 3)
    assert winners(done) == (RED,)
    assert winners(done.model_copy(update={"played": done.played[:4]})) == ()


def level(last_red: int, last_blue: int) -> Campaign:
    """Five stages after which Red and Blue have equally many points and won stages."""
    rows = [([10, 0, 0], RED), ([0, 10, 0], BLUE), ([10, 0, 0], RED), ([0, 10, 0], BLUE)]
    return campaign(
        *[stage(points, winner) for points, winner in rows], stage([last_red, last_blue, 0], WHITE, goal=16)
    )


@pytest.mark.rule("CAMPAIGN-X05", "CAMPAIGN-008")
def test_won_stages_come_before_equal_campaign_points() -> None:
    rows = (stage([10, 9, 0]), stage([10, 9, 0]), stage([0, 10, 0], BLUE), won(4, 4, 0), won(4, 4, 0))
    done = campaign(*rows, seats=3)
    ahead = done.model_copy(update={"head_start": (2, 3, 0)})
    assert totals(ahead) == (24, 24, 0)
    assert wins(ahead) == (2, 1, 0)
    assert places(ahead) == (1, 2, 3)


@pytest.mark.rule("CAMPAIGN-008")
def test_then_points_of_the_last_stage_count_and_then_the_place_is_shared() -> None:
    assert totals(level(5, 6))[:2] == (15, 15)
    assert places(level(5, 6)) == (2, 1, 3)
    assert places(level(6, 6)) == (1, 1, 3)
    going = level(5, 6)
    assert places(going.model_copy(update={"played": going.played[:4]}))[:2] == (1, 1), "the last was not played yet"


# who begins


@pytest.mark.rule("CAMPAIGN-X04", "CAMPAIGN-010")
def test_of_several_with_fewest_points_the_next_clockwise_begins() -> None:
    after = campaign(stage([10, 8, 8], RED, first=RED), stage([8, 10, 10], None, first=BLUE), head_start=(2, 2, 2))
    assert totals(after) == (12, 9, 9)
    assert beginner(after) == WHITE


@pytest.mark.rule("CAMPAIGN-009")
def test_the_first_stage_is_rolled_for_and_later_ones_are_begun_by_the_last() -> None:
    fresh = campaign()
    assert beginner(fresh) is None
    assert "first" not in game_of(fresh).options
    after = campaign(stage([10, 3, 5]))
    assert beginner(after) == BLUE
    assert game_of(after).options["first"] == BLUE + 1


# its games


@pytest.mark.rule("CAMPAIGN-001")
def test_a_campaign_is_the_five_scenarios_in_their_order() -> None:
    order = ["fishermen", "rivers", "caravans", "barbarian-attack", "traders-barbarians"]
    assert list(choose("traders")) == order
    played: list[str] = []
    going = campaign()
    while not going.over:
        played.append(game_of(going).ruleset)
        assert [one.name for one in game_of(going).seats] == ["Red", "Blue", "White"]
        going = end(going, going.number, stage([10, 8, 5]))
    assert played == order


@pytest.mark.rule("CAMPAIGN-018")
def test_a_short_campaign_has_three() -> None:
    assert choose("short") == ("rivers", "caravans", "traders-barbarians")
    done = campaign(*[stage([10, 8, 5])] * 3, course="short")
    assert done.over
    assert totals(done) == (21, 9, 6)


def test_seafarers_has_its_scenarios_in_their_order_or_some_of_them() -> None:
    scenarios = next(spec for spec in RULESETS["seafarers"].options if spec.key == "scenario").choices
    assert COURSES["seafarers"] == tuple(f"seafarers/{one}" for one in scenarios)
    chosen = choose("seafarers", [one for one in COURSES["seafarers"] if parts_of(one)[1] not in {"fog", "desert"}])
    some = Campaign(course="seafarers", stages=chosen, seats=people(4))
    assert game_of(some).options == {"scenario": "fog"}
    assert game_of(end(some, 0, stage([12, 1, 2, 3], goal=12))).options == {"scenario": "desert", "first": 2}


@pytest.mark.parametrize(
    "stages",
    [("seafarers/fog",), ("seafarers/fog", "seafarers/shores"), ("seafarers/fog", "rivers")],
    ids=["one", "in another order", "of two courses"],
)
def test_other_stages_are_refused(stages: tuple[str, ...]) -> None:
    with pytest.raises(ValidationError):
        Campaign(course="seafarers", stages=stages, seats=people(3))


def test_only_of_seafarers_may_stages_be_left_out() -> None:
    with pytest.raises(ValidationError):
        Campaign(course="traders", stages=choose("short"), seats=people(3))


@pytest.mark.rule("CAMPAIGN-002")
@pytest.mark.parametrize("course", COURSES)
def test_each_stage_is_an_ordinary_game_with_its_own_goal(course: str) -> None:
    """Nothing but who begins is carried on: beside it the options are those of the game by itself."""
    going = campaign(course=course)
    while not going.over:
        spec = game_of(going)
        own = {key: value for key, value in spec.options.items() if key not in {"first", "scenario"}}
        assert own == {}
        game = dealt(spec)
        assert game.options["goal"] == RULESETS[spec.ruleset].checked({})["goal"]
        going = end(going, going.number, stage([10, 8, 5]))


@pytest.mark.rule("CAMPAIGN-011")
def test_seats_and_colours_stay() -> None:
    going = campaign(stage([10, 8, 5]))
    assert game_of(going).seats == going.seats == game_of(campaign()).seats


@pytest.mark.rule("CAMPAIGN-012")
def test_the_seat_of_a_person_may_pass_to_a_bot_and_back_and_bots_stay() -> None:
    bot = SeatSpec(kind="bot", level="hard", name="Bram", colour=2)
    going = campaign(seats=2).model_copy(update={"seats": (*people(2), bot)})
    handed = hand(going, BLUE, True)
    assert [seat.human for seat in game_of(handed).seats] == [True, False, False]
    assert game_of(handed).seats[WHITE] == bot
    assert hand(handed, BLUE, False) == going
    with pytest.raises(CampaignError) as refused:
        hand(going, WHITE, False)
    assert refused.value.reason == BOT


@pytest.mark.rule("CAMPAIGN-013")
def test_options_hold_for_every_stage_that_knows_them() -> None:
    going = campaign(options={"friendly_robber": True, "harbourmaster": True, "river56_literal_2_12": True})
    found = []
    while not going.over:
        found.append(game_of(going).options)
        going = end(going, going.number, stage([10, 8, 5]))
    assert all(options["harbourmaster"] is True for options in found)
    assert ["friendly_robber" in options for options in found] == [True, True, True, False, False]
    assert ["river56_literal_2_12" in options for options in found] == [False, True, False, False, False]


def test_the_goal_is_no_option_of_a_campaign() -> None:
    keys = {spec.key for spec in options_of(choose("traders"))}
    assert {"friendly_robber", "dice", "turn_rule", "event_cards", "harbourmaster"} <= keys
    assert not {"goal", "first", "scenario"} & keys


@pytest.mark.rule("CAMPAIGN-014")
@pytest.mark.parametrize("course", ["traders", "seafarers"])
def test_the_layout_is_that_of_all_stages_and_each_has_its_own_seed(course: str) -> None:
    going, seeds = campaign(course=course, options={"layout": "random"}, seed=7), []
    while not going.over:
        spec = game_of(going)
        assert spec.options.get("layout") == ("random" if spec.options.get("scenario") != "pirates" else None)
        dealt(spec)
        seeds.append(spec.seed)
        going = end(going, going.number, stage([10, 8, 5]))
    assert len({*seeds}) == len(seeds)
    assert game_of(campaign(course=course, seed=7)).seed == seeds[0]
    assert game_of(campaign(course=course, seed=8)).seed != seeds[0]


@pytest.mark.rule("CAMPAIGN-019")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_play_and_from_five_on_by_one_turn_rule(seats: int) -> None:
    going = campaign(seats=seats, options={"turn_rule": "paired_players"})
    while not going.over:
        game = dealt(game_of(going))
        assert game.seats == seats
        assert game.options["turn_rule"] == "paired_players"
        going = end(going, going.number, stage([10] + [1] * (seats - 1)))


@pytest.mark.rule("CAMPAIGN-019")
@pytest.mark.parametrize("seats", [1, 7])
def test_other_numbers_are_refused(seats: int) -> None:
    with pytest.raises(ValidationError):
        Campaign(course="traders", stages=choose("traders"), seats=(people(6) * 2)[:seats])


# what is refused


@pytest.mark.rule("CAMPAIGN-016")
def test_a_stage_that_is_given_up_is_begun_anew_with_a_new_seed() -> None:
    once = begin_stage(campaign(), 0)
    twice = begin_stage(once, 0)
    assert game_of(once).seed != game_of(twice).seed
    assert twice.played == ()
    assert twice.number == 0


@pytest.mark.rule("CAMPAIGN-017")
def test_a_finished_stage_is_not_played_again() -> None:
    going = campaign(stage([10, 8, 5]))
    with pytest.raises(CampaignError) as refused:
        begin_stage(going, 0)
    assert refused.value.reason == DONE
    with pytest.raises(CampaignError) as refused:
        end(going, 0, stage([2, 10, 5], BLUE))
    assert refused.value.reason == DONE
    assert why_not_become(going, campaign(stage([2, 10, 5], BLUE))) == DONE
    over = campaign(*[stage([10, 8, 5])] * 3, course="short")
    with pytest.raises(CampaignError) as refused:
        begin_stage(over, 2)
    assert refused.value.reason == OVER


@pytest.mark.rule("CAMPAIGN-024")
def test_no_stage_is_left_out_and_nothing_is_changed_between_stages() -> None:
    going = campaign(stage([10, 8, 5]))
    with pytest.raises(CampaignError) as refused:
        begin_stage(going, 2)
    assert refused.value.reason == ORDER
    for values in (
        {"seats": (*going.seats[1:], going.seats[0])},
        {"seats": going.seats[:2]},
        {"options": {"friendly_robber": True}},
        {"options": {"harbourmaster": True}},
        {"head_start": (0, 0, 3)},
        {"seed": 5},
    ):
        assert why_not_become(going, going.model_copy(update=values)) == SETTLED
    assert why_not_become(going, begin_stage(hand(going, RED, True), 1)) is None


# bots, head start


def bots(*played: Stage, head_start: tuple[int, ...] = ()) -> Campaign:
    seats = tuple(one.model_copy(update={"kind": "bot"}) for one in people(3))
    return campaign(*played, seats=3).model_copy(update={"seats": seats, "head_start": head_start})


@pytest.mark.rule("CAMPAIGN-023")
def test_from_the_fourth_stage_on_a_leader_by_more_than_seven_plays_for_its_share() -> None:
    three = [stage([10, 0, 0])] + [won(0, 0, 0)] * 2
    assert sharing(bots(*three)) == frozenset(), "it leads by 7"
    assert sharing(bots(*three, head_start=(1, 0, 0))) == {RED}
    assert sharing(bots(*three, head_start=(1, 1, 0))) == frozenset()
    assert sharing(bots(*three[:2], head_start=(7, 0, 0))) == frozenset(), "it is the third stage"


def test_a_head_start_counts_for_the_score_and_for_who_begins() -> None:
    going = campaign(stage([10, 5, 5]), head_start=(0, 3, 0))
    assert totals(going, 0) == (0, 3, 0)
    assert totals(going) == (7, 5, 2)
    assert beginner(going) == WHITE


@pytest.mark.parametrize(
    "values",
    [{"head_start": (0, 1)}, {"head_start": (8, 0, 0)}, {"handed": (3,)}, {"played": (stage([10, 8]),)}],
    ids=["too few", "too many points", "no such seat", "figures of two"],
)
def test_figures_that_do_not_fit_are_refused(values: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Campaign(course="traders", stages=choose("traders"), seats=people(3), **values)  # type: ignore[arg-type]
