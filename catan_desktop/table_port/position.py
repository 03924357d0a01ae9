"""The game as it stands, for a table: who is asked, what each seat sees around the board, what may be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from catan_desktop.games.views import PANELS
from catan_desktop.kernel import Action, Observation, Seat, engine, preview
from catan_desktop.kernel.frame import Decision
from catan_desktop.kernel.position_text import write_position
from catan_desktop.present import foresight, panel_view
from catan_desktop.present.models.panels import Field, TableModel
from catan_desktop.present.words import Words, because, words
from catan_desktop.session.undo import shows_secret

from .action_fields import fields_of
from .refusals import Refusals
from .source import Kept, Source


class Position:
    """The game as it stands: what may be done in it."""

    def __init__(self, source: Source) -> None:
        self._source, self._refusals = source, Refusals(source)
        self._session = source.session
        self._models: Kept[None, TableModel] = Kept()
        self._fields: Kept[Action, tuple[Field, ...]] = Kept()
        self._final: Kept[Action, bool] = Kept()

    @property
    def title(self) -> Words:
        """The name of the game."""
        return words("ruleset-" + self._session.game.ruleset.key)

    @property
    def rules(self) -> Sequence[tuple[str, bool | int | str]]:
        """The options of this game with their values; texts `option-<key>` and `option-<key>-<value>`."""
        game = self._session.game
        here = [spec for spec in game.ruleset.options if not spec.seats or game.seats in spec.seats]
        chosen = [(spec.asked, spec.default, (spec.key, game.options[spec.key])) for spec in here]
        return tuple(told for asked, default, told in chosen if asked or told[1] != default)

    @property
    def ply(self) -> int:
        """Actions applied so far; another number means another position."""
        return self._session.ply

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self._session.outcome is not None

    @property
    def winners(self) -> Sequence[Seat]:
        """Return who has won; nobody while the game goes on, or where everybody lost."""
        outcome = self._session.outcome
        return outcome.winners if outcome is not None else ()

    def position_text(self, seat: Seat) -> str:
        """Return the position as a text, as far as a seat may know it; all of it once the game is over."""
        session, view = self._session, self._source.view(seat)
        if session.outcome is not None:
            return write_position(session.game, session.state)
        return write_position(session.game, view.state, view.seat)

    def actor(self) -> Seat | None:
        """Return who is asked now: a seat, `CHANCE`, or None when the game is over."""
        return self._session.actor()

    def last_actor(self) -> Seat | None:
        """Return who acted last: a seat, `CHANCE`, or None before the first action."""
        plies = self._session.timeline.plies
        return plies[-1].action.seat if plies else None

    def led(self, seat: Seat) -> bool:
        """Return whether the position was reached by an action of this seat that can still be taken back.

        An answer that was the only one there was does not count: what came before it decides.
        """
        timeline, ply = self._session.timeline, self._session.ply
        while self._session.history.undo_block() is None and ply > timeline.first_ply:
            before, done = timeline.ply_at(ply)
            if done.action.seat != seat or shows_secret(done.action, done.events):
                return False
            if not _forced(engine.decision(self._session.game, before, seat)):
                return True
            ply -= 1
        return False

    def model(self, seat: Seat) -> TableModel:
        """Return what stands around the board for a seat; the same object until something changes."""
        view = self._source.view(seat)
        return self._models.get(
            view, None, lambda: self._refusals.annotate(panel_view.table_model(PANELS, self._session.game, view), seat)
        )

    def fields(self, action: Action) -> tuple[Field, ...]:
        """Return an action's fields after its seat, with what to call them; kept while nothing changes."""
        view, session = self._source.view(action.seat), self._session
        return self._fields.get(view, action, lambda: fields_of(session.game, session.state, view, action))

    def action_words(self, action: Action) -> Words:
        """Return what to write on a button that does this."""
        return panel_view.action_words(PANELS, self._session.game, action)

    def why_not(self, action: Action) -> Words | None:
        """Return why an action is refused now; None if it is legal."""
        return because(self._session.why_not(action))

    def places_after(self, action: Action) -> Mapping[tuple[str, int], Action]:
        """Return the (space, site) that the seat chooses among after an action that it may do now, and what it does
        with each; none where it is asked for more."""
        return foresight.places_after(self._session.game, self._source.view(action.seat), action)

    def final(self, action: Action) -> bool:
        """Return whether an action that the seat may do now cannot be taken back: luck or somebody else goes on, a
        secret is told, or the game ends."""
        view = self._source.view(action.seat)
        return self._final.get(view, action, lambda: self._ends(view, action))

    def _ends(self, view: Observation, action: Action) -> bool:
        tried = preview.trials(self._session.game, view, action, 1)
        stays = (engine.actor(one.after) == action.seat and not shows_secret(action, one.events) for one in tried)
        return not tried or not all(stays)


def _forced(decision: Decision | None) -> bool:
    """Return whether there was one single answer."""
    return decision is not None and sum(choice.count() for choice in decision.choices) == 1
