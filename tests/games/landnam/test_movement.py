"""Phase 2: steps, outlaws, driving out: ALTH-301 to ALTH-320, ALTH-341 to ALTH-368, Movement cards."""

from __future__ import annotations

import pytest

from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam.board import EDGE, OUT, TOPOLOGY
from catan_desktop.games.landnam.events import Cleared, PieceLost, RedWon, Retreated
from catan_desktop.games.landnam.fate_cards import BUMPER_CROP, FAIR_WIND, FEUD, MOUNTAIN_TRACK
from catan_desktop.games.landnam.tables import BOG, FIELDS, FOREST, GRAIN, MOUNTAIN, PASTURE, SEA
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.mechanics.actions import EndTurn
from tests.games.landnam.place import BLUE, GREEN, RED, WHITE, YELLOW, Place, hex_at, place, stop


def step(q: int, r: int, to_q: int, to_r: int, seat: int = RED) -> act.TakeStep:
    """Return a step of Red's, or another's."""
    return act.TakeStep(seat, stop(q, r), stop(to_q, to_r))  # type: ignore[arg-type]


def aim(q: int, r: int) -> act.TakeStep:
    """Return Red's step from the outer sea."""
    return act.TakeStep(RED, OUT, stop(q, r))


def moving(seats: int = 4) -> Place:
    """Red moves, long after the first turns; nobody has cards."""
    return place(seats).hands().begun().outside(RED, 0)


# the first step


@pytest.mark.rule("ALTH-X06", "ALTH-313", "ALTH-314", "ALTH-612", "ALTH-B07", "ALTH-B30", "ALTH-620")
def test_the_first_step_goes_to_a_side_of_the_frame() -> None:
    at = place().hands().to_move()
    assert at.refused(aim(3, 0)) == ("reason-first-step-corner", "ALTH-B07")
    assert at.refused(act.EndMovement(RED)) == ("reason-first-step-due", "ALTH-B30")
    at.do(aim(3, -1), act.ExplorationDice(CHANCE, 5, 4))
    assert (at.land.terrain[hex_at(3, -1)], at.number(3, -1), at.hand(RED)) == (FIELDS, 4, (1, 0, 0, 0))
    assert (at.units.outside[RED], at.moves.left) == (1, 1)
    assert at.can(aim(3, 0))
    assert at.can(act.EndMovement(RED))


@pytest.mark.rule("ALTH-X36", "ALTH-614")
def test_a_side_that_another_first_step_was_aimed_at_is_taken() -> None:
    at = place().hands().to_move().do(aim(1, -3), act.ExplorationDice(CHANCE, 6, 3), act.EndMovement(RED)).end()
    at.to_move()
    assert at.refused(act.TakeStep(BLUE, OUT, stop(2, -3)))[0] == "reason-first-step-side"
    assert at.refused(act.TakeStep(BLUE, OUT, stop(3, -3)))[0] == "reason-first-step-corner"
    assert at.can(act.TakeStep(BLUE, OUT, stop(3, -2)))


@pytest.mark.rule("ALTH-X37")
def test_the_fifth_player_has_two_sides_left() -> None:
    at = place(5).hands()
    for target in ((1, -3), (3, -1), (2, 1), (-2, 3)):
        seat = at.state.seat
        at.to_move().do(act.TakeStep(seat, OUT, stop(*target)), act.ExplorationDice(CHANCE, 1, 1))
        at.do(act.EndMovement(seat), EndTurn(seat))
    assert at.state.seat == WHITE
    at.to_move()
    aims = {TOPOLOGY.hexes[one.target] for one in at.offered(act.TakeStep)}
    assert aims == {(-3, 2), (-3, 1), (-2, -1), (-1, -2)}


