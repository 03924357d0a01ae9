### Words written on the board of the Gift and of the north.

board-frostfangs = Frostfangs
board-breaches = Wall breaches
board-in-gift = Wildlings in the Gift

## Clans

clan-cannibals = Cannibals
clan-cave-dwellers = Cave Dwellers
clan-hornfoots = Hornfoots

## What the board tells of the place under the pointer

tip-dangers = Breach number { $breaches }, or wildling number { $wildlings } in the Gift, ends the game at once. Then the most guards on the Wall win, not the most points.
tip-regular = **Regular.** Waits in the clearing. When more regulars wait there than guards stand on the section, they breach the Wall.
tip-climber = **Climber.** Goes over the Wall at once, past any guards, into the Gift. That is no breach.
tip-giant = **Giant.** Takes the guard on post 1 off the Wall and goes back to the Frostfangs. Where there is no guard, he breaches the Wall.
tip-camp = Camp { $camp } of the { clan.of }. When a fifth wildling joins four, the first two of the clan attack at once.
tip-trail = A { $number } on the wildling die sends the first wildling of the { clan.of } down this trail, to section { $section } of the Wall.
tip-section = **Section { $section }.** Guards: { $guards }. Regulars waiting: { $regulars }. If the regulars outnumber the guards, they breach the Wall and go down the marked way.
tip-home = **Tormund's camp.** A seven or a Ranger Patrol sends him to a hex, which then yields nothing. A seven may also send him back here.
tip-hex = Yields on { $token }: { $pips } of 36 throws.
tip-robber = Tormund stands here: this hex yields nothing.
tip-invaded = Wildlings stand here: this hex yields nothing until they are driven out.
tip-route = **Trade route.** With a settlement or keep at one of its two ends, you get any card from the supply for { $rate } { resource.of }.
