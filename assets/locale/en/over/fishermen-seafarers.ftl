### What Fishermen with Seafarers says otherwise than both.

act-fish-road = 5 fish: a free road or ship
