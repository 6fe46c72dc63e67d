# Wat er gebeurde; de uitleg van de parameters staat in en/events.ftl.

event-dealt = Ronde { $round }. { $who ->
    [you] Jij begint.
   *[other] { $name } begint.
} De eerste kaart is { $cards }.
event-laid = { $who ->
    [you] Je legt { $cards }.
   *[other] { $name } legt { $cards }.
}
event-named = { $who ->
    [you] Je vraagt { $suit }.
   *[other] { $name } vraagt { $suit }.
}
event-drew = { $who ->
    [you] { $count ->
        [one] Je trekt een kaart.
       *[other] Je trekt { $count } kaarten.
    }
   *[other] { $count ->
        [one] { $name } trekt een kaart.
       *[other] { $name } trekt { $count } kaarten.
    }
}
event-drew-cards = Je trekt { $cards }.
event-reshuffled = { $count ->
    [one] De aflegstapel is geschud tot een nieuwe stapel van één kaart.
   *[other] De aflegstapel is geschud tot een nieuwe stapel van { $count } kaarten.
}
event-owes = { $who ->
    [you] { $count ->
        [one] Je moet één kaart trekken.
       *[other] Je moet { $count } kaarten trekken.
    }
   *[other] { $count ->
        [one] { $name } moet één kaart trekken.
       *[other] { $name } moet { $count } kaarten trekken.
    }
}
event-cancelled = { $count ->
    [one] Dat scheelt één kaart.
   *[other] Dat scheelt { $count } kaarten.
}
event-skipped = { $who ->
    [you] Je slaat een beurt over.
   *[other] { $name } slaat een beurt over.
}
event-stood = { $who ->
    [you] Je slaat een beurt over.
   *[other] { $name } slaat een beurt over.
}
event-kept = { $who ->
    [you] Je houdt de kaart.
   *[other] { $name } houdt de kaart.
}
event-passed = { $who ->
    [you] Je past.
   *[other] { $name } past.
}
event-reversed = { $direction ->
    [clockwise] De richting keert om: nu met de klok mee.
   *[other] De richting keert om: nu tegen de klok in.
}
event-reversed-back = { $direction ->
    [clockwise] De richting keert om en weer terug: nog steeds met de klok mee.
   *[other] De richting keert om en weer terug: nog steeds tegen de klok in.
}
event-exchanged = { $who ->
    [you] Je ruilt van hand met { $other }.
    [with-you] { $name } ruilt van hand met jou.
   *[other] { $name } en { $other } ruilen van hand.
}
event-rotated = { $direction ->
    [clockwise] Alle handen schuiven één plaats door, met de klok mee.
   *[other] Alle handen schuiven één plaats door, tegen de klok in.
}
event-named_rank = { $who ->
    [you] Je vraagt { rank-plural }.
   *[other] { $name } vraagt { rank-plural }.
}
event-jumped = { $who ->
    [you] Je gooit dezelfde kaart ertussen.
   *[other] { $name } gooit dezelfde kaart ertussen.
}
event-gave = { $who ->
    [you] Je geeft { $other } een kaart.
    [with-you] { $name } geeft je een kaart.
   *[other] { $name } geeft { $other } een kaart.
}
event-gave-card = { $who ->
    [you] Je geeft { $other } { $cards }.
    [with-you] { $name } geeft je { $cards }.
   *[other] { $name } geeft { $other } { $cards }.
}
event-challenged = { $who ->
    [you] Je betwist de kaart van { $other }.
    [with-you] { $name } betwist jouw kaart.
   *[other] { $name } betwist de kaart van { $other }.
}
event-accepted = { $who ->
    [you] Je gelooft { $other }.
    [with-you] { $name } gelooft je.
   *[other] { $name } gelooft { $other }.
}
event-bluffed = { $who ->
    [you] Je had gebluft!
   *[other] { $name } had gebluft!
}
event-honest = { $who ->
    [you] Je had niet gebluft.
   *[other] { $name } had niet gebluft.
}
event-false_call = { $who ->
    [you] Je riep op het verkeerde moment.
   *[other] { $name } roept op het verkeerde moment.
}
event-false_catch = { $who ->
    [you] Je betrapt { $other } ten onrechte.
    [with-you] { $name } betrapt je ten onrechte.
   *[other] { $name } betrapt { $other } ten onrechte.
}
event-out-place = { $who ->
    [you] Je bent uit!
   *[other] { $name } is uit.
}
event-lays-nothing = { $who ->
    [you] Je legt niets.
   *[other] { $name } legt niets.
}
event-expired = { $who ->
    [you] Je tijd is om.
   *[other] De tijd van { $name } is om.
}
event-fault = { $code ->
    [bot_not_started] Het programma { $name } kan niet worden gestart.
    [bot_died] Het programma { $name } is gestopt.
    [bot_late] Het programma { $name } antwoordde niet op tijd.
    [bot_refused] Het programma { $name } wilde niet spelen.
    [bot_illegal] Het programma { $name } koos iets wat niet mag.
    [bot_gone] Het programma { $name } is niet meer op deze server.
    [bot_busy] Er draaien te veel programma’s; { $name } kan nu niet spelen.
    [bot_out] Het programma { $name } ging drie keer in de fout en wordt in deze ronde niet meer gevraagd.
   *[other] Het programma { $name } gaf een antwoord dat niet te lezen is.
}
event-fault-turn = De tafel doet de beurt ervoor.
event-hinted = { $who ->
    [you] Je vraagt een tip.
   *[other] { $name } vraagt een tip.
}
event-called = { $who ->
    [you] Je roept ‘Laatste kaart!’
   *[other] { $name } roept ‘Laatste kaart!’
}
event-caught = { $who ->
    [you] { $other } betrapt je: je had niet geroepen.
    [with-you] Je betrapt { $name }: niet geroepen.
   *[other] { $other } betrapt { $name }: niet geroepen.
}
event-out = { $who ->
    [you] Je bent uit en wint de ronde!
   *[other] { $name } is uit en wint de ronde.
}
event-blocked-won = { $who ->
    [you] De ronde zit vast, en jij wint.
   *[other] De ronde zit vast, en { $name } wint.
}
event-blocked-shared = De ronde zit vast, en niemand wint alleen.
event-scored = Punten: { $list }.
event-reset = { $who ->
    [you] Je totaal gaat terug naar nul.
   *[other] Het totaal van { $name } gaat terug naar nul.
}
event-leaves = { $who ->
    [you] Je ligt uit de partij.
   *[other] { $name } ligt uit de partij.
}
event-match-won = { $who ->
    [you] Je wint de partij!
   *[other] { $name } wint de partij!
}
event-match-shared = De partij is gedeeld: { $names }.
event-turn = { $who ->
    [you] Jij bent aan de beurt.
   *[other] { $name } is aan de beurt.
}
event-joined = { $name } schuift aan.
event-left = { $name } verlaat de tafel.
event-online = { $name } is er weer.
event-offline = { $name } is even weg.
