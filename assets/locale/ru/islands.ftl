### Свои острова.

island-title = Нарисовать остров
island-draw = Нарисовать остров
island-draw-tip = Своя суша, свои числа и гавани. За основу берётся этот остров.
island-own = Свой: { $title }
island-own-help = Остров, который кто-то нарисовал.
island-land = Суша
island-numbers = Числа
island-harbours = Гавани
island-how = Левая кнопка рисует, правая убирает. С клавиатуры: стрелки, Enter, Delete.
island-harbour-any = 3:1
island-harbour-one = 2:1
island-harbour-none = Убрать
island-harbour-any-tip = Гавань, где меняют любые три карты.
island-harbour-lumber-tip = Лес: два за одну.
island-harbour-brick-tip = Кирпич: два за одну.
island-harbour-wool-tip = Шерсть: два за одну.
island-harbour-grain-tip = Зерно: два за одну.
island-harbour-ore-tip = Руда: два за одну.
island-harbour-none-tip = Убирает гавань.
island-name = Название острова
island-title-number = Остров { $number }
island-size = { $count ->
    [one] { $count } гекс
    [few] { $count } гекса
    [many] { $count } гексов
   *[other] { $count } гекса
}
island-red-pairs = { $count ->
    [0] Рядом нет двух «6» или «8»
    [one] { $count } пара «6» и «8» рядом
    [few] { $count } пары «6» и «8» рядом
    [many] { $count } пар «6» и «8» рядом
   *[other] { $count } пары «6» и «8» рядом
}
island-equal-pairs = { $count ->
    [0] Рядом нет одинаковых чисел
    [one] { $count } пара одинаковых чисел рядом
    [few] { $count } пары одинаковых чисел рядом
    [many] { $count } пар одинаковых чисел рядом
   *[other] { $count } пары одинаковых чисел рядом
}
island-best = Золотые кружки — лучшие места для поселений: сколько бросков из 36 там приносят ресурсы.
island-play = Играть на нём
island-keep = Сохранить
island-kept = Остров «{ $title }» сохранён.
island-shared = Копия: { $path }
island-undo = Отменить
island-redo = Вернуть
island-undo-none = Пока ничего не нарисовано.
island-redo-none = Ничего не отменяли.
island-remove = Забыть
island-removed = Остров «{ $title }» забыт.
island-unreadable = В этом файле нет острова.
reason-island-small = Гексов всего { $count } — для стольких игроков нужно не меньше { $least }.
reason-island-pieces = Суша должна быть одним островом без озёр.
reason-island-numbers = { $count ->
    [one] На { $count } гексе ещё нет числа.
    [few] На { $count } гексах ещё нет чисел.
    [many] На { $count } гексах ещё нет чисел.
   *[other] На { $count } гекса ещё нет чисел.
}
reason-island-inland = Гавань стоит не на берегу.
reason-island-harbours = Две гавани делят один перекрёсток.
terrain-water = Вода
about-brush = Что рисует указатель. Правая кнопка убирает.
about-canvas = Море: рисуйте на нём сушу, числа и гавани.
about-island-keep = Сохраняет остров под его именем: его можно будет выбрать в новой игре.
about-island-play = Сохраняет остров и возвращает к новой игре — сыграть на нём.
