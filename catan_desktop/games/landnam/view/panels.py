"""Landnam around the board: seats, the hand, fate cards, steps left, builds, supplies, the next step."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam import builds
from catan_desktop.games.landnam.althing import UNSUED, Opportunity
from catan_desktop.games.landnam.board import OUT, RIM, TOPOLOGY, Stop
from catan_desktop.games.landnam.builds import QUEUE
from catan_desktop.games.landnam.events import ExplorationRolled
from catan_desktop.games.landnam.exploration import CARD as EXPLORE_CARD
from catan_desktop.games.landnam.exploration import ENTRY, Expedition
from catan_desktop.games.landnam.fate import FATE, held
from catan_desktop.games.landnam.fate_cards import ALTHING, CARDS, EXPLORATION, HARVEST, MOVEMENT, SIGHTS
from catan_desktop.games.landnam.harvest import HARVEST_CARD, rolled
from catan_desktop.games.landnam.honours import HONOURS, STALEMATE_TURNS
from catan_desktop.games.landnam.land import LAND, harbours_left, tiles_left, tokens_left
from catan_desktop.games.landnam.movement import MOVE, MOVES, DrivingOut, first_due
from catan_desktop.games.landnam.suit import Suit
from catan_desktop.games.landnam.tables import HOUSES, KINDS, LADDER, SETTLERS, SHIPS, TERRAIN
from catan_desktop.games.landnam.units import UNITS
from catan_desktop.games.landnam.windows import ALTHING as ALTHING_STEP
from catan_desktop.games.landnam.windows import VERDICT_DUE, WINDOWS
from catan_desktop.grid.topology import CornerId, HexId
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.cards import Counts
from catan_desktop.kernel.choice import Among, Only, OnSites
from catan_desktop.kernel.engine import why_not
from catan_desktop.kernel.errors import Reason
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import SEATS, Seat
from catan_desktop.kernel.state import GameState, Observation
from catan_desktop.mechanics.actions import EndTurn, Roll
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.parts import HANDS, hand_of
from catan_desktop.mechanics.scoring import goal_of, sources
from catan_desktop.mechanics.trade import OfferData
from catan_desktop.mechanics.turn import ACTION
from catan_desktop.mechanics.view.board import as_it_lies
from catan_desktop.mechanics.view.panels import asked_now, lacking, price_of, resource_label, seat_label
from catan_desktop.mechanics.view.seats import dice, past
from catan_desktop.mechanics.view.trade import trade_view
from catan_desktop.present.models.panels import (
    ActionButton,
    CardView,
    CostCard,
    Counter,
    Die,
    HandView,
    NextStep,
    Pip,
    Question,
    SeatPanel,
    Stock,
    TableModel,
)
from catan_desktop.present.panel_view import Label, Labeller, PanelView
from catan_desktop.present.words import Cards, Several, Who, Words, because, words

from .althing import SIDES, contest, counted_cases, meeting, suit_of
from .board import OUTER, card_key, card_picture, place_of
from .foresight import foresee
from .lines import LINES, card_words, is_ashore, piece_key, stop_words
from .places import explain

LOUD = frozenset(
    {
        "event-famine",
        "event-althing",
        "event-verdict-outlaw",
        "event-verdict-free",
        "event-black-won",
        "event-althing-dissolved",
        "foresee-explore",
        "foresee-drive-out",
        "foresee-drive-out-red",
        "foresee-block",
        "foresee-suit-lead",
        "foresee-suit-lost",
        "foresee-landnam-win",
    }
)
"""What is called out, or has a line of its own."""
KEYS = {"farm": "F", "landnam-city": "C", "settler": "S", "ship": "B", "landnam-harbour": "H", "ageing": "A"}
"""Key of a button -> its usual key on the keyboard."""
CARD_ICONS = {
    "bumper_crop": "bumper",
    "changed_season": "season",
    "barren_land": "barren",
    "mountain_track": "mountain_track",
    "fair_wind": "fair_wind",
    "feud": "feud",
    "omens": "omens",
    "pardon": "pardon",
    "flaw": "dismiss",
    "uproar": "dissolve",
}


# seats


def _standing(game: Game, state: GameState, seat: Seat) -> tuple[Counter, ...]:
    units, hands, fate = UNITS.of(game, state), HANDS.of(game, state), FATE.of(game, state)
    outlaws = sum([1 for hex in bits(units.on_map(seat)) if units.creditors[hex]])
    settlers, ships = SETTLERS - units.settlers_left(seat), SHIPS - units.ships_left(seat)
    found = [
        Counter("cards", hands.sizes[seat], words("count-cards"), topic="famine"),
        Counter("fate", fate.held[seat], words("count-fate"), topic="fate-card"),
        Counter(
            "settler",
            settlers,
            words("count-settlers"),
            more=(_left(units.settlers_left(seat), SETTLERS),),
            topic="settler",
        ),
        Counter("ship", ships, words("count-ships"), more=(_left(units.ships_left(seat), SHIPS),), topic="ship"),
        Counter(
            "farm",
            units.houses_left(seat),
            words("count-houses-left"),
            topic="house",
            more=(_left(units.houses_left(seat), HOUSES),),
        ),
    ]
    if outlaws:
        found.append(Counter("outlaw", outlaws, words("count-outlaws"), lit=True, topic="outlaw"))
    return tuple(found)


def _left(left: int, most: int) -> Words:
    return words("left-of", left=left, most=most)


def _tokens(game: Game, state: GameState, seat: Seat) -> tuple[Counter, ...]:
    """Return the victory tokens by colour, where there are any."""
    part = HONOURS.of(game, state)
    counts = (("white", part.white[seat]), ("red", part.red[seat]), ("black", part.black[seat]))
    return tuple(
        [
            Counter(f"token_{colour}", count, words(f"source-{colour}"), lit=True, topic=f"{colour}-token")
            for colour, count in counts
            if count
        ]
    )


def _note(game: Game, state: GameState, seat: Seat, counted: Counts) -> Words | None:
    """At the Althing: how many cases there are against a seat, where that is near a black token."""
    return words("note-cases", count=counted[seat]) if counted and counted[seat] >= UNSUED else None


def seat_panel(game: Game, view: Observation, seat: Seat, counted: Counts) -> SeatPanel:
    """Return a seat with its public counts."""
    state = view.state
    listed = sources(game, state, seat)
    return SeatPanel(
        seat=seat,
        points=sum([points for _, points in listed]),
        goal=goal_of(game, state, seat),
        hidden=0,
        turn=state.turn > 0 and state.seat == seat,
        acting=state.outcome is None and bool(state.frames[-1].waiting >> seat & 1),
        counters=(*_standing(game, state, seat), *_tokens(game, state, seat)),
        sources=tuple([(words("source-" + key), points) for key, points in listed]),
        note=_note(game, state, seat, counted),
    )


# the hand


def _samples(seat: Seat, card: int) -> tuple[Action, ...]:
    """Return one action for each way to play a card; where it is aimed at does not matter."""
    hex, stop, key = HexId(-1), Stop(-1), CARDS[card].key
    ways: dict[str, tuple[Action, ...]] = {
        "bumper_crop": (act.BoostHarvest(seat, hex),),
        "changed_season": (act.ShiftHarvest(seat, 0),),
        "barren_land": (act.BarHarvest(seat, hex),),
        "mountain_track": (act.TrackStep(seat, stop, stop), act.EnterByTrack(seat)),
        "fair_wind": (act.FairWind(seat),),
        "feud": (act.FeudStep(seat, stop, stop),),
        "omens": (act.Omens(seat),),
        "pardon": (act.Pardon(seat, hex),),
        "flaw": (act.Dismiss(seat),),
        "uproar": (act.Dissolve(seat),),
    }
    sights = {card: (act.Sight(seat, terrain),) for terrain, card in SIGHTS.items()}
    return ways.get(key) or sights[card]


STEPS_OF_TAG = {
    HARVEST: (HARVEST_CARD,),
    MOVEMENT: (MOVE, ENTRY),
    EXPLORATION: (EXPLORE_CARD,),
    ALTHING: WINDOWS,
}
"""Tag of fate cards -> the steps in which they are played."""


def _fate_card(game: Game, view: Observation, card: int, count: int) -> CardView:
    kind, samples = CARDS[card], _samples(view.seat, card)
    fixed = (("terrain", samples[0].terrain),) if isinstance(samples[0], act.Sight) else ()
    kinds = tuple([sample.kind for sample in samples])
    return CardView(
        key=kind.key.replace("_", "-"),
        art=card_picture(card),
        name=card_words(card),
        text=words(card_key(card) + "-text"),
        count=count,
        fresh=0,
        kinds=kinds,
        reason=_unplayable(game, view, card, samples, dict(fixed)),
        icon=CARD_ICONS.get(kind.key, "sighted"),
        topic="fate-" + kind.tag,
        fixed=fixed,
        badge=f"badge-{kind.tag}",
    )


def _unplayable(
    game: Game, view: Observation, card: int, samples: tuple[Action, ...], fixed: dict[str, Any]
) -> Words | None:
    """Return why a card cannot be played now; None where it can."""
    tag = CARDS[card].tag
    if view.decision is None or view.state.frames[-1].step not in STEPS_OF_TAG[tag]:
        return words(f"tag-{tag}-when")
    kinds = {sample.kind for sample in samples}
    for choice in view.decision.choices:
        for action in choice if isinstance(choice, (Only, Among, OnSites)) else ():
            if action.kind in kinds and all(getattr(action, name) == value for name, value in fixed.items()):
                return None
    whys = [why for sample in samples if (why := why_not(game, view.state, sample)) is not None]
    return because(whys[0]) if whys else words(f"tag-{tag}-when")


def hand(game: Game, view: Observation) -> HandView:
    """Return the looking seat's own cards."""
    own = tuple(zip(KINDS, hand_of(game, view.state, view.seat), strict=True))
    fate = held(game, view.state, view.seat)
    cards = tuple([_fate_card(game, view, card, count) for card, count in enumerate(fate) if count])
    return HandView(own, cards, ("card-back-landnam", "card-back-fate"), view.seat)


