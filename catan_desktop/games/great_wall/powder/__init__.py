"""Black Powder: towers, firearms, special soldiers and siege cards; an option of the Great Wall."""
