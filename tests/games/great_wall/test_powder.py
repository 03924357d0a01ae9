"""Black Powder, components, set-up, towers, firearms: BP-001 to BP-097, GW-021, GW-022."""

from __future__ import annotations

import pytest

from catan_desktop.games.great_wall import actions as act
from catan_desktop.games.great_wall.battle import CHECK
from catan_desktop.games.great_wall.board import SECTION_IDS, WOOD, FiringSpotId, RowId, SectionId
from catan_desktop.games.great_wall.building import BUILD
from catan_desktop.games.great_wall.ending import artifact_value, fulfilled
from catan_desktop.games.great_wall.events import HordePlaced, TeaOrder
from catan_desktop.games.great_wall.horde import arrivals
from catan_desktop.games.great_wall.locations import OVERSEER
from catan_desktop.games.great_wall.module import GREAT_WALL
from catan_desktop.games.great_wall.part import COUNCIL, HORDE_DECK, WINTER, once, stock_changed
from catan_desktop.games.great_wall.powder import actions as fire
from catan_desktop.games.great_wall.powder.events import Fired, PatternHit, TowerTaken
from catan_desktop.games.great_wall.powder.firearms import FIRE
from catan_desktop.games.great_wall.powder.part import POWDER, Firing, Leaping, Manning, Powder, beside, sections_beside
from catan_desktop.games.great_wall.powder.specials import LEAP
from catan_desktop.games.great_wall.powder.tables import (
    BALLISTA,
    CANNON,
    FIREARMS,
    LANCE,
    LANCE_CARDS,
    FirearmId,
    LanceId,
    TowerId,
    cells,
)
from catan_desktop.games.great_wall.powder.towers import TOWER
from catan_desktop.games.great_wall.soldiers import RECRUIT
from catan_desktop.games.great_wall.steps import Building, Left, Raising
from catan_desktop.games.great_wall.tables import SPEARMAN, ArtifactId, BackId, ClanId, HordeId, RequestId
from catan_desktop.games.great_wall.year import RECALL
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.frame import SCRIPT, Frame, Position
from catan_desktop.kernel.ids import CHANCE, Seat, numbers
from catan_desktop.kernel.prompts import Asks
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.session.codec import records_of
from catan_desktop.session.save_migrations import grown
from tests.games.great_wall.place import S1, S2, S3, A, B, C, Place, place, table
from tests.playing import next_action

NONE = (0, 0, 0, 0)
T1, T2, T3, T4 = numbers(TowerId, 4)


def powder(seats: int = 3, mode: str = "competitive") -> Place:
    """An empty frontier with the expansion: no firearms, no spearmen on towers, no levels."""
    return place(seats, black_powder=True, gw_mode=mode)


def part(at: Place) -> Powder:
    return POWDER.of(at.game, at.state)


def firearms(at: Place, *held: tuple[int, int]) -> Place:
    """Put firearms into hideouts: (kind, section)."""
    for kind, section in held:
        own = part(at)
        row = list(own.firearms[section])
        row[kind] += 1
        supply = list(own.supply)
        supply[kind] -= 1
        rows = tuple([tuple(row) if one == section else own.firearms[one] for one in range(3)])
        at.state = POWDER.put(at.game, at.state, replace(own, firearms=rows, supply=tuple(supply)))
    return at


def on_tower(at: Place, seat: Seat, tower: TowerId) -> Place:
    """Put a spearman on a tower."""
    at.state = stock_changed(at.game, at.state, seat, SPEARMAN, -1)
    towers = list(part(at).towers)
    towers[tower] = int(seat)
    at.state = POWDER.put(at.game, at.state, replace(part(at), towers=tuple(towers)))
    return at


def firing(at: Place, sections: int = 0b111, seat: Seat = A) -> Place:
    """A seat may fire."""
    return at.run(once(FIRE, Firing(seat, sections)))


def shot(seat: Seat, kind: FirearmId, section: SectionId, row: int) -> fire.Fire:
    return fire.Fire(seat, section, kind, RowId(row - 1))


def building(at: Place, left: int = 1, discount: int = 0) -> Place:
    """A may build."""
    return at.run(once(BUILD, Building(A, left, discount, not discount)))


def firearm(kind: FirearmId, section: SectionId, *saved: int) -> fire.BuildFirearm:
    return fire.BuildFirearm(A, kind, section, saved or NONE)


def until(at: Place, step: str, seed: int = 1) -> Place:
    """Let chance players go on until a step is asked for."""
    rng = source(seed, "players")
    while at.step != step:
        at.do(next_action(at.game, at.state, seed, rng))
    return at


# components and set-up


@pytest.mark.rule("GW-002", "GW-008")
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_the_expansion_is_one_switch(seats: int) -> None:
    for mode in ("competitive", "coop"):
        assert table(seats, black_powder=True, gw_mode=mode).game.has("black_powder")
        assert not table(seats, gw_mode=mode).game.has("black_powder")
    names = [spec.key for spec in GREAT_WALL.options]
    assert names == ["gw_mode", "requests", "black_powder"]


