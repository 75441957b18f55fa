"""What people are shown: views, names, the catalogue and the ground."""
