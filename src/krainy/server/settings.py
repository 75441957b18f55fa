"""What can be set when the server starts; every value has a default that works."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from krainy.bots import NAMES
from krainy.engine.errors import BadInput

from .bots.own import own_bots
from .people.limits import Limits

PORT = 8765
"""Where the server listens unless told otherwise."""
LOOPBACK = ("127.0.0.1", "localhost", "::1")
DATABASE = "krainy.sqlite"
"""The file in the data folder that has the tables."""
PAGE = Path(__file__).parent / "page"
"""Where `npm run build` in web/ puts the page."""


@dataclass(frozen=True)
class Settings:
    """Where the server listens and keeps its data, and how much it takes from whom."""

    data: Path
    host: str = "127.0.0.1"
    port: int = PORT
    origins: tuple[str, ...] = ()
    """Addresses under which a proxy shows this server, as 'https://play.example.org'."""
    bot_seconds: float = 5.0
    """A bot that thinks longer gets a quick choice made for it."""
    workers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    own_bots: tuple[str, ...] = ()
    """Bots of others that people may seat at their tables, as 'club=/srv/bots/club.py:Club': what they are called, and
    what is started. Only these: nobody can name a program over the net."""
    watch_delay: float = 60.0
    """Seconds by which delayed spectators see the game later."""
    reveal_seconds: float = 8.0
    """How long the start of a game waits for the salts that people have promised."""
    refresh_seconds: float = 0.5
    """How often the server looks for what another process wrote."""
    lock_seconds: float = 5.0
    """How long a transaction waits for a database that another process has locked."""
    body_bytes: int = 64 * 1024
    record_bytes: int = 2 * 1024 * 1024
    frame_bytes: int = 8 * 1024
    queue_frames: int = 64
    """Frames that wait for a slow reader before it is dropped."""
    calls_a_second: float = 30.0
    """HTTP calls of one address; four seconds' worth may come at once."""
    frames_a_second: float = 20.0
    """Socket messages of one connection; two seconds' worth may come at once."""
    sockets_an_address: int = 1000
    connections_an_address: int = 1200
    half_open_an_address: int = 64
    """Connections of one address that have not yet sent the header of a request; a new one ends the oldest."""
    header_seconds: float = 10.0
    """Within which the header of a request must come."""
    body_seconds: float = 30.0
    """Within which the body of a request must come."""
    calls_at_once: int = 200
    """HTTP calls of all addresses that are being answered."""
    limits: Limits = field(default_factory=Limits)
    """What one person and one address may have, and how often."""
    unlimited: tuple[str, ...] = ()
    """Addresses that are not counted, from which a load is measured."""
    log: str = ""
    """'json' or 'text'; else text on a terminal and JSON elsewhere."""
    log_calls: bool = False
    """Whether every HTTP call is logged, and not only those that failed or were slow."""
    metrics_token: str = ""
    """Whoever sends it as a bearer token may read /metrics; without one nobody may."""
    mail_host: str = ""
    """The mail server that takes our letters; without one those who run this server print them."""
    mail_port: int = 587
    mail_user: str = ""
    mail_password: str = field(default="", repr=False)
    mail_security: str = "starttls"
    """'starttls', 'tls' from the first byte on, or 'none'."""
    mail_from: str = ""
    """Who sends the letters, as 'Krainy <table@example.org>'."""
    notify_grace_seconds: float = 30.0
    """A notification waits for so long: who looks at the table meanwhile is sent none. One person gets no two messages
    within this time."""
    private_endpoints: bool = False
    """Whether webhooks and push services may be in private networks, and be called over plain http."""
    match_live_seconds: float = 60.0
    """Who waits for others to play at once may have bots in the free seats after so long."""
    match_days_seconds: float = 24 * 3600.0
    """The same of games over days."""
    forget_guests_days: float = 90.0
    """Guests who are not seen for so long, sit at no table and keep no finished game are deleted; 0 keeps them."""
    forget_accounts_days: float = 0.0
    """The same for guests with a way to come back; 0 keeps them."""
    forget_tables_days: float = 90.0
    """Open and running tables at which nothing happened for so long are deleted; 0 keeps them."""
    forget_practice_days: float = 90.0
    """The same for forks and brought records."""
    forget_cancelled_days: float = 1.0
    """The same for cancelled tables."""
    forget_games_days: float = 0.0
    """The same for finished games; 0 keeps them."""
    forget_chat_days: float = 365.0
    """Lines of chat are deleted after so long; 0 keeps them."""
    retention_seconds: float = 3600.0
    """How often the server looks for what is to be forgotten; 0 never."""
    keep_seconds: float = 60.0
    """How often the server looks for games whose transcripts are behind; 0 never."""
    test_seed: int | None = None
    """For tests only, never for people: everything the server draws by chance is this number, so every table is dealt
    from the same seed and can be foreseen."""

    def __post_init__(self) -> None:
        if self.mail_host and not (self.origins and "@" in self.mail_from):
            raise BadInput(
                "mail_host needs mail_from, who sends the letters, and origins, the address that their links lead to"
            )

    @property
    def bots(self) -> tuple[str, ...]:
        """The names of all bots that may sit at a table."""
        return (*NAMES, *own_bots(self.own_bots))

    @property
    def own_origins(self) -> frozenset[str]:
        """The origins from which a page may speak to this server."""
        if self.host in LOOPBACK:
            names = ("127.0.0.1", "localhost", "[::1]")
            return frozenset([*self.origins, *[f"http://{name}:{self.port}" for name in names]])
        return frozenset([*self.origins, f"http://{self.host}:{self.port}"])

    def allows(self, origin: str, host: str) -> bool:
        """Whether a page of this origin may speak to this server, which was called by this host name."""
        anywhere = self.host in ("0.0.0.0", "::")  # its names are not known here: the page and the call must agree
        return origin in self.own_origins or (anywhere and bool(host) and origin == f"http://{host}")


def data_folder() -> Path:
    """The user's own folder for data, as the system names it."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "krainy"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "krainy"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "krainy"
