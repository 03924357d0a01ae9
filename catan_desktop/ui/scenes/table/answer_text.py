"""Texts of answers, and of what is asked for with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Amount, Handful
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.models.panels import Field
from catan_desktop.ui.dialogs.option_row import Option
from catan_desktop.ui.scenes.table.answers import Answer
from catan_desktop.ui.scenes.table.facts import Facts
from catan_desktop.ui.scenes.table.messages import AnswerPicked, News, Submit
from catan_desktop.ui.scenes.table.table_text import TableText

Send = Callable[[News], object]


def options(facts: Facts, texts: TableText, answers: Iterable[Answer], send: Send) -> list[Option]:
    """Return answers as they can be shown and pressed."""
    return [_option(facts, texts, answer, send) for answer in answers]


def _option(facts: Facts, texts: TableText, answer: Answer, send: Send) -> Option:
    return Option(
        _title(facts, texts, answer),
        partial(send, answer.message) if answer.message is not None else _nothing,
        texts.rich(answer.about) if answer.about is not None else standing(facts, texts, answer.seat),
        answer.picture,
        texts.colours(answer.seat) if answer.seat >= 0 else None,
        texts.rich(answer.reason) if answer.reason is not None else "",
        answer.brief,
        answer.final,
        answer.chosen,
        answer.digit,
        answer.amount,
        _on_the_card(facts, texts, answer.final),
        partial(_sure, texts, answer.message),
    )


def _sure(texts: TableText, message: News | None) -> str:
    """Return what an answer is sure to bring."""
    return "\n".join(texts.consequences(message.action)) if isinstance(message, AnswerPicked | Submit) else ""


def _on_the_card(facts: Facts, texts: TableText, action: Action | None) -> str:
    """Return what stands on the card of the own hand that an action plays; empty where it plays none."""
    if action is None:
        return ""
    for card in facts.model.hand.cards:
        same = all(getattr(action, name, None) == value for name, value in card.fixed)
        if card.fixed and same and action.kind in card.kinds:
            return f"**{texts.rich(card.name)}**\n{texts.rich(card.text)}"
    return ""


def _title(facts: Facts, texts: TableText, answer: Answer) -> str:
    if answer.cards:
        return cards_text(facts, texts, answer.cards)
    return texts.rich(answer.label) if answer.label is not None else texts.name(answer.seat)


def cards_text(facts: Facts, texts: TableText, cards: tuple[int, ...]) -> str:
    """Name the cards of a handful."""
    return texts.cards(cards, [key for key, _ in facts.model.hand.resources])


def _nothing() -> None:
    """Stand for an answer that cannot be chosen."""


def standing(facts: Facts, texts: TableText, seat: Seat) -> str:
    """Return in words what a seat has, for choosing between opponents; empty for nobody."""
    panel = next((panel for panel in facts.model.seats if panel.seat == seat >= 0), None)
    if panel is None:
        return ""
    cards = sum(counter.value for counter in panel.counters if counter.key == "cards")
    return f"{texts.tr('cards-count', count=cards)} · {texts.tr('points-count', count=panel.points)}"


def value_text(texts: TableText, entry: Field) -> str:
    """Name a chosen value, with what it is of where its name alone would not tell."""
    named = texts.rich(entry.label)
    key = f"settled-{entry.name}"
    return texts.tr(key, value=named) if texts.language.has(key) else named


def named(facts: Facts, texts: TableText, action: Action) -> str:
    """Return in words what an answer of a list names: its cards, or the value of its last field."""
    if any(isinstance(choice, Handful) and action in choice for choice in facts.model.choices):
        return cards_text(facts, texts, getattr(action, "cards"))  # noqa: B009 - what a handful makes has cards
    if any(isinstance(choice, Amount) and action in choice for choice in facts.model.choices):
        return texts.rich(facts.game.action_words(action))
    fields = facts.game.fields(action)
    return value_text(texts, fields[-1]) if fields else texts.rich(facts.game.action_words(action))


def opening(facts: Facts, texts: TableText) -> str:
    """Return what the first list of a question asks for, where more is asked for after it; empty otherwise."""
    several = facts.open_field if not facts.state.pick.begun and not facts.places else ()
    if not several or len(facts.game.fields(facts.actions[0])) < 2:
        return ""
    key = f"field-{several[0].name}"
    return texts.tr(key) if texts.language.has(key) else ""


def head(facts: Facts, texts: TableText) -> str:
    """Return the question of the next open field of what is picked, and what is settled before it."""
    several = facts.open_field if facts.state.pick.begun else ()
    if not several:
        return ""
    key = f"field-{several[0].name}"
    asked = texts.tr(key) if texts.language.has(key) else texts.tr("choose-list")
    settled = _settled(facts, texts, several[0].name)
    return f"{asked}\n{settled}" if settled else asked


def _settled(facts: Facts, texts: TableText, asked: str) -> str:
    """Return in words what the fields before the one that is asked for are: chosen before, or left no choice."""
    known = [entry for entry in facts.game.fields(facts.actions[0]) if entry.place is None]
    before = known[: next((at for at, entry in enumerate(known) if entry.name == asked), 0)]
    said = ", ".join(value_text(texts, entry) for entry in before)
    return texts.tr("choose-settled", value=said) if said else ""


def number(texts: TableText, choice: Handful | Amount) -> str:
    """Return in words how many are to be chosen: one number, or any from the least to the greatest."""
    least, most = (choice.least, choice.most) if isinstance(choice, Handful) else (choice.low, choice.high)
    if least == most:
        return texts.tr("choose-cards", count=most)
    return texts.tr("choose-cards-between", least=least, most=most)
