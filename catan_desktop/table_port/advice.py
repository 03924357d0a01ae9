"""Words about things and actions before anything is done."""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.games.catalogue import entry
from catan_desktop.games.views import BOARDS, PANELS
from catan_desktop.kernel import Action, Reason, Seat
from catan_desktop.mechanics.goods import traded_kinds
from catan_desktop.present import compose, foresight, panel_view
from catan_desktop.present.advice import AdviceView, advice_view
from catan_desktop.present.models.explain import Explained, Thing
from catan_desktop.present.words import Words, because

from .position import Position
from .source import Kept, Source


class Advice:
    """What is told of things and actions before anything is done."""

    def __init__(self, source: Source, position: Position) -> None:
        self._source = source
        self._session = source.session
        self._position = position
        self._foreseen: Kept[Action, tuple[Words, ...]] = Kept()

    def described(self, seat: Seat) -> Sequence[Words]:
        """Return what lies on the board in sentences, for those who listen instead of looking."""
        return compose.described(BOARDS, self._session.game, self._source.view(seat))

    def foresee(self, action: Action) -> tuple[Words, ...]:
        """Return what an action is sure to bring, worked out from what its seat sees; kept while nothing changes."""
        game, view = self._session.game, self._source.view(action.seat)
        return self._foreseen.get(view, action, lambda: foresight.foresee(PANELS, game, view, action))

    def loud(self, said: Words) -> bool:
        """Return whether a line of the chronicle is called out, or what is foretold has a line of its own."""
        return panel_view.is_loud(PANELS, self._session.game, said)

    def explain(self, seat: Seat, thing: Thing) -> Explained:
        """Return what a thing of the table is, as a seat sees it."""
        return foresight.explain(PANELS, self._session.game, self._source.view(seat), thing)

    def advise(self, seat: Seat) -> AdviceView | Words | None:
        """Return what the best bot would do in a seat's place and why, or why that cannot be said; None while it
        thinks."""
        self._session.bots.seconds = self._source.context.settings().bot_thinking_seconds
        found = self._session.bots.advise(self._source.view(seat))
        if found is None or isinstance(found, Reason):
            return because(found)
        return self.shown(found.action, found.grounds)

    def shown(self, action: Action, grounds: Sequence[Reason] = ()) -> AdviceView:
        """Return an action as it is advised: in words, with its places, and what speaks for it."""
        position = self._position
        named, fields = position.action_words(action), position.fields(action)
        return advice_view(action, named, fields, grounds, self._kinds(action.seat))

    def _kinds(self, seat: Seat) -> Sequence[str]:
        """Return the kinds of cards that advice speaks of: those that are traded, where any are, else those held."""
        game = self._session.game
        if entry(game.ruleset.key).bots.cards is not None:
            return traded_kinds(game)
        return [key for key, _ in self._position.model(seat).hand.resources]
