### What is wrong with the record of a round.

record-seed = The seed does not belong to the hash shown before the round.
record-first = The seat that begins is not the one that the seed picks.
record-hands = The hands are not those that the seed deals.
record-stock = The stock or the starter is not what the seed gives.
record-action = Action { $number } ({ $text }, seat { $seat }) is refused: { $code }.
record-end = The round does not end as the record says.
record-no-rules = There is no rule set { $text }.
record-bad-rules = Its rule set is none:
record-format = This is no record of the format { $text }.
record-version = It was made under rules version { $text }, which is not the one played here.
record-field = It has no readable { $text }.
record-range = seats or first is out of range.
record-absent = absent must name seats that take no part, and leave two.
record-seed-form = The seed must be 32 bytes in hex.
record-action-form = Each action must be a seat and a text.
