#!/bin/sh
# Makes the environment $1 with the first Python here that is new enough.
set -eu
venv=$1
seen=

try_each() {
    for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 python}; do
        version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue
        seen="$seen $python=$version"
        "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || continue
        if "$python" -m venv --clear "$venv" >/dev/null 2>&1 &&
            "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
            echo "Made $venv with Python $version."
            exit 0
        fi
        rm -rf "$venv"
        new_enough=$python
    done
}

new_enough=
try_each
if [ -n "$new_enough" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "This Python cannot make environments; installing Debian's python3-venv …"
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y python3-venv >/dev/null || true
    try_each
fi
if [ -n "$new_enough" ]; then
    echo "$new_enough cannot make an environment: its venv module is missing." \
        "On Debian or Ubuntu install python3-venv, then try again." >&2
else
    echo "Switch needs Python 3.11 or newer; found:${seen:- none}." \
        "Install one, or name one: make play PYTHON=/path/to/python3" >&2
fi
exit 2
