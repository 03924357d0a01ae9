"""Windows of the Althing: everybody with a fate card may play an Althing card.

Rules: ALTH-291 to ALTH-300, ALTH-482, ALTH-490 to ALTH-492, ALTH-497, ALTH-623. Who is asked hangs on the number of
cards alone (ALTH-179, ALTH-297).
"""

from __future__ import annotations

from catan_desktop.kernel import Events, Frame, Game, GameState, Reason, Seat, record, replace
from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.frame import push, swap
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import SeatMask

from .actions import Dismiss, Dissolve, Pardon
from .board import Stop
from .events import AlthingDissolved, AlthingOver, CaseDismissed, Cleared
from .fate import FATE, PASS, card_row, held, play
from .fate_cards import FLAW, PARDON, UPROAR, FateId
from .units import UNITS

OPENING, SUIT_OPENED, VERDICT_DUE, CLOSING = (
    "landnam.window_open",
    "landnam.window_suit",
    "landnam.window_verdict",
    "landnam.window_end",
)
WINDOWS = (OPENING, SUIT_OPENED, VERDICT_DUE, CLOSING)
OF_A_SUIT = (SUIT_OPENED, VERDICT_DUE)
ALTHING, SUIT = "landnam.althing", "landnam.suit"
"""Frames that a card may end."""


@record
class Window:
    """Nothing is kept: who is still awaited says it all."""


def able(game: Game, state: GameState) -> SeatMask:
    """Return the mask of the seats with a fate card (ALTH-292)."""
    return mask_of([seat for seat, count in enumerate(FATE.of(game, state).held) if count])


def open_window(game: Game, state: GameState, step: str) -> GameState:
    """Return the state in which everybody with a fate card is asked, beginning with the active seat."""
    return push(state, Frame(step, able(game, state), Window()))


def playable(game: Game, state: GameState) -> tuple[FateId, ...]:
    """Return the Althing cards that have an effect now, whoever holds them (ALTH-293, ALTH-299, ALTH-482, ALTH-492)."""
    found = [UPROAR]
    if any(UNITS.of(game, state).creditors):
        found.append(PARDON)
    if state.frames[-1].step in OF_A_SUIT:
        found.append(FLAW)
    return tuple(found)


def pardon(game: Game, state: GameState, action: Pardon, out: Events) -> GameState:
    """The red tokens go to nobody; all are asked again (ALTH-497, ALTH-298)."""
    state = play(game, state, action.seat, PARDON, out)
    part = UNITS.of(game, state)
    owner = part.owner(action.hex)
    if owner is not None:
        out.append(Cleared(owner, Stop(action.hex), part.creditors[action.hex]))
    creditors = (*part.creditors[: action.hex], 0, *part.creditors[action.hex + 1 :])
    state = UNITS.put(game, state, replace(part, creditors=creditors))
    return swap(state, replace(state.frames[-1], waiting=able(game, state)))


def _unwound(state: GameState, step: str) -> GameState:
    """Return the state without the last frame of a step and all above it."""
    at = max(index for index, frame in enumerate(state.frames) if frame.step == step)
    return replace(state, frames=state.frames[:at])


def dismiss(game: Game, state: GameState, action: Dismiss, out: Events) -> GameState:
    """The suit ends: cards stay in the bank, nobody gets a token (ALTH-294, ALTH-300)."""
    state = play(game, state, action.seat, FLAW, out)
    out.append(CaseDismissed(action.seat))
    return _unwound(state, SUIT)


def dissolve(game: Game, state: GameState, action: Dissolve, out: Events) -> GameState:
    """The Althing ends, and a suit with it; no black token is given (ALTH-295, ALTH-296, ALTH-623, ALTH-624)."""
    state = play(game, state, action.seat, UPROAR, out)
    out.extend((AlthingDissolved(action.seat), AlthingOver()))
    return _unwound(state, ALTHING)


def outlaws(game: Game, state: GameState, seat: Seat) -> int:
    """Return the mask of the hexes with an outlaw, for a seat that holds a Pardon."""
    creditors = UNITS.of(game, state).creditors if held(game, state, seat)[PARDON] else ()
    return mask_of([hex for hex, mask in enumerate(creditors) if mask])


NONE_TO_PARDON, NO_SUIT = (Reason(key, rule="ALTH-B19") for key in ("reason-pardon-none", "reason-flaw-no-suit"))
CHOICES = (
    PASS,
    card_row(Pardon, pardon, PARDON, sites=("hex", outlaws), otherwise=NONE_TO_PARDON),
    card_row(Dismiss, dismiss, FLAW, (NO_SUIT, lambda g, s, action: s.frames[-1].step not in OF_A_SUIT)),
    card_row(Dissolve, dissolve, UPROAR),
)
"""An Althing card, or none."""
STEPS = tuple(
    [Step(step, step.replace("landnam.", "prompt-").replace("_", "-"), Window, choices=CHOICES) for step in WINDOWS]
)
