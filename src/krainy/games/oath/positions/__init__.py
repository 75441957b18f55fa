"""What describes and proves positions: scenes, save strings, invariants."""
