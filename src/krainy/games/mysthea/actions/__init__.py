"""What a player does in a turn: the base actions, command points, encounters, shifting and attuning."""
