"""The table of Traders & Barbarians: plazas, stacks, wagons, what a way costs, what is told and foretold."""

from __future__ import annotations

import pytest

from catan_desktop.games.traders_barbarians.part import Journey, island
from catan_desktop.games.traders_barbarians.view.board import TRADERS_BOARD
from catan_desktop.games.traders_barbarians.view.panels import PANELS
from catan_desktop.games.views import BOARDS, EVENTS
from catan_desktop.games.views import PANELS as ALL_PANELS
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.notation import decode
from catan_desktop.mechanics.placement import Placement
from catan_desktop.mechanics.view.board import SETTLERS_BOARD
from catan_desktop.mechanics.view.panels import PANELS as SETTLERS_PANELS
from catan_desktop.present.compose import keyframes
from catan_desktop.present.foresight import foresee
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.panels import TableModel
from catan_desktop.present.motion import motions
from catan_desktop.present.picture import BoardPicture
from tests.games.traders_barbarians.place import TraderTable, moving, setting_up, traders

GATE, COURT, INNER = "V(-1,-1,S)", "P(-2,0)", "S(-2,0,NE)"
"""The corner of the castle to the north-east, the plaza of the castle, and the path between them."""


def picture(t: TraderTable, seat: int = 0) -> BoardPicture:
    view = observe(t.game, t.state, Seat(seat))
    return TRADERS_BOARD.fill(t.game, view, SETTLERS_BOARD.fill(t.game, view, None))


def model(t: TraderTable, seat: int = 0) -> TableModel:
    view = observe(t.game, t.state, Seat(seat))
    return PANELS.show(t.game, view, SETTLERS_PANELS.show(t.game, view, None))


def corner(t: TraderTable, name: str) -> int:
    return int(t.game.board.topology.parse_corner(name))


def path(t: TraderTable, name: str) -> int:
    return int(t.game.board.topology.parse_path(name))


def told(t: TraderTable, thing: tuple[str, int], seat: int = 0) -> list[str]:
    found = PANELS.tell(t.game, observe(t.game, t.state, Seat(seat)), thing, Explained())
    return [row.key for row in found.rows]


def foretold(t: TraderTable, text: str) -> dict[str, dict[str, object]]:
    action = decode(t.game, text)
    said = foresee(ALL_PANELS, t.game, observe(t.game, t.state, action.seat), action)
    return {words.key: dict(words.arguments) for words in said}


# the board


@pytest.mark.parametrize(("many", "plazas", "inner", "closed"), [(3, 3, 12, 9), (6, 7, 42, 0)])
def test_plazas_inner_paths_and_closed_edges_are_drawn(many: int, plazas: int, inner: int, closed: int) -> None:
    ground = picture(traders(many=many)).board.ground
    assert [name for _, name in ground.corner_marks] == ["plaza"] * plazas
    names = [name for _, name in ground.path_marks]
    assert (names.count("inner-path"), names.count("closed-edge")) == (inner, closed)


def test_wagons_show_their_level_and_their_load_and_share_an_intersection() -> None:
    t = traders(wagons={0: GATE, 1: "V(0,0,S)", 2: GATE}, levels={2: 4}, loads={2: "glass"})
    found = [(piece.site, piece.slot, piece.kind, piece.seat) for piece in picture(t).at("wagon")]
    gate, other = corner(t, GATE), corner(t, "V(0,0,S)")
    assert set(found) == {(gate, 0, "wagon-1", 0), (gate, 1, "wagon-4-glass", 2), (other, 0, "wagon-1", 1)}


def test_no_wagon_stands_on_the_board_before_the_starting_cities() -> None:
    assert not picture(setting_up()).at("wagon")


def test_stacks_lie_at_their_hexes_with_their_heights() -> None:
    t = traders(stacks={"(2,-2)": 5})
    hexes = island(t.game).trade_hexes
    heights = {heap.place: heap.count for heap in picture(t).heaps}
    assert heights == {("stack", hex): t.stack(t.game.board.topology.hex_name(hex)) for hex in hexes}
    assert 5 in heights.values()


def test_a_wagon_goes_its_way_and_nobody_else_moves() -> None:
    t = moving("V(0,0,N)", wagons={1: "V(0,0,N)"})
    action = decode(t.game, f"0 move_wagon {route_end(t)}")
    (first, *_) = keyframes((BOARDS, EVENTS), t.game, t.state, action, Seat(0))
    made = [one for one in motions(picture(t), first) if one.taken is not None or one.put is not None]
    moved = [one for one in made if one.cue.kind == "move"]
    assert [one.put.seat for one in moved if one.put is not None] == [0]
    assert [place[0] for place in moved[0].cue.via] == ["intersection"]
    assert {one.cue.kind for one in made} <= {"move", "shift"}


def route_end(t: TraderTable) -> str:
    """An intersection two paths away."""
    near = t.game.board.topology
    start = corner(t, t.wagon)
    twice = next(
        end for one in bits(near.corner_corners[start]) for end in bits(near.corner_corners[one]) if end != start
    )
    return str(near.corner_name(twice))


