"""The cards of the horde: who rides against the wall, painted in ink at the left, calm silk at the right for spots and numbers.

A card is 330 by 110. The picture lies in x 0 to 124; vital spots are meant for x 184 to 324 (four columns) and two rows, name and
numbers for x 110 to 182 and the top.
"""

from __future__ import annotations

from collections.abc import Callable

from cities.marks import LINE, RIM, rim
from svgkit import Drawing, box, num

from .kit import GOLD, GOLD_DARK, INK, INK_MID, LACQUER, LACQUER_DARK, STEEL, STONE, WOOD, cloud, mist, range_of
from .pieces import HORSE

FUR = ("#9a7a54", "#6b5036", "#3a2a1c")
HIDE = ("#c99a5c", "#8a6236", "#4f3519")
IRON = ("#7d8792", "#4b545f", "#23292f")
Act = Callable[[Drawing], None]


def at(d: Drawing, x: float, y: float, k: float, act: Act, *, flip: bool = False) -> None:
    d.group(f"translate({num(x)} {num(y)}) scale({num(-k if flip else k)} {num(k)})")
    act(d)
    d.end()


def spear(d: Drawing, x: float = 30, lean: float = 0) -> None:
    d.line(f"M{x} 0L{x + lean} -112", 3.4, WOOD[2]).path(
        f"M{x + lean - 5} -108L{x + lean + 1} -128L{x + lean + 6} -107Z", STEEL[0], stroke=INK, stroke_width=1
    )
    d.line(f"M{x + lean - 3} -103q3 8 6 0", 3, LACQUER)


def head(d: Drawing, iron: bool = False) -> None:
    """A rider's head at 0, -70: fur cap or iron helm."""
    d.disc(0, -70, 14, "#d9a878").path("M-9 -66Q-12 -52 0 -48Q12 -52 9 -66Q0 -60 -9 -66Z", "#2a1c12").line(
        "M-9 -74l6 1M9 -74l-6 1", 2.2, INK
    )
    d.disc(-5, -70.5, 1.8, INK).disc(5, -70.5, 1.8, INK).line("M-5 -62q5 -3 10 0", 1.8, "#2a1c12")
    if iron:
        d.path(
            "M-17 -73Q-16 -92 0 -96Q16 -92 17 -73V-56L12 -62V-74H-12V-62L-17 -56Z",
            d.linear(-16, -96, 16, -60, (0, IRON[0]), (1, IRON[2])),
            stroke=INK,
            stroke_width=1.2,
        )
        d.line("M0 -96V-110", 2.4, INK).path("M0 -110Q12 -108 10 -92Q4 -98 0 -96Z", LACQUER)
    else:
        d.path(
            "M-19 -74Q-4 -80 19 -74Q20 -84 11 -86Q8 -100 0 -104Q-8 -100 -11 -86Q-20 -84 -19 -74Z",
            FUR[1],
            stroke=INK,
            stroke_width=1.2,
        )
        d.path("M-20 -80Q0 -88 20 -80V-71Q0 -79 -20 -71Z", FUR[0]).disc(0, -104, 3, LACQUER)


def coat(d: Drawing, tone: tuple[str, str, str] = HIDE, scales: bool = False) -> None:
    d.path(
        "M-13 -58Q-26 -54 -27 -34L-31 0H31L27 -34Q26 -54 13 -58Z",
        d.linear(-24, -58, 26, 0, (0, tone[0]), (0.5, tone[1]), (1, tone[2])),
        stroke=INK,
        stroke_width=1.3,
    )
    if scales:
        for y in (-48, -40, -32, -14, -6):
            d.line(f"M-22 {y}q4 5 8 0t8 0t8 0t8 0t8 0", 1.2, INK, opacity=0.7)
    else:
        d.path("M-16 -58Q0 -48 16 -58L14 -48Q0 -38 -14 -48Z", FUR[0])
        d.line("M8 -50L-10 -28L-12 0", 2.4, INK, opacity=0.5)
    d.path("M-27 -28H27L27.500 -21H-27.500Z", LACQUER)


