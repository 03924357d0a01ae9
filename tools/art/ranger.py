#!/usr/bin/env python3
"""Draws the old ranger who teaches the game: assets/art/ranger.svg, 128 x 128. Nobody's portrait."""

from __future__ import annotations

from svgkit import Drawing, ring

GOLD = ("#fff0b8", "#d9a94e", "#80581c")


def ranger() -> Drawing:
    """A weathered face between a fur collar and a hood, snow on both, before a night sky."""
    d = Drawing(128, 128)
    d.disc(64, 66, 60, "#000000", opacity=0.35)
    d.disc(64, 63.5, 60, d.linear(24, 8, 104, 120, (0, GOLD[0]), (0.5, GOLD[1]), (1, GOLD[2])))
    d.disc(64, 63.5, 55.5, GOLD[2])
    d.disc(64, 63.5, 54, d.radial(64, 40, 74, (0, "#41617f"), (1, "#121d2b")))
    for x, y, r in ((30, 34, 1.5), (98, 30, 1.7), (22, 58, 1.2), (106, 56, 1.3), (88, 18, 1.1), (40, 20, 1.2)):
        d.disc(x, y, r, "#ffffff", opacity=0.7)
    # hood behind the head
    hood = d.linear(30, 18, 98, 100, (0, "#3a444f"), (0.5, "#232b34"), (1, "#11161c"))
    d.path("M64 15C88 15 101 36 101 62C101 78 98 92 94 104H34C30 92 27 78 27 62C27 36 40 15 64 15Z", hood)
    d.path("M64 22C81 22 92 38 92 62C92 78 88 90 82 98H46C40 90 36 78 36 62C36 38 47 22 64 22Z", "#0b0f14")
    d.path("M37 31Q48 17 64 16Q81 17 91 31Q79 22 64 22Q49 22 37 31Z", "#eef6fc", opacity=0.85)
    # face
    skin = d.linear(44, 34, 88, 92, (0, "#e9bf9a"), (0.6, "#c98f6a"), (1, "#935f43"))
    d.path("M64 30C78 30 86 42 85 58C84 74 76 86 64 86C52 86 44 74 43 58C42 42 50 30 64 30Z", skin)
    d.path("M64 30C70 30 75 32 79 37C72 34 56 34 49 37C53 32 58 30 64 30Z", "#7a4f38", opacity=0.5)
    d.oval(52, 66, 5, 3.4, "#d97a5c", opacity=0.45).oval(76, 66, 5, 3.4, "#d97a5c", opacity=0.45)
    d.line("M51 42Q57 40 61 42M67 42Q71 40 77 42", 1.2, "#8a5a40", opacity=0.8)
    # eyes: one is half shut, as if he had just told a joke
    d.oval(55, 55.5, 4.6, 3.1, "#f6f1e8").disc(55.6, 55.6, 2.1, "#4d7ea3").disc(55.6, 55.6, 1, "#10202c")
    d.oval(73, 56, 4.4, 2, "#f6f1e8").disc(72.6, 56.1, 1.7, "#4d7ea3").disc(72.6, 56.1, 0.8, "#10202c")
    d.line("M68.5 54.6Q73 52.6 77.6 55", 1.8, "#8a5a40")
    d.line("M80 54L84 52M80.500 57L84.500 57M48 54L44 52M47.500 57L43.500 57", 1, "#8a5a40", opacity=0.8)
    d.path("M47 51Q54 45 61 50.5Q54 49 48 53.5Z", "#d8dde2").path("M81 50Q74 45 67 50.5Q74 49.5 80 53Z", "#d8dde2")
    # an old scar, the nose, the moustache and the beard with frost in it
    d.line("M76 44L81 64", 1.3, "#f0c9ad", opacity=0.9)
    d.path("M64 52Q67 60 69 65Q66 69 62 68.500Q60 67 60.500 65Q63 60 64 52Z", "#b87d5a")
    beard = d.linear(44, 60, 84, 112, (0, "#f4f7fa"), (0.5, "#c3ccd4"), (1, "#8b98a4"))
    d.path(
        "M43 60Q45 70 52 72Q58 68.500 64 71Q70 68.500 76 72Q83 70 85 60Q88 78 82 92Q76 106 64 113Q52 106 46 92Q40 78 43 60Z",
        beard,
    )
    d.path("M64 70Q56 66.500 49 73.500Q57 79 64 75Q71 79 79 73.500Q72 66.500 64 70Z", "#eef2f6")
    d.path("M58.500 78Q64 82 69.500 78Q67.500 81.500 64 81.500Q60.500 81.500 58.500 78Z", "#7c3f36")
    d.line(
        "M53 84Q55 96 60 104M64 87V108M75 84Q73 96 68 104M47 80Q48 88 52 96M81 80Q80 88 76 96",
        1.2,
        "#7f8c98",
        opacity=0.8,
    )
    # fur collar
    fur = d.linear(20, 92, 108, 122, (0, "#8d7358"), (0.5, "#57432f"), (1, "#2c2117"))
    d.path(
        "M22 98Q28 88 38 92Q44 98 48 104Q56 113 64 114Q72 113 80 104Q84 98 90 92Q100 88 106 98Q98 110 88 115Q76 121 64 121Q52 121 40 115Q30 110 22 98Z",
        fur,
    )
    for x, y, tilt in (
        (30, 97, -3),
        (37, 103, -2),
        (46, 109, -1),
        (56, 114, 0),
        (72, 114, 0),
        (82, 109, 1),
        (91, 103, 2),
        (98, 97, 3),
    ):
        d.line(f"M{x} {y}L{x + tilt} {y + 6}", 1.6, "#c9ad87", opacity=0.8)
    d.path("M24 97Q30 90 38 93Q33 93 27 99Z", "#f4faff", opacity=0.9).path(
        "M104 97Q98 90 90 93Q95 93 101 99Z", "#f4faff", opacity=0.9
    )
    d.line(ring(64, 63.5, 51.5), 0.8, "#ffffff", opacity=0.2)
    return d


if __name__ == "__main__":
    ranger().write("ranger")