# builds


def _tried(game: Game, state: GameState, seat: Seat, key: str) -> Iterator[Action]:
    """Yield what a player could think of building, allowed or not."""
    units = UNITS.of(game, state)
    if key == "farm":
        for start in builds.stops_to_found(units, seat):
            for corner in bits(RIM if start == OUT else TOPOLOGY.hex_corner_mask[start]):
                yield act.BuildFarm(seat, CornerId(corner), Stop(start))
    elif key == "landnam-city":
        for corner in bits(units.settlements(seat)):
            yield act.BuildCity(seat, CornerId(corner))
    elif key == "landnam-harbour":
        for hex in bits(units.ships[seat]):
            for kind in range(len(KINDS)):
                yield act.BuildHarbour(seat, Stop(hex), kind)
    elif key == "ageing":
        for hex in bits(units.on_map(seat)):
            yield act.BuildAgeing(seat, HexId(hex))
    else:
        new: Any = act.BuildSettler if key == "settler" else act.BuildShip
        for corner in bits(units.settlements(seat)):
            for hex in bits(TOPOLOGY.corner_hexes[corner]):
                yield new(seat, HexId(hex), CornerId(corner))
        if key == "ship":
            yield act.BuildOuterShip(seat)


BUILDS: Mapping[str, tuple[type[Action], ...]] = {
    "farm": (act.BuildFarm,),
    "landnam-city": (act.BuildCity,),
    "settler": (act.BuildSettler,),
    "ship": (act.BuildShip, act.BuildOuterShip),
    "landnam-harbour": (act.BuildHarbour,),
    "ageing": (act.BuildAgeing,),
}
"""Key of a button -> what it builds."""
NOWHERE = {
    "farm": Reason("reason-farm-no-piece", rule="ALTH-411"),
    "landnam-city": Reason("reason-city-not-coastal", rule="ALTH-418"),
    "settler": Reason("reason-no-settlement", rule="ALTH-421"),
    "ship": Reason("reason-no-ship-left", rule="ALTH-424"),
    "landnam-harbour": Reason("reason-harbour-no-ship", rule="ALTH-427"),
    "ageing": Reason("reason-ageing-place", rule="ALTH-429"),
}
"""Why nothing of a kind can be built by a seat that has nothing to build it with."""
ICONS_OF = {"landnam-city": "town", "landnam-harbour": "harbour"}


