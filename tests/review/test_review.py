"""A review: chances that are chances, luck apart from play, decisions judged by what their seat saw, turning points."""

from __future__ import annotations

from itertools import islice, pairwise
from random import Random

import pytest

from catan_desktop.bots.advice import OVERALL
from catan_desktop.bots.bot import bot_rng
from catan_desktop.bots.chance import outcomes_of
from catan_desktop.bots.levels import win_chance_of
from catan_desktop.bots.search import SearchBot
from catan_desktop.bots.search_plan import Line
from catan_desktop.evaluation.personality import SOBER
from catan_desktop.games.catalogue import entry
from catan_desktop.games.entry import Rules
from catan_desktop.games.great_wall.battle import SAVE
from catan_desktop.games.landnam.harvest import HARVEST_CARD
from catan_desktop.kernel import engine
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.notation import decode, encode
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState, Observation
from catan_desktop.mechanics.actions import BuildCity
from catan_desktop.review import chances
from catan_desktop.review.chances import Chances, chances_from_odds, chances_of
from catan_desktop.review.plans import Ends
from catan_desktop.review.steps import (
    BUDGET,
    CARDS,
    CHOICE,
    DICE,
    Decision,
    Step,
    _in_truth,
    expected_chances,
    mark,
    source_of,
    steps,
    weigh,
)
from catan_desktop.review.summary import MOST_POINTS, Moved, account, given_away, lasting, runs, summary, turning_points
from tests.mechanics.place import PRE_ROLL, classic, line, place, spots
from tests.review.games import FEW, TABLES, log_of, reviewed

EIGHT = "V(2,-2,N)! V(2,-1,S)! V(-1,-1,N)! V(0,-2,N)!"
"""Eight points."""
RIVAL = "V(-2,-1,S)! V(-2,0,S)! V(-2,2,S)! V(-1,-1,S)! V(1,0,S) 3ore 2grain 1lumber 1brick"
"""Nine points and more in the hand."""


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_chances_are_chances(key: str, seats: int, options: tuple[tuple[str, str], ...]) -> None:
    """They sum to one where rivals play, and are the same for all who play together."""
    game, start, done = log_of(key, seats, options)
    found = reviewed(game, start, done)
    assert [step.ply for step in found] == list(range(1, len(done) + 1))
    for step in found:
        for told in filter(None, (step.chances, step.expected)):
            assert all(0.0 <= one <= 1.0 for one in told)
            if chances.as_one(game):
                assert len(set(told)) == 1
            else:
                assert sum(told) == pytest.approx(1.0)


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_the_account_of_each_seat_adds_up(key: str, seats: int, options: tuple[tuple[str, str], ...]) -> None:
    game, start, done = log_of(key, seats, options)
    found = reviewed(game, start, done)
    for one in summary(game, start[0], found, ()).accounts:
        assert one.began + one.setup + one.dice + one.cards + one.others + one.own + one.unforeseen == pytest.approx(
            one.ended
        )
        assert one.ended == found[-1].chances[one.seat]


def test_at_the_end_the_winner_has_all() -> None:
    game, start, done = log_of("gift-base", 2, plies=20_000)
    found = reviewed(game, start, done)
    outcome = engine.fold(game, start[0], done).outcome
    assert outcome is not None
    assert found[-1].chances == tuple(float(seat in outcome.winners) for seat in range(2))
    assert summary(game, start[0], found, ()).turns[-1].chances == found[-1].chances


def test_in_the_setup_rivals_are_even() -> None:
    game, start, done = log_of("classic", 3)
    found = reviewed(game, start, done)
    early = [step for step in found if not step.turn]
    assert {step.chances for step in early[:-1]} == {(1 / 3,) * 3}
    assert early[-1].chances != (1 / 3,) * 3
    assert all(one.setup == pytest.approx(early[-1].chances[one.seat] - 1 / 3) for one in
               summary(game, start[0], found, ()).accounts)  # fmt: skip


def test_near_the_goal_points_count_besides() -> None:
    """The more, the nearer the leader is; a game without a goal goes by its values alone."""
    game, start, done = log_of("cities-knights", 3, plies=700)
    late = engine.fold(game, start[0], done)
    points = [standing.points for standing in entry("cities-knights").rules.standings(game, late)]
    assert len(set(points)) > 1
    found = chances.closeness(game, late)
    assert sorted(range(3), key=points.__getitem__) == sorted(range(3), key=found.__getitem__)
    assert max(found) > 2 * max(chances.closeness(game, engine.fold(game, start[0], done[:60])))
    game, start, _ = log_of("great-wall", 3)
    assert chances.closeness(game, start[0]) == (0.0, 0.0, 0.0)


