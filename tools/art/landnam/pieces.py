"""The pieces: farm and town under turf, ships at sea and ashore, the settler with the horse, and the mark of an outlaw."""

from __future__ import annotations

from cities.marks import BODY, GOLD, GOLD_DARK, GOLD_LIGHT, LIGHT, LINE, RIM, SHADE, rim
from svgkit import Drawing, box, star

from traders.figures import Figure

from .figures import HULL, LONGSHIP, SETTLER, TRUNKS, longship, place, settler, trunks


def _gable(d: Drawing, x: float, y: float, w: float, h: float, door: bool = True) -> None:
    """A gable in the seat's colour with crossed dragon beams; x is its middle, y its foot."""
    d.path(
        f"M{x - w / 2} {y}V{y - h * 0.52}L{x} {y - h}L{x + w / 2} {y - h * 0.52}V{y}Z",
        d.linear(x - w / 2, y - h, x + w / 2, y, (0, LIGHT), (0.4, BODY), (1, BODY)),
    )
    planks = "".join(f"M{x + k * w / 6:g} {y}V{y - h * 0.52 - (3 - abs(k)) * h * 0.09:g}" for k in (-2, -1, 1, 2))
    d.line(planks, 1.4, SHADE, opacity=0.7)
    d.line(
        f"M{x - w * 0.62} {y - h * 0.4}L{x + w * 0.13} {y - h * 1.16}M{x + w * 0.62} {y - h * 0.4}L{x - w * 0.13} {y - h * 1.16}",
        w * 0.15,
        "#4a2f1d",
    )
    d.line(
        f"M{x - w * 0.6} {y - h * 0.42}L{x + w * 0.12} {y - h * 1.15}M{x + w * 0.6} {y - h * 0.42}L{x - w * 0.12} {y - h * 1.15}",
        w * 0.075,
        "#e0b678",
    )
    if door:
        d.path(
            f"M{x - w * 0.2} {y}V{y - h * 0.32}A{w * 0.2} {w * 0.2} 0 0 1 {x + w * 0.2} {y - h * 0.32}V{y}Z", "#2a1a12"
        )
        d.path(
            f"M{x - w * 0.13} {y}V{y - h * 0.3}A{w * 0.13} {w * 0.13} 0 0 1 {x + w * 0.13} {y - h * 0.3}V{y}Z",
            d.linear(0, y - h * 0.4, 0, y, (0, "#fff0b0"), (1, "#f0902f")),
        )


def _turf(d: Drawing, outline: str, top: float, foot: float) -> None:
    d.path(outline, d.linear(0, top, 0, foot, (0, LIGHT), (0.3, BODY), (1, SHADE)))


def farm() -> Drawing:
    """A turf house: a gable of boards, the long roof in the colour of its seat, a tuft of grass on the ridge."""
    d = Drawing(100, 100)
    d.group("translate(5 6) scale(.89)")
    roof = "M38 34H70Q92 38 95 90H38Z"
    gable = "M12 90V54L38 20L64 54V90Z"
    cross = "M5 58L44 9L50 14L40 28L66 60L60 64L38 34L12 64ZM30 14L36 9L44 18L38 24Z"
    rim(d, roof + gable + cross, 5, 2.4)
    _turf(d, roof, 34, 90)
    d.path("M38 34H70Q78 35 83 41Q74 45 68 41Q62 47 56 41Q50 45 44 40Z", "#8cc25a").line(
        "M52 33L50 27M55 33V26M66 33L64 27M69 33L71 27", 1.8, "#6ba33f"
    )
    d.line("M64 54Q80 54 89 60M64 68Q82 68 92 74", 1.8, SHADE, opacity=0.75)
    d.path("M74 90V70H86V90Z", "#2a1a12").path("M76 90V72H84V90Z", "#ffd977").line("M76 80H84M80 72V90", 1.5, "#6b4526")
    _gable(d, 38, 90, 46, 66)
    d.end()
    return d


