### Ответы из списка, которые ждут подтверждения, и кто о чём спрашивает.

hint-confirm-answer = { $next } или ещё раз тот же ответ — подтвердить; { $back } — отменить.
choose-first = Сначала выберите ответ.

## Чьи карты, чей рыцарь

aside-held = { $track ->
        [trade] торговля
        [politics] политика
       *[science] знание
    } ×{ $count }
aside-progress = Карты: { $cards }
aside-rank = { $rank ->
        [basic] простой
        [strong] славный
       *[mighty] великий
    } ×{ $count }
aside-knights = Рыцари: { $knights }

## Кто спрашивает

prompt-desert-knight-by = { $who } играет карту «Перебежчик»: какой рыцарь уйдёт от вас?
prompt-saboteur-by = { $who } играет карту «Саботажник»: сбросьте половину руки
prompt-wedding-by = { $who } играет карту «Свадьба»: выберите подарок
prompt-harbour-give-by = { $who } предлагает вам сделку в порту: какой товар вы отдадите?
prompt-second-token-for = Изобретатель: с каким жетоном поменять { $number }?
prompt-retreat-by = { $who } прогоняет вашего рыцаря: куда он отступит?
prompt-spy-take-by = Шпион: какую карту вы заберёте? Хозяин карт — { $who }
prompt-master-take-by = Мастер торговли: какие 2 карты вы заберёте? Хозяин карт — { $who }

## Ответы на один вопрос

act-stop-card-place-deserter = Рыцаря не ставить
act-stop-card-smith = Больше никого
act-stop-card-free-road = Больше не прокладывать
settled-white = белый кубик { $value }
settled-red = красный кубик { $value }

## Чьими глазами смотреть на игру ботов

watch-eyes-tip = Смотреть с места игрока { $name }: чужие карты остаются скрытыми.
watch-eyes-all-tip = Все руки открыты, каждая в свой ход, и обо всех взятых картах рассказывает летопись: против вас никто не играет.
watch-hand = Внизу — рука игрока { $name }.
