"""The review of a game that is over: who stood how, what luck brought, and what could have been played better.

It takes the log (first state and actions) and plays it again. Each action is a `Step` (`steps.py`), which holds:

* **The chances** of all seats to win after the action, told from the true state, for the game is over and nothing is
  hidden any more. They are what the game's `win_chance` says, as sharp as it has proved to be right, and near the end
  what the points on the table say besides (`chances.py`, `Telling.sharpness`, `Telling.near_goal`,
  `benchmarks/calibration.py`). They sum to one where one seat wins; who plays together (`Rules.together`) has one
  chance for all. What follows of an action is looked at first: a discard that several owe, a card or a token that
  chance turns up, a throw that yields only after another.
* **Luck**: at an action of chance, the chances to be expected of it, the mean over its outcomes. What came instead is
  luck, of dice or of cards by the kind of the action; the difference between the mean and the chances before is
  nobody's (the forecast had not thought of it) and is kept apart. Where outcomes are too many to look into, all of the
  change is luck.
* **Play**: what a bot of the level `hard` would have done in each decision of a reviewed seat, what the action taken
  cost against it, and why. It is judged on what the seat saw (`observe`, its history, the unknown cards dealt anew in
  several imagined worlds), so that what nobody could know is no mistake. Both actions are planned by themselves, with
  the same luck, and valued in told chances.
  Why, is told by what the turn of the one plan brings that the turn of the other does not (`bots.advice.against`), and
  what was to follow as far as chance cannot stop it. What was advised and done a little later cost nothing.
  Of a plan what its gain hangs on is told (`plans.py`); one that brings more points and is as good is advised before
  it, for the judgement of a search likes roads and cards well; and a cost is at most what the plans differ by as the
  cards really lay.
  An offer of a trade has no cost, for nobody knows what others would have answered, and a difference that is within the
  error of a small search is none.

`steps` is a generator: it can be stopped after any step and goes on from steps that are known, so that a review is
worked out in the background (`session/reviewing.py`), shown while it grows, and kept beside the save
(`session/review_file.py`), where a stale one is recognised by the mark of its log.

`summary.py` adds steps up to a `Review`: the chances at the end of each turn, each seat's account (what it began with,
dice, cards, what the others did, what it did itself, what was nobody's, where it ended: this adds up) and what its
play cost, and the turning points: the greatest changes of chance that last a round, by what seats did without chance
in between or by what was thrown, not more than a few, spread apart. Names come from
the chronicle and are given where there are words (`table_port/turning_points.py`).
"""
