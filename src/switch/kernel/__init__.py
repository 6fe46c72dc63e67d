"""The core compiled with Numba. No rule is written here."""
