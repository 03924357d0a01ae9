"""Each hero (HERO-4 to 14, 19 to 28, WATCH-93 to 100, X15, X17, X20, X27 to X34)."""

from __future__ import annotations

import pytest

from catan_desktop.games.watch.actions import (
    BenjenCamp,
    BenjenClearing,
    BuildGuard,
    ManceLook,
    ManceTake,
    MarshSwap,
    MelisandreBuy,
    MelisandreKeep,
    MelisandreSight,
    MormontAsk,
    MormontReturn,
    PlayRecruits,
    QhorinReturn,
    TakeHero,
    TarlyDecline,
    TarlyTake,
    ThorneGuard,
    TurnHero,
    WildDie,
    YarwyckLay,
    YarwyckLift,
    YgritteReturn,
    YorenGuard,
)
from catan_desktop.games.watch.board import CampId, ClanId, SectionId
from catan_desktop.games.watch.events import CampLeft, CardHandedOver, DeckSeen, MormontAsked, RoadMoved
from catan_desktop.games.watch.heroes.hero import MORMONT, TARLY, YOREN
from catan_desktop.games.watch.part import BLIND, CLIMBER, GIANT, REGULAR
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.ids import CHANCE, NOBODY, Seat
from catan_desktop.mechanics.actions import Dice, EndTurn, PlayKnight, Roll
from catan_desktop.mechanics.events import AwardMoved, CardBought, CardsTaken
from catan_desktop.mechanics.parts import HOME
from catan_desktop.mechanics.pieces import recompute
from catan_desktop.mechanics.tables import BRICK, GRAIN, LUMBER, ORE, WOOL, DevelopmentId, tables
from tests.positions import PRE_ROLL, Position, Table, counts

RED, BLUE, YELLOW = Seat(0), Seat(1), Seat(2)
OTHERS = ("thorne", "marsh", "mormont", "mance")


def with_hero(hero: str, **about: object) -> Table:
    """Red's turn, after the roll unless told otherwise, with this hero."""
    return Position(heroes=(hero, *[name for name in OTHERS if name != hero]), **about).table()  # type: ignore[arg-type]


# Mormont


@pytest.mark.rule("HERO-4", "HERO-19", "WATCH-93")
def test_mormont_takes_from_those_who_have_it_and_gives_each_a_card() -> None:
    table = with_hero("mormont", hands={0: "2wool brick", 1: "ore grain", 2: "ore", 3: "ore"})
    table.do(MormontAsk(RED, 0b0110, ORE))
    assert table.told(MormontAsked) == [MormontAsked(RED, 0b0110, ORE, 0b0110)]
    assert table.hand(0) == "brick 2wool 2ore"
    assert table.hand(3) == "ore"
    assert table.step() == "watch.hero_mormont"
    table.do(MormontReturn(RED, BLUE, BRICK), MormontReturn(RED, YELLOW, WOOL))
    assert [table.hand(seat) for seat in range(3)] == ["wool 2ore", "brick grain", "wool"]
    assert table.step() == "watch.after_hero"


@pytest.mark.rule("HERO-4")
def test_mormont_is_spent_if_nobody_had_it() -> None:
    table = with_hero("mormont", hands={0: "2wool", 1: "grain"}).do(MormontAsk(RED, 0b0110, ORE))
    assert table.told(MormontAsked) == [MormontAsked(RED, 0b0110, ORE, 0)]
    assert table.told(CardHandedOver) == []
    assert table.step() == "watch.after_hero"
    assert table.watch.used == 1 << RED


@pytest.mark.rule("HERO-4", "HERO-19")
def test_mormont_gets_only_from_the_one_who_has_it() -> None:
    table = with_hero("mormont", hands={0: "2wool", 1: "grain", 2: "3ore"}).do(MormontAsk(RED, 0b0110, ORE))
    assert table.offered(MormontReturn) == [MormontReturn(RED, YELLOW, WOOL)]
    table.do(MormontReturn(RED, YELLOW, WOOL))
    assert [table.hand(seat) for seat in range(3)] == ["wool ore", "grain", "wool 2ore"]


