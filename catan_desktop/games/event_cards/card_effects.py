"""The effect of each event card when it is drawn, and the choices that it asks for (EVENT section 6.2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from catan_desktop.kernel import Act, Events, Frame, Game, GameState, Observation, Reason, Seat, record, replace
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import CardKind, draw_handful, one
from catan_desktop.kernel.frame import pop, push
from catan_desktop.kernel.game import Step
from catan_desktop.kernel.ids import NOBODY, SEATS, SeatMask, numbered
from catan_desktop.kernel.prompts import Asks, Sealed, ask, ask_all, ask_sealed, has_chosen, in_turn, question, sealed
from catan_desktop.kernel.record import put
from catan_desktop.mechanics.awards import largest_holder, longest_holder, rightful
from catan_desktop.mechanics.board import board_now
from catan_desktop.mechanics.parts import HANDS, HOME, LARGEST_ARMY, ROBBER, hand_of
from catan_desktop.mechanics.payment import hand_over, take
from catan_desktop.mechanics.pieces import road_pieces, served_corners
from catan_desktop.mechanics.questions import ROBBER_BARRED, SHIPS
from catan_desktop.mechanics.robber import place_robber
from catan_desktop.mechanics.scoring import public_points
from catan_desktop.mechanics.terrain import DESERT
from catan_desktop.mechanics.theft import rob, with_cards

from . import cards
from .actions import DamageRoad, GiveHelp, GiveLeft, SettleRobber, TakeFromBank
from .cards import EVENT_CARDS, KEY, NO_GIFT, EventCards
from .events import CardGiven, EventPassed, RoadDamaged
from .questions import FIGHTERS, ROBBER_LEAVES

FLEES, QUAKE, NEIGHBOURS, HELP, SUPPLY = (
    f"{KEY}.{step}" for step in ("flees", "quake", "neighbours", "help", "supply")
)
CardEffect: TypeAlias = Callable[[Game, GameState, Events], GameState]


@record
class Deserts(Asks):
    """Where the robber may go."""

    hexes: int


@record
class Gifts(Sealed):
    """Everybody who gives a card to the left."""


@record
class Help(Asks):
    """Who may be helped."""

    receivers: SeatMask


# the robber flees


def robber_flees(game: Game, state: GameState, out: Events) -> GameState:
    """He goes to the desert, or beside the board where there is none (EVENT-011 to EVENT-011c, EVENT-030)."""
    robber = ROBBER.get(game, state)
    if robber is None or robber.hex == HOME:
        return _passed(state, out, cards.ROBBER_FLEES)
    kinds = board_now(game, state).hex_terrain
    deserts = 0 if game.ask(ROBBER_LEAVES, state) else sum(1 << hex for hex, kind in enumerate(kinds) if kind == DESERT)
    for barred, _ in game.ask(ROBBER_BARRED, state):
        deserts &= ~barred
    if deserts >> robber.hex & 1:
        return _passed(state, out, cards.ROBBER_FLEES)
    if not deserts:
        return place_robber(game, state, state.seat, HOME, out)
    return ask(state, FLEES, Deserts(state.seat, deserts))


def settle_robber(game: Game, state: GameState, action: SettleRobber, out: Events) -> GameState:
    """He stands there, and nobody is robbed."""
    return place_robber(game, pop(state), action.seat, action.hex, out)


# earthquake


def roads_whole(game: Game, state: GameState, seat: Seat) -> int:
    """Return the seat's roads that no earthquake has damaged; other links are none (EVENT-013, EVENT-038a)."""
    return road_pieces(game, state, seat) & ~cards.damaged_of(game, state, seat)


def earthquake(game: Game, state: GameState, out: Events) -> GameState:
    """Whoever has a road and no damaged one turns one, clockwise from the active seat (EVENT-013, EVENT-013a)."""
    shaken = [
        seat
        for seat in in_turn(game, state.seat, game.everybody)
        if not cards.damaged_of(game, state, seat) and roads_whole(game, state, seat)
    ]
    if not shaken:
        return _passed(state, out, cards.EARTHQUAKE)
    return ask_all(state, QUAKE, tuple([Asks(seat) for seat in shaken]))


def damage_road(game: Game, state: GameState, action: DamageRoad, out: Events) -> GameState:
    """It lies sideways."""
    out.append(RoadDamaged(action.seat, action.path))
    return with_damaged(game, pop(state), action.seat, 1 << action.path)


def with_damaged(game: Game, state: GameState, seat: Seat, paths: int) -> GameState:
    """Return the state in which these are the seat's damaged roads."""
    part = EVENT_CARDS.of(game, state)
    return EVENT_CARDS.put(game, state, replace(part, damaged=put(part.damaged, seat, paths)))


# gifts


