"""One server to a database: a lock that the system lets go of when the process ends, however."""

import os
import sys
from pathlib import Path

from switch.storage.repository import CannotOpen

if sys.platform == "win32":
    import msvcrt

    def _seize(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    def __init__(self, path: Path) -> None:
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _seize(self._descriptor)
        except OSError as error:
            os.close(self._descriptor)
            raise CannotOpen(
                f"Another Switch server is using this database ({path} is locked). "
                "Stop it, or choose another file with --db."
            ) from error

    def release(self) -> None:
        os.close(self._descriptor)
