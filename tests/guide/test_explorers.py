"""A game without one piece of the settlers is a whole game: rules, secrets, saves, bots, under fire."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from catan_desktop.bots.advice import advise
from catan_desktop.bots.bot import bot_rng, bot_seed
from catan_desktop.bots.levels import BOTS, make_bot
from catan_desktop.evaluation.personality import SOBER
from catan_desktop.games import catalogue
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.chance import draw
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.engine import actor, advance, apply, decision, determinise, observe, start, why_not
from catan_desktop.kernel.event import redact
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.kernel.notation import decode
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.board import board_now
from catan_desktop.mechanics.parts import HANDS, hand_of
from catan_desktop.mechanics.questions import RATES
from catan_desktop.mechanics.scoring import standings
from catan_desktop.mechanics.view.board import SETTLERS_BOARD
from catan_desktop.mechanics.view.panels import PANELS
from catan_desktop.present.compose import board_view
from catan_desktop.present.foresight import explain, foresee
from catan_desktop.present.panel_view import table_model
from catan_desktop.session import saves
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from tests import invariants
from tests.bots import test_no_cheating, worlds
from tests.contract import check_game
from tests.fuzz import fire, tables
from tests.guide import explorers
from tests.guide.explorers import ENTRY, EXPLORERS, FOG, KEY, KNOWN, SLOT, START, TERRAIN, TILES, UNKNOWN, due
from tests.recipes import RECIPES, set_table


def invariant(game: Game, state: GameState) -> None:
    """Tiles and cards are conserved; ships lie apart and touch no fog."""
    part, hands = SLOT.of(game, state), HANDS.of(game, state)
    assert part.hidden is not None, "a secret is missing from a full state"
    laid = [tile for tile in part.laid if tile != UNKNOWN]
    if state.turn:
        assert sorted((*laid, *part.hidden)) == sorted((*KNOWN, *TILES)), "tiles are lost or made"
        assert len(laid) == len(KNOWN) + sum(part.found)
    assert len(set(part.ships)) == game.seats
    around = [hex for ship in part.ships for hex in bits(game.board.topology.corner_hexes[ship])]
    assert UNKNOWN not in [part.laid[hex] for hex in around]
    own = [hand_of(game, state, Seat(seat)) for seat in range(game.seats)]
    assert tuple(map(sum, zip(hands.bank, *own, strict=True))) == game.tables.bank, "cards are lost or made"


@pytest.fixture(autouse=True)
def entered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game stands in the catalogue."""
    monkeypatch.setattr(catalogue, "GAMES", {**catalogue.GAMES, ENTRY.key: ENTRY})
    monkeypatch.setattr(catalogue, "RULESETS", {**catalogue.RULESETS, KEY: EXPLORERS})
    monkeypatch.setitem(RECIPES, KEY, EXPLORERS)
    monkeypatch.setattr(worlds, "RULESETS", {KEY: EXPLORERS})
    monkeypatch.setattr(invariants, "RULESET_INVARIANTS", {**invariants.RULESET_INVARIANTS, KEY: invariant})


@dataclass
class Play:
    """A game that a test plays."""

    game: Game
    state: GameState

    def do(self, line: str) -> Play:
        self.state, _ = apply(self.game, self.state, decode(self.game, line))
        invariant(self.game, self.state)
        return self

    def hand(self, seat: int) -> Counts:
        return hand_of(self.game, self.state, Seat(seat))


def begun(seats: int = 3, seed: int = 1) -> Play:
    """A table at which all is dealt and seat 0 may act."""
    game = set_table(EXPLORERS, seats, {}, seed)
    state, _ = start(game)
    while (seat := actor(state)) == CHANCE:
        (choice,) = decision(game, state, seat).choices  # type: ignore[union-attr]  # chance is asked
        assert isinstance(choice, Draw)
        state, _ = advance(game, state, draw(seed, state.ply, choice))
    return Play(game, state)


def to_fog(t: Play, seat: int = 0) -> str:
    """A neighbouring intersection that touches the fog."""
    part, topology = SLOT.of(t.game, t.state), t.game.board.topology
    for corner in bits(topology.corner_corners[part.ships[seat]]):
        if any(part.laid[hex] == UNKNOWN for hex in bits(topology.corner_hexes[corner])):
            return str(topology.corner_name(corner))
    raise LookupError("the fog is farther away")


def test_it_is_thin_and_has_no_piece_of_the_settlers() -> None:
    lines = Path(explorers.__file__).read_text(encoding="utf-8").splitlines()
    assert len(lines) < 250
    assert list(EXPLORERS.slots) == ["hands", "trade", "scoring", "discards", "dice", "turn", KEY]
    assert not {"build_road", "build_settlement", "move_robber", "buy_card"} & set(EXPLORERS.kinds)


