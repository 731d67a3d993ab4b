"""Shows that every dependency resolves to wheels for each Python and system: `python tests/wheels.py`.

Downloads into a temporary folder with `pip download --only-binary=:all:`; nothing is built or installed. pip weighs
the conditions in packages' requirements (`; sys_platform != "win32"`) on the machine it runs on, so that it would ask
for Unix-only packages on Windows: each run tells it what the wanted system says of itself.
"""

import json
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
SYSTEMS = {
    "Linux x86-64": (
        ("manylinux_2_28_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64"),
        {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix", "platform_machine": "x86_64"},
    ),
    "Windows x86-64": (
        ("win_amd64",),
        {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt", "platform_machine": "AMD64"},
    ),
    "macOS arm64": (
        ("macosx_14_0_arm64", "macosx_12_0_arm64", "macosx_11_0_arm64"),
        {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix", "platform_machine": "arm64"},
    ),
    "macOS x86-64": (
        ("macosx_14_0_x86_64", "macosx_12_0_x86_64", "macosx_10_13_x86_64", "macosx_10_9_x86_64"),
        {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix", "platform_machine": "x86_64"},
    ),
}
PIP = """
import json, sys
from pip._vendor.packaging import markers
told, own = json.loads(sys.argv.pop(1)), markers.default_environment
markers.default_environment = lambda: {**own(), **told}
from pip._internal.cli.main import main
raise SystemExit(main(sys.argv[1:]))
"""


def fault(dependencies: list[str], python: str, tags: tuple[str, ...], says: dict[str, str]) -> str:
    """Empty if pip finds wheels for everything, else pip's last line."""
    platforms = [word for tag in tags for word in ("--platform", tag)]
    says = {**says, "python_version": python, "python_full_version": f"{python}.0"}
    with tempfile.TemporaryDirectory() as folder:
        command = [
            *(sys.executable, "-c", PIP, json.dumps(says), "download", "-q", "--only-binary=:all:"),
            *("--python-version", python, "--implementation", "cp", *platforms, "-d", folder, *dependencies),
        ]
        done = subprocess.run(command, capture_output=True, text=True)
    return "" if done.returncode == 0 else (done.stderr.strip().splitlines() or ["pip failed"])[-1]


def main() -> int:
    """One line for each pair; the number of pairs that failed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    failed = 0
    for python in PYTHONS:
        for system, (tags, says) in SYSTEMS.items():
            found = fault(project["dependencies"], python, tags, says)
            failed += bool(found)
            print(f"Python {python}, {system}: {found or 'all wheels found'}", flush=True)
    return failed


if __name__ == "__main__":
    raise SystemExit(main())
