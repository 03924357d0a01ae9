"""What all heroes share (HERO-1 to 3, 15 to 18, WATCH-87, 92)."""

from __future__ import annotations

from typing import Any

import pytest

from catan_desktop.games.watch import actions
from catan_desktop.games.watch.actions import (
    BenjenCamp,
    BenjenClearing,
    ManceLook,
    MarshSwap,
    MelisandreBuy,
    MormontAsk,
    QhorinReturn,
    TakeHero,
    TarlyTake,
    ThorneGuard,
    TurnHero,
    WildDie,
    YarwyckLift,
    YgritteReturn,
    YorenGuard,
)
from catan_desktop.games.watch.board import CampId, ClanId, SectionId
from catan_desktop.games.watch.events import HeroTaken, HeroTurned, HeroUsed
from catan_desktop.games.watch.heroes.hero import HERO_KEYS, MARSH, MORMONT, QHORIN, YOREN
from catan_desktop.games.watch.heroes.registry import HEROES
from catan_desktop.games.watch.module import BROTHERHOOD
from catan_desktop.games.watch.part import HeroId
from catan_desktop.games.watch.view.panels import hero_why
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.engine import advance, observe
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.record import field_names
from catan_desktop.mechanics.actions import EndTurn, PlayKnight, Roll
from catan_desktop.mechanics.tables import GRAIN, ORE, WOOL
from catan_desktop.present.words import Words, words
from tests.playing import play_game
from tests.positions import PRE_ROLL, Position, Table
from tests.recipes import RECIPES, set_table

RED, BLUE = Seat(0), Seat(1)
ACTIONS = tuple(kind for kind in BROTHERHOOD.handlers if kind.__module__ == actions.__name__ and field_names(kind)[1:])
"""Every action of the module that has a value."""
SWAP = MarshSwap(RED, ORE, WOOL)


def marsh(**about: object) -> Table:
    """Red has Marsh and some ore, unless its hands are told."""
    about = {"hands": {0: "3ore"}, **about}
    return Position(heroes=("marsh", "thorne", "qhorin", "mormont"), **about).table()  # type: ignore[arg-type]


@pytest.mark.rule("HERO-2", "HERO-16", "WATCH-92")
def test_after_use_the_hero_is_turned_or_changed() -> None:
    table = marsh().do(SWAP)
    assert table.told(HeroUsed) == [HeroUsed(RED, MARSH, False)]
    assert (table.step(), table.actor()) == ("watch.after_hero", RED)
    others = [index for index in range(11) if HERO_KEYS[index] not in {"marsh", "thorne", "qhorin", "mormont"}]
    assert [action.hero for action in table.offered(TakeHero)] == others
    assert table.offered(TurnHero) == [TurnHero(RED)]
    table.do(TurnHero(RED))
    assert table.watch.heroes[RED] == MARSH
    assert table.watch.turned == 1 << RED
    assert table.told(HeroTurned) == [HeroTurned(RED, MARSH)]


@pytest.mark.rule("HERO-2", "HERO-17")
def test_a_hero_taken_shows_side_a_and_waits_for_the_next_turn() -> None:
    table = marsh(turned=(0,), robber="(0,0)").do(SWAP, TakeHero(RED, YOREN))
    assert table.watch.heroes[RED] == YOREN
    assert table.watch.turned == 0
    assert table.told(HeroTaken) == [HeroTaken(RED, YOREN, MARSH)]
    assert table.refused(YorenGuard(RED, SectionId(0))).key == "reason-hero-new"


@pytest.mark.rule("HERO-2", "WATCH-87")
def test_from_side_b_the_hero_must_go() -> None:
    table = marsh(turned=(0,)).do(SWAP)
    reason = table.refused(TurnHero(RED))
    assert (reason.key, reason.rule) == ("reason-hero-side-b", "HERO-2")


@pytest.mark.rule("HERO-2", "HERO-3", "WATCH-87")
def test_the_hero_returned_and_those_of_others_cannot_be_taken() -> None:
    table = marsh().do(SWAP)
    assert table.refused(TakeHero(RED, MARSH)).key == "reason-hero-returned"
    assert table.refused(TakeHero(RED, QHORIN)).key == "reason-hero-not-on-display"
    assert table.refused(TakeHero(RED, HeroId(11))).key == "reason-hero-not-on-display"


@pytest.mark.rule("HERO-1", "HERO-18")
def test_a_hero_is_used_once_a_turn() -> None:
    table = marsh().do(SWAP, TurnHero(RED))
    assert table.refused(SWAP).key == "reason-hero-used"
    table = marsh(used=(1, 2)).do(SWAP)
    assert table.watch.used == 0b0111


