"""An offer among people at one screen: all answer in turn before everybody's eyes, and nobody's hand is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.present.models.panels import Answer, OfferView, TableModel
from catan_desktop.table_port.port import TablePort
from catan_desktop.ui.scene import Change, Pop
from catan_desktop.ui.scenes.curtain import LIFT_SECONDS, Veiled
from catan_desktop.ui.scenes.parts import SeatFace, face_key
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import BODY, DIM, HEADING, LARGE, NAME, SMALL, TITLE
from catan_desktop.ui.widgets import (
    Button,
    Card,
    Column,
    Kit,
    Label,
    Padded,
    Picture,
    RichText,
    Row,
    Space,
    Widget,
)

GUARD_SECONDS = 0.3
"""An answer pressed sooner was meant for the one before."""
_SIGNS = {"accept": ("check", "good"), "decline": ("cross", "danger"), "counter": ("trade", "gold")}


class Peek(Button):
    """Shows something only as long as it is held down."""

    def __init__(self, kit: Kit, words: str, on_hold: Callable[[bool], object], **more: str) -> None:
        super().__init__(kit, words, **more)  # type: ignore[arg-type]
        self.on_hold = on_hold

    def handle(self, event: pygame.event.Event) -> bool:
        """Begin with the press, end with the release."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.on_hold(True)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.on_hold(False)
            return True
        return False


