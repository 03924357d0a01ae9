"""What an action is foretold to bring: true in the game as it really stands, and blind to what the seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.gift.module import GIFT_BASE
from catan_desktop.games.views import PANELS
from catan_desktop.games.watch.actions import BuildGuard, MormontAsk, TakeWildling
from catan_desktop.games.watch.board import SectionId
from catan_desktop.games.watch.part import REGULAR
from catan_desktop.kernel import engine
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.preview import Trial, trials
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.actions import BuildCity, BuildRoad, BuildSettlement, EndTurn, MoveRobber, PlayKnight
from catan_desktop.present.foresight import explain, foresee, trial_words
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import Words, say, words
from tests.mechanics.place import classic, place
from tests.positions import Position, Table

LOCALE = Path("assets/locale")
NAMES = ("Anya", "Bran", "Clara", "Dolf")


def asked(ruleset: str, seed: int, plies: int) -> Iterator[tuple[Game, GameState, list[Action]]]:
    """Moments of a game of chance moves, each with one action of every family that is offered."""
    rng = Random(seed)
    rules = RULESETS[ruleset]
    board = rules.make_board(4, rules.checked({}), rng) if rules.make_board else None
    game = engine.make_game(rules, 4, {}, board)
    state = engine.start(game)[0]
    for _ in range(plies):
        seat = engine.actor(state)
        if seat is None:
            return
        decision = engine.decision(game, state, seat)
        assert decision is not None
        families = [choice for choice in decision.choices if choice.count()]
        offered = [choice.sample(rng) for choice in families]
        if seat != CHANCE:
            yield game, state, offered
        builds = [action for action in offered if action.kind.startswith(("build", "play", "take", "buy"))]
        pick = rng.choice(builds) if builds and rng.random() < 0.7 else rng.choice(offered)
        state = engine.advance(game, state, pick)[0]


@pytest.mark.matrix
@pytest.mark.parametrize("ruleset", sorted(RULESETS))
@pytest.mark.parametrize("seed", range(3))
def test_what_is_foretold_comes_true_and_betrays_nothing(ruleset: str, seed: int) -> None:
    rng = Random(seed)
    checked = 0
    for game, state, offered in asked(ruleset, seed, 900):
        if rng.random() < 0.75:
            continue
        view = engine.observe(game, state, offered[0].seat)
        other = engine.observe(game, engine.determinise(game, view, rng), view.seat)
        for action in offered:
            said = foresee(PANELS, game, view, action)
            assert said == foresee(PANELS, game, other, action), action
            after, events = engine.apply(game, state, action)
            if said != (words("foresee-hands"),):
                really = trial_words(PANELS, game, view, Trial(action, state, after, events))
                assert set(said) <= set(really), action
                checked += bool(said)
    assert checked > 40


def keys(said: tuple[Words, ...]) -> dict[str, dict[str, object]]:
    return {entry.key: dict(entry.arguments) for entry in said}


def foretold(table: Table, action: Action) -> dict[str, dict[str, object]]:
    view = engine.observe(table.game, table.state, action.seat)
    return keys(foresee(PANELS, table.game, view, action))


def test_a_settlement_tells_cost_points_harvest_and_the_wildling_it_sets_loose() -> None:
    table = Position(roads={0: "E(0,2,E)"}, hands={0: "lumber brick wool grain"}).table()
    view = engine.observe(table.game, table.state, Seat(0))
    assert view.decision is not None
    places = [action for choice in view.decision.choices for action in choice if isinstance(action, BuildSettlement)]
    said = foretold(table, places[0])
    assert set(said) == {"foresee-pay", "foresee-points", "foresee-harvest", "foresee-wildlings"}
    assert said["foresee-points"] == {"before": 0, "after": 1}
    assert said["foresee-wildlings"] == {"count": 1}


def test_a_keep_sets_two_loose_and_a_full_clan_may_raid() -> None:
    table = Position(settlements={0: "V(1,1,N)"}, hands={0: "3ore 2grain"}, camps=("rrrr", "", "")).table()
    said = foretold(table, BuildCity(Seat(0), table.corner("V(1,1,N)")))
    assert said["foresee-wildlings"] == {"count": 2}
    assert said["foresee-raid"] == {"clan": "cannibals", "percent": 33}


@pytest.mark.parametrize(("breach", "camps", "warned"), [(2, "rrrr", True), (1, "rrrr", False), (2, "rrr", False)])
def test_a_raid_that_could_end_the_game_is_named_before(breach: int, camps: str, warned: bool) -> None:
    position = Position(settlements={0: "V(1,1,N)"}, hands={0: "3ore 2grain"}, camps=(camps, "", ""), breach=breach)
    table = position.table()
    said = foretold(table, BuildCity(Seat(0), table.corner("V(1,1,N)")))
    assert ("foresee-last-breach" in said) is warned


def test_the_fifth_road_takes_the_award_with_its_wildling() -> None:
    table = Position(
        settlements={0: "V(1,1,N)"},
        roads={0: "E(1,0,E) E(1,1,NW) E(1,1,W) E(0,1,SE)"},
        hands={0: "lumber brick"},
    ).table()
    ends = [action for action in table.offered(BuildRoad) if "foresee-award" in foretold(table, action)]
    assert ends
    said = foretold(table, ends[0])
    assert said["foresee-award"] == {"award": "longest"}
    assert said["foresee-road"] == {"before": 4, "after": 5}
    assert said["foresee-points"] == {"before": 1, "after": 2}
    assert said["foresee-wildlings"] == {"count": 1}


def test_a_guard_tells_the_section_the_points_and_the_majority() -> None:
    table = Position(wall=((0, 0), (1, 1), (), ()), clearings=(1, 0, 0, 0), hands={0: "brick wool lumber"}).table()
    said = foretold(table, BuildGuard(Seat(0), SectionId(0)))
    assert said["foresee-section"] == {"section": 1, "before": 2, "after": 3, "regulars": 1}
    assert said["foresee-points"] == {"before": 0, "after": 1}
    assert "foresee-most-guards" in said


def test_the_robber_tells_whose_harvest_lies_idle_and_who_may_be_robbed_but_no_card() -> None:
    table = Position(
        rules=GIFT_BASE,
        step="settlers.action",
        settlements={1: "V(1,1,N)", 2: "V(1,1,S)"},
        hands={1: "ore", 2: "wool"},
        cards={0: "knight"},
    ).table()
    table.do(PlayKnight(Seat(0)))
    said = foretold(table, MoveRobber(Seat(0), table.hex("(1,1)")))
    assert set(said) == {"foresee-idle", "foresee-steal-of"}


def test_of_a_winning_move_only_what_decides_is_foretold() -> None:
    """Neither the points of others, whose cards lie open then, nor an income that nobody will have."""
    nine = "V(0,1,N)! V(0,1,S)! V(1,1,N)! V(2,1,N) V(1,1,S) V(-1,1,N)"
    t = place(classic(3), f"{nine} 2grain 3ore", "V(0,-1,N) vp vp", step="settlers.action")
    said = foresee(PANELS, t.game, observe(t.game, t.state, Seat(0)), t.read("0 build_city V(-1,1,N)"))
    assert [one.key for one in said] == ["foresee-pay", "foresee-win", "foresee-points"]


def test_driving_a_wildling_out_gives_a_card_and_frees_the_hex() -> None:
    table = Position(settlements={0: "V(1,1,N)"}, gift={"(1,1)": "r"}, cards={0: "knight"}).table()
    table.do(PlayKnight(Seat(0)))
    said = foretold(table, TakeWildling(Seat(0), table.hex("(1,1)"), REGULAR))
    assert said["foresee-gift"] == {"before": 1, "after": 0}
    assert "foresee-get" in said
    assert "foresee-freed" in said


def test_a_full_hand_at_the_end_of_the_turn_is_a_risk() -> None:
    assert foretold(Position(hands={0: "9ore"}).table(), EndTurn(Seat(0))) == {"foresee-seven": {"count": 9, "half": 4}}
    assert foretold(Position(hands={0: "7ore"}).table(), EndTurn(Seat(0))) == {}


def test_of_hidden_hands_nothing_is_foretold() -> None:
    table = Position(heroes=("mormont", "thorne", "marsh", "qhorin"), hands={0: "wool", 1: "ore"}).table()
    action = table.offered(MormontAsk)[0]
    assert foretold(table, action) == {"foresee-hands": {}}


def test_what_is_not_legal_is_not_foretold() -> None:
    table = Position().table()
    view = engine.observe(table.game, table.state, Seat(0))
    assert trials(table.game, view, BuildGuard(Seat(0), SectionId(0))) == ()
    assert foresee(PANELS, table.game, view, BuildGuard(Seat(0), SectionId(0))) == ()


THINGS = {
    "hex": 21,
    "intersection": 66,
    "path": 86,
    "harbour": 5,
    "camp": 15,
    "banner": 3,
    "section": 4,
    "clearing": 4,
    "post": 20,
    "frostfangs": 1,
    "danger": 1,
    "home": 1,
}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_on_the_board_can_be_told_in_words_with_an_entry_of_the_almanac(language: str) -> None:
    text = Translator(LOCALE, language, strict=True, vocabulary=["gift"])
    table = Position(
        settlements={0: "V(1,1,N)", 1: "V(1,2,S)"},
        cities={2: "V(0,2,N)"},
        roads={0: "E(1,0,E)", 1: "E(1,2,SE)"},
        robber="(1,1)",
        wall=((0, 1, 1, 0, 2), (1,), (), (2, 2)),
        camps=("rrgc", "r", ""),
        clearings=(3, 1, 0, 0),
        gift={"(0,0)": "rr", "(1,2)": "cg"},
    ).table()
    topology = table.game.board.topology
    counts = {**THINGS, "hex": len(topology.hexes), "intersection": len(topology.corners), "path": len(topology.paths)}
    places = [(space, site) for space, count in counts.items() for site in range(count)]
    places += [("trail", number) for number in range(1, 9)]
    for seat in range(4):
        view = engine.observe(table.game, table.state, Seat(seat))
        for thing in places:
            found = explain(PANELS, table.game, view, thing)
            assert found.rows, thing
            assert found.topic, thing
            for row in found.rows:
                assert say(row, text.tr, NAMES, rich=True).strip(), row


def test_a_number_tells_what_comes_to_every_seat_and_what_is_blocked() -> None:
    table = Position(cities={0: "V(1,1,N)"}, settlements={1: "V(1,1,S)"}, robber="(1,1)").table()
    view = engine.observe(table.game, table.state, Seat(3))
    found = explain(PANELS, table.game, view, ("hex", int(table.hex("(1,1)"))))
    here = {(gain.seat, gain.count, gain.blocked) for gain in found.gains if gain.hex == table.hex("(1,1)")}
    assert here == {(0, 2, True), (1, 1, True)}
    assert "explain-robber" in keys(found.rows)
    assert "explain-hex-idle" in keys(found.rows)


def test_roads_hang_together_up_to_a_rivals_building() -> None:
    table = Position(roads={0: "E(1,0,E) E(1,1,NW) E(1,1,W)"}, settlements={1: "V(1,1,N)"}).table()
    view = engine.observe(table.game, table.state, Seat(0))
    found = explain(PANELS, table.game, view, ("path", int(table.path("E(1,1,W)"))))
    lit = dict(found.lit)["path"]
    assert lit >> table.path("E(1,1,W)") & 1
    assert keys(found.rows)["explain-road"]["count"] == lit.bit_count()
