"""The server as a process: logs, metrics, work beside the event loop, the change to the compiled engine."""
