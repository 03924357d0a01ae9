"""The module `tribe`: gifts at coasts where nobody settles, for whoever sails there first.

Version history
    1: the first.

Rulings where the rule file is silent:
* A card gift is dealt when it is taken: all cards that nobody has seen are equally likely, as they are on top of the
  shuffled deck.
* Whoever wins with a harbour still to be placed has won.
* A robber whom an event sends to a desert goes beside the board: the deserts are the tribe's (TRIBE-024).
"""

from __future__ import annotations

from catan_desktop.evaluation.promises import PROMISES
from catan_desktop.grid.topology import PathId
from catan_desktop.kernel.choice import Draw
from catan_desktop.kernel.frame import Frame, pop, push
from catan_desktop.kernel.game import Act, Events, Game, Module, Refusals, Step, about_site, first_reason
from catan_desktop.kernel.ids import CHANCE, Count, Seat, numbers
from catan_desktop.kernel.prompts import Asks, ask, ask_all, question
from catan_desktop.kernel.record import put, record, replace, state_record
from catan_desktop.kernel.slot import Slot, in_sight
from catan_desktop.kernel.state import GameState
from catan_desktop.mechanics.board import ANY, RELAID, Harbour, Island, PathMask, relaid
from catan_desktop.mechanics.development import keep_card
from catan_desktop.mechanics.events import SETTLEMENT, Built
from catan_desktop.mechanics.parts import DEVELOPMENT, PIECES
from catan_desktop.mechanics.placement import NO_PATH
from catan_desktop.mechanics.questions import POINTS, SET_ASIDE, SOURCES
from catan_desktop.mechanics.tables import RESOURCES, DevelopmentId

from .actions import DrawnGift, PlaceHarbour
from .evaluation.tribe import promise
from .events import GiftCardTaken, GiftTaken, HarbourPlaced, ShipBuilt, ShipMoved
from .layouts import SeaIsland

KEY = "tribe"
POINT = "point"
"""The gift that is no card and no harbour."""
DRAW, PLACE = f"{KEY}.draw", f"{KEY}.place"


@state_record
class Tribe:
    """The gifts of the tribe."""

    gifts: PathMask
    """Paths on which one still lies."""
    points: tuple[Count, ...]
    """By seat: special points (TRIBE-028)."""
    waiting: tuple[tuple[Harbour, ...], ...]
    """By seat: the harbours before it, in the order in which it took them (TRIBE-034, TRIBE-035)."""
    placed: tuple[Harbour, ...]
    """Harbours on the main island."""


@record
class CardGift:
    """Who takes the card on a path."""

    seat: Seat
    path: PathId


TRIBE = Slot(KEY, Tribe)


def initial(game: Game) -> Tribe:
    """Every gift lies on its path."""
    gifts = game.board.gifts
    lying = gifts.points | gifts.cards | sum(1 << path for path in game.board.gift_harbours)
    return Tribe(lying, (0,) * game.seats, ((),) * game.seats, ())


def gift_of(harbour: Harbour) -> str:
    """Return what a harbour serves: the key of a resource, or `any`."""
    return "any" if harbour.kind == ANY else RESOURCES[harbour.kind]


# taking


def on_sailed(game: Game, state: GameState, event: ShipBuilt | ShipMoved, out: Events) -> GameState:
    """The first ship on the path of a gift takes it (TRIBE-026, TRIBE-027)."""
    part, seat, path = TRIBE.of(game, state), event.seat, event.site
    if not part.gifts >> path & 1:
        return state
    if game.board.gifts.cards >> path & 1:
        return push(state, Frame(DRAW, 1 << CHANCE, CardGift(seat, path)))
    part, harbour = replace(part, gifts=part.gifts & ~(1 << path)), game.board.gift_harbours.get(path)
    out.append(GiftTaken(seat, path, POINT if harbour is None else gift_of(harbour)))
    if harbour is None:
        return TRIBE.put(game, state, replace(part, points=put(part.points, seat, part.points[seat] + 1)))
    part = replace(part, waiting=put(part.waiting, seat, (*part.waiting[seat], harbour)))
    return ask(TRIBE.put(game, state, part), PLACE, Asks(seat))


def card_draw(game: Game, state: GameState, seat: Seat) -> Draw:
    """Return the draw in which every card that nobody has seen is equally likely (TRIBE-029)."""
    unseen = in_sight(DEVELOPMENT.of(game, state).hidden)
    return Draw(tuple([DrawnGift(CHANCE, kind) for kind in numbers(DevelopmentId, len(unseen))]), unseen)


