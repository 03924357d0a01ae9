"""The opening of the result: who won, as a portrait, and how, as a row of medals with the points of each source, or
with what was compared where something else than points decided.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from catan_desktop.kernel.bits import mask_of
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.present.models.charts import Body, Chart, Grid, Head
from catan_desktop.present.models.screens import ResultModel
from catan_desktop.present.words import Party, Speaker, Who, say, words
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.parts import SeatFace, face_key
from catan_desktop.ui.scenes.result_mood import TRAGIC, ending_key
from catan_desktop.ui.scenes.services import Shell
from catan_desktop.ui.text import BODY, DIM, FIGURE, HEADING, HERO, LARGE, TITLE, figure
from catan_desktop.ui.widgets import Card, Column, Kit, Label, Row, Space, Widget

OVERVIEW = "overview"
"""The page on which the points by source stand."""
_FACE, _LOST_FACE, _MEDAL = 120, 88, 92
_MOST, _ABREAST = 12, 4
"""Medals at most, and in a row where two rows of these are enough for all; else each row has a half of them."""
_LEFT = 0.98
"""Share of the free room that is left of the page: the middle of the picture, with its people, is seen ..."""
_LEFT_OF_DEFEAT = 0.45
"""... and in the picture of a defeat the empty house on its left, and the castle of the others on its right."""


class Medal(Widget):
    """The points of one source: a gold disc with the figure, red where it took them; below it what they are for."""

    def __init__(self, kit: Kit, points: int, words: str) -> None:
        super().__init__(kit, name="medal")
        self.points = points
        self.words = words
        self.tall = 0
        """The height of the tallest medal beside it."""

    def measure(self, width: int | None = None) -> Size:
        """Be as wide as the longest word needs."""
        del width
        wide = max(self.kit.px(_MEDAL), self.kit.text.widest_word(self.words, BODY) + self.kit.px(8))
        tall = self.kit.px(66) + self.kit.text.wrapped_size(self.words, BODY, wide).height
        return Size(wide, max(tall, self.tall))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it."""
        kit, px = self.kit, self.kit.px
        centre = (self.rect.centerx, self.rect.y + px(31))
        took = self.points < 0
        fill, rim = kit.colour("danger-dark" if took else "gold"), kit.colour("danger-light" if took else "gold-light")
        kit.art.glow(surface, centre, px(46), fill, 0.4)
        kit.art.circle(surface, centre, px(28), fill, rim=rim, rim_width=3.0)
        ink = FIGURE.of("paper-light" if took else "ink-dark")
        kit.text.draw(surface, figure(self.points), centre, ink, across=0.5, down=0.5)
        below = pygame.Rect(self.rect.x, self.rect.y + px(64), self.rect.width, self.rect.height - px(64))
        kit.text.draw_lines(surface, kit.text.wrap(self.words, BODY, below.width), below, BODY, across=0.5)


def common(body: Body) -> bool:
    """Return whether figures are a table of what concerns all players together."""
    return isinstance(body, Grid) and bool(body.rows) and all(row.seat < 0 for row in body.rows)


def sources(model: ResultModel, seat: int) -> tuple[tuple[Head, int], ...]:
    """Return what a seat has points for, the most first."""
    grids = (chart.body for chart in model.charts if chart.page == OVERVIEW and isinstance(chart.body, Grid))
    table = next((grid for grid in grids if grid.summed and any(row.seat >= 0 for row in grid.rows)), None)
    if table is None:
        return ()
    cells = next((row.cells for row in table.rows if row.seat == seat), ())
    found = [(head, points) for head, points in zip(table.heads[:-1], cells, strict=False) if points]
    return tuple(sorted(found, key=lambda one: -one[1]))


def decision(model: ResultModel) -> Chart | None:
    """Return the figures that were compared to name who has won; None where the points did."""
    for chart in model.charts:
        if chart.page == OVERVIEW and isinstance(chart.body, Grid) and chart.body.compared:
            return chart
    return None


def decision_texts(model: ResultModel, tr: Speaker) -> list[str]:
    """Return the sentences on what decided, where something else than points did, and on what nobody had seen."""
    chart = decision(model)
    if chart is not None:
        return [say(note, tr, names_of(model)) for note in chart.notes]
    if not model.unseen:
        return []
    told = words("ending-unseen", name=Who(Seat(model.winners[0])), count=model.unseen)
    return [say(told, tr, names_of(model), reader=_reader(model))]


def _reader(model: ResultModel) -> Seat:
    """Return the seat of the only person, to whom things are said."""
    people = [Seat(seat) for seat, line in enumerate(model.seats) if line.human]
    return people[0] if len(people) == 1 else NOBODY


def verdict_key(model: ResultModel) -> str:
    """Return the text key of what the end means to the people at the table."""
    people = [line for line in model.seats if line.human]
    if not model.winners:
        return "victory-lost" if len(people) == 1 else "victory-nobody"
    if len(people) != 1:
        return "victory-over"
    return "victory-lost" if model.lost else "victory-yours"


