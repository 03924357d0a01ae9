## The classic island, and building between turns with five and six

ruleset-classic = The classic island
ruleset-classic-line = Nineteen hexes in the sea for two to four, thirty for five and six.
ruleset-classic-how =
    - <icon vp> Reach **{ $goal } points** on your own turn.
    - <icon trade> Harbours on the coast trade 3:1 or 2:1.
    - <icon settlement> With five or six everybody may build between two turns.
option-layout-fixed = Printed island
option-layout-fixed-help = The fixed island for beginners.
option-layout-spiral = Spiral
option-layout-spiral-help = Terrain is shuffled; number tokens lie in letter order along a spiral.
option-harbours = Harbours
option-harbours-fixed = Fixed
option-harbours-shuffled = Shuffled
option-harbours-help = Shuffled: the kinds of harbours change places.
option-turn-rule = Between turns
option-turn-rule-special-building-phase = Special building phase
option-turn-rule-paired-players = Paired players
option-turn-rule-help = Only with five or six. Phase: everybody may build after each turn. Paired: the third player to the left acts, too.
act-pass-building = Done building
act-end-step = End the step
prompt-special-building = Build between turns
hint-special-building = Build or buy from your cards, or pass. There is no trade now.
prompt-pair-step = Your step as second player
hint-pair-step = Build, buy, trade with the supply, play one card, or end your step.
next-pass = Pass
next-end-step = End the step
step-special-building = Everybody builds
step-pair = Second player
reason-special-building = Between turns you can only build, buy a card, or pass.
reason-pair-step = As second player you build, buy, trade with the supply and play a card; you neither roll nor trade with others.
event-building-began = Everybody may build after { $who }'s turn
event-step-began = { $who } acts beside { $first }
reason-robber-needs-token = The robber goes only to a land hex with a number.
note-special-building = { $who } has ended the turn. Before the next one begins, everybody else in turn may build and buy from their own cards; nobody trades or plays a card.
note-pair-step = { $who } acts as second player beside { $first }: build, buy, trade with the supply and play one card, but no trade with the others.
example-island-finish = Neck and neck on the island
