"""The one place where the table says what to do: a heading with two buttons that help, and the instruction below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from catan_desktop.ui.text import HEADING, NAME
from catan_desktop.ui.widgets import IconButton, Kit, Label, Row, Widget

_BUTTON = 24


class Helpers:
    """The buttons at the right of the heading: what the best bot would do, and everything that can be done."""

    def __init__(
        self,
        kit: Kit,
        on_help: Callable[[], object] | None,
        tip: str,
        lamp: IconButton | None = None,
        on_link: Callable[[str], object] | None = None,
    ) -> None:
        """`lamp`: the button of the hint, where hints are offered; `on_link` is told an entry of the almanac."""
        self.kit = kit
        self.on_link = on_link
        key = kit.keys.key("what-now")
        said = f"**{tip}**  <gold>{kit.keys.written(key)}</>" if key else f"**{tip}**"
        self.buttons: list[Widget] = [] if lamp is None else [lamp]
        if on_help is not None:
            button = IconButton(kit, "question", on_help, tip=said, size=_BUTTON, hotkey=key, name="what-now")
            button.topic = "turn"
            self.buttons.append(button)

    def head(self, title: str, more: Sequence[Widget] = (), *, small: bool = False) -> Widget:
        """Make the row with a title, further widgets and the buttons; `small`: the title is long."""
        label = Label(self.kit, title, NAME.of("gold") if small else HEADING, grow=1.0, name="title-of-prompt")
        return Row(self.kit, [label, *self.buttons, *more], gap="gap-tiny")
