### New World. $name is the letter of an island, $who the seats that have settled it.

option-scenario-world = New World
option-scenario-world-help = Each game has islands of its own. The first settlement on each island where you did not start brings 1 special point.
explain-island-name = **Island { $name }** · settled by { $who }
explain-island-free = **Island { $name }** · nobody has settled it yet

## Examples

example-third-island = One more island
