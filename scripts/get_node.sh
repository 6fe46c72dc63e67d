#!/bin/sh
# Leaves a Node of 20.19 or newer, with npm, on the PATH that make uses. $1 is our Python.
set -eu
python=$1

new_enough() {
    command -v npm >/dev/null && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1);
    ' 2>/dev/null
}

new_enough && exit 0
echo "No Node of 20.19, 22.12 or newer here: taking one into .venv …"
"$python" -m pip --disable-pip-version-check --no-input --quiet install --require-hashes -r locks/node.txt
new_enough && exit 0
echo "The page cannot be built: Node does not start. Install Node 22 or newer, then try again." >&2
exit 2
