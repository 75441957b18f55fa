"""The map: tiles and the board they make, how it is built, exploration tokens, strongholds."""
