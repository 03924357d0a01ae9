### What is said otherwise where the pirate sails.

prompt-robber = Move the robber or the pirate
hint-robber = Choose a land hex for the robber or a sea hex for the pirate. You take a card from someone there.
card-knight-text = Move the robber or the pirate to another hex and take a random card from an opponent there. Played knights count for the Largest Army.
