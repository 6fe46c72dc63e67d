"""Faults put into the core on purpose: which of them does a test notice? `make mutants`."""
