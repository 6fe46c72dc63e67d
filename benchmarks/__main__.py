"""`make bench`: the rules on their hosts, then the table server under load.

What is given (``--json FILE``, ``--repeats N`` …) goes to the rules. With anything given, or
without /proc, the server is left out (``python -m benchmarks.server_load``).
"""

import sys
from pathlib import Path

from benchmarks import rules, server_load

if __name__ == "__main__":
    rules.main(sys.argv[1:])
    if len(sys.argv) == 1 and Path("/proc/self").exists():
        print()
        server_load.main([])
