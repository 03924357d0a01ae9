"""The table: one running game, seen and played by the people before the screen. This is its clock."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from catan_desktop.kernel.ids import CHANCE, Seat
from catan_desktop.present.models.panels import ChronicleLine
from catan_desktop.present.picture import BoardPicture, Cue, Keyframe, Place
from catan_desktop.ui.dialogs.plain import closed_again
from catan_desktop.ui.geometry import Point
from catan_desktop.ui.keystrokes import stroke
from catan_desktop.ui.scene import Change, Push
from catan_desktop.ui.scenes.curtain import CurtainScene
from catan_desktop.ui.scenes.frame import draw_frame
from catan_desktop.ui.scenes.hotseat_trade import HotseatTradeScene
from catan_desktop.ui.scenes.table.actions import GoldButton
from catan_desktop.ui.scenes.table.calls import call_room, choosing_room, tip_room
from catan_desktop.ui.scenes.table.desk import Desk
from catan_desktop.ui.scenes.table.dice import DICE_SECONDS, after_dice, thrown_dice
from catan_desktop.ui.scenes.table.motion import Motion, greatest
from catan_desktop.ui.scenes.table.offers import Terms, terms_of
from catan_desktop.ui.scenes.table.play import Play
from catan_desktop.ui.scenes.table.port import Exits, TablePort
from catan_desktop.ui.scenes.table.recap import Then, recap_dialog
from catan_desktop.ui.scenes.table.thinking import Thinking
from catan_desktop.ui.tables.board.playback import SPEEDS
from catan_desktop.ui.widgets import Kit, TextField
from catan_desktop.ui.widgets.fitting import Fitting

_BOARD_SHARE = 0.56
"""The least part of the window's height that a scale must leave to the board."""
OVER_SECONDS = 1.6
"""How long the last position is seen before the result comes."""
TERMS_SHARE = 1.5
"""How much longer new terms of a trade lie open than another move of a bot is shown: they are read, not only seen."""
MOST_STEPS = 12
"""Actions of chance and bots in one frame where nothing is shown."""


