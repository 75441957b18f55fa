"""The kernel: state, flow, actions, chance, views, records. It knows no game."""
