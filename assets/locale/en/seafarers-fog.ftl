### The Fog Islands. $terrain is the key of a terrain, $percent and $gold are chances, $text is the number of a token.

option-scenario-fog = The Fog Islands
option-scenario-fog-help = Between two islands lies fog. Whoever reaches a hex there discovers it, and takes a card of what it yields.
terrain-fog = Fog
fog-token = Number { $text }
act-find-tile = Reveal a hex
act-find-token = Reveal a number token
prompt-fog = What lies in the fog?
event-hex-discovered = { $who } discovers { $hex }
explain-fog = **Undiscovered** · land: { $percent } %
explain-fog-odds =
    { $terrain ->
        [forest] forest
        [hills] hills
        [pasture] pasture
        [fields] fields
        [mountains] mountains
        [gold] gold field
        [sea] open sea
       *[desert] desert
    } { $percent } %
explain-fog-left = **In the fog** · hexes and number tokens that are still to be discovered
explain-fog-list = What lies there: { $odds }
explain-fog-card = Whoever reaches it with a road or ship takes a card of what it yields.
foresee-fog =
    { $gold ->
        [0] Discovers a hex: land { $percent } %
       *[other] Discovers a hex: land { $percent } %, gold field { $gold } %
    }
why-exploration = It brings undiscovered hexes nearer.