@pytest.mark.rule("HERO-17", "HERO-18")
def test_the_next_turn_of_anybody_makes_heroes_usable_again() -> None:
    table = marsh(seat=3, used=(0,), received=(0,))
    table.do(EndTurn(Seat(3)))
    assert (table.watch.used, table.watch.received) == (0, 0)
    table.roll(1, 1).do(SWAP)


@pytest.mark.rule("HERO-17")
def test_heroes_dealt_in_the_set_up_may_act_in_the_first_turn() -> None:
    assert marsh(turn=1).legal(SWAP)


@pytest.mark.rule("HERO-1")
def test_only_the_own_hero_can_be_used() -> None:
    table = marsh()
    assert table.refused(QhorinReturn(RED)).key == "reason-hero-not-yours"
    assert table.refused(MarshSwap(BLUE, ORE, WOOL)).key == "reason-not-your-move"


FIRST_USES = {
    "mormont": MormontAsk(RED, 0b10, ORE),
    "marsh": SWAP,
    "yarwyck": YarwyckLift(RED, 0),  # type: ignore[arg-type]
    "thorne": ThorneGuard(RED, SectionId(0), WOOL, ORE),
    "melisandre": MelisandreBuy(RED, ORE, WOOL),
    "mance": ManceLook(RED, BLUE),
    "ygritte": YgritteReturn(RED, 0, 0),  # type: ignore[arg-type]
    "yoren": YorenGuard(RED, SectionId(0)),
    "qhorin": QhorinReturn(RED),
    "benjen": BenjenCamp(RED, ClanId(0), CampId(0)),
}


def ready_for_anything(hero: str, step: str) -> Table:
    """Red can use whatever hero it has."""
    others = [name for name in ("thorne", "marsh", "mormont", "mance") if name != hero]
    return Position(
        step=step,
        heroes=(hero, *others),
        hands={0: "3lumber 3brick 3wool 3grain 3ore", 1: "ore"},
        settlements={0: "V(0,1,N)"},
        cities={1: "V(3,1,N) V(2,1,N)"},
        roads={0: "E(0,0,NE) E(0,1,NE) E(1,0,SE)"},
        knights={0: 1},
        gift={"(0,0)": "r"},
        robber="(0,1)",
        camps=("r", "", ""),
    ).table()


@pytest.mark.rule("HERO-15", "HERO-18", "WATCH-101")
@pytest.mark.parametrize("hero", sorted(FIRST_USES))
def test_only_ygritte_and_qhorin_act_before_the_roll(hero: str) -> None:
    use = FIRST_USES[hero]
    before = ready_for_anything(hero, PRE_ROLL)
    if hero in {"ygritte", "qhorin"}:
        assert before.legal(use)
    else:
        assert before.refused(use).key == "reason-hero-after-roll"
    after = ready_for_anything(hero, "settlers.action")
    if hero == "yarwyck":
        use = after.offered(YarwyckLift)[0]
    assert after.legal(use)
    assert after.do(use).told(HeroUsed) == [HeroUsed(RED, HeroId(HERO_KEYS.index(hero)), False)]


@pytest.mark.rule("HERO-1", "HERO-15")
@pytest.mark.parametrize("hero", sorted(FIRST_USES))
def test_every_hero_is_refused_on_the_turn_it_came(hero: str) -> None:
    table = ready_for_anything(hero, "settlers.action")
    use = table.offered(YarwyckLift)[0] if hero == "yarwyck" else FIRST_USES[hero]
    received = Position(
        heroes=(hero, "tarly", "marsh", "mormont"), received=(0,), hands={0: "3ore 3wool 3brick 3lumber"}
    )
    assert received.table().refused(use).key == "reason-hero-new"


def button_reason(table: Table) -> Words | None:
    """Return why the button of Red's hero is grey."""
    return hero_why(table.game, observe(table.game, table.state, RED), table.watch.heroes[RED])


@pytest.mark.rule("HERO-10", "HERO-24")
def test_the_button_of_mance_says_what_the_rules_say() -> None:
    about: dict[str, Any] = {"heroes": ("mance", "thorne", "marsh", "mormont"), "cities": {1: "V(3,1,N) V(2,1,N)"}}
    leader_poor = Position(hands={2: "ore"}, **about).table()
    assert leader_poor.refused(ManceLook(RED, BLUE)) == Reason("reason-hand-empty", rule="HERO-10")
    assert button_reason(leader_poor) == words("reason-hand-empty")
    nobody_ahead = Position(hands={1: "ore"}, heroes=about["heroes"]).table()
    assert nobody_ahead.refused(ManceLook(RED, BLUE)) == Reason("reason-not-more-points", rule="HERO-24")
    assert button_reason(nobody_ahead) == words("reason-not-more-points")