@pytest.mark.rule("HERO-19", "WATCH-X27")
def test_example_27_mormont_needs_another_card_for_each() -> None:
    table = with_hero("mormont", hands={0: "wool ore", 1: "ore", 2: "ore"})
    reason = table.refused(MormontAsk(RED, 0b0110, ORE))
    assert (reason.key, reason.rule) == ("reason-card-for-each", "HERO-19")
    table.do(MormontAsk(RED, 0b0010, ORE))
    assert table.refused(MormontReturn(RED, BLUE, ORE)).key == "reason-return-other"
    assert table.offered(MormontReturn) == [MormontReturn(RED, BLUE, WOOL)]
    table.do(MormontReturn(RED, BLUE, WOOL))
    assert [table.hand(seat) for seat in range(2)] == ["2ore", "wool"]


@pytest.mark.rule("HERO-4")
@pytest.mark.parametrize("partners", [0, 0b0001, 0b1110, 0b10000, 0b0011])
def test_mormont_asks_one_or_two_opponents(partners: int) -> None:
    table = with_hero("mormont", hands={0: "5wool"})
    assert table.refused(MormontAsk(RED, partners, ORE)).key == "reason-one-or-two-opponents"


@pytest.mark.rule("HERO-19")
def test_mormont_returns_to_those_who_gave_what_he_has() -> None:
    table = with_hero("mormont", hands={0: "2wool", 1: "ore"}).do(MormontAsk(RED, 0b0010, ORE))
    assert table.refused(MormontReturn(RED, YELLOW, WOOL)).key == "reason-not-owed"
    assert table.refused(MormontReturn(RED, BLUE, BRICK)).key == "reason-cards-not-held"
    assert with_hero("mormont", hands={0: "ore"}).refused(MormontAsk(RED, 0b10, ORE)).rule == "HERO-19"


# Marsh


@pytest.mark.rule("HERO-5", "WATCH-94")
def test_marsh_exchanges_one_card_with_the_supply() -> None:
    table = with_hero("marsh", hands={0: "ore"}).do(MarshSwap(RED, ORE, GRAIN))
    assert table.hand(0) == "grain"
    assert table.part.bank == (19, 19, 19, 18, 19)


@pytest.mark.rule("HERO-5")
def test_marsh_needs_the_card_and_the_supply() -> None:
    table = with_hero("marsh", hands={0: "ore"}, bank={"grain": 0})
    assert table.refused(MarshSwap(RED, WOOL, BRICK)).key == "reason-cards-not-held"
    assert table.refused(MarshSwap(RED, ORE, GRAIN)).key == "reason-bank-lacks"
    assert table.refused(MarshSwap(RED, ORE, ORE)).key == "reason-same-kind"
    assert table.refused(MarshSwap(RED, ORE, CardKind(5))).key == "reason-no-such-cards"
    assert len(table.offered(MarshSwap)) == 3


# Tarly


def tarly(owner: int, **about: object) -> Table:
    heroes = ["thorne", "marsh", "mormont", "mance"]
    heroes[owner] = "tarly"
    return Position(step=PRE_ROLL, heroes=heroes, **about).table()  # type: ignore[arg-type]


@pytest.mark.rule("HERO-6", "HERO-16", "HERO-20", "WATCH-95", "WATCH-X15")
def test_example_15_tarly_in_somebody_elses_turn() -> None:
    table = tarly(2, camps=("c", "", "")).roll(3, 3, 1)
    assert (table.step(), table.actor()) == ("watch.tarly", YELLOW)
    assert table.gift() == {}, "the wildling die is resolved later"
    assert len(table.offered(TarlyTake)) == 5
    table.do(TarlyTake(YELLOW, ORE))
    assert table.hand(2) == "ore"
    assert table.told(CardsTaken) == [CardsTaken(YELLOW, counts("ore"), "tarly")]
    assert (table.step(), table.actor()) == ("watch.after_hero", YELLOW)
    table.do(TakeHero(YELLOW, YOREN))
    assert table.gift() == {"(0,0)": "c"}
    assert (table.step(), table.actor()) == ("settlers.action", RED)
    assert table.watch.received == 1 << YELLOW