def drawn_gift(game: Game, state: GameState, action: DrawnGift, out: Events) -> GameState:
    """The card goes to the taker's hand, as if bought in this turn (TRIBE-030)."""
    gift, part = state.frames[-1].data_as(CardGift), TRIBE.of(game, state)
    out.append(GiftCardTaken(gift.seat, gift.path, action.card))
    state = TRIBE.put(game, pop(state), replace(part, gifts=part.gifts & ~(1 << gift.path)))
    return keep_card(game, state, gift.seat, action.card)


def set_aside(game: Game, part: Tribe, about: None) -> int:
    """This module's answer to SET_ASIDE: the card gifts that still lie on their paths."""
    cards: PathMask = game.board.gifts.cards
    return (part.gifts & cards).bit_count()


# placing harbours


def _inland(game: Game, state: GameState, seat: Seat, path: int) -> bool:
    return path not in game.board.home_coast


def _away(game: Game, state: GameState, seat: Seat, path: int) -> bool:
    pieces, ends = PIECES.of(game, state), game.board.topology.path_end_mask[path]
    return not ends & (pieces.settlements[seat] | pieces.cities[seat])


def _beside_another(game: Game, state: GameState, seat: Seat, path: int) -> bool:
    """Return whether an intersection of the path has a harbour, or its position at sea has one."""
    board: SeaIsland = game.board
    topology = board.topology
    laid = [topology.parse_path(harbour.path) for harbour in TRIBE.of(game, state).placed]
    near = any(topology.path_end_mask[path] & topology.path_end_mask[other] for other in laid)
    return near or board.home_coast[path] in [board.home_coast[other] for other in laid]


REFUSALS: Refusals = (
    ("reason-harbour-inland TRIBE-042", _inland),
    ("reason-harbour-without-building TRIBE-042", _away),
    ("reason-harbour-beside-another TRIBE-042", _beside_another),
)
"""Why no harbour of a seat may lie on a path: of (game, state, seat, path)."""


def harbour_sites(game: Game, state: GameState, seat: Seat) -> PathMask:
    """Return the paths on which the seat may place a harbour (TRIBE-031, TRIBE-038)."""
    coast = game.board.home_coast
    return sum(1 << path for path in coast if first_reason(REFUSALS, game, state, seat, path) is None)


def place_harbour(game: Game, state: GameState, action: PlaceHarbour, out: Events) -> GameState:
    """The first harbour before the seat goes there and serves at once (TRIBE-033, TRIBE-035, TRIBE-036)."""
    part, seat = TRIBE.of(game, state), action.seat
    first, *rest = part.waiting[seat]
    out.append(HarbourPlaced(seat, action.path, gift_of(first)))
    laid = replace(first, path=game.board.topology.path_name(action.path))
    waiting = put(part.waiting, seat, tuple(rest))
    return TRIBE.put(game, pop(state), replace(part, waiting=waiting, placed=(*part.placed, laid)))


def on_built(game: Game, state: GameState, event: Built, out: Events) -> GameState:
    """A new settlement may make room for harbours that wait (TRIBE-034)."""
    count = len(TRIBE.of(game, state).waiting[event.seat]) if event.piece == SETTLEMENT else 0
    return ask_all(state, PLACE, (Asks(event.seat),) * count) if count else state


def as_it_lies(game: Game, part: Tribe, about: None) -> Island | None:
    """This module's answer to RELAID: the board with the harbours that are placed."""
    return relaid(game.board, game.board.tokens, harbours=part.placed) if part.placed else None


# points


def points(game: Game, part: Tribe, seat: Seat) -> int:
    """This module's answer to POINTS."""
    return part.points[seat]


MODULE = Module(
    slot=TRIBE,
    version=1,
    initial=initial,
    requires=("development", "islands", "ships"),
    steps=(
        Step(DRAW, "prompt-draw", CardGift, choices=(Act(DrawnGift, drawn_gift, family=card_draw),)),
        question(
            PLACE,
            "prompt-place-harbour",
            (
                Act(
                    PlaceHarbour,
                    place_harbour,
                    sites=("path", harbour_sites),
                    refusals=about_site(REFUSALS),
                    unknown=NO_PATH,
                ),
            ),
        ),
    ),
    answers={
        POINTS: TRIBE.answer(points),
        PROMISES: lambda game, state, seat: promise(game, state, seat, TRIBE.of(game, state).gifts),
        RELAID: TRIBE.answer(as_it_lies),
        SET_ASIDE: TRIBE.answer(set_aside),
        SOURCES: TRIBE.answer(lambda game, part, seat: ((KEY, part.points[seat]),)),
    },
    on={ShipBuilt: on_sailed, ShipMoved: on_sailed, Built: on_built},
)
"""The gifts of The Forgotten Tribe (TRIBE-026 to TRIBE-041)."""
