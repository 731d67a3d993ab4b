"""Mean and 95 % interval over seeds (Student's t)."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

_TABLE = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)
"""The 97.5 % quantiles for 1 to 10 degrees of freedom."""
_NORMAL = 1.959964


@dataclass(frozen=True, slots=True)
class Estimate:
    """What several seeds say about a quantity. With a single seed there is no interval: both ends are the value."""

    mean: float
    low: float
    high: float
    each: tuple[float, ...]


def estimate(each: Sequence[float]) -> Estimate:
    """Mean and 95 % interval, `mean ± t · s / √n` with n - 1 degrees of freedom. Raises ValueError for no values."""
    count = len(each)
    if count == 0:
        raise ValueError("no values to estimate from")
    mean = sum(each) / count
    half = 0.0
    if count > 1:
        spread = math.sqrt(sum((x - mean) ** 2 for x in each) / (count - 1))
        half = quantile(count - 1) * spread / math.sqrt(count)
    return Estimate(mean, mean - half, mean + half, tuple(each))


def quantile(degrees: int) -> float:
    """The 97.5 % quantile of Student's t: from a table up to 10 degrees, beyond by the expansion around the normal
    quantile, which is right to 0.0002 there."""
    if degrees <= len(_TABLE):
        return _TABLE[degrees - 1]
    z, n = _NORMAL, degrees
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third
