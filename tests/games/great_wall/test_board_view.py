"""The frontier as a picture: who stands where, what would fall, and that everything that happens is shown."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from catan_desktop.games.great_wall.battle import moved_up
from catan_desktop.games.great_wall.board import CELLS, ROW_IDS, RowId, hideout, wall
from catan_desktop.games.great_wall.view.board import fill, power_in, rank
from catan_desktop.games.great_wall.view.places import explain
from catan_desktop.games.views import BOARDS, EVENTS
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.engine import apply, observe, start
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import put, replace
from catan_desktop.kernel.state import Observation
from catan_desktop.present.compose import board_view, described, keyframes
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.frontier import FrontierBoard
from catan_desktop.present.motion import motions
from catan_desktop.present.picture import BoardPicture, Keyframe
from catan_desktop.ui.tables.board import spaces
from catan_desktop.ui.tables.board.playback import DRAWN
from catan_desktop.ui.tables.steppe.motions import CUES
from tests.games.great_wall.place import S1, S2, S3, A, B, Place, place
from tests.games.great_wall.test_view import port_of, session_of
from tests.games.landnam.test_view import unsaid
from tests.playing import next_action
from tests.recipes import RECIPES, set_table

POWDER = {"black_powder": True}


def shown(at: Place) -> BoardPicture:
    """The picture of a position for the first seat."""
    picture = board_view(BOARDS, at.game, observe(at.game, at.state, A))
    assert picture is not None
    return picture


def board_of(picture: BoardPicture) -> FrontierBoard:
    """The frontier of a picture."""
    assert isinstance(picture.layout, FrontierBoard)
    return picture.layout


def test_a_card_bears_its_number_and_all_that_lies_on_it_goes_with_it() -> None:
    at = place()
    at.card(S1, 1, "steppe_scouts")
    at.card(S1, 2, "khans_guard", wounds="00")
    at.on(B, "spearman", S1, 2, "02")
    first = shown(at)
    rows = at.section(S1).rows
    moved = moved_up(at.game, rows, 0)
    at.set(sections=put(at.defence.sections, S1, replace(at.section(S1), rows=moved)))
    second = shown(at)
    for picture, row in ((first, 1), (second, 0)):
        site = rank(S1, RowId(row))
        (horde,) = picture.at("rank", site)
        assert horde.kind == "horde-khans_guard"
        lying = [one for one in picture.at("spot") if one.site // CELLS == site]
        assert [(one.site % CELLS, one.kind, one.seat) for one in lying] == [
            (0, "wound", -1),
            (2, "cover", B),
            (2, "spearman", B),
        ]
    carried = {one.key for one in first.pieces if one.space in {"rank", "spot"} and one.key.startswith(horde.key)}
    assert len(carried) == 4
    assert carried <= {one.key for one in second.pieces}


def test_the_strengths_stand_on_a_section_with_who_would_be_shamed() -> None:
    at = place()
    at.card(S2, 1, "heavy_cavalry")
    at.card(S2, 2, "khans_guard")
    mark = board_of(shown(at)).sections[S2]
    assert (mark.attack, mark.defence, mark.falls, mark.ashamed) == (13, 0, True, 0b111)
    at.hide(A, "spearman", S2)
    assert board_of(shown(at)).sections[S2].ashamed == 0b110
    at.wall(S2, 3, 1)
    held = board_of(shown(at)).sections[S2]
    assert (held.defence, held.falls, held.ashamed) == (14, False, 0)


def test_the_power_is_that_which_counts_where_a_card_stands() -> None:
    at = place()
    at.card(S1, 1, "war_drummers")
    at.card(S1, 2, "horse_archers")
    board = board_of(shown(at))
    assert board.powers[:3] == (2, 7, 0)
    assert sum(power_in(at.game, at.section(S1), row) for row in ROW_IDS) == board.sections[S1].attack


def test_soldiers_stand_behind_the_wall_and_on_it() -> None:
    at = place()
    at.wall(S3, 1)
    at.hide(B, "spearman", S3)
    at.post(A, "archer", S3)
    picture = shown(at)
    assert [(one.kind, one.seat) for one in picture.at("post", hideout(S3))] == [("spearman", B)]
    assert [(one.kind, one.seat, one.slot) for one in picture.at("post", wall(S3))] == [("archer", A, 0)]


def test_only_slots_with_a_card_and_its_cells_are_places() -> None:
    at = place()
    at.card(S1, 1, "foragers")
    picture = shown(at)
    assert picture.sites("rank") & 0b111 == 0b001
    assert picture.sites("spot") & 0xFF == 0b00100011


def test_towers_and_firearms_are_there_with_black_powder_alone() -> None:
    plain, powder = shown(place()), shown(place(black_powder=True))
    assert (board_of(plain).ground.towers, board_of(powder).ground.towers) == (False, True)
    assert plain.layout.ground.sites("tower") == 0
    assert powder.layout.ground.sites("tower") == 0b1111
    assert "firearm" in dict(powder.spaces)


@pytest.mark.parametrize("powder", [False, True])
def test_every_motion_ends_where_its_piece_stands(powder: bool) -> None:
    seen: set[str] = set()
    for before, keyframe in steps(powder):
        for motion in motions(before, keyframe):
            seen.add(motion.cue.look or motion.cue.kind)
            assert motion.cue.look in CUES or motion.cue.kind in {*DRAWN, "heard", "shift"}
            assert motion.put is None or motion.put in keyframe.picture.pieces
    assert {"come", "arrival", "arrow", "season", "work", "shift"} <= seen


def steps(powder: bool) -> Iterator[tuple[BoardPicture, Keyframe]]:
    """Every picture of a random game with what leads to the next one."""
    game = set_table(RECIPES["great-wall"], 3, POWDER if powder else {})
    state, _ = start(game)
    rng = Random(8 if powder else 7)
    before = board_view(BOARDS, game, observe(game, state, Seat(0)))
    assert before is not None
    for _ in range(260):
        if state.outcome is not None:
            return
        action = next_action(game, state, 7, rng)
        for keyframe in keyframes((BOARDS, EVENTS), game, state, action, Seat(0)):
            yield before, keyframe
            before = keyframe.picture
        state, _ = apply(game, state, action)


def test_the_frontier_is_described_in_sentences() -> None:
    at = place()
    told = described(BOARDS, at.game, observe(at.game, at.state, A))
    assert [one.key for one in told][:4] == ["describe-gw-section"] * 3 + ["tell-gw-shame-pool"]
    assert isinstance(fill(at.game, Observation(A, at.state, None, ()), None), BoardPicture)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("powder", [False, True])
def test_every_place_is_told_of_in_words(powder: bool, language: str) -> None:
    session = session_of(4, 5, powder=powder)
    while session.ply < 240 and session.outcome is None:
        session.pump()
    port = port_of(session, language)
    picture, names = port.pictures.board(A), [sitting.name for sitting in port.seats.sittings]
    for space in ("spot", "rank", "section", "head", "post", "location", "tea", "tower"):
        for site in bits(spaces.candidates(picture, space)):
            found = port.advice.explain(A, (space, site))
            assert found.rows, (space, site)
            assert found.topic, (space, site)
            assert not [why for row in found.rows if (why := unsaid(row, port, names))]
    for space in ("horde", "pool", "year"):
        assert port.advice.explain(A, (space, 0)).rows


def test_a_spot_tells_its_reward_its_soldier_and_its_card() -> None:
    at = place()
    at.card(S1, 1, "steppe_scouts")
    at.on(B, "spearman", S1, 1, "12")
    found = explain(at.game, observe(at.game, at.state, A), ("spot", 6), Explained())
    assert [row.key for row in found.rows] == [
        "explain-gw-spot-skull",
        "explain-gw-soldier",
        "explain-gw-horde-card",
        "explain-gw-trophy",
        "explain-gw-shares",
    ]
