"""Building between the turns, around the board."""

from __future__ import annotations

from catan_desktop.games.six_players import events
from catan_desktop.games.six_players.actions import EndStep, PassBuilding
from catan_desktop.games.six_players.module import BUILDING, PAIR, PAIR_END, PHASE, PairData, in_force
from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.mechanics.questions import END_BARRED
from catan_desktop.present.event_rows import EventRow, EventTable
from catan_desktop.present.models.panels import NextStep, Pip, Question, TableModel
from catan_desktop.present.panel_view import PanelView
from catan_desktop.present.words import Who, Words, because, words


def fill(game: Game, view: Observation, model: TableModel) -> TableModel:
    """One more step of the turn, and the way out of it on the gold button."""
    rule = in_force(game)
    if not rule or not view.state.turn:
        return model
    between = any(frame.step in {BUILDING, PAIR, PAIR_END} for frame in view.state.frames)
    name = words("step-special-building" if rule == PHASE else "step-pair")
    done = tuple(replace(pip, current=pip.current and not between, done=pip.done or between) for pip in model.steps)
    model = replace(model, steps=(*done, Pip(name, between, False)), note=_note(view) if between else None)
    if view.decision is None or view.state.frames[-1].step not in {BUILDING, PAIR}:
        return model
    asked = "special-building" if rule == PHASE else "pair-step"
    hint = words(f"hint-{asked}")
    action = PassBuilding(view.seat) if rule == PHASE else EndStep(view.seat)
    barred = game.ask(END_BARRED, view.state) if rule != PHASE else ()
    name = words("next-pass" if rule == PHASE else "next-end-step")
    lone = rule == PHASE and sum(choice.count() for choice in view.decision.choices) == 1
    why = because(barred[0]) if barred else None
    way_on = NextStep(name, action, hint, final=True, reason=why, lone=lone, between=rule == PHASE)
    return replace(model, next=way_on, question=Question(words(f"prompt-{asked}"), hint, False))


def _note(view: Observation) -> Words:
    """What may be done between the turns, and after whose turn."""
    pair = next((frame.data for frame in view.state.frames if isinstance(frame.data, PairData)), None)
    if pair is not None:
        return words("note-pair-step", who=Who(view.state.seat), first=Who(pair.first))
    return words("note-special-building", who=Who(view.state.seat))


PANELS = PanelView(fill=fill)
EVENTS = EventTable({events.BuildingBegan: EventRow("building-began", "who", "dim")})
"""What was built is told by itself, and five who pass after every turn would drown the rest."""
