"""The fields of actions with what to call their values, for those who choose among them."""

from __future__ import annotations

from typing import Any, get_type_hints

from catan_desktop.games.views import PANELS, game_at
from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel import Action, Game, GameState, Observation, Seat, replace
from catan_desktop.kernel.ids import NOBODY
from catan_desktop.kernel.record import field_names
from catan_desktop.present import panel_view
from catan_desktop.present.models.panels import WHERE, Field
from catan_desktop.present.words import Who, words

SPACES = {HexId: "hex", CornerId: "intersection", PathId: "path"}


_KNOWN: dict[type[Action], dict[str, Any]] = {}


def _hints(kind: type[Action]) -> dict[str, Any]:
    """Return the types of an action's fields."""
    if kind not in _KNOWN:
        _KNOWN[kind] = get_type_hints(kind)
    return _KNOWN[kind]


def fields_of(game: Game, state: GameState, view: Observation, action: Action) -> tuple[Field, ...]:
    """Return an action's fields after its seat, behind the place that it is aimed at, if any; a single one where
    a place or a face chooses it as a whole."""
    whole = panel_view.place_of(PANELS, game, view, action)
    if whole is not None:
        return (Field(WHERE, whole, panel_view.action_words(PANELS, game, action), "", whole),)
    face = panel_view.face_of(PANELS, game, view, action)
    if face is not None:
        return (Field(WHERE, action.kind, face.words, face.icon, text=face.text),)
    names: tuple[str, ...] = field_names(type(action))
    found = tuple(_field(game, state, view, action, name) for name in names[1:])
    target = panel_view.target_of(PANELS, game, view, action)
    if target is None:
        return found
    aimed = Field(WHERE, target, panel_view.action_words(PANELS, game, action), "", target)
    return (aimed, *(replace(one, place=None) for one in found))


def _field(game: Game, state: GameState, view: Observation, action: Action, name: str) -> Field:
    value = getattr(action, name)
    aside = panel_view.aside(PANELS, game, view, action, name)
    hint = _hints(type(action))[name]
    space = panel_view.space_of(PANELS, game, action.kind, name) or SPACES.get(hint)
    place = (space, int(value)) if space else panel_view.site_of(PANELS, game, hint, value)
    label = panel_view.labeller(PANELS, game, action.kind, name, hint)
    found = panel_view.seen_label(PANELS, game, view, action, name)
    name = panel_view.name_of(PANELS, game, action.kind, name)
    if found is None and label is not None:
        found = label(game_at(game, state), value)
    if found is not None:
        who = Seat(value) if hint is Seat else NOBODY
        return Field(name, value, found.words, found.icon, place, who, found.text, aside, found.seats)
    if hint is Seat:
        named = words("seat-named", who=Who(Seat(value)))
        return Field(name, value, named, "", None, Seat(value), aside=aside)
    named = words("place-" + place[0] if place else "value", value=str(value))
    return Field(name, value, named, "", place, origin=panel_view.is_origin(PANELS, game, action.kind, name))
