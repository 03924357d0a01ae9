"""Runs the modules' panel views over an observation: what stands around the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from catan_desktop.kernel import Action, Game, GameState, Observation, replace
from catan_desktop.kernel.event import Event
from catan_desktop.kernel.preview import Trial
from catan_desktop.present.compose import in_game, nothing_more
from catan_desktop.present.models import panels
from catan_desktop.present.models.explain import Explained, Thing
from catan_desktop.present.models.moments import Moment
from catan_desktop.present.words import Several, Words, words

PanelFill: TypeAlias = Callable[[Game, Observation, Any], panels.TableModel]
"""Adds to the panels that the modules before have made; the first module, which makes them, is given None."""


@dataclass(frozen=True)
class Label:
    """What to call the value of a field."""

    words: Words
    icon: str = ""
    text: Words | None = None
    """What choosing it means."""
    seats: int = 0
    """Mask of the seats that it stands for, where it stands for several."""


Labeller: TypeAlias = Callable[[Game, Any], Label]
"""Names the value of a field."""


SeenLabeller: TypeAlias = Callable[[Game, Observation, Any], Label]
"""Names the value of a field of an action by what it means just now."""
Asider: TypeAlias = Callable[[Game, Observation, Any], "Words | None"]
"""Says what matters of the value of an action's field just now, in a few words."""


Placer: TypeAlias = Callable[[Game, Observation, Any], tuple[str, int]]
"""(space, site) of an action; spaces and sites as the board's widget numbers them."""


Foreseer: TypeAlias = Callable[[Game, Observation, Trial], tuple[Words, ...]]
"""Tells what an action brings for sure: only what the seat may know, luck named as luck."""
Followed: TypeAlias = Callable[[Game, Trial], Trial]
"""Goes on with a trial to what its action is done for, where others have only to agree."""
MomentMaker: TypeAlias = Callable[[Game, Observation, Sequence[Event]], tuple[Moment, ...]]
"""Finds the great moments among what has just happened, as a seat sees it afterwards."""
Explainer: TypeAlias = Callable[[Game, Observation, Thing, Explained], Explained]
"""Tells what a thing of the table is, adding to what the modules before have told."""
SiteTeller: TypeAlias = Callable[[Game, Observation, Any, Explained], Explained]
"""The same for a site of one kind of place."""


@dataclass(frozen=True)
class PanelView:
    """How one module shows itself around the board."""

    fill: PanelFill = nothing_more
    seat: Callable[[Game, Observation, panels.SeatPanel], panels.SeatPanel] | None = None
    """Adds to what stands at one seat."""
    hints: Mapping[str, Callable[[Game, Observation], Words | None]] = field(default_factory=dict)
    """Step -> the hint of what is asked there, where it says more than usual; None: as usual."""
    names: Mapping[Any, Labeller] = field(default_factory=dict)
    """Type of an action's field -> what to call a value of it."""
    labels: Mapping[tuple[str, str], Labeller] = field(default_factory=dict)
    """(action kind, field) -> what to call a value of it, where its type does not say it."""
    seen_labels: Mapping[tuple[str, str], SeenLabeller] = field(default_factory=dict)
    """(action kind, field) -> what to call its value, where the value alone does not tell what it means."""
    actions: Mapping[str, Callable[[Game, Any], Words]] = field(default_factory=dict)
    """Action kind -> what to write on a button that does it, where `act-<kind>` does not say enough."""
    faces: Mapping[str, SeenLabeller] = field(default_factory=dict)
    """Action kind without fields -> name, picture and meaning of it as one of several pictured answers."""
    places: Mapping[str, Placer] = field(default_factory=dict)
    """Action kind -> the one place of the board that such an action is chosen by, where its fields do not say it."""
    targets: Mapping[str, Placer] = field(default_factory=dict)
    """Action kind -> the place of the board that it is aimed at: chosen before its fields, which are places no more."""
    pieces: Mapping[str, str] = field(default_factory=dict)
    """Action kind, or `<kind>.<field>=<value>` where that decides -> the kind of piece that such an action puts on the
    place that it is chosen by."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """Key of an action's button -> the key on the keyboard that begins it while the player chooses no other."""
    asides: Mapping[tuple[str, str], Asider] = field(default_factory=dict)
    """(action kind, field) -> what stands beside a value of it, where that matters for the choice."""
    origins: frozenset[tuple[str, str]] = frozenset()
    """(action kind, field) of places where an action is not done but what it is done with."""
    foresee: Foreseer | None = None
    unsure: frozenset[str] = frozenset()
    """Kinds of actions whose outcome lies in hands that the seat does not see: nothing of it is foretold."""
    followed: Mapping[str, Followed] = field(default_factory=dict)
    """Kind of action -> how far it is followed for what is told of it."""
    explain: Explainer | Mapping[str, SiteTeller] | None = None
    """Tells what things are: a function, or one for each kind of place."""
    loud: frozenset[str] = frozenset()
    """Keys of what is foretold so great that it has a line of its own."""
    sites: Mapping[Any, Callable[[Any], tuple[str, int] | None]] = field(default_factory=dict)
    """Type of a field -> the space and the site of the board that a value of it is, where that is of the game's own;
    None for a value that is elsewhere."""
    moments: MomentMaker | None = None
    moment: Callable[[Game, GameState], Words | None] | None = None
    """Says when it is, in a game whose turns are not counted by rounds ..."""
    when: Callable[[int, int], Words | None] | None = None
    """... and when a turn is, as far as its number and that of the seats tell it; None for the set-up; ..."""
    era: Callable[[int, int], Words | None] | None = None
    """... by the same, the long stretch of time that it belongs to, such as a Year."""
    alike: Mapping[str, str] = field(default_factory=dict)
    """`<kind>.<field>` -> another field of such actions that may hold its value as well: it goes by that name, and both
    are chosen in any order."""
    spaces: Mapping[str, str] = field(default_factory=dict)
    """`<kind>.<field>` of actions -> the space of the board that it is a site of, where that is another than its type
    says."""

    def show(self, game: Game, view: Observation, model: panels.TableModel | None) -> panels.TableModel:
        """Return the panels with what this module adds to them."""
        model = self.fill(game, view, model)
        if self.seat is not None:
            model = replace(model, seats=tuple([self.seat(game, view, panel) for panel in model.seats]))
        asked, find = model.question, self.hints.get(view.state.frames[-1].step)
        hint = find(game, view) if asked is not None and find is not None else None
        if asked is None or hint is None:
            return model
        step = model.next
        if step is not None and step.hint == asked.hint:
            step = replace(step, hint=hint)
        return replace(model, question=replace(asked, hint=hint), next=step)

    def tell(self, game: Game, view: Observation, thing: Thing, found: Explained) -> Explained:
        """Return what a thing is, with what this module adds."""
        if self.explain is None or callable(self.explain):
            return found if self.explain is None else self.explain(game, view, thing, found)
        kind, site = thing
        teller = self.explain.get(kind)
        return found if teller is None or not isinstance(site, int) else teller(game, view, site, found)


