"""Advice: every decision of every game gets grounds that can be read, and nothing hidden tells in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

from catan_desktop.bots.advice import ALONE, EQUAL, MOST_GROUNDS, OVERALL, advise, against, certain, grounds_of
from catan_desktop.bots.bot import only_answer
from catan_desktop.bots.levels import make_bot
from catan_desktop.evaluation.position import income, yields_now
from catan_desktop.evaluation.reasons import EXPLANATIONS, rival_loss
from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.views import vocabulary
from catan_desktop.games.watch.actions import MormontAsk
from catan_desktop.grid.topology import CornerId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.engine import actor, advance, decision, observe, start
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.notation import decode, encode
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState, Observation
from catan_desktop.mechanics.actions import BuildRoad, BuildSettlement, Steal
from catan_desktop.mechanics.awards import longest_holder
from catan_desktop.mechanics.events import Produced
from catan_desktop.mechanics.tables import GRAIN, RESOURCES
from catan_desktop.present.advice import ground_words
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import say
from tests import warm
from tests.mechanics.place import PRE_ROLL, Table, classic, counts, line, place
from tests.parts import settlers
from tests.positions import Position
from tests.present.test_locale import LOCALE
from tests.recipes import set_table

PLIES = 420
EACH = 3
"""So many decisions of a kind are looked at."""
OF_ITS_OWN = {"great-wall": {"why-gw-fills", "why-gw-goods", "why-gw-count", "why-gw-soldiers"}}
"""Reasons that must be met in games that share none with settlers."""


def same(action: Action) -> Action:
    return action


def decisions(key: str) -> Iterator[tuple[Game, GameState, Observation]]:
    """Decisions of all kinds in one game of middling bots, with the full state that the seat does not see."""
    game = set_table(RULESETS[key], 3, board_seed=3)
    state, _ = start(game)
    rng, bot = Random(5), make_bot("normal")
    met: dict[str, int] = {}
    for ply in range(PLIES):
        who = actor(state)
        if who is None:
            return
        asked = decision(game, state, who)
        assert asked is not None
        if who == CHANCE:
            draw = asked.choices[0]
            assert isinstance(draw, Draw)
            thrown = rng.choices(draw.outcomes, draw.weights)[0]
            action = warm.acted(f"advice_{key}", game, state, partial(same, thrown))
        else:
            view = observe(game, state, who)
            action = warm.acted(f"advice_{key}", game, state, partial(bot.choose, game, view, Random(ply)))
            met[action.kind] = met.get(action.kind, 0) + 1
            if met[action.kind] <= EACH:
                yield game, state, view
        state, _ = advance(game, state, action)


@pytest.mark.parametrize("key", sorted(RULESETS))
def test_every_advice_can_be_read_in_both_languages(key: str) -> None:
    tongues = [Translator(LOCALE, name, strict=True).using(vocabulary(RULESETS[key])) for name in ("en", "ru")]
    names, told = ["Ann", "Bob", "Cid"], set()
    for game, _, view in decisions(key):
        action = make_bot("normal").choose(game, view, Random(1))
        found = advise(game, view, action, Random(1))
        assert found.action == action
        assert 1 <= len(found.grounds) <= MOST_GROUNDS
        assert len(set(found.grounds)) == len(found.grounds)
        assert (found.grounds == (ALONE,)) == (only_answer(view.decision) is not None)
        for ground in found.grounds:
            told.add(ground.key)
            for tongue in tongues:
                said = say(ground_words(ground), tongue.tr, names)
                assert said.endswith(".")
                assert "{" not in said
    assert OF_ITS_OWN.get(key, {"why-income", "why-near", "why-points", "why-prospect"}) <= told


def grounds(game: Game, view: Observation, action: Action) -> dict[str, dict[str, str | int]]:
    """What speaks for an action, by text key."""
    return {ground.key: dict(ground.arguments) for ground in advise(game, view, action, Random(1)).grounds}


def test_the_first_settlement_is_praised_for_its_numbers_and_not_for_what_everybody_lacks() -> None:
    placed = 0
    for game, _, view in decisions("classic"):
        action = make_bot("normal").choose(game, view, Random(1))
        if action.kind == "place_settlement" and not settlers(view.state).settlements[view.seat]:
            told = grounds(game, view, action)
            assert "why-income-new" not in told
            assert int(told["why-spot"]["chances"]) >= 9
            placed += 1
    assert placed >= 2


def test_a_victim_is_named_with_the_cards_that_are_there_to_take() -> None:
    t = place(classic(3), "", "V(0,1,N) 5ore", "V(0,1,S) 1ore", step="settlers.pre_roll").roll(7)
    t.do("0 move_robber (0,1)")
    view = observe(t.game, t.state, Seat(0))
    told = grounds(t.game, view, Steal(Seat(0), Seat(1)))
    assert told["why-victim"] == {"who": 1, "count": 5, "most": 1}
    assert "why-victim" not in grounds(t.game, view, Steal(Seat(0), Seat(2)))


def test_a_card_that_may_win_is_not_called_the_victory() -> None:
    """At nine points one of the cards may be the tenth; a city is it for sure."""
    nine = "V(0,1,N)! V(0,1,S)! V(1,1,N)! V(2,1,N) V(1,1,S) V(-1,1,N)"
    for hand, action, ground in (
        ("1wool 1grain 1ore", "buy_card", "why-may-win"),
        ("2grain 3ore", "build_city V(-1,1,N)", "why-win"),
    ):
        t = place(classic(3), f"{nine} {hand}", step="settlers.action")
        assert t.points(0) == 9
        view = observe(t.game, t.state, Seat(0))
        assert list(grounds(t.game, view, t.read(f"0 {action}"))) == [ground]


def test_mormont_asks_nobody_of_whom_all_have_seen_that_he_has_none() -> None:
    """Linnet has been seen to take brick, wool and lumber alone, Hald grain: a hint asks Hald."""
    hands = {0: "3ore 1grain 1lumber", 1: "1brick 3wool 2lumber", 2: "1grain 1brick", 3: "1brick"}
    position = Position(
        heroes=("mormont", "marsh", "tarly", "yarwyck"),
        settlements={0: "V(0,1,N)", 1: "V(2,1,N)", 2: "V(0,3,N)", 3: "V(2,3,N)"},
        hands=hands,
    )
    table = position.table()
    taken = tuple(Produced(Seat(seat), counts(hand)) for seat, hand in hands.items())
    view = replace(observe(table.game, table.state, Seat(0)), history=taken)
    for luck in range(8):
        action = make_bot("normal").choose(table.game, view, Random(luck))
        assert action == MormontAsk(Seat(0), 0b0100, GRAIN)
        told = grounds(table.game, view, action)
        assert told["why-has"] == {"who": 2, "resource": "grain"}
        assert told["why-near"] == {"count": 0, "goal": "city"}


def test_what_to_give_up_is_weighed_though_others_have_not_answered() -> None:
    """Nothing goes before all have chosen; the advice looks at the hands that are left."""
    t = place(classic(3), "V(2,-2,N) 3ore 2grain 4wool", "V(-2,2,S) 4ore 4wool", step=PRE_ROLL)
    t.do("0 roll", "* dice 3 4")
    view = observe(t.game, t.state, Seat(0))
    found = advise(t.game, view, decode(t.game, "0 discard 0,0,4,0,0"), Random(1)).grounds
    assert found
    assert EQUAL not in found


def turn_end(hand: str) -> dict[str, dict[str, str | int]]:
    """What speaks for the end of the turn."""
    t = place(classic(3, offers=0), f"V(2,-2,N) V(0,2,S) {hand}")
    return grounds(t.game, observe(t.game, t.state, Seat(0)), t.read("0 end_turn"))


def test_the_end_of_a_turn_is_praised_for_what_the_cards_are_kept_for() -> None:
    assert turn_end("3ore 1grain 1lumber 1brick") == {"why-enough": {}, "why-save": {"count": 1, "goal": "city"}}
    assert turn_end("1lumber 1brick") == {"why-enough": {}}, "two cards of four or five are no plan"


def test_a_hand_within_the_limit_is_not_said_to_lose_half() -> None:
    """In Cities & Knights the risk of the rolls to come counts before the limit is reached."""
    for hand, key, value in (("9ore", "why-excess", ("count", 9)), ("7ore", "why-excess-soon", ("limit", 7))):
        t = place(classic(3), f"V(2,-2,N) {hand}")
        (teller,) = [one.tellers["excess"] for one in grounds_of(t.game) if "excess" in one.tellers]
        assert tuple(teller(t.game, t.state, t.state, Seat(0))) == (Reason(key, (value,)),)


# one plan against another

SOUTH, NORTH = "0 build_city V(0,2,S)", "0 build_city V(2,-2,N)"


def plans(*lines: str) -> tuple[str, ...]:
    """What speaks for the first plan against the second, with 13 cards that pay for two cities and a development card;
    each plan is a text line for each action, with bars between."""
    t = place(classic(3, offers=0), "V(2,-2,N) V(0,2,S) 7ore 5grain 1wool")
    one, other = ([decode(t.game, action) for action in each.split(" | ")] for each in lines)
    found = against(t.game, observe(t.game, t.state, Seat(0)), one, other, Random(1))
    return tuple(ground.key for ground in found)


def test_a_plan_is_praised_for_where_the_turn_ends() -> None:
    assert plans(f"{SOUTH} | {NORTH}", "0 end_turn") == ("why-points", "why-income", "why-excess")


def test_what_the_other_plan_does_as_well_is_no_reason() -> None:
    """Both plans lay so many cards down that a 7 takes none."""
    assert plans(f"{SOUTH} | {NORTH}", SOUTH) == ("why-points", "why-income")


def test_plans_that_end_alike_have_no_reason_of_their_own() -> None:
    assert plans(f"{SOUTH} | {NORTH}", f"{NORTH} | {SOUTH}") == (OVERALL.key,)


def test_a_card_that_may_be_drawn_is_no_reason() -> None:
    """What is bought may be a victory point; that is luck."""
    assert plans("0 buy_card", "0 end_turn")[0] == "why-held"


def longer(t: Table, state: GameState) -> BuildRoad:
    """A road of seat 0 that makes its longest one longer."""
    asked = decision(t.game, state, Seat(0))
    assert asked is not None
    length = settlers(state).lengths[0]
    roads = [action for choice in asked.choices for action in choice if isinstance(action, BuildRoad)]
    return next(road for road in roads if settlers(advance(t.game, state, road)[0]).lengths[0] > length)


def test_who_loses_an_award_is_named_with_who_takes_it() -> None:
    """The two points that the leader loses are half of the matter."""
    own = f"V(-2,0,N) {line(0, -2, 4)} 2lumber 2brick"
    t = place(classic(3, offers=0), own, f"V(-2,1,S) {line(2, -2, 5)}")
    assert longest_holder(t.game, t.state) == 1
    first = longer(t, t.state)
    roads = [first, longer(t, advance(t.game, t.state, first)[0])]
    found = against(t.game, observe(t.game, t.state, Seat(0)), roads, [decode(t.game, "0 end_turn")], Random(1))
    assert [one.key for one in found[:2]] == ["why-longest", "why-rival-points"]
    assert dict(found[1].arguments) == {"who": Seat(1), "count": 2}


def test_a_road_far_from_the_award_is_not_on_the_way_to_it() -> None:
    for rival, told in (("", True), (f"V(-2,1,S) {line(2, -2, 6)}", False)):
        t = place(classic(3, offers=0), f"V(-2,0,N) {line(0, -2, 3)} 1lumber 1brick", rival)
        view, end = observe(t.game, t.state, Seat(0)), [decode(t.game, "0 end_turn")]
        found = against(t.game, view, [longer(t, t.state)], end, Random(1))
        assert ("why-road" in [one.key for one in found]) is told


def test_a_site_is_praised_for_what_only_it_yields() -> None:
    """Even where the other one has better numbers."""
    t = place(classic(3, offers=0), "V(2,-2,N) E(2,-2,NE) E(2,-2,NW)")
    yields = yields_now(t.game, t.state)
    had = income(t.game, t.state, Seat(0), 0, 1.0)
    (here, kind), there = next(
        ((corner, kind), other)
        for corner in range(len(yields)) for other in range(len(yields)) for kind in range(5)
        if yields[corner][kind] > 0 == had[kind] == yields[other][kind]
        and sum(value > 0 == old for value, old in zip(yields[corner], had, strict=False)) == 1
    )  # fmt: skip
    site, other = (BuildSettlement(Seat(0), CornerId(corner)) for corner in (here, there))
    (told,) = EXPLANATIONS.choice(t.game, t.state, site, [other])  # type: ignore[misc]
    assert told == Reason("why-income-new", (("resource", RESOURCES[kind]),))
    assert not list(EXPLANATIONS.choice(t.game, t.state, site, [site]))  # type: ignore[misc]


def test_what_a_monopoly_takes_is_counted_over_all_who_lose_by_it() -> None:
    t = place(classic(3, offers=0), "V(2,-2,N) monopoly", "V(0,2,S) 3ore", "V(-2,2,S) 2ore")
    t.do("0 play_monopoly 4")
    before = place(t.game, "V(2,-2,N) monopoly", "V(0,2,S) 3ore", "V(-2,2,S) 2ore").state
    assert list(rival_loss(t.game, before, t.state, Seat(1))) == [Reason("why-rivals-cards", (("count", 5),))]
    one = place(t.game, "V(2,-2,N) monopoly", "V(0,2,S) 3ore", "V(-2,2,S) 2wool")
    was = one.state
    assert list(rival_loss(t.game, was, one.do("0 play_monopoly 4").state, Seat(1))) == [
        Reason("why-rival-cards", (("who", Seat(1)), ("count", 3)))
    ]


def test_what_a_plan_only_keeps_is_no_reason_where_it_brings_something() -> None:
    """A card in the hand that the other plan plays is not called one to play later."""
    t = place(classic(3, offers=0), "V(2,-2,N) V(0,2,S) knight 3ore 2grain", "V(-2,0,S) 2wool", robber="(0,0)")
    view = observe(t.game, t.state, Seat(0))
    built, played = [decode(t.game, NORTH)], [decode(t.game, "0 play_knight")]
    assert "why-held" not in [one.key for one in against(t.game, view, built, played, Random(1))]


def test_a_plan_is_certain_as_far_as_chance_cannot_stop_it() -> None:
    """A card in the middle of a turn stops nothing that is paid for; what a throw may take does not stand."""
    t = place(classic(3, offers=0), "V(2,-2,N) V(0,2,S) 3ore 3grain 1wool")
    line = [decode(t.game, action) for action in ("0 buy_card", NORTH)]
    assert certain(t.game, observe(t.game, t.state, Seat(0)), line, Random(1)) == tuple(line)[:1], "one ore is gone"
    rich = place(classic(3, offers=0), "V(2,-2,N) V(0,2,S) 7ore 5grain 1wool")
    line.append(decode(rich.game, SOUTH))
    assert certain(rich.game, observe(rich.game, rich.state, Seat(0)), line, Random(1)) == tuple(line)
    poor = place(classic(3, offers=0), "V(2,-2,N) V(0,2,S) 2ore 2grain", step=PRE_ROLL)
    line = [decode(poor.game, action) for action in ("0 roll", NORTH)]
    told = certain(poor.game, observe(poor.game, poor.state, Seat(0)), line, Random(1))
    assert [encode(poor.game, action) for action in told] == ["0 roll"]
