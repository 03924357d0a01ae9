### Что в играх в Даре называется иначе, чем в остальных: крепости, дозоры разведчиков, Тормунд, торговые пути.

## Названия

name-city = Крепость
card-knight = Дозор разведчиков
card-knight-text = Передвиньте Тормунда на другой гекс и возьмите случайную карту у соперника рядом. В «Братстве Дозора» можно вместо этого прогнать одичалого из Дара и взять карту его гекса. Сыгранные карты идут в счёт «Самого большого отряда».
card-plenty = Зима близко
award-largest = Самый большой отряд
count-army = Сыграно карт «Дозор разведчиков»
count-cards = Карты ресурсов на руке
lookout-setup = Расставляет { $name }. Ищите перекрёстки с хорошими числами и разными ресурсами.
source-cities = Крепости
source-largest = Самый большой отряд
describe-piece =
    { $piece ->
        [settlement]
            { $count ->
                [one] { $count } поселение
                [few] { $count } поселения
                [many] { $count } поселений
               *[other] { $count } поселения
            }
        [city]
            { $count ->
                [one] { $count } крепость
                [few] { $count } крепости
                [many] { $count } крепостей
               *[other] { $count } крепости
            }
       *[road]
            { $count ->
                [one] { $count } дорога
                [few] { $count } дороги
                [many] { $count } дорог
               *[other] { $count } дороги
            }
    }
new-game-board = Дар
settings-shapes-help = На дорогах, постройках и дозорных стоит знак их владельца.

## Тормунд

prompt-robber = Передвиньте Тормунда
hint-robber = Выберите гекс для Тормунда: там не будет дохода. На семёрке он может уйти и в лагерь.
act-move-robber = Передвинуть Тормунда
reason-robber-stays = Тормунд должен перейти в другое место.
event-robber-moved = Тормунд переходит: { $hex }
explain-robber = <danger>Здесь Тормунд: пока он стоит, гекс ничего не приносит.</>

## Крепости

act-build-city = Построить крепость
reason-city-needs-settlement = Крепость ставят на место своего поселения.
reason-no-city-piece = Все ваши крепости уже на поле.
explain-building =
    { $piece ->
        [settlement] **Поселение** · { $who } · 1 очко, по одной карте за сбор
       *[city] **Крепость** · { $who } · 2 очка, по две карты за сбор
    }
explain-can-grow = Его можно заменить крепостью.
event-built =
    { $piece ->
        [road] { $who } строит дорогу
        [settlement] { $who } строит поселение
       *[city] { $who } строит крепость
    }
event-placed =
    { $piece ->
        [road] { $who } кладёт дорогу
        [settlement] { $who } ставит поселение
       *[city] { $who } ставит крепость
    }

## Карты и награды

act-play-knight = Дозор разведчиков
act-play-plenty = Зима близко
event-award =
    { $award ->
        [longest] { $who } получает жетон «Самый длинный тракт»
       *[largest] { $who } получает жетон «Самый большой отряд»
    }
event-award-free =
    { $award ->
        [longest] Жетон «Самый длинный тракт» теперь ничей
       *[largest] Жетон «Самый большой отряд» теперь ничей
    }
foresee-award =
    { $award ->
        [longest] <gold>«Самый длинный тракт» становится вашим.</>
       *[largest] <gold>«Самый большой отряд» становится вашим.</>
    }
foresee-award-from =
    { $award ->
        [longest] <gold>«Самый длинный тракт» переходит к вам от игрока { $who }.</>
       *[largest] <gold>«Самый большой отряд» переходит к вам от игрока { $who }.</>
    }
foresee-award-goes =
    { $award ->
        [longest] <fire>«Самый длинный тракт» получает { $who }.</>
       *[largest] <fire>«Самый большой отряд» получает { $who }.</>
    }
foresee-award-free =
    { $award ->
        [longest] { $who } теряет «Самый длинный тракт»; он теперь ничей.
       *[largest] { $who } теряет «Самый большой отряд»; он теперь ничей.
    }
foresee-army = Сыграно вами дозоров: { $before } → **{ $after }**
tell-largest-held = Держит «Самый большой отряд» (очков: { $points }). Его отнимет тот, кто сыграет больше дозоров.
tell-largest-needs = «Самый большой отряд» (очков: { $points }) даётся за сыгранные дозоры, их нужно { $need }.
tell-largest-other = «Самый большой отряд» держит { $who }, дозоров { $most }; чтобы отнять, нужно { $need }.

## Торговые пути и граница

foresee-rate = Торговый путь: любая карта за { $rate } { resource.of }
explain-rate = Торговый путь: любая карта из резерва за { $rate } { resource.of }
explain-rate-any =
    { $rate ->
        [one] Торговый путь: любая карта из резерва за { $rate } карту
        [few] Торговый путь: любая карта из резерва за { $rate } одинаковые
        [many] Торговый путь: любая карта из резерва за { $rate } одинаковых
       *[other] Торговый путь: любая карта из резерва за { $rate } одинаковой
    }
explain-route =
    { $resource ->
        [any] **Торговый путь** · любая карта из резерва, одинаковых за неё: { $rate }
       *[other] **Торговый путь** · любая карта из резерва за { $rate } { resource.of }
    }
explain-route-ends = Для тех, у кого на одном из двух его концов стоит поселение или крепость.
explain-route-held = Им пользуется: { $whom }
explain-route-free = Пока он ничей.
explain-path-border = **Путь по границе** · место для одной дороги вдоль края

## Конец

ending-win-story = У Дара снова есть хозяин, и поля знают, чьи они.
goal-name =
    { $goal ->
        [settlement] поселение
        [road-settlement] дорогу с поселением
        [card] карту развития
        [guard] дозорного
       *[city] крепость
    }
    .of =
        { $goal ->
            [settlement] поселения
            [road-settlement] дороги с поселением
            [card] карты развития
            [guard] дозорного
           *[city] крепости
        }
character-warden-role = страж Стены
character-warden-line = Сначала дозорные и отряды: что толку в домах, если падёт Стена?
option-layout-random = Случайные земли
option-layout-random-help = Земли перемешаны, а числа остаются на своих местах.
moment-first-city = Первая крепость

## Нарисовать самому

island-title = Нарисовать Дар
island-draw-tip = Своя суша, свои числа и торговые пути. За основу берётся это поле.
island-own-help = Дар, нарисованный вручную.
island-harbours = Торговые пути
island-name = Название земли
island-title-number = Дар { $number }
about-canvas = Земля к югу от Стены: рисуйте на ней местность, числа и торговые пути.
