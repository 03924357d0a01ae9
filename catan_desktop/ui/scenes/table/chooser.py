"""Choosing among legal actions, by family and field by field; knows no game and draws nothing.

A pick starts from everything that may be done. Naming kinds of actions, then a value for one field after another,
narrows it, until one action is left. What the next field is decides what a person sees: lit places, a list, a card
picker, a stepper or the trade panel.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Among, Amount, Choice, Handful, Offer, Only, OnSites
from catan_desktop.kernel.ids import Site, Space
from catan_desktop.present.models.panels import Field

Place: TypeAlias = tuple[Space, Site]
Fields: TypeAlias = Callable[[Action], tuple[Field, ...]]
KINDLESS: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pick:
    """How far a choice has come."""

    kinds: tuple[str, ...] = KINDLESS
    """Kinds of actions that are meant; empty while nothing is."""
    fixed: tuple[tuple[str, Any], ...] = ()
    """Values of fields, in the order they were chosen."""
    given: int = 0
    """Values among them that came with what was begun, and go with it."""

    @property
    def begun(self) -> bool:
        """Return whether anything has been chosen."""
        return bool(self.kinds)

    def of(self, name: str, value: Any) -> Pick:
        """Choose the value of a field."""
        return Pick(self.kinds, (*self.fixed, (name, value)), self.given)

    def back(self) -> Pick:
        """Take the last choice back."""
        return Pick(self.kinds, self.fixed[:-1], self.given) if len(self.fixed) > self.given else Pick()


NOTHING = Pick()


def kind_of(choice: Choice) -> str:
    """Return the kind of the actions of a family; families of several kinds give that of the first."""
    kind = getattr(choice, "kind", None)
    if kind is not None:
        return str(kind.kind)
    return next(iter(choice)).kind


def listed(choices: Iterable[Choice], pick: Pick, fields: Fields) -> list[Action]:
    """Return the actions of the families that can be listed (a button, a list, places), narrowed by a pick."""
    found: list[Action] = []
    for choice in choices:
        if isinstance(choice, (Only, Among, OnSites)):
            found.extend(action for action in choice if _fits(action, pick, fields))
    return found


def _fits(action: Action, pick: Pick, fields: Fields) -> bool:
    if pick.kinds and action.kind not in pick.kinds:
        return False
    return not pick.fixed or have(fields(action), pick.fixed)


def chosen_places(actions: Sequence[Action], pick: Pick, fields: Fields) -> tuple[Place, ...]:
    """Return the places that a pick has chosen so far, of the actions that fit it."""
    if not pick.fixed or not actions:
        return ()
    entries = fields(actions[0])
    return tuple([one.place for one in entries if one.place is not None and (one.name, one.value) in pick.fixed])


def have(fields: Iterable[Field], fixed: Iterable[tuple[str, Any]]) -> bool:
    """Return whether the fields of an action have these values among theirs."""
    return {(entry.name, entry.value) for entry in fields}.issuperset(fixed)


def picker(choices: Iterable[Choice], pick: Pick) -> Handful | Amount | None:
    """Return the card picker or stepper that a pick has come to."""
    for choice in choices:
        if isinstance(choice, (Handful, Amount)) and kind_of(choice) in pick.kinds:
            return choice
    return None


def offer_of(choices: Iterable[Choice]) -> Offer | None:
    """Return the family of offers, if one can be made."""
    return next((choice for choice in choices if isinstance(choice, Offer)), None)


def open_field(actions: Sequence[Action], fields: Fields, fixed: Container[tuple[str, Any]] = ()) -> tuple[Field, ...]:
    """Return the values of the first field that still differs among actions of one kind; empty when none does.

    Each value stands once, in the order of the actions. Fields of one name are chosen in any order: what `fixed` holds
    is none of them any more, and all that are left are values of it.
    """
    if len({action.kind for action in actions}) != 1:
        return ()
    columns = [_left(action, fixed, fields) for action in actions]
    for index in range(len(columns[0])):
        values: dict[Any, Field] = {}
        for row in columns:
            for entry in row:
                if entry.name == row[index].name:
                    values.setdefault(entry.value, entry)
        if len(values) > 1:
            return tuple(values.values())
    return ()


def _left(action: Action, fixed: Container[tuple[str, Any]], fields: Fields) -> list[Field]:
    """Return the fields of an action that are not chosen yet."""
    return [entry for entry in fields(action) if (entry.name, entry.value) not in fixed]


def places(actions: Iterable[Action], pick: Pick, fields: Fields) -> dict[Place, list[Action]]:
    """Return the places that may be clicked now, each with the actions that go on from there.

    A place counts where it is the first field of an action that is still open. Among several kinds of actions, where
    only what one is done with is open, its first place is chosen before: that tells the kinds apart.
    """
    by_kind: dict[str, list[Action]] = {}
    for action in actions:
        by_kind.setdefault(action.kind, []).append(action)
    found: dict[Place, list[Action]] = {}
    for same in by_kind.values():
        several = open_field(same, fields, pick.fixed)
        asked = several[0].name if several else ""
        if len(by_kind) > 1 and several and several[0].origin:
            asked = next((entry.name for entry in _left(same[0], pick.fixed, fields) if entry.place), asked)
        for action in same:
            for entry in _left(action, pick.fixed, fields):
                if entry.place is not None and (entry.name == asked or not asked):
                    found.setdefault(entry.place, []).append(action)
    return found