def foot(weapon: Act | None = None, tone: tuple[str, str, str] = HIDE, iron: bool = False) -> Act:
    def act(d: Drawing) -> None:
        if weapon:
            weapon(d)
        coat(d, tone, iron)
        head(d, iron)

    return act


def rider(
    weapon: Act | None = None,
    *,
    iron: bool = False,
    mount: tuple[str, str] = ("#8a6236", "#3f2a16"),
    cloth: tuple[str, str, str] = HIDE,
    over: Act | None = None,
) -> Act:
    """A rider looking to the right; his weapon in the units of the man."""

    def act(d: Drawing) -> None:
        d.path(HORSE, d.linear(0, -96, 0, 0, (0, mount[0]), (1, mount[1])), stroke=INK, stroke_width=1.4)
        d.path("M22 -66Q30 -86 44 -90Q34 -74 28 -56Z", INK).disc(56, -74, 2.4, "#ffe9a0").line(
            "M48 -68L67 -60M44 -60L20 -56", 2, LACQUER
        )
        if iron:
            d.path(
                "M-36 -60Q-10 -66 22 -62L40 -36Q20 -26 -4 -28T-40 -34Z",
                d.linear(0, -64, 0, -26, (0, IRON[0]), (1, IRON[2])),
                stroke=INK,
                stroke_width=1.2,
            )
            for y in (-54, -46, -38):
                d.line(f"M-36 {y}q5 5 10 0t10 0t10 0t10 0t10 0t10 0", 1.2, INK, opacity=0.7)
            d.path("M34 -78Q46 -94 54 -86L64 -70L58 -64Q46 -72 38 -60Z", IRON[1], stroke=INK, stroke_width=1.1)
        else:
            d.path("M-22 -62H14L18 -44Q-4 -36 -26 -44Z", LACQUER, stroke=INK, stroke_width=1).line(
                "M-24 -47Q-4 -40 16 -47", 2, GOLD
            )
        d.group("translate(-6 -46) scale(.74)")
        if weapon:
            weapon(d)
        coat(d, cloth, iron)
        head(d, iron)
        if over:
            over(d)
        d.end()

    return act


def bow(d: Drawing) -> None:
    d.path(
        "M34 -92Q44 -76 52 -74Q70 -52 52 -30Q44 -28 34 -12L32 -16Q42 -32 48 -36Q60 -52 48 -68Q40 -74 31 -88Z",
        WOOD[1],
        stroke=INK,
        stroke_width=1.2,
    )
    d.line("M33 -90L8 -52L33 -14", 1.6, "#fff6e4").line("M6 -52H72", 2.6, INK).path(
        "M68 -57L80 -52L68 -47Z", STEEL[0], stroke=INK, stroke_width=1
    ).disc(50, -52, 5, "#d9a878")


def torch(d: Drawing) -> None:
    d.line("M34 -20L40 -84", 5, WOOD[2]).path(
        "M28 -82Q26 -104 44 -124Q56 -104 52 -80Q40 -72 28 -82Z", "#ee6c2c", stroke=INK, stroke_width=1.2
    ).path("M34 -82Q34 -96 43 -108Q49 -96 47 -82Z", "#ffe08a")


def tug(d: Drawing, x: float = -34) -> None:
    """A standard of horse tails."""
    d.line(f"M{x} 0V-140", 3.4, WOOD[2]).path(
        f"M{x - 2} -140L{x} -156L{x + 2} -140Z", GOLD, stroke=GOLD_DARK, stroke_width=1
    ).oval(x, -138, 13, 3.6, GOLD, stroke=GOLD_DARK, stroke_width=1)
    d.path(
        f"M{x - 11} -136Q{x - 15} -112 {x - 9} -98L{x - 5} -110L{x - 2} -94L{x + 2} -110L{x + 6} -95L{x + 10} -106Q{x + 14} -120 {x + 11} -136Z",
        INK,
    )