@pytest.mark.rule("ALTH-313", "ALTH-B25", "ALTH-B28", "ALTH-B29", "ALTH-B07")
def test_a_first_step_to_a_free_side_is_refused_for_what_is_there() -> None:
    at = place().hands().fate({MOUNTAIN_TRACK: 1, FEUD: 1})
    at.tile(3, -1, MOUNTAIN).tile(3, -2, PASTURE, 9).tile(1, 2, SEA).piece(BLUE, 1, 2, ship=True).to_move()
    assert at.refused(aim(3, -1)) == ("reason-ship-to-mountain", "ALTH-B28")
    assert at.refused(aim(3, -2)) == ("reason-ship-to-land", "ALTH-B29")
    assert at.refused(aim(1, 2)) == ("reason-step-occupied", "ALTH-B25")
    assert at.refused(aim(3, 0)) == ("reason-first-step-corner", "ALTH-B07")


@pytest.mark.rule("ALTH-313")
def test_the_first_step_is_made_without_a_card() -> None:
    at = place().hands().fate({MOUNTAIN_TRACK: 1, FEUD: 1})
    at.tile(3, -2, PASTURE, 9).tile(1, 2, SEA).piece(BLUE, 1, 2, ship=True).to_move()
    track, feud = act.TrackStep(RED, OUT, stop(3, -2)), act.FeudStep(RED, OUT, stop(1, 2))
    assert at.refused(track) == ("reason-first-step-card", "ALTH-313")
    assert at.refused(feud) == ("reason-first-step-card", "ALTH-313")
    at.do(aim(2, 1), act.PassCard(RED), act.ExplorationDice(CHANCE, 6, 3), act.Stay(RED))
    assert at.can(track)
    assert at.can(feud)


@pytest.mark.rule("ALTH-613")
def test_where_no_side_is_open_the_first_step_is_an_ordinary_one() -> None:
    at = place().hands()
    for hex in bits(EDGE):
        q, r = TOPOLOGY.hexes[hex]
        if (q, r) not in {(3, 0), (3, -3), (0, -3), (-3, 0), (-3, 3), (0, 3)}:
            at.tile(q, r, PASTURE, 0)
    at.to_move()
    assert {TOPOLOGY.hexes[one.target] for one in at.offered(act.TakeStep)} == {
        (3, 0),
        (3, -3),
        (0, -3),
        (-3, 0),
        (-3, 3),
        (0, 3),
    }
    assert at.refused(aim(3, -1)) == ("reason-ship-to-land", "ALTH-B29")


@pytest.mark.rule("ALTH-X38", "ALTH-335", "ALTH-338")
def test_turn_one_in_numbers() -> None:
    at = place().to_move().do(aim(1, -3), act.ExplorationDice(CHANCE, 3, 1))
    assert at.units.ships[RED] == 1 << hex_at(1, -3)
    at.do(step(1, -3, 1, -2), act.ExplorationDice(CHANCE, 8, 6))
    assert (at.land.terrain[hex_at(1, -2)], at.number(1, -2), at.hand(RED)) == (PASTURE, 6, (2, 2, 3, 2))
    assert at.units.ships[RED] == 1 << hex_at(1, -3)
    at.do(act.EndMovement(RED), act.BuildFarm(RED, TOPOLOGY.corner_id(1, -2, "N"), stop(1, -3)))
    assert at.hand(RED) == (1, 1, 2, 2)
    at.end()
    assert (at.units.ships[RED], at.units.ships_left(RED), at.points(RED)) == (0, 5, 1)


# steps