@pytest.mark.rule("HERO-6", "WATCH-X15")
def test_tarly_is_not_offered_on_a_seven() -> None:
    table = tarly(2).do(Roll(RED), Dice(CHANCE, 3, 4), WildDie(CHANCE, 12))
    assert table.step() == "settlers.robber"
    table.do(table.offered(type(next(iter(table.choices()[0]))))[0])
    assert table.step() == "settlers.action"


@pytest.mark.rule("HERO-6", "HERO-20")
def test_tarly_is_not_offered_to_one_who_took_a_card() -> None:
    assert tarly(2, settlements={2: "V(2,0,N)"}).roll(4, 5).step() == "settlers.action"


@pytest.mark.rule("HERO-20")
@pytest.mark.parametrize("about", [{"robber": "(2,0)"}, {"gift": {"(2,0)": "r"}}, {"bank": {"ore": 0}}])
def test_tarly_is_offered_whatever_kept_the_card_away(about: dict[str, object]) -> None:
    assert tarly(2, settlements={2: "V(2,0,N)"}, **about).roll(4, 5).step() == "watch.tarly"


@pytest.mark.rule("HERO-20", "WATCH-95")
def test_tarly_takes_what_the_supply_has() -> None:
    table = tarly(0, bank={"ore": 0}).roll(3, 3)
    assert table.refused(TarlyTake(RED, ORE)).key == "reason-bank-lacks"
    table.do(TarlyDecline(RED))
    assert table.watch.used == 0
    assert table.step() == "settlers.action"
    empty = {"lumber": 0, "brick": 0, "wool": 0, "grain": 0, "ore": 0}
    assert tarly(0, bank=empty).roll(3, 3).step() == "settlers.action"


@pytest.mark.rule("HERO-17", "HERO-18")
def test_tarly_may_act_once_in_every_turn() -> None:
    table = tarly(0).roll(3, 3).do(TarlyTake(RED, ORE), TurnHero(RED), EndTurn(RED)).roll(3, 3)
    assert table.actor() == RED
    table.do(TarlyTake(RED, ORE))
    assert table.hand(0) == "2ore"
    assert table.offered(TurnHero) == [], "side B must go"
    assert tarly(0, received=(0,)).roll(3, 3).step() == "settlers.action"
    assert tarly(0, used=(0,)).roll(3, 3).step() == "settlers.action"
    assert TARLY == 2


# Yarwyck

CHAIN = "E(0,1,NE) E(1,0,SE) E(1,1,NE)"
"""From the settlement on V(0,1,N) over V(1,0,S) and V(1,1,N) to V(2,0,S)."""


@pytest.mark.rule("HERO-7", "WATCH-96", "WATCH-X17")
def test_example_17_only_a_loose_road_is_taken_up() -> None:
    table = with_hero("yarwyck", roads={0: CHAIN}, settlements={0: "V(0,1,N)"})
    reason = table.refused(YarwyckLift(RED, table.path("E(1,0,SE)")))
    assert (reason.key, reason.rule) == ("reason-road-not-loose", "HERO-7")
    assert table.offered(YarwyckLift) == [YarwyckLift(RED, table.path("E(1,1,NE)"))]
    table.do(YarwyckLift(RED, table.path("E(1,1,NE)")), YarwyckLay(RED, table.path("E(0,0,SE)")))
    assert table.part.roads[0] == sum(1 << table.path(name) for name in ("E(0,1,NE)", "E(1,0,SE)", "E(0,0,SE)"))
    assert table.told(RoadMoved) == [RoadMoved(RED, table.path("E(1,1,NE)"), table.path("E(0,0,SE)"))]
    assert table.state == recompute(table.game, table.state)
    assert table.step() == "watch.after_hero"


