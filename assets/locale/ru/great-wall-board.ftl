# Поле Великой стены: что на нём написано.

steppe-slots = Ходы года
steppe-display = Советники
steppe-goals = Артефакты
steppe-requests = Поручения императора