@pytest.mark.rule("ALTH-301", "ALTH-317", "ALTH-318", "ALTH-302", "ALTH-B26", "ALTH-316", "ALTH-171")
def test_two_steps_by_one_piece_or_two() -> None:
    at = moving().tile(1, 0, PASTURE, 5).tile(2, -1, FOREST, 9).tile(2, 0, SEA).tile(3, -1, SEA)
    at.piece(RED, 1, 0).piece(RED, 2, 0, ship=True).to_move()
    both = at.state
    at.do(step(1, 0, 2, -1), step(2, -1, 1, 0))
    assert at.refused(step(1, 0, 2, -1)) == ("reason-no-steps", "ALTH-B26")
    assert at.step == "landnam.movement"
    at.state = both
    at.do(step(1, 0, 2, -1), step(2, 0, 3, -1))
    assert (at.units.settlers[RED], at.units.ships[RED]) == (1 << hex_at(2, -1), 1 << hex_at(3, -1))
    at.state = both
    assert at.do(act.EndMovement(RED)).step == "settlers.action"


@pytest.mark.rule("ALTH-B05", "ALTH-B26", "ALTH-302")
def test_steps_go_to_the_next_hex_with_an_own_piece() -> None:
    at = moving().tile(1, 0, PASTURE, 5).piece(RED, 1, 0).tile(2, -1, FOREST, 9).piece(BLUE, 2, -1).to_move()
    assert at.refused(step(1, 0, -1, 0)) == ("reason-step-not-adjacent", "ALTH-B05")
    assert at.refused(step(2, -1, 3, -1)) == ("reason-step-not-own", "ALTH-B26")


@pytest.mark.rule("ALTH-303", "ALTH-304", "ALTH-308", "ALTH-B06", "ALTH-B28", "ALTH-B29", "ALTH-346", "ALTH-306")
def test_ships_go_by_sea_and_settlers_by_land() -> None:
    at = moving().tile(1, 0, PASTURE, 5).tile(1, -1, SEA).tile(2, -1, FOREST, 9).tile(2, -2, SEA)
    at.piece(RED, 1, 0).piece(RED, 1, -1, ship=True).fate({MOUNTAIN_TRACK: 1}).to_move()
    assert at.can(step(1, 0, 2, -1))
    assert at.can(step(1, -1, 2, -2))
    assert at.refused(step(1, -1, 2, -1)) == ("reason-ship-to-land", "ALTH-B29")
    assert at.refused(step(1, -1, 0, 0)) == ("reason-ship-to-mountain", "ALTH-B28")
    assert at.refused(act.TrackStep(RED, stop(1, -1), stop(0, 0))) == ("reason-ship-to-mountain", "ALTH-B28")
    assert at.can(act.TrackStep(RED, stop(1, -1), stop(2, -1)))
    at.tile(2, 0, SEA)
    assert at.refused(step(1, 0, 2, 0)) == ("reason-settler-to-sea", "ALTH-B06")
    rim = moving().tile(3, -1, PASTURE, 5).piece(RED, 3, -1).to_move()
    assert rim.refused(act.TakeStep(RED, stop(3, -1), OUT)) == ("reason-settler-to-sea", "ALTH-B06")


@pytest.mark.rule("ALTH-X35", "ALTH-305", "ALTH-B27")
def test_a_settler_enters_a_mountain_on_conditions() -> None:
    at = moving().tile(1, 0, PASTURE, 5).tile(0, 1, PASTURE, 9).piece(RED, 1, 0).to_move()
    assert at.refused(step(1, 0, 0, 0)) == ("reason-settler-to-mountain", "ALTH-B27")
    assert at.house(RED, 0, 1, "N").can(step(1, 0, 0, 0))
    outlaw = moving().tile(1, 0, PASTURE, 5).piece(RED, 1, 0, creditors=1 << BLUE).to_move()
    assert outlaw.can(step(1, 0, 0, 0))
    track = moving().tile(1, 0, PASTURE, 5).piece(RED, 1, 0).fate({MOUNTAIN_TRACK: 1}).to_move()
    assert track.can(act.TrackStep(RED, stop(1, 0), stop(0, 0)))