@pytest.mark.rule("HERO-7")
def test_an_own_building_holds_a_road_and_an_opponents_does_not() -> None:
    held = with_hero("yarwyck", roads={0: CHAIN}, settlements={0: "V(0,1,N) V(2,0,S)"})
    assert held.offered(YarwyckLift) == []
    loose = with_hero("yarwyck", roads={0: CHAIN, 1: "E(2,0,SE)"}, settlements={0: "V(0,1,N)", 1: "V(2,0,S)"})
    assert loose.offered(YarwyckLift) == [YarwyckLift(RED, loose.path("E(1,1,NE)"))]
    assert held.refused(YarwyckLift(RED, held.path("E(2,1,NE)"))).key == "reason-not-own-road"
    assert loose.refused(YarwyckLift(RED, loose.path("E(2,0,SE)"))).key == "reason-not-own-road"


@pytest.mark.rule("HERO-21")
def test_the_new_site_is_judged_without_the_lifted_road() -> None:
    table = with_hero("yarwyck", roads={0: CHAIN}, settlements={0: "V(0,1,N)"})
    table.do(YarwyckLift(RED, table.path("E(1,1,NE)")))
    assert table.refused(YarwyckLay(RED, table.path("E(1,1,NE)"))).key == "reason-another-path"
    assert table.refused(YarwyckLay(RED, table.path("E(2,0,SE)"))).key == "reason-road-not-joined"
    assert table.refused(YarwyckLay(RED, table.path("E(0,1,NE)"))).key == "reason-path-taken"
    sites = {action.path for action in table.offered(YarwyckLay)}
    assert sites == {table.path(name) for name in ("E(0,0,SE)", "E(0,0,E)", "E(1,0,E)", "E(0,1,E)")}


@pytest.mark.rule("HERO-7", "HERO-21")
def test_the_only_road_of_a_settlement_may_move_to_another_side_of_it() -> None:
    table = with_hero("yarwyck", roads={0: "E(0,1,NE)"}, settlements={0: "V(0,1,N) V(2,2,N)"})
    table.do(YarwyckLift(RED, table.path("E(0,1,NE)")))
    sites = {action.path for action in table.offered(YarwyckLay)}
    around = [table.game.board.topology.corner_paths[table.corner(name)] for name in ("V(0,1,N)", "V(2,2,N)")]
    assert sites == set(bits(around[0] | around[1])) - {table.path("E(0,1,NE)")}


@pytest.mark.rule("HERO-21")
def test_without_another_site_the_use_is_refused() -> None:
    """Red's only road and settlement in the corner V(0,0,N); blue has walled in the rest."""
    table = with_hero("yarwyck", roads={0: "E(0,0,NE)", 1: "E(0,0,NW)"}, settlements={0: "V(0,0,N)"})
    reason = table.refused(YarwyckLift(RED, table.path("E(0,0,NE)")))
    assert (reason.key, reason.rule) == ("reason-no-road-site", "HERO-21")


@pytest.mark.rule("HERO-21", "WATCH-78")
def test_longest_road_is_judged_once_in_the_new_place() -> None:
    """Six roads of which the last moves to the other end: the holder keeps it, and nobody comes."""
    five = "E(0,1,NE) E(1,0,SE) E(1,1,NE) E(2,0,SE) E(2,1,NE)"
    about = {"settlements": {0: "V(0,1,N)"}, "roads": {0: five}}
    table = with_hero("yarwyck", **about)
    assert table.part.longest == RED
    table.do(YarwyckLift(RED, table.path("E(2,1,NE)")), YarwyckLay(RED, table.path("E(0,0,SE)")))
    assert table.told(AwardMoved) == []
    assert table.part.lengths[0] == 5
    assert table.step() == "watch.after_hero"
    table = with_hero("yarwyck", **about).do(YarwyckLift(RED, table.path("E(2,1,NE)")))
    table.do(YarwyckLay(RED, table.path("E(1,0,E)")))
    assert table.told(AwardMoved) == [AwardMoved("longest", NOBODY, RED)]
    gained = with_hero("yarwyck", settlements={0: "V(0,1,N)"}, roads={0: five[:-10] + " E(1,0,E)"})
    gained.do(YarwyckLift(RED, gained.path("E(1,0,E)")), YarwyckLay(RED, gained.path("E(2,1,NE)")))
    assert gained.step() == "watch.token", "the award brings a wildling before the hero is changed"
    assert gained.reveal("cannibals", "regular").step() == "watch.after_hero"


