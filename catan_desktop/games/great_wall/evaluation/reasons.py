"""What speaks for an action at the Great Wall."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.evaluation.explanation import Explanations, plainly
from catan_desktop.games.great_wall.part import REALM
from catan_desktop.games.great_wall.standings import points
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.state import GameState


def _honour(game: Game, other: GameState, after: GameState, seat: Seat) -> Iterator[Reason]:
    """More honour."""
    gain = REALM.of(game, after).players[seat].honour - REALM.of(game, other).players[seat].honour
    if gain > 0:
        yield Reason("why-gw-count", (("count", gain),))


def _rival(game: Game, other: GameState, after: GameState, who: Seat) -> Iterator[Reason]:
    """What another player loses."""
    lost = points(game, other, who) - points(game, after, who)
    if lost > 0:
        yield Reason("why-gw-rival", (("who", who),))
    else:
        yield Reason("why-gw-rival-less", (("who", who),))


EXPLANATIONS = Explanations(
    tellers={
        "honour": _honour,
        "shame": plainly("why-gw-shame"),
        "artifacts": plainly("why-gw-artifact"),
        "people": plainly("why-gw-people"),
        "overseers": plainly("why-gw-overseer"),
        "goods": plainly("why-gw-goods"),
        "wall": plainly("why-gw-wall"),
        "cards": plainly("why-gw-cards"),
        "orders": plainly("why-gw-orders"),
        "tea": plainly("why-gw-tea"),
        "clerks": plainly("why-gw-fills"),
        "soldiers": plainly("why-gw-soldiers"),
        "claims": plainly("why-gw-claim"),
        "assaults": plainly("why-gw-holds"),
        "requests": plainly("why-gw-request"),
    },
    rival=_rival,
)
