### What is new where Cities & Knights is played at sea, told by the master of the harbour.

lesson-sea-knights = Seafarers & Knights: what is new
    .line = Greta knows the knights, and by now she knows the islands. One chapter is enough for what happens when the two meet.
    .coach = Harbour Greta
    .listen = One moment. Greta is still talking; press “Next” when she has finished.
lesson-sea-knights-asea = Knights at sea
    .line = Aboard, ashore, and after the pirate
    .learned =
        - Knights move along roads and ships, and may stand on a ship at sea. Nobody recruits them there.
        - An active knight at the pirate’s hex may chase him; you then rob somebody with a ship beside him.
        - A ship with your knight at its end stays, and so does a knight’s only way home. Barbarians attack all islands together.
lesson-sea-knights-asea-strait = Knights on ships, that I’ve lived to see it! Yours went aboard last turn and stands at the end of your ship, [in the middle of the water](knight-at-sea). And right in front of him, on your way to the gold, lies the pirate.
lesson-sea-knights-asea-chase = An active knight at a corner of his hex may [chase](chase-pirate) him. Before the first landing he would not have moved, but the barbarians have been here.
    .task = Press “Move knight”, then click the framed knight.
    .hint = First the button “Move knight”, then the knight in the gold frame, who stays where he is.
lesson-sea-knights-asea-away = And off with him to Hilda’s ship.
    .task = Click the framed sea hex, and confirm.
    .hint = The hex in the gold frame, and once more if it asks.
lesson-sea-knights-asea-ship = An ore for your trouble, and his six paths are free.
    .task = Press “Ship”, then click the framed path.
    .hint = First the button “Ship”, then the path in the gold frame.
lesson-sea-knights-asea-march = The one aboard has done his bit and is inactive. But another waits at home, and for a knight ships are as good as roads.
    .task = Press “Move knight”, then click the framed intersection.
    .hint = First the button “Move knight”, then the spot in the gold frame.
lesson-sea-knights-asea-held = Along the road, past your city and over two ships, in one go! Mind you, these ships stay now: one has a knight at its end, and both are his only way home.
lesson-sea-knights-asea-sum = When the [barbarians](barbarian-attack) land, they attack **all islands together**, and active knights on every island and ship count against them. A [gold field](gold-field) brings resources, never commodities. And you need one point more than without knights: 15 here. Fair winds!