# Thorne and Melisandre


@pytest.mark.rule("HERO-8", "HERO-22", "WATCH-97", "WATCH-X20")
def test_example_20_thorne_replaces_one_card() -> None:
    table = with_hero("thorne", hands={0: "lumber wool 2ore"})
    assert {(action.replaced, action.paid) for action in table.offered(ThorneGuard)} == {(BRICK, ORE)}
    table.do(ThorneGuard(RED, SectionId(2), BRICK, ORE))
    assert table.hand(0) == "ore"
    assert table.watch.posts[2] == (RED,)
    table = with_hero("thorne", hands={0: "2ore wool"})
    assert table.offered(ThorneGuard) == []
    for replaced in (LUMBER, BRICK):
        assert table.refused(ThorneGuard(RED, SectionId(0), replaced, ORE)).rule == "HERO-22"


@pytest.mark.rule("HERO-22", "WATCH-X29")
def test_example_29_the_paid_kind_is_another_and_may_be_in_the_cost() -> None:
    table = with_hero("thorne", hands={0: "2lumber brick wool"})
    ways = {(action.replaced, action.paid) for action in table.offered(ThorneGuard)}
    assert ways == {(BRICK, LUMBER), (WOOL, LUMBER)}
    table.do(ThorneGuard(RED, SectionId(0), BRICK, LUMBER))
    assert table.hand(0) == "brick"
    plain = with_hero("thorne", hands={0: "lumber brick wool"})
    assert plain.offered(ThorneGuard) == []
    assert plain.refused(ThorneGuard(RED, SectionId(0), WOOL, WOOL)).key == "reason-replace-by-other"
    assert plain.refused(ThorneGuard(RED, SectionId(0), ORE, WOOL)).key == "reason-not-in-cost"
    assert plain.refused(ThorneGuard(RED, SectionId(0), WOOL, BRICK)).key == "reason-cannot-pay"
    assert plain.legal(BuildGuard(RED, SectionId(0))), "the normal cost without the hero"


@pytest.mark.rule("HERO-8", "WATCH-87")
def test_thorne_needs_a_guard_and_a_post() -> None:
    table = with_hero("thorne", hands={0: "5ore wool lumber"}, wall=((1,) * 5, (), (), ()))
    assert table.refused(ThorneGuard(RED, SectionId(0), BRICK, ORE)).key == "reason-section-full"
    table = with_hero("thorne", hands={0: "5ore wool lumber"}, wall=((0,) * 5, (0, 0), (), ()))
    assert table.refused(ThorneGuard(RED, SectionId(2), BRICK, ORE)).key == "reason-no-guard-left"


def kind(table: Table, key: str) -> DevelopmentId:
    return tables(table.game).card_kind(key)


@pytest.mark.rule("HERO-9", "HERO-22", "HERO-23", "WATCH-97", "WATCH-X30")
def test_example_30_melisandre_with_two_cards_in_the_deck() -> None:
    table = with_hero("melisandre", hands={0: "ore wool brick"}, deck="knight recruits")
    table.do(MelisandreBuy(RED, GRAIN, BRICK))
    assert table.hand(0) == ""
    assert table.told(DeckSeen) == [DeckSeen(RED, 2)]
    knight, recruits = kind(table, "knight"), kind(table, "recruits")
    table.do(MelisandreSight(CHANCE, recruits))
    assert table.refused(MelisandreSight(CHANCE, recruits)), "there is only one in the deck"
    table.do(MelisandreSight(CHANCE, knight))
    assert table.offered(MelisandreKeep) == [
        MelisandreKeep(RED, knight),
        MelisandreKeep(RED, recruits),
    ]
    assert table.refused(MelisandreKeep(RED, kind(table, "vp"))).key == "reason-card-not-seen"
    table.do(MelisandreKeep(RED, recruits))
    assert table.cards(0) == "recruits"
    assert table.part.deck == 1
    assert table.part.hidden == tuple(int(index == knight) for index in range(5))
    assert table.watch.private[RED] == BLIND
    assert table.step() == "watch.after_hero"
    table.do(TurnHero(RED))
    assert table.refused(PlayRecruits(RED, SectionId(0))).key == "reason-card-bought-now"


