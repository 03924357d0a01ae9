"""The module `development`: cards that are bought, when they may be played, and what they do.

Version history
    1: the first.
    2: after the first of two free roads one may stop (BASE-156).
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from catan_desktop.kernel import Act, Counts, Events, Frame, Game, GameState, Observation, Reason, Seat, record, replace
from catan_desktop.kernel.cards import add, changed, draw_handful, one, subtract
from catan_desktop.kernel.choice import Among, Choice, Draw, Handful, Only, buttons
from catan_desktop.kernel.event import GameEnded, TurnBegan
from catan_desktop.kernel.frame import pop, push
from catan_desktop.kernel.game import Handler, Module, Step, Together, about_site
from catan_desktop.kernel.ids import CHANCE, numbers
from catan_desktop.kernel.record import put
from catan_desktop.kernel.slot import in_sight
from catan_desktop.mechanics.tables import RESOURCE_KINDS, DevelopmentId

from .actions import BuyCard, DrawnCard, PlaceFreeRoad, PlayKnight, PlayMonopoly, PlayPlenty, PlayRoads, StopRoads
from .building import ROAD_REFUSALS, road_paths
from .buying import selling
from .dice import PRE_ROLL
from .events import CardBought, CardPlayed, Monopolised, PointCardsShown, StepBegan
from .parts import DEVELOPMENT, HANDS, Development, OwnCards, cards_of, hand_of, known_cards, with_cards
from .payment import hand_over, take
from .pieces import add_road, road_sites, roads_left
from .placement import NO_PATH
from .purchase import Purchase
from .questions import (
    DAMAGED,
    FREE_PIECES,
    HIDDEN_POINTS,
    KNIGHT_PLAYED,
    KNIGHT_USELESS,
    KNOWN_DECK,
    SET_ASIDE,
    SHOWN_POINTS,
    SOURCES,
)
from .scoring import not_yet_won
from .tables import KINDS, CardSpec, Tables, tables
from .turn import ACTION

DRAW, FREE_ROADS = "settlers.draw", "settlers.free_roads"


@record
class Buyer:
    """Who draws a card outside its own turn."""

    seat: Seat


@record
class FreeRoads:
    """How many roads may still be placed."""

    left: int
    placed: bool
    """True after the first one: the seat may stop (BASE-156)."""


def playable(game: Game, state: GameState, seat: Seat, key: str) -> Reason | None:
    """None if the seat may play such a card now, as far as the card itself goes (BASE-151, BASE-152)."""
    development = DEVELOPMENT.of(game, state)
    kind = tables(game).card_kind(key)
    if kind < 0:
        return Reason("reason-not-in-this-game")
    if seat != state.seat or state.frames[-1].step not in tables(game).card_steps:
        return Reason("reason-not-now", rule="BASE-151")
    own = cards_of(game, state, seat)
    if not own.cards[kind]:
        return Reason("reason-card-not-held", rule="BASE-219")
    if development.card_played:
        return Reason("reason-one-card-a-turn", rule="BASE-151")
    if own.cards[kind] == own.fresh[kind]:
        return Reason("reason-card-bought-now", rule="BASE-152")
    return None


def played(game: Game, state: GameState, seat: Seat, key: str, out: Events) -> GameState:
    """The card leaves the hand."""
    kind, part, own = tables(game).card_kind(key), DEVELOPMENT.of(game, state), cards_of(game, state, seat)
    part = with_cards(part, seat, replace(own, cards=changed(own.cards, kind, -1)))
    out.append(CardPlayed(seat, key))
    return DEVELOPMENT.put(game, state, replace(part, card_played=True, gone=changed(part.gone, kind, 1)))


def card_choices(game: Game, state: GameState, seat: Seat) -> tuple[Choice, ...]:
    """Every card that may be played now."""
    part = DEVELOPMENT.of(game, state)
    if part.card_played or not part.held[seat]:
        return ()
    own = known_cards(part, seat)
    ready = _ready(own.cards, own.fresh)
    if not ready:
        return ()
    specs = tables(game).cards
    return tuple([found for kind in ready if (found := _offered(game, state, seat, specs[kind].key)) is not None])


@lru_cache(maxsize=4096)
def _ready(cards: Counts, fresh: Counts) -> tuple[int, ...]:
    """The kinds of which a hand holds a card that was not bought in this turn."""
    return tuple([kind for kind, count in enumerate(cards) if count > fresh[kind]])


def _offered(game: Game, state: GameState, seat: Seat, key: str) -> Choice | None:
    if why_useless(game, state, seat, key) is not None:
        return None
    if key == "knight":
        return KNIGHT[seat]
    if key == "roads":
        return Only(PlayRoads(seat))
    if key == "plenty":
        return _of_bank(game, state, seat)
    return _monopolies(seat) if key == "monopoly" else None


@lru_cache(maxsize=16)
def _monopolies(seat: Seat) -> Among:
    return Among(tuple(PlayMonopoly(seat, kind) for kind in RESOURCE_KINDS))


def why_useless(game: Game, state: GameState, seat: Seat, key: str) -> Reason | None:
    """Return why such a card would bring nothing: Road Building, say, that places and repairs nothing (BASE-160)."""
    if key == "knight":
        useless = game.ask(KNIGHT_USELESS, state, seat)
        return useless[0] if useless else None
    if key == "plenty" and not any(HANDS.of(game, state).bank):
        return Reason("reason-bank-lacks", rule="BASE-160")
    if key != "roads" or game.ask(DAMAGED, state, seat) or game.ask(FREE_PIECES, state, seat):
        return None
    if not roads_left(game, state, seat):
        return Reason("reason-no-road-piece", rule="BASE-160")
    return None if road_sites(game, state, seat) else Reason("reason-no-road-site", rule="BASE-160")


def play_knight(game: Game, state: GameState, action: PlayKnight, out: Events) -> GameState:
    """The card is laid down; what it brings, the robber's move say, comes when the award is settled (BASE-187)."""
    state = played(game, state, action.seat, "knight", out)
    return push(state, *game.ask(KNIGHT_PLAYED, state, action.seat))


