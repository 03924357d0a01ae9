### Что «Великая стена» говорит иначе: здесь нет острова, карт ресурсов и разбойника.

new-game-seats-order = Порядок ходов решит жребий.
act-build-wall = Построить уровень стены
event-nobody-won = Поражение: победителей нет
points-short = честь
describe-points-alone = чести: { $points }
event-won =
    { $ending ->
       *[win] Победа достаётся { $who-dat }
    }
chart-round = { $round }-й год
result-points = Честь
result-page-points = Честь
points-count =
    { $count ->
        [one] { $count } честь
        [few] { $count } чести
        [many] { $count } чести
       *[other] { $count } чести
    }
resource-count =
    { $resource ->
        [wood]
            { $count ->
                [one] { $count } дерево
                [few] { $count } дерева
                [many] { $count } дерева
               *[other] { $count } дерева
            }
        [stone]
            { $count ->
                [one] { $count } камень
                [few] { $count } камня
                [many] { $count } камней
               *[other] { $count } камня
            }
        [gold]
            { $count ->
                [one] { $count } золото
                [few] { $count } золота
                [many] { $count } золота
               *[other] { $count } золота
            }
       *[other] { $count } { resource.of }
    }
new-game-how-played = Ход игры
new-game-board = Рубеж
turn-passes = Решает { $name }
review-luck-of = Карты { $cards }
review-account = удача { $luck }, игра { $cost }, решений не хуже, чем у сильного бота: { $agreed } из { $count }
review-note = Удача — насколько вытянутые карты принесли больше или меньше ожидаемого. Игра — сколько шансов потеряно решениями по сравнению с выбором сильного бота, который знал не больше игрока: за ход считается самое дорогое, а один и тот же совет несколько ходов подряд — один раз. И то и другое — в процентах шансов на победу.
share-note = Удача тоже будет той же, пока все ходят одинаково: стоит сыграть иначе, и придут другие карты.
new-game-reroll-tip = Раздадут и откроют другие карты.