def town() -> Drawing:
    """Two houses under one hand: a high hall with a spire of dragons and a lower one before it."""
    d = Drawing(120, 120)
    d.group("translate(6 13) scale(.87)")
    hall = "M52 112V56L80 20L108 56V112Z"
    tower = "M64 42L80 0L96 42Z"
    roof = "M6 112Q4 62 22 58H56V112Z"
    gable = "M26 112V82L50 54L74 82V112Z"
    cross = "M19 86L55 44L60 48L52 58L80 86L75 90L50 64L25 90ZM42 48L47 44L54 52L48 57Z"
    eaves = "M44 62L80 14L116 62L110 66L80 28L50 66Z"
    rim(d, hall + tower + roof + gable + cross + eaves, 5.4, 3)
    d.path(tower, d.linear(64, 0, 96, 40, (0, LIGHT), (0.45, BODY), (0.5, SHADE), (1, SHADE)))
    d.line("M80 0V-3", 3, GOLD).path("M80 6Q88 2 92 8Q86 8 82 14Z", GOLD)
    d.path(hall, SHADE).path("M80 112V20L108 56V112Z", "#000000", opacity=0.22)
    d.line("M62 112V60M90 112V50M99 112V58M71 112V44", 1.5, BODY, opacity=0.8)
    d.path(eaves, "#4a2f1d").line("M47 63L80 20L113 63", 3.4, "#e0b678")
    d.path("M78 112V92a10 10 0 0 1 20 0V112Z", "#2a1a12").path("M82 112V93a6 6 0 0 1 12 0V112Z", "#ffc864")
    d.path(box(75, 52, 10, 14, 4), "#2a1a12").path(box(77, 54, 6, 10, 2.5), "#ffe9a6")
    _turf(d, roof, 58, 112)
    d.path("M8 82Q10 62 22 58H46L40 66Q34 62 30 68Q24 64 20 70Q14 68 8 82Z", "#8cc25a")
    _gable(d, 50, 112, 42, 58)
    d.end()
    return d


def _piece(outline: str, figure: Figure, x: float, y: float, k: float) -> Drawing:
    d = Drawing(100, 100)
    d.group(place(x, y, k))
    rim(d, outline, 4.4 / k, 2.4 / k)
    figure(d)
    d.end()
    return d


def ship() -> Drawing:
    """A ship under sail in its seat's colours, with white water at its bow."""
    d = _piece(LONGSHIP, longship, 50, 86, 0.73)
    d.line("M9 89q6 -6 12 0t12 0t12 0t12 0t12 0t12 0t10 0", 7.4, LINE).line(
        "M9 89q6 -6 12 0t12 0t12 0t12 0t12 0t12 0t10 0", 4.6, "#d9f4ee"
    )
    return d


def ship_ashore() -> Drawing:
    """A ship drawn up on logs: mast down, a tent of its seat's colours over it."""
    return _piece(HULL + TRUNKS, trunks, 50, 78, 0.75)


def settler_piece() -> Drawing:
    """A settler leads a horse in a blanket of the seat's colours."""
    return _piece(SETTLER, settler, 46, 92, 0.69)


def wolf(d: Drawing) -> None:
    """A wolf's head, middle at 0, 0, about 40 wide."""
    d.path(
        "M-19 -20L-8 -11H8L19 -20L20 2L10 14L0 21L-10 14L-20 2Z",
        d.linear(0, -18, 0, 20, (0, "#fbf4ea"), (1, "#b7a793")),
    )
    d.path("M-19 -20L-8 -11L-15 -6ZM19 -20L8 -11L15 -6Z", "#6b1a14")
    d.path("M-14 -3L-4 1L-6 5L-12 4ZM14 -3L4 1L6 5L12 4Z", "#2a0806").path("M-4 13H4L0 18Z", "#2a0806").line(
        "M0 2V12", 1.6, "#8c7c68"
    )


