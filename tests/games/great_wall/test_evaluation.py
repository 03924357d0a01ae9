"""What positions of the Great Wall are worth to bots."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from catan_desktop.bots.budget import Budget
from catan_desktop.bots.levels import make_bot
from catan_desktop.games.great_wall import actions as act
from catan_desktop.games.great_wall.building import BUILD
from catan_desktop.games.great_wall.cards import CAMPAIGN, CEREMONY, CONSTRUCTION, ECONOMY
from catan_desktop.games.great_wall.evaluation import orders
from catan_desktop.games.great_wall.evaluation.display_chance import AHEAD, display_odds
from catan_desktop.games.great_wall.evaluation.forecast import forecast
from catan_desktop.games.great_wall.evaluation.position import Weights, by_seat, judge, parts_of
from catan_desktop.games.great_wall.evaluation.reasons import EXPLANATIONS
from catan_desktop.games.great_wall.evaluation.win_chance import value
from catan_desktop.games.great_wall.part import COUNCIL, PLAYER, Secret, once
from catan_desktop.games.great_wall.soldiers import DEPLOY, RECRUIT
from catan_desktop.games.great_wall.steps import Building, Deploying, Left
from catan_desktop.games.great_wall.tables import BASE_CLANS, CommandId, tables
from catan_desktop.games.great_wall.turns import PLACE
from catan_desktop.games.great_wall.year import COMMAND, INCOME, income
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.engine import actor, advance, apply, observe
from catan_desktop.kernel.prompts import Asks
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from tests.review.games import log_of

from .place import S1, S2, S3, A, B, C, Place, place, table


def together(*names: str, black_powder: bool = False) -> Place:
    """Three who play together with these requests, in the last Year."""
    at = place(year=6, gw_mode="coop", black_powder=black_powder)
    keys = [one.key for one in at.tables.requests]
    return at.set(requests=tuple([keys.index(name) for name in names]))


def worth(at: Place) -> float:
    return judge(at.game, at.state, A)


def played(at: Place) -> Place:
    """What `hard` does until it is asked nothing more."""
    bot = make_bot("hard", Budget(seconds=None, nodes=300))
    while not at.over and (seat := actor(at.state)) is not None:
        at.state, _ = apply(at.game, at.state, bot.choose(at.game, observe(at.game, at.state, seat), Random(1)))
    return at


@pytest.mark.parametrize("powder", [False, True])
def test_parts_add_up_to_the_judgement(powder: bool) -> None:
    for at in (place(black_powder=powder), together("glory", "no_gap", black_powder=powder)):
        at.wall(S1, 2).card(S1, 1, "foragers").on(A, "spearman", S1, 1, "00").hide(B, "spearman", S2)
        assert sum(parts_of(at.game, at.state, A).values()) == pytest.approx(worth(at))


def test_the_level_that_a_request_lacks_is_worth_more_than_the_next() -> None:
    def at(level: int) -> float:
        return worth(together("raise_the_wall").wall(S1, 3).wall(S2, 3).wall(S3, level))

    assert at(2) - at(1) > 2 * (at(3) - at(2))


def test_players_who_compete_need_nothing() -> None:
    assert forecast(place().game, place().state).needs == {}
    at = together("council", "quiet_border")
    assert set(forecast(at.game, at.state).needs) == {"council", "quiet_border", "pool"}


def test_an_empty_pool_is_what_players_together_dread() -> None:
    def lost(pool: int) -> float:
        return worth(together().set(shame_left=pool)) - worth(together().set(shame_left=pool - 1))

    assert lost(2) > 2 * lost(20) > 0


def test_a_card_that_is_nearly_covered_attacks_less() -> None:
    def breach(wounds: str) -> float:
        at = place().wall(S1, 1).card(S1, 1, "khans_guard", wounds).set(phase=2)
        return forecast(at.game, at.state).breaches[S1]

    assert breach("00 01 02 10 11") < breach("")


def test_rams_and_ladders_are_dreaded_as_long_as_they_are_open() -> None:
    def siege(name: str, wounds: str) -> float:
        at = place(black_powder=True).wall(S1, 1).wall(S2, 1).hide(A, "spearman", S1).card(S1, 1, name, wounds)
        return parts_of(at.game, at.state, A)["siege"]

    assert siege("foragers", "") > siege("ram", "00 01 02 11") > siege("ram", "")
    assert siege("foragers", "") > siege("siege_ladder", "")


def test_a_seat_is_likelier_to_win_with_more_honour() -> None:
    at, more = place(), place().player(A, honour=10)
    assert value(more.game, more.state, A) > value(at.game, at.state, A)
    assert value(more.game, more.state, B) < value(at.game, at.state, B)
    assert by_seat(more.game, more.state, Weights())[1][A]["honour"] == 10.0


def test_hard_builds_the_wall_that_it_can_pay() -> None:
    at = place().wall(S1, 1).card(S1, 1, "foragers").player(A, goods=(2, 4, 0, 0))
    at.run(once(BUILD, Building(A, 1, 0, True)))
    assert played(at).section(S1).level == 2


def test_hard_recruits_whom_it_will_deploy() -> None:
    at = place().wall(S1, 1).card(S1, 1, "foragers", "00 01").player(A, goods=(1, 0, 1, 0))
    at.run(once(DEPLOY, Deploying(A, 1, False)), once(RECRUIT, Left(A, 1)))
    card = played(at).card_in(S1, 1)
    assert card is not None
    assert [figure.seat for figure in card.figures] == [A]


def clan_of(action: Action) -> int:
    assert isinstance(action, act.ChooseClan)
    return action.clan


@pytest.mark.parametrize("powder", [False, True])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_bots_take_clans_by_lot_those_with_better_soldiers_more_often(level: str, powder: bool) -> None:
    at = table(4, black_powder=powder)
    view = observe(at.game, at.state, A)
    bot = make_bot(level)
    taken = Counter(clan_of(bot.choose(at.game, view, Random(seed))) for seed in range(60))
    assert len(taken) == len(BASE_CLANS), "every clan has its games"
    turtle, monkey = (taken[BASE_CLANS.index(clan)] for clan in ("turtle", "monkey"))
    assert (turtle > 2 * monkey) == powder
    assert bot.choose(at.game, view, Random(7)) == bot.choose(at.game, view, Random(7))


def chance(at: Place) -> float:
    """The logarithm of the odds that people are told."""
    return display_odds(at.game, at.state)[A]


@pytest.mark.parametrize("powder", [False, True])
def test_people_are_told_how_requests_keep_pace(powder: bool) -> None:
    """The same levels are ahead in the second Year and behind in the last one."""

    def at(year: int, level: int) -> float:
        wall = together("raise_the_wall", black_powder=powder).wall(S1, level).wall(S2, level).wall(S3, level)
        return chance(wall.set(year=year))

    assert at(2, 0) < at(2, 1) < at(2, 2)
    assert at(6, 1) < at(2, 1)


def test_people_are_told_that_the_pool_runs_dry() -> None:
    """Sooner with black powder, where raids take more of it."""
    full, low = [chance(together("glory").set(shame_left=pool, year=4)) for pool in (30, 2)]
    assert low < full - 1
    with_powder = [chance(together("glory", black_powder=True).set(shame_left=pool, year=4)) for pool in (30, 2)]
    assert full - low < with_powder[0] - with_powder[1]


def test_the_border_says_next_to_nothing_of_the_last_winter() -> None:
    at = together("quiet_border")
    before = chance(at)
    assert 0 < before - chance(at.card(S1, 1, "foragers").card(S2, 1, "foragers")) < 0.5


def test_an_advantage_decides_less_in_the_last_year() -> None:
    """Much of it is paid out then, and others have plans, too."""

    def share(year: int) -> float:
        at = place(year=year).player(A, honour=60)
        return chance(at) / value(at.game, at.state, A)

    assert share(tables(place().game).line.years) < share(3)


def random_game(seed: int) -> list[tuple[Action | None, GameState]]:
    """Actions of a random game of four, each with the position after it."""
    game, start, done = log_of("great-wall", 4, (), 240, seed)
    found: list[tuple[Action | None, GameState]] = [(None, start[0])]
    for action in done:
        found.append((action, advance(game, found[-1][1], action)[0]))
    return found


@pytest.mark.parametrize("seed", [3, 4])
def test_nobody_falls_back_because_his_turn_begins(seed: int) -> None:
    """What he is about to do counts until it is done; a search drops it at once."""
    game = log_of("great-wall", 4, (), 240, seed)[0]
    begun = [
        (before, after) for (_, before), (action, after) in pairwise(random_game(seed))
        if type(action) is act.ChooseSlot and after.frames[-1].step == PLACE
    ]  # fmt: skip
    assert begun
    for before, after in begun:
        seat = after.seat
        searched = value(game, before, seat) - value(game, after, seat)
        assert searched > 0.4
        assert abs(display_odds(game, before)[seat] - display_odds(game, after)[seat]) < 0.3 * AHEAD * searched


def test_who_has_laid_down_a_command_is_not_ahead_of_who_will() -> None:
    game = log_of("great-wall", 4, (), 240)[0]
    laid = [
        (action.seat, before, after) for (_, before), (action, after) in pairwise(random_game(3))
        if type(action) is act.ChooseCommand and after.frames[-1].step == COMMAND
    ]  # fmt: skip
    assert laid
    for seat, before, after in laid:
        assert display_odds(game, after)[seat] <= display_odds(game, before)[seat] + 0.1


def test_the_income_of_summer_is_foreseen_in_spring() -> None:
    """It comes to one after the other, and nobody is ahead because he is the first."""
    at = place(year=3).player(A, overseers=(2, 2, 2, 2)).player(B, overseers=(2, 2, 2, 2))
    at.state = replace(at.state, turn=9, frames=(at.state.frames[0], once(INCOME, Asks(B)), once(INCOME, Asks(A))))
    at.set(phase=COUNCIL)
    before = display_odds(at.game, at.state)[:2]
    at.state = income(at.game, at.state, [])
    assert at.goods(A) > at.goods(B)
    assert display_odds(at.game, at.state)[:2] == pytest.approx(before, abs=0.3)


def reasons(at: Place, good: Place, part: str) -> list[str]:
    """What is told of a part that has grown from one position to another."""
    return [reason.key for reason in EXPLANATIONS.tellers[part](at.game, at.state, good.state, A)]


def test_a_trophy_is_told_of_only_where_it_is_won() -> None:
    def scouts() -> Place:
        return place().card(S1, 1, "steppe_scouts").on(B, "spearman", S1, 1, "01")

    def held(cells: str) -> Place:
        at = scouts()
        for cell in cells.split():
            at.on(A, "spearman", S1, 1, cell)
        return at

    trophies = tuple([1] + [0] * 15)
    assert reasons(scouts(), scouts().player(A, trophies=trophies), "claims") == ["why-gw-claim"]
    assert reasons(scouts(), held("11 12"), "claims") == ["why-gw-claim-lead"]
    assert reasons(held("11 12"), held("11 12"), "claims") == []
    tied = scouts().set(tea=(B, A, C))
    assert reasons(tied, held("11").set(tea=(B, A, C)), "claims") == ["why-gw-claim-share"]


def test_a_place_works_only_where_enough_clerks_are() -> None:
    empty = place()
    assert reasons(empty, place().clerks("barracks", 1), "clerks") == ["why-gw-clerks"]
    assert reasons(empty, place().clerks("market", 1), "clerks") == ["why-gw-fills"]
    assert reasons(empty, place().clerks("barracks", 1, 2), "clerks") == ["why-gw-fills"]
    assert reasons(empty, place().player(A, pool=6), "clerks") == ["why-gw-clerk-more"]


def test_a_command_is_told_by_what_it_brings_more_than_the_other() -> None:
    def laid(card: int) -> Place:
        at = place().player(A, "spearman spearman spearman spearman", goods=(0, 0, 0, 0), pool=0)
        return at.set(phase=PLAYER, slot=-1, slots=((A, card), (B, 0), (C, 0)))

    economy, campaign = 0, 5
    assert reasons(laid(economy), laid(campaign), "orders") == ["why-gw-order-deploy"]
    assert reasons(laid(campaign), laid(economy), "orders") == ["why-gw-order-gain"]
    assert reasons(laid(economy), laid(economy), "orders") == []


def choosing() -> Place:
    """The three choose their commands with the same before each; A sits first at tea, then B, then C."""
    at = place()
    frames = (at.state.frames[0], *[once(COMMAND, Asks(seat)) for seat in (C, B, A)])
    at.state = replace(at.state, frames=frames)
    return at.set(phase=COUNCIL, slots=(), revealed=((),) * 3, tea=(A, B, C), private=(Secret(),) * 3)


def test_who_sits_behind_at_tea_does_not_count_on_what_others_take_before() -> None:
    at = choosing()
    here = forecast(at.game, at.state)
    chosen = orders.likely(here)
    favourites = [max(shares, key=shares.__getitem__) for shares in chosen.values()]
    assert len(set(favourites)) == 3, favourites
    first = favourites[0]
    assert orders.worth(here, C, CommandId(first)) < orders.worth(here, A, CommandId(first))


def test_a_card_whose_combo_lies_open_is_worth_more() -> None:
    at = place()
    at.set(phase=PLAYER, slot=-1, slots=((A, ECONOMY), (B, CAMPAIGN), (C, CEREMONY)))
    without = at.set(revealed=((ECONOMY,), (CAMPAIGN,), (CEREMONY,)))
    plain = orders.worth(forecast(without.game, without.state), A, ECONOMY)
    with_it = at.set(revealed=((ECONOMY,), (CONSTRUCTION,), (CEREMONY,)))
    assert orders.worth(forecast(with_it.game, with_it.state), A, ECONOMY) > plain


def test_that_a_turn_has_ended_is_no_reason() -> None:
    """Its card lies played then; only cards that stay there in Summer bring honour."""
    at = place().player(A, hand=0b011111, played=(5,))
    assert reasons(place().player(A, hand=0b011111), at, "cards") == []
    assert reasons(place().player(A, hand=0b111111), at, "cards") == ["why-gw-cards"]
    assert reasons(at, place().player(A, hand=0b111111), "cards") == ["why-gw-hand"]