PanelViews: TypeAlias = Mapping[str, PanelView]
"""By module key."""


def is_loud(views: PanelViews, game: Game, said: Words) -> bool:
    """Return whether what is foretold has a line of its own."""
    return any(said.key in view.loud for view in in_game(views, game))


def moments(views: PanelViews, game: Game, view: Observation, events: Sequence[Event]) -> tuple[Moment, ...]:
    """Return the great moments among what has just happened."""
    makers = (module.moments for module in in_game(views, game) if module.moments is not None)
    return tuple(moment for maker in makers for moment in maker(game, view, events))


def when(views: PanelViews, modules: Iterable[str], turn: int, seats: int) -> Words | None:
    """Return when a turn of a game of these modules is, where its turns are not counted by rounds; else None."""
    makers = (views[key].when for key in modules if key in views)
    return next((maker(turn, seats) for maker in makers if maker is not None), None)


def era(views: PanelViews, game: Game, turn: int) -> Words | None:
    """Return the long stretch of time that a turn belongs to, in a game whose turns are not counted by rounds."""
    return next((view.era(turn, game.seats) for view in in_game(views, game) if view.era is not None), None)


def moment(views: PanelViews, game: Game, state: GameState) -> Words | None:
    """Return when it is, in a game whose turns are not counted by rounds; else None."""
    return next((view.moment(game, state) for view in in_game(views, game) if view.moment is not None), None)


def table_model(views: PanelViews, game: Game, view: Observation) -> panels.TableModel:
    """Everything around the board as a seat sees it; LookupError for a game that no module shows."""
    model: panels.TableModel | None = None
    for module in in_game(views, game):
        model = module.show(game, view, model)
    if model is None:
        raise LookupError(f"nothing shows the ruleset {game.ruleset.key}")
    pieces = [pair for module in in_game(views, game) for pair in module.pieces.items()]
    keys = {key: usual for module in in_game(views, game) for key, usual in module.keys.items()}
    buttons = tuple([replace(entry, hotkey=keys.get(entry.key, entry.hotkey)) for entry in model.buttons])
    now = moment(views, game, view.state)
    model = replace(model, pieces=(*pieces, *model.pieces), buttons=buttons, moment=now)
    return _advised(model if view.state.outcome is not None else _nearing(model))


NEAR = 2
"""Points before the goal from which on a seat may win soon."""


def _nearing(model: panels.TableModel) -> panels.TableModel:
    """Return the panels with those seats marked that have come near the goal, as everybody can count."""

    def marked(panel: panels.SeatPanel) -> panels.SeatPanel:
        near = panel.goal is not None and panel.points - panel.hidden >= panel.goal - NEAR
        return replace(panel, near=(*panel.near, panels.POINTS)) if near else panel

    return replace(model, seats=tuple(map(marked, model.seats)))


UNPAID = "reason-cannot-pay"
"""The refusal of what only cards are missing for."""
_ADVICE = frozenset({"hint-action-build", "hint-afford-none", "hint-action"})


