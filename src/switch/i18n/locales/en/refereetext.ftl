### The referee's text of any rule set: what may be done when, and what it does, in order.
### $code is the action as a program writes it.

ref-title-setup = Set-up
ref-title-zones = Zones
ref-title-actions = Actions
ref-title-turn = When a turn ends, in this order
ref-title-end = The end of the round
ref-title-match = The match
ref-title-table = The table
ref-title-values = Derived values

ref-zone-stock = Stock: one pile, shared, hidden from everyone; only the number of its cards shows. The first card is drawn next.
ref-zone-hand = Hand: each player has their own, visible to its owner only; everyone sees the number of its cards.
ref-zone-pile-top = Pile: one, shared, face up; everyone sees the top card and the number of cards.
ref-zone-pile-all = Pile: one, shared, face up; everyone sees every card.
ref-zone-given = Cards chosen to be given: they stay in the hand until all have chosen; which one it is only its owner sees.
ref-zone-gift = A card that is given is seen by the two players only.
ref-zone-bluff = Whether the top card was a bluff: hidden from everyone until it is challenged.
ref-zone-marks = Marks on the table, visible to everyone: { $parts }.
ref-mark-suit = the { rule-suit } named with the top card
ref-mark-rank = the rank named with the top card
ref-mark-debt = the debt
ref-mark-skip = an open skip
ref-mark-direction = the direction of play
ref-mark-passes = the passes in a row
ref-mark-draws = the cards drawn in this turn
ref-mark-places = the order in which players went out
ref-mark-scores = the points of the match
ref-mark-calls = who has called and who can be caught

ref-lay = Lay a card ({ $code }).
ref-name = Name a { rule-suit } ({ $code }).
ref-rank = Name a rank ({ $code }).
ref-end = Lay no more (end).
ref-with = Choose a player to exchange hands with ({ $code }).
ref-give = Give a card ({ $code }).
ref-draw = Draw (draw).
ref-pass = Pass (pass).
ref-jump = Throw in a card, out of turn ({ $code }).
ref-accept = Accept a card (accept).
ref-challenge = Challenge a card (challenge).
ref-call = Call “Last card!” (call).
ref-catch-anybody = Catch a player (catch:2); any other player may do it, at any time.
ref-catch-next = Catch a player (catch:2); only the player on turn may do it.
ref-needs = It may be done if, tried in this order:
ref-then = Then, in this order:
ref-otherwise = Otherwise, if this is so:
ref-cases = The first case that applies is used:

ref-if-turn = It is your turn.
ref-if-unchallenged = No card is waiting to be accepted or challenged.
ref-if-chosen = No player or card is waiting to be chosen.
ref-if-no-rank = No rank is waiting to be named.
ref-if-no-suit = No { rule-suit } is waiting to be named.
ref-if-held = The card is in your hand.
ref-if-drawn = If you have just drawn a card that fits, it is that card.
ref-if-no-debt = No debt is open.
ref-if-answers = If a debt is open, the card answers it:
ref-if-skip = If a skip is open, the card has the rank of the top card.
ref-if-no-skip = No skip is open.
ref-if-last = If it is your only card, it is none of these: { $cards }.
ref-if-only-last = If it is your only card, it is one of these: { $cards }.
ref-if-fits-rank = If a rank was named with the top card, the card has that rank.
ref-if-fits-rank-wild = If a rank was named with the top card, the card has that rank or is one of these: { $cards }.
ref-if-fits = { $start ->
    [otherwise] Otherwise the card
   *[plain] The card
} has the { rule-suit } in force or the rank of the top card.
ref-if-fits-wild = { $start ->
    [otherwise] Otherwise the card
   *[plain] The card
} has the { rule-suit } in force or the rank of the top card, or is one of these: { $cards }.
ref-if-fits-but = None of these fits on another of them: { $cards }.
ref-if-further = For a further card in the same turn, this decides instead what fits:
ref-if-named = A card that names a { rule-suit } was laid in this turn: { $cards }.
ref-if-rank-named = A card that names a rank was laid in this turn: { $cards }.
ref-if-rank = There are cards of that rank that have a { rule-suit }.
ref-if-exchange = A card that exchanges hands was laid in this turn, and nothing is left to lay or to name: { $cards }.
ref-if-partner = It is another player, still in the round.
ref-if-give = A card that makes players give was laid in this turn, and nothing is left to lay or to name: { $cards }.
ref-if-other-turn = It is another player’s turn, and that player has neither laid nor drawn in it.
ref-if-equal = The card equals the top card and is in your hand.
ref-if-on-turn = You could lay it if it were your turn.
ref-if-challenged = You face the debt of a card that was laid first in its turn and on no debt, and have done nothing yet: { $cards }.
ref-if-accused-plays = The player who laid it is not out.
ref-if-uncalled = You have not called.
ref-if-first-false = You are still in the round and have not called falsely in this turn.
ref-if-first-catch = Both players are still in the round, and you have not caught falsely in this turn.
ref-if-exposed-turn = That player holds one card, has not called, the turn in which that happened is over, and nobody has laid, drawn or passed since.
ref-if-exposed-lay = That player has laid all but one card, has not called, and nobody has laid, drawn or passed since.
ref-if-nothing-laid = No card was laid in this turn.
ref-if-unpaid = You have not paid a debt in this turn.
ref-if-more = Cards were laid in this turn, and another could follow.
ref-if-cards = There is something to draw.
ref-if-fresh = No card was laid in this turn, and no drawn card is waiting.
ref-if-unable = You can lay nothing.
ref-if-upto = You have drawn fewer than { rule-cards } in this turn.
ref-if-limit = You hold fewer than { rule-cards }.

