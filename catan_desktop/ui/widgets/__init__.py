"""The widgets of every screen, and how to use them.

Start: `kit = Kit(load_theme(assets / "themes/north/theme.toml"), assets)`, `kit.resize(window.size, user_factor)`.
Lengths are design units (1280x720): `kit.px(12)` or `kit.px("gap")` gives real pixels, `kit.colour("gold")` a colour,
`kit.icon("road", pixels, "ink")` an icon, `kit.art.sprite(key, box, seat=theme.seats[0])` a picture, `kit.panel(...)`
a panel, `kit.art.circle/line/polygon/hexagon/arrow/glow(...)` smooth shapes (never bare `pygame.draw`), and
`kit.text.draw(surface, "words", (x, y), HEADING, across=0.5, within=box)` text. Styles of `catan_desktop.ui.text`:
BODY DIM SMALL STRONG LARGE ASIDE FIGURE NAME HEADING TITLE HERO; `style.of("danger")` gives another colour.

Widgets take `kit`, then content; keywords: `name` (tests), `tip` (hover), `topic` (almanac), `grow` (share of the spare
room). They have `measure(width)`, `layout(rect)`, `handle(event)`, `draw(surface)`; their state is plain attributes.
`widget.disable("reason")` greys out and says why, `disable("")` enables. Words are never cut: widgets grow, then wrap.

    Row Column Flow (kit, [widgets], gap="gap")             Grid(kit, [widgets], cell=200)   Space(kit)  Line(kit)
    Card(kit, widget, title="Trade", look="panel|raised|sunken")   Padded(kit, widget, pad="pad", most=600, down=0.5)
    Label(kit, "text", BODY)  CloseLabel: one line, as tall as its letters          Picture(kit, key, 32, ink=None)
    RichText(kit, "**b** *i* <gold>c</> <icon ore> [word](entry)", on_link=f)       (markup: `catan_desktop.ui.rich`)
    Button(kit, "End turn", f, kind="primary|secondary|action|quiet|danger", icon="", sub="rich", hotkey="Space")
    IconButton(kit, "cross", f, tip="Close")                Toggle(kit, "Sound", True, f)
    Slider(kit, 0.5, f, low=0, high=1, step=0.05, write=str)
    Dropdown(kit, ["a", "b"], 0, f)                         Tabs(kit, [("Name", widget), ...], 0, f)
    TextField(kit, "", f, placeholder="Search", icon="search", on_submit=g)
    ScrollArea(kit, widget)                                 ListView(kit, count, draw_row, on_choose=f, on_open=g)
    LogPanel(kit, [LogLine("Anya **rolls** 8", "ink", ply)], on_line=f)
    ProgressBar(kit, 0.4, steps=8)                          BarChart(kit, [Bar("2", 3, "ice", mark=2.5)])
    LineChart(kit, [Curve("Anya", (0, 1, 3), "gold")])
    Dialog(kit, "Title", widget, [buttons], on_cancel=f)    Cached(kit.audit).draw(surface, rect, key, paint)

What a widget shows over everything else while it is pointed at is its `draw_over`.
Own widgets subclass `Widget`, own buttons `Pressable` (press, hotkey). A whole scene subclasses `Screen`: `build()`
gives the tree, callbacks call `self.rebuild()` or `self.go(Push(scene))`, `backdrop(surface)` paints behind,
`key(event)` and `tick(seconds)` do the rest. `screen.root` is a `Root`: `root.open(dialog)`, `root.popup`,
`root.toast("Saved", "good")`, `root.topic()` for F1, `root.focus`.
Tab order is tree order. `kit.dirty` asks for a frame, see `touch()`.

Tests: `kit.audit.on = True`, draw, `assert unreadable(kit.audit) == []`: fails on clipped, overlapping, too small or
unreadable text and on overfull rows and columns. What may cover other text is drawn inside `with kit.audit.layer():`.
`screen.root.content.find("name")` gives a widget; post MOUSEBUTTONDOWN and MOUSEBUTTONUP at its `rect.center`.
"""

from __future__ import annotations

from catan_desktop.ui.widgets.base import Kit, Widget
from catan_desktop.ui.widgets.button import Button, IconButton, Pressable
from catan_desktop.ui.widgets.cached import Cached
from catan_desktop.ui.widgets.chart import Bar, BarChart, Curve, LineChart, ProgressBar
from catan_desktop.ui.widgets.choice import Dropdown, SideTabs, Tabs
from catan_desktop.ui.widgets.dialog import Dialog
from catan_desktop.ui.widgets.field import TextField
from catan_desktop.ui.widgets.frames import Card, Line, Padded, Space
from catan_desktop.ui.widgets.inputs import Slider, Toggle
from catan_desktop.ui.widgets.label import CloseLabel, Label, Picture, RichText
from catan_desktop.ui.widgets.layout import Column, Flow, Grid, Row, steady
from catan_desktop.ui.widgets.list_view import ListView, LogLine, LogPanel
from catan_desktop.ui.widgets.root import Root
from catan_desktop.ui.widgets.screen import Screen
from catan_desktop.ui.widgets.scroll import ScrollArea

__all__ = [
    "Bar",
    "BarChart",
    "Button",
    "Cached",
    "Card",
    "CloseLabel",
    "Column",
    "Curve",
    "Dialog",
    "Dropdown",
    "Flow",
    "Grid",
    "IconButton",
    "Kit",
    "Label",
    "Line",
    "LineChart",
    "ListView",
    "LogLine",
    "LogPanel",
    "Padded",
    "Picture",
    "Pressable",
    "ProgressBar",
    "RichText",
    "Root",
    "Row",
    "Screen",
    "ScrollArea",
    "SideTabs",
    "Slider",
    "Space",
    "Tabs",
    "TextField",
    "Toggle",
    "Widget",
    "steady",
]
