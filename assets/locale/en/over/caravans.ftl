### What Caravans says otherwise than the classic island.

option-goal-help = 12 is standard; fewer make a shorter game.
hint-special-building = Build or buy with your cards, or pass. If anybody builds a settlement or city now, one more camel follows.
hint-robber = Choose a hex with a number for the robber. It yields nothing while he is there.
option-friendly-robber-help = Players with two points are never robbed or blocked; where no other hex is left, the robber goes beside the island.
ending-win-story = A camel kneels in the yard, and the merchants ask whose roads brought them here.
act-send-robber-home = The robber goes beside the island
event-robber-home = The robber leaves the island
reason-robber-camp-only-on-seven = The robber goes beside the island only if no hex is open to him.
explain-robber-place = The robber’s place beside the island. The first seven or knight brings him in.
reason-robber-barred = The robber cannot be placed on an oasis.
card-event-robber-flees-text = The robber leaves the island until the next seven or knight. Nobody is robbed.
preset-rules-help = The standard rules: first to 12 points.
