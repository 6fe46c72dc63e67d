### The rules in short, for page and terminal: rules-<rule set>-1, -2 … until there is no more.

rules-classic-1 = Two to four players, seven cards each. Whoever lays the last card first wins the round.
rules-classic-2 = Lay a card that has the suit in force or the rank of the top card. If nothing fits, draw one card; your turn is over then.
rules-classic-3 = Cards of one rank may be laid together, in any order you like: the first must fit, the last is on top.
rules-classic-4 = Two: the next player owes two cards more, unless they lay twos as well. Then all of it goes on.
rules-classic-5 = Seven: cards of its suit may follow in the same turn. They have no effect.
rules-classic-6 = Eight: the next player misses a turn.
rules-classic-7 = Ten: play turns round.
rules-classic-8 = Black jack: the next player owes five cards, unless they answer with jacks.
rules-classic-9 = Red jack: laid against black jacks, each cancels five cards. At any other time it is a plain card.
rules-classic-10 = Ace: fits on everything but an open debt, and you name the suit.
rules-classic-11 = Black queen: you swap hands with the player on your left.
rules-duel-1 = Two players, seven cards each, four colours with the numbers 1 to 7 and draw twos, and four wild cards.
rules-duel-2 = Lay one card that has the colour in force or the rank of the top card. You may draw one card instead, at any time; your turn is over then.
rules-duel-3 = Draw two: the other player draws two cards and misses the turn; nothing answers it. It cannot be laid while the stock is empty.
rules-duel-4 = Wild card: fits on everything, and you name the colour.
rules-duel-5 = Before a debt is paid, the pile except its top card and the whole stock are shuffled together.
rules-duel-6 = All cards of the pile are open. Whoever lays the last card first wins the round.
rules-last-card-1 = Two to four players, seven cards each. Whoever lays the last card first wins the round.
rules-last-card-2 = Lay one card that has the suit in force or the rank of the top card. If nothing fits, draw one; if that one fits, you may lay or keep it.
rules-last-card-3 = Two: the next player draws two cards, unless they lay a two as well: then it is four, six, eight.
rules-last-card-4 = Ace: fits on every card, and the next player draws four, unless they lay an ace as well: then it is eight, twelve, sixteen.
rules-last-card-5 = Jack: fits on every card, and you name the suit. It answers no two, no ace and no eight.
rules-last-card-6 = Eight: the next player lays an eight as well or stands for one turn.
rules-last-card-7 = Call “Last card!” when you lay down to one card, just before or just after. Your call lapses when your hand grows.
rules-last-card-8 = Whoever forgot to call can be caught until the next player has moved, and draws two cards.
