"""The table of Caravans: camels and their ways, votes at the seats, what is asked, told and foretold."""

from __future__ import annotations

import pytest

from catan_desktop.games.caravans.view.board import BOARD, looks
from catan_desktop.games.caravans.view.charts import CHARTS
from catan_desktop.games.caravans.view.panels import PANELS, caravan_label
from catan_desktop.games.six_players.view.panels import PANELS as MANY_PANELS
from catan_desktop.games.views import EVENTS
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.ids import Seat
from catan_desktop.mechanics.view.board import SETTLERS_BOARD
from catan_desktop.mechanics.view.panels import PANELS as SETTLERS_PANELS
from catan_desktop.present.charts import Story
from catan_desktop.present.foresight import foresee
from catan_desktop.present.models.charts import Grid
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.panels import TableModel
from catan_desktop.present.picture import BoardPicture
from catan_desktop.present.words import Who, words
from tests.games.caravans.place import TOWN, CaravanTable, caravans, voting
from tests.games.caravans.test_rules import ALL_OVER, EAST, NE, NW, SOUTH, S, chosen


def picture(t: CaravanTable) -> BoardPicture:
    view = observe(t.game, t.state, Seat(0))
    return BOARD.fill(t.game, view, SETTLERS_BOARD.fill(t.game, view, None))


def model(t: CaravanTable, seat: int) -> TableModel:
    view = observe(t.game, t.state, Seat(seat))
    return PANELS.show(t.game, view, MANY_PANELS.show(t.game, view, SETTLERS_PANELS.show(t.game, view, None)))


def told(t: CaravanTable, kind: str, name: str) -> list[str]:
    topology = t.game.board.topology
    site = {"hex": topology.parse_hex, "path": topology.parse_path, "intersection": topology.parse_corner}[kind](name)
    found = PANELS.tell(t.game, observe(t.game, t.state, Seat(0)), (kind, site), Explained())
    return [row.key for row in found.rows]


def foretold(t: CaravanTable, text: str) -> list[str]:
    view = observe(t.game, t.state, Seat(int(text[0])))
    return [said.key for said in foresee({"caravans": PANELS}, t.game, view, t.read(text))]


@pytest.mark.parametrize(("path", "head", "camel", "way"), [
    (NE, "V(1,0,N)", "camel", "camel-trail"),
    (NW, "V(-1,0,N)", "camel-left", "camel-trail"),
    (S, "V(-1,2,N)", "camel", "camel-trail-back"),
    ("E(1,0,NE)", "V(2,-1,S)", "camel", "camel-trail-back"),
    ("E(-1,-1,SE)", "V(-1,-1,S)", "camel-left", "camel-trail-back"),
])  # fmt: skip
def test_camels_look_where_they_go(path: str, head: str, camel: str, way: str) -> None:
    """To the left or the right; the arrows below them go up or down the path."""
    board = caravans().game.board
    assert looks(board, board.topology.parse_path(path), board.topology.parse_corner(head)) == (camel, way)


def test_camels_stand_on_their_trails_and_the_others_beside_the_island() -> None:
    shown = picture(caravans(camels={1: EAST, 2: SOUTH}))
    assert len(shown.at("camels")) == len([piece for piece in shown.at("path") if piece.seat < 0]) == 7
    assert [(heap.picture, heap.count) for heap in shown.heaps] == [("camel-herd", 15)]
    assert shown.at("home")[0].kind == "robber"


def test_a_road_below_a_camel_stays_in_sight() -> None:
    t = caravans(NE, camels={1: EAST})
    shown = picture(t)
    site = t.game.board.topology.parse_path(NE)
    assert [piece.kind for piece in shown.at("path") if piece.site == site] == ["camel-trail", "road"], "drawn last"
    assert [piece.kind for piece in shown.at("camels") if piece.site == site] == ["camel"]


