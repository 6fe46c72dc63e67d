### The rule editor of the page. $option: the label of an option; $preset: the name of a rule set.

editor-title = Make your own Switch
editor-lead = Start from a game of the family and change what you play differently at home.
editor-loading = Getting the rules …

## Where it starts

editor-start = Start from
editor-games = Games of the family
editor-own = Your own
editor-name = Name of your rules
editor-name-default = House rules
editor-open = Open a link or a file
editor-open-lead = Paste a link or a code, or choose a file (TOML or JSON). You can drop one anywhere on this page.
editor-open-link = Link or code
editor-open-go = Open
editor-open-file = Choose a file
editor-open-drop = Let go to open this file
editor-refused = This could not be opened:
editor-too-large = It is too long for rules: a file has at most 64 KiB.
editor-line = Line { $line }: { $text }

## Tools

editor-search = Find an option
editor-changed-only = Only what is changed
editor-undo = Undo
editor-redo = Redo
editor-groups = Groups of options
editor-found = { $count ->
    [0] Nothing is like that.
    [one] { $count } option
   *[other] { $count } options
}
editor-none-changed = Nothing is changed yet: these are the rules of { $preset }.
editor-show-all = Show all options

## An option

editor-changed = changed
editor-changed-count = { $count } changed
editor-preset-says = { $preset }: { $value }
editor-reset = Set back
editor-reset-option = Set back: { $option }
editor-reset-all = Set everything back
editor-idle = Does nothing as things are now.
editor-quoted = “{ $option }”
editor-less = less
editor-more = more
editor-least = at least
editor-most = at most
editor-one-by-one = Single cards: { $rank }
editor-amount = { $cards }: number
editor-which-card = Which card
editor-gone = Cards that this pack does not have were taken out of: { $options }.
editor-wild = Cards without a suit now fit on anything: nothing else lets them be laid.

## Contradictions

editor-faults = { $count ->
    [one] { $count } contradiction
   *[other] { $count } contradictions
}
editor-faults-lead = These choices do not go together. The rules shown are the last ones that did.
editor-sound = The rules go together.
editor-go-to = Go to: { $option }
editor-again = Try again
editor-wait-faults = First make the choices go together.

## The rules

editor-rules = The rules
editor-form = Length of the rules
editor-short = Short
editor-long = In full
editor-differences = Different from { $preset }
editor-differ-count = { $count ->
    [0] Exactly the rules of { $preset }.
    [one] One thing differs from { $preset }.
   *[other] { $count } things differ from { $preset }.
}
editor-same = Exactly the rules of { $preset }.
editor-clause-changed = different

## Play and share

editor-play = Play and share
editor-try = Try it now
editor-try-against = { $count ->
    [one] against { $count } computer
   *[other] against { $count } computers
}
editor-rivals = Computer players
editor-level = How well they play
editor-friends = With friends
editor-friends-count = Players at the table
editor-friends-go = Open a table
editor-share = Link to these rules
editor-share-short = Share
editor-copy = Copy link
editor-copied = Copied
editor-download = Download { $kind }