@pytest.mark.rule("HERO-5")
def test_the_button_of_marsh_says_what_the_rules_say() -> None:
    nothing = {"lumber": 0, "brick": 0, "wool": 0, "grain": 0}
    supply_empty = marsh(hands={0: "2ore"}, bank=nothing)
    assert supply_empty.refused(SWAP) == Reason("reason-bank-lacks", rule="HERO-5")
    assert button_reason(supply_empty) == words("reason-bank-lacks")
    assert button_reason(marsh(hands={})) == words("reason-no-cards")


def test_what_heroes_offer_is_what_nothing_refuses() -> None:
    """In random games, for every hero and every seat, whoever has it."""
    met = set()
    for seed in range(6):
        game = set_table(RECIPES["watch"], 3 + seed % 2, board_seed=seed)
        record = play_game(game, seed, 700)
        state = record.first
        for action in record.log:
            state, _ = advance(game, state, action)
            if state.ply % 20 or not state.turn:
                continue
            for seat in range(game.seats):
                for hero in HEROES:
                    for row in hero.uses:
                        found = [action for choice in row.choices()(game, state, Seat(seat)) for action in choice]
                        assert found == row.plain(game, state, Seat(seat)), HERO_KEYS[hero.index]
                        why = row.why_none(game, state, Seat(seat))
                        assert bool(found) is (why is None), HERO_KEYS[hero.index]
                        met.add((row.action, why.key if why else ""))
    assert len(met) > 2 * len(HEROES)


@pytest.mark.rule("HERO-6", "WATCH-73")
def test_tarly_is_not_used_outside_production() -> None:
    table = Position(heroes=("tarly", "thorne", "marsh", "mormont")).table()
    assert table.refused(TarlyTake(RED, GRAIN)).key == "reason-tarly-only-in-production"


@pytest.mark.rule("HERO-18")
def test_before_and_after_the_roll_are_one_turn() -> None:
    table = Position(step=PRE_ROLL, robber="(0,1)").table().do(QhorinReturn(RED), TurnHero(RED))
    table.do(Roll(RED))
    table = Position(used=(0,), robber="(0,1)").table()
    assert table.refused(QhorinReturn(RED)).key == "reason-hero-used"


@pytest.mark.rule("HERO-16")
def test_the_choice_comes_after_the_wildlings_that_the_use_set_off() -> None:
    table = Position(
        heroes=("benjen", "thorne", "marsh", "mormont"), clearings=(1, 0, 0, 0), wall=((1,), (), (), ())
    ).table()
    table.do(BenjenClearing(RED, SectionId(0)))
    assert table.actor() == CHANCE
    table.reveal("cannibals", "regular")
    assert table.step() == "watch.after_hero"
    table.do(TakeHero(RED, HeroId(HERO_KEYS.index("tarly"))))
    assert table.step() == "settlers.action"


@pytest.mark.rule("HERO-1")
def test_everybody_always_has_one_hero_and_no_two_the_same() -> None:
    table = marsh().do(SWAP, TakeHero(RED, YOREN))
    assert len(set(table.watch.heroes)) == 4
    assert MORMONT in table.watch.heroes
    assert not table.legal(WildDie(CHANCE, 3))


STRANGE = (-3, -1, 4, 5, 11, 21, 99)


@pytest.mark.rule("WATCH-87", "WATCH-88", "HERO-1")
@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.kind)
def test_strange_values_are_refused_with_a_reason_and_change_nothing(kind: type[Action]) -> None:
    """Whatever step waits and whoever asks, the answer is a reason, never a crash."""
    hero = kind.kind.split("_")[0]
    tables = [
        ready_for_anything(hero if hero in HERO_KEYS else "mormont", step) for step in (PRE_ROLL, "settlers.action")
    ]
    tables.append(Position(step=PRE_ROLL, heroes=("tarly", "thorne", "marsh", "mormont")).table().roll(1, 1))
    tables.append(marsh().do(SWAP))
    tables.append(Position(cards={0: "knight"}, gift={"(0,0)": "r"}).table().do(PlayKnight(RED)))
    fields = len(field_names(kind)) - 1
    for table in tables:
        for value in STRANGE:
            values = [value] * fields
            for position in range(fields):
                mixed = [0] * fields
                mixed[position] = value
                for chosen in (values, mixed):
                    action = kind(RED, *chosen)
                    if not table.legal(action):
                        assert table.refused(action).key.startswith("reason-")
