### Игра первооткрывателей: названия, вопросы, отказы, летопись.
### $who и $whom — имена игроков; $cards, $give, $take, $want — наборы карт вроде «2 древесины, 1 руды».

## Названия

name-road = Дорога
    .acc = дорогу
name-settlement = Поселение
    .acc = поселение
name-city = Город
    .acc = город
name-card = Карта
    .acc = карту развития
card-knight = Рыцарь
card-knight-text = Передвиньте разбойника на другой гекс и возьмите случайную карту у соперника рядом. Сыгранные рыцари идут в счёт «Самой большой армии».
card-roads = Строительство дорог
card-roads-text = Положите до двух дорог бесплатно.
card-plenty = Год изобилия
card-plenty-text = Возьмите две любые карты из резерва.
card-monopoly = Монополия
card-monopoly-text = Назовите сырьё: все соперники отдадут вам все такие карты.
card-vp = Победное очко
card-vp-text = Приносит одно победное очко. Эту карту не играют, а показывают в конце игры.
award-longest = Самый длинный тракт
award-largest = Самая большая армия
hex-name = { $terrain ->
        [forest] лес
        [hills] холмы
        [pasture] пастбище
        [fields] пашня
        [mountains] горы
        [lake] озеро
        [second-lake] озеро
        [swamp] болото
        [castle] замок
        [trade-castle] замок
        [quarry] каменоломня
        [glassworks] стекольный завод
        [oasis] оазис
        [gold] золотоносная река
        [sea] открытое море
       *[desert] пустыня
    } { $token }
    .acc =
        { $terrain ->
            [forest] лес
            [hills] холмы
            [pasture] пастбище
            [fields] пашню
            [mountains] горы
            [lake] озеро
            [second-lake] озеро
            [swamp] болото
            [castle] замок
            [trade-castle] замок
            [quarry] каменоломню
            [glassworks] стекольный завод
            [oasis] оазис
            [gold] золотоносную реку
            [sea] открытое море
           *[desert] пустыню
        } { $token }
    .to =
        { $terrain ->
            [forest] в лес
            [hills] на холмы
            [pasture] на пастбище
            [fields] на пашню
            [mountains] в горы
            [lake] на озеро
            [second-lake] на озеро
            [swamp] на болото
            [castle] в замок
            [trade-castle] в замок
            [quarry] в каменоломню
            [glassworks] на стекольный завод
            [oasis] в оазис
            [gold] на золотоносную реку
            [sea] в открытое море
           *[desert] в пустыню
        } { $token }
    .at =
        { $terrain ->
            [forest] в лесу
            [hills] на холмах
            [pasture] на пастбище
            [fields] на пашне
            [mountains] в горах
            [lake] на озере
            [second-lake] на озере
            [swamp] на болоте
            [castle] в замке
            [trade-castle] в замке
            [quarry] в каменоломне
            [glassworks] на стекольном заводе
            [oasis] в оазисе
            [gold] на золотоносной реке
            [sea] в открытом море
           *[desert] в пустыне
        } { $token }
    .from =
        { $terrain ->
            [forest] из леса
            [hills] с холмов
            [pasture] с пастбища
            [fields] с пашни
            [mountains] с гор
            [lake] с озера
            [second-lake] с озера
            [swamp] с болота
            [castle] из замка
            [trade-castle] из замка
            [quarry] из каменоломни
            [glassworks] со стекольного завода
            [oasis] из оазиса
            [gold] с золотоносной реки
            [sea] из открытого моря
           *[desert] из пустыни
        } { $token }

## Счёт

count-cards = Карты сырья на руке
count-dev = Карты развития на руке
count-road = Самый длинный тракт
count-army = Сыграно карт «Рыцарь»
source-settlements = Поселения
source-cities = Города
source-longest = Самый длинный тракт
source-largest = Самая большая армия
source-vp-cards = Карты победных очков
source-hidden = Карты победных очков, видные только вам

## Шаги хода и следующий шаг

step-roll = Бросок
step-trade = Обмен
step-build = Стройка
step-trade-build = Обмен и стройка
next-roll = Бросить кубики
next-end = Конец хода
next-choose = Подтвердить
hint-pre-roll = Бросьте кубики; до броска можно сыграть карту развития.
hint-action = Меняйтесь с игроками или с резервом либо завершите ход.
hint-action-build = Карт хватает на { $thing-acc }. Стройте, меняйтесь или завершите ход.
hint-action-free = Доступно: { $thing }. Ещё можно меняться или завершить ход.
hint-action-card = Можно сыграть карту: { $thing }. Ещё можно меняться или завершить ход.

