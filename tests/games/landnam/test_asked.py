"""What a seat is told where it decides, on drawn positions: the hex it explores, the land that dice stand for."""

from __future__ import annotations

from random import Random

import pytest

from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam.exploration import CARD, ENTRY
from catan_desktop.games.landnam.fate import FATE
from catan_desktop.games.landnam.fate_cards import (
    BARREN_LAND,
    BUMPER_CROP,
    CARDS,
    CHANGED_SEASON,
    FEUD,
    OMENS,
    PARDON,
    UPROAR,
    FateId,
)
from catan_desktop.games.landnam.harvest import HARVEST_CARD
from catan_desktop.games.landnam.module import LANDNAM
from catan_desktop.games.landnam.tables import FIELDS, PASTURE, SEA
from catan_desktop.games.landnam.view.asked import plain, window_round
from catan_desktop.games.landnam.view.places import explain
from catan_desktop.games.landnam.windows import able
from catan_desktop.games.views import BOARDS, PANELS
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Offer
from catan_desktop.kernel.engine import actor, advance, decision, determinise, observe, start
from catan_desktop.kernel.ids import CHANCE, SEATS, Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import Observation
from catan_desktop.mechanics.actions import Dice, Roll
from catan_desktop.mechanics.terrain import TerrainId
from catan_desktop.present.compose import board_view
from catan_desktop.present.foresight import foresee
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.panels import Question, TableModel
from catan_desktop.present.panel_view import labeller, seen_label, table_model
from catan_desktop.present.words import Cards
from tests.recipes import set_table

from .place import BLUE, GREEN, RED, YELLOW, Place, corner, hex_at, place, stop


def view(at: Place, seat: Seat = RED) -> Observation:
    """Return what a seat sees."""
    return observe(at.game, at.state, seat)


def model(at: Place, seat: Seat = RED) -> TableModel:
    """Return what stands around the board for a seat."""
    return table_model(PANELS, at.game, view(at, seat))


def question(at: Place, seat: Seat = RED) -> Question:
    """Return what a seat is asked."""
    found = model(at, seat).question
    assert found is not None
    return found


def exploring() -> Place:
    """Red holds Omens and explores a hex with a bonus of 2."""
    at = place().hands().begun().tile(1, 0, SEA).tile(2, 0, SEA).piece(RED, 2, 0, ship=True).to_move().fate({OMENS: 1})
    at.tile(2, -2, PASTURE, 9).tile(1, -1, PASTURE, 10)
    return at.do(act.TakeStep(RED, stop(2, 0), stop(2, -1)))


def aimed_at(at: Place) -> list[int]:
    """Return the hexes that are framed."""
    picture = board_view(BOARDS, at.game, view(at, BLUE))
    return [piece.site for piece in picture.pieces if piece.kind == "aim"] if picture is not None else []


def test_the_hex_that_is_explored_is_framed_as_long_as_somebody_decides_about_it() -> None:
    at = exploring()
    assert aimed_at(at) == [hex_at(2, -1)]
    at.do(act.Omens(RED))
    assert aimed_at(at) == []
    at.do(act.GreenDie(CHANCE, 3), act.GreenDie(CHANCE, 9), act.RedDie(CHANCE, 1), act.RedDie(CHANCE, 4))
    assert aimed_at(at) == [hex_at(2, -1)]


def test_who_may_play_an_exploration_card_is_told_what_the_dice_may_find() -> None:
    hint = question(exploring()).hint
    assert hint.key == "hint-exploration-odds"
    assert dict(hint.arguments) == {"sea": 20, "land": 60, "mountain": 20}


def test_only_cards_in_hand_are_secret() -> None:
    at = place().hands((0, 1, 0, 0)).fate({}, {OMENS: 1}).begun()
    assert [model(at, seat).secret for seat in (RED, BLUE, GREEN)] == [True, True, False]


@pytest.mark.parametrize(
    ("green", "red", "land", "number"),
    [(3, 1, "terrain-fields", "11"), (9, 1, "terrain-mountains", "11"), (3, 4, "terrain-fields", "4")],
)
def test_omens_are_chosen_by_land_and_number_not_by_faces(green: int, red: int, land: str, number: str) -> None:
    at = exploring().do(act.Omens(RED), act.GreenDie(CHANCE, 3), act.GreenDie(CHANCE, 9))
    at.do(act.RedDie(CHANCE, 1), act.RedDie(CHANCE, 4))
    action = act.ChooseOmen(RED, green, red)
    labels = [seen_label(PANELS, at.game, view(at), action, name) for name in ("green", "red")]
    told = [(one.words.key, dict(one.words.arguments), one.icon) for one in labels if one is not None]
    assert told == [(land, {}, f"die-land-{green}"), ("value", {"value": number}, f"die-number-{red}")]


