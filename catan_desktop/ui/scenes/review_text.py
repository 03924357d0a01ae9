"""The texts of a review about turns, turning points and decisions."""

from __future__ import annotations

from itertools import groupby

from catan_desktop.present.advice import AdviceView
from catan_desktop.present.markup import plain
from catan_desktop.present.models.review import ChoiceLine, ChoiceView, PointLine
from catan_desktop.present.naming import round_of
from catan_desktop.present.words import Words, say
from catan_desktop.table_port.review import ReviewPort
from catan_desktop.ui.rich import escape


class ReviewText:
    """Puts a review into the player's language, with the names at its table."""

    def __init__(self, port: ReviewPort, *, pictures: bool = True) -> None:
        """`pictures`: cards are drawn; otherwise they are named."""
        self.port, self.pictures = port, pictures

    @property
    def names(self) -> list[str]:
        """The names by seat."""
        return [sitting.name for sitting in self.port.sittings]

    def rich(self, text: Words) -> str:
        """Return words as marked-up text."""
        return say(text, self.port.tr, self.names, rich=self.pictures, quote=escape)

    def when(self, turn: int) -> str:
        """Return when a turn was, in words."""
        named = self.port.when(turn)
        if named is not None:
            return say(named, self.port.tr, self.names)
        if not turn:
            return self.port.tr("replay-setup")
        return self.port.tr("round-number", round=round_of(turn, len(self.names)))

    def at(self, one: PointLine | ChoiceLine) -> str:
        """Say when something was, within its turn where that can be said."""
        return say(one.when, self.port.tr, self.names) if one.when is not None else self.when(one.turn)

    def action(self, view: AdviceView) -> str:
        """Return an action as marked-up text; a detail that its title already says is left out."""
        title = self.rich(view.title)
        details = [said for said in map(self.rich, view.details) if said and plain(said).strip() not in plain(title)]
        return ": ".join(filter(None, [title, ", ".join(details)]))

    def point(self, point: PointLine) -> str:
        """Return what happened as marked-up text; who did it stands before words that name nobody."""
        said, actor = self.rich(point.words), self.names[point.actor] if point.actor >= 0 else ""
        bare = plain(said).replace("\u00a0", " ")  # the words of a name are kept together
        named = any(name in bare for name in self.names)
        said = f"**{escape(actor)}**: {said}" if actor and not named else said
        return self.port.tr("review-nth", said=said, count=point.nth) if point.nth > 1 else said

    def better(self, told: ChoiceView) -> str:
        """Return what would have been better as marked-up text."""
        said = self.action(told.advised)
        said = self.port.tr("review-elsewhere", said=said) if told.elsewhere else said
        return self.port.tr("review-advised", said=said)

    def plan(self, told: ChoiceView) -> str:
        """Return what was to follow in the same turn as marked-up text; empty if nothing."""
        tr, said = self.port.tr, [(each, len(list(same))) for each, same in groupby(map(self.action, told.plan))]
        steps = [tr("review-times", said=each, count=count) if count > 1 else each for each, count in said]
        return tr("review-plan", said=", ".join(steps)) if steps else ""
