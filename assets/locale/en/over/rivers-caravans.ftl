### What Rivers with Caravans says otherwise than either of them.

hint-robber = Choose a hex for the robber, a swamp if you like. It yields nothing while he is there.
option-friendly-robber-help = Players with two points are never robbed or blocked; where no other hex is left, the robber goes to a swamp.