def _button(game: Game, view: Observation, key: str) -> ActionButton:
    state, seat = view.state, view.seat
    price = builds.PRICES.get(BUILDS[key][0], ())
    missing = lacking(game, hand_of(game, state, seat), price) if price else ()
    why = asked_now(game, view)
    if why is not None and why.key == "reason-finish-first":
        why = Reason("reason-trade-not-now", rule="ALTH-B12")
    return ActionButton(
        key=key,
        name=words("name-" + key),
        icon=ICONS_OF.get(key, key),
        kinds=tuple([kind.kind for kind in BUILDS[key]]),
        price=price_of(game, price) if price else (),
        left=_supply(game, state, seat, key),
        reason=because(why) if (why := why or _why_nowhere(game, view, key)) else None,
        missing=missing,
        ready=None if price else words("ready-" + key),
        gist=words("gist-" + key),
        about=words("about-" + key),
        topic=key,
    )


def _why_nowhere(game: Game, view: Observation, key: str) -> Reason | None:
    """Return why nothing of a kind can be built: the most common refusal of what could be thought of."""
    state, refusals = view.state, Tally[Reason]()
    for action in _tried(game, state, view.seat, key):
        why = builds.explain_build(game, state, action)
        if why is None:
            return None
        refusals[why] += 1
    unpaid = [why for why in refusals if why.key == "reason-cannot-pay"]
    return unpaid[0] if unpaid else refusals.most_common(1)[0][0] if refusals else NOWHERE[key]


