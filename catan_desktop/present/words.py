"""Texts as data: a text key with arguments that are put into words only when somebody reads them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeAlias, overload

from catan_desktop.kernel import Reason, Seat, record
from catan_desktop.kernel.bits import bits
from catan_desktop.kernel.ids import NOBODY, SeatMask


class Language(Protocol):
    """The texts of a language: `Translator`."""

    def has(self, key: str) -> bool:
        """Return whether the language itself has this key."""

    def tr(self, key: str, /, **args: TextArgument) -> str:
        """Return the text of a key."""

    def name(self, name: str, case: str) -> str:
        """Return the name of a person or a bot in a case."""


@record
class Inflected:
    """An argument that may be said in the cases of a language: a text with `$whom-gen` asks `whom` for its `gen`."""

    def form(self, language: Language, case: str) -> str:
        """Return it in a case; as it stands for an empty one, and where the language has no other form of it."""
        raise NotImplementedError


TextArgument: TypeAlias = "str | int | float | Inflected"


class Speaker(Protocol):
    """What turns a key and its arguments into a text: `Translator.tr`."""

    def __call__(self, key: str, /, **args: TextArgument) -> str:
        """Return the text of a key."""
        ...


@record
class Who:
    """An argument that is the name of a seat."""

    seat: Seat


@record
class Party:
    """An argument that is the names of several seats."""

    seats: SeatMask


@record
class Cards:
    """An argument that is a handful of cards, shown as figures and pictures; `keys` name the kinds."""

    counts: tuple[int, ...]
    keys: tuple[str, ...]


@record
class Several:
    """An argument that is a list of texts."""

    texts: tuple[Words, ...]


@record
class Words:
    """A text key with its arguments; never a finished sentence."""

    key: str
    arguments: tuple[tuple[str, Argument], ...] = ()


SHORT_WORD = 3
"""The most letters of the last word of a name that is kept on the line of the word before."""
Argument: TypeAlias = "str | int | Who | Party | Cards | Several | Words"


def words(key: str, **arguments: Argument) -> Words:
    """`Words` with its arguments by name."""
    return Words(key, tuple(sorted(arguments.items())))


@overload
def because(reason: Reason) -> Words: ...
@overload
def because(reason: Reason | None) -> Words | None: ...
def because(reason: Reason | None) -> Words | None:
    """Return the words of a refusal; None for none."""
    return None if reason is None else Words(reason.key, tuple(reason.arguments))


def plain_name(name: str) -> str:
    """A name as it stands."""
    return name


def whole(name: str) -> str:
    r"""Return a name whose last word, where that is short, never begins a line.

    >>> whole("Player 1"), whole("Brenna II"), whole("Anna Maria")
    ('Player\xa01', 'Brenna\xa0II', 'Anna Maria')
    """
    head, gap, last = name.rpartition(" ")
    return f"{head}\u00a0{last}" if gap and len(last) <= SHORT_WORD else name


@record
class _Name(Inflected):
    """The name of a seat."""

    name: str
    shown: str
    """As it is written, with what makes it harmless and whole in marked-up text."""
    bold: bool
    reads: bool
    """Whether it is the name of the reader."""

    def form(self, language: Language, case: str) -> str:
        if case == "is":
            return "you" if self.reads else "other"
        if not case:
            text = self.shown
        elif self.reads and language.has(f"name-you.{case}"):
            text = language.tr(f"name-you.{case}")
        else:
            text = language.name(self.name, case).replace(self.name, self.shown)
        return f"**{text}**" if self.bold else text


@record
class _Phrase(Inflected):
    """A text within another one."""

    key: str
    arguments: tuple[tuple[str, TextArgument], ...]

    def form(self, language: Language, case: str) -> str:
        key = f"{self.key}.{case}"
        return language.tr(key if case and language.has(key) else self.key, **dict(self.arguments))


@record
class _List(Inflected):
    """Several names or texts, one after the other."""

    parts: tuple[Inflected, ...]

    def form(self, language: Language, case: str) -> str:
        return _listed(part.form(language, case) for part in self.parts)


def say(
    text: Words,
    speak: Speaker,
    names: Sequence[str],
    *,
    reader: Seat = NOBODY,
    rich: bool = False,
    quote: Callable[[str], str] = plain_name,
) -> str:
    """Put words into the reader's language.

    Args:
        names: by seat.
        reader: whose name is said as "you" where a text has a form for that; default: nobody's.
        rich: for marked-up text: cards are pictures and names are bold.
        quote: makes a name harmless that may hold markup by chance.
    """

    def name_of(seat: int) -> _Name:
        return _Name(names[seat], quote(whole(names[seat])) if rich else names[seat], rich, seat == reader)

    def phrase(value: Words) -> _Phrase:
        return _Phrase(value.key, tuple([(name, put(part)) for name, part in value.arguments]))

    def put(value: Argument) -> TextArgument:
        if isinstance(value, Words):
            return phrase(value)
        if isinstance(value, Who):
            return name_of(value.seat)
        if isinstance(value, Party):
            return _List(tuple([name_of(seat) for seat in bits(value.seats)]))
        if isinstance(value, Several):
            return _List(tuple([phrase(part) for part in value.texts]))
        if isinstance(value, Cards):
            return cards_text(value, speak, rich)
        return value

    return speak(text.key, **{name: put(value) for name, value in text.arguments})


def cards_text(cards: Cards, speak: Speaker, rich: bool) -> str:
    """`2 lumber, 1 ore`, or figures with pictures in marked-up text."""
    held = [(key, count) for key, count in zip(cards.keys, cards.counts, strict=True) if count]
    if rich:
        return " ".join(f"{count}\u00a0<icon resource-{key}>" for key, count in held)
    return _listed(speak("resource-count", resource=key, count=count) for key, count in held)


def _listed(parts: Iterable[str]) -> str:
    return ", ".join(parts)


def option_key(*names: object) -> str:
    """Return the text key of an option, of its `help` or of one of its values.

    >>> option_key("friendly_robber", "help")
    'option-friendly-robber-help'
    """
    return "-".join(("option", *map(str, names))).replace("_", "-")
