"""Every ruleset of the catalogue can be saved at any moment, and is the same in every process."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from catan_desktop.games import catalogue
from catan_desktop.kernel import notation
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.state import GameState
from catan_desktop.session import saves
from catan_desktop.session.codec import records_of
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec

ROOT = Path(__file__).resolve().parents[2]
PLIES = 400


def played(ruleset: str, seed: int = 9, plies: int = PLIES) -> Session:
    seats = (SeatSpec(kind="bot", level="random"),) * 4
    session = Session.new(NewGame(ruleset=ruleset, seats=seats, seed=seed), clock=lambda: "2030", bots_in_process=True)
    while session.ply < plies and session.pump():
        pass
    return session


def digests(session: Session) -> str:
    """All states, all saves' bytes and all views of one game, as one number."""
    found = [notation.digest(state) for state in session.timeline.states()]
    found.append(hashlib.sha256(saves.encode(session.saving.freeze())).hexdigest())
    found += [repr(session.view(Seat(seat))) for seat in range(4)]
    return hashlib.sha256(" ".join(found).encode()).hexdigest()


@pytest.fixture(scope="module")
def elsewhere() -> dict[str, str]:
    """The digests of one game of every ruleset in another process, with another hash seed."""
    code = (
        "from tests.session.test_rulesets import catalogue, digests, played\n"
        "for key in catalogue.RULESETS: print(key, digests(played(key)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"},
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(line.split() for line in done.stdout.splitlines())


@pytest.mark.parametrize("ruleset", catalogue.RULESETS)
def test_every_state_can_be_saved_and_is_the_same_in_another_process(ruleset: str, elsewhere: dict[str, str]) -> None:
    """The other process has another hash seed."""
    records, session = records_of(catalogue.ruleset(ruleset)), played(ruleset)
    for state in session.timeline.states():
        assert records.decode(records.encode(state), GameState) == state
    assert digests(session) == elsewhere[ruleset]


@pytest.mark.parametrize("ruleset", catalogue.RULESETS)
@pytest.mark.parametrize("plies", [0, 13, 150, 399])
def test_a_saved_game_goes_on_exactly(ruleset: str, plies: int) -> None:
    session = played(ruleset, seed=31, plies=plies)
    back = Session.resume(saves.decode(saves.encode(session.saving.freeze())), bots_in_process=True)
    assert back.game.board == session.game.board
    assert [back.view(Seat(seat)) for seat in range(4)] == [session.view(Seat(seat)) for seat in range(4)]
    for _ in range(60):
        assert back.pump() == session.pump()
    assert back.timeline.log() == session.timeline.log()
    assert back.state == session.state


@pytest.mark.parametrize("ruleset", catalogue.RULESETS)
def test_undo_never_passes_chance_or_a_theft(ruleset: str) -> None:
    session = played(ruleset)
    for seat in range(4):
        session.set_seat(Seat(seat), SeatSpec())
    free = 0
    while session.timeline.plies:
        last = session.timeline.plies[-1]
        names = {type(event).__name__ for event in last.events}
        block = session.history.undo_block()
        if last.action.seat == CHANCE:
            assert block is not None
            assert block.key == "reason-undo-chance"
        if names & {"Stolen", "CardHandedOver", "HandSeen"}:
            assert block is not None
        free += block is None
        session.timeline.back()
        session.timeline.undone.clear()
    assert free > 20
