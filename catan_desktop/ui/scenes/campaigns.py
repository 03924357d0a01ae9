"""All campaigns, going and over: the one that was played last first."""

from __future__ import annotations

import pygame

from catan_desktop.campaign.campaign import Campaign, places, totals
from catan_desktop.campaign.files import Listed
from catan_desktop.present.naming import names_of
from catan_desktop.present.words import Speaker, because
from catan_desktop.session.container import date_of
from catan_desktop.stores.files import Refused
from catan_desktop.ui.dialogs.plain import confirm_dialog
from catan_desktop.ui.geometry import inset
from catan_desktop.ui.scene import Push
from catan_desktop.ui.scenes.load_rows import written
from catan_desktop.ui.scenes.parts import MenuScreen, draw_mark, heading, page
from catan_desktop.ui.scenes.services import Campaigns, Shell
from catan_desktop.ui.text import DIM, NAME, SMALL, STRONG
from catan_desktop.ui.widgets import Button, Card, Column, Label, ListView, Space, Widget

_ROW = 76


class CampaignsScreen(MenuScreen):
    """A list of campaigns, each with its stage and its score."""

    def __init__(self, shell: Shell, campaigns: Campaigns) -> None:
        super().__init__(shell)
        self.campaigns = campaigns
        self.found = campaigns.all()
        self.chosen = 0 if self.found else -1

    def enter(self, size: tuple[int, int]) -> None:
        """Come up; a campaign may have gone on meanwhile."""
        self.found = self.campaigns.all()
        self.chosen = min(max(self.chosen, 0), len(self.found) - 1)
        self.in_hand = "open" if self.found else "new"
        super().enter(size)

    def build(self) -> Widget:
        """Set the list, and below it what may be done."""
        kit, tr = self.kit, self.shell.tr
        head = heading(kit, tr("campaigns-title"), tr("back"), self.back)
        new = Button(kit, tr("campaign-new"), self._new, icon="plus", name="new")
        if not self.found:
            new.kind = "primary"
            words = Label(kit, tr("campaigns-none"), DIM, across=0.5)
            return page(kit, head, Column(kit, [Space(kit), words, Space(kit)]), [new])
        rows = ListView(
            kit,
            len(self.found),
            lambda surface, box, index: self._draw(surface, box, self.found[index]),
            row=round(_ROW * (0.2 + 0.8 * kit.larger)),
            on_choose=self._choose,
            on_open=lambda index: self._open(),
            name="campaigns",
        )
        rows.chosen = self.chosen
        remove = Button(kit, tr("campaign-remove"), self._ask, kind="quiet", icon="trash", name="remove")
        go = Button(kit, tr("campaign-open"), self._open, kind="primary", icon="play", name="open")
        return page(kit, head, Card(kit, rows), [remove, new, go])

    def _draw(self, surface: pygame.Surface, row: pygame.Rect, listed: Listed) -> None:
        """Draw a row: the course and the date, the stage or who has won, and everybody's campaign points."""
        kit, tr, campaign = self.kit, self.shell.tr, listed.campaign
        box = inset(row, kit.px("gap"), kit.px(5))
        aside = written(date_of(listed.order), tr)
        date = kit.text.draw(surface, aside, (box.right, box.y + kit.px(3)), SMALL, across=1.0, within=row)
        title = listed.path.name if campaign is None else tr(f"campaign-course-{campaign.course}")
        room = max(1, date.left - box.x - kit.px("gap"))
        fitted, line = kit.text.fit(title, NAME, room, lines=1), kit.text.line_height(NAME)
        at = pygame.Rect(box.x, box.y, room, line)
        kit.text.draw_lines(surface, fitted.lines[:1], at, NAME, pixels=fitted.pixels)
        style = SMALL if campaign is not None else STRONG.of("danger-light")
        words = kit.text.fit(self._under(listed), style, box.width, lines=1)
        kit.text.draw(surface, words.lines[0], (box.x, box.y + line), style, pixels=words.pixels, within=row)
        if campaign is None:
            return
        left, y, first = box.x, box.y + line + kit.text.line_height(SMALL) + kit.px(11), places(campaign)
        for seat, points in enumerate(totals(campaign)):
            draw_mark(kit, surface, (left + kit.px(8), y), kit.px(8), campaign.seats[seat].colour)
            ink = "gold" if first[seat] == 1 and campaign.over else "ink"
            used = kit.text.draw(surface, str(points), (left + kit.px(20), y), STRONG.of(ink), down=0.5, within=row)
            left = used.right + kit.px(14)

    def _under(self, listed: Listed) -> str:
        """Return the stage that comes next, or who has won; of a damaged file what is wrong with it."""
        tr, campaign = self.shell.tr, listed.campaign
        if campaign is None:
            return self.shell.say(because(listed.reason)) if listed.reason is not None else ""
        names = first_names(campaign, tr)
        if campaign.over:
            return tr("campaigns-ended", winner=names)
        leads = [tr("campaigns-going", leader=names)] if campaign.played else []
        stage = tr("campaign-stage", number=campaign.number + 1, all=len(campaign.stages))
        return " · ".join([stage, self.campaigns.stage_name(campaign.stages[campaign.number]), *leads])

    # what happens

    def _choose(self, index: int) -> None:
        self.chosen = index

    def _open(self) -> None:
        listed = self.found[self.chosen]

        def enter() -> Push:
            self.campaigns.at(listed.path)  # refused, with the reason, where it cannot be read
            return Push(self.campaigns.page(listed.path))

        self.attempt(enter)

    def _new(self) -> None:
        self.go(Push(self.shell.scene("new-campaign")))

    def _ask(self) -> None:
        kit, tr = self.kit, self.shell.tr
        title, sure, yes = (tr(f"campaign-remove{more}") for more in ("", "-sure", "-yes"))
        self.root.open(confirm_dialog(kit, title, sure, yes, tr("cancel"), self._remove), self._ask)

    def _remove(self) -> None:
        try:
            self.campaigns.remove(self.found[self.chosen].path)
        except Refused as refusal:
            self.root.toast(str(refusal), "danger")
            return
        self.found = self.campaigns.all()
        self.chosen = min(self.chosen, len(self.found) - 1)
        self.rebuild()
        self.tell(self.shell.tr("campaigns-gone"))


def first_names(campaign: Campaign, tr: Speaker) -> str:
    """Return the names of those in the first place."""
    names = names_of(campaign.seats, tr)
    return ", ".join(name for name, place in zip(names, places(campaign), strict=True) if place == 1)
