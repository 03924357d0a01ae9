### What is new in Caravans, told by the surveyor of the classic island.
### $space and $undo are names of keys.

lesson-caravans = Caravans: what is new
    .line = Jonas the surveyor has followed the camels from the oasis. In two short chapters he shows you what they bring, and how everybody has a say in where they go.
    .coach = Jonas the surveyor
    .listen = One moment. Jonas is still talking; press “Next” when he has finished.

## 1 Camels and votes

lesson-caravans-votes = Camels and votes
    .line = What a camel brings, and who decides
    .learned =
        - After a turn with a new settlement or city, one camel joins a caravan.
        - Wool and grain are votes. Have more than all the others together, and you decide alone.
        - Two camels at a building are 1 point, a road with a camel counts 2.
lesson-caravans-votes-oasis = No desert on this island: an [oasis](oasis). It gives no cards, and the [robber](robber-beside) waits on a sandbank until the first seven. Three arrows show where [caravans](caravan) set out.
lesson-caravans-votes-camel = One has begun: here lies its first [camel](camel). It belongs to nobody and blocks nothing. A road on its path counts as **two** for the [Longest Road](longest-road).
lesson-caravans-votes-head = And here is its head, right at your door: the next camel continues from this spot. Two camels at a settlement or city are worth **1 more point**.
lesson-caravans-votes-build = A camel comes when somebody builds. You have the cards for a settlement.
    .task = Press “Settlement”, then click the framed intersection.
    .hint = First the button “Settlement”, then the spot in the gold frame.
lesson-caravans-votes-end = However much you build in a turn, one camel follows at its end.
    .task = Press “End turn”.
    .hint = The gold button ends the turn.
lesson-caravans-votes-bid = Now everybody [votes](caravan-vote), once, you first: each wool or grain card is one vote, and it is spent whatever happens. Cast one or two.
    .task = Pick wool or grain, and confirm.
    .hint = At least one card, then “Confirm”.
lesson-caravans-votes-place = Nobody else voted: you have more than all the others together, so you decide alone. Along your own road, I should think.
    .task = Click the framed path.
    .hint = The path in the gold frame, and once more if it asks.
lesson-caravans-votes-point = There: your settlement lies between two camels, one point, and your road there counts two. From now on others will want this caravan elsewhere.

## 2 An agreement

lesson-caravans-agreement = An agreement
    .line = When nobody has the majority
    .evening = Another day, much later: ten points are yours, and you have just built.
    .learned =
        - Without a majority each bidder proposes a path; two or more with over half of the votes settle it.
        - Otherwise the most votes decide, and on a tie whoever ended the turn.
        - The camel at the end of your turn can still win you the game.
lesson-caravans-agreement-count = Ten points, and twelve win. Your road is six long, but your neighbour had six before you. One [camel](camel) on your road makes it seven.
lesson-caravans-agreement-end = You have built this turn, so a camel is coming. It still belongs to your turn.
    .task = Press “End turn”.
    .hint = The gold button ends the turn.
lesson-caravans-agreement-bid = Two grain is all you have for a vote, and you will not outvote the others. Vote all the same.
    .task = Pick grain, and confirm.
    .hint = At least one card, then “Confirm”.
lesson-caravans-agreement-name = Three of you have voted, and nobody outvotes all the others. Now each bidder proposes a path. If two or more with over half of the votes name the same one, it is taken.
    .task = Click the framed path.
    .hint = The path in the gold frame, and once more if it asks.
lesson-caravans-agreement-won = Together you had more than half of the votes: agreed. Seven in a line, the Longest Road and the twelfth point, at the very end of your turn. Keep some wool and grain for such days.
