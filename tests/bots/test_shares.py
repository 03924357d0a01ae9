"""A bot that plays for its share of the goal as well as for winning."""

from __future__ import annotations

import pytest

from catan_desktop.bots import levels
from catan_desktop.bots.greedy import GreedyBot
from catan_desktop.bots.levels import SHARE, SHARE_WORTH, make_bot
from catan_desktop.bots.search import SearchBot
from catan_desktop.kernel import Action, Observation, Seat
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec


def session() -> Session:
    seats = tuple(SeatSpec(kind="bot", level="random", colour=seat) for seat in range(3))
    made = Session.new(NewGame(ruleset="classic", seats=seats, seed=4), bots_in_process=True)
    while made.ply < 150:
        made.pump()
    return made


@pytest.mark.rule("CAMPAIGN-023")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_every_judgement_of_such_a_bot_has_its_share_of_the_goal_besides(level: str) -> None:
    played, seat = session(), Seat(1)
    points = played.standings()[seat].points
    assert points
    plain, aiming = (make_bot(f"{level}//{aim}") for aim in ("", SHARE))
    assert isinstance(plain, GreedyBot | SearchBot)
    assert isinstance(aiming, GreedyBot | SearchBot)
    for name in ("judges", "values"):
        if hasattr(plain, name):
            values = [
                getattr(bot, name)("classic")(played.game, played.state, seat, bot.personality)
                for bot in (plain, aiming)
            ]
            assert values[1] - values[0] == pytest.approx(SHARE_WORTH * points / 10)


def test_other_bots_go_by_what_they_went_by() -> None:
    bot = make_bot("normal/builder")
    assert isinstance(bot, GreedyBot)
    assert bot.judges is levels.position_of
    with pytest.raises(KeyError, match="no aim 'fame'"):
        make_bot("normal/builder/fame")


@pytest.mark.rule("CAMPAIGN-023")
def test_at_a_table_those_seats_play_so_that_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    played, asked = session(), dict[Seat, str]()
    think = played.bots.think

    def listening(mind: str, view: Observation) -> Action | None:
        asked[view.seat] = mind
        return think(mind, view)

    monkeypatch.setattr(played.bots, "think", listening)
    played.sharing = frozenset({1})
    for _ in range(60):
        played.pump()
    assert asked == {0: "random", 1: f"random//{SHARE}", 2: "random"}
    assert played.renewed(None).sharing == {1}
