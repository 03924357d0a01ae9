"""The games that were played to their end: noted when they end, told of and forgotten."""

from __future__ import annotations

import logging
from collections.abc import Container, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType

from catan_desktop.games.catalogue import entry, standings
from catan_desktop.games.views import CHARTS, chapters, chapters_of
from catan_desktop.kernel import Seat
from catan_desktop.kernel.errors import SaveError
from catan_desktop.kernel.notation import digest
from catan_desktop.present.achievements import Achievement, Chapter, Earned, Finished, achievements_of
from catan_desktop.present.charts import Feat as Done
from catan_desktop.present.charts import feats
from catan_desktop.present.naming import names_of, round_of
from catan_desktop.present.words import Speaker
from catan_desktop.session import past_games
from catan_desktop.session.library import Known, list_saves
from catan_desktop.session.past_games import Feat, PastGame, Seated
from catan_desktop.session.save_errors import unwritable
from catan_desktop.session.save_models import Header
from catan_desktop.session.saves import read_position
from catan_desktop.session.session import Session
from catan_desktop.stores.stories import story_of

from .files import Files
from .translations import Translations

logger = logging.getLogger(__name__)


def past_game(
    session: Session, tr: Speaker, campaign: Mapping[Seat, tuple[int, int]] = MappingProxyType({})
) -> PastGame:
    """Return what is remembered of a game that is over; RuntimeError while it goes on.

    `campaign`: by seat that has won a campaign with it, its campaign points and won stages.
    """
    outcome = session.outcome
    if outcome is None:
        raise RuntimeError("the game is not over")
    points = [standing.points for standing in session.standings()]
    seats = [
        Seated(
            name=name,
            human=seat.human,
            level="" if seat.human else seat.level,
            colour=seat.colour,
            points=points[index],
            won=index in outcome.winners,
        )
        for index, (seat, name) in enumerate(zip(session.seats, names_of(session.seats, tr), strict=True))
    ]
    game, story = session.game, story_of(session.game, session.timeline)
    by_state = [[standing.points for standing in standings(game, state)] for state in story.states]
    people = [Seat(index) for index, seat in enumerate(session.seats) if seat.human]
    finished = Finished(story, by_state, entry(game.ruleset.key).rules.together(game), campaign)
    return PastGame(
        key=digest(session.state),
        date=session.saving.clock(),
        ruleset=session.game.ruleset.key,
        round=round_of(session.state.turn, len(seats)),
        ending=outcome.ending,
        seats=tuple(seats),
        feats=_kept(feats(CHARTS, story)),
        achievements=_kept(achievements_of(chapters_of(game), finished, people)),
    )


def _kept(done: Iterable[Done | Earned]) -> tuple[Feat, ...]:
    return tuple([Feat(key=one.key, seat=one.seat, count=one.count) for one in done])


def _alike(header: Header, game: PastGame) -> bool:
    """Return whether a saved game may be this one, by what its head tells; few have to be read for it then."""
    outcome, seats = header.outcome, len(header.seats)
    if outcome is None or (header.ruleset, seats, outcome.ending) != (game.ruleset, len(game.seats), game.ending):
        return False
    won = [index for index, seat in enumerate(game.seats) if seat.won]
    return round_of(header.turn, seats) == game.round and sorted(outcome.winners) == won


class History:
    """The games that were played to their end."""

    def __init__(self, texts: Translations, files: Files, folder: Path, *, keep: bool) -> None:
        """`folder`: where games are kept; `keep`: they are noted there."""
        self._texts, self._files, self._folder, self._keep = texts, files, folder, keep
        self._games = past_games.PastGames(folder / past_games.FILE)
        self._known: Known = {}
        """What was read of saved games."""

    def games(self) -> Sequence[PastGame]:
        """Every game, oldest first."""
        return self._games.all()

    def book(self) -> Sequence[Chapter]:
        """Every achievement, by the games in which it can be earned."""
        return chapters()

    def new(self, session: Session) -> tuple[Achievement, ...]:
        """Return what was earned in a game that is over, and in no other that is remembered; what any game may tell
        comes last."""
        games, key = self._games.all(), digest(session.state)
        before = past_games.first_earned([game for game in games if game.key != key])
        now = past_games.first_earned([game for game in games if game.key == key])
        own = [one for chapter in reversed(chapters_of(session.game)) for one in chapter.achievements]
        return tuple([one for one in own if one.key in now.keys() - before])

    def save_of(self, game: PastGame) -> str:
        """The saved game that is this one, wherever it is kept; empty where it is not kept any more."""
        for listed in list_saves(self._folder, self._known):
            if listed.header is None or not _alike(listed.header, game):
                continue
            with suppress(SaveError):
                if digest(read_position(listed.path)[2]) == game.key:
                    return str(listed.path)
        return ""

    def note(self, session: Session, campaign: Mapping[Seat, tuple[int, int]]) -> None:
        """Remember a game that is over, with the campaign that it has ended; what cannot be written is told of in the
        log alone."""
        if not self._keep:
            return
        try:
            self._games.add(past_game(session, self._texts.tr, campaign))
        except OSError as error:
            logger.warning("a game that ended is not remembered: %s", error)

    def forget(self, keys: Container[str]) -> None:
        """Forget games."""

        def act() -> None:
            try:
                self._games.forget(keys)
            except OSError as error:
                raise unwritable(error) from error

        self._files.attempt(act)