class TableScene(Play):
    """The scene of a running game."""

    overlay = False

    def __init__(self, kit: Kit, port: TablePort, exits: Exits | None = None) -> None:
        super().__init__(kit, port, exits)
        self.board.playback.anchor = self._anchor
        self.root.keep_notes(partial(call_room, kit, self.board))
        self.root.keep_clear(partial(choosing_room, self))
        self.root.dock_tips(partial(tip_room, self.root))
        self.motion = Motion(kit)
        self.board.playback.on_cue = self.motion.hear
        self.thinking = Thinking(self)
        self._seen: dict[Seat, tuple[int, int]] = {}
        """Up to which ply, and in which turn, each person last followed the own turn."""
        self._hold = 0.0
        self._terms: Terms = ()
        """The terms of a trade that lay open after a bot's last move."""
        self._calls: list[ChronicleLine] = []
        """What is to be called out when the dice lie still."""
        self._waiting: tuple[BoardPicture, Sequence[Keyframe]] | None = None
        """What will be shown when the dice lie still."""
        self._over = 0.0
        self._chimed = 0
        """The turn whose beginning was told by a chime."""
        self._called = False
        """The looking seat was asked when something was last shown to the end."""
        self.fitting = Fitting(kit, self._renew, self.root, self._roomy)
        self._held = pygame.MOUSEBUTTONUP
        """The event that ends looking at a covered hand."""
        self._onlooking = False
        """Nobody plays, so that whoever sits down first has nobody's secrets to fear for."""
        self._private: Seat | None = None
        """Who wants to see the own hand before answering an offer."""
        self._met: set[Seat] = set()
        self.resumed = False
        """The game was begun at another time: everybody is told at first what happened since the own last turn."""

    # what the loop asks

    @property
    def dirty(self) -> bool:
        """Return whether a frame is due."""
        return self.kit.dirty or self.board.stale or self.dice.stale

    @property
    def busy(self) -> bool:
        """Return whether something that happened is still being shown."""
        shown = self.board.playback.running or self.board.ending.moving
        return self.dice.moving or self._waiting is not None or shown

    @property
    def moving(self) -> bool:
        """Return whether frames must follow each other."""
        changing = self.motion.running or self.board.animated
        return self.busy or self.root.moving or bool(self.board.lit) or self._hold > 0 or changing

    @property
    def humans(self) -> list[Seat]:
        """Return the seats that people sit on."""
        return [Seat(index) for index, sitting in enumerate(self.port.sittings) if sitting.human]

    def enter(self, size: tuple[int, int]) -> None:
        """Come to the top, or learn of another size."""
        self.kit.resize(size)
        self.root.rect = pygame.Rect((0, 0), size)
        if self.looker is None and len(self.humans) <= 1:
            self.look(self.humans[0] if self.humans else Seat(0))
        if self.looker is not None:
            self.fitting.enter()
        self.kit.dirty = True

    def _roomy(self) -> bool:
        """Return whether the board has its share of the window; it may be zoomed besides."""
        return self.board.rect.height >= _BOARD_SHARE * self.root.rect.height

    def _renew(self) -> None:
        self.rebuild()
        self.root.layout(self.root.rect)

    def update(self, seconds: float) -> Change:
        """Let time pass: animations, then chance and bots, then the curtain or the end."""
        self.gold_age += seconds
        self.board.air.on = self.port.settings.animation != "off"
        self.root.update(seconds)
        if self.looker is not None and self.guide.retold():
            self.rebuild()
        self.motion.lighten(self.board.ending.kind if self.board.ending.moving else "", lost=self._lost())
        self.board.stale = self.motion.update(seconds) or self.board.stale
        for notice in self.port.notices:
            self.root.toast(self.voice.say(notice), "danger")
        self._tell_trouble()
        if self.looker is not None:
            self._flow(seconds)
            self.hint.update()
            if not self.busy and not self.root.dialogs and isinstance(self.root.content, Desk):
                self.fitting.check(self.root.content.arrangement())
        change, self.change = self.change, None
        if change is None and not self.busy and self._hold <= 0:
            change = self._curtain()
        return change if change is not None else self._ended(seconds)

    def _lost(self) -> bool:
        """Return whether the only person at the table has lost to somebody."""
        winners, humans = self.port.winners, self.humans
        return bool(winners) and len(humans) == 1 and humans[0] not in winners

    def _tell_trouble(self) -> None:
        """Say that the game cannot be kept for as long as it cannot, and when it can again."""
        trouble = self.port.trouble
        said = self.voice.tr("not-kept", why=self.voice.say(trouble)) if trouble is not None else ""
        if self.root.stand(said) and not said:
            self.root.toast(self.voice.tr("kept-again"), "good")

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table and be clean."""
        desk = self.root.content
        if isinstance(desk, Desk):
            desk.fresh = desk.fresh or self.kit.whole
            desk.spots += self.kit.parts
            desk.over = self.motion.draw
        self.kit.dirty = self.board.stale = self.dice.stale = False
        if self.looker is None:
            surface.fill(self.kit.colour("ground"))
            return
        self.root.draw(surface)
        if len(self.humans) > 1 and isinstance(desk, Desk):
            colour = self.port.sittings[self.mover].colour
            draw_frame(self.kit, surface, colour, mark=desk.top.rect.bottom)

    @property
    def mover(self) -> Seat:
        """Return the seat to move: who is asked, else whose turn it is."""
        actor = self.port.actor()
        return actor if actor is not None and actor != CHANCE else self.model.active

    def patch(self, surface: pygame.Surface) -> bool:
        """Let the air over the board move in the last frame, where nothing lies over it."""
        covered = bool(self.root.dialogs or self.root.toasts or self.root.tip) or self.root.popup is not None
        return self.looker is not None and not covered and not self.moving and self.board.breathe(surface)

    def handle(self, event: pygame.event.Event) -> Change:
        """Give an event to the widgets. A key or click cuts short what is being shown and acts on what is."""
        if self.looker is None:
            return None
        event = self.kit.keys.translated(event, typing=isinstance(self.root.focus, TextField))
        if self._peeks(event):
            return None
        if closed_again(self.root, event, self.commands):
            return self._taken()
        pressed = event.type in {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN}
        cut = self.skip() if pressed and not _only_modifier(event) else False
        if self.kit.keys.pressed(event, "next") and self._space(cut):
            return self._taken()
        if self.asking.shown in self.root.dialogs[-1:] and self.kit.keys.pressed(event, "peek"):
            self.asking.lay_aside()
            return self._taken()
        if self.asking.shown in self.root.dialogs[-1:] and self.kit.keys.pressed(event, "hint"):
            self.hint.toggle()
            return self._taken()
        if self._watches(event):
            return self._taken()
        if not self.root.handle(event):
            if self.kit.keys.pressed(event, "almanac"):
                self.almanac(self.root.topic())
            elif event.type == pygame.KEYDOWN and not self.root.dialogs:
                self.key(event)
            elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3 and not self.root.dialogs:
                self.back()
        return self._taken()

    def _watches(self, event: pygame.event.Event) -> bool:
        """Rest or go on by a key while bots play, whatever action of the game has the same letter."""
        if not self.watching or self.port.over or self.root.dialogs or self.root.popup is not None:
            return False
        if self.kit.keys.pressed(event, "pause"):
            self.toggle_pause()
        elif self.kit.keys.pressed(event, "step"):
            self.one_step()
        else:
            return self.eyes.key(event)
        return True

    def _peeks(self, event: pygame.event.Event) -> bool:
        """Show a covered hand as long as the key or the button is held; True if the event was meant for that alone."""
        if self.covered and self.kit.keys.pressed(event, "peek"):
            self.peek(True)
            self._held = pygame.KEYUP
            return True
        if not self.peeking:
            return False
        ended = event.type == pygame.WINDOWFOCUSLOST
        if event.type == pygame.MOUSEBUTTONUP:
            ended = ended or self._held == pygame.MOUSEBUTTONUP
        if event.type == pygame.KEYUP and self._held == pygame.KEYUP:
            ended = ended or stroke(event) == self.kit.keys.key("peek")
        if ended:
            self._held = pygame.MOUSEBUTTONUP
            self.peek(False)
        return False

    def _taken(self) -> Change:
        change, self.change = self.change, None
        return change

    def _space(self, cut: bool) -> bool:
        """The gold button, unless something else is open or the key was meant to skip.

        While answers beside the board wait to be confirmed and the ring went on to another, that one is chosen.
        """
        if self.root.dialogs or self.root.popup is not None:
            return False
        row = self.ringed_answer() if self.listed or self.party else None
        if row is not None and row.enabled and not row.chosen:
            row.press()
            return True
        button = self.root.content.find("next")
        assert isinstance(button, GoldButton)
        if not button.enabled:
            self.root.explain(button)
        elif not (button.final and cut):
            button.press()
        return True

    # time

    def _flow(self, seconds: float) -> None:
        if self._waiting is not None and not self.dice.moving:
            self._land(animate=True)
        self.unmet.update(0.0 if self.busy else seconds)
        if self._hold > 0 and not self.busy:
            self._hold -= seconds
        for _ in range(MOST_STEPS):
            actor = self.port.actor()
            if self.busy or self._due() is not None or (self._hold > 0 and actor != CHANCE):
                return
            if (self.root.popup is not None or self.root.dialogs) and actor != CHANCE:
                return  # somebody chooses who sits where, or reads
            if self.rest.passes():
                continue
            resting = self.watching and self.paused and actor != CHANCE
            if actor is None or (resting and not self.steps) or not self.port.pump():
                self.thinking.wait(None if resting and not self.steps else actor, seconds)
                break
            self.happened()
            if actor != CHANCE:
                self.steps = max(0, self.steps - 1)
                self._hold = self._pause()
        if self.asked:
            self.decline_unheard()
            self.unmet.decline()
        if self.port.settings.auto_end and self._nothing_left():
            self._end_turn()
        elif self.port.settings.auto_pass and self._can_only_pass():
            self._pass()

    def _pause(self) -> float:
        """How long a bot's move is shown."""
        before, self._terms = self._terms, terms_of(self.model.trade)
        longer = TERMS_SHARE if self._terms and self._terms != before else 1.0
        return longer * self.port.settings.bot_pause / (self.pace if self.watching else 1.0)

    def _nothing_left(self) -> bool:
        """Return whether everybody can see that the looking seat can only end its turn: it has no cards at all."""
        model = self.model
        empty = not any(count for _, count in model.hand.resources) and not model.hand.cards
        idle = all(entry.reason is not None for entry in model.buttons)
        return self.asked and model.next is not None and model.next.final and empty and idle and not self.root.dialogs

    def _can_only_pass(self) -> bool:
        """Return whether the only person at the table is asked between the turns and can do nothing."""
        step = self.model.next
        return self.asked and step is not None and step.lone and len(self.humans) == 1 and not self.root.dialogs

    def _pass(self) -> None:
        step = self.model.next
        if step is not None and step.action is not None:
            self.submit(step.action)

    def _end_turn(self) -> None:
        step = self.model.next
        if step is not None and step.action is not None and self.submit(step.action):
            self.root.toast(self.voice.tr("auto-ended"))

    def happened(self) -> None:
        """Something was done: show it, the dice first."""
        self.thinking.stop()
        self._witness()
        news = self.port.news(self.eyes.reader)
        before = self.board.picture
        cues = () if news.turned_back else self.port.cues([event for _, event in news.events])
        self._calls += [] if news.turned_back else self._loud({ply for ply, _ in news.events})
        speed = self.port.settings.animation
        self.reset()
        self.minimised = False
        self.board.playback.speed = speed
        if before is None or SPEEDS[speed] <= 0:
            self._waiting = None
            self.motion.play("dice" if any(cue.kind == "dice" for cue in cues) else greatest(cues))
            self.board.show(self.port.board(self.seat))
            self._settle()
            return
        keyframes = [] if news.turned_back else self.port.keyframes([ply for ply, _ in news.events], self.eyes.reader)
        self._waiting = (before, keyframes)
        thrown = [cue for cue in cues if cue.kind == "dice"]
        if thrown:
            self._throw(thrown, DICE_SECONDS / SPEEDS[speed])
        else:
            self._land(animate=True)

    def _throw(self, cues: Sequence[Cue], seconds: float) -> None:
        """Tumble the dice of a throw; a single number is the last die."""
        shown, thrown = thrown_dice(self.dice.dice, [cue.numbers for cue in cues])
        self.dice.throw(shown, thrown, seconds)

    def _land(self, *, animate: bool) -> None:
        """The dice lie still: show the rest."""
        if self._waiting is None:
            return
        (before, keyframes), self._waiting = self._waiting, None
        self.board.show(self.port.board(self.seat))
        if animate:
            self.board.playback.play(before, after_dice(keyframes))
        self._settle()
        if self.board.playback.running and isinstance(self.root.content, Desk):
            self.root.content.late = True

    def _loud(self, plies: set[int]) -> list[ChronicleLine]:
        """What the table calls out of what happened."""
        return [line for line in self.port.chronicle(self.eyes.reader) if line.loud and line.ply in plies]

    def _settle(self) -> None:
        calls, self._calls = self._calls, []
        if calls:
            said = (self.voice.say(line.words) for line in calls)
            topic = self.port.topic_of(calls[0].words.key)
            self.root.toast(" ".join(text if text[-1] in ".!?" else f"{text}." for text in said), calls[0].tone, topic)
        self.motion.leave(self.builder.seats, self.builder.panels)
        self.rebuild()
        if self.urgent() and self.asked and self.board.lit and self.root.keyboard and not self.root.dialogs:
            self.root.set_focus(self.board)
        self.motion.arrive(self.builder.seats, self.port.settings.animation)
        self._chime()
        self.asking.ask()

    def _chime(self) -> None:
        """Let be heard that the own turn begins, or that somebody is asked out of turn who was not asked before.

        At the own turn the chronicle shows what happened last, wherever it was scrolled to.
        """
        before, self._called = self._called, self.asked
        if not self.asked:
            return
        if self.model.active == self.looker:
            if self.model.turn != self._chimed:
                self._chimed = self.model.turn
                self.motion.play("turn")
                self.log.to_newest()
        elif not before and self.model.turn and not self._answers_itself():
            self.motion.play("turn")

    def _answers_itself(self) -> bool:
        """Return whether what the person is asked will be answered without them."""
        trade = self.model.trade
        unheard = trade is not None and trade.offer is not None and self.deaf.get(self.seat) == self.model.turn
        passes = self.rest.due() is not None or (self.port.settings.auto_pass and self._can_only_pass())
        return unheard or passes or self.unmet.offer() is not None

    def skip(self) -> bool:
        """Cut short what is being shown; True if something was."""
        was = self.busy
        self.dice.stop()
        self._land(animate=False)
        self.board.playback.stop()
        self.board.ending.cut()
        self.motion.cut()
        self._hold = 0.0
        return was

    def _ended(self, seconds: float) -> Change:
        if not self.port.over or self.busy or self.exits.over is None:
            return None
        before, self._over = self._over, self._over + seconds
        return self.exits.over() if before < OVER_SECONDS <= self._over else None

    def _anchor(self, place: Place) -> Point | None:
        """Where a place around the board is, in pixels of the window."""
        box: pygame.Rect | None = None
        if place[0] == "seat":
            box = self.builder.seats[int(place[1])].rect
        elif place[0] in {"bank", "deck"}:
            box = self.root.content.find("tool-supply").rect
        if box is None:
            return None
        return box.center

    # whose eyes

    def _due(self) -> Seat | None:
        """Return the seat whose secrets must be shown next, if they are another's."""
        humans = self.humans
        if not humans or self.port.over:
            return None
        actor = self.port.actor()
        if self.rest.due() is not None:
            return None  # nobody has to come to the screen for a pass
        alone = len(humans) == 1
        wanted = actor if actor in humans and not alone else humans[0] if alone or self.looker is None else None
        return wanted if wanted != self.looker else None

    def _curtain(self) -> Change:
        due = self._due()
        if due is None:
            if self.looker is None:
                self.look(self.humans[0] if self.humans else Seat(0))
            return None
        if self._onlooking:
            self.look(due)
            return None
        if self._bare(due):
            passes = self.looker is not None
            self.look(due)
            if passes:
                self.root.toast(self.voice.tr("turn-passes", name=self.voice.name(due)))
            return None
        if self.model.active != due:
            self.motion.play("turn")
        if self._bargains(due):
            return Push(
                HotseatTradeScene(self.kit, self.voice, self.exits.menu, self._agreed, self._apart, self.looker)
            )
        return Push(CurtainScene(self.kit, self.voice, due, partial(self._lifted, due), self.exits.menu))

    def _bargains(self, due: Seat) -> bool:
        """Return whether an offer lies open, so that answers need nobody's hand."""
        trade = self.port.model(due).trade
        return self.looker is not None and trade is not None and trade.offer is not None and self._private != due

    def _agreed(self, seat: Seat) -> None:
        """An offer was answered before everybody's eyes: whoever made it need not be told again how it went."""
        if self.model.active == seat:
            self._seen[seat] = (self.port.ply, self.model.turn)
        self.look(seat)

    def _apart(self, seat: Seat) -> None:
        """A person wants to see the own hand before naming other terms."""
        self._private = seat

    def _lifted(self, seat: Seat) -> None:
        """The curtain is lifted for a person; one who wanted to name other terms names them at once."""
        self.look(seat)
        if self._private == seat:
            self.counter()
        self._private = None

    def _bare(self, seat: Seat) -> bool:
        """Return whether a seat has had no secret yet: it places its first pieces and no card has come to it."""
        model = self.port.model(seat)
        return not (model.turn or model.hand.cards or any(count for _, count in model.hand.resources))

    def look(self, seat: Seat) -> None:
        """Show everything as a seat sees it."""
        self.dice.stop()
        self._waiting, self._hold = None, 0.0
        for dialog in list(self.root.dialogs):
            self.root.close(dialog)
        self.asking.shown = None
        if self.looker not in (None, seat):
            self.root.hush()
        self.looker = seat
        self._onlooking = not self.humans
        self.peeking = False
        self.draft.forget()
        self.reset()
        self.minimised = False
        self.port.news(seat)
        self.board.show(self.port.board(seat))
        self.dice.lie(self.model.dice)
        self.rebuild()
        first = self.resumed and seat not in self._met
        since, turn = self._seen.get(seat, (self.port.since(seat) if first else self.port.ply, 0))
        self._met.add(seat)
        self._witness()
        mine = self.model.active == seat and self.model.turn > 1
        if self.port.ply > since and self.model.turn and (first or mine):
            self._recap(since, "summary-meanwhile" if turn == self.model.turn else "summary-title")
        if not self.root.dialogs:
            self.asking.ask()

    def _recap(self, since: int, title: str) -> None:
        """Tell what happened since a position, if anything did."""
        lines = self.story.since(self.seat, since)
        if not lines:
            return
        then, now = Then(*self.port.then(self.seat, since)), Then(self.model, self.port.board(self.seat))
        tr = self.voice.tr
        dialog = recap_dialog(self.kit, self.voice, tr(title), then, now, lines, tr("summary-on"))
        dialog.on_cancel = self.asking.ask
        self.root.open(dialog, partial(self._recap, since, title))

    def _witness(self) -> None:
        """Keep how far a person followed the own turn: an answer in another's turn does not count."""
        if self.looker is not None and self.model.active == self.looker:
            self._seen[self.looker] = (self.port.ply, self.model.turn)


def _only_modifier(event: pygame.event.Event) -> bool:
    held = {
        *(pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL),
        *(pygame.K_LALT, pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA),
    }
    return event.type == pygame.KEYDOWN and event.key in held
