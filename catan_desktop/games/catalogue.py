"""The explicit list of rulesets: which modules make them, on which boards, for how many seats."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catan_desktop.evaluation import position as settlers_judge
from catan_desktop.evaluation import reasons as settlers_grounds
from catan_desktop.evaluation.explanation import Grounds
from catan_desktop.evaluation.personality import Taste
from catan_desktop.kernel.errors import RulesetError
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import Module, OptionSpec
from catan_desktop.kernel.record import record
from catan_desktop.kernel.ruleset import Ruleset, compose
from catan_desktop.kernel.slot import Slot
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics import flows as settlers_flows
from catan_desktop.mechanics.board import Island
from catan_desktop.mechanics.hand_flows import Flows
from catan_desktop.mechanics.scoring import hidden_points, public_points, sources
from catan_desktop.mechanics.settlers import SETTLERS

from .cities_knights import boards
from .cities_knights import flows as cities_flows
from .cities_knights.evaluation import position as cities_judge
from .cities_knights.evaluation import reasons as cities_grounds
from .cities_knights.module import CITIES_KNIGHTS
from .classic import layouts as islands
from .gift.layouts import gift_base_board, watch_board
from .gift.module import GIFT, GiftPart
from .six_players.module import SIX_PLAYERS
from .watch import flows as watch_flows
from .watch.evaluation import position as watch_judge
from .watch.evaluation import reasons as watch_grounds
from .watch.module import WATCH

SEATS = (2, 3, 4)


def _options_only(key: str, *options: OptionSpec) -> Module[GiftPart]:
    """A module that adds nothing but options."""
    return Module(slot=Slot(key, GiftPart), version=1, initial=_nothing, options=options)


def _nothing(game: Game) -> GiftPart:
    return GiftPart()


GIFT_BASE = compose(
    "gift-base",
    (
        SETTLERS,
        GIFT,
        _options_only(
            "gift_base",
            OptionSpec("placement", "ready", ("ready", "free")),
            OptionSpec("layout", "standard", ("standard",)),
        ),
    ),
    SEATS,
    gift_base_board,
    Island,
)
BROTHERHOOD = compose(
    "watch",
    (
        SETTLERS,
        GIFT,
        WATCH,
        _options_only("watch_board", OptionSpec("layout", "standard", ("standard", "random", "fully_random"))),
    ),
    SEATS,
    watch_board,
    Island,
)
CLASSIC = compose(
    "classic",
    (SETTLERS, SIX_PLAYERS, _options_only("island", *islands.OPTIONS)),
    (2, 3, 4, 5, 6),
    islands.island,
    Island,
)
CITIES = compose(
    "cities-knights",
    (SETTLERS, SIX_PLAYERS, CITIES_KNIGHTS, _options_only("island", *islands.OPTIONS)),
    (3, 4, 5, 6),
    boards.board,
    Island,
)
RULESETS: Mapping[str, Ruleset] = {ruleset.key: ruleset for ruleset in (BROTHERHOOD, GIFT_BASE, CLASSIC, CITIES)}
"""Every ruleset, in the order to offer them."""
OFFERED = (BROTHERHOOD.key, GIFT_BASE.key, CLASSIC.key, CITIES.key)
"""Rulesets with a table of their own; the others can be simulated and tested, not yet be played."""


def ruleset(key: str) -> Ruleset:
    """The ruleset of a key; RulesetError for an unknown one."""
    if key not in RULESETS:
        raise RulesetError(f"there is no ruleset {key!r}; there are: {', '.join(RULESETS)}")
    return RULESETS[key]


JUDGES: Mapping[str, Callable[[Game, GameState, Seat, Taste], float]] = {
    "cities-knights": cities_judge.judge,
    "classic": settlers_judge.judge,
    "gift-base": settlers_judge.judge,
    "watch": watch_judge.judge,
}
"""Ruleset key -> how good a full state is for a seat, in victory points; for bots."""


def judge_of(key: str) -> Callable[[Game, GameState, Seat, Taste], float]:
    """The judge of a ruleset; RulesetError for an unknown one."""
    if key not in JUDGES:
        raise RulesetError(f"no bot knows how to judge {key!r}")
    return JUDGES[key]


PARTS: Mapping[str, Callable[[Game, GameState, Seat, Taste], Mapping[str, float]]] = {
    "cities-knights": cities_judge.parts_of,
    "classic": settlers_judge.parts_of,
    "gift-base": settlers_judge.parts_of,
    "watch": watch_judge.parts_of,
}
"""Ruleset key -> the judgement of a full state by its parts, which add up to it; for advice."""
GROUNDS: Mapping[str, Grounds] = {
    "settlers": settlers_grounds.GROUNDS,
    "watch": watch_grounds.GROUNDS,
    "cities_knights": cities_grounds.GROUNDS,
}
"""Module key -> how it puts its parts of a judgement into words."""
FLOWS: Mapping[str, Flows] = {
    "settlers": settlers_flows.FLOWS,
    "watch": watch_flows.FLOWS,
    "cities_knights": cities_flows.FLOWS,
}
"""Module key -> what its events tell of hands. After an event of another module the hand that it names is unknown."""


@record
class Standing:
    """Where a seat stands, hidden points included."""

    seat: Seat
    points: int
    public: int
    """Points that everybody can count, for lists seen by all."""
    rank: int
    """1 is best; equal points share a rank (BASE-194)."""
    sources: tuple[tuple[str, int], ...]
    """Points by source, zeros left out."""


def standings(game: Game, state: GameState) -> tuple[Standing, ...]:
    """By seat; needs the full state."""
    totals = []
    for index in range(game.seats):
        seat = Seat(index)
        hidden = hidden_points(game, state, seat)
        listed = sources(game, state, seat) + ((("vp_cards", hidden),) if hidden else ())
        public = public_points(game, state, seat)
        totals.append((public + hidden, public, listed))
    return tuple(
        Standing(Seat(index), points, public, 1 + sum(1 for other, _, _ in totals if other > points), listed)
        for index, (points, public, listed) in enumerate(totals)
    )
