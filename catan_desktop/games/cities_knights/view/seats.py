"""Public figures of a seat in Cities & Knights, the ladders of improvements, and progress cards in hand."""

from __future__ import annotations

from catan_desktop.games.cities_knights.actions import ImproveCity, PlayProgress
from catan_desktop.games.cities_knights.improvements import IMPROVEMENT, has_crane, own_walls, price
from catan_desktop.games.cities_knights.numbers import (
    ABILITY,
    COMMODITY,
    HELD_LIMIT,
    KINDS,
    LEVELS,
    METROPOLIS_FROM,
    METROPOLIS_KEPT,
    PROGRESS,
    TRACK_IDS,
    TRACKS,
    ProgressId,
    RankId,
    TrackId,
    reach,
)
from catan_desktop.games.cities_knights.part import (
    BARBARIANS,
    IMPROVEMENTS,
    KNIGHTS,
    PROGRESS_CARDS,
    Barbarians,
    Improvements,
    Knights,
    ProgressCards,
    held_count,
    metropolis_holder,
    study,
)
from catan_desktop.games.cities_knights.pieces import strength
from catan_desktop.kernel import Game, GameState, Observation, Seat, replace
from catan_desktop.kernel.ids import numbered
from catan_desktop.mechanics.discards import hand_limit
from catan_desktop.mechanics.parts import PIECES, hand_of
from catan_desktop.mechanics.view.names import goods
from catan_desktop.mechanics.view.panels import button, lacking, price_of
from catan_desktop.present.models.ladders import Ladder, Rung, Track
from catan_desktop.present.models.panels import CardView, Counter, SeatPanel
from catan_desktop.present.tiles import why_grey
from catan_desktop.present.words import Several, Who, Words, words

from .names import improvement_name, kebab, progress_name

TRACK_ICONS = ("trade_track", "politics", "science")
"""By track."""
TRACK_TOPICS = tuple(f"{key}-track" for key in TRACKS)
"""By track: its entry of the almanac."""


# seats


def seat_panel(game: Game, view: Observation, panel: SeatPanel) -> SeatPanel:
    """Progress cards, knights, walls, honours and tracks of a seat, and then what other games count."""
    state, seat = view.state, panel.seat
    known = {counter.key: counter for counter in panel.counters}
    counters = (
        _cards(game, state, seat, known["cards"]),
        _progress(PROGRESS_CARDS.of(game, state), seat),
        _knights(KNIGHTS.of(game, state), seat),
        known["road"],
        _defender(BARBARIANS.of(game, state), seat),
        *[counter for key, counter in known.items() if key not in {"cards", "road"}],
    )
    tracks = tuple(_track(game, state, seat, track) for track in TRACK_IDS)
    return replace(panel, counters=counters, tracks=tracks)


def _cards(game: Game, state: GameState, seat: Seat, counter: Counter) -> Counter:
    """A hand may be larger behind walls."""
    walls = own_walls(game, state, seat).bit_count()
    tip = words("tell-walls", count=walls, limit=hand_limit(game, state, seat))
    return replace(counter, more=(*counter.more, tip))


def _progress(part: ProgressCards, seat: Seat) -> Counter:
    tip = [words("tell-progress", limit=HELD_LIMIT)]
    held = tuple(
        words("tell-progress-held", track=TRACKS[track], count=count)
        for track, count in numbered(TrackId, part.held[seat])
        if count
    )
    if held:
        tip.append(words("tell-progress-now", cards=Several(held)))
    if part.shown[seat]:
        tip.append(words("tell-progress-open", cards=Several(tuple(progress_name(card) for card in part.shown[seat]))))
    return Counter("progress", held_count(part, seat), words("count-progress"), False, tuple(tip), "progress-card")


def _knights(part: Knights, seat: Seat) -> Counter:
    active = strength(part, seat)
    idle = sum((rank + 1) * mask.bit_count() for rank, mask in numbered(RankId, part.ranks[seat])) - active
    tip = words("tell-knights", active=active, idle=idle)
    return Counter("knight", active, words("count-knights"), False, (tip,), "knight")


def _defender(part: Barbarians, seat: Seat) -> Counter:
    times = part.defenders[seat]
    tip = words("tell-defender", count=times, points=times)
    return Counter("defender", times, words("source-defender"), times > 0, (tip,), "defender")


