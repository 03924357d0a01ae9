"""Who speaks when at a meeting, and how many cases there are against each, in a corner of the board."""

from __future__ import annotations

from catan_desktop.present.models.overlays import SILENT, SPEAKING, SPOKEN, Meeting, Speaker
from catan_desktop.ui.scenes.overlays.panel import BUTTON, Fold, Overlay, SeatRow
from catan_desktop.ui.scenes.parts import SeatMark
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.text import BODY, HEADING, STRONG
from catan_desktop.ui.theme import Ink
from catan_desktop.ui.widgets import Card, Column, IconButton, Kit, Label, Picture, Row, Space, Widget


class MeetingList(Overlay):
    """The order of speaking; where a contest is folded away, with the button that shows it again."""

    def __init__(self, kit: Kit, texts: TableText, meeting: Meeting, fold: Fold) -> None:
        tip = texts.tr("contest-unfold")
        button = IconButton(kit, "lawsuit", fold, tip=tip, size=BUTTON, ink="gold", name="contest-unfold")
        head: list[Widget] = [Picture(kit, meeting.icon, 20, ink="gold")]
        head.append(Label(kit, texts.say(meeting.title), HEADING.of("gold"), grow=1.0, shrinks=True))
        head += [] if fold is None else [Space(kit, BUTTON)]
        rows = [Row(kit, head), *(self._row(kit, texts, one) for one in meeting.speakers)]
        card = Card(kit, Column(kit, rows, gap=0), shadow=False, rim="line-strong")
        super().__init__(kit, texts, meeting, card, None if fold is None else button)
        self.name, self.topic = "meeting", meeting.topic
        self.tip = texts.lines([*meeting.notes, *[one.alarm for one in meeting.speakers if one.alarm is not None][:1]])

    def _row(self, kit: Kit, texts: TableText, speaker: Speaker) -> Widget:
        """Return a row: the mark, the name, whether it has spoken, and the cases."""
        speaking, faded = speaker.state == SPEAKING, speaker.state in {SPOKEN, SILENT}
        ink: Ink = "faint" if faded else texts.colours(speaker.seat).text
        row: list[Widget] = [SeatMark(kit, texts.seats.sittings[speaker.seat].colour, size=16)]
        row.append(Label(kit, texts.name(speaker.seat), (STRONG if speaking else BODY).of(ink), grow=1.0, shrinks=True))
        row += [Picture(kit, "check", 14, ink="dim")] if speaker.state == SPOKEN else []
        if speaker.against:
            alarm = "danger-light" if speaker.alarm is not None else "dim"
            row += [Picture(kit, "lawsuit", 16, ink=alarm), Label(kit, str(speaker.against), STRONG.of(alarm))]
        return SeatRow(kit, Row(kit, row, gap=4), speaker.seat, lit=speaking)
