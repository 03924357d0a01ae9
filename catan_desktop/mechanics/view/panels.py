"""The settlers game around the board: seats, hand, cards, actions with their costs and reasons, the next step."""

from __future__ import annotations

from catan_desktop.grid.topology import HexId
from catan_desktop.kernel import Counts, Game, GameState, Observation, Reason, Seat, replace
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.choice import Choice, Only
from catan_desktop.kernel.frame import SCRIPT
from catan_desktop.mechanics.actions import AcceptOffer, EndTurn, PlaceSettlement, Roll
from catan_desktop.mechanics.development import deck_left, playable, why_useless
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.events import CITY, ROAD, SETTLEMENT
from catan_desktop.mechanics.parts import DEVELOPMENT, HANDS, HOME, ROBBER, TRADE, cards_of, hand_of
from catan_desktop.mechanics.placement import Placement, last_round
from catan_desktop.mechanics.purchase import Purchase
from catan_desktop.mechanics.questions import END_BARRED, SECOND_START
from catan_desktop.mechanics.tables import DevelopmentId, tables
from catan_desktop.mechanics.trade import OfferData
from catan_desktop.mechanics.turn import ACTION
from catan_desktop.mechanics.view.foresight import UNSURE, foresee, traded
from catan_desktop.mechanics.view.moments import moments
from catan_desktop.mechanics.view.names import card_name, hex_words
from catan_desktop.mechanics.view.places import explain
from catan_desktop.mechanics.view.seats import dice, lookout, seat_panel
from catan_desktop.mechanics.view.trade import trade_view
from catan_desktop.present.models.panels import (
    ActionButton,
    CardView,
    CostCard,
    HandView,
    NextStep,
    Pip,
    Price,
    Question,
    Stock,
    TableModel,
)
from catan_desktop.present.panel_view import Label, PanelView
from catan_desktop.present.words import Several, Words, because, words

CARD_ART = {"knight": "dev-knight", "plenty": "dev-plenty"}
"""Pictures of cards for which each theme has its own."""
CARD_ICONS = {
    "knight": "army",
    "plenty": "bank",
    "monopoly": "monopoly",
    "roads": "road",
    "vp": "vp",
}
CARD_ACTIONS = {
    "knight": ("play_knight",),
    "roads": ("play_roads",),
    "plenty": ("play_plenty",),
    "monopoly": ("play_monopoly",),
}
KEYS = {"road": "R", "settlement": "S", "city": "K", "card": "C"}
"""Key of a button -> its usual key on the keyboard."""


CARD_TOPICS = {
    "knight": "knight-card",
    "plenty": "year-of-plenty",
    "roads": "road-building",
    "vp": "victory-point-card",
}
TOPICS = {"card": "development-card"}
"""Entries of the almanac; a key that is not named is its own entry."""
STEP_TOPICS = {"step-roll": "roll", "step-trade": "player-trade", "step-build": "building"}


def card_art(key: str) -> str:
    """Return the name of the picture of a development card."""
    return CARD_ART.get(key, f"card-{key}")


def price_of(game: Game, cost: Counts) -> Price:
    """A cost by kind of card, zeros left out."""
    return tuple((key, count) for key, count in zip(tables(game).kinds, cost, strict=True) if count)


def lacking(game: Game, hand: Counts, cost: Counts) -> Price:
    """What a hand lacks for a cost."""
    return price_of(game, tuple(max(0, need - have) for have, need in zip(hand, cost, strict=True)))


def step_of(state: GameState) -> str:
    """The step of the script that the turn is in; the steps above it belong to it."""
    frames = [frame.step for frame in state.frames if frame.step != SCRIPT]
    return frames[0] if frames else ""


def asked_now(game: Game, view: Observation, steps: tuple[str, ...] = ()) -> Reason | None:
    """Why nothing can be built or bought now, whatever it is; None in `steps`, or else in those of building."""
    state = view.state
    if state.outcome is not None:
        return Reason("reason-game-over")
    step = state.frames[-1].step
    if view.decision is not None and step in (steps or tables(game).build_steps):
        return None
    if view.seat != state.seat or view.decision is None:
        return Reason("reason-not-your-move", rule="BASE-210")
    if step == PRE_ROLL:
        return Reason("reason-roll-first", rule="BASE-211")
    return Reason("reason-finish-first", rule="BASE-211")