def _track(game: Game, state: GameState, seat: Seat, track: TrackId) -> Track:
    part = IMPROVEMENTS.of(game, state)
    level, key = part.levels[seat][track], TRACKS[track]
    if level:
        more = [words("tell-level", improvement=improvement_name(track, level), track=key, level=level)]
        more.append(words("tell-level-draws", track=key, most=reach(level)))
    else:
        more = [words("tell-level-none", track=key)]
    if level >= ABILITY:
        more.append(words(f"improve-ability-{key}"))
    crowned = metropolis_holder(part, PIECES.of(game, state), track) == seat
    if crowned:
        more.append(words("explain-metropolis", who=Who(seat), track=key))
    if level < LEVELS:
        cards = goods(game, price(part, seat, track, crane=False))
        more.append(words("tell-level-next", improvement=improvement_name(track, level + 1), cards=cards))
    else:
        more.append(words("tell-level-complete", track=key))
    ink = KINDS[COMMODITY[track]]
    icon, topic = TRACK_ICONS[track], TRACK_TOPICS[track]
    return Track(key, words("track-" + key), level, LEVELS, ink, icon, crowned, more=tuple(more), topic=topic)


# ladders


def level_reason(game: Game, view: Observation, track: TrackId) -> Words | None:
    """Return why the looking seat cannot have the next level of a track now."""
    return button(game, view, IMPROVEMENT, track).reason


def ladder(game: Game, view: Observation, track: TrackId) -> Ladder:
    """A track with its five levels."""
    part, seat, key = IMPROVEMENTS.of(game, view.state), view.seat, TRACKS[track]
    level = part.levels[seat][track]
    full = level == LEVELS
    cost = (0,) * len(KINDS) if full else price(part, seat, track, has_crane(game, view.state, seat))
    return Ladder(
        key=key,
        name=words("track-" + key),
        ink=KINDS[COMMODITY[track]],
        icon=TRACK_ICONS[track],
        level=level,
        rungs=tuple(_rung(game, part, track, number) for number in range(1, LEVELS + 1)),
        price=price_of(game, cost),
        missing=lacking(game, hand_of(game, view.state, seat), cost),
        reason=level_reason(game, view, track),
        kinds=(ImproveCity.kind,),
        fixed=(("track", track),),
        crown=metropolis_holder(part, PIECES.of(game, view.state), track),
        crown_from=METROPOLIS_FROM,
        crown_icon="metropolis",
        topic=TRACK_TOPICS[track],
    )


def _rung(game: Game, part: Improvements, track: TrackId, number: int) -> Rung:
    """Return what a level gives: draws at the gate, the ability of the third, the metropolis of the fourth and
    fifth."""
    text = [words("improve-draws", track=TRACKS[track], most=reach(number))]
    if number == ABILITY:
        text.append(words(f"improve-ability-{TRACKS[track]}"))
    if number == METROPOLIS_FROM:
        text.append(words("improve-metropolis"))
    if number == METROPOLIS_KEPT:
        settled = any(levels[track] == METROPOLIS_KEPT for levels in part.levels)
        text.append(words("improve-metropolis-kept" if settled else "improve-metropolis-take"))
    seats = sum(1 << seat for seat, levels in enumerate(part.levels) if levels[track] == number)
    cost = tuple(number if kind == COMMODITY[track] else 0 for kind in range(len(KINDS)))
    name = improvement_name(track, number)
    mark = "ability" if number == ABILITY else ""
    return Rung(name, f"improve-{TRACKS[track]}-{number}", tuple(text), price_of(game, cost), seats, mark)


# progress cards


def progress_cards(game: Game, view: Observation) -> tuple[CardView, ...]:
    """The looking seat's unplayed progress cards, by colour."""
    own = study(PROGRESS_CARDS.of(game, view.state), view.seat).cards
    return tuple(_card(game, view, card, count) for card, count in numbered(ProgressId, own) if count)


def _card(game: Game, view: Observation, card: ProgressId, count: int) -> CardView:
    key = PROGRESS[card].key
    over, possible = view.state.outcome is not None, view.decision is not None
    why = words("reason-game-over") if over else why_grey(game, view, PlayProgress, card=card)
    if why is None and not possible:
        why = words("reason-not-your-move")
    return CardView(
        key=kebab(key),
        art=f"card-{key}",
        name=progress_name(card),
        text=words(f"card-{kebab(key)}-text"),
        count=count,
        fresh=0,
        kinds=(PlayProgress.kind,),
        reason=why,
        icon=TRACK_ICONS[PROGRESS[card].track],
        topic=f"progress-{kebab(key)}",
        fixed=(("card", card),),
    )
