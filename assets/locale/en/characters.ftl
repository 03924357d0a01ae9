### The four bots and their ways, and what the levels mean. $character is builder, trader, warden or runner.

character-any = Random
character-builder-role = builder
character-trader-role = trader
character-warden-role = captain of the watch
character-runner-role = road-runner
character-builder-line = Roofs before all else: she would rather build than bargain.
character-trader-line = Everything has its price: good rates, and a deal with whoever listens.
character-warden-line = Knights first: what good are houses that nobody defends?
character-runner-line = Always a road ahead of the others, and the longest one if she can.
character-any-line = A random character, drawn before the game; none repeats while others are free.
# A third one of the same character at the table.
character-again = { $name } { $number ->
        [2] II
       *[3] III
    }
new-game-character = The bot’s character: { $name }. It changes what the bot likes to do, not how well it plays.
new-game-name-any = random
seat-character = { $name }, { $role }
level-random = **Random** does anything the rules allow.
level-easy = **Easy** thinks one step ahead and often slips up: reading the tips is enough to beat it.
level-normal = **Normal** is a fair opponent for an evening.
level-hard = **Hard** is the strongest, and thinks for up to a second per move.
about-bot-level =
    { $level ->
        [random] { level-random }
        [easy] { level-easy }
        [normal] { level-normal }
        [hard] { level-hard }
       *[other] A bot that is installed beside the game; it sees what its seat may see.
    }
about-bot-levels =
    - { level-random }
    - { level-easy }
    - { level-normal }
    - { level-hard }
