### «Туманные острова». $terrain — ключ местности, $percent и $gold — вероятности, $text — число на жетоне.

option-scenario-fog = Туманные острова
option-scenario-fog-help = Между двумя островами туман: кто дойдёт до гекса, тот откроет его и возьмёт карту, которую он приносит.
terrain-fog = Туман
fog-token = Число { $text }
act-find-tile = Открыть гекс
act-find-token = Открыть жетон числа
prompt-fog = Что скрывает туман?
event-hex-discovered = { $who } открывает { $hex-acc }
explain-fog = **Неоткрытый гекс** · суша: { $percent } %
explain-fog-odds =
    { $terrain ->
        [forest] лес
        [hills] холмы
        [pasture] пастбище
        [fields] пашня
        [mountains] горы
        [gold] золотоносная река
        [sea] открытое море
       *[desert] пустыня
    } { $percent } %
explain-fog-left = **В тумане** · гексы и жетоны чисел, которые ещё не открыты
explain-fog-list = Что там может быть: { $odds }
explain-fog-card = Кто дойдёт до него дорогой или кораблём, тот возьмёт карту того, что он приносит.
foresee-fog =
    { $gold ->
        [0] Откроет гекс: суша — { $percent } %
       *[other] Откроет гекс: суша — { $percent } %, золотоносная река — { $gold } %
    }
why-exploration = Это приближает неоткрытые гексы.
