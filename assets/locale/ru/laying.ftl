### Что говорится, пока готовится стол.

laying-table = Раскладываем поле
laying-replay = Возвращаем фигуры на места
laying-part = { $percent } %