@pytest.mark.parametrize("seats", EXPLORERS.seats)
def test_random_games_keep_the_contract(seats: int) -> None:
    for seed in range(3):
        check_game(EXPLORERS, seats, seed=seed, plies=4000, every=20)


def test_under_fire() -> None:
    """Illegal tries at every action; players of every kind, bots among them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "FRESH", 1.0)
        told = fire.volley(KEY, 3, 4000)
    assert {"deal", "sail", "offer_trade", "settle_trade", "bank_trade", "discard", "end_turn"} <= set(told.kinds)
    assert {"reason-out-of-reach", "reason-cannot-pay"} <= {reason.key for reason in told.reasons}


def test_a_ship_takes_a_card_from_each_hex_around_it() -> None:
    t = begun()
    island, part = board_now(t.game, t.state), SLOT.of(t.game, t.state)
    for total in range(2, 13):
        claims = due(t.game, t.state, island.producers[total])
        for seat, ship in enumerate(part.ships):
            around = bits(t.game.board.topology.corner_hexes[ship])
            kinds = [island.hex_yields[hex] for hex in around if total in island.tokens[hex]]
            assert claims.get(seat, [0] * 3) == [kinds.count(kind) for kind in range(3)]
    total = next(total for total in range(2, 13) if 0 in due(t.game, t.state, island.producers[total]))
    brought = due(t.game, t.state, island.producers[total])[0]
    t.do("0 roll").do(f"* dice {max(1, total - 6)} {total - max(1, total - 6)}")
    assert t.hand(0) == tuple(have + more for have, more in zip(START, brought, strict=True))


def test_what_the_fog_hid_lies_open_yields_and_counts() -> None:
    t = begun().do("0 roll").do("* dice 3 4")
    before, at = board_now(t.game, t.state), to_fog(t)
    t.do(f"0 sail {at}")
    island, part = board_now(t.game, t.state), SLOT.of(t.game, t.state)
    seen = [hex for hex, terrain in enumerate(before.terrain) if terrain == FOG != island.terrain[hex]]
    assert seen
    assert part.found == (len(seen), 0, 0)
    assert t.hand(0) == (0, 0, 0)
    assert [standing.points for standing in standings(t.game, t.state)] == [len(seen), 0, 0]
    for hex in seen:
        (total,) = island.tokens[hex]
        assert hex in island.producers[total]
        assert due(t.game, t.state, (hex,)) == {0: [int(kind == island.hex_yields[hex]) for kind in range(3)]}
    assert island.yields[part.ships[0]] != before.yields[part.ships[0]]
    assert t.game.board.terrain[seen[0]] == FOG, "the board that the game began with stays"


def test_a_ship_at_a_harbour_has_its_rate() -> None:
    t = begun()
    part, harbour = SLOT.of(t.game, t.state), t.game.board.harbour_corners[0]
    there = replace(part, ships=(next(bits(harbour)), *part.ships[1:]))
    state = SLOT.put(t.game, t.state, there)
    assert [t.game.ask(RATES, state, Seat(seat)) for seat in (0, 1)] == [(2, 2, 2), (3, 3, 3)]


def test_a_ship_sails_along_a_path_for_cards_after_the_roll() -> None:
    t = begun()
    at = to_fog(t)

    def refused(line: str) -> str:
        reason = why_not(t.game, t.state, decode(t.game, line))
        assert reason is not None
        return reason.key

    assert refused(f"0 sail {at}") == "reason-roll-first"
    t.do("0 roll").do("* dice 3 4")
    assert refused("0 sail V(0,-2,N)") == "reason-out-of-reach"
    assert refused(f"0 sail {t.game.board.topology.corner_name(SLOT.of(t.game, t.state).ships[1])}")
    t.do(f"0 sail {at}")
    assert refused("0 sail V(0,-2,N)") == "reason-cannot-pay"


def test_nobody_sees_into_the_fog() -> None:
    """What may lie there is dealt anew in every way that fits what has been seen."""
    t = begun().do("0 roll").do("* dice 3 4")
    t.do(f"0 sail {to_fog(t)}")
    part = SLOT.of(t.game, t.state)
    assert part.hidden is not None
    dealt = set()
    for seat in range(3):
        view = observe(t.game, t.state, Seat(seat))
        assert SLOT.of(t.game, view.state) == replace(part, hidden=None)
        for seed in range(5):
            imagined = SLOT.of(t.game, determinise(t.game, view, Random(seed)))
            assert imagined.hidden is not None
            assert sorted(imagined.hidden) == sorted(part.hidden)
            dealt.add(imagined.hidden)
    assert len(dealt) >= 5, "each luck deals otherwise"


def test_the_shared_views_show_it() -> None:
    """Hand, seats, dice, trade and the land as it lies are shown; what has to do with pieces is left out."""
    panels, boards = {"hands": PANELS}, {"hands": SETTLERS_BOARD}
    t = begun().do("0 roll").do("* dice 3 4")
    at = to_fog(t)
    told = foresee(panels, t.game, observe(t.game, t.state, Seat(0)), decode(t.game, f"0 sail {at}"))
    assert [said.key for said in told] == ["foresee-pay", "foresee-points"], "nobody knows what the fog will yield"
    t.do(f"0 sail {at}")
    view = observe(t.game, t.state, Seat(0))
    model, picture = table_model(panels, t.game, view), board_view(boards, t.game, view)
    assert picture is not None
    assert model.hand is not None
    assert model.hand.resources == (("timber", 0), ("cloth", 0), ("food", 0))
    assert [[counter.key for counter in seat.counters] for seat in model.seats] == [["cards"]] * 3
    assert (model.buttons, model.costs, model.seats[0].goal, picture.pieces) == ((), (), 5, ())
    lying = [TERRAIN[kind].key for kind in board_now(t.game, t.state).terrain]
    assert [tile.terrain for tile in picture.board.ground.tiles] == lying
    hex = next(bits(t.game.board.topology.corner_hexes[SLOT.of(t.game, t.state).ships[0]]))
    rows = explain(panels, t.game, view, ("hex", hex)).rows
    assert [said.key for said in rows] == ["explain-hex", "explain-hex-gains"]
    assert explain(panels, t.game, view, ("harbour", 0)).rows[2].key == "explain-route-free"
    assert lying.count("fog") == len(TILES) - SLOT.of(t.game, t.state).found[0]


def played(levels: tuple[str, ...], seed: int) -> tuple[Game, GameState, list[str]]:
    """A game of bots, with the kinds of what they did."""
    game, done = set_table(EXPLORERS, len(levels), {}, seed), []
    bots = [make_bot(level) for level in levels]
    state, told = start(game)
    events = list(told)
    while (seat := actor(state)) is not None:
        asked = decision(game, state, seat)
        assert asked is not None
        if seat == CHANCE:
            (choice,) = asked.choices
            assert isinstance(choice, Draw)
            action = draw(seed, state.ply, choice)
        else:
            view = replace(observe(game, state, seat), history=tuple(redact(event, seat) for event in events))
            action = bots[seat].choose(game, view, bot_rng(bot_seed(seed), seat, state.ply))
            assert why_not(game, state, action) is None
            done.append(f"{levels[seat]} {action.kind}")
        state, told = advance(game, state, action)
        events += told
    return game, state, done


def test_bots_play_trade_and_are_the_better_the_higher_their_level() -> None:
    wins, done = dict.fromkeys(("random", "easy", "normal"), 0), set()
    for seed in range(18):
        levels = ("random", "easy", "normal")[seed % 3 :] + ("random", "easy", "normal")[: seed % 3]
        _, state, kinds = played(levels, seed)
        assert state.outcome is not None
        for winner in state.outcome.winners:
            wins[levels[winner]] += 1
        done |= set(kinds)
    assert wins["random"] < wins["easy"] < wins["normal"], wins
    assert {f"{level} sail" for level in wins} <= done
    assert {"normal offer_trade", "normal settle_trade", "easy accept_offer", "normal bank_trade"} <= done


def test_a_hint_says_why() -> None:
    """Where no words of its own are given for a part of the judgement, in those of any game."""
    told = set()
    for position in worlds.positions(KEY):
        asked = position.view().decision
        assert asked is not None
        for action in [next(iter(choice)) for choice in asked.choices]:
            advice = advise(position.game, position.view(), action, Random(1))
            assert advice.grounds
            told |= {reason.key for reason in advice.grounds}
    assert "why-plan" in told


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_no_bot_sees_into_the_fog_or_into_hands(level: str) -> None:
    worlds.positions.cache_clear()
    assert test_no_cheating.check(lambda: BOTS[level](SOBER, test_no_cheating.NODES), KEY) >= 40


def test_a_session_is_saved_and_opened_at_any_moment() -> None:
    """In the middle of the deal, between turns, with an offer open: the same game comes back and goes on."""
    seats = tuple(SeatSpec(kind="bot", level=level) for level in ("random", "easy", "normal"))
    session = Session.new(
        NewGame(ruleset=KEY, seats=seats, seed=4), clock=lambda: "2030-01-02T03:04:05Z", bots_in_process=True
    )
    steps = set()
    while session.state.outcome is None:
        steps.add(session.state.frames[-1].step)
        if session.ply % 40 == 5:
            opened = saves.decode(saves.encode(session.saving.freeze()))
            assert opened.notice is None
            assert opened.timeline.state == session.state
        assert session.pump()
    assert {"explorers.deal", "settlers.action"} <= steps
    assert saves.decode(saves.encode(session.saving.freeze())).timeline.state == session.state
