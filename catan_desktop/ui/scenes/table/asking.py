"""Opens the right dialog for a choice: a card picker, a stepper, a list, or the answer to an offer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Amount, Handful
from catan_desktop.kernel.record import replace as changed
from catan_desktop.present.models.panels import ActionButton, Field
from catan_desktop.present.words import Words, words
from catan_desktop.ui.dialogs.handful import amount_dialog, handful_dialog
from catan_desktop.ui.dialogs.options import Option, options_dialog
from catan_desktop.ui.scenes.table import chooser, telling
from catan_desktop.ui.widgets import Dialog

if TYPE_CHECKING:
    from catan_desktop.ui.scenes.table.play import Play

RESOURCES = 5
"""So many kinds of cards come first, the resources; commodities come after them."""
MOST_INLINE = 10
"""So many answers, each with a short name, stand beside the board."""
FEW_HANDFULS = 5
"""So many handfuls of cards are listed among the other answers; more of them are picked card by card."""


class Asking:
    """Asks what cannot be answered on the board or with a button."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.shown: Dialog | None = None

    def ask(self) -> None:
        """Open the dialog that is due; close one that is no longer."""
        play = self.play
        if self.shown is not None:
            play.root.close(self.shown)
            self.shown = None
        if not play.asked or play.minimised or play.covered or play.root.dialogs:
            return
        made = self._due()
        if made is not None:
            self.shown = made
            play.root.open(made, self._again)

    def _again(self) -> None:
        """Ask the same in other words."""
        self.shown = None
        self.ask()

    def sole(self) -> Action | None:
        """Return the only answer there is to the question beside the board; None where there are several."""
        found = self.play.actions() if self.play.urgent() and not self.play.pick.begun else []
        return found[0] if len(found) == 1 and self.inline() else None

    def buttons(self) -> Sequence[tuple[str, str, Callable[[], object], str]]:
        """Return the answers that stand beside the board while places are lit: those that name no place."""
        play = self.play
        places = play.places()
        if not places:
            return ()
        lit = {action for here in places.values() for action in here}
        apart = [(index, action) for index, action in enumerate(play.actions()) if action not in lit]
        return [
            (
                f"answer-{index}",
                play.voice.say(self._words(action)),
                partial(play.submit, action),
                "\n".join(play.voice.consequences(action)),
            )
            for index, action in apart
        ]

    def inline(self) -> Sequence[Option]:
        """Return the answers of a small question, which stand beside the board instead of covering it."""
        play = self.play
        if not play.asked or (play.armed is not None and not play.listed) or play.places():
            return ()
        if play.pick.begun:
            if chooser.picker(play.model.choices, play.pick) is not None:
                return ()
            options = self._field_options()
        else:
            trade = play.model.trade
            if not play.urgent() or (trade is not None and trade.offer is not None):
                return ()
            pickers = self._pickers()
            if pickers and len(play.model.choices) == 1:
                return ()
            options = self._list_options(pickers)
        if len(options) > MOST_INLINE or not all(option.brief for option in options):
            return ()
        if play.urgent() and not play.pick.begun and len(sole := play.actions()) == 1:
            able = [option for option in options if not option.reason]
            usual = next((option for option in able if option.deed == sole[0]), able[0] if able else None)
            options = [replace(option, chosen=option is usual) for option in options]
        return [self._waiting(option) for option in options]

    def _waiting(self, option: Option) -> Option:
        """Let an answer that is final wait for a second press, for the gold button or its key."""
        deed = option.deed
        if not isinstance(deed, Action):
            return option
        return replace(option, act=partial(self._mark, deed), chosen=self.play.listed and self.play.armed == deed)

    def _mark(self, action: Action) -> None:
        play = self.play
        if play.listed and play.armed == action:
            play.submit(action)
            return
        play.armed, play.aim, play.listed = action, None, True
        play.rebuild()

    def _final(self, options: list[Option]) -> list[Option]:
        """Leave a second press to answers that name something, where there is a choice and it is wished."""
        asked = self.play.port.settings.confirm and sum(not option.reason for option in options) > 1
        named = any(option.deed is not None and not option.whole for option in options)
        return options if asked and named else [replace(option, deed=None) for option in options]

    def _pickers(self) -> list[Handful | Amount]:
        return [choice for choice in self.play.model.choices if isinstance(choice, (Handful, Amount))]

    def _due(self) -> Dialog | None:
        play = self.play
        if play.armed is not None or self.inline():
            return None
        if play.pick.begun:
            picker = chooser.picker(play.model.choices, play.pick)
            if picker is not None:
                return self._picker(picker)
            return None if play.places() else self._fields()
        if not play.urgent():
            return None
        trade = play.model.trade
        if trade is not None and trade.offer is not None:
            return None  # it is answered beside the board
        pickers = self._pickers()
        if pickers and len(play.model.choices) == 1:
            return self._picker(pickers[0])
        if play.places():
            return None
        return self._list(pickers)

    # dialogs

    def _title(self) -> tuple[str, str]:
        play = self.play
        question = play.model.question
        if play.pick.begun or question is None:
            found = play.actions()
            said = play.voice.say(play.port.action_words(found[0])) if found else play.voice.tr("context-choose")
            return said, self._hinted(play.voice.tr("choose-list"))
        peek = f"<faint>{play.voice.tr('peek-told', key=play.kit.keys.label('peek'))}</>"
        told = "\n".join(filter(None, [play.voice.rich(telling.hint_words(play, question.hint)), self.opening(), peek]))
        return play.voice.say(question.text), self._hinted(told)

    def _hinted(self, text: str) -> str:
        """Add the hint that was asked for, because the dialog hides its panel."""
        line = self.play.hint.line
        return f"{text}\n{line}" if line else text

    def _picker(self, choice: Handful | Amount) -> Dialog:
        play = self.play
        title, hint = self._title()
        if play.pick.begun:
            kind = play.pick.kinds[0].replace("_", "-")
            title, hint = play.voice.tr(f"act-{kind}"), self._number(choice)
        if isinstance(choice, Handful):
            keys = [key for key, _ in play.model.hand.resources]
            return handful_dialog(play.kit, title, hint, choice, keys, play.voice.tr, play.submit, self._aside)
        return amount_dialog(play.kit, title, hint, choice, play.voice.tr, play.submit, self._aside)

    def _number(self, choice: Handful | Amount) -> str:
        """How many are to be chosen: one number, or any from the least to the greatest."""
        least, most = (choice.least, choice.most) if isinstance(choice, Handful) else (choice.low, choice.high)
        say = self.play.voice.tr
        return say("choose-cards", count=most) if least == most else say("choose-cards-between", least=least, most=most)

    def _list(self, pickers: Sequence[Handful | Amount]) -> Dialog:
        """Every answer of a question in one list."""
        play = self.play
        title, hint = self._title()
        return options_dialog(
            play.kit,
            title,
            hint,
            self._list_options(pickers),
            on_cancel=self._aside,
            close_tip=play.voice.tr("peek"),
            name="question",
            confirm=play.voice.tr("next-confirm"),
            unchosen=play.voice.tr("choose-first"),
        )

    def _list_options(self, pickers: Sequence[Handful | Amount]) -> list[Option]:
        """Every answer of a question; answers of one kind are the values of their open field.

        The only answer of a kind is its last field's value: which card it is must be seen.
        """
        play = self.play
        by_kind: dict[str, list[Action]] = {}
        for action in play.actions():
            by_kind.setdefault(action.kind, []).append(action)
        options: list[Option] = []
        whole: list[Option] = []  # last: Space, which goes to the first answer, must not pass on what there is to take
        for same in by_kind.values():
            several = chooser.open_field(same, play.port.fields) or play.port.fields(same[0])[-1:]
            if several and (len(by_kind) == 1 or len(same) <= 8):
                options.extend(self._values(several, same))
            else:
                whole.append(self._whole(same[0]))
        options += whole
        for picker in pickers:
            options.extend(self._picked(picker))
        return self._final(options)

    def _picked(self, picker: Handful | Amount) -> list[Option]:
        """A few handfuls, one by one; else the answer that opens the picker."""
        play = self.play
        if isinstance(picker, Handful) and picker.count() <= FEW_HANDFULS:
            return [Option(self.cards_of(action), partial(play.submit, action), deed=action) for action in picker]
        kind = chooser.kind_of(picker)
        return [Option(play.voice.tr("act-" + kind.replace("_", "-")), partial(play.begin, (kind,)))]

    def cards_of(self, action: Any) -> str:
        """Return the cards of a handful."""
        return self.play.voice.cards(action.cards, [key for key, _ in self.play.model.hand.resources])

    def _fields(self) -> Dialog | None:
        """The values of the next open field of what is picked, or the actions themselves where several kinds are."""
        play = self.play
        options = self._field_options()
        if not options:
            return None
        title, hint = self._title()
        head = self.head() or hint
        return options_dialog(
            play.kit,
            title,
            head,
            options,
            on_cancel=play.back,
            close_tip=play.voice.tr("choose-back"),
            name="question",
            confirm=play.voice.tr("next-confirm"),
            unchosen=play.voice.tr("choose-first"),
        )

    def _field_options(self) -> list[Option]:
        play = self.play
        found = play.actions()
        if not found:
            return []
        if (entry := play.listing()) is not None:
            return self._listing(entry, found)
        several = chooser.open_field(found, play.port.fields)
        if several and all(entry.seats for entry in several):
            return self._party(several)
        if several:
            return self._final(self._values(several, found))
        kinds = {action.kind: action for action in reversed(found)}
        return [self._begin(action) for action in reversed(kinds.values())]

    def _listing(self, entry: ActionButton, found: Sequence[Action]) -> list[Option]:
        """Everything that can be done with a button, in its order; what is not possible now with the reason."""
        rich = self.play.voice.rich
        barred = {kind: Option(rich(name), lambda: None, reason=rich(why)) for kind, name, why in entry.barred}
        able = {action.kind: self._begin(action) for action in reversed(found)}
        return [{**barred, **able}[kind] for kind in entry.kinds if kind in barred or kind in able]

    def _party(self, several: Sequence[Field]) -> list[Option]:
        """The seats of a field that stands for several, each to be taken in and left out, as far as the rules go."""
        play = self.play
        masks, chosen = [entry.seats for entry in several], play.party
        found: list[Option] = []
        for panel in play.model.seats:
            bit = 1 << panel.seat
            if not any(mask & bit for mask in masks):
                continue
            taken = bool(chosen & bit)
            full = not taken and not any(chosen | bit == mask & (chosen | bit) for mask in masks)
            found.append(
                Option(
                    play.voice.name(panel.seat),
                    partial(self._toggle, bit),
                    self._standing(panel.seat),
                    seat=play.voice.colours(panel.seat),
                    reason=play.voice.tr("choose-no-more") if full else "",
                    chosen=taken,
                )
            )
        return found

    def _toggle(self, bit: int) -> None:
        self.play.party ^= bit
        self.play.rebuild()

    def party(self) -> tuple[Field, ...]:
        """Return the values that the open field may have, where it stands for several seats; else empty."""
        found = self.play.actions() if self.play.pick.begun else []
        several = chooser.open_field(found, self.play.port.fields) if found else ()
        return several if all(entry.seats for entry in several) else ()

    def take_party(self) -> None:
        """Go on with the seats that were chosen."""
        play = self.play
        entry = next(entry for entry in self.party() if entry.seats == play.party)
        play.pick, play.party = play.pick.of(entry.name, entry.value), 0
        play.go_on()

    def opening(self) -> str:
        """Return what the first list of a question asks for, where more is asked for after it; empty otherwise."""
        play = self.play
        found = play.actions() if play.asked and not play.pick.begun and not play.places() else []
        several = chooser.open_field(found, play.port.fields) if found else ()
        if not several or len(play.port.fields(found[0])) < 2:
            return ""
        key = f"field-{several[0].name}"
        return play.voice.tr(key) if play.port.has(key) else ""

    def head(self) -> str:
        """Return the question of the next open field of what is picked, and what is settled before it."""
        play = self.play
        found = play.actions() if play.pick.begun else []
        several = chooser.open_field(found, play.port.fields) if found else ()
        if not several:
            return ""
        key = f"field-{several[0].name}"
        asked = play.voice.tr(key) if play.port.has(key) else play.voice.tr("choose-list")
        settled = self._settled(found[0], several[0].name)
        return f"{asked}\n{settled}" if settled else asked

    def _settled(self, action: Action, asked: str) -> str:
        """Say what the fields before the one that is asked for are: chosen before, or left no choice."""
        play = self.play
        known = [entry for entry in play.port.fields(action) if entry.place is None]
        before = known[: next((at for at, entry in enumerate(known) if entry.name == asked), 0)]
        said = ", ".join(self.said(entry) for entry in before)
        return play.voice.tr("choose-settled", value=said) if said else ""

    def said(self, entry: Field) -> str:
        """Name a chosen value, with what it is of where its name alone would not tell."""
        play, key = self.play, f"settled-{entry.name}"
        named = play.voice.rich(entry.label)
        return play.voice.tr(key, value=named) if play.port.has(key) else named

    def _values(self, several: Sequence[Field], among: Sequence[Action]) -> list[Option]:
        """The values of a field; resources have the numbers that they have in the hand, whichever can be chosen.

        One that cannot is shown with the reason, beside those of its group that can.
        """
        kinds = [f"resource-{key}" for key, _ in self.play.model.hand.resources]
        if not all(entry.icon in kinds for entry in several):
            return [self._value(entry, among) for entry in several]
        able = {kinds.index(entry.icon): entry for entry in several}
        found: list[Option] = []
        for group in (range(min(RESOURCES, len(kinds))), range(RESOURCES, len(kinds))):
            if able.keys().isdisjoint(group):
                continue
            for kind in group:
                entry = able.get(kind)
                value: dict[str, Any] = {several[0].name: kind}
                tried = [changed(action, **value) for action in among]
                option = self._value(entry, among) if entry is not None else self._barred(kinds[kind], tried)
                found.append(replace(option, digit=kind + 1))
        return found

    def _barred(self, key: str, tried: Sequence[Action]) -> Option:
        """A resource that cannot be chosen now, and why; `tried`: what would be done with it, by all other fields."""
        play = self.play
        refusals = Counter(refusal for action in tried if (refusal := play.port.why_not(action)) is not None)
        why = refusals.most_common(1)[0][0] if refusals else words("choose-not-this")
        return Option(play.voice.tr(key), lambda: None, picture=key, reason=play.voice.rich(why))

    def _value(self, entry: Field, among: Sequence[Action]) -> Option:
        play = self.play
        seat = play.voice.colours(entry.seat) if entry.seat >= 0 else None
        told = entry.aside or entry.text
        text = play.voice.rich(told) if told is not None else self._standing(entry.seat)
        here = [action for action in among if (entry.name, entry.value) in _values(play.port.fields(action))]

        def choose() -> None:
            self.shown = None
            if len(here) == 1:
                play.submit(here[0])
                return
            if not play.pick.begun:
                play.pick = chooser.Pick((here[0].kind,))
            play.pick = play.pick.of(entry.name, entry.value)
            play.go_on()

        deed = here[0] if len(here) == 1 else None
        brief = entry.text is None
        return Option(play.voice.rich(entry.label), choose, text, entry.icon, seat, brief=brief, deed=deed)

    def _standing(self, seat: int) -> str:
        """What a seat has, for choosing between opponents; empty for nobody."""
        panel = next((panel for panel in self.play.model.seats if panel.seat == seat >= 0), None)
        if panel is None:
            return ""
        tr = self.play.voice.tr
        cards = sum(counter.value for counter in panel.counters if counter.key == "cards")
        return f"{tr('cards-count', count=cards)} · {tr('points-count', count=panel.points)}"

    def _words(self, action: Action) -> Words:
        """Say what an action is, as an answer to the question that is asked where that has words of its own."""
        play = self.play
        question = play.model.question
        if question is not None:
            asked = question.hint.key.removeprefix("hint-")
            closer = words(f"act-{action.kind.replace('_', '-')}-{asked}")
            if play.port.has(closer.key):
                return closer
        return play.port.action_words(action)

    def _whole(self, action: Action) -> Option:
        play = self.play
        said = play.voice.rich(self._words(action))
        return Option(said, partial(play.submit, action), deed=action, whole=True)

    def _begin(self, action: Action) -> Option:
        play = self.play
        return Option(play.voice.rich(play.port.action_words(action)), partial(play.begin, (action.kind,)))

    def lay_aside(self) -> None:
        """Lay the dialog that is open aside, as its cross does."""
        if self.shown is not None and self.shown.cancellable:
            self.shown.cancel()

    def _aside(self) -> None:
        """The dialog is laid aside to look at the board; the gold button brings it back."""
        play = self.play
        self.shown = None
        if play.pick.begun and not play.urgent():
            play.reset()
        else:
            play.pick = chooser.Pick()
            play.minimised = True
        play.rebuild()


def _values(fields: Sequence[Field]) -> list[tuple[str, object]]:
    return [(entry.name, entry.value) for entry in fields]