def good_neighbours(game: Game, state: GameState, out: Events) -> GameState:
    """Everybody with cards gives one to the left; all choose first (EVENT-017, EVENT-017a)."""
    givers = with_cards(game, state, NOBODY)
    return ask_sealed(state, NEIGHBOURS, Gifts(givers)) if givers else _passed(state, out, cards.GOOD_NEIGHBOURS)


def own_cards(game: Game, state: GameState, seat: Seat) -> list[GiveLeft]:
    """Return one of the own cards of each kind."""
    return [GiveLeft(seat, kind) for kind, count in numbered(CardKind, hand_of(game, state, seat)) if count]


def give_left(game: Game, state: GameState, action: GiveLeft, out: Events) -> GameState:
    """The choice stays secret until all have chosen; then all cards move."""
    part = EVENT_CARDS.of(game, state)
    chosen = put(part.private, action.seat, action.card)
    state, opened = sealed(game, EVENT_CARDS.put(game, state, replace(part, private=chosen)), action.seat)
    if not opened:
        return state
    for giver in opened:
        kind = chosen[giver]
        assert kind is not None, "the rules see all choices"
        state = _given(game, state, giver, Seat((giver + 1) % game.seats), kind, out, cards.GOOD_NEIGHBOURS)
    return EVENT_CARDS.put(game, state, replace(EVENT_CARDS.of(game, state), private=(NO_GIFT,) * game.seats))


def _given(
    game: Game, state: GameState, giver: Seat, taker: Seat, kind: CardKind, out: Events, event: str
) -> GameState:
    out.append(CardGiven(giver, taker, kind, event))
    return hand_over(game, state, giver, taker, one(kind, len(HANDS.of(game, state).bank)))


def helpful_neighbour(game: Game, state: GameState, out: Events) -> GameState:
    """Whoever has the most public points and a card helps one with fewer (EVENT-018, EVENT-018a)."""
    points = [public_points(game, state, Seat(seat)) for seat in range(game.seats)]
    behind = sum([1 << seat for seat, count in enumerate(points) if count < max(points)])
    givers = with_cards(game, state, NOBODY) & ~behind
    if not behind or not givers:
        return _passed(state, out, cards.HELPFUL_NEIGHBOUR)
    asked = in_turn(game, state.seat, givers)
    return push(state, *[Frame(HELP, 1 << seat, Help(seat, behind)) for seat in reversed(asked)])


def help_for(game: Game, state: GameState, seat: Seat) -> list[GiveHelp]:
    """Return one of the own cards for one of those with fewer points; asked even of a hand of one kind."""
    hand, receivers = hand_of(game, state, seat), tuple(bits(state.frames[-1].data_as(Help).receivers))
    return [GiveHelp(seat, kind, Seat(to)) for kind, count in numbered(CardKind, hand) if count for to in receivers]


def give_help(game: Game, state: GameState, action: GiveHelp, out: Events) -> GameState:
    """The card changes hands."""
    return _given(game, pop(state), action.seat, action.receiver, action.card, out, cards.HELPFUL_NEIGHBOUR)


# cards of the bank


def _supplied(game: Game, state: GameState, seats: SeatMask, out: Events, event: str) -> GameState:
    """These seats take a card each, clockwise from the active one (EVENT-024, EVENT-024a)."""
    if not seats or not any(HANDS.of(game, state).bank):
        return _passed(state, out, event)
    return ask_all(state, SUPPLY, tuple([Asks(seat) for seat in in_turn(game, state.seat, seats)]))


def most(values: list[int]) -> SeatMask:
    """Return the seats with the most of something, of which one is needed (EVENT-019, EVENT-021a)."""
    return sum([1 << seat for seat, count in enumerate(values) if count == max(*values, 1)])


def harbours(game: Game, state: GameState, seat: Seat) -> int:
    """Return how many harbours the seat's buildings touch, those out of use left out (EVENT-019a)."""
    served = served_corners(game, state, seat)
    return sum([1 for corners in board_now(game, state).harbour_corners if corners & served])


def calm_seas(game: Game, state: GameState, out: Events) -> GameState:
    """For whoever lives at the most harbours (EVENT-019)."""
    seats = most([harbours(game, state, Seat(seat)) for seat in range(game.seats)])
    return _supplied(game, state, seats, out, cards.CALM_SEAS)


def plentiful_year(game: Game, state: GameState, out: Events) -> GameState:
    """For everybody (EVENT-020)."""
    return _supplied(game, state, game.everybody, out, cards.PLENTIFUL_YEAR)


def tournament(game: Game, state: GameState, out: Events) -> GameState:
    """For whoever has played the most knights (EVENT-021)."""
    return _supplied(game, state, most(list(fighters(game, state))), out, cards.TOURNAMENT)