def _supply(game: Game, state: GameState, seat: Seat, key: str) -> int | None:
    """Return the pieces left that are not ordered already; None where there is no limit."""
    units, queue = UNITS.of(game, state), QUEUE.of(game, state) if seat == state.seat else builds.EMPTY
    if key in {"farm", "landnam-city"}:
        return units.houses_left(seat) - len(queue.farms) - len(queue.cities)
    if key == "settler":
        return units.settlers_left(seat) - len(queue.settlers)
    if key == "ship":
        return units.ships_left(seat) - len(queue.ships) - queue.outer_ships
    return (
        sum([harbours_left(LAND.of(game, state), kind) for kind in range(len(KINDS))])
        if key == "landnam-harbour"
        else None
    )


def buttons(game: Game, view: Observation) -> tuple[ActionButton, ...]:
    """Return everything that can be built."""
    return tuple([_button(game, view, key) for key in BUILDS])


def costs(game: Game, view: Observation) -> tuple[CostCard, ...]:
    """Return what the looking seat has in its supply."""
    most = (("farm", HOUSES), ("settler", SETTLERS), ("ship", SHIPS))
    return tuple(
        [
            CostCard(
                words("name-" + key),
                key,
                _supply(game, view.state, view.seat, key) or 0,
                count,
                0,
                price_of(game, builds.PRICES[BUILDS[key][0]]),
            )
            for key, count in most
        ]
    )


# the turn


def pips(game: Game, state: GameState) -> tuple[Pip, ...]:
    """Return the steps of a turn with the present one lit; none during set-up."""
    if not state.turn:
        return ()
    now = past(game, state, ALTHING_STEP) + past(game, state, MOVE)
    names = (("step-roll", "roll"), ("step-landnam-move", "movement"), ("step-trade-build", "building"))
    return tuple(
        [Pip(words(name), at == now, at < now, words("tell-" + name), topic) for at, (name, topic) in enumerate(names)]
    )


