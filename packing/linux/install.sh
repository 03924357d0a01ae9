#!/bin/sh
# Puts the game into the menu of the desktop, with its icon, and lets a double click on a saved game (*.catan) open it.
# For you alone, nothing outside your own folders:  install.sh [PROGRAM]      take it out again:  install.sh --remove
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}

refresh() {
    if command -v update-mime-database >/dev/null; then update-mime-database "$data/mime"; fi
    if command -v update-desktop-database >/dev/null; then update-desktop-database "$data/applications"; fi
    if command -v gtk-update-icon-cache >/dev/null; then gtk-update-icon-cache -q -t "$data/icons/hicolor" || true; fi
}

if [ "${1-}" = --remove ]; then
    rm -f "$data/applications/catan-desktop.desktop" "$data/mime/packages/catan-desktop.xml"
    rm -f "$data"/icons/hicolor/*/apps/catan-desktop.png "$data/icons/hicolor/scalable/apps/catan-desktop.svg"
    mkdir -p "$data/applications" "$data/mime/packages"
    refresh
    exit 0
fi

program=${1-}
[ -n "$program" ] || { [ -x "$here/../catan-desktop" ] && [ -f "$here/../catan-desktop" ] && program=$here/../catan-desktop; } || true
[ -n "$program" ] || program=$(command -v catan-desktop) || { echo "catan-desktop is not on the PATH: install.sh PROGRAM" >&2; exit 1; }
[ -f "$program" ] && [ -x "$program" ] || { echo "$program is no program" >&2; exit 1; }
program=$(CDPATH= cd -- "$(dirname -- "$program")" && pwd)/$(basename -- "$program")
case $program in
*[\"\`\$\\%\&\|]* | *"
"*) echo "the path of the program has a sign that no menu understands: $program" >&2; exit 1 ;;
esac

mkdir -p "$data/applications" "$data/mime/packages" "$data/icons/hicolor/scalable/apps"
sed "s|^Exec=.*|Exec=\"$program\" %f|" "$here/catan-desktop.desktop" >"$data/applications/catan-desktop.desktop"
cp "$here/catan-desktop.xml" "$data/mime/packages/catan-desktop.xml"
if [ -d "$here/hicolor" ]; then
    cp -r "$here/hicolor/." "$data/icons/hicolor/"
else
    cp "$here/../../assets/art/app-icon.svg" "$data/icons/hicolor/scalable/apps/catan-desktop.svg"
fi
refresh
echo "Catan Desktop is in the menu; saved games open by a double click."
