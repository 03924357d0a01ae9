"""Saves: the same game comes back, and a bad file gives a reason, nothing else."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catan_desktop.kernel.errors import SaveError
from catan_desktop.kernel.game import Events, Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.state import GameState
from catan_desktop.session import saves
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from tests.session import toy

SHELF = "tests.session.toy"
BOTS = (SeatSpec(kind="bot", level="random"),) * 3


def play(plies: int, seed: int = 3) -> Session:
    session = Session.new(
        NewGame(ruleset="toy", seats=BOTS, options={"layout": "long"}, seed=seed),
        shelf_name=SHELF,
        clock=lambda: "2030-01-02T03:04:05Z",
        bots_in_process=True,
    )
    for _ in range(plies):
        session.pump()
    return session


def again(session: Session) -> Session:
    return Session.resume(saves.decode(saves.encode(session.saving.freeze()), SHELF), bots_in_process=True)


def finish(session: Session) -> Session:
    while session.pump():
        pass
    return session


PACKED = saves.encode(play(60).saving.freeze())


def edited(change: Callable[[dict[str, Any]], None], sealed: bool = True) -> bytes:
    """The save with something changed; `sealed` puts the right hash on it."""
    raw = json.loads(gzip.decompress(PACKED))
    change(raw)
    if sealed:
        raw["sha256"] = saves._hash(raw)
    return gzip.compress(json.dumps(raw).encode())


def refused(packed: bytes) -> str:
    with pytest.raises(SaveError) as caught:
        saves.decode(packed, SHELF)
    return caught.value.reason.key


@pytest.mark.parametrize("plies", [0, 1, 7, 24, 25, 26, 60, 10_000])
def test_a_saved_game_goes_on_exactly(plies: int) -> None:
    session = play(plies)
    back = again(session)
    assert back.state == session.state
    assert back.game.board == session.game.board
    assert back.game.options == session.game.options
    assert back.actor() == session.actor()
    assert [back.view(Seat(seat)) for seat in range(3)] == [session.view(Seat(seat)) for seat in range(3)]
    assert finish(back).timeline.log() == finish(session).timeline.log()
    assert back.state == session.state
    assert back.outcome is not None


def test_a_pending_answer_and_what_was_taken_back_come_along() -> None:
    people = Session.new(NewGame(ruleset="toy", seats=(SeatSpec(name="Анна"), SeatSpec(name="Bob"))), shelf_name=SHELF)
    people.submit(toy.Ask(Seat(0)))
    people.submit(toy.Nod(Seat(1), True))
    people.submit(toy.Mark(Seat(0), 3))
    people.submit(toy.Ask(Seat(0)))
    back = again(people)
    assert back.actor() == 1
    assert back.seats[0].name == "Анна"
    assert people.history.undo()
    assert people.history.undo()
    back = again(people)
    assert back.ply == 2
    assert back.history.redo()
    assert back.history.redo()
    assert not back.history.redo()
    assert back.actor() == 1


def test_what_was_done_instead_of_what_was_saved_before_is_what_comes_back() -> None:
    people = Session.new(NewGame(ruleset="toy", seats=(SeatSpec(), SeatSpec())), shelf_name=SHELF)
    people.submit(toy.Mark(Seat(0), 3))
    again(people)
    assert people.history.undo()
    people.submit(toy.Mark(Seat(0), 4))
    assert again(people).timeline.log() == (toy.Mark(Seat(0), 4),)


def test_equal_games_give_equal_bytes() -> None:
    assert saves.encode(play(60).saving.freeze()) == PACKED
    assert saves.encode(again(play(60)).saving.freeze()) != PACKED  # another date
    back = Session.resume(saves.decode(PACKED, SHELF), clock=lambda: "2030-01-02T03:04:05Z")
    assert saves.encode(back.saving.freeze()) == PACKED


def test_the_header_alone_tells_what_a_list_shows(tmp_path: Path) -> None:
    session = play(10_000)
    session.saving.save(tmp_path / "game.catan", "Sunday")
    header = saves.read_header(tmp_path / "game.catan")
    assert header.title == "Sunday"
    assert header.ruleset == "toy"
    assert header.turn == session.state.turn
    assert header.points == tuple(standing.points for standing in session.standings())
    assert header.outcome is not None
    assert header.outcome.winners == session.outcome.winners  # type: ignore[union-attr]
    assert header.date == "2030-01-02T03:04:05Z"


def test_what_is_no_save_is_called_foreign() -> None:
    assert refused(b"") == "save-foreign"
    assert refused(b"hello") == "save-foreign"
    assert refused(gzip.compress(b"hello")) == "save-foreign"
    assert refused(gzip.compress(b"[" * 10_000)) == "save-foreign"
    assert refused(edited(lambda raw: raw.update(format="other"))) == "save-foreign"


def test_a_cut_or_changed_file_is_called_damaged() -> None:
    assert refused(PACKED[:-20]) == "save-cut"
    assert refused(edited(lambda raw: raw["header"].update(seed=4), sealed=False)) == "save-wrong-hash"
    assert refused(edited(lambda raw: raw["header"].update(seed="4"))) == "save-damaged"
    assert refused(edited(lambda raw: raw["game"].update(more=1))) == "save-damaged"
    assert refused(edited(lambda raw: raw["game"].update(position=999))) == "save-damaged"


def test_a_file_of_tomorrow_is_not_guessed_at() -> None:
    assert refused(edited(lambda raw: raw.update(schema=saves.SCHEMA + 1))) == "save-newer"
    assert refused(edited(lambda raw: raw["header"].update(versions=[["toy", 2]]))) == "save-newer-rules"
    assert refused(edited(lambda raw: raw["header"].update(ruleset="chess"))) == "save-unknown-ruleset"
    assert refused(edited(lambda raw: raw["header"]["options"].update(layout="wide"))) == "save-foreign-options"


def test_a_log_that_the_rules_refuse_names_the_ply() -> None:
    def spoil(raw: dict[str, Any]) -> None:
        raw["game"]["log"][10] = "0 mark 77"

    with pytest.raises(SaveError) as caught:
        saves.decode(edited(spoil), SHELF)
    assert caught.value.reason.key == "save-log-refused"
    assert dict(caught.value.reason.arguments)["ply"] == 11


def test_a_log_that_leads_elsewhere_is_noticed() -> None:
    def spoil_digest(raw: dict[str, Any]) -> None:
        raw["game"]["digests"]["25"] = "0" * 16

    def spoil_snapshot(raw: dict[str, Any]) -> None:
        raw["game"]["snapshot"]["turn"] += 1

    assert refused(edited(spoil_digest)) == "save-log-differs"
    assert refused(edited(spoil_snapshot)) == "save-log-differs"


@pytest.mark.parametrize(
    "snapshot",
    [
        None,
        {"$": "os.system"},
        {"$": "kernel.GameState"},
        {"$": "session.Strips", "marks": [0], "peeked": 1, "private": [[]], "hidden": 7},
    ],
)
def test_a_snapshot_is_read_strictly(snapshot: Any) -> None:
    assert refused(edited(lambda raw: raw["game"].update(snapshot=snapshot))) == "save-damaged"


def test_a_field_of_the_wrong_type_is_refused() -> None:
    def spoil(raw: dict[str, Any]) -> None:
        raw["game"]["snapshot"]["parts"][0]["peeked"] = 1

    assert refused(edited(spoil)) == "save-damaged"


def test_a_field_that_a_record_does_not_have_is_refused() -> None:
    def spoil(raw: dict[str, Any]) -> None:
        raw["game"]["snapshot"]["parts"][0]["more"] = 1

    assert refused(edited(spoil)) == "save-damaged"


@pytest.mark.parametrize("data", [7, 1.5, {"$": "session.Asked", "seat": 0}, {"$": "kernel.Position", "index": 0}])
def test_data_that_the_step_of_a_frame_does_not_hold_are_refused(data: Any) -> None:
    def spoil(raw: dict[str, Any]) -> None:
        raw["game"]["snapshot"]["frames"][-1]["data"] = data

    assert refused(edited(spoil)) == "save-damaged"


def test_after_a_change_of_rules_the_present_state_is_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the log does not play to it any more."""
    session = play(60)
    module = toy.module(version=2)

    def mark(game: Game, state: GameState, action: toy.Mark, out: Events) -> GameState:
        return toy.keep(toy.mark(game, state, action, out), action.seat, 1)

    module = replace(module, handlers={**module.handlers, toy.Mark: mark})
    grown = compose("toy", (module,), (2, 3, 4), toy.make_board, toy.Strip)
    monkeypatch.setitem(toy.RULESETS, "toy", grown)
    saved = saves.decode(PACKED, SHELF)
    assert saved.notice is not None
    assert saved.notice.key == "save-rules-changed"
    back = Session.resume(saved, bots_in_process=True)
    assert back.notices == [saved.notice]
    assert back.state == session.state
    assert not back.history.undo()
    for _ in range(5):
        back.pump()
    once_more = again(back)
    assert once_more.notices == []
    assert once_more.state == back.state
    assert once_more.ply == 65


