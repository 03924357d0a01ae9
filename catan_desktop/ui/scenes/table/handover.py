"""The curtain between people at one screen, and what each is told when it is lifted."""

from __future__ import annotations

from functools import partial

from catan_desktop.kernel.ids import Seat, SeatMask
from catan_desktop.present.models.panels import Round
from catan_desktop.present.words import words
from catan_desktop.table_port.port import TablePort
from catan_desktop.ui.scene import Change, Push
from catan_desktop.ui.scenes.curtain import CurtainScene
from catan_desktop.ui.scenes.hotseat_trade import HotseatTradeScene
from catan_desktop.ui.scenes.services import Exits
from catan_desktop.ui.scenes.shared_question import SharedQuestionScene
from catan_desktop.ui.scenes.table.auto_pass import pass_due, rests, round_due
from catan_desktop.ui.scenes.table.chronicle import Chronicle
from catan_desktop.ui.scenes.table.messages import Ask, HandWanted, Looked, NameTerms, Silenced
from catan_desktop.ui.scenes.table.presenting import Sound
from catan_desktop.ui.scenes.table.recap import Then, recap_card, recap_dialog
from catan_desktop.ui.scenes.table.table_text import TableText
from catan_desktop.ui.scenes.table.update import TableValue
from catan_desktop.ui.widgets import Root, Widget


