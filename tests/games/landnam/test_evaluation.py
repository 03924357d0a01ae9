"""What bots make of Landnam: they explore, found, sue when it pays, join who wins, and fear what they should."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.bots.chance import outcomes_of
from catan_desktop.bots.levels import make_bot
from catan_desktop.evaluation.hands import bounds_of, imagine
from catan_desktop.games.catalogue import entry
from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam.board import OUT, TOPOLOGY
from catan_desktop.games.landnam.evaluation.ground import grounds
from catan_desktop.games.landnam.evaluation.law import law
from catan_desktop.games.landnam.evaluation.position import judge, parts_of
from catan_desktop.games.landnam.evaluation.reasons import EXPLANATIONS
from catan_desktop.games.landnam.evaluation.yields import RATE
from catan_desktop.games.landnam.exploration import TERRAIN_OF
from catan_desktop.games.landnam.fate_cards import BUMPER_CROP, PARDON
from catan_desktop.games.landnam.tables import BOG, FIELDS, FOREST, LADDER, MOUNTAIN, PASTURE, SEA
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import actor, advance, observe, start
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.mechanics.actions import EndTurn
from catan_desktop.mechanics.parts import HANDS, hand_of
from catan_desktop.review import chances
from tests.games.landnam.place import BLUE, GREEN, NONE, RED, Place, hex_at, place, stop
from tests.games.landnam.test_althing import ONE, TRACK, all_pass, heard, meadow, open_case, seven
from tests.playing import next_action
from tests.recipes import RECIPES, set_table


def choice(at: Place, level: str = "normal") -> Action:
    """What a bot does for the seat that is asked."""
    seat = at.actor
    assert seat is not None
    return make_bot(level).choose(at.game, observe(at.game, at.state, seat), Random(3))


def played(at: Place, seat: Seat, most: int = 12) -> list[Action]:
    """What the bot does until somebody else is asked."""
    done: list[Action] = []
    while at.actor == seat and len(done) < most:
        done.append(choice(at))
        at.do(done[-1])
        while at.actor == CHANCE:
            dice = at.offered(act.ExplorationDice)
            at.do(dice[41] if dice else at.offered(act.FateDrawn)[0])
    return done


# what lies in the unknown


@pytest.mark.parametrize("bonus", range(5))
@pytest.mark.rule("ALTH-616")
def test_few_outcomes_stand_for_the_hundred_of_the_dice(bonus: int) -> None:
    at = place().begun()
    for number, (q, r) in enumerate(((1, -1), (2, -1), (3, -2), (3, -1))):
        at.tile(q, r, PASTURE if number < bonus else SEA, 4 if number < bonus else 0)
    at.piece(RED, 1, -1).to_move().do(act.TakeStep(RED, stop(1, -1), stop(2, -2)))
    found = outcomes_of(at.game, at.state)
    weights: dict[int, int] = {}
    here = sum(at.land.terrain[hex_at(*one)] == PASTURE for one in ((1, -1), (2, -1), (3, -2)))
    for action, weight in found:
        assert isinstance(action, act.ExplorationDice)
        weights[TERRAIN_OF[action.green + here]] = weight
    expected = {SEA: 4 - here, MOUNTAIN: here, PASTURE: 3, FIELDS: 1, FOREST: 1, BOG: 1}
    assert weights == {kind: count for kind, count in expected.items() if count}


def test_a_number_is_worth_what_it_comes_to_as_it_ages() -> None:
    assert RATE[5] > RATE[4] > RATE[3]
    assert RATE[6] > RATE[8] > RATE[9] > RATE[12]
    assert RATE[6] < 5 / 36, "a six becomes worse"
    assert RATE[2] > 1 / 36, "a two becomes better"
    assert all(1 / 36 <= RATE[number] <= 5 / 36 for number in LADDER)


def test_a_ship_beside_the_unknown_explores_instead_of_resting() -> None:
    at = place().begun().hands((2, 2, 2, 2), (2, 2, 2, 2)).to_move()
    first = choice(at)
    assert isinstance(first, act.TakeStep)
    assert first.start == OUT
    assert choice(at, "hard").kind == "step"


def test_nobody_walks_to_and_fro_for_nothing() -> None:
    """All hexes are alike to the settler: it stays, though steps are left."""
    at = place().begun()
    for q, r in TOPOLOGY.hexes:
        if (q, r) != (0, 0):
            at.tile(q, r, SEA)
    at.tile(1, 0, PASTURE, 4).tile(1, -1, PASTURE, 4).outside(RED, 0).piece(RED, 1, 0).to_move()
    assert choice(at) == act.EndMovement(RED)


# farms and hands


def test_the_first_farm_is_founded_at_once() -> None:
    at = place().begun().tile(3, -1, SEA).tile(2, -1, PASTURE, 5).tile(2, 0, FOREST, 6)
    at.outside(RED, 0).piece(RED, 3, -1, ship=True).hands((2, 2, 2, 2)).to_move().do(act.EndMovement(RED))
    found = choice(at)
    assert isinstance(found, act.BuildFarm)
    best = grounds(at.game, at.state).seats[RED].sites[0]
    assert best[0] > 0
    assert best[1] == 1.0


def test_many_cards_of_one_kind_are_changed_for_a_farm() -> None:
    at = place().begun().tile(3, -1, SEA).tile(2, -1, PASTURE, 5)
    at.outside(RED, 0).piece(RED, 3, -1, ship=True).hands((1, 0, 1, 9)).to_move().do(act.EndMovement(RED))
    done = played(at, RED)
    assert [type(one).__name__ for one in done[:2]] == ["BankTrade", "BuildFarm"]


def test_what_is_queued_counts_as_built() -> None:
    at = place().begun().tile(3, -1, SEA).tile(2, -1, PASTURE, 5)
    at.outside(RED, 0).piece(RED, 3, -1, ship=True).hands((1, 1, 1, 0)).to_move().do(act.EndMovement(RED))
    before = parts_of(at.game, at.state, RED)["points"]
    at.do(act.BuildFarm(RED, at.offered(act.BuildFarm)[0].corner, stop(3, -1)))
    assert parts_of(at.game, at.state, RED)["points"] == before + 1


def test_who_remembers_what_lay_open_knows_all_hands() -> None:
    """All flows of cards are public (ALTH-537): after random play every hand is known to the card, and the bank."""
    game = set_table(RECIPES["landnam"], 4, {"offers": 1}, 5)
    state, told = start(game)
    history: list[Event] = list(told)
    rng, exact = source(5, "players"), 0
    while state.outcome is None and state.ply < 700:
        state, told = advance(game, state, next_action(game, state, 5, rng))
        history += told
        seat = actor(state)
        if seat is not None and seat != CHANCE and state.ply % 40 == 0:
            view = replace(observe(game, state, seat), history=tuple(redact(event, seat) for event in history))
            dealt = imagine(game, view, Random(1))
            for other in map(Seat, range(4)):
                bound = bounds_of(game, view)[other]
                assert bound.least == bound.most == hand_of(game, state, other) == hand_of(game, dealt, other)
            assert HANDS.of(game, dealt).stock == HANDS.of(game, state).stock
            exact += 1
    assert exact > 10


# the law


def test_a_case_is_opened_by_who_has_the_cards_for_it() -> None:
    at = heard(meadow().hands((0, 0, 4, 0), (0, 0, 1, 0), NONE, NONE))
    found = choice(at)
    assert isinstance(found, act.OpenCase)
    poor = heard(meadow().hands((0, 0, 1, 0), (0, 0, 9, 0), NONE, NONE))
    assert isinstance(choice(poor), act.StopCases)


def test_who_names_the_starter_speaks_last() -> None:
    at = all_pass(seven(meadow()), "landnam.window_open")
    assert choice(at) == act.NameStarter(RED, BLUE)


def test_nobody_throws_cards_after_a_suit_that_is_lost() -> None:
    at = heard(meadow().hands((0, 0, 6, 0), (0, 0, 2, 0), NONE, NONE)).do(open_case(3)).passed()
    while at.actor == RED:
        at.do(act.CloseSide(RED))
    found = choice(at)
    assert found == act.AddCards(BLUE, 0)


def test_a_bystander_joins_the_side_that_then_wins() -> None:
    at = heard(meadow().hands((0, 0, 2, 0), (0, 0, 0, 1), (0, 0, 5, 0), NONE)).do(open_case(2)).passed()
    while at.actor == RED:
        at.do(act.CloseSide(RED))
    while at.actor == BLUE and at.offered(act.AddCards):
        at.do(act.AddCards(BLUE, 0))
    assert isinstance(choice(at), act.AskHelp), "the piece is worth more than the token"
    at.do(act.AskHelp(BLUE, GREEN))
    found = choice(at)
    assert isinstance(found, act.JoinSide)
    assert found.count >= 3


def test_chances_of_a_suit_go_with_the_cards() -> None:
    def red(own: int, theirs: int) -> float:
        at = heard(meadow().hands((0, 0, own, 0), (0, 0, theirs, 0), NONE, NONE)).do(open_case(1)).passed()
        return law(at.game, at.state, grounds(at.game, at.state))[RED]

    assert red(6, 1) > red(4, 4) > red(1, 6)
    assert red(6, 1) > 1.0
    assert red(1, 6) < 0.3


def test_an_outlaw_fears_the_next_althing_and_is_pardoned_in_time() -> None:
    at = meadow()
    safe = judge(at.game, at.state, BLUE)
    outlaw = place().begun().tile(1, 0, PASTURE, 5).house(RED, 1, 0, "N").piece(BLUE, 1, 0, creditors=1 << RED)
    outlaw.fate({BUMPER_CROP: 1}, {PARDON: 1}).hands((0, 0, 2, 0), (0, 0, 3, 0), (0, 0, 2, 0), (1, 0, 0, 0))
    assert judge(outlaw.game, outlaw.state, BLUE) < safe
    seven(outlaw)
    while outlaw.actor != BLUE:
        outlaw.do(act.PassCard(outlaw.actor))  # type: ignore[arg-type]
    assert choice(outlaw) == act.Pardon(BLUE, hex_at(1, 0))


def test_an_outlaw_walks_off_before_it_falls() -> None:
    at = place().begun().tile(1, 0, PASTURE, 5).tile(1, -1, PASTURE, 5).tile(2, -1, FOREST, 9).tile(2, 0, FOREST, 9)
    at.house(RED, 1, 0, "S").house(RED, 1, 0, "SE").outside(BLUE, 0).piece(BLUE, 1, 0, creditors=1 << RED)
    at.turn(BLUE, 6).to_move()
    done = played(at, BLUE, 1)
    assert isinstance(done[0], act.TakeStep)
    assert done[0].start == stop(1, 0)


def test_who_has_twelve_points_when_the_turn_ends_takes_them() -> None:
    at = place().begun().tile(3, -1, SEA).tile(2, -1, PASTURE, 5).tokens(white=(11, 0, 0, 0))
    at.outside(RED, 0).piece(RED, 3, -1, ship=True).hands((1, 1, 1, 1)).to_move().do(act.EndMovement(RED))
    for level in ("easy", "normal", "hard"):
        assert isinstance(choice(at, level), act.BuildFarm), level
    at.do(at.offered(act.BuildFarm)[0], EndTurn(RED))
    assert at.outcome() is not None


def test_parts_add_up_to_the_judgement() -> None:
    at = meadow()
    for seat in (RED, BLUE, GREEN):
        assert sum(parts_of(at.game, at.state, seat).values()) == pytest.approx(judge(at.game, at.state, seat))
    assert entry("landnam").bots.position is judge


def test_what_a_seven_takes_is_taken_by_the_dice() -> None:
    """An outlaw falls before anybody has decided anything, unless somebody plays a card."""
    at = place().begun().tile(1, 0, PASTURE, 5).house(RED, 1, 0, "N").fate(ONE, ONE, ONE, TRACK)
    at.piece(BLUE, 1, 0, creditors=1 << RED)
    seven(at)
    told = chances.chances_of(at.game, at.state)
    all_pass(at, "landnam.window_open")
    assert at.honours.red[RED] == 1
    assert told == chances.chances_of(at.game, at.state)


@pytest.mark.parametrize(("creditor", "piece", "reason"), [(RED, BLUE, "own"), (RED, GREEN, "other")])
def test_a_pardon_is_told_by_whose_piece_it_is(creditor: Seat, piece: Seat, reason: str) -> None:
    at = place().begun().tile(1, 0, PASTURE, 5).house(creditor, 1, 0, "N").piece(piece, 1, 0, creditors=1 << creditor)
    assert EXPLANATIONS.choice is not None
    found = EXPLANATIONS.choice(at.game, at.state, act.Pardon(BLUE, hex_at(1, 0)), ())
    assert [one.key for one in found] == [f"why-pardon-{reason}"]
