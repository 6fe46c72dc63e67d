### The command line and the table in the terminal.

## Help

cli-about = Switch, the card game: at a table in the browser, in the terminal, or as a referee for programs.
cli-usage = Usage
cli-usage-overview = COMMAND […]
cli-commands = Commands
cli-options = Options
cli-options-browser = Options for the table in the browser only
cli-options-terminal = Options for the table in the terminal only (with --terminal)
cli-more = “switch COMMAND --help” tells more about a command.
cli-play = Play against the computer, in the browser or in the terminal.
cli-serve = Host tables for others.
cli-warm = Compile the kernel beforehand, so that the strong players think fast from the start.
cli-referee = Be the referee for another program: a line of JSON in, a line of JSON out.
cli-verify = Check the record of a finished round: the deal and every turn.
cli-rulesets = List the rule sets.
cli-operand-verify = the record of a round; “-” reads it from the standard input
cli-option-help = show this help
cli-option-version = show the version
cli-option-lang = language: en, nl, de or ru (else that of the system)
cli-option-no-browser = do not open a browser, only tell the address
cli-option-host = address to listen on (127.0.0.1: this computer only)
cli-option-port = port to listen on (0: any free one)
cli-option-db = file that keeps the tables
cli-option-bot = a program that plays too, by its name (may be given several times)
cli-option-origins = further web origins that may connect, with commas between
cli-option-proxies = addresses of reverse proxies that may tell who is calling
cli-option-terminal = play here in the terminal
cli-option-ruleset = rule set: a name (see “switch rules list”), a file or a link
cli-option-seats = number of players, you included
cli-option-level = how well the computer plays: beginner (still learns the rules), easy (plays for fun), normal (plays with sense), sharp (thinks ahead), expert (counts every card)
cli-option-beginner = all hands, the stock and the pile are open
cli-option-seed = deal the same rounds again
cli-option-pace = time the computer takes for a turn; 0 for none
cli-option-lines = no drawing, only lines of text
cli-option-no-color = no colours
cli-option-records = keep the record of each finished round in this folder
cli-option-check = only say whether it is compiled; exit code 1 if it is not
cli-column-id = name
cli-column-name = game
cli-column-players = players
cli-column-cards = cards

## What can go wrong

cli-unknown-command = There is no command “{ $text }”. Choose one of: { $choices }.
cli-unknown-option =
    { $near ->
        [none] “switch { $command }” has no option { $text }. See “switch { $command } --help”.
       *[other] “switch { $command }” has no option { $text }. Did you mean { $near }?
    }
cli-needs-value = { $option } needs a value after it.
cli-takes-no-value = { $option } takes no value.
cli-not-a-number = { $option } must be a number from { $lowest } to { $highest }, not “{ $text }”.
cli-not-a-choice = { $option } cannot be “{ $text }”. Choose one of: { $choices }.
cli-left-over = “switch { $command }” does not know what to do with “{ $text }”. See “switch { $command } --help”.
cli-needs-operand = { $operand } is missing after “switch { $command }”. See “switch { $command } --help”.
cli-unknown-language = There are no words in the language “{ $text }”. Choose one of: { $choices }.
cli-unknown-ruleset =
    { $near ->
        [none] There is no rule set “{ $text }”. Choose one of: { $choices }.
       *[other] There is no rule set “{ $text }”. Did you mean { $near }?
    }
cli-seats =
    { $lowest ->
        [same] { $ruleset } is a game for { $highest } players. Give --seats { $highest }.
       *[other] { $ruleset } is a game for { $lowest } to { $highest } players. Give --seats a number between them.
    }
cli-bad-bot = --bot cannot be used: { $text }.
cli-bot-form = --bot takes a name and a command, NAME=COMMAND, such as "Hal=python3 mybot.py"; “{ $text }” has no “=”.
cli-bot-missing = There is no program “{ $program }” here. Check the command that follows “=” in --bot, or give the program by its path.
cli-too-many-bots =
    { $count ->
        [one] Only one seat is left for programs. Give fewer with --bot, or more --seats.
       *[other] Only { $count } seats are left for programs. Give fewer with --bot, or more --seats.
    }
