### The ladders beside the board: what comes next, who stands where.

rungs-next = next: { $price }
rungs-here = Here: { $who }
rungs-chart = Press for the large chart.

## On the card of a seat

points-of = of { $goal }
points-slash = /{ $goal }
