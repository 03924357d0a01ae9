### What Cities & Knights says otherwise than the classic island.

card-roads-text = Place up to two roads for free.