def halberd(d: Drawing) -> None:
    d.line("M34 0V-118", 3.6, WOOD[2]).path(
        "M34 -132L38 -112Q54 -116 56 -100Q48 -92 38 -94L34 -88L30 -112Z", STEEL[0], stroke=INK, stroke_width=1.1
    )


def lance(d: Drawing) -> None:
    d.line("M-30 -34L84 -78", 4.4, WOOD[1]).path("M78 -84L104 -86L84 -70Z", STEEL[0], stroke=INK, stroke_width=1).path(
        "M62 -72L74 -58L54 -60Z", LACQUER
    )


def sack(d: Drawing) -> None:
    d.path("M-52 -58Q-62 -86 -36 -90Q-12 -88 -14 -60Q-30 -46 -52 -58Z", HIDE[0], stroke=INK, stroke_width=1.3).line(
        "M-44 -86Q-34 -78 -24 -86", 2, INK
    )


def ram(d: Drawing) -> None:
    """The roofed ram, 92 high and 150 wide."""
    d.path(
        "M-60 -14V-54H60V-14Z", d.linear(0, -54, 0, -14, (0, "#5a4028"), (1, "#2c1c10")), stroke=INK, stroke_width=1.6
    )
    d.path("M-84 -34H74V-20H-84Z", d.linear(0, -34, 0, -20, (0, WOOD[0]), (1, WOOD[2])), stroke=INK, stroke_width=1.4)
    d.path(
        "M70 -38Q96 -40 100 -26Q96 -14 70 -16Z",
        d.linear(0, -38, 0, -16, (0, IRON[0]), (1, IRON[2])),
        stroke=INK,
        stroke_width=1.4,
    ).path("M84 -38Q86 -50 74 -52Q78 -44 76 -38Z", IRON[1], stroke=INK, stroke_width=1)
    d.path(
        "M-74 -50L-50 -92H50L74 -50Z",
        d.linear(0, -92, 0, -50, (0, HIDE[0]), (1, HIDE[2])),
        stroke=INK,
        stroke_width=1.8,
    )
    for x in (-44, -22, 0, 22, 44):
        d.line(f"M{x * 0.9:g} -90L{x * 1.4:g} -51", 1.4, INK, opacity=0.55)
    d.line("M-40 -50V-28M0 -50V-28M40 -50V-28", 2, "#e6c99a")
    for x in (-44, 0, 44):
        d.disc(x, -9, 12, WOOD[1], stroke=INK, stroke_width=2).disc(x, -9, 4, GOLD)


def trebuchet(d: Drawing) -> None:
    """A throwing engine with a box of stones, 130 high."""
    d.line("M-52 0H52M-44 0L0 -78L44 0M-24 -36H24", 7, WOOD[1]).line(
        "M-52 0H52M-44 0L0 -78L44 0M-24 -36H24", 1.2, INK, opacity=0.4
    )
    d.line("M40 -44L-64 -124", 7, WOOD[2]).disc(0, -76, 7, IRON[1], stroke=INK, stroke_width=1.4)
    d.path("M26 -46H58V-16H26Z", WOOD[1], stroke=INK, stroke_width=1.6).disc(
        35, -48, 8, STONE[1], stroke=INK, stroke_width=1.1
    ).disc(48, -49, 7, STONE[0], stroke=INK, stroke_width=1.1)
    d.line("M-62 -122Q-76 -104 -66 -88", 2, INK).disc(-64, -84, 10, STONE[2], stroke=INK, stroke_width=1.3)
    d.path("M-60 -90Q-50 -104 -72 -110Q-58 -116 -66 -126", "none", stroke="#ee6c2c", stroke_width=2)