def victory(shell: Shell, model: ResultModel) -> Widget:
    """Make the page: what the end means, the winners, why they won, and what leads on."""
    kit, tr = shell.kit, shell.tr
    key = verdict_key(model)
    rows: list[Widget] = [
        Label(kit, tr(key), TITLE.of("danger-light" if key == "victory-lost" else "gold"), across=0.5)
    ]
    if model.lost:
        rows.append(Label(kit, own_text(model, tr), LARGE, name="own", across=0.5))
    faces: list[Widget] = [
        SeatFace(
            kit, face_key(one.character, one.human, one.colour), one.colour, size=_LOST_FACE if model.lost else _FACE
        )
        for one in (model.seats[seat] for seat in model.winners)
    ]
    rows.append(_middle(kit, faces))
    if model.winners:
        names = ", ".join(model.seats[seat].name for seat in model.winners)
        won = names if key == "victory-yours" else winners_text(model, tr)
        rows.append(Label(kit, won, HERO, name="winner", across=0.5))
    rows.append(Label(kit, ending_told(shell, model, "line"), LARGE, name="ending", across=0.5))
    rows += [Label(kit, told, BODY, name="decision", across=0.5) for told in decision_texts(model, tr)]
    if len(model.winners) == 1:
        found = medals(shell, model, _MOST, kit)
        points, told = model.seats[model.winners[0]].points, ending_told(shell, model, "line")
        if len(found) > 1 and decision(model) is None and str(points) not in told:
            total = shell.tr("points-count", count=points)
            rows.append(Label(kit, total, HEADING, name="total", across=0.5))
        abreast = max(_ABREAST, (len(found) + 1) // 2)
        rows += [_middle(kit, found[at : at + abreast]) for at in range(0, len(found), abreast)]
    rows.append(Label(kit, tr("victory-on"), DIM, name="victory-on", across=0.5))
    card = Card(kit, Column(kit, rows, gap="gap"), pad="gap-large", name="victory")
    left = _LEFT_OF_DEFEAT if model.lost and model.ending != TRAGIC else _LEFT
    across = Row(kit, [Space(kit, grow=left), card, Space(kit, grow=1 - left)])
    return Column(kit, [Space(kit), across, Space(kit)])


def own_text(model: ResultModel, tr: Speaker) -> str:
    """Return what the only person came to: the points, and the place where points decided."""
    seat = _reader(model)
    points = tr("points-count", count=model.seats[seat].points)
    if decision(model) is not None:
        return tr("victory-own", points=points)
    return tr("victory-own-place", points=points, place=model.ranking().index(seat) + 1)


def names_of(model: ResultModel) -> list[str]:
    """Return the names of the seats."""
    return [line.name for line in model.seats]


def winners_text(model: ResultModel, tr: Speaker) -> str:
    """Return the sentence that names who has won."""
    if not model.winners:
        return tr("result-nobody")
    won = words("result-won", name=Who(Seat(model.winners[0])))
    if len(model.winners) > 1:
        won = words("result-won-many", names=Party(mask_of(model.winners)))
    return say(won, tr, names_of(model), reader=_reader(model))


def when_text(model: ResultModel, tr: Speaker, key: str = "result-round") -> str:
    """Return when a game ended or stands: the moment that it names, or its round by a key."""
    return tr(key, round=model.round) if model.when is None else say(model.when, tr, ())


def medals(shell: Shell, model: ResultModel, most: int, kit: Kit) -> Sequence[Medal]:
    """Return the medals of the only winner, all equally tall: what was compared, in its order, where that decided; else
    `most` of the sources of points, what took points last."""
    winner, deciding = model.winners[0], decision(model)
    if deciding is not None and isinstance(deciding.body, Grid):
        cells = next(row.cells for row in deciding.body.rows if row.seat == winner)
        won_by = list(zip(deciding.body.heads, cells, strict=True))[: deciding.body.compared]
    else:
        won_by = list(sources(model, winner)[:most])
    row = [Medal(kit, points, _source(shell, names_of(model), head, points)) for head, points in won_by]
    tallest = max((medal.measure().height for medal in row), default=0)
    for medal in row:
        medal.tall = tallest
    return row


def ending_told(shell: Shell, model: ResultModel, part: str) -> str:
    """Return the sentence about the ending, its `line`, or its `story`."""
    shared = "nobody" if not model.winners else "together" if len(model.winners) == len(model.seats) else "one"
    lost = (f"ending-lost-{part}",) if model.lost and model.ending != TRAGIC else ()
    keys = (*lost, f"ending-{model.way}-{shared}-{part}", f"ending-{ending_key(model.ending)}-{part}")
    key = next((key for key in keys if shell.has(key)), f"ending-win-{part}")
    return shell.tr(key, points=model.seats[model.winners[0]].points if model.winners else 0)


def _source(shell: Shell, names: list[str], head: Head, points: int) -> str:
    """Return the words below a medal; points of several each as a number of things times their points."""
    words = say(head.name, shell.tr, names)
    return f"{words} ({points // head.each}\u00a0\u00d7\u00a0{head.each})" if head.each > 1 else words


def _middle(kit: Kit, widgets: Sequence[Widget]) -> Widget:
    return Row(kit, [Space(kit), *widgets, Space(kit)], gap="pad")
