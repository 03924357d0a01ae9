"""The seats of a new game: who sits where, in which colour, and who the bots are."""

from __future__ import annotations

from collections.abc import Callable

from catan_desktop.kernel.ids import Seat
from catan_desktop.present.naming import seat_names
from catan_desktop.present.words import Speaker, Who, say, words
from catan_desktop.session.spec import SeatSpec
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.scenes.characters import CharacterMenu, FaceButton
from catan_desktop.ui.scenes.new_game_draft import COLOURS, Draft
from catan_desktop.ui.scenes.parts import MenuScreen, SeatFace, Sized, face_key
from catan_desktop.ui.scenes.seat_colours import ColourButton, ColourMenu
from catan_desktop.ui.text import SMALL
from catan_desktop.ui.widgets import (
    Button,
    Card,
    Column,
    Dropdown,
    IconButton,
    Kit,
    Label,
    Row,
    Space,
    TextField,
    Widget,
)

HUMAN = "human"
_NAME_LENGTH = 24


class Vacancy(Widget):
    """The room of a row that was taken away."""

    def __init__(self, kit: Kit, tall: int, settle: Callable[[], object]) -> None:
        super().__init__(kit)
        self.tall = tall
        self.settle = settle

    def update(self, seconds: float) -> None:
        """Go when the pointer has gone."""
        self.settle()

    def measure(self, width: int | None = None) -> Size:
        """Be as tall as a row."""
        return Size(width or 0, self.tall)


