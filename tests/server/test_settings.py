"""Settings come from a file, the environment and the command line; what makes no sense is said in one line."""

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from krainy.cli.main import main
from krainy.engine.errors import BadInput
from krainy.server.configuration import names, settings_of, settle
from krainy.server.people.limits import ADDRESS, PERSON, Limits, Quota
from krainy.server.settings import Settings
from tests.server.running import PATIENCE, ROOT, answers, free_port, kill, until


def written(folder: Path, text: str) -> Path:
    path = folder / "krainy.toml"
    path.write_text(text)
    return path


def test_the_command_line_overrides_the_environment_which_overrides_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, 'host = "10.0.0.1"\nport = 1001\nworkers = 3\norigins = ["https://a.example"]\n')
    monkeypatch.setenv("KRAINY_PORT", "1002")
    monkeypatch.setenv("KRAINY_WATCH_DELAY", "30")
    monkeypatch.setenv("KRAINY_ORIGINS", "https://b.example https://c.example")
    monkeypatch.setenv("KRAINY_CONFIG", str(file))
    settings = settings_of({"data": tmp_path, "workers": 2, "host": None})
    assert (settings.host, settings.port, settings.workers, settings.watch_delay) == ("10.0.0.1", 1002, 2, 30.0)
    assert settings.origins == ("https://b.example", "https://c.example")
    assert settings == settings_of({"data": tmp_path, "workers": 2}, file)


def test_what_nobody_sets_has_a_default(tmp_path: Path) -> None:
    assert settings_of({"data": tmp_path}) == Settings(tmp_path)
    assert settle() == {}


def test_limits_are_set_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = written(tmp_path, "[limits]\ntables_under_way = 5\n[limits.person]\nchat = [3, 60]\ntables = [4, 60]\n")
    monkeypatch.setenv("KRAINY_LIMITS_PERSON_TABLES", "7 600")
    monkeypatch.setenv("KRAINY_LIMITS_THINKING", "50")
    limits = settings_of({"data": tmp_path}, file).limits
    assert (limits.tables_under_way, limits.thinking, limits.listed) == (5, 50.0, Limits().listed)
    assert (limits.person["chat"], limits.person["tables"]) == (Quota(3, 60), Quota(7, 600))
    assert (limits.person["hints"], limits.address) == (PERSON["hints"], ADDRESS)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[limits]\ntables = 5", "there is no setting 'limits.tables'"),
        ("[limits]\nlisted = -1", "it must be at least 0"),
        ("[limits.person]\nchat = 5", "as [40, 3600]"),
        ("[limits.person]\nchat = [5, 0]", "as [40, 3600]"),
        ("[limits.person]\nchat = [5, true]", "as [40, 3600]"),
        ("[limits.person]\nguests = [5, 60]", "there is no setting 'limits.person.guests'"),
        ("[other]\nport = 1", "there is no setting 'other.port'"),
        ("prot = 9000", "did you mean 'port'?"),
        ("tables = 1", "there is no setting 'tables'"),
        ("test_seed = 7", "there is no setting 'test_seed'"),
        ("port = 70000", "it must be from 0 to 65535"),
        ('port = "9000"', "it must be a whole number"),
        ("port = true", "it must be a whole number"),
        ("workers = 0", "it must be from 1 to 256"),
        ("bot_seconds = -1.0", "it must be at least 0"),
        ("bot_seconds = 0", "it must be more than 0"),
        ("watch_delay = nan", "it must be at least 0"),
        ("watch_delay = inf", "it must be at least 0"),
        ('origins = "https://a.example"', "it must be a list of texts"),
        ('log = "xml"', "it must be 'json' or 'text'"),
        ("port = ", "this is no TOML"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, text: str, wrong: str) -> None:
    with pytest.raises(BadInput) as refused:
        settings_of({}, written(tmp_path, text))
    assert wrong in str(refused.value)
    assert "krainy.toml" in str(refused.value)


@pytest.mark.parametrize(
    ("name", "text"),
    [("PORT", "many"), ("WORKERS", "0"), ("BOT_SECONDS", "nan"), ("LOG", "x"), ("LIMITS_PERSON_CHAT", "many")],
)
def test_a_wrong_environment_is_said_in_one_line(
    name: str, text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(f"KRAINY_{name}", text)
    monkeypatch.setattr("sys.argv", ["krainy", "serve"])
    assert main() == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert f"KRAINY_{name}" in told


def test_every_setting_is_in_the_book_of_operating() -> None:
    book = (ROOT / "docs" / "operating.md").read_text("utf-8")
    assert [name for name in names() if f"`{name}`" not in book] == []


def test_a_server_takes_its_settings_from_a_file(tmp_path: Path) -> None:
    port = free_port()
    file = written(tmp_path, f'port = {port}\ndata = "{tmp_path / "data"}"\nbody_bytes = 2000\n')
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "KRAINY_CONFIG": str(file)}
    command = [sys.executable, "-m", "krainy", "serve"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        until(lambda: answers(port) or process.poll() is not None, "the process to serve")
        assert (tmp_path / "data" / "krainy.sqlite").exists()
        answer = httpx.post(f"http://127.0.0.1:{port}/api/guest", content=b" " * 3000, timeout=PATIENCE, verify=False)
        assert (answer.status_code, answer.json()["text"]) == (413, "this is larger than 2000 bytes")
    finally:
        kill(process)
