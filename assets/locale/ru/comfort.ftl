### Удобство за столом: летопись по ходам, отмена, мелкие вопросы, обмен, занавес, игра за одним экраном.

## Летопись

chronicle-turn = Ход { $turn } · { $name }

## Отмена

undo-other-title = Отменить то, что сделал другой игрок?
undo-other-text = Это действие совершил другой игрок: { $name }. Ход вернётся к нему, а сначала опустится занавес.

## Обмен

trade-bargain = { $give } <icon right> { $take }
trade-bargain-tip = Выгодный обмен с резервом: рука станет ровнее.
trade-bargain-enough = Сразу меняет с резервом. После этого по карману: { $thing }.
trade-bargain-toward = Сразу меняет с резервом и приближает к цели: { $thing }.
trade-left-short = ещё { $count }
trade-silent = Больше не предлагать в этот ход
trade-silent-now = В этот ход вы больше ничего не предлагаете.
trade-speak = Всё-таки предлагать
trade-deaf = Больше не слушать в этот ход
trade-deaf-tip = Все следующие предложения этого хода будут отклонены за вас.
trade-declined-unheard = Отклонено за вас: предложение игрока { $name }

## Занавес и торг за одним экраном

curtain-stay = Назад
parley-title = Торг
parley-terms = Отдаёт { $give } за { $want }
parley-asked = отвечает сейчас
parley-question = { $name }, ваш ответ?
parley-settle = { $name }, с кем меняетесь?
parley-bots = Боты думают…
parley-peek = Держите, чтобы увидеть свои карты
parley-over = Торг окончен
parley-take-back = Взять назад: { $name }

recap-hand = Ваша рука:
recap-same = без изменений

## Заставка и новая игра

title-tutorial-first = Впервые здесь? Первую партию сыграем вместе.
new-game-colour-swap = { $colour }: поменяется с игроком { $name }
new-game-shuffle = Случайное поле
new-game-shuffle-tip = Постоянное поле всегда одинаково. Здесь раскладывается другое, с номером, который можно назвать другу.
new-game-details =
    { $count ->
        [0] Все правила по одному
        [one] Все правила по одному (изменено { $count })
        [few] Все правила по одному (изменено { $count })
       *[many] Все правила по одному (изменено { $count })
    }
new-game-details-tip = Каждое правило этой игры отдельно, в том числе домашние.
preset-rules = По правилам
preset-rules-help = Всё как задумано: игра до 10 очков.
preset-quick = Короткая
preset-quick-help = Хватит восьми очков: вечер будет короче.
preset-gentle = Мягкая
preset-gentle-help = Игроков с двумя очками не грабят, а в первые два круга не выпадает 7.
preset-even = Ровная удача
preset-even-help = Вместо кубиков колода из всех 36 бросков: меньше неожиданностей.
preset-own-help = Свой набор правил, смотрите ниже.
