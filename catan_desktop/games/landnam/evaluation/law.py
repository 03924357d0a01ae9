"""The worth of the law to each seat: outlaws who may fall, cases that may be opened, the suit that is being fought.

In victory points. Chances of a suit go by the cards of its resource in the hands: whoever remembers what lay open
knows them (ALTH-537), and the unknown ones are dealt first.
"""

from __future__ import annotations

from math import exp

from catan_desktop.evaluation.odds import logistic
from catan_desktop.games.landnam.althing import CLEARING, CLOSED, GATHERED, HEARING, UNSUED, Assembly
from catan_desktop.games.landnam.cases import Case
from catan_desktop.games.landnam.suit import ANSWER, ASK, CONTRIBUTE, DEFENDANT, PLAINTIFF, STEPS, Suit
from catan_desktop.games.landnam.windows import WINDOWS
from catan_desktop.kernel import Frame, Game, GameState
from catan_desktop.kernel.ids import SEATS
from catan_desktop.mechanics.parts import HANDS, known

from .ground import Grounds

VALUE_BEFORE_ANSWERS = frozenset([*WINDOWS, *[step.key for step in STEPS]])
"""Steps at which nobody's answer is guessed: what it may be is in the chances."""
SOON = 0.42
"""Chance of a seven before the piece of an outlaw, or of a defendant, goes its way."""
PIECE = 0.75
"""What is lost with a piece, in victory points."""
TOKEN = 1.0
HELP = 0.4
"""Chance that somebody joins where that makes a side win."""
LATER = 0.02
"""Of each seat that has its opportunity before: it spends its cards first."""
LONE = 0.04
"""Chance of a side that has no cards for it and no help."""
UNSURE = 0.45
"""Cards within which the chances of a suit turn, ..."""
BYSTANDERS = 0.2
"""... and those that each such card of a bystander adds."""


def law(game: Game, state: GameState, ground: Grounds) -> list[float]:
    """By seat: what the law may still bring."""
    found = [0.0] * game.seats
    frames = state.frames
    assembly = next((one.data for one in frames if isinstance(one.data, Assembly)), None)
    suit = next((one.data for one in reversed(frames) if isinstance(one.data, Suit)), None)
    clearing = assembly is not None and assembly.stage in (GATHERED, CLEARING)
    _outlaws(found, ground, 1.0 if clearing else SOON)
    hands = [known(HANDS.of(game, state), seat) for seat in SEATS[: game.seats]]
    for case in ground.cases:
        if suit is None or (case.plaintiff, case.hex) != (suit.case.plaintiff, suit.case.hex):
            _case(found, case, hands, _coming(assembly, case))
    if suit is not None:
        _suit(found, suit, frames[-1], hands)
    if assembly is not None and assembly.stage in (HEARING, CLOSED):
        _black(found, assembly)
        for number, seat in enumerate(assembly.order):
            found[seat] += LATER * number
    return found


def _outlaws(found: list[float], ground: Grounds, chance: float) -> None:
    for seat, one in enumerate(ground.seats):
        for _, creditors in one.outlaws:
            found[seat] -= chance * PIECE
            for creditor in range(len(found)):
                if creditors >> creditor & 1:
                    found[creditor] += 0.9 * chance * TOKEN


def _coming(assembly: Assembly | None, case: Case) -> float:
    """The chance that a case can be opened."""
    if assembly is None or assembly.stage == CLOSED:
        return SOON
    if assembly.stage == HEARING:
        heard = case.plaintiff not in assembly.order or (case.plaintiff, case.hex) in assembly.opened
        return SOON if heard else 0.8
    return 0.8


def _case(found: list[float], case: Case, hands: list[tuple[int, ...]], coming: float) -> None:
    """A case that may be opened some day; nobody goes to law who is likely to lose."""
    own, theirs = hands[case.plaintiff][case.resource], hands[case.defendant][case.resource]
    chance = 0.0 if own == 0 else 0.75 if own > theirs else 0.3
    worth = chance * (TOKEN + 0.3) - 0.2
    if worth > 0:
        found[case.plaintiff] += coming * worth
        found[case.defendant] -= coming * chance * SOON * PIECE
    elif own == 0:
        found[case.plaintiff] += 0.05


