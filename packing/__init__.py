"""How the packed program and its entry in the menu are made; used by `build.spec`."""
