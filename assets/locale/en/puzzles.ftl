### Puzzles: positions to solve, their list, and what is said beside the table.

## The list

menu-puzzles = Puzzles
about-puzzles = Positions from real games, with a goal for one turn.
puzzles-title = Puzzles
puzzles-all-games = All games
puzzles-all-grades = Easy to hard
puzzles-solved-or-not = Solved or not
puzzles-waiting = Not solved yet
puzzles-count = Solved: { $solved } of { $of }
puzzles-none = Nothing is left here. Well played!
about-ruleset = Puzzles of which game.
about-grade = How hard they are.
about-waiting = Show all puzzles, or only those that still wait for you.
puzzle-grade-easy = easy
puzzle-grade-medium = medium
puzzle-grade-hard = hard
puzzle-about = { $game } · { $grade }

## At the table

puzzle-hint = Hint
puzzle-again = Start over
puzzle-retry = Try again
puzzle-way = Show the solution
puzzle-self = Solve it myself
puzzle-others = All puzzles
puzzle-next = Next puzzle
puzzle-both-hints = { $first } { $second }
puzzle-failed = Your turn is over and the goal is out of reach. There is a way, though. Take back as much as you like ({ $undo }), or start over.
puzzle-solved = { $count ->
    [one] Solved, with a single action!
   *[other] Solved in { $count } actions!
} The book needs { $book }.
puzzle-shown = That is the way: { $count ->
    [one] one action.
   *[other] { $count } actions.
} There may be others.
puzzle-step = Step { $step } of { $of } of the solution.
puzzle-do = { $what }: { $how }
table-menu-puzzles = Leave the puzzle
puzzle-leave-title = Leave the puzzle?
puzzle-leave-text = What you have solved is remembered. This one will wait for you.
puzzle-seats = In a puzzle the players cannot be changed.
reason-puzzle-no-trade = In a puzzle nobody trades with you: they can see what you are up to.
reason-puzzle-way = The solution is being shown. Go on step by step, or choose to solve it yourself.
reason-puzzle-over = The puzzle is decided. Take something back, or start over.

## Goals

puzzle-goal-win = Win the game this turn.
puzzle-goal-hold-wall = Make sure that no section of the Wall falls this Winter.
