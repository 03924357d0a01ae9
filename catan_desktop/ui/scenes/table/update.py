"""The answer to a message: another state of the table, and commands that are carried out at the screen and in the
game."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from catan_desktop.kernel.ids import NOBODY, Seat
from catan_desktop.present.words import words
from catan_desktop.ui.scenes.table import choosing
from catan_desktop.ui.scenes.table import messages as m
from catan_desktop.ui.scenes.table import presenting as show
from catan_desktop.ui.scenes.table.auto_pass import between, rests
from catan_desktop.ui.scenes.table.choosing import Step
from catan_desktop.ui.scenes.table.facts import Facts, drawer_is_open
from catan_desktop.ui.scenes.table.state import Hint, Shown, TableState


class TableValue(Protocol):
    """The table as everything around it knows it: a value that is read, and messages that change it."""

    @property
    def state(self) -> TableState:
        """Return what a person has done that is not yet done in the game."""

    @property
    def facts(self) -> Facts:
        """Return what follows from that and the game."""

    @property
    def shown(self) -> Shown:
        """Return what has been presented."""

    def send(self, *news: m.News) -> bool:
        """Let messages change it, and carry commands out; True if anything came of it, False where one is refused."""


def update(state: TableState, facts: Facts, message: m.Message) -> Step:
    """Return what comes of a message, in the position and state that the facts are of."""
    match message:
        case m.StartAction(entry):
            return choosing.start(facts, entry)
        case m.Begin(kinds, fixed):
            return choosing.begin(facts, kinds, fixed)
        case m.PlacePicked(place, pointed, lifted):
            if lifted:
                return choosing.lift(facts, place)
            return choosing.pick_place(facts, place) if pointed else choosing.come_to(facts, place)
        case m.PlaceMissed(place):
            opens = facts.model.drawer is not None and place == facts.model.drawer.place
            return _toggle_drawer(facts) if opens else choosing.miss_place(facts, place)
        case m.DrawerToggled():
            return _toggle_drawer(facts)
        case m.KindPicked(kind, place):
            return choosing.pick_kind(facts, kind, place)
        case m.FieldPicked(kind, name, value):
            return choosing.pick_field(facts, kind, name, value)
        case m.AnswerPicked(action):
            return choosing.pick_answer(facts, action)
        case m.PartyToggled(seat):
            return replace(state, party=state.party ^ 1 << seat), ()
        case m.PartyTaken():
            return choosing.take_party(facts)
        case m.PlayCard(card):
            return choosing.play_card(facts, card)
        case m.Climb(ladder, by_key):
            return choosing.climb(facts, ladder, by_key=by_key)
        case m.Back():
            return choosing.back(facts)
        case m.GiveUp():
            return (state if facts.urgent else state.unpicked()), ()
        case m.LayAside():
            return choosing.lay_aside(facts)
        case m.FoldToggled():
            return replace(state, folded=not state.folded), ()
        case m.TakeUp():
            return replace(state, laid_aside=False), (m.Ask(),)
        case m.ShowHand(shown, by_key):
            return _show_hand(replace(state, hand_by_key=by_key), shown)
        case m.CameTo(came_to):
            return replace(state, came_to=came_to), ()
        case m.HandWanted(private):
            return replace(state, private=private), ()
        case m.GiveCard() | m.DraftChanged() | m.Trade() | m.NameTerms() | m.MuteOffers():
            return _trade(state, facts, message)
        case m.Silenced(key, seats):
            return replace(state, silent=(key, seats)), ()
        case m.RestToggled() | m.HintToggled() | m.HintSaid():
            return _help(state, facts, message)
        case (
            m.PauseToggled()
            | m.StepAsked()
            | m.RushToggled()
            | m.BotMoved()
            | m.PaceSet()
            | m.WatchedSeat()
            | m.Reseated()
        ):
            return _watch(state, facts, message)
        case m.Happened(woken):
            resting = state.resting if woken is None or woken < 0 else state.resting & ~(1 << woken)
            silent = state.silent if woken is None else TableState().silent
            taught = state.taught or state.pending is not None
            fresh = replace(state.unpicked(), laid_aside=False, resting=resting, silent=silent, taught=taught)
            return fresh, (show.Present(),)
        case m.Looked(seat):
            fresh = replace(state.unpicked(), viewer=seat, hand_shown=False, laid_aside=False, private=None)
            fresh = replace(fresh, onlooking=facts.watching)
            return replace(fresh, draft=state.draft.forgotten()), (m.ShowSeat(state.viewer not in {None, seat}),)


def _toggle_drawer(facts: Facts) -> Step:
    """Open the drawer, or close it; a question about its cards opens it anew."""
    drawer = facts.model.drawer
    return (
        facts.state if drawer is None else replace(facts.state, drawer=(drawer.open, not drawer_is_open(facts)))
    ), ()


def settled(facts: Facts) -> TableState:
    """Return the state without what the game has outrun: a rest, a hint, a draft, the eyes of bots alone."""
    state = facts.state
    viewer = state.viewer
    if facts.watching and viewer is not None:
        viewer = state.watched if state.watched != NOBODY else facts.model.active
    if not facts.watching and (state.left is not None or state.rushing):
        state = replace(state, left=None, watched=NOBODY, rushing=False)
    draft = state.draft.begun(facts.model.turn)
    resting = sum(1 << seat for seat in range(len(facts.sittings)) if rests(facts, Seat(seat)))
    folded = state.folded and facts.model.board_covered
    stands = facts.hint_open and facts.hint_offered and not facts.hint_barred
    hint = state.hint if stands else None
    found = replace(state, viewer=viewer, draft=draft, resting=resting, folded=folded, hint=hint)
    return facts.state if found == facts.state else found


def _show_hand(state: TableState, shown: bool) -> Step:
    """Show the own hand, or cover it again; a picker of cards that waited for it opens."""
    if shown == state.hand_shown:
        return state, ()
    state = state.unpending() if state.listed else state  # the answer may tell of the hand
    return replace(state, hand_shown=shown), (m.Ask("free"),)


def _trade(
    state: TableState,
    facts: Facts,
    message: m.GiveCard | m.DraftChanged | m.Trade | m.NameTerms | m.MuteOffers,
) -> Step:
    trade = facts.model.trade
    match message:
        case m.DraftChanged(draft):
            return replace(state, draft=draft), ()
        case m.Trade(action, draft):
            return replace(state, draft=draft), (m.Submit(action),)
        case m.MuteOffers(decline):
            others = tuple(entry for entry in state.muted_offers if entry[0] != facts.seat)
            muted_offers = (*others, (facts.seat, facts.model.turn))
            return replace(state, muted_offers=muted_offers), (m.Submit(decline),)
        case m.NameTerms() if trade is not None and trade.offer is not None:
            give = tuple(min(want, have) for want, have in zip(trade.offer.want, trade.hand, strict=True))
            draft = replace(state.draft, give=give, want=trade.offer.give, counter=True)
            return replace(state, draft=draft, laid_aside=True), (m.CloseDialogs(),)
        case m.GiveCard(kind) if trade is not None:
            if trade.reason is not None and not state.draft.counter:
                return state, (m.Refuse(trade.reason),)
            draft = state.draft.sized(len(trade.kinds)).with_count("want", kind, 0)
            draft = draft.with_count("give", kind, min(trade.hand[kind], draft.give[kind] + 1))
            return replace(state.unpicked(), draft=draft), ()
    return state, ()


def _help(state: TableState, facts: Facts, message: m.RestToggled | m.HintToggled | m.HintSaid) -> Step:
    match message:
        case m.RestToggled(seat):
            who = facts.seat if seat is None else seat
            if rests(facts, who):
                return replace(state, resting=state.resting & ~(1 << who)), ()
            if facts.asked and who == facts.seat and between(facts.model.next) is not None:
                return replace(state.unpicked(), resting=state.resting | 1 << who), ()
            return state, (m.Refuse(words("rest-none")),)
        case m.HintSaid(said):
            if state.hint is None or not facts.hint_open:
                return state, ()
            return replace(state, hint=replace(state.hint, said=said)), (m.Ask("open"),)
    if not facts.hint_offered:
        return state, ()
    if facts.hint_open:
        return replace(state, hint=None), (m.Ask("open"),)
    if facts.hint_barred:
        return state, (m.WarnOfHint(facts.hint_barred),)
    return replace(state, hint=Hint(facts.seat, facts.game.ply)), (m.Ask("open"), m.ThinkOfHint())


def _watch(
    state: TableState,
    facts: Facts,
    message: m.PauseToggled | m.StepAsked | m.RushToggled | m.BotMoved | m.PaceSet | m.WatchedSeat | m.Reseated,
) -> Step:
    """Bots that play alone, and who watches them."""
    match message:
        case m.PauseToggled():
            return replace(state, paused=not state.paused, rushing=False), ()
        case m.RushToggled():
            return replace(state, rushing=not state.rushing, paused=False), ()
        case m.StepAsked():
            return replace(state, steps=state.steps + 1), ()
        case m.BotMoved():
            return replace(state, steps=max(0, state.steps - 1)), ()
        case m.PaceSet(pace):
            return replace(state, pace=pace), ()
        case m.WatchedSeat(seat):
            return settled(facts.of(replace(state, watched=seat))), (m.ShowBoard(),)
        case m.Reseated(seat, left):
            if left and facts.watching:
                own = state.viewer if state.viewer is not None else seat
                state = replace(state, left=own, watched=own)
            return replace(state.unpicked(), laid_aside=False), ()
