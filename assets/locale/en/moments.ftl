# What happened and must not be lost, and the great moments of the table.

last-roll-got = Last roll { $sum }: { $cards }
last-roll-none = Last roll { $sum }: nothing
aftermath-tip = The last roll with what it brought you, and what befell you since your last turn. It stays until your next turn ends; the chronicle tells all of it.
chronicle-new = New since your turn