def button(game: Game, view: Observation, one: Purchase, site: int | None = None) -> ActionButton:
    """The button of a purchase, at one of its sites or at any: impossible for the step, the place, or the price."""
    state, seat = view.state, view.seat
    price = one.price_of(game, state, seat, site or 0)
    missing = lacking(game, hand_of(game, state, seat), price)
    why = asked_now(game, view, one.steps)
    if why is None:
        why = one.why_nowhere(game, state, seat) if site is None else one.why_not_at(game, state, seat, site)
    why = why or (one.unpaid if missing else None)
    return ActionButton(
        key=one.key,
        name=words("name-" + one.key),
        icon=one.key,
        kinds=(one.action.kind,),
        price=price_of(game, price),
        left=one.supply(game, state, seat)[0] if one.supply is not None else None,
        reason=because(why),
        missing=missing,
        topic=TOPICS.get(one.key, one.key),
    )


def buttons(game: Game, view: Observation) -> tuple[ActionButton, ...]:
    """Everything that is sold for a price that does not change."""
    return tuple(button(game, view, one) for one in tables(game).purchases if one.price is None)


def _card(game: Game, view: Observation, kind: int) -> CardView:
    own = cards_of(game, view.state, view.seat)
    key = tables(game).cards[kind].key
    about = (game, view.state, view.seat, key)
    reason = playable(*about) or why_useless(*about) if key in CARD_ACTIONS else None
    return CardView(
        key=key,
        art=card_art(key),
        name=card_name(game, kind),
        text=words(f"card-{key}-text"),
        count=own.cards[kind],
        fresh=own.fresh[kind],
        kinds=CARD_ACTIONS.get(key, ()),
        reason=because(reason),
        icon=CARD_ICONS.get(key, "card"),
        topic=CARD_TOPICS.get(key, "development-card"),
    )


def hand(game: Game, view: Observation) -> HandView:
    """The looking seat's own cards."""
    hand = hand_of(game, view.state, view.seat)
    held = cards_of(game, view.state, view.seat).cards if game.has(DEVELOPMENT.key) else ()
    cards = tuple(_card(game, view, kind) for kind, count in enumerate(held) if count)
    return HandView(tuple(zip(tables(game).kinds, hand, strict=True)), cards, seat=view.seat)


def pips(game: Game, state: GameState) -> tuple[Pip, ...]:
    """The steps of a turn with the present one lit; none during set-up."""
    if not state.turn:
        return ()
    acting = step_of(state) == ACTION
    if game.options.get("combined", True):
        now = 1 if acting else 0
        names: tuple[str, ...] = ("step-roll", "step-trade-build")
    else:
        now = (2 if TRADE.of(game, state).over else 1) if acting else 0
        names = ("step-roll", "step-trade", "step-build")
    return tuple(
        Pip(words(name), at == now, at < now, words("tell-" + name), STEP_TOPICS.get(name, "combined-turn"))
        for at, name in enumerate(names)
    )


def back_again(game: Game, view: Observation) -> Words | None:
    """Return the hint where the robber comes from beside the island."""
    return words("hint-robber-returns") if ROBBER.of(game, view.state).hex == HOME else None


def own_steps(game: Game) -> int:
    """Return how many steps of a turn come before what games add behind them."""
    return 2 if game.options.get("combined", True) else 3


def with_step(game: Game, steps: tuple[Pip, ...], step: Pip) -> tuple[Pip, ...]:
    """Return the steps of a turn with one behind the own ones, which are over when it is on; none in the set-up."""
    if not steps:
        return ()
    at = own_steps(game)
    before = [replace(one, current=False, done=True) if step.current else one for one in steps[:at]]
    return (*before, step, *steps[at:])


def starts_with_city(game: Game, view: Observation) -> bool:
    """Return whether the round of the set-up is played in which a city is placed, and its road."""
    data = view.state.frames[-1].data
    return isinstance(data, Placement) and last_round(game, data) and game.ask(SECOND_START, view.state) == CITY


def question(game: Game, view: Observation) -> Question | None:
    """What the looking seat is asked."""
    if view.decision is None or not view.decision.prompt:
        return None
    frame = view.state.frames[-1]
    if isinstance(frame.data, OfferData) and frame.data.seat == view.seat:
        return Question(words("prompt-settle"), words("hint-settle"), True)
    key = view.decision.prompt.removeprefix("prompt-")
    city = "-city" if starts_with_city(game, view) else ""
    road = isinstance(frame.data, Placement) and frame.data.settlement >= 0
    hint = words("hint-" + key + ("" if road else city))
    return Question(words("prompt-" + key + city), hint, frame.step not in {ACTION, PRE_ROLL})