@pytest.mark.rule("ALTH-F04", "ALTH-X53", "ALTH-475", "ALTH-486", "ALTH-464")
def test_mountain_track_is_a_step() -> None:
    at = moving().tile(1, 0, PASTURE, 5).piece(RED, 1, 0).tile(2, -2, SEA).tile(2, -1, PASTURE, 9)
    at.piece(RED, 2, -2, ship=True).fate({MOUNTAIN_TRACK: 2}).to_move()
    assert at.refused(act.TrackStep(RED, stop(1, 0), stop(2, -1)))[0] == "reason-track-needless"
    at.do(act.TrackStep(RED, stop(1, 0), stop(0, 0)))
    assert (at.moves.left, at.units.settlers[RED], at.cards(RED)[MOUNTAIN_TRACK]) == (1, 1 << hex_at(0, 0), 1)
    assert at.refused(step(2, -2, 2, -1))[0] == "reason-ship-to-land"
    at.do(act.TrackStep(RED, stop(2, -2), stop(2, -1)))
    assert at.units.ships[RED] == 1 << hex_at(2, -1)
    out = moving().outside(RED, 1).tile(3, -1, PASTURE, 5).fate({MOUNTAIN_TRACK: 1}).to_move()
    assert out.can(act.TrackStep(RED, OUT, stop(3, -1)))


@pytest.mark.rule("ALTH-307", "ALTH-X30")
def test_a_ship_on_land_moves_as_a_ship() -> None:
    at = moving().tile(3, -1, FOREST, 9).tile(2, -1, SEA).tile(2, 0, PASTURE, 4)
    at.piece(RED, 3, -1, ship=True).to_move()
    assert at.can(step(3, -1, 2, -1))
    assert at.can(act.TakeStep(RED, stop(3, -1), OUT))
    assert at.refused(step(3, -1, 2, 0))[0] == "reason-ship-to-land"


@pytest.mark.rule("ALTH-309", "ALTH-319", "ALTH-310", "ALTH-X32", "ALTH-B08", "ALTH-127")
def test_entering_the_outer_sea_ends_the_phase() -> None:
    at = moving().tile(3, -1, SEA).piece(RED, 3, -1, ship=True).fate({FAIR_WIND: 1}).to_move()
    at.do(act.TakeStep(RED, stop(3, -1), OUT))
    assert (at.step, at.units.outside) == ("settlers.action", (1, 1, 1, 1))
    assert at.refused(act.FairWind(RED)) == ("reason-wind-too-late", "ALTH-B08")
    out = moving().outside(RED, 1).to_move()
    assert {one.target for one in out.offered(act.TakeStep)} == {*bits(EDGE)}


@pytest.mark.rule("ALTH-311", "ALTH-B25", "ALTH-127")
def test_a_piece_closes_its_hex() -> None:
    at = moving().tile(1, 0, PASTURE, 5).tile(2, -1, PASTURE, 9).tile(0, 1, PASTURE, 9)
    at.piece(RED, 1, 0).piece(RED, 0, 1).piece(BLUE, 2, -1).to_move()
    assert at.refused(step(1, 0, 2, -1)) == ("reason-step-occupied", "ALTH-B25")
    assert at.refused(step(1, 0, 0, 1)) == ("reason-step-occupied-own", "ALTH-B25")


@pytest.mark.rule("ALTH-F05", "ALTH-X52", "ALTH-320", "ALTH-477", "ALTH-494", "ALTH-463", "ALTH-315")
def test_fair_wind_gives_two_steps_more() -> None:
    at = moving().tile(1, 0, PASTURE, 5).tile(2, -1, PASTURE, 9).tile(3, -1, SEA).tile(3, -2, SEA)
    at.piece(RED, 1, 0).piece(RED, 3, -1, ship=True).fate({FAIR_WIND: 2}).to_move()
    assert at.refused(act.FairWind(RED)) == ("reason-wind-too-early", "ALTH-B08")
    at.do(step(1, 0, 2, -1), step(2, -1, 1, 0), act.FairWind(RED))
    assert at.moves.left == 2
    at.do(act.FairWind(RED))
    assert at.moves.left == 4
    at.do(step(1, 0, 2, -1), step(3, -1, 3, -2))
    before = place().hands().fate({FAIR_WIND: 1})
    assert before.refused(act.FairWind(RED)) == ("reason-fate-wrong-time", "ALTH-B03")


