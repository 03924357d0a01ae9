"""What happened at the Great Wall, as lines of the chronicle, with their pictures.

Small things of one kind stand in one line (`GATHERED`): the clerks of a card, the soldiers of a deployment with what
their spots bring, what a location gives to everybody, what a breach costs everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from catan_desktop.games.great_wall import events
from catan_desktop.games.great_wall.board import LocationId
from catan_desktop.kernel.event import Event, GameEnded
from catan_desktop.kernel.game import Game
from catan_desktop.kernel.ids import NOBODY, SEATS, Seat
from catan_desktop.present.panel_view import Liner, Said
from catan_desktop.present.words import Argument, Several, Who, Words, words

from . import names


def line(key: str, tone: str = "ink", indent: bool = False, **arguments: Argument) -> tuple[Said, ...]:
    """Return one line."""
    return ((words(key, **arguments), tone, indent),)


def at_section(key: str, event: Any, tone: str = "ink", indent: bool = False, **more: Argument) -> tuple[Said, ...]:
    """Return one line that names the section of its event."""
    return line(key, tone, indent, section=event.section + 1, **more)


def of_seat(key: str, tone: str = "ink", indent: bool = False) -> Liner:
    """Return what says a line that names only the seat of its event."""
    return lambda game, event: line(key, tone, indent, who=Who(event.seat))


def _of_card(key: str, name: Callable[[Game, Any], Words], tone: str = "dim") -> Liner:
    """Return what says a line that names only the card of its event."""
    return lambda game, event: line(key, tone, card=name(game, event.card))


# set-up


def _clan(game: Game, event: events.ClanChosen) -> tuple[Said, ...]:
    return line("event-gw-clan", who=Who(event.seat), thing=names.clan_words(event.clan))


def _tea(game: Game, event: events.TeaOrder) -> tuple[Said, ...]:
    order = Several(tuple([words("seat-named", who=Who(SEATS[seat])) for seat in event.order]))
    return line("event-gw-tea-order", "ice", whom=order)


def _dealt(name: Callable[[Game, Any], Words]) -> Liner:
    """Return what says which card its owner was dealt; others are told nothing."""

    def said(game: Game, event: events.GeneralTaken | events.AdvisorTaken) -> tuple[Said, ...]:
        return (
            ()
            if event.card is None
            else line("event-gw-dealt", "dim", who=Who(event.seat), card=name(game, event.card))
        )

    return said


def _general(game: Game, event: events.GeneralOpened) -> tuple[Said, ...]:
    return line("event-gw-general", who=Who(event.seat), card=names.general_words(game, event.card))


def _advisor(game: Game, event: events.AdvisorJoined) -> tuple[Said, ...]:
    key = "event-gw-advisor-active" if event.active else "event-gw-advisor-passive"
    return line(key, who=Who(event.seat), card=names.advisor_words(game, event.card))


# the Year


def _season(game: Game, event: events.SeasonBegan) -> tuple[Said, ...]:
    """Spring is told with the Year."""
    return () if event.season == "spring" else line("event-gw-season-" + event.season, "ice")


def _horde(game: Game, event: events.HordePlaced) -> tuple[Said, ...]:
    card = names.horde_words(game, event.card)
    return at_section("event-gw-horde-placed", event, "fire", card=card, row=event.row + 1)


def _raid(game: Game, event: events.Raid) -> tuple[Said, ...]:
    return line("event-gw-raid", "danger", card=names.horde_words(game, event.card), count=event.count)


def _gained(game: Game, event: events.GoodsGained) -> tuple[Said, ...]:
    goods = names.goods(event.goods)
    if event.cause == "location":
        return line("event-gw-goods-location", "dim", True, whom=Who(event.seat), goods=goods)
    return line("event-gw-goods-" + event.cause, "dim", event.cause == "reward", who=Who(event.seat), goods=goods)


SHARED_HONOUR = ("presence", "archers", "trophy", "general")
"""Honour of a defeated card: the seats stand in one line."""


def _honour(game: Game, event: events.HonourGained) -> tuple[Said, ...]:
    key, who = "event-gw-honour-" + event.cause, Who(event.seat)
    if event.cause in SHARED_HONOUR:
        return line(key, "good", True, whom=who, count=event.count)
    return line(key, "good", event.cause != "commands", who=who, count=event.count)


def _shame(game: Game, event: events.ShameTaken) -> tuple[Said, ...]:
    key, who = "event-gw-shame-" + event.cause, Who(event.seat)
    if event.cause in ("breach", "shot"):
        return line(key, "danger", True, whom=who, count=event.count)
    return line(key, "danger", event.cause == "tower", who=who, count=event.count)


def recalled(seat: Seat, thing: Words) -> tuple[Said, ...]:
    """Return the line that a seat calls somebody back."""
    return line("event-gw-recalled", "dim", who=Who(seat), thing=thing)


def _sealed(game: Game, event: events.CommandSealed) -> tuple[Said, ...]:
    if event.card is None:
        return line("event-gw-sealed", "dim", whom=Who(event.seat))
    card = names.command_words(game, event.card)
    if game.seats == 1:
        return line("event-gw-sealed-alone", "dim", who=Who(event.seat), card=card)
    return line("event-gw-sealed-own", "dim", whom=Who(event.seat), card=card)


def _revealed(game: Game, event: events.CommandRevealed) -> tuple[Said, ...]:
    card = names.command_words(game, event.card)
    if game.seats == 1:
        return line("event-gw-revealed-alone", "ice", card=card)
    return line("event-gw-revealed", "ice", whom=Who(event.seat), card=card)


def _slot(game: Game, event: events.SlotTaken) -> tuple[Said, ...]:
    card, slot = names.command_words(game, event.card), event.slot + 1
    if game.seats == 1:
        return line("event-gw-slot-alone", "dim", who=Who(event.seat), slot=slot, card=card)
    return line("event-gw-slot", "dim", whom=Who(event.seat), slot=slot, card=card)


def _command(game: Game, event: events.CommandBegan) -> tuple[Said, ...]:
    key = "event-gw-turn-combo" if event.combo else "event-gw-turn"
    return line(key, "ice", who=Who(event.seat), card=names.command_words(game, event.card))


# locations


def _clerk(game: Game, event: events.ClerkPlaced) -> tuple[Said, ...]:
    place = names.place_words(event.location)
    if event.seat == NOBODY:
        return line("event-gw-reed", place=place)
    return line("event-gw-clerk", who=Who(event.seat), place=place)


def _used(game: Game, event: events.LocationUsed) -> tuple[Said, ...]:
    place = names.place_words(event.location)
    if event.seat == NOBODY:
        return line("event-gw-activated", place=place)
    return line("event-gw-used", who=Who(event.seat), place=place)


def _overseer(game: Game, event: events.OverseerRaised) -> tuple[Said, ...]:
    place = names.place_words(LocationId(event.area))
    return line("event-gw-overseer", who=Who(event.seat), place=place, level=event.level)


def _exchanged(game: Game, event: events.Exchanged) -> tuple[Said, ...]:
    cost, goods = names.good(event.paid), names.good(event.gained)
    return line("event-gw-exchanged", "dim", who=Who(event.seat), cost=cost, goods=goods)


# soldiers


def _recruited(game: Game, event: events.Recruited) -> tuple[Said, ...]:
    return line("event-gw-recruited", who=Who(event.seat), thing=names.soldier_words(game, event.soldier))


def _stationed(game: Game, event: events.Stationed) -> tuple[Said, ...]:
    key = "event-gw-stationed-hideout" if event.post < 0 else "event-gw-stationed-wall"
    return at_section(key, event, who=Who(event.seat), thing=names.soldier_words(game, event.soldier))


def _deployed(game: Game, event: events.Deployed) -> tuple[Said, ...]:
    thing = names.soldier_words(game, event.soldier)
    return at_section("event-gw-deployed", event, who=Who(event.seat), thing=thing, row=event.row + 1)


def _marked(game: Game, event: events.Marked) -> tuple[Said, ...]:
    thing = words("name-gw-general") if event.soldier < 0 else names.soldier_words(game, event.soldier)
    key = "event-gw-snake-token" if event.token else "event-gw-shot"
    return at_section(key, event, who=Who(event.seat), thing=thing, row=event.row + 1)


def _defeating(game: Game, event: events.Defeating) -> tuple[Said, ...]:
    card = names.horde_words(game, event.card)
    if event.claimant == NOBODY:
        return at_section("event-gw-defeated-nobody", event, "gold", card=card)
    return at_section("event-gw-defeated", event, "gold", card=card, whom=Who(event.claimant))


def _killed(game: Game, event: events.SoldierKilled) -> tuple[Said, ...]:
    thing = names.soldier_words(game, event.soldier)
    return line("event-gw-killed", "danger", True, who=Who(event.seat), thing=thing)


def _saved(game: Game, event: events.SoldierSaved) -> tuple[Said, ...]:
    key = "event-gw-saved" if event.chi else "event-gw-saved-free"
    return line(key, "good", True, who=Who(event.seat), thing=names.soldier_words(game, event.soldier))


# builds, Winter, the end


def _barricade(game: Game, event: events.BarricadeBuilt) -> tuple[Said, ...]:
    return at_section("event-gw-barricade", event, who=Who(event.seat))


def _wall(game: Game, event: events.WallBuilt) -> tuple[Said, ...]:
    return at_section("event-gw-wall", event, who=Who(event.seat), level=event.level)


def _assaulted(game: Game, event: events.Assaulted) -> tuple[Said, ...]:
    """What came over a wall that was high enough is told as such (BP-116)."""
    key, tone = ("event-gw-breached", "danger") if event.breached else ("event-gw-held", "good")
    if event.breached and event.attack <= event.defence:
        key = "event-gw-climbed"
    return at_section(key, event, tone, attack=event.attack, defence=event.defence)


def _cleared(game: Game, event: events.BarricadesGone) -> tuple[Said, ...]:
    return line("event-gw-barricades-gone", "dim") if any(event.counts) else ()


def _final(game: Game, event: events.FinalHonour) -> tuple[Said, ...]:
    return line("event-gw-final", "gold", who=Who(event.seat), count=event.count)


LINES: Mapping[type[Event], Liner] = {
    events.ClanChosen: _clan,
    events.TeaOrder: _tea,
    events.GeneralTaken: _dealt(names.general_words),
    events.AdvisorTaken: _dealt(names.advisor_words),
    events.GeneralOpened: _general,
    events.AdvisorJoined: _advisor,
    events.AdvisorShown: _of_card("event-gw-advisor-shown", names.advisor_words),
    events.AdvisorLeft: _of_card("event-gw-advisor-left", names.advisor_words),
    events.ArtifactShown: _of_card("event-gw-artifact", names.artifact_words, "ink"),
    events.RequestShown: _of_card("event-gw-request", names.request_words, "ink"),
    events.YearBegan: lambda game, event: line("event-gw-year", "ice", year=event.year),
    events.SeasonBegan: _season,
    events.HordeShuffled: lambda game, event: line("event-gw-horde-shuffled", "dim"),
    events.HordePlaced: _horde,
    events.Raid: _raid,
    events.GoodsGained: _gained,
    events.HonourGained: _honour,
    events.ShameTaken: _shame,
    events.ClerkRecalled: lambda game, event: recalled(event.seat, words("name-gw-clerk")),
    events.Recalled: lambda game, event: recalled(event.seat, names.soldier_words(game, event.soldier)),
    events.Retrieved: of_seat("event-gw-retrieved", "dim"),
    events.CommandSealed: _sealed,
    events.CommandRevealed: _revealed,
    events.SlotTaken: _slot,
    events.CommandBegan: _command,
    events.ClerkPlaced: _clerk,
    events.LocationUsed: _used,
    events.OverseerRaised: _overseer,
    events.Exchanged: _exchanged,
    events.ClerkHired: of_seat("event-gw-hired-clerk"),
    events.Recruited: _recruited,
    events.Stationed: _stationed,
    events.Deployed: _deployed,
    events.BarricadeBuilt: _barricade,
    events.WallBuilt: _wall,
    events.Marked: _marked,
    events.Defeating: _defeating,
    events.SoldierKilled: _killed,
    events.SoldierSaved: _saved,
    events.Assaulted: _assaulted,
    events.BarricadesGone: _cleared,
    events.FinalHonour: _final,
}
GATHERED: Mapping[str, str] = {
    "event-gw-dealt": "dealt",
    "event-gw-general": "people",
    "event-gw-advisor-active": "people",
    "event-gw-advisor-passive": "people",
    "event-gw-advisor-shown": "display",
    "event-gw-artifact": "artifacts",
    "event-gw-request": "requests",
    "event-gw-horde-placed": "horde",
    "event-gw-raid": "raid",
    "event-gw-recalled": "recall",
    "event-gw-sealed": "sealed",
    "event-gw-sealed-own": "sealed",
    "event-gw-sealed-alone": "sealed",
    "event-gw-revealed": "revealed",
    "event-gw-revealed-alone": "revealed",
    "event-gw-slot": "slots",
    "event-gw-slot-alone": "slots",
    "event-gw-clerk": "clerks",
    "event-gw-reed": "reed",
    "event-gw-activated": "location",
    "event-gw-used": "location",
    "event-gw-goods-location": "location",
    "event-gw-overseer": "overseer",
    "event-gw-honour-overseer": "overseer",
    "event-gw-exchanged": "exchange",
    "event-gw-recruited": "recruit",
    "event-gw-deployed": "deploy",
    "event-gw-stationed-hideout": "deploy",
    "event-gw-stationed-wall": "deploy",
    "event-gw-goods-reward": "deploy",
    "event-gw-honour-reward": "deploy",
    "event-gw-barricade": "build",
    "event-gw-wall": "build",
    "event-gw-honour-build": "build",
    "event-gw-shot": "shots",
    "event-gw-snake-token": "shots",
    "event-gw-defeated": "defeat",
    "event-gw-defeated-nobody": "defeat",
    "event-gw-honour-presence": "defeat",
    "event-gw-honour-archers": "defeat",
    "event-gw-honour-trophy": "defeat",
    "event-gw-honour-general": "defeat",
    "event-gw-killed": "killed",
    "event-gw-held": "held",
    "event-gw-breached": "breach",
    "event-gw-climbed": "breach",
    "event-gw-shame-breach": "breach",
}
"""Key of a line -> the group of lines that are put behind one another."""
_FIGHTS = {"event-gw-breached", "event-gw-climbed", "event-gw-defeated", "event-gw-defeated-nobody"}
OPENING = frozenset({"event-gw-activated", "event-gw-used", *_FIGHTS})
"""Keys of those that never stand behind another."""
LOUD = frozenset({"event-gw-raid", *_FIGHTS})
"""What the table calls out, too."""
_ICONS: Mapping[type[Event], str] = {
    events.ClanChosen: "gw-reed",
    events.TeaOrder: "gw-tea",
    events.GeneralOpened: "gw-general",
    events.AdvisorJoined: "gw-advisor",
    events.ArtifactShown: "gw-artifact",
    events.RequestShown: "gw-request",
    events.YearBegan: "gw-year",
    events.HordePlaced: "gw-horde",
    events.Raid: "gw-raid",
    events.ShameTaken: "gw-shame",
    events.ClerkRecalled: "gw-recall",
    events.Recalled: "gw-recall",
    events.Retrieved: "gw-retrieve",
    events.CommandRevealed: "gw-command",
    events.SlotTaken: "gw-choose_slot",
    events.CommandBegan: "gw-command",
    events.ClerkPlaced: "gw-place_clerk",
    events.LocationUsed: "gw-activate",
    events.OverseerRaised: "gw-overseer",
    events.Exchanged: "gw-exchange",
    events.ClerkHired: "gw-hire",
    events.Recruited: "gw-recruit",
    events.Stationed: "gw-deploy",
    events.Deployed: "gw-deploy",
    events.BarricadeBuilt: "gw-barricade",
    events.WallBuilt: "gw-wall",
    events.Marked: "gw-shoot",
    events.Defeating: "gw-trophy",
    events.SoldierKilled: "skull",
    events.SoldierSaved: "gw-save",
    events.FinalHonour: "gw-honour",
    GameEnded: "crown",
}


def icon_of(event: Event) -> str:
    """Return the picture for an event; empty for none."""
    if isinstance(event, events.SeasonBegan):
        return "gw-" + event.season
    if isinstance(event, events.Assaulted):
        return "gw-breach" if event.breached else "gw-defence"
    return _ICONS.get(type(event), "")