def all_dice(game: Game, view: Observation) -> tuple[Die, ...]:
    """Return the dice of the last throw, and those of the last exploration where it was in this turn."""
    found: list[Die] = list(dice(game, view.state))
    rolls: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    for event in reversed(view.history):
        if isinstance(event, ExplorationRolled):
            rolls.append((event.green, event.red))
        if rolls or isinstance(event, TurnBegan):
            break
    greens, reds = rolls[0] if rolls else ((), ())
    for key, values in (("land", greens), ("number", reds)):
        value = values[-1] if values else 0
        told = words(f"tell-{key}-die", value=value)
        faces = tuple([f"die-{key}-{face}" for face in range(1, 11)])
        found.append(Die(key, value, told, "exploration", faces, thrown=bool(values)))
    return tuple(found)


def piles(game: Game, state: GameState) -> tuple[Words, ...]:
    """Return what else lies beside the map."""
    land, fate = LAND.of(game, state), FATE.of(game, state)
    left = dict(zip([kind.key for kind in TERRAIN], tiles_left(land.terrain), strict=True))
    tiles = {name: left[name] for name in ("sea", "mountains", "pasture", "fields", "forest", "bog")}
    numbers = [f"{number}\u00a0×\u00a0{tokens_left(land, number)}" for number in LADDER]
    harbours = tuple([harbours_left(land, kind) for kind in range(len(KINDS))])
    told = [
        words("tell-tiles", **tiles),
        words("tell-numbers-left", numbers=", ".join(numbers)),
        words("tell-harbour-tokens-left", cards=Cards(harbours, KINDS)),
        words("tell-fate-deck", count=fate.deck),
    ]
    gone = tuple(
        [words("card-times", card=card_words(card), count=count) for card, count in enumerate(fate.discard) if count]
    )
    return (*told, words("tell-fate-discard", cards=Several(gone))) if gone else tuple(told)


# what is asked


def _told(game: Game, view: Observation, prompt: str) -> tuple[Words, Words]:
    """Return the words of the question and of its hint."""
    state = view.state
    frame, hint = state.frames[-1], "hint-" + prompt.removeprefix("prompt-")
    data = frame.data
    if frame.step == HARVEST_CARD:
        return words("prompt-harvest-card-number", count=rolled(game, state)), words(hint)
    if frame.step == MOVE:
        left = MOVES.of(game, state).left
        return words("prompt-move-steps", count=left), words(_hint_to_move(game, view))
    if frame.step == ACTION:
        return words(prompt), words(_hint_to_build(game, view))
    if frame.step in WINDOWS:
        suit = suit_of(state)
        if frame.step == VERDICT_DUE and suit is not None:
            return words("prompt-window-verdict-side", side=SIDES[suit.side]), words("hint-window")
        return words(prompt), words("hint-window")
    if isinstance(data, Opportunity) and len(data.cases) == 1:
        case = data.cases[0]
        here = stop_words(as_it_lies(game, state), case.hex)
        return words("prompt-open-case-one", whom=Who(case.defendant), hex=here), words(hint)
    if isinstance(data, Suit):
        return _suit_told(game, state, data, prompt, hint)
    if isinstance(data, Expedition) and frame.step == ENTRY:
        piece = piece_key(UNITS.of(game, state).is_ship(data.start))
        return words(prompt), words("hint-entry-piece", piece=piece)
    if isinstance(data, DrivingOut):
        ship = UNITS.of(game, state).is_ship(data.target)
        piece = piece_key(ship, is_ashore(as_it_lies(game, state), data.target))
        return words("prompt-landnam-retreat-piece", piece=piece), words(hint)
    return words(prompt), words(hint)


