## The classic island, and building between turns with five and six

ruleset-classic = The classic island
ruleset-classic-line = The original: 2–4 players on 19 hexes, 5–6 on 30.
ruleset-classic-how =
    - <icon vp> Reach **{ $goal } points** on your own turn.
    - <icon trade> Harbours on the coast trade 3:1 or 2:1.
    - <icon settlement> With five or six players, everybody may build between turns.
option-layout-fixed = Printed island
option-layout-fixed-help = The fixed island for beginners.
option-layout-spiral = Spiral
option-layout-spiral-help = Terrain is shuffled; number tokens lie in letter order along a spiral.
option-harbours = Harbours
option-harbours-fixed = Fixed
option-harbours-shuffled = Shuffled
option-harbours-help = Shuffled: harbour types swap places.
option-turn-rule = Between turns
option-turn-rule-special-building-phase = Special building phase
option-turn-rule-paired-players = Paired players
option-turn-rule-help = For five or six players. Phase: everybody may build after each turn. Paired: the third player to the left also acts.
act-pass-building = Done building
act-end-step = End the step
prompt-special-building = Build between turns
hint-special-building = Build or buy with your cards, or pass. There is no trade now.
prompt-pair-step = Your step as second player
hint-pair-step = Build, buy, trade with the supply, play one card, or end your step.
next-pass = Pass
next-end-step = End the step
step-special-building = Everybody builds
step-pair = Second player
reason-special-building = Between turns you can only build, buy a card, or pass.
reason-pair-step = As second player you can build, buy, trade with the supply and play a card, but not roll or trade with others.
event-building-began = Everybody may build after { $who }’s turn
event-step-began = { $who } acts alongside { $first }
reason-robber-needs-token = The robber can move only to a land hex with a number.
note-special-building = { $who } has ended the turn. Before the next one, everybody else in turn may build and buy with the cards they hold; nobody trades or plays a card.
note-pair-step = { $who } acts as second player with { $first }: build, buy, trade with the supply and play one card, but no trade with the others.
example-island-finish = Neck and neck on the island
