### “switch lab” and its reports.

cli-lab = Let computer players play many rounds: how a game plays, what a rule changes, who plays better.
cli-operand-lab = run RULES, compare RULES RULES, tournament RULES or sensitivity RULES, where RULES is the name of a rule set, a file or a link; after it changes such as turn.skip_answered=true (compare: instead of the second RULES), for sensitivity the options to try (else all)
cli-option-lab-players = players with commas between: random, greedy, beginner, easy, normal, sharp, expert, xray (it sees all hands), or process:COMMAND for a program of yours; one for all seats, or one for each
cli-option-lab-seats = number of seats (else as many as players, or the fewest of the game)
cli-option-lab-rounds = rounds to play, for each rule set or pair; with --within at most so many
cli-option-lab-seed = another seed deals other cards
cli-option-lab-within = stop as soon as every win rate is known to ± so many points, such as 1.0
cli-option-lab-workers = processes that play
cli-option-lab-cluster = play on the Ray cluster at this address (HOST:PORT, or auto)
cli-option-lab-folder = keep what is done in this folder
cli-option-lab-resume = go on with an interrupted run
cli-option-lab-json = write the result as JSON
cli-option-lab-parquet = write every round as a row of a Parquet table
cli-option-lab-html = write a report with plots, one page that needs nothing else
cli-option-lab-by = sensitivity: what to rank by: largest (the usual), first, turns, drawn, settled, changes, comeback or blocked

## What can go wrong

lab-action = There is no “switch lab { $text }”. Choose one of: { $choices }.
lab-operands =
    { $action ->
        [compare] “switch lab compare” needs two rule sets, or one and changes such as turn.skip_answered=true.
       *[other] “switch lab { $action }” needs one rule set; after it there may be changes such as turn.skip_answered=true.
    }
lab-option = { $option } does not go with “switch lab { $action }”. Leave it out.
lab-not-together = { $option } and { $other } do not go together. Leave one out.
lab-unknown-option =
    { $near ->
        [none] “{ $text }” is no option of a rule set. “switch rules export RULES” lists them.
       *[other] “{ $text }” is no option of a rule set. Did you mean { $near }?
    }
lab-unknown-player = There is no player “{ $text }”. Choose of: { $choices }; or process: and the command of a program.
lab-bad-player = { $text }
lab-player-count = { $players } players were named for { $seats } seats. Name one for all, or one for each seat.
lab-two-players = A tournament needs two different players or more. Name them with --players.
lab-nothing-to-try = None of these options can be changed here. See “switch rules export RULES”.
lab-same-rules = There is nothing to compare: with { $seats } seats a round of { $left } is already played as { $right } says. “switch rules show RULES” says what a game plays; choose another change.
lab-file-unwritable = { $path } cannot be written. Choose another file for { $option }.
lab-missing = { $library } is not installed, and { $option } needs it. “make setup” installs it; or leave { $option } out.
lab-missing-rating = openskill is not installed, and the ratings of a tournament need it. “make setup” installs it.
lab-folder-none = There is no run in { $path }. Give the folder that the interrupted run named.
lab-folder-full = There is something else in { $path }. Choose a new folder.
lab-folder-damaged = What is kept in { $path } is damaged. Start the run anew, in another folder.
lab-folder-busy = Another program is going on with the run in { $path }. Wait until it is done, or choose another folder.
lab-folder-version = The run in { $path } was begun by another version of Switch, so its rounds do not belong together with new ones. Start it anew.
lab-folder-other = The run in { $path } is another one: other rules, players, seats, rounds or seed. To go on with it: { $command }. For a new run leave --resume out.
lab-folder-minds = The players who search are others here than those who began the run in { $path }: Switch has changed, or Numba is there now and was not then, or the other way round. Their rounds do not belong together. Start anew, in another folder.
lab-folder-rows = The run in { $path } was begun without --parquet, so its single rounds were not kept. Leave --parquet out, or start anew with it, in another folder.
lab-folder-taken = Another run is kept in { $path }: other rules, players, seats, rounds or seed. Choose another folder for a new run. To go on with that one: { $command }
lab-cluster = There is no Ray cluster at { $text }. Start one with “ray start --head”, or leave --cluster out.
lab-cluster-minds = On a machine of the cluster the players who search are others than here: another version of Switch or Python, or no Numba. Install there what is here.
lab-crew-lost = The processes that play die again and again. What is done is kept; go on with: { $command }
lab-hopeless = Stopped: { $player } failed in each of its first { $count } rounds. Mend it and start the run anew. What is done is kept; to go on with it all the same: { $command }. What was wrong the first time ({ $fault }): { $told }

