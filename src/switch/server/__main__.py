"""``python -m switch.server``: the server with every setting as an option."""

import argparse
import os
import sys
from collections.abc import Sequence

from switch.server import settings
from switch.server.serve import CANNOT, serve


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m switch.server", description=__doc__)
    settings.add_arguments(parser)
    arguments = parser.parse_args(words)
    try:
        chosen = settings.read(os.environ, arguments)
    except settings.BadSetting as error:
        sys.stderr.write(f"{error}\n")
        return CANNOT
    return serve(chosen)


if __name__ == "__main__":
    sys.exit(main())