@pytest.mark.parametrize(("green", "red"), [(3, 1), (3, 4), (9, 1)])
def test_after_omens_the_dice_show_the_results_that_were_chosen(green: int, red: int) -> None:
    at = exploring().do(act.Omens(RED), act.GreenDie(CHANCE, 3), act.GreenDie(CHANCE, 9))
    rolled = tuple(at.do(act.RedDie(CHANCE, 1), act.RedDie(CHANCE, 4)).events)
    at.do(act.ChooseOmen(RED, green, red))
    seen = replace(view(at), history=(*rolled, *at.events))
    shown = {die.key: die.value for die in table_model(PANELS, at.game, seen).dice if die.key in {"land", "number"}}
    assert shown["land"] == green
    assert green == 9 or shown["number"] == red


def test_an_exploration_card_is_chosen_by_its_own_name() -> None:
    at = exploring()
    named = labeller(PANELS, at.game, "sight", "terrain", TerrainId)
    assert named is not None
    label = named(at.game, FIELDS)
    assert (label.words.key, label.icon) == ("card-fields-sighted", "card-fields_sighted")


def harvest_of(at: Place, action: Action) -> dict[str, int]:
    """Return the cards in 36 rolls that are foretold of an action."""
    said = foresee(PANELS, at.game, view(at), action)
    found = [dict(one.arguments)["cards"] for one in said if one.key == "foresee-harvest"]
    cards = [one for one in found if isinstance(one, Cards)]
    return {kind: count for one in cards for kind, count in zip(one.keys, one.counts, strict=True) if count}


def test_a_farm_and_a_city_are_foretold_to_bring_what_no_piece_takes() -> None:
    at = place().hands((5, 5, 5, 5)).begun().tile(1, 0, SEA).tile(1, -1, PASTURE, 10).tile(2, -1, FIELDS, 6)
    at.piece(RED, 1, 0, ship=True).to_main()
    farm = next(one for one in at.offered(act.BuildFarm) if one.corner == corner(1, 0, "N"))
    assert harvest_of(at, farm) == {"wool": 3, "grain": 5}
    at.piece(BLUE, 2, -1)
    assert harvest_of(at, farm) == {"wool": 3}
    at.house(RED, 1, 0, "N")
    assert harvest_of(at, act.BuildCity(RED, corner(1, 0, "N"))) == {"wool": 3}


def test_who_may_pardon_is_told_what_the_lit_pieces_are() -> None:
    at = place().begun().tile(1, 0, PASTURE, 5).piece(GREEN, 1, 0, creditors=1 << RED).fate({PARDON: 1})
    at.do(Roll(RED), Dice(CHANCE, 3, 4))
    while at.actor == CHANCE:
        at.do(at.offered(act.FateDrawn)[0])
    assert at.step == "landnam.window_open"
    assert question(at).hint.key == "hint-window-pardon"


def test_who_may_play_a_harvest_card_on_a_hex_is_told_that_hexes_are_lit() -> None:
    def asked(cards: dict[FateId, int]) -> str:
        at = place().begun().hands().fate(cards).tile(1, 0, PASTURE, 5).house(RED, 1, 0, "N")
        return question(at.do(Roll(RED), Dice(CHANCE, 2, 3))).hint.key

    assert asked({BUMPER_CROP: 1}) == asked({BARREN_LAND: 1}) == "hint-harvest-card-hexes"
    assert asked({CHANGED_SEASON: 1}) == "hint-harvest-card"


def test_the_numbers_of_a_changed_season_are_named_by_what_they_do() -> None:
    at = place().begun()
    label = labeller(PANELS, at.game, "shift_harvest", "number", int)
    assert label is not None
    assert label(at.game, 8).words.key == "act-shift-harvest-to"


