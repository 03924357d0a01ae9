### What Caravans with Cities & Knights says otherwise than both: votes are lumber and brick.

preset-rules-help = The standard rules: first to 15 points.
option-goal-help = 15 is standard; fewer make a shorter game.
hint-bid-camel = Each lumber or brick card is one vote; { $own ->
        [0] you have none.
       *[other] you have { $own }.
    } { $count ->
        [0] No votes cast yet.
        [one] { $count } vote cast so far.
       *[other] { $count } votes cast so far.
    } { $first ->
        [true] On a tie, or with no votes, you decide.
       *[false] On a tie, or with no votes, { $who } decides.
    }
reason-bid-kinds = Only lumber and brick are votes.
foresee-votes-after =
    { $count ->
        [0] You keep no lumber and no brick.
        [one] You keep { $count } lumber or brick card.
       *[other] You keep { $count } lumber or brick cards.
    }
