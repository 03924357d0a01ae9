"""Rules and files grow: what was saved before opens after; what was saved after is refused before, in a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from catan_desktop.bots.table import CATALOGUE
from catan_desktop.games import catalogue
from catan_desktop.kernel.choice import Only
from catan_desktop.kernel.errors import SaveError
from catan_desktop.kernel.frame import Frame
from catan_desktop.kernel.game import Game, Module, Together
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.prompts import Asks
from catan_desktop.kernel.record import record, replace
from catan_desktop.kernel.ruleset import Ruleset, compose
from catan_desktop.kernel.slot import Slot
from catan_desktop.mechanics.opponents import Aim, Naming
from catan_desktop.session import container, save_migrations, saves
from catan_desktop.session.codec import records_of
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from tests.session import toy

SHELF = "tests.session.toy"
FORMER_FIELDS = (
    "roads settlements cities open_corners lengths taken towns touch edges bank hands first longest largest knights "
    "deck held gone shown card_played bought hidden offers trade_over robber dice throws producing received"
)
FORMER_PART: dict[str, Any] = {**dict.fromkeys(FORMER_FIELDS.split()), "private": []}
"""The part of `settlers` in format 2, empty."""
DATE = "2030-01-02T03:04:05Z"


def played(key: str, plies: int, shelf_name: str = CATALOGUE, seats: int = 3) -> Session:
    sitting = (SeatSpec(kind="bot", level="random"),) * seats
    spec = NewGame(ruleset=key, seats=sitting, seed=11)
    session = Session.new(spec, shelf_name=shelf_name, clock=lambda: DATE, bots_in_process=True)
    for _ in range(plies):
        session.pump()
    return session


def with_module(ruleset: Ruleset, grown: Module[Any]) -> Ruleset:
    """The same recipe with one module grown."""
    modules = [grown if module.key == grown.key else module for module in ruleset.recipe]
    return compose(ruleset.key, modules, ruleset.seats, ruleset.make_board, ruleset.board_type)


CASES = [(key, module.key) for key, ruleset in catalogue.RULESETS.items() for module in ruleset.modules]


def refused(packed: bytes, shelf_name: str = CATALOGUE) -> str:
    with pytest.raises(SaveError) as caught:
        saves.decode(packed, shelf_name)
    return caught.value.reason.key


@pytest.fixture(scope="module")
def saved() -> dict[str, tuple[Session, bytes]]:
    sessions = {key: played(key, 150) for key in catalogue.RULESETS}
    return {key: (session, saves.encode(session.saving.freeze())) for key, session in sessions.items()}


@pytest.mark.parametrize(("key", "name"), CASES)
def test_a_module_grows_and_every_game_goes_on(
    key: str, name: str, saved: dict[str, tuple[Session, bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log that still plays to the same present is kept; what was saved after is not for the former rules."""
    session, packed = saved[key]
    ruleset = catalogue.RULESETS[key]
    (module,) = (module for module in ruleset.modules if module.key == name)
    with monkeypatch.context() as patch:
        newer = with_module(ruleset, replace(module, version=module.version + 1))
        patch.setattr(catalogue, "RULESETS", {**catalogue.RULESETS, key: newer})
        opened = saves.decode(packed)
        assert opened.notice is None
        assert opened.timeline.state == session.state
        assert opened.timeline.log() == session.timeline.log()
        back = Session.resume(opened, clock=lambda: DATE, bots_in_process=True)
        for _ in range(5):
            assert back.pump()
        later = saves.encode(back.saving.freeze())
        again = saves.decode(later)
        assert again.notice is None
        assert again.timeline.state == back.state
    assert refused(later) == "save-newer-rules"
    assert saves.decode(packed).notice is None


# A part of another shape


@record
class Counted:
    """The part of the toy, of a later version: it counts its turns, and marks have another name."""

    fields: tuple[int, ...]
    peeked: bool
    private: tuple[tuple[int, ...] | None, ...]
    hidden: int | None
    turns: int


def still(game: Game, state: Any, seat: Any) -> tuple[Any, ...]:
    return (Only(toy.End(seat)),)


def counted(version: int, upgrades: dict[int, Callable[[Any], Any]]) -> Ruleset:
    """A toy whose records have changed, as far as a snapshot is concerned."""
    made: Module[Any] = toy.module(version)
    steps = tuple(
        replace(step, choices=(Together((), still),)) if step.key == "toy.turn" else step for step in made.steps
    )
    changed = replace(
        made,
        slot=Slot("toy", Counted),
        initial=lambda game: Counted((0,) * game.seats, False, ((),) * game.seats, 7, 0),
        steps=steps,
        end_checks=(),
        on={},
        upgrades=upgrades,
    )
    return compose("toy", (changed,), (2, 3, 4), toy.make_board, toy.Strip)