@pytest.mark.rule("HERO-9")
def test_melisandre_sees_three_cards() -> None:
    table = with_hero("melisandre", hands={0: "ore wool brick"}).do(MelisandreBuy(RED, GRAIN, BRICK))
    vp = kind(table, "vp")
    table.do(*[MelisandreSight(CHANCE, vp)] * 3)
    assert table.step() == "watch.hero_melisandre"
    assert table.offered(MelisandreKeep) == [MelisandreKeep(RED, vp)]
    table.do(MelisandreKeep(RED, vp))
    assert table.told(CardBought) == [CardBought(RED, vp)]
    assert table.points(0) == 1
    assert table.part.deck == 24


@pytest.mark.rule("HERO-23")
def test_a_point_card_of_melisandre_wins_at_once() -> None:
    table = with_hero(
        "melisandre",
        hands={0: "ore wool brick"},
        settlements={0: "V(0,1,N)"},
        deck="vp",
        cities={0: "V(0,2,N) V(1,2,N) V(2,2,N) V(3,2,N)"},
    )
    table.do(MelisandreBuy(RED, GRAIN, BRICK), MelisandreSight(CHANCE, kind(table, "vp")))
    assert table.ending() is None
    table.do(MelisandreKeep(RED, kind(table, "vp")))
    assert table.ending() == ((RED,), "true")


@pytest.mark.rule("HERO-22", "HERO-23")
def test_melisandre_needs_a_deck_and_a_changed_cost() -> None:
    table = with_hero("melisandre", hands={0: "ore wool brick"}, deck="")
    assert table.refused(MelisandreBuy(RED, GRAIN, BRICK)).key == "reason-deck-empty"
    table = with_hero("melisandre", hands={0: "ore wool grain"})
    assert table.offered(MelisandreBuy) == []
    assert table.refused(MelisandreBuy(RED, LUMBER, ORE)).key == "reason-not-in-cost"
    assert table.refused(MelisandreBuy(RED, ORE, LUMBER)).key == "reason-cannot-pay"


# Mance


@pytest.mark.rule("HERO-10", "HERO-24", "WATCH-98", "WATCH-X31")
def test_example_31_mance_needs_an_opponent_with_more_visible_points() -> None:
    about = {
        "settlements": {0: "V(0,1,N)"},
        "cities": {0: "V(0,2,N) V(1,2,N)", 1: "V(2,2,N) V(3,2,N) V(2,1,N)"},
        "cards": {0: "2vp"},
        "hands": {1: "ore wool", 2: "ore"},
    }
    table = with_hero("mance", **about)
    assert [table.public(seat) for seat in (0, 1)] == [5, 6]
    assert table.offered(ManceLook) == [ManceLook(RED, BLUE)]
    table.do(ManceLook(RED, BLUE))
    assert table.offered(ManceTake) == [ManceTake(RED, WOOL), ManceTake(RED, ORE)]
    assert table.refused(ManceTake(RED, BRICK)).key == "reason-not-in-that-hand"
    table.do(ManceTake(RED, WOOL))
    assert [table.hand(seat) for seat in (0, 1)] == ["wool", "ore"]
    assert table.watch.private[RED] == BLIND
    equal = with_hero(
        "mance",
        **{
            **about,
            "cities": {0: "V(0,2,N) V(1,2,N)", 1: "V(2,2,N) V(3,2,N)"},
            "settlements": {0: "V(0,1,N)", 1: "V(2,1,N)"},
        },
    )
    reason = equal.refused(ManceLook(RED, BLUE))
    assert (reason.key, reason.rule) == ("reason-not-more-points", "HERO-24")


@pytest.mark.rule("HERO-10", "HERO-24")
def test_mance_needs_a_hand_and_an_opponent() -> None:
    table = with_hero("mance", cities={1: "V(2,2,N)"}, hands={0: "ore"})
    assert table.refused(ManceLook(RED, BLUE)).key == "reason-hand-empty"
    assert table.refused(ManceLook(RED, RED)).key == "reason-not-an-opponent"