def test_votes_stand_at_the_seats_while_they_are_laid() -> None:
    t = voting("3wool", "2wool", "1grain").bids("2wool")
    counts = {panel.seat: next(one for one in panel.counters if one.key == "vote") for panel in model(t, 1).seats}
    assert [(counts[Seat(seat)].value, counts[Seat(seat)].lit) for seat in range(3)] == [
        (2, True),
        (0, False),
        (0, False),
    ]
    assert [counts[Seat(seat)].more[0].key for seat in range(3)] == [
        "tell-votes",
        "tell-votes-waiting",
        "tell-votes-waiting",
    ]
    quiet = model(caravans("3wool"), 0)
    assert not any(one.key == "vote" for panel in quiet.seats for one in panel.counters)
    assert quiet.note is None
    assert model(t, 1).note is not None


def test_one_press_lays_nothing() -> None:
    """The gold button; whoever rests, or holds no votes, need not be asked outside the own turn."""
    t = voting("3wool", "2wool", "1ore")
    for seat, lone, between in ((0, False, False), (1, False, True), (2, True, True)):
        step = model(t, seat).next
        assert step is not None
        assert step.action == t.read(f"{seat} no_bid")
        assert (step.lone, step.between) == (lone, between)
        t.bids("-")


@pytest.mark.parametrize("many", [4, 6])
def test_the_vote_has_its_place_among_the_steps_of_the_turn(many: int) -> None:
    """Before what is built between the turns, and after it."""
    t = caravans("1wool", f"E(0,0,NE) {TOWN}", many=many, due=True).do("0 end_turn")
    names = [(pip.name.key, pip.current, pip.done) for pip in model(t, 0).steps]
    usual = [("step-roll", False, True), ("step-trade-build", False, True), ("step-vote", True, False)]
    assert names == usual + ([("step-special-building", False, False)] if many > 4 else [])
    if many > 4:
        t.bids("-", "-").chooses("E(0,-2,SE)").do("1 build_settlement V(0,0,N)", "1 pass_building")
        steps = [(pip.name.key, pip.current, pip.done) for pip in model(t, 0).steps]
        assert steps == [*usual[:2], ("step-special-building", False, True), usual[2]]


def test_whoever_holds_no_votes_in_the_own_turn_need_not_be_asked_either() -> None:
    step = model(voting("3ore", "2wool"), 0).next
    assert step is not None
    assert (step.lone, step.between) == (True, False)


def test_a_vote_to_come_stands_among_the_steps_until_the_game_is_over() -> None:
    """The game may end in the action that would have brought the camel."""
    t = caravans(f"E(0,0,NE) {TOWN}").do("0 build_settlement V(0,0,N)")
    shown = model(t, 0)
    assert [pip.name.key for pip in shown.steps][-1] == "step-vote"
    assert not shown.steps[-1].current
    assert shown.note is not None
    pieces = "V(-2,2,S)! V(0,2,S)! V(-1,1,S)! V(-2,0,N) E(0,0,NE)"
    t = caravans(f"{pieces} {TOWN}", options={"goal": 8})
    assert "foresee-build-camel" not in foretold(t, "0 build_settlement V(0,0,N)")
    shown = model(t.do("0 build_settlement V(0,0,N)"), 0)
    assert t.state.outcome is not None
    assert shown.note is None
    assert "step-vote" not in [pip.name.key for pip in shown.steps]


def test_the_board_points_out_what_a_vote_is_about() -> None:
    """Where the camel may go while seats bid; then the paths that are spoken for."""
    t = voting("3wool", "2wool", "2grain")
    paths = t.game.board.topology.parse_path
    assert set(model(t, 0).about) == {("path", paths(path)) for path in (NW, NE, S)} == set(model(t, 2).about)
    t.bids("1wool", "2wool", "2grain").names(NE)
    assert model(t, 1).about == (("path", paths(NE)),)
    assert model(caravans(due=True), 0).about == ()


def test_what_is_asked_tells_how_the_vote_stands() -> None:
    t = voting("3wool", "2wool", "2grain")
    question = model(t, 0).question
    assert question is not None
    assert dict(question.hint.arguments) == {"own": 3, "count": 0, "first": "true", "who": Who(Seat(0))}
    t.bids("2wool", "2wool", "1grain")
    question = model(t, 0).question
    assert question is not None
    assert dict(question.hint.arguments) == {"count": 2, "total": 5, "need": 3, "own": "true", "who": Who(Seat(0))}
    t.names("-", "-", "-")
    question = model(t, 0).question
    assert question is not None
    assert dict(question.hint.arguments) == {"how": "tie"}