def play_roads(game: Game, state: GameState, action: PlayRoads, out: Events) -> GameState:
    """Up to two roads, or as many as there are pieces (BASE-156)."""
    state = played(game, state, action.seat, "roads", out)
    serve = roads_left(game, state, action.seat) + game.ask(DAMAGED, state, action.seat).bit_count()
    count = min(2, serve + game.ask(FREE_PIECES, state, action.seat))
    return push(state, Frame(FREE_ROADS, 1 << action.seat, FreeRoads(count, False)))


def place_free_road(game: Game, state: GameState, action: PlaceFreeRoad, out: Events) -> GameState:
    """One of the free roads; the next may continue it."""
    frame = state.frames[-1]
    state = add_road(game, pop(state), action.seat, action.path, out, paid=False)
    return after_free_piece(game, state, action.seat, frame)


def after_free_piece(game: Game, state: GameState, seat: Seat, frame: Frame) -> GameState:
    """The seat is asked again where the card brings another piece and there is a site for it; else the card is done."""
    left = frame.data_as(FreeRoads).left - 1
    if left and (road_paths(game, state, seat) or game.ask(FREE_PIECES, state, seat)):
        return push(state, replace(frame, data=FreeRoads(left, True)))
    return state


def stop_roads(game: Game, state: GameState, action: StopRoads, out: Events) -> GameState:
    """The card is done with one road (BASE-156)."""
    return pop(state)


def play_plenty(game: Game, state: GameState, action: PlayPlenty, out: Events) -> GameState:
    """Cards of the bank, by choice (BASE-157)."""
    state = played(game, state, action.seat, "plenty", out)
    return take(game, state, action.seat, action.cards, out, "plenty")


