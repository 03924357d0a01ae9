### The review of a finished game: chances to win, turning points, luck and play.
### $name: a player; $cost, $luck, $dice, $cards, $change: points of chance with their sign, such as +12%.

result-review = Разбор
replay-review = Разбор партии
review-title = Разбор партии
review-chances = Шансы на победу, %
review-chances-together = Общие шансы на победу, %
review-points = Переломные моменты
review-choices = Решения
review-luck = Удача и игра
review-working = Идёт разбор: { $percent } %
review-failed = Разбор прервался. Показано то, что готово; откройте его ещё раз, чтобы продолжить.
review-watch = Смотреть отсюда
review-before = Предыдущий переломный момент
review-next = Следующий переломный момент
review-wait = Пока ничего.
about-watch-from = Смотреть запись с этого момента.
review-nth = { $said } ({ $count }-й раз)
review-even = В этой партии ничто не изменило шансы резко.
review-faultless = Ни одно решение не снизило шансов.
review-all = Все
review-whose = Чьи решения
review-made = Сделано: { $said }
review-advised = Лучше: { $said }
review-plan = Затем: { $said }
review-times = { $said } × { $count }
review-elsewhere = { $said }: другое место
review-choice = { $name } ({ $cost }): { $made }. Лучше: { $advised }
review-luck-of = Кубики { $dice } · Карты { $cards }
review-luck-row = Удача
review-play-row = Игра
review-agreed = Решений не хуже, чем у сильного бота: { $agreed } из { $count }
review-account = удача { $luck } (кубики { $dice }, карты { $cards }), игра { $cost }, решений не хуже, чем у сильного бота: { $agreed } из { $count }
review-note = Удача — насколько кубики и вытянутые карты принесли больше или меньше ожидаемого. Игра — сколько шансов потеряно решениями по сравнению с выбором сильного бота, который знал не больше игрока: за ход считается самое дорогое, а один и тот же совет несколько ходов подряд — один раз. И то и другое — в процентах шансов на победу.
review-chart-tip = Нажмите на номер или на любое место: поле станет таким, каким было тогда.
about-review = Каковы были шансы каждого на победу, ход за ходом, и что всё решило: удача, переломные моменты, решения.
about-point = Переломный момент: нажмите, чтобы увидеть его поле.
