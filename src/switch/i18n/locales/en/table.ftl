# The words of the page. Messages that hold { $cards } or { $name } get them ready-made.

## Everywhere

app-name = Switch
app-close = Close
app-home = Home
app-rules = Rules
app-settings = Settings
app-log = What happened

## Home

home-title = A quick hand of cards
home-lead = Shed your cards first. Against the computer or with friends, in the browser, without an account.
home-game = Which game?
home-players = { $least }–{ $most } players
home-players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
home-more = More of the family
home-own = Your own rules
home-own-line = Change what you like, and play it.
home-house = House rules
home-linked = From the link that you followed.
home-edit = Change these rules
home-seats = How many at the table?
home-seat-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
home-rivals = Who sits with you?
home-rival = Seat { $seat }
home-computer = Computer
home-level-beginner = Beginner
home-level-easy = Easy
home-level-normal = Normal
home-level-sharp = Sharp
home-level-expert = Expert
home-program = Program { $name }
home-open = A friend
home-open-hint = You get a link to share once the table is open.
home-name = Your name
home-name-default = Player
home-beginner = To learn: all cards open to view
home-beginner-hint = Only with the computer: you see every hand, the stock and the pile.
home-options = More options
home-marked = Mark the cards that fit
home-clock = Time for a turn
home-clock-off = No limit
home-clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
home-clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
home-expiry = When the time is over
home-expiry-draw = the seat draws or passes
home-expiry-bot = the computer makes the turn
home-expiry-skip-turn = the turn is skipped
home-play = Play
home-open-table = Open the table
home-have-code = Have a table code?
home-code = Table code
home-go = Go

## Joining and the lobby

join-title = Take a seat
join-lead = You are invited to table { $code }.
join-sit = Sit down
join-watch = Just watch
join-no-invite = You have no seat at table { $code } in this browser. Ask the host for the link, or watch.
lobby-title = The table is open
lobby-lead = Send this link to those who play along:
lobby-copy = Copy link
link-local = This link works on this computer only.
link-reach = To reach others start:
lobby-copied = Copied
lobby-share = Share
lobby-free = free seat
lobby-bot = computer
lobby-you = you
lobby-host = host
lobby-start = Start
lobby-start-hint = Free seats are left out when you start.
lobby-wait = Waiting for { $name } to start.

## Seats

seat-you = You
seat-turn = on turn
seat-away = away
seat-stand-in = away, the computer plays
seat-called = Last card!
seat-silent = 1 card – said nothing
seat-place = place { $place }
seat-absent = sits out
seat-points = pts
seat-wins = { $count ->
    [one] { $count } round won
   *[other] { $count } rounds won
}
seat-label = { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $wins ->
    [one] { $wins } round won
   *[other] { $wins } rounds won
}
seat-label-total = { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $total } in the match
seat-hand-open = Hand of { $name }
seat-spectator = You are watching.

## The middle of the table

centre-label = Stock and pile
centre-stock = { $count ->
    [0] Stock: empty
    [one] Stock: { $count } card
   *[other] Stock: { $count } cards
}
centre-pile = { $count ->
    [one] Pile: { $count } card
   *[other] Pile: { $count } cards
}
centre-top = On top: { $card }
centre-suit = In force: { $suit }
centre-rank = Only { rank-plural }
centre-direction = { $direction ->
    [clockwise] Play goes clockwise
   *[other] Play goes anticlockwise
}
centre-debt = { $count ->
    [one] Debt: { $count } card
   *[other] Debt: { $count } cards
}
centre-eight = A skip is open: stand, or lay { a-rank-accusative }
centre-see-open = See stock and pile
centre-see-pile = See the pile
centre-next-first = The next card comes first.
centre-top-first = The top card comes first.

## What you may do

act-lay = Lay { $cards }
act-draw = Draw
act-take = Take { $count }
act-stand = Stand
act-keep = Keep { $cards }
act-pass = Pass
act-done = Done
act-choose = Choose a card
act-wait = { $name } to play
act-back = Take back
act-call = Last card!
act-catch = Catch { $name }
act-accept = Accept
act-challenge = Challenge
act-jump = Throw in { $cards }
act-with = Swap with { $name }
act-choose-player = Choose a player
act-catch-whom = Whom do you catch?
act-next = Next round
act-next-match = New match