def outlaw() -> Drawing:
    """The badge on a piece that was outlawed: a wolf's head on red, with notches all round."""
    d = Drawing(64, 64)
    notched = star(32, 32, 29, 24.5, 12)
    d.line(notched, 5, LINE).path(notched, RIM).disc(32, 32, 22.8, "#7c1912").disc(
        32, 32, 21, d.radial(27, 26, 30, (0, "#e05a45"), (1, "#a3241b"))
    )
    d.group("translate(32 32) scale(.86)")
    wolf(d)
    d.end()
    return d


def claim() -> Drawing:
    """A red token that lies between an outlaw and the farm of the one who won the case, ringed in that seat's colour."""
    d = Drawing(64, 64)
    d.disc(32, 35, 27, "#05090e", opacity=0.34)
    d.disc(32, 32, 28.5, LINE).disc(32, 32, 27, RIM).disc(
        32, 32, 25, d.linear(10, 8, 54, 56, (0, LIGHT), (0.45, BODY), (1, SHADE))
    )
    d.disc(32, 32, 18, LINE).disc(32, 32, 16.6, d.radial(27, 26, 26, (0, "#ea6a52"), (1, "#9c2018")))
    d.group("translate(32 32) scale(.62)")
    wolf(d)
    d.end()
    return d


def queued() -> Drawing:
    """The sign on what will be built at the end of the turn: a peg with a cord round it and an hourglass."""
    d = Drawing(64, 64)
    d.disc(32, 34.5, 27, "#05090e", opacity=0.34)
    d.disc(32, 32, 28, LINE).disc(32, 32, 26.4, d.linear(10, 8, 54, 56, (0, GOLD_LIGHT), (1, GOLD_DARK))).disc(
        32, 32, 22, "#2a2118"
    )
    d.path("M20 15H44V19Q44 27 34 32Q44 37 44 45V49H20V45Q20 37 30 32Q20 27 20 19Z", "#fff6e0")
    d.path("M24 22H40Q38 27 32 30Q26 27 24 22ZM32 35Q40 40 40 46H24Q24 40 32 35Z", GOLD)
    d.path(box(17, 12, 30, 5, 2) + box(17, 47, 30, 5, 2), GOLD)
    return d


def side(free: bool) -> Drawing:
    """A marker at a side of the frame in a first turn: high-seat pillars that drift, or lie where somebody has landed."""
    d = Drawing(64, 64)
    d.disc(32, 34, 27, "#05090e", opacity=0.3)
    d.disc(32, 32, 28, LINE).disc(32, 32, 26.4, GOLD if free else "#7d8b92").disc(
        32, 32, 23, "#1d5260" if free else "#37434a"
    )
    for x, turn in ((23, -8), (41, 8)) if free else ((26, 62), (38, 118)):
        d.group(f"rotate({turn} {x} 32)")
        d.path(box(x - 4.6, 13, 9.2, 36, 3), LINE).path(box(x - 3.4, 14, 6.8, 34, 2), "#d9a868" if free else "#a99a86")
        d.path(
            f"M{x - 6.5} 16Q{x} 5 {x + 6.5} 16L{x} 21Z", "#f0c98c" if free else "#bdb0a0", stroke=LINE, stroke_width=1.2
        )
        d.line(f"M{x - 2.6} 27L{x + 2.6} 31M{x - 2.6} 35L{x + 2.6} 39", 1.6, "#6b4526")
        d.end()
    d.line("M12 49q5 -4 10 0t10 0t10 0t10 0", 3, "#d9f4ee" if free else "#9fb0b6")
    return d


DRAWINGS: dict[str, tuple] = {
    "landnam-farm": (farm,),
    "landnam-town": (town,),
    "landnam-ship": (ship,),
    "landnam-ship-ashore": (ship_ashore,),
    "landnam-settler": (settler_piece,),
    "landnam-claim": (claim,),
    "landnam-outlaw": (outlaw,),
    "landnam-queued": (queued,),
    "landnam-side-free": (side, True),
    "landnam-side-taken": (side, False),
}
