"""What the lawspeaker says of Landnam is so: cards, tokens, land and points are as he tells them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from catan_desktop.app.lesson_dry_run import rehearse
from catan_desktop.app.lesson_port import LessonPort
from catan_desktop.games.landnam.board import TOPOLOGY
from catan_desktop.games.landnam.builds import QUEUE
from catan_desktop.games.landnam.exploration import NUMBER_OF, bonus_at
from catan_desktop.games.landnam.fate import FATE
from catan_desktop.games.landnam.honours import HONOURS, points
from catan_desktop.games.landnam.land import LAND
from catan_desktop.games.landnam.tables import BOG, FIELDS, IRON, PASTURE, SEA, WOOD, WOOL
from catan_desktop.games.landnam.units import UNITS
from catan_desktop.games.lessons import lesson
from catan_desktop.kernel.slot import Slot
from catan_desktop.lessons.lesson import PUPIL
from catan_desktop.mechanics.parts import HANDS, hand_of
from tests.lessons.test_chapters import seated

pytestmark = pytest.mark.usefixtures("unpainted")

LESSON = lesson("landnam")
HOME = TOPOLOGY.parse_hex("(1,-2)")


def at(chapter: str, step: str = "") -> LessonPort:
    """Return a chapter played to a step, or to its end."""
    found = LESSON.chapter(chapter)
    port = seated(LESSON, found)
    rehearse(port, [one.key for one in found.steps].index(step) if step else None)
    return port


def part(port: LessonPort, slot: Slot[Any]) -> Any:
    """Return a part of the state."""
    return slot.of(port.session.game, port.session.state)


def hand(port: LessonPort, seat: int = PUPIL) -> tuple[int, ...]:
    """Return the resource cards of a seat."""
    return hand_of(port.session.game, port.session.state, seat)  # type: ignore[arg-type]


def test_sea_and_pasture_come_out_of_the_fog_and_the_card_is_gone() -> None:
    port = at("fog")
    land = part(port, LAND)
    assert land.terrain[TOPOLOGY.parse_hex("(1,-3)")] == SEA
    assert (land.terrain[HOME], land.tokens[HOME]) == (PASTURE, 6)
    assert hand(port) == (2, 2, 3, 2)
    assert part(port, FATE).held[PUPIL] == 0


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_dice_of_exploration_are_told_where_they_are_first_rolled(language: str) -> None:
    told = Path("assets/locale", language, "lesson-landnam.ftl").read_text(encoding="utf-8")
    rows = dict(line.split(" = ", 1) for line in told.splitlines() if line.startswith("lesson-landnam-fog-"))
    keys = [step.key for step in LESSON.chapter("fog").steps]
    assert keys.index("ask") + 1 == keys.index("dice")
    assert {"en": "ten sides", "ru": "по десять граней"}[language] in rows["lesson-landnam-fog-dice"]
    assert keys.index("sight") + 1 == keys.index("number")
    number = rows["lesson-landnam-fog-number"]
    for face in range(1, 11):
        mark = {"en": f"red {face} ", "ru": f"красная {face} "}[language]
        assert (mark in number) == (face in NUMBER_OF)
        assert NUMBER_OF.get(face) is None or f"{NUMBER_OF[face]}" in number.split(mark)[1].split(",")[0]


def test_the_first_turn_leaves_a_farm_a_ship_outside_and_a_point() -> None:
    port = at("farm")
    units = part(port, UNITS)
    assert (units.farms[PUPIL].bit_count(), units.outside[PUPIL], units.ships[PUPIL]) == (1, 1, 0)
    assert points(port.session.game, port.session.state, PUPIL) == 1


def test_ten_wool_are_lost_where_the_bank_has_one_of_two() -> None:
    port = at("harvest", "store")
    assert (hand(port)[WOOL], hand(port)[WOOD]) == (10, 2)
    assert part(port, HANDS).stock[WOOL] == 1
    assert part(port, LAND).tokens[HOME] == 6
    assert hand(at("harvest"))[WOOL] == 0


def test_the_settler_finds_fields_behind_a_bonus_of_three() -> None:
    fog = TOPOLOGY.parse_hex("(2,-1)")
    port = at("settlers", "explore")
    assert bonus_at(port.session.game, port.session.state, fog) == 3
    port = at("settlers")
    assert (part(port, LAND).terrain[fog], part(port, LAND).tokens[fog]) == (FIELDS, 4)
    assert points(port.session.game, port.session.state, PUPIL) == 2
    assert part(port, UNITS).settlers[PUPIL] == 1 << HOME


def test_the_harbour_trades_wool_for_iron_and_the_city_is_ordered() -> None:
    port = at("harbour", "city")
    assert (hand(port)[WOOL], hand(port)[IRON]) == (2, 1)
    assert len(part(at("harbour"), QUEUE).cities) == 1


def test_a_tie_loses_and_makes_an_outlaw() -> None:
    port = at("suit")
    assert part(port, HONOURS).white[PUPIL] == 1
    assert part(port, UNITS).creditors[HOME] == 1 << PUPIL


def test_who_joins_last_gets_the_white_token_and_the_plaintiff_the_claim() -> None:
    port = at("help")
    assert part(port, HONOURS).white == (1, 0, 0, 0)
    assert part(port, UNITS).creditors[TOPOLOGY.parse_hex("(0,1)")] == 1 << 2


def test_one_outlaw_is_lost_and_the_other_is_free_on_the_mountain() -> None:
    port = at("outlaw")
    units = part(port, UNITS)
    assert part(port, HONOURS).red[PUPIL] == 1
    assert not any(units.creditors)
    assert units.settlers[2] == 0
    assert units.settlers[PUPIL] >> TOPOLOGY.parse_hex("(0,0)") & 1


def test_fate_cards_double_the_harvest_and_choose_the_bog() -> None:
    port = at("cards", "plenty")
    assert hand(port)[WOOL] == 2
    port, fog = at("cards"), TOPOLOGY.parse_hex("(2,-1)")
    assert (part(port, LAND).terrain[fog], part(port, LAND).tokens[fog]) == (BOG, 5)
    assert part(port, FATE).held[PUPIL] == 1


def test_eleven_points_become_twelve_and_win() -> None:
    port = at("twelve", "city")
    assert points(port.session.game, port.session.state, PUPIL) == 11
    outcome = at("twelve").session.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((PUPIL,), "win")
