"""The drawings of the interface: all there, cards with room for words, faces told apart."""

from __future__ import annotations

from itertools import combinations, pairwise

from tools.art import check

RESOURCES = ("lumber", "brick", "wool", "grain", "ore")
ICON_NAMES = (
    "almanac bank breach brick card cards chart check city copy cross crown dice down edit end-turn export eye fast "
    "fire fullscreen grain guard hero hint human import info keyboard language left load lock log lumber menu minus "
    "mute ore patrol pause play plus question quit redo replay rewind right road robber robot save search settings "
    "settlement shuffle skull snowflake sound start step trade trash undo up vp wall warning wildling wool "
    "boot bridge fish gold lake poor river wealthiest"
)
HERO_NAMES = "benjen mance marsh melisandre mormont qhorin tarly thorne yarwyck ygritte yoren"
HEROES = HERO_NAMES.split()
CARD_NAMES = "back-dev back-resource brick cost grain lumber ore patrol recruits roads vp winter wool"
CHARACTERS = ("builder", "runner", "trader", "warden")
PEOPLE = [f"person-{number}" for number in range(1, 7)]
FACES = [*(f"hero-{name}" for name in HEROES), *PEOPLE, *(f"character-{name}" for name in CHARACTERS)]


def test_every_drawing_is_there() -> None:
    names = {"icon": ICON_NAMES.split(), "hero": HEROES, "card": CARD_NAMES.split()}
    found = set(check.names())
    assert {f"{kind}-{name}" for kind, some in names.items() for name in some} | set(FACES) <= found


def test_development_card_keeps_a_bright_strip_for_its_title() -> None:
    cards = [f"card-{name}" for name in ("patrol", "recruits", "roads", "winter", "vp")]
    assert [name for name in cards if not check.card_keeps_title(check.text(name))] == []


def test_resource_card_keeps_its_upper_part_for_a_number() -> None:
    for name in RESOURCES:
        picture = check.drawn(f"card-{name}", check.CARD)
        row = [picture.get_at((70, y)) for y in range(10, 84)]
        assert all(abs(a - b) <= 4 for one, two in pairwise(row) for a, b in zip(one, two, strict=True)), name


def test_portrait_keeps_inside_its_rim() -> None:
    outside = [(x, y) for x in range(128) for y in range(128) if (x - 63.5) ** 2 + (y - 64) ** 2 > 64**2]
    pictures = {name: check.drawn(name, (128, 128)) for name in FACES}
    assert [name for name, picture in pictures.items() if any(picture.get_at(spot).a > 24 for spot in outside)] == []


def test_no_two_portraits_are_alike_at_the_size_of_a_seat() -> None:
    """Each pair differs in many of the pixels inside the rim, so that a face is told from another at a glance."""
    small = {name: check.drawn(name, (28, 28)) for name in FACES}
    field = [(x, y) for x in range(28) for y in range(28) if (x - 13.5) ** 2 + (y - 13.5) ** 2 < 11**2]

    def unlike(one: str, other: str) -> float:
        pairs = [(small[one].get_at(at), small[other].get_at(at)) for at in field]
        return sum(max(abs(a[i] - b[i]) for i in range(3)) > 40 for a, b in pairs) / len(pairs)

    assert [pair for pair in combinations(FACES, 2) if unlike(*pair) < 0.35] == []


def test_face_of_a_person_carries_the_colours_of_the_seat() -> None:
    assert [name for name in PEOPLE if not all(check.seat_marks(check.text(name)))] == []
