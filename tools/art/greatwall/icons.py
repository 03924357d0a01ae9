"""One-colour icons of the Great Wall; white stands for the colour asked for.

A stroke of the brush is a word: ``f`` fills a path, ``h`` fills it half strong, ``k`` darkens it, ``l4`` draws it 4 wide, ``k3`` draws a
dark line 3 wide.
"""

from __future__ import annotations

from svgkit import Drawing, box, ring, star

INK = "#000000"
_PERSON = ring(32, 18, 11), "M10 60Q10 34 32 33T54 60Z"
_WALL = "M4 58V26H12V18H20V26H28V18H36V26H44V18H52V26H60V58Z"
_SWORD = "M29 4H35V40H29ZM18 40H46V46H18ZM29 47H35V60H29Z"

STROKES: dict[str, tuple[str, ...]] = {
    # resources, honour and shame
    "wood": (
        "f " + ring(20, 46, 14),
        "f " + ring(46, 46, 13),
        "h " + ring(33, 20, 14),
        "k " + ring(20, 46, 6) + ring(46, 46, 6) + ring(33, 20, 6),
    ),
    "stone": ("f M4 34H30V58H4Z", "h M34 34H60V58H34Z", "f M18 8H46V30H18Z", "k3 M8 52H24M38 52H54M22 25H40"),
    "gold": (
        "f M4 30Q10 16 18 24Q22 12 32 12T46 24Q54 16 60 30Q58 52 46 52H18Q6 52 4 30Z",
        "k M18 24Q22 12 32 12T46 24Q40 34 32 34T18 24Z",
    ),
    "chi": (
        "f " + ring(32, 32, 28),
        "k M32 4A28 28 0 0 1 32 60A14 14 0 0 1 32 32A14 14 0 0 0 32 4Z",
        "k " + ring(32, 18, 4.5),
        "f " + ring(32, 46, 4.5),
    ),
    "honour": ("h M10 4H17V62H10Z", "f M17 6H58L48 22L58 38H17Z", "k " + star(34, 22, 10, 4.2, 5)),
    "shame": ("f M8 8H56V34Q56 52 32 60Q8 52 8 34Z", "k3 M20 20L44 44M44 20L20 44"),
    # the year
    "spring": (
        "l4 M32 60Q30 36 34 22",
        "f M32 26Q14 24 10 8Q28 6 33 22Z",
        "f M34 22Q36 6 54 8Q54 24 35 27Z",
        "h M31 46Q18 46 12 36Q26 32 32 42Z",
    ),
    "summer": (
        "f " + ring(32, 32, 14),
        "l5 M32 4V11M32 53V60M4 32H11M53 32H60M12 12L17 17M47 47L52 52M52 12L47 17M17 47L12 52",
    ),
    "autumn": (
        "f M32 4L38 18L52 12L48 28L60 34L46 40L48 52L35 46L34 60H30L29 46L16 52L18 40L4 34L16 28L12 12L26 18Z",
        "k3 M32 16V48M32 38L44 28M32 38L20 28",
    ),
    "winter": (
        "l5 M32 4V60M8 18L56 46M56 18L8 46",
        "l4 M24 8L32 16L40 8M24 56L32 48L40 56M8 28L18 24L16 13M56 36L46 40L48 51M56 28L46 24L48 13M8 36L18 40L16 51",
    ),
    "year": (
        "f M12 4H52V11H12ZM12 53H52V60H12Z",
        "h M17 12H47Q47 26 36 32Q47 38 47 52H17Q17 38 28 32Q17 26 17 12Z",
        "f M23 20H41Q38 27 32 30Q26 27 23 20ZM21 52Q22 44 32 40Q42 44 43 52Z",
    ),
    "horde": (
        "f M6 30Q6 20 16 19Q20 8 29 5Q32 0 35 5Q44 8 48 19Q58 20 58 30Q46 25 32 25T6 30Z",
        "h M14 31Q32 26 50 31Q50 40 46 44Q40 36 32 36T18 44Q14 40 14 31Z",
        "f M18 46Q24 39 32 39T46 46Q48 58 32 63Q16 58 18 46Z",
        "k M26 44Q32 41 38 44Q36 48 32 48T26 44Z",
    ),
    "raid": (
        "h M4 60V38L22 22L40 38V60Z",
        "f M22 6Q44 22 36 38Q32 44 22 44T8 38Q2 22 22 6Z",
        "k M22 22Q30 32 26 38Q22 41 18 38Q14 32 22 22Z",
        "f M44 44H62V50H44ZM44 54H56V60H44Z",
    ),
    "ranged": ("l5 M14 6Q54 32 14 58", "l3 M14 6V58", "l4 M4 32H50", "f M46 22L62 32L46 42Z"),
    "assault": ("f " + _SWORD, "h M4 8L10 4L28 30L22 36ZM60 8L54 4L36 30L42 36Z"),
    "breach": (
        "h M4 58V26H12V18H20V26H24L20 38L28 46L22 58ZM60 58V26H52V18H44V26H40L44 38L36 46L42 58Z",
        "f M32 14L36 26L48 22L40 34L46 46L34 42L30 54L26 42L16 44L24 34L18 22L29 27Z",
    ),
    "siege": ("l6 M6 58H58M14 58L30 22L46 58", "l6 M52 34L10 8", "f M42 34H60V54H42Z", "f " + ring(9, 20, 6)),
    "tower_phase": (
        "f M16 60L20 26H44L48 60Z",
        "f M14 24V8H22V14H28V8H36V14H42V8H50V24Z",
        "k M28 60V48Q32 42 36 48V60ZM29 40V32H35V40Z",
    ),
    # people and soldiers
    "clerk": (
        "f M8 26Q24 20 32 4Q40 20 56 26Q32 34 8 26Z",
        "f M20 30Q32 36 44 30Q44 42 32 42T20 30Z",
        "h M8 60Q10 42 32 44T56 60Z",
    ),
    "overseer": (
        "f M4 18H22V12Q32 0 42 12V18H60V26H4Z",
        "f M19 29H45Q46 44 32 44T19 29Z",
        "h M8 60Q10 44 32 46T56 60Z",
    ),
    "spearman": (
        "l4 M50 60V20",
        "f M43 22L50 2L57 22Z",
        "f M10 26Q10 8 24 5Q38 8 38 26L34 32H14Z",
        "h M4 60Q6 36 24 36T44 60Z",
    ),
    "archer": ("l5 M30 4Q66 32 30 60", "l3 M30 4V60", "l4 M4 32H58", "f M52 24L63 32L52 40Z", "h M4 26L12 32L4 38Z"),
    "horseman": (
        "f M20 60Q17 46 26 38L16 42Q8 44 6 37L20 17L23 5L31 13Q50 16 54 36Q56 48 55 60Z",
        "k M31 13Q50 16 54 36Q56 48 55 60H46Q50 30 31 20Z",
        "k " + ring(25, 24, 2.8),
    ),
    "monk": (
        "f " + ring(28, 18, 13),
        "h M4 60Q6 34 28 34T52 60Z",
        "l4 M56 60V10",
        "f " + ring(56, 9, 6),
        "k3 M16 42Q28 56 40 42",
    ),
    "sapper": (
        "f M16 24H48Q56 42 48 60H16Q8 42 16 24Z",
        "k3 M12 34H52M12 50H52",
        "l4 M32 22Q32 10 44 10",
        "f " + star(50, 8, 9, 4, 6),
    ),
    "arsonist": (
        "h M28 36H36V62H28Z",
        "f M32 2Q54 22 46 38Q40 46 32 46T18 38Q10 22 32 2Z",
        "k M32 22Q40 32 36 40Q32 43 28 40Q24 32 32 22Z",
    ),
    "crossbowman": ("f M28 14H36V62H28Z", "l6 M4 30Q8 14 32 14T60 30", "l3 M5 31L32 40L59 31", "f M25 14L32 2L39 14Z"),
    "war_machine": (
        "f M8 26L32 4L56 26V40H8Z",
        "h M4 40H60V52H4Z",
        "f " + ring(17, 54, 8) + ring(47, 54, 8),
        "k M18 30H28V36H18ZM36 30H46V36H36Z",
    ),
    "general": (
        "f M12 34Q10 14 30 10L32 2L34 10Q54 14 52 34L58 46L46 44V34H18V44L6 46Z",
        "h M22 38H42V50Q32 62 22 50Z",
    ),
    "advisor": ("f " + ring(32, 18, 12), "f M8 60Q8 36 24 33L32 46L40 33Q56 36 56 60Z", "h M26 30L32 42L38 30Z"),
    # what can be done
    "place_clerk": (
        "f M14 18Q26 14 32 2Q38 14 50 18Q32 24 14 18Z",
        "h M20 40Q20 24 32 24T44 40Z",
        "f M32 62L20 46H28V42H36V46H44Z",
    ),
    "recruit": (
        "f M8 26Q8 8 24 5Q40 8 40 26L36 32H12Z",
        "h M2 60Q4 38 24 38T46 60Z",
        "f M47 14H53V6H59V14H64V20H59V28H53V20H47Z",
    ),
    "deploy": ("h M4 60V40H14V34H24V40H34V34H44V40H60V60Z", "f M34 32L20 16H29V2H39V16H48Z"),
    "build": ("f M8 20L24 4L38 12L34 22L60 52L52 60L24 32L18 34Z", "h M6 44H26V60H6Z"),
    "wall": ("f " + _WALL, "k3 M4 36H60M4 47H60M20 26V36M44 26V36M12 36V47M32 36V47M52 36V47M22 47V58M42 47V58"),
    "barricade": ("f M8 60V22L13 10L18 22V60ZM27 60V22L32 10L37 22V60ZM46 60V22L51 10L56 22V60Z", "h M2 34H62V44H2Z"),
    "recall": ("f M26 6V18Q58 18 58 42Q58 56 44 60Q52 50 46 42Q40 36 26 36V48L4 27Z",),
    "retrieve": ("h " + box(26, 4, 26, 38, 4), "f " + box(12, 12, 26, 38, 4), "f M46 46H54V52H64L50 63L36 52H46Z"),
    "exchange": ("f M4 22H40V12L60 28L40 42V32H4Z", "h M60 46H26V38L6 50L26 62V56H60Z"),
    "tea": (
        "f M8 28H52Q52 52 38 54H22Q8 52 8 28Z",
        "l4 M52 32Q62 32 60 40T49 46",
        "f M12 56H48V61H12Z",
        "l3 M22 22Q18 16 22 11T22 2M36 22Q32 16 36 11T36 2",
    ),
    "activate": ("f M36 2L12 36H28L22 62L52 24H35Z",),
    "save": (
        "f M32 58Q4 40 6 22Q8 8 20 8Q28 8 32 16Q36 8 44 8Q56 8 58 22Q60 40 32 58Z",
        "k M28 20H36V28H44V36H36V44H28V36H20V28H28Z",
    ),
    "hire": ("f " + ring(24, 18, 11), "h M2 60Q4 34 24 33T46 60Z", "f " + ring(51, 46, 12), "k M47 42H55V50H47Z"),
    "choose_slot": (
        "h " + box(4, 16, 16, 36, 3),
        "f " + box(24, 10, 18, 44, 3),
        "h " + box(46, 16, 16, 36, 3),
        "k3 M33 20V42M28 26L33 20L38 26",
    ),
    "shoot": ("l4 " + ring(32, 32, 22), "f " + ring(32, 32, 8), "l5 M32 2V16M32 48V62M2 32H16M48 32H62"),
    "fire": (
        "f M4 40L44 12L54 26L14 52Q6 52 4 40Z",
        "h M12 52L34 40L40 60H14Z",
        "f M52 8L56 14L63 12L60 19L63 25L56 23Z",
    ),
    "swap": ("f M22 60V26H12L28 6L44 26H34V60Z", "h M48 4V40H40L52 58L64 40H56V4Z"),
    # cards and things
    "command": ("f M14 4H50V14H14ZM14 50H50V60H14Z", "h M18 15H46V49H18Z", "k3 M24 24H40M24 32H40M24 40H34"),
    "combo": ("l6 M26 38L38 26", "l7 M20 30L10 40Q4 50 12 56T26 52L34 44M44 34L54 24Q60 14 52 8T38 12L30 20"),
    "artifact": ("f M22 4H42V12H38V18Q56 24 54 42Q52 56 44 60H20Q12 56 10 42Q8 24 26 18V12H22Z", "k M14 34H50V42H14Z"),
    "request": (
        "f M12 6H48Q54 6 54 14V50Q54 58 46 58H16Q10 58 10 50V14Q10 6 12 6Z",
        "k3 M20 18H44M20 27H44M20 36H34",
        "k " + ring(42, 46, 6),
    ),
    "trophy": (
        "f M16 4H48V24Q48 40 36 44V50H46V60H18V50H28V44Q16 40 16 24Z",
        "l4 M16 10H6Q6 26 18 28M48 10H58Q58 26 46 28",
    ),
    "wound": ("f M32 2L38 22L58 12L46 30L62 40L42 42L44 62L32 46L20 62L22 42L2 40L18 30L6 12L26 22Z",),
    "snake_token": ("l8 M14 54Q4 42 20 38T44 30T38 12T18 16", "f " + ring(17, 15, 8), "l3 M10 12L2 8M10 15L2 17"),
    "attack": ("f M8 4L40 36L46 30L52 36L44 44L56 56L50 62L38 50L30 58L24 52L30 46L4 14Z",),
    "defence": ("f M32 2L58 10V32Q56 52 32 62Q8 52 6 32V10Z", "k M32 10V54Q14 46 13 31V15Z"),
    "hideout": ("f M2 58L26 10L32 4L38 10L62 58H42L32 32L22 58Z",),
    "tower": ("f M14 60L20 28H44L50 60Z", "f M12 26L20 14H28V6H36V14H44L52 26Z", "k M28 60V46H36V60Z"),
    "powder": (
        "f M14 14H50Q58 36 50 60H14Q6 36 14 14Z",
        "k3 M10 26H54M10 48H54",
        "l4 M32 12V4",
        "k " + star(32, 37, 8, 3.6, 6),
    ),
    "shot_card": ("f " + box(12, 4, 40, 56, 5), "k " + ring(24, 22, 5) + ring(40, 22, 5) + ring(24, 42, 5)),
    "firing_spot": ("l4 " + ring(32, 32, 27), "l4 M24 16Q46 32 24 48M18 32H46", "f M42 25L52 32L42 39Z"),
    "location": ("f M2 28Q18 24 22 8H42Q46 24 62 28Q32 34 2 28Z", "h M10 34H54V60H10Z", "k M26 42H38V60H26Z"),
    # the four callings of people
    "war": (
        "f M4 4L14 6L46 38L52 34L56 38L50 46L60 56L56 60L46 50L38 56L34 52L38 46L6 14Z",
        "h M60 4L50 6L35 21L43 29L58 14ZM24 32L18 38L12 34L8 38L14 46L4 56L8 60L18 50L26 56L30 52L26 46L32 40Z",
    ),
    "building": ("f M6 36H30V58H6ZM34 36H58V58H34ZM20 12H44V32H20Z",),
    "court": ("f M4 18H20V12Q32 0 44 12V18H60V26H4Z", "h M14 32H50V38H14ZM10 44H54V60H10Z"),
    "spirit": (
        "f M32 6Q44 20 40 36Q36 44 32 46Q28 44 24 36Q20 20 32 6Z",
        "h M4 26Q20 24 26 46Q10 46 4 26ZM60 26Q44 24 38 46Q54 46 60 26Z",
        "f M10 50Q32 42 54 50Q44 60 32 60T10 50Z",
    ),
    # clans
    "monkey": (
        "f " + ring(32, 30, 20),
        "f " + ring(10, 28, 8) + ring(54, 28, 8),
        "k M32 22Q40 14 46 24Q48 32 42 36Q46 48 32 48T22 36Q16 32 18 24Q24 14 32 22Z",
        "f " + ring(26, 28, 3) + ring(38, 28, 3),
        "l3 M26 41Q32 45 38 41",
    ),
    "dragon": (
        "f M6 52Q2 30 20 22L14 6L28 16Q36 10 44 14L58 6L52 22Q62 30 58 38L46 40L54 48L38 46Q30 58 6 52Z",
        "k " + ring(38, 26, 4),
        "k3 M12 44Q24 44 28 34",
    ),
    "snake": (
        "l9 M20 58Q48 58 48 46T24 34T28 18",
        "f M14 20Q14 4 32 4T46 18Q40 28 28 26Z",
        "k " + ring(33, 13, 3),
        "l3 M14 18L4 22M14 18L6 14",
    ),
    "turtle": (
        "f M8 40Q8 12 32 12T56 40Z",
        "h M6 40H58V46H6Z",
        "f M54 34Q64 30 63 40Q60 46 54 44ZM14 46H24V56H14ZM40 46H50V56H40Z",
        "k3 M20 38L26 22H38L44 38M26 22L22 16M38 22L42 16",
    ),
    "panda": (
        "f " + ring(32, 34, 23),
        "f " + ring(12, 14, 9) + ring(52, 14, 9),
        "k M16 34Q18 24 27 26Q30 36 22 40Q16 40 16 34ZM48 34Q46 24 37 26Q34 36 42 40Q48 40 48 34Z",
        "k " + ring(32, 45, 4),
    ),
    "reed": (
        "l4 M22 62Q20 30 24 16M42 62Q44 34 40 22",
        "f M18 6Q24 -2 30 6V26Q24 32 18 26ZM35 14Q40 8 46 14V32Q40 38 35 32Z",
        "h M22 60Q6 46 4 28Q18 38 23 56ZM42 60Q58 48 60 34Q46 42 41 56Z",
    ),
}


def icon(name: str) -> Drawing:
    d = Drawing()
    for stroke in STROKES[name]:
        word, path = stroke.split(" ", 1)
        if word[0] == "l":
            d.line(path, float(word[1:]))
        elif word[0] == "k" and word[1:]:
            d.line(path, float(word[1:]), INK, opacity=0.45)
        else:
            ink = INK if word == "k" else None
            d.path(path, ink, **({} if word == "f" else {"opacity": 0.55 if word == "h" else 0.45}))
    return d


DRAWINGS: dict[str, tuple] = {f"icon-gw-{name}": (icon, name) for name in STROKES}
