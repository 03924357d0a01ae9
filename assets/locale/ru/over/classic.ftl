### Что на острове называется иначе, чем в Даре: города, карты «Рыцарь», разбойник, гавани.

## Названия

name-city = Город
card-knight = Рыцарь
card-knight-text = Передвиньте разбойника на другой гекс и возьмите случайную карту у соперника рядом. Сыгранные рыцари идут в счёт «Самой большой армии».
card-plenty = Год изобилия
award-largest = Самая большая армия
count-patrol = Сыграно карт «Рыцарь»
count-cards = Карты сырья на руке
lookout-setup = Расставляет { $name }. Ищите перекрёстки с хорошими числами и разным сырьём.
source-cities = Города
source-largest = Самая большая армия
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
                [one] { $count } город
                [few] { $count } города
                [many] { $count } городов
               *[other] { $count } города
            }
       *[road]
            { $count ->
                [one] { $count } дорога
                [few] { $count } дороги
                [many] { $count } дорог
               *[other] { $count } дороги
            }
    }
new-game-board = Остров
settings-shapes-help = На дорогах, домах и других фигурах стоит знак их хозяина.

## Разбойник

prompt-robber = Передвиньте разбойника
hint-robber = Выберите гекс для разбойника: пока он там, гекс ничего не даёт.
act-move-robber = Передвинуть разбойника
reason-robber-stays = Разбойник должен перейти на другой гекс.
event-robber-moved = Разбойник переходит: { $hex }
explain-robber = <danger>Здесь разбойник: пока он стоит, гекс ничего не приносит.</>

## Города

act-build-city = Построить город
reason-city-needs-settlement = Город строят на месте своего поселения.
reason-no-city-piece = Все ваши города уже на поле.
explain-building =
    { $piece ->
        [settlement] **Поселение** · { $who } · 1 очко, по одной карте за сбор
       *[city] **Город** · { $who } · 2 очка, по две карты за сбор
    }
explain-can-grow = Его можно превратить в город.
event-built =
    { $piece ->
        [road] { $who } строит дорогу
        [settlement] { $who } строит поселение
       *[city] { $who } строит город
    }
event-placed =
    { $piece ->
        [road] { $who } кладёт дорогу
        [settlement] { $who } ставит поселение
       *[city] { $who } ставит город
    }

## Карты и награды

act-play-knight = Рыцарь
act-play-plenty = Год изобилия
event-award =
    { $award ->
        [longest] { $who } получает награду «Самый длинный тракт»
       *[largest] { $who } получает награду «Самая большая армия»
    }
event-award-free =
    { $award ->
        [longest] Награда «Самый длинный тракт» теперь ничья
       *[largest] Награда «Самая большая армия» теперь ничья
    }
foresee-award =
    { $award ->
        [longest] <gold>«Самый длинный тракт» становится вашим.</>
       *[largest] <gold>«Самая большая армия» становится вашей.</>
    }
foresee-award-from =
    { $award ->
        [longest] <gold>«Самый длинный тракт» переходит к вам от игрока { $who }.</>
       *[largest] <gold>«Самая большая армия» переходит к вам от игрока { $who }.</>
    }
foresee-award-goes =
    { $award ->
        [longest] <fire>«Самый длинный тракт» получает { $who }.</>
       *[largest] <fire>«Самую большую армию» получает { $who }.</>
    }
foresee-award-free =
    { $award ->
        [longest] { $who } теряет «Самый длинный тракт»; он теперь ничей.
       *[largest] { $who } теряет «Самую большую армию»; она теперь ничья.
    }
foresee-patrols = Сыграно вами рыцарей: { $before } → **{ $after }**
tell-largest-held = Держит «Самую большую армию» (очков: { $points }). Её отнимет тот, кто сыграет больше рыцарей.
tell-largest-needs = «Самая большая армия» (очков: { $points }) даётся за сыгранных рыцарей, их нужно { $need }.
tell-largest-other = «Самую большую армию» держит { $who }, рыцарей { $most }; чтобы отнять, нужно { $need }.

## Гавани и берег

foresee-rate = Гавань: любая карта за { $rate } { resource.of }
explain-rate = Гавань: любая карта из резерва за { $rate } { resource.of }
explain-rate-any =
    { $rate ->
        [one] Гавань: любая карта из резерва за { $rate } карту
        [few] Гавань: любая карта из резерва за { $rate } одинаковые
        [many] Гавань: любая карта из резерва за { $rate } одинаковых
       *[other] Гавань: любая карта из резерва за { $rate } одинаковой
    }
explain-route =
    { $resource ->
        [any] **Гавань { $rate }:1** · любая карта из резерва, одинаковых за неё: { $rate }
       *[other] **Гавань { $rate }:1** · любая карта из резерва за { $rate } { resource.of }
    }
explain-route-ends = Для тех, у кого поселение или город стоит у одного из двух её причалов.
explain-route-held = Ею пользуется: { $whom }
explain-route-free = Пока она ничья.
explain-path-border = **Путь по берегу** · место для одной дороги

## Конец

ending-win-story = В гаванях тесно от парусов, и каждая дорога на острове ведёт к одному дому.
goal-name =
    { $goal ->
        [settlement] поселение
        [road-settlement] дорогу с поселением
        [card] карту развития
       *[city] город
    }
    .of =
        { $goal ->
            [settlement] поселения
            [road-settlement] дороги с поселением
            [card] карты развития
           *[city] города
        }
character-warden-role = капитан стражи
character-warden-line = Сначала рыцари: что толку в домах, которые никто не защищает?
option-layout-random = Всё случайно
option-layout-random-help = Перемешаны и земли, и числа; 6 и 8 никогда не стоят рядом.
