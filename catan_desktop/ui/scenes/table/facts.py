"""Facts derived from the state of the table and the game: what may be done, what is lit, what is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeAlias

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Amount, Handful
from catan_desktop.kernel.ids import Seat
from catan_desktop.kernel.record import field_names
from catan_desktop.present.models.panels import ActionButton, Field, OfferView, TableModel
from catan_desktop.present.picture import Place as Where
from catan_desktop.table_port.port import TablePort, TableSettings
from catan_desktop.table_port.position import Position
from catan_desktop.table_port.seats import Sitting
from catan_desktop.table_port.source import Context
from catan_desktop.ui.scenes.table import chooser
from catan_desktop.ui.scenes.table.chooser import Pick, Place
from catan_desktop.ui.scenes.table.state import TableState

Places: TypeAlias = Mapping[Place, Sequence[Action]]
"""Places with what can be done there."""


@dataclass(frozen=True, eq=False)
class Facts:
    """One state in one position of a game; what is asked of it is worked out once."""

    state: TableState
    game: Position
    language: Context
    seat: Seat
    """The looking seat."""
    model: TableModel
    """What it sees."""
    sittings: tuple[Sitting, ...]
    settings: TableSettings
    over: bool

    def of(self, state: TableState) -> Facts:
        """Return what follows from another state in the same position."""
        seat = _looking(state)
        return replace(self, state=state, seat=seat, model=self.game.model(seat))

    # who

    @cached_property
    def humans(self) -> tuple[Seat, ...]:
        """Return the seats that people sit on."""
        return tuple(Seat(index) for index, sitting in enumerate(self.sittings) if sitting.human)

    @property
    def watching(self) -> bool:
        """Return whether bots play alone."""
        return not self.humans

    @property
    def log_viewer(self) -> Seat:
        """Return as whom the chronicle is read; NOBODY reads all of it."""
        return self.state.watched if self.watching else self.seat

    @property
    def asked(self) -> bool:
        """Return whether the looking seat is a person who must act now."""
        return bool(self.model.choices) and self.sittings[self.seat].human

    @property
    def covered(self) -> bool:
        """Return whether the own hand must not show: others sit before the same screen."""
        several = len(self.humans) > 1 and self.model.secret
        return several and self.settings.cover_hand and not self.state.hand_shown and not self.over

    @property
    def urgent(self) -> bool:
        """Return whether nothing else can be done before an answer."""
        question = self.model.question
        return question is not None and question.urgent

    # what can be chosen

    @cached_property
    def actions(self) -> Sequence[Action]:
        """Return the actions that can be listed and fit what is picked."""
        return chooser.listed(self.model.choices, self.state.pick, self.game.fields) if self.asked else ()

    @cached_property
    def places(self) -> Places:
        """Return the places to choose from.

        With nothing picked, actions that would take the whole turn's attention (trade, heroes) stay dark.
        """
        return chooser.places(self.actions, self.state.pick, self.game.fields)

    @cached_property
    def following(self) -> Places:
        """Return the corners and paths that what waits to be confirmed leads to, where no place is to be chosen now."""
        state = self.state
        if state.pending is None or state.pending_place is not None or self.places:
            return {}
        return _built(self, {place: [action] for place, action in self.game.places_after(state.pending).items()})

    @property
    def highlights(self) -> Places:
        """Return the places that are lit: while nothing is picked, where something is built; the rest is begun with its
        button."""
        return self.following or (self.places if self.state.pick.begun or self.urgent else _built(self, self.places))

    @property
    def lone(self) -> ActionButton | None:
        """Return the only button that can be begun with: pressing it would choose nothing."""
        able = [entry for entry in self.model.buttons if entry.reason is None]
        return able[0] if len(able) == 1 and not (self.state.pick.begun or self.urgent) else None

    @cached_property
    def open_field(self) -> tuple[Field, ...]:
        """Return the values of the next field of what may be done; empty where none is open."""
        return chooser.open_field(self.actions, self.game.fields, self.state.pick.fixed) if self.actions else ()

    @property
    def party(self) -> tuple[Field, ...]:
        """Return the values that the open field may have, where it stands for several seats; else empty."""
        found = self.open_field if self.state.pick.begun else ()
        return found if all(entry.seats for entry in found) else ()

    @cached_property
    def pickers(self) -> tuple[Handful | Amount, ...]:
        """Return the choices of cards and of amounts."""
        return tuple(choice for choice in self.model.choices if isinstance(choice, (Handful, Amount)))

    @property
    def listing(self) -> ActionButton | None:
        """Return the button whose list of things to do is open."""
        return next((one for one in self.model.buttons if one.listed and begun_with(one) == self.state.pick), None)

    @property
    def climbing(self) -> str:
        """Return the key of the ladder whose next rung is chosen; empty where none is."""
        pick = self.state.pick
        found = (one.key for one in self.model.ladders if pick == Pick(one.kinds, one.fixed, len(one.fixed)))
        return next(found, "")

    def entry(self, action: Action) -> ActionButton | None:
        """Return the button that leads to an action."""
        found = (entry for entry in self.model.buttons if action.kind in entry.kinds)
        return next(
            (entry for entry in found if not entry.fixed or chooser.have(self.game.fields(action), entry.fixed)), None
        )

    def ends_at(self, action: Action, place: Place) -> bool:
        """Return whether a place is where an action ends: a piece that is pressed has not yet gone where it can go."""
        fields = self.game.fields(action)
        places = [entry.place for entry in fields if entry.place is not None and not entry.origin]
        return not places or places[-1] == place

    @property
    def at_once(self) -> bool:
        """Return whether a press on any place does what was picked, with nothing left to choose, and does it there."""
        whole = (len(here) == 1 and self.ends_at(here[0], place) for place, here in self.places.items())
        return bool(self.places) and self.state.pick.begun and all(whole)

    # offers, hints

    @property
    def offer(self) -> OfferView | None:
        """Return the open offer."""
        return self.model.trade.offer if self.model.trade is not None else None

    @property
    def hint_offered(self) -> bool:
        """Return whether hints are given: not while bots play alone, nor where somebody guides the player."""
        return self.settings.advice and not (self.watching or self.state.guided or self.over)

    @property
    def hint_open(self) -> bool:
        """Return whether a hint is shown or being thought about: only for the eyes and position it was asked for."""
        hint = self.state.hint
        return hint is not None and (hint.seat, hint.ply) == (self.seat, self.game.ply)

    @property
    def hint_barred(self) -> str:
        """Return the key of what says why there is no hint now; empty where there is one."""
        return "reason-not-your-move" if not self.asked else "cover-answers" if self.covered else ""

    @property
    def hint_places(self) -> tuple[Where, ...]:
        """Return where on the board the hint points."""
        said = self.state.hint.said if self.hint_open and self.state.hint is not None else None
        return getattr(said, "places", ())


def _built(facts: Facts, places: Places) -> Places:
    """Return the places where something is put on the board, and those of the only button that can be begun with."""
    pieces, lone = dict(facts.model.pieces), facts.lone
    return {
        place: here
        for place, here in places.items()
        if place[0] in {"intersection", "path"}
        or (place[0] != "hex" and any(action.kind in pieces for action in here))
        or (lone is not None and all(piece_put(pieces, action) and facts.entry(action) == lone for action in here))
    }


def piece_put(pieces: Mapping[str, str], action: Action) -> str:
    """Return the piece that an action puts on the board, by its kind or by a field of it; empty for none."""
    fields = (f"{action.kind}.{name}={getattr(action, name)}" for name in field_names(type(action)))
    return pieces.get(action.kind) or next((pieces[field] for field in fields if field in pieces), "")


def begun_with(entry: ActionButton) -> Pick:
    """Return what is picked as soon as a button is pressed."""
    return Pick(entry.kinds, entry.fixed, len(entry.fixed))


def derive(state: TableState, port: TablePort) -> Facts:
    """Return what follows from a state in the present position of a game."""
    seat, game = _looking(state), port.game
    sittings = tuple(port.seats.sittings)
    return Facts(state, game, port.language, seat, game.model(seat), sittings, port.settings, game.over)


def _looking(state: TableState) -> Seat:
    return state.viewer if state.viewer is not None else Seat(0)


def drawer_is_open(facts: Facts) -> bool:
    """Return whether the drawer is open: as the question has it, unless somebody wanted it otherwise since."""
    drawer, wanted = facts.model.drawer, facts.state.drawer
    return drawer is not None and (wanted[1] if wanted is not None and wanted[0] == drawer.open else drawer.open)


def same(one: Facts, other: Facts) -> bool:
    """Return whether the same follows from both, so that what was worked out once holds."""
    return (
        (one.model is other.model or one.model == other.model)
        and one.state == other.state
        and (one.sittings, one.settings, one.over) == (other.sittings, other.settings, other.over)
    )
