"""What the table tells: what an action is sure to bring, what places are, steps, buttons, seats, the chronicle."""

from __future__ import annotations

import pytest

from catan_desktop.games.barbarian_attack.actions import FinishRiding, MoveRider
from catan_desktop.games.barbarian_attack.view.event_rows import route
from catan_desktop.games.views import BOARDS, CHARTS, EVENTS, PANELS
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.notation import decode
from catan_desktop.kernel.state import Observation
from catan_desktop.mechanics.dice import DICE_STEP
from catan_desktop.present import charts
from catan_desktop.present.charts import Story
from catan_desktop.present.compose import board_view, described, event_texts
from catan_desktop.present.foresight import explain, foresee
from catan_desktop.present.models.panels import ActionButton, TableModel
from catan_desktop.present.panel_view import table_model
from catan_desktop.present.picture import BoardPicture
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import Several, Who, Words, words
from tests.games.barbarian_attack.place import PRICE, TOWN, AttackTable, setting_up, siege
from tests.present.test_locale import LOCALE

NW, NE, E, SE, SW, W = "E(-1,1,SE)", "E(-1,2,NE)", "E(-1,2,E)", "E(-1,2,SE)", "E(-2,3,NE)", "E(-2,2,E)"
"""The paths of (-1,2); W is one of the castle's."""
FAR = "E(1,-1,E)"


def view(t: AttackTable, seat: int = 0) -> Observation:
    return observe(t.game, t.state, Seat(seat))


def model(t: AttackTable, seat: int = 0) -> TableModel:
    return table_model(PANELS, t.game, view(t, seat))


def picture(t: AttackTable) -> BoardPicture:
    found = board_view(BOARDS, t.game, view(t))
    assert found is not None
    return found


def told(t: AttackTable, text: str) -> dict[str, dict[str, object]]:
    said = foresee(PANELS, t.game, view(t), decode(t.game, text))
    return {one.key: dict(one.arguments) for one in said}


def rows(t: AttackTable, space: str, site: int) -> list[str]:
    return [row.key for row in explain(PANELS, t.game, view(t), (space, site)).rows]


def button(t: AttackTable, key: str) -> ActionButton:
    return next(one for one in model(t).buttons if one.key == key)


def hex_named(said: object) -> object:
    assert isinstance(said, Words)
    return dict(said.arguments)["token"]


# the start


@pytest.mark.rule("BARB-030a")
def test_the_second_building_is_asked_for_and_shown_as_the_city_it_is() -> None:
    t = setting_up(2).do("0 place_settlement V(0,0,N)", "0 place_road E(0,0,NE)")
    for seat, ghost, asked in ((1, "settlement", "prompt-placement"), (1, "city", "prompt-placement-city")):
        found = model(t, seat)
        assert found.question is not None
        assert found.next is not None
        assert found.question.text.key == asked
        assert found.next.hint == found.question.hint
        assert dict(found.pieces)["place_settlement"] == ghost
        t.do(f"{seat} place_settlement V(1,0,{'N' if ghost == 'settlement' else 'S'})")
        road = model(t, seat).question
        assert road is not None
        assert (road.text.key, road.hint.key) == (asked, "hint-placement")
        t.do(f"{seat} place_road E({'1,-1' if ghost == 'settlement' else '1,0'},SE)")


# what is sure


def test_a_building_brings_a_landing_unless_it_wins_or_nobody_is_at_sea() -> None:
    town = "0 build_settlement V(0,0,S)"
    roads = "E(-1,1,E)"
    assert "foresee-landing" in told(siege(f"{roads} {TOWN}"), town)
    assert "foresee-landing-none" in told(siege(f"{roads} {TOWN}", supply=0), town)
    assert "foresee-landing-wins" in told(siege(f"{roads} {TOWN}", prisoners=(22,)), town)


