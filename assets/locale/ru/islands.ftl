### Свои острова.

island-title = Нарисовать остров
island-draw = Нарисовать остров
island-draw-tip = Своя суша, свои числа и гавани. За основу берётся этот остров.
island-own = Свой: { $title }
island-own-help = Остров, нарисованный вручную.
island-land = Суша
island-numbers = Числа
island-deal = Раздать недостающие
island-deal-none = Числа есть на всех гексах.
about-deal-numbers = Разложить числа на все гексы, где их ещё нет: как в коробке, а 6 и 8 — по возможности не рядом.
island-harbours = Гавани
island-how = Левая кнопка рисует, правая убирает. С клавиатуры: стрелки, Enter, Delete.
island-harbour-any = 3:1
island-harbour-one = 2:1
island-harbour-none = Убрать
island-harbour-any-tip = Гавань, где три любые одинаковые карты меняют на одну.
island-harbour-lumber-tip = Древесина: две карты за одну.
island-harbour-brick-tip = Глина: две карты за одну.
island-harbour-wool-tip = Шерсть: две карты за одну.
island-harbour-grain-tip = Зерно: две карты за одну.
island-harbour-ore-tip = Руда: две карты за одну.
island-harbour-none-tip = Убрать гавань.
island-name = Название острова
island-title-number = Остров { $number }
island-size = { $count ->
    [one] { $count } гекс
    [few] { $count } гекса
    [many] { $count } гексов
   *[other] { $count } гекса
}
island-red-pairs = { $count ->
    [0] Красные числа нигде не рядом
    [one] { $count } пара красных чисел рядом
    [few] { $count } пары красных чисел рядом
    [many] { $count } пар красных чисел рядом
   *[other] { $count } пары красных чисел рядом
}
island-equal-pairs = { $count ->
    [0] Рядом нет одинаковых чисел
    [one] { $count } пара одинаковых чисел рядом
    [few] { $count } пары одинаковых чисел рядом
    [many] { $count } пар одинаковых чисел рядом
   *[other] { $count } пары одинаковых чисел рядом
}
island-fish = { $count ->
    [one] Рыба в { $count } месте
    [few] Рыба в { $count } местах
    [many] Рыба в { $count } местах
   *[other] Рыба в { $count } места
}, точек — { $throws }
island-bridges = Мест для мостов: { $count }, перекрёстков с золотом: { $corners }
island-others = { $count ->
    [0] Других островов нет, а ради них и плывут
    [one] Ещё { $count } остров, золотоносных рек: { $gold }
    [few] Ещё { $count } острова, золотоносных рек: { $gold }
    [many] Ещё { $count } островов, золотоносных рек: { $gold }
   *[other] Ещё { $count } острова, золотоносных рек: { $gold }
}
island-caravans = { $count ->
    [one] { $count } караван
    [few] { $count } каравана
    [many] { $count } караванов
   *[other] { $count } каравана
}
island-coast-without = { $count ->
    [0] Варвары высаживаются при любом числе
   *[other] Высадки не бывает при { $numbers }
}
island-coast-several = { $count ->
    [0] На берегу числа не повторяются
   *[other] На берегу повторяются: { $numbers }
}
island-trip = { $from ->
    [trade-castle] От замка до каменоломни
    [quarry] От каменоломни до завода
   *[other] От завода до замка
}: { $count ->
    [one] { $count } путь
    [few] { $count } пути
    [many] { $count } путей
   *[other] { $count } пути
}
island-alike = { $count ->
    [0] Рядом нет одинаковой местности
    [one] { $count } пара одинаковой местности рядом
    [few] { $count } пары одинаковой местности рядом
    [many] { $count } пар одинаковой местности рядом
   *[other] { $count } пары одинаковой местности рядом
}
island-weak = { $count ->
    [0] Нет перекрёстков среди трёх бедных гексов
    [one] { $count } перекрёсток среди трёх бедных гексов
    [few] { $count } перекрёстка среди трёх бедных гексов
    [many] { $count } перекрёстков среди трёх бедных гексов
   *[other] { $count } перекрёстка среди трёх бедных гексов
}
island-spread = Ресурсы: от { $least } до { $most } точек
island-lines = Линии вторжения: от { $least } до { $most } точек
island-best = Тёмные кружки — лучшие места для поселений: сколько бросков из 36 там приносят ресурсы.
island-play = Играть на нём
island-keep = Сохранить
island-kept = Остров «{ $title }» сохранён.
new-game-island-left = Нарисованное поле не подходит этой игре или числу игроков: взято обычное.
island-found = Рисунки в обычных папках:
island-shared = Копия: { $path }
island-undo = Отменить
island-redo = Вернуть
island-undo-none = Пока ничего не нарисовано.
island-redo-none = Возвращать нечего.
island-remove = Удалить
island-removed = Остров «{ $title }» удалён.
island-unsaved = Рисунок не сохранён
island-unsaved-told = Если уйти сейчас, он пропадёт.
island-unsaved-leave = Уйти без сохранения
island-unfinished = Неоконченный рисунок
island-unfinished-told = Он остался с прошлого раза: { $count ->
    [one] { $count } гекс
    [few] { $count } гекса
    [many] { $count } гексов
   *[other] { $count } гекса
}.
island-unfinished-on = Рисовать дальше
island-unfinished-anew = Начать заново
island-unreadable = В этом файле нет острова.
island-other-game = Этот остров не для игры «{ $ruleset }»: его суша или что-то на ней — из другой игры.
island-stream = Река
island-stream-tip = Ведите реку от истока в море, гекс за гексом. Она начинается в горах и кончается болотом.
island-swap = Левая кнопка рисует, правая убирает число. Торговые пути меняются местами. С клавиатуры: стрелки, Enter, Delete.
reason-island-small = Гексов всего { $count }, а для стольких игроков нужно не меньше { $least }.
reason-island-pieces = Суша должна быть одним островом, без воды внутри.
reason-island-frame = Суша должна заполнять всю рамку: для стольких игроков гексов — { $count }.
reason-island-routes = У каждого ресурса один торговый путь, на своём месте у южной границы.
reason-island-lakes = Озёр может быть не больше { $most }.
reason-island-lake-coast = Озеро не может лежать на берегу.
reason-island-no-river = Не хватает реки: проведите её от гор к морю.
reason-island-river-open = Река ещё не дошла до моря.
reason-island-river-short = Реке нужно хотя бы два гекса.
reason-island-river-source = Река начинается в горах.
reason-island-no-swamp = Хотя бы одна река должна кончаться болотом: там начинает разбойник.
reason-island-bridges = Два места для мостов сходятся на перекрёстке: река поворачивает слишком круто.
reason-island-river-harbour = Гавань стоит там, где река впадает в море.
reason-island-oases = Оазисов должно быть один или два.
reason-island-oasis-coast = Оазис слишком близко к морю: от каждой из трёх стрелок должен отходить путь.
reason-island-castles = Нужен один замок или два, на берегу.
reason-island-castle-inland = Замок должен стоять на берегу.
reason-island-landing = Варварам нужно место для высадки: хотя бы { $least } разных числа на берегу.
reason-island-trade = Нужны один замок и от одной до трёх каменоломен и стекольных заводов.
reason-island-no-path = Варварам негде встать: в стороне от гексов назначения нет трёх путей.
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
about-island-keep = Сохранить остров под его именем: его можно будет выбрать в новой игре.
about-island-play = Сохранить остров и вернуться к новой игре — сыграть на нём.
