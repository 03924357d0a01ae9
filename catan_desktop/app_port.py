"""The running game as the table sees it: a session, its views and the player's language behind one small port."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, get_type_hints

from catan_desktop.bots.characters import CHARACTERS
from catan_desktop.bots.levels import BOTS
from catan_desktop.games.catalogue import entry
from catan_desktop.games.views import BOARDS, ICONS, PANELS, game_at
from catan_desktop.grid.topology import CornerId, HexId, PathId
from catan_desktop.kernel import engine, preview
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.errors import IllegalAction, Reason
from catan_desktop.kernel.event import Event, redact
from catan_desktop.kernel.frame import Decision
from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.kernel.record import field_names
from catan_desktop.kernel.state import Observation
from catan_desktop.mechanics.goods import traded_kinds
from catan_desktop.present import compose, foresight, panel_view
from catan_desktop.present.advice import AdviceView, advice_view
from catan_desktop.present.models.explain import Explained, Thing
from catan_desktop.present.models.moments import Moment
from catan_desktop.present.models.panels import WHERE, ChronicleLine, Field, TableModel
from catan_desktop.present.naming import names_of, renamed
from catan_desktop.present.picture import BoardPicture, Cue, Keyframe, Place
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import Who, Words, because, words
from catan_desktop.session.casting import next_character
from catan_desktop.session.history import shows_secret
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.session.spec import SeatSpec
from catan_desktop.ui.scenes.table.port import News, Sitting, TableSettings

AROUND = ("seat", "hand", "bank", "deck")
"""Places that are not on the board."""
SPACES = {HexId: "hex", CornerId: "intersection", PathId: "path"}


_KNOWN: dict[type[Action], dict[str, Any]] = {}


def _hints(kind: type[Action]) -> dict[str, Any]:
    """The types of an action's fields."""
    if kind not in _KNOWN:
        _KNOWN[kind] = get_type_hints(kind)
    return _KNOWN[kind]


def table_settings(settings: Settings) -> TableSettings:
    """What of the settings concerns the table."""
    animation = "off" if settings.reduced_motion else settings.animation_speed
    return TableSettings(
        animation,
        settings.bot_pause_seconds,
        settings.hint_line,
        settings.confirm_costly,
        settings.cover_hand,
        settings.auto_end_turn,
        settings.auto_pass,
        settings.auto_decline,
        settings.hint_button,
    )


