"""The oracle: the rules read a second time, slowly, in strings, lists and sets.

It shares nothing with the program under test and imports none of it.
"""