def play_monopoly(game: Game, state: GameState, action: PlayMonopoly, out: Events) -> GameState:
    """All cards of a resource change hands (BASE-158)."""
    state = played(game, state, action.seat, "monopoly", out)
    counts = []
    for index in range(game.seats):
        giver = Seat(index)
        count = 0 if giver == action.seat else hand_of(game, state, giver)[action.resource]
        counts.append(count)
        if count:
            state = hand_over(game, state, giver, action.seat, one(action.resource, KINDS, count))
    out.append(Monopolised(action.seat, action.resource, tuple(counts)))
    return state


def buy_card(game: Game, state: GameState, action: BuyCard, out: Events) -> GameState:
    """Chance draws it (BASE-150)."""
    return begin_draw(game, state, action.seat)


def begin_draw(game: Game, state: GameState, seat: Seat) -> GameState:
    """A seat draws the top card of the deck."""
    return push(state, Frame(DRAW, 1 << CHANCE, None if seat == state.seat else Buyer(seat)))


@lru_cache(maxsize=4)
def _drawn(kinds: int) -> tuple[DrawnCard, ...]:
    return tuple(DrawnCard(CHANCE, kind) for kind in numbers(DevelopmentId, kinds))


def deck_draw(game: Game, state: GameState, seat: Seat) -> Draw:
    """Return the draw in which every card left in the deck is equally likely to lie on top."""
    deck = in_sight(DEVELOPMENT.of(game, state).hidden)
    return Draw(_drawn(len(deck)), deck)


def drawn_card(game: Game, state: GameState, action: DrawnCard, out: Events) -> GameState:
    """The card goes to the buyer's hand; the active seat cannot play it this turn (BASE-152)."""
    buyer = state.frames[-1].data
    seat = buyer.seat if isinstance(buyer, Buyer) else state.seat
    out.append(CardBought(seat, action.card))
    return keep_card(game, pop(state), seat, action.card)


def keep_card(game: Game, state: GameState, seat: Seat, kind: int) -> GameState:
    """A card goes from the deck to a hand; the seat whose turn it is has bought it in this turn."""
    part, own = DEVELOPMENT.of(game, state), cards_of(game, state, seat)
    deck, now = in_sight(part.hidden), int(seat == state.seat)
    own = OwnCards(changed(own.cards, kind, 1), changed(own.fresh, kind, now))
    part = replace(part, hidden=changed(deck, kind, -1), deck=part.deck - 1, bought=part.bought + now)
    return DEVELOPMENT.put(game, state, with_cards(part, seat, own))


KNIGHT = buttons(PlayKnight)


def card_row(action: type[Any], does: Handler, key: str, *refusals: Any, **offered: Any) -> Act[Any]:
    """Return the row of an action that plays a card; `refusals` speak against it besides what the card itself does."""

    def held_back(game: Game, state: GameState, action: Any) -> Reason | None:
        return playable(game, state, action.seat, key)

    useless = ("", lambda g, s, action: why_useless(g, s, action.seat, key))
    return Act(action, does, refusals=(("", held_back), useless, *refusals), elsewhere=held_back, **offered)


def _other_number(game: Game, state: GameState, action: PlayPlenty) -> bool:
    cards, bank = action.cards, HANDS.of(game, state).bank
    return len(cards) != len(bank) or min(cards) < 0 or sum(cards) != min(2, sum(bank))


def _of_bank(game: Game, state: GameState, seat: Seat) -> Handful | None:
    """Two cards of the bank, or one where it has no more (BASE-157)."""
    bank = HANDS.of(game, state).bank
    count = min(2, sum(bank))
    return Handful(PlayPlenty, seat, bank, count, count) if count else None


