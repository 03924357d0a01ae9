"""A picker for a number of cards of a pool."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from catan_desktop.kernel.action import Action
from catan_desktop.kernel.choice import Amount, Handful
from catan_desktop.present.words import Speaker
from catan_desktop.ui.geometry import Size
from catan_desktop.ui.keystrokes import stroke
from catan_desktop.ui.scenes.table.steppers import Stepper
from catan_desktop.ui.text import BODY, FIGURE, SMALL, STRONG
from catan_desktop.ui.widgets import Button, Column, Dialog, Kit, Label, Pressable, RichText, Row, Space, Widget

_CARD = (72, 103)
_DIGITS = 9


class Pile(Pressable):
    """Cards of one kind with their number."""

    def __init__(self, kit: Kit, key: str, pool: int, tip: str, *, name: str, hotkey: str = "") -> None:
        """`pool`: how many there are at most."""
        super().__init__(kit, hotkey=hotkey, tip=tip, name=name)
        self.key = key
        self.pool = pool

    def measure(self, width: int | None = None) -> Size:
        """Be one card."""
        del width
        return Size(self.kit.px(_CARD[0] + 8), self.kit.px(_CARD[1] + 8))

    def draw_count(self, surface: pygame.Surface, count: int) -> None:
        """Draw `count` cards, or an empty place."""
        card = pygame.Rect(0, 0, self.kit.px(_CARD[0]), self.kit.px(_CARD[1]))
        card.center = self.rect.center
        self.draw_pile(surface, card, count, str(count), "ice" if self.hovered else "")
        if self.ringed:
            self.kit.ring(surface, self.rect)

    def draw_pile(self, surface: pygame.Surface, card: pygame.Rect, count: int, figure: str, rim: str) -> None:
        """Draw cards of the kind with their number, or an empty place where the count is 0."""
        kit, px = self.kit, self.kit.px
        if count:
            place = self._face(surface, card)
            ink, where = kit.theme.resources[self.key].card_ink, (place.centerx, place.y + round(place.height * 0.22))
            kit.text.draw(surface, figure, where, FIGURE.of(ink), across=0.5, down=0.5)
            if rim:
                kit.art.outline(surface, place, px(6), kit.colour(rim), max(2.0, 2 * kit.k))
            if self.hotkey:
                self._cap(surface, card)
            return
        kit.art.panel(surface, card, kit.colour("sunken"), radius=px(6), rim=kit.colour("line"), rim_width=1.0)
        faint = kit.art.sprite(f"resource-{self.key}", px(28)).copy()
        faint.set_alpha(70)
        surface.blit(faint, faint.get_rect(center=card.center))

    def _face(self, surface: pygame.Surface, card: pygame.Rect) -> pygame.Rect:
        """Draw the card of the kind, or its picture on a ground of its colour where there are no cards of it."""
        kit, px = self.kit, self.kit.px
        if kit.art.has(f"card-{self.key}"):
            face = kit.art.sprite(f"card-{self.key}", card.size)
            place = face.get_rect(center=card.center)
            kit.shadow(surface, place, px(6))
            surface.blit(face, place)
            return place
        colours = kit.theme.resources[self.key]
        kit.shadow(surface, card, px(6))
        kit.art.panel(surface, card, colours.light, colours.card, radius=px(6), rim=colours.light, rim_width=1.0)
        picture = kit.art.sprite(f"resource-{self.key}", round(card.width * 0.7))
        surface.blit(picture, picture.get_rect(center=(card.centerx, card.y + round(card.height * 0.6))))
        return card

    def _cap(self, surface: pygame.Surface, card: pygame.Rect) -> None:
        """Draw the key of the card into its corner."""
        kit = self.kit
        side = kit.text.line_height(SMALL) + kit.px(2)
        cap = pygame.Rect(card.right - side - kit.px(3), card.bottom - side - kit.px(3), side, side)
        kit.panel(surface, cap, "sunken", radius="radius-small", rim="line-strong")
        kit.text.draw(surface, self.hotkey, cap.center, SMALL, across=0.5, down=0.5, within=cap)


class PickCard(Pile):
    """All cards of one kind: a click or its number picks one, with Shift all; the right button puts one back."""

    led_by_key = True

    def __init__(
        self, kit: Kit, key: str, pool: int, tip: str, on_step: Callable[[int], object], number: int = 0
    ) -> None:
        """`number`: the digit on the keyboard that picks one; 0: none."""
        hotkey = str(number) if 0 < number <= _DIGITS else ""
        super().__init__(kit, key, pool, tip, name=f"pick-{key}", hotkey=hotkey)
        self.chosen = 0
        self.on_step = on_step
        self.alone = False
        """There is one card of every kind, so that no number is wanted."""

    def measure(self, width: int | None = None) -> Size:
        """Be one card with the numbers below."""
        del width
        return Size(self.kit.px(_CARD[0] + 8), self.kit.px(_CARD[1] + 30))

    def press(self) -> None:
        """Pick one more."""
        self.on_step(1)

    def handle(self, event: pygame.event.Event) -> bool:
        """Use clicks, wheel and keys."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in {1, 3}:
            shifted = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
            self.on_step((1 if event.button == 1 else -1) * (self.pool if shifted else 1))
            return True
        if event.type == pygame.MOUSEWHEEL and event.y:
            self.on_step(1 if event.y > 0 else -1)
            return True
        if event.type == pygame.KEYDOWN:
            key = stroke(event)
            if key in {"Up", "+", "Down", "-", "Backspace"}:
                self.on_step(1 if key in {"Up", "+"} else -1)
                return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card, raised while some are picked."""
        kit, box = self.kit, self.rect
        px = kit.px
        card = pygame.Rect(box.x + px(4), box.y + px(6), px(_CARD[0]), px(_CARD[1]))
        if self.chosen:
            card.y -= px(6)
        rim = "gold" if self.chosen else "ice" if self.hovered else ""
        self.draw_pile(surface, card, self.pool, "" if self.alone else str(self.pool - self.chosen), rim)
        self._draw_chosen(surface, (box.centerx, box.bottom - px(10)))
        if self.ringed:
            kit.ring(surface, box)

    def _draw_chosen(self, surface: pygame.Surface, foot: tuple[int, int]) -> None:
        """Draw how many are chosen; a tick where there is only one."""
        kit, ink = self.kit, "gold" if self.chosen else "faint"
        if self.alone and self.chosen:
            tick = kit.icon("check", kit.px(16), ink)
            surface.blit(tick, tick.get_rect(center=foot))
            return
        words = f"×{self.chosen}" if self.chosen else "–"
        kit.text.draw(surface, words, foot, STRONG.of(ink), across=0.5, down=0.5, within=self.rect)


class KeptCard(PickCard):
    """What is kept of one kind of the own hand: a press gives one away."""

    def measure(self, width: int | None = None) -> Size:
        """Be one card."""
        return Pile.measure(self, width)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is kept, or an empty place."""
        self.draw_count(surface, self.pool - self.chosen)