def test_a_ride_tells_which_check_it_wins_who_shares_it_and_what_it_costs() -> None:
    t = siege("1grain", barbarians="(-1,2)=1", riders={0: FAR, 1: NW}).do("0 end_turn")
    assert told(t, f"0 move_rider {FAR} {E}") == {}, "it is too far"
    t = siege("1grain", barbarians="(-1,2)=1", riders={0: "E(0,1,E) E(0,1,SE)", 1: NW}).do("0 end_turn")
    said = told(t, f"0 move_rider E(0,1,E) {NE}")
    assert hex_named(said["foresee-victory"]["hex"]) == "6"
    assert said["foresee-victory"]["count"] == 1
    assert "foresee-victory-shared" in said
    assert "foresee-pay" not in said
    assert "foresee-pay" in told(t, f"0 move_rider E(0,1,E) {SW}")


def test_a_ride_tells_what_is_missing_and_which_victory_it_gives_up() -> None:
    t = siege(barbarians="(-1,2)=2", riders={0: f"{NW} {NE} {E}"}).do("0 end_turn")
    away = told(t, f"0 move_rider {NW} E(-1,0,E)")
    assert "foresee-victory-lost" in away
    t = siege(barbarians="(-1,2)=3", riders={0: "E(0,1,SE) E(0,1,E)"}).do("0 end_turn")
    assert told(t, f"0 move_rider E(0,1,SE) {NE}")["foresee-victory-short"]["count"] == 3


def test_the_end_of_the_ride_tells_the_first_victory_its_losses_and_what_may_follow() -> None:
    t = siege(barbarians="(0,2)=1 (-1,2)=1", riders={0: f"{E} {NE} E(0,2,SE)"}).do("0 end_turn")
    said = told(t, "0 finish_riding")
    assert hex_named(said["foresee-victory"]["hex"]) == "2"
    assert said["foresee-losses"] == {"count": 1, "gold": 3}
    assert "foresee-victory-perhaps" in said
    t = siege(barbarians="(0,2)=1", riders={0: E}).do("0 end_turn")
    assert "foresee-no-victory" in told(t, "0 finish_riding")


def test_before_a_card_is_bought_the_cards_left_are_told() -> None:
    said = told(siege(PRICE, used=(13, 4, 4, 3)), "0 buy_chronicle")
    assert said["foresee-chronicle"] == {"knighthood": 1, "swift": 0, "treason": 0, "intrigue": 1}


@pytest.mark.parametrize(
    ("barbarians", "others", "share"),
    [(1, {1: NW}, "roll"), (2, {1: f"{NW} {SW}"}, "each"), (3, {1: f"{NW} {SW} {SE}"}, "most"), (2, None, None)],
)
@pytest.mark.rule("BARB-080b", "BARB-080c", "BARB-080d")
def test_who_shares_a_victory_is_told_with_the_way_of_sharing(
    barbarians: int, others: dict[int, str] | None, share: str | None
) -> None:
    own = NE if others else f"{NE} {NW} {SW}"
    t = siege(barbarians=f"(-1,2)={barbarians}", riders={0: own, **(others or {})}).do("0 end_turn")
    said = told(t, f"0 move_rider {NE} {E}")
    assert said["foresee-victory"]["count"] == barbarians, "it was one before the ride too, and still is"
    assert said.get("foresee-victory-shared", {}).get("share") == share


@pytest.mark.rule("BARB-075")
def test_a_rider_who_must_leave_the_castle_is_not_told_to_win_there_but_whom_it_can_reach() -> None:
    """The W path of (-1,2) is a castle path; (0,2) is three paths away, (1,1) more."""
    t = siege(PRICE, barbarians="(-1,2)=1 (0,2)=1 (1,1)=1", riders={0: E}).buy("knighthood")
    said = told(t, f"0 place_rider {W}")
    assert "foresee-victory" not in said
    near, far = said["foresee-reach"]["hexes"], said["foresee-reach-grain"]["hexes"]
    assert isinstance(near, Several)
    assert isinstance(far, Several)
    assert [hex_named(one) for one in near.texts] == ["2", "6"]
    assert [hex_named(one) for one in far.texts] == ["5"]