@pytest.mark.rule("BP-001", "BP-002", "BP-003", "BP-004", "BP-005", "BP-006", "BP-010")
def test_components() -> None:
    at = table(3, black_powder=True)
    special = [kind for kind in at.tables.soldiers if kind.clan >= 0]
    assert [kind.stock for kind in special] == [3] * 5
    assert sorted(kind.clan for kind in special) == [0, 1, 2, 3, 4]
    assert part(at).supply == (2, 2, 2)
    assert len(at.tables.horde) == 8 + 4
    assert [len(deck) for deck in (at.tables.generals, at.tables.advisors, at.tables.artifacts)] == [17, 28, 11]
    assert (at.tables.tokens, len(part(at).towers), len(LANCE_CARDS)) == (6, 4, 10)
    assert [sections_beside(tower) for tower in (T1, T2, T3, T4)] == [(0,), (0, 1), (1, 2), (2,)]
    assert [beside(section) for section in SECTION_IDS] == [(0, 1), (1, 2), (2, 3)]


@pytest.mark.rule("BP-P1", "BP-P2", "BP-P3", "BP-P4", "BP-P5", "GW-021", "GW-022", "GW-023", "BP-032", "BP-X36")
@pytest.mark.parametrize(
    ("seats", "initial", "spring"),
    [
        (1, 2, (1, 1, 1, 1, 2)),
        (2, 3, (1, 2, 2, 2, 3)),
        (3, 4, (3, 3, 4, 4, 5)),
        (4, 5, (4, 5, 5, 6)),
        (5, 6, (6, 6, 7)),
    ],
)
def test_more_horde_cards(seats: int, initial: int, spring: tuple[int, ...]) -> None:
    at = until(table(seats, black_powder=True), "general")
    assert sum([card is not None for section in at.defence.sections for card in section.rows]) == initial
    for year, count in enumerate(spring, 2):
        at = powder(seats).set(year=year - 1)
        at.script("year", COUNCIL).luck()
        assert len(at.told(HordePlaced)) == count


@pytest.mark.rule("BP-020", "BP-021", "BP-022", "BP-023", "BP-024", "BP-025", "BP-028", "BP-030", "BP-031", "BP-X01")
def test_x01_set_up_of_three() -> None:
    at = until(table(3, black_powder=True), "command")
    assert [(section.level, section.barricades) for section in at.defence.sections] == [(1, 0)] * 3
    assert at.horde.deck == 23
    assert at.estates.shame_left == 30
    assert part(at).supply == (1, 1, 1)
    assert [sum(row) for row in part(at).firearms] == [1, 1, 1]
    assert part(at).towers == (-1,) * 4
    assert part(at).drawn == 0


