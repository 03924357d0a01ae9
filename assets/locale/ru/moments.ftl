# Что случилось и не должно потеряться, и большие события партии.

last-roll-got = Бросок { $sum }: { $cards }
last-roll-none = Бросок { $sum }: вам ничего
last-roll-hurt = Бросок { $sum }
last-roll-tip = Последний бросок и что он вам принёс, а над ним — что случилось с вами после вашего хода. Видно до конца вашего следующего хода; летопись хранит всё.
chronicle-new = Новое после вашего хода
chronicle-near = { $who } может победить следующим ходом
chronicle-near-you = Вы можете победить следующим ходом

moment-turn = Ваш ход
moment-award-from = До этого награда была у { $whom-gen }
moment-first-city = Первый город
moment-landing = Варвары высаживаются
moment-landing-cities = Города
moment-landing-knights = Рыцари
moment-landing-won = Рыцари отстояли берег!
moment-landing-lost = Берег не удержали
moment-landing-spared = Терять некому: ни у кого нет обычного города
moment-landing-idle = Городов нет — варвары уплывают
moment-third-breach = Третье вторжение
moment-overrun = Дар захвачен
moment-tragic = Побеждает тот, у кого больше дозорных на Стене.

victory-yours = Победа!
victory-lost = Поражение
victory-own = Вы: { $points }
victory-own-place = Вы: { $points }, { $place }-е место
victory-over = Партия окончена
victory-nobody = Никто не победил
victory-on = Нажмите любую клавишу, чтобы увидеть итоги

watch-rush = Доиграть до конца
watch-slow-down = Снова смотреть
watch-rush-tip = Боты доигрывают партию так быстро, как думают; по пути ничего не показывают. Нажмите ещё раз, чтобы смотреть.
deeds-title = Последний ход