hint-turn = Your turn.
hint-choose = Your turn: choose a card.
hint-choose-or-draw = Your turn: choose a card, or draw.
hint-drew-choose = { $most ->
    [0] Drawn { $count }: choose a card.
   *[other] Drawn { $count } of { $most }: choose a card.
}
hint-drew-more = { $most ->
    [0] Drawn { $count }: nothing fits, draw another.
   *[other] Drawn { $count } of { $most }: nothing fits, draw another.
}
hint-drew-pass = { $most ->
    [0] Drawn { $count }: nothing fits, pass.
   *[other] Drawn { $count } of { $most }: nothing fits, pass.
}
hint-nothing = Your turn: nothing fits, draw a card.
hint-pass = Your turn: nothing can be drawn, pass.
hint-debt = { $count ->
    [one] Take one card.
   *[other] Take { $count } cards.
}
hint-debt-answer = { $count ->
    [one] Take one card, or answer.
   *[other] Take { $count } cards, or answer.
}
hint-eight = You face { a-rank }: stand this turn.
hint-eight-answer = You face { a-rank }: stand, or lay one too.
hint-drawn = You drew { $cards }. Lay it or keep it.
hint-drawn-must = You drew { $cards }. It has to be laid.
hint-paid = Paid. Now lay a card that fits, or pass.
hint-challenge = Accept and take { $count }, or challenge the card: you take { $more } if it was no bluff.
hint-exchange = Choose a player to swap hands with.
hint-give = Choose a card to give away.
hint-rank = Name a rank.
hint-jump = You hold the same card: throw it in, if you are quick.
hint-out = You are out, place { $place }. The others play on.
hint-marks = { $count ->
    [one] Now choose the marked card: it is laid.
   *[other] Now choose a marked card: all go in this order.
}
hint-marked = { $pointer ->
    [touch] Tap the next card to add it, or a marked one to lay.
   *[mouse] Click the next card to add it, or a marked one to lay.
}
hint-several = { $pointer ->
    [touch] Your turn. Hold a card to lay several.
   *[mouse] Your turn. Right-click (or M) marks several to lay at once.
}
hint-several-debt = { $pointer ->
    [touch] Take { $count }, or answer; hold a card to lay several.
   *[mouse] Take { $count }, or answer; right-click (or M) marks several.
}
hint-along = { $pointer ->
    [touch] It only goes along with a card that fits: hold it to mark both.
   *[mouse] It only goes along with a card that fits: right-click it to mark both.
}
hint-dump = { $pointer ->
    [touch] Tap more { $suit } in order; hold one to keep it back.
   *[mouse] Click more { $suit } in order; right-click one to keep it back.
}
hint-two-left = Say “Last card!” with this lay.
hint-exposed = You have one card and have not called!
hint-other = { $name } is thinking …
hint-away = { $name } is away.

## The hand

hand-label = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
hand-card-playable = { $card }, playable, { $place } of { $count }
hand-card-plain = { $card }, { $place } of { $count }
hand-card-marked = { $card }, marked as number { $order }, { $place } of { $count }
hand-card-kept = { $card }, kept back, { $place } of { $count }
hand-card-along = { $card }, can go along, { $place } of { $count }
hand-card-raised = { $card }, may follow, { $place } of { $count }
hand-card-jump = { $card }, may be thrown in, { $place } of { $count }

## Naming a suit

suit-title = Which suit?
suit-title-colour = Which colour?
suit-hand = You still hold:
suit-choice = { $suit }, { $count } in your hand
suit-cancel = Take { $cards } back
rank-title = Which rank?

## The end of a round

over-you = You win the round!
over-other = { $name } wins the round
over-shared = The round is shared
over-blocked = Nobody could go on: the round is blocked.
over-show = Result
over-player = Player
over-cards = Cards left
over-wins = Won
over-match-you = You win the match!
over-match-other = { $name } wins the match
over-match-shared = The match is shared: { $names }
over-target = { $what ->
    [rounds] The match goes to { $count } rounds won.
    [elimination] Points are bad: above { $count } one is out of the match.
    [penalty] Points are bad: the match ends at { $count }, the fewest win.
   *[points] The match goes to { $count } points.
}
over-gain = This round
over-total = In all
over-left = out of the match
over-round = Round { $round }
over-ready = Ready – waiting for { $names }
over-leave = Leave the table
over-fair = Fair deal
over-fair-lead = The fingerprint was shown before the round, the seed is shown now. With both anybody can check that the deal was not changed.
over-commit = Fingerprint
over-next-commit = Fingerprint of the next round
over-seed = Seed
over-check = Record of this deal
over-check-how = Save the record and run: switch verify FILE

## The log

log-empty = Nothing has happened yet.
log-show = Show all that happened
log-state = { $turn } { $suit } { $direction } { $stock }
log-counts = { $name }: { $count }
clock-left = { $count ->
    [one] { $count } second left.
   *[other] { $count } seconds left.
}

## Rules in short (the rules themselves come in words from the server)

rules-title = Rules of { $game }
rules-differ = As { $game }, but:
rules-before = instead of: { $before }
rules-all = All the rules
rules-seen = Let’s play
rules-short = In short
rules-long = In full
rules-share = Copy a link
rules-wait = One moment …
rules-how = At this table
rules-how-set = Hold or right-click cards of one rank in the order you want, then tap one of them to lay them together.
rules-how-seven = After a seven its suit rises: tap cards in order, hold or right-click one to keep it back.
rules-how-call = Double-tap your own score to call, a rival’s to catch, or use the buttons.
rules-how-stock = Tap the stock to draw.

## Settings

set-language = Language
set-suits = Colours of the suits
set-suits-four = Four
set-suits-two = Two
set-hold = Hold to mark
set-hold-value = { $ms } ms
set-left = Left-handed: buttons and log change sides
set-letters = Letter keys
set-keys = Keys
set-leave = Leave this table
set-leave-hint = A computer player takes over your seat.

key-arrows = choose a card
key-enter = lay the card, or all marked ones
key-mark = mark a card, or keep it back
key-main = do what the main button says
key-draw = draw, take, stand, keep or pass
key-call = call “Last card!”
key-catch = catch
key-jump = throw in the same card
key-back = take back
key-turn = say whose turn it is and what lies on top
key-counts = say how many cards everybody holds
key-log = go to the log
key-hand = go to the hand
key-name-enter = Enter
key-name-esc = Esc

## Connection and errors

net-connecting = Connecting …
net-lost = Connection lost. Trying again …
net-retry = Try now
net-taken = This seat was opened in another window. It goes on there.
net-take-back = Play here
net-closed = This table has been closed.
net-new = New table

err-unreachable = The server does not answer. Is it running?
err-unknown = That did not work: { $message }
