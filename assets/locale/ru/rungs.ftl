### Ветви построек рядом с полем: что дальше и кто где стоит.

rungs-next = дальше: { $price }
rungs-here = Здесь: { $who }
rungs-chart = Нажмите, чтобы открыть большую таблицу.

## На карточке игрока

points-of = из { $goal }
points-slash = /{ $goal }
