"""Event cards around the board: the card in the place of the dice, questions, the repair, places."""

from __future__ import annotations

from collections.abc import Iterator

from catan_desktop.games.event_cards import card_effects, cards, events
from catan_desktop.games.event_cards.actions import EventCardId
from catan_desktop.games.event_cards.cards import EVENT_CARDS, PAIRS, EventCards, event_now, until_new_year
from catan_desktop.games.event_cards.module import DRAW, REPAIR
from catan_desktop.kernel import Game, GameState, Observation, Seat, replace
from catan_desktop.kernel.ids import numbers
from catan_desktop.kernel.preview import Trial
from catan_desktop.mechanics.dice import PRE_ROLL
from catan_desktop.mechanics.events import ROAD
from catan_desktop.mechanics.parts import DICE
from catan_desktop.mechanics.view.seats import past
from catan_desktop.present.models.explain import Explained
from catan_desktop.present.models.panels import ActionButton, Die, Question, TableModel
from catan_desktop.present.panel_view import PanelView
from catan_desktop.present.words import Several, Who, Words, words

from .board import DAMAGED_ROAD, card_picture
from .names import event_name, event_text

KEYS = {REPAIR: "N"}


def fill(game: Game, view: Observation, model: TableModel) -> TableModel:
    """The card for the dice; who repairs what; what a question is about."""
    part, step = EVENT_CARDS.of(game, view.state), model.next
    question = None if model.question is None else _question(game, view, part, model.question)
    if step is not None and question is not None and model.question is not None and step.hint == model.question.hint:
        step = replace(step, hint=question.hint)
    if step is not None and view.state.frames[-1].step == PRE_ROLL:
        step = replace(step, name=words("next-draw-event"), hint=words("hint-draw-event"))
    return replace(
        model,
        dice=(card_die(game, view.state, part),),
        buttons=tuple([one for entry in model.buttons for one in _button(part, view, entry)]),
        question=question,
        next=step,
        piles=(*model.piles, *piles(part)),
    )


def card_die(game: Game, state: GameState, part: EventCards) -> Die:
    """Return the card that was drawn last, in the place of the dice; its back before the first."""
    shown = DICE.of(game, state)
    drawn = shown.producing or past(game, state, DRAW)
    if not part.drawn:
        return Die("event", 0, words("hint-draw-event"), "event-cards", ("card-back-event",), "event", adds=True)
    event, total = event_now(part), sum(shown.last)
    told = words("event-card-told", card=event_name(event), text=event_text(game, event))
    picture = (card_picture(event),)
    return Die("event", total, told, "events", picture, "event", event_name(event), thrown=drawn, adds=True)


def _question(game: Game, view: Observation, part: EventCards, asked: Question) -> Question:
    step = view.state.frames[-1].step
    if step == card_effects.SUPPLY:
        return replace(asked, text=words("prompt-event-take", card=event_name(event_now(part))))
    if step == card_effects.NEIGHBOURS:
        left = Who(Seat((view.seat + 1) % game.seats))
        return replace(asked, hint=words("hint-give-left", whom=left))
    return asked


def _button(part: EventCards, view: Observation, entry: ActionButton) -> Iterator[ActionButton]:
    """Building roads names what bars it; the repair stands there while there is something to repair."""
    if entry.key != REPAIR:
        yield entry
    elif part.damaged[view.seat]:
        yield replace(entry, gist=words("gist-repair-road"), about=words("about-repair-road"), topic="damaged-road")


def piles(part: EventCards) -> Iterator[Words]:
    """How many cards are left, which have come."""
    yield words("tell-event-deck", count=until_new_year(part))
    if part.drawn:
        gone = {event: [card for card in part.drawn if cards.EVENT_OF[card] == event] for event in cards.EVENTS}
        named = [_named(event, here) for event, here in gone.items() if here]
        yield words("tell-event-drawn", cards=Several(tuple(named)))
        counted = [sum(PAIRS[card]) for card in numbers(EventCardId, cards.ALL) if card not in part.drawn]
        totals = ", ".join(f"{total}×{counted.count(total)}" for total in range(2, 13) if total in counted)
        yield words("tell-event-numbers", numbers=totals)


def _named(event: str, drawn: list[EventCardId]) -> Words:
    numbers = ", ".join(str(sum(PAIRS[card])) for card in drawn)
    return words("tell-event-now", card=event_name(event), number=numbers)


def _heaps(game: Game, view: Observation, site: int, found: Explained) -> Explained:
    """The deck beside the land."""
    part = EVENT_CARDS.of(game, view.state)
    now = event_now(part)
    card = (words("event-card-told", card=event_name(now), text=event_text(game, now)),) if now else ()
    return replace(found, rows=(*found.rows, *card, *piles(part)), topic=found.topic or "event-cards")


def _path(game: Game, view: Observation, path: int, found: Explained) -> Explained:
    """A damaged road."""
    damaged = EVENT_CARDS.of(game, view.state).damaged
    owner = next((seat for seat, mask in enumerate(damaged) if mask >> path & 1), -1)
    if owner < 0:
        return found
    rows = (words("explain-damaged-road", who=Who(Seat(owner))), *found.rows[1:])
    return replace(found, rows=rows, topic="damaged-road")


def foresee(game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """What a repair opens."""
    return tuple(words("foresee-repair") for event in trial.events if isinstance(event, events.RoadRepaired))


PANELS = PanelView(
    fill=fill,
    pieces={
        "damage_road": DAMAGED_ROAD,
        "repair_road": ROAD,
        "repair_road_free": ROAD,
        "settle_robber": "robber",
    },
    foresee=foresee,
    explain={"heaps": _heaps, "path": _path},
    keys=KEYS,
)