def test_a_card_tells_how_many_barbarians_it_leaves() -> None:
    t = siege(PRICE, barbarians="(-1,2)=2 (0,2)=1 (1,1)=3").buy("treason")
    assert told(t, "0 take_barbarian (-1,2)") == {"foresee-barbarians-left": {"count": 1}}
    freed = told(t, "0 take_barbarian (1,1)")
    assert (freed["foresee-barbarians-left"], "foresee-hex-freed" in freed) == ({"count": 2}, True)
    t.do("0 take_barbarian (1,1)", "0 take_barbarian (0,2)")
    assert told(t, "0 put_barbarian (2,0)")["foresee-barbarians-there"] == {"count": 1}
    t = siege(PRICE, barbarians="(-1,2)=2 (0,2)=1", prisoners=(3,)).buy("intrigue")
    assert told(t, "0 capture_barbarian (-1,2)")["foresee-prisoners"] == {"before": 3, "after": 4}


@pytest.mark.rule("BARB-076")
def test_the_way_to_the_ride_tells_that_nothing_is_built_after_it() -> None:
    assert "foresee-ride" in told(siege(riders={0: FAR}), "0 end_turn")
    assert "foresee-ride" not in told(siege(riders={1: FAR}), "0 end_turn")


@pytest.mark.rule("BARB-054", "BARB-056")
def test_a_new_building_at_the_coast_tells_whether_it_can_be_conquered() -> None:
    t = setting_up(2)
    assert "explain-exposed" in told(t, "0 place_settlement V(-2,0,S)")
    assert "explain-safe" in told(t, "0 place_settlement V(-2,1,N)")
    inland = told(t, "0 place_settlement V(0,0,N)")
    assert not {"explain-exposed", "explain-safe"} & set(inland)


# places


def test_to_whoever_places_or_moves_a_rider_a_path_tells_nothing_of_roads() -> None:
    t = siege(barbarians="(-1,2)=1", riders={0: "E(0,1,SE)"})
    inland, coast = t.path("E(0,0,E)"), t.path(E)
    assert rows(t, "path", inland) == ["explain-path", "explain-why"]
    t.do("0 end_turn")
    assert rows(t, "path", inland) == ["explain-rider-idle"]
    assert rows(t, "path", coast) == ["explain-rider-counts"]
    own = explain(PANELS, t.game, view(t), ("path", t.path("E(0,1,SE)")))
    assert dict(own.lit)["path"] == 0, "the ends of its ride are lit already"


def test_castle_paths_have_their_faces() -> None:
    t = siege()
    faces = {}
    for path in t.game.board.topology.hex_paths[t.hex("(-2,2)")]:
        found = explain(PANELS, t.game, view(t), ("path", path))
        row = next(row for row in found.rows if row.key == "explain-castle-path")
        faces[t.game.board.topology.path_name(path)] = dict(row.arguments)["face"]
        assert found.topic == "castle"
    assert faces == {"E(-2,1,SE)": 1, "E(-2,2,NE)": 2, W: 3, "E(-2,2,SE)": 4, "E(-3,3,NE)": 5, "E(-3,2,E)": 6}
    assert rows(t, "hex", t.hex("(-2,2)")) == ["explain-castle"]


def test_a_coastal_hex_tells_its_barbarians_and_what_beats_them() -> None:
    t = siege(barbarians="(-1,2)=3 (0,2)=1", riders={0: E, 1: NW})
    assert {"explain-coast-hex", "explain-conquered", "explain-victory-needs", "explain-riders-here"} <= set(
        rows(t, "hex", t.hex("(-1,2)"))
    )
    assert "explain-conquered" not in rows(t, "hex", t.hex("(0,2)"))
    assert "explain-victory-needs" not in rows(t, "hex", t.hex("(1,1)"))
    assert "explain-coast-hex" not in rows(t, "hex", t.hex("(0,0)"))


