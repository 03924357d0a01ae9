"""The trade panel: what is given and got, the supply's rate filled in by itself, offers and their answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import pygame

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Offer
from catan_desktop.kernel.ids import Seat
from catan_desktop.present.models.panels import Answer, OfferView, TradeView
from catan_desktop.present.words import Who, Words, words
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.table.steppers import Stepper
from catan_desktop.ui.scenes.table.voice import Voice
from catan_desktop.ui.text import DIM, SMALL, STRONG
from catan_desktop.ui.theme import SeatColours
from catan_desktop.ui.widgets import Button, Column, Flow, Grid, Kit, Label, Pressable, RichText, Row, Space, Widget


@dataclass(slots=True)
class Draft:
    """An offer that is being put together; it outlives the panel that shows it."""

    give: list[int] = field(default_factory=list)
    want: list[int] = field(default_factory=list)
    partners: int = 0
    """Mask of those to ask; 0 stands for everybody."""
    last: tuple[tuple[int, ...], tuple[int, ...], int] | None = None
    """The last offer made, to make it again."""
    counter: bool = False
    """A counter-offer is being put together."""

    def sized(self, kinds: int) -> None:
        """Have a number for each kind."""
        if len(self.give) != kinds:
            self.give, self.want = [0] * kinds, [0] * kinds

    def clear(self) -> None:
        """Start again."""
        self.give = [0] * len(self.give)
        self.want = [0] * len(self.want)
        self.counter = False

    @property
    def empty(self) -> bool:
        """Say whether nothing stands in it."""
        return not any(self.give) and not any(self.want)


class SeatChip(Pressable):
    """A seat that is asked, or not."""

    def __init__(self, kit: Kit, words: str, colours: SeatColours, asked: bool, on_press: Callable[[], object]) -> None:
        super().__init__(kit, on_press)
        self.words = words
        self.colours = colours
        self.asked = asked

    def measure(self, width: int | None = None) -> Size:
        """Be a small pill."""
        px = self.kit.px
        natural = self.kit.text.size(self.words, SMALL).width + px(34)
        return Size(natural if width is None else min(width, natural), px(24))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the pill: a disc in the colour of the seat with a tick, then the name."""
        kit, box = self.kit, self.rect
        px = kit.px
        rim = kit.colour("line-strong" if self.asked else "line")
        fill = kit.colour("hover" if self.hovered else "raised" if self.asked else "sunken")
        kit.art.panel(surface, box, fill, radius=box.height // 2, rim=rim, rim_width=max(1.0, kit.k))
        centre = (box.x + px(13), box.centery)
        body = self.colours.body if self.asked else kit.colour("sunken")
        kit.art.circle(surface, centre, px(8), body, rim=self.colours.light, rim_width=max(1.0, kit.k))
        if self.asked:
            tick = kit.art.icon("check", px(12), self.colours.ink)
            surface.blit(tick, tick.get_rect(center=centre))
        style = SMALL.of("ink" if self.asked else "faint")
        room = box.right - px(6) - (centre[0] + px(12))
        fitted = kit.text.fit(self.words, style, room, lines=1)
        where = (centre[0] + px(12), box.centery)
        kit.text.draw(surface, fitted.lines[0], where, style, pixels=fitted.pixels, down=0.5, within=box)
        if self.ringed:
            kit.ring(surface, box)


class Compact(Button):
    """A button for a narrow panel."""

    def _side(self) -> int:
        return self.kit.px(8)


@dataclass(frozen=True, slots=True)
class TradeActs:
    """What the panel asks the table to do."""

    submit: Callable[[Action], object]
    refuse: Callable[[Words], object]
    """Tell why something is impossible."""
    changed: Callable[[], object]
    """The draft looks different."""


def bank_action(trade: TradeView, draft: Draft) -> Action | None:
    """Give the trade with the supply that the draft means: one kind for one card of another."""
    gives = [kind for kind, count in enumerate(draft.give) if count]
    wants = [kind for kind, count in enumerate(draft.want) if count]
    if len(wants) != 1 or draft.want[wants[0]] != 1 or len(gives) > 1:
        return None
    if not gives:
        able = [kind for kind in range(len(trade.kinds)) if trade.bank[kind * len(trade.kinds) + wants[0]]]
        gives = able if len(able) == 1 else []
    if len(gives) != 1 or draft.give[gives[0]] not in {0, trade.rates[gives[0]]}:
        return None
    return trade.bank[gives[0] * len(trade.kinds) + wants[0]]


def offer_action(choice: Offer, draft: Draft) -> Action:
    """Give the offer that the draft means; it may be one that is refused."""
    partners = draft.partners & choice.partners or choice.partners
    action: Action = choice.kind(choice.seat, tuple(draft.give), tuple(draft.want), partners)
    return action


class TradePanel(Column):
    """Steppers for each resource, the supply, and offers to the others."""

    def __init__(
        self, kit: Kit, voice: Voice, trade: TradeView, offer: Offer | None, draft: Draft, acts: TradeActs
    ) -> None:
        super().__init__(kit, gap="gap-tiny", name="trade")
        draft.sized(len(trade.kinds))
        self.voice = voice
        self.trade = trade
        self.offer = offer
        self.draft = draft
        self.acts = acts
        self.content = self._content()

    def add(self, kind: int) -> None:
        """Give one more card of a kind."""
        self._set("give", kind, 1)

    def _content(self) -> list[Widget]:
        kit, voice, trade = self.kit, self.voice, self.trade
        give_head = Label(kit, voice.tr("trade-give"), SMALL, grow=1.0)
        want_head = Label(kit, voice.tr("trade-get"), SMALL, grow=1.0)
        found: list[Widget] = [Row(kit, [give_head, Space(kit, "gap"), want_head])]
        locked = voice.rich(trade.reason) if trade.reason is not None and not self.draft.counter else ""
        for kind, key in enumerate(trade.kinds):
            give = Stepper(
                kit,
                key,
                self.draft.give[kind],
                low=0,
                high=trade.hand[kind],
                on_step=partial(self._set, "give", kind),
                tip=voice.tr("trade-rate", resource=key, rate=trade.rates[kind]),
                name=f"give-{key}",
            )
            want = Stepper(
                kit,
                key,
                self.draft.want[kind],
                low=0,
                high=19,
                on_step=partial(self._set, "want", kind),
                tip=voice.tr(f"resource-{key}"),
                name=f"want-{key}",
            )
            for stepper in (give, want):
                stepper.disable(locked)
                stepper.grow = 1.0
            found.append(Row(kit, [give, Space(kit, "gap"), want]))
        if self.offer is not None and self.offer.partners & (self.offer.partners - 1):
            found.append(self._partners(self.offer.partners))
        elif self.offer is not None:
            found.append(self._offers_left())
        found.append(self._buttons())
        return found

    def _partners(self, mask: int) -> Widget:
        """Let the player choose who is asked."""
        row: list[Widget] = []
        for index, sitting in enumerate(self.voice.port.sittings):
            if not mask >> index & 1:
                continue
            asked = not self.draft.partners or bool(self.draft.partners >> index & 1)
            tip = self.voice.tr("trade-ask-tip", name=sitting.name)
            chip = SeatChip(
                self.kit, sitting.name, self.voice.colours(index), asked, partial(self._toggle, index, mask)
            )
            chip.name, chip.tip = f"ask-{index}", tip
            row.append(chip)
        return Flow(self.kit, [*row, self._offers_left()], gap="gap-tiny")

    def _offers_left(self) -> Widget:
        return Label(
            self.kit, self.voice.tr("trade-offers-left", count=self.trade.offers_left), SMALL, name="offers-left"
        )

    def _buttons(self) -> Widget:
        kit, voice, trade, draft = self.kit, self.voice, self.trade, self.draft
        if draft.counter:
            send = Button(kit, voice.tr("trade-counter"), self._send, kind="primary", size="body", name="counter-send")
            stop = Button(kit, voice.tr("cancel"), self._drop, size="body", name="counter-cancel", grow=1.0)
            send.grow = 1.0
            return Row(kit, [stop, send], stretch=True)
        supply = Compact(kit, self._supply_words(), self._supply, size="small", name="trade-supply", grow=1.0)
        supply.disable(self._supply_reason())
        ask = Compact(
            kit, voice.tr("trade-offer"), self._send, kind="secondary", size="small", name="trade-offer", grow=1.0
        )
        ready = self.offer is not None and not draft.empty and offer_action(self.offer, draft) in self.offer
        if ready:
            ask.kind = "primary"
        if trade.offer_reason is not None:
            ask.disable(voice.rich(trade.offer_reason))
        rows: list[Widget] = [Grid(kit, [supply, ask], cell=84, most=2)]
        extra: list[Widget] = []
        if draft.last is not None and self.offer is not None and draft.empty:
            again = Button(kit, voice.tr("trade-again"), self._again, kind="quiet", size="small", name="trade-again")
            extra.append(again)
        if not draft.empty:
            extra.append(
                Button(kit, voice.tr("trade-clear"), self._drop, kind="quiet", size="small", name="trade-clear")
            )
        if extra:
            rows.append(Flow(kit, extra))
        return Column(kit, rows, gap="gap-tiny")

    def _supply_action(self) -> Action | None:
        return bank_action(self.trade, self.draft) if not self.draft.empty else self.trade.best

    def _supply_words(self) -> str:
        action: Any = self._supply_action()
        if action is None:
            return self.voice.tr("trade-supply")
        rate = self.trade.rates[action.give]
        return self.voice.tr("trade-supply-rate", rate=rate)

    def _supply_reason(self) -> str:
        if self.trade.reason is not None:
            return self.voice.rich(self.trade.reason)
        if self._supply_action() is not None:
            return ""
        return self.voice.tr("trade-supply-none" if self.draft.empty else "trade-supply-not-so")

    def _supply(self) -> None:
        action = self._supply_action()
        if action is not None:
            self.draft.clear()
            self.acts.submit(action)

    def _send(self) -> None:
        if self.offer is None:
            return
        action = offer_action(self.offer, self.draft)
        refusal = self.voice.port.why_not(action)
        if refusal is not None:
            self.acts.refuse(refusal)
            return
        if not self.draft.counter:
            self.draft.last = (tuple(self.draft.give), tuple(self.draft.want), self.draft.partners)
        self.draft.clear()
        self.acts.submit(action)

    def _again(self) -> None:
        if self.draft.last is not None:
            give, want, self.draft.partners = self.draft.last
            self.draft.give, self.draft.want = list(give), list(want)
            self.acts.changed()

    def _drop(self) -> None:
        self.draft.clear()
        self.acts.changed()

    def _toggle(self, seat: int, mask: int) -> None:
        asked = (self.draft.partners or mask) ^ 1 << seat
        self.draft.partners = 0 if asked in {0, mask} else asked & mask
        self.acts.changed()

    def _set(self, side: str, kind: int, step: int) -> None:
        """Change a number; a kind stands on one side only, and the supply's rate is kept filled in."""
        draft = self.draft
        row, other = (draft.give, draft.want) if side == "give" else (draft.want, draft.give)
        most = self.trade.hand[kind] if side == "give" else 19
        row[kind] = max(0, min(most, row[kind] + step))
        if row[kind]:
            other[kind] = 0
        self.acts.changed()


class OfferPanel(Column):
    """An open offer with one line for each answer."""

    def __init__(
        self,
        kit: Kit,
        voice: Voice,
        trade: TradeView,
        offer: OfferView,
        looker: Seat,
        acts: TradeActs,
        on_counter: Callable[[], object],
    ) -> None:
        super().__init__(kit, gap="gap", name="offer")
        self.voice = voice
        self.trade = trade
        self.acts = acts
        said = voice.rich(_terms(offer))
        rows: list[Widget] = [RichText(kit, said, DIM), self._deal(offer, looker)]
        own_answer = offer.decline is not None
        others = [answer for answer in offer.answers if not (own_answer and answer.seat == looker)]
        rows.extend(self._line(answer, offer, looker) for answer in others)
        own: list[Button] = []
        if offer.decline is not None:
            decline = Button(kit, voice.tr("trade-decline"), partial(acts.submit, offer.decline), name="decline")
            accept = Button(
                kit, voice.tr("trade-accept"), self._press(offer.accept), kind="primary", size="body", name="accept"
            )
            if offer.reason is not None:
                accept.disable(voice.rich(offer.reason))
            own = [decline, accept]
            if offer.may_counter:
                own.insert(1, Button(kit, voice.tr("trade-counter-open"), on_counter, name="counter"))
        if offer.withdraw is not None:
            own.append(Button(kit, voice.tr("trade-withdraw"), partial(acts.submit, offer.withdraw), name="withdraw"))
        if own:
            rows.append(Flow(kit, own))
        self.content = rows

    def _press(self, action: Action | None) -> Callable[[], object] | None:
        return partial(self.acts.submit, action) if action is not None else None

    def _deal(self, offer: OfferView, looker: Seat) -> Widget:
        """Say what the looker would give and get; for one who is not asked, what changes hands."""
        if looker == offer.seat:
            return self._mine(offer.give, offer.want)
        if any(answer.seat == looker for answer in offer.answers):
            return self._mine(offer.want, offer.give)
        return self._theirs(offer.give, offer.want)

    def _mine(self, give: tuple[int, ...], want: tuple[int, ...]) -> Widget:
        kit, voice, kinds = self.kit, self.voice, self.trade.kinds
        sides = (("trade-give", voice.cards(give, kinds)), ("trade-get", voice.cards(want, kinds)))
        return Flow(kit, [RichText(kit, f"{voice.tr(key)}\u00a0 **{cards}**") for key, cards in sides])

    def _theirs(self, give: tuple[int, ...], want: tuple[int, ...]) -> Widget:
        cards = [self.voice.cards(counts, self.trade.kinds) for counts in (give, want)]
        return RichText(self.kit, "  <icon right>  ".join(cards), STRONG)

    def _line(self, answer: Answer, offer: OfferView, looker: Seat) -> Widget:
        kit, voice = self.kit, self.voice
        name = Label(kit, voice.name(answer.seat), STRONG.of(voice.colours(answer.seat).text), grow=1.0)
        countered = answer.answer == "counter"
        row: list[Widget] = [name]
        if not countered:
            ink = {"accept": "good", "decline": "danger"}.get(answer.answer, "dim")
            row.append(Label(kit, voice.tr(f"answer-{answer.answer}"), SMALL.of(ink)))
        if answer.settle is not None:
            row.append(
                Button(
                    kit,
                    voice.tr("trade-settle"),
                    partial(self.acts.submit, answer.settle),
                    kind="primary",
                    size="small",
                    name=f"settle-{answer.seat}",
                )
            )
        elif answer.reason is not None:
            button = Button(kit, voice.tr("trade-settle"), size="small", name=f"settle-{answer.seat}")
            button.disable(voice.rich(answer.reason))
            row.append(button)
        if not countered:
            return Row(kit, row)
        terms = (self._mine if looker == offer.seat else self._theirs)(answer.give, answer.want)
        return Column(kit, [Row(kit, row), terms], gap="gap-tiny")


def _terms(offer: OfferView) -> Words:
    return words("offer-head", who=Who(offer.seat))
