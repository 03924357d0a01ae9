"""Execution of the commands that come of messages: in the game, and at the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from catan_desktop.kernel.action import Action
from catan_desktop.table_port.port import TablePort
from catan_desktop.ui.scenes.table import messages as m
from catan_desktop.ui.scenes.table.choice_dialogs import ChoiceDialogs
from catan_desktop.ui.scenes.table.chooser import Place
from catan_desktop.ui.scenes.table.context import PlaceMenu
from catan_desktop.ui.scenes.table.focus import Focus
from catan_desktop.ui.scenes.table.hint import barred_text
from catan_desktop.ui.scenes.table.tools import Tools
from catan_desktop.ui.scenes.table.update import TableValue


class Effects:
    """What messages bring about at one table."""

    def __init__(
        self,
        table: TableValue,
        port: TablePort,
        dialogs: ChoiceDialogs,
        focus: Focus,
        tools: Tools,
    ) -> None:
        self.table = table
        self.port = port
        self.root, self.board, self.texts = focus.root, focus.board, tools.texts
        self.dialogs = dialogs
        self.focus = focus
        self.tools = tools

    def carry_out(self, command: m.Command) -> Sequence[m.News]:
        """Do what a command says, and return what comes of that."""
        match command:
            case m.Submit(action):
                self.root.close_popup()
                refusal = self.port.acts.submit(action)
                return (m.Happened(),) if refusal is None else (m.Refuse(refusal),)
            case m.Refuse(why):
                self.root.kit.play("refuse")
                self.root.toast(self.texts.say(why), "danger", self.port.language.topic_of(why.key))
            case m.TellWhyNot(action):
                refusal = self.texts.game.why_not(action)
                return () if refusal is None else (m.Refuse(refusal),)
            case m.ThinkOfHint():
                return self.hint()
            case m.Tell(words):
                self.root.toast(self.texts.say(words))
            case m.WarnOfHint(why):
                self.root.toast(barred_text(self.texts, why), "danger")
            case m.Ask(when):
                if not (when == "free" and self.root.dialogs) and not (when == "open" and not self.dialogs.on_top):
                    self.dialogs.ask()
            case m.OpenPlaceMenu(place):
                self._place_menu(place)
            case m.OpenCard(card):
                self.tools.card(card)
            case m.ShowResult():
                if self.tools.exits.over is not None:
                    self.tools.leave(self.tools.exits.over)
            case _:
                self._plain(command)
        return ()

    def _plain(self, command: m.Command) -> None:
        """Do what needs no deciding."""
        match command:
            case m.FocusPlace(place):
                self.board.focused_spot = place
            case m.FocusRung(key):
                self.focus.to_rung(key)
            case m.GoToAnswers():
                self.focus.to_answers()
            case m.OpenLadders():
                self.tools.ladders()
            case m.CloseDialogs():
                for dialog in list(self.root.dialogs):
                    self.root.close(dialog)
            case m.ShowBoard():
                self.board.show(self.port.pictures.board(self.table.facts.seat))

    def hint(self) -> Sequence[m.News]:
        """Return the hint that was asked for, if it has been thought about."""
        facts = self.table.facts
        hint = facts.state.hint
        thinking = hint is not None and hint.said is None and facts.hint_open
        said = self.texts.advice.advise(hint.seat) if hint is not None and thinking else None
        return () if said is None else (m.HintSaid(said),)

    def _place_menu(self, place: Place) -> None:
        """Show what can be done at a place where there is more than one thing."""
        facts, texts = self.table.facts, self.texts
        here = facts.places.get(place, ())
        kinds: dict[str, Action] = {}
        for action in here:
            kinds.setdefault(action.kind, action)
        options = []
        for action in kinds.values():
            entry = facts.entry(action)
            own = entry is not None and len(entry.kinds) == 1
            named = entry.name if entry is not None and own else facts.game.action_words(action)
            options.append((texts.say(named), entry, action))

        def chosen(action: Action) -> None:
            self.root.close_popup()
            self.table.send(m.KindPicked(action.kind, place))

        def effect_words(action: Action) -> list[str]:
            single = sum(1 for other in here if other.kind == action.kind) == 1
            return texts.consequences(action) if single else []

        menu = PlaceMenu(self.root.kit, texts, options, chosen, self.board.point_of(place), effect_words)
        if self.root.keyboard:
            menu.mark(0)
        self.root.open_popup(menu, self.board)


def sender(table: TableValue, kind: Callable[..., m.News]) -> Callable[..., bool]:
    """Return what sends a message of a kind, made of what it is called with."""
    return lambda *values: table.send(kind(*values))