# around the board


def test_a_seat_shows_deliveries_points_level_and_load() -> None:
    t = traders(levels={1: 3}, loads={1: "sand"}, delivered={1: 2})
    panel = model(t).seats[1]
    counts = {counter.key: counter.value for counter in panel.counters}
    assert (counts["delivery"], counts["move"]) == (2, 6)
    assert [(track.level, track.most, track.picture) for track in panel.tracks] == [(3, 5, "commodity-sand")]
    assert [track.picture for track in model(t).seats[0].tracks] == [""]


def test_the_points_that_are_left_are_shown_while_a_wagon_moves() -> None:
    t = moving(levels={0: 2})
    counters = {counter.key: counter for counter in model(t).seats[0].counters}
    assert (counters["move"].value, counters["move"].lit) == (5, True)
    others = {counter.key: counter for counter in model(t).seats[1].counters}
    assert (others["move"].value, others["move"].lit) == (4, False)


def test_each_intersection_in_reach_tells_its_points_and_its_tolls() -> None:
    t = moving("", f"{GATE} {INNER}", wagons={0: GATE}, gold=(1,))
    notes = {note.place: (note.text, note.picture) for note in model(t).place_notes}
    assert notes["stop", corner(t, COURT)] == ("1", "gold-coin")
    assert ("2", "") in notes.values()
    assert {site for _, site in notes} == {corner(t, name) for name in t.reach()}
    assert not model(t, 1).place_notes, "others choose nothing"


def test_the_baggage_train_is_a_ladder_with_the_price_of_the_next_level() -> None:
    t = traders("2lumber 1wool 1ore", levels={0: 4, 1: 1})
    (ladder,) = model(t).ladders
    assert (ladder.level, dict(ladder.price), ladder.reason) == (4, {"lumber": 2, "wool": 1, "ore": 1}, None)
    assert [rung.seats for rung in ladder.rungs] == [0b110, 0, 0, 0b1, 0]
    best = traders(levels={0: 5})
    (top,) = model(best).ladders
    assert (top.price, top.reason and top.reason.key) == ((), "reason-train-best")


def test_the_gold_button_asks_for_a_way_first_and_ends_the_movement_when_the_wagon_has_moved() -> None:
    t = moving("", f"{GATE} {INNER}", wagons={0: GATE})
    at_build, at_wagon = model(traders()).next, model(t).next
    assert at_build is not None
    assert at_wagon is not None
    assert (at_build.name.key, at_build.final) == ("next-move-wagon", False)
    assert (at_wagon.action, at_wagon.final) == (None, False), "a key pressed twice gives no movement away"
    t.do(f"0 move_wagon {min(t.reach() - {COURT})}")
    under_way = model(t).next
    assert under_way is not None
    assert (under_way.action, under_way.final) == (decode(t.game, "0 end_movement"), True)


def test_a_wagon_that_can_do_no_more_ends_the_turn_with_the_gold_button() -> None:
    step = model(moving(journey=Journey(0))).next
    assert step is not None
    assert (step.name.key, step.final) == ("next-end", True)


def test_a_wagon_that_could_go_on_for_grain_stays_with_the_gold_button() -> None:
    step = model(moving("1grain", journey=Journey(0))).next
    assert step is not None
    assert (step.name.key, step.final) == ("next-end-movement", True)


def asked(t: TraderTable) -> dict[str, object]:
    question = model(t).question
    assert question is not None
    return dict(question.hint.arguments)


def test_the_question_tells_how_far_the_goal_is_and_whom_the_wagon_may_drive_off() -> None:
    loaded = asked(moving("", f"{GATE} {INNER}", wagons={0: GATE}, loads={0: "marble"}))
    assert (loaded["commodity"], loaded["away"], loaded["drive"]) == ("marble", 1, "no")
    beside = asked(moving(wagons={0: "V(1,-1,N)"}, levels={0: 2}))
    assert (beside["commodity"], beside["drive"]) == ("none", "yes")
    assert asked(moving(wagons={0: "V(1,-1,N)"}))["drive"] == "no", "never at level 1"


@pytest.mark.rule("TRADE-030a")
def test_the_second_round_asks_for_a_city_and_shows_it() -> None:
    t = setting_up()
    first = model(t)
    assert (first.question and first.question.text.key, first.pieces[0][1]) == ("prompt-placement", "wagon-1")
    while t.state.frames[-1].data_as(Placement).index < t.game.seats:
        t.do(t.lines()[0])
    assert t.actor is not None
    second = model(t, t.actor)
    assert second.question is not None
    assert second.question.text.key == "prompt-placement-city"
    assert ("place_settlement", "city") in second.pieces


# what is told


def test_a_place_in_reach_lights_the_way_to_it() -> None:
    t = moving("", f"{GATE} {INNER}", wagons={0: GATE})
    found = PANELS.tell(t.game, observe(t.game, t.state, Seat(0)), ("stop", corner(t, COURT)), Explained())
    assert found.lit == (("path", 1 << path(t, INNER)),)