def renamed(state: Any) -> Any:
    """Version 1 to 2."""
    (part,) = state["parts"]
    fields = {name: value for name, value in part.items() if name not in {"$", "marks"}}
    return {**state, "parts": [{"$": "session.Counted", "fields": part["marks"], **fields}]}


def with_turns(state: Any) -> Any:
    """Version 2 to 3."""
    (part,) = state["parts"]
    return {**state, "parts": [{**part, "turns": state["turn"]}]}


def test_a_part_of_another_shape_is_made_anew_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played("toy", 60, SHELF)
    packed = saves.encode(session.saving.freeze())
    monkeypatch.setitem(toy.RULESETS, "toy", counted(3, {1: renamed, 2: with_turns}))
    monkeypatch.setattr(toy, "standings", lambda game, state: ())
    opened = saves.decode(packed, SHELF)
    part = opened.timeline.state.parts[0]
    former = toy.part(session.state)
    assert part == Counted(former.marks, former.peeked, former.private, former.hidden, session.state.turn)
    assert opened.notice is not None
    back = Session.resume(opened, bots_in_process=True)
    later = saves.encode(back.saving.freeze())
    assert saves.decode(later, SHELF).timeline.state.parts[0] == part
    monkeypatch.setitem(toy.RULESETS, "toy", compose("toy", (toy.module(),), (2, 3, 4), toy.make_board, toy.Strip))
    assert refused(later, SHELF) == "save-newer-rules"


def test_a_forgotten_step_is_a_sentence_and_no_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = saves.encode(played("toy", 60, SHELF).saving.freeze())
    monkeypatch.setitem(toy.RULESETS, "toy", counted(3, {1: renamed}))
    assert refused(packed, SHELF) == "save-damaged"

    def clumsy(state: Any) -> Any:
        raise KeyError("marks")

    monkeypatch.setitem(toy.RULESETS, "toy", counted(3, {1: clumsy}))
    assert refused(packed, SHELF) == "save-damaged"


def test_a_version_without_a_step_keeps_its_shape() -> None:
    ruleset = compose("toy", (toy.module(4),), (2,), toy.make_board, toy.Strip)
    assert save_migrations.grown(ruleset, {"toy": 1}, {"parts": []}) == {"parts": []}


def test_a_module_that_a_save_does_not_know_has_nothing_to_be_raised() -> None:
    grown = replace(toy.module(2), upgrades={1: renamed})
    ruleset = compose("toy", (grown,), (2,), toy.make_board, toy.Strip)
    assert save_migrations.grown(ruleset, {"other": 1}, {"parts": []}) == {"parts": []}


# A file of another format


def former(packed: bytes) -> bytes:
    """The same game as a format before it might have been: the title stood beside the header."""
    raw = container.unpack(packed)
    header = {name: value for name, value in raw["header"].items() if name != "title"}
    content = {"header": header, "game": {**raw["game"], "title": raw["header"]["title"]}}
    return container.pack({**raw, **content, "sha256": saves._hash(content)}, 1)


def title_moved(raw: dict[str, Any]) -> dict[str, Any]:
    game = dict(raw["game"])
    return {"header": {**raw["header"], "title": game.pop("title")}, "game": game}


def test_a_former_format_is_raised_and_a_later_one_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played("toy", 40, SHELF)
    today = saves.encode(session.saving.freeze("A game"))
    old = former(today)
    assert refused(old, SHELF) == "save-damaged"
    schema = saves.SCHEMA
    monkeypatch.setattr(saves, "SCHEMA", schema + 1)
    monkeypatch.setattr(save_migrations, "FORMATS", {schema: title_moved})
    opened = saves.decode(old, SHELF)
    assert opened.header.title == "A game"
    assert opened.timeline.state == session.state
    assert opened.notice is None
    later = saves.encode(session.saving.freeze())
    assert container.unpack(later)["schema"] == schema + 1
    monkeypatch.setattr(saves, "SCHEMA", schema)
    assert refused(later, SHELF) == "save-newer"


