"""Landnam around the board: the turn, the dice, supplies, names of what is chosen; all of it put together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from catan_desktop.games.landnam import actions as act
from catan_desktop.games.landnam.board import OUT, Stop
from catan_desktop.games.landnam.builds import QUEUE
from catan_desktop.games.landnam.cases import resource_at
from catan_desktop.games.landnam.events import ExplorationRolled, Explored
from catan_desktop.games.landnam.exploration import TERRAIN_OF, Expedition, number_found
from catan_desktop.games.landnam.fate_cards import SIGHTS
from catan_desktop.games.landnam.honours import HONOURS, STALEMATE_TURNS
from catan_desktop.games.landnam.land import LAND
from catan_desktop.games.landnam.movement import MOVE
from catan_desktop.games.landnam.tables import KINDS, TERRAIN, UNKNOWN
from catan_desktop.games.landnam.units import UNITS
from catan_desktop.games.landnam.windows import ALTHING as ALTHING_STEP
from catan_desktop.kernel import Action, Game, GameState, Observation, replace
from catan_desktop.kernel.cards import CardKind
from catan_desktop.kernel.choice import Among
from catan_desktop.kernel.event import TurnBegan
from catan_desktop.kernel.ids import SEATS
from catan_desktop.kernel.record import put
from catan_desktop.mechanics.parts import HANDS
from catan_desktop.mechanics.terrain import TerrainId
from catan_desktop.mechanics.view.panels import resource_label
from catan_desktop.mechanics.view.seats import dice, past
from catan_desktop.mechanics.view.trade import trade_view
from catan_desktop.present.models.panels import Die, Pip, PlaceNote, Stock, TableModel
from catan_desktop.present.panel_view import Label, PanelView
from catan_desktop.present.words import Who, Words, words

from .althing import contest, counted_cases, meeting
from .asked import next_step, question
from .board import OUTER, card_picture, place_of
from .building import KEYS, buttons, costs
from .foresight import foresee, odds_told
from .hand import hand
from .names import card_words
from .places import explain, piles
from .seats import seat_panel

LOUD = frozenset(
    {
        "foresee-explore",
        "foresee-leaves-map",
        "foresee-drive-out",
        "foresee-drive-out-red",
        "foresee-block",
        "foresee-suit-lead",
        "foresee-suit-lost",
        "foresee-landnam-win",
    }
)
"""What is called out, or has a line of its own."""
_SHOWN = {"sea": "landnam-sea-1", "land": "landnam-land", "mountain": "landnam-mountains-1"}
"""Of what may lie in the fog: its picture."""


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
    for key, value in zip(("land", "number"), _explored_with(game, view), strict=True):
        told = words(f"tell-{key}-die", value=value)
        faces = tuple([f"die-{key}-{face}" for face in range(1, 11)])
        found.append(Die(key, value, told, "exploration", faces, thrown=bool(value)))
    return tuple(found)


def _explored_with(game: Game, view: Observation) -> tuple[int, int]:
    """Return the green and the red result of the last exploration in this turn, those that count where it is known;
    0 where none was rolled."""
    found: Explored | None = None
    for event in reversed(view.history):
        if isinstance(event, TurnBegan):
            break
        if isinstance(event, Explored):
            found = found or event
        elif isinstance(event, ExplorationRolled):
            greens, reds = event.green, event.red
            if found is not None:
                greens, reds = _counting(game, view.state, event, found)
            return (greens or (0,))[-1], (reds or (0,))[-1]
    return 0, 0


def _counting(
    game: Game, state: GameState, rolled: ExplorationRolled, found: Explored
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the green and the red results that stand for what was found; all where none does."""
    land = LAND.of(game, state)
    before = replace(land, tokens=put(land.tokens, found.hex, 0))
    greens = tuple([face for face in rolled.green if TERRAIN_OF[face + rolled.bonus] == found.terrain])
    reds = tuple([face for face in rolled.red if number_found(before, face) == found.number])
    return greens or rolled.green, reds or rolled.red


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
        return words("tell-queue-last") if _last_piece_spent(game, state) else words("tell-queue", count=ordered)
    rounds = (state.turn - HONOURS.of(game, state).changed) // game.seats
    return words("tell-stalemate", count=rounds) if rounds >= STALEMATE_TURNS // 2 else None


