"""The music: one quiet piece for the title and one for each scenery, all written for this game.

Each goes round: what still sounds at its end sounds at its beginning, and so does the room.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np

from synth import RATE, Circle, Sound, brass, drum, fiddle, flute, pad, pitch_of, rng, room, string, tune

LEVEL = -24.0
"""LUFS, as `measure.integrated` has it."""
BEFORE = 0.15
"""Seconds before the first note at which the loop is cut: what sounds there only dies away."""
Player = Callable[[float, float, object], Sound]
"""Pitch, seconds, seed -> a note."""


class Score:
    """A loop of so many beats."""

    def __init__(self, beats: float, beat: float) -> None:
        self.beats, self.beat = beats, beat
        self.circle = Circle(beats * beat)

    def play(
        self,
        player: Player,
        written: str,
        at: float = 0.0,
        *,
        gain: float = 1.0,
        where: float = 0.0,
        send: float = 0.35,
        loose: float = 0.012,
        over: float = 1.0,
        turned: float = 1.0,
    ) -> None:
        """Play a tune from a beat on.

        Args:
            loose: seconds by which a note may come too early or too late.
            over: how much longer a note sounds than it is written.
            turned: factor on every pitch.
        """
        luck = rng((written, at, turned))
        for start, beats, note in tune(written):
            if at + start + beats > self.beats:
                raise ValueError(f"{written!r} goes over the end")
            moved = (at + start) * self.beat + luck.uniform(-loose, loose)
            heavy = gain * (1.0 if start % 2 == 0 else 0.86) * luck.uniform(0.85, 1.08)
            sound = player(pitch_of(note) * turned, beats * self.beat * over, (written, start))
            self.circle.add(sound, moved, heavy, where, send)


def plucked(seconds: float, **how: object) -> Player:
    """A string that rings as long as it does, however short its note is written."""
    return lambda pitch, length, seed: string(round(pitch, 3), seconds, **how)  # type: ignore[arg-type]


def bowed(**how: object) -> Player:
    """A fiddle."""
    return lambda pitch, length, seed: fiddle(pitch, length + 0.12, seed=seed, **how)  # type: ignore[arg-type]


def blown(**how: object) -> Player:
    """A flute."""
    return lambda pitch, length, seed: flute(pitch, length + 0.06, seed=seed, **how)  # type: ignore[arg-type]


def voices(**how: object) -> Player:
    """Many soft voices."""
    return lambda pitch, length, seed: pad(pitch, length, seed=seed, **how)  # type: ignore[arg-type]


def struck_skin(pitch: float, length: float, seed: object) -> Sound:
    """A frame drum."""
    return drum(seed, pitch, 0.7, snap=0.5)


def far_horn(pitch: float, length: float, seed: object) -> Sound:
    """A horn behind the hills."""
    return brass(pitch, length, 0.5, min(1.2, 0.5 * length), seed=seed)


def chords(score: Score, names: Sequence[str], beats: float, player: Player, **how: float) -> None:
    """Lay a chord under every so many beats; it begins before and ends after them, so that chords melt together."""
    for index, name in enumerate(names):
        for number, note in enumerate(name.split()):
            length = beats * score.beat * 1.5
            sound = player(pitch_of(note), length, (name, index))
            start = (index * beats - 0.25 * beats) * score.beat
            where = (-0.5, 0.4, -0.2, 0.6)[number % 4]
            score.circle.add(sound, start, how.get("gain", 0.1), where, how.get("send", 0.5))


DORIAN = {
    "Dm": "d3 a3 d4 f4 a4",
    "C": "c3 g3 c4 e4 g4",
    "F": "f2 c3 f3 a3 c4",
    "G": "g2 d3 g3 b3 d4",
    "Am": "a2 e3 a3 c4 e4",
}


def title() -> Score:
    """The title: harp and voices, then a flute, then a fiddle, in D dorian."""
    score = Score(96, 0.92)
    course = "Dm Dm C C F C G Dm  Dm C F Am G C Dm Dm  F C G Dm F C Am Dm".split()
    chords(score, [" ".join(DORIAN[name].split()[:4]) for name in course], 4, voices(dark=800), gain=0.08, send=0.6)
    harp = plucked(4.5, t60=5.0, bright=0.55, where=0.3, stiff=2e-5)
    shapes = ((0, 1, 2, 3, 4, 3, 2, 1), (0, 2, 1, 3, 2, 4, 3, 1), (0, 1, 3, 2, 4, 2, 3, 1))
    for bar, name in enumerate(course):
        tones = DORIAN[name].split()
        shape = shapes[bar % 3] if bar % 8 != 7 else (0, 1, 2, 3, 4)
        length = 0.5 if bar % 8 != 7 else 0.75
        score.play(harp, " ".join(f"{tones[one]}:{length}" for one in shape), 4 * bar, gain=0.17, where=-0.3, send=0.5)
    tune_of_flute = (
        "a4:1.5 d5:.5 f5:1 e5 | e5:.5 d5 c5:1 g4:2 | a4:1 c5 f5:1.5 e5:.5 | e5:3 -:1 |"
        "d5:1.5 b4:.5 g4:1 b4 | c5:1 e5 g5:1.5 f5:.5 | f5:1 e5:.5 d5 c5:1 e5 | d5:4"
    )
    score.play(blown(), tune_of_flute, 32, gain=0.1, where=0.25, send=0.8)
    tune_of_fiddle = (
        "c5:2 a4:1 c5 | g4:3 e4:1 | b4:1.5 d5:.5 b4:1 g4 | a4:3 -:1 |"
        "f4:1 a4 c5:1.5 a4:.5 | g4:1 c5 e5:2 | e5:1 c5 a4 c5 | d5:3 -:1"
    )
    score.play(bowed(soft=0.8), tune_of_fiddle, 64, gain=0.1, where=0.15, send=0.7)
    score.play(far_horn, "a3:3 d4:5", 14, gain=0.06, where=0.6, send=1.6)
    score.play(struck_skin, "e2:16 e2 e2 e2 e2 e2", 0, gain=0.2, send=0.8)
    return score


def north() -> Score:
    """The Gift and the Watch: low voices, a few strings of a kantele, a horn far away; A aeolian, slow."""
    score = Score(96, 1.0)
    course = [
        *("a2 e3 a3 c4", "e2 b2 e3 g3", "f2 c3 f3 a3", "e2 b2 e3 g3", "a2 e3 a3 c4", "d3 a3 d4 f4"),
        *("f2 c3 f3 a3", "e2 b2 e3 b3", "a2 e3 a3 c4", "g2 d3 g3 b3", "f2 c3 f3 a3", "e2 b2 e3 b3"),
    ]
    chords(score, course, 8, voices(dark=950), gain=0.085, send=0.7)
    kantele = plucked(6.5, t60=7.5, bright=0.75, where=0.18, stiff=4e-5, body=((330.0, 4.0), (650.0, 4.0)))
    sparse = (
        "-:4 a4:1.5 b4:.5 c5:2 | b4:3 -:5 | -:2 c5:1 a4 f4:4 | -:2 g4:1 b4 e4:4 |"
        "e5:3 d5:1 c5:1 b4:3 | a4:2 -:2 f4:1 e4:3 | -:8 | -:8 |"
        "a4:1.5 c5:.5 e5:2 -:4 | d5:1 b4 g4:2 -:4 | a4:1 g4 f4:2 e4:4 | -:3 b3:1 e4:4"
    )
    score.play(kantele, sparse, gain=0.25, where=-0.25, send=0.9, loose=0.03)
    score.play(far_horn, "e3:3 a3:5 -:2 e3:4", 48, gain=0.07, where=0.5, send=2.2)
    low = bowed(soft=0.5, vibrato=0.002, body=((150.0, 4.0), (320.0, 4.0), (600.0, 2.0)))
    score.play(low, "a3:7.5 -:.5 g3:7.5 -:.5 f3:7.5 -:.5 e3:7.5", 64, gain=0.06, where=0.2, send=0.9)
    score.play(struck_skin, "d2:.7 d2:47.3 d2:.7 d2:15.3 d2:8", 0, gain=0.22, send=1.2)
    return score


MIXOLYDIAN = {"G": "g2 d3 g3 b3", "F": "f2 c3 f3 a3", "C": "c3 g3 c4 e4", "D": "d3 a3 d4 f4"}
ISLE = (
    "d5:3 b4:2 c5:1 | d5:3 g4 | c5:2 a4:1 f4:2 a4:1 | g4:3 e4 |"
    "g4:1 a4 b4 d5:3 | f5:2 e5:1 d5:3 | e5:2 d5:1 c5:2 a4:1 | b4:3 g4"
)
BAY = (
    "e5:3 g5:2 e5:1 | d5:3 b4 | c5:1 d5 c5 a4:3 | g4:3 c5 |"
    "d5:2 e5:1 f5:3 | a5:2 g5:1 f5:2 c5:1 | e5:2 d5:1 c5:2 d5:1 | d5:6"
)


def coast() -> Score:
    """The coast: two lutes and a flute, in six eighths, G mixolydian."""
    score = Score(240, 0.31)
    isle, bay, end = "G G F C G D C G", "C G F C D F C G", "C C F F C D G G"
    course = " ".join([isle, isle, bay, isle, end]).split()
    lute = plucked(2.6, t60=2.6, bright=0.6, where=0.22, body=((210.0, 5.0), (420.0, 4.0), (800.0, 2.0)))
    for bar, name in enumerate(course):
        tones = MIXOLYDIAN[name].split()
        shape = (0, 1, 2, 3, 2, 1) if bar % 4 != 3 else (0, 2, 3, 2, 1, 2)
        score.play(lute, " ".join(f"{tones[one]}:1" for one in shape), 6 * bar, gain=0.16, where=-0.35, send=0.35)
    chords(score, [MIXOLYDIAN[name] for name in course[::2]], 12, voices(dark=700), gain=0.04, send=0.6)
    second = plucked(2.2, t60=2.2, bright=0.85, where=0.12, body=((260.0, 4.0), (520.0, 4.0), (1100.0, 3.0)))
    score.play(second, ISLE, 0, gain=0.19, where=0.35, send=0.45)
    score.play(blown(), ISLE, 48, gain=0.08, where=0.15, send=0.7, over=0.94)
    score.play(blown(), BAY, 96, gain=0.08, where=0.15, send=0.7, over=0.94)
    score.play(second, BAY, 96, gain=0.09, where=0.4, send=0.45, turned=0.5)
    score.play(second, ISLE, 144, gain=0.19, where=0.35, send=0.45)
    score.play(
        second, "e5:3 c5 | g4:6 | a4:3 f4 | c5:6 | e5:2 d5:1 c5:3 | d5:3 f5 | d5:6 | g4:6", 192, gain=0.15, where=0.35
    )
    return score


def iceland() -> Score:
    """Iceland: a drone, and fiddles in the fifths of the old two-part songs; D lydian."""
    score = Score(84, 1.0)
    drone = bowed(soft=0.45, vibrato=0.0, body=((200.0, 4.0), (420.0, 5.0), (800.0, 2.0)))
    for start in range(0, 84, 6):  # the bow turns every six beats; the next stroke begins under the one before
        for note, gain in (("d3", 0.085), ("a3", 0.055)):
            stroke = drone(pitch_of(note), 7.4, (note, start))
            score.circle.add(stroke, start * score.beat, gain, -0.3 if note == "d3" else 0.3, 0.5)
    chords(score, ["d2 a2 d3 a3"] * 7, 12, voices(dark=600), gain=0.06, send=0.5)
    song = (
        ("d4:3 e4:1 f#4:2 e4:1 d4 e4:4", False),
        ("a4:2 g#4:1 f#4 e4:2 f#4 d4:4", True),
        ("f#4:2 g#4:1 a4:3 b4:1 a4 g#4 f#4:3", False),
        ("e4:2 f#4:1 g#4 a4:2 f#4 e4:4", True),
        ("", False),
        ("d5:2 c#5:1 b4 a4:2 g#4:1 f#4 e4:4", True),
        ("f#4:2 e4 d4:6 -:2", False),
    )
    upper, lower = bowed(soft=0.85, slide=35.0), bowed(soft=0.65, slide=20.0)
    for index, (phrase, two) in enumerate(song):
        score.play(upper, phrase, 12 * index, gain=0.14, where=0.12, send=0.75, over=0.98)
        if two:
            score.play(lower, phrase, 12 * index, gain=0.10, where=-0.2, send=0.75, over=0.98, turned=2 / 3)
    langspil = plucked(3.5, t60=3.8, bright=0.95, where=0.1, stiff=6e-5, body=((300.0, 4.0), (600.0, 4.0)))
    score.play(langspil, "a4:1 b4 a4 f#4 e4:2 d4 e4:4", 48, gain=0.3, where=-0.3, send=0.6)
    for bar in (0, 24, 48, 72):
        score.play(langspil, "d3:.5 a3 d4:5", bar, gain=0.2, where=-0.4, send=0.6)
    return score


def steppe() -> Score:
    """The Great Wall: a zither whose strings are bent, a long flute, a horse-head fiddle below; pentatonic on A."""
    score = Score(112, 0.76)
    body = ((240.0, 4.0), (500.0, 4.0), (1000.0, 3.0))
    zither = plucked(4.0, t60=4.2, bright=1.0, where=0.09, stiff=5e-5, body=body)
    bent = plucked(4.0, t60=4.2, bright=0.95, where=0.09, stiff=5e-5, body=body, bend=(140.0, 0.16, 14.0))
    phrases = {
        0: "a4:2 c5:1 d5 e5:3 d5:1 c5 a4 g4:2 a4:4",
        1: "e5:1 g5 a5:2 g5:1 e5 d5:2 e5:.5 d5 c5:1 a4:2 -:4",
        3: "d5:2 c5:1 a4 g4 a4 c5:2 d5:1 e5 g5:2 e5:4",
        4: "a4:.5 c5 d5 e5 g5:1 e5 d5:2 c5 a4 g4:1 e4 a4:4",
        6: "e4:2 g4:1 a4 c5:2 a4 g4:1 e4 a4:4 -:2",
    }
    for index, phrase in phrases.items():
        for start, beats, note in tune(phrase):
            player = bent if beats >= 2 else zither
            score.play(player, f"{note}:{beats}", 16 * index + start, gain=0.26, where=0.2, send=0.5)
    for index, (low, fifth, high) in enumerate(
        (
            ("a2", "e3", "a3"),
            ("c3", "g3", "c4"),
            ("a2", "e3", "c4"),
            ("d3", "a3", "d4"),
            ("a2", "e3", "a3"),
            ("c3", "g3", "e4"),
            ("a2", "e3", "a3"),
        )
    ):
        score.play(zither, f"{low}:.5 {fifth} {high}:3", 16 * index, gain=0.13, where=-0.3, send=0.5)
        score.play(zither, f"{fifth}:.5 {high}:3", 16 * index + 8, gain=0.11, where=-0.3, send=0.5)
    long_flute = blown(breath=0.10)
    score.play(long_flute, "e5:3 d5:1 c5:2 a4 c5:1 d5 a4:2 g4:4", 32, gain=0.075, where=-0.1, send=1.0)
    score.play(long_flute, "a5:3 g5:1 e5:2 d5 e5:1 d5 c5:2 a4:4", 80, gain=0.07, where=-0.1, send=1.0)
    horse = bowed(soft=0.55, vibrato=0.0025, body=((180.0, 5.0), (380.0, 5.0), (900.0, 2.0)))
    score.play(horse, "a2:8 e3 c3 g2 a2 a2 d3 a2 a2 e3 c3 g2 a2 a2", 0, gain=0.08, where=-0.2, send=0.5, over=1.02)
    score.play(struck_skin, "f2:16 f2:1.5 f2:14.5 f2:16 f2:1.5 f2:14.5 f2:16 f2:16", 0, gain=0.13, send=0.7)
    run = "a5:.17 g5 e5 d5 c5 a4 g4 e4 d4 c4 a3"
    score.play(zither, run, 62, gain=0.045, where=0.4, send=0.7)
    score.play(zither, run, 108, gain=0.05, where=0.4, send=0.7)
    return score


ROOMS = {
    "title": partial(room, "title", 2.6, 0.025),
    "north": partial(room, "north", 4.2, 0.04, 3600.0),
    "coast": partial(room, "coast", 1.3, 0.015, 6000.0),
    "iceland": partial(room, "iceland", 2.4, 0.03, 4500.0),
    "steppe": partial(room, "steppe", 1.9, 0.03, 5000.0),
}
PIECES: dict[str, Callable[[], Score]] = {
    "title": title,
    "north": north,
    "coast": coast,
    "iceland": iceland,
    "steppe": steppe,
}


def rendered(name: str) -> Sound:
    """Return a piece in its room, in stereo, not yet at its level; it begins a moment before its first note."""
    score = PIECES[name]()
    return np.roll(score.circle.mixed(ROOMS[name]()), round(BEFORE * RATE), axis=-1)
