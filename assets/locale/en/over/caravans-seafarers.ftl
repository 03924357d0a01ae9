### What Caravans with Seafarers says otherwise than both.

preset-rules-help = The standard rules: two points more than the scenario asks for.
option-goal-0 = Scenario + 2
explain-robber-place = The robber’s place beside the board. The first seven or knight brings him or the pirate in.
explain-camel = **Camel** of the { $caravan } · a road or ship here counts 2 · it blocks nothing
