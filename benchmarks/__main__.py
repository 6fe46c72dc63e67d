"""`make bench`: the rules on their hosts, then the table server under load."""

import sys

from benchmarks import rules, server_load

if __name__ == "__main__":
    rules.main(sys.argv[1:])
    print()
    server_load.main([])
