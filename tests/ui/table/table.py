"""A table for tests: a real session behind the real scene, played with pointer and keys, without a window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame

from catan_desktop.games.catalogue import ruleset
from catan_desktop.games.views import vocabulary
from catan_desktop.kernel.action import Action
from catan_desktop.kernel.ids import CHANCE
from catan_desktop.kernel.position_text import read_position
from catan_desktop.present.translate import Translator
from catan_desktop.session.history import Timeline
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.table_port import Context, TablePort
from catan_desktop.ui.dialogs.option_row import Option
from catan_desktop.ui.scene import SceneStack
from catan_desktop.ui.scenes.curtain import CurtainScene
from catan_desktop.ui.scenes.hotseat_trade import HotseatTradeScene
from catan_desktop.ui.scenes.services import Exits
from catan_desktop.ui.scenes.shared_question import SharedQuestionScene
from catan_desktop.ui.scenes.table import status_text
from catan_desktop.ui.scenes.table.actions import GUARD_SECONDS
from catan_desktop.ui.scenes.table.answer_text import options
from catan_desktop.ui.scenes.table.answers import beside_board
from catan_desktop.ui.scenes.table.context import Choosing
from catan_desktop.ui.scenes.table.scene import TableScene
from catan_desktop.ui.theme import load_theme
from catan_desktop.ui.widgets import Kit, Widget

ASSETS = Path("assets")
LOCALE = ASSETS / "locale"
POSITIONS = Path(__file__).parent / "positions"
SIZE = (1280, 720)
QUICK = Settings(animation_speed="off", bot_pause_seconds=0.0)
NAMES = ("Anya", "Qhorin", "Ygritte", "Женя", "Dora", "Felix")
GAMES = 8
"""So many games are played in search of a position."""


def kit_of(audit: bool = False, theme: str = "north") -> Kit:
    """A kit of its own: nothing of the table before stands in it; what is dear to draw is kept by `tests.warm`."""
    kit = Kit(load_theme(ASSETS / f"themes/{theme}/theme.toml"), ASSETS)
    kit.audit.on = audit
    kit.resize(SIZE)
    return kit


def new_session(
    ruleset: str = "gift-base",
    humans: Sequence[int] = (0,),
    seats: int = 4,
    seed: int = 5,
    options: dict[str, bool | int | str] | None = None,
) -> Session:
    """A session whose bots play anything legal, in this process."""
    spec = NewGame(
        ruleset=ruleset,
        seats=tuple(
            SeatSpec(kind="human" if seat in humans else "bot", level="random", name=NAMES[seat], colour=seat)
            for seat in range(seats)
        ),
        seed=seed,
        options=options or {},
    )
    return Session.new(spec, bots_in_process=True)


def stored(name: str) -> Session:
    """The game at a position of `tests/ui/table/positions`: a person sits at the first seat, bots at the others."""
    found = read_position((POSITIONS / f"{name}.txt").read_text(encoding="utf-8"), ruleset)
    game = found.game
    spec = new_session(game.ruleset.key, seats=game.seats, options=dict(game.options)).spec
    return Session(game, spec, Timeline(game.seats, (found.state, ())), bots_in_process=True)


def advance(session: Session, until: Callable[[Session], bool], seed: int = 1, most: int = 4000) -> Session:
    """Let everybody play anything legal until a person is asked in a position that is wanted.

    Where it does not come in one game, others are played from the same beginning: what is looked for must not hang on
    how random actions are drawn.
    """
    rng = Random(seed)
    for game in range(GAMES):
        if game:
            session = Session.new(session.spec, bots_in_process=True)
        for _ in range(most):
            actor = session.actor()
            if actor is not None and actor != CHANCE and session.seats[actor].human and until(session):
                return session
            if session.outcome is not None:
                break
            if not session.pump():
                assert actor is not None
                asked = session.view(actor).decision
                assert asked is not None
                session.submit(rng.choice([choice for choice in asked.choices if choice.count()]).sample(rng))
    raise LookupError("the wanted position did not come")


def at_step(step: str) -> Callable[[Session], bool]:
    """A position that waits at a step."""
    return lambda session: session.state.frames[-1].step == step


class Table:
    """A scene and the hands that play it."""

    def __init__(
        self,
        session: Session,
        *,
        settings: Settings = QUICK,
        language: str = "en",
        size: tuple[int, int] = SIZE,
        audit: bool = False,
        exits: Exits | None = None,
        theme: str = "north",
    ) -> None:
        self.session = session
        self.settings = settings
        self.words = Translator(LOCALE, language, strict=True, vocabulary=vocabulary(session.game.ruleset))
        self.kit = kit_of(audit, theme)
        self.port = TablePort(session, Context(lambda: self.settings, lambda: self.words))
        self.scene = TableScene(self.kit, self.port, exits)
        self.stack = SceneStack(self.scene, size)
        self.surface = pygame.Surface(size)
        self.hasty = False
        """Presses come before anybody could have read what the gold button says."""
        self.step()

    def step(self, seconds: float = 0.02, times: int = 1) -> None:
        """Let time pass."""
        for _ in range(times):
            self.stack.update(seconds)

    @property
    def curtain(self) -> CurtainScene | None:
        """The curtain, if it is down."""
        top = self.stack.top
        return top if isinstance(top, CurtainScene) else None

    @property
    def shared_question(self) -> SharedQuestionScene | None:
        """The question to everybody at the screen, if one lies on top."""
        top = self.stack.top
        return top if isinstance(top, SharedQuestionScene) else None

    @property
    def hotseat_trade(self) -> HotseatTradeScene | None:
        """The bargain among people, while nobody's hand is shown."""
        top = self.stack.top
        return top if isinstance(top, HotseatTradeScene) else None

    def press(self, name: str) -> None:
        """Press a widget of the curtain or of a bargain, after the time in which a press is not meant for it."""
        self.step(0.4)
        scene = self.hotseat_trade or self.shared_question or self.curtain
        assert scene is not None
        self.click_at(scene.root.content.find(name).rect.center)
        self.step()

    def opened(self) -> Table:
        """Open the drawer of the trade, where it is shut."""
        if self.has("trade-open"):
            self.click("trade-open")
        return self

    def lift(self) -> None:
        """Lift the curtain with the keyboard."""
        assert self.curtain is not None
        self.step(0.2)
        self.key(pygame.K_SPACE)
        self.step()

    def key(self, code: int, mod: int = 0) -> None:
        """Press a key."""
        self._read()
        self.stack.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0))
        self.stack.handle(pygame.event.Event(pygame.KEYUP, key=code, mod=mod, unicode="", scancode=0))

    def _read(self) -> None:
        if not self.hasty:
            self.scene.view.primary_age = GUARD_SECONDS

    def letter(self, sign: str) -> None:
        """Press the key of a letter."""
        self.key(ord(sign.lower()))

    def click_at(self, where: tuple[int, int], button: int = 1) -> None:
        """Click a point."""
        self._read()
        self.stack.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=where, rel=(0, 0), buttons=(0, 0, 0)))
        self.stack.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=button))
        self.stack.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=where, button=button))

    def find(self, name: str) -> Widget:
        """A widget on the screen: of the popup, the topmost dialog, or the desk."""
        root = self.scene.root
        if root.popup is not None:
            return root.popup.find(name)
        return (root.dialogs[-1] if root.dialogs else root.content).find(name)

    def has(self, name: str) -> bool:
        """Return whether there is such a widget."""
        try:
            self.find(name)
        except LookupError:
            return False
        return True

    def click(self, name: str, button: int = 1) -> None:
        """Click a widget."""
        self.click_at(self.find(name).rect.center, button)

    def click_place(self, space: str, site: int) -> None:
        """Click a place of the board."""
        self.click_at(self.scene.board.point_of((space, site)))

    def lit(self, space: str) -> int:
        """The mask of the lit places of a space."""
        lamp = self.scene.board.lit.get(space)
        return lamp.mask if lamp is not None else 0

    @property
    def dialog(self) -> str:
        """The name of the topmost dialog, empty if there is none."""
        return self.scene.root.dialogs[-1].name if self.scene.root.dialogs else ""

    @property
    def toasts(self) -> tuple[str, ...]:
        """The notes on the screen."""
        return self.scene.root.toasts

    def set(self, **fields: object) -> None:
        """Let the table be as if a person had done this and that."""
        self.scene.state = replace(self.scene.state, **fields)  # type: ignore[arg-type]
        self.scene.rebuild()

    @property
    def choosing(self) -> Choosing:
        """What is being chosen."""
        found = status_text.choosing(self.scene.facts, self.scene.texts, self.scene.send, self.scene.view.tips.reached)
        assert found is not None
        return found

    @property
    def advice(self) -> str:
        """The one sentence that helps."""
        return status_text.advice(self.scene.facts, self.scene.texts)

    @property
    def answers(self) -> list[Option]:
        """The answers beside the board."""
        return options(self.scene.facts, self.scene.texts, beside_board(self.scene.facts), self.scene.send)

    def last(self) -> Action:
        """The last action of the log."""
        return self.session.timeline.plies[-1].action

    def done(self) -> list[str]:
        """The kinds of all actions so far."""
        return [ply.action.kind for ply in self.session.timeline.plies]

    def busy(self) -> bool:
        """Return whether something is being shown."""
        return self.scene.busy

    def tumbling(self) -> bool:
        """Return whether dice are tumbling."""
        return self.scene.dice.moving

    def draw(self) -> None:
        """Draw a frame."""
        self.kit.audit.begin()
        self.stack.draw(self.surface)