def test_a_piece_on_a_hex_gains_the_two_cards_that_its_houses_lose() -> None:
    at = place().begun().hands().tile(1, 0, PASTURE, 5).house(BLUE, 1, 0, "N").piece(RED, 1, 0)
    gains = explain(at.game, view(at), ("hex", hex_at(1, 0)), Explained()).gains
    assert {(gain.seat, gain.count, gain.corner is None, gain.blocked) for gain in gains} == {
        (RED, 2, True, False),
        (BLUE, 1, False, True),
    }


# questions that everybody can see to have one answer, and questions that go round


def sevened(*fate: dict[FateId, int], kept: int = 0) -> Place:
    """Return the first window of an Althing of Red's in which the seats hold these fate cards."""
    at = place().hands().begun().do(Roll(RED), Dice(CHANCE, 3, 4)).drawn(*[PARDON] * 4).fate(*fate)
    part = FATE.of(at.game, at.state)
    at.state = FATE.put(at.game, at.state, replace(part, kept=kept))
    frames = (*at.state.frames[:-1], replace(at.state.frames[-1], waiting=able(at.game, at.state)))
    at.state = replace(at.state, frames=frames)
    return at


def test_the_only_card_of_the_set_up_is_seen_to_be_none_of_the_althing() -> None:
    at = sevened({OMENS: 1}, {OMENS: 1}, {UPROAR: 1}, {OMENS: 1, UPROAR: 1}, kept=1 << RED | 1 << YELLOW)
    assert [plain(at.game, at.state, seat) for seat in (RED, BLUE, GREEN, YELLOW)] == [True, False, False, False]
    asked = window_round(at.game, at.state)
    assert asked is not None
    assert asked.seats == 1 << BLUE | 1 << GREEN | 1 << YELLOW


def test_cards_that_all_lie_open_are_seen_to_be_in_nobodys_hand() -> None:
    at = sevened({PARDON: 1}, {FEUD: 1})
    part = FATE.of(at.game, at.state)
    spent = tuple([2 if card == UPROAR else 0 for card in range(len(CARDS))])
    at.state = FATE.put(at.game, at.state, replace(part, discard=spent))
    assert plain(at.game, at.state, BLUE), "no outlaw to pardon, no lawsuit to end, no Uproar left"
    at.tile(1, 0, PASTURE, 5).piece(GREEN, 1, 0, creditors=1 << BLUE)
    assert not plain(at.game, at.state, BLUE)


@pytest.mark.rule("ALTH-297", "ALTH-179", "ALTH-521")
@pytest.mark.parametrize("seed", range(4))
def test_whether_and_how_somebody_is_asked_hangs_on_what_everybody_sees(seed: int) -> None:
    """Whatever the others hold, as far as an onlooker can tell, they are asked, and seen to be asked, just the same."""
    game = set_table(LANDNAM, 3, {}, seed)
    luck, state = Random(seed), start(game)[0]
    met = 0
    for _ in range(900):
        seat = actor(state)
        if seat is None:
            break
        found = decision(game, state, seat)
        assert found is not None
        if seat != CHANCE and (window_round(game, state) or state.frames[-1].step in {HARVEST_CARD, CARD, ENTRY}):
            met += 1
            only = sum(choice.count() for choice in found.choices) == 1
            assert only or not plain(game, state, seat)
            onlooker = SEATS[(seat + 1) % 3]
            other = determinise(game, observe(game, state, onlooker), luck)
            assert [plain(game, other, one) for one in SEATS[:3]] == [plain(game, state, one) for one in SEATS[:3]]
            assert (actor(other), window_round(game, other)) == (seat, window_round(game, state))
        choices = [choice for choice in found.choices if choice.count() and not isinstance(choice, Offer)]
        state, _ = advance(game, state, luck.choice(choices).sample(luck))
    assert met > 20


@pytest.mark.rule("ALTH-411")
def test_who_founds_a_farm_with_the_last_piece_is_told_so() -> None:
    at = place().begun().tile(3, -1, SEA).tile(2, -1, PASTURE, 5).outside(RED, 0).piece(RED, 3, -1, ship=True)
    at.hands((2, 2, 2, 2)).to_move().do(act.EndMovement(RED))
    at.do(next(one for one in at.offered(act.BuildFarm) if one.start == stop(3, -1)))
    told = model(at).note
    assert told is not None
    assert told.key == "tell-queue-last"
    told = model(at.do(act.BuildOuterShip(RED))).note
    assert told is not None
    assert told.key == "tell-queue"
