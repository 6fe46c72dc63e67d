"""The table server: HTTP, sockets, tables, computer players. ``serve`` runs it."""

from switch.server.serve import serve
from switch.server.settings import BadSetting, Settings, add_arguments, read

__all__ = ["BadSetting", "Settings", "add_arguments", "read", "serve"]
