"""What the tests of town folders share."""

from pathlib import Path

import pytest

from tests.towns.copies import Copy


@pytest.fixture
def town(tmp_path: Path) -> Copy:
    """A copy of the example town."""
    return Copy(tmp_path)
