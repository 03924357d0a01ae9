"""Traders & Barbarians around the board: wagons and deliveries by seat, the baggage train, the step of the wagon."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.games.six_players.module import PAIR
from catan_desktop.games.traders_barbarians.actions import (
    ChooseStack,
    DriveOff,
    EndMovement,
    MoveBarbarian,
    MoveWagon,
    PlaySwiftJourney,
    UpgradeWagon,
)
from catan_desktop.games.traders_barbarians.barbarians import BARBARIAN as BARBARIANS
from catan_desktop.games.traders_barbarians.barbarians import drive_sites
from catan_desktop.games.traders_barbarians.module import BUYING, UPGRADE, cost_of_next
from catan_desktop.games.traders_barbarians.part import (
    ANY_BARBARIAN,
    BEST,
    COMMODITIES,
    COSTS,
    EMPTY,
    POINTS,
    TRADERS,
    BarbarianMove,
    Journey,
)
from catan_desktop.games.traders_barbarians.travel import nearest, ways
from catan_desktop.games.traders_barbarians.wagons import SWIFT, WAGON, journey_of, swift_reason
from catan_desktop.kernel import Game, GameState, Observation, Seat, replace
from catan_desktop.mechanics.parts import hand_of
from catan_desktop.mechanics.turn import ACTION
from catan_desktop.mechanics.view.names import goods
from catan_desktop.mechanics.view.panels import button, lacking, own_steps, price_of, step_of, with_step
from catan_desktop.present.models.ladders import Ladder, Rung, Track
from catan_desktop.present.models.panels import (
    ActionButton,
    CardView,
    CostCard,
    Counter,
    NextStep,
    Pip,
    PlaceNote,
    SeatPanel,
    TableModel,
)
from catan_desktop.present.panel_view import PanelView
from catan_desktop.present.words import Words, because, words

from .board import BARBARIAN, ROAD_BARBARIAN, STACK, STOP, commodity_picture, load_key, stacks, wagon_kind
from .foresight import foresee
from .places import PLACES

TOPIC = "baggage-train"
INK = "grain"
"""The card kind whose colours the baggage train has."""
GOLD_PICTURE = "gold-coin"
CARD_LOOKS = {
    "knight": ("card-barbarian_knight", "army", "knight-card"),
    SWIFT: ("card-swift_journey", "wagon", "swift-journey"),
    **{craft: (f"card-{craft}", "vp", "wagon-cards") for craft in ("toolmaking", "glassmaking", "quarry")},
}
"""Card -> its picture, its sign and its entry of the almanac."""


def fill(game: Game, view: Observation, model: TableModel) -> TableModel:
    """Adds wagons to what stands around the board already."""
    journey = journey_of(view.state) if view.decision is not None else None
    question = model.question
    if question is not None and _drives_off(view):
        question = replace(question, text=words("prompt-driven-off"))
    return replace(
        model,
        hand=replace(model.hand, cards=tuple(_card(game, view, card) for card in model.hand.cards)),
        buttons=(*model.buttons, _upgrade(game, view)),
        question=question,
        next=_next(game, view, model.next),
        steps=with_step(game, model.steps, _wagon_step(game, view, model.steps)),
        ladders=(*model.ladders, _ladder(game, view)),
        pieces=(*model.pieces, (MoveWagon.kind, _own_wagon(game, view))),
        costs=tuple(_cost(game, view, cost) for cost in model.costs),
        piles=(*model.piles, stacks(game, view.state)),
        place_notes=tuple(_notes(game, view, journey)) if journey is not None else (),
    )


# seats


def _seat(game: Game, view: Observation, panel: SeatPanel) -> SeatPanel:
    """How far its wagon goes, what it has delivered, its level, and what it carries."""
    state, seat = view.state, panel.seat
    part = TRADERS.of(game, state)
    level, load, count = part.levels[seat], part.loads[seat], part.delivered[seat]
    most, left = POINTS[level - 1], _points_left(state, seat)
    moving = left is not None
    told = words("tell-moves", left=most if left is None else left, points=most)
    moves = Counter("move", most if left is None else left, words("count-moves"), moving, (told,), "wagon-move")
    carried = words("tell-load-none") if load == EMPTY else words("tell-load", commodity=COMMODITIES[load])
    brought = words("tell-delivered", count=count)
    delivered = Counter("delivery", count, words("count-delivered"), False, (brought, carried), "trade-commodity")
    picture = "" if load == EMPTY else commodity_picture(load)
    more = (*_level(game, level), carried)
    best = level == BEST
    track = Track("train", words("name-train"), level, BEST, INK, "wagon", best, picture, more, TOPIC)
    return replace(panel, counters=(*panel.counters, delivered, moves), tracks=(*panel.tracks, track))


def _points_left(state: GameState, seat: Seat) -> int | None:
    """The movement points that are left to the seat whose wagon moves; None for others."""
    journeys = [frame.data for frame in state.frames if isinstance(frame.data, Journey)]
    return journeys[-1].points if journeys and state.seat == seat else None


def _level(game: Game, level: int) -> Iterator[Words]:
    """What a level is worth, and what the next one costs."""
    yield words(f"train-{level}")
    if level < BEST:
        yield words("tell-train-next", cards=goods(game, COSTS[level - 1]))
    else:
        yield words("tell-train-best")


# cards and buttons


def _card(game: Game, view: Observation, card: CardView) -> CardView:
    """With the picture that it has in this game; Swift Journey with what plays it."""
    picture, icon, topic = CARD_LOOKS.get(card.key, (card.art, card.icon, card.topic))
    card = replace(card, art=picture, icon=icon, topic=topic)
    if card.key != SWIFT:
        return card
    why = swift_reason(game, view.state, view.seat)
    return replace(card, kinds=(PlaySwiftJourney.kind,), reason=because(why))


def _upgrade(game: Game, view: Observation) -> ActionButton:
    level = TRADERS.of(game, view.state).levels[view.seat]
    entry = replace(button(game, view, BUYING, 0), about=words("about-upgrade"), topic=TOPIC)
    if level == BEST:
        return replace(entry, gist=words("gist-upgrade"), price=(), missing=())
    better = words(f"train-{level + 1}")
    return replace(entry, gist=better, about=words("about-upgrade-next", level=level + 1, better=better))


def _cost(game: Game, view: Observation, cost: CostCard) -> CostCard:
    """The price of the next level of the looking seat."""
    if cost.icon != UPGRADE:
        return cost
    return replace(cost, price=price_of(game, cost_of_next(game, view.state, view.seat)))


def _ladder(game: Game, view: Observation) -> Ladder:
    """The five levels; the looking seat buys the next one."""
    part, entry = TRADERS.of(game, view.state), _upgrade(game, view)
    level = part.levels[view.seat]
    cost = (0,) * len(COSTS[0]) if level == BEST else COSTS[level - 1]
    rungs = tuple(
        Rung(
            words("train-level", level=number),
            f"train-{number}",
            (words(f"train-{number}"),),
            price_of(game, COSTS[number - 2]) if number > 1 else (),
            sum(1 << seat for seat, at in enumerate(part.levels) if at == number),
            "vp" if number == BEST else "",
        )
        for number in range(1, BEST + 1)
    )
    return Ladder(
        key="train",
        name=words("name-train"),
        ink=INK,
        icon="wagon",
        level=level,
        rungs=rungs,
        price=price_of(game, cost),
        missing=lacking(game, hand_of(game, view.state, view.seat), cost),
        reason=entry.reason,
        kinds=(UpgradeWagon.kind,),
        fixed=(),
        topic=TOPIC,
    )


# the step of the wagon


def _wagon_step(game: Game, view: Observation, steps: tuple[Pip, ...]) -> Pip:
    """After trade and build the wagon moves, before anybody builds between the turns."""
    later = any(pip.current for pip in steps[own_steps(game) :])
    return Pip(words("step-wagon"), step_of(view.state) == WAGON, later, words("tell-step-wagon"), "wagon-move")


def _wagon_hint(game: Game, view: Observation) -> Words:
    """What the wagon can do, and where its load is wanted."""
    data, state = view.state.frames[-1].data_as(Journey), view.state
    away = None if data.ended else nearest(game, state, view.seat)
    return words(
        "hint-move-wagon",
        points=data.points,
        commodity=load_key(TRADERS.of(game, state).loads[view.seat]),
        ended="yes" if data.ended else "no",
        away=0 if away is None else away,
        drive="yes" if drive_sites(game, state, view.seat) else "no",
    )


def _drives_off(view: Observation) -> bool:
    """Return whether a barbarian that was driven off is to be put elsewhere."""
    data = view.state.frames[-1].data
    return isinstance(data, BarbarianMove) and data.barbarian != ANY_BARBARIAN


def _barbarian_hint(game: Game, view: Observation) -> Words | None:
    return words("hint-driven-off") if _drives_off(view) else None


def _next(game: Game, view: Observation, step: NextStep | None) -> NextStep | None:
    """The turn leads to the wagon. A place is asked for first, as long as the wagon can go anywhere; once it
    is under way the gold button ends its movement, and says that it ends the turn where nothing else can be done."""
    top = view.state.frames[-1]
    if step is None:
        return None
    if top.step == ACTION:
        return replace(step, name=words("next-move-wagon"), final=False)
    if isinstance(top.data, Journey):
        on = bool(ways(game, view.state, view.seat, top.data.points))
        if on and not top.data.moved:
            return NextStep(words("next-end-movement"), None, _wagon_hint(game, view))
        name = "next-end" if _turn_is_over(view) else "next-end-movement"
        leaves = words("leaves-points", count=top.data.points) if on else None
        return NextStep(words(name), EndMovement(view.seat), _wagon_hint(game, view), final=True, leaves=leaves)
    return step


def _turn_is_over(view: Observation) -> bool:
    """Return whether the wagon can do no more and its movement is the last of the turn."""
    alone = view.decision is not None and len(view.decision.choices) == 1
    return alone and not any(frame.step == PAIR for frame in view.state.frames)


def _own_wagon(game: Game, view: Observation) -> str:
    part = TRADERS.of(game, view.state)
    return wagon_kind(part.levels[view.seat], part.loads[view.seat])


def _notes(game: Game, view: Observation, journey: Journey) -> Iterator[PlaceNote]:
    """What the way to each intersection in reach costs: its movement points, and a coin where tolls are due."""
    if journey.ended:
        return
    for corner, way in ways(game, view.state, view.seat, journey.points).items():
        yield PlaceNote((STOP, corner), str(way.points), GOLD_PICTURE if way.gold else "")


PANELS = PanelView(
    fill=fill,
    seat=_seat,
    hints={WAGON: _wagon_hint, BARBARIANS: _barbarian_hint},
    places={
        MoveWagon.kind: lambda game, view, action: (STOP, int(action.corner)),
        DriveOff.kind: lambda game, view, action: (BARBARIAN, int(action.path)),
        ChooseStack.kind: lambda game, view, action: (STACK, int(action.hex)),
    },
    pieces={MoveBarbarian.kind: ROAD_BARBARIAN},
    spaces={f"{MoveBarbarian.kind}.path": BARBARIAN},
    foresee=foresee,
    explain=PLACES,
    keys={UPGRADE: "U"},
    loud=frozenset({"foresee-deliver", "foresee-no-delivery"}),
)