cli-only-browser = { $option } is for the table in the browser. Leave it out, or leave out --terminal.
cli-only-terminal = { $option } is for the table in the terminal. Add --terminal, or leave it out.
cli-not-together = { $option } and { $other } do not go together: dealing again cannot be sealed. Leave one out.
cli-port-busy = Port { $port } is in use. Stop the program that uses it, or choose another with --port (0: any free one).
cli-port-refused = Port { $port } may not be used here. Choose one above 1023 with --port.
cli-host-unknown = This computer cannot listen on “{ $host }”. Choose another address with --host, such as 127.0.0.1.
cli-db-unwritable = The tables cannot be kept in { $path }: it cannot be written. Choose another file with --db.
cli-db-busy = Another table server is using { $path }. Stop it, or choose another file with --db.
cli-db-broken = { $path } is no database of tables. Choose another file with --db.
cli-db-newer = { $path } was made by a newer version. Update Switch, or choose another file with --db.
cli-setting = { $text }
cli-no-page = The page has not been built yet. “make play” builds it; “switch play --terminal” does without.
cli-no-file = There is no file { $path }. Check the name.
cli-unreadable = { $path } cannot be read. Check that it is a file and that you may read it.
cli-unwritable = Nothing can be written to { $path }. Choose another folder.
cli-record-large = { $path } is too large to be the record of a round.
cli-record-no-json = { $path } is no record of a round: it is not JSON. Save the record again and do not edit it.
cli-record-wrong = The record { $path } does not hold. { $text }
cli-no-numba = Numba is not installed, so nothing can be compiled. Everything works without it, but the strong players think slower and less far. “make setup” installs it.
cli-no-cache = Nothing can be kept in { $path }. Everything works, but the kernel is compiled anew at every start. Choose another folder with the variable SWITCH_CACHE.
cli-warm-failed = { $name } could not be compiled ({ $text }). Everything works without it, but slower. What is done so far is kept.
cli-unexpected = Something went wrong inside the program ({ $text }). Set SWITCH_TRACEBACK=1, do it again and send us what is shown.

## Outcomes

cli-verified =
    { $result ->
        [shared] The record holds: { $ruleset }, { $seats } players, the round was blocked and shared.
        [blocked] The record holds: { $ruleset }, { $seats } players, the round was blocked and seat { $seat } won.
       *[other] The record holds: { $ruleset }, { $seats } players, seat { $seat } won.
    }
cli-address = The table is open at { $url }
cli-serving = Tables are open at { $url }
cli-no-browser-found = No browser could be opened here. Open the address yourself, or play in the terminal: switch play --terminal
cli-stop = Ctrl-C stops.
cli-warm-folder = The compiled kernel is kept in { $path } (the variable SWITCH_CACHE chooses another folder).
cli-warm-missing = { $name } is not compiled.
cli-warm-damaged = { $name } is damaged and counts as not compiled.
cli-warm-begins = { $name } is being compiled ({ $number } of { $count }) …
cli-warm-done = { $name }: { $seconds } seconds.
cli-warm-all = Everything is compiled.
cli-warm-not-all = “switch warm” compiles the rest beforehand; else it is compiled when it is first needed.

## Words that can be typed; the first is the one shown, the others mean the same

word-draw = draw, take
word-pass = pass, stand, keep
word-call = call, last
word-catch = catch
word-jump = throw, jump
word-challenge = challenge, doubt
word-accept = accept, believe
word-all = all
word-back = back, undo
word-help = help
word-rules = rules
word-table = table, show
word-quit = quit, exit, bye

## The table in the terminal

term-you = You
term-welcome = Welcome to the table! Type ? for help at any time.
term-slow = Numba is not installed, so they think slower and less far. “make setup” installs it.
term-house =
    { $count ->
        [one] These house rules are { $base }, but with one change:
       *[other] These house rules are { $base }, but with { $count } changes:
    }
term-house-change = { $label }: { $value }
term-bye = Thank you for playing. Goodbye!
term-round = round { $round }
term-direction =
    { $direction ->
        [clockwise] clockwise
       *[anticlockwise] anticlockwise
    }
term-called = Last card!
term-top = On top:
term-stock = stock { $count }
term-pile = pile { $count }
term-in-force =
    { $suit ->
        [S] Suit in force:
        [H] Suit in force:
        [D] Suit in force:
        [C] Suit in force:
       *[other] Colour in force:
    }
term-named = (asked for)
term-rank-in-force = Rank in force:
term-debt =
    { $who ->
        [you] You owe { card-count }!
       *[other] { $name } owes { card-count }.
    }
term-eight =
    { $who ->
        [you] You face an eight!
       *[other] { $name } faces an eight.
    }
term-no-debt = No debt
term-open-stock = Stock, next card first
term-open-pile = Pile, top card first
term-hand = Your hand: { card-count }
term-lay = Lay { $cards }
term-draw =
    { $count ->
        [one] draw
       *[other] draw: take { card-count-accusative }
    }
