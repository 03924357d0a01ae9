"""The widgets of every screen, and how to use them.

Start: `kit = Kit(load_theme(assets / "themes/north/theme.toml"), assets)`; `kit.resize(window.size, user_factor)`.
Everything in a theme is in design units (1280x720); `kit.px(12)` or `kit.px("gap")` gives real pixels, `kit.colour("gold")`
a colour, `kit.icon("road", size, "ink")` a picture, `kit.panel(...)`, `kit.art.circle/line/polygon/hexagon/arrow/glow(...)`
smooth shapes, `kit.text.draw(surface, "words", (x, y), HEADING, across=0.5, within=box)` text. Styles are in
`catan_desktop.ui.text`: BODY DIM SMALL STRONG LARGE ASIDE FIGURE NAME HEADING TITLE HERO; `style.of("danger")` recolours.

Widgets take `kit` first, then content; keywords `name` (for tests), `tip` (hover), `topic` (almanac), `grow` (share of spare
room). They are `measure(width)`d, `layout(rect)`ed and drawn; state is plain attributes; `widget.disable("reason")` greys
out and shows why, `disable("")` enables. Text is never cut: widgets grow, then wrap. Own widgets subclass `Widget`.

    Row / Column / Flow / Grid(kit, [widgets], gap="gap")      Card(kit, widget, title="Trade", look="panel|raised|sunken")
    Padded(kit, widget, pad="pad", most=600, down=0.5)         Space(kit)  Line(kit)
    Label(kit, "text", BODY)   RichText(kit, "**b** *i* <gold>c</> <icon ore> [word](entry)", on_link=f)   Picture(kit, key)
    Button(kit, "End turn", f, kind="primary|secondary|action|quiet|danger", icon=, sub=, hotkey="Space")
    IconButton(kit, "cross", f, tip="Close")
    ScrollArea(kit, widget)    ListView(kit, count, draw_row, on_choose=f, on_open=f)
    LogPanel(kit, [LogLine("Anya **rolls** 8", "ink", ply)], on_line=f)
    Dialog(kit, "Title", widget, [buttons], on_cancel=f)       Cached(ledger).draw(surface, rect, key, paint)

`root = Root(kit, content)`: `root.layout(rect)` on resize; `root.handle(event)`, `root.update(seconds)`, `root.draw(surface)`;
`root.show(content)` after a change of structure, `root.open(dialog)`, `root.toast("Saved", "good")`, `root.topic()` for F1.
Tab order is tree order. `kit.dirty` asks for a frame; widgets set it through `touch()`.

Tests: `kit.ledger.on = True; kit.ledger.begin(); root.draw(surface); assert kit.ledger.problems() == []` fails on clipped,
overlapping, too small and unreadable text and on overfull rows and columns; `with kit.ledger.layer():` around what may cover.
`root.content.find("name")` gives a widget; `event(pygame.MOUSEBUTTONDOWN, ...)` at `widget.rect.center` presses it.
"""

from __future__ import annotations

from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.button import Button, IconButton, Pressable
from catan_desktop.ui.widgets.cached import Cached
from catan_desktop.ui.widgets.dialog import Dialog
from catan_desktop.ui.widgets.label import Label, Picture, RichText
from catan_desktop.ui.widgets.layout import Card, Column, Flow, Grid, Line, Padded, Row, Space
from catan_desktop.ui.widgets.root import Root
from catan_desktop.ui.widgets.scroll import ListView, LogLine, LogPanel, ScrollArea

__all__ = [
    "Button",
    "Cached",
    "Card",
    "Column",
    "Dialog",
    "Flow",
    "Grid",
    "IconButton",
    "Kit",
    "Label",
    "Line",
    "ListView",
    "LogLine",
    "LogPanel",
    "Padded",
    "Picture",
    "Pressable",
    "RichText",
    "Root",
    "Row",
    "ScrollArea",
    "Space",
    "Widget",
]