@pytest.mark.parametrize("version", [1, 2])
def test_the_modules_of_settlers_go_on_with_its_version(version: int) -> None:
    """Cards and trade have changed since the first version; what a game leaves out is not there."""
    header = {"ruleset": "classic", "versions": [["settlers", version], ["six_players", 1], ["island", 1]]}
    raw: dict[str, Any] = {"header": header, "game": {"start": None, "snapshot": None, "digests": {"25": "x"}}}
    split = save_migrations.settlers_split(raw)
    versions = dict(split["header"]["versions"])
    assert (versions["development"], versions["trade"], versions["pieces"]) == (version, version, 1)
    assert list(versions) == [key for key, _ in catalogue.RULESETS["classic"].versions()]
    assert split["game"]["digests"] == {}
    cities = save_migrations.settlers_split({**raw, "header": {**header, "ruleset": "cities-knights"}})
    assert not {"development", "largest_army"} & dict(cities["header"]["versions"]).keys()


@pytest.mark.parametrize(
    ("ruleset", "key", "first", "last"),
    [
        ("cities-knights", "cities_knights", "knights", "cities_knights"),
        ("great-wall", "great_wall", "great_wall", "great_wall_horde"),
    ],
)
def test_the_modules_that_one_became_have_what_it_kept(
    ruleset: str, key: str, first: str, last: str, saved: dict[str, tuple[Session, bytes]]
) -> None:
    rules = catalogue.RULESETS[ruleset]
    state = records_of(rules).encode(saved[ruleset][0].state)
    at, after = rules.slots[first], rules.slots[last] + 1
    former: dict[str, Any] = {}
    for part in state["parts"][at:after]:
        former |= {name: value for name, value in part.items() if name != "$"}
    if key == "great_wall":
        by_seat = zip(*(former.pop(name) for name in ("hands", "played", "camps", "stocks", "staffs")), strict=True)
        former["pool"] = former.pop("shame_left")
        former["players"] = [
            {**own, "hand": hand, "played": played, "camp": camp, "stock": stock, **staff, "$": "great_wall.Player"}
            for own, (hand, played, camp, stock, staff) in zip(former["players"], by_seat, strict=True)
        ]
    else:
        former["knights"] = former.pop("ranks")
    versions = list(rules.versions())
    versions[at:after] = [(key, dict(versions)[key])]
    file = saves._parse(saved[ruleset][1])
    assert save_migrations.divided(rules, file) is file
    before = file.model_copy(
        update={
            "header": file.header.model_copy(update={"versions": tuple(versions)}),
            "game": file.game.model_copy(
                update={"snapshot": {**state, "parts": [*state["parts"][:at], former, *state["parts"][after:]]}}
            ),
        }
    )
    divided = save_migrations.divided(rules, before)
    assert divided.header == file.header
    assert divided.game == file.game.model_copy(update={"digests": {}})


def test_a_question_of_a_former_format_is_asked_on(saved: dict[str, tuple[Session, bytes]]) -> None:
    """Records that have moved to another folder since are found there, wherever they lie in a frame."""
    ruleset = catalogue.RULESETS["cities-knights"]
    records = records_of(ruleset)
    state = saved["cities-knights"][0].state
    spy = Frame("cities_knights.spy", 1, Naming(Seat(0), 6, "cities_knights.spying"))
    aimed = Frame("cities_knights.spying", 0, Aim(Seat(0), Seat(1)))
    asked = replace(state, frames=(*state.frames, spy, aimed, Frame("cities_knights.wedding", 2, Asks(Seat(1)))))
    frames = json.loads(
        json.dumps(records.encode(asked)["frames"])
        .replace("kernel.Asks", "cities_knights.Asks")
        .replace("mechanics.Naming", "cities_knights.Naming")
        .replace("mechanics.Aim", "cities_knights.Aim")
    )
    former = {"frames": frames, "parts": [FORMER_PART]}
    header = {"ruleset": "cities-knights", "versions": [["settlers", 1]]}
    split = save_migrations.settlers_split({"header": header, "game": {"start": None, "snapshot": former}})
    assert records.decode(split["game"]["snapshot"]["frames"], tuple[Frame, ...]) == asked.frames


def test_there_is_a_step_from_every_former_format() -> None:
    assert set(save_migrations.FORMATS) == set(range(1, saves.SCHEMA))


def test_steps_speak_of_versions_that_there_were() -> None:
    for ruleset in catalogue.RULESETS.values():
        for module in ruleset.modules:
            assert all(1 <= version < module.version for version in module.upgrades)


def test_any_state_goes_through_growth_as_it_is() -> None:
    rng = Random(1)
    state = json.loads(json.dumps({"parts": [rng.random()]}))
    assert (
        save_migrations.grown(catalogue.RULESETS["watch"], dict(catalogue.RULESETS["watch"].versions()), state) is state
    )