## On the way

lab-progress =
    { $failed ->
        [0] rounds played
       *[other] rounds played, { $failed } lost by a fault
    }
lab-compiling = The kernel is compiled first, which takes a minute or two, once.
lab-slower = Numba is not installed: everything works, some fifty times slower.
lab-interrupted = Stopped. What is done is kept; go on with: { $command }
lab-keeping = Until the end, what is played is kept in { $path }
lab-stopping = Stopping …
lab-failing = { $player } fails, and loses the rounds in which it does. { $fault }: { $told }
lab-all-failed = Every round was lost by a fault of a program, so nothing was measured.
lab-kept = What was played is kept in { $path }
lab-written = Written: { $path }

## Results

lab-title-run = { $name }
lab-title-compare = { $left } against { $right }
lab-title-tournament = Tournament: { $name }
lab-title-sensitivity = What each rule does: { $name }
lab-changed = { $name } with “{ $changes }”
lab-played = { $rounds } rounds of { $deals } deals, { $seats } seats, players: { $players }; seed { $seed }.
lab-stopped = Stopped when every win rate was known to ± { $within } points. The intervals are wider for it: they hold however often one looks.
lab-not-reached = The win rates are not yet known to ± { $within } points. Give more --rounds.
lab-sheet-measures = How the game plays
lab-sheet-compare = Side by side
lab-sheet-ranked = Changes, the largest effect first
lab-sheet-ratings = Ratings
lab-sheet-matches = Win rates
lab-sheet-parts = Skill and luck
lab-sheet-powers = What the powers do
lab-sheet-faults = Programs that failed
lab-sheet-said = What went wrong, the first time
lab-head-measure = measure
lab-head-value = value
lab-head-interval = 95 %
lab-head-left = before
lab-head-right = after
lab-head-gap = difference
lab-head-change = change
lab-head-effect = moves most
lab-head-size = size
lab-head-sure = sure
lab-head-player = player
lab-head-rating = rating
lab-head-against = against
lab-head-wins = wins
lab-head-part = share of
lab-head-power = power
lab-head-used = turns a round
lab-head-decided = decides
lab-head-fault = fault
lab-head-lost = rounds lost
lab-head-said = what was wrong
lab-line-first = wins, seat 1 (begins)
lab-line-seat = wins, seat { $seat }
lab-line-player = wins, { $name }
lab-line-turns = turns
lab-line-actions = actions
lab-line-drawn = cards drawn
lab-line-reshuffles = pile reshuffled
lab-line-blocked = blocked rounds
lab-line-unfinished = rounds without end
lab-line-forfeit = rounds lost by a fault
lab-line-comeback = comebacks ({ $count } cards behind)
lab-line-behind = winner once behind, cards
lab-line-changes = changes of the lead
lab-line-settled = lead taken for good after
lab-line-unpowered = decided without a power
lab-part-player = the player (skill)
lab-part-seat = the seat
lab-part-cards = the cards dealt
lab-part-rest = the rest: the stock, and choices that might have been others
lab-note-gap = Differences of shares are in points. Both sides play the same deals.
lab-note-same = Changed nothing in { $rounds } rounds: { $changes }.
lab-note-ranked =
    { $count ->
        [0] Size: in standard deviations of a deal. Every change plays the same deals; each interval stands for itself.
        [one] Size: in standard deviations of a deal. Every change plays the same deals; each interval stands for itself. One change was left out, for it contradicts another rule.
       *[other] Size: in standard deviations of a deal. Every change plays the same deals; each interval stands for itself. { $count } changes were left out, for they contradict other rules.
    }
lab-note-sure = “Sure”: more than chance, allowing for how many differences were looked at ({ $compared }; Holm’s method). In at most one run of twenty a difference is called sure that is none.
lab-note-ratings = Everybody starts at 25. The model (Plackett–Luce, openskill) has read up to { $count } rounds of each player.
lab-note-even = Each deal is played once with every seating. { $even } is even.
lab-note-parts = Of the variance of a seat’s result. Skill is who plays; everything else is luck.
lab-note-parts-alike = Of the variance of a seat’s result. All players are alike here, so all is luck; name different players to see skill.
lab-note-powers = A power decides when it is at work in the turn in which the winner takes the lead for good.
lab-note-plain = { $plain } of the rounds are decided without any.
lab-note-plain-two = Decided without any: { $left }; { $right } of the rounds.
lab-note-faults = Each such round counts as lost for the program that failed. docs/bots.md lists the faults.