def _last_piece_spent(game: Game, state: GameState) -> bool:
    """Return whether every piece of the seat in turn becomes a farm, and it has ordered no other (ALTH-411)."""
    part, queue, seat = UNITS.of(game, state), QUEUE.of(game, state), state.seat
    pieces = part.on_map(seat).bit_count() + part.outside[seat]
    ordered = len(queue.settlers) + len(queue.ships) + queue.outer_ships
    return bool(queue.farms) and pieces + ordered == len(queue.farms)


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


def _odds_noted(game: Game, view: Observation) -> Iterator[PlaceNote]:
    """Yield what may lie in the fog, in percent, for each hex that a step of the looking seat can explore."""
    choices = view.decision.choices if view.decision is not None and view.state.frames[-1].step == MOVE else ()
    steps = [action for choice in choices if isinstance(choice, Among) for action in choice.actions]
    land = LAND.of(game, view.state)
    for hex in sorted({action.target for action in steps if isinstance(action, act.TakeStep)} - {OUT}):
        if land.terrain[hex] == UNKNOWN:
            for key, percent in odds_told(game, view.state, hex).items():
                if percent:
                    yield PlaceNote(("hex", int(hex)), f"{percent}%", _SHOWN[key])


def fill(game: Game, view: Observation, model: TableModel | None) -> TableModel:
    """Return everything around the board; there is nothing before it."""
    state, asked, own = view.state, question(game, view), hand(game, view)
    counted = counted_cases(game, state)
    return TableModel(
        viewer=view.seat,
        seats=tuple([seat_panel(game, view, seat, counted) for seat in SEATS[: game.seats]]),
        turn=state.turn,
        active=state.seat,
        steps=pips(game, state),
        dice=all_dice(game, view),
        hand=own,
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
        place_notes=tuple(_odds_noted(game, view)),
        rest="meeting",
        overlays=tuple([one for one in (contest(game, view), meeting(game, view)) if one is not None]),
        secret=bool(own.cards) or any(count for _, count in own.resources),
    )


# names of what is chosen


def sight_label(game: Game, value: TerrainId) -> Label:
    """Return the name of the fate card that makes sure of a terrain."""
    card = SIGHTS[value]
    return Label(card_words(card), card_picture(card))


def season_label(game: Game, value: int) -> Label:
    """Return which number yields instead of the one that was rolled."""
    return Label(words("act-shift-harvest-to", count=value))


def omen_land(game: Game, view: Observation, action: act.ChooseOmen) -> Label:
    """Return the land that a green result stands for."""
    expedition = view.state.frames[-1].data_as(Expedition)
    terrain = TERRAIN[TERRAIN_OF[action.green + expedition.bonus]].key
    return Label(words("terrain-" + terrain), f"die-land-{action.green}")


def omen_number(game: Game, view: Observation, action: act.ChooseOmen) -> Label:
    """Return the number that a red result brings to the land."""
    number = number_found(LAND.of(game, view.state), action.red)
    return Label(words("value", value=str(number)), f"die-number-{action.red}")


def case_cards(game: Game, view: Observation, action: act.OpenCase) -> Label:
    """Return how many cards of which resource open a case."""
    kind = KINDS[resource_at(game, view.state, action.hex) or 0]
    return Label(words("act-open-case-cards", count=action.count, resource=kind))


def outer_sea(game: Game, view: Observation, action: object) -> tuple[str, int]:
    """Return the place of the outer sea."""
    return OUTER, 0


def _bid(key: str) -> Callable[[Game, Any], Words]:
    """Return what names an action that plays a number of cards."""
    return lambda game, action: words(key, count=action.count)


PANELS = PanelView(
    fill=fill,
    names={CardKind: resource_label, TerrainId: sight_label},
    labels={("shift_harvest", "number"): season_label},
    seen_labels={
        ("choose_omen", "green"): omen_land,
        ("choose_omen", "red"): omen_number,
        ("open_case", "count"): case_cards,
    },
    actions={
        "shift_harvest": lambda game, action: words("act-shift-harvest-to", count=action.number),
        "name_starter": lambda game, action: words("act-name-starter-who", who=Who(action.player)),
        "ask_help": lambda game, action: words("act-ask-help-who", who=Who(action.player)),
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
    origins=frozenset({("build_farm", "start"), ("build_settler", "corner"), ("build_ship", "corner")}),
    foresee=foresee,
    explain=explain,
    loud=LOUD,
    keys=KEYS,
    sites={Stop: place_of},
)
