"""What is kept or looked up for speed is what the rules say word by word."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.games.catalogue import RULESETS
from catan_desktop.games.cities_knights import improvements, knight_actions, knights, progress
from catan_desktop.games.cities_knights.actions import (
    ActivateKnight,
    BuildWall,
    ImproveCity,
    PromoteKnight,
    RecruitKnight,
)
from catan_desktop.games.cities_knights.numbers import (
    ACTIVATE,
    BASIC,
    COMMODITY,
    DECKS,
    KINDS,
    PROGRESS,
    PROMOTE,
    RECRUIT,
    TRACK_IDS,
    WALL,
)
from catan_desktop.games.cities_knights.part import IMPROVEMENTS, knights_of, study
from catan_desktop.games.cities_knights.pieces import knights_left, standing_strength, strength
from catan_desktop.games.six_players.module import others
from catan_desktop.grid.topology import CornerId, HexId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import Counts, covers
from catan_desktop.kernel.chance import source
from catan_desktop.kernel.choice import Choice
from catan_desktop.kernel.engine import advance, asked, start
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat, numbers
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.pieces import figures
from catan_desktop.mechanics.questions import OCCUPIED, RATES, SOURCES
from catan_desktop.mechanics.scoring import public_points
from tests.games.cities_knights.place import CityParts, with_city
from tests.parts import purse, settlers
from tests.playing import next_action
from tests.recipes import set_table

PLIES = 900


def positions() -> Iterator[tuple[Game, GameState, Seat]]:
    """Every position of a random game whose turn's seat can choose between several things, and what it could be if the
    seat had played this or that card."""
    game = set_table(RULESETS["cities-knights"], 4)
    state, _ = start(game)
    rng = source(8, "players")
    while (now := asked(game, state)) is not None and state.ply < PLIES:
        if state.frames[-1].step in {"settlers.action", "settlers.pre_roll"}:
            yield game, state, now.seat
            if not state.ply % 3:
                for changes in (
                    {"crane": True},
                    {"fleet": 0b10010010},
                    {"merchant": 3, "merchant_owner": int(now.seat)},
                ):
                    yield game, with_city(game, state, **changes), now.seat
        state, _ = advance(game, state, next_action(game, state, 8, rng))


def actions(choices: tuple[Choice, ...]) -> list[Action]:
    """Everything that the families hold."""
    return [action for choice in choices for action in choice]


def bought(game: Game, state: GameState, seat: Seat) -> list[Action]:
    """What the seat can buy, each cost held against the hand."""
    part, hand = CityParts(game, state), purse(settlers(state), seat).hand
    crane = improvements.has_crane(game, state, seat)
    found: list[Action] = []
    for track in TRACK_IDS:
        price = improvements.price(IMPROVEMENTS.of(game, state), seat, track, crane)
        assert price == tuple(
            part.levels[seat][track] + 1 - crane if kind == COMMODITY[track] else 0 for kind in range(8)
        )
        if covers(hand, price) and improvements.improvable(game, state, seat, track) is None:
            found.append(ImproveCity(seat, track))
    sites = {
        BuildWall: (WALL, improvements.wall_sites(game, state, seat)),
        RecruitKnight: (
            RECRUIT,
            knights.recruit_sites(game, state, seat) if knights_left(part.knights, seat, BASIC) else 0,
        ),
        ActivateKnight: (ACTIVATE, knights.idle(game, state, seat)),
        PromoteKnight: (PROMOTE, knights.promotable(game, state, seat)),
    }
    for kind, (cost, mask) in sites.items():
        if covers(hand, cost):
            found += [kind(seat, CornerId(corner)) for corner in bits(mask)]
    return found


def rates(game: Game, state: GameState, seat: Seat) -> Counts:
    """The harbours' rates, and 2:1 by the Guild, the merchant and the Merchant Fleet (CK-174 to CK-176)."""
    part, base = CityParts(game, state), settlers(state)
    found = list(game.board.rates_at(base.settlements[seat] | base.cities[seat], 4, len(KINDS)))
    for kind in range(len(KINDS)):
        guild = kind >= 5 and part.levels[seat][0] >= 3
        fleet = part.fleet >> kind & 1 and seat == state.seat
        merchant = part.merchant_owner == seat and game.board.hex_yields[part.merchant] == kind
        if guild or fleet or merchant:
            found[kind] = 2
    return tuple(found)


def test_what_can_be_bought_and_at_which_rates() -> None:
    met: set[type[Action]] = set()
    for game, state, seat in positions():
        market = actions(others(game, state, seat))
        assert market == bought(game, state, seat)
        met |= {type(action) for action in market}
        for other in range(game.seats):
            assert game.ask(RATES, state, Seat(other)) == rates(game, state, Seat(other))
    assert met == {ImproveCity, BuildWall, RecruitKnight, ActivateKnight, PromoteKnight}


def test_cards_that_can_be_played_and_knights_that_can_act() -> None:
    met = set()
    for game, state, seat in positions():
        part = CityParts(game, state)
        if not sum(part.held[seat]) and not part.harbour:
            assert progress.plays(game, state, seat) == ()
        played = progress.playable(game, state, seat)
        assert played == progress.PLAY.plain(game, state, seat)
        met |= {one.card for one in played}
        idle = part.acted | part.activated
        able = knights_of(part.knights, seat) & part.active & ~idle
        assert knight_actions.ready(part.knights, seat) == able
        if not able:
            assert knight_actions.deeds(game, state, seat) == ()
            hexes = numbers(HexId, len(game.board.topology.hexes))
            assert not any(knight_actions.chasers_at(game, state, seat, hex) for hex in hexes)
    assert len(met) > 5


def test_points_figures_and_held_cards() -> None:
    for game, state, _ in positions():
        part, all_of_them = CityParts(game, state), 0
        for index in range(game.seats):
            seat = Seat(index)
            assert public_points(game, state, seat) == sum(points for _, points in game.ask(SOURCES, state, seat))
            all_of_them |= game.ask(OCCUPIED, state, seat)
            own = study(part.cards, seat).cards
            for track, deck in enumerate(DECKS):
                assert part.held[seat][track] == sum(count for count, mine in zip(own, deck, strict=True) if mine)
            ranks = list(enumerate(part.ranks[seat], start=1))
            assert standing_strength(part.knights, seat) == sum(rank * mask.bit_count() for rank, mask in ranks)
            for counted in (-1, part.activated):
                fit = part.active & counted
                assert strength(part.knights, seat, counted) == sum(
                    rank * (mask & fit).bit_count() for rank, mask in ranks
                )
        assert figures(game, state) == all_of_them
    assert [spec.track for spec in PROGRESS] == sorted(spec.track for spec in PROGRESS)