def ladder(d: Drawing) -> None:
    """A ladder on wheels with hooks, 130 high, that leans to the right."""
    d.line("M-40 -4L28 -128M-14 -4L50 -122", 6, WOOD[1])
    for k in range(9):
        x, y = -36 + 7.4 * k, -12 - 13.3 * k
        d.line(f"M{num(x)} {num(y)}L{num(x + 25)} {num(y + 2)}", 4, WOOD[0])
    d.line("M28 -128Q40 -138 46 -124M50 -122Q62 -132 68 -118", 4, IRON[1])
    d.path("M-56 -2H16V-16H-56Z", WOOD[2], stroke=INK, stroke_width=1.4)
    for x in (-44, 4):
        d.disc(x, -3, 10, WOOD[1], stroke=INK, stroke_width=2).disc(x, -3, 3.4, GOLD)


def _steppe(d: Drawing, seed: int, fiery: bool) -> None:
    low = "#d9a066" if fiery else "#d2b57c"
    d.path(box(0, 0, 330, 110, 9), d.linear(0, 0, 330, 0, (0, "#e9d3a2"), (0.36, "#f3e6c8"), (1, "#f8f0dc")))
    d.disc(96, 24, 14, d.radial(96, 24, 14, (0, "#ea6a4a"), (1, "#c8432c")), opacity=0.85)
    range_of(d, 180, 82, 62, seed, 4, INK_MID, 0.5)
    d.path(box(96, 2, 232, 106, 8), d.linear(96, 0, 176, 0, (0, "#f5eacf", 0), (1, "#f6ecd4", 1)))
    range_of(d, 330, 112, 40, seed + 3, 6, "#8a7c62", 0.28)
    mist(d, 60, 74, 80, 16, 0.8, "#f3e6c8")
    d.path("M0 110V84Q40 74 84 84T150 104L156 110Z", d.linear(0, 76, 0, 110, (0, low), (1, "#94703a")))
    for x in (8, 30, 58, 90, 112):
        d.line(f"M{x} 104l3 -8M{x + 5} 104l1 -9M{x + 9} 104l-2 -7", 1.2, "#6b5028", opacity=0.7)


def _scouts(d: Drawing) -> None:
    at(d, 96, 66, 0.24, rider())
    at(d, 116, 74, 0.2, rider())
    at(d, 48, 103, 0.72, rider(over=lambda f: f.line("M22 -44L30 -62L12 -77", 6, HIDE[1]).disc(12, -78, 5, "#d9a878")))


def _foragers(d: Drawing) -> None:
    at(d, 42, 102, 0.76, foot(sack))
    d.path("M70 100L66 78H112L106 100Z", WOOD[1], stroke=INK, stroke_width=1.4).path(
        "M68 79Q74 62 84 72Q90 58 100 70Q110 66 110 79Z", "#e3bb58", stroke=INK, stroke_width=1.2
    )
    for x in (78, 100):
        d.disc(x, 101, 7, WOOD[2], stroke=INK, stroke_width=1.6).disc(x, 101, 2, GOLD)
    d.line("M66 84L52 76", 3, WOOD[2])


def _spearmen(d: Drawing) -> None:
    for x, y, k in ((92, 96, 0.6), (22, 97, 0.62)):
        at(d, x, y, k, foot(spear, FUR))
    at(d, 56, 104, 0.76, foot(lambda f: spear(f, 34)))
    d.disc(42, 86, 13, LACQUER_DARK, stroke=INK, stroke_width=1.4).disc(42, 86, 9.6, LACQUER).disc(42, 86, 3.4, GOLD)


def _archers(d: Drawing) -> None:
    at(d, 98, 72, 0.3, rider(bow))
    at(d, 48, 103, 0.74, rider(bow, mount=("#4f4a48", "#1f1c1c")))
    d.line("M104 20L122 12M100 34L124 30", 1.6, INK).path("M120 9L127 10L122 15ZM122 27L129 30L122 33Z", INK)


