"""The Wonders of Catan at the table, and what bots find good in them."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.bots.levels import make_bot
from catan_desktop.evaluation.position import judge
from catan_desktop.evaluation.promises import promise_points
from catan_desktop.evaluation.win_chance import value
from catan_desktop.games.seafarers.evaluation.wonders import aims
from catan_desktop.games.seafarers.wonder_list import marked, wonders_of
from catan_desktop.games.views import BOARDS, PANELS
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.notation import encode
from catan_desktop.kernel.state import GameState
from catan_desktop.present.compose import board_view
from catan_desktop.present.foresight import explain, foresee
from catan_desktop.present.models.panels import TableModel
from catan_desktop.present.panel_view import table_model
from catan_desktop.present.words import Words
from catan_desktop.ui.scenes.table.desk import Desk
from catan_desktop.ui.scenes.table.ladder_panel import SmallLadder
from tests.games.seafarers.place import SeaTable, corners, setting_up
from tests.games.seafarers.test_wonders import CATHEDRAL, CITY, PRICES, SECOND, THEATRE, WALL, WASTE, part, wonders
from tests.mechanics.place import counts
from tests.ui.table.laid import laid
from tests.ui.table.table import Table

RED = Seat(0)


def model(t: SeaTable, seat: int = 0) -> TableModel:
    return table_model(PANELS, t.game, observe(t.game, t.state, Seat(seat)))


# the table


@pytest.mark.rule("WONDER-053", "WONDER-049")
def test_each_wonder_is_shown_with_price_condition_taker_and_level() -> None:
    """For the looking seat: the lock of an unmet condition, a tick of a met one, and who builds the rest."""
    t = wonders(f"{CITY} {SECOND} {PRICES[THEATRE]}", begun={WALL: (1, 2)})
    ladders = {ladder.key: ladder for ladder in model(t).ladders}
    assert list(ladders) == [one.key for one in wonders_of(t.game)]
    for number, ladder in enumerate(ladders.values()):
        cost = counts(PRICES[number])
        assert ladder.price == ladder.rungs[0].price == tuple((k, n) for k, n in zip(t_kinds(), cost, strict=True) if n)
        assert [rung.art for rung in ladder.rungs] == [f"wonder-{ladder.key}-{level}" for level in (1, 2, 3, 4)]
    theatre, bridge, wall = ladders["theatre"], ladders["bridge"], ladders["wall"]
    assert (theatre.icon, theatre.reason, theatre.crown, theatre.level) == ("check", None, -1, 0)
    assert [said.key for said in theatre.rungs[0].text] == ["wonder-needs-theatre", "wonder-condition-met"]
    assert bridge.reason is not None
    assert (bridge.icon, bridge.reason.key) == ("lock", "reason-wonder-bridge")
    assert [said.key for said in bridge.rungs[0].text] == ["wonder-needs-bridge", "wonder-condition-unmet"]
    assert wall.reason is not None
    assert (wall.crown, wall.level, wall.reason.key) == (1, 2, "reason-wonder-taken")
    assert [rung.seats for rung in wall.rungs] == [0, 2, 0, 0]
    assert len(model(wonders(many=6)).ladders) == 7


def t_kinds() -> tuple[str, ...]:
    """The kinds of cards."""
    return ("lumber", "brick", "wool", "grain", "ore")


@pytest.mark.rule("WONDER-053")
def test_the_button_shows_the_own_wonder_or_the_nearest() -> None:
    t = wonders(f"{CITY} {SECOND} {PRICES[THEATRE]}")
    (entry,) = [one for one in model(t).buttons if one.key == "wonder"]
    assert (entry.reason, entry.gist and entry.gist.key) == (None, "wonder-theatre")
    t = wonders(f"{CITY} {SECOND} {PRICES[THEATRE]}", begun={WALL: (0, 1)})
    (entry,) = [one for one in model(t).buttons if one.key == "wonder"]
    assert entry.gist is not None
    assert entry.reason is not None
    assert (entry.gist.key, entry.reason.key) == ("wonder-wall", "reason-cannot-pay")
    t = wonders("", f"{CITY} {SECOND}", begun={THEATRE: (1, 4)}, many=6)
    assert [one.price for one in model(t, 1).buttons if one.key == "wonder"] == [()]


@pytest.mark.rule("WONDER-053", "WONDER-013", "WONDER-017")
@pytest.mark.parametrize("many", [4, 6])
def test_marked_intersections_are_drawn_and_explained(many: int) -> None:
    """What lies beside a strait is drawn and told of in the set-up alone."""
    t, start = wonders(many=many), setting_up(many, scenario="wonders")
    drawn, first = marks_of(t), marks_of(start)
    for name, kind in (("wasteland", "wasteland"), ("strait", "strait"), ("beside the strait", "beside-strait")):
        for corner in corners(t.game.board, marked(t.game, name)):
            site = t.game.board.topology.parse_corner(corner)
            assert first.pop(site) == f"mark-{kind}"
            assert drawn.pop(site, "mark-beside-strait") == f"mark-{kind}"
            says = [row.key for row in told(start, site)]
            assert says[-1] == "explain-mark-start"
            assert (f"explain-mark-{kind}" in says) == (kind != "beside-strait")
            assert "explain-mark-start" not in [row.key for row in told(t, site)]
    assert not drawn
    assert not first


def marks_of(t: SeaTable) -> dict[int, str]:
    """Return the marks that are drawn, by their intersections."""
    found = board_view(BOARDS, t.game, observe(t.game, t.state, RED))
    assert found is not None
    return dict(found.board.ground.corner_marks)


def told(t: SeaTable, site: int) -> tuple[Words, ...]:
    """What is told of an intersection."""
    return explain(PANELS, t.game, observe(t.game, t.state, RED), ("intersection", site)).rows


@pytest.mark.rule("WONDER-053")
def test_seats_show_their_wonders() -> None:
    """With its picture; gold while it is higher than every other."""
    panels = model(wonders(begun={THEATRE: (0, 3), WALL: (1, 2)})).seats
    shown = [panel.tracks[-1] for panel in panels]
    assert [(track.level, track.crowned) for track in shown] == [(3, True), (2, False), (0, False), (0, False)]
    assert [track.picture for track in shown] == ["wonder-theatre-3", "wonder-wall-2", "", ""]
    assert [panel.near for panel in panels] == [("wonder",), (), (), ()]
    assert [track.name.key for track in shown] == ["wonder-theatre", "wonder-wall", "wonder-none", "wonder-none"]


@pytest.mark.rule("WONDER-053")
def test_what_a_level_brings_is_foretold() -> None:
    rich = f"{CITY} {SECOND} {PRICES[THEATRE]}"
    for begun, keys in (
        ({}, ["foresee-wonder-begun", "foresee-wonder-highest"]),
        ({WALL: (1, 1)}, ["foresee-wonder-begun"]),
        ({THEATRE: (0, 1), WALL: (1, 1)}, ["foresee-wonder-highest"]),
        ({THEATRE: (0, 3)}, ["foresee-wonder-won"]),
    ):
        t = wonders(rich, begun=begun)
        seen = observe(t.game, t.state, RED)
        said = [one.key for one in foresee(PANELS, t.game, seen, t.read("0 build_level 0"))]
        assert [key for key in said if key.startswith("foresee-wonder")] == keys


# bots


def chosen(t: SeaTable, level: str = "normal") -> str:
    """What a bot does here, as a line."""
    assert t.actor is not None
    return encode(t.game, make_bot(level).choose(t.game, observe(t.game, t.state, t.actor), Random(1)))


@pytest.mark.rule("WONDER-051", "WONDER-054")
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_bots_win_by_a_wonder_where_they_can(level: str) -> None:
    """By the fourth level, and with ten points by a level that makes theirs the highest."""
    assert chosen(wonders(f"{CITY} {SECOND} {PRICES[THEATRE]}", begun={THEATRE: (0, 3)}), level) == "0 build_level 0"
    ten = f"{CITY} {SECOND} V(1,-2,N)! V(0,2,N)! vp vp {PRICES[THEATRE]}"
    assert chosen(wonders(ten, begun={}), level) == "0 build_level 0"


@pytest.mark.rule("WONDER-054", "WONDER-051")
def test_a_wonder_whose_price_fits_the_harvest_is_nearer() -> None:
    """Beside hills the Great Wall costs less than the Cathedral, beside mountains more; nobody thinks of what is
    taken or lacks its condition, nor of another wonder beside the own one."""
    hills, mountains = f"{WASTE} V(2,1,N)!", f"{WASTE} V(0,-1,N)! V(-1,2,N)!"
    for seat, nearer in ((hills, "wall"), (mountains, "cathedral")):
        t = wonders(seat, special=(4,))
        costs = {key: worth for key, _, worth, _ in aims(t.game, t.state, RED)}
        assert set(costs) == {"wall", "cathedral", *(["theatre"] if seat == mountains else [])}
        assert costs[nearer] == min(costs["wall"], costs["cathedral"])
    for begun, left in (({CATHEDRAL: (1, 1)}, {"wall": 4}), ({WALL: (0, 1)}, {"wall": 3})):
        t = wonders(hills, special=(4,), begun=begun)
        assert {key: count for key, _, _, count in aims(t.game, t.state, RED)} == left


@pytest.mark.rule("WONDER-054")
def test_bots_fear_who_has_ten_points_and_nearly_the_highest_wonder() -> None:
    """The more, the higher the wonder of a rival is; to build up to it makes the danger less."""
    ten = f"{CITY} {SECOND} V(1,-2,N)! V(0,2,N)!"
    mine = f"{WASTE} V(3,1,N)!"
    values = [value(*_at(mine, ten, {THEATRE: (1, level), WALL: (0, 2)}), RED) for level in (0, 1, 2)]
    assert values == sorted(values, reverse=True)
    behind, level = (judge(*_at(mine, ten, {THEATRE: (1, 2), WALL: (0, own)}), RED) for own in (1, 2))
    assert level > behind


def _at(red: str, blue: str, begun: dict[int, tuple[int, int]]) -> tuple[Game, GameState]:
    t = wonders(red, blue, begun={wonder: who for wonder, who in begun.items() if who[1]}, seat=0)
    return t.game, t.state


@pytest.mark.rule("WONDER-054")
def test_each_level_is_a_step_to_the_end() -> None:
    """The promise of a wonder grows with every level, and with its condition."""
    seats = f"{CITY} {SECOND}"
    steps = [promise_points(t.game, t.state, RED) for level in range(4) if (t := _level(seats, level))]
    assert steps == sorted(steps)
    assert steps[-1] > steps[0] + 2
    near, met = wonders(f"{CITY} V(2,0,S)"), wonders(seats)
    lacking, meeting = (t.points(0) + promise_points(t.game, t.state, RED) for t in (near, met))
    assert meeting > lacking


def _level(seats: str, level: int) -> SeaTable:
    return wonders(seats, begun={THEATRE: (0, level)} if level else {})


# the panel beside the land


@pytest.mark.rule("WONDER-053")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("many", [4, 6])
@pytest.mark.usefixtures("unpainted")
def test_wonders_are_always_in_sight(many: int, size: tuple[int, int]) -> None:
    """As one button each where there is no room for their levels: picture, level, and whose it is or what it lacks."""
    t = wonders(f"{CITY} {SECOND} {PRICES[THEATRE]}", many=many, begun={WALL: (1, 2)})
    table = Table(laid(t, 0))
    table.kit.resize(size)
    table.scene.enter(size)
    desk = table.scene.root.content
    assert isinstance(desk, Desk)
    panel = desk.chart
    assert panel is not None
    assert panel.visible
    buttons = [one for one in panel.children() if isinstance(one, SmallLadder)]
    assert len(buttons) == len(wonders_of(t.game))
    assert all(panel.rect.contains(one.rect) for one in buttons)
    looks = {one.ladder.key: (one.label, one.picture, one.marks, one.holder) for one in buttons}
    assert looks["theatre"] == ("0", "wonder-theatre-1", ["check"], -1)
    assert looks["bridge"] == ("0", "wonder-bridge-1", ["lock"], -1)
    assert looks["wall"] == ("2", "wonder-wall-2", [], 1)
    assert all(table.scene.texts.say(one.ladder.name) in one.tip for one in buttons)


def test_a_press_on_a_wonder_builds_its_next_level() -> None:
    """At once, as it can be taken back; one that is not to be had does nothing."""
    t = wonders(f"{CITY} {SECOND} {PRICES[THEATRE]}")
    table = Table(laid(t, 0))
    for name, levels in (("step-bridge-1", (0, 0, 0, 0, 0)), ("step-theatre-1", (1, 0, 0, 0, 0))):
        table.click(name)
        assert part(SeaTable(t.game, table.session.state)).levels == levels
