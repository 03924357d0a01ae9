"""The module `settlers`.

Version history
    1: the first.
    2: after the first of two free roads one may stop (BASE-156); offers have no limit unless a house rule sets one.

Rulings where the rule file is silent (see also `trade`):
* The option `early_sevens` off means that in the first two rounds only throws other than 7 can fall.
* The option `dice` = `deck` draws the 36 throws without replacement and lays them back when none is left.
* The friendly robber goes to no hex with a building of a seat that has two public points or fewer, and robs no such
  seat; if no other hex is left, any hex will do.
"""

from __future__ import annotations

from random import Random
from typing import Any

from catan_desktop.kernel.cards import Counts, add, changed, draw_handful, subtract
from catan_desktop.kernel.errors import Reason, RulesetError
from catan_desktop.kernel.event import GameEnded, TurnBegan
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.module import EndCheck, Events, Module, OptionSpec, Script
from catan_desktop.kernel.record import replace
from catan_desktop.kernel.state import GameState, Observation

from . import actions, awards, building, dice, events, production, questions, robber, scoring, trade
from . import development as cards
from . import placement as setup
from .part import HOME, KEY, SLOT, Purse, SettlersPart, purse, settlers, with_purse, with_settlers
from .tables import Tables, tables


def initial(game: Game) -> SettlersPart:
    """Nothing stands, everything is in the supply."""
    if game.ruleset.slots[KEY] != 0:
        raise RulesetError("settlers must be the first module")
    values, seats = tables(game), game.seats
    none = (0,) * seats
    deck: Counts = tuple(spec.count for spec in values.cards)
    no_cards = (0,) * len(deck)
    start = game.board.robber_start
    return SettlersPart(
        roads=none,
        settlements=none,
        cities=none,
        robber=HOME if start is None else start,
        taken=0,
        towns=0,
        open_corners=game.board.topology.all_corners,
        touch=none,
        edges=none,
        lengths=none,
        longest=-1,
        knights=none,
        largest=-1,
        bank=values.bank,
        deck=sum(deck),
        hands=none,
        held=none,
        gone=no_cards,
        shown=none,
        first=Seat(0),
        dice=(0, 0),
        throws=dice.ALL_THROWS if game.options["dice"] == "deck" else 0,
        producing=False,
        received=0,
        card_played=False,
        bought=0,
        offers=0,
        trade_over=False,
        private=(Purse((0,) * len(values.kinds), no_cards, no_cards),) * seats,
        hidden=deck,
    )


def first_tables(given: Tables | None) -> Tables:
    """The classic numbers."""
    return Tables()


def script(given: Script) -> Script:
    """The set-up and the turn (BASE-070)."""
    return Script(
        setup=(setup.FIRST, setup.PLACEMENT),
        turn=(dice.PRE_ROLL, dice.DICE, dice.PRODUCE, building.ACTION),
    )


def on_turn_began(game: Game, state: GameState, event: TurnBegan, out: Events) -> GameState:
    """A turn begins."""
    return begun_anew(game, state)


def begun_anew(game: Game, state: GameState) -> GameState:
    """What is counted by the turn starts anew; bought cards become playable."""
    part = settlers(state)
    if not (part.card_played or part.bought or part.offers or part.trade_over):
        return state
    if part.bought:
        for index, own in enumerate(part.private):
            if own is not None and any(own.fresh):
                part = with_purse(part, Seat(index), replace(own, fresh=(0,) * len(own.fresh)))
    return with_settlers(state, replace(part, card_played=False, bought=0, offers=0, trade_over=False))


TRIES = 300
"""So often an impossible deal is dealt again."""


def determinise(game: Game, view: Observation, state: GameState, rng: Random) -> SettlersPart:
    """Deal the unknown resource and development cards, all ways equally likely, until the game could stand so.

    Where that does not come about, hands get first what everybody knows that they hold at least.
    """
    for _ in range(TRIES):
        dealt = _dealt(game, view, state, rng)
        if game.ask(questions.PLAUSIBLE, with_settlers(state, dealt)):
            return dealt
    return _dealt(game, view, state, rng, game.ask(questions.AT_LEAST, state))


