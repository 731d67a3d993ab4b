"""Format, lint and types, as people and CI both run them: `python tests/check.py`, `--fix` to mend what can be."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIX = "--fix" in sys.argv
STEPS = (
    ["ruff", "format", *([] if FIX else ["--check"]), "."],
    ["ruff", "check", *(["--fix"] if FIX else []), "."],
    ["mypy"],
)


def main() -> int:
    """The number of steps that failed."""
    failed = 0
    for step in STEPS:
        print("$", *step, flush=True)
        failed += subprocess.run([sys.executable, "-m", *step], cwd=ROOT).returncode != 0
    return failed


if __name__ == "__main__":
    raise SystemExit(main())