def test_trade_hexes_and_what_lies_and_stands_there_are_told() -> None:
    t = traders(wagons={0: GATE, 1: GATE})
    board = island(t.game)
    castle = board.topology.parse_hex("(-2,0)")
    assert told(t, ("hex", castle)) == ["explain-trade-castle", "explain-stack", "explain-stack-left"]
    assert told(t, ("stack", castle)) == told(t, ("hex", castle))
    assert told(t, ("intersection", corner(t, COURT)))[0] == "explain-plaza"
    assert told(t, ("intersection", next(bits(board.closed_corners)))) == ["explain-closed-corner"]
    assert told(t, ("path", next(bits(board.closed_paths)))) == ["explain-closed-edge"]
    assert told(t, ("wagon", corner(t, GATE))) == ["explain-wagon", "explain-wagon"]
    barbarian = t.traders.barbarians[0]
    assert told(t, ("barbarian", barbarian)) == ["explain-barbarian-path", "explain-path-cost"]


def test_a_path_tells_its_price_for_the_own_wagon() -> None:
    t = traders("", f"{GATE} {INNER}")
    inner = path(t, INNER)
    assert told(t, ("path", inner))[-1] == "explain-path-cost-toll"
    assert told(t, ("path", inner), seat=1)[-1] == "explain-path-cost"


# what is foretold


def test_a_delivery_is_foretold_with_its_gold_and_its_way() -> None:
    t = moving(wagons={0: GATE}, levels={0: 3}, loads={0: "marble"})
    said = foretold(t, f"0 move_wagon {COURT}")
    assert said["foresee-deliver"] == {"commodity": "marble", "gold": 3, "loads": "yes"}
    assert said["foresee-wagon-way"] == {"points": 2}
    assert said["foresee-points"]
    assert "foresee-wagon-stops" in said
    assert "foresee-load" not in said, "said with the delivery, which comes first"
    empty = foretold(moving(wagons={0: GATE}), f"0 move_wagon {COURT}")
    assert "foresee-load" in empty


def test_a_load_that_is_not_wanted_is_named() -> None:
    t = moving(wagons={0: GATE}, loads={0: "sand"})
    said = foretold(t, f"0 move_wagon {COURT}")
    assert said["foresee-no-delivery"] == {"commodity": "sand"}
    assert "foresee-load" not in said


def test_the_faces_that_drive_off_are_counted() -> None:
    t = moving(levels={0: 4}, wagons={0: "V(1,-1,N)"})
    assert foretold(t, "0 drive_off E(1,-2,SE)")["foresee-drive-off"] == {"count": 3}


def test_a_better_wagon_is_foretold_with_what_changes() -> None:
    t = traders("1lumber 1wool 1ore")
    said = foretold(t, "0 upgrade_wagon")
    assert said["foresee-train-points"] == {"before": 4, "after": 5}
    assert said["foresee-train-gold"] == {"before": 1, "after": 2}
    assert said["foresee-train-drive"] == {"least": 6}
    best = foretold(traders("2lumber 1wool 1ore", levels={0: 4}), "0 upgrade_wagon")
    assert "foresee-train-points" not in best
    assert best["foresee-train-drive"] == {"least": 3}


def test_a_road_and_a_barbarian_are_foretold_by_what_the_path_takes_then() -> None:
    t = traders(f"1lumber 1brick {GATE} {INNER}")
    said = foretold(t, f"0 build_road {min(t.sites('build_road'))}")
    assert said["foresee-path-cost"] == {"points": 1}
    assert "foresee-road" not in said, "no award for the longest road in this game"
    moved = foretold(moving_barbarian(), f"0 move_barbarian E(1,-2,SE) {INNER}")
    assert moved["foresee-path-cost"] == {"points": 4}


def moving_barbarian() -> TraderTable:
    """A barbarian was driven off and goes where the seat wants."""
    t = moving(wagons={0: "V(1,-1,N)"}, levels={0: 2})
    return t.do("0 drive_off E(1,-2,SE)", "* drive_off_die 6")


def test_who_wins_with_a_delivery_loads_nothing_more() -> None:
    t = moving(wagons={0: GATE}, loads={0: "marble"}, delivered={0: 12})
    said = foretold(t, f"0 move_wagon {COURT}")
    assert said["foresee-win"] is not None
    assert said["foresee-deliver"]["loads"] == "no"


# the second journey


def test_swift_journey_says_when_it_can_be_played() -> None:
    t = moving("swift_journey", wagons={0: GATE})
    (before,) = model(t).hand.cards
    assert (before.kinds, before.reason and before.reason.key) == (("play_swift_journey",), "reason-journey-not-moved")
    t.do(f"0 move_wagon {COURT}", "* drawn_commodity 3")
    (after,) = model(t).hand.cards
    assert (after.art, after.reason) == ("card-swift_journey", None)
    question = model(t).question
    assert question is not None
    assert dict(question.hint.arguments)["ended"] == "yes"
