"""The words of all modules about a thing of the table, and about what an action is sure to bring."""

from __future__ import annotations

from collections.abc import Mapping

from catan_desktop.kernel import Action, Game, Observation
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.choice import OnSites
from catan_desktop.kernel.engine import decision
from catan_desktop.kernel.preview import Trial, trials
from catan_desktop.present.compose import in_game
from catan_desktop.present.models.explain import Explained, Thing
from catan_desktop.present.panel_view import PanelViews
from catan_desktop.present.words import Words, words


def trial_words(views: PanelViews, game: Game, view: Observation, trial: Trial) -> tuple[Words, ...]:
    """Return what the modules tell of one trial of an action."""
    found: list[Words] = []
    for module in in_game(views, game):
        if trial.action.kind in module.followed:
            trial = module.followed[trial.action.kind](game, trial)
    for module in in_game(views, game):
        if module.foresee is not None:
            found.extend(module.foresee(game, view, trial))
    return tuple(found)


def foresee(views: PanelViews, game: Game, view: Observation, action: Action) -> tuple[Words, ...]:
    """The sure consequences of an action, as the seat can know them; empty where it is not legal."""
    if any(action.kind in module.unsure for module in in_game(views, game)):
        return (words("foresee-hands"),)
    sayings = [trial_words(views, game, view, trial) for trial in trials(game, view, action)]
    if not sayings:
        return ()
    return tuple(said for said in sayings[0] if all(said in other for other in sayings[1:]))


def places_after(game: Game, view: Observation, action: Action) -> Mapping[tuple[str, int], Action]:
    """Return the (space, site) that the seat chooses among after an action, if that is all it is asked then for sure,
    and what it does with each."""
    asked = [decision(game, trial.after, view.seat) for trial in trials(game, view, action)]
    sure = asked[0] if asked and all(one == asked[0] for one in asked) else None
    sites = sure.choices[0] if sure is not None and len(sure.choices) == 1 else None
    return {(sites.space, site): sites.at(site) for site in bits(sites.mask)} if isinstance(sites, OnSites) else {}


def explain(views: PanelViews, game: Game, view: Observation, thing: Thing) -> Explained:
    """Return what there is to tell of a thing; empty where no module knows it."""
    found = Explained()
    for module in in_game(views, game):
        found = module.tell(game, view, thing, found)
    return found