def _advised(model: panels.TableModel) -> panels.TableModel:
    """Name in the advice all that can be paid for or is free, whichever module offers it, or else playable cards.

    Where the step must wait, the advice is what it waits for; where nothing is left, it sends nobody to trade in vain.
    """
    step = model.next
    if step is not None and step.reason is not None:
        return replace(model, next=replace(step, hint=step.reason))
    if step is None or step.hint.key not in _ADVICE:
        return model
    able = [entry for entry in model.buttons if entry.reason is None and (entry.price or entry.ready is not None)]
    ready = tuple(entry.name for entry in able)
    begun = {kind for entry in able for kind in entry.kinds}
    playable = [card for card in model.hand.cards if card.reason is None and card.kinds]
    cards = tuple(card.name for card in playable if not begun.issuperset(card.kinds))
    paid = tuple(entry.name for entry in able if entry.price)
    if paid:
        return replace(model, next=replace(step, hint=words("hint-action-build", thing=Several(paid))))
    if ready:
        return replace(model, next=replace(step, hint=words("hint-action-free", thing=Several((*ready, *cards)))))
    if cards:
        return replace(model, next=replace(step, hint=words("hint-action-card", thing=Several(cards))))
    return replace(model, next=replace(step, hint=_left_to_do(model)))


def _left_to_do(model: panels.TableModel) -> Words:
    """What to do where nothing can be built or played: trade for what is missing, trade at all, or end the turn."""
    trade = model.trade
    if trade is None or trade.reason is not None or (trade.offer_reason is not None and not any(trade.bank)):
        return words("hint-action-none")
    lacking = any(entry.missing and entry.reason is not None and entry.reason.key == UNPAID for entry in model.buttons)
    return words("hint-afford-none" if lacking else "hint-action-trade")


def action_words(views: PanelViews, game: Game, action: Action) -> Words:
    """What to write on a button that does this."""
    for module in in_game(views, game):
        said = module.actions.get(action.kind)
        if said is not None:
            return said(game, action)
    return words("act-" + action.kind.replace("_", "-"))


def place_of(views: PanelViews, game: Game, view: Observation, action: Action) -> tuple[str, int] | None:
    """The place of the board that chooses an action as a whole; None where its fields are chosen one by one."""
    for module in in_game(views, game):
        placer = module.places.get(action.kind)
        if placer is not None:
            return placer(game, view, action)
    return None


def face_of(views: PanelViews, game: Game, view: Observation, action: Action) -> Label | None:
    """Name, picture and meaning of an action as a whole; None where it has none."""
    found = (module.faces.get(action.kind) for module in in_game(views, game))
    return next((face(game, view, action) for face in found if face is not None), None)


def target_of(views: PanelViews, game: Game, view: Observation, action: Action) -> tuple[str, int] | None:
    """The place of the board that an action is aimed at, besides what its fields say; None where there is none."""
    found = (module.targets.get(action.kind) for module in in_game(views, game))
    return next((placer(game, view, action) for placer in found if placer is not None), None)


def space_of(views: PanelViews, game: Game, kind: str, name: str) -> str:
    """The space that a field of an action is a site of, where its type does not say it; else empty."""
    key = f"{kind}.{name}"
    return next((view.spaces[key] for view in in_game(views, game) if key in view.spaces), "")


def name_of(views: PanelViews, game: Game, kind: str, name: str) -> str:
    """The name by which a field of an action is chosen: its own, or that of one that it may change places with."""
    key = f"{kind}.{name}"
    return next((view.alike[key] for view in in_game(views, game) if key in view.alike), name)


def site_of(views: PanelViews, game: Game, kind: Any, value: Any) -> tuple[str, int] | None:
    """The place of the board that a value of a type of the game's own is; None for another type."""
    return next((view.sites[kind](value) for view in in_game(views, game) if kind in view.sites), None)


def aside(views: PanelViews, game: Game, view: Observation, action: Action, name: str) -> Words | None:
    """What matters of the value of a field for the choice that is made just now; None for nothing in particular."""
    for module in in_game(views, game):
        asider = module.asides.get((action.kind, name))
        found = asider(game, view, action) if asider is not None else None
        if found is not None:
            return found
    return None


def seen_label(views: PanelViews, game: Game, view: Observation, action: Action, name: str) -> Label | None:
    """What the value of a field is called where that hangs on the position; None where it does not."""
    found = (module.seen_labels.get((action.kind, name)) for module in in_game(views, game))
    named = next((one for one in found if one is not None), None)
    return named(game, view, action) if named is not None else None


def is_origin(views: PanelViews, game: Game, kind: str, name: str) -> bool:
    """Return whether a field of an action is what it is done with."""
    return any((kind, name) in view.origins for view in in_game(views, game))


def labeller(views: PanelViews, game: Game, kind: str, name: str, hint: Any) -> Labeller | None:
    """How to name the values of a field of an action, by what is said of the field, else of its type `hint`."""
    views_here = in_game(views, game)
    own = (view.labels[kind, name] for view in views_here if (kind, name) in view.labels)
    return next(own, None) or next((view.names[hint] for view in views_here if hint in view.names), None)