def next_step(game: Game, view: Observation, shown: tuple[ActionButton, ...]) -> NextStep | None:
    """The gold button."""
    decision, seat = view.decision, view.seat
    if decision is None:
        return None
    step = view.state.frames[-1].step
    if step == PRE_ROLL:
        return NextStep(words("next-roll"), Roll(seat), words("hint-pre-roll"))
    if step == ACTION:
        ready = tuple(entry.name for entry in shown if entry.reason is None and entry.price)
        hint = words("hint-action-build", thing=Several(ready)) if ready else _idle_hint(game, view)
        barred = game.ask(END_BARRED, view.state)
        reason = because(barred[0]) if barred else None
        return NextStep(words("next-end"), EndTurn(seat), hint, final=True, reason=reason)
    asked = question(game, view)
    if asked is None:
        return None
    single = _single(decision.choices)
    return NextStep(words("next-choose"), single.action if single else None, asked.hint)


def _idle_hint(game: Game, view: Observation) -> Words:
    """What to do while nothing can be built: trade, as long as there are cards to trade."""
    return words("hint-afford-none" if HANDS.of(game, view.state).sizes[view.seat] else "hint-action")


def _single(choices: tuple[Choice, ...]) -> Only | None:
    return choices[0] if len(choices) == 1 and isinstance(choices[0], Only) else None


def costs(game: Game, view: Observation) -> tuple[CostCard, ...]:
    """What the looking seat has not built or drawn yet."""
    found = ((one, one.supply(game, view.state, view.seat)) for one in tables(game).purchases if one.supply is not None)
    return tuple(
        CostCard(words("name-" + one.key), one.key, left, most, 0, price_of(game, one.cost))
        for one, (left, most) in found
    )


def fill(game: Game, view: Observation, model: TableModel | None) -> TableModel:
    """Everything this module has around the board; it is the first of its ruleset."""
    state, hands, development = view.state, HANDS.of(game, view.state), DEVELOPMENT.get(game, view.state)
    shown = buttons(game, view)
    return TableModel(
        viewer=view.seat,
        seats=tuple(seat_panel(game, view, Seat(seat)) for seat in range(game.seats)),
        turn=state.turn,
        active=state.seat,
        steps=pips(game, state),
        dice=dice(game, state),
        hand=hand(game, view),
        buttons=shown,
        next=next_step(game, view, shown),
        question=question(game, view),
        choices=view.decision.choices if view.decision else (),
        trade=trade_view(game, view),
        costs=costs(game, view),
        supply=tuple([Stock(key, count) for key, count in zip(tables(game).kinds, hands.bank, strict=True)]),
        piles=(words("supply-deck", count=deck_left(game, state)),) if development else (),
        lookout=lookout(game, view),
        pieces=((PlaceSettlement.kind, CITY),) if starts_with_city(game, view) else (),
    )


def resource_label(game: Game, value: CardKind) -> Label:
    """A resource as the value of a field."""
    key = "resource-" + tables(game).kinds[value]
    return Label(words(key), key)


def hex_label(game: Game, value: HexId) -> Label:
    """A hex as the value of a field."""
    return Label(hex_words(game, value))


def card_label(game: Game, value: DevelopmentId) -> Label:
    """A development card as the value of a field."""
    key = tables(game).cards[value].key
    return Label(card_name(game, value), card_art(key), words(f"card-{key}-text"))


def robber_camp(game: Game, view: Observation, action: object) -> tuple[str, int]:
    """The robber's camp off the board."""
    return "home", 0


PANELS = PanelView(
    fill=fill,
    names={CardKind: resource_label, DevelopmentId: card_label, HexId: hex_label},
    places={"send_robber_home": robber_camp},
    pieces={
        "place_settlement": SETTLEMENT,
        "build_settlement": SETTLEMENT,
        "build_city": CITY,
        "place_road": ROAD,
        "build_road": ROAD,
        "place_free_road": ROAD,
        "move_robber": "robber",
        "send_robber_home": "robber",
    },
    loud=frozenset({"foresee-harvest", "foresee-steal", "foresee-steal-of", "foresee-win"}),
    moments=moments,
    foresee=foresee,
    unsure=UNSURE,
    followed={AcceptOffer.kind: traded},
    explain=explain,
    keys=KEYS,
)
