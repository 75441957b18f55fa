"""The orders: movement, and what each order card does."""
