"""Campaigns of the player: set up, gone on with, and noted when a stage has ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from catan_desktop.campaign import campaign as rules
from catan_desktop.campaign import files
from catan_desktop.campaign.campaign import Campaign, CampaignError, Stage
from catan_desktop.kernel import Seat, replace
from catan_desktop.kernel.errors import SaveError
from catan_desktop.mechanics.parts import PLACEMENT
from catan_desktop.mechanics.scoring import goal_of
from catan_desktop.present.models.screens import RulesetCard
from catan_desktop.present.words import because, option_key
from catan_desktop.session import saves
from catan_desktop.session.files import write_atomically
from catan_desktop.session.session import Session
from catan_desktop.session.spec import NewGame
from catan_desktop.stores.files import Refused
from catan_desktop.ui.scene import Change, Push, Replace, Scene

from .models import option_card
from .running import Running
from .services import Services

T = TypeVar("T")


class Campaigns:
    """See `catan_desktop.ui.scenes.services.Campaigns`; what `Running` asks of campaigns besides."""

    def __init__(self, services: Services, running: Running) -> None:
        self._services, self._running, self._current = services, running, services.current

    # what is there

    def all(self) -> Sequence[files.Listed]:
        """Return every campaign, the one that was played last first."""
        return files.list_campaigns(self._current.folder)

    def at(self, path: Path) -> Campaign:
        """Return a campaign."""
        return self._attempt(lambda: files.read(path))

    def card(self, stages: Sequence[str]) -> RulesetCard:
        """Return what can be chosen for some stages."""
        cards = [option_card(spec) for spec in rules.options_of(stages)]
        fixed = [replace(one, choices=rules.LAYOUTS) if one.key == rules.LAYOUT else one for one in cards]
        key = rules.parts_of(stages[0])[0]
        return RulesetCard(key, (key,), (), tuple(rules.SEATS), tuple(fixed))

    def stage_name(self, stage: str) -> str:
        """Return what a stage is called."""
        ruleset, scenario = rules.parts_of(stage)
        return self._services.texts.tr(option_key(rules.SCENARIO, scenario) if scenario else f"ruleset-{ruleset}")

    def stage_title(self, campaign: Campaign, number: int) -> str:
        """Return in words the stage of an index."""
        name, count = self.stage_name(campaign.stages[number]), len(campaign.stages)
        return self._services.texts.tr("campaign-save", number=number + 1, all=count, name=name)

    def stage_told(self, save: Path) -> str:
        """Return in words which stage a saved game is; empty for any other game."""
        found = files.stage_of(save)
        with suppress(SaveError, IndexError):
            return "" if found is None else self.stage_title(files.read(found[0]), found[1])
        return ""

    # into them and out of them

    def create(self, course: str, stages: Sequence[str], game: NewGame, head_start: Sequence[int] = ()) -> Change:
        """Begin a campaign of the players and options of a game, and show it."""
        given = tuple(head_start) if any(head_start) else ()
        seats = self._running.named(game).seats
        made = Campaign(
            course=course, stages=tuple(stages), seats=seats, options=game.options, head_start=given, seed=game.seed
        )
        path = self._attempt(lambda: files.create(self._current.folder, made, self._current.date()))
        return Replace(self.page(path))

    def open(self, path: Path) -> Change:
        """Show a campaign in the place of everything else; one from elsewhere is copied into the own folder first."""
        if path.resolve().parent != self._current.folder.resolve():
            path = self._attempt(lambda: self._brought_in(path))
        self.at(path)
        return self._running.parting(lambda: self._shown(path))

    def page(self, path: Path, *, below: bool = True) -> Scene:
        """Return the page of a campaign; `below`: something lies under it."""
        from .pages import CampaignScreen  # noqa: PLC0415  (no table needs the menus)

        return CampaignScreen(self._services.screens, self, path, below=below)

    def leave(self) -> Change:
        """Go to the title."""
        return self._running.parting(self._running.leave)

    def play(self, path: Path) -> Change:
        """Go on with the stage that is to be played, or begin it."""
        campaign = self.at(path)
        game = files.game_file(path, campaign.number)
        return self._running.open(str(game)) if campaign.begun and game.exists() else self.begin_stage(path)

    def begin_stage(self, path: Path) -> Change:
        """Begin the stage that is to be played; a game of it that goes on is given up."""
        campaign = self.at(path)
        begun = self._attempt(lambda: rules.begin(campaign, campaign.number))
        self._keep(path, begun)
        return self._running.begin(rules.game_of(begun), files.game_file(path, begun.number))

    def hand(self, path: Path, seat: int, to_bot: bool) -> Campaign:
        """Pass the seat of a person to a bot for the stages to come, or back."""
        campaign = self._attempt(lambda: rules.hand(self.at(path), seat, to_bot))
        self._keep(path, campaign)
        return campaign

    def remove(self, path: Path) -> None:
        """Take a campaign with the games of its stages out of the lists."""
        self._attempt(lambda: files.remove(path))

    # the game that is played

    def way_on(self) -> Callable[[], Change] | None:
        """Return the way from the running game to the page of its campaign; None where it is a stage of none."""
        found = self._stage()
        if found is None:
            return None
        if self._current.playing.outcome is None:
            return lambda: Push(self.page(found[0]))
        return lambda: self._running.parting(lambda: self._shown(found[0]))

    def joined(self, session: Session) -> None:
        """Learn that a game was begun or gone on with: the bots of a stage know the score."""
        found = self._stage()
        if found is None:
            return
        path, number = found
        with suppress(SaveError):
            campaign = files.read(path)
            session.sharing = rules.sharing(campaign) if number == campaign.number else frozenset()

    def note(self, session: Session) -> Mapping[Seat, tuple[int, int]]:
        """Note the end of a stage; return the seats that have won the campaign with it, with campaign points and won
        stages. What was noted once, or cannot be written, changes nothing; the latter is told."""
        found = self._stage()
        if found is None or session.outcome is None:
            return {}
        path, number = found
        game, state = session.game, session.state
        stage = Stage(
            points=tuple(standing.points for standing in session.standings()),
            goals=tuple(goal_of(game, state, Seat(seat)) for seat in range(game.seats)),
            winners=tuple(map(int, session.outcome.winners)),
            first=int(PLACEMENT.of(game, state).first),
            date=session.saving.clock(),
        )
        try:
            campaign = files.read(path)
            if rules.why_not_begin(campaign, number) is None:
                campaign = rules.end(campaign, number, stage)
                files.write(path, campaign, self._current.date())
        except SaveError as error:
            self._services.screens.pending.append(self._services.texts.say(because(error.reason)))
            return {}
        last = campaign.over and number == campaign.number - 1
        totals, wins = rules.totals(campaign), rules.wins(campaign)
        return {Seat(seat): (totals[seat], wins[seat]) for seat in rules.winners(campaign) if last}

    def _stage(self) -> tuple[Path, int] | None:
        kept = self._current.kept_at()
        return files.stage_of(Path(kept)) if kept else None

    def _shown(self, path: Path) -> Change:
        self._current.end()
        return Replace(self.page(path, below=False), all=True)

    def _brought_in(self, path: Path) -> Path:
        campaign = files.read(path)
        own = files.create(self._current.folder, campaign, self._current.date())
        if (game := files.game_file(path, campaign.number)).exists():
            write_atomically(files.game_file(own, campaign.number), saves.load(game))
        return own

    def _keep(self, path: Path, campaign: Campaign) -> None:
        self._attempt(lambda: files.write(path, campaign, self._current.date()))

    def _attempt(self, act: Callable[[], T]) -> T:
        """Do something with campaigns; Refused, in the player's language, where that fails."""
        try:
            return self._services.files.attempt(act)
        except CampaignError as error:
            raise Refused(self._services.texts.say(because(error.reason))) from error