## A comparison in sentences

lab-told-which = What follows says how { $right } differs from { $left }.
lab-told-same = Not one of the { $rounds } rounds went otherwise: the change made no difference here.
lab-told-seat-1 =
    { $way ->
        [more] Who begins wins more often: { $right } instead of { $left }, { $by } points more ({ $low } to { $high }).
        [less] Who begins wins less often: { $right } instead of { $left }, { $by } points less ({ $low } to { $high }).
       *[same] Who begins wins about as often, { $left } and { $right }: the difference is between { $low } and { $high } points.
    }
lab-told-player-1 =
    { $way ->
        [more] { $name } wins more often: { $right } instead of { $left }, { $by } points more ({ $low } to { $high }).
        [less] { $name } wins less often: { $right } instead of { $left }, { $by } points less ({ $low } to { $high }).
       *[same] { $name } wins about as often, { $left } and { $right }: the difference is between { $low } and { $high } points.
    }
lab-told-turns =
    { $way ->
        [more] Rounds take longer: { $right } turns instead of { $left }, { $by } more ({ $low } to { $high }).
        [less] Rounds are shorter: { $right } turns instead of { $left }, { $by } fewer ({ $low } to { $high }).
       *[same] Rounds take about as long, { $left } and { $right } turns: the difference is between { $low } and { $high }.
    }
lab-told-drawn =
    { $way ->
        [more] More cards are drawn: { $right } a round instead of { $left }, { $by } more ({ $low } to { $high }).
        [less] Fewer cards are drawn: { $right } a round instead of { $left }, { $by } fewer ({ $low } to { $high }).
       *[same] About as many cards are drawn, { $left } and { $right } a round: the difference is between { $low } and { $high }.
    }
lab-told-settled =
    { $way ->
        [more] Rounds stay open longer: the winner takes the lead for good after { $right } of the turns instead of { $left }, { $by } points later ({ $low } to { $high }).
        [less] Rounds are decided sooner: the winner takes the lead for good after { $right } of the turns instead of { $left }, { $by } points earlier ({ $low } to { $high }).
       *[same] Rounds are decided about as late, after { $left } and { $right } of the turns: the difference is between { $low } and { $high } points.
    }
lab-told-changes =
    { $way ->
        [more] The lead changes more often: { $right } times instead of { $left }, { $by } more ({ $low } to { $high }).
        [less] The lead changes less often: { $right } times instead of { $left }, { $by } fewer ({ $low } to { $high }).
       *[same] The lead changes about as often, { $left } and { $right } times: the difference is between { $low } and { $high }.
    }
lab-told-comeback =
    { $way ->
        [more] There are more comebacks from { $count } cards behind: { $right } of the rounds instead of { $left }, { $by } points more ({ $low } to { $high }).
        [less] There are fewer comebacks from { $count } cards behind: { $right } of the rounds instead of { $left }, { $by } points fewer ({ $low } to { $high }).
       *[same] There are about as many comebacks from { $count } cards behind, { $left } and { $right } of the rounds: the difference is between { $low } and { $high } points.
    }
lab-told-blocked =
    { $way ->
        [more] More rounds are blocked: { $right } instead of { $left }, { $by } points more ({ $low } to { $high }).
        [less] Fewer rounds are blocked: { $right } instead of { $left }, { $by } points fewer ({ $low } to { $high }).
       *[same] About as many rounds are blocked, { $left } and { $right }: the difference is between { $low } and { $high } points.
    }

## The report

lab-report-summary = In short
lab-report-how = How this was made
lab-report-command = command
lab-report-seed = seed
lab-report-rounds = rounds
lab-report-took = took
lab-report-seconds = { $seconds } s
lab-report-versions = versions
lab-report-rules = rules
lab-report-kernel = kernel
lab-report-native = compiled
lab-report-plain = CPython
lab-plot-wins = Win rates by seat and player
lab-plot-powers = How often each power decides
lab-plot-parts = Shares of the variance
lab-plot-gaps = Differences, in standard deviations of a deal
lab-plot-effects = Effect of each change, in standard deviations of a deal
lab-plot-matches = Win rates of each pair
lab-plot-ratings = Ratings
lab-plot-even = even
lab-plot-interval = bar: the value; line: its interval of 95 %
