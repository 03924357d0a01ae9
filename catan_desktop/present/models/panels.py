"""The panels around the board, as frozen data: seats, hand, cards, actions with their costs, trade, chronicle.

Views beside the rules fill these records from an observation; the screen draws them. No text is finished here: every
`Words` is said when it is drawn, so the language may change at any moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from catan_desktop.kernel import Action, Counts, Seat, record
from catan_desktop.kernel.choice import Choice
from catan_desktop.kernel.ids import NOBODY, SeatMask, Site, Space
from catan_desktop.present.models.ladders import Ladder, Track
from catan_desktop.present.models.overlays import Overlay
from catan_desktop.present.words import Words

Price: TypeAlias = tuple[tuple[str, int], ...]
"""(key of a card kind, count), zeros left out."""


@record
class Counter:
    """A small number with a picture: cards in hand, roads, points."""

    key: str
    """Name of the icon."""
    value: int
    label: Words
    """What is counted, for the tooltip and as a caption."""
    lit: bool = False
    """True where it has brought an award."""
    more: tuple[Words, ...] = ()
    """What it is good for and how it stands, for the tooltip."""
    topic: str = ""
    """Its entry of the almanac; so in all that follows."""
    limit: int = 0
    """More than this is in danger; 0: there is no such limit."""
    art: str = ""
    """Name of its picture in its own colours; empty: its icon in the colour of the seat."""


@record
class HeroView:
    """A hero before its seat or on the display."""

    key: str
    """Name without the prefix of its art and texts: `mormont`."""
    side: str
    """`a` or `b`."""
    name: Words
    line: Words
    """What it does, in a few words."""
    text: Words
    """What it does, whole."""
    state: Words | None = None
    """Why it cannot be used now, or that it can."""
    ready: bool = False
    topic: str = ""
    short: Words | None = None
    """The name where there is no room for all of it."""


@record
class Badge:
    """A tile that lies before a seat."""

    art: str
    name: Words
    text: Words
    """What it means."""
    topic: str = ""


@record
class Face:
    """A card that lies open before everybody."""

    key: str
    """Stable name."""
    art: str
    name: Words
    text: Words
    """What it does, whole."""
    more: tuple[Words, ...] = ()
    """How it stands just now."""
    topic: str = ""
    badge: str = ""
    """Name of the picture on a corner of it; empty for none."""
    spent: bool = False
    """It is of no use just now, and pale."""
    stand: Words | None = None
    """How it stands in a few words, below its name."""


@record
class Token:
    """Things of one kind that lie before a seat, or before all."""

    art: str
    """Name of the picture of one of them."""
    count: int
    name: Words
    more: tuple[Words, ...] = ()
    """What they are good for and how that stands, for the tip."""
    topic: str = ""
    rest: int | None = None
    """How many of them are not in use; None where nobody counts that."""
    own: bool = False
    """They bear the colours of their seat."""


@record
class CardDisplay:
    """Cards and things that belong together, below a title."""

    title: Words
    tokens: tuple[Token, ...] = ()
    faces: tuple[Face, ...] = ()
    told: tuple[Words, ...] = ()
    """What there is to say besides."""


@record
class Drawer:
    """Cards that lie open before all, in a drawer at the edge of the board."""

    lots: tuple[CardDisplay, ...]
    open: bool
    """What is asked is about them: it opens by itself."""
    place: tuple[Space, Site]
    """Where on the board a press opens it."""


POINTS = "points"
"""The points among what a seat may win by."""


@record
class SeatPanel:
    """One seat as everybody sees it; its own viewer also sees hidden points."""

    seat: Seat
    points: int
    """Points that the looking seat may count."""
    goal: int | None
    """Points with which it wins; None where no number of points wins."""
    hidden: int
    """How many of them only the looking seat knows."""
    turn: bool
    """It is its turn."""
    acting: bool
    """It is asked now."""
    counters: tuple[Counter, ...]
    sources: tuple[tuple[Words, int], ...]
    """Where the points come from; the hidden ones last."""
    hero: HeroView | None = None
    note: Words | None = None
    """What it is doing: to act, discards, answers an offer."""
    tracks: tuple[Track, ...] = ()
    """How far it has come on each ladder."""
    badges: tuple[Badge, ...] = ()
    """Tiles that it holds."""
    played: tuple[Badge, ...] = ()
    """The cards that it plays now, seen with their names; face down they have the picture of their back."""
    before: tuple[CardDisplay, ...] = ()
    """Everything that lies open before it, where that is more than a card of a seat has room for."""
    near: tuple[str, ...] = ()
    """By what it may win soon: `POINTS`, where it lacks two of them or fewer, and the key of a counter that decides an
    end which is near for another reason."""


@record
class CardView:
    """Development cards of one kind in the own hand."""

    key: str
    """Key of the kind; its texts are `card-<key>`."""
    art: str
    name: Words
    text: Words
    count: int
    fresh: int
    """How many were bought this turn."""
    kinds: tuple[str, ...]
    """Kinds of the actions that play it; empty for one that is only kept."""
    reason: Words | None
    """Why it cannot be played now."""
    icon: str = "card"
    """Name of the sign that stands for it where its name has no room."""
    topic: str = ""
    fixed: tuple[tuple[str, Any], ...] = ()
    """Values of fields that the actions which play it have, where actions of these kinds play other cards too."""
    badge: str = ""
    """Name of the picture of its sort, which lies on a corner of it; empty where there is but one sort."""
    speaks: bool = False
    """The picture alone tells what it is: no name is written on it."""


@record
class HandView:
    """The looking seat's own cards; a game without has nothing of it."""

    resources: tuple[tuple[str, int], ...] = ()
    """Every kind with its count, in the order of the game."""
    cards: tuple[CardView, ...] = ()
    backs: tuple[str, str] = ("card-back-resource", "card-back-dev")
    """Names of the pictures of the backs of both."""
    seat: Seat = NOBODY
    tokens: tuple[Token, ...] = ()
    """What else lies there."""
    steps: Counts = ()
    """By resource: how far something has risen that brings it, of `top`; empty where nothing does."""
    top: int = 0
    boxed: bool = False
    """Its resources are no cards: they are counted in boxes."""


