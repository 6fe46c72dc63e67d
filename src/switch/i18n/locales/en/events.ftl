# What happened, one sentence for each event; page and terminal use the same.
# $who says who acts: "you" (the reader), "other". Where two seats take part:
# "you" (the reader acts or suffers), "with-you" (the reader is the second seat), "other".
# $name, $other: names of seats. $cards: the cards, already written out. $suit: a suit or colour.

event-dealt = Round { $round }. { $who ->
    [you] You begin.
   *[other] { $name } begins.
} The first card is { $cards }.
event-laid = { $who ->
    [you] You lay { $cards }.
   *[other] { $name } lays { $cards }.
}
event-named = { $who ->
    [you] You ask for { $suit }.
   *[other] { $name } asks for { $suit }.
}
event-drew = { $who ->
    [you] { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
   *[other] { $count ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
}
event-drew-cards = You draw { $cards }.
event-reshuffled = { $count ->
    [one] The pile is shuffled into a new stock of one card.
   *[other] The pile is shuffled into a new stock of { $count } cards.
}
event-owes = { $who ->
    [you] { $count ->
        [one] You owe one card.
       *[other] You owe { $count } cards.
    }
   *[other] { $count ->
        [one] { $name } owes one card.
       *[other] { $name } owes { $count } cards.
    }
}
event-cancelled = { $count ->
    [one] That cancels one card.
   *[other] That cancels { $count } cards.
}
event-skipped = { $who ->
    [you] You miss a turn.
   *[other] { $name } misses a turn.
}
event-stood = { $who ->
    [you] You stand for a turn.
   *[other] { $name } stands for a turn.
}
event-kept = { $who ->
    [you] You keep the card.
   *[other] { $name } keeps the card.
}
event-passed = { $who ->
    [you] You pass: there is nothing to draw.
   *[other] { $name } passes: there is nothing to draw.
}
event-reversed = { $direction ->
    [clockwise] Play turns round and goes clockwise.
   *[other] Play turns round and goes anticlockwise.
}
event-exchanged = { $who ->
    [you] You swap hands with { $other }.
    [with-you] { $name } swaps hands with you.
   *[other] { $name } and { $other } swap hands.
}
event-called = { $who ->
    [you] You call “Last card!”
   *[other] { $name } calls “Last card!”
}
event-caught = { $who ->
    [you] { $other } catches you: you had not called.
    [with-you] You catch { $name }, who had not called.
   *[other] { $other } catches { $name }, who had not called.
}
event-out = { $who ->
    [you] You are out and win the round!
   *[other] { $name } is out and wins the round.
}
event-blocked-won = { $who ->
    [you] The round is blocked. You hold the fewest cards and win.
   *[other] The round is blocked. { $name } holds the fewest cards and wins.
}
event-blocked-shared = The round is blocked and shared: equally few cards.
event-turn = { $who ->
    [you] Your turn.
   *[other] { $name } to play.
}
event-joined = { $name } joins the table.
event-left = { $name } leaves the table.
event-online = { $name } is back.
event-offline = { $name } is away.
