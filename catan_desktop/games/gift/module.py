"""The module `gift`: the board on the Gift, its robber's camp, and the ready-made start.

Version history
    1: the first.
    2: the fixed layouts of both games laid anew (WATCH-102, WATCH-103), and another ready-made start (WATCH-18).
"""

from __future__ import annotations

from catan_desktop.kernel import Events, Game, GameState, replace
from catan_desktop.kernel.frame import by_itself, pop
from catan_desktop.kernel.game import Module, OptionSpec, Script, Step
from catan_desktop.kernel.ruleset import compose
from catan_desktop.kernel.slot import no_part
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.placement import FIRST, ready_pieces
from catan_desktop.mechanics.questions import READY_START, ROBBER_CAMP
from catan_desktop.mechanics.settlers import SETTLERS
from catan_desktop.mechanics.tables import CardSpec, Tables

from .layouts import gift_base_board, ready_starts

READY = "gift.ready"


def tables(given: Tables) -> Tables:
    """23 cards without Monopoly (WATCH-61)."""
    deck = (CardSpec("knight", 14), CardSpec("vp", 5, points=1), CardSpec("roads", 2), CardSpec("plenty", 2))
    return replace(given, cards=deck)


def script(given: Script) -> Script:
    """The ready-made start comes first; it does nothing in free placement."""
    return given.insert_before(FIRST, READY)


def ready(game: Game, state: GameState) -> bool:
    """Return whether the pieces of WATCH-18 stand before the first turn."""
    return game.options.get("placement") == "ready"


def advance_ready(game: Game, state: GameState, out: Events) -> GameState:
    """Place the pieces and deal the cards of the starred settlements; the first seat begins."""
    state = pop(state)
    return ready_pieces(game, state, ready_starts(game.board, game.seats), out) if ready(game, state) else state


GIFT = Module(
    slot=no_part("gift"),
    version=2,
    requires=("robber",),
    tables=tables,
    script=script,
    steps=(Step(READY, enter=by_itself(READY), advance=advance_ready),),
    rules={
        "reason-robber-camp-only-on-seven": "WATCH-87",
        "reason-robber-stays": "WATCH-29",
        "reason-trade-over": "WATCH-75",
    },
    answers={READY_START: ready, ROBBER_CAMP: lambda game, state: True},
)


GIFT_BASE = compose(
    "gift-base",
    (
        *SETTLERS,
        GIFT,
        Module(
            slot=no_part("gift_base"),
            version=1,
            options=(
                OptionSpec("placement", "ready", ("ready", "free")),
                OptionSpec("layout", "standard", ("standard",)),
            ),
        ),
    ),
    (2, 3, 4),
    gift_base_board,
    Island,
)
