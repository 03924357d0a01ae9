"""Texts in the player's language with the names at this table."""

from __future__ import annotations

import re
from collections.abc import Iterable

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.present.models.panels import Price, Stock, TableModel
from catan_desktop.present.naming import round_of
from catan_desktop.present.words import TextArgument, Words, say
from catan_desktop.table_port.port import TablePort
from catan_desktop.ui.keymap import Keymap
from catan_desktop.ui.rich import escape
from catan_desktop.ui.theme import SeatColours
from catan_desktop.ui.widgets import Kit

_LONELY = re.compile(r" (?=\d{1,2}(?:[.,;:!?)]|$))|(?<=\*\*) (?=\+\d)")
"""Spaces before what would stand alone at the beginning of a line."""


class TableText:
    """What every panel of the table says things with."""

    def __init__(self, port: TablePort, kit: Kit) -> None:
        self.language, self.seats, self.game, self.advice = port.language, port.seats, port.game, port.advice
        """What can be named here: texts, who sits where, the game as it stands, what is foretold."""
        self._kit = kit

    @property
    def keys(self) -> Keymap:
        """Return what the keys mean, with their names."""
        return self._kit.keys

    def tr(self, key: str, /, **args: TextArgument) -> str:
        """Return a text by key."""
        return self.language.tr(key, **args)

    @property
    def names(self) -> list[str]:
        """Return the names by seat."""
        return [sitting.name for sitting in self.seats.sittings]

    def name(self, seat: Seat) -> str:
        """Return the name of a seat."""
        return self.seats.sittings[seat].name

    def round(self, turn: int) -> int:
        """Return in which round of the table a turn is, from 1 on."""
        return round_of(turn, len(self.seats.sittings))

    def moment(self, model: TableModel) -> str:
        """Return in words when it is: the moment that the game names, or the round and whose turn it is."""
        if model.moment is not None:
            return self.say(model.moment)
        if not model.turn:
            return self.tr("table-setup")
        return self.tr("table-turn", round=self.round(model.turn), name=self.name(model.active))

    def colours(self, seat: int) -> SeatColours:
        """Return the colours of a seat."""
        seats = self._kit.theme.seats
        return seats[self.seats.sittings[seat].colour % len(seats)]

    def say(self, text: Words, reader: Seat = NOBODY) -> str:
        """Return the words as plain text; `reader`: see `rich`."""
        return say(text, self.language.tr, self.names, reader=reader)

    def rich(self, text: Words, reader: Seat = NOBODY) -> str:
        """Return the words as marked-up text; `reader` is called "you" in it where a language does so."""
        return say(text, self.language.tr, self.names, reader=reader, rich=True, quote=escape)

    def line(self, text: Words, reader: Seat = NOBODY) -> str:
        """Return the words as marked-up text that is broken neither before a number that ends a phrase (`trail 7`), nor
        between a name and what it gets (`Brenna +1`)."""
        return _LONELY.sub("\u00a0", self.rich(text, reader))

    def lines(self, texts: Iterable[Words | None]) -> str:
        """Return several sentences as marked-up text, one a line."""
        return "\n".join(self.rich(text) for text in texts if text is not None)

    def consequences(self, action: Action) -> list[str]:
        """Return the lines of what an action is sure to bring."""
        return self.grouped(self.advice.foresee(action))

    def grouped(self, said: Iterable[Words]) -> list[str]:
        """Return one line for calm sentences and one for calm figures; what is loud has lines of its own."""
        sentences: list[str] = []
        figures: list[str] = []
        loud: list[str] = []
        for words in said:
            text = self.rich(words)
            calm = sentences if text.removesuffix("</>").endswith((".", "!")) else figures
            (loud if self.advice.loud(words) else calm).append(text)
        return [line for line in (" ".join(sentences), "\u00a0· ".join(figures), *loud) if line]

    def stock(self, stock: Stock) -> str:
        """Return in words how much the supply holds of a kind of card; where nobody may count it, whether it holds
        any."""
        if stock.counted:
            return self.tr("trade-stock", count=stock.count)
        return self.tr("trade-stock-some" if stock.count else "trade-stock-none")

    def price(self, price: Price) -> str:
        """Return a price as figures with pictures."""
        return " ".join(f"{count}\u00a0<icon resource-{key}>" for key, count in price)

    def cards(self, counts: Iterable[int], kinds: Iterable[str]) -> str:
        """Return a handful as figures with pictures."""
        return self.price(tuple((key, count) for key, count in zip(kinds, counts, strict=True) if count))
