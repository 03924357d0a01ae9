"""Everything that happens is shown, or is known to be silent; and it is shown in the time that it may take."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from catan_desktop.games.views import BOARDS, EVENTS
from catan_desktop.games.watch.events import Breached
from catan_desktop.games.watch.view.event_rows import arrange_breaches
from catan_desktop.kernel.engine import apply, observe, start
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.notation import decode
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.present.compose import board_view, cues
from catan_desktop.present.motion import Motion
from catan_desktop.present.picture import BoardPicture, Cue
from catan_desktop.ui.scenes.table.motion import sound_of
from catan_desktop.ui.tables.board.playback import DRAWN, GROUP_SECONDS, MOMENT_SECONDS, SECONDS, grouped, timed
from catan_desktop.ui.tables.gift.scenery import GIFT
from tests.golden import FOLDER, parse
from tests.present.test_event_rows import kinds
from tests.recipes import EVERY, read_options, set_table

SOUND_NAMES = {re.sub("-[0-9]$", "", path.stem) for path in Path("assets/sounds").iterdir()}
SILENT = {
    "the chronicle tells of it, and nothing moves": [
        *("Shortage", "NoWildlingLeft", "BuildingBegan", "DrawnAgain", "EventPassed", "FateMissed", "FateShuffled"),
        *("FishKept", "HarbourRested", "Cleared", "CaseDismissed", "AlthingDissolved", "AlthingOver", "WindCaught"),
        *("FirstPlayerDrawn", "StarterNamed", "HarvestShifted", "DefendersTied"),
    ],
    "what is seen has just moved, or moves next": [
        *("SetupPlaced", "RegularStayed", "MormontAsked", "FleetNamed", "HarbourOffered", "DiceSet", "BreachOver"),
        *("KnightsCommitted", "GreenRolledAgain"),
    ],
    "it stands in a panel or in a dialog": [
        *("Offered", "OfferAnswered", "OfferEnded", "DeckSeen", "CardSeen", "HandSeen", "Looked", "HelpAsked"),
        *("SideDeclined", "GeneralTaken", "AdvisorTaken", "SlotsCleared"),
    ],
    "the figures of a seat change": ["HonourGained", "FinalHonour"],
    "the name whose turn it is changes": ["StepBegan", "StepEnded", "BuildingPassed", "TurnBegan", "TurnEnded"],
    "the result is shown": ["GameEnded"],
}
"""Why events have no cue of their own."""
GAMES = sorted(path.name for path in FOLDER.glob("*") if path.name.startswith(("watch-4", "watch-3", "gift-base-4")))


def replayed(name: str) -> Iterator[tuple[Game, GameState, tuple[Event, ...]]]:
    """The states of a recorded game with what led to them."""
    golden = parse((FOLDER / name).read_text(encoding="utf-8"))
    ruleset = EVERY[golden.ruleset]
    game = set_table(ruleset, golden.seats, read_options(ruleset, golden.options), golden.board)
    state, events = start(game)
    yield game, state, events
    for line in golden.lines:
        if not line.startswith("@"):
            state, events = apply(game, state, decode(game, line))
            yield game, state, events


def test_every_kind_of_event_is_shown_or_known_to_be_silent() -> None:
    silent = {kind.__name__ for kind in kinds() if not any(table.shows(kind) for table in EVENTS.values())}
    assert silent == {name for names in SILENT.values() for name in names}


@pytest.mark.parametrize("name", GAMES)
def test_recorded_games_are_shown_in_time(name: str) -> None:
    assert GAMES
    seen: set[str] = set()
    for game, _, events in replayed(name):
        moved = cues(EVENTS, game, tuple(redact(event, Seat(0)) for event in events))
        for cue in moved:
            seen.add(cue.kind)
            assert cue.kind in SECONDS
            assert cue.kind in {*DRAWN, "dice", "heard"}
            assert cue.look in {"", *GIFT.cues}
            assert not sound_of(cue) or sound_of(cue) in SOUND_NAMES
        for group in grouped([Motion(cue) for cue in moved]):
            acts = timed(group)
            great = group[0].cue.kind == "moment" and len(group) > 1
            assert max(act.start + act.seconds for act in acts) <= (MOMENT_SECONDS if great else GROUP_SECONDS) + 1e-9
            assert all(act.start >= 0 for act in acts)
    assert seen >= {"dice", "pulse", "card", "place", "move", "award"}
    if name.startswith("watch"):
        assert seen >= {"token", "hero"}


def test_limits_are_those_of_a_calm_table() -> None:
    assert GROUP_SECONDS <= 1.2
    assert MOMENT_SECONDS <= 2.5


@pytest.mark.parametrize("figures", [1, 3, 5, 7])
def test_a_breach_is_one_moment_in_its_order(figures: int) -> None:
    fall = Cue("lift", start=("section", 2, 0), sprite="guard", seat=1, look="fall", seconds=0.7)
    pouring = [
        Cue("move", ("clearing", 2), ("hex", hex), (("section", 2),), sprite="regular") for hex in range(figures)
    ]
    crack = Cue("place", to=("section", 2), look="crack", number=2, seconds=1.3)
    before = Cue("dice", numbers=(3, 4))
    made = arrange_breaches((before, fall, *pouring, crack))
    assert made[0] == before
    groups = grouped([Motion(cue) for cue in made])
    kinds = [motion.cue.look or motion.cue.kind for motion in groups[1]]
    assert kinds == ["moment", "crack", "fall", *["move"] * figures]
    acts = timed(groups[1])
    times = [act.start for act in acts]
    assert times == sorted(times)
    assert acts[0].seconds == pytest.approx(max(act.start + act.seconds for act in acts))
    assert acts[0].seconds <= MOMENT_SECONDS + 1e-9


def test_a_giants_blow_before_a_breach_stays_outside_the_moment() -> None:
    rush = Cue("move", ("clearing", 1), ("clearing", 1), (("section", 1),), sprite="giant")
    blow = Cue("lift", ("section", 1, 0), sprite="guard", seat=0, look="fall", along=True, wait=0.4)
    home = Cue("move", ("clearing", 1), ("frostfangs", 0), sprite="giant")
    over = Cue("move", ("clearing", 1), ("hex", 4), (("section", 1),), sprite="regular")
    made = arrange_breaches((rush, blow, home, over, Cue("place", to=("section", 1), look="crack", number=1)))
    assert made[:3] == (rush, blow, home)
    assert [cue.look or cue.kind for cue in made[3:]] == ["moment", "crack", "move"]


def cracks(picture: BoardPicture) -> list[int]:
    """By section: how often it was breached."""
    return [sum(piece.kind == "crack" for piece in picture.at("section", section)) for section in range(4)]


@pytest.mark.parametrize("name", [name for name in GAMES if name.startswith("watch")])
def test_cracks_are_where_the_wall_was_breached(name: str) -> None:
    history: list[Event] = []
    breached = [0, 0, 0, 0]
    for game, state, events in replayed(name):
        history += [redact(event, Seat(1)) for event in events]
        found = [event for event in events if isinstance(event, Breached)]
        for event in found:
            breached[event.section] += 1
        if found:
            view = replace(observe(game, state, Seat(1)), history=tuple(history))
            picture = board_view(BOARDS, game, view)
            assert picture is not None
            assert cracks(picture) == breached
            forgot = board_view(BOARDS, game, observe(game, state, Seat(1)))
            assert forgot is not None
            assert cracks(forgot) == [1, 1, 1, 1], "all worn and none torn where unknown"
    assert sum(breached) > 0 or "true" in name or name


def test_the_end_lights_the_board() -> None:
    lights: set[tuple[str, str]] = set()
    for name in GAMES:
        *_, (game, state, _) = replayed(name)
        assert state.outcome is not None
        picture = board_view(BOARDS, game, observe(game, state, Seat(0)))
        assert picture is not None
        lights.add((state.outcome.ending, picture.light))
    assert lights <= {("win", "dawn"), ("true", "dawn"), ("tragic", "fires")}
    assert lights
