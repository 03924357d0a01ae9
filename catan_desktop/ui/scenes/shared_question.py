"""A question that goes round, put to all people at one screen at once: nobody's hand is shown, and one press says no
for all. Who wants to say more is asked alone afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from catan_desktop.kernel.ids import Seat, SeatMask
from catan_desktop.present.words import Words
from catan_desktop.ui.scene import Change, Pop
from catan_desktop.ui.scenes.curtain import LIFT_SECONDS, Veiled
from catan_desktop.ui.scenes.parts import SeatFace, face_key
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import BODY, NAME, TITLE
from catan_desktop.ui.widgets import Button, Card, Column, Kit, Label, Padded, RichText, Row, Space, Widget


class SharedQuestionScene(Veiled):
    """Names who is asked; a press of the gold button is the answer of all who do not want to be asked alone."""

    def __init__(
        self,
        kit: Kit,
        texts: TableText,
        question: Words,
        seats: tuple[Seat, ...],
        home: Seat,
        on_answer: Callable[[SeatMask], object],
        ways: Mapping[str, Callable[[], Change]] | None = None,
    ) -> None:
        """Take whom to ask.

        Args:
            home: who looks at the table afterwards, if nobody wants to be asked alone.
            on_answer: called with the seats that do.
        """
        super().__init__(kit, texts, ways or {})
        self.question = question
        self.seats = seats
        self.home = home
        self.on_answer = on_answer
        self.alone: SeatMask = 0

    @property
    def colour(self) -> int:
        """Return the colours of whoever looks afterwards."""
        return self.texts.seats.sittings[self.home].colour

    def enter(self, size: tuple[int, int]) -> None:
        """Take the whole window, with the gold button in hand."""
        super().enter(size)
        if not self.root.dialogs:
            self.root.set_focus(self.root.content.find("answer"))

    def answer(self) -> None:
        """Answer for all; a key that was held down from before is not meant for it."""
        if self.age >= LIFT_SECONDS:
            self.go(Pop())
            self.on_answer(self.alone)

    def _toggle(self, seat: Seat) -> None:
        self.alone ^= 1 << seat
        self._renew()

    def build(self) -> Widget:
        """Set the question, a row for each who is asked, and the answer."""
        kit, texts = self.kit, self.texts
        key, badge = kit.keys.key("next"), kit.keys.label("next")
        rows: list[Widget] = [
            Label(kit, texts.tr("shared-question-title"), TITLE),
            RichText(kit, texts.say(self.question), BODY, name="shared-question"),
            RichText(kit, texts.tr("shared-question-hint"), BODY.of("dim")),
            Space(kit, "gap", grow=0),
            *[self._row(seat, number) for number, seat in enumerate(self.seats, 1)],
            Space(kit, "gap", grow=0),
            Button(
                kit,
                texts.tr("shared-question-on" if self.alone else "shared-question-nobody"),
                self.answer,
                kind="primary",
                hotkey=key,
                badge=badge,
                name="answer",
            ),
        ]
        if not self.alone:
            rows.append(RichText(kit, texts.tr("shared-question-then", name=texts.name(self.home)), BODY.of("dim")))
        if self.ways:
            rows.append(Row(kit, [Space(kit), self.menu_button(), Space(kit)]))
        return Padded(kit, Card(kit, Column(kit, rows, gap="gap"), pad=24), pad="gap-large", most=640, down=0.45)

    def _row(self, seat: Seat, number: int) -> Widget:
        kit, texts = self.kit, self.texts
        sitting, chosen = texts.seats.sittings[seat], bool(self.alone >> seat & 1)
        face = face_key(sitting.character, sitting.human, sitting.colour)
        words = texts.tr("shared-question-chosen" if chosen else "shared-question-alone")
        press = Button(
            kit,
            words,
            partial(self._toggle, seat),
            icon="check" if chosen else "eye",
            size="small",
            hotkey=str(number),
            name=f"alone-{seat}",
        )
        name = Label(kit, texts.name(seat), NAME.of(texts.colours(seat).text), grow=1.0)
        return Row(kit, [SeatFace(kit, face, sitting.colour, size=36), name, press])