class HotseatTradeScene(Veiled):
    """An open offer and its answers, without any hand."""

    def __init__(
        self,
        kit: Kit,
        port: TablePort,
        texts: TableText,
        ways: Mapping[str, Callable[[], Change]],
        back: Callable[[Seat], object],
        private: Callable[[Seat], object],
        home: Seat | None,
    ) -> None:
        """Take what to do afterwards.

        Args:
            back: called with whoever looks at the table next.
            private: called with somebody who wants to name other terms, for which the own hand must be seen.
            home: who looked at the table before.
        """
        super().__init__(kit, texts, ways)
        self.port = port
        self.back = back
        self.private = private
        self.home = home
        self.peeking = False
        self._hold = 0.0
        self._ply = -1
        self._begun = self._made()

    # what is

    @property
    def actor(self) -> Seat | None:
        """Return the person who is asked now; None for bots and chance."""
        actor = self.port.game.actor()
        return actor if actor is not None and actor != CHANCE and self.port.seats.sittings[actor].human else None

    def _model(self) -> TableModel:
        actor = self.actor
        return self.port.game.model(actor if actor is not None else self.home or Seat(0))

    @property
    def offer(self) -> OfferView | None:
        """Return the open offer."""
        trade = self._model().trade
        return trade.offer if trade is not None else None

    @property
    def next(self) -> Seat:
        """Return whoever looks at the table when this is over."""
        actor = self.actor
        return actor if actor is not None else self.home if self.home is not None else Seat(0)

    @property
    def colour(self) -> int:
        """Return the colours of whoever is asked."""
        return self.port.seats.sittings[self.next].colour

    def _made(self) -> int:
        """Return the ply of the open offer, before which nothing belongs to it."""
        offer = self.offer
        told = self.port.log.chronicle(self.next) if offer is not None else ()
        return next((line.ply for line in reversed(told) if line.words.key == "event-offered"), self.port.game.ply)

    # time

    def update(self, seconds: float) -> Change:
        """Let bots answer; see whether the offer still lies open."""
        self._hold = max(0.0, self._hold - seconds)
        waits = self._hold > 0 or bool(self.root.dialogs)
        if self.offer is not None and self.actor is None and not waits and self.port.acts.pump():
            self._hold = self.port.settings.bot_pause
        if self._ply != self.port.game.ply:
            self._show()
        return super().update(seconds)

    def _show(self) -> None:
        self._ply = self.port.game.ply
        self.age = 0.0
        self.peeking = False
        self._renew()
        self.root.set_focus(None)
        self.kit.dirty = True

    # doing

    def _do(self, action: Action | None) -> None:
        """Answer; what cannot be done is refused only now, so that nobody learns from a grey button."""
        if self.age < GUARD_SECONDS:
            return
        actor, offer = self.actor, self.offer
        if action is None:
            why = offer.reason if offer is not None else None
            if why is not None:
                self.kit.play("refuse")
                self.root.toast(self.texts.say(why), "danger")
            return
        refusal = self.port.acts.submit(action)
        if refusal is not None:
            self.root.toast(self.texts.say(refusal), "danger")
            return
        if self.offer is None and actor is not None and offer is not None and actor == offer.seat:
            self._leave_to(actor)

    def _take_back(self) -> None:
        if self.port.acts.undo():
            self.kit.play("tap")

    def _leave_to(self, seat: Seat) -> None:
        self.go(Pop())
        self.back(seat)

    def _lift(self) -> None:
        if self.age >= LIFT_SECONDS:
            self._leave_to(self.next)

    def _apart(self) -> None:
        actor = self.actor
        if actor is not None and self.age >= GUARD_SECONDS:
            self.go(Pop())
            self.private(actor)

    def _peek(self, shown: bool) -> None:
        self.peeking = shown
        self._renew()

    # what is shown

    def build(self) -> Widget:
        """Set the offer, one line for each answer, and what can be done."""
        kit, texts = self.kit, self.texts
        offer, actor = self.offer, self.actor
        rows: list[Widget] = []
        if offer is not None:
            rows.extend(self._head(offer))
            ready = [answer for answer in offer.answers if answer.settle is not None]
            rows.extend(
                self._answer(answer, offer, ready.index(answer) + 1 if answer in ready else 0)
                for answer in offer.answers
            )
            rows.append(Space(kit, "gap", grow=0))
            if actor is None:
                rows.append(Label(kit, texts.tr("hotseat-trade-bots"), DIM, across=0.5))
            elif actor == offer.seat:
                rows.extend(self._settling(offer, actor))
            else:
                rows.extend(self._asked(offer, actor))
        else:
            rows.extend(self._over())
        rows.append(Row(kit, [Space(kit), *self._foot(), Space(kit)]))
        card = Card(kit, Column(kit, rows, gap="gap"), pad=24)
        return Padded(kit, card, pad="gap-large", most=600, down=0.45)

    def _named(self, seat: Seat) -> Widget:
        kit, texts = self.kit, self.texts
        name = Label(kit, texts.name(seat), NAME.of(texts.colours(seat).text), grow=1.0)
        sitting = self.port.seats.sittings[seat]
        face = face_key(sitting.character, sitting.human, sitting.colour)
        return Row(kit, [SeatFace(kit, face, sitting.colour, size=36), name], grow=1.0)

    def _head(self, offer: OfferView) -> list[Widget]:
        kit, texts, kinds = self.kit, self.texts, self._kinds()
        give, want = texts.cards(offer.give, kinds), texts.cards(offer.want, kinds)
        title = Label(kit, texts.tr("hotseat-trade-title"), TITLE, name="hotseat-trade-title")
        return [
            title,
            self._named(offer.seat),
            RichText(kit, texts.tr("hotseat-trade-terms", give=give, want=want), LARGE),
            Space(kit, "gap", grow=0),
        ]

    def _kinds(self) -> tuple[str, ...]:
        trade = self._model().trade
        return trade.kinds if trade is not None else ()

    def _answer(self, answer: Answer, offer: OfferView, number: int) -> Widget:
        """One line: who, and what was answered; who agreed is chosen with a number."""
        kit, texts = self.kit, self.texts
        asked = answer.seat == self.actor
        icon, ink = _SIGNS.get(answer.answer, ("question", "dim"))
        if answer.answer == "counter":
            give, want = texts.cards(answer.give, self._kinds()), texts.cards(answer.want, self._kinds())
            said = texts.tr("hotseat-trade-terms", give=want, want=give)
        else:
            said = texts.tr("hotseat-trade-asked") if asked else texts.tr(f"answer-{answer.answer}")
        words = RichText(kit, said, BODY) if answer.answer == "counter" else Label(kit, said, BODY.of(ink))
        row: list[Widget] = [self._named(answer.seat), Picture(kit, icon, 18, ink=ink), words]
        if answer.settle is not None:
            act = partial(self._do, answer.settle)
            name = f"settle-{answer.seat}"
            deal = texts.tr("trade-settle")
            row.append(Button(kit, deal, act, kind="primary", size="body", hotkey=str(number), name=name))
        if answer.why is None:
            return Row(kit, row)
        return Column(kit, [Row(kit, row), RichText(kit, texts.rich(answer.why), SMALL.of("dim"))], gap="gap-tiny")

    def _asked(self, offer: OfferView, actor: Seat) -> list[Widget]:
        """The answers of the person who is asked."""
        kit, texts = self.kit, self.texts
        question = texts.tr("hotseat-trade-question", name=texts.name(actor))
        found: list[Widget] = [Label(kit, question, HEADING.of(texts.colours(actor).text), across=0.5)]
        accept = Button(
            kit, texts.tr("trade-accept"), partial(self._do, offer.accept), kind="primary", hotkey="1", name="accept"
        )
        decline = Button(kit, texts.tr("trade-decline"), partial(self._do, offer.decline), hotkey="2", name="decline")
        row: list[Widget] = [accept, decline]
        if offer.may_counter:
            row.append(Button(kit, texts.tr("trade-counter-open"), self._apart, hotkey="3", name="counter"))
        found.append(Row(kit, [Space(kit), *row, Space(kit)]))
        if self.peeking:
            hand = self.port.game.model(actor).hand
            cards = "  ".join(f"{count}\u00a0<icon resource-{key}>" for key, count in hand.resources)
            found.append(Row(kit, [Space(kit), RichText(kit, cards, LARGE, name="peeked"), Space(kit)]))
        found.append(
            Peek(kit, texts.tr("hotseat-trade-peek"), self._peek, kind="quiet", icon="eye", size="small", name="peek")
        )
        return found

    def _settling(self, offer: OfferView, actor: Seat) -> list[Widget]:
        """Return what the offering person may do when all have answered."""
        kit, texts = self.kit, self.texts
        found: list[Widget] = [
            Label(kit, texts.tr("hotseat-trade-settle", name=texts.name(actor)), HEADING.of(texts.colours(actor).text))
        ]
        if offer.withdraw is not None:
            number = 1 + sum(answer.settle is not None for answer in offer.answers)
            act = partial(self._do, offer.withdraw)
            found.append(Button(kit, texts.tr("trade-withdraw"), act, hotkey=str(number), name="withdraw"))
        return found

    def _over(self) -> list[Widget]:
        """The offer is closed or was taken back: say how, and let the next one sit down."""
        kit, texts = self.kit, self.texts
        gone = self.port.game.ply < self._begun
        told = [line for line in self.port.log.chronicle(self.next) if line.ply > self._begun]
        lines = [texts.tr("hotseat-trade-withdrawn")] if gone else [texts.rich(line.words) for line in told]
        return [
            Label(kit, texts.tr("hotseat-trade-over"), TITLE, name="hotseat-trade-title"),
            RichText(kit, "\n".join(lines), LARGE),
            self._named(self.next),
            self.lift_button(self._lift),
        ]

    def _foot(self) -> list[Widget]:
        kit, texts = self.kit, self.texts
        found: list[Widget] = [self.menu_button()] if self.ways else []
        last = self.port.game.last_actor()
        mine = last is not None and last != CHANCE and self.port.seats.sittings[last].human
        if mine and last is not None and self.port.acts.undo_block() is None:
            words = texts.tr("hotseat-trade-take-back", name=texts.name(last))
            undo = Button(kit, words, self._take_back, kind="quiet", icon="undo", size="small", name="take-back")
            found.append(undo)
        return found