@record
class ActionButton:
    """A kind of action that the game offers at this table, possible now or not."""

    key: str
    """Stable name: `road`, `settlement`, `trade`, `hero`."""
    name: Words
    icon: str
    kinds: tuple[str, ...]
    """Kinds of the actions it leads to."""
    hotkey: str = ""
    """Its key while the player chooses no other; the panels fill it in from `PanelView.keys`."""
    price: Price = ()
    left: int | None = None
    """Pieces left."""
    reason: Words | None = None
    """Why it is impossible now; None if it is possible."""
    missing: Price = ()
    """Cards that the hand lacks for the price."""
    warning: Words | None = None
    """What it will set off for sure, such as a danger set loose."""
    ready: Words | None = None
    """A line below the name where there is no price."""
    gist: Words | None = None
    """What it does, in a few words, where its name does not say it."""
    about: Words | None = None
    """What it does, whole."""
    tokens: int = 0
    """Face-down tokens under the piece that would be built."""
    topic: str = ""
    charted: bool = False
    """It is begun on the chart of the ladders."""
    secret: tuple[str, ...] = ()
    """Keys of the words that tell of the own hand: they are not said while it is covered."""
    listed: bool = False
    """Several things can be done with it: it opens a list of them, however few are possible."""
    barred: tuple[tuple[str, Words, Words], ...] = ()
    """(kind of action, name, why not) of those that are not."""
    picture: str = ""
    """Name of its painting, where that is not named after its icon or the piece that it puts on the board."""
    fixed: tuple[tuple[str, Any], ...] = ()
    """Values of fields that the actions have to which it leads, where other buttons lead to others of these kinds."""


@record
class Round:
    """A question that is put to several seats, one after another; those at one screen may answer it together."""

    key: str
    """Another one where it is asked anew."""
    seats: SeatMask
    """Who has still to answer and might say more than no, as everybody can see."""


@record
class NextStep:
    """The one gold button: the next sensible step."""

    name: Words
    action: Action | None
    """What pressing it does; None where a place must be chosen first."""
    hint: Words
    """One sentence for beginners."""
    final: bool = False
    """It gives the turn away: a key press meant for something else must not reach it."""
    reason: Words | None = None
    """Why it must wait, though the rules allow it."""
    lone: bool = False
    """Nothing else is possible, and it is no turn of one's own that it ends: a person may want it done without being
    asked."""
    between: bool = False
    """It passes between the turns of others: a person may want it done each time until the own turn begins."""
    plain: bool = False
    """Everybody can see that nothing else is possible: it tells nothing where it is done without being asked."""
    round: Round | None = None
    """It says no to a question that others are asked, too."""
    leaves: Words | None = None
    """What costs nothing and lapses with it: where it cannot be taken back, it asks once more and says so."""


