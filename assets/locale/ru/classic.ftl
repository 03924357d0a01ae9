## Классический остров и стройка между ходами впятером и вшестером

ruleset-classic = Классический остров
ruleset-classic-line = Девятнадцать гексов среди моря на двоих, троих и четверых, тридцать — на пятерых и шестерых.
ruleset-classic-how =
    - <icon vp> Наберите **{ $goal } очков** в свой ход.
    - <icon trade> Гавани на берегу меняют 3:1 или 2:1.
    - <icon settlement> Впятером и вшестером все могут строить между ходами.
option-layout-fixed = Готовый остров
option-layout-fixed-help = Постоянный остров для начинающих.
option-layout-spiral = Спираль
option-layout-spiral-help = Местность перемешана; номерные жетоны лежат по спирали в порядке букв.
option-harbours = Гавани
option-harbours-fixed = На местах
option-harbours-shuffled = Перемешаны
option-harbours-help = Перемешаны: виды гаваней меняются местами.
option-turn-rule = Между ходами
option-turn-rule-special-building-phase = Внеочередная стройка
option-turn-rule-paired-players = Парные игроки
option-turn-rule-help = Только впятером и вшестером. Стройка: после каждого хода строить могут все. Пары: действует и третий слева.
act-pass-building = Больше не строить
act-end-step = Закончить действия
prompt-special-building = Стройка между ходами
hint-special-building = Стройте и покупайте за свои карты или пропустите. Обмена сейчас нет.
prompt-pair-step = Вы — второй игрок пары
hint-pair-step = Стройте, покупайте, меняйтесь с резервом, сыграйте одну карту или закончите.
next-pass = Пропустить
next-end-step = Закончить
step-special-building = Строят все
step-pair = Второй игрок
reason-special-building = Между ходами можно только строить, купить карту или пропустить.
reason-pair-step = Второй игрок пары строит, покупает, меняется с резервом и играет карту, но не бросает кубики и не меняется с соперниками.
event-building-began = { $who } заканчивает ход: строить могут все
event-step-began = { $who } действует в паре: первый игрок — { $first }
reason-robber-needs-token = Разбойника можно поставить только на гекс с номером.
note-special-building = { $who } заканчивает ход. До следующего хода остальные по очереди могут строить и покупать за свои карты. Меняться и играть карты сейчас нельзя.
note-pair-step = { $who } — второй игрок пары, первый — { $first }. Второй игрок строит, покупает, меняется с резервом и может сыграть одну карту, но не меняется с соперниками.
example-island-finish = Плечом к плечу на острове
