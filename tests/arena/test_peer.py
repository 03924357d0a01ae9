"""The bridge to another program: translation, and whole games against a process that speaks as the peer does."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from benchmarks.peer import differences, match, results
from benchmarks.peer.line import Line, Refused
from benchmarks.peer.words import PRE_ROLL, RESOURCES, Places, Words, axial, counted, cube, frozen, named
from catan_desktop.grid.outline import NINETEEN
from catan_desktop.grid.topology import build
from catan_desktop.kernel import engine
from catan_desktop.kernel.choice import Offer
from catan_desktop.kernel.ids import CHANCE, Seat
from tests.arena import fake_peer
from tests.parts import changed

ROOT = Path(__file__).parents[2]
TOPOLOGY = build(NINETEEN)


@pytest.fixture
def places() -> Places:
    return Places(TOPOLOGY, fake_peer.hello(TOPOLOGY))


@pytest.fixture(params=["", "fault"])
def line(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Line]:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    with Line((sys.executable, "-m", "tests.arena.fake_peer", *([request.param] if request.param else []))) as line:
        yield line


def test_positions_are_cubes_and_back() -> None:
    for at in TOPOLOGY.hexes:
        assert sum(cube(at)) == 0
        assert axial(cube(at)) == at


def test_every_place_has_one_place_of_the_peer(places: Places) -> None:
    assert len(set(places.node.values())) == len(TOPOLOGY.corners)
    assert sorted(places.corner[node] for node in places.node.values()) == list(range(len(TOPOLOGY.corners)))
    edges = {places.edge(path) for path in range(len(TOPOLOGY.paths))}
    assert len(edges) == len(TOPOLOGY.paths)
    for path in range(len(TOPOLOGY.paths)):
        a, b = places.edge(path)
        assert a < b
        assert places.path((b, a)) == path


def test_an_island_of_another_shape_is_refused() -> None:
    hello = fake_peer.hello(TOPOLOGY)
    with pytest.raises(ValueError, match="not ours"):
        Places(TOPOLOGY, {**hello, "tiles": hello["tiles"][1:]})
    twisted: dict[str, Any] = {**hello, "tiles": [dict(tile) for tile in hello["tiles"]]}
    twisted["tiles"][0]["nodes"] = {**twisted["tiles"][0]["nodes"], "SOUTH": 1}
    with pytest.raises(ValueError, match="two nodes"):
        Places(TOPOLOGY, twisted)


def test_the_board_is_told_hex_by_hex(places: Places) -> None:
    game = match.dealt(2, 5)
    told = places.board(game)
    for at, resource, number in told["tiles"]:
        hex = places.hexes[at]
        kind = game.board.hex_yields[hex]
        assert resource == (None if kind is None else RESOURCES[kind])
        assert game.board.tokens[hex] == ((number,) if number else ())
    assert len(told["ports"]) == 9
    assert sorted(resource or "" for _, resource in told["ports"]) == sorted([*RESOURCES, "", "", "", ""])


def test_cards_are_names_and_counts() -> None:
    assert named((2, 0, 1, 0, 0)) == ["WOOD", "WOOD", "SHEEP"]
    assert counted(["ORE", "BRICK", "ORE"]) == (0, 1, 0, 0, 2)
    assert frozen([1, [2, ["a"]]]) == (1, (2, ("a",)))


KINDS = {
    "BUILD_SETTLEMENT", "BUILD_ROAD", "BUILD_CITY", "BUY_DEVELOPMENT_CARD", "PLAY_KNIGHT_CARD", "PLAY_ROAD_BUILDING",
    "PLAY_YEAR_OF_PLENTY", "PLAY_MONOPOLY", "MARITIME_TRADE", "MOVE_ROBBER", "ROLL", "END_TURN",
}  # fmt: skip


def translated(words: Words, seed: int) -> Iterator[str]:
    """The kinds of steps of a random game; every action is told to the peer and comes back."""
    game, rng = words.game, Random(seed)
    state, _ = engine.start(game)
    while (seat := engine.actor(state)) is not None and state.turn < 300:
        asked = engine.decision(game, state, seat)
        assert asked is not None
        choices = [choice for choice in asked.choices if not isinstance(choice, Offer)]
        if seat != CHANCE and state.frames[-1].step not in {fake_peer.DISCARD, fake_peer.STEAL}:
            for action in [action for choice in choices for action in choice]:
                for told in words.steps(state, action):
                    assert words.action(state, seat, told) == action
                    yield told[0]
        state, _ = engine.advance(game, state, rng.choice(choices).sample(rng))


@pytest.mark.parametrize("first", [0, 2])
def test_every_action_comes_back_from_the_peers_words(places: Places, first: int) -> None:
    words = Words(match.dealt(3, 11), places, Seat(first))
    assert [words.seat(words.index(seat)) for seat in range(3)] == [0, 1, 2]
    assert words.index(first) == 0
    kinds: set[str] = set()
    for seed in range(20):
        kinds.update(translated(words, seed))
        if kinds == KINDS:
            break
    assert kinds == KINDS


@pytest.fixture
def fake(places: Places) -> fake_peer.Fake:
    """A peer in its fourth turn, or a little later, before the roll."""
    fake = fake_peer.Fake(fault=False)
    fake.new(**places.board(match.dealt(3, 11)), minds=[None] * 3, seed=1)
    rng = Random(2)
    while fake.state.turn < 4 or fake.state.frames[-1].step != PRE_ROLL:
        seat = engine.actor(fake.state)
        assert seat is not None
        asked = engine.decision(fake.game, fake.state, seat)
        assert asked is not None
        fake.state, _ = engine.advance(fake.game, fake.state, asked.choices[0].sample(rng))
    return fake


def rules(fake: fake_peer.Fake, *, shortage: bool = False, **changed: Any) -> list[str]:
    """The rules of the differences from what the peer tells, some of it changed."""
    told = json.loads(json.dumps({**fake.told(), **changed}))
    return [each.rule for each in differences.found(fake.words, fake.state, told, shortage)]


def test_each_difference_has_the_rule_that_decides_it(fake: fake_peer.Fake) -> None:
    told = fake.told()
    assert rules(fake) == []
    hands = [[count + 1 for count in hand] for hand in told["hands"]]
    assert rules(fake, hands=hands) == ["unknown"]
    assert rules(fake, hands=hands, shortage=True) == ["BASE-086"]
    assert rules(fake, lengths=[0, 0, 0]) == ["BASE-171"]
    longer = [public + 2 * (seat == 0) for seat, public in enumerate(told["public"])]
    points = [have + 2 * (seat == 0) for seat, have in enumerate(told["points"])]
    assert rules(fake, longest=0, public=longer, points=points) == ["BASE-178"]
    assert rules(fake, points=points) == ["BASE-190"]
    other = (told["turn"] + 1) % 3
    assert rules(fake, winner=other) == ["BASE-192"]
    assert rules(fake, winner=told["turn"]) == ["BASE-191"]
    assert rules(fake, seat=other) == ["BASE-070"]
    assert rules(fake, legal=[*told["legal"], ("END_TURN", None)]) == ["BASE-211"]
    assert rules(fake, knights=[1, 0, 0]) == ["BASE-154"]
    assert rules(fake, robber=(9, 9, -18)) == ["BASE-094"]


@pytest.mark.parametrize(
    ("holder", "lengths", "theirs", "rule"),
    [
        (-1, (6, 6, 5), 0, "BASE-177"),
        (1, (6, 6, 5), 0, "BASE-175"),
        (2, (5, 5, 6), 0, "BASE-176"),
    ],
)
def test_a_longest_road_after_a_cut_has_its_rule(
    fake: fake_peer.Fake, holder: int, lengths: tuple[int, ...], theirs: int, rule: str
) -> None:
    fake.state = changed(fake.game, fake.state, lengths=lengths, longest=holder)
    award = [2 * (seat == theirs) - 2 * (seat == holder) for seat in range(3)]
    told = fake.told()
    points = [have + more for have, more in zip(told["points"], award, strict=True)]
    public = [have + more for have, more in zip(told["public"], award, strict=True)]
    assert rules(fake, longest=theirs, points=points, public=public) == [rule]


def test_games_against_a_peer_are_played_compared_and_resumed(line: Line, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    options = match.parser().parse_args(["--peer", "-", "--ours", "easy", "--theirs", "F", "--games", "2"])
    options.file = file
    rows = match.run(options, line)
    assert [row.number for row in rows] == [0, 1]
    assert rows[0].seed == rows[1].seed
    assert [[seat.mind for seat in row.seats] for row in rows] == [["easy", "F"], ["F", "easy"]]
    assert all(row.ending != results.DROPPED for row in rows), [row.why for row in rows]
    assert all(seat.decisions and seat.seconds for row in rows for seat in row.seats)
    faulty = "fault" in line.process.args  # type: ignore[operator]
    rules = {noted.rule for row in rows for noted in row.differences}
    if faulty:
        assert "unknown" in rules
        assert rules & {"BASE-191", "BASE-192"}
        assert rules <= {"unknown", "BASE-191", "BASE-192"}
    else:
        assert not rules
    assert match.run(options, line) == rows == results.read(file, rows[0].settings)
    with pytest.raises(ValueError, match="holds games of"):
        results.read(file, "other")
    text = results.told(rows, "easy")
    assert "2 games, 0 of them dropped" in text
    assert ("no differences" in text) is not faulty


def test_random_moves_on_both_engines_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    arguments = ["--peer", "-", "--mode", "compare", "--ours", "random", "--games", "1", "--seats", "4", "--seed", "3"]
    with Line((sys.executable, "-m", "tests.arena.fake_peer")) as line:
        (row,) = match.run(match.parser().parse_args(arguments), line)
    assert not row.why
    assert not row.differences
    assert row.plies > 100


def test_what_the_peer_refuses_is_told() -> None:
    with Line((sys.executable, "-c", 'input(); print(\'{"error": "no"}\')')) as line:
        with pytest.raises(Refused, match="no"):
            line.ask("hello")
        with pytest.raises(Refused, match="has gone"):
            line.ask("hello")


def test_a_peer_that_went_before_it_was_asked_is_told() -> None:
    with Line((sys.executable, "-c", "")) as line:
        line.process.wait(timeout=60)
        with pytest.raises(Refused, match="has gone"):
            line.ask("hello")


def test_another_version_is_refused() -> None:
    says = '{"version": "1.0", "tiles": [], "ports": []}'
    with (
        Line((sys.executable, "-c", f"input(); print('{says}')")) as line,
        pytest.raises(SystemExit, match=r"version 1\.0"),
    ):
        match.run(match.parser().parse_args(["--peer", "-"]), line)


def test_a_peer_that_cannot_be_started_is_told_in_a_line() -> None:
    with pytest.raises(SystemExit, match="No such file"):
        match.main(["--peer", "/no/such/python", "--games", "1"])
