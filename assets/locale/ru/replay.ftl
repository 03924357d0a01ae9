### Показатели партии, её конец и повторный просмотр.
### $name, $who — имя игрока; $turn, $ply, $count — числа.

## Итог

result-page-overview = Финал
result-page-now = Обзор
result-page-points = Очки
result-page-dice = Кубики
result-page-cards = Карты
result-page-trade = Обмен
result-replay = Смотреть запись
ending-win-story = В гаванях тесно от парусов, и каждая дорога на острове ведёт к одному дому.
figures-title = Статистика партии
figures-note = Здесь только то, что вправе знать { $name }: скрытое от этого игрока не показано.

## Диаграммы

chart-round = Круг { $round }
chart-all = Все
chart-goal = Цель
chart-points = Очки круг за кругом
chart-points-sources = Очки по источникам
chart-kinds = Полученные карты по видам
chart-cards-gained = Полученные карты по источникам
chart-cards-lost = Потерянные карты по причинам
chart-cards-held = Остальные из полученных карт — на руке.
chart-unseen = Неизвестно
chart-trades = Обмены: кто с кем
chart-trades-note = Каждый обмен считается у обоих; последний столбец — обмены с резервом.
chart-thefts = Кражи: кто у кого
chart-thefts-note = Игрок из строки взял карту у игрока из столбца.
chart-hand = Карты на руке
chart-danger = Опасность
chart-bar-tip = { $name }: { $count ->
        [one] выпало { $count } раз
        [few] выпало { $count } раза
        [many] выпало { $count } раз
       *[other] выпало { $count } раза
    }, ожидалось { NUMBER($expected, maximumFractionDigits: 1) }
chart-few =
    { $count ->
        [0] Кубики ещё не бросали.
        [one] Всего { $count } бросок: слишком мало, чтобы судить, ровно ли падают кубики.
        [few] Всего { $count } броска: слишком мало, чтобы судить, ровно ли падают кубики.
        [many] Всего { $count } бросков: слишком мало, чтобы судить, ровно ли падают кубики.
       *[other] Всего { $count } броска: слишком мало, чтобы судить, ровно ли падают кубики.
    }
chart-deck = Эти броски — из колоды, где все 36 сочетаний выходят по разу, прежде чем её перемешают, поэтому они всегда ровные.
chart-fair =
    { $verdict ->
        [even] На удивление ровно.
        [plain] Самые обычные кубики.
        [uneven] Чуть неровно, так бывает.
        [odd] Неровно: такой бывает одна партия из двадцати или ещё реже.
       *[rare] Редкая партия: настолько неровна едва ли одна из ста.
    } Из 100 партий с честными кубиками, где { $count ->
        [one] { $count } бросок
        [few] { $count } броска
        [many] { $count } бросков
       *[other] { $count } броска
    }, более ровными были бы { $even }, менее ровными — { $uneven }. Золотые линии — сколько ожидалось.
flow-production = Сбор
flow-start = В начале
flow-built = Стройка
flow-supply = Обмен с резервом
flow-players = Обмен с игроками
flow-theft = Кражи
flow-cards = Карты развития
flow-heroes = Герои
flow-seven = Семёрки

## Записи

replays-title = Записи игр
replays-watch = Смотреть
replay-title = Запись
replay-moment = Ключевой момент
replay-setup = Расстановка
replay-at = { $setup ->
        [yes] Расстановка
       *[no] Круг { $round }
    } · действие { $ply } из { $count }
replay-at-moment = { $moment } · действие { $ply } из { $count }
replay-start = В начало
replay-end = В конец
replay-step-back = Предыдущее действие
replay-step-on = Следующее действие
replay-turn-back = Предыдущий ход
replay-turn-on = Следующий ход
replay-play = Смотреть
replay-pause = Пауза
replay-speed-0 = Как в игре
replay-speed = { $count ->
        [one] { $count } действие в секунду
        [few] { $count } действия в секунду
        [many] { $count } действий в секунду
       *[other] { $count } действия в секунду
    }
replay-only-watched = Это запись: изменить в ней ничего нельзя.
replay-speed-tip = Скорость показа  <gold>+ −</>
replay-eyes = От лица
replay-eyes-all = Всё
replay-eyes-tip = Стол таким, каким его видит { $name }: чужие карты закрыты.
replay-eyes-all-tip = Все карты открыты: партия окончена.
replay-hand = Карты: { $name }
replay-hands = Все карты
replay-hand-empty = нет карт
replay-save = Сохранить запись
replay-saved = Запись сохранена: { $path }
replay-leave = Назад
replay-bar = Ход партии: потяните, чтобы перейти в любое место
replay-bar-tip = Круг { $round }, действие { $ply }: { $name }
table-menu-statistics = Статистика партии
table-menu-replay = Запись с начала
