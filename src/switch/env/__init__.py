"""Switch behind the interfaces that researchers use: see docs/environments.md.

``aec`` is a PettingZoo environment, ``batch`` plays many rounds at once in arrays, ``openspiel``
registers every rule set as a game of OpenSpiel. Each needs its own packages and says so.
"""
