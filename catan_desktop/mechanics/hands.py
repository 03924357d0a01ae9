"""The module `hands`: cards of the bank and of the hands, and what others may think that a hand holds.

`SECRET_BANK` takes its place where nobody may count the bank.
"""

from __future__ import annotations

from random import Random

from catan_desktop.kernel import Counts, Game, GameState, Observation, Seat, replace
from catan_desktop.kernel.cards import CardKind, add, draw_handful, subtract
from catan_desktop.kernel.game import Module
from catan_desktop.kernel.slot import Slot

from . import flows
from .parts import HANDS, Hands, SecretHands, hand_of, known
from .questions import AT_LEAST, FLOWS, HELD, KNOWN_HANDS, PLAUSIBLE
from .tables import card_kinds, classic_numbers, tables

TRIES = 300
"""Times that an impossible deal is dealt again."""


def initial(game: Game) -> Hands:
    """Everything is in the bank."""
    values = tables(game)
    return Hands(values.bank, (0,) * game.seats, ((0,) * len(values.kinds),) * game.seats)


def determinise(game: Game, view: Observation, state: GameState, rng: Random) -> Hands:
    """Deal the unknown cards, all ways equally likely, until the game could stand so.

    Where that does not come about, hands get first what everybody knows that they hold at least.
    """
    for _ in range(TRIES):
        dealt = _dealt(game, view, state, rng)
        if game.ask(PLAUSIBLE, HANDS.put(game, state, dealt)):
            return dealt
    return _dealt(game, view, state, rng, game.ask(AT_LEAST, state))


def _dealt(
    game: Game, view: Observation, state: GameState, rng: Random, least: tuple[tuple[int, int, int], ...] = ()
) -> Hands:
    """The unknown cards in the other hands, agreeing with what is known of single ones.

    `least` are the triples of AT_LEAST that must come true.
    """
    part, own = HANDS.of(game, state), hand_of(game, state, view.seat)
    known = game.ask(KNOWN_HANDS, state, view.seat)
    seen = dict(known)
    left = subtract(subtract(tables(game).bank, part.bank), own)
    for hand in seen.values():
        left = subtract(left, hand)
    nothing = (0,) * len(left)
    sure = [game.ask(HELD, state, Seat(index)) or nothing for index in range(game.seats)]
    unknown = [index for index in range(game.seats) if index != view.seat and index not in seen]
    for index in unknown:
        left = subtract(left, sure[index])
    for index, mask, number in least:
        for _ in range(number if index in unknown else 0):
            pool = [count if mask >> kind & 1 and not sure[index][kind] else 0 for kind, count in enumerate(left)]
            got = draw_handful(tuple(pool), min(1, sum(pool)), rng)
            sure[index], left = add(sure[index], got), subtract(left, got)
    private: list[Counts | None] = list(part.private)
    for index, hand in seen.items():
        private[index] = hand
    for index in unknown:
        rest = draw_handful(left, part.sizes[index] - sum(sure[index]), rng)
        left = subtract(left, rest)
        private[index] = add(sure[index], rest)
    return replace(part, private=tuple(private))


def initial_secret(game: Game) -> SecretHands:
    """Everything is in the bank, of which everybody sees only whether it has any."""
    values = tables(game)
    some = tuple([min(1, count) for count in values.bank])
    return SecretHands(some, (0,) * game.seats, ((0,) * len(values.kinds),) * game.seats, values.bank)


def determinise_secret(game: Game, view: Observation, state: GameState, rng: Random) -> SecretHands:
    """Deal the unknown cards to hands and bank, all ways equally likely, until the bank lacks what it is seen to lack
    and the game could stand so."""
    for _ in range(TRIES):
        dealt = _secretly_dealt(game, view, state, rng)
        if game.ask(PLAUSIBLE, HANDS.put(game, state, dealt)):
            return dealt
    return _secretly_dealt(game, view, state, rng)


def _secretly_dealt(game: Game, view: Observation, state: GameState, rng: Random) -> SecretHands:
    """Kinds that the bank lacks are all in hands; of each other kind the bank keeps one at least."""
    part, own = HANDS.of(game, state), hand_of(game, state, view.seat)
    left = subtract(tables(game).bank, own)
    others = [index for index in range(game.seats) if index != view.seat]
    spent = tuple([count if not seen else 0 for count, seen in zip(left, part.bank, strict=True)])
    pool = tuple([count - 1 if seen else 0 for count, seen in zip(left, part.bank, strict=True)])
    out = add(spent, draw_handful(pool, sum([part.sizes[index] for index in others]) - sum(spent), rng))
    bank = subtract(left, out)
    private: list[Counts | None] = list(part.private)
    for index in others:
        private[index] = draw_handful(out, part.sizes[index], rng)
        out = subtract(out, private[index] or ())
    return SecretHands(part.bank, part.sizes, tuple(private), bank)


def follow(game: Game, state: GameState) -> GameState:
    """Return the state with sizes and bank as the hands tell them; unknown hands tell neither."""
    part, left = HANDS.of(game, state), tables(game).bank
    if any(hand is None for hand in part.private):
        return state
    hands = [known(part, Seat(seat)) for seat in range(game.seats)]
    for hand in hands:
        left = subtract(left, hand)
    if min(left) < 0:
        raise ValueError("more cards than the game has")
    return HANDS.put(game, state, part.moved(left, tuple(map(sum, hands)), tuple(hands)))


FOLLOWS = ("bank", "sizes", "hidden")
MODULE = Module(
    slot=HANDS,
    version=1,
    initial=initial,
    tables=classic_numbers,
    known={CardKind: card_kinds},
    answers={FLOWS: lambda game, state: (flows.FLOWS,)},
    determinise=determinise,
    names={CardKind: lambda game: tables(game).kinds},
    follows={Hands: FOLLOWS},
    follow=follow,
)

SECRET_BANK = Module(
    slot=Slot(HANDS.key, SecretHands),
    version=1,
    initial=initial_secret,
    tables=classic_numbers,
    known={CardKind: card_kinds},
    answers={FLOWS: lambda game, state: (flows.FLOWS,)},
    determinise=determinise_secret,
    names=MODULE.names,
    follows={SecretHands: FOLLOWS},
    follow=follow,
)
