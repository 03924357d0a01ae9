### «Новый мир». $name — буква острова, $who — игроки, которые его заселили.

option-scenario-world = Новый мир
option-scenario-world-help = Острова в каждой игре свои. Первое поселение на каждом острове, где вы не начинали, приносит 1 особое очко.
explain-island-name = **Остров { $name }** · поселенцы: { $who }
explain-island-free = **Остров { $name }** · его ещё никто не заселил

## Примеры

example-third-island = Ещё один остров