def _suit_told(game: Game, state: GameState, data: Suit, prompt: str, hint: str) -> tuple[Words, Words]:
    give, want = data.totals
    if prompt == "prompt-add-cards":
        return words("prompt-add-cards-score", give=give, want=want), words(hint)
    if prompt != "prompt-join-side":
        return words(prompt), words(hint)
    here = stop_words(as_it_lies(game, state), data.case.hex)
    asked = words("prompt-join-side-of", side=SIDES[data.side], who=Who(data.leader), hex=here)
    return asked, words("hint-join-side-card", resource=KINDS[data.case.resource])


def _hint_to_move(game: Game, view: Observation) -> str:
    if first_due(game, view.state, view.seat):
        return "hint-move-first"
    return "hint-move" if MOVES.of(game, view.state).left else "hint-move-last"


def _hint_to_build(game: Game, view: Observation) -> str:
    """Return the key of what matters most to a seat without a farm; else of what is usual."""
    units, queue = UNITS.of(game, view.state), QUEUE.of(game, view.state)
    if units.settlements(view.seat) or queue.farms:
        return "hint-action"
    landfall = builds.own_turns(game, view.state) >= builds.LANDFALL_TURN and units.outside[view.seat]
    return "hint-landfall" if landfall else "hint-first-farm"


def question(game: Game, view: Observation) -> Question | None:
    """Return what the looking seat is asked."""
    if view.decision is None or not view.decision.prompt:
        return None
    frame = view.state.frames[-1]
    if isinstance(frame.data, OfferData) and frame.data.seat == view.seat:
        return Question(words("prompt-settle"), words("hint-settle"), True)
    text, hint = _told(game, view, view.decision.prompt)
    return Question(text, hint, frame.step not in {ACTION, PRE_ROLL})


def next_step(game: Game, view: Observation, asked: Question | None) -> NextStep | None:
    """Return the gold button."""
    decision, seat = view.decision, view.seat
    if decision is None or asked is None:
        return None
    step, single = view.state.frames[-1].step, [one.action for one in decision.choices if isinstance(one, Only)]
    lone = len(single) == 1 == len(decision.choices)
    if step == PRE_ROLL:
        return NextStep(words("next-roll"), Roll(seat), asked.hint)
    if step == ACTION:
        return NextStep(words("next-end"), EndTurn(seat), asked.hint, final=True)
    if step == MOVE and act.EndMovement(seat) in single:
        return NextStep(words("next-end-movement"), act.EndMovement(seat), asked.hint, final=True)
    if act.PassCard(seat) in single:
        return NextStep(words("act-pass-card"), act.PassCard(seat), asked.hint, lone=lone, between=step in WINDOWS)
    if act.Stay(seat) in single:
        return NextStep(words("act-stay"), act.Stay(seat), asked.hint, lone=lone)
    return NextStep(words("next-choose"), single[0] if lone else None, asked.hint)


def lookout(game: Game, view: Observation) -> Words | None:
    """Return what to look out for while another seat has its turn."""
    state = view.state
    if state.outcome is not None or state.seat == view.seat or not state.turn:
        return None
    return words("lookout-landnam", name=Who(state.seat))


def _note_of_table(game: Game, state: GameState) -> Words | None:
    """Return what is special about this moment: builds that are ordered, or a game that stands still."""
    if state.outcome is not None or not state.turn:
        return None
    ordered = _ordered(game, state)
    if ordered:
        return words("tell-queue", count=ordered)
    rounds = (state.turn - HONOURS.of(game, state).changed) // game.seats
    return words("tell-stalemate", count=rounds) if rounds >= STALEMATE_TURNS // 2 else None


def _ordered(game: Game, state: GameState) -> int:
    """Return how many builds wait for the end of the turn."""
    queue = QUEUE.of(game, state)
    rows = (queue.farms, queue.cities, queue.harbours, queue.ageings, queue.settlers, queue.ships)
    return sum(map(len, rows)) + queue.outer_ships


