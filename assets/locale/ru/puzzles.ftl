### Задачи: позиции, которые нужно решить, их список и то, что говорится у стола.

## Список

menu-puzzles = Задачи
about-puzzles = Позиции из настоящих партий: цель на один ход.
puzzles-title = Задачи
puzzles-all-games = Все игры
puzzles-all-grades = Любая сложность
puzzles-solved-or-not = Все задачи
puzzles-waiting = Только нерешённые
puzzles-count = Решено: { $solved } из { $of }
puzzles-none = Здесь решать больше нечего. Отличная работа!
about-ruleset = Задачи какой игры показать.
about-grade = Насколько они трудны.
about-waiting = Показать все задачи или только те, что ещё ждут.
puzzle-grade-easy = лёгкая
puzzle-grade-medium = средняя
puzzle-grade-hard = трудная
puzzle-about = { $game } · { $grade }

## За столом

puzzle-hint = Подсказка
puzzle-again = Сначала
puzzle-retry = Ещё раз
puzzle-way = Показать решение
puzzle-self = Решу сам
puzzle-others = Все задачи
puzzle-next = Следующая задача
puzzle-both-hints = { $first } { $second }
puzzle-failed = Ход окончен, а цель не достигнута. Но путь есть. Отмените сколько нужно ({ $undo }) или начните сначала.
puzzle-solved = { $count ->
    [one] Решено за { $count } действие!
    [few] Решено за { $count } действия!
    [many] Решено за { $count } действий!
   *[other] Решено за { $count } действия!
} В решении из книги их { $book }.
puzzle-shown = Вот и всё решение: { $count ->
    [one] { $count } действие.
    [few] { $count } действия.
    [many] { $count } действий.
   *[other] { $count } действия.
} Могут быть и другие.
puzzle-step = Решение, шаг { $step } из { $of }.
puzzle-do = { $what }: { $how }
table-menu-puzzles = Выйти из задачи
puzzle-leave-title = Выйти из задачи?
puzzle-leave-text = Решённые задачи запомнены. Эта вас подождёт.
puzzle-seats = В задаче игроков сменить нельзя.
reason-puzzle-no-trade = В задаче никто с вами не меняется: соседи видят, к чему идёт дело.
reason-puzzle-way = Сейчас показывается решение. Смотрите дальше по шагам или решайте сами.
reason-puzzle-over = Задача уже решилась. Отмените что-нибудь или начните сначала.

## Цели

puzzle-goal-win = Выиграйте партию в этот ход.
puzzle-goal-hold-wall = Сделайте так, чтобы этой зимой не пал ни один участок Стены.
