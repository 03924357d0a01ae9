"""The hint: what the best bot would do in the looking person's place, and why. It is asked for, thought about in the
process of the bots, and shown in a panel beside the board until something is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from catan_desktop.kernel.ids import Seat
from catan_desktop.present.advice import AdviceView
from catan_desktop.present.picture import Place
from catan_desktop.present.words import Words
from catan_desktop.ui.scenes.table.voice import Voice
from catan_desktop.ui.text import BODY, DIM, HEADING, NAME
from catan_desktop.ui.widgets import Card, Column, IconButton, Kit, Label, Picture, RichText, Row, Widget

if TYPE_CHECKING:
    from catan_desktop.ui.scenes.table.play import Play

_BUTTON = 26


class Hint:
    """One hint at a time, for the position in which it was asked for."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.said: AdviceView | Words | None = None
        """None while it is being thought about."""
        self._asked: tuple[Seat, int] | None = None
        """Who asked, and in which position; None: nobody."""

    @property
    def offered(self) -> bool:
        """Return whether there is a button: not while bots play alone, nor where somebody guides the player."""
        play = self.play
        return play.port.settings.advice and not play.watching and play.guest is None and not play.port.over

    @property
    def open(self) -> bool:
        """Return whether a hint is shown or being thought about: only for the eyes and position it was asked for."""
        return self._asked is not None and self._asked == self._now()

    @property
    def thinking(self) -> bool:
        """Return whether it is still being thought about."""
        return self.open and self.said is None

    @property
    def why_not(self) -> str:
        """Say why there is no hint now; empty where there is one."""
        play = self.play
        if not play.asked:
            return play.voice.tr("reason-not-your-move")
        if play.covered:
            return play.voice.tr("cover-answers", key=play.kit.keys.label("peek"))
        return ""

    @property
    def places(self) -> tuple[Place, ...]:
        """Where on the board the hint points."""
        return self.said.places if self.open and isinstance(self.said, AdviceView) else ()

    @property
    def line(self) -> str:
        """The hint in one line, for a dialog that hides the panel; empty where there is none."""
        if not self.open or not isinstance(self.said, AdviceView):
            return ""
        voice = self.play.voice
        said = ": ".join([voice.rich(self.said.title), ", ".join(map(voice.rich, self.said.details))])
        return voice.tr("advice-line", said=said.removesuffix(": "))

    def toggle(self) -> None:
        """Ask for a hint, or put it away."""
        if not self.offered:
            return
        if self.open:
            self.clear()
        elif self.why_not:
            self.play.root.toast(self.why_not, "danger")
            return
        else:
            self._asked, self.said = self._now(), None
            self.follow()
        self._show()

    def clear(self) -> None:
        """Put the hint away."""
        self._asked, self.said = None, None

    def follow(self) -> bool:
        """Look whether the thought is finished, and whether the position is still the same; True if it looks anew."""
        if self._asked is None:
            return False
        if self._asked != self._now() or not self.play.asked or self.play.covered or not self.offered:
            self.clear()
            return True
        if self.said is None:
            self.said = self.play.port.advise(self._asked[0])
            return self.said is not None
        return False

    def update(self) -> None:
        """Show what has changed."""
        if self.follow():
            self._show()

    def _now(self) -> tuple[Seat, int]:
        return self.play.seat, self.play.port.ply

    def _show(self) -> None:
        play = self.play
        play.point_out(None)
        play.rebuild()
        play.builder.to_top()
        if play.asking.shown in play.root.dialogs[-1:]:
            play.asking.ask()

    # widgets

    def button(self) -> IconButton | None:
        """Make the button beside the line of help; None where there are no hints."""
        if not self.offered:
            return None
        kit, tr = self.play.kit, self.play.voice.tr
        key = kit.keys.key("hint")
        words = f"**{tr('tool-hint')}**\n{tr('about-advice')}"
        tip = f"**{tr('tool-hint')}**  <gold>{kit.keys.written(key)}</>\n{tr('about-advice')}" if key else words
        ink = "gold" if self.open else "dim"
        button = IconButton(kit, "hint", self.toggle, tip=tip, ink=ink, size=_BUTTON, hotkey=key, name="hint-button")
        button.topic = "hint"
        button.disable(self.why_not if not self.open else "")
        return button

    def panel(self) -> Widget | None:
        """Make the panel; None where nothing was asked."""
        return hint_panel(self.play.kit, self.play.voice, self.said, self) if self.open else None


def hint_panel(kit: Kit, voice: Voice, said: AdviceView | Words | None, hint: Hint) -> Card:
    """Show the action, its details, and what speaks for it."""
    tr = voice.tr
    away = IconButton(kit, "cross", hint.toggle, tip=tr("advice-close"), size=24, name="hint-away")
    head: list[Widget] = [Picture(kit, "icon-hint", 20, ink="gold"), Label(kit, tr("advice-title"), HEADING, grow=1.0)]
    rows: list[Widget] = [Row(kit, [*head, away])]
    if said is None:
        rows.append(RichText(kit, tr("advice-thinking"), DIM, name="hint-thinking"))
    elif isinstance(said, Words):
        rows.append(RichText(kit, voice.rich(said), DIM))
    else:
        rows.append(Label(kit, voice.say(said.title), NAME.of("gold"), name="hint-title"))
        if said.details:
            rows.append(RichText(kit, "\n".join(map(voice.rich, said.details)), BODY, name="hint-details"))
        grounds = "\n".join(f"- {voice.rich(ground)}" for ground in said.grounds)
        rows.append(RichText(kit, grounds, BODY, name="hint-grounds"))
    panel = Card(kit, Column(kit, rows, gap="gap-tiny"), pad=10, rim="gold", name="hint-panel")
    panel.topic = "hint"
    return panel
