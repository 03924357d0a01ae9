### What is new in Fishermen of Catan, told by the master of the harbour: brisk, dry, fond of people.
### $space and $undo are names of keys.

lesson-fishermen = Fishermen of Catan: what is new
    .line = You know the island. In two short chapters Greta shows you where the fish are, what they buy, and why nobody wants the old boot.
    .coach = Harbour Greta
    .listen = One moment. Greta is still talking; press “Next” when she has finished.

## 1 Waters

lesson-fishermen-waters = Shoals and a lake
    .line = Where tokens come from, and what they pay for
    .learned =
        - A settlement at a fishing ground or a lake draws one fish token when its number is rolled, a city two.
        - Fish pay for favours on your own turn after the roll. There is no change.
        - Nobody may hold more than seven tokens; neither a seven nor the robber takes them.
lesson-fishermen-waters-ground = There you are! Smell that? Out there lies a [fishing ground](fishing-ground) with the number 6, and your pier stands at it. It serves three intersections.
lesson-fishermen-waters-lake = No desert here, but a [lake](lake). It has four numbers at once, 2, 3, 11 and 12. Your second house stands on its shore.
lesson-fishermen-waters-throw = The nets are out. Let’s see what you roll.
    .task = Press “Roll dice”.
lesson-fishermen-waters-token = A six! Your pier draws a [token](fish-token), unseen by the others, and there are three fish on it. They see only that you hold three tokens.
lesson-fishermen-waters-robber = Six fish altogether. The [robber](robber-beside) squats on the fields beside your house. For two fish he leaves.
    .task = Press “Fish favours”, choose the robber, pay with the token of 2, and confirm.
    .hint = First the framed button, then the first line of each list, then the gold button.
lesson-fishermen-waters-gone = Off he goes, onto his sandbank, and nobody is robbed. The next seven or knight brings him back. Had you paid with the token of three, one fish would have been lost: [there is no change](fish-favours).
lesson-fishermen-waters-limit = Used tokens lie open beside the supply, and are shuffled when the last face-down one is drawn. And mind: [seven tokens](fish-limit) are the limit. Whoever holds seven can only exchange.

## 2 The boot

lesson-fishermen-boot = The old boot
    .line = One more point, until somebody else has it
    .evening = A new day, many turns later: you have 10 points, and still have not won.
    .learned =
        - Whoever holds the boot needs one more point to win.
        - On your own turn after the roll you may pass it to anybody with at least as many public points.
        - Whoever then has enough points wins at once.
lesson-fishermen-boot-found = Ten [points](victory-points), and no victory? Here’s the reason: the [old boot](old-boot) hangs at your belt. You need eleven.
lesson-fishermen-boot-rule = You may pass it to somebody with at least as many points as you, counting only what’s face up. Nine of yours are; one is a hidden card. Hilda has nine as well.
lesson-fishermen-boot-give = She won’t like it, but she cannot refuse.
    .task = Press “Pass the boot” and confirm.
    .hint = The framed button, then the gold one.
lesson-fishermen-boot-won = And with ten points you have won! The best time to pass a boot is the very last moment. Now you know everything that is new. Tight lines!
