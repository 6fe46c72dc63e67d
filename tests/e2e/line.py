"""A line between a page and its server that can be cut, and put together again."""

import contextlib
import socket
import threading

BLOCK = 65536


class Line:
    """Listens on a port of its own and passes everything on to ``port``."""

    def __init__(self, port: int) -> None:
        self._goal = port
        self._whole = True
        self._ends: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Everything on it breaks off, and nobody gets through."""
        self._whole = False
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.clear()

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self.cut()
        self._listening.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if self._whole:
                    self._join(near)
                else:
                    near.close()

    def _join(self, near: socket.socket) -> None:
        far = socket.create_connection(("127.0.0.1", self._goal))
        self._ends += [near, far]
        for source, goal in ((near, far), (far, near)):
            threading.Thread(target=_pass_on, args=(source, goal), daemon=True).start()


def _pass_on(source: socket.socket, goal: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while block := source.recv(BLOCK):
            goal.sendall(block)
    for end in (source, goal):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
        end.close()
