"""What camels and a say in the vote are worth to bots, and how they vote."""

from __future__ import annotations

import pytest

from catan_desktop.bots.budget import Budget, Timer
from catan_desktop.bots.levels import make_bot
from catan_desktop.bots.search_plan import Plan
from catan_desktop.games.caravans.evaluation import position, win_chance
from catan_desktop.games.caravans.evaluation.camels import at_stake, deciders, gains, promised
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.engine import observe
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.notation import encode
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.votes import Votes
from tests.games.caravans.place import CaravanTable, caravans, voting
from tests.games.caravans.test_rules import NE, NW
from tests.mechanics.place import line


def choice(t: CaravanTable, level: str = "normal", seed: int = 1) -> str:
    """What a bot does in the place of the awaited seat."""
    seat = t.actor
    assert seat is not None
    return encode(t.game, make_bot(level).choose(t.game, observe(t.game, t.state, seat), source(seed, "bot")))


def test_a_building_at_a_head_promises_a_point() -> None:
    """More than one beside the way, and that more than one far off."""
    worth = [promised(t.game, t.state)[0] for t in (caravans(at, camels={1: NE}) for at in (
        "V(1,0,N)", "V(2,-1,S)", "V(-2,2,N)",
    ))]  # fmt: skip
    assert worth[0] > worth[1] > worth[2] == 0


def test_what_a_placement_brings() -> None:
    """The point of a building between camels, the award that a longer road takes, less a share of a rival's gain."""
    t = voting("V(1,0,N)", camels={1: NE})
    found = {t.game.board.topology.path_name(place.path): each for place, each in gains(t.game, t.state)}
    assert found["E(1,0,NE)"][0] > found[NW][0]
    assert found["E(1,0,NE)"][1] < found[NW][1]
    t = voting("E(1,-1,SE) E(1,0,NE) E(1,0,E) E(1,0,SE) E(0,1,E)", line(2, -2, 5), longest=1)
    found = {t.game.board.topology.path_name(place.path): each for place, each in gains(t.game, t.state)}
    assert found[NE][0] > 2


def test_who_is_likely_to_decide() -> None:
    """More cards make it likelier, a majority is sure once all bids lie, and the chooser is known."""
    t = voting("3wool", "3wool", "3grain")
    before = deciders(t.game, t.state, t.state.frames[-1], t.state.frames[-1].data)  # type: ignore[arg-type]
    t.bids("2wool")
    after = deciders(t.game, t.state, t.state.frames[-1], t.state.frames[-1].data)  # type: ignore[arg-type]
    assert after[0] > before[0]
    assert sum(after) == pytest.approx(1)
    t.bids("-", "-")
    chooser = deciders(t.game, t.state, t.state.frames[-1], t.state.frames[-1].data)  # type: ignore[arg-type]
    assert list(chooser) == [1, 0, 0]
    calm = caravans("V(1,0,N)", camels={1: NE})
    assert not any(at_stake(calm.game, calm.state))


def test_the_parts_of_a_judgement() -> None:
    t = voting("V(1,0,N) 3wool", "2wool", camels={1: NE}).bids("1wool")
    found = dict(position.parts_of(t.game, t.state, Seat(0)))
    assert found["camels"] > 0
    assert found["vote"] > 0
    assert sum(found.values()) == pytest.approx(position.judge(t.game, t.state, Seat(0)))


def test_a_search_wants_the_camel_too() -> None:
    """The point that the second camel has brought is worth more than the hope of it."""
    far, near = caravans("V(1,0,N)", camels={1: NE}), caravans("V(1,0,N)", camels={1: f"{NE} E(1,0,NE)"})
    value = win_chance.value
    assert value(near.game, near.state, Seat(0)) > value(far.game, far.state, Seat(0))


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_who_decides_places_the_camel_at_the_own_building(level: str) -> None:
    t = voting("V(1,0,N) 1wool", camels={1: NE}).bids("1wool")
    assert choice(t, level).split()[2] in {"E(1,0,NE)", "E(1,-1,E)"}


def test_a_beginner_gives_no_point_away_with_the_camel() -> None:
    """Other paths help nobody; some slips are left to it."""
    t = voting("1wool", "V(1,0,N)! V(-2,0,N)! V(0,2,S)", camels={1: NE}).bids("1wool")
    chosen = [choice(t, "easy", seed).split()[2] for seed in range(40)]
    given = [path for path in chosen if path in {"E(1,0,NE)", "E(1,-1,E)"}]
    assert len(given) <= 3
    assert len(set(chosen)) > 1


def test_a_bot_bids_where_much_is_at_stake_and_keeps_its_cards_where_nothing_is() -> None:
    """A road that would take the award; and caravans far from all that it has."""
    road = "V(-2,0,N) E(1,-1,SE) E(1,0,NE) E(1,0,E) E(1,0,SE) E(0,1,E)"
    t = caravans(line(2, -2, 5), f"{road} 2wool 1grain", seat=0, longest=0, due=True).do("0 end_turn")
    assert choice(t).startswith("1 bid")
    t = caravans("1ore", "V(-2,0,N) 1wool 1grain 1lumber 1brick", due=True).do("0 end_turn").bids("-")
    assert choice(t) == "1 no_bid"


def test_a_search_does_not_suppose_that_nobody_else_bids() -> None:
    """One card would decide if the others, who hold many, laid none; three are likelier to. The road would take the
    award."""
    road = "V(-2,0,N) E(1,-1,SE) E(1,0,NE) E(1,0,E) E(1,0,SE) E(0,1,E)"
    t = voting(f"{road} 3wool", f"{line(2, -2, 5)} 3wool 3grain", "3wool 3grain", longest=1)
    view, votes = observe(t.game, t.state, Seat(0)), list[tuple[int, ...]]()

    def worth(game: Game, state: GameState, seat: Seat) -> float:
        votes.append(state.frames[-1].data_as(Votes).votes)
        return win_chance.value(game, state, seat)

    plan = Plan(t.game, Seat(0), worth, Timer(Budget(None, 400)), source(1, "bot"), 400)
    assert view.decision is not None
    plan.run(t.state, [action for choice in view.decision.choices for action in choice])
    assert sorted(votes) == [(count, 0, 0) for count in range(4)]
    assert choice(t, "hard") == "0 bid 0,0,3,0,0"


def test_a_say_in_a_vote_counts_the_more_the_nearer_the_end_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who decides for its own building, with few points and with many."""
    towns = "", "V(-1,0,S)! V(-1,1,S)! V(0,2,S)!"
    tables = [voting(f"V(1,0,N) {more} 1wool", camels={1: NE}).bids("1wool") for more in towns]

    def worth() -> list[float]:
        return [win_chance.value(t.game, t.state, Seat(0)) for t in tables]

    found = worth()
    monkeypatch.setattr(win_chance, "at_stake", lambda game, state: (0.0,) * game.seats)
    few, many = (with_say - without for with_say, without in zip(found, worth(), strict=True))
    assert many > few > 0
