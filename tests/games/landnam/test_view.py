"""What the table of Landnam shows and tells, in whole games of chance players: everything has words, for every seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.landnam import events
from catan_desktop.games.landnam.actions import BuildSettler, BuildShip
from catan_desktop.games.landnam.board import CENTRE
from catan_desktop.games.landnam.fate import FATE
from catan_desktop.games.landnam.fate_cards import DECK
from catan_desktop.games.landnam.land import LAND
from catan_desktop.games.landnam.tables import FIELDS, GRAIN, MOUNTAIN, PASTURE, SEA, TERRAIN, TILES, WOOL
from catan_desktop.games.landnam.view.board import OUTER, SIDE
from catan_desktop.games.landnam.view.event_rows import EVENTS as LANDNAM
from catan_desktop.games.landnam.view.foresight import foresee
from catan_desktop.games.landnam.view.places import explain
from catan_desktop.games.views import CHARTS, EVENTS, PANELS, vocabulary
from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import engine
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.event import redact
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.preview import trials
from catan_desktop.mechanics.terrain import TerrainId
from catan_desktop.present import panel_view
from catan_desktop.present.charts import charts
from catan_desktop.present.compose import cues, event_texts
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.gauges import Shelf
from catan_desktop.present.picture import BoardPicture
from catan_desktop.present.translate import MissingText, Translator
from catan_desktop.present.words import Party, Words, say
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.stores.stories import story_of
from catan_desktop.table_port import Context, TablePort
from catan_desktop.ui.tables.board.playback import SPEEDS
from tests.games.landnam.place import BLUE, NONE, RED, Place, hex_at, place
from tests.present.test_locale import LOCALE

THINGS = (
    *[("hex", site) for site in range(37)],
    *[("intersection", site) for site in range(96)],
    *[(SIDE, side) for side in range(6)],
    *[("resource", kind) for kind in range(4)],
    (OUTER, 0),
    ("seat", 0),
)


def spoken(value: Any) -> Iterator[Words]:
    """Yield all words in a record, whatever it holds."""
    if isinstance(value, Words):
        yield value
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from spoken(getattr(value, name))
    elif isinstance(value, tuple):
        for one in value:
            yield from spoken(one)


def test_dice_roll_at_the_hex_and_the_land_comes_out_of_them() -> None:
    at = place(4).begun()
    both = events.ExplorationRolled(RED, HexId(3), 2, (4,), (7,))
    one = events.ExplorationRolled(RED, HexId(3), 2, (), (7,))
    several = events.ExplorationRolled(RED, HexId(3), 2, (4, 5), (7, 8))
    forest = events.Explored(RED, HexId(3), TerrainId(4), 12)
    for rolled, numbers in ((both, (4, 7)), (one, (7,))):
        dice, land, *_ = cues(EVENTS, at.game, (rolled, forest))
        assert (dice.kind, dice.to, dice.numbers, dice.number) == ("dice", ("hex", 3), numbers, 2)
        assert (land.look, land.number, land.numbers) == ("discovery", 12, numbers)
    (dice,) = cues(EVENTS, at.game, (several,))
    assert (dice.to, dice.numbers) == ((), (5, 8)), "one of each is chosen, which comes of no throw"
    assert cues(EVENTS, at.game, (forest,))[0].numbers == ()
    assert sum(cue.seconds for cue in cues(EVENTS, at.game, (both, forest))) == pytest.approx(3.0)


def test_fog_that_can_be_reached_tells_its_odds_to_who_moves_alone() -> None:
    at = place(4).begun().tile(3, 0, SEA).tile(2, 0, MOUNTAIN).piece(RED, 3, 0, ship=True)
    at.outside(RED, 0).to_move()
    views = [engine.observe(at.game, at.state, seat) for seat in (RED, BLUE)]
    own, other = (panel_view.table_model(PANELS, at.game, view).place_notes for view in views)
    assert other == ()
    beside = {("hex", int(hex_at(2, 1))), ("hex", int(hex_at(3, -1)))}
    assert {note.place for note in own} == beside
    for hex in beside:
        found = {note.picture: note.text for note in own if note.place == hex}
        assert found == {"landnam-sea-1": "20%", "landnam-land": "60%", "landnam-mountains-1": "20%"}


def table(language: str, seats: int, seed: int) -> TablePort:
    sitting = tuple(SeatSpec(kind="bot", level="random", colour=seat) for seat in range(seats))
    session = Session.new(NewGame(ruleset="landnam", seats=sitting, seed=seed), bots_in_process=True)
    text = Translator(LOCALE, language, strict=True, vocabulary=vocabulary(RULESETS["landnam"]))
    return TablePort(session, Context(Settings, lambda: text))


def told_at(port: TablePort, seat: Seat) -> Iterator[Words]:
    """Yield everything that a seat is told at a moment."""
    yield from spoken(port.game.model(seat))
    yield from port.advice.described(seat)
    for thing in THINGS:
        yield from spoken(port.advice.explain(seat, thing))
    if port.game.actor() != seat:
        return
    for choice in port.game.model(seat).choices:
        for index, action in zip(range(12), choice, strict=False):
            yield port.game.action_words(action)
            yield from spoken(port.game.fields(action))
            yield from port.advice.foresee(action) if index < 3 else ()


def unsaid(words: Words, port: TablePort, names: list[str]) -> str:
    """Why words cannot be said; empty where they can."""
    try:
        return "" if say(words, port.language.tr, names) else words.key
    except MissingText as missing:
        return str(missing)


@pytest.mark.parametrize(("language", "seats", "seed"), [("ru", 3, 4), ("en", 4, 5), ("ru", 5, 6)])
def test_everything_that_is_told_has_words(language: str, seats: int, seed: int) -> None:
    port = table(language, seats, seed)
    names = [sitting.name for sitting in port.seats.sittings]
    steps: set[str] = set()
    missing: set[str] = set()
    while not port.game.over and port.game.ply < 900:
        step, actor = port.session.state.frames[-1].step, port.game.actor()
        if actor not in {None, CHANCE} and (step not in steps or port.game.ply % 40 == 0):
            steps.add(step)
            for seat in range(seats):
                missing |= {why for words in told_at(port, Seat(seat)) if (why := unsaid(words, port, names))}
        assert port.acts.pump()
    for seat in range(seats):
        missing |= {why for line in port.log.chronicle(Seat(seat)) if (why := unsaid(line.words, port, names))}
    figures = charts(CHARTS, story_of(port.session.game, port.session.timeline, Seat(0)))
    missing |= {why for words in spoken(figures) if (why := unsaid(words, port, names))}
    assert not missing, "\n".join(sorted(missing))
    assert len(steps) > 8


def unlike(one: BoardPicture, other: BoardPicture) -> set[Any]:
    return set(one.pieces) ^ set(other.pieces)


def test_the_cues_of_a_step_lead_to_the_picture_after_it() -> None:
    """Every keyframe ends in what the board is; each piece that goes or comes has its cue."""
    port = table("en", 4, 8)
    seen = 0
    while not port.game.over and port.game.ply < 500:
        before = port.pictures.board(Seat(0))
        assert port.acts.pump()
        keyframes = port.pictures.keyframes([port.game.ply], Seat(0))
        after = port.pictures.board(Seat(0))
        if keyframes:
            assert keyframes[-1].picture == after
        if unlike(before, after):
            seen += 1
            assert any(cue.kind in {"place", "lift", "move", "pulse"} for one in keyframes for cue in one.cues) or all(
                piece.layer for piece in unlike(before, after)
            )
    assert seen > 60


def test_who_is_driven_off_or_taken_away_and_a_famine_are_seen_long_enough() -> None:
    """As quick as the player may want it, for half a second."""
    game, hex = table("en", 3, 1).session.game, HexId(5)
    for happened, looks in (
        (events.DrivenOut(Seat(0), Seat(1), hex, False), {"driven"}),
        (events.OutlawRemoved(Seat(1), hex, False), {"driven", ""}),
        (events.Famine((GRAIN,), ((0, 0, 0, 0),) * 3), {"famine"}),
    ):
        cues = LANDNAM.cues(game, happened)
        assert {cue.look for cue in cues} == looks
        assert all(cue.seconds / max(SPEEDS.values()) >= 0.5 for cue in cues)


def test_the_event_of_a_fate_card_is_told_with_its_name_to_its_owner_alone() -> None:
    port = table("en", 3, 3)
    while port.game.ply < 200:
        port.acts.pump()
    drawn = [one for _, one in port.session.timeline.events() if isinstance(one, events.FateTaken) and not one.kept]
    assert drawn
    for event in drawn:
        keys = {seat: event_texts(EVENTS, port.session.game, redact(event, Seat(seat)))[0][0].key for seat in range(3)}
        assert keys == {seat: "event-fate-drawn-own" if seat == event.seat else "event-fate-drawn" for seat in range(3)}


def test_what_is_left_is_always_in_sight() -> None:
    port = table("en", 4, 9)
    while port.game.ply < 300:
        port.acts.pump()
    game, state = port.session.game, port.session.state
    (shelf,) = port.pictures.board(Seat(0)).gauges
    assert isinstance(shelf, Shelf)
    counts = {pile.name: pile.count for pile in shelf.piles}
    land, fate = LAND.of(game, state), FATE.of(game, state)
    for number, kind in enumerate(TERRAIN[1:], 1):
        lying = land.terrain.count(number) - (land.terrain[CENTRE] == number)
        assert counts[f"terrain-{kind.key}"] == TILES[number] - lying
    assert counts["shelf-deck"] + counts["shelf-discard"] + sum(fate.held) == sum(DECK)
    told = [words.key for words in port.advice.explain(Seat(0), ("danger", 0)).rows]
    assert told[:4] == ["tell-tiles", "tell-numbers-left", "tell-harbour-tokens-left", "tell-fate-deck"]


def foreseen(at: Place, action: Action) -> dict[str, dict[str, Any]]:
    """Return what is told of an action to red before it is taken: key of the words -> their arguments."""
    view = observe(at.game, at.state, RED)
    return {words.key: dict(words.arguments) for words in foresee(at.game, view, trials(at.game, view, action)[0])}


def test_a_new_piece_tells_whose_harvest_or_trade_it_takes() -> None:
    at = place(3).tile(0, 0, FIELDS, 6).tile(1, 0, SEA).tile(0, 1, PASTURE, 5).harbour(1, 0, WOOL)
    at = at.house(RED, 0, 0, "N").house(BLUE, 0, 0, "SE").hands((3, 3, 3, 3), NONE, NONE).begun().turn(RED, 2).to_main()
    settler = next(one for one in at.offered(BuildSettler) if one.hex == hex_at(0, 0))
    assert foreseen(at, settler)["foresee-block"] == {"count": 1, "whom": Party(1 << BLUE)}
    at = at.house(RED, 1, 0, "NE")
    ship = next(one for one in at.offered(BuildShip) if one.hex == hex_at(1, 0))
    assert foreseen(at, ship)["foresee-harbour"] == {"count": 1, "whom": Party(1 << BLUE)}


@pytest.mark.parametrize(
    ("beside", "keys"), [(True, {"explain-outlaw", "explain-outlaw-way"}), (False, {"explain-outlaw-safe"})]
)
def test_an_outlaw_tells_the_way_back_into_the_law(beside: bool, keys: set[str]) -> None:
    at = place(3).tile(0, 0, FIELDS, 6).piece(RED, 0, 0, creditors=1 << BLUE)
    at = at.house(BLUE, 0, 0, "N") if beside else at
    found = explain(at.game, observe(at.game, at.state, RED), ("hex", hex_at(0, 0)), Explained())
    told = {words.key for words in found.rows}
    assert keys <= told
    assert not told & {"explain-case", "explain-no-case"}, "nobody sues the same outlaw twice"


def test_whoever_wins_a_token_is_told_until_the_own_turn_ends() -> None:
    at = place(3)
    for event in (events.WhiteWon(RED), events.BlackWon(RED, 3), events.RedWon(RED, BLUE)):
        (line,) = event_texts(EVENTS, at.game, event)
        assert [seat for seat in (RED, BLUE) if line.lasts_for(seat)] == [RED]
    (line,) = event_texts(EVENTS, at.game, events.CaseDismissed(BLUE))
    assert line.lasts_for(RED), "the end of a lawsuit without a verdict"
