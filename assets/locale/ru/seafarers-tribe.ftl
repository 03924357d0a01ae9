### «Затерянное племя». $who — имя игрока; $resource — сырьё, которому служит гавань, или `any`.

option-scenario-tribe = Затерянное племя
option-scenario-tribe-help = Вы заселяете большую землю. У берегов племени лежат дары для первого корабля: очки, карты и гавани.
gift-harbour =
    { $resource ->
        [any] Гавань 3:1
       *[other] Гавань 2:1 для { resource.of }
    }
source-tribe = Дары племени
tell-harbour-waits = Её поставят, как только у поселения или города на большой земле найдётся свободный берег.
act-drawn-gift = Взять карту
act-place-harbour = Поставить гавань

## Вопросы

prompt-place-harbour = Куда поставить гавань?
hint-place-harbour =
    { $resource ->
        [any] Поставьте гавань 3:1 рядом со своим поселением или городом.
       *[other] Поставьте гавань 2:1 для { resource.of } рядом со своим поселением или городом.
    }

## Летопись

event-gift-point = { $who } получает дар племени — 1 особое очко
event-gift-card = { $who } получает дар племени, карту развития «{ $card }»
event-gift-card-unseen = { $who } получает дар племени — карту развития
event-gift-harbour =
    { $resource ->
        [any] { $who } получает дар племени — гавань 3:1
       *[other] { $who } получает дар племени — гавань 2:1 для { resource.of }
    }
event-harbour-placed =
    { $resource ->
        [any] { $who } ставит гавань 3:1
       *[other] { $who } ставит гавань 2:1 для { resource.of }
    }

## Почему нельзя

# TRIBE-042
reason-harbour-inland = Гавань ставят на берегу большой земли.
# TRIBE-042
reason-harbour-without-building = Там нет ни вашего поселения, ни города.
# TRIBE-042
reason-harbour-beside-another = Слишком близко другая гавань.

## Что действие принесёт наверняка

foresee-gift-point = <gold>Дар: 1 особое очко.</>
foresee-gift-card = <gold>Дар: карта развития.</>
foresee-gift-harbour =
    { $resource ->
        [any] <gold>Дар: гавань 3:1.</>
       *[other] <gold>Дар: гавань 2:1 для { resource.of }.</>
    }

## Почему советуют

why-gifts = Это приближает дары племени.

## Места на поле

explain-tribe = **Земля племени** · здесь никто не строит, и разбойник сюда не возвращается
explain-gift-point = **Дар племени** · 1 особое очко первому кораблю
explain-gift-card = **Дар племени** · карта развития первому кораблю
explain-gift-harbour =
    { $resource ->
        [any] **Дар племени** · гавань 3:1 первому кораблю: её поставят на большой земле
       *[other] **Дар племени** · гавань 2:1 для { resource.of } первому кораблю: её поставят на большой земле
    }
