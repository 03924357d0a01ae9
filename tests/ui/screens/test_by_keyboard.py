"""Everything without a mouse: a whole game from the title to the result, and every screen on the way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest

from catan_desktop.kernel.ids import Seat
from catan_desktop.ui.dialogs.handful import PickCard
from catan_desktop.ui.dialogs.option_row import OptionRow
from catan_desktop.ui.keymap import Keymap
from catan_desktop.ui.scenes.table.actions import ActionCard
from catan_desktop.ui.scenes.table.scene import TableScene
from catan_desktop.ui.scenes.table.steppers import Stepper
from catan_desktop.ui.widgets import Button, RichText
from tests.ui.screens.player import Player

pytestmark = pytest.mark.usefixtures("unpainted")

CODES = {
    "Enter": pygame.K_RETURN,
    "Esc": pygame.K_ESCAPE,
    "Tab": pygame.K_TAB,
    "Space": pygame.K_SPACE,
    "Left": pygame.K_LEFT,
    "Right": pygame.K_RIGHT,
    "Up": pygame.K_UP,
    "Down": pygame.K_DOWN,
    "Backspace": pygame.K_BACKSPACE,
    "Del": pygame.K_DELETE,
    "+": pygame.K_PLUS,
    **{f"F{number}": pygame.K_F1 + number - 1 for number in range(1, 13)},
}
HELD = {"Ctrl": pygame.KMOD_LCTRL, "Shift": pygame.KMOD_LSHIFT, "Alt": pygame.KMOD_LALT}
MOST = 2500
"""Key presses in a game."""


class Typist:
    """A player who only has a keyboard."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.pressed = 0

    @property
    def focus(self) -> str:
        focus = self.player.root.focus
        return focus.name if focus is not None else ""

    def press(self, *keys: str) -> None:
        for key in keys:
            *held, last = key.split("+") if key != "+" else ["+"]
            code = CODES[last] if last in CODES else ord(last.lower())
            mod = sum(HELD[word] for word in held)
            event = pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)
            self.player.loop.step(0.05, [event])
            self.player.loop.step(0.0, [pygame.event.Event(pygame.KEYUP, key=code, mod=mod, scancode=0)])
            self.pressed += 1
            self.settled()

    def write(self, text: str) -> None:
        for sign in text:
            self.player.loop.step(0.02, [pygame.event.Event(pygame.TEXTINPUT, text=sign)])

    def settled(self) -> None:
        """The focus is never lost: where something can have it, something in sight has it."""
        if self.player.name in {"", "CurtainScene", "HotseatTradeScene"} or self.player.root.popup is not None:
            return
        root = self.player.root
        if root.keyboard and root.focus is not None:
            tree = root.dialogs[-1] if root.dialogs else root.content
            assert any(widget is root.focus for widget in tree.walk()), (
                f"{self.player.name}: {root.focus.name!r} is gone"
            )
            assert root.focus.ringed, f"{self.player.name}: no ring around {root.focus.name!r}"

    def to(self, name: str, key: str = "Tab") -> None:
        """Walk until something has the focus."""
        for _ in range(120):
            if self.focus == name:
                return
            self.press(key)
        pytest.fail(f"{self.player.name}: {name!r} cannot be reached; the stops are {self.stops()}")

    def open(self, name: str) -> None:
        self.to(name)
        self.press("Enter")

    def stops(self) -> list[str]:
        return [stop.name for stop in self.player.root.stops()]


Sit = Callable[..., Player]


@pytest.fixture
def typist(sit_down: Sit) -> Typist:
    return Typist(sit_down(keep=True))