@record
class Pip:
    """One step of the turn, in the bar at the top."""

    name: Words
    current: bool
    done: bool
    text: Words | None = None
    """What is done in it."""
    topic: str = ""
    picture: str = ""
    """Name of the picture that stands for it where it is not the present one; empty: its number and its name."""
    seat: Seat = NOBODY


@record
class Die:
    """A die on the table."""

    key: str
    """`die` for six sides, another name for one of its own."""
    value: int
    """0 before the first throw."""
    text: Words | None = None
    """What the throw means."""
    topic: str = ""
    faces: tuple[str, ...] = ()
    """Names of the pictures of its values from 1 on; empty for the usual ones."""
    icon: str = "dice"
    """Name of what is seen before the first throw."""
    name: Words | None = None
    """What it shows, where that is no figure."""
    thrown: bool = True
    """Thrown in this turn; False where the throw of another turn still lies there."""
    adds: bool = False
    """Its figure is part of the sum of the throw."""


@record
class Answer:
    """How one seat stands to an open offer."""

    seat: Seat
    answer: str
    """`pending`, `accept`, `decline` or `counter`."""
    give: Counts
    """What the offering seat would give to this seat."""
    want: Counts
    """What it would get."""
    settle: Action | None
    """The trade itself, if the looking seat may conclude it now."""
    reason: Words | None = None
    """Why it cannot be concluded."""
    why: Words | None = None
    """Why the seat declines, as far as the looking seat can know."""


@record
class OfferView:
    """An open offer."""

    seat: Seat
    give: Counts
    want: Counts
    answers: tuple[Answer, ...]
    withdraw: Action | None
    """Ends it; for the offering seat."""
    accept: Action | None
    decline: Action | None
    """The looking seat's own answers, where it is asked."""
    may_counter: bool
    reason: Words | None
    """Why the looking seat cannot accept."""


@record
class TradeView:
    """What the looking seat can trade."""

    kinds: tuple[str, ...]
    """Keys of the resources and of all else that is traded, in the order of all counts."""
    hand: Counts
    rates: Counts
    """What the supply asks of each kind for a card of another; 0 where it takes none."""
    bank: tuple[Action | None, ...]
    """By `give * len(kinds) + take`: the trade with the supply, where it is possible."""
    best: Action | None
    """The best trade with the supply: what the hand has most to spare for what it lacks most."""
    partners: SeatMask
    """Who may be asked; 0 where no offer can be made."""
    reason: Words | None
    """Why nothing can be traded now."""
    offer_reason: Words | None
    """Why no offer can be made to players."""
    offers_left: int | None
    """None where a turn has no limit of offers."""
    offer: OfferView | None
    others: tuple[tuple[int, int, int], ...] = ()
    """(give, take, rate) where the supply asks another number of the one for the other."""
    refused: tuple[tuple[int, int, Words], ...] = ()
    """(give, take, why) where the supply does not trade the one for the other as one may expect."""

    def refusal(self, give: Sequence[int], take: Sequence[int]) -> Words | None:
        """Return why the supply makes no such trade, where there is more to say than that it asks another number."""
        gives, takes = ({kind for kind, count in enumerate(counts) if count} for counts in (give, take))
        return next((why for one, other, why in self.refused if gives == {one} and takes == {other}), None)

    def terms(self, action: Action) -> tuple[int, int, int]:
        """Return what a trade with the supply gives, how many of it, and what it takes."""
        give, take = divmod(self.bank.index(action), len(self.kinds))
        return give, self.rate(give, take), take

    def rate(self, give: int, take: int) -> int:
        """Return how many of a kind the supply asks for one of another."""
        return next((rate for one, other, rate in self.others if (one, other) == (give, take)), self.rates[give])


WHERE = "@"
"""Name of the field that stands for a whole action, which is chosen by one place of the board or by its face."""


@record
class Field:
    """One field of an action, for choosing among actions field by field."""

    name: str
    value: Any
    label: Words
    icon: str = ""
    """Name of a picture: `resource-ore`, `hero-tarly`."""
    place: tuple[Space, Site] | None = None
    """Where it is on the board."""
    seat: Seat = NOBODY
    text: Words | None = None
    """What choosing it means."""
    aside: Words | None = None
    """What matters of it for this choice, in a few words."""
    seats: SeatMask = 0
    """Mask of the seats that it stands for, where it stands for several: they are chosen one by one."""
    origin: bool = False
    """What the action is done with, not where: it is asked for only where there are several."""


