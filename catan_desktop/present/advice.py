"""An advice as words and places of the board."""

from __future__ import annotations

from collections.abc import Sequence

from catan_desktop.kernel import Action, Reason, Seat, record
from catan_desktop.kernel.ids import Site, Space
from catan_desktop.present.models.panels import WHERE, Field
from catan_desktop.present.words import Argument, Cards, Who, Words, words

WHO = "who"
"""The argument of a ground that is a seat."""
TERMS = ("give", "want")
"""The fields of an action that are the two sides of a trade."""
SWAP = ("give", "take")
"""... and of one that changes one kind of card for another."""


@record
class AdviceView:
    """What the best bot would do in a seat's place, and why."""

    title: Words
    details: tuple[Words, ...]
    """What the title does not say: cards, players, kinds."""
    grounds: tuple[Words, ...]
    """What speaks for it, the strongest first."""
    places: tuple[tuple[Space, Site], ...]
    """Where on the board."""


def advice_view(
    action: Action, title: Words, fields: Sequence[Field], grounds: Sequence[Reason], kinds: Sequence[str]
) -> AdviceView:
    """An advice as it is shown; `kinds` are the kinds of cards of a hand, in the order of every count."""
    places = tuple(dict.fromkeys(entry.place for entry in fields if entry.place is not None))
    known = {entry.name: entry for entry in fields if entry.place is None}
    details: list[Words] = []
    if _is_trade(fields):
        details.append(words("advice-terms", **_terms(fields, kinds)))
        known = {name: entry for name, entry in known.items() if name not in {*TERMS, "partners"}}
    elif known.keys() >= set(SWAP):
        details.append(words("advice-swap", **{name: _detail(known.pop(name), kinds) for name in SWAP}))
    details += [_detail(entry, kinds) for entry in known.values() if entry.name != WHERE]
    return AdviceView(title, tuple(details), tuple(map(ground_words, grounds)), places)


def ground_words(ground: Reason) -> Words:
    """Return what speaks for an action, in words."""
    return Words(ground.key, tuple((name, _argument(name, value)) for name, value in ground.arguments))


def _argument(name: str, value: str | int) -> Argument:
    return Who(Seat(value)) if name == WHO and isinstance(value, int) else value


def _is_trade(fields: Sequence[Field]) -> bool:
    return {entry.name for entry in fields if isinstance(entry.value, tuple)} >= set(TERMS)


def _terms(fields: Sequence[Field], kinds: Sequence[str]) -> dict[str, Argument]:
    return {entry.name: Cards(entry.value, tuple(kinds)) for entry in fields if entry.name in TERMS}


def _detail(entry: Field, kinds: Sequence[str]) -> Words:
    """Return what a field says; a handful is told as cards."""
    if isinstance(entry.value, tuple) and len(entry.value) == len(kinds):
        return words("advice-cards", cards=Cards(entry.value, tuple(kinds)))
    return words("advice-thing", icon=entry.icon, label=entry.label) if entry.icon else entry.label
