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
parley-title = Предложение всем за столом
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
