"""The files that a data pack of Ekö may have: the tiles and the layouts, both reconstructed."""

from typing import Final

from krainy.engine.pack import Pack

PACK: Final = Pack(
    "eko",
    {
        "tiles": ["large.back", "large.hexes", "temple.hexes", "small.hexes", "small.count"],
        "layouts": [
            "seats.*.large_tiles",
            "seats.*.rows",
            "seats.*.slots",
            "seats.*.sites",
            "seats.*.example",
            "small_tiles.contacts",
        ],
    },
    words=["back", "hexes"],
)
"""The pack in play."""
