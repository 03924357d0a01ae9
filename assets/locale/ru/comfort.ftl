### Удобство за столом: летопись по ходам, отмена, мелкие вопросы, обмен, занавес, игра за одним экраном.

## Летопись

chronicle-turn = Круг { $round } · { $name }

## Отмена

undo-other-title = Отменить действие игрока { $name }?
undo-other-text = Это было решение игрока { $name }. Его спросят снова, а сначала опустится занавес.
undo-keep = Не отменять
undo-back = Отменить

## Обмен

trade-bargain = { $give } <icon right> { $take }
trade-bargain-tip = Выгодный обмен с резервом: рука станет ровнее.
trade-bargain-enough = Обмен с резервом. После него карт хватит на: { $thing }.
trade-bargain-toward = Обмен с резервом, который приближает к цели: { $thing }.
trade-left-short = ещё { $count }
trade-silent = Больше не предлагать в этом ходу
trade-silent-now = В этом ходу вы больше ничего не предлагаете.
trade-speak = Снова предлагать
trade-deaf = Не показывать предложения до конца хода
trade-deaf-tip = Все следующие предложения этого хода будут отклонены за вас.
trade-declined-unheard = { $name }: предложение отклонено за вас
trade-declined-unmet = { $name }: таких карт у вас нет, предложение отклонено за вас

## Занавес и торг за одним экраном

curtain-stay = Назад
hotseat-trade-title = Предложение обмена
hotseat-trade-terms = Отдаёт { $give } за { $want }
hotseat-trade-asked = отвечает сейчас
hotseat-trade-question = { $name }, ваш ответ?
hotseat-trade-settle = { $name }, с кем меняетесь?
hotseat-trade-bots = Боты думают…
hotseat-trade-peek = Держите, чтобы увидеть свои карты
hotseat-trade-over = Переговоры окончены
hotseat-trade-withdrawn = Предложение отменено.
hotseat-trade-take-back = Отменить: { $name }

recap-hand = Ваша рука:
recap-same = без изменений

## Заставка и новая игра

title-tutorial-first = Впервые? Начните здесь.
new-game-colour-swap = { $colour }: обмен цветом с игроком { $name }
new-game-shuffle = Случайное поле
new-game-shuffle-tip = Постоянное поле всегда одинаково. Здесь раскладывается случайное; его номер можно назвать другу.
new-game-details =
    { $count ->
        [0] Все правила
        [one] Все правила (изменено { $count })
        [few] Все правила (изменено { $count })
        [many] Все правила (изменено { $count })
       *[other] Все правила (изменено { $count })
    }
new-game-details-tip = Все правила этой игры, в том числе домашние.
preset-rules = По правилам
preset-rules-help = Обычные правила: игра до 10 очков.
preset-quick = Короткая
preset-quick-help = Для победы хватит 8 очков: игра короче.
preset-gentle = Мягкая
preset-gentle-help = Игроков с двумя очками не грабят, а в первые два круга не выпадает 7.
preset-even = Ровные кубики
preset-even-help = Вместо кубиков колода из всех 36 бросков: меньше неожиданностей.
preset-powder = Чёрный порох
preset-powder-help = Те же правила с башнями, орудиями, особыми воинами и осадой.
preset-own-help = Свой набор правил, смотрите ниже.

## Файлы

import-found = Сохранённые игры в обычных папках:
import-other = Или введите полный путь к файлу, или перетащите его в это окно:
import-none = Введите полный путь к сохранённой игре или перетащите файл в это окно:

## Закрытая рука

settings-cover = За одним экраном: скрывать карты
cover-hold = Ваши карты: держите { $key } или мышь здесь
cover-answers = Держите { $key }: ответы видны вместе с вашими картами.
cover-advice = Стройте, меняйтесь или завершите ход; пока держите { $key }, видны ваши карты.
cover-told = Ваши карты закрыты. Держите { $key }, чтобы видеть их и меняться.

## Играют только боты

watch-title = Играют боты
watch-told = За столом одни боты. Щёлкните по игроку, чтобы играть за него.
watch-rest-first = Сначала поставьте на паузу, потом смотрите шаг за шагом.
watch-pace = ×{ $pace }
new-game-how-played = Обмен и строительство
