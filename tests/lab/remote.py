"""An environment that is played in another process: the interpreted engine beside the compiled one."""

import os
import pickle
import subprocess
import sys
from typing import Any

import gymnasium

from krainy.lab.gym import Chair


class Remote(gymnasium.Env[Any, Any]):
    """A chair of the interpreted engine, behind a pipe."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.lab.remote"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "KRAINY_PURE": "1"},
        )

    def sit(self, **wish: Any) -> "Remote":
        """Take another chair."""
        self.observation_space, self.action_space, self.metadata = self.call("new", wish)
        return self

    def call(self, *what: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        pickle.dump(what, self.process.stdin)
        self.process.stdin.flush()
        return pickle.load(self.process.stdout)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        return self.call("reset", seed)

    def step(self, action: Any) -> Any:
        return self.call("step", action)

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


def serve() -> None:
    """Answer one question after another until nobody asks."""
    env: Chair
    while True:
        try:
            what, wish = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        if what == "new":
            env = Chair(**wish)
            answer: Any = env.observation_space, env.action_space, env.metadata
        elif what == "reset":
            answer = env.reset(seed=wish)
        else:
            answer = env.step(wish)
        pickle.dump(answer, sys.stdout.buffer)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    serve()
