"""The game that is being chosen: ruleset, seats, board and options, always one that could be begun."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catan_desktop.kernel.record import replace
from catan_desktop.present.models.screens import BoardSketch, OptionCard, RulesetCard, Value
from catan_desktop.session.share_code import Shared
from catan_desktop.session.spec import SEED_LIMIT, NewGame, SeatSpec
from catan_desktop.stores.islands import OwnIslands
from catan_desktop.ui.scenes.services import Lobby

LAYOUT = "layout"
COLOURS = 6
USUAL_SEATS = 4
PRESETS: tuple[tuple[str, Mapping[str, Value]], ...] = (
    ("rules", {}),
    ("quick", {"goal": 8}),
    ("gentle", {"friendly_robber": True, "early_sevens": False}),
    ("even", {"dice": "deck"}),
)
"""Ready choices of rules; one is offered where the game has all its options. Words: `preset-NAME` and `-help`."""


class Draft:
    """What is chosen so far."""

    def __init__(
        self, lobby: Lobby, islands: OwnIslands, changed: Callable[[], object], left: Callable[[], object]
    ) -> None:
        """`changed` is called when something is chosen that the page shows, `left` when the island that somebody has
        drawn does not go with it."""
        self.lobby, self.islands = lobby, islands
        self.spec: NewGame = lobby.last() or lobby.usual(lobby.rulesets()[0])
        self._changed, self._left = changed, left
        self._card: RulesetCard | None = None
        self._sketch: tuple[object, BoardSketch] | None = None
        self._settled: tuple[object, bool] | None = None

    @property
    def card(self) -> RulesetCard:
        """The ruleset that is chosen."""
        if self._card is None or self._card.key != self.spec.ruleset:
            self._card = self.lobby.ruleset(self.spec.ruleset)
        return self._card

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        """Return who sits where."""
        return self.spec.seats

    def set(self, **values: object) -> None:
        """Choose, and set everything that depends on it right."""
        former = self.spec.ruleset
        kept_board = self.spec.board is not None and "board" not in values
        self.spec = self.spec.model_copy(update=values)
        card = self.card
        if len(self.seats) > max(card.seats):
            self.spec = self.spec.model_copy(update={"seats": self.seats[: max(card.seats)]})
        while len(self.seats) < min(card.seats):
            self.spec = self.spec.model_copy(update={"seats": (*self.seats, self.next_seat())})
        known = {option.key for option in self.options()}
        kept = {key: value for key, value in self.spec.options.items() if key in known}
        self.spec = self.spec.model_copy(update={"options": kept, "board": self._carried(former)})
        self._changed()
        if kept_board and self.spec.board is None:
            self._left()

    def _carried(self, former: str) -> object:
        """Return the island that somebody has drawn, made for the chosen game; None where there is none for it."""
        game = self.islands.for_game(self.spec.ruleset)
        if self.spec.board is None or not game.suits(self.spec.options):
            return None
        drawn = self.islands.for_game(former).drawing(self.spec.board)
        return None if drawn is None or not game.playable(drawn, len(self.seats)) else game.board(drawn)

    # seats

    def next_seat(self) -> SeatSpec:
        """Return one more bot in a free colour."""
        used = {seat.colour for seat in self.seats}
        colour = next(colour for colour in range(COLOURS) if colour not in used)
        return SeatSpec(kind="bot", character=self.lobby.next_character(self.seats), colour=colour)

    def seated(self, index: int, **values: object) -> tuple[SeatSpec, ...]:
        """Return the seats with values of one of them changed."""
        seats = list(self.seats)
        seats[index] = seats[index].model_copy(update=values)
        return tuple(seats)

    def name_seat(self, index: int, name: str) -> None:
        """Name a seat; the page, in which the name is being written, stays as it is."""
        self.spec = self.spec.model_copy(update={"seats": self.seated(index, name=name)})

    # ruleset and options

    def take_ruleset(self, key: str) -> None:
        """Choose another game; what was chosen of its options stays as far as it has them."""
        kept = {option.key: option for option in self.lobby.ruleset(key).options}
        options = {
            name: value
            for name, value in self.spec.options.items()
            if name in kept and any(value == one and type(value) is type(one) for one in kept[name].choices)
        }
        self.set(ruleset=key, options=options)

    def options(self) -> list[OptionCard]:
        """Return the options that matter for the players of the draft, without values that do not go with what is
        chosen from pictures."""
        count, chosen = len(self.seats), {(one.key, self.value(one)) for one in self.card.options if one.pictures}
        return [
            replace(option, choices=(option.default,)) if chosen & set(option.clashes) else option
            for option in self.card.options
            if not option.seats or count in option.seats
        ]

    def value(self, option: OptionCard) -> Value:
        """Return the chosen value of an option."""
        return self.spec.options.get(option.key, option.default)

    def chosen(self, key: str) -> Value | None:
        """Return the chosen value of an option by its key; None where the game has no such one."""
        return next((self.value(option) for option in self.card.options if option.key == key), None)

    @property
    def alone(self) -> bool:
        """Return whether there is one seat."""
        return len(self.seats) == 1

    def play_alone(self) -> None:
        """Let one person play, without bots."""
        person = next((seat for seat in self.seats if seat.human), self.seats[0])
        self.set(seats=(person,))

    def take_with_others(self, option: OptionCard, value: Value) -> None:
        """Choose a value of an option that matters; where it only does with others, they come."""
        missing = USUAL_SEATS - 1 if option.alone is not None and self.alone else 0
        for _ in range(missing):
            self.spec = self.spec.model_copy(update={"seats": (*self.seats, self.next_seat())})
        self.take(option, value)

    def take(self, option: OptionCard, value: Value) -> None:
        """Choose a value of an option; what does not go with it gives way."""
        kept = {key: one for key, one in self.spec.options.items() if not self._clash(option, value, key, one)}
        if value == option.default:
            kept.pop(option.key, None)
        else:
            kept[option.key] = value
        self.set(options=kept)

    def _clash(self, option: OptionCard, value: Value, key: str, chosen: Value) -> bool:
        """Return whether a value of an option does not go with the chosen one of another."""
        other = next((one for one in self.card.options if one.key == key), None)
        bars = value != option.default and (key, chosen) in option.clashes
        return bars or (other is not None and (option.key, value) in other.clashes)

    def presets(self) -> list[tuple[str, dict[str, Value]]]:
        """Return the ready choices that this game has the options for, those chosen from pictures left out."""
        known = {option.key: option for option in self.options() if not option.pictures}
        return [
            (name, dict(values))
            for name, values in PRESETS
            if all(key in known and value in known[key].choices for key, value in values.items())
        ]

    def take_preset(self, values: Mapping[str, Value]) -> None:
        """Take a ready choice; the board and what is chosen from pictures stay."""
        kept = {key: value for key, value in self.spec.options.items() if key not in self.unusual()}
        self.set(options={**kept, **values})

    def unusual(self) -> dict[str, Value]:
        """Return what differs from the rules as they are meant, board and pictured choices left out."""
        apart = {LAYOUT, *[option.key for option in self.card.options if option.pictures]}
        return {key: value for key, value in self.spec.options.items() if key not in apart}

    # board

    def take_seed(self, seed: int) -> None:
        """Choose a seed; the page stays as it is but for the board."""
        self.spec = self.spec.model_copy(update={"seed": seed})

    def take_shared(self, shared: Shared) -> None:
        """Choose the game of a code; those who sit here stay as far as it has seats."""
        values = {"ruleset": shared.ruleset, "options": dict(shared.options), "seed": shared.seed, "board": None}
        self.spec = self.spec.model_copy(update={**values, "seats": self.seats[: shared.seats]})
        while len(self.seats) < shared.seats:
            self.spec = self.spec.model_copy(update={"seats": (*self.seats, self.next_seat())})
        self.set()

    def sketch(self) -> BoardSketch:
        """Return the board; dealt anew only when it would be another one."""
        key = (*self._kind(), self.spec.seed)
        if self._sketch is None or self._sketch[0] != key:
            self._sketch = (key, self.lobby.sketch(self.spec))
        return self._sketch[1]

    def fixed(self) -> bool:
        """Return whether the board is the same with every seed."""
        key = self._kind()
        if self._settled is None or self._settled[0] != key:
            other = self.spec.model_copy(update={"seed": (self.spec.seed + 1) % SEED_LIMIT})
            self._settled = (key, self.lobby.sketch(other).ground == self.sketch().ground)
        return self._settled[1]

    def _kind(self) -> tuple[object, ...]:
        """Return what boards depend on besides the seed."""
        return (self.spec.ruleset, len(self.seats), tuple(sorted(self.spec.options.items())), self.spec.board)