@pytest.mark.rule("BP-022", "GW-221a")
def test_three_types_are_out_and_nobody_knows_which() -> None:
    found = set()
    for seed in range(5):
        at = until(table(3, black_powder=True), "tea_draw", seed)
        assert at.horde.hidden is not None
        kinds = frozenset(card // 3 for card in bits(at.horde.hidden))
        assert len(kinds) == 9
        assert {8, 9, 10, 11} <= kinds
        assert at.horde.deck == 27
        assert HORDE_DECK.of(at.game, observe(at.game, at.state, A).state).hidden is None
        found.add(kinds)
    assert len(found) > 1


@pytest.mark.rule("BP-023", "BP-024", "BP-025")
def test_the_new_people_and_artifacts_are_shuffled_in() -> None:
    generals, advisors, artifacts = set(), set(), set()
    for seed in range(12):
        at = until(table(3, black_powder=True), "command", seed)
        generals |= {own.general for own in at.court.staffs}
        advisors |= set(at.court.display)
        artifacts |= set(at.court.artifacts)
    assert max(generals) >= 13
    assert max(advisors) >= 22
    assert max(artifacts) >= 5


@pytest.mark.rule("BP-026", "BP-D05", "GW-D04")
def test_three_different_overseers() -> None:
    at = until(table(2, black_powder=True), "overseer_start")
    assert all(sorted(action.areas) == [0, 1, 1, 1] for action in at.offered(act.StartOverseers))


@pytest.mark.rule("BP-027", "GW-041", "BP-U4", "BP-U5", "BP-U6", "BP-U7", "BP-U8")
@pytest.mark.parametrize(
    ("clan", "name"), [(0, "monk"), (4, "sapper"), (1, "arsonist"), (2, "crossbowman"), (3, "war_machine")]
)
def test_special_soldiers_of_the_clan(clan: int, name: str) -> None:
    at = table(1, black_powder=True).do(act.ChooseClan(A, ClanId(clan)))
    assert at.stock(A, name) == 3
    assert sum(at.defence.stocks[A]) == 10 + 4 + 2 + 3


@pytest.mark.rule("BP-028", "BP-029", "BP-D05", "BP-X02", "BP-130", "GW-210")
@pytest.mark.parametrize(("seats", "order"), [(1, (0, 0)), (2, (0, 1)), (5, (0, 1))])
def test_x02_who_places_the_firearms(seats: int, order: tuple[int, ...]) -> None:
    at = until(table(seats, black_powder=True), "start_firearm")
    tea = at.course.tea
    assert at.told(TeaOrder)[0].order == tea
    assert len(at.offered(fire.StartFirearm)) == 9
    assert at.asked == tea[order[0]]
    at.do(fire.StartFirearm(tea[order[0]], BALLISTA, S2))
    assert at.asked == tea[order[1]]
    again = fire.StartFirearm(tea[order[1]], BALLISTA, S1)
    assert at.refused(again) == ("reason-gw-start-firearm", "BP-130")
    again = fire.StartFirearm(tea[order[1]], CANNON, S2)
    assert at.refused(again) == ("reason-gw-start-firearm", "BP-130")
    at.do(fire.StartFirearm(tea[order[1]], LANCE, S1))
    assert part(at).firearms == ((0, 0, 1), (1, 0, 0), (0, 1, 0)), "the last one is placed without asking"


# horde


def drawn(at: Place, name: str, back: int) -> Place:
    """A card of this type comes; the back of the top card after it is `back` (1 to 3)."""
    at.run(arrivals(1))
    at.do(act.BackShown(CHANCE, BackId(0)), act.HordeDrawn(CHANCE, HordeId(3 * at.type_of(name))))
    return at.do(act.BackShown(CHANCE, BackId(back - 1)))


@pytest.mark.rule("BP-040", "BP-135", "BP-X03")
def test_x03_a_trebuchet_stands_in_row_three_only() -> None:
    at = powder()
    for section in (S1, S2, S3):
        at.card(section, 1, "foragers")
    at.card(S1, 3, "keshiks")
    assert drawn(at, "trebuchet", 1).name_in(S2, 3) == "trebuchet"
    at = drawn(powder(), "trebuchet", 1)
    assert [at.name_in(S1, row) for row in (1, 2, 3)] == [None, None, "trebuchet"]


@pytest.mark.rule("BP-040", "GW-076")
def test_a_trebuchet_without_a_row_three_is_a_raid() -> None:
    at = powder().card(S1, 3, "foragers").card(S2, 3, "foragers").card(S3, 3, "foragers")
    drawn(at, "trebuchet", 1)
    assert at.estates.shame_left == 27


@pytest.mark.rule("BP-041", "BP-X04", "GW-071")
def test_x04_a_trebuchet_leaves_row_one_empty() -> None:
    at = powder().card(S1, 3, "trebuchet").card(S2, 1, "foragers").card(S3, 1, "foragers")
    drawn(at, "khans_guard", 1)
    assert at.name_in(S1, 1) == "khans_guard"
    at.run(arrivals(1))
    at.do(at.offered(act.HordeDrawn)[0], act.BackShown(CHANCE, BackId(0)))
    assert at.card_in(S1, 2) is not None


# towers


def manning(at: Place, section: SectionId, seat: Seat = A) -> Place:
    """A seat may take a tower."""
    return at.run(once(TOWER, Manning(seat, section)))


@pytest.mark.rule("BP-051", "BP-054", "BP-056", "BP-057", "GW-150", "BP-D24", "BP-X32")
def test_x32_a_tower_after_a_defeat() -> None:
    at = firearms(powder().player(A, "spearman"), (BALLISTA, S2)).card(S1, 1, "foragers", wounds="00 01")
    at.on(A, "spearman", S1, 1, "11").card(S2, 1, "keshiks")
    on_tower(at, C, T2).run(_check())
    assert (at.step, at.asked) == ("tower", A)
    at.do(fire.TowerPlace(A, T2))
    assert (part(at).towers, at.camp(C, "spearman"), at.step) == ((-1, 0, -1, -1), 1, "fire")
    assert at.told(TowerTaken)[0].driven == C
    at.do(shot(A, BALLISTA, S2, 1))
    assert at.open_in(S2, 1) == "00 02 03 12"
    assert at.over


def _check() -> Frame:
    return Frame(CHECK, 0)


@pytest.mark.rule("BP-010", "BP-053", "BP-055", "BP-131", "BP-X33", "GW-211")
def test_x33_which_towers() -> None:
    at = manning(on_tower(powder().player(A, "spearman"), A, T2), S2)
    assert [action.tower for action in at.offered(fire.TowerPlace)] == [T3]
    assert at.refused(fire.TowerPlace(A, T1)) == ("reason-gw-tower-away", "BP-131")
    assert at.refused(fire.TowerPlace(A, T4)) == ("reason-gw-tower-away", "BP-131")
    assert at.refused(fire.TowerPlace(A, T2)) == ("reason-gw-tower-own", "BP-131")
    assert at.done().over
    assert manning(powder().player(A, "archer horseman"), S2).over, "no spearman in camp"
    assert manning(powder().hide(A, "spearman", S2), S2).over, "one in a hideout does not count"


@pytest.mark.rule("BP-052", "BP-122", "BP-141", "GW-B2", "BP-X35")
def test_x35_a_level_built_again() -> None:
    at = building(powder().player(A, "spearman", goods=(3, 2, 0, 0)))
    at.do(act.BuildWall(A, S1, NONE))
    assert (at.goods(A), at.honour(A), at.own(A).walls, at.step) == (NONE, (5,), 1, "tower")
    at.do(fire.TowerPlace(A, T1))
    assert part(at).towers == (0, -1, -1, -1)


@pytest.mark.rule("BP-011", "BP-131", "BP-081a", "BP-X39")
def test_one_spearman_on_a_tower() -> None:
    at = manning(powder().player(A, clan=4).player(A, "sapper"), S1)
    assert at.over
    at.run(Frame(TOWER, 1, Manning(A, S1)))
    assert at.refused(fire.TowerPlace(A, T1)) == ("reason-gw-tower-spearman", "BP-131")
    at.run(Frame(OVERSEER, 1, Raising(A, WOOD)))
    assert at.refused(act.RaiseOverseer(A)) == ("reason-gw-overseer-spearman", "GW-161")
    at = manning(on_tower(powder().player(A, "spearman"), B, T1), S1).do(fire.TowerPlace(A, T1))
    assert part(at).towers == (A, -1, -1, -1), "one at a time"


@pytest.mark.rule("BP-A24", "GW-187")
def test_the_tower_captain() -> None:
    at = manning(powder().player(A, "spearman", active="tower_captain tower_captain"), S1)
    assert at.do(fire.TowerPlace(A, T1)).honour(A) == (2,)


@pytest.mark.rule("BP-056", "BP-057", "BP-D25")
def test_only_firearms_beside_the_tower() -> None:
    at = powder().player(A, "spearman")
    firearms(at, (BALLISTA, S1), (BALLISTA, S3)).card(S1, 1, "foragers").card(S3, 1, "foragers")
    manning(at, S1).do(fire.TowerPlace(A, T1))
    assert [action.section for action in at.offered(fire.Fire)] == [S1]
    assert at.refused(shot(A, BALLISTA, S3, 1)) == ("reason-gw-no-right-to-fire", "BP-132")


def score(at: Place, breached: int) -> Place:
    """Score the towers; the last Year ends after it."""
    return at.set(year=6, breached=breached).script("black_powder.towers", WINTER)


@pytest.mark.rule("BP-060", "BP-061", "BP-062", "BP-X30")
def test_x30_a_tower_between_a_breach_and_a_wall_that_held() -> None:
    at = score(on_tower(powder(), B, T2), 0b001)
    assert (at.honour(B), at.shame(B), at.camp(B, "spearman"), part(at).towers) == ((2,), (1,), 1, (-1,) * 4)


@pytest.mark.rule("BP-060", "BP-061", "BP-062", "BP-063", "BP-G16", "BP-X31")
def test_x31_du_yan() -> None:
    at = on_tower(on_tower(powder().player(A, general="du_yan", passive="elite_trainer"), A, T1), A, T3)
    score(at, 0b110)
    assert (at.honour(A), at.shame(A), part(at).towers) == ((4,), (2,), (0, -1, -1, -1))
    assert at.camp(A, "spearman") == 1


@pytest.mark.rule("BP-A28", "BP-061")
def test_the_bell_ringer_keeps_the_shame_of_towers_off() -> None:
    at = score(on_tower(powder().player(A, active="bell_ringer"), A, T2), 0b011)
    assert (at.shame(A), at.camp(A, "spearman")) == ((0,), 1)


@pytest.mark.rule("GW-082", "GW-D06")
def test_a_spearman_is_called_back_from_a_tower() -> None:
    at = on_tower(on_tower(powder(), A, T2), B, T3).run(once(RECALL, Asks(A)))
    assert [action.tower for action in at.offered(fire.RecallTower)] == [T2]
    assert at.refused(fire.RecallTower(A, T3))[1] == "GW-241"
    at.do(fire.RecallTower(A, T2))
    assert (at.camp(A, "spearman"), part(at).towers) == (1, (-1, -1, 1, -1))


# firearms


@pytest.mark.rule("BP-070", "BP-071", "BP-B5", "BP-B6", "BP-B7", "BP-074", "GW-170")
def test_prices_of_firearms() -> None:
    assert [(one.key, one.build, one.shot, one.honour) for one in FIREARMS] == [
        ("ballista", (4, 0, 0, 0), NONE, 0),
        ("cannon", (0, 2, 2, 0), (0, 2, 0, 0), 1),
        ("fire_lance", (0, 0, 4, 0), (0, 0, 0, 1), 2),
    ]
    for kind, cost in ((BALLISTA, (4, 0, 0, 0)), (CANNON, (0, 2, 2, 0)), (LANCE, (0, 0, 4, 0))):
        at = building(powder().player(A, goods=cost)).do(firearm(kind, S3))
        assert (at.goods(A), at.honour(A), part(at).built, part(at).firearms[S3][kind]) == (NONE, (4,), (1, 0, 0), 1)


@pytest.mark.rule("BP-074", "BP-074a", "BP-012", "BP-130", "BP-X08", "BP-013")
def test_x08_a_new_ballista_is_fired_at_once() -> None:
    at = firearms(powder().player(A, goods=(4, 0, 0, 0)), (CANNON, S2), (CANNON, S1)).card(S2, 3, "keshiks")
    building(at).do(firearm(BALLISTA, S2))
    assert (at.honour(A), at.step) == ((4,), "fire")
    assert {action.firearm for action in at.offered(fire.Fire)} == {BALLISTA}
    assert at.refused(shot(A, CANNON, S2, 3)) == ("reason-gw-no-right-to-fire", "BP-132")
    at.do(shot(A, BALLISTA, S2, 3))
    assert at.open_in(S2, 3) == "00 02 03 12"
    at = building(powder().player(A, goods=(8, 0, 0, 0)), 2).do(firearm(BALLISTA, S2), firearm(BALLISTA, S2))
    assert part(at).firearms[S2] == (2, 0, 0), "two of a kind"
    at = building(at.player(A, goods=(0, 2, 6, 0)))
    assert at.refused(firearm(LANCE, S2)) == ("reason-gw-two-firearms", "BP-130")
    assert at.refused(firearm(BALLISTA, S1)) == ("reason-gw-firearm-supply", "BP-130")


@pytest.mark.rule("BP-A27", "GW-G06", "GW-231")
def test_discounts_of_firearms() -> None:
    at = building(powder().player(A, goods=(3, 0, 0, 0), active="founder"))
    at.do(firearm(BALLISTA, S1, 1, 0, 0, 0))
    assert at.goods(A) == NONE
    at = building(powder().player(A, goods=(3, 0, 0, 0), general="luo_ban")).do(firearm(BALLISTA, S1, 1, 0, 0, 0))
    assert at.staff(A).general_spent == 1
    at = building(powder().player(A, goods=(3, 0, 0, 0)))
    assert at.refused(firearm(BALLISTA, S1)) == ("reason-gw-cannot-pay", "GW-231")


@pytest.mark.rule("BP-073", "GW-K4c")
def test_construction_builds_no_firearm() -> None:
    at = powder().player(A, goods=(9, 9, 9, 9)).slots((A, "construction"), (B, "despotism"), (C, "despotism"))
    at.script("last")
    assert at.step == "build"
    assert at.offered(act.BuildWall)
    assert not at.offered(fire.BuildFirearm)
    assert at.refused(firearm(BALLISTA, S1)) == ("reason-gw-firearm-camp", "BP-073")


@pytest.mark.rule("BP-073", "GW-168")
def test_the_builders_camp_builds_firearms() -> None:
    at = powder().player(A, goods=(4, 0, 0, 0)).clerks("builders_camp", 1).script("activation")
    assert at.offered(fire.BuildFirearm)


@pytest.mark.rule("BP-072", "BP-075", "BP-132", "BP-S01")
def test_anybody_fires_any_firearm_at_a_card_of_its_section() -> None:
    at = firing(firearms(powder(), (BALLISTA, S1), (BALLISTA, S2)).card(S2, 2, "khans_guard"), seat=B)
    assert at.offered(fire.Fire) == [shot(B, BALLISTA, S2, 2)]
    assert at.refused(shot(B, BALLISTA, S1, 1)) == ("reason-gw-no-target", "BP-132")
    assert at.refused(shot(B, CANNON, S2, 2)) == ("reason-gw-no-right-to-fire", "BP-132")
    at.do(shot(B, BALLISTA, S2, 2))
    assert at.open_in(S2, 2) == "00 02 10 12"
    at.run(once(RECALL, Asks(A)))
    assert at.over


@pytest.mark.rule("BP-132")
def test_firing_without_a_right_or_the_price_is_refused() -> None:
    at = firearms(powder().player(A, "spearman", goods=(0, 1, 0, 0)), (CANNON, S1), (BALLISTA, S1))
    at.card(S1, 1, "foragers")
    assert firing(at).refused(shot(A, CANNON, S1, 1)) == ("reason-gw-cannot-pay", "GW-231")
    building(at)
    assert at.refused(shot(A, BALLISTA, S1, 1)) == ("reason-gw-no-right-to-fire", "BP-132")


@pytest.mark.rule("BP-076", "BP-077", "BP-077b", "BP-078", "BP-S02", "BP-X05", "BP-070", "GW-134")
@pytest.mark.parametrize("saved", [False, True])
def test_x05_a_cannon_shot(saved: bool) -> None:
    at = powder().player(A, goods=(0, 2, 0, 0)).player(B, goods=(0, 0, 0, 1))
    firearms(at, (CANNON, S1)).card(S1, 1, "steppe_spearmen", wounds="01").on(B, "spearman", S1, 1, "11")
    firing(at).do(shot(A, CANNON, S1, 1), act.SaveForChi(B) if saved else act.LetGo(B))
    card = at.card_in(S1, 1)
    assert card is not None
    assert (card.wounds, card.figures) == (cells("01 11"), ())
    assert (at.goods(A), at.honour(A), at.shame(A), at.camp(B, "spearman")) == (NONE, (1,), (1,), int(saved))


@pytest.mark.rule("BP-078", "BP-077a", "BP-X06", "GW-132")
def test_x06_two_dead_one_shame() -> None:
    at = firearms(powder(), (BALLISTA, S1)).card(S1, 1, "khans_guard")
    at.on(B, "spearman", S1, 1, "01").on(C, "spearman", S1, 1, "11")
    firing(at).do(shot(A, BALLISTA, S1, 1))
    assert (at.shame(A), at.stock(B, "spearman"), at.stock(C, "spearman")) == ((1,), 10, 10)
    assert at.open_in(S1, 1) == "00 02 10 12"


@pytest.mark.rule("BP-A28", "BP-X10", "BP-078")
def test_x10_the_bell_ringer() -> None:
    at = firearms(powder().player(A, active="bell_ringer"), (BALLISTA, S1)).card(S1, 1, "khans_guard")
    at.on(B, "spearman", S1, 1, "01").on(C, "spearman", S1, 1, "11")
    assert firing(at).do(shot(A, BALLISTA, S1, 1)).shame(A) == (0,)


@pytest.mark.rule("BP-079")
def test_own_soldiers_bring_no_shame() -> None:
    at = firearms(powder(), (BALLISTA, S1)).card(S1, 1, "khans_guard").on(A, "spearman", S1, 1, "01")
    firing(at).do(shot(A, BALLISTA, S1, 1))
    assert (at.shame(A), at.stock(A, "spearman")) == ((0,), 10)


def lance(at: Place, card: int, row: int = 1, section: SectionId = S1) -> Place:
    """A fires the lance; the shot card with this number (1 to 10) is drawn."""
    firing(at).do(shot(A, LANCE, section, row))
    return at.do(fire.LanceDrawn(CHANCE, LanceId(card - 1)))


@pytest.mark.rule("BP-093", "BP-076", "BP-S07", "BP-S08", "BP-X07", "BP-070")
@pytest.mark.parametrize(("card", "wounds"), [(6, "11 12"), (5, "01 02")])
def test_x07_a_fire_lance(card: int, wounds: str) -> None:
    at = firearms(powder().player(A, goods=(0, 0, 0, 1)), (LANCE, S1)).card(S1, 1, "horse_archers")
    firing(at).do(shot(A, LANCE, S1, 1))
    assert (at.asked, at.goods(A), at.honour(A)) == (CHANCE, NONE, (2,))
    at.do(fire.LanceDrawn(CHANCE, LanceId(card - 1)))
    hit = at.card_in(S1, 1)
    assert hit is not None
    assert hit.wounds == cells(wounds)


PATTERNS = [
    pytest.param(1, "00 01", id="BP-S03"),
    pytest.param(2, "02 12", id="BP-S04"),
    pytest.param(3, "10 11 12", id="BP-S05"),
    pytest.param(4, "00 11", id="BP-S06"),
    pytest.param(5, "01 02 03", id="BP-S07"),
    pytest.param(6, "11 12", id="BP-S08"),
    pytest.param(7, "00 01 10 11", id="BP-S09"),
    pytest.param(8, "01 10", id="BP-S10"),
    pytest.param(9, "02 11 13", id="BP-S11"),
    pytest.param(10, "00 01 02 03", id="BP-S12"),
]


@pytest.mark.rule("BP-S03", "BP-S04", "BP-S05", "BP-S06", "BP-S07", "BP-S08", "BP-S09", "BP-S10", "BP-S11", "BP-S12")
@pytest.mark.parametrize(("card", "pattern"), PATTERNS)
def test_shot_cards(card: int, pattern: str) -> None:
    at = firearms(powder().player(A, goods=(0, 0, 0, 1)), (LANCE, S1)).card(S1, 1, "khans_guard")
    lance(at, card)
    assert at.told(PatternHit)[0].cells == cells(pattern)
    spots = [word for word in ["00", "01", "02", "10", "11", "12"] if word not in pattern.split()]
    assert at.open_in(S1, 1) == " ".join(spots)


@pytest.mark.rule("BP-092", "BP-097", "BP-096", "BP-S03")
def test_the_shot_cards_are_renewed_when_all_are_drawn() -> None:
    at = firearms(powder().player(A, goods=(0, 0, 0, 12)), (LANCE, S1)).card(S1, 1, "keshiks")
    for card in range(1, 11):
        lance(at, card)
    assert part(at).shots == (10, 0, 0)
    firing(at).do(shot(A, LANCE, S1, 1))
    assert len(at.offered(fire.LanceDrawn)) == 10
    at.do(fire.LanceDrawn(CHANCE, LanceId(3)))
    firing(at).do(shot(A, LANCE, S1, 1))
    assert len(at.offered(fire.LanceDrawn)) == 9


@pytest.mark.rule("BP-094", "BP-096", "BP-F08")
def test_a_shot_that_hits_nothing_counts() -> None:
    at = powder().player(A, goods=(0, 2, 0, 0))
    firearms(at, (CANNON, S1)).card(S1, 1, "steppe_spearmen", wounds="01 11")
    firing(at).do(shot(A, CANNON, S1, 1))
    assert (at.honour(A), part(at).shots) == ((1,), (1, 0, 0))


@pytest.mark.rule("BP-G14", "BP-140", "BP-X09")
def test_x09_lei_zhen() -> None:
    at = powder().player(A, general="lei_zhen", goods=(0, 4, 0, 0))
    firearms(at, (BALLISTA, S1), (CANNON, S1)).card(S1, 1, "keshiks")
    paid = []
    for kind in (BALLISTA, CANNON, CANNON):
        before = at.goods(A)[1]
        firing(at).do(shot(A, kind, S1, 1))
        paid.append(before - at.goods(A)[1])
    assert paid == [0, 0, 2]


@pytest.mark.rule("BP-A23", "BP-A25", "GW-186", "BP-D25")
@pytest.mark.parametrize("name", ["powder_maker", "gunner"])
def test_an_advisor_makes_a_shot_free(name: str) -> None:
    at = powder().player(A, active=name)
    firearms(at, (CANNON, S1), (BALLISTA, S1)).card(S1, 1, "keshiks")
    firing(at)
    assert {action.firearm for action in at.offered(fire.FireFree)} == {CANNON}, "a ballista costs nothing"
    at.do(fire.FireFree(A, S1, CANNON, RowId(0)))
    assert (at.staff(A).spent, at.told(Fired)[0].firearm) == ((1,), CANNON)
    assert not firing(at).offered(fire.FireFree)


@pytest.mark.rule("BP-A23", "BP-A25", "GW-187")
def test_each_advisor_makes_a_shot_of_his_own_free() -> None:
    at = powder().player(A, active="powder_maker gunner gunner")
    firearms(at, (CANNON, S1)).card(S1, 1, "keshiks")
    for _ in range(3):
        firing(at).do(fire.FireFree(A, S1, CANNON, RowId(0)))
    assert (at.staff(A).spent, at.honour(A)) == ((1, 1, 1), (3,))
    assert not firing(at).offered(fire.FireFree)


@pytest.mark.rule("BP-A25", "BP-132")
def test_the_gunner_brings_no_shot_of_his_own() -> None:
    at = powder().player(A, "spearman", active="gunner").hide(A, "archer", S2)
    firearms(at, (BALLISTA, S2)).card(S2, 1, "foragers")
    at.slots((A, "despotism"), (B, "construction"), (C, "construction")).script("messengers")
    assert at.step == "deploy"
    assert at.refused(shot(A, BALLISTA, S2, 1)) == ("reason-gw-no-right-to-fire", "BP-132")


@pytest.mark.rule("GW-103")
def test_the_messenger_comes_before_the_deployments() -> None:
    at = powder().player(A, goods=(0, 0, 0, 1), active="messenger").hide(A, "archer", S2)
    at.slots((A, "despotism"), (B, "construction"), (C, "construction")).script("messengers")
    assert at.step == "messenger"
    assert at.done().step == "deploy"


@pytest.mark.rule("BP-090", "BP-S10", "BP-X16")
def test_x16_a_horseman_hit_in_one_spot() -> None:
    at = firearms(powder().player(A, goods=(0, 0, 0, 1)), (LANCE, S1)).card(S1, 1, "khans_guard")
    lance(at.on(B, "horseman", S1, 1, "00 01"), 8)
    assert at.open_in(S1, 1) == "00 02 11 12"
    assert (at.honour(A), at.shame(A), at.stock(B, "horseman")) == ((2,), (1,), 2)


@pytest.mark.rule("BP-076")
def test_tokens_are_not_hit() -> None:
    at = firearms(powder(), (BALLISTA, S1)).card(S1, 1, "khans_guard").tokens(S1, 1, "01")
    firing(at).do(shot(A, BALLISTA, S1, 1))
    card = at.card_in(S1, 1)
    assert card is not None
    assert (card.tokens, card.wounds) == (cells("01"), cells("11"))


@pytest.mark.rule("GW-140", "BP-056", "BP-X38", "GW-145")
def test_x38_a_shot_in_a_check_covers_another_card() -> None:
    at = firearms(powder().player(A, "spearman"), (BALLISTA, S2))
    at.card(S1, 1, "foragers", wounds="00 01").on(A, "spearman", S1, 1, "11")
    at.card(S2, 1, "steppe_scouts", wounds="12", marker=B)
    at.run(_check()).do(fire.TowerPlace(A, T2), shot(A, BALLISTA, S2, 1))
    assert at.card_in(S2, 1) is None
    assert sum(at.own(A).trophies) == 2


# saves of former rules


def test_questions_of_version_2_are_asked_on() -> None:
    at = powder().wall(S1, 2).player(A, clan=4)
    for _ in range(3):
        at.post(A, "sapper", S1)
    frames = (
        Frame(SCRIPT, 0, Position(False, at.game.ruleset.script.turn.index("great_wall.captain"))),
        once(FIRE, Firing(A, 0b10)),
        once(BUILD, Building(A, 1, 0, True)),
        once(BUILD, Building(A, 1, 2, False)),
        once(LEAP, Leaping(A, S1, FiringSpotId(2))),
    )
    records = records_of(at.game.ruleset)
    state = replace(at.state, frames=frames)
    saved = records.encode(state)
    script, shot_frame, camp, construction, leap = saved["frames"]
    script["data"]["index"] += 1
    shot_frame["data"]["gunner"] = 0
    del camp["data"]["camp"], construction["data"]["camp"], leap["data"]["post"]
    former = grown(at.game.ruleset, {"great_wall": 2, "black_powder": 2}, saved)
    assert records.decode(former, GameState) == state


# artifacts and requests


@pytest.mark.rule("BP-F06", "BP-F07", "BP-F08", "BP-F09", "BP-F10", "BP-F11", "BP-141")
def test_values_of_the_new_artifacts() -> None:
    at = powder().player(A, clan=1, goods=(9, 9, 2, 3)).player(A, "arsonist arsonist")
    at.player(A, trophies=(4, *(0,) * 7, 1, 0, 2, 0))
    on_tower(on_tower(at, A, T1), A, T3)
    at.state = POWDER.put(at.game, at.state, replace(part(at), built=(2, 0, 0), shots=(5, 0, 0)))
    names = ("thunder_drum", "watch_lantern", "powder_horn", "iron_mask", "siege_map", "saltpetre_urn")
    values = [artifact_value(at.game, at.state, ArtifactId(at.tables.artifacts.index(name)), A) for name in names]
    assert values == [2, 2, 5, 2, 3, 5]


@pytest.mark.rule("GW-R1", "GW-R2", "GW-R3", "GW-R4", "GW-R5", "GW-R6", "GW-R7", "GW-R8")
def test_requests_with_the_expansion() -> None:
    goals = {one.key: one.goals for one in table(3, black_powder=True).tables.requests}
    assert goals == {
        "raise_the_wall": (5, 5, 6, 7, 7),
        "break_the_horde": (5, 9, 15, 20, 22),
        "glory": (140, 230, 370, 440, 440),
        "good_government": (9, 19, 26, 31, 36),
        "clean_name": (6, 7, 8, 5, 4),
        "no_gap": (1, 1, 1, 2, 2),
        "council": (5, 3, 3, 3, 3),
        "quiet_border": (3, 3, 4, 2, 1),
    }
    at = powder(1).wall(S1, 3).wall(S2, 2)
    assert fulfilled(at.game, at.state, RequestId(0))


# recruiting


@pytest.mark.rule("BP-080", "BP-U4", "BP-U5", "BP-U6", "BP-U7", "BP-U8", "BP-081")
@pytest.mark.parametrize(
    ("clan", "name", "cost"),
    [
        (0, "monk", (0, 0, 2, 1)),
        (4, "sapper", (1, 1, 1, 0)),
        (1, "arsonist", (3, 0, 1, 0)),
        (2, "crossbowman", (2, 0, 2, 0)),
        (3, "war_machine", (2, 2, 2, 0)),
    ],
)
def test_prices_of_special_soldiers(clan: int, name: str, cost: tuple[int, ...]) -> None:
    at = powder().player(A, clan=clan, goods=cost).run(once(RECRUIT, Left(A, 1)))
    at.do(at.recruit(A, name))
    assert (at.goods(A), at.camp(A, name), at.stock(A, name)) == (NONE, 1, 2)


@pytest.mark.rule("BP-133", "BP-X39")
def test_special_soldiers_of_another_clan() -> None:
    at = powder().player(A, clan=4, goods=(9, 9, 9, 9)).run(once(RECRUIT, Left(A, 1)))
    assert at.refused(at.recruit(A, "monk")) == ("reason-gw-other-clan", "BP-133")


@pytest.mark.rule("GW-173", "BP-A26", "BP-G15", "BP-X37", "GW-173a")
def test_x37_a_special_soldier_costs_at_least_one_unit() -> None:
    at = powder().player(A, clan=4, goods=(9, 9, 9, 9), general="abbot_kong", active="elite_trainer elite_trainer")
    at.run(once(RECRUIT, Left(A, 1)))
    offered = [action for action in at.offered(act.Recruit) if action.soldier == at.kind("sapper")]
    assert {sum(action.saved) for action in offered} == {2}
    assert len(offered) == 3, "which unit is paid"
    at.do(offered[0])
    assert at.staff(A).general_spent == 0


@pytest.mark.rule("BP-G15", "GW-173a")
def test_the_abbot_pays_for_special_soldiers_only() -> None:
    at = powder().player(A, clan=0, goods=(9, 9, 9, 9), general="abbot_kong").run(once(RECRUIT, Left(A, 2)))
    assert {sum(one.saved) for one in at.offered(act.Recruit) if one.soldier == at.kind("monk")} == {0, 1}
    assert {sum(one.saved) for one in at.offered(act.Recruit) if one.soldier == at.kind("spearman")} == {0}
