"""Series of games: the same for any number of processes, and figures that are right."""

from __future__ import annotations

import io
import json
import math

import pytest

from catan_desktop.arena import report
from catan_desktop.arena.figures import FIRST_RATING, intervals, ratings, totals, wilson
from catan_desktop.arena.play import GameResult, SeatResult, played, seed_of
from catan_desktop.arena.series import Plan, Series, simulate
from catan_desktop.games import catalogue
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec

SHELF = "tests.session.toy"


def plain(series: Series) -> object:
    """The result without the time it took."""
    raw = json.loads(series.model_dump_json())
    del raw["totals"]["seconds"]
    for level in raw["totals"]["levels"]:
        del level["milliseconds"], level["longest"]
    for game in raw["games"]:
        del game["seconds"]
    return raw


def result(ranks: dict[str, int], winners: tuple[int, ...], ending: str = "win") -> GameResult:
    seats = tuple(SeatResult(bot=bot, vp=10 - rank, rank=rank, sources={}) for bot, rank in ranks.items())
    return GameResult(seed=1, winners=winners, ending=ending, turns=8, plies=50, seconds=0.5, seats=seats)


@pytest.mark.parametrize("ruleset", catalogue.RULESETS)
def test_the_arena_plays_the_same_game_as_a_session(ruleset: str) -> None:
    levels = ["random"] * 3
    one = played(ruleset, levels, seed=77).game
    seats = tuple(SeatSpec(kind="bot", level=level) for level in levels)
    session = Session.new(NewGame(ruleset=ruleset, seats=seats, seed=77), bots_in_process=True)
    while session.pump():
        pass
    assert session.outcome is not None
    assert (one.plies, one.turns) == (session.ply, session.state.turn)
    assert (one.winners, one.ending) == (session.outcome.winners, session.outcome.ending)
    assert [seat.vp for seat in one.seats] == [standing.points for standing in session.standings()]
    assert all(sum(seat.sources.values()) == seat.vp for seat in one.seats)


def test_any_number_of_processes_gives_the_same_result() -> None:
    series = [simulate(Plan("toy", ("random",) * 3, games=6, seed=42, shelf=SHELF), jobs) for jobs in (1, 2, 3)]
    assert plain(series[0]) == plain(series[1]) == plain(series[2])
    assert [game.seed for game in series[0].games] == [seed_of(42, number) for number in range(6)]
    assert len({game.plies for game in series[0].games}) > 1


def test_the_json_has_the_promised_form() -> None:
    raw = json.loads(simulate(Plan("toy", ("random",) * 2, games=2, shelf=SHELF)).model_dump_json())
    assert set(raw) == {"ruleset", "games", "totals"}
    assert raw["ruleset"] == "toy"
    for game in raw["games"]:
        assert set(game) == {"seed", "winners", "ending", "turns", "plies", "seconds", "seats"}
        assert all(set(seat) == {"bot", "vp", "rank", "sources"} for seat in game["seats"])
        assert game["ending"] == "win"
        assert [game["seats"][seat]["rank"] for seat in game["winners"]] == [1]
    assert all(game["seed"] < 2**53 for game in raw["games"])


def test_a_game_at_the_cap_has_no_ending_and_no_winner() -> None:
    game = played("toy", ["random"] * 2, cap=5, shelf_name=SHELF).game
    assert (game.ending, game.winners, game.plies) == ("none", (), 5)


def test_seats_can_rotate() -> None:
    series = simulate(Plan("toy", ("random", "easy", "easy"), games=3, cap=0, rotate=True, shelf=SHELF))
    assert [[seat.bot for seat in game.seats].index("random") for game in series.games] == [0, 1, 2]


def test_a_wrong_table_is_refused_before_any_game() -> None:
    with pytest.raises(RulesetError, match="seats, not 5"):
        simulate(Plan("toy", ("random",) * 5, shelf=SHELF))
    with pytest.raises(RulesetError, match="no option"):
        simulate(Plan("toy", ("random",) * 2, {"size": 1}, shelf=SHELF))


@pytest.mark.parametrize(
    ("count", "of", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (190, 200, 0.9104, 0.9726)]
)
def test_the_interval_is_wilsons(count: int, of: int, low: float, high: float) -> None:
    assert wilson(count, of) == pytest.approx((low, high), abs=5e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_game_that_nobody_wins_is_lost_by_all() -> None:
    figures = totals([result({"a": 1, "b": 2}, (0,)), result({"a": 1, "b": 2}, (), "none")])
    assert [(level.bot, level.wins.count, level.wins.of) for level in figures.levels] == [("a", 1, 2), ("b", 0, 2)]
    assert figures.endings == {"none": 1, "win": 1}
    assert [wins.count for wins in figures.seat_wins] == [1, 0]
    assert (figures.turns, figures.plies, figures.seconds) == (8.0, 50.0, 1.0)


def test_ratings_follow_the_ranks_whatever_the_order_of_the_games() -> None:
    assert ratings([result({"a": 1, "b": 1}, ())]) == pytest.approx({"a": FIRST_RATING, "b": FIRST_RATING})
    mixed = [result({"a": 1, "b": 2}, (0,))] * 75 + [result({"a": 2, "b": 1}, (1,))] * 25
    found = ratings(mixed)
    assert found == pytest.approx(ratings(mixed[::-1]), abs=0.01)
    assert found["a"] - found["b"] == pytest.approx(190.8, abs=4), "three of four are 191 points"
    low, high = intervals(mixed)["a"]
    assert low < found["a"] < high
    assert high - low < 150
    many = ratings([result({"a": 1, "b": 2, "c": 3}, (0,))] * 100)
    assert many["a"] > many["b"] > many["c"] > many["a"] - 4000, "even a clean sweep has an end"
    assert math.isclose(sum(many.values()), 3 * FIRST_RATING)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_shows_only_on_a_terminal_and_the_table_tells_the_result() -> None:
    assert report.progress(io.StringIO()) is None
    stream = Terminal()
    series = simulate(Plan("toy", ("random",) * 2, games=4, shelf=SHELF), progress=report.progress(stream))
    assert stream.getvalue().count("\r") == 4
    assert "4/4" in stream.getvalue()
    text = report.table(series)
    assert "toy: 4 games" in text
    assert "endings: win 4" in text
    assert "50.0%" in text