class Seating:
    """The card of the seats; what is chosen there changes the draft of the screen."""

    def __init__(self, screen: MenuScreen, draft: Draft, words: Speaker) -> None:
        """`words` says a text as the chosen game says it."""
        self.screen = screen
        self.draft = draft
        self.lobby = draft.lobby
        self.words = words
        self.vacant: set[int] = set()
        """Rows that stand empty where seats were taken away, so that no other one comes under the pointer."""
        self._card: Widget | None = None

    def card(self) -> Widget:
        """Set a row for each seat, and a button for one more."""
        kit, tr = self.screen.kit, self.screen.shell.tr
        taken = {
            at: self._seat_row(*seat) for at, seat in zip(self._places(), enumerate(self.draft.seats), strict=True)
        }
        tall = max(row.measure().height for row in taken.values())
        rows = [taken.get(at) or Vacancy(kit, tall, self._settle) for at in range(len(taken) + len(self.vacant))]
        add = Button(kit, tr("new-game-add-seat"), self._add_seat, kind="quiet", icon="plus", name="add-seat")
        if len(self.draft.seats) >= max(self.draft.card.seats):
            add.disable(tr("new-game-seats-most", count=max(self.draft.card.seats)))
        order = [] if self.draft.alone else [Label(kit, self.words("new-game-seats-order"), SMALL)]
        rows.append(Row(kit, [add, Space(kit), *order]))
        self._card = Card(kit, Column(kit, rows, gap=6), title=tr("new-game-seats"))
        return self._card

    def _places(self) -> list[int]:
        """Return in which row each seat stands."""
        return [at for at in range(len(self.draft.seats) + len(self.vacant)) if at not in self.vacant]

    def _settle(self) -> None:
        """Let the rows close up as soon as the pointer is elsewhere."""
        if self.vacant and (self._card is None or self.screen.root.hovered not in set(self._card.walk())):
            self.vacant.clear()
            self.screen.rebuild()

    def _seat_row(self, index: int, seat: SeatSpec) -> Widget:
        kit, tr = self.screen.kit, self.screen.shell.tr
        kinds = self._kinds()
        words = [tr("seat-human"), *(tr("bot-level", level=level) for level in kinds[1:])]
        now = 0 if seat.human else kinds.index(seat.level)
        colour = tr(f"seat-colour-{seat.colour % COLOURS}")
        colours = ColourButton(
            kit,
            seat.colour,
            lambda: self._ask_colour(index),
            name=f"colour-{index}",
            tip=tr("new-game-colour", colour=colour),
        )
        levels = Dropdown(
            kit, words, now, lambda kind: self._take_kind(index, kind), name=f"kind-{index}", tip=self._levels()
        )
        field = TextField(
            kit,
            seat.name,
            lambda text: self.draft.name_seat(index, text.strip() if text.isprintable() else ""),
            placeholder=colour if seat.human else self.called(index),
            most=_NAME_LENGTH,
            name=f"name-{index}",
        )
        return Row(
            kit,
            [
                colours,
                Sized(kit, levels, 158 * kit.larger),
                self._face(index, seat),
                Sized(kit, field, 100, grow=1.0),
                *([] if self.draft.alone else [self._remove_button(index)]),
            ],
            gap="gap",
        )

    def _face(self, index: int, seat: SeatSpec) -> Widget:
        """Return the face of a person, or that of a bot, who can be somebody else."""
        if seat.human:
            return SeatFace(self.screen.kit, face_key("", True, seat.colour), seat.colour, size=34, marked=False)
        who = self.screen.shell.tr("new-game-character", name=self._who(seat.character))
        return FaceButton(
            self.screen.kit,
            seat.character,
            lambda: self._ask_character(index),
            name=f"face-{index}",
            tip=f"{who}\n{self._line(seat.character)}",
        )

    def _remove_button(self, index: int) -> Widget:
        kit, tr = self.screen.kit, self.screen.shell.tr
        tip = tr("new-game-remove-seat")
        remove = IconButton(kit, "cross", lambda: self._remove_seat(index), tip=tip, size=30, name=f"remove-{index}")
        if len(self.draft.seats) <= min(self.draft.card.seats):
            remove.disable(tr("new-game-seats-least", count=min(self.draft.card.seats)))
        return remove

    def _kinds(self) -> list[str]:
        """Return who can play on a seat: a person, or a bot of a level."""
        return [HUMAN, *self.lobby.levels()]

    def _take_kind(self, index: int, chosen: int) -> None:
        """Seat a person or a bot; a name that somebody has written stays."""
        seat, human, usual = self.draft.seats[index], chosen == 0, self.lobby.usual_name(index, True)
        names = {} if seat.name not in {"", usual} else {"name": usual if human else ""}
        if not (human or seat.character):
            names["character"] = self.lobby.next_character(self.draft.seats)
        level = seat.level if human else self._kinds()[chosen]
        self._set_seat(index, kind="human" if human else "bot", level=level, **names)

    def _levels(self) -> str:
        """Return in words who may play on a seat, and what the levels mean."""
        return f"{self.screen.shell.tr('new-game-who')}\n{self.screen.shell.tr('about-bot-levels')}"

    def _who(self, character: str) -> str:
        """Return the name of a character."""
        return self.words(f"character-{character or 'any'}")

    def _full(self, character: str) -> str:
        """Return the name of a character with what it is."""
        return self.words("seat-character", name=self._who(character), role=self.words(f"character-{character}-role"))

    def _line(self, character: str) -> str:
        """Return in one line what a character likes."""
        return self.words(f"character-{character or 'any'}-line")

    def _ask_character(self, index: int) -> None:
        """Show everybody that the bot of a seat can be."""
        ways = [("", self._who(""), self._line(""))]
        ways += [(key, self._full(key), self._line(key)) for key in self.lobby.characters()]

        def take(character: str) -> None:
            self.screen.root.close_popup()
            self._set_seat(index, character=character)

        owner = self.screen.root.content.find(f"face-{index}")
        now = self.draft.seats[index].character
        self.screen.root.open_popup(CharacterMenu(self.screen.kit, owner.rect, now, ways, take), owner)

    def _ask_colour(self, index: int) -> None:
        """Show all colours beside the mark of a seat; one that another seat has is swapped with it."""
        owner = self.screen.root.content.find(f"colour-{index}")
        tr = self.screen.shell.tr
        holders = {seat.colour: number for number, seat in enumerate(self.draft.seats)}
        now = self.draft.seats[index].colour

        def take(colour: int) -> None:
            self.screen.root.close_popup()
            seats = list(self.draft.seats)
            other = holders.get(colour)
            if other is not None and other != index:
                seats[other] = seats[other].model_copy(update={"colour": now})
            seats[index] = seats[index].model_copy(update={"colour": colour})
            self.draft.set(seats=tuple(seats))

        tips = []
        for colour in range(COLOURS):
            name = tr(f"seat-colour-{colour}")
            held = holders.get(colour)
            swap = held is not None and held != index
            text = words("new-game-colour-swap", colour=name, name=Who(Seat(0)))
            tips.append(say(text, tr, [self.called(held or 0)]) if swap else name)
        self.screen.root.open_popup(ColourMenu(self.screen.kit, owner.rect, now, tips, take), owner)

    def called(self, index: int) -> str:
        """Return the name of a seat, also of one that has no written name."""
        seat = self.draft.seats[index]
        if not (seat.name or seat.human or seat.character):
            return self.screen.shell.tr("new-game-name-any")
        seats = [(one.name, "" if one.human else one.character, one.colour) for one in self.draft.seats]
        return seat_names(seats, self.words)[index]

    def _add_seat(self) -> None:
        self.vacant.clear()
        self.draft.set(seats=(*self.draft.seats, self.draft.next_seat()))

    def _remove_seat(self, index: int) -> None:
        seats = self.draft.seats
        self.vacant.add(self._places()[index])
        self.draft.set(seats=(*seats[:index], *seats[index + 1 :]))

    def _set_seat(self, index: int, **values: object) -> None:
        self.draft.set(seats=self.draft.seated(index, **values))
