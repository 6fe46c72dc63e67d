#!/bin/sh
# Renews the lock files. They hold versions and hashes, and no address: each machine asks its own index.
set -eu
compile() {
    .venv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
        --no-header --no-annotate "$@"
}
compile --extra fast --extra lab --extra cluster --extra env --group dev pyproject.toml --output-file locks/dev.txt
compile --extra fast --constraint locks/dev.txt pyproject.toml --output-file locks/fast.txt
compile --group build --constraint locks/dev.txt pyproject.toml --output-file locks/play.txt
compile --no-deps --group witnesses --output-file locks/witnesses.txt
compile --group node --output-file locks/node.txt
cd web && npm update --package-lock-only --omit-lockfile-registry-resolved --no-audit --no-fund
