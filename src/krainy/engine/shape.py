"""How a game declares what it shows: its `view/shape.py` has a type for positions and one for the ground.

At run time they are plain dictionaries. A dictionary whose keys are words of the game has all of them, one whose keys
are any text has some. A list with a number beside it, `Annotated[list[int], 2]`, has so many items. `./krainy wire`
makes the types of the page from these, and what is said below a field is said there too. The modules named `shape` are
interpreted, for mypyc keeps only a part of what annotations say.
"""

from typing import TypedDict


class Nothing(TypedDict):
    """There is no such thing now: an empty dictionary."""