class SessionPort:
    """The table's port to a session."""

    def __init__(
        self,
        session: Session,
        settings: Callable[[], Settings],
        translator: Callable[[], Translator],
        topics: Callable[[str], str] | None = None,
    ) -> None:
        """Settings and translator are asked each time, so that both can change while a game is played.

        Args:
            topics: gives the entry of the almanac that explains a text key; None: there is no almanac.
        """
        self.session = session
        self._settings = settings
        self._translator = translator
        self._topics = topics
        self._sittings: tuple[tuple[SeatSpec, ...], Translator, list[Sitting]] | None = None
        self._models: dict[Seat, tuple[Observation, TableModel]] = {}
        self._boards: dict[Seat, tuple[Observation, BoardPicture]] = {}
        self._lines: dict[Seat, tuple[tuple[tuple[int, Event], ...], tuple[ChronicleLine, ...]]] = {}
        self._foreseen: tuple[Observation | None, dict[Action, tuple[Words, ...]]] = (None, {})
        self._final: tuple[Observation | None, dict[Action, bool]] = (None, {})
        self._fields: tuple[Observation | None, dict[Action, tuple[Field, ...]]] = (None, {})
        self._told: tuple[tuple[int, Event], ...] | None = None
        self._events: tuple[int, int, tuple[tuple[int, Event], ...]] | None = None

    # who and how

    @property
    def title(self) -> Words:
        """The name of the game."""
        return words("ruleset-" + self.session.game.ruleset.key)

    @property
    def sittings(self) -> Sequence[Sitting]:
        """Who sits where; a seat without a name is called by its colour. Every sentence asks, so it is kept."""
        seats, translator = self.session.seats, self._translator()
        if self._sittings is None or self._sittings[:2] != (seats, translator):
            names = names_of(seats, translator.tr)
            found = [
                Sitting(name, spec.colour, True) if spec.human
                else Sitting(name, spec.colour, False, spec.level, spec.character)
                for name, spec in zip(names, seats, strict=True)
            ]  # fmt: skip
            self._sittings = (seats, translator, found)
        return self._sittings[2]

    @property
    def levels(self) -> Sequence[str]:
        """The levels of bots, weakest first."""
        return tuple(BOTS)

    @property
    def rules(self) -> Sequence[tuple[str, bool | int | str]]:
        """The options of this game with their values."""
        game = self.session.game
        here = (spec for spec in game.ruleset.options if not spec.seats or game.seats in spec.seats)
        return tuple((spec.key, game.options[spec.key]) for spec in here)

    @property
    def characters(self) -> Sequence[str]:
        """Who a bot can be."""
        return tuple(CHARACTERS)

    def set_seat(self, seat: Seat, level: str, character: str = "") -> None:
        """A bot of a level sits down, or with an empty level a person; who the bot is, is kept where nobody says."""
        spec = self.session.seats[seat]
        who = character or spec.character or next_character(self.session.seats)
        changed = {"kind": "bot", "level": level, "character": who} if level else {"kind": "human"}
        if level and not spec.human:
            seats = [(one.name, one.character, one.colour) for one in self.session.seats]
            changed["name"] = renamed(seats, seat, who, self._translator().tr)
        self.session.set_seat(seat, spec.model_copy(update=changed))

    @property
    def settings(self) -> TableSettings:
        """What the player chose."""
        return table_settings(self._settings())

    @property
    def ply(self) -> int:
        """Actions applied so far."""
        return self.session.ply

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.session.outcome is not None

    @property
    def winners(self) -> Sequence[Seat]:
        """Who has won; nobody while the game goes on, or where everybody lost."""
        outcome = self.session.outcome
        return outcome.winners if outcome is not None else ()

    @property
    def notices(self) -> Sequence[Words]:
        """What must be told once."""
        found = [because(reason) for reason in self.session.notices]
        self.session.notices.clear()
        return found

    @property
    def trouble(self) -> Words | None:
        """Why the game cannot be kept just now."""
        return _said(self.session.trouble)

    def tr(self, key: str, /, **args: str | int | float) -> str:
        """Return a text in the player's language."""
        return self._translator().tr(key, **args)

    def has(self, key: str) -> bool:
        """Tell whether there is such a text."""
        return self._translator().has(key)

    def topic_of(self, text_key: str) -> str:
        """The entry of the almanac that explains what a text key says; empty where none does."""
        return self._topics(text_key) if self._topics is not None else ""

    # what is

    def actor(self) -> Seat | None:
        """Who is asked now."""
        return self.session.actor()

    def view(self, seat: Seat) -> Observation:
        """What the seat sees."""
        return self.session.view(seat)

    def model(self, seat: Seat) -> TableModel:
        """What stands around the board for a seat."""
        view = self.session.view(seat)
        kept = self._models.get(seat)
        if kept is None or kept[0] is not view:
            kept = (view, panel_view.table_model(PANELS, self.session.game, view))
            self._models[seat] = kept
        return kept[1]

    def board(self, seat: Seat) -> BoardPicture:
        """What lies on the board for a seat; the same object until something changes."""
        view = self.session.view(seat)
        kept = self._boards.get(seat)
        if kept is None or kept[0] is not view:
            picture = compose.board_view(BOARDS, self.session.game, view)
            if picture is None:
                raise LookupError(f"nothing draws the board of {self.session.game.ruleset.key}")
            kept = (view, picture)
            self._boards[seat] = kept
        return kept[1]

    def described(self, seat: Seat) -> Sequence[Words]:
        """What lies on the board in sentences."""
        return compose.described(BOARDS, self.session.game, self.view(seat))

    def cues(self, events: Sequence[Event]) -> Sequence[Cue]:
        """What to show of events."""
        return compose.cues(BOARDS, game_at(self.session.game, self.session.state), tuple(events))

    def great_moments(self, events: Sequence[Event], seat: Seat) -> Sequence[Moment]:
        """The great moments among events that a seat may know."""
        return panel_view.moments(PANELS, self.session.game, self.view(Seat(0) if seat == NOBODY else seat), events)

    def keyframes(self, plies: Iterable[int], seat: Seat) -> Sequence[Keyframe]:
        """What actions changed on the board, step by step, for a seat or for the eyes of all."""
        timeline, own = self.session.timeline, Seat(0) if seat == NOBODY else seat
        found: list[Keyframe] = []
        for ply in sorted({ply for ply in plies if ply > timeline.first_ply}):
            before, done = timeline.ply_at(ply)
            history = timeline.history(own, ply)
            found += compose.keyframes(
                BOARDS, self.session.game, before, done.action, own, history, seen=partial(_seen, seat), at=game_at
            )
        return found

    def chronicle(self, seat: Seat) -> Sequence[ChronicleLine]:
        """Everything that happened, as the seat may know it."""
        happened = self._happened()
        known, lines = self._lines.get(seat, ((), ()))
        if known is happened:
            return lines
        same = 0
        if len(known) <= len(happened) and (not known or known[-1] == happened[len(known) - 1]):
            same = len(known)
        more = [line for ply, event in happened[same:] for line in self._said(ply, event, seat)]
        lines = (*lines, *more) if same else tuple(more)
        self._lines[seat] = (happened, lines)
        return lines

    def fields(self, action: Action) -> tuple[Field, ...]:
        """An action's fields after its seat, with what to call them; kept while nothing changes."""
        view = self.session.view(action.seat)
        if self._fields[0] is not view:
            self._fields = (view, {})
        found = self._fields[1].get(action)
        if found is None:
            found = self._fields[1][action] = self._fields_of(view, action)
        return found

    def _fields_of(self, view: Observation, action: Action) -> tuple[Field, ...]:
        whole = panel_view.place_of(PANELS, self.session.game, view, action)
        if whole is not None:
            return (Field(WHERE, whole, self.action_words(action), "", whole),)
        names: tuple[str, ...] = field_names(type(action))
        return tuple(self._field(view, action, name) for name in names[1:])

    def action_words(self, action: Action) -> Words:
        """What to write on a button that does this."""
        return panel_view.action_words(PANELS, self.session.game, action)

    # what happens

    def why_not(self, action: Action) -> Words | None:
        """Why an action is refused now."""
        return _said(self.session.why_not(action))

    def foresee(self, action: Action) -> tuple[Words, ...]:
        """What an action is sure to bring, worked out from what its seat sees; kept while nothing changes."""
        view = self.session.view(action.seat)
        if self._foreseen[0] is not view:
            self._foreseen = (view, {})
        if action not in self._foreseen[1]:
            self._foreseen[1][action] = foresight.foresee(PANELS, self.session.game, view, action)
        return self._foreseen[1][action]

    def places_after(self, action: Action) -> Mapping[tuple[str, int], Action]:
        """Return the places that an action leads to, worked out from what its seat sees."""
        return foresight.places_after(self.session.game, self.session.view(action.seat), action)

    def final(self, action: Action) -> bool:
        """Whether an action cannot be taken back, as far as its seat can know; kept while nothing changes."""
        view = self.session.view(action.seat)
        if self._final[0] is not view:
            self._final = (view, {})
        if action not in self._final[1]:
            tried = preview.trials(self.session.game, view, action, 1)
            stays = all(
                engine.actor(one.after) == action.seat and not shows_secret(action, one.events) for one in tried
            )
            self._final[1][action] = not (tried and stays)
        return self._final[1][action]

    def led(self, seat: Seat) -> bool:
        """Whether the position was reached by an action of this seat that can still be taken back.

        An answer that was the only one there was does not count: what came before it decides.
        """
        timeline = self.session.timeline
        ply = self.session.ply
        while self.undo_block() is None and ply > timeline.first_ply:
            before, done = timeline.ply_at(ply)
            if done.action.seat != seat or shows_secret(done.action, done.events):
                return False
            if not _forced(engine.decision(self.session.game, before, seat)):
                return True
            ply -= 1
        return False

    def loud(self, said: Words) -> bool:
        """Return whether something that is said stands out."""
        return panel_view.is_loud(PANELS, self.session.game, said)

    def advise(self, seat: Seat) -> AdviceView | Words | None:
        """What the best bot would do in a seat's place and why, or why that cannot be said; None while it thinks."""
        self.session.thinking_seconds = self._settings().bot_thinking_seconds
        found = self.session.advise(seat)
        if found is None or isinstance(found, Reason):
            return _said(found)
        action = found.action
        trades = entry(self.session.game.ruleset.key).cards is not None
        held = [key for key, _ in self.model(seat).hand.resources]
        kinds = traded_kinds(self.session.game) if trades else held
        return advice_view(action, self.action_words(action), self.fields(action), found.grounds, kinds)

    def explain(self, seat: Seat, thing: Thing) -> Explained:
        """What a thing of the table is, as a seat sees it."""
        return foresight.explain(PANELS, self.session.game, self.session.view(seat), thing)

    def submit(self, action: Action) -> Words | None:
        """Do it; the refusal if it is not legal."""
        try:
            self.session.submit(action)
        except IllegalAction as refusal:
            return because(refusal.reason)
        return None

    def pump(self) -> bool:
        """Let chance or a bot act."""
        self.session.thinking_seconds = self._settings().bot_thinking_seconds
        return self.session.pump()

    def news(self, seat: Seat) -> News:
        """What happened since the last call, as the seat may know it."""
        happened = self._happened()
        told, self._told = self._told, happened
        if told is None:
            return News((), False)
        if len(told) > len(happened) or (told and told[-1] != happened[len(told) - 1]):
            return News((), True)
        fresh = happened[len(told) :]
        return News(tuple((ply, redact(event, reader(event, seat))) for ply, event in fresh), False)

    def since(self, seat: Seat) -> int:
        """The position in which the last finished turn of a seat ended."""
        timeline = self.session.timeline
        now = timeline.state
        for ply in range(now.ply - 1, timeline.first_ply - 1, -1):
            state = timeline.state_at(ply)
            if state.turn and state.turn != now.turn and state.seat == seat:
                return ply + 1
        return timeline.first_ply

    def then(self, seat: Seat, ply: int) -> tuple[TableModel, BoardPicture]:
        """What a seat saw at a position."""
        game, timeline = self.session.game, self.session.timeline
        at = min(max(ply, timeline.first_ply), timeline.state.ply)
        view = engine.observe(game, timeline.state_at(at), seat)
        picture = compose.board_view(BOARDS, game, view)
        if picture is None:
            raise LookupError(f"nothing draws the board of {game.ruleset.key}")
        return panel_view.table_model(PANELS, game, view), picture

    def marks(self, ply: int, seat: Seat) -> Sequence[Place]:
        """Where an action happened; what flies to seats and the supply is no place of the board."""
        events = [redact(event, reader(event, seat)) for at, event in self._happened() if at == ply]
        found = [place for cue in self.cues(events) for place in (cue.start, cue.to)]
        return tuple(dict.fromkeys(place for place in found if place and place[0] not in AROUND))

    def last_actor(self) -> Seat | None:
        """Who acted last."""
        plies = self.session.timeline.plies
        return plies[-1].action.seat if plies else None

    # taking back

    def undo_block(self) -> Words | None:
        """Why nothing can be taken back."""
        return _said(self.session.undo_block())

    def redo_block(self) -> Words | None:
        """Why nothing can be done again."""
        return _said(self.session.redo_block())

    def undo(self) -> bool:
        """Take the last action back."""
        return self.session.undo()

    def redo(self) -> bool:
        """Do again what was taken back."""
        return self.session.redo()

    def undo_turn(self) -> bool:
        """Take the turn back as far as it goes."""
        return self.session.undo_turn()

    def undo_to(self, ply: int) -> bool:
        """Go back as far as this position."""
        return self.session.undo_to(ply)

    # inside

    def _happened(self) -> tuple[tuple[int, Event], ...]:
        """Every event; the same object until something changes."""
        timeline = self.session.timeline
        mark = (len(timeline.plies), len(timeline.undone))
        last = id(timeline.plies[-1]) if timeline.plies else 0
        key = hash((mark, last))
        if self._events is None or self._events[:2] != (key, last):
            self._events = (key, last, self.session.events())
        return self._events[2]

    def _said(self, ply: int, event: Event, seat: Seat) -> list[ChronicleLine]:
        seen = redact(event, reader(event, seat))
        timeline = self.session.timeline
        before = timeline.state_at(max(timeline.first_ply, ply - 1))
        game = game_at(self.session.game, before)
        found = panel_view.event_lines(PANELS, game, seen)
        if not found:
            return []
        who = getattr(event, "seat", None)
        active = before.seat if before.turn else NOBODY
        icon = self._icon(seen)
        now = panel_view.moment(PANELS, game, before)
        return [
            ChronicleLine(
                text, tone, ply, Seat(who) if isinstance(who, int) else NOBODY, indent, before.turn, active,
                "" if indent and number else icon, *panel_view.marks(PANELS, game, text, seat),
                now, *panel_view.gathering(PANELS, game, text),
            )
            for number, (text, tone, indent) in enumerate(found)
        ]  # fmt: skip

    def _icon(self, event: Event) -> str:
        """The picture of an event, as the modules of this game give it."""
        slots = self.session.game.ruleset.slots
        return next((icon for key in slots if key in ICONS and (icon := ICONS[key](event))), "")

    def _field(self, view: Observation, action: Action, name: str) -> Field:
        game, value = self.session.game, getattr(action, name)
        aside = panel_view.aside(PANELS, game, view, action, name)
        hint = _hints(type(action))[name]
        told = (panel_view.space_of(PANELS, game, key) for key in (f"{action.kind}.{name}", name))
        space = next(told) or SPACES.get(hint) or next(told)
        place = (space, int(value)) if space else panel_view.site_of(PANELS, game, hint, value)
        label = panel_view.labeller(PANELS, game, action.kind, name)
        found = panel_view.seen_label(PANELS, game, view, action, name)
        name = panel_view.name_of(PANELS, game, action.kind, name)
        if found is None and label is not None:
            found = label(game_at(game, self.session.state), value)
        if found is not None:
            who = Seat(value) if hint is Seat else NOBODY
            return Field(name, value, found.words, found.icon, place, who, found.text, aside, found.seats)
        if hint is Seat:
            named = words("seat-named", who=Who(Seat(value)))
            return Field(name, value, named, "", None, Seat(value), aside=aside)
        named = words("place-" + place[0] if place else "value", value=str(value))
        return Field(name, value, named, "", place, origin=panel_view.is_origin(PANELS, game, action.kind, name))


def _forced(decision: Decision | None) -> bool:
    """Return whether there was one single answer."""
    return decision is not None and sum(choice.count() for choice in decision.choices) == 1


def reader(event: Event, seat: Seat) -> Seat:
    """Whose view of an event a seat has; the eyes of all, `NOBODY`, have that of somebody who knows all of it."""
    if seat != NOBODY or not event.seen_by:
        return seat
    seats = [Seat(getattr(event, one)) for readers in event.seen_by.values() for one in readers]
    return next((one for one in seats if redact(event, one) == event), seats[0])


def _seen(seat: Seat, event: Event, _own: Seat) -> Event:
    """An event as a seat, or the eyes of all, see it."""
    return redact(event, reader(event, seat))


def _said(reason: Reason | None) -> Words | None:
    return because(reason) if reason is not None else None