ref-then-pile = The card goes on top of the pile. { $named ->
    [yes] What was named before is gone, and the count
   *[no] The count
} of passes begins anew.
ref-then-safe = Nobody can be caught any more.
ref-then-out = If your hand is empty, you have won, and nothing further happens.
ref-then-out-places = If your hand is empty, you are out, and the turn ends; when only one player is left, the round is over.
ref-then-cover = If your hand is empty and the card is one of these, you draw a card, which cannot be laid in this turn: { $cards }.
ref-then-more = If a further card of your hand may follow, you may lay it.
ref-then-name = If a { rule-suit } has to be named, you name it.
ref-then-name-rank = If a rank has to be named, you name it.
ref-then-choose = If a player or a card has to be chosen, you choose.
ref-then-exposed = If you hold one card, have not called, and the turn goes on, you can be caught from now on.
ref-then-over = Otherwise the turn ends.
ref-then-ends = The turn ends.
ref-then-force = The { rule-suit } is in force until the next card is laid.
ref-then-rank = Only cards of that rank fit until the next card is laid, and those that fit on every card.
ref-then-exchange = You exchange hands with that player when the turn ends, after debt and direction.
ref-with-two = If only two are playing, you exchange with the other without choosing.
ref-give-one = The card goes to the next player in the direction of play.
ref-give-aside = The card is chosen; it stays in your hand until all have chosen.
ref-give-next = The next player in the direction of play chooses a card, until everybody has.
ref-give-all = When all have chosen, each card goes to the next player in the direction of play, and the turn ends.
ref-then-jumped = The turn is yours.
ref-then-lapsed = A call of the player before you lapses, unless that player holds one card.
ref-then-laid = You lay the card, and it goes on as after laying.
ref-after-accepting = You go on as at the beginning of a turn, with the debt open.
ref-honest-over = Whoever has drawn the debt so has no further turn: the next player is on turn.
ref-honest-may-lay = Whoever has drawn the debt so may lay a card that fits, or pass; if none fits, the next player is on turn.
ref-honest-goes-on = Whoever has drawn the debt so goes on as at the beginning of a turn.
ref-then-next = The next player is on turn.
ref-then-called = You have called and cannot be caught.
ref-then-caught = That player draws { rule-cards }. Nothing else changes.
ref-then-caught-free = That player cannot be caught for it again. Nothing else changes.
ref-then-fined = You draw { rule-cards }. Nothing else changes.

ref-case-debt = A debt is open: you draw all of it, and it is gone.
ref-case-draw = No debt is open, and:
ref-draw-one = You draw the first card of the stock; the count of passes begins anew.
ref-after-over = The turn is over, and the next player is on turn.
ref-after-may-lay = If a card fits, you may lay it or pass; otherwise the next player is on turn.
ref-after-goes-on = You go on as at the beginning of a turn.
ref-pass-keep = A drawn card that fits is waiting: you keep it.
ref-pass-paid = You have paid a debt and could lay: you do not.
ref-pass-stand = A skip is open: you stand for it, and it is gone.
ref-pass-unable = You can lay nothing and there is nothing to draw: you pass.
ref-pass-able = There is nothing to draw: you pass.
ref-pass-enough-able = No debt is open and you may draw no more: you pass.
ref-pass-enough-unable = No debt is open, you can lay nothing and may draw no more: you pass.
ref-pass-counted = The pass counts towards a blocked round if { $open ->
    [debt] no debt was open,{" "}
    [skip] no skip was open,{" "}
    [both] neither a debt nor a skip was open,{" "}
   *[none] {""}
}nothing was drawn in this turn and there was nothing to draw{ $limit ->
    [yes] {" "}or your hand was at its limit.
   *[no] .
}
ref-pass-counted-after = Where it says above that you pass, that counts towards a blocked round, also after draws, if there was nothing to draw{ $limit ->
    [yes] {" "}or your hand was at its limit.
   *[no] .
}
ref-pass-debt = A debt is open and there is nothing to draw: it counts as paid.
ref-call-before = It is your turn, you hold two cards, and one of them may be laid.
ref-call-jump = You hold two cards, and one of them may be thrown in.
ref-call-giving = You hold two cards and have to give one away.
ref-call-naming = You hold one card and have still something to name or to choose.
ref-call-after = You can be caught.

ref-turn-debt = Debt.
ref-turn-give = Giving.
ref-turn-direction = Direction.
ref-turn-exchange = Exchange.
ref-turn-rotate = Rotation.
ref-turn-exposed = If you hold one card and have not called, you can be caught from now on.
ref-turn-next = Who is next.
ref-turn-on = Otherwise it is the next seat in the direction of play.
ref-turn-top = Pile.

ref-value-suit = { $named ->
    [yes] The { rule-suit } in force: that named with the top card; else that of the top card.
   *[no] The { rule-suit } in force: that of the top card.
}
ref-value-suitless = If there is none, every card fits.
ref-value-rank = The rank to match: that of the top card.
ref-value-named-rank = The rank to match: that named with the top card; else that of the top card.
ref-value-debt = The debt: what the player on turn owes; none at the start.
ref-value-next = The next player: the next seat in the direction of play, which is clockwise at the start{ $places ->
    [yes] , passing over everybody who is out.
   *[no] .
}
