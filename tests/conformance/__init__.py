"""The program under test beside the oracle, step by step, through the referee alone."""