def test_what_the_places_are() -> None:
    t = caravans(camels={1: f"{NE} E(1,0,NE)"})
    assert told(t, "hex", "(0,0)") == ["explain-oasis", "explain-oasis-arrows"]
    assert told(t, "hex", "(1,0)") == []
    assert told(t, "path", NE) == ["explain-camel"]
    assert told(t, "path", NW) == ["explain-caravan-start"]
    assert told(t, "path", "E(1,0,E)") == ["explain-caravan-next"]
    assert told(t, "intersection", "V(1,0,N)") == ["explain-corner-camels"]
    assert told(t, "intersection", "V(2,-1,S)") == ["explain-caravan-head", "explain-corner-one-camel"]
    over = caravans(camels=ALL_OVER)
    assert "explain-caravan-over" in told(over, "intersection", "V(-1,0,S)")


def test_what_is_foretold() -> None:
    """A camel to come, votes that are left, who gains by a camel, and who speaks for a path."""
    assert "foresee-build-camel" in foretold(caravans(f"E(0,0,NE) {TOWN}"), "0 build_settlement V(0,0,N)")
    t = caravans(f"E(1,-1,SE) {TOWN}", camels={1: f"{NE} E(1,0,NE)"})
    assert "foresee-corner-camels" in foretold(t, "0 build_settlement V(1,0,N)")
    last = voting("1ore", "3wool").bids("-")
    assert foretold(last, "1 bid 2wool") == ["foresee-votes-after", "foresee-votes-alone"]
    t = chosen("V(1,0,N) E(1,0,NE)", camels={1: NE})
    assert foretold(t, "0 place_camel E(1,0,NE) 1") == ["foresee-camel-point-of", "foresee-camel-road-of"]
    t = chosen(camels={0: ALL_OVER[0].rsplit(" ", 1)[0], 2: ALL_OVER[2].rsplit(" ", 1)[0]})
    assert "foresee-caravan-ends" in foretold(t, "0 place_camel E(-2,1,E) 2")
    t = voting("4wool", "3wool", "3grain").bids("4wool", "3wool", "3grain").names("-", NE)
    (named,) = [
        said
        for said in foresee(
            {"caravans": PANELS}, t.game, observe(t.game, t.state, Seat(2)), t.read(f"2 name_placement {NW} 0")
        )
        if said.key == "foresee-named"
    ]
    assert (dict(named.arguments)["others"], dict(named.arguments)["count"]) == (0, 3)


def test_a_caravan_is_called_by_its_arrow_and_by_its_oasis_where_there_are_two() -> None:
    assert caravan_label(caravans().game, 2).words == words("caravan-name", caravan=3)
    assert caravan_label(caravans(many=6).game, 5).words == words("caravan-name", caravan=9)


def test_points_in_the_figures_are_those_that_the_rules_give() -> None:
    """A building set later where camels meet has its point as well."""
    t = caravans(f"E(1,-1,SE) {TOWN}", camels={1: f"{NE} E(1,0,NE)"})
    t.do("0 build_settlement V(1,0,N)")

    story = Story(t.game, None, t.state, (20,), (t.state,), tuple((0, event) for event in t.events))
    (chart,) = CHARTS.charts[0](story, ())
    assert isinstance(chart.body, Grid)
    assert [row.cells[-1] for row in chart.body.rows] == [1, 0, 0]


def test_lines_and_signs() -> None:
    """Each event has its line and its sign; a caravan that sets out, ends, or was the last is told of."""
    t = chosen(camels={1: NE}).chooses(S)
    said = [text for event in t.events for text in EVENTS["caravans"].texts(t.game, event)]
    assert [(text.words.key, text.row.icon) for text in said] == [("event-caravan-begun", "camel")]
    assert caravan_label(t.game, 2).words.arguments == (("caravan", 3),)
