"""Makers of the records that the screens around the table show, from rules and sessions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from catan_desktop.campaign.campaign import Campaign, parts_of
from catan_desktop.games.catalogue import by_moments, entry, known, ruleset
from catan_desktop.games.entry import Pictured
from catan_desktop.games.mixes.offered import SWITCHES, games_of, mixable, switched
from catan_desktop.games.views import BOARDS, CHARTS, PANELS
from catan_desktop.kernel import Game, GameState, Reason, Seat, engine, replace
from catan_desktop.kernel.game import OptionSpec
from catan_desktop.lessons.lesson import Lesson
from catan_desktop.mechanics.questions import SHOWN_POINTS
from catan_desktop.mechanics.scoring import GOAL_OPTION, goal_of
from catan_desktop.mechanics.tables import tables
from catan_desktop.present.charts import charts
from catan_desktop.present.compose import board_view
from catan_desktop.present.models.board import HexGround
from catan_desktop.present.models.lesson import ChapterCard, LessonCard
from catan_desktop.present.models.screens import (
    BoardSketch,
    GuestCard,
    OptionCard,
    ResultModel,
    RulesetCard,
    SaveEntry,
    SeatLine,
)
from catan_desktop.present.naming import names_of
from catan_desktop.present.panel_view import moment, when
from catan_desktop.present.words import Speaker, Words, because, words
from catan_desktop.session.dealing import dealt
from catan_desktop.session.labels import label
from catan_desktop.session.library import Listed
from catan_desktop.session.save_models import Header
from catan_desktop.session.saves import board_of, read_position
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame, SeatSpec
from catan_desktop.stores.stories import story_of

NO_PICTURES = Pictured()


def ruleset_card(key: str) -> RulesetCard:
    """A game of the catalogue."""
    one = ruleset(key)
    return RulesetCard(
        key=key,
        games=games_of(key),
        guests=tuple([_guest_card(key, game) for game in SWITCHES]) if mixable(key) else (),
        seats=one.seats,
        options=tuple(
            option_card(spec, entry(key).telling.pictured.get(spec.key, NO_PICTURES))
            for spec in one.options
            if spec.asked
        ),
    )


def _guest_card(key: str, game: str) -> GuestCard:
    table = switched(key, game)
    if isinstance(table, Reason):
        return GuestCard(game, False, "", because(table))
    return GuestCard(game, game in games_of(key), table)


def option_card(spec: OptionSpec, shown: Pictured = NO_PICTURES) -> OptionCard:
    """One choice of those who start a game, and how it is shown."""
    pictures = tuple(shown.pictures.items())
    return OptionCard(spec.key, spec.default, spec.choices, spec.house, spec.seats, spec.clashes, pictures, shown.idle)


def theme_of(session: Session) -> str:
    """Name of the theme in whose light a game is shown."""
    from catan_desktop.ui.tables.sceneries import scenery_of  # noqa: PLC0415  (all that draws boards: no menu needs it)

    picture = board_view(BOARDS, session.game, engine.observe(session.game, session.state, Seat(0)))
    assert picture is not None
    return scenery_of(picture.layout.ground).theme


def spec_sketch(spec: NewGame) -> BoardSketch:
    """The board on which a game would begin, with what stands on it from the first."""
    game = dealt(spec)
    return _sketch(game, engine.start(game)[0], bare=False)


def saved_sketch(path: Path) -> BoardSketch:
    """The board of a saved game with what stands on it: what everybody at that table saw."""
    _, game, state = read_position(path)
    return _sketch(game, state, bare=False)


def header_sketch(header: Header) -> BoardSketch:
    """The board of a saved game, bare: the header does not say what stands on it."""
    rules = ruleset(header.ruleset)
    game = engine.make_game(rules, len(header.seats), header.options, board_of(rules, header))
    return _sketch(game, engine.start(game)[0], bare=True)


def _sketch(game: Game, state: GameState, *, bare: bool) -> BoardSketch:
    picture = board_view(BOARDS, game, engine.observe(game, state, Seat(0)))
    assert picture is not None
    ground = picture.layout.ground
    tiles = ground.tiles if isinstance(ground, HexGround) else ()
    kinds = tables(game).kinds if tiles else ()
    sums = {key: sum(tile.pips for tile in tiles if tile.resource == key) for key in kinds}
    goal = min(goal_of(game, state, Seat(seat)) for seat in range(game.seats)) if GOAL_OPTION in game.options else None
    return BoardSketch(
        ground, None if bare and tiles else picture, tuple((key, pips) for key, pips in sums.items() if pips), goal
    )


EASY = "easy"
"""The level of bots in a lesson and in the first game after it."""


def lesson_mark(lesson: str, chapter: str) -> str:
    """The name under which a finished chapter is remembered in the settings."""
    return f"{lesson}/{chapter}"


def lesson_card(lesson: Lesson, done: set[str]) -> LessonCard:
    """A lesson with its chapters; `done`: the marks of those that are finished."""
    keys = [chapter.key for chapter in lesson.chapters]
    left = [key for key in keys if lesson_mark(lesson.key, key) not in done]
    chapters = tuple(
        ChapterCard(
            chapter.key,
            words(f"lesson-{lesson.key}-{chapter.key}"),
            words(f"lesson-{lesson.key}-{chapter.key}.line"),
            chapter.art,
            chapter.key not in left,
            chapter.key == (left[0] if left else ""),
        )
        for chapter in lesson.chapters
    )
    return LessonCard(lesson.key, lesson.ruleset, chapters, lesson.portrait)


def when_of(header: Header) -> Words | None:
    """Return when the turn of a saved game is, where its turns are not counted by rounds."""
    if not by_moments(header.ruleset):
        return None
    return when(PANELS, ruleset(header.ruleset).slots, header.turn, len(header.seats))


def save_entry(listed: Listed, tr: Speaker, *, example: bool = False) -> SaveEntry:
    """One file as the list of games shows it."""
    header, reason = listed.header or listed.former, listed.reason
    if header is not None and not known(header.ruleset):
        reason = Reason("save-unknown-ruleset", (("ruleset", header.ruleset),))
        header = None
    winners = header.outcome.winners if header is not None and header.outcome else ()
    seats = _seat_lines(header.seats, header.points, winners, tr) if header is not None else ()
    return SaveEntry(
        path=str(listed.path),
        title=label(listed.path.name) if header is None else header.title,
        ruleset="" if header is None else header.ruleset,
        seats=seats,
        turn=0 if header is None else header.turn,
        date=listed.date,
        autosave=listed.autosave,
        example=example,
        ending=header.outcome.ending if header is not None and header.outcome else "",
        damage=because(reason),
        backup="" if listed.backup is None or header is None else str(listed.backup),
        when=None if header is None else when_of(header),
    )


def campaign_entry(path: Path, campaign: Campaign, told: str) -> SaveEntry:
    """A campaign that waits for its next stage, as what can be gone on with."""
    ruleset, _ = parts_of(campaign.stages[campaign.number])
    return SaveEntry(str(path), "", ruleset, (), 0, "", autosave=True, example=False, ending="", campaign=told)


def _seat_lines(
    seats: Sequence[SeatSpec], points: Sequence[int], winners: Sequence[int], tr: Speaker
) -> tuple[SeatLine, ...]:
    return tuple(
        SeatLine(
            name,
            seat.colour,
            seat.human,
            "" if seat.human else seat.level,
            score,
            index in winners,
            "" if seat.human else seat.character,
        )
        for index, (name, seat, score) in enumerate(zip(names_of(seats, tr), seats, points, strict=False))
    )


def result(session: Session, tr: Speaker) -> ResultModel:
    """Return how a game ended; RuntimeError while it goes on, because it would tell secrets."""
    outcome = session.outcome
    if outcome is None:
        raise RuntimeError("the game is not over")
    told = _told(session, None, tr)
    winners = tuple(int(seat) for seat in outcome.winners)
    unseen = session.game.ask(SHOWN_POINTS, session.state, outcome.winners[0]) if len(winners) == 1 else 0
    ending = outcome.ending if winners else "nobody"
    title = session.saving.title
    return replace(told, ending=ending, winners=winners, way=outcome.ending, unseen=unseen, title=title)


def so_far(session: Session, viewer: Seat, tr: Speaker) -> ResultModel:
    """The figures of a running game, as far as a seat may know them."""
    return _told(session, viewer, tr)


def _told(session: Session, viewer: Seat | None, tr: Speaker) -> ResultModel:
    outcome = session.outcome
    won = outcome.winners if outcome is not None and viewer is None else ()
    figures = charts(CHARTS, story_of(session.game, session.timeline, viewer))
    seen = [standing.points if viewer in {None, standing.seat} else standing.public for standing in session.standings()]
    return ResultModel(
        ruleset=session.game.ruleset.key,
        ending="",
        winners=(),
        seats=_seat_lines(session.seats, seen, won, tr),
        turns=session.state.turn,
        when=moment(PANELS, session.game, session.state),
        charts=figures,
    )
