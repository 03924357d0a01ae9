"""The recipes of all that is heard once; those that are heard often have several takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from synth import (
    BAR,
    BELL,
    BLOCK,
    DISC,
    RATE,
    Sound,
    add,
    band,
    brass,
    burst,
    drum,
    edged,
    fiddle,
    flute,
    grains,
    heard_in,
    knock,
    modes,
    noise,
    pitch_of,
    plate,
    rng,
    room,
    shaped,
    silence,
    string,
    struck,
    times,
)

GREAT, USUAL, SMALL = -19.0, -23.0, -28.0
"""Loudness of the classes in LUFS, as `measure.loudness` has it."""
TAKES = 3
"""Of a sound that is heard often."""


@dataclass(frozen=True)
class Effect:
    """How a sound is made."""

    recipe: Callable[[int], Sound]
    """Take -> samples."""
    level: float
    takes: int = 1
    hall: float = 0.0
    """Seconds that the room goes on; 0: the small one at the table."""


EFFECTS: dict[str, Effect] = {}


def effect(name: str, level: float, takes: int = 1, hall: float = 0.0) -> Callable[[Callable[[int], Sound]], object]:
    """Enter a recipe under the name of its sound."""

    def enter(recipe: Callable[[int], Sound]) -> Callable[[int], Sound]:
        EFFECTS[name] = Effect(recipe, level, takes, hall)
        return recipe

    return enter


def in_room(name: str, take: int) -> Sound:
    """Return a take of a sound in its room, in stereo, not yet at its level."""
    made = EFFECTS[name]
    dry = made.recipe(take)
    if made.hall:
        return heard_in(dry / np.abs(dry).max(), room("hall", made.hall, 0.02), 0.6, 0.6 * made.hall)
    return heard_in(dry / np.abs(dry).max(), room("table", 0.22, 0.006), 0.35, 0.12)


def notes(
    play: Callable[..., Sound], written: Sequence[tuple[float, str, float]], seconds: float, **more: object
) -> Sound:
    """Return notes of (time, name, length) played on one instrument."""
    out = silence(seconds)
    for at, note, length in written:
        add(out, play(pitch_of(note), length, **more), at)
    return out


# wood


@effect("piece", USUAL, TAKES)
def piece(take: int) -> Sound:
    """A wooden house is set down, rocks once and stands."""
    luck = rng(("piece", take))
    out = silence(0.34)
    add(out, knock(("piece", take), 165 + 14 * take, 0.9))
    add(out, knock(("rock", take), 230, 0.8), luck.uniform(0.048, 0.066), luck.uniform(0.16, 0.26))
    return out


@effect("keep", USUAL, TAKES)
def keep(take: int) -> Sound:
    """A larger house takes the place of a small one: heavier, with a stone foot."""
    out = silence(0.45)
    add(out, knock(("keep", take), 315 + 9 * take, 1.0, 0.13))
    add(out, modes(struck(DISC, 1150 + 60 * take, 0.05), 0.12, 0.0007), 0.0, 0.1)
    add(out, knock(("lid", take), 290, 0.9, 0.06), 0.105 + 0.012 * take, 0.5)
    return out


@effect("road", USUAL, TAKES)
def road(take: int) -> Sound:
    """A stick is pushed a little and laid down, one end after the other."""
    luck = rng(("road", take))
    out = silence(0.4)
    slide = silence(0.13)
    add(
        slide,
        band(
            grains(("slide", take), shaped([(0, 400), (0.1, 2600), (0.13, 0)], 0.13), 700, 4200, (0.001, 0.004)),
            600,
            4200,
        ),
    )
    add(out, slide / np.abs(slide).max(), 0.0, 0.22)
    add(out, knock(("near", take), 210 + 15 * take, 1.0, 0.07), 0.1, 0.75)
    add(out, knock(("far", take), 250 + 20 * take, 1.0, 0.07), 0.1 + luck.uniform(0.045, 0.07), 0.9)
    return out


@effect("tap", SMALL, TAKES)
def tap(take: int) -> Sound:
    """A figure is lifted and set on."""
    out = silence(0.14)
    return add(out, knock(("tap", take), 380 + 40 * take, 1.1, 0.05)[: len(out)])


@effect("click", SMALL, TAKES)
def click(take: int) -> Sound:
    """A small peg of wood goes in."""
    out = silence(0.07)
    add(out, modes(struck(BAR, 1350 + 70 * take, 0.028, dull=1.1), 0.06, 0.0004))
    add(out, modes(plate(("click", take), 420, 0.035), 0.06, 0.0009), 0.0, 0.12)
    return add(out, burst(("click", take), 0.012, 1500, 6000, 0.008, 0.0002), 0.0, 0.1)


@effect("dice", USUAL, TAKES)
def dice(take: int) -> Sound:
    """Two dice fall on a wooden table, hit each other, and roll until they lie."""
    luck = rng(("dice", take))
    contacts: list[tuple[float, float, int]] = []
    for die in range(2):
        at, flight, force = 0.01 + 0.045 * die + luck.uniform(0, 0.02), luck.uniform(0.15, 0.19), 1.0
        while flight > 0.012:
            corners = 1 + (luck.random() < 0.75) + (luck.random() < 0.4)
            for corner in range(corners):
                contacts.append((at + corner * luck.uniform(0.007, 0.018), force * luck.uniform(0.5, 1.0), die))
            at += flight
            flight *= luck.uniform(0.58, 0.70)
            force *= luck.uniform(0.66, 0.80)
        for roll in range(luck.integers(4, 7)):  # it turns over its edges, ever slower
            at += 0.03 + 0.011 * roll * luck.uniform(0.8, 1.3)
            contacts.append((at, 0.3 * 0.82**roll * luck.uniform(0.6, 1.1), die))
    contacts.append((luck.uniform(0.16, 0.26), 0.5, 2))
    out = silence(max(at for at, _, _ in contacts) + 0.25)
    for index, (at, force, die) in enumerate(contacts):
        seed = ("dice", take, index)
        body = struck(BLOCK, (1750, 1950, 2300)[die] * luck.uniform(0.94, 1.06), 0.014, dull=0.5)
        add(out, modes(body, 0.03, 0.0002), at, 0.42 * force)
        if die < 2:
            add(out, modes(plate(seed, 260, 0.045), 0.12, 0.0008 / (0.5 + force)), at, 0.07 * force)
        add(out, burst(seed, 0.01, 1200, 6500, 0.006, 0.0002), at, 0.12 * force)
    return out


@effect("token", USUAL, TAKES)
def token(take: int) -> Sound:
    """A round piece of wood spins on its edge and comes to lie, ever faster."""
    luck = rng(("token", take))
    out, at, gap, force = silence(0.75), 0.0, 0.085, 0.8
    index = 0
    while gap > 0.009 and at < 0.6:
        lowest = 300 + 25 * take + 90 * np.sin(2.1 * index)
        add(out, knock(("token", take, index), lowest, 0.9, 0.045), at, force * luck.uniform(0.8, 1.0))
        at, gap, force, index = at + gap, gap * 0.885, force * 0.94, index + 1
    return add(out, knock(("lies", take), 240, 0.8, 0.06), at, 0.5)


@effect("gavel", GREAT, TAKES)
def gavel(take: int) -> Sound:
    """A staff strikes the rock, twice."""
    out = silence(0.75)
    for at, gain in ((0.0, 1.0), (0.21 + 0.01 * take, 0.85)):
        add(out, knock(("gavel", take, at), 270 + 12 * take, 0.7, 0.11), at, gain)
        add(out, modes(struck(BAR, 540 + 20 * take, 0.11, dull=0.7), 0.25, 0.0009), at, 0.35 * gain)
    return out


@effect("hooves", SMALL, TAKES)
def hooves(take: int) -> Sound:
    """A small horse in the gait that only its kind has: four quick beats."""
    luck = rng(("hooves", take))
    out = silence(0.5)
    for index in range(4):
        at = 0.086 * index + luck.uniform(-0.006, 0.006)
        add(
            out,
            modes(struck(BAR, (620, 540, 660, 580)[index] * luck.uniform(0.96, 1.04), 0.04), 0.1, 0.0012),
            at + 0.01,
            0.6,
        )
        add(out, burst(("turf", take, index), 0.08, 250, 2200, 0.05, 0.002), at + 0.01, 0.16)
    return out


# paper


def flick(seed: object, seconds: float, low: float, high: float) -> Sound:
    """A sheet slides over another: many fibres, more and higher the faster it goes."""
    course = shaped(
        [(0, 0), (0.35 * seconds, 5200), (0.62 * seconds, 9000), (0.8 * seconds, 2500), (seconds, 0)], seconds
    )
    fibres = grains(("fibres", seed), course, low, high, (0.0004, 0.0016))
    rub = noise(("rub", seed), seconds, low, high * 0.7) * (course / 9000) ** 1.5
    return fibres / np.abs(fibres).max() + 0.13 * rub


def flap(seed: object, lowest: float, ring: float = 0.03) -> Sound:
    """A card springs free and its edge meets the table."""
    sheet = modes(plate(seed, lowest, ring, 1.3, 30), 0.1, 0.0014)
    return add(0.5 * sheet / np.abs(sheet).max(), burst(("snap", seed), 0.03, 1200, 6500, 0.018, 0.0003), 0.0, 0.5)


@effect("card", SMALL, TAKES)
def card(take: int) -> Sound:
    """A card is dealt: it leaves the pack, flies and lands."""
    out = silence(0.24)
    add(out, flick(("card", take), 0.085 + 0.008 * take, 1500, 7500), 0.0, 0.9)
    add(out, flap(("thumb", take), 620 + 50 * take, 0.022), 0.066 + 0.006 * take, 0.75)
    return add(out, flap(("land", take), 330 + 25 * take, 0.035), 0.12 + 0.01 * take, 0.42)


@effect("page", SMALL, TAKES)
def page(take: int) -> Sound:
    """A leaf is turned over."""
    out = silence(0.46)
    add(out, flick(("lift", take), 0.2, 1200, 6500), 0.0, 0.6)
    add(out, flick(("over", take), 0.15 + 0.02 * take, 1500, 7000), 0.15, 0.5)
    return add(out, flap(("down", take), 430 + 25 * take, 0.04), 0.3 + 0.01 * take, 0.35)


@effect("trade", USUAL, TAKES)
def trade(take: int) -> Sound:
    """Cards change hands, and something is struck a bargain on."""
    out = silence(0.62)
    add(out, card(take), 0.0, 0.8)
    add(out, card((take + 1) % TAKES), 0.12, 0.7)
    for at, note in ((0.17, "d5"), (0.245, "a5")):
        add(out, string(pitch_of(note), 0.5, t60=0.5, bright=0.75), at, 0.5)
    return out


@effect("progress", USUAL)
def progress(take: int) -> Sound:
    """A leaf is turned, and somebody has an idea."""
    out = silence(0.95)
    add(out, page(0), 0.0, 0.7)
    for at, note in ((0.12, "e5"), (0.2, "a5"), (0.28, "e6")):
        add(out, string(pitch_of(note), 0.7, t60=0.8, bright=0.8), at, 0.5)
    return out


@effect("theft", USUAL, TAKES)
def theft(take: int) -> Sound:
    """A card is drawn out of a hand, and two low strings think their part."""
    out = silence(0.75)
    add(out, flick(("theft", take), 0.2, 1100, 6000), 0.0, 0.7)
    add(out, flap(("theft", take), 500), 0.17, 0.4)
    for at, note in ((0.2, "bb3"), (0.3, "a3")):
        add(out, string(pitch_of(note), 0.45, t60=0.7, bright=0.9), at, 0.7)
    return out


@effect("fog", USUAL)
def fog(take: int) -> Sound:
    """Mist is drawn aside like a curtain, and light falls on what was behind it."""
    out = silence(0.95)
    cloth = noise("fog", 0.5, 500, 3800) * shaped([(0, 0), (0.2, 1), (0.5, 0)], 0.5) ** 1.5
    add(out, cloth / np.abs(cloth).max(), 0.0, 0.5)
    for at, note in ((0.16, "d5"), (0.26, "a5"), (0.36, "e6")):
        add(out, string(pitch_of(note), 0.6, t60=0.9, bright=0.6), at, 0.4)
    return out


# metal


@effect("coin", USUAL, TAKES)
def coin(take: int) -> Sound:
    """A coin falls on others."""
    luck = rng(("coin", take))
    out = silence(0.5)
    for at, pitch, gain in ((0.0, 2300, 1.0), (0.062, 2850, 0.7), (0.115, 2300, 0.35), (0.15, 2850, 0.2)):
        at *= luck.uniform(0.9, 1.15)
        metal = struck(DISC, pitch * luck.uniform(0.97, 1.03), 0.26, dull=0.55, loss=0.8)
        twins = [(high * 1.004, 0.6 * level, t60 * 0.9) for high, level, t60 in metal]
        add(out, modes([*metal, *twins], 0.34, 0.0002), at, gain)
        add(out, modes(plate(("coin", take, at), 400, 0.04), 0.1, 0.0006), at, 0.06 * gain)
    return out


@effect("guard", USUAL, TAKES)
def guard(take: int) -> Sound:
    """Somebody in mail steps up and sets the spear on the planks."""
    luck = rng(("guard", take))
    out = silence(0.6)
    add(out, knock(("guard", take), 210 + 12 * take, 0.9), 0.0, 0.9)
    for _ in range(9):
        rings = struck((1.0, 1.38, 1.9, 2.6), luck.uniform(2100, 3300), 0.06, dull=0.4)
        add(out, modes(rings, 0.12, 0.0003), luck.uniform(0.0, 0.14), luck.uniform(0.04, 0.13))
    return add(out, modes(struck((1.0, 1.62, 2.77), 1320 + 30 * take, 0.3, dull=0.6), 0.4, 0.0004), 0.09, 0.16)


@effect("knight", USUAL, TAKES)
def knight(take: int) -> Sound:
    """A sword leaves its sheath."""
    out = silence(0.7)
    scrape = grains(("sheath", take), shaped([(0, 1500), (0.2, 6000), (0.24, 0)], 0.24), 1500, 6500, (0.0006, 0.002))
    add(out, scrape / np.abs(scrape).max() * shaped([(0, 0.2), (0.2, 1), (0.24, 0.4)], 0.24), 0.0, 0.5)
    blade = struck((1.0, 1.47, 2.09, 2.56, 3.39), 1480 + 45 * take, 0.45, dull=0.5)
    add(out, modes(blade, 0.5, 0.0005), 0.2, 0.4)
    return add(out, knock(("hilt", take), 340, 0.8, 0.04), 0.0, 0.12)


@effect("award", USUAL)
def award(take: int) -> Sound:
    """Four bars of a glockenspiel."""
    out = silence(1.5)
    for at, note in ((0.0, "c5"), (0.11, "e5"), (0.22, "g5"), (0.33, "c6")):
        add(out, modes(struck(BAR, pitch_of(note), 0.9, dull=1.1), 1.1, 0.0005), at)
    return out


@effect("turn", USUAL)
def turn(take: int) -> Sound:
    """Two bars: it is your turn."""
    out = silence(1.2)
    for at, note in ((0.0, "d5"), (0.14, "a5")):
        add(out, modes(struck(BAR, pitch_of(note), 0.8, dull=1.1), 1.0, 0.0006), at)
        add(out, string(pitch_of(note), 1.0, t60=1.2, bright=0.5), at, 0.35)
    return out


@effect("offer", USUAL)
def offer(take: int) -> Sound:
    """Somebody knocks twice and asks: two strings that go up and wait."""
    out = silence(1.15)
    add(out, knock("offer", 330, 0.9, 0.05), 0.0, 0.55)
    add(out, knock("offer again", 350, 0.9, 0.05), 0.12, 0.6)
    for at, note in ((0.24, "e5"), (0.34, "f#5"), (0.48, "b5")):
        add(out, string(pitch_of(note), 0.75, t60=1.0, bright=0.75), at, 0.6)
    return out


@effect("brink", GREAT, hall=1.0)
def brink(take: int) -> Sound:
    """One point is missing: a drum, and strings that climb and do not arrive."""
    out = silence(1.7)
    for index, at in enumerate((0.0, 0.2, 0.4, 0.5)):
        add(out, drum(("brink", index), 118, 0.35, snap=1.0), at, 0.3 + 0.1 * index)
    for at, note, length in ((0.0, "d4", 0.5), (0.2, "e4", 0.45), (0.4, "a4", 1.2), (0.4, "c#5", 1.2)):
        add(out, fiddle(pitch_of(note), length, seed=at, soft=1.3, vibrato=0.004), at, 0.45)
    return out


@effect("metropolis", GREAT, hall=1.6)
def metropolis(take: int) -> Sound:
    """The great bells of a city."""
    out = silence(2.1)
    for at, note in ((0.0, "g4"), (0.26, "c5"), (0.52, "e5"), (0.78, "g5")):
        add(out, modes(struck(BELL, pitch_of(note), 1.6, dull=0.8, loss=0.6), 1.3, 0.0008), at)
    return out


# feet, stones, fire


def thump(seed: object, lowest: float, weight: float = 1.0) -> Sound:
    """Something heavy meets the ground: earth below, and above it what a small loudspeaker can play."""
    luck = rng(("thump", seed))
    earth = [
        (lowest * ratio * luck.uniform(0.97, 1.03), ratio**0.1, 0.26 * ratio**-0.55)
        for ratio in (1.0, 1.7, 2.6, 3.9, 5.2, 6.8, 9.1)
    ]
    out = silence(0.5)
    low = modes(earth, 0.4, 0.0022)
    add(out, low / np.abs(low).max(), 0.0, 0.5 * weight)
    add(out, burst(("dull", seed), 0.2, 350, 1500, 0.16, 0.0015), 0.0, 0.2 * weight)
    crumbs = grains(("crumbs", seed), shaped([(0, 2600), (0.06, 1200), (0.26, 0)], 0.26), 700, 5000, (0.0006, 0.004))
    return add(out, crumbs / np.abs(crumbs).max(), 0.004, 0.45)


@effect("thud", GREAT, TAKES)
def thud(take: int) -> Sound:
    """A blow against a wall of ice and stone."""
    out = silence(0.65)
    add(out, thump(("thud", take), 118 + 5 * take))
    add(out, modes(plate(("stone", take), 420, 0.09, 1.6), 0.25, 0.0011), 0.0, 0.3)
    return add(out, thump(("after", take), 140), 0.09 + 0.02 * take, 0.18)


@effect("stomp", GREAT, TAKES)
def stomp(take: int) -> Sound:
    """A giant takes three steps in the snow."""
    out = silence(1.25)
    for step, gain in enumerate((0.75, 0.88, 1.0)):
        at = 0.33 * step
        snow = grains(
            ("snow", take, step), shaped([(0, 0), (0.05, 5200), (0.2, 900), (0.26, 0)], 0.26), 600, 4800, (0.001, 0.005)
        )
        add(out, thump(("stomp", take, step), 82 + 3 * take), at + 0.03, gain)
        add(out, snow / np.abs(snow).max(), at, 0.6 * gain)
    return out


@effect("robber", USUAL, TAKES)
def robber(take: int) -> Sound:
    """Somebody slinks away in soft shoes."""
    luck = rng(("robber", take))
    out = silence(0.95)
    for index, at in enumerate((0.0, 0.15, 0.29, 0.42)):
        at += luck.uniform(0, 0.015)
        gain = 0.9 - 0.12 * index
        grit = grains(
            ("grit", take, index), shaped([(0, 0), (0.02, 3800), (0.09, 0)], 0.09), 600, 4500, (0.0008, 0.003)
        )
        add(out, grit / np.abs(grit).max(), at, 0.45 * gain)
        add(out, modes(plate(("sole", take, index), 190, 0.05), 0.12, 0.002), at, 0.22 * gain)
    for at, note in ((0.38, "f3"), (0.47, "e3")):
        add(out, string(pitch_of(note), 0.45, t60=0.8, bright=1.0), at, 0.5)
    return out


@effect("crack", GREAT, TAKES)
def crack(take: int) -> Sound:
    """Ice breaks, and splinters run down."""
    luck = rng(("crack", take))
    out = silence(1.0)
    add(out, burst(("break", take), 0.14, 600, 7000, 0.11, 0.0004), 0.0, 0.8)
    add(out, modes(plate(("sheet", take), 240, 0.16, 1.5), 0.4, 0.0006), 0.0, 0.5)
    add(out, thump(("crack", take), 105), 0.01, 0.6)
    for _ in range(16):
        at = 0.03 + 0.62 * luck.random() ** 1.5
        chip = struck((1.0, 1.55, 2.3), luck.uniform(1700, 3900), 0.035, dull=0.5)
        add(out, modes(chip, 0.06, 0.0002), at, luck.uniform(0.05, 0.2))
        add(out, burst(("chip", take, at), 0.02, 1800, 7000, 0.012, 0.0002), at, luck.uniform(0.05, 0.2))
    return out


@effect("guard-fall", USUAL, TAKES)
def guard_fall(take: int) -> Sound:
    """A cry of the wind, and somebody lies in the snow."""
    out = silence(0.85)
    fall = noise(("fall", take), 0.36, 400, 2200) * shaped([(0, 0), (0.28, 1), (0.36, 0)], 0.36) ** 2
    add(out, fall / np.abs(fall).max(), 0.0, 0.3)
    add(out, thump(("fall", take), 125, 0.8), 0.35)
    return add(out, guard(take), 0.37, 0.35)


@effect("pillage", GREAT)
def pillage(take: int) -> Sound:
    """Beams break, sparks fly."""
    luck = rng("pillage")
    out = silence(1.25)
    add(out, thump("pillage", 100))
    for index, at in enumerate((0.0, 0.08, 0.19, 0.3)):
        add(out, knock(("beam", index), luck.uniform(120, 210), 1.5, 0.16), at, 0.9)
        split = grains(("split", index), shaped([(0, 5000), (0.12, 0)], 0.12), 800, 6000, (0.0004, 0.003))
        add(out, split / np.abs(split).max(), at, 0.5)
    flames = noise("flames", 0.9, 250, 1500) * shaped([(0, 0), (0.3, 1), (0.9, 0)], 0.9)
    add(out, flames / np.abs(flames).max(), 0.25, 0.28)
    sparks = grains("sparks", shaped([(0, 60), (0.7, 20), (0.9, 0)], 0.9), 1200, 7000, (0.0005, 0.003))
    return add(out, sparks / np.abs(sparks).max(), 0.25, 0.5)


@effect("barbarian_sail", USUAL, TAKES)
def barbarian_sail(take: int) -> Sound:
    """Oars to the beat of a drum, and the sea along the hull."""
    luck = rng(("sail", take))
    out = silence(1.25)
    for at, gain in ((0.02, 0.8), (0.5, 1.0)):
        add(out, drum(("sail", take, at), 205, 0.24, snap=1.6), at, 0.7 * gain)
        wash = noise(("wash", take, at), 0.5, 500, 3200) * shaped([(0, 0), (0.14, 1), (0.5, 0)], 0.5) ** 1.3
        add(out, wash / np.abs(wash).max(), at + 0.06, 0.5)
        creak = silence(0.16)
        for pull in np.cumsum(luck.uniform(0.007, 0.012, 12)):
            add(creak, modes(struck((1.0, 1.9, 2.7), 620 + 900 * pull, 0.02), 0.03, 0.0007), pull, 0.5)
        add(out, creak, at + 0.2, 0.22)
    return out


# horns


def horns(
    written: Sequence[tuple[float, str, float]], seconds: float, attack: float = 0.06, release: float = 0.3
) -> Sound:
    """Three horns that are never quite together."""
    out = silence(seconds)
    for at, note, length in written:
        for player, (late, off) in enumerate(((0.0, 1.0), (0.017, 1.0035), (0.031, 0.9972))):
            tone = brass(pitch_of(note) * off, length, attack, min(release, 0.4 * length), seed=(player, at))
            add(out, tone, at + late, 0.5)
    return out


@effect("horn", GREAT, hall=1.8)
def horn(take: int) -> Sound:
    """One blast from the Wall: rangers, or the alarm."""
    return horns([(0.0, "d3", 1.3), (0.28, "a3", 1.0)], 1.45, 0.14, 0.4)


@effect("horn-deep", GREAT, hall=2.4)
def horn_deep(take: int) -> Sound:
    """A long one, from far below."""
    out = horns([(0.0, "d2", 1.9), (0.0, "d3", 1.9), (0.35, "a2", 1.5)], 2.0, 0.22, 0.6)
    return out


@effect("seven", USUAL, hall=0.9)
def seven(take: int) -> Sound:
    """Ill luck: two low strings and a drum."""
    out = silence(1.3)
    for at, note, low in ((0.0, "g4", "g3"), (0.22, "c#4", "c#3")):
        add(out, string(pitch_of(note), 1.0, t60=1.4, bright=0.9), at)
        add(out, string(pitch_of(low), 1.0, t60=1.6, bright=1.1), at, 0.6)
        add(out, drum(("seven", at), 130, 0.3, snap=0.8), at, 0.25)
    return out


@effect("hero", USUAL, hall=0.9)
def hero(take: int) -> Sound:
    """A harp for somebody with a name."""
    return notes(
        string, [(0.0, "d4", 1.3), (0.09, "a4", 1.2), (0.18, "d5", 1.1), (0.27, "f#5", 1.1)], 1.5, bright=0.85, t60=2.0
    )


@effect("defender", GREAT, hall=1.4)
def defender(take: int) -> Sound:
    """Trumpets on the wall."""
    written = [
        (0.0, "g4", 0.14),
        (0.14, "g4", 0.12),
        (0.27, "c5", 0.2),
        (0.47, "e5", 0.8),
        (0.47, "c5", 0.8),
        (0.47, "g4", 0.8),
    ]
    return horns(written, 1.4, 0.02, 0.4)


@effect("win", GREAT, hall=1.8)
def win(take: int) -> Sound:
    """A call that climbs to the octave, with bells of strings."""
    written = [(0.0, "d4", 0.2), (0.17, "f#4", 0.2), (0.34, "a4", 0.2)]
    last = [(0.51, note, 1.4) for note in ("d4", "a4", "d5", "f#5")]
    out = add(silence(2.3), horns([*written, *last], 2.2, 0.025, 0.7))
    out /= np.abs(out).max()
    for at, note in ((0.51, "d5"), (0.6, "a5"), (0.69, "d6"), (0.78, "f#6")):
        add(out, string(pitch_of(note), 1.4, t60=1.8, bright=0.7), at, 0.25)
    for at in (0.0, 0.34, 0.51):
        add(out, drum(("win", at), 100, 0.4, snap=1.0), at, 0.2)
    return out


@effect("defeat", GREAT, hall=1.8)
def defeat(take: int) -> Sound:
    """The call of victory turned downwards, in minor, for strings and one tired horn."""
    written = [(0.0, "d5", 0.32), (0.24, "c5", 0.32), (0.48, "bb4", 0.36), (0.8, "a4", 1.3)]
    out = notes(fiddle, written, 2.3, soft=1.2)
    for at, note, length in ((0.8, "f4", 1.3), (0.8, "d4", 1.3)):
        add(out, fiddle(pitch_of(note), length, seed="low", soft=1.2), at, 0.7)
    add(out, horns([(0.8, "d3", 1.3)], 1.4, 0.15, 0.7), 0.8, 0.35)
    return add(out, drum("defeat", 88, 0.5, snap=0.6), 0.8, 0.5)


@effect("tragic", GREAT, hall=2.2)
def tragic(take: int) -> Sound:
    """The Wall has fallen: horns go down by half steps to a bare fifth."""
    out = silence(2.5)
    written = [(0.0, "a3", 0.55), (0.45, "g#3", 0.55), (0.9, "f3", 1.3), (0.9, "d3", 1.3), (0.9, "a3", 1.3)]
    add(out, horns(written, 2.4, 0.09, 0.6))
    out /= np.abs(out).max()
    add(out, thump("tragic", 85), 0.9, 0.5)
    return out


@effect("barbarian_land", GREAT, hall=1.4)
def barbarian_land(take: int) -> Sound:
    """A war horn from the beach, and feet in the surf."""
    out = horns([(0.0, "g2", 0.62), (0.5, "c3", 1.2), (0.5, "g3", 1.2)], 1.9, 0.06, 0.35)
    out /= np.abs(out).max()
    surf = noise("surf", 1.5, 400, 2600) * shaped([(0, 0), (0.7, 1), (1.5, 0)], 1.5)
    add(out, surf / np.abs(surf).max(), 0.2, 0.22)
    for index in range(5):
        add(out, thump(("land", index), 105), 0.75 + 0.18 * index, 0.16 + 0.03 * index)
    return out


@effect("refuse", USUAL, TAKES)
def refuse(take: int) -> Sound:
    """Two dull bars of wood, the second lower: no."""
    out = silence(0.36)
    for at, pitch in ((0.0, 370.0 + 6 * take), (0.11, 311.0 + 6 * take)):
        add(out, modes(struck((1.0, 2.756, 5.404), pitch, 0.12, dull=0.9), 0.22, 0.0012), at)
        add(out, knock(("refuse", take, at), 200, 0.6, 0.05), at, 0.25)
    return out


@effect("surf", USUAL)
def surf(take: int) -> Sound:
    """One wave runs up the sand."""
    shape = shaped([(0, 0), (0.3, 0.3), (0.9, 1), (1.3, 0.5), (2.2, 0)], 2.2) ** 1.5
    froth = grains("surf", 2600 * np.roll(shape, round(0.2 * RATE)), 1500, 6500, (0.0006, 0.003))
    return noise("surf", 2.2, 350, 2400) * shape / 3 + 0.25 * froth / np.abs(froth).max()


@effect("gust", USUAL)
def gust(take: int) -> Sound:
    """The wind of winter comes down from the hills."""
    shape = shaped([(0, 0), (0.7, 1), (1.1, 0.6), (1.4, 0.8), (2.4, 0)], 2.4) ** 1.4
    return noise("gust", 2.4, 250, 1100) * shape + 0.5 * noise("whistle", 2.4, 600, 900, 4) * shape**2
