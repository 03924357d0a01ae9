### Партии, доигранные до конца на этом компьютере.

menu-history = История
history-title = История партий
history-none = Ни одной партии пока не доиграно до конца. В счёт идут те, где до конца за столом сидел человек; остальные только стоят в списке.
history-counts = В счёт идут партии, где до конца за столом сидел человек.
history-not-counted = не в счёт
history-none-found = Таких доигранных партий нет.
history-all-games = Все игры
history-anybody = Против кого угодно
history-people = Против людей
history-bots =
    { $level ->
        [random] Случайные боты
        [easy] Лёгкие боты
        [normal] Обычные боты
        [hard] Сильные боты
       *[other] Боты { $level }
    }
history-players = Кто играл
history-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
history-played = Партий
history-won = Побед
history-share = % побед
history-mean = Очков в среднем
history-best = Больше всего очков
history-bests = Лучшее за всё время
history-nobody-won = Никто не победил
history-forget = Забыть партию
history-forget-none = Сначала выберите партию в списке.
history-forget-all = Забыть показанные
history-forget-sure = { $count ->
    [one] { $count } партия навсегда исчезнет из истории. Сохранённые игры останутся.
    [few] { $count } партии навсегда исчезнут из истории. Сохранённые игры останутся.
    [many] { $count } партий навсегда исчезнут из истории. Сохранённые игры останутся.
   *[other] { $count } партии навсегда исчезнут из истории. Сохранённые игры останутся.
}
history-forget-yes = Забыть

## Что бывает рекордом

feat-longest-route = Самый длинный тракт
feat-sevens = Выброшено семёрок
feat-stolen = Украдено карт
feat-harvest = Собрано карт
feat-islands = Заселено островов
feat-explored = Открыто гексов
feat-lawsuits-won = Выиграно тяжб
feat-gw-trophies = Разбито отрядов
feat-gw-recruited = Нанято воинов
feat-gw-walls = Построено уровней стены

about-history = Кто играл за этим компьютером, кто побеждал и что стало рекордом.
about-ruleset = Какие игры считать.
about-whom = Каких соперников считать.
about-games = Доигранные партии, сначала новые. Выберите партию, чтобы её забыть.
about-forget-all = Все партии списка исчезнут из истории. Сохранённые игры останутся.