# outlaws


@pytest.mark.rule("ALTH-341", "ALTH-342", "ALTH-344", "ALTH-345", "ALTH-621", "ALTH-X22")
def test_an_outlaw_walks_away_from_its_creditor() -> None:
    at = place().begun().tile(1, 0, PASTURE, 5).house(RED, 1, 0, "S").tile(2, -1, PASTURE, 9)
    at.turn(BLUE, 6).piece(BLUE, 1, 0, creditors=1 << RED).roll(1, 1).do(step(1, 0, 2, -1, BLUE), act.EndMovement(BLUE))
    assert at.told(Cleared) == [Cleared(BLUE, stop(2, -1), 1 << RED)]
    assert not any(at.units.creditors)
    assert at.can(act.BuildFarm(BLUE, TOPOLOGY.corner_id(2, -1, "N"), stop(2, -1)))
    assert at.honours.red == (0, 0, 0, 0)


@pytest.mark.rule("ALTH-342")
def test_a_red_token_stays_beside_a_settlement_of_its_creditor() -> None:
    at = moving().tile(1, 0, PASTURE, 5).house(BLUE, 1, 0, "N").house(GREEN, 1, 0, "S")
    at.piece(RED, 1, 0, creditors=1 << BLUE | 1 << YELLOW).to_move().do(act.EndMovement(RED))
    assert at.units.creditors[hex_at(1, 0)] == 1 << BLUE


@pytest.mark.rule("ALTH-X65", "ALTH-347", "ALTH-343")
def test_an_outlaw_that_only_passes_a_mountain_keeps_its_tokens() -> None:
    at = moving().tile(1, 0, PASTURE, 5).tile(0, 1, PASTURE, 9).house(BLUE, 0, 1, "N")
    at.piece(RED, 1, 0, creditors=1 << BLUE).to_move().do(step(1, 0, 0, 0))
    assert at.units.creditors[hex_at(0, 0)] == 1 << BLUE
    on = at.state
    at.do(step(0, 0, 0, 1), act.EndMovement(RED))
    assert at.units.creditors[hex_at(0, 1)] == 1 << BLUE
    at.state = on
    at.do(act.EndMovement(RED))
    assert not any(at.units.creditors)


@pytest.mark.rule("ALTH-343", "ALTH-128")
def test_red_tokens_are_gone_on_the_outer_sea() -> None:
    at = moving().tile(3, -1, SEA).harbour(3, -1, GRAIN).house(BLUE, 3, -1, "N")
    at.piece(RED, 3, -1, ship=True, creditors=1 << BLUE).to_move().do(act.TakeStep(RED, stop(3, -1), OUT))
    assert not any(at.units.creditors)
    assert at.honours.red == (0, 0, 0, 0)


# driving out


def chase() -> Place:
    """Blue is to move beside Red's outlaw, as in X19."""
    at = place().hands().begun().tile(1, 0, PASTURE, 5).tile(0, 1, PASTURE, 9).tile(2, -1, PASTURE, 9)
    at.tile(2, 0, SEA).tile(1, -1, FOREST, 4).house(BLUE, 1, 0, "N")
    at.piece(RED, 1, 0, creditors=1 << BLUE).piece(BLUE, 0, 1).piece(GREEN, 1, -1)
    return at.turn(BLUE, 6)