def test_corners_tell_whether_what_stands_there_can_fall_and_when_it_has_fallen() -> None:
    t = siege("V(-2,0,S)", barbarians="(-2,1)=3 (-2,0)=3")
    assert rows(t, "intersection", t.corner("V(-2,0,S)"))[1:] == ["explain-fallen", "explain-fallen-when"]
    t = siege()
    assert "explain-exposed" in rows(t, "intersection", t.corner("V(-2,0,S)"))
    assert "explain-safe" in rows(t, "intersection", t.corner("V(-2,1,N)"))
    assert not {"explain-safe", "explain-exposed"} & set(rows(t, "intersection", t.corner("V(0,0,S)")))


def test_a_rider_tells_whose_it_is_and_that_it_has_ridden() -> None:
    t = siege(riders={0: f"{E} {FAR}"}).do("0 end_turn", f"0 move_rider {E} {NE}")
    assert rows(t, "path", t.path(NE))[:3] == ["explain-rider", "explain-rider-counts", "explain-rider-rode"]
    assert "explain-rider-rode" not in rows(t, "path", t.path(FAR))


def test_the_ships_tell_who_is_at_sea_the_deck_and_the_order_of_the_checks() -> None:
    t = siege(barbarians="(-1,2)=3", used=(2, 0, 0, 0))
    found = explain(PANELS, t.game, view(t), ("sea", 0))
    keys = {row.key: dict(row.arguments) for row in found.rows}
    assert keys["tell-barbarians"] == {"count": 27}
    assert words("supply-deck", count=24) in model(t).piles
    assert keys["tell-conquered"] == {"count": 1}
    assert found.lit == (("hex", t.game.board.coast_mask),)
    assert "tell-check-order" in keys


def test_the_own_rider_shows_how_far_it_can_ride() -> None:
    """BARB-071a, BARB-074: three paths, and no path with another knight; of others only where they count."""
    t = siege(riders={0: E, 1: FAR}, barbarians="(-1,2)=1")
    found = dict(explain(PANELS, t.game, view(t), ("path", t.path(E))).lit)
    assert found["hex"] == 1 << t.hex("(-1,2)") | 1 << t.hex("(0,2)")
    assert found["path"] >> t.path(NE) & 1
    assert not found["path"] >> t.path(W) & 1
    assert not dict(explain(PANELS, t.game, view(t), ("path", t.path(FAR))).lit)["path"]


# around the board


def test_the_ride_is_a_step_of_the_turn_between_building_and_that_of_the_others() -> None:
    t = siege("", "V(1,0,N) 1lumber 1brick", many=5, riders={0: FAR})
    steps = [(pip.name.key, pip.current, pip.done) for pip in model(t).steps]
    assert steps == [
        ("step-roll", False, True),
        ("step-trade-build", True, False),
        ("step-ride", False, False),
        ("step-special-building", False, False),
    ]
    t.do("0 end_turn")
    assert [(pip.current, pip.done) for pip in model(t).steps] == [
        (False, True),
        (False, True),
        (True, False),
        (False, False),
    ]
    t.do("0 finish_riding")
    assert [(pip.current, pip.done) for pip in model(t, 1).steps][2:] == [(False, True), (True, False)]


def test_with_riders_the_gold_button_leads_to_the_ride_and_there_ends_it() -> None:
    t = siege(riders={0: FAR})
    step = model(t).next
    assert step is not None
    assert step.name.key == "next-ride"
    t.do("0 end_turn")
    step = model(t).next
    assert step is not None
    assert (step.name.key, step.action, step.final) == ("next-finish-riding", FinishRiding(Seat(0)), True)
    step = model(siege()).next
    assert step is not None
    assert step.name.key == "next-end"


