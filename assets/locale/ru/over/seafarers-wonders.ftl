### Что говорится о чудесах вместо развития городов.

ladders-title = Чудеса
ladders-level = Ступень: { $level }
ladders-top = Завершено
ladders-holder = Строит { $who }
ladders-free = Пока никто
about-ladders = Чудеса: что для них нужно, сколько они стоят, кто какое возводит и на какой оно ступени.