def _drummers(d: Drawing) -> None:
    at(d, 32, 102, 0.78, foot(tone=("#b5543a", "#8a2f22", "#4a1610")))
    d.path(
        "M58 98L52 60H108L102 98Z",
        d.linear(52, 0, 108, 0, (0, LACQUER), (1, LACQUER_DARK)),
        stroke=INK,
        stroke_width=1.6,
    )
    d.oval(80, 60, 29, 9, "#f4e3c0", stroke=INK, stroke_width=1.8).oval(80, 60, 12, 3.6, LACQUER, opacity=0.6)
    for x in (58, 69, 80, 91, 102):
        d.disc(x, 73, 2, GOLD)
    d.line("M44 66L72 48M48 74L90 52", 4, WOOD[2]).disc(73, 47, 5, HIDE[0], stroke=INK, stroke_width=1).disc(
        91, 51, 5, HIDE[0], stroke=INK, stroke_width=1
    )
    d.line("M66 40q6 -10 0 -18M80 38q6 -12 0 -20M96 40q6 -10 0 -18", 2, LACQUER, opacity=0.8)


def _pillagers(d: Drawing) -> None:
    d.path("M72 100V74L96 56L120 74V100Z", "#4a3020", stroke=INK, stroke_width=1.3).path(
        "M66 76L96 52L126 76L118 78L96 62L74 78Z", WOOD[2], stroke=INK, stroke_width=1.2
    )
    for x, h in ((82, 30), (98, 44), (112, 28)):
        d.path(
            f"M{x - 9} 80Q{x - 10} {80 - h * 0.6:g} {x} {80 - h}Q{x + 10} {80 - h * 0.6:g} {x + 9} 80Z", "#ee6c2c"
        ).path(
            f"M{x - 4} 80Q{x - 5} {80 - h * 0.4:g} {x} {80 - h * 0.6:g}Q{x + 5} {80 - h * 0.4:g} {x + 4} 80Z", "#ffe08a"
        )
    at(d, 40, 103, 0.76, foot(lambda f: (sack(f), torch(f)) and None, FUR))


def _heavy(d: Drawing) -> None:
    at(d, 46, 103, 0.76, rider(lance, iron=True, mount=("#3a3a40", "#17171b"), cloth=IRON))


def _guard(d: Drawing) -> None:
    for x, k in ((88, 0.68), (22, 0.68)):
        at(d, x, 100, k, foot(halberd, IRON, True))
    at(d, 56, 105, 0.76, foot(lambda f: (tug(f, -40), halberd(f)) and None, ("#b98a3a", "#7d5a1e", "#3f2a0c"), True))


def _ram(d: Drawing) -> None:
    at(d, 56, 103, 0.62, ram)
    at(d, 22, 104, 0.42, foot())


def _trebuchet(d: Drawing) -> None:
    at(d, 62, 104, 0.74, trebuchet)
    at(d, 112, 104, 0.42, foot(), flip=True)


def _ladder(d: Drawing) -> None:
    d.path(
        "M92 110V20H128L150 110Z",
        d.linear(92, 0, 150, 0, (0, STONE[1]), (0.5, STONE[0]), (1, "#f3e6c8")),
        stroke=INK,
        stroke_width=0,
    )
    for y in range(20, 110, 15):
        d.line(f"M92 {y}h{30 + (y // 5) % 12}", 1, STONE[2], opacity=0.7)
    d.path("M88 22V8H98V14H106V8H116V14H124V22Z", STONE[0], stroke=INK, stroke_width=1.2).line("M92 22V110", 1.6, INK)
    at(d, 62, 106, 0.7, ladder)
    at(d, 54, 86, 0.36, foot())
    at(d, 78, 52, 0.34, foot())


def _keshiks(d: Drawing) -> None:
    gold = ("#e0b55a", "#9a6d22", "#4f350f")
    at(d, 104, 82, 0.34, rider(spear, iron=True, mount=("#4a3524", "#20150c"), cloth=gold))
    at(
        d,
        46,
        104,
        0.72,
        rider(lambda f: (tug(f, -40), spear(f, 40, 8)) and None, iron=True, mount=("#e6e0d2", "#8f877a"), cloth=gold),
    )