def _dealt(
    game: Game, view: Observation, state: GameState, rng: Random, least: tuple[tuple[int, int, int], ...] = ()
) -> SettlersPart:
    """The unknown cards in the other hands and in the deck, agreeing with what is known of single ones.

    `least` are the triples of AT_LEAST that must come true.
    """
    part = settlers(state)
    own = purse(part, view.seat)
    values = tables(game)
    known = game.ask(questions.KNOWN_HANDS, state, view.seat)
    seen = dict(known)
    on_deck = (0,) * len(values.cards)
    for kind in game.ask(questions.KNOWN_DECK, state, view.seat):
        on_deck = changed(on_deck, kind, 1)
    cards_left = subtract(subtract(values.bank, part.bank), own.hand)
    for hand in seen.values():
        cards_left = subtract(cards_left, hand)
    sure = [game.ask(questions.HELD, state, Seat(index)) for index in range(game.seats)]
    for index, cards_held in enumerate(sure):
        if index != view.seat and index not in seen:
            cards_left = subtract(cards_left, cards_held)
    for index, mask, number in least:
        for _ in range(number if index != view.seat and index not in seen else 0):
            pool = [count if mask >> kind & 1 and not sure[index][kind] else 0 for kind, count in enumerate(cards_left)]
            got = draw_handful(tuple(pool), min(1, sum(pool)), rng)
            sure[index], cards_left = add(sure[index], got), subtract(cards_left, got)
    unseen = subtract(subtract(tuple(spec.count for spec in values.cards), part.gone), add(own.cards, on_deck))
    dealt = part
    for index in range(game.seats):
        seat = Seat(index)
        if seat == view.seat:
            continue
        if seat in seen:
            hand = seen[seat]
        else:
            rest = draw_handful(cards_left, part.hands[seat] - sum(sure[seat]), rng)
            cards_left = subtract(cards_left, rest)
            hand = add(sure[seat], rest)
        held = draw_handful(unseen, part.held[seat], rng)
        unseen = subtract(unseen, held)
        fresh = draw_handful(held, part.bought, rng) if seat == state.seat else (0,) * len(held)
        parting = draw_handful(hand, sum(hand) // 2, rng) if robber.has_chosen(state, seat) else ()
        dealt = with_purse(dealt, seat, Purse(hand, held, fresh, parting))
    return replace(dealt, hidden=add(unseen, on_deck))


def free_roads_may_stop(state: Any) -> Any:
    """Version 1 to 2: free roads that were begun are laid by the rules under which they were saved."""
    frames = [
        {**frame, "data": {**frame["data"], "placed": False}} if frame["step"] == cards.FREE_ROADS else frame
        for frame in state["frames"]
    ]
    return {**state, "frames": frames}


def explain_roll(game: Game, state: GameState, action: actions.Roll) -> Reason | None:
    """Why the dice cannot be rolled."""
    return Reason("reason-rolled-already", rule="BASE-211") if state.frames[-1].step == building.ACTION else None


SETTLERS = Module(
    slot=SLOT,
    version=2,
    initial=initial,
    upgrades={1: free_roads_may_stop},
    tables=first_tables,
    script=script,
    steps=(*setup.STEPS, *dice.STEPS, *robber.STEPS, *building.STEPS, *cards.STEPS, *trade.STEPS),
    choices={
        dice.PRE_ROLL: (cards.card_choices,),
        building.ACTION: (cards.card_offer, cards.card_choices, trade.trade_choices),
    },
    handlers={
        actions.FirstDice: setup.first_dice,
        actions.PlaceSettlement: setup.place_settlement,
        actions.PlaceRoad: setup.place_road,
        actions.Roll: dice.roll,
        actions.Dice: dice.dice,
        actions.Discard: robber.discard,
        actions.MoveRobber: robber.move_robber,
        actions.SendRobberHome: robber.send_home,
        actions.Steal: robber.steal,
        actions.StolenCard: robber.stolen_card,
        actions.BuildRoad: building.build_road,
        actions.BuildSettlement: building.build_settlement,
        actions.BuildCity: building.build_city,
        actions.BuyCard: cards.buy_card,
        actions.DrawnCard: cards.drawn_card,
        actions.PlayKnight: cards.play_knight,
        actions.PlayRoads: cards.play_roads,
        actions.PlaceFreeRoad: cards.place_free_road,
        actions.StopRoads: cards.stop_roads,
        actions.PlayPlenty: cards.play_plenty,
        actions.PlayMonopoly: cards.play_monopoly,
        actions.BankTrade: trade.bank_trade,
        actions.OfferTrade: trade.offer_trade,
        actions.AcceptOffer: trade.accept_offer,
        actions.DeclineOffer: trade.decline_offer,
        actions.CounterOffer: trade.counter_offer,
        actions.SettleTrade: trade.settle_trade,
        actions.WithdrawOffer: trade.withdraw_offer,
        actions.EndTurn: building.end_turn,
    },
    explain={
        actions.PlaceSettlement: setup.explain_settlement,
        actions.PlaceRoad: setup.explain_road,
        actions.Roll: explain_roll,
        actions.Discard: robber.explain_discard,
        actions.MoveRobber: robber.explain_robber,
        actions.SendRobberHome: robber.explain_home,
        actions.Steal: robber.explain_steal,
        actions.BuildRoad: building.explain_road,
        actions.BuildSettlement: building.explain_settlement,
        actions.BuildCity: building.explain_city,
        actions.BuyCard: cards.explain_buy,
        actions.PlayKnight: cards.explain_knight,
        actions.PlayRoads: cards.explain_roads,
        actions.PlaceFreeRoad: building.explain_free_road,
        actions.PlayPlenty: cards.explain_plenty,
        actions.PlayMonopoly: cards.explain_monopoly,
        actions.BankTrade: trade.explain_bank,
        actions.OfferTrade: trade.explain_offer,
        actions.AcceptOffer: trade.explain_accept,
        actions.CounterOffer: trade.explain_counter,
        actions.SettleTrade: trade.explain_settle,
        actions.EndTurn: building.explain_end,
    },
    answers={
        questions.BLOCKED: production.robber_blocks,
        questions.POINTS: scoring.own_points,
        questions.SOURCES: scoring.own_sources,
        questions.RATES: trade.own_rates,
        questions.HELD: trade.promised,
        questions.PLAUSIBLE: scoring.not_yet_won,
    },
    on={
        events.Built: awards.on_built,
        events.CardPlayed: awards.on_card_played,
        TurnBegan: on_turn_began,
        GameEnded: scoring.on_game_ended,
    },
    end_checks=(EndCheck(scoring.judge),),
    options=(
        OptionSpec("combined", True, (True, False)),
        OptionSpec("offers", trade.UNLIMITED, (trade.UNLIMITED, 0, 1, 2, 3, 5, 10), house=True),
        OptionSpec("goal", 10, (8, 9, 10, 11, 12, 13, 14), house=True),
        OptionSpec("friendly_robber", False, (False, True), house=True),
        OptionSpec("early_sevens", True, (True, False), house=True),
        OptionSpec("dice", "fair", ("fair", "deck"), house=True),
    ),
    determinise=determinise,
)