def test_riders_at_the_castle_must_leave_before_the_ride_can_end() -> None:
    """BARB-075."""
    t = siege(riders={0: W}).do("0 end_turn")
    step, question = model(t).next, model(t).question
    assert step is not None
    assert question is not None
    assert step.action is None
    assert step.hint.key == question.hint.key == "hint-move-riders-castle"


def test_rides_that_cost_a_grain_are_told_apart() -> None:
    """BARB-072."""
    t = siege("1grain", riders={0: FAR}).do("0 end_turn")
    costly = {t.game.board.topology.path_name(ride.to) for ride in model(t).costly if isinstance(ride, MoveRider)}
    near, far = "E(0,1,NE)", "E(0,1,E)"
    assert {ride.start for ride in model(t).costly if isinstance(ride, MoveRider)} == {t.path(FAR)}
    assert near not in costly
    assert far in costly
    t.do("0 finish_riding")
    assert model(t).costly == ()


@pytest.mark.rule("BARB-071")
def test_the_button_of_the_ride_leads_to_it_and_moves_riders_then() -> None:
    t = siege(riders={0: FAR})
    assert (button(t, "ride").reason, button(t, "ride").kinds) == (None, ("end_turn",))
    t.do("0 end_turn")
    assert (button(t, "ride").reason, button(t, "ride").kinds) == (None, ("move_rider",))


@pytest.mark.parametrize(
    ("t", "reason"),
    [
        (siege(), "reason-no-rider"),
        (siege(riders={1: FAR}), "reason-no-rider"),
        (siege(riders={0: FAR}, step=DICE_STEP), "reason-not-your-move"),
    ],
)
def test_the_button_of_the_ride_says_why_it_cannot_be_used(t: AttackTable, reason: str) -> None:
    why = button(t, "ride").reason
    assert why is not None
    assert why.key == reason


def test_whoever_can_only_ride_is_not_told_that_nothing_is_left_to_do() -> None:
    step = model(siege(riders={0: FAR})).next
    assert step is not None
    assert step.hint.key == "hint-action-free"
    ended = model(siege()).next
    assert ended is not None
    assert ended.hint.key == "hint-action-none"


def test_a_treason_says_what_is_settled_so_far() -> None:
    t = siege(PRICE, barbarians="(-1,2)=2 (0,2)=1 (1,1)=3").buy("treason")

    def hint() -> tuple[str, object]:
        asked = model(t).question
        assert asked is not None
        return asked.hint.key, dict(asked.hint.arguments).get("hex")

    assert hint()[0] == "hint-treason-from"
    t.do("0 take_barbarian (1,1)")
    assert (hint()[0], hex_named(hint()[1])) == ("hint-treason-second", "5")
    t.do("0 take_barbarian (-1,2)")
    assert (hint()[0], hex_named(hint()[1])) == ("hint-treason-next", "5")
    t.do("0 put_barbarian (0,2)")
    assert (hint()[0], hex_named(hint()[1])) == ("hint-treason-next", "6")
    t = siege(PRICE, barbarians="(0,2)=1").buy("treason", "0 put_barbarian (1,1)")
    assert hint()[0] == "hint-treason-sea"


def test_every_seat_shows_its_prisoners_and_riders() -> None:
    t = siege(prisoners=(3, 1), riders={0: f"{E} {FAR}"})
    panels = [{one.key: one for one in panel.counters} for panel in model(t).seats]
    assert [(one["prisoner"].value, one["prisoner"].lit, one["rider"].value) for one in panels] == [
        (3, True, 2),
        (1, False, 0),
        (0, False, 0),
    ]


