"""What people call the things of Ekö: the words of actions, events and scenes."""

from krainy.engine.errors import BadInput

from ..board import BUILDINGS, COLOURS, DISCS, MAX_SPACES
from ..state import Eko
from ..vocabulary import COLOUR_LOT, DISC_LOT


def label(g: Eko, domain: str, index: int) -> str:
    """What a person calls a thing on the table."""
    names = g.board.names
    if domain in ("space", "stack"):
        return names[index] if index < g.board.spaces else f"#{index}"
    if domain == "terrain":
        return names[g.board.spaces + index] if index < g.board.terrains else f"#{index}"
    if domain == "hex":
        return label(g, "space", index) if index < MAX_SPACES else label(g, "terrain", index - MAX_SPACES)
    if domain == "seat":
        return COLOURS[g.colour[index]]
    if domain == "colour":
        return COLOURS[index]
    if domain == "building":
        return BUILDINGS[index]
    if domain == "zones":
        of_space = list(g.board.zone)
        zones = [zone for zone in range(g.board.zones) if index >> zone & 1]
        return "+".join(names[of_space.index(zone)] for zone in zones) or "none"
    if domain == "disc":
        return "emperor" if index else "warrior"
    if domain == "emperor":
        return "emperor" if index else ""
    return str(index)


def find(g: Eko, domain: str, text: str) -> int:
    """The number of the thing that a person calls so."""
    names = g.board.names
    if domain in ("space", "stack", "terrain", "hex") and text in names:
        index = names.index(text)
        terrain = index - g.board.spaces
        if terrain < 0 and domain != "terrain":
            return index
        if terrain >= 0 and domain in ("terrain", "hex"):
            return terrain + MAX_SPACES if domain == "hex" else terrain
    if domain in ("seat", "colour") and text in COLOURS:
        colour = COLOURS.index(text)
        if domain == "colour":
            return colour
        if colour in g.colour:
            return g.colour.index(colour)
    if domain == "building" and text in BUILDINGS:
        return BUILDINGS.index(text)
    if domain == "zones":
        return zone_mask(g, text)
    if domain in ("disc", "emperor") and text in ("warrior", "emperor"):
        return 1 if text == "emperor" else 0
    if domain == "warriors" and text.isdecimal() and len(text) == 1:
        return int(text)
    raise BadInput(f"there is no {domain} '{text}' here")


def lot_name(g: Eko, lot: str, item: int) -> str:
    """What a person calls one of the things that chance chooses from."""
    if lot == COLOUR_LOT:
        return COLOURS[item]
    if lot == DISC_LOT:
        return label(g, "seat", item // DISCS) + ("" if item % DISCS else "-emperor")
    return label(g, "seat", item)


def zone_mask(g: Eko, text: str) -> int:
    """Storm zones named by one of their spaces each, joined by '+', or 'none'."""
    mask = 0
    for name in text.split("+") if text != "none" else []:
        index = g.board.names.index(name) if name in g.board.names else g.board.spaces
        if index >= g.board.spaces or g.board.zone[index] < 0:
            raise BadInput(f"there is no storm space '{name}' here")
        mask |= 1 << int(g.board.zone[index])
    return mask
