### What is new in Barbarian Attack, told by the master of the harbour, who sees the sails first.
### $space and $undo are names of keys.

lesson-attack = Barbarian Attack: what is new
    .line = Sails on the horizon! In two short chapters Greta shows you who lands at your coast, and how your knights drive them off.
    .coach = Harbour Greta
    .listen = One moment. Greta is still talking; press “Next” when she has finished.

## 1 The coast

lesson-attack-coast = Sails on the horizon
    .line = Landings, conquered hexes, chronicle cards
    .learned =
        - Every settlement or city built brings a landing: three numbers, and one barbarian on each coastal hex with one of them.
        - Three barbarians conquer a hex. A building falls only when all hexes around it are conquered.
        - A chronicle card takes effect at once. Knighthood puts a knight on a castle path.
lesson-attack-coast-sails = I would rather count herrings. Out there lie the [barbarians](barbarian-landing); one or two on a [coastal hex](coastal-hex) do no harm yet. Two stand on the pasture already.
lesson-attack-coast-build = Build all the same, or you will never win. But every settlement and every city brings a [landing](barbarian-landing).
    .task = Press “Settlement”, then click the framed intersection.
    .hint = First the button “Settlement”, then the spot in the gold frame.
lesson-attack-coast-fallen = Six, eleven, four. The third one on the pasture: it is [conquered](conquered-hex). Its token lies face down, it gives no cards, and nobody builds roads or settlements there.
lesson-attack-coast-safe = Your new house stands firm. It touches the fields inland, where no barbarian ever comes. A house falls only when **every** hex around it has fallen.
lesson-attack-coast-card = What you need are knights, and they come with [chronicle cards](chronicle-card): wool, grain and ore.
    .task = Press “Chronicle card” and confirm.
    .hint = The framed button, then the gold one.
lesson-attack-coast-place = Knighthood! Your [knight](path-knight) starts at the [castle](castle). The path at the pasture is the nearest.
    .task = Click the framed path, and once more if it asks.
    .hint = Click the path in the gold frame, then confirm.
lesson-attack-coast-rider = There he stands, and he counts at the pasture already. But nobody stays at the castle: at the end of your turn he has to ride on. I’ll show you how.

## 2 The ride

lesson-attack-ride = The knights ride
    .line = Reach, victory, prisoners and losses
    .evening = Another day, much later: you have eleven points and three knights.
    .learned =
        - After trading and building, each knight rides up to 3 paths, for 1 grain up to 5.
        - Then the coast is checked clockwise from the castle: more knights around a hex than barbarians on it is a victory.
        - Two prisoners are 1 point. After a victory a die says which knights fall; each brings 3 gold.
lesson-attack-ride-count = Eleven [points](victory-points): two of your [prisoners](prisoner) are one of them. The fourth prisoner would be the twelfth point.
lesson-attack-ride-turn = There is nothing to build today. So let them [ride](path-knight).
    .task = Press “Knights ride”.
lesson-attack-ride-move = The one at the castle must go. Gold paths are near; the blue ones are further than three and cost **1 grain**. Send him behind the pasture.
    .task = Click the framed knight, then the framed path, and once more if it asks.
    .hint = First the knight in the gold frame, then the path, and confirm.
lesson-attack-ride-check = Now count. At the hills two knights against one barbarian, at the pasture two against one: the one between them counts at **both**. The hills are [checked](barbarian-victory) first, and then the die of [losses](knight-losses) may still take a knight.
lesson-attack-ride-finish = The other two stay where they are.
    .task = Press “Finish riding”.
lesson-attack-ride-won = The hills were won; the die took the knight at the shore and paid you 3 [gold](gold). The other two were enough for the pasture, and the fourth prisoner won you the game before the die could roll again. Fair winds!