@pytest.mark.rule("HERO-24")
def test_points_of_guards_are_visible() -> None:
    table = with_hero("mance", wall=((1, 1, 1), (), (), ()), hands={1: "ore"}, cards={0: "vp"})
    assert table.offered(ManceLook) == [ManceLook(RED, BLUE)]


# Ygritte and Qhorin


@pytest.mark.rule("HERO-11", "HERO-25", "WATCH-99", "WATCH-X33")
def test_example_33_ygritte_frees_a_hex_before_the_roll() -> None:
    table = with_hero("ygritte", step=PRE_ROLL, gift={"(2,3)": "r"}, settlements={0: "V(2,3,N)"})
    table.do(YgritteReturn(RED, table.hex("(2,3)"), REGULAR))
    assert table.gift() == {}
    assert table.watch.supply[REGULAR] == 24
    assert table.hand(0) == "", "no card for the wildling"
    table.do(TurnHero(RED)).roll(3, 3)
    assert table.hand(0) == "grain"


@pytest.mark.rule("HERO-11", "HERO-25")
def test_ygritte_needs_a_wildling_in_the_gift() -> None:
    table = with_hero("ygritte", camps=("r", "r", "r"), clearings=(1, 0, 0, 0), wall=((0,), (), (), ()))
    assert table.refused(YgritteReturn(RED, table.hex("(0,0)"), REGULAR)).key == "reason-gift-empty"
    table = with_hero("ygritte", gift={"(0,0)": "c"})
    assert table.refused(YgritteReturn(RED, table.hex("(0,0)"), REGULAR)).key == "reason-no-wildling-there"
    assert table.legal(YgritteReturn(RED, table.hex("(0,0)"), CLIMBER))


@pytest.mark.rule("HERO-13", "HERO-26", "WATCH-100", "WATCH-X32")
def test_example_32_qhorin_before_the_roll() -> None:
    table = with_hero(
        "qhorin", step=PRE_ROLL, robber="(0,1)", gift={"(0,1)": "r"}, settlements={1: "V(0,1,S)"}, hands={1: "ore"}
    )
    table.do(QhorinReturn(RED))
    assert table.part.robber == HOME
    assert [table.hand(seat) for seat in (0, 1)] == ["brick", "ore"]
    assert table.step() == "watch.after_hero", "nothing is stolen, no hex is chosen"
    home = with_hero("qhorin", step=PRE_ROLL)
    assert home.refused(QhorinReturn(RED)).key == "reason-tormund-in-camp"
    early = with_hero("mormont", step=PRE_ROLL, hands={0: "2ore"})
    assert early.refused(MormontAsk(RED, 0b10, WOOL)).key == "reason-hero-after-roll"


@pytest.mark.rule("HERO-26")
def test_qhorin_needs_the_card_in_the_supply() -> None:
    table = with_hero("qhorin", robber="(0,1)", bank={"brick": 0})
    assert table.refused(QhorinReturn(RED)).key == "reason-bank-lacks"
    assert with_hero("qhorin", robber="(0,1)").legal(QhorinReturn(RED)), "after the roll too"


# Yoren


@pytest.mark.rule("HERO-12", "HERO-28", "WATCH-78", "WATCH-100", "WATCH-X28")
def test_example_28_yoren_hands_largest_patrol_on() -> None:
    table = with_hero("yoren", knights={0: 4, 1: 4}, largest=0)
    assert table.part.largest == RED
    table.do(YorenGuard(RED, SectionId(1)))
    assert table.part.knights == (3, 4, 0, 0)
    assert table.watch.posts[1] == (RED,)
    assert table.told(AwardMoved) == [AwardMoved("largest", BLUE, RED)]
    assert table.step() == "watch.token"
    table.reveal("cannibals", "regular")
    assert table.step() == "watch.after_hero"


