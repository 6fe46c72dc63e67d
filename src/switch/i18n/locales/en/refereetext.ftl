### The referee's text of any rule set: what may be done when, and what it does, in order.
### $code is the action as a program writes it.

ref-title-setup = Set-up
ref-title-zones = Zones
ref-title-actions = Actions
ref-title-turn = When a turn ends, in this order
ref-title-end = The end of the round
ref-title-values = Derived values

ref-zone-stock = Stock: one pile, shared, hidden from everyone; only the number of its cards shows. The first card is drawn next.
ref-zone-hand = Hand: each player has their own, visible to its owner only; everyone sees the number of its cards.
ref-zone-pile-top = Pile: one, shared, face up; everyone sees the top card and the number of cards.
ref-zone-pile-all = Pile: one, shared, face up; everyone sees every card.
ref-zone-marks = Marks on the table, visible to everyone: { $marks }.
ref-mark-suit = the { rule-suit } named with the top card
ref-mark-debt = the debt
ref-mark-skip = an open skip
ref-mark-direction = the direction of play
ref-mark-passes = the passes in a row
ref-mark-calls = who has called and who can be caught

ref-lay = Lay a card ({ $code }).
ref-name = Name a { rule-suit } ({ $code }).
ref-end = Lay no more (end).
ref-draw = Draw (draw).
ref-pass = Pass (pass).
ref-call = Call “Last card!” (call).
ref-catch = Catch a player (catch:2); any other player may do it, at any time.
ref-needs = It may be done if, tried in this order:
ref-then = Then, in this order:
ref-cases = The first case that applies is used:

ref-if-turn = It is your turn.
ref-if-no-suit = No { rule-suit } is waiting to be named.
ref-if-held = The card is in your hand.
ref-if-drawn = If you have just drawn a card that fits, it is that card.
ref-if-no-debt = No debt is open.
ref-if-answers = If a debt is open, the card answers it:
ref-if-skip = If a skip is open, the card has the rank of the top card.
ref-if-no-skip = No skip is open.
ref-if-last = If it is your only card, it is none of these: { $cards }.
ref-if-fits = Otherwise the card has the { rule-suit } in force or the rank of the top card.
ref-if-fits-wild = Otherwise the card has the { rule-suit } in force or the rank of the top card, or is one of these: { $cards }.
ref-if-fits-but = None of these fits on another of them: { $cards }.
ref-if-further = For a further card in the same turn this takes the place of the last condition:
ref-if-named = A card that names a { rule-suit } was laid in this turn: { $cards }.
ref-if-more = Cards were laid in this turn, another could follow, and no { rule-suit } has to be named.
ref-if-cards = There is something to draw.
ref-if-fresh = No card was laid in this turn, and no drawn card is waiting.
ref-if-unable = You can lay nothing.
ref-if-upto = You have drawn fewer than { rule-cards } in this turn.
ref-if-limit = You hold fewer than { rule-cards }.
ref-if-exposed = That player holds one card, has not called, and nobody has acted since.

ref-then-pile = The card goes on top of the pile. A { rule-suit } named before is gone, and the count of passes begins anew.
ref-then-safe = Nobody can be caught any more.
ref-then-out = If your hand is empty, you have won, and nothing further happens.
ref-then-more = If a further card of your hand may follow, you may lay it.
ref-then-name = If a { rule-suit } has to be named, you name it.
ref-then-over = Otherwise the turn ends.
ref-then-ends = The turn ends.
ref-then-force = The { rule-suit } is in force until the next card is laid.
ref-then-next = The next player is on turn.
ref-then-called = You have called and cannot be caught.
ref-then-caught = That player draws { rule-cards }. Nothing else changes.

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
ref-pass-nothing = There is nothing to draw: you pass.
ref-pass-debt = A debt is open and there is nothing to draw: it counts as paid.
ref-pass-enough = No debt is open and you may draw no more: you pass.
ref-call-before = It is your turn, you hold two cards, and one of them may be laid.
ref-call-naming = You hold one card and have still to name a { rule-suit }.
ref-call-after = You can be caught.

ref-turn-debt = Debt.
ref-turn-direction = Direction.
ref-turn-exchange = Exchange.
ref-turn-exposed = If you hold one card and have not called, you can be caught from now on.
ref-turn-next = Who is next.
ref-turn-on = Otherwise it is the next seat in the direction of play.
ref-turn-top = Pile.

ref-value-suit = The { rule-suit } in force: that named with the top card; else that of the top card.
ref-value-suitless = With neither, every card fits.
ref-value-rank = The rank to match: that of the top card.
ref-value-debt = The debt: what the player on turn owes; none at the start.
ref-value-next = The next player: the next seat in the direction of play, which is clockwise at the start.
