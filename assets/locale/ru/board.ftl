### Слова на поле Дара и севера.

board-frostfangs = Клыки Мороза
board-breaches = Вторжения
board-in-gift = Одичалые в Даре

## Кланы

clan-cannibals = Людоеды
clan-cave-dwellers = Пещерные жители
clan-hornfoots = Рогоногие
