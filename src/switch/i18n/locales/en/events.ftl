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
    [you] You pass.
   *[other] { $name } passes.
}
event-reversed = { $direction ->
    [clockwise] Play turns round and goes clockwise.
   *[other] Play turns round and goes anticlockwise.
}
event-reversed-back = { $direction ->
    [clockwise] Play turns round and back: it stays clockwise.
   *[other] Play turns round and back: it stays anticlockwise.
}
event-exchanged = { $who ->
    [you] You swap hands with { $other }.
    [with-you] { $name } swaps hands with you.
   *[other] { $name } and { $other } swap hands.
}
event-rotated = { $direction ->
    [clockwise] All hands go on by one seat, clockwise.
   *[other] All hands go on by one seat, anticlockwise.
}
event-named_rank = { $who ->
    [you] You ask for { rank-plural }.
   *[other] { $name } asks for { rank-plural }.
}
event-jumped = { $who ->
    [you] You throw in the same card.
   *[other] { $name } throws in the same card.
}
event-gave = { $who ->
    [you] You give { $other } a card.
    [with-you] { $name } gives you a card.
   *[other] { $name } gives { $other } a card.
}
event-gave-card = { $who ->
    [you] You give { $other } { $cards }.
    [with-you] { $name } gives you { $cards }.
   *[other] { $name } gives { $other } { $cards }.
}
event-challenged = { $who ->
    [you] You challenge the card of { $other }.
    [with-you] { $name } challenges your card.
   *[other] { $name } challenges the card of { $other }.
}
event-accepted = { $who ->
    [you] You do not challenge { $other }.
    [with-you] { $name } does not challenge you.
   *[other] { $name } does not challenge { $other }.
}
event-bluffed = { $who ->
    [you] You had bluffed!
   *[other] { $name } had bluffed!
}
event-honest = { $who ->
    [you] You had not bluffed.
   *[other] { $name } had not bluffed.
}
event-false_call = { $who ->
    [you] Your call was not due.
   *[other] { $name } calls at the wrong time.
}
event-false_catch = { $who ->
    [you] You catch { $other } wrongly.
    [with-you] { $name } catches you wrongly.
   *[other] { $name } catches { $other } wrongly.
}
event-out-place = { $who ->
    [you] You are out!
   *[other] { $name } is out.
}
event-lays-nothing = { $who ->
    [you] You lay nothing.
   *[other] { $name } lays nothing.
}
event-expired = { $who ->
    [you] Your time is over.
   *[other] Time is over for { $name }.
}
event-fault = { $code ->
    [bot_not_started] The program { $name } cannot be started.
    [bot_died] The program { $name } has ended.
    [bot_late] The program { $name } did not answer in time.
    [bot_refused] The program { $name } would not move.
    [bot_illegal] The program { $name } chose what may not be done.
    [bot_gone] The program { $name } is no longer on this server.
    [bot_busy] Too many programs are running; { $name } cannot play now.
    [bot_out] The program { $name } has failed three times and is not asked any more in this round.
   *[other] The program { $name } gave an answer that cannot be read.
}
event-fault-turn = The table makes the turn for it.
event-hinted = { $who ->
    [you] You ask for a hint.
   *[other] { $name } asks for a hint.
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
    [you] The round is blocked, and you win it.
   *[other] The round is blocked, and { $name } wins it.
}
event-blocked-shared = The round is blocked, and nobody wins it alone.
event-scored = Points: { $list }.
event-reset = { $who ->
    [you] Your total goes back to nothing.
   *[other] The total of { $name } goes back to nothing.
}
event-leaves = { $who ->
    [you] You are out of the match.
   *[other] { $name } is out of the match.
}
event-match-won = { $who ->
    [you] You win the match!
   *[other] { $name } wins the match!
}
event-match-shared = The match is shared: { $names }.
event-turn = { $who ->
    [you] Your turn.
   *[other] { $name } to play.
}
event-joined = { $name } joins the table.
event-left = { $name } leaves the table.
event-online = { $name } is back.
event-offline = { $name } is away.
