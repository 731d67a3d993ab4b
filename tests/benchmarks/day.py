"""One game day of all of Smallville under the rule mind, without a window: `python -m tests.benchmarks.day [DAYS]`."""

import json
import subprocess
import sys
import time

from game import config


def main(days: str) -> None:
    """Run the real command and print its wall time and its peak memory."""
    started = time.perf_counter()
    command = [sys.executable, "main.py", "run", "--days", days, "--seed", "day", "--json"]
    process = subprocess.Popen(command, cwd=config.data_root(), stdout=subprocess.PIPE, text=True)
    peak = 0
    while process.poll() is None:
        peak = max(peak, _resident(process.pid))
        time.sleep(0.2)
    assert process.stdout is not None
    result = json.loads(process.stdout.read())
    wall = time.perf_counter() - started
    print(
        f"{days} day(s), {result['people']} people: {wall:.1f} s, peak memory {peak / 1024:.0f} MB, "
        f"{result['memories']} memories, {sum(result['questions'].values())} questions"
    )


def _resident(pid: int) -> int:
    """Resident memory in KB, 0 where the system does not tell."""
    try:
        with open(f"/proc/{pid}/status", encoding="ascii") as status:
            return next((int(line.split()[1]) for line in status if line.startswith("VmRSS")), 0)
    except OSError:
        return 0


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "1")