@pytest.mark.rule(
    "ALTH-X19",
    "ALTH-351",
    "ALTH-354",
    "ALTH-355",
    "ALTH-356",
    "ALTH-357",
    "ALTH-360",
    "ALTH-366",
    "ALTH-367",
    "ALTH-622",
    "ALTH-175",
    "ALTH-D13",
    "ALTH-B09",
    "ALTH-B32",
    "ALTH-358",
)
def test_a_driven_out_outlaw_retreats_where_its_owner_says() -> None:
    at = chase().roll(1, 1).do(step(0, 1, 1, 0, BLUE))
    assert (at.actor, at.prompt) == (RED, "prompt-landnam-retreat")
    assert {TOPOLOGY.hexes[one.target] for one in at.offered(act.Retreat)} == {(2, -1), (0, 0)}
    assert at.refused(act.Retreat(RED, stop(0, 1))) == ("reason-retreat-origin", "ALTH-B09")
    assert at.refused(act.Retreat(RED, stop(1, 1))) == ("reason-retreat-unexplored", "ALTH-B09")
    assert at.refused(act.Retreat(RED, stop(1, -1))) == ("reason-retreat-occupied", "ALTH-B09")
    assert len(at.offered(act.Retreat)) == 2
    before = at.state
    at.do(act.Retreat(RED, stop(2, -1)))
    assert at.units.creditors[hex_at(2, -1)] == 1 << BLUE
    assert at.units.settlers[BLUE] == 1 << hex_at(1, 0)
    assert (at.moves.left, at.state.seat) == (1, BLUE)
    at.state = before
    at.do(act.Retreat(RED, stop(0, 0)))
    assert not any(at.units.creditors)


@pytest.mark.rule("ALTH-X20", "ALTH-359", "ALTH-364")
def test_without_a_retreat_the_outlaw_is_lost_and_its_creditor_scores() -> None:
    at = chase().piece(YELLOW, 2, -1).piece(GREEN, 0, 0).roll(1, 1).do(step(0, 1, 1, 0, BLUE))
    assert at.told(PieceLost) == [PieceLost(RED, hex_at(1, 0), False)]
    assert at.told(RedWon) == [RedWon(BLUE, RED)]
    assert (at.units.settlers_left(RED), at.honours.red) == (5, (0, 1, 0, 0))
    assert at.units.settlers[BLUE] == 1 << hex_at(1, 0)


@pytest.mark.rule("ALTH-180", "ALTH-X57", "ALTH-365", "ALTH-343", "ALTH-622")
def test_a_ship_retreats_to_the_outer_sea_and_the_mover_goes_on() -> None:
    at = moving().tile(3, -1, SEA).harbour(3, -1, GRAIN).house(RED, 3, -1, "N").tile(2, 0, SEA)
    at.piece(BLUE, 3, -1, ship=True, creditors=1 << RED).piece(RED, 2, 0, ship=True).to_move()
    at.do(step(2, 0, 3, -1))
    assert at.told(Retreated) == [Retreated(BLUE, stop(3, -1), OUT, True)]
    assert (at.units.outside[BLUE], at.honours.red, at.moves.left) == (2, (0, 0, 0, 0), 1)
    assert at.step == "landnam.movement"
    assert at.units.ships[RED] == 1 << hex_at(3, -1)


@pytest.mark.rule("ALTH-X21", "ALTH-352", "ALTH-F06", "ALTH-478", "ALTH-366", "ALTH-359")
def test_feud_drives_out_a_lawful_piece() -> None:
    at = moving().outside(RED, 1).tile(3, -1, SEA).piece(GREEN, 3, -1, ship=True).fate({FEUD: 1}).to_move()
    at.do(act.FeudStep(RED, OUT, stop(3, -1)))
    assert at.told(PieceLost) == [PieceLost(GREEN, hex_at(3, -1), True)]
    assert (at.units.ships[RED], at.honours.red, at.moves.left) == (1 << hex_at(3, -1), (0, 0, 0, 0), 1)
    assert at.cards(RED)[FEUD] == 0