term-pass =
    { $why ->
        [keep] pass: keep the card
        [stand] pass: stand for this turn
       *[nothing] pass: nothing to draw
    }
term-or-enter = { $choice } (or Enter)
term-call = call “Last card!”
term-catch = catch { $name }
term-challenge = challenge the card of { $name }
term-accept = accept it
term-answer-first = “accept” takes the card as it is; “challenge” says that it was a bluff. Type one of them.
term-jump = throw in { $cards }
term-no-jump = Nothing can be thrown in now. It must be the same card as the top one, before the next player has done anything.
term-help-hint = ? help
term-moment = A moment before { $name } plays: Enter goes on
term-dump = These may go along: { $cards }. Type them in order, “all”, “back” to take the turn back, or Enter to keep them.
term-join = These cards may join: { $cards }. Type them in order, “back” to take the turn back, or Enter to go on without.
term-ask-suit =
    { $suit ->
        [R] Which colour? { $suits }. Enter takes the card back.
       *[other] Which suit? { $suits }. Enter takes the cards back.
    }
term-ask-rank = Which rank? { $ranks }.
term-ask-exchange = Swap hands with whom? { $names }.
term-ask-give = Give away which card? { $cards }.
term-enter-takes-back = Enter takes the cards back.
term-no-choice = “{ $text }” is none of them. Type one of those named.
term-taken-back = Taken back; nothing was laid.
term-not-now = That cannot be answered with that word. Type ? for help.
term-no-suit = “{ $text }” is none of them. Type one letter or the name.
term-dump-only = Only those cards may go along. Type their numbers or names.
term-join-only = Those cards do not join in that order. Type others by number or name, or Enter.
term-alone = “{ $text }” stands alone. Type it without anything else.
term-no-number =
    { $count ->
        [one] There is no card number { $text }; you hold one card.
       *[other] There is no card number { $text }; your cards are numbered 1 to { $count }.
    }
term-no-word = “{ $text }” is no card of this pack and no word of the game. Type a number, a card, or ? for help.
term-catch-whom = Catch whom? Type “catch” and one of: { $names }.
term-score = Rounds won: { $score }
term-next = Enter deals round { $round }; “quit” ends the game.
term-target = to { $target }
term-goal-won =
    { $target ->
        [one] The match goes to one round won.
       *[other] The match goes to { $target } rounds won.
    }
term-goal-penalty = Cards left in the hand count against you. At { $target } points the match is over, and the fewest win it.
term-goal-collects = The winner of a round gets the points of the other hands. The match goes to { $target } points.
term-goal-elimination = Cards left in the hand count against you. Whoever gets above { $target } points is out of the match; the last one left wins it.
term-points = Points: { $score }
term-plate-points = { $total } pts
term-plate-absent = out of it
term-plate-place = place { $place }
term-column-hand = in hand
term-column-round = this round
term-column-total = in all
term-column-won = rounds won
term-row = { $place } { $name }: { $hand } in hand, { $gain } this round, { $total } in all.
term-row-won = { $place } { $name }: { $total } in all.
term-back-to-nothing = back to 0
term-leaves = out of the match
term-match-won =
    { $who ->
        [you] You win the match!
       *[other] { $name } wins the match.
    }
term-match-shared = The match is shared: { $names }.
term-next-match = Enter begins a new match; “quit” ends the game.
term-sealed = The deal is sealed: { $hash }
term-saved = The record of the round is in { $path }. Check it with: switch verify { $path }
term-help-cards = Lay a card by its number, or by its name: rank and suit, such as { $card }.
term-help-letters = Suits: { $suits }. Ranks: numbers, and { $ranks }.
term-help-several = Several cards go in the order in which you type them, with spaces between. Cards that fit stand higher or have a mark.
term-help-suit = A suit or colour that has to be named is asked for; you may type it at once, after the card.
term-help-draw = “draw” draws a card or takes the debt; “pass” stands, keeps the drawn card, or passes when nothing can be drawn.
term-help-call = Type “call” before, with or after the card that leaves you one. Type “catch” and a name when somebody forgot to call.
term-help-jump = “throw” throws in a card that is the same as the top one, out of turn, before the next player has done anything.
term-help-challenge = When you face a wild card that makes you draw, “challenge” says it was a bluff and “accept” takes it as it is.
term-help-choice = A rank to be named, a player to swap with or a card to give away is asked for.
term-help-words = “table” shows the table again, “rules” the rules, “quit” ends the game.
