"""The shape of a progress card."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.kernel import Events, Game, GameState, Seat, record
from catan_desktop.kernel.game import Refusals
from catan_desktop.kernel.ids import SeatMask
from catan_desktop.kernel.prompts import Asks, ask
from catan_desktop.mechanics.opponents import name_opponent


@record
class ProgressCard:
    """What a kind of card does. Place and time of playing are the business of `progress`."""

    key: str
    play: Callable[[Game, GameState, Seat, Events], GameState]
    """Its effect; questions are pushed as frames and asked when they come to their turn."""
    refusals: Refusals = ()
    """Why it would do nothing by what all can see, the "not playable" lines of section 12 (CK-392): of (game, state,
    seat)."""


def needs(key: str, sought: Callable[[Game, GameState, Seat], object]) -> Refusals:
    """Return the refusal of a card that does nothing where something is not to be found."""
    return ((key, lambda game, state, seat: not sought(game, state, seat)),)


def asking(step: str) -> Callable[[Game, GameState, Seat, Events], GameState]:
    """Return the effect of a card that asks the seat something and does nothing before."""
    return lambda game, state, seat, out: ask(state, step, Asks(seat))


def aiming(
    step: str, among: Callable[[Game, GameState, Seat], SeatMask], then: str
) -> Callable[[Game, GameState, Seat, Events], GameState]:
    """Return the effect of a card that is aimed at one of some opponents, in `step`; `then` is what follows."""
    return lambda game, state, seat, out: name_opponent(state, step, seat, among(game, state, seat), then)


def point_card(key: str) -> ProgressCard:
    """A victory point card: it is laid open as it is drawn, so nobody ever holds or plays it (CK-384)."""
    return ProgressCard(key, lambda game, state, seat, out: state, (("reason-card-not-held", lambda *about: True),))