## Вопросы и что с ними делать

prompt-first = Все бросают кубики за право первого хода
prompt-placement = Поставьте начальное поселение и дорогу
hint-placement = Выберите подсвеченный перекрёсток для поселения, затем подсвеченный путь для дороги.
hint-placement-path = Теперь выберите рядом подсвеченный путь для дороги.
prompt-placement-city = Поставьте город и дорогу
hint-placement-city = Выберите подсвеченный перекрёсток для города, затем путь для дороги. Каждый гекс рядом с городом сразу принесёт карту.
prompt-pre-roll = Бросьте кубики
prompt-dice = Бросок кубиков
prompt-discard = Сбросьте половину карт
hint-discard = Семёрка: у кого больше семи карт, тот сбрасывает половину, округляя вниз.
prompt-robber = Передвиньте разбойника
hint-robber = Выберите гекс для разбойника: пока он там, гекс ничего не даёт.
prompt-steal = Выберите, кого ограбить
hint-steal = Вы возьмёте у этого соперника одну случайную карту.
prompt-theft = Из руки соперника тянут карту
prompt-action = Обмен и стройка
prompt-draw = Из колоды берут карту развития
prompt-free-road = Положите бесплатную дорогу
hint-free-road = Выберите подсвеченный путь; дорога бесплатна.
prompt-offer = На столе предложение обмена
hint-offer = Примите, откажитесь или назовите свои условия.
prompt-settle = Выберите, с кем меняться
hint-settle = Меняйтесь с одним из тех, кто согласен или назвал свои условия, либо ни с кем.
hint-action-none = Больше делать нечего. Завершите ход.
hint-action-trade = Строить сейчас нечего. Можно ещё обменяться или завершить ход.

## Что можно сделать

act-place-settlement = Поставить поселение
act-place-road = Положить дорогу
act-roll = Бросить кубики
act-discard = Сбросить
act-move-robber = Передвинуть разбойника
act-steal = Ограбить
act-build-road = Построить дорогу
act-build-settlement = Построить поселение
act-build-city = Построить город
act-buy-card = Купить карту развития
act-play-knight = Рыцарь
act-play-roads = Строительство дорог
act-place-free-road = Положить бесплатную дорогу
act-stop-roads = Без второй дороги
act-play-plenty = Год изобилия
act-play-monopoly = Монополия
act-bank-trade = Обмен с резервом
act-offer-trade = Предложить обмен
act-accept-offer = Принять
act-decline-offer = Отказаться
act-counter-offer = Встречное предложение
act-settle-trade = Обменяться
act-withdraw-offer = Отменить предложение
act-end-turn = Конец хода

## Почему нельзя

reason-bank-lacks = В резерве нет таких карт.
reason-cannot-pay = Не хватает карт.
reason-card-bought-now = Карту нельзя сыграть в том ходу, в котором она куплена.
reason-card-not-held = У вас нет такой карты.
reason-cards-not-held = У вас нет этих карт.
reason-city-needs-settlement = Город строят на месте своего поселения.
reason-corner-taken = Здесь уже есть постройка.
reason-deck-empty = Карт развития больше нет.
reason-discard-half =
    { $count ->
        [one] Нужно сбросить ровно { $count } карту.
        [few] Нужно сбросить ровно { $count } карты.
        [many] Нужно сбросить ровно { $count } карт.
       *[other] Нужно сбросить ровно { $count } карты.
    }
reason-distance = Слишком близко: соседние перекрёстки должны быть свободны.
reason-finish-first = Сначала завершите текущее действие.
reason-friendly-robber = Добрый разбойник: игроков, у которых мало очков, не грабят.
reason-no-cards = У вас нет карт.
reason-no-city-piece = Все ваши города уже на поле.
reason-no-counter-offers = Встречных предложений в этой игре нет: примите или откажитесь.
reason-no-gifts = Отдать что-то должны обе стороны.
reason-no-partner = Меняться не с кем.
reason-no-road-piece = Все ваши дороги уже на поле.
reason-no-road-site = Для вашей дороги больше нет места.
reason-no-settlement-piece = Все ваши поселения уже на поле.
reason-no-settlement-site = У ваших дорог нет свободного перекрёстка. Сначала постройте дорогу.
reason-no-such-cards = Таких карт нет.
reason-no-such-place = Такого места нет.
reason-no-victim = Этого игрока ограбить нельзя.
reason-not-accepted = Этот игрок не согласился.
reason-offers-spent =
    { $limit ->
        [one] За ход разрешено только { $limit } предложение.
        [few] За ход разрешено только { $limit } предложения.
        [many] За ход разрешено только { $limit } предложений.
       *[other] За ход разрешено только { $limit } предложения.
    }
