"""What a click on a place of the board means.

Two presses do anything there: the button of an action and then a place, or a place twice. What is armed by its place is
also done by its button, by the gold one, and by Enter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import OnSites
from catan_desktop.present.words import words
from catan_desktop.ui.scenes.table import chooser, telling
from catan_desktop.ui.scenes.table.chooser import Pick
from catan_desktop.ui.scenes.table.context import PlaceMenu
from catan_desktop.ui.scenes.table.desk import action_entry
from catan_desktop.ui.scenes.table.reach import ends_at

if TYPE_CHECKING:
    from catan_desktop.ui.scenes.table.play import Play


class Placing:
    """Turns clicks on lit and unlit places into actions, menus and reasons."""

    def __init__(self, play: Play) -> None:
        self.play = play

    def picked(self, space: str, site: int) -> None:
        """A lit place was chosen; one that only follows confirms what it follows."""
        place = (space, site)
        here = self.play.places().get(place, [])
        if not here:
            if self.play.armed is not None and place in self.play.following():
                self.play.submit(self.play.armed)
            return
        if self.play.aim == place and self.play.armed is not None:
            self.play.submit(self.play.armed)
        elif self.play.pick.begun and not self.play.pick.fixed and len({action.kind for action in here}) > 1:
            self._menu(place, here)
        elif self.play.pick.begun:
            self._choose(place, here)
        elif self.play.urgent():
            self._arm(place, here)
        elif len(here) == 1:
            self._show(place, here[0])
        else:
            self._menu(place, here)

    def come_to(self, space: str, site: int) -> None:
        """The gold button chooses the place that it came to by itself: nobody pointed at it, so it asks once more."""
        play, place = self.play, (space, site)
        here = play.places().get(place, [])
        at_once = play.pick.begun and play.armed is None and len(here) == 1 and ends_at(play, here[0], place)
        if at_once and play.port.settings.confirm:
            self._show(place, here[0])
        else:
            self.picked(space, site)

    def _choose(self, place: chooser.Place, here: list[Action]) -> None:
        """Something was picked before: the place is its next field, and does it where nothing else is to be chosen.

        What goes on elsewhere is lit there first, even where there is only one such place.
        """
        if len(here) == 1 and ends_at(self.play, here[0], place):
            self.play.submit(here[0])
            return
        self.play.pick = self.play.pick.of(*self._named(place, here[0]))
        self.play.go_on()

    def _named(self, place: chooser.Place, action: Action) -> tuple[str, Any]:
        """The field of an action that the place is the value of, and the value."""
        entry = next(entry for entry in self.play.port.fields(action) if entry.place == place)
        return entry.name, entry.value

    def _arm(self, place: chooser.Place, here: list[Action]) -> None:
        """Only this can be done now: the first click shows it, the second does it; Escape puts both away."""
        if len(here) > 1:
            kinds = tuple(dict.fromkeys(action.kind for action in here))
            self.play.begin(kinds, (self._named(place, here[0]),))
        elif not self.play.port.settings.confirm:
            self.play.submit(here[0])
        else:
            self._show(place, here[0])

    def _show(self, place: chooser.Place, action: Action) -> None:
        """Show what a second press on the same place will do."""
        self.play.armed, self.play.aim = action, place
        self.play.board.focused_spot = place
        self.play.rebuild()

    def _menu(self, place: chooser.Place, here: list[Action]) -> None:
        """Show what can be done at a place where there is more than one thing."""
        kinds: dict[str, Action] = {}
        for action in here:
            kinds.setdefault(action.kind, action)
        options = []
        for action in kinds.values():
            entry = action_entry(self.play.model, action)
            own = entry is not None and len(entry.kinds) == 1
            named = entry.name if entry is not None and own else self.play.port.action_words(action)
            options.append((self.play.voice.say(named), entry, action))

        def chosen(action: Action) -> None:
            self.play.root.close_popup()
            self.play.pick = Pick((action.kind,))
            self._choose(place, [other for other in here if other.kind == action.kind])

        def told(action: Action) -> list[str]:
            single = sum(1 for other in here if other.kind == action.kind) == 1
            return self.play.voice.consequences(action) if single else []

        menu = PlaceMenu(self.play.kit, self.play.voice, options, chosen, self.play.board.point_of(place), told)
        if self.play.root.keyboard:
            menu.mark(0)
        self.play.root.open_popup(menu, self.play.board)

    def missed(self, space: str, site: int) -> None:
        """Another place was clicked: tell why it cannot be chosen, if it is of the kind that is asked for."""
        if not self.play.asked:
            return
        play = self.play
        for choice in play.model.choices:
            if not isinstance(choice, OnSites) or choice.space != space:
                continue
            if choice.kind.kind not in play.pick.kinds and play.pick.begun:
                continue
            if not play.pick.begun and not play.urgent():
                return
            why = play.port.why_not(choice.at(site))
            if why is not None:
                play.refuse(why)
            return
        self._other_kind(space)

    def _other_kind(self, space: str) -> None:
        """A place of a kind that nobody asked for: say which kind is asked for, where something must be chosen."""
        play = self.play
        question = play.model.question
        asked = {place[0] for place in play.places()}
        if question is None or not (play.urgent() or play.pick.begun) or not asked or space in asked:
            return
        if play.pick.begun:
            play.refuse(words("choose-place"))
        else:
            play.refuse(telling.hint_words(play, question.hint))
