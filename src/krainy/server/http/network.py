"""Networks: by what callers are known who give no name."""

import ipaddress


def place_of(address: str) -> str:
    """By what limits know an address: one household has a whole network of 64 bits in IPv6."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address) or known.is_loopback:
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, 64), strict=False))


def is_elsewhere(address: str) -> bool:
    """Whether this is the address of another machine."""
    try:
        return not ipaddress.ip_address(place_of(address).partition("/")[0]).is_loopback
    except ValueError:
        return False
