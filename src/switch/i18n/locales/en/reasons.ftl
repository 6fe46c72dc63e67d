### Why something was refused and what to do instead: one sentence or two for each code.
### A value a refusal does not give is "none" (a number: 0).

## Rules

reason-game_over = This round is over. Start the next one to play on.
reason-bad_card =
    { $text ->
        [none] That is no card of this pack.
       *[other] “{ $text }” is no card of this pack.
    } Write the rank and then the suit, like 9H for the nine of hearts.
reason-cannot_call = There is nothing to call now. Call “Last card!” when you lay down to one card, just before or just after.
reason-not_catchable = Nobody can be caught there. Catch a player who has one card and has not called, before the next player moves.
reason-not_your_turn = It is not your turn. Wait until play comes round to you.
reason-name_a_suit =
    { $suit ->
        [W] Name the colour first: red, blue, green or yellow.
       *[other] Name the suit first: spades, hearts, diamonds or clubs.
    }
reason-no_suit_here = No suit can be named here. Leave it out.
reason-not_in_hand =
    { $card ->
        [none] You do not hold that card.
       *[other] You do not hold the { $card }.
    } Choose a card from your hand.
reason-debt_open =
    { $rank ->
        [none] You owe { card-count }. Draw to pay.
        [D] You owe { card-count }, and nothing answers a draw two. Draw to pay.
       *[other] You owe { card-count }. Answer with { a-rank-accusative } or draw to pay.
    }
reason-eight_open = You face { a-rank }. Lay one too, or stand for this turn.
reason-stock_empty =
    { $action ->
        [draw] There is nothing to draw. Pass instead.
       *[other] The stock is empty, so no card that makes others draw can be laid. Choose another card or draw.
    }
reason-does_not_fit =
    { $suit ->
        [none] That card cannot be laid now. Choose one of the cards that fit.
       *[other]
            { $rank ->
                [none] That card does not fit. It needs { suit-name }.
               *[other] That card does not fit. It needs { suit-name } or { a-rank-accusative }.
            }
    }
reason-must_lay = You can lay a card, so you may not draw or pass. Lay one that fits.
reason-cannot_pass = You cannot pass now. Lay a card, or draw if none fits.
reason-cannot_end = There is nothing to end yet. Lay a card first.
reason-cannot_finish = This card may not be the last one. Lay another, or draw.
reason-cannot_draw = You cannot draw any more in this turn. Lay a card or pass.
reason-cannot_jump = This card cannot be thrown in now. Only one equal to the top card can, before anything else is done.
reason-challenge_open = First accept the card that was laid, or challenge it.
reason-no_challenge = There is nothing to accept or challenge here. Take your turn as usual.
reason-choose_first = Something has to be chosen first: a rank, a player or a card.
reason-no_choice_here = That cannot be chosen here. Choose one of what is offered.

## Referee

reason-bad_request = That cannot be read as a request or does not belong here. Check it and send it again.
reason-bad_ruleset = There is no such rule set. Choose one from the list, or follow a whole link.
reason-bad_position = This position cannot be played. Correct it and load it again.
reason-no_game = There is no round yet. Start a new one or load a position.
reason-unknown = That cannot be done now. Look at the table and choose again.

## Table

reason-bad_frame = The message could not be read. Load the page again.
reason-too_large = The message was too long. Send at most 4 KB at a time.
reason-hello_first = The table does not know yet who you are. Load the page again.
reason-no_table = There is no table with this code. Check it or open a new one.
reason-bad_token = This seat is not yours, or the key to it is lost. Ask for an invitation.
reason-old_version = Something happened in the meantime. Look at the table and choose again.
reason-spectator = You are watching this round. Take a seat to play.
reason-not_host = Only the host of the table can do that. Ask your host.
reason-not_in_lobby = The table is already playing. That can only be done before the first round.
reason-not_enough_players = There are too few players. Wait for a guest or add a computer player.
reason-round_running = The round is still running. Wait for its end.
reason-wrong_round = That belongs to another round. Look at the table and try again.
reason-table_full = Every seat is taken. Ask the host for a seat or open a table of your own.
reason-bad_name = This name cannot be used. Choose one of 1 to 20 letters.
reason-bad_seats = These seats do not go with the rule set. Change their number or kind.
reason-bad_invite = This invitation is not valid any more. Ask the host for a new one.
reason-newer_link = This link was made by a newer version of Switch. Ask the host of this server to update it.
reason-broken_link = This link is broken or was cut off. Copy the whole of it again.
reason-too_many = That was a little too fast. Wait a moment and try again.
reason-closed = This table is closed. Open a new one.
reason-storage_failed = The move could not be saved, so it was not made. Try again in a moment.
reason-no_round = No round is running. Wait for the next one.
reason-no_hints = There are no hints at this table. Whoever opens a table can allow them.
reason-no_such_round = This table has no such round. Choose one that has been played.
reason-bad_beginner = Open cards are for games against the computer only. Leave them out.
reason-bad_clock = A turn can take from 10 seconds to a day. Choose another time, or none.
reason-too_early = A catch has to wait a moment here: the call may still come. Try again.
reason-bad_key = This request was already made with other contents. Load the page and try again.
reason-bad_origin = This page may not use this server. Open the address of the server itself.
reason-not_found = There is nothing at this address. Start at the first page.
reason-server_fault = The server made a mistake, and nothing has changed. Load the page again.