SCENES: dict[str, Act] = {
    "steppe_scouts": _scouts,
    "foragers": _foragers,
    "steppe_spearmen": _spearmen,
    "horse_archers": _archers,
    "war_drummers": _drummers,
    "pillagers": _pillagers,
    "heavy_cavalry": _heavy,
    "khans_guard": _guard,
    "ram": _ram,
    "trebuchet": _trebuchet,
    "siege_ladder": _ladder,
    "keshiks": _keshiks,
}


def _border(d: Drawing) -> Drawing:
    d.path(
        box(0, 0, 330, 110, 9) + box(4, 4, 322, 102, 6),
        d.linear(0, 0, 0, 110, (0, LACQUER), (1, LACQUER_DARK)),
        hole=True,
    )
    d.line(box(4, 4, 322, 102, 6), 1.4, GOLD)
    return d


def card(kind: str) -> Drawing:
    d = Drawing(330, 110)
    _steppe(d, sum(map(ord, kind)) % 60, kind in ("pillagers", "siege_ladder"))
    SCENES[kind](d)
    return _border(d)


def back(section: int) -> Drawing:
    """The back shows three stretches of the wall; the horde makes for the one that burns."""
    d = Drawing(330, 110)
    d.path(box(0, 0, 330, 110, 9), d.linear(0, 0, 0, 110, (0, "#6b1f18"), (1, "#2c0d0a")))
    range_of(d, 330, 96, 66, 21, 5, "#1c0a08", 0.8)
    for x, s in ((40, 0.9), (286, 1), (168, 0.8)):
        cloud(d, x, 26, s, GOLD, 0.45)
    for k in (1, 2, 3):
        x = 60 + 105 * (k - 1)
        lit = k == section
        tone = GOLD if lit else "#7a4a3a"
        d.path(f"M{x - 44} 92V66H{x + 44}V92Z", tone, stroke="#1c0a08", stroke_width=1.6)
        for m in range(-40, 44, 16):
            d.path(box(x + m, 58, 9, 9), tone, stroke="#1c0a08", stroke_width=1.2)
        if lit:
            d.path(f"M{x} 54L{x - 15} 34H{x - 6}V14H{x + 6}V34H{x + 15}Z", "#ff6a3c", stroke="#fbe6a8", stroke_width=2)
        for p in range(k):
            d.disc(x + (p - (k - 1) / 2) * 16, 79, 5, "#2c0d0a" if lit else "#3f1812")
    return _border(d)


def figure(act: Act, outline: str, x: float, y: float, k: float) -> Drawing:
    """A siege engine as a piece that marks its card."""
    d = Drawing(100, 100)
    d.group(f"translate({num(x)} {num(y)}) scale({num(k)})")
    d.line(outline, 12 / k, LINE).line(outline, 8 / k, RIM)
    rim(d, outline, 4 / k, 2 / k)
    act(d)
    d.end()
    return d


RAM = "M-84 -34L-60 -50L-74 -50L-50 -92H50L74 -50H60V-38Q96 -40 100 -26Q96 -14 60 -14L52 2H-52L-60 -20H-84Z"
TREBUCHET = "M-52 0H52L44 0L30 -16H58V-52H26L2 -82L-60 -126L-68 -120L-76 -90L-62 -74L-58 -100L-4 -72L-44 0Z"
LADDER = "M-56 4H16L16 -16L50 -116L68 -118L50 -134L28 -132L-44 -16L-56 -16Z"

DRAWINGS: dict[str, tuple] = {
    **{f"gw-horde-{kind}": (card, kind) for kind in SCENES},
    **{f"gw-horde-back-{k}": (back, k) for k in (1, 2, 3)},
    "gw-siege-ram": (figure, ram, RAM, 46, 72, 0.44),
    "gw-siege-trebuchet": (figure, trebuchet, TREBUCHET, 56, 90, 0.62),
    "gw-siege-ladder": (figure, ladder, LADDER, 48, 88, 0.6),
}
