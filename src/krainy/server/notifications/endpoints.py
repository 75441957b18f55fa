"""Endpoints: addresses that people give us, to which we post. They may lead only to the open internet, over https: a
server must not be made to call what stands beside it."""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from krainy.engine.errors import BadInput

SECONDS = 8.0
"""How long one call may take from the first look for its address to its answer."""
HEAD_BYTES = 16 * 1024
"""The longest header of an answer that is read; its body is not read at all."""
LONGEST = 1000
NAT64 = ipaddress.ip_network("64:ff9b::/96")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Unreachable(Exception):
    """Nobody answers there, or not in a way that is understood."""


class Reply(NamedTuple):
    """What an endpoint has answered."""

    status: int
    wait: int
    """After how many seconds it wants to be called again; 0 if it has not said."""


class Endpoints:
    """Posts to addresses of others."""

    def __init__(self, private: bool) -> None:
        self.private = private
        """Whether they may lead into private networks, and go over plain http."""
        self.safe: ssl.SSLContext | None = None
        self.resolvers = ThreadPoolExecutor(2, "names")
        """Names of others have threads of their own: a slow name server must not keep bots from thinking."""

    def close(self) -> None:
        self.resolvers.shutdown(wait=False, cancel_futures=True)

    def check(self, url: str) -> SplitResult:
        """The parts of an address to which we may post; whatever else it is, is refused."""
        schemes = ("https", "http") if self.private else ("https",)
        try:
            parts = urlsplit(url)
            port, host = parts.port, parts.hostname
        except ValueError:
            parts, port, host = urlsplit(""), None, None
        sound = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
        if not sound or parts.scheme not in schemes or not host or parts.username is not None or port == 0:
            raise BadInput("url: this is no address to which we may post; it must begin with https://")
        if not self.private and is_number(host) and not is_open(ipaddress.ip_address(host)):
            raise BadInput("url: this address leads into a private network")
        return parts

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Reply:
        """Post to an address; redirects are not followed."""
        try:
            async with asyncio.timeout(SECONDS):
                return await self.call(self.check(url), headers, body)
        except (OSError, ssl.SSLError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
            raise Unreachable(type(error).__name__) from None
        except BadInput as error:
            raise Unreachable(str(error)) from None

    async def call(self, parts: SplitResult, headers: Mapping[str, str], body: bytes) -> Reply:
        assert parts.hostname is not None
        tls = parts.scheme == "https"
        port = parts.port or (443 if tls else 80)
        look = partial(socket.getaddrinfo, parts.hostname, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self.resolvers, look)
        addresses = [str(one[4][0]) for one in found]
        if not self.private and not all(is_open(ipaddress.ip_address(one.partition("%")[0])) for one in addresses):
            raise Unreachable("private")
        if tls and self.safe is None:
            self.safe = await asyncio.to_thread(ssl.create_default_context)
        # To the very address that was looked at: a name may lead elsewhere the next time.
        reader, writer = await asyncio.open_connection(
            addresses[0],
            port,
            limit=HEAD_BYTES,
            ssl=self.safe if tls else None,
            server_hostname=parts.hostname if tls else None,
        )
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            sent = {"Host": parts.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
            head = "".join(f"{name}: {value}\r\n" for name, value in sent.items())
            writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body)
            await writer.drain()
            return read(await reader.readuntil(b"\r\n\r\n"))
        finally:
            writer.transport.abort()


def read(head: bytes) -> Reply:
    """The status in the header of an answer, and when to come again."""
    first, *lines = head.decode("latin-1").split("\r\n")
    version, status, *_ = [*first.split(" "), "", ""]
    if not version.startswith("HTTP/1.") or not (status.isdecimal() and len(status) == 3):
        raise Unreachable("no HTTP")
    named = dict(line.lower().split(":", 1) for line in lines if ":" in line)
    wait = named.get("retry-after", "").strip()
    return Reply(int(status), int(wait) if wait.isdecimal() and len(wait) < 7 else 0)


def is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_open(address: Address) -> bool:
    """Whether an address is one of the open internet, also where it hides another one in it."""
    if isinstance(address, ipaddress.IPv6Address):
        teredo = address.teredo[1] if address.teredo else None
        hidden = address.ipv4_mapped or address.sixtofour or teredo
        if address in NAT64:
            hidden = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if hidden is not None:
            return is_open(hidden)
    return address.is_global and not address.is_multicast
