"""What all tests share."""

import os
from pathlib import Path

from hypothesis import settings

# What the server keeps in the user's cache folder stays in the project here.
os.environ.setdefault("KRAINY_CACHE", str(Path(__file__).parents[1] / "build" / "cache"))

# A test that times is a test that lies: a busy machine is slow, not wrong.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