class Handover:
    """Who looks at one table, one after the other."""

    def __init__(
        self,
        port: TablePort,
        root: Root,
        texts: TableText,
        table: TableValue,
        exits: Exits,
        chronicle: Chronicle,
    ) -> None:
        self.root = root
        self.texts = texts
        self.port = port
        self.table = table
        self.exits = exits
        self.chronicle = chronicle
        self.resumed = False
        """The game was begun at another time: everybody is told at first what happened since the own last turn."""
        self._seen: dict[Seat, tuple[int, int]] = {}
        """Up to which ply, and in which turn, each person last followed the own turn."""
        self._met: set[Seat] = set()

    def due(self) -> Seat | None:
        """Return the seat whose secrets must be shown next, if they are another's."""
        facts, viewer = self.table.facts, self.table.state.viewer
        humans = facts.humans
        if not humans or facts.over or pass_due(facts) is not None:
            return None  # nobody has to come to the screen for a pass
        actor, alone = facts.game.actor(), len(humans) == 1
        if round_due(facts) is not None:
            return actor
        wanted = actor if actor in humans and not alone else humans[0] if alone or viewer is None else None
        return wanted if wanted != viewer else None

    def next(self) -> Change:
        """Return the curtain that comes down, if one must; without secrets the table is passed on at once."""
        due, viewer, kit = self.due(), self.table.state.viewer, self.root.kit
        if due is None:
            if viewer is None:
                humans = self.table.facts.humans
                self.table.send(Looked(humans[0] if humans else Seat(0)))
            return None
        if self.table.state.onlooking:
            self.table.send(Looked(due))
            return None
        one = round_due(self.table.facts)
        if one is not None:
            return Push(self._shared(one))
        if self._bare(due):
            self.table.send(Looked(due))
            if viewer is not None:
                self.root.toast(self.texts.tr("turn-passes", name=self.texts.name(due)))
            return None
        if self.table.facts.model.active != due:
            self.table.send(Sound("turn"))
        if self._bargains(due):
            return Push(
                HotseatTradeScene(kit, self.port, self.texts, self.exits.menu, self._agreed, self._apart, viewer)
            )
        recap = partial(self._on_curtain, due)
        return Push(CurtainScene(kit, self.texts, due, partial(self._lifted, due), self.exits.menu, recap))

    def _shared(self, one: Round) -> SharedQuestionScene:
        """Return the question to everybody at the screen who is neither resting nor a bot."""
        facts = self.table.facts
        asked = facts.game.model(facts.game.actor() or Seat(0)).question
        seats = tuple([seat for seat in facts.humans if one.seats >> seat & 1 and not rests(facts, seat)])
        said = asked.text if asked is not None else words("shared-question-title")

        def answered(alone: SeatMask) -> None:
            self.table.send(Silenced(one.key, ~alone))

        home = facts.state.viewer or Seat(0)
        return SharedQuestionScene(self.root.kit, self.texts, said, seats, home, answered, self.exits.menu)

    def _bargains(self, due: Seat) -> bool:
        """Return whether an offer lies open, so that answers need nobody's hand."""
        trade = self.table.facts.game.model(due).trade
        shown = self.table.state.viewer is not None and self.table.state.private != due
        return shown and trade is not None and trade.offer is not None

    def _agreed(self, seat: Seat) -> None:
        """An offer was answered before everybody's eyes: whoever made it need not be told again how it went."""
        self._follow(seat)
        self.table.send(Looked(seat))

    def _apart(self, seat: Seat) -> None:
        """A person wants to see the own hand before naming other terms."""
        self.table.send(HandWanted(seat))

    def _lifted(self, seat: Seat) -> None:
        """The curtain, on which everything stood, is lifted for a person; one who wanted to name other terms names them
        at once."""
        answers = self.table.state.private == seat
        self._follow(seat)
        self._met.add(seat)
        self.table.send(Looked(seat), *((NameTerms(),) if answers else ()))

    def _bare(self, seat: Seat) -> bool:
        """Return whether a seat has no secret: none in this game just now, or none yet, for it places its first pieces
        and no card has come to it."""
        model = self.table.facts.game.model(seat)
        if not model.secret:
            return True
        return not (model.turn or model.hand.cards or any(count for _, count in model.hand.resources))

    def looked(self) -> None:
        """Tell whoever looks now what happened meanwhile."""
        news = self._news(self.table.facts.seat)
        self._met.add(self.table.facts.seat)
        self.mark_seen()
        if news is not None:
            self._recap(*news)

    def _news(self, seat: Seat) -> tuple[int, str] | None:
        """Return since which position a seat has something to hear of, and the title of it; None where it has not."""
        model, ply = self.table.facts.model, self.table.facts.game.ply
        first = self.resumed and seat not in self._met
        since, turn = self._seen.get(seat, (self.port.log.since(seat) if first else ply, 0))
        mine = model.active == seat and model.turn > 1
        if ply <= since or not model.turn or not (first or mine):
            return None
        return since, "summary-meanwhile" if turn == model.turn else "summary-title"

    def _on_curtain(self, seat: Seat) -> Widget | None:
        """Return what happened since a seat last had the turn, without the secrets of any hand; None for nothing."""
        news = self._news(seat)
        if news is None:
            return None
        since, title = news
        lines = self.chronicle.since(seat, since, covered=True)
        if not lines:
            return None
        then, now = self._then(seat, since)
        return recap_card(self.root.kit, self.texts, self.texts.tr(title), then, now, lines)

    def _then(self, seat: Seat, since: int) -> tuple[Then, Then]:
        """Return the table as a seat last saw it, and as it is."""
        pictures = self.port.pictures
        return Then(*pictures.then(seat, since)), Then(self.table.facts.game.model(seat), pictures.board(seat))

    def _recap(self, since: int, title: str) -> None:
        """Tell what happened since a position, if anything did."""
        facts = self.table.facts
        lines = self.chronicle.since(facts.seat, since)
        if not lines:
            return
        then, now = self._then(facts.seat, since)
        tr = self.texts.tr
        dialog = recap_dialog(self.root.kit, self.texts, tr(title), then, now, lines, tr("summary-on"))
        dialog.on_cancel = partial(self.table.send, Ask())
        self.root.open(dialog, partial(self._recap, since, title))

    def mark_seen(self) -> None:
        """Keep how far whoever looks followed the own turn."""
        if self.table.state.viewer is not None:
            self._follow(self.table.state.viewer)

    def _follow(self, seat: Seat) -> None:
        """Keep how far a person followed the own turn: an answer in another's turn does not count."""
        model = self.table.facts.model
        if model.active == seat:
            self._seen[seat] = (self.table.facts.game.ply, model.turn)
