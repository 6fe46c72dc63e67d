"""The 95 % interval of a share, for advice at a table and for the lab."""

from math import sqrt

Z = 1.959963984540054  # the normal distribution's 97.5 % point


def wilson(share: float, rounds: float) -> tuple[float, float]:
    """Of a share, 0 to 1, of so many independent rounds, above 0: right at 0 and 1 too, where the
    normal interval has no width."""
    centre = (share + Z * Z / (2 * rounds)) / (1 + Z * Z / rounds)
    half = Z * sqrt(share * (1 - share) / rounds + Z * Z / (4 * rounds * rounds))
    half /= 1 + Z * Z / rounds
    return max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half))