@given(st.binary(max_size=300))
def test_random_bytes_raise_nothing_but_a_save_error(data: bytes) -> None:
    for packed in (data, gzip.compress(data)):
        with pytest.raises(SaveError):
            saves.decode(packed, SHELF)


@given(st.integers(0, len(PACKED) - 1))
def test_every_cut_is_refused(length: int) -> None:
    assert refused(PACKED[:length])


@given(st.integers(0, len(PACKED) * 8 - 1))
def test_a_flipped_bit_does_no_harm(position: int) -> None:
    data = bytearray(PACKED)
    data[position // 8] ^= 1 << position % 8
    try:
        saved = saves.decode(bytes(data), SHELF)
    except SaveError:
        return
    assert saved.timeline.state == play(60).state  # a bit of the packing that carries nothing


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@given(st.data())
def test_any_value_anywhere_raises_nothing_but_a_save_error(data: st.DataObject) -> None:
    def spoil(raw: dict[str, Any]) -> None:
        node: Any = raw
        while isinstance(node, (dict, list)) and node:
            keys = sorted(node) if isinstance(node, dict) else range(len(node))
            key = data.draw(st.sampled_from(list(keys)))
            if not isinstance(node[key], (dict, list)) or data.draw(st.booleans()):
                node[key] = data.draw(JSON)
                return
            node = node[key]

    try:
        packed = edited(spoil)
    except ValueError:  # not a number: cannot be sealed
        return
    try:
        saves.decode(packed, SHELF)
    except SaveError:
        return


def test_a_missing_file_and_an_unwritable_place_are_reasons(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught:
        saves.read(tmp_path / "none.catan", SHELF)
    assert caught.value.reason.key == "save-unreadable"
    (tmp_path / "file").write_text("x")
    with pytest.raises(SaveError) as caught:
        play(1).saving.save(tmp_path / "file" / "game.catan")
    assert caught.value.reason.key == "save-unwritable"


def test_the_former_save_is_kept(tmp_path: Path) -> None:
    session = play(10)
    path = tmp_path / "game.catan"
    session.saving.save(path)
    first = path.read_bytes()
    session.pump()
    session.saving.save(path)
    assert (tmp_path / "game.catan.bak").read_bytes() == first != path.read_bytes()
    assert saves.read(path, SHELF).timeline.state == session.state