def _costly(view: Observation) -> tuple[Action, ...]:
    """Return the steps that take a fate card."""
    choices = view.decision.choices if view.decision else ()
    among = [action for choice in choices if isinstance(choice, Among) for action in choice.actions]
    return tuple([action for action in among if isinstance(action, act.TrackStep | act.FeudStep)])


def fill(game: Game, view: Observation, model: TableModel | None) -> TableModel:
    """Return everything around the board; there is nothing before it."""
    state, asked = view.state, question(game, view)
    counted = counted_cases(game, state)
    return TableModel(
        looker=view.seat,
        seats=tuple([seat_panel(game, view, seat, counted) for seat in SEATS[: game.seats]]),
        turn=state.turn,
        active=state.seat,
        steps=pips(game, state),
        dice=all_dice(game, view),
        hand=hand(game, view),
        buttons=buttons(game, view),
        next=next_step(game, view, asked),
        question=asked,
        choices=view.decision.choices if view.decision else (),
        trade=trade_view(game, view),
        costs=costs(game, view),
        supply=tuple(
            [Stock(key, count, counted=False) for key, count in zip(KINDS, HANDS.of(game, state).bank, strict=True)]
        ),
        piles=piles(game, state),
        lookout=lookout(game, view),
        note=_note_of_table(game, state),
        costly=_costly(view),
        rest="meeting",
        meeting=meeting(game, view),
        contest=contest(game, view),
    )


# names of what is chosen


def terrain_label(game: Game, value: int) -> Label:
    """Return the name of a terrain as the value of a field."""
    return Label(words("terrain-" + TERRAIN[value].key), card_picture(SIGHTS[value]))


def number_label(game: Game, value: int) -> Label:
    """Return a number as the value of a field."""
    return Label(words("value", value=str(value)))


def die_label(key: str) -> Labeller:
    """Return what names a result of a ten-sided die."""
    return lambda game, value: Label(words("value", value=str(value)), f"die-{key}-{value}")


def cards_label(game: Game, value: int) -> Label:
    """Return a number of cards as the value of a field."""
    return Label(words("act-open-case-cards", count=value))


def outer_sea(game: Game, view: Observation, action: object) -> tuple[str, int]:
    """Return the place of the outer sea."""
    return OUTER, 0


def _season(game: Game, action: act.ShiftHarvest) -> Words:
    return words("act-shift-harvest-to", count=action.number)


def _starter(game: Game, action: act.NameStarter) -> Words:
    return words("act-name-starter-who", who=Who(action.player))


def _help(game: Game, action: act.AskHelp) -> Words:
    return words("act-ask-help-who", who=Who(action.player))


def _bid(key: str) -> Callable[[Game, Any], Words]:
    """Return what names an action that plays a number of cards."""
    return lambda game, action: words(key, count=action.count)


PANELS = PanelView(
    fill=fill,
    lines=LINES,
    labels={
        ("bank_trade", "give"): resource_label,
        ("bank_trade", "take"): resource_label,
        ("build_harbour", "resource"): resource_label,
        ("sight", "terrain"): terrain_label,
        ("shift_harvest", "number"): number_label,
        ("choose_omen", "green"): die_label("land"),
        ("choose_omen", "red"): die_label("number"),
        ("open_case", "count"): cards_label,
        ("name_starter", "player"): seat_label,
        ("ask_help", "player"): seat_label,
    },
    actions={
        "shift_harvest": _season,
        "name_starter": _starter,
        "ask_help": _help,
        "open_case": _bid("act-open-case-cards"),
        "add_cards": _bid("act-add-cards-count"),
        "join_side": _bid("act-join-side-count"),
    },
    places={"build_outer_ship": outer_sea},
    pieces={
        "build_farm": "farm",
        "build_landnam_city": "town",
        "build_settler": "settler",
        "build_ship": "ship",
        "build_outer_ship": "ship",
    },
    foresee=foresee,
    explain=explain,
    loud=LOUD,
    keys=KEYS,
    sites={Stop: place_of},
)
