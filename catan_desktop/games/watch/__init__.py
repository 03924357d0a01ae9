"""The Wall: guards, wildlings, heroes and the two kinds of ending, as a module on top of the settlers game on the Gift.

Rulings beside those of the rule file:
* Indices are zero-based inside the program: section 0 is Wall section 1, camp 0 is camp 1; only trails keep their
  printed numbers 1 to 8. Texts add the one.
* Every face-down token is equally likely to be the next one revealed, so the tokens under pieces, those never dealt
  and those put under returned settlement pieces form one pool (WATCH-23, WATCH-71). The revealed ones become that pool
  as soon as it is empty.
* The wildlings that stay in a clan area move down as soon as one of them leaves it, so a raid that ends the game in
  its middle leaves no hole in the camps (WATCH-40, WATCH-58).
* Marsh never exchanges a card for its own kind (as WATCH-31).
* Mormont asks the two opponents at once and gives back to them clockwise from seat 0 (HERO-19).
* Yarwyck's road is lifted and laid in one moment, when its new place is named (HERO-21).
* A hero is spent when its use begins, also where several answers follow.

Version history
    1: the first.
    2: Yoren's guard ends trading where trade and build are apart (WATCH-75); the second wildling of a raid of the
       Hornfoots tells trail 8.
"""