PLAYS = Together(
    (
        card_row(PlayKnight, play_knight, "knight"),
        card_row(PlayRoads, play_roads, "roads"),
        card_row(
            PlayPlenty,
            play_plenty,
            "plenty",
            (Reason("reason-no-such-cards", rule="BASE-157"), _other_number),
            family=_of_bank,
            otherwise=Reason("reason-bank-lacks", rule="BASE-157"),
        ),
        card_row(PlayMonopoly, play_monopoly, "monopoly", each=lambda game, state, seat: _monopolies(seat).actions),
    ),
    card_choices,
)
FREE_ROAD = Act(
    PlaceFreeRoad, place_free_road, sites=("path", road_paths), refusals=about_site(ROAD_REFUSALS), unknown=NO_PATH
)
STOP_ROADS = Act(
    StopRoads, stop_roads, refusals=(("", lambda g, s, action: not s.frames[-1].data_as(FreeRoads).placed),)
)
FREE_ROADS_STEP = Step(FREE_ROADS, "prompt-free-road", FreeRoads, choices=(FREE_ROAD, STOP_ROADS))
STEPS = (
    Step(DRAW, "prompt-draw", Buyer | None, choices=(Act(DrawnCard, drawn_card, family=deck_draw),)),
    FREE_ROADS_STEP,
)


def free_roads_may_stop(state: Any) -> Any:
    """Version 1 to 2: free roads that were begun are laid by the rules under which they were saved."""
    frames = [
        {**frame, "data": {**frame["data"], "placed": False}} if frame["step"] == FREE_ROADS else frame
        for frame in state["frames"]
    ]
    return {**state, "frames": frames}


def with_deck(given: Tables) -> Tables:
    """25 cards, each for three resources (BASE-150)."""
    return replace(given, cards=DECK, hidden_points=5)


DECK = (
    CardSpec("knight", 14),
    CardSpec("vp", 5, points=1),
    CardSpec("roads", 2),
    CardSpec("plenty", 2),
    CardSpec("monopoly", 2),
)


def initial(game: Game) -> Development:
    """All cards are in the deck."""
    deck: Counts = tuple(spec.count for spec in tables(game).cards)
    nothing, none = (0,) * game.seats, (0,) * len(deck)
    return Development(
        deck=sum(deck),
        held=nothing,
        gone=none,
        shown=nothing,
        card_played=False,
        bought=0,
        private=(OwnCards(none, none),) * game.seats,
        hidden=deck,
    )


def on_turn_began(game: Game, state: GameState, event: TurnBegan | StepBegan, out: Events) -> GameState:
    """What is counted by the turn starts anew; bought cards become playable."""
    part = DEVELOPMENT.of(game, state)
    if not (part.card_played or part.bought):
        return state
    private = part.private
    if part.bought:
        private = tuple(
            [
                own if own is None or not any(own.fresh) else OwnCards(own.cards, (0,) * len(own.fresh))
                for own in private
            ]
        )
    return DEVELOPMENT.put(game, state, replace(part, card_played=False, bought=0, private=private))


def hidden_points(game: Game, state: GameState, seat: Seat) -> int:
    """This module's answer to HIDDEN_POINTS; needs the seat's cards, if it has any."""
    part = DEVELOPMENT.of(game, state)
    if not part.held[seat] or part.shown[seat]:
        return 0
    return tables(game).card_points(cards_of(game, state, seat).cards)


def shown_points(game: Game, state: GameState, seat: Seat) -> int:
    """This module's answer to SHOWN_POINTS."""
    return DEVELOPMENT.of(game, state).shown[seat]


def sources(game: Game, state: GameState, seat: Seat) -> tuple[tuple[str, int], ...]:
    """This module's answer to SOURCES (BASE-190)."""
    return (("vp_cards", DEVELOPMENT.of(game, state).shown[seat]),)


def on_game_ended(game: Game, state: GameState, event: GameEnded, out: Events) -> GameState:
    """Everybody lays the victory point cards open (BASE-193)."""
    for index in range(game.seats):
        seat = Seat(index)
        count = hidden_points(game, state, seat)
        if count:
            part = DEVELOPMENT.of(game, state)
            state = DEVELOPMENT.put(game, state, replace(part, shown=put(part.shown, seat, count)))
            out.append(PointCardsShown(seat, count))
    return state


