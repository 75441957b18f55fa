"""Settings from a file, the environment and the command line: the later ones override the earlier."""

import math
import os
import tomllib
import types
import typing
from collections.abc import Mapping
from dataclasses import fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from krainy.engine.errors import BadInput

from .people.limits import ADDRESS, PERSON, Limits, Quota
from .settings import Settings, data_folder

PREFIX = "KRAINY_"
FILE = "KRAINY_CONFIG"
"""Names the file of settings in the environment."""
NOT_SET = ("limits", "test_seed")
"""The fields of `Settings` that are no settings: limits are set one by one, a fixed seed only by a test."""
QUOTAS: dict[str, Mapping[str, Quota]] = {"person": PERSON, "address": ADDRESS}
CHOICES = {"log": ("", "json", "text"), "mail_security": ("starttls", "tls", "none")}
LEAST = {"workers": 1, "queue_frames": 1, "body_bytes": 1024, "record_bytes": 1024, "frame_bytes": 1024}
"""The least value of a number where 0 makes no sense."""
ABOVE_ZERO = ("bot_seconds", "refresh_seconds", "calls_a_second", "frames_a_second", "sockets_an_address")
MOST = {"port": 65535, "mail_port": 65535, "workers": 256}
QUOTA = "how many, and again within how many seconds, as [40, 3600]"
KINDS = {bool: "true or false", int: "a whole number", float: "a number", str: "a text", Path: "the path of a folder"}


def settle(given: Mapping[str, object] | None = None, file: Path | None = None) -> dict[str, Any]:
    """All settings that somebody has made: those given here override the environment, which overrides the file."""
    environment = {name: text for name in names() if (text := os.environ.get(variable(name))) is not None}
    path = file or (Path(os.environ[FILE]) if os.environ.get(FILE) else None)
    found: dict[str, Any] = {}
    for name, value in (read(path) if path else {}).items():
        found[name] = checked(name, value, f"{path}: {name}")
    for name, text in environment.items():
        found[name] = checked(name, from_text(name, text, variable(name)), variable(name))
    for name, value in (given or {}).items():
        if value is not None:
            found[name] = checked(name, value, name)
    return with_limits(found)


def with_limits(found: dict[str, Any]) -> dict[str, Any]:
    """The limits that were set one by one, put together; those that were not keep their defaults."""
    limits: dict[str, Any] = {}
    for name in [name for name in found if name.startswith("limits.")]:
        _, *kind, last = name.split(".")
        if kind:
            limits.setdefault(kind[0], dict(QUOTAS[kind[0]]))[last] = found.pop(name)
        else:
            limits[last] = found.pop(name)
    return {**found, "limits": Limits(**limits)} if limits else found


def settings_of(given: Mapping[str, object] | None = None, file: Path | None = None) -> Settings:
    """The settings, with the defaults for what nobody has set."""
    found = settle(given, file)
    return Settings(**{"data": data_folder(), **found})


def names() -> list[str]:
    """What can be set."""
    plain = [field.name for field in fields(Settings) if field.name not in NOT_SET]
    limits = [f"limits.{field.name}" for field in fields(Limits) if field.name not in QUOTAS]
    return [*plain, *limits, *[f"limits.{kind}.{name}" for kind, quotas in QUOTAS.items() for name in quotas]]


def variable(name: str) -> str:
    """What a setting is called in the environment."""
    return PREFIX + name.upper().replace(".", "_")


def flat(found: Mapping[str, object], before: str = "") -> dict[str, object]:
    """The settings of a file with their whole names, as `limits.person.tables`."""
    whole: dict[str, object] = {}
    for name, value in found.items():
        whole |= flat(value, f"{before}{name}.") if isinstance(value, dict) else {before + name: value}
    return whole


def read(path: Path) -> dict[str, object]:
    """The settings in a file; an unknown one is refused, because it would be believed to hold."""
    try:
        found = flat(tomllib.loads(path.read_text("utf-8")))
    except OSError as error:
        raise BadInput(f"{path}: the settings cannot be read: {error.strerror or error}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path}: this is no TOML: {error}") from None
    for name in found:
        if name not in names():
            near = get_close_matches(name, names(), 1)
            hint = f"did you mean '{near[0]}'?" if near else f"there are: {', '.join(names())}"
            raise BadInput(f"{path}: there is no setting '{name}'; {hint}")
    return found


def kind_of(name: str) -> Any:
    """The type of a setting."""
    *table, last = name.split(".")
    return Quota if len(table) == 2 else typing.get_type_hints(Limits if table else Settings)[last]


def from_text(name: str, text: str, where: str) -> object:
    """A value as the environment writes it; several are separated by spaces."""
    kind = kind_of(name)
    if typing.get_origin(kind) is tuple:
        return text.split()
    if kind is Quota:
        try:
            return [float(part) for part in text.split()]
        except ValueError:
            raise BadInput(f"{where} is '{text[:60]}'; it must be {QUOTA.replace('[40, 3600]', '40 3600')}") from None
    if kind is bool:
        if text.lower() not in ("true", "false"):
            raise BadInput(f"{where} is '{text[:60]}'; it must be true or false")
        return text.lower() == "true"
    if kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            raise BadInput(f"{where} is '{text[:60]}'; it must be {KINDS[kind]}") from None
    return text


def checked(name: str, value: object, where: str) -> object:
    """A value that makes sense, or one line that says what does."""
    kind = kind_of(name)
    shown = str(value)[:60]
    if typing.get_origin(kind) is tuple:
        if not isinstance(value, (list, tuple)) or not all(isinstance(one, str) for one in value):
            raise BadInput(f"{where} is '{shown}'; it must be a list of texts")
        return tuple(value)
    if kind is Quota:
        return checked_quota(value, where)
    if typing.get_origin(kind) in (types.UnionType, typing.Union):
        kind = next(one for one in typing.get_args(kind) if one is not types.NoneType)
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        value = float(value)
    if kind is Path and isinstance(value, str) and value:
        value = Path(value).expanduser()
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise BadInput(f"{where} is '{shown}'; it must be {KINDS.get(kind, kind.__name__)}")
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        check_number(name, value, where)
    if name in CHOICES and value not in CHOICES[name]:
        allowed = " or ".join(f"'{choice}'" for choice in CHOICES[name] if choice)
        raise BadInput(f"{where} is '{shown}'; it must be {allowed}")
    return value


def checked_quota(value: object, where: str) -> Quota:
    numbers = value if isinstance(value, list) else []
    sound = [one for one in numbers if type(one) in (int, float) and math.isfinite(one) and one > 0]
    if len(numbers) != 2 or len(sound) != 2:
        raise BadInput(f"{where} is '{str(value)[:60]}'; it must be {QUOTA}")
    return Quota(*map(float, sound))


def check_number(name: str, value: float, where: str) -> None:
    least, most = LEAST.get(name, 0), MOST.get(name)
    if not math.isfinite(value) or value < least or (most is not None and value > most):
        bounds = f"at least {least}" if most is None else f"from {least} to {most}"
        raise BadInput(f"{where} is {value}; it must be {bounds}")
    if name in ABOVE_ZERO and value == 0:
        raise BadInput(f"{where} is {value}; it must be more than 0")
