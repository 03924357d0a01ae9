"""Figures of the course of a game, as frozen data: what is drawn as lines, layers, bars or a table is said by kind."""

from __future__ import annotations

from typing import TypeAlias

from catan_desktop.kernel import record
from catan_desktop.present.words import Words


@record
class Series:
    """One line, or one layer, over the turns of a chart."""

    name: Words
    values: tuple[int, ...]
    seat: int = -1
    """Whose it is: it has that seat's colour and shape; -1: nobody's."""
    ink: str = ""
    """Colour of a series that is nobody's."""


@record
class Limit:
    """A level that a line must not reach, or wants to."""

    value: int
    name: Words


@record
class Lines:
    """Figures over turns."""

    turns: tuple[int, ...]
    """The turn of every value; 0 is the set-up."""
    series: tuple[Series, ...]
    limit: Limit | None = None


@record
class Layers:
    """Figures of every seat over turns, and what each of them is made of."""

    turns: tuple[int, ...]
    totals: tuple[Series, ...]
    """By seat."""
    parts: tuple[tuple[Series, ...], ...]
    """By seat: the same sources in the same order."""
    limit: Limit | None = None


@record
class Column:
    """One bar."""

    name: str
    """A figure or a letter, the same in every language."""
    value: int
    expected: float
    ink: str


@record
class Bars:
    """How often something fell, and how often it was to be expected."""

    columns: tuple[Column, ...]


@record
class Head:
    """The head of a column of a table."""

    name: Words
    icon: str = ""
    """Picture that stands for the name, or before it where each head has a line."""
    seat: int = -1
    """The column belongs to a seat and bears its mark."""
    each: int = 1
    """Points that one thing of the column is worth: 6 points of keeps are told as `3 × 2`."""


@record
class Row:
    """A line of a table."""

    cells: tuple[int, ...]
    seat: int = -1
    """The line belongs to a seat."""
    name: Words | None = None
    """What the line is called, where it belongs to nobody."""
    icon: str = ""
    """Picture before its name."""


@record
class Grid:
    """Figures in a table."""

    heads: tuple[Head, ...]
    rows: tuple[Row, ...]
    summed: bool = False
    """The last column is a sum."""
    compared: int = 0
    """Columns, from the first on, that were compared to name who has won; the last of them decided; 0: none."""
    turned: bool = False
    """Each head has a line, and each row a column: the names are too many to stand side by side."""


Body: TypeAlias = Lines | Layers | Bars | Grid


@record
class Chart:
    """One picture of figures."""

    key: str
    page: str
    """Where it stands; the texts are `result-page-<page>`."""
    title: Words
    body: Body
    notes: tuple[Words, ...] = ()
    """What to make of it, in sentences."""


@record
class Moment:
    """A great moment of a game, for the bar of a replay."""

    ply: int
    """The position after it."""
    icon: str
    tone: str
    words: Words