TRIES = 300
"""Times that an impossible deal is dealt again."""


def determinise(game: Game, view: Observation, state: GameState, rng: Random) -> Development:
    """Deal the unknown cards, all ways equally likely, until nobody would have won already."""
    dealt = _dealt(game, view, state, rng)
    for _ in range(TRIES):
        if not_yet_won(game, DEVELOPMENT.put(game, state, dealt)):
            break
        dealt = _dealt(game, view, state, rng)
    return dealt


def _dealt(game: Game, view: Observation, state: GameState, rng: Random) -> Development:
    part, own = DEVELOPMENT.of(game, state), cards_of(game, state, view.seat)
    on_deck = (0,) * len(tables(game).cards)
    for kind in game.ask(KNOWN_DECK, state, view.seat):
        on_deck = changed(on_deck, kind, 1)
    unseen = subtract(subtract(tuple(spec.count for spec in tables(game).cards), part.gone), add(own.cards, on_deck))
    private: list[OwnCards | None] = list(part.private)
    for index in range(game.seats):
        if index != view.seat:
            held = draw_handful(unseen, part.held[index], rng)
            unseen = subtract(unseen, held)
            fresh = draw_handful(held, part.bought, rng) if index == state.seat else (0,) * len(held)
            private[index] = OwnCards(held, fresh)
    return replace(part, private=tuple(private), hidden=add(unseen, on_deck))


def deck_left(game: Game, state: GameState) -> int:
    """Return how many cards can still be bought; 0 in a game without them."""
    part = DEVELOPMENT.get(game, state)
    return 0 if part is None else part.deck - game.ask(SET_ASIDE, state)


def deck_supply(game: Game, state: GameState, seat: Seat) -> tuple[int, int]:
    """Return how many cards can still be bought, and how many the game has."""
    return deck_left(game, state), sum(spec.count for spec in tables(game).cards)


DEVELOPMENT_CARD = Purchase(
    key="card",
    action=BuyCard,
    cost=(0, 0, 1, 1, 1),
    does=buy_card,
    sites=lambda game, state, seat: 1 if deck_left(game, state) else 0,
    nowhere=Reason("reason-deck-empty", rule="BASE-150"),
    supply=deck_supply,
    wanted=2,
)
"""BASE-150."""


def follow(game: Game, state: GameState) -> GameState:
    """Return the state with the deck that hands and played cards leave; unknown cards tell nothing."""
    part, specs = DEVELOPMENT.of(game, state), tables(game).cards
    if any(own is None for own in part.private):
        return state
    owned = [known_cards(part, Seat(seat)) for seat in range(game.seats)]
    deck = subtract(tuple([spec.count for spec in specs]), part.gone)
    for own in owned:
        deck = subtract(deck, own.cards)
    if specs and min(deck) < 0:
        raise ValueError("more cards than the game has")
    held, bought = tuple([sum(own.cards) for own in owned]), sum([sum(own.fresh) for own in owned])
    return DEVELOPMENT.put(game, state, replace(part, deck=sum(deck), held=held, bought=bought, hidden=deck))


_CARDS = Module(
    slot=DEVELOPMENT,
    version=2,
    initial=initial,
    tables=with_deck,
    requires=("hands",),
    upgrades={1: free_roads_may_stop},
    steps=STEPS,
    choices={PRE_ROLL: (PLAYS,), ACTION: (PLAYS,)},
    known={DevelopmentId: lambda game: range(len(tables(game).cards))},
    answers={SHOWN_POINTS: shown_points, SOURCES: sources, HIDDEN_POINTS: hidden_points},
    on={TurnBegan: on_turn_began, StepBegan: on_turn_began, GameEnded: on_game_ended},
    determinise=determinise,
    names={DevelopmentId: lambda game: [spec.key for spec in tables(game).cards]},
    follows={Development: ("deck", "held", "bought", "hidden")},
    follow=follow,
)
MODULE = selling(_CARDS, DEVELOPMENT_CARD)
