"""What all tests share."""

from hypothesis import settings

# A test that times is a test that lies: a busy machine is slow, not wrong.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
