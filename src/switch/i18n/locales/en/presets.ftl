### Rule sets beside the first three: name, and what makes it.

ruleset-name-uk-switch = Switch, British
ruleset-line-uk-switch = Aces name a suit, kings turn play round, and black jacks draw five.
ruleset-name-crazy-eights = Crazy Eights
ruleset-line-crazy-eights = The plain game: lay what fits, and an eight names the suit.
ruleset-name-crazy-eights-powers = Crazy Eights with powers
ruleset-line-crazy-eights-powers = Queens skip, aces turn play round, and twos pile up.
ruleset-name-mau-mau = Mau-Mau
ruleset-line-mau-mau = Thirty-two cards: sevens draw, eights skip, a jack names the suit, and “Mau!” is “Last card!”.
ruleset-name-pesten = Pesten
ruleset-line-pesten = Two jokers, further turns, and no power card at the end.
ruleset-name-hundred-one = Hundred and One
ruleset-line-hundred-one = Thirty-six cards, and the king of spades costs four.
ruleset-name-colours-108 = Colours
ruleset-line-colours-108 = A hundred and eight cards in four colours; nothing answers a debt.
ruleset-name-last-card-nz = Last Card, New Zealand
ruleset-line-last-card-nz = Twos and fives draw, tens skip, jacks go again, and there is a call.

## How the computer plays

level-line-beginner = A beginner still learns the rules: lays any card that fits, and often forgets to call.
level-line-easy = Easy plays for fun, sometimes with a plan and sometimes without, and overlooks a lot.
level-line-normal = Normal plays with sense and seldom forgets to call.
level-line-sharp = Sharp remembers what was laid, thinks ahead and overlooks little.
level-line-expert = An expert counts every card and thinks ahead, but uses only what a player may know.