def _black(found: list[float], assembly: Assembly) -> None:
    chance = 1.0 if assembly.stage == CLOSED else 0.25
    for seat, count in enumerate(assembly.counted):
        if count >= UNSUED and not assembly.sued >> seat & 1:
            found[seat] += chance * TOKEN


# a suit


def _suit(found: list[float], suit: Suit, frame: Frame, hands: list[tuple[int, ...]]) -> None:
    """White goes to who leads the winners, and a defendant who loses has an outlaw."""
    won, helped = _chances(suit, frame, hands)
    win = won if suit.side == PLAINTIFF else 1.0 - won
    leaders = [members[-1] for members in suit.members]
    own = TOKEN * (won - helped)
    found[leaders[suit.side]] += own
    found[leaders[1 - suit.side]] += TOKEN * (1.0 - won)
    case = suit.case
    found[case.plaintiff] += win * SOON * TOKEN
    found[case.defendant] -= win * SOON * PIECE
    if helped:
        _helped(found, suit, frame, hands, helped)


def _helped(found: list[float], suit: Suit, frame: Frame, hands: list[tuple[int, ...]], chance: float) -> None:
    """The white token goes to whoever helps."""
    able = [seat for seat, count in enumerate(_bystanders(suit, hands)) if count]
    if frame.step == ANSWER:
        able = [seat for seat in able if frame.waiting >> seat & 1]
    for seat in able:
        found[seat] += TOKEN * chance / len(able)


def _bystanders(suit: Suit, hands: list[tuple[int, ...]]) -> list[int]:
    """By seat: cards of the resource of those who belong to neither side."""
    involved = {*suit.members[PLAINTIFF], *suit.members[DEFENDANT]}
    return [0 if seat in involved else hand[suit.case.resource] for seat, hand in enumerate(hands)]


def _chances(suit: Suit, frame: Frame, hands: list[tuple[int, ...]]) -> tuple[float, float]:
    """The chance that the side whose turn it is wins, and the part of it that is won by a helper."""
    if suit.decided:
        return 0.0, 0.0
    kind, side = suit.case.resource, suit.side
    other = 1 - side
    own = sum([hands[seat][kind] for seat in suit.members[side]])
    theirs = sum([hands[seat][kind] for seat in suit.members[other]])
    beside = _bystanders(suit, hands)
    spread = UNSURE + BYSTANDERS * sum(beside)
    lacking = suit.totals[other] - suit.totals[side] + 1
    now = sum([hands[seat][kind] for seat in suit.queue])
    if lacking <= 0:  # this side can close: the other is next, and needs more than it has
        able = suit.totals[other] + theirs > suit.totals[side]
        lead = suit.totals[side] + own - suit.totals[other] - theirs - 0.5
        return (logistic(lead / spread) if able else _unable(beside, suit, theirs)), 0.0
    if lacking <= now:
        lead = suit.totals[side] + own - suit.totals[other] - theirs + 0.5
        return logistic(lead / spread), 0.0
    if frame.step in {ASK, CONTRIBUTE}:
        asked = [count for seat, count in enumerate(beside) if not suit.asked >> seat & 1]
    elif frame.step == ANSWER:
        asked = [count for seat, count in enumerate(beside) if frame.waiting >> seat & 1]
    else:
        asked = []
    most = max(asked, default=0)
    if most + now < lacking:
        return LONE, 0.0
    lead = suit.totals[side] + own + most - suit.totals[other] - theirs - 0.5
    helped = HELP / (1.0 + exp(-lead / spread))
    return helped, helped


def _unable(beside: list[int], suit: Suit, theirs: int) -> float:
    """The chance of a side that the other cannot outbid without help."""
    lacking = suit.totals[suit.side] - suit.totals[1 - suit.side] + 1 - theirs
    return 1.0 - LONE if max(beside, default=0) < lacking else 1.0 - HELP