reason-one-card-a-turn = За ход можно сыграть только одну карту развития.
reason-path-taken = Здесь уже есть дорога.
reason-rate =
    { $rate ->
        [one] Резерв берёт { $rate } карту одного вида.
        [few] Резерв берёт { $rate } одинаковые карты.
        [many] Резерв берёт { $rate } одинаковых карт.
       *[other] Резерв берёт { $rate } одинаковой карты.
    }
reason-road-at-new-settlement = Дорога должна начинаться у только что поставленного поселения.
reason-road-not-joined = Дорога не соединяется с вашими.
reason-road-through-rival = Дорогу преграждает постройка соперника.
reason-robber-barred = На этот гекс разбойнику нельзя.
reason-robber-stays = Разбойник должен перейти на другой гекс.
reason-roll-first = Сначала бросьте кубики.
reason-rolled-already = Кубики уже брошены.
reason-same-kind = Карту не меняют на такую же.
reason-same-on-both-sides = Один и тот же ресурс не может быть с обеих сторон.
reason-settlement-needs-road = К поселению должна вести ваша дорога.
reason-trade-after-roll = Меняться можно только после броска.
reason-trade-over = Обмен в этом ходу закончен: уже идёт стройка.
reason-trade-own-turn = Предлагать обмен можно только в свой ход.

## Летопись

event-first-rolled = Первый бросок: { $name } { $sum }
event-first-rolled-more = { $name } { $sum }
event-first-chosen = { $who } начинает
event-rolled = { $who } выбрасывает { $one } + { $two } = { $total }
event-dice-shuffled = Колоду бросков перемешивают
event-got = { $who }: +{ $cards }
event-produced = { $who } +{ $cards }
event-produced-own = +{ $cards }
event-monopolised = { $who } забирает у { $whom-gen } { $cards }
event-monopolised-you = { $who } забирает, в том числе у вас, { $cards }
event-shortage = На всех не хватает { resource.of }
event-discarded = { $who } сбрасывает { $cards }
event-discarded-you = Вы сбрасываете { $cards }
event-robber-moved = Разбойник переходит { $hex-to }
event-stolen = { $who } крадёт у { $whom-gen } { $cards }
event-stolen-you = { $who } крадёт у вас { $cards }
event-stolen-unseen = { $who } крадёт у { $whom-gen } карту
event-stolen-unseen-you = { $who } крадёт у вас карту
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
event-bought = { $who } покупает карту развития «{ $card }»
event-bought-unseen = { $who } покупает карту развития
event-played = { $who } играет карту «{ $card }»
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
event-bank-traded = { $who } меняется с резервом: { $give } → { $take }
event-offered = { $who } предлагает { $give } за { $want }
event-accepts = { $who } соглашается
event-declines = { $who } отказывается
event-declines-why = { $who } отказывается: { $why }
# Почему отказывается бот, насколько об этом могут знать все.
refusal-near-goal = вы вот-вот победите
refusal-leads = вы впереди
refusal-helps = это слишком вам поможет
refusal-lacks = нет таких карт
refusal-little = мало взамен
refusal-no-use = ваши карты не нужны
refusal-needs = вероятно, бережёт эти карты
refusal-needs-for = вероятно, бережёт на { goal-name }
event-countered = { $who } предлагает иначе: { $give } за { $want }
event-traded = { $who } и { $whom } меняются: { $give } ↔ { $want }
event-offer-ended = Обмен не состоялся
event-point-cards =
    { $count ->
        [one] { $who } показывает { $count } карту победного очка
        [few] { $who } показывает { $count } карты победных очков
        [many] { $who } показывает { $count } карт победных очков
       *[other] { $who } показывает { $count } карты победных очков
    }
event-won =
    { $ending ->
        [true] Истинная победа достаётся { $who-dat }
        [tragic] Трагический конец. Победа достаётся { $who-dat }
        [stalemate] Никто больше не набирает очков. Победа достаётся { $who-dat }
        [villages] В деревнях кончилась ткань. Победа достаётся { $who-dat }
       *[win] Победа достаётся { $who-dat }
    }
event-nobody-won = Все проиграли

## О чём спрашивают по очереди

party-named = { $who }
field-give = Что отдаёте?
field-take = Что берёте?
field-resource = Какой ресурс?
field-corner = Какой перекрёсток?
field-start = Откуда?
field-victim = Кого выбираете?
field-card = Какую карту?