def test_told_chances_go_by_odds_and_by_how_close_the_goal_is() -> None:
    odds, far, near = (1.0, -1.0, -2.0), (0.0, 0.0, 0.0), (0.5, 0.4, 0.9)
    timid, bold = chances_from_odds(odds, far, 0.5, 8.0), chances_from_odds(odds, far, 2.0, 8.0)
    assert sum(timid) == pytest.approx(1.0)
    assert bold[0] > chances_from_odds(odds, far, 1.0, 8.0)[0] > timid[0] > timid[1] > timid[2]
    assert chances_from_odds(odds, near, 1.0, 8.0)[2] > chances_from_odds(odds, near, 1.0, 0.0)[2]
    assert chances_from_odds((1.0, 1.0), (0.0, 0.0), 1.0, 0.0, together=True) == pytest.approx((0.731, 0.731), abs=1e-3)


def test_who_has_reached_the_goal_and_waits_is_all_but_sure_to_win() -> None:
    told = (0.4, 0.3, 0.2, 0.1)
    assert chances.waiting(told, (0.9, 0.8, 0.7, 0.5)) == told
    sure = chances.waiting(told, (0.9, 1.0, 0.7, 0.5))
    assert sum(sure) == pytest.approx(1.0)
    assert sure[1] > 0.85
    assert sure[0] > sure[2] > sure[3] > 0.0


def test_what_is_passed_is_passed_within_the_turn() -> None:
    """Soldiers of the Great Wall are saved with the fight that kills them; the Winter that follows is another turn."""
    game, start, done = log_of("great-wall", 4, (), 240)
    state, met = start[0], 0
    for action in done:
        state = engine.advance(game, state, action)[0]
        if state.frames and state.frames[-1].step == SAVE:
            after = chances.after_unresolved_steps(game, state)
            assert after.turn > state.turn or after.frames[-1].step != SAVE
            assert chances.chances_of(game, state) == chances.chances_of(game, after) or after.turn > state.turn
            met += 1
    assert met


def test_luck_is_what_came_against_what_was_to_be_expected() -> None:
    """Over all that chance may answer, luck is nothing."""
    t = place(classic(3), EIGHT, step=PRE_ROLL)
    t.do("0 roll")
    fair = expected_chances(t.game, t.state)
    (draw,) = engine.decision(t.game, t.state, CHANCE).choices  # type: ignore[union-attr]
    reached = [chances.chances_of(t.game, engine.advance(t.game, t.state, action)[0]) for action in draw]
    assert len(reached) == 36
    for seat in range(3):
        assert sum(one[seat] - fair[seat] for one in reached) == pytest.approx(0.0)
    assert len({one[0] for one in reached}) > 3


