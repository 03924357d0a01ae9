"""A review for the command line: as text, and as plain data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from catan_desktop.games.views import vocabulary
from catan_desktop.kernel.ids import SEATS
from catan_desktop.present.markup import plain
from catan_desktop.present.models.review import ChoiceLine, PointLine
from catan_desktop.present.translate import Translator
from catan_desktop.present.words import Words
from catan_desktop.session import paths
from catan_desktop.session.replay import Film
from catan_desktop.session.saves import SavedGame
from catan_desktop.session.session import Session
from catan_desktop.session.settings import Settings
from catan_desktop.table_port import Context
from catan_desktop.table_port.film import EVERYBODY, FilmPort
from catan_desktop.table_port.review import review_port
from catan_desktop.ui.scenes.review_text import ReviewText

DEAREST = 10
"""Costliest decisions that the report tells of; the data hold all."""
PLACES = 4
"""Of figures in the data, behind the point."""


class Report:
    """The review of a saved game, kept beside it."""

    def __init__(self, saved: SavedGame, path: Path, language: str) -> None:
        """Take a game that is over."""
        session = Session.resume(saved, bots_in_process=True)
        tr = Translator(paths.assets() / "locale", language).using(vocabulary(saved.game.ruleset))
        self._seats = SEATS[: saved.game.seats]
        film = FilmPort(Film.of(session), (EVERYBODY, *self._seats), Context(Settings, lambda: tr))
        self._desk = review_port(film, str(path), in_process=True)
        self._texts = ReviewText(self._desk, pictures=False)
        self.names = [sitting.name for sitting in film.seats.sittings]

    def work(self) -> Iterator[float]:
        """Work it out; return again and again how much is done."""
        while not self._desk.complete:
            self._desk.poll()
            yield self._desk.share

    def close(self) -> None:
        """Keep what is worked out."""
        self._desk.close()

    def text(self) -> str:
        """Return it in lines: chances at the end, turning points, luck and play of each seat, dear decisions."""
        model, tr = self._desk.model(), self._desk.tr
        lines = [tr("review-points")]
        lines += [f"  {self._texts.at(one)}: {self._point(one)}" for one in model.points]
        lines += ["", tr("review-luck")]
        for account in model.accounts:
            told = tr(
                "review-account",
                luck=_signed(account.luck),
                dice=_signed(account.dice),
                cards=_signed(account.cards),
                cost=_signed(-account.cost),
                agreed=account.agreed,
                count=account.decisions,
            )
            lines.append(f"  {self.names[account.seat]}: {told}")
        lines += ["", tr("review-choices")]
        lines += [f"  {self._texts.at(one)}: {self._choice(one)}" for one in model.choices[:DEAREST]]
        return "\n".join(lines)

    def data(self) -> dict[str, Any]:
        """Return all of it as plain values; chances from 0 to 1."""
        review = self._desk.review()
        choices = {(one.ply, one.seat): one for one in self._desk.model().choices}
        return {
            "ruleset": self._desk.film.ruleset,
            "seats": self.names,
            "together": review.together,
            "began": _rounded(review.began),
            "turns": [{"turn": one.turn, "ply": one.ply, "chances": _rounded(one.chances)} for one in review.turns],
            "points": [
                {"ply": told.ply, "turn": one.turn, "source": one.source, "what": self._said(told.words),
                 "before": _rounded(one.before), "after": _rounded(one.after)}
                for one, told in zip(review.points, self._desk.model().points, strict=True)
            ],
            "accounts": [
                {"seat": one.seat, **{name: round(getattr(one, name), PLACES) for name in
                 ("began", "setup", "dice", "cards", "others", "own", "unforeseen", "ended", "cost")},
                 "decisions": one.decisions, "agreed": one.agreed}
                for one in review.accounts
            ],
            "decisions": [
                {"ply": one.ply, "turn": one.turn, "seat": one.seat, "cost": round(one.decision.cost, PLACES),
                 "made": one.decision.made, "advised": one.decision.advised, "plan": list(one.decision.plan),
                 "why": [self._said(ground) for ground in
                         self._desk.choice_view(choices[one.ply, SEATS[one.seat]]).advised.grounds]}
                for one in review.decisions
            ],
        }  # fmt: skip

    def _point(self, point: PointLine) -> str:
        return f"{plain(self._texts.point(point))} ({self.names[point.seat]} {_signed(point.change)})"

    def _choice(self, choice: ChoiceLine) -> str:
        told, texts = self._desk.choice_view(choice), self._texts
        advised = texts.action(told.advised)
        advised = self._desk.tr("review-elsewhere", said=advised) if told.elsewhere else advised
        line = plain(
            self._desk.tr(
                "review-choice",
                name=self.names[choice.seat],
                cost=_signed(-choice.cost),
                made=texts.action(told.made),
                advised=advised,
            )
        )
        plan, why = plain(texts.plan(told)), "; ".join(map(self._said, told.advised.grounds))
        return " ".join(f"{line}{plan and f'. {plan}'}{why and f' ({why})'}".split())

    def _said(self, text: Words) -> str:
        return plain(self._texts.rich(text)).strip()


def _signed(chance: float) -> str:
    points = round(100 * chance)
    return f"{points:+}%" if points else "0%"


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(one, PLACES) for one in chances]