class GivenCard(Pile):
    """What is given away of one kind: a press takes one back, with Shift all."""

    def __init__(self, kept: PickCard, tip: str) -> None:
        super().__init__(kept.kit, kept.key, kept.pool, tip, name=f"back-{kept.key}")
        self.kept = kept

    def press(self) -> None:
        """Take back."""
        self.kept.on_step(-self.pool if pygame.key.get_mods() & pygame.KMOD_SHIFT else -1)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is given away, or an empty place."""
        self.draw_count(surface, self.kept.chosen)


class HandfulPicker(Column):
    """The cards and how many are still to be picked."""

    def __init__(
        self,
        kit: Kit,
        choice: Handful,
        keys: Sequence[str],
        say: Speaker,
        hint: str,
        on_change: Callable[[], object],
        *,
        held: bool = False,
    ) -> None:
        """`say`: translates a key with arguments; `held`: the pool is the own hand, so that what is kept and what is
        given away have a row each."""
        super().__init__(kit, gap="gap-large", name="handful")
        self.choice = choice
        self.say = say
        self.on_change = on_change
        self.cards: list[PickCard] = []
        for index, (key, pool) in enumerate(zip(keys, choice.pool, strict=True)):
            tip = f"**{say(f'resource-{key}')}**" + (f"\n{say('handful-tip')}" if pool > 1 else "")
            card = (KeptCard if held else PickCard)(kit, key, pool, tip, partial(self.step, index), index + 1)
            card.alone = max(choice.pool) == 1 and not held
            self.cards.append(card)
        self.told = Label(kit, "", STRONG.of("gold"), across=0.5)
        row = Row(kit, [Space(kit), *self.cards, Space(kit)])
        rows: list[Widget] = [row, self.told]
        if held:
            given = [GivenCard(card, say("handful-back")) for card in self.cards]
            kept = Label(kit, say("handful-kept"), STRONG, across=0.5)
            rows = [kept, row, self.told, Row(kit, [Space(kit), *given, Space(kit)])]
            self.gap = "gap"
        self.content = [RichText(kit, hint, BODY.of("dim")), *rows] if hint else rows
        self._tell()

    @property
    def picked(self) -> tuple[int, ...]:
        """Return the cards picked so far."""
        return tuple(card.chosen for card in self.cards)

    def action(self) -> Action:
        """Return the action that the picked cards make."""
        action: Action = self.choice.kind(self.choice.seat, self.picked)
        return action

    def step(self, index: int, by: int) -> None:
        """Pick more of a kind, or put some back. With the handful full the last place goes to the new card."""
        card = self.cards[index]
        if by > 1:
            by = min(by, card.pool - card.chosen, max(1, self.choice.most - sum(self.picked)))
        elif by < -1:
            by = -min(-by, card.chosen)
        if not 0 <= card.chosen + by <= card.pool:
            return
        if by > 0 and sum(self.picked) >= self.choice.most:
            others = [other for other in self.cards if other is not card and other.chosen]
            if not others:
                return
            others[-1].chosen -= 1
        card.chosen += by
        self._moved()

    def pick_most(self) -> None:
        """Pick as many as are wanted, always of the kind of which most are left."""
        for card in self.cards:
            card.chosen = 0
        for _ in range(self.choice.most):
            max(self.cards, key=lambda card: card.pool - card.chosen).chosen += 1
        self._moved()

    def _moved(self) -> None:
        """Show and tell that other cards are picked."""
        self.kit.play("card")
        self._tell()
        self.on_change()
        self.touch()

    def carry(self, former: Widget) -> None:
        """Keep what was picked."""
        if isinstance(former, HandfulPicker) and former.choice == self.choice:
            for card, before in zip(self.cards, former.cards, strict=True):
                card.chosen = before.chosen
            self._tell()
            self.on_change()

    def _tell(self) -> None:
        exact = self.choice.least == self.choice.most
        key = "handful-count" if exact else "handful-count-up-to"
        key = "handful-given" if exact and isinstance(self.cards[0], KeptCard) else key
        self.told.set(self.say(key, count=sum(self.picked), of=self.choice.most))


def handful_dialog(
    kit: Kit,
    said: tuple[str, str],
    choice: Handful,
    keys: Sequence[str],
    say: Speaker,
    submit: Callable[[Action], object],
    on_cancel: Callable[[], object],
    *,
    picking: Callable[[Sequence[int]], object] | None = None,
) -> Dialog:
    """Make the card picker; its gold button is possible when the number is right.

    said: title and hint; picking: learns what is picked, where the pool is the own hand; None where it is another.
    """
    parts: list[Dialog] = []

    def confirm_choice() -> None:
        parts[0].close()
        submit(picker.action())

    def check() -> None:
        lacking = choice.least - sum(picker.picked)
        confirm.disable(say("handful-lacks", count=lacking) if lacking > 0 else "")
        if picking is not None:
            picking(picker.picked)

    confirm = Button(kit, say("confirm"), confirm_choice, kind="primary", name="handful-done", hotkey="Enter", badge="")
    picker = HandfulPicker(kit, choice, keys, say, said[1], check, held=picking is not None)
    check()
    dialog = Dialog(
        kit, said[0], picker, [confirm], width=520, on_cancel=on_cancel, close_tip=say("peek"), name="handful"
    )
    parts.append(dialog)
    return dialog


def amount_dialog(
    kit: Kit,
    title: str,
    hint: str,
    choice: Amount,
    say: Speaker,
    submit: Callable[[Action], object],
    on_cancel: Callable[[], object],
) -> Dialog:
    """Make a stepper for a number."""
    parts: list[Dialog] = []

    def step(by: int) -> None:
        stepper.value += by
        stepper.touch()

    def confirm_choice() -> None:
        parts[0].close()
        submit(choice.kind(choice.seat, stepper.value))

    stepper = Stepper(
        kit,
        "amount",
        choice.low,
        low=choice.low,
        high=choice.high,
        on_step=step,
        picture="icon-cards",
        name="amount",
    )
    body = Column(kit, [RichText(kit, hint, BODY.of("dim")), stepper], gap="gap-large")
    confirm = Button(kit, say("confirm"), confirm_choice, kind="primary", name="amount-done")
    dialog = Dialog(kit, title, body, [confirm], width=420, on_cancel=on_cancel, close_tip=say("peek"), name="amount")
    parts.append(dialog)
    return dialog
