"""Explanations of the robber's camp, and of the robber."""

from __future__ import annotations

from catan_desktop.kernel import Game, Observation, replace
from catan_desktop.mechanics.parts import HOME, ROBBER
from catan_desktop.present.compose import nothing_more
from catan_desktop.present.models.explain import Explained, Thing
from catan_desktop.present.panel_view import PanelView
from catan_desktop.present.words import words


def explain(game: Game, view: Observation, thing: Thing, found: Explained) -> Explained:
    """Tormund, where he stands, his camp, and the paths of the borderland."""
    robber = ROBBER.of(game, view.state).hex
    if thing == ("home", 0):
        key = "explain-home" if robber == HOME else "explain-home-empty"
        return replace(found, rows=(words(key),), topic="tormunds-camp")
    if thing == ("hex", robber):
        return replace(found, rows=(*found.rows, words("explain-robber")), topic="tormund")
    if thing[0] == "path" and found.topic == "harbour":
        return replace(found, topic="borderland")
    return found


PANELS = PanelView(fill=nothing_more, explain=explain)