class AtTable:
    """Plays a seat by keys only, a little of everything."""

    def __init__(self, typist: Typist, seed: int) -> None:
        self.typist = typist
        self.player = typist.player
        self.rng = Random(seed)
        self.done: dict[str, int] = {}
        self.stuck = 0

    @property
    def table(self) -> TableScene:
        scene = self.player.scene
        assert isinstance(scene, TableScene)
        return scene

    def note(self, what: str) -> None:
        self.done[what] = self.done.get(what, 0) + 1

    def turn(self) -> None:
        """Do one sensible thing."""
        table = self.table
        before = table.port.game.ply
        self._turn(table)
        self.stuck = 0 if self.player.name != "Table" or table.port.game.ply != before else self.stuck + 1
        if self.stuck > 40:
            table = self.table
            pytest.fail(f"nothing moves: {self.typist.stops()} {table.model.question} {table.root.dialogs}")

    def _turn(self, table: TableScene) -> None:
        press = self.typist.press
        root = table.root
        if root.popup is not None:
            press("Down", "Enter")
            self.note("popup")
        elif root.dialogs:
            self._dialog(table)
        elif not table.facts.asked or table.port.game.over:
            self.player.wait(1, 0.4)
        elif table.board.lit and (table.facts.urgent or table.state.pick.begun):
            press(
                "Right",
                *[self.rng.choice(("Left", "Right", "Up", "Down")) for _ in range(self.rng.randrange(4))],
                "Enter",
            )
            if table.state.pending is not None:
                press("Space")
            self.note("place")
        else:
            self._choose(table)

    def _dialog(self, table: TableScene) -> None:
        press, dialog = self.typist.press, table.root.dialogs[-1]
        cards = [one for one in dialog.walk() if isinstance(one, PickCard)]
        rows = [one for one in dialog.walk() if isinstance(one, OptionRow) and one.enabled]
        names = [one.name for one in dialog.walk() if isinstance(one, Button) and one.enabled]
        if cards:
            held = [one.name for one in cards if one.pool]
            for name in held:
                self.typist.to(name)
                press("Up", "Up")
            press("Enter")
            self.note("handful")
            if held and table.root.dialogs and table.root.dialogs[-1] is dialog:
                for name in held:  # many cards of few kinds
                    self.typist.to(name)
                    press(*["Up"] * 12)
                press("Enter")
            if table.root.dialogs and table.root.dialogs[-1] is dialog:
                press("Esc")
        elif rows:
            chosen = self.rng.choice(rows)
            press(chosen.hotkey or "Enter")
            self.note("option")
        elif "accept" in names:
            self.typist.to("accept")
            press("Enter")
            self.note("accept")
        else:
            press("Enter")
            if table.root.dialogs and table.root.dialogs[-1] is dialog:
                press("Esc")

    def _choose(self, table: TableScene) -> None:
        """In the own turn: build what can be built, now and then trade, look something up, take something back."""
        press, rng = self.typist.press, self.rng
        cards = [one for one in table.root.content.walk() if isinstance(one, ActionCard) and one.possible]
        trade = table.model.trade
        dice = 1.0 if table.facts.urgent else rng.random()
        if cards and rng.random() < 0.75:
            card = rng.choice(cards)
            press(card.hotkey)
            self.note(card.name)
            if table.state.pending is not None and not table.board.lit:
                press("Space")
        elif dice < 0.25 and trade is not None and trade.reason is None:
            self._trade(table)
        elif 0.25 < dice < 0.28:
            press(rng.choice(("F2", "F3", "F4", "F5", "F10")), "Esc")
            self.note("look")
        elif 0.28 < dice < 0.30:
            press("Ctrl+Z")
            self.note("undo")
        elif 0.30 < dice < 0.31:
            press("Ctrl+Y")
        elif trade is not None and trade.offer is not None and trade.offer.withdraw is not None:
            press("Space")  # settles, withdraws, or leads to those who agreed
            if self.typist.focus.startswith("settle-"):
                press("Enter")
                self.note("settle")
        elif trade is not None and trade.offer is not None and trade.offer.decline is not None:
            press("Space")  # leads to the answers, or declines what cannot be accepted
            if self.typist.focus in {"accept", "decline", "counter", "deaf"} and table.root.focus is not None:
                self.typist.to(rng.choice(("accept", "decline")))
                press("Enter")
                self.note("answer")
        else:
            self.player.wait(1, 0.4)  # the end of a turn does not hear a key at once
            press("Space")
            self.note("next")

    def _trade(self, table: TableScene) -> None:
        press = self.typist.press
        press("T")
        assert isinstance(table.root.focus, (Stepper, Button)), "T leads into the trade"
        kinds = table.model.trade.kinds if table.model.trade is not None else ()
        held = [key for key, count in table.model.hand.resources if count]
        wanted = [key for key in kinds if key not in held]
        if not held or not wanted:
            return
        self.typist.to(f"give-{held[0]}")
        press("Right")
        self.typist.to(f"want-{wanted[0]}")
        press("Right")
        self.typist.to("trade-offer")
        press("Enter")
        self.note("offer")


def begin(typist: Typist, seed: str = "77") -> AtTable:
    """From the title through the page of a new game, its seats, a name and the seed, to the table."""
    typist.open("new-game")
    assert typist.player.name == "NewGameScreen"
    typist.to("name-0")
    typist.press("Ctrl+a")
    typist.write("Alys")
    typist.to("kind-1")
    typist.press("Enter", "Down", "Enter")
    typist.to("kind-1", "Shift+Tab")
    typist.to("seed")
    typist.press("Ctrl+a")
    typist.write(seed)
    typist.press("Enter")
    if typist.player.name == "NewGameScreen":
        typist.open("start")
    return AtTable(typist, int(seed))


@pytest.mark.slow
def test_a_whole_game_of_the_watch_is_played_by_keys_alone(typist: Typist) -> None:
    seats = begin(typist)
    player = typist.player
    player.program.kit.audit.on = False
    assert seats.table.port.seats.sittings[0].name == "Alys"
    while player.name != "ResultScreen" and typist.pressed < MOST:
        if player.name in {"CurtainScene", "HotseatTradeScene"}:
            typist.press("Space")
            player.wait(1, 0.4)
            continue
        seats.turn()
    assert player.name == "ResultScreen", (seats.table.model.turn, seats.done)
    assert player.program.current.session is not None
    assert player.program.current.session.outcome is not None
    assert {"place", "next", "look", "undo"} <= seats.done.keys(), seats.done
    assert any(name.startswith("act-") for name in seats.done), seats.done
    print(typist.pressed, seats.done)
    seen = set()
    for _ in typist.stops():
        typist.press("Tab")
        seen.add(typist.focus)
    assert len(seen) >= len(set(typist.stops())) - 1