def cards_of_bank(game: Game, state: GameState, seat: Seat) -> list[TakeFromBank]:
    """Return any kind that is not exhausted (EVENT-024)."""
    return [TakeFromBank(seat, kind) for kind, count in numbered(CardKind, HANDS.of(game, state).bank) if count]


def take_from_bank(game: Game, state: GameState, action: TakeFromBank, out: Events) -> GameState:
    """The card goes to the hand."""
    return take(game, pop(state), action.seat, one(action.card, len(HANDS.of(game, state).bank)), out, "event")


# a card of somebody else


def fighters(game: Game, state: GameState) -> tuple[int, ...]:
    """Return by seat the knights that count (EVENT-021, EVENT-031b, EVENT-031c)."""
    told = game.ask(FIGHTERS, state)
    if told:
        return told
    army = LARGEST_ARMY.get(game, state)
    return army.knights if army else (0,) * game.seats


def conflict(game: Game, state: GameState, out: Events) -> GameState:
    """The holder of Largest Army, or who alone has the most knights, takes a card (EVENT-022, EVENT-022a)."""
    return _plundered(game, state, largest_holder(game, state), fighters(game, state), out, cards.CONFLICT)


def trade_advantage(game: Game, state: GameState, out: Events) -> GameState:
    """The holder of Longest Road, or who alone has the most roads, ships among them, takes a card (EVENT-023,
    EVENT-023a, MIX-036)."""
    links = [road_pieces(game, state, seat) | game.ask(SHIPS, state, seat) for seat in SEATS[: game.seats]]
    roads = tuple([mask.bit_count() for mask in links])
    return _plundered(game, state, longest_holder(game, state), roads, out, cards.TRADE)


def _plundered(
    game: Game, state: GameState, holder: int, values: tuple[int, ...], out: Events, event: str
) -> GameState:
    thief = holder if holder != NOBODY else rightful(values, NOBODY, 1)
    targets = 0 if thief == NOBODY else with_cards(game, state, Seat(thief))
    return rob(state, Seat(thief), targets) if targets else _passed(state, out, event)


def nothing_more(game: Game, state: GameState, out: Events) -> GameState:
    """The number is all that the card brings; a 7 comes with its number (EVENT-010, EVENT-012)."""
    return state


def _passed(state: GameState, out: Events, event: str) -> GameState:
    out.append(EventPassed(event))
    return state


CARD_EFFECTS: Mapping[str, CardEffect] = {
    cards.ROBBER_ATTACKS: nothing_more,
    cards.ROBBER_FLEES: robber_flees,
    cards.EPIDEMIC: nothing_more,
    cards.EARTHQUAKE: earthquake,
    cards.GOOD_NEIGHBOURS: good_neighbours,
    cards.HELPFUL_NEIGHBOUR: helpful_neighbour,
    cards.CALM_SEAS: calm_seas,
    cards.PLENTIFUL_YEAR: plentiful_year,
    cards.TOURNAMENT: tournament,
    cards.CONFLICT: conflict,
    cards.TRADE: trade_advantage,
    cards.QUIET: nothing_more,
}
"""By event: what comes before the number (EVENT-005)."""
FLEE = Act(SettleRobber, settle_robber, sites=("hex", lambda g, s, seat: s.frames[-1].data_as(Deserts).hexes))
STEPS = (
    question(FLEES, "prompt-robber-desert", (FLEE,), Reason("reason-event-desert", rule="EVENT-011a"), Deserts),
    question(
        QUAKE,
        "prompt-damage-road",
        (Act(DamageRoad, damage_road, sites=("path", roads_whole)),),
        Reason("reason-event-own-road", rule="EVENT-013"),
    ),
    Step(
        NEIGHBOURS,
        "prompt-give-left",
        Gifts,
        choices=(Act(GiveLeft, give_left, own_cards),),
        refusal=Reason("reason-event-own-card", rule="EVENT-017"),
    ),
    Step(
        HELP,
        "prompt-help-neighbour",
        Help,
        choices=(Act(GiveHelp, give_help, help_for),),
        refusal=Reason("reason-helper-fewer-points", rule="EVENT-018"),
    ),
    question(
        SUPPLY,
        "prompt-event-take",
        (Act(TakeFromBank, take_from_bank, cards_of_bank),),
        Reason("reason-event-bank-lacks", rule="EVENT-024"),
    ),
)


def determinise(game: Game, view: Observation, state: GameState, rng: Any) -> EventCards:
    """Whoever has chosen a gift may have chosen any card of the hand that was dealt."""
    part = EVENT_CARDS.of(game, state)
    private = list(part.private)
    for index in range(game.seats):
        seat = Seat(index)
        if seat != view.seat:
            chosen = has_chosen(state, NEIGHBOURS, seat)
            drawn = draw_handful(hand_of(game, state, seat), 1, rng).index(1) if chosen else NO_GIFT
            private[seat] = CardKind(drawn)
    return replace(part, private=tuple(private))