@record
class Question:
    """What the looking seat is asked."""

    text: Words
    hint: Words
    urgent: bool
    """It is not the seat's own turn, or nothing else can be done before it is answered."""
    because: Words | None = None
    """Why it is asked, where the question alone does not tell."""


@record
class CostCard:
    """Pieces not yet built, with what lies face down under them."""

    name: Words
    icon: str
    left: int
    most: int
    tokens: int
    """Face-down tokens under each piece left; 0 where there are none."""
    price: Price


@record
class Stock:
    """What the supply holds of one kind of card."""

    key: str
    count: int
    counted: bool = True
    """False where nobody may count it: the number tells then only whether there is any."""


@record
class PlaceNote:
    """What is written on a place that can be chosen."""

    place: tuple[Space, Site]
    text: str
    """A figure."""
    picture: str = ""
    """Name of what lies beside it; empty for nothing."""


@record
class TableModel:
    """Everything around the board as one seat sees it; what a game has not is left out, and nothing of it is drawn."""

    viewer: Seat
    seats: tuple[SeatPanel, ...]
    turn: int
    active: Seat
    steps: tuple[Pip, ...] = ()
    dice: tuple[Die, ...] = ()
    hand: HandView = HandView()
    buttons: tuple[ActionButton, ...] = ()
    next: NextStep | None = None
    question: Question | None = None
    choices: tuple[Choice, ...] = ()
    """What may be chosen, by family."""
    trade: TradeView | None = None
    costs: tuple[CostCard, ...] = ()
    supply: tuple[Stock, ...] = ()
    """Cards in the supply by kind."""
    usual: tuple[str, ...] = ()
    """Fields of actions whose first value is the one that is usually meant: it is chosen until another one is."""
    piles: tuple[Words, ...] = ()
    """What else lies beside the board, for the supply."""
    display: tuple[HeroView, ...] = ()
    """Heroes that may be taken."""
    lookout: Words | None = None
    """What to watch for while others act."""
    note: Words | None = None
    """What is special about this moment: what may be done in it, and by whom."""
    ladders: tuple[Ladder, ...] = ()
    """What can be climbed in this game."""
    pieces: tuple[tuple[str, str], ...] = ()
    """(kind of action or `<kind>.<field>=<value>`, piece that it puts on the board); the last one for a kind counts."""
    costly: tuple[Action, ...] = ()
    """What costs something that others of its kind do not: its place is lit in another tone."""
    place_notes: tuple[PlaceNote, ...] = ()
    rest: str = "turn"
    """How long somebody rests who wants to pass without being asked: until the own `turn`, or through a `meeting`: as
    long as something lies over the board."""
    overlays: tuple[Overlay, ...] = ()
    """What lies over the board, the uppermost first."""
    about: tuple[tuple[Space, Site], ...] = ()
    """Places that the question is about while none of them is chosen: they are pointed out."""
    moment: Words | None = None
    """When it is, where turns are not counted by rounds: the year and the season."""
    secret: bool = True
    """False while nothing is to be seen that others may not see: the table is passed on without a curtain."""
    drawer: Drawer | None = None
    closing: bool = False
    """The end may be near for another reason than points, as everybody can see."""

    @property
    def near_end(self) -> bool:
        """Return whether the end may be near."""
        return self.closing or any(panel.near for panel in self.seats)

    @property
    def board_covered(self) -> bool:
        """Return whether something lies over the middle of the board."""
        return any(one.covers for one in self.overlays)


@record
class ChronicleLine:
    """One line of the chronicle."""

    words: Words
    tone: str
    """Colour: `ink`, `dim`, `ice`, `gold`, `fire`, `danger`, `good`."""
    ply: int
    """The position it belongs to."""
    seat: Seat = NOBODY
    indent: bool = False
    turn: int = 0
    """The turn in which it happened; 0 before the first."""
    active: Seat = NOBODY
    """Whose turn that was."""
    icon: str = ""
    """Name of a picture that tells what kind of thing it is."""
    loud: bool = False
    """So great that the table calls it out, too."""
    roll: int = 0
    """The sum of the roll of a turn, which the line tells of; 0: it tells of something else."""
    share: bool = False
    """What its seat gets of that roll."""
    lasting: bool = False
    """It stays in sight of its reader until the own turn ends."""
    moment: Words | None = None
    """When it happened, where turns are not counted by rounds."""
    group: str = ""
    """The small things that it is told in one line with; empty: none."""
    more: Words | None = None
    """How it is said behind another of that group; None: never."""