@pytest.mark.parametrize(("key", "seats"), [("classic", 3), ("watch", 3), ("cities-knights", 3), ("landnam", 3)])
def test_throws_that_come_to_the_same_are_looked_at_once(key: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """And come to what they would come to each by itself; of the dice of Cities & Knights the red one counts, too."""
    game, start, done = log_of(key, seats, plies=80)
    state, looked, counts = start[0], 0, list[GameState]()

    def counted(game: Game, state: GameState) -> Chances:
        counts.append(state)
        return chances_of(game, state)

    monkeypatch.setattr("catan_desktop.review.steps.chances_of", counted)
    for action in done:
        if looked < 3 and state.turn and source_of(action) == "dice" and len(outcomes_of(game, state, 40)) == 36:
            looked += 1
            counts.clear()
            once, few = expected_chances(game, state), len(counts)
            with monkeypatch.context() as all_apart:
                all_apart.setattr(Rules, "review_key", lambda *asked: object())
                counts.clear()
                assert expected_chances(game, state) == pytest.approx(once, abs=1e-9)
            assert (few < len(counts)) == (key != "cities-knights"), f"{few} of {len(counts)}"
        state = engine.advance(game, state, action)[0]
    assert looked == 3


def test_what_the_second_throw_brings_is_expected_after_the_first() -> None:
    """The Watch throws its own die before the land yields: the roll of the two dice is told by the mean of that."""
    game, start, done = log_of("watch", 3, plies=60)
    found = reviewed(game, start, done)
    pairs = [(one, two) for one, two in pairwise(found)
             if done[one.ply - 1].kind == "dice" and done[two.ply - 1].kind == "wild_die"]  # fmt: skip
    assert pairs
    assert all(one.chances == two.expected for one, two in pairs)
    assert any(one.chances != one.expected for one, _ in pairs)


def test_what_an_action_draws_is_expected_after_it() -> None:
    """What the card of a theft or a purchase is worth on the average is the doing of who takes it; the rest is luck."""
    game, start, done = log_of("classic", 3)
    found = reviewed(game, start, done)
    pairs = [(one, two) for one, two in pairwise(found) if two.turn and done[two.ply - 1].seat == CHANCE
             and done[one.ply - 1].kind in {"steal", "buy_card", "move_robber"}]  # fmt: skip
    assert pairs
    assert all(one.chances == two.expected for one, two in pairs)


def test_a_throw_is_told_by_what_it_brings_though_cards_may_be_played_before() -> None:
    """The harvest of Landnam comes after a question to whoever rolls; its luck is that of the dice."""
    game, start, done = log_of("landnam", 3, plies=400)
    state = start[0]
    for action in done:
        state = engine.advance(game, state, action)[0]
        if state.frames and state.frames[-1].step == HARVEST_CARD:
            after = chances.after_unresolved_steps(game, state)
            assert after.frames[-1].step != HARVEST_CARD
            assert chances.chances_of(game, state) == chances.chances_of(game, after)
            return
    pytest.fail("nobody was asked before a harvest")


def test_what_is_lost_on_a_seven_is_lost_by_the_dice() -> None:
    """Not by whoever discards last, who opens what all give up."""
    t = place(classic(3), "V(2,-2,N) V(0,2,S) 4ore 4grain 2wool", "V(-2,2,S) V(-1,-1,N) 4ore 4wool", step=PRE_ROLL)
    t.do("0 roll")
    before = chances.chances_of(t.game, t.state)[1]
    t.do("* dice 3 4")
    by_dice = chances.chances_of(t.game, t.state)[1]
    assert by_dice < before - 0.02
    t.do("0 discard 0,0,2,2,1")
    t.do("1 discard 0,0,2,0,2")
    assert abs(chances.chances_of(t.game, t.state)[1] - by_dice) < 0.5 * (before - by_dice)


def test_a_field_that_the_robber_must_leave_is_freed_by_the_dice() -> None:
    """Not by whoever moves him: he has to."""
    t = place(classic(3), "V(2,-2,N) V(0,2,S) 2ore", "V(-2,2,S) V(-1,-1,N) 1ore", robber="(0,2)", step=PRE_ROLL)
    t.do("0 roll")
    before = chances.chances_of(t.game, t.state)[0]
    t.do("* dice 3 4")
    by_dice = chances.chances_of(t.game, t.state)
    assert by_dice[0] > before + 0.01
    moved = max((engine.advance(t.game, t.state, action)[0] for action in engine.asked(t.game, t.state).choices[0]),  # type: ignore[union-attr]
                key=lambda state: win_chance_of("classic")(t.game, state, Seat(0), SOBER))  # fmt: skip
    assert chances.chances_of(t.game, moved) == by_dice


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_dice_are_told_apart_from_cards(key: str, seats: int, options: tuple[tuple[str, str], ...]) -> None:
    _, _, done = log_of(key, seats, options)
    sources = {action.kind: source_of(action) for action in done}
    for kind, told in sources.items():
        by_chance = any(action.kind == kind and action.seat == CHANCE for action in done)
        assert (told == CHOICE) is not by_chance
    assert {kind for kind, told in sources.items() if told == DICE} <= {"dice", "first_dice", "exploration_dice",
        "green_die", "red_die"}  # fmt: skip
    assert all("draw" in kind or "stolen" in kind or "first_player" in kind or "dealt" in kind or "open" in kind
               or "shown" in kind or "kind" in kind for kind, told in sources.items() if told == CARDS)  # fmt: skip


def test_a_missed_win_costs_all_that_was_lacking() -> None:
    """Who could win and ends the turn gave away what there was to win."""
    t = place(classic(3, offers=0), f"{EIGHT} {spots(2, -2, 0)} {line(2, -2, 3)} 9wool 1grain", RIVAL)
    view = engine.observe(t.game, t.state, Seat(0))
    missed, _ = weigh(t.game, view, decode(t.game, "0 end_turn"), BUDGET)
    assert missed is not None
    assert missed.cost > 0.05
    assert missed.grounds == (Reason("why-win"),)
    assert missed.plan, "the harbour must pay for the last card first"
    assert decode(t.game, missed.advised) != decode(t.game, missed.made)


def test_the_order_of_what_is_done_anyway_costs_nothing() -> None:
    """Both builds can be paid for, in either order: whichever comes first leads to the same turn."""
    t = place(classic(3, offers=0), "V(2,-2,N) V(0,2,S) 6ore 4grain")
    view = engine.observe(t.game, t.state, Seat(0))
    assert view.decision is not None
    cities = [action for choice in view.decision.choices for action in choice if isinstance(action, BuildCity)]

    def value(game: Game, state: GameState, seat: Seat) -> float:
        return chances.chances_of(game, state)[seat]

    found = SearchBot(win_chance_of, budget=BUDGET).compare(t.game, view, cities, value, Random(1))
    first, second = [worth for worth, _ in found]
    assert first == pytest.approx(second)
    assert first > value(t.game, t.state, Seat(0))


def test_what_the_bot_would_have_done_costs_nothing() -> None:
    t = place(classic(3, offers=0), f"{EIGHT} {spots(2, -2, 0)} 3ore 2grain")
    view = engine.observe(t.game, t.state, Seat(0))
    first, _ = weigh(t.game, view, decode(t.game, "0 end_turn"), FEW)
    assert first is not None
    again, planned = weigh(t.game, view, decode(t.game, first.advised), FEW)
    assert again == Decision(first.advised, first.advised, 0.0)
    assert planned is not None


def test_a_plan_that_is_followed_is_searched_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cities and the end of the turn, as the bot planned them; another action is weighed by itself."""
    t = place(classic(3, offers=0), "V(2,-2,N) V(0,2,S) 6ore 4grain")
    view = engine.observe(t.game, t.state, Seat(0))
    bot = SearchBot(win_chance_of, budget=BUDGET)
    first, rest = bot.plan(t.game, view, bot_rng(0, Seat(0), t.state.ply))
    assert rest
    asked = []

    def plan(bot: SearchBot, game: Game, view: Observation, rng: Random) -> tuple[Action, Line | None]:
        asked.append(view.state.ply)
        return first, rest

    monkeypatch.setattr(SearchBot, "plan", plan)
    end = decode(t.game, "0 end_turn")
    followed = list(steps(t.game, (t.state, ()), (first, *rest, end), (Seat(0),)))
    assert not any(step.decision.cost for step in followed if step.decision is not None)
    assert asked == [t.state.ply]
    left = list(steps(t.game, (t.state, ()), (first, end), (Seat(0),)))
    assert asked == [t.state.ply, t.state.ply, left[0].ply]


def test_without_a_choice_there_is_no_decision() -> None:
    t = place(classic(3), seat=0, step=PRE_ROLL)
    assert weigh(t.game, engine.observe(t.game, t.state, Seat(0)), decode(t.game, "0 roll"), FEW) == (None, None)


def test_a_card_that_can_be_played_after_the_throw_is_not_missed_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A monopoly is; a knight moves the robber before the dice fall."""
    t = place(classic(3, offers=0), "V(2,-2,N) monopoly knight", "V(0,2,S) 5ore 4wool", robber="(2,-2)", step=PRE_ROLL)
    view = engine.observe(t.game, t.state, Seat(0))
    made = decode(t.game, "0 roll")
    for card, missed in (("0 play_monopoly 4", False), ("0 play_knight", True)):
        advised = decode(t.game, card)
        monkeypatch.setattr(SearchBot, "plan", lambda *_, advised=advised: (advised, None))
        monkeypatch.setattr("catan_desktop.review.steps._cost", lambda *_, advised=advised: (0.1, (advised,), (made,)))
        found, _ = weigh(t.game, view, made, FEW)
        assert found is not None
        assert bool(found.cost) is missed


def test_nobody_is_blamed_without_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the judgement says nothing for what is advised, only a large difference is told."""
    t = place(classic(3, offers=0), "V(2,-2,N) V(0,2,S) 3ore 2grain")
    view = engine.observe(t.game, t.state, Seat(0))
    advised, made = (decode(t.game, line) for line in ("0 build_city V(2,-2,N)", "0 build_city V(0,2,S)"))
    monkeypatch.setattr(SearchBot, "plan", lambda *_: (advised, None))
    for cost, reasons, told in ((0.05, (OVERALL,), 0.0), (0.2, (OVERALL,), 0.2), (0.05, (Reason("why-income"),), 0.05)):
        monkeypatch.setattr("catan_desktop.review.steps._cost", lambda *_, cost=cost: (cost, (advised,), (made,)))
        monkeypatch.setattr("catan_desktop.review.steps.against", lambda *_, reasons=reasons: reasons)
        found, _ = weigh(t.game, view, made, FEW)
        assert found is not None
        assert found.cost == told


def test_points_speak_where_the_search_sees_no_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    """A city is advised before a card that is thought as good, and who builds it is not told to buy the card."""
    t = place(classic(3, offers=0), "V(2,-2,N) V(0,2,S) 4ore 3grain 1wool", "V(-2,0,S)")
    view = engine.observe(t.game, t.state, Seat(0))
    card, city, end = (decode(t.game, line) for line in ("0 buy_card", "0 build_city V(2,-2,N)", "0 end_turn"))
    monkeypatch.setattr(SearchBot, "plan", lambda *_: (card, None))
    monkeypatch.setattr(SearchBot, "lines", lambda *_: [(0.5, (card,)), (0.45, (city,))])
    monkeypatch.setattr("catan_desktop.review.plans.Ends.chance", lambda _, line: 0.2 + 0.1 * (line[:1] != (end,)))
    monkeypatch.setattr(
        "catan_desktop.review.steps._cost", lambda _g, _v, made, advised, _b: (0.06, (advised,), (made,))
    )
    missed, _ = weigh(t.game, view, end, FEW)
    assert missed is not None
    assert (decode(t.game, missed.advised), missed.cost) == (city, 0.06)
    built, _ = weigh(t.game, view, city, FEW)
    assert built is not None
    assert not built.cost
    monkeypatch.setattr(SearchBot, "lines", lambda *_: [(0.5, (card,)), (0.1, (city,))])
    built, _ = weigh(t.game, view, city, FEW)
    assert built is not None
    assert not built.cost, "points on the table against a difference that is no large one"
    traded, _ = weigh(t.game, view, end, FEW, (end,))
    assert traded is not None
    assert decode(t.game, traded.advised) == card


def test_a_plan_is_told_by_what_its_gain_hangs_on() -> None:
    """The sale of what nobody needs is left out; what a build is paid with is not."""
    t = place(classic(3, offers=0), "V(2,-2,N) V(0,2,S) 7ore 2grain 4wool", "V(-2,0,S)! V(-2,2,S)")
    led = Ends(t.game, t.state, Seat(0), Random(1))
    city, other = decode(t.game, "0 build_city V(2,-2,N)"), decode(t.game, "0 build_city V(0,2,S)")
    idle, needed = decode(t.game, "0 bank_trade 2 1"), decode(t.game, "0 bank_trade 4 3")
    end = (decode(t.game, "0 end_turn"),)
    assert led.essence((idle, city), end) == (city,)
    poor = place(classic(3, offers=0), "V(2,-2,N) V(0,2,S) 7ore 1grain", "V(-2,0,S)! V(-2,2,S)")
    led = Ends(poor.game, poor.state, Seat(0), Random(1))
    assert led.essence((needed, city), end) == (needed, city)
    assert led.points((needed, city)) == led.points(end) + 1
    assert not led.whole((city, needed, other))


def test_who_had_all_but_lost_had_little_to_give_away() -> None:
    """What a rival holds unseen is counted in what a decision cost, though not in what was a mistake."""
    t = place(classic(3, offers=0), "V(2,-2,N) V(0,2,S) 3ore 2grain")
    end, city = decode(t.game, "0 end_turn"), "0 build_city V(2,-2,N)"
    blamed = Decision("0 end_turn", city, 0.9)
    told = _in_truth(t.game, t.state, blamed, (end,))
    led = Ends(t.game, t.state, Seat(0), Random(0))
    assert told.cost == pytest.approx(led.chance((decode(t.game, city),)) - led.chance((end,)))
    assert _in_truth(t.game, t.state, replace(blamed, cost=0.021), (end,)).cost == 0.021
    lost = place(classic(3, offers=0), "V(2,-2,N) V(0,2,S) 3ore 2grain", RIVAL, seat=0)
    assert not _in_truth(lost.game, lost.state, blamed, (end,)).cost


def test_nobody_is_blamed_for_what_could_not_be_seen() -> None:
    """The same observation is judged the same, whatever lies hidden."""
    game, start, done = log_of("classic", 3)
    state, tried = start[0], 0
    for action in done:
        seat = action.seat
        if seat != CHANCE and state.turn > 2:
            view = engine.observe(game, state, seat)
            other = engine.determinise(game, view, Random(9))
            if other != state:
                again = engine.observe(game, other, seat)
                assert weigh(game, view, action, FEW) == weigh(game, again, action, FEW)
                tried += 1
        state = engine.advance(game, state, action)[0]
        if tried == 5:
            return
    pytest.fail("nothing was hidden in this game")


@pytest.mark.parametrize(("key", "seats", "options"), [TABLES[0], TABLES[2], TABLES[3]])
def test_decisions_are_those_of_the_reviewed_seats(key: str, seats: int, options: tuple[tuple[str, str], ...]) -> None:
    game, start, done = log_of(key, seats, options, plies=60)
    found = reviewed(game, start, done, (1,))
    weighed_steps = [step for step in found if step.decision is not None]
    assert weighed_steps
    for step in weighed_steps:
        assert step.seat == 1
        assert step.decision is not None
        assert decode(game, step.decision.made) == done[step.ply - 1]
        assert encode(game, decode(game, step.decision.advised)) == step.decision.advised
        assert 0.0 <= step.decision.cost <= 1.0
    told = summary(game, start[0], found, (Seat(1),))
    assert [one.reviewed for one in told.accounts] == [seat == 1 for seat in range(seats)]
    costs = [one.decision.cost for one in told.decisions]
    assert costs == sorted(costs, reverse=True)
    assert all(costs)


def test_a_review_goes_on_where_it_stopped() -> None:
    game, start, done = log_of("gift-base", 3, plies=50)
    seats = (Seat(0),)
    whole = list(steps(game, start, done, seats, budget=FEW))
    for known in (20, 34, 41):
        begun = list(islice(steps(game, start, done, seats, budget=FEW), known))
        assert [*begun, *steps(game, start, done, seats, known=known, budget=FEW)] == whole


def test_the_mark_is_that_of_one_log() -> None:
    game, start, done = log_of("gift-base", 3, plies=50)
    seats = (Seat(0), Seat(1))
    first = mark(game, start[0], done, seats)
    assert mark(game, start[0], done, seats) == first
    other: tuple[Action, ...] = done[:-1]
    assert first not in {mark(game, start[0], other, seats), mark(game, start[0], done, seats[:1])}


# adding up


def step(ply: int, turn: int, told: tuple[float, ...], seat: int = 0, **more: object) -> Step:
    plain = Step(ply, turn, seat, CHOICE, told)
    return replace(plain, **more)  # type: ignore[arg-type]


def test_turning_points_are_the_greatest_changes_spread_apart() -> None:
    even = (0.5, 0.5)
    found = [step(1, 0, (0.9, 0.1)), step(2, 0, even), step(3, 1, (0.6, 0.4)), step(4, 1, (0.8, 0.2))]
    found += [step(4 + turn, turn, (0.8, 0.2)) for turn in range(2, 40)]
    found += [step(50, 40, (0.5, 0.5)), step(51, 43, (0.51, 0.49))]
    points = turning_points((0.5, 0.5), found)
    assert [max(point.plies) for point in points] == [4, 50]  # one a while; no set-up; nothing that is too small
    assert [round(point.swing, 2) for point in points] == [0.3, 0.3]


def test_of_each_turn_of_a_seat_the_dearest_decision_is_told() -> None:
    game, start, _ = log_of("gift-base", 3)
    dear, cheap = Decision("0 end_turn", "0 roll", 0.3), Decision("0 end_turn", "0 buy_card", 0.1)
    even = (1 / 3, 1 / 3, 1 / 3)
    found = [step(1, 1, even, decision=cheap), step(2, 1, even, decision=dear), step(3, 2, even, 1, decision=cheap),
             step(4, 4, even, decision=cheap)]  # fmt: skip
    told = summary(game, start[0], found, (Seat(0), Seat(1)))
    assert [(one.ply, one.turn, one.decision) for one in told.decisions] == [(1, 1, dear), (2, 2, cheap), (3, 4, cheap)]


def test_before_anything_is_worked_out_there_are_none() -> None:
    assert turning_points((0.5, 0.5), ()) == ()


def test_there_are_not_many_turning_points() -> None:
    told = [(0.2, 0.8), (0.8, 0.2)]
    found = [step(ply, ply, told[ply // 3 % 2]) for ply in range(1, 60)]
    assert len(turning_points((0.5, 0.5), found)) == MOST_POINTS


def test_what_the_same_turn_took_back_is_no_turning_point() -> None:
    even = (0.5, 0.5)
    assert lasting(even, (0.9, 0.1), (), [(0.6, 0.4)]) == (even, (0.6, 0.4))
    assert lasting(even, (0.9, 0.1), (), [(0.3, 0.7)]) == (even, even)
    assert lasting(even, (0.6, 0.4), (), [(0.9, 0.1)]) == (even, (0.6, 0.4))
    assert lasting(even, (0.9, 0.1), [(0.7, 0.3)], [(0.9, 0.1)]) == ((0.7, 0.3), (0.9, 0.1))
    assert lasting(even, (0.9, 0.1), [(0.7, 0.3)], [(0.6, 0.4)]) == (even, even)


def test_a_victory_that_was_foreseen_is_no_turning_point() -> None:
    """The game ends there; it has turned before."""
    for before, turned in ((0.8, 0), (0.4, 1)):
        stood = (before, 1.0 - before)
        found = [step(1, 1, stood), step(2, 2, (1.0, 0.0))]
        assert len(turning_points(stood, found)) == turned


def test_what_does_not_last_a_round_is_a_smaller_turning_point() -> None:
    even, told = (0.25,) * 4, (0.55, 0.15, 0.15, 0.15)
    kept = [step(1, 1, told), *(step(turn, turn, told) for turn in range(2, 7))]
    lost = [step(1, 1, told), *(step(turn, turn, even) for turn in range(2, 7))]
    (stays,) = turning_points(even, kept)
    assert stays.swing == pytest.approx(0.3)
    assert all(point.swing < 0.1 for point in turning_points(even, lost))


def test_what_seats_do_without_chance_is_one_turning_point() -> None:
    """Its actions are told with that first that changed most; the throw that ends it stands by itself."""
    even = (0.5, 0.5)
    found = [step(1, 1, even), step(2, 2, (0.52, 0.48)), step(3, 2, (0.6, 0.4)), step(4, 2, (0.62, 0.38)),
             step(5, 3, (0.62, 0.38), 1), replace(step(6, 3, (0.62, 0.38), CHANCE), source=DICE)]  # fmt: skip
    assert [[one.ply for one in run] for run in runs(found)] == [[1], [2, 3, 4], [5], [6]]
    (point,) = turning_points(even, found)
    assert point.plies == (3, 2, 4)
    assert point.swing == pytest.approx(0.12)
    thrown = [step(1, 1, even), step(2, 1, even), replace(step(3, 1, even, CHANCE), source=DICE)]
    assert [[one.ply for one in run] for run in runs(thrown)] == [[1], [2], [3]]


def test_a_turning_point_is_told_of_who_brought_it_about() -> None:
    """If it is worth nearly as much to him."""
    before = (0.3, 0.4, 0.2, 0.1)
    assert Moved((1,), 1, 0, CHOICE, before, (0.4, 0.28, 0.21, 0.11)).most == 0
    assert Moved((1,), 1, 0, CHOICE, before, (0.34, 0.28, 0.25, 0.13)).most == 1
    assert Moved((1,), 1, CHANCE, DICE, before, (0.4, 0.28, 0.21, 0.11)).most == 1


def test_what_is_only_won_back_is_no_turning_point() -> None:
    """A soldier is lost and saved: the turn ends as it began."""
    found = [step(1, 1, (0.5, 0.5)), step(2, 2, (0.2, 0.8)), step(3, 2, (0.5, 0.5)), step(4, 3, (0.5, 0.5))]
    assert not turning_points((0.5, 0.5), found)
    gone = [*found[:2], step(3, 2, (0.3, 0.7)), step(4, 3, (0.3, 0.7))]
    assert [(one.plies, one.after) for one in turning_points((0.5, 0.5), gone)] == [((2, 3), (0.3, 0.7))]


def test_what_a_seat_loses_by_its_best_decision_is_no_turning_point() -> None:
    """The judgement is mistaken there, not the seat."""
    fallen = [step(1, 1, (0.5, 0.5)), step(2, 2, (0.2, 0.8), decision=Decision("0 end_turn", "0 end_turn", 0.0))]
    assert not turning_points((0.5, 0.5), fallen)
    erred = [fallen[0], step(2, 2, (0.2, 0.8), decision=Decision("0 end_turn", "0 roll", 0.2))]
    assert [one.plies for one in turning_points((0.5, 0.5), erred)] == [(2,)]
    by_another = [fallen[0], replace(fallen[1], seat=1)]
    assert [one.plies for one in turning_points((0.5, 0.5), by_another)] == [(2,)]


def test_a_throw_that_changes_nothing_is_no_turning_point() -> None:
    """Another face would have ended the game: that is bad luck, but the chances stand where they stood."""
    even, hoped = (0.5, 0.5), (0.7, 0.3)
    found = [step(1, 1, even), step(2, 2, hoped)]
    missed = replace(step(3, 2, even), source=DICE, expected=hoped)
    assert not turning_points(even, [*found, missed, step(4, 3, even)])
    hit = replace(missed, chances=(0.9, 0.1))
    (point,) = turning_points(even, [*found, hit, step(4, 3, (0.9, 0.1))])
    assert (point.before, point.after) == (hoped, (0.9, 0.1)), "what was not to be expected"


def test_what_the_next_turn_makes_good_again_is_no_turning_point() -> None:
    """The action that begins the next turn takes from the judgement what the seat is about to do in it."""
    even = (0.5, 0.5)
    found = [step(1, 1, even), step(2, 1, (0.3, 0.7)), step(3, 2, (0.4, 0.6)), step(4, 2, even), step(5, 3, even)]
    assert not turning_points(even, found)
    kept = [step(1, 1, even), step(2, 1, (0.3, 0.7)), step(3, 2, (0.3, 0.7)), step(4, 3, (0.3, 0.7))]
    assert [one.plies for one in turning_points(even, kept)] == [(2, 1)]


def test_another_order_of_the_same_actions_costs_nothing() -> None:
    """What was advised was done a little later in the same turn; after dice it is another question."""
    game, start, _ = log_of("gift-base", 3)
    even = (1 / 3, 1 / 3, 1 / 3)
    late = Decision("0 build_road 1", "0 buy_card", 0.3)
    done = Decision("0 buy_card", "0 buy_card", 0.0)
    same = [step(1, 1, even, decision=late), step(2, 1, even, decision=done)]
    other = [step(1, 1, even, decision=late), step(2, 2, even, decision=done)]
    thrown = [same[0], step(2, 1, even, seat=int(CHANCE), source=DICE), step(3, 1, even, decision=done)]
    assert not summary(game, start[0], same, (Seat(0),)).decisions
    assert summary(game, start[0], same, (Seat(0),)).accounts[0].agreed == 2
    part = [step(1, 1, even, decision=replace(late, plan=("0 build_city 3",))), same[1]]
    assert summary(game, start[0], part, (Seat(0),)).decisions, "the rest of the plan was not done"
    for found in (other, thrown):
        assert [one.decision for one in summary(game, start[0], found, (Seat(0),)).decisions] == [late]


def test_luck_and_play_have_their_places() -> None:
    found = [
        step(1, 0, (0.4, 0.6)),
        step(2, 1, (0.5, 0.5), seat=int(CHANCE), source=DICE, expected=(0.45, 0.55)),
        step(3, 1, (0.3, 0.7), seat=int(CHANCE), source=CARDS),
        step(4, 1, (0.6, 0.4)),
        step(5, 2, (0.2, 0.8), seat=1),
    ]
    own = account((0.5, 0.5), found, Seat(0), reviewed=True)
    assert own.setup == pytest.approx(-0.1)
    assert own.unforeseen == pytest.approx(0.05)
    assert own.dice == pytest.approx(0.05)
    assert own.cards == pytest.approx(-0.2)
    assert own.luck == pytest.approx(-0.15)
    assert own.own == pytest.approx(0.3)
    assert own.others == pytest.approx(-0.4)


def test_what_could_be_done_later_was_not_lost() -> None:
    """Of a turn the dearest decision counts, and the same advice in turns on end once."""

    def choice(turn: int, cost: float, advised: str) -> tuple[int, Decision]:
        return turn, Decision("0 end_turn", f"0 {advised}", cost)

    same = [choice(1, 0.1, "buy_card"), choice(5, 0.3, "buy_card"), choice(9, 0.2, "buy_card")]
    assert given_away(same) == pytest.approx(0.3)
    assert given_away([*same, choice(9, 0.05, "roll")]) == pytest.approx(0.3)
    assert given_away([same[0], choice(3, 0.0, "end_turn"), same[1]]) == pytest.approx(0.4)
    assert given_away([same[0], choice(3, 0.2, "build_city 3"), same[1]]) == pytest.approx(0.6)
    assert given_away([]) == 0.0


def test_every_game_says_how_sharp_it_is_and_who_plays_together() -> None:
    game, _, _ = log_of("great-wall", 2, (("gw_mode", "coop"),))
    rivals, _, _ = log_of("great-wall", 3)
    assert entry("great-wall").rules.together(game)
    assert not entry("great-wall").rules.together(rivals)
    assert not entry("classic").rules.together(classic(3))