def test_the_board_shows_what_stands_and_what_lies() -> None:
    t = siege("V(-2,0,S)", barbarians="(-2,1)=3 (-2,0)=3 (0,2)=2", riders={1: E})
    found = picture(t)
    assert [one.kind for one in found.at("intersection")] == ["settlement-fallen"]
    assert [one.site for one in found.at("hex") if one.kind == "conquered"] == sorted(
        [t.hex("(-2,1)"), t.hex("(-2,0)")]
    )
    assert len([one for one in found.at("hex") if one.kind == "barbarian"]) == 8
    assert [(one.site, one.seat) for one in found.at("path")] == [(t.path(E), 1)]
    assert found.board.blocked == 1 << t.hex("(-2,1)") | 1 << t.hex("(-2,0)")
    keys = [one.key for one in described(BOARDS, t.game, view(t))]
    assert keys[-2:] == ["describe-coast", "describe-conquered"]


def test_a_ride_goes_along_paths_that_hang_together() -> None:
    topology = siege().game.board.topology
    start, to = topology.parse_path(W), topology.parse_path("E(-1,1,E)")
    corners = route(topology, start, to)
    assert len(corners) == 2
    here = start
    for corner in corners:
        assert topology.path_end_mask[here] >> corner & 1
        here = next(path for path in range(len(topology.paths)) if topology.path_end_mask[path] >> corner & 1)
    assert topology.path_end_mask[to] >> corners[-1] & 1
    assert route(topology, to, to) == ()


def lines(t: AttackTable) -> list[tuple[str, dict[str, object]]]:
    return [(said.key, dict(said.arguments)) for event in t.events for said, _ in event_texts(EVENTS, t.game, event)]


def test_a_landing_is_one_line_and_one_for_each_hex() -> None:
    t = siege(f"E(-1,1,E) {TOWN}", barbarians="(-1,2)=2 (0,2)=3")
    t.do("0 build_settlement V(0,0,S)").land(6, 2, 11)
    keys = [key for key, _ in lines(t)]
    assert keys.count("event-landing-numbers") == 1
    assert keys.count("event-landing-place") == 2
    assert "event-landing-full" in keys
    assert "event-hex-conquered" in keys


def test_a_victory_is_told_with_its_prisoners_and_losses() -> None:
    t = siege(barbarians="(-1,2)=1", riders={0: f"{E} {NW}"}).do("0 end_turn", "0 finish_riding", "* loss_roll 4")
    told_of = dict(lines(t))
    assert told_of["event-victory"]["riders"] == 2
    assert told_of["event-prisoners-taken"] == {"count": 1, "who": Who(Seat(0))}
    assert told_of["event-losses"] == {"face": 4, "way": "SE"}
    assert told_of["event-rider-fell"] == {"who": Who(Seat(0))}
    assert told_of["event-gold-got"]["count"] == 3


@pytest.mark.rule("BARB-081")
@pytest.mark.parametrize(
    ("language", "ways"),
    [
        ("en", ("north-west and south-east", "north-east and south-west", "west and east")),
        ("ru", ("северо-запад и юго-восток", "северо-восток и юго-запад", "запад и восток")),
    ],
)
def test_the_line_of_losses_names_the_direction_that_is_struck(language: str, ways: tuple[str, ...]) -> None:
    text = Translator(LOCALE, language, strict=True)
    for face in range(1, 7):
        t = siege(barbarians="(-1,2)=1", riders={0: f"{E} {NW}"})
        t.do("0 end_turn", "0 finish_riding", f"* loss_roll {face}")
        said = dict(lines(t))["event-losses"]
        assert ways[(face - 1) % 3] in text.tr("event-losses", face=face, way=str(said["way"]))


def test_the_chart_counts_by_seat() -> None:
    t = siege(barbarians="(-1,2)=1", riders={0: f"{E} {NW}"}).do("0 end_turn", "0 finish_riding", "* loss_roll 4")

    story = Story(t.game, None, t.state, (1,), (t.state,), tuple((1, event) for event in t.events))
    chart = next(one for one in charts.charts(CHARTS, story) if one.key == "attack")
    rows_of = [row.cells for row in chart.body.rows]  # type: ignore[union-attr]
    assert rows_of[0] == (0, 0, 0, 1, 1, 0)
