"""The drawings of the Great Wall: ink and silk, mist over mountains, and the wall through all of them."""
