"""The trade cards (yellow): section 12.3, and placing the merchant: section 13. Commercial Harbor stands in `harbour`.

What the merchant and the Merchant Fleet do for the bank's rates stands in `improvements`, the merchant's point in
`scoring`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Reason, Seat, replace
from catan_desktop.kernel.cards import CardKind, one
from catan_desktop.kernel.choice import Choice, Handful
from catan_desktop.kernel.frame import pop, swap
from catan_desktop.kernel.game import Rows, Step
from catan_desktop.kernel.ids import SeatMask, numbered
from catan_desktop.kernel.prompts import question
from catan_desktop.mechanics.opponents import Aim, naming
from catan_desktop.mechanics.parts import HANDS, hand_of
from catan_desktop.mechanics.payment import hand_over
from catan_desktop.mechanics.pieces import barred_sites, bars
from catan_desktop.mechanics.questions import RATES
from catan_desktop.mechanics.tables import RESOURCE_KINDS

from . import harbour
from .actions import MasterTake, NameKind, PlaceMerchant
from .card import ProgressCard, aiming, asking, needs
from .events import CardsGiven, Collected, FleetNamed, Looked, MerchantPlaced
from .hand_cards import at_least
from .harbour import COMMODITY_KINDS
from .land import hexes_beside
from .numbers import KINDS
from .part import LAND, PROGRESS_CARDS, TURN, study, with_study
from .prompts import Looking
from .questions import MERCHANT_BARRED

MASTER, LOOK, TAKE, MERCHANT, FLEET, RESOURCE, COMMODITY = (
    f"cities_knights.{step}"
    for step in (
        "master_merchant",
        "master_look",
        "master_take",
        "merchant",
        "merchant_fleet",
        "resource_monopoly",
        "trade_monopoly",
    )
)
TAKEN = 2
"""Cards that the Master Merchant takes (CK-530)."""
BEST_RATE = 2
"""The rate that the Merchant Fleet gives (CK-540)."""
SHARE = {RESOURCE: 2, COMMODITY: 1}
"""Cards that each opponent gives by a monopoly (CK-545, CK-550)."""


# Master Merchant


def richer(game: Game, state: GameState, seat: Seat) -> SeatMask:
    """Opponents with more points and at least one card (CK-530, CK-532)."""
    return at_least(game, state, seat, lead=1, cards=1)


def advance_look(game: Game, state: GameState, out: Events) -> GameState:
    """The player of the card, and nobody else, sees the hand (CK-594)."""
    aim = state.frames[-1].data_as(Aim)
    part = PROGRESS_CARDS.of(game, state)
    seen = hand_of(game, state, aim.victim)
    own = replace(study(part, aim.seat), seen_hand=seen)
    out.append(Looked(aim.seat, aim.victim, True, seen))
    state = PROGRESS_CARDS.put(game, state, with_study(part, aim.seat, own))
    return swap(state, Frame(TAKE, 0, Looking(aim.seat, aim.victim, hand=True)))


def due(total: int) -> int:
    """Return how many of `total` cards are taken (CK-531)."""
    return min(TAKEN, total)


def seen_cards(game: Game, state: GameState, seat: Seat) -> Choice:
    """Return two of the cards seen, or the only one."""
    seen = study(PROGRESS_CARDS.of(game, state), seat).seen_hand
    return Handful(MasterTake, seat, seen, due(sum(seen)), due(sum(seen)))


def master_take(game: Game, state: GameState, action: MasterTake, out: Events) -> GameState:
    """The cards change hands, and what was seen is forgotten; giver and taker know which they were (CK-595)."""
    data = state.frames[-1].data_as(Looking)
    part = PROGRESS_CARDS.of(game, state)
    own = replace(study(part, action.seat), seen_hand=())
    state = PROGRESS_CARDS.put(game, pop(state), with_study(part, action.seat, own))
    out.append(CardsGiven(data.victim, action.seat, sum(action.cards), action.cards, "master-merchant"))
    return hand_over(game, state, data.victim, action.seat, action.cards)


def _wrong_cards(game: Game, state: GameState, action: MasterTake) -> Reason:
    count = due(HANDS.of(game, state).sizes[state.frames[-1].data_as(Looking).victim])
    return Reason("reason-take-of-seen", (("count", count),), "CK-530")


# Merchant


def merchant_sites(game: Game, state: GameState, seat: Seat) -> int:
    """Land hexes at own buildings, except where the own merchant stands already (CK-535, CK-565)."""
    part = LAND.of(game, state)
    hexes = hexes_beside(game, state, seat) & ~barred_sites(game, state, MERCHANT_BARRED, seat)
    return hexes & ~(1 << part.merchant) if part.merchant_owner == seat else hexes


def place_merchant(game: Game, state: GameState, action: PlaceMerchant, out: Events) -> GameState:
    """He stands there and belongs to the seat; his former owner has nothing of him any more (CK-560, CK-563)."""
    part = LAND.of(game, state)
    out.append(MerchantPlaced(action.seat, action.hex, part.merchant_owner))
    part = replace(part, merchant=action.hex, merchant_owner=action.seat)
    return LAND.put(game, pop(state), part)


# Merchant Fleet and the monopolies: a kind of card is named


def fleet_kinds(game: Game, state: GameState, seat: Seat) -> tuple[CardKind, ...]:
    """Kinds that the bank does not give 2:1 yet (CK-541)."""
    rates = game.ask(RATES, state, seat)
    return tuple(kind for kind, rate in numbered(CardKind, rates) if rate > BEST_RATE)


def name_kind(game: Game, state: GameState, action: NameKind, out: Events) -> GameState:
    """The kind goes 2:1 until the end of the turn, or the opponents give of it."""
    step, state = state.frames[-1].step, pop(state)
    if step != FLEET:
        return collect(game, state, action.seat, action.card, SHARE[step], out)
    part = TURN.of(game, state)
    out.append(FleetNamed(action.seat, action.card))
    return TURN.put(game, state, replace(part, fleet=part.fleet | 1 << action.card))


def collect(game: Game, state: GameState, seat: Seat, kind: CardKind, share: int, out: Events) -> GameState:
    """Let every opponent give `share` cards of a kind, or as many as it has (CK-545, CK-550)."""
    counts = []
    for index in range(game.seats):
        giver = Seat(index)
        count = 0 if giver == seat else min(share, hand_of(game, state, giver)[kind])
        counts.append(count)
        if count:
            state = hand_over(game, state, giver, seat, one(kind, len(KINDS), count))
    out.append(Collected(seat, kind, tuple(counts)))
    return state


TAKE_ROW = Act(MasterTake, master_take, family=seen_cards, refusals=(("", _wrong_cards),))
MERCHANT_ROW = Act(
    PlaceMerchant,
    place_merchant,
    refusals=(
        (
            Reason("reason-merchant-stays", rule="CK-535"),
            lambda g, s, a: (part := LAND.of(g, s)).merchant_owner == a.seat and part.merchant == a.hex,
        ),
        ("", lambda g, s, a: bars(MERCHANT_BARRED)(g, s, a.seat, a.hex)),
    ),
    otherwise=Reason("reason-merchant-needs-building", rule="CK-535"),
    sites=("hex", merchant_sites),
)


def _naming(
    kinds: Callable[[Game, GameState, Seat], Iterable[CardKind]], otherwise: Reason, unknown: Reason | None = None
) -> Rows:
    """Return the row of a kind of card that is named, one of these."""

    def each(game: Game, state: GameState, seat: Seat) -> list[NameKind]:
        return [NameKind(seat, kind) for kind in kinds(game, state, seat)]

    return (Act(NameKind, name_kind, each, otherwise=otherwise, unknown=unknown),)


FLEET_ROWS = _naming(
    fleet_kinds, Reason("reason-two-for-one-already", rule="CK-541"), Reason("reason-no-such-cards", rule="CK-541")
)
RESOURCE_ROWS = _naming(lambda *about: RESOURCE_KINDS, Reason("reason-name-resource", rule="CK-545"))
COMMODITY_ROWS = _naming(lambda *about: COMMODITY_KINDS, Reason("reason-name-commodity", rule="CK-550"))
CARDS = (
    *harbour.CARDS,
    ProgressCard("master_merchant", aiming(MASTER, richer, LOOK), needs("reason-nobody-richer", richer)),
    ProgressCard("merchant", asking(MERCHANT), needs("reason-no-merchant-hex", merchant_sites)),
    ProgressCard("merchant_fleet", asking(FLEET), needs("reason-all-two-for-one", fleet_kinds)),
    ProgressCard("resource_monopoly", asking(RESOURCE)),
    ProgressCard("trade_monopoly", asking(COMMODITY)),
)
STEPS = (
    *harbour.STEPS,
    naming(MASTER, "prompt-master-merchant", Reason("reason-not-richer", rule="CK-530")),
    Step(LOOK, data=Aim, advance=advance_look),
    question(TAKE, "prompt-master-take", (TAKE_ROW,), data=Looking),
    question(MERCHANT, "prompt-merchant", (MERCHANT_ROW,)),
    question(FLEET, "prompt-merchant-fleet", FLEET_ROWS),
    question(RESOURCE, "prompt-resource-monopoly", RESOURCE_ROWS),
    question(COMMODITY, "prompt-trade-monopoly", COMMODITY_ROWS),
)
