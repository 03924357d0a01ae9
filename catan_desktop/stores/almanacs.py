"""The almanac as each game wants it, read when it is first asked for."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress

from catan_desktop.games.catalogue import MIXES, RULESETS
from catan_desktop.present.almanac import Almanac, load
from catan_desktop.present.almanac_files import AlmanacError
from catan_desktop.present.words import TextArgument

from .files import Refused
from .translations import Translations, vocabulary_of

logger = logging.getLogger(__name__)


class Almanacs:
    """The almanac and the words of each game."""

    def __init__(self, texts: Translations) -> None:
        self._texts = texts
        self._books: dict[tuple[str, str, tuple[str, ...]], Almanac | str] = {}
        """Language and game with their almanac, or with the reason why that cannot be read."""

    @property
    def book(self) -> Almanac:
        """The almanac of the running game; Refused where it cannot be read."""
        return self._book(self._texts.playing, self._texts.vocabulary)

    def book_in(self, ruleset: str) -> Almanac:
        """The almanac as players of a game want it; an empty text stands for all games alike."""
        return self._book(ruleset, vocabulary_of(ruleset))

    def make_ready(self, ruleset: str) -> None:
        """Read the almanac of a game now, so that no frame of its table has to."""
        with suppress(Refused):
            self.book_in(ruleset)

    def _book(self, ruleset: str, vocabulary: tuple[str, ...]) -> Almanac:
        wanted = (self._texts.language, ruleset, vocabulary)
        if wanted not in self._books:
            try:
                self._books[wanted] = load(self._texts.assets / "almanac", *wanted, MIXES.get(ruleset, ()))
            except AlmanacError as error:
                logger.exception("almanac")
                self._books[wanted] = self._texts.tr("almanac-damaged", why=str(error))
        found = self._books[wanted]
        if isinstance(found, str):
            raise Refused(found)
        return found

    def games(self) -> Sequence[str]:
        """The keys of the games it tells of."""
        return list(RULESETS)

    def topic_of(self, text_key: str) -> str:
        """The entry that explains what a text key says; empty where none does."""
        return self.topic_in(self._texts.playing, text_key)

    def topic_in(self, ruleset: str, text_key: str) -> str:
        """The entry that explains what a text key says in a game."""
        try:
            return self.book_in(ruleset).topic_for(text_key)
        except Refused:
            return ""

    def tr_in(self, ruleset: str, key: str, /, **args: TextArgument) -> str:
        """Return a text in the words of a game."""
        return self._texts.tr_in(ruleset, key, **args)
