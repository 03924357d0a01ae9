"""What a review says of turns, turning points and decisions."""

from __future__ import annotations

from catan_desktop.present.advice import AdviceView
from catan_desktop.present.models.review import ChoiceView, PointLine
from catan_desktop.present.naming import round_of
from catan_desktop.present.words import Words, say
from catan_desktop.ui.rich import escape
from catan_desktop.ui.scenes.review_port import ReviewPort


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

    def action(self, view: AdviceView) -> str:
        """Return an action as marked-up text."""
        return ": ".join(filter(None, [self.rich(view.title), ", ".join(map(self.rich, view.details))]))

    def point(self, point: PointLine) -> str:
        """Return what happened as marked-up text; who did it stands before words that name nobody."""
        said, actor = self.rich(point.words), self.names[point.actor] if point.actor >= 0 else ""
        named = any(escape(name) in said for name in self.names)
        said = f"**{escape(actor)}**: {said}" if actor and not named else said
        return self.port.tr("review-nth", said=said, count=point.nth) if point.nth > 1 else said

    def better(self, told: ChoiceView) -> str:
        """Return what would have been better as marked-up text."""
        said = self.action(told.advised)
        said = self.port.tr("review-elsewhere", said=said) if told.elsewhere else said
        return self.port.tr("review-advised", said=said)