@pytest.mark.rule("ALTH-479")
def test_feud_against_an_outlaw_of_another_pays_its_creditor() -> None:
    at = moving().outside(RED, 1).tile(3, -1, SEA).harbour(3, -1, GRAIN).house(BLUE, 3, -1, "N")
    at.piece(GREEN, 3, -1, ship=True, creditors=1 << BLUE).fate({FEUD: 1}).to_move()
    at.do(act.FeudStep(RED, OUT, stop(3, -1)))
    assert at.honours.red == (0, 1, 0, 0)


@pytest.mark.rule("ALTH-X54", "ALTH-488", "ALTH-476")
def test_feud_needs_terrain_and_goes_not_with_mountain_track() -> None:
    at = moving().tile(1, 0, PASTURE, 5).tile(0, 1, PASTURE, 8).piece(RED, 1, 0).piece(GREEN, 0, 0)
    at.fate({FEUD: 1, MOUNTAIN_TRACK: 1}).to_move()
    assert at.refused(act.FeudStep(RED, stop(1, 0), stop(0, 0)))[0] == "reason-settler-to-mountain"
    assert at.refused(act.TrackStep(RED, stop(1, 0), stop(0, 0)))[0] == "reason-step-occupied"
    assert at.house(RED, 0, 1, "N").can(act.FeudStep(RED, stop(1, 0), stop(0, 0)))
    open_by_case = moving().tile(1, 0, PASTURE, 5).piece(RED, 1, 0).piece(GREEN, 0, 0, creditors=1 << RED)
    open_by_case.fate({MOUNTAIN_TRACK: 1}).to_move()
    assert open_by_case.can(act.TrackStep(RED, stop(1, 0), stop(0, 0)))


@pytest.mark.rule("ALTH-B31", "ALTH-353", "ALTH-362", "ALTH-487")
def test_where_feud_is_refused() -> None:
    at = moving().tile(1, 0, PASTURE, 5).tile(2, -1, PASTURE, 8).tile(0, 1, BOG, 4).tile(1, -1, FOREST, 6)
    at.house(RED, 0, 1, "S").piece(RED, 1, 0).piece(RED, 2, -1).piece(GREEN, 0, 1, creditors=1 << RED)
    at.tile(3, -1, SEA).piece(RED, 3, -1, ship=True).fate({FEUD: 1}).to_move()
    reasons = [at.refused(act.FeudStep(RED, stop(1, 0), target)) for target in (stop(2, -1), stop(1, -1), stop(0, 1))]
    assert reasons == [
        ("reason-feud-own", "ALTH-B31"),
        ("reason-feud-empty", "ALTH-B31"),
        ("reason-feud-needless", "ALTH-B31"),
    ]
    assert at.refused(act.FeudStep(RED, stop(3, -1), OUT)) == ("reason-feud-outside", "ALTH-B31")


@pytest.mark.rule("ALTH-363")
def test_a_ship_on_land_retreats_as_a_ship() -> None:
    at = (
        moving()
        .tile(1, 0, PASTURE, 5)
        .tile(2, -1, SEA)
        .tile(1, -1, PASTURE, 9)
        .tile(0, 1, FOREST, 9)
        .house(RED, 1, 0, "S")
    )
    at.piece(BLUE, 1, 0, ship=True, creditors=1 << RED).piece(RED, 0, 1).to_move().do(step(0, 1, 1, 0))
    assert at.told(Retreated) == [Retreated(BLUE, stop(1, 0), stop(2, -1), True)]


@pytest.mark.rule("ALTH-368")
def test_no_card_helps_a_retreat() -> None:
    at = chase().fate({MOUNTAIN_TRACK: 1, BUMPER_CROP: 1}).roll(1, 1).do(step(0, 1, 1, 0, BLUE))
    assert {type(one) for one in at.offered(act.Retreat)} == {act.Retreat}
    assert not at.offered(act.TrackStep)
    assert at.refused(act.TrackStep(RED, stop(1, 0), stop(0, 0)))
