"""The module `caravans`: camels that set out from the oasis, and the votes on where they go.

Version history
    1: the first.
    2: of two numbers that mean the same path with the same head only the smaller is offered (CARAVAN-032).
"""

from __future__ import annotations

from catan_desktop.games.classic.module import ISLAND
from catan_desktop.games.event_cards.module import MODULE as EVENT_CARDS
from catan_desktop.games.event_cards.questions import ROBBER_LEAVES
from catan_desktop.games.harbourmaster.module import MODULE as HARBOURMASTER
from catan_desktop.games.six_players.module import BUILDING, SIX_PLAYERS, has_phase
from catan_desktop.kernel import Game, GameState, Seat
from catan_desktop.kernel.frame import by_itself
from catan_desktop.kernel.game import EndCheck, Module, OptionSpec, Script, Step
from catan_desktop.kernel.ruleset import compose
from catan_desktop.mechanics import scoring, votes
from catan_desktop.mechanics.events import Built
from catan_desktop.mechanics.parts import PIECES
from catan_desktop.mechanics.pieces import barred_sites
from catan_desktop.mechanics.questions import DOUBLED_PATHS, FLOWS, OUT_OF_USE, POINTS, ROBBER_REFUGE, SOURCES
from catan_desktop.mechanics.settlers import SETTLERS
from catan_desktop.mechanics.turn import ACTION

from . import vote
from .layouts import CaravanIsland, board
from .part import CARAVANS, CaravanId, Caravans, follow, initial, island

GOAL = 12
"""CARAVAN-074."""


def points(game: Game, state: GameState, seat: Seat) -> int:
    """This module's answer to POINTS: one for each building where camels meet (CARAVAN-072, CARAVAN-073), but for one
    out of use, which gives no points (BARB-055)."""
    pieces = PIECES.of(game, state)
    there: int = CARAVANS.of(game, state).stops & (pieces.settlements[seat] | pieces.cities[seat])
    if there and OUT_OF_USE in game.folded:
        there &= ~barred_sites(game, state, OUT_OF_USE, seat)
    return there.bit_count()


def sources(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, int], ...]:
    """This module's answer to SOURCES."""
    return (("caravans", points(game, state, seat)),)


def script(given: Script) -> Script:
    """A vote at the end of the turn, before anybody builds between the turns, and one after that (CARAVAN-041,
    CARAVAN-042)."""
    return given.insert_after(ACTION, vote.VOTE).insert_after(BUILDING, vote.VOTE_AFTER)


CITED = {
    "reason-robber-barred": "CARAVAN-009a",
    "reason-bid-laid": "CARAVAN-052b",
    "reason-bid-kinds": "CARAVAN-080",
    "reason-bid-not-held": "CARAVAN-080",
    "reason-no-vote": "CARAVAN-040",
    "reason-camel-off-land": "CARAVAN-024a",
    "reason-no-such-caravan": "CARAVAN-031",
}
MODULE = Module(
    slot=CARAVANS,
    version=2,
    initial=initial,
    follows={Caravans: ("camels", "stops")},
    follow=follow,
    requires=("longest_road", SIX_PLAYERS.key),
    script=script,
    steps=(
        *vote.STEPS,
        Step(vote.VOTE_AFTER, enter=by_itself(vote.VOTE_AFTER), needed=has_phase, due=vote.due, advance=vote.begin),
    ),
    known={CaravanId: lambda game: range(len(island(game).arrows))},
    rules=CITED,
    answers={
        DOUBLED_PATHS: CARAVANS.answer(lambda game, part, about: part.camels),
        FLOWS: lambda game, state: (votes.FLOWS,),
        POINTS: points,
        SOURCES: sources,
        ROBBER_REFUGE: lambda game, state: (0,),
        ROBBER_LEAVES: lambda game, state: True,
    },
    on={Built: vote.on_built},
    end_checks=(EndCheck(scoring.judge, always=True),),
    changed_options=(OptionSpec("goal", GOAL, (8, 9, 10, 11, 12, 13, 14), house=True),),
)
"""Camels and votes; OPTION-011: no hex left for the robber means beside the board."""
RULESET = compose(
    "caravans",
    (*SETTLERS, SIX_PLAYERS, ISLAND, MODULE, EVENT_CARDS, HARBOURMASTER),
    (2, 3, 4, 5, 6),
    board,
    CaravanIsland,
)
"""Caravans for two to six seats (OPTION-004, OPTION-005)."""