def test_every_question_of_a_turn_has_its_key(typist: Typist) -> None:
    """The table's own sheets open and close by keys, and the focus comes back to where it was."""
    seats = begin(typist)
    table = seats.table
    while table.model.turn == 0:
        seats.turn()
    for _ in range(40):
        if table.root.dialogs or not table.facts.asked or table.facts.urgent:
            seats.turn()
    for key in ("F2", "F3", "F4", "F5", "F10"):
        before = table.root.focus
        typist.press(key)
        assert table.root.dialogs, key
        typist.press("Esc")
        assert not table.root.dialogs, key
        assert table.root.focus is before, key
    typist.press("+")
    assert table.board.zoom > 1
    typist.press("0")
    assert table.board.zoom == 1


def test_the_description_tells_of_every_seat_the_own_hand_and_the_dangers(typist: Typist) -> None:
    seats = begin(typist)
    table = seats.table
    while table.model.turn == 0:
        seats.turn()
    while table.root.dialogs or not table.facts.asked or table.facts.urgent:
        seats.turn()
    typist.player.program.kit.audit.on = True
    typist.press("F4")
    dialog = table.root.dialogs[-1]
    told = " ".join(widget.source for widget in dialog.walk() if isinstance(widget, RichText))
    tr, model = table.texts.tr, table.model
    for sitting in table.port.seats.sittings:
        assert sitting.name in told
    for key, count in model.hand.resources:
        assert (f"{tr(f'resource-{key}').lower()} ×{count}" in told) == bool(count)
    for panel in model.seats:
        labels = [(table.texts.rich(one.label), one.value) for one in panel.counters]
        assert all(f"{label[:1].lower()}{label[1:]}: {value}" in told for label, value in labels)
        assert panel.hero is None or table.texts.rich(panel.hero.name) in told
    assert tr("describe-danger") in told
    assert told.count("Section ") >= 4
    assert table.texts.rich(table.port.log.chronicle(Seat(0))[-1].words) in told


def test_keys_can_be_changed_swapped_and_set_back(typist: Typist) -> None:
    player = typist.player
    typist.open("settings")
    typist.open("keys")
    assert player.name == "KeysScreen"
    typist.open("key-undo")
    typist.press("Ctrl+u")
    assert player.program.preferences.chosen.keys == {"undo": "Ctrl+U"}
    assert typist.focus == "key-undo"
    typist.press("Enter", "F2")  # that is the chronicle's
    assert player.root.dialogs
    typist.to("conflict-swap")
    typist.press("Enter")
    assert player.program.preferences.chosen.keys == {"undo": "F2", "chronicle": "Ctrl+U"}
    assert player.program.kit.keys.label("chronicle") == "Ctrl+U"
    typist.open("key-act-road")
    typist.press("j")
    assert player.program.preferences.chosen.keys["act-road"] == "J"
    typist.open("key-act-city")
    typist.press("Tab")  # it always walks
    assert "act-city" not in player.program.preferences.chosen.keys
    typist.open("reset-act-road")
    assert "act-road" not in player.program.preferences.chosen.keys
    typist.open("reset-all")
    typist.open("reset-yes")
    assert player.program.preferences.chosen.keys == {}
    typist.press("Esc", "Esc")
    assert player.name == "TitleScreen"


def test_changed_keys_play(sit_down: Sit) -> None:
    typist = Typist(sit_down(keys={"next": "N", "act-road": "Q", "walk-on": "J", "confirm": "L"}))
    assert isinstance(typist.player.program.kit.keys, Keymap)
    typist.to("new-game", "j")
    typist.press("l")
    assert typist.player.name == "NewGameScreen"
    typist.open("start")
    table = typist.player.scene
    assert isinstance(table, TableScene)
    while table.model.turn == 0:
        if table.facts.asked and table.board.lit:
            typist.press("j", "l", "n")
        else:
            typist.player.wait(1, 0.4)
    road = next(one for one in table.root.content.walk() if isinstance(one, ActionCard) and one.name == "act-road")
    assert road.hotkey == "Q"


def test_a_saved_game_is_renamed_and_removed_by_keys(typist: Typist) -> None:
    player = typist.player
    begin(typist)
    player.wait(2)
    typist.press("F10")
    typist.open("menu-title")
    player.wait(2)
    assert player.name == "TitleScreen"
    typist.open("load")
    assert player.name == "LoadScreen"
    stops = typist.stops()
    assert {"rename", "delete"} <= set(stops), stops
    typist.open("rename")
    typist.press("Ctrl+a")
    typist.write("By keys")
    typist.press("Enter")
    assert "By keys" in [entry.title for entry in player.program.library.saves()]
    count = len(player.program.library.saves())
    typist.open("delete")
    assert len(player.program.library.saves()) == count - 1
