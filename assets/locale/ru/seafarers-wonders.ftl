### «Чудеса Катана». $who — имя игрока, $wonder — название чуда, $level — цифра от 1 до 4.

option-scenario-wonders = Чудеса Катана
option-scenario-wonders-help = Возведите чудо в четыре ступени. Побеждает четвёртая ступень — или 10 очков при самом высоком чуде.

## Названия

wonder-theatre = Великая библиотека
wonder-theatre-2 = Вторая библиотека
wonder-bridge = Великий мост
wonder-bridge-2 = Второй мост
wonder-monument = Колосс
wonder-wall = Великая стена
wonder-cathedral = Собор
wonder-level = Ступень { $level }
wonder-none = Чуда ещё нет
name-wonder = Чудо
act-build-level = Возвести ступень

## Что нужно для чуда и что оно даёт

about-wonder = Все ступени стоят одинаково: пять карт. С первой ступенью чудо становится вашим, и на него ложится корабль из вашего запаса.
wonder-needs-theatre = Нужны 2 ваших города.
wonder-needs-bridge = Нужно ваше поселение или город у пролива.
wonder-needs-monument = Нужны ваш город в гавани и тракт длиной от 5.
wonder-needs-wall = Нужно ваше поселение или город у пустоши.
wonder-needs-cathedral = Нужны ваш город и 6 очков.
wonder-condition-met = <gold>Условие выполнено.</>
wonder-condition-unmet = Условие ещё не выполнено.
wonder-higher = Чудо, которое выше всех прочих, с 10 очками приносит победу.
wonder-wins = Четвёртая ступень приносит победу в свой ход.
tell-wonder-none = Каждый возводит не больше одного чуда.
tell-wonder-highest = Самое высокое чудо: с 10 очками оно приносит победу.
tell-wonder-lower = Оно не выше всех прочих чудес: одних 10 очков для победы мало.

## Летопись

event-wonder-begun = { $who } начинает чудо «{ $wonder }»
event-wonder-level = { $who } возводит ступень { $level } чуда «{ $wonder }»

## Почему нельзя

# WONDER-021
reason-no-such-wonder = Такого чуда нет.
# WONDER-W1
reason-wonder-theatre = Великой библиотеке нужны 2 ваших города.
# WONDER-W2
reason-wonder-bridge = Великому мосту нужно ваше поселение или город у пролива.
# WONDER-W3
reason-wonder-monument = Колоссу нужны ваш город в гавани и тракт длиной от 5.
# WONDER-W4
reason-wonder-wall = Великой стене нужно ваше поселение или город у пустоши.
# WONDER-W5
reason-wonder-cathedral = Собору нужны ваш город и 6 очков.
# WONDER-022
reason-wonder-complete = Это чудо уже завершено.
# WONDER-025
reason-second-wonder = Вы уже возводите другое чудо, а двух никто не строит.
# WONDER-026
reason-wonder-taken = Это чудо возводит другой игрок.
# WONDER-031
reason-wonder-needs-ship = На чудо нужно положить корабль, а в вашем запасе их нет.
# WONDER-050
reason-no-wonder = Сейчас вам нечего возводить.
# WONDER-041
reason-marked-intersection = На отмеченных перекрёстках не начинают; построить там можно позже.

## Что действие принесёт наверняка

foresee-wonder-begun = Чудо «{ $wonder }» станет вашим. На него ляжет корабль из вашего запаса.
foresee-wonder-highest = <gold>Ваше чудо станет самым высоким.</>
foresee-wonder-won = <gold>Четвёртая ступень: в свой ход вы побеждаете.</>

## Конец партии

ending-wonder-line = Четвёртая ступень чуда возведена.
ending-wonder-story = Со всех островов плывут посмотреть на него, и никто больше не считает поселений.

## Почему советуют

why-wonder = Это приближает победу вашего чуда.

## Места на поле

explain-mark-strait = **Пролив** · ваше поселение или город здесь позволит начать «Великий мост»
explain-mark-wasteland = **Пустошь** · ваше поселение или город здесь позволит начать «Великую стену»
explain-mark-start = Начальных поселений здесь не ставят.

## Примеры

example-two-wonders = Два чуда одной высоты