@pytest.mark.rule("HERO-12", "WATCH-78", "WATCH-X28")
def test_example_28_set_aside_and_taken_again() -> None:
    table = with_hero("yoren", knights={0: 3, 1: 2}, cards={0: "knight"})
    table.do(YorenGuard(RED, SectionId(1)))
    assert table.told(AwardMoved) == [AwardMoved("largest", NOBODY, RED)]
    assert table.part.largest == -1
    assert table.step() == "watch.after_hero", "no wildling"
    table.do(TurnHero(RED), PlayKnight(RED))
    assert table.told(AwardMoved) == [AwardMoved("largest", RED, NOBODY)]
    assert table.step() == "watch.token"


@pytest.mark.rule("HERO-12")
@pytest.mark.parametrize(
    ("knights", "holder"),
    [
        ({0: 5, 1: 4}, 0),
        ({0: 4, 1: 3, 2: 3}, 0),
        ({0: 4, 1: 4, 2: 4}, -1),
        ({0: 4, 1: 4, 2: 3}, 1),
        ({0: 3, 1: 3, 2: 3}, -1),
        ({0: 3, 1: 3}, 1),
    ],
)
def test_who_holds_largest_patrol_after_yoren(knights: dict[int, int], holder: int) -> None:
    table = with_hero("yoren", knights=knights, largest=0).do(YorenGuard(RED, SectionId(0)))
    assert table.part.largest == holder


@pytest.mark.rule("HERO-28")
def test_yoren_needs_a_played_patrol_a_guard_and_a_post() -> None:
    assert (
        with_hero("yoren", cards={0: "knight"}).refused(YorenGuard(RED, SectionId(0))).key == "reason-no-patrol-played"
    )
    full = with_hero("yoren", knights={0: 1}, wall=((1,) * 5, (), (), ()))
    assert full.refused(YorenGuard(RED, SectionId(0))).key == "reason-section-full"
    none = with_hero("yoren", knights={0: 1}, wall=((0,) * 5, (0, 0), (), ()))
    assert none.refused(YorenGuard(RED, SectionId(2))).key == "reason-no-guard-left"


# Benjen


@pytest.mark.rule("HERO-14", "HERO-27", "WATCH-99", "WATCH-X34")
def test_example_34_benjen_closes_the_gap_first() -> None:
    table = with_hero("benjen", camps=("", "", "grcr")).do(BenjenCamp(RED, ClanId(2), CampId(0)))
    assert table.camps() == ["", "", "rcr"]
    assert table.watch.supply == (22, 7, 8)
    assert table.told(CampLeft) == [CampLeft(RED, ClanId(2), GIANT, CampId(0))]
    table.reveal("hornfoots", "regular")
    assert table.camps() == ["", "", "rcrr"], "camp 4, no raid"
    assert table.gift() == {}
    raid = (
        with_hero("benjen", camps=("ccrr", "", "grcr"))
        .do(BenjenCamp(RED, ClanId(2), CampId(1)))
        .reveal("cannibals", "regular")
    )
    assert raid.camps() == ["rrr", "", "gcr"]
    assert raid.gift() == {"(0,0)": "c", "(1,0)": "c"}
    assert raid.step() == "watch.after_hero"


@pytest.mark.rule("HERO-14", "HERO-27")
def test_benjen_may_take_from_a_clearing() -> None:
    table = with_hero("benjen", clearings=(0, 2, 0, 0), wall=((), (1, 1), (), ())).do(BenjenClearing(RED, SectionId(1)))
    assert table.watch.clearings == (0, 1, 0, 0)
    assert table.watch.supply[REGULAR] == 23
    assert table.reveal("cave_dwellers", "giant").camps() == ["", "g", ""]


@pytest.mark.rule("HERO-27")
def test_benjen_needs_somebody_there() -> None:
    table = with_hero("benjen", camps=("r", "", ""))
    assert table.refused(BenjenCamp(RED, ClanId(0), CampId(1))).key == "reason-no-wildling-there"
    assert table.refused(BenjenCamp(RED, ClanId(3), CampId(0))).key == "reason-no-such-place"
    assert table.refused(BenjenClearing(RED, SectionId(0))).key == "reason-no-wildling-there"
    assert table.refused(BenjenClearing(RED, SectionId(4))).key == "reason-no-such-place"
    assert MORMONT == 0
