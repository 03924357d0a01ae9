### What is said of the wonders in place of city improvements, and of who wins.

ladders-title = Wonders
ladders-level = Level: { $level }
ladders-top = Complete
ladders-holder = Builder: { $who }
ladders-free = Nobody yet
about-ladders = The wonders: what they need and cost, who builds which, and how high they are.
ending-win-line =
    { $points ->
        [one] { $points } point reached with the highest wonder.
       *[other] { $points } points reached with the highest wonder.
    }
