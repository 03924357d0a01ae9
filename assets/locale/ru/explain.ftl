### Что есть что на столе, что действие принесёт наверняка и что можно сделать сейчас.
### Здесь везде допустима разметка. $who и $whom — имена игроков; $cards — наборы карт; $clan: cannibals, cave_dwellers
### или hornfoots; $figure: regular, climber или giant; $award: longest или largest.

## Что действие принесёт наверняка

foresee-hands = Что вы получите, зависит от карт соперников.
foresee-pay = Вы платите { $cards }
foresee-get = Вы получаете { $cards }
foresee-win = <gold>Вы выигрываете партию.</>
foresee-over = <danger>Партия закончится, и победите не вы.</>
foresee-points = Ваши очки: { $before } → **{ $after }**
foresee-points-of = { $who }, очки: { $before } → { $after }
foresee-award =
    { $award ->
        [longest] <gold>«Самый длинный тракт» становится вашим.</>
       *[largest] <gold>«Самый большой отряд» становится вашим.</>
    }
foresee-award-from =
    { $award ->
        [longest] <gold>«Самый длинный тракт» переходит к вам, прежний хозяин — { $who }.</>
       *[largest] <gold>«Самый большой отряд» переходит к вам, прежний хозяин — { $who }.</>
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
foresee-road = Ваша самая длинная дорога: { $before } → **{ $after }**
foresee-cut = Разрывает дорогу, её хозяин — { $who }: { $before } → { $after }
foresee-patrols = Сыграно вами дозоров: { $before } → **{ $after }**
foresee-harvest = Сбор, шансов из 36: { $cards }
foresee-rate = Торговый путь: любая карта за { $rate } { resource.of }
foresee-rate-all =
    { $rate ->
        [one] Резерв просит с вас { $rate } карту.
        [few] Резерв просит с вас только { $rate } одинаковые карты.
        [many] Резерв просит с вас только { $rate } одинаковых карт.
       *[other] Резерв просит с вас только { $rate } одинаковой карты.
    }
foresee-idle = { $who } собирает меньше: −{ $count } из 36
foresee-freed = { $who } снова собирает: +{ $count } из 36
foresee-steal = Затем одна карта вслепую, её отдаёт: { $whom }
foresee-draw =
    { $count ->
        [one] Решает случай: одна из { $count } закрытой карты колоды.
        [few] Решает случай: одна из { $count } закрытых карт колоды.
        [many] Решает случай: одна из { $count } закрытых карт колоды.
       *[other] Решает случай: одна из { $count } закрытой карты колоды.
    }
foresee-seven =
    { $count ->
        [one] <fire>У вас останется { $count } карта: на семёрку из них уйдёт { $half }.</>
        [few] <fire>У вас останется { $count } карты: на семёрку из них уйдёт { $half }.</>
        [many] <fire>У вас останется { $count } карт: на семёрку из них уйдёт { $half }.</>
       *[other] <fire>У вас останется { $count } карты: на семёрку из них уйдёт { $half }.</>
    }
foresee-wildlings =
    { $count ->
        [one] <fire>Выпускает { $count } одичалого; какого — решит случай.</>
        [few] <fire>Выпускает { $count } одичалых; каких — решит случай.</>
        [many] <fire>Выпускает { $count } одичалых; каких — решит случай.</>
       *[other] <fire>Выпускает { $count } одичалого; какого — решит случай.</>
    }
foresee-raid = <danger>Следующий жетон может начать набег { clan.of }: { $percent } %.</>
foresee-section =
    { $regulars ->
        [0] Дозорных на участке { $section }: { $before } → **{ $after }**
       *[other] Дозорных на участке { $section }: { $before } → **{ $after }**, воинов перед ним: { $regulars }
    }
foresee-most-guards = Больше всех дозорных будет у вас одного: трагический конец принёс бы победу вам.
foresee-most-guards-lost = <fire>Больше всех дозорных будет уже не только у вас.</>
foresee-gift = Одичалых в Даре: { $before } → **{ $after }**
foresee-breach = <danger>Вторжение за Стену, номер { $step }.</>
foresee-hero = Затем { $hero }: оставить на стороне «Б» или взять другого героя.
foresee-hero-goes = Затем { $hero } уходит: возьмите другого героя.

## Места на поле

explain-hex = **{ $terrain }** · { $goods } на { $token } · { $pips } из 36 бросков
explain-hex-barren = **{ $terrain }** · ничего не приносит
explain-hex-gains = Бросок { $token } приносит: { $gains }
explain-hex-nobody = Бросок { $token } пока никому ничего не приносит.
explain-hex-idle = <danger>Сейчас закрыто:</> { $gains }
explain-gain = { $who } +{ $cards }
explain-corner =
    { $count ->
        [0] **Перекрёсток** · здесь нечего собирать
        [one] **Перекрёсток** · { $count } шанс из 36: { $cards }
        [few] **Перекрёсток** · { $count } шанса из 36: { $cards }
        [many] **Перекрёсток** · { $count } шансов из 36: { $cards }
       *[other] **Перекрёсток** · { $count } шанса из 36: { $cards }
    }
explain-building =
    { $piece ->
        [settlement] **Поселение** · { $who } · 1 очко, по одной карте за сбор
       *[city] **Крепость** · { $who } · 2 очка, по две карты за сбор
    }
explain-building-yields = Карт за 36 бросков: { $cards }
explain-can-grow = Его можно заменить крепостью.
explain-why = <danger>Здесь нельзя: { $reason }</>
explain-rate = Торговый путь: любая карта из резерва за { $rate } { resource.of }
explain-rate-any =
    { $rate ->
        [one] Торговый путь: любая карта из резерва за { $rate } карту
        [few] Торговый путь: любая карта из резерва за { $rate } одинаковые
        [many] Торговый путь: любая карта из резерва за { $rate } одинаковых
       *[other] Торговый путь: любая карта из резерва за { $rate } одинаковой
    }
explain-road =
    { $count ->
        [one] **Дорога** · { $who } · в этой сети { $count } дорога, самый длинный путь — { $longest }
        [few] **Дорога** · { $who } · в этой сети { $count } дороги, самый длинный путь — { $longest }
        [many] **Дорога** · { $who } · в этой сети { $count } дорог, самый длинный путь — { $longest }
       *[other] **Дорога** · { $who } · в этой сети { $count } дороги, самый длинный путь — { $longest }
    }
explain-path = **Путь** · место для одной дороги
explain-path-border = **Путь по границе** · место для одной дороги вдоль края
explain-route = **Торговый путь** · для тех, у кого на одном из двух его концов стоит поселение или крепость
explain-route-held = Им пользуется: { $whom }
explain-route-free = Пока он ничей.
explain-home = **Лагерь Тормунда** · он дома. Семёрка или «Дозор разведчиков» ведёт его на гекс, который тогда ничего не приносит.
explain-home-empty = **Лагерь Тормунда** · хозяин в пути. На семёрку его можно вернуть сюда.
explain-robber = <danger>Здесь Тормунд: пока он стоит, гекс ничего не приносит.</>
explain-invaded = <danger>Здесь одичалые: { $figures }. Пока они здесь, гекс ничего не приносит.</>
explain-figures =
    { $figure ->
        [regular]
            { $count ->
                [one] { $count } воин
                [few] { $count } воина
                [many] { $count } воинов
               *[other] { $count } воина
            }
        [climber]
            { $count ->
                [one] { $count } ледолаз
                [few] { $count } ледолаза
                [many] { $count } ледолазов
               *[other] { $count } ледолаза
            }
       *[giant]
            { $count ->
                [one] { $count } великан
                [few] { $count } великана
                [many] { $count } великанов
               *[other] { $count } великана
            }
    }
explain-drive-out = «Дозор разведчиков» прогоняет одного из них и берёт карту этого гекса.

## Север и Стена

explain-comes-climber = Он сразу перелез бы через Стену в Дар.
explain-comes-giant = Он сбросил бы дозорного с поста 1 участка { $section }; его хозяин — { $who }.
explain-comes-giant-breach = <danger>На участке { $section } нет дозорных: он прорвался бы за Стену.</>
explain-comes-waits = Он остался бы ждать: воинов { $count }, дозорных { $guards }.
explain-comes-breach = <danger>Вторжение на участке { $section }: воинов { $count }, дозорных { $guards }.</>
explain-comes-crowd = Участок { $section } устоял бы, но потерял бы дозорного.
explain-camp = **Лагерь { $camp } { clan.of }** · пусто
explain-camp-figure = **Лагерь { $camp } { clan.of }** · { figure }
explain-raid-now = <danger>В лагерях четверо: следующий жетон { clan.of } ({ $percent } %) начнёт набег.</>
explain-raid-later =
    { $left ->
        [one] В лагерях: { $count }. Ещё { $left } — и лагеря полны; следующий за ним начнёт набег.
        [few] В лагерях: { $count }. Ещё { $left } — и лагеря полны; следующий за ними начнёт набег.
        [many] В лагерях: { $count }. Ещё { $left } — и лагеря полны; следующий за ними начнёт набег.
       *[other] В лагерях: { $count }. Ещё { $left } — и лагеря полны; следующий за ними начнёт набег.
    }
explain-clan = **{ clan }** · их ведут числа кубика одичалых: { $trails }
explain-clan-next = Следующим выйдет { figure }.
explain-trail-next = Следующим по ней пойдёт { figure }.
explain-trail-empty = Лагеря этого клана пусты: никто бы не вышел.
explain-section = **Участок { $section }** · дозорных { $guards }, воинов перед ним { $regulars }
explain-section-full = Все пять постов заняты: воинам здесь не прорваться.
explain-section-spare =
    { $count ->
        [one] Выдержит ещё { $count } воина.
        [few] Выдержит ещё { $count } воинов.
        [many] Выдержит ещё { $count } воинов.
       *[other] Выдержит ещё { $count } воина.
    }
explain-section-edge = <fire>Следующий воин прорвётся здесь за Стену.</>
explain-section-line = Кто прорвётся, пойдёт отмеченным путём до первого гекса без одичалых.
explain-clearing = **Опушка { $section }** · сюда ведут тропы { $trails }
explain-post-free = **Участок { $section }, пост { $post }** · свободен; дозорный занимает нижний свободный пост
explain-post = **Участок { $section }, пост { $post }** · дозорный игрока { $who }
explain-post-first = <fire>Первый в очереди: следующая потеря на участке — он.</>
explain-post-later =
    { $count ->
        [one] Раньше него падёт { $count } дозорный.
        [few] Раньше него падут { $count } дозорных.
        [many] Раньше него падут { $count } дозорных.
       *[other] Раньше него падёт { $count } дозорного.
    }
explain-frostfangs = **Клыки Мороза** · ещё могут прийти: { $figures }
explain-tokens =
    { $count ->
        [one] Закрытых жетонов одичалых: { $count }.
        [few] Закрытых жетонов одичалых: { $count }.
        [many] Закрытых жетонов одичалых: { $count }.
       *[other] Закрытых жетонов одичалых: { $count }.
    }
explain-dangers = **Вторжений { $breach } из { $breaches } · одичалых в Даре { $inside } из { $limit }**
explain-dangers-end = Когда одно из двух дойдёт до конца, партия сразу кончится: победит тот, у кого больше дозорных, а не очков.
explain-dangers-guards = Дозорных сейчас: { $guards }
explain-guards-of = { $who } { $count }

## Числа вокруг поля

tell-cards =
    { $over ->
        [yes] <fire>Больше { $limit }: семёрка отберёт половину.</>
       *[no] Когда на руке больше { $limit }, семёрка отбирает половину.
    }
tell-dev = Куплены за карты, другим не видны. За ход можно сыграть одну, но не в тот ход, когда она куплена.
tell-longest-held = Держит «Самый длинный тракт» (очков: { $points }). Его отнимет тот, чья дорога длиннее.
tell-longest-needs = «Самый длинный тракт» (очков: { $points }) даётся за дорогу длиной { $need }.
tell-longest-other = «Самый длинный тракт» держит { $who }, длина { $most }; чтобы отнять, нужно { $need }.
tell-largest-held = Держит «Самый большой отряд» (очков: { $points }). Его отнимет тот, кто сыграет больше дозоров.
tell-largest-needs = «Самый большой отряд» (очков: { $points }) даётся за сыгранные дозоры, их нужно { $need }.
tell-largest-other = «Самый большой отряд» держит { $who }, дозоров { $most }; чтобы отнять, нужно { $need }.
tell-guards-next =
    { $count ->
        [one] Очков за них сейчас: { $points }; ещё { $count } дозорный — и будет { $then }.
        [few] Очков за них сейчас: { $points }; ещё { $count } дозорных — и будет { $then }.
        [many] Очков за них сейчас: { $points }; ещё { $count } дозорных — и будет { $then }.
       *[other] Очков за них сейчас: { $points }; ещё { $count } дозорного — и будет { $then }.
    }
tell-guards-most = Очков за них: { $points }, больше не бывает.
tell-guards-end = При трагическом конце побеждает тот, у кого больше дозорных.
tell-seat-turn = Сейчас ход этого игрока.
tell-seat-acts = Стол ждёт этого игрока.
tell-bot = { $level }; видит только то, что видно с его места
tell-person = человек
tell-step = Шаг { $number } хода.
tell-step-roll = **Бросок.** Кубики падают, гексы с выпавшей суммой приносят карты, потом идут одичалые.
tell-step-trade = **Обмен** с резервом и с другими игроками.
tell-step-build = **Стройка** на то, что есть на руке. После первой постройки обмен закончен.
tell-step-trade-build = **Обмен и стройка** в любом порядке, пока хватает карт.
tell-dice =
    { $total ->
        [0] **Кубики.** Их ещё не бросали.
        [7] **7.** Кто держал больше { $limit } карт, теряет половину, и ходит разбойник.
       *[other] **{ $total }.** Гексы с этим числом принесли карты. Так выпадает в { $pips } бросках из 36.
    }
tell-wild-die =
    { $number ->
        [0] **Кубик одичалых.** Числа от 1 до 8 ведут одичалого по этой тропе, от 9 до 12 — никого.
       *[other] **Кубик одичалых: { $number }.** Числа от 1 до 8 ведут одичалого по этой тропе, от 9 до 12 — никого.
    }
tell-card-kept = Считается сама, её не играют.
tell-card-ready = Её можно сыграть сейчас: нажмите на неё.
tell-best-rate = У резерва: { $rate } таких за любую другую карту.
tell-act-ready = Нажмите и выберите подсвеченное место.

## Что можно сделать?

what-now = Что можно сделать сейчас?
what-now-possible = Можно сделать
what-now-not = Сейчас нельзя
what-now-none = Пока ничего.
what-now-trade-supply = Обменяться с резервом
what-now-trade-offer = Предложить обмен другим
what-now-wait = Сейчас решает: { $names }. Следите за кубиками: ваши числа приносят вам карты в каждый ход.
what-now-key = Клавиша { $key }
watch-turn = Ходит { $name }. Ваши числа приносят вам карты в каждый ход; вам могут предложить обмен.
watch-seven =
    { $count ->
        [one] Ходит { $name }. У вас { $count } карта: семёрка отберёт { $half }.
        [few] Ходит { $name }. У вас { $count } карты: семёрка отберёт { $half }.
        [many] Ходит { $name }. У вас { $count } карт: семёрка отберёт { $half }.
       *[other] Ходит { $name }. У вас { $count } карты: семёрка отберёт { $half }.
    }
watch-raid = Ходит { $name }. Осторожно: в лагерях { clan.of } четверо, следующий начнёт набег.
watch-setup = Расставляет { $name }. Ищите перекрёстки с хорошими числами и разными ресурсами.
hint-afford-none = Строить пока не на что. Обменяйте лишнее на то, чего не хватает, или завершите ход.
command-what-now = Что можно сделать сейчас?
