"""`krainy scenario FILE…`: run scenarios and say which rules they found broken."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from krainy.play.scenario import read, run, scenario_files


def scenario_command(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or directories of them.")],
) -> None:
    """Run scenarios: positions with what must follow (docs/scenarios.md)."""
    console = Console(soft_wrap=True)
    passed = failed = 0
    for path in scenario_files(files):
        for scenario in read(path):
            result = run(scenario)
            if result.passed:
                passed += 1
                continue
            failed += 1
            console.print(Text(f"{path}:{scenario.line}: {scenario.title}", style="bold red"))
            console.print(Text(f"  {result.failure}"))
    console.print(Text(f"{passed} passed, {failed} failed", style="red" if failed else "green"))
    if failed:
        raise typer.Exit(1)
