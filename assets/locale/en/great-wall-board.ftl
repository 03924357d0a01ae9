# The board of the Great Wall: what is written on it.

steppe-slots = Turns of the year
steppe-display = Advisors
steppe-goals = Artifacts
steppe-requests = Imperial requests
