"""The tables of the database, by schema version, and how an older file is brought up to date."""

import secrets
import sqlite3

from switch.storage.repository import CannotOpen

VERSION = 3

_FIRST = """
CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    stage TEXT NOT NULL CHECK (stage IN ('lobby', 'play', 'closed')),
    touched REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_age ON tables (stage, touched);
CREATE TABLE log (
    code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
    version INTEGER NOT NULL CHECK (version > 0),
    at REAL NOT NULL,
    stage TEXT NOT NULL,
    actor TEXT,
    command TEXT,
    body BLOB NOT NULL,
    PRIMARY KEY (code, version)
) WITHOUT ROWID;
CREATE UNIQUE INDEX log_commands ON log (code, actor, command) WHERE command IS NOT NULL;
CREATE TABLE keys (
    digest TEXT PRIMARY KEY,
    request TEXT NOT NULL,
    code TEXT NOT NULL REFERENCES tables (code) ON DELETE CASCADE,
    seat INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX keys_by_table ON keys (code);
"""

# The same tables; but logs hold whole rule sets and clocks, which a first program would overlook.
_SECOND = ""

# Logs hold seats of programs and their faults, which a second program cannot read.
_THIRD = ""

MIGRATIONS = (_FIRST, _SECOND, _THIRD)  # the script at place n leads from version n to n + 1


def prepare(connection: sqlite3.Connection) -> bytes:
    """Bring the database to VERSION; its secret. Raises CannotOpen for a newer one."""
    found = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if found > VERSION:
        raise CannotOpen(
            f"The database was written by a newer Switch (its schema is {found}, this program "
            f"knows {VERSION}). Install the newer program, or choose another file with --db."
        )
    for version in range(found, VERSION):
        steps = (
            f"BEGIN IMMEDIATE; {MIGRATIONS[version]} PRAGMA user_version = {version + 1}; COMMIT;"
        )
        connection.executescript(steps)
    return _secret(connection)


def _secret(connection: sqlite3.Connection) -> bytes:
    with connection:
        connection.execute(
            "INSERT OR IGNORE INTO meta VALUES ('secret', ?)", (secrets.token_bytes(32),)
        )
    return bytes(connection.execute("SELECT value FROM meta WHERE name = 'secret'").fetchone()[0])
