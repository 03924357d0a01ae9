"""The rows in the list of saved games: their words and pictures."""

from __future__ import annotations

from datetime import UTC, datetime

import pygame

from catan_desktop.present.models.screens import BoardSketch, SaveEntry
from catan_desktop.present.words import Speaker
from catan_desktop.ui.geometry import inset
from catan_desktop.ui.scenes.parts import draw_mark, reached
from catan_desktop.ui.scenes.services import Library, Shell
from catan_desktop.ui.scenes.thumbnail import paint
from catan_desktop.ui.text import NAME, SMALL, STRONG

_EXAMPLE = "example-"
"""So the title of an example begins, which is a text key; a game that goes on from it keeps the title."""
_DAMAGED = "load-damaged"
_WHOLE = {
    "save-newer": "load-elsewhere",
    "save-newer-rules": "load-elsewhere",
    "save-unknown-ruleset": "load-elsewhere",
    "save-unreadable": "load-unread",
}
"""What is said of files that cannot be opened but may well be whole; all others are damaged."""


def former_words(shell: Shell, entry: SaveEntry, key: str) -> str:
    """Return that a former version of a damaged file is there, and how far that had come."""
    if entry.when is None:
        return shell.tr(key, round=entry.round)
    return shell.tr(f"{key}-when", when=shell.say(entry.when))


class SaveRows:
    """Words and pictures of saved games; a board is read once, and one a frame."""

    def __init__(self, shell: Shell, library: Library) -> None:
        self.shell, self.kit, self.library = shell, shell.kit, library
        self.at_once = False
        """Draw every thumbnail in the first frame, as for a picture; else one a frame."""
        self.missing: SaveEntry | None = None
        """The topmost game in sight whose thumbnail is still to be made."""
        self._boards: dict[tuple[str, str], BoardSketch | None] = {}

    # words

    def title(self, entry: SaveEntry) -> str:
        """Return the name that the player gave, else that of its rules."""
        if not entry.ruleset:
            return entry.title
        if entry.title.startswith(_EXAMPLE) and self.shell.has(entry.title):
            return self.shell.tr(entry.title)
        return entry.title or self.shell.tr(f"ruleset-{entry.ruleset}")

    def line(self, entry: SaveEntry) -> str:
        """Return what the game is and how far it has come."""
        tr = self.shell.tr
        parts = [tr(f"ruleset-{entry.ruleset}"), reached(self.shell, entry)]
        if entry.ending:
            parts.append(tr("load-over"))
        parts.append(tr("load-example") if entry.example else written(entry.date, tr))
        return " · ".join(parts)

    def _under(self, entry: SaveEntry) -> str:
        """Return what stands under the name: the game, where that is not its name, and how far it has come."""
        tr = self.shell.tr
        game = tr(f"ruleset-{entry.ruleset}")
        parts = [game if game != self.title(entry) else "", reached(self.shell, entry)]
        parts += [tr("load-over") if entry.ending else "", tr("load-autosave") if entry.autosave else ""]
        return " · ".join(filter(None, parts))

    def fault(self, entry: SaveEntry) -> str:
        """Return the text key of what is wrong with a file; `<key>-help` says what may be done."""
        return _WHOLE.get(entry.damage.key, _DAMAGED) if entry.damage is not None else ""

    def haystack(self, entry: SaveEntry) -> str:
        """Return the words in which a search looks, without capitals."""
        words = [self.title(entry), written(entry.date, self.shell.tr), *(seat.name for seat in entry.seats)]
        if entry.ruleset:
            words.append(self.shell.tr(f"ruleset-{entry.ruleset}"))
        return " ".join(words).casefold()

    # drawing

    def board(self, entry: SaveEntry) -> BoardSketch | None:
        """Return the board; of a damaged file that of its former version."""
        key = (entry.path, entry.date)
        if key not in self._boards:
            self._boards[key] = self.library.saved_board(entry)
        return self._boards[key]

    def read_missing(self) -> bool:
        """Make one more thumbnail that was missing in the last frame; say whether there was one."""
        missing, self.missing = self.missing, None
        if missing is not None:
            self.board(missing)
        return missing is not None

    def draw(self, surface: pygame.Surface, row: pygame.Rect, entry: SaveEntry) -> None:
        """Draw a row of the list: thumbnail, name, date, turn and points."""
        kit, tr = self.kit, self.shell.tr
        box = inset(row, kit.px("gap"), kit.px(5))
        frame = pygame.Rect(box.x, box.y, round(box.height * 1.4), box.height)
        self._thumb(surface, frame, entry)
        left = frame.right + kit.px("pad")
        right = box.right
        line = kit.text.line_height(NAME)
        aside = written(entry.date, tr) if not entry.example else tr("load-example")
        date = kit.text.draw(surface, aside, (right, box.y + kit.px(3)), SMALL, across=1.0, within=row)
        room = date.left - left - kit.px("gap")
        title = kit.text.fit(self.title(entry), NAME, max(1, room), lines=1)
        at = pygame.Rect(left, box.y, room, line)
        kit.text.draw_lines(surface, title.lines[:1], at, NAME, pixels=title.pixels)
        y = box.y + line
        if entry.damage is not None:
            fault = self.fault(entry)
            former = entry.backup and fault == _DAMAGED
            words = former_words(self.shell, entry, "load-former-there") if former else tr(fault)
            style = (SMALL if entry.backup else STRONG).of("danger-light")
            kit.text.draw(surface, words, (left, y), style, within=row)
        else:
            kit.text.draw(surface, self._under(entry), (left, y), SMALL, within=row)
        y += kit.text.line_height(SMALL) + kit.px(9)
        for seat in entry.seats:
            draw_mark(kit, surface, (left + kit.px(8), y), kit.px(8), seat.colour)
            ink = "gold" if seat.winner else "ink"
            at_points = (left + kit.px(20), y)
            used = kit.text.draw(surface, str(seat.points), at_points, STRONG.of(ink), down=0.5, within=row)
            left = used.right + kit.px(14)

    def _thumb(self, surface: pygame.Surface, frame: pygame.Rect, entry: SaveEntry) -> None:
        kit = self.kit
        kit.art.panel(surface, frame, kit.colour("sunken"), radius=kit.px("radius-small"), rim=kit.colour("line"))
        if not self.at_once and (entry.path, entry.date) not in self._boards:
            self.missing = self.missing or entry
            return
        board = self.board(entry) if entry.damage is None or entry.backup else None
        if board is None:
            icon = kit.icon("warning", round(frame.height * 0.5), "danger-light")
            surface.blit(icon, icon.get_rect(center=frame.center))
            return
        colours = tuple(seat.colour for seat in entry.seats)

        def painted() -> pygame.Surface:
            sheet = pygame.Surface(frame.size, pygame.SRCALPHA)
            paint(kit, sheet, board, colours, detail=False)
            return sheet

        surface.blit(kit.art.cached(("save", entry.path, entry.date, frame.size, colours), painted), frame)


def written(date: str, tr: Speaker, key: str = "load-date") -> str:
    """Return a moment as it stands in saves in the time of this place, as people write it; as it is if it is none.

    `key`: of the text, which may name `day`, `month`, `year` and `time`.
    """
    try:
        moment = datetime.strptime(date, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC).astimezone()
    except (ValueError, OverflowError, OSError):  # no date, or none of this clock
        return date
    return tr(key, day=moment.day, month=moment.month, year=str(moment.year), time=f"{moment:%H:%M}")
