# De woorden van de pagina. { $cards } en { $name } komen kant-en-klaar binnen.

## Overal

app-name = Switch
app-close = Sluiten
app-home = Begin
app-rules = Regels
app-settings = Instellingen
app-log = Wat er gebeurde

## Begin

home-title = Een vlug potje kaarten
home-lead = Wie het eerst al zijn kaarten kwijt is, wint. Tegen de computer of met vrienden, in de browser, zonder account.
home-game = Welk spel?
home-players = { $least }–{ $most } spelers
home-players-exactly = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
home-more = Meer uit de familie
home-own = Je eigen regels
home-own-line = Verander wat je wilt en speel het.
home-house = Huisregels
home-linked = Uit de link die je volgde.
home-edit = Deze regels wijzigen
home-seats = Met hoeveel aan tafel?
home-seat-count = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
home-rivals = Wie zit er bij je?
home-rival = Plaats { $seat }
home-computer = Computer
home-level-beginner = Beginner
home-level-easy = Makkelijk
home-level-normal = Gewoon
home-level-sharp = Scherp
home-level-expert = Expert
home-program = Programma { $name }
home-open = Een vriend
home-open-hint = Je krijgt een link om te delen zodra de tafel open is.
home-name = Je naam
home-name-default = Speler
home-beginner = Om te leren: alle kaarten open
home-beginner-hint = Alleen met de computer: je ziet alle handen, de stapel en de aflegstapel.
home-options = Meer instellingen
home-marked = Kaarten die passen aanwijzen
home-clock = Tijd voor een beurt
home-clock-off = Geen limiet
home-clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
home-clock-hours = { $count ->
    [one] { $count } uur
   *[other] { $count } uur
}
home-expiry = Als de tijd om is
home-expiry-draw = wordt er getrokken of gepast
home-expiry-bot = speelt de computer de beurt
home-expiry-skip-turn = wordt de beurt overgeslagen
home-play = Spelen
home-open-table = Tafel openen
home-have-code = Heb je een tafelcode?
home-code = Tafelcode
home-go = Naar tafel

## Aanschuiven en wachten

join-title = Schuif aan
join-lead = Je bent uitgenodigd aan tafel { $code }.
join-sit = Gaan zitten
join-watch = Alleen kijken
join-no-invite = Je hebt in deze browser geen plaats aan tafel { $code }. Vraag de gastheer om de link, of kijk mee.
lobby-title = De tafel staat klaar
lobby-lead = Stuur deze link naar wie meespeelt:
lobby-copy = Link kopiëren
link-local = Deze link werkt alleen op deze computer.
link-reach = Start voor anderen:
lobby-copied = Gekopieerd
lobby-share = Delen
lobby-free = vrije plaats
lobby-bot = computer
lobby-you = jij
lobby-host = gastheer
lobby-start = Beginnen
lobby-start-hint = Vrije plaatsen vallen weg als je begint.
lobby-wait = { $name } begint zo.

## Plaatsen

seat-you = Jij
seat-turn = aan de beurt
seat-away = weg
seat-stand-in = weg, de computer speelt
seat-called = Laatste kaart!
seat-silent = 1 kaart – niets gezegd
seat-place = plaats { $place }
seat-absent = doet niet mee
seat-points = ptn
seat-wins = { $count ->
    [one] { $count } ronde gewonnen
   *[other] { $count } rondes gewonnen
}
seat-label = { $name }, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, { $wins ->
    [one] { $wins } ronde gewonnen
   *[other] { $wins } rondes gewonnen
}
seat-label-total = { $name }, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}, { $total } in de partij
seat-hand-open = Hand van { $name }
seat-spectator = Je kijkt mee.

## Het midden van de tafel

centre-label = Stapel en aflegstapel
centre-stock = { $count ->
    [0] Stapel: leeg
    [one] Stapel: { $count } kaart
   *[other] Stapel: { $count } kaarten
}
centre-pile = { $count ->
    [one] Aflegstapel: { $count } kaart
   *[other] Aflegstapel: { $count } kaarten
}
centre-top = Bovenop: { $card }
centre-suit = Geldig: { $suit }
centre-rank = Alleen { rank-plural }
centre-direction = { $direction ->
    [clockwise] Er wordt met de klok mee gespeeld
   *[other] Er wordt tegen de klok in gespeeld
}
centre-debt = { $count ->
    [one] Schuld: { $count } kaart
   *[other] Schuld: { $count } kaarten
}
centre-eight = Beurt overslaan dreigt: blijf staan of leg { a-rank-accusative }
centre-see-open = Beide stapels bekijken
centre-see-pile = Aflegstapel bekijken
centre-next-first = De volgende kaart staat vooraan.
centre-top-first = De bovenste kaart staat vooraan.

## Wat je kunt doen

act-lay = Leg { $cards }
act-draw = Trekken
act-take = Pak er { $count }
act-stand = Blijf staan
act-keep = Houd { $cards }
act-pass = Passen
act-done = Klaar
act-choose = Kies een kaart
act-wait = { $name } is aan de beurt
act-back = Neem terug
act-call = Laatste kaart!
act-catch = Betrap { $name }
act-accept = Aannemen
act-challenge = Betwisten
act-jump = Gooi { $cards } ertussen
act-with = Ruil met { $name }
act-choose-player = Kies een speler
act-catch-whom = Wie betrap je?
act-next = Volgende ronde
act-next-match = Nieuwe partij

hint-turn = Jouw beurt.
hint-choose = Jouw beurt: kies een kaart.
hint-choose-or-draw = Jouw beurt: kies een kaart, of trek er een.
hint-drew-choose = { $most ->
    [0] { $count } getrokken: kies een kaart.
   *[other] { $count } van { $most } getrokken: kies een kaart.
}
hint-drew-more = { $most ->
    [0] { $count } getrokken: er past niets, trek er nog een.
   *[other] { $count } van { $most } getrokken: er past niets, trek er nog een.
}
hint-drew-pass = { $most ->
    [0] { $count } getrokken: er past niets, pas.
   *[other] { $count } van { $most } getrokken: er past niets, pas.
}
hint-nothing = Jouw beurt: er past niets, trek een kaart.
hint-pass = Jouw beurt: er valt niets te trekken, pas.
hint-debt = { $count ->
    [one] Pak één kaart.
   *[other] Pak { $count } kaarten.
}
hint-debt-answer = { $count ->
    [one] Pak één kaart, of antwoord.
   *[other] Pak { $count } kaarten, of antwoord.
}
hint-eight = Voor je ligt { a-rank }: je blijft deze beurt staan.
hint-eight-answer = Voor je ligt { a-rank }: blijf staan of leg er ook een.
hint-drawn = Je trok { $cards }. Leg of houd hem.
hint-drawn-must = Je trok { $cards }. Die moet je leggen.
hint-paid = Getrokken. Leg nu een kaart die past, of pas.
hint-challenge = Neem aan en trek er { $count }, of betwist de kaart: dan trek je er { $more } als het geen bluf was.
hint-exchange = Kies een speler om van hand mee te ruilen.
hint-give = Kies een kaart om weg te geven.
hint-rank = Noem een waarde.
hint-jump = Je hebt dezelfde kaart: gooi hem er snel tussen als je wilt.
hint-out = Je bent uit, plaats { $place }. De anderen spelen door.
hint-marks = { $count ->
    [one] Kies nu de gemerkte kaart om hem te leggen.
   *[other] Kies nu een gemerkte kaart: ze gaan in deze volgorde.
}
hint-marked = { $pointer ->
    [touch] Tik de volgende kaart aan, of een gemerkte om te leggen.
   *[mouse] Klik de volgende kaart aan, of een gemerkte om te leggen.
}
hint-several = { $pointer ->
    [touch] Jouw beurt. Houd een kaart vast om er meer te leggen.
   *[mouse] Jouw beurt. Rechtsklik (of M) merkt kaarten om samen te leggen.
}
hint-several-debt = { $pointer ->
    [touch] Pak er { $count } of antwoord; houd een kaart vast om er meer te leggen.
   *[mouse] Pak er { $count } of antwoord; rechtsklik (of M) merkt er meer.
}
hint-along = { $pointer ->
    [touch] Deze gaat alleen mee met een kaart die past: houd hem vast om beide te merken.
   *[mouse] Deze gaat alleen mee met een kaart die past: rechtsklik om beide te merken.
}
hint-dump = { $pointer ->
    [touch] Tik meer { $suit } aan in volgorde; houd vast om er een terug te houden.
   *[mouse] Klik meer { $suit } aan in volgorde; rechtsklik om er een terug te houden.
}
hint-two-left = Roep ‘Laatste kaart!’ als je nu legt.
hint-exposed = Je hebt één kaart en hebt niet geroepen!
hint-other = { $name } denkt na …
hint-away = { $name } is even weg.

## De hand

hand-label = { $count ->
    [one] Je hand, { $count } kaart
   *[other] Je hand, { $count } kaarten
}
hand-card-playable = { $card }, speelbaar, { $place } van { $count }
hand-card-plain = { $card }, { $place } van { $count }
hand-card-marked = { $card }, gemerkt als nummer { $order }, { $place } van { $count }
hand-card-kept = { $card }, teruggehouden, { $place } van { $count }
hand-card-along = { $card }, kan mee, { $place } van { $count }
hand-card-raised = { $card }, mag volgen, { $place } van { $count }
hand-card-jump = { $card }, mag ertussen, { $place } van { $count }

## Een kleur noemen

suit-title = Welke kleur?
suit-title-colour = Welke kleur?
suit-hand = Je houdt nog:
suit-choice = { $suit }, { $count } in je hand
suit-cancel = Neem { $cards } terug
rank-title = Welke waarde?

## Het einde van een ronde

over-you = Je wint de ronde!
over-other = { $name } wint de ronde
over-shared = De ronde is gedeeld
over-blocked = Niemand kon verder: de ronde zit vast.
over-show = Uitslag
over-player = Speler
over-cards = Kaarten over
over-wins = Gewonnen
over-match-you = Je wint de partij!
over-match-other = { $name } wint de partij
over-match-shared = De partij is gedeeld: { $names }
over-target = { $what ->
    [rounds] De partij gaat tot { $count } gewonnen rondes.
    [elimination] Punten zijn slecht: boven { $count } lig je uit de partij.
    [penalty] Punten zijn slecht: de partij eindigt bij { $count }, de minste winnen.
   *[points] De partij gaat tot { $count } punten.
}
over-gain = Deze ronde
over-total = Totaal
over-left = uit de partij
over-round = Ronde { $round }
over-ready = Klaar – wachten op { $names }
over-leave = Tafel verlaten
over-fair = Eerlijk gedeeld
over-fair-lead = De vingerafdruk stond er vóór de ronde, het geheime getal staat er nu bij. Met beide kan iedereen nagaan dat er niet aan de kaarten is gedraaid.
over-commit = Vingerafdruk
over-next-commit = Vingerafdruk van de volgende ronde
over-seed = Geheim getal
over-check = Verslag van deze ronde
over-check-how = Bewaar het verslag en voer uit: switch verify BESTAND

## Het verloop

log-empty = Er is nog niets gebeurd.
log-show = Laat zien wat er allemaal gebeurde
log-state = { $turn } { $suit } { $direction } { $stock }
log-counts = { $name }: { $count }
clock-left = { $count ->
    [one] Nog { $count } seconde.
   *[other] Nog { $count } seconden.
}

## De regels in het kort

rules-title = Regels van { $game }
rules-differ = Zoals { $game }, maar:
rules-before = in plaats van: { $before }
rules-all = Alle regels
rules-seen = Spelen maar
rules-short = In het kort
rules-long = Volledig
rules-share = Link kopiëren
rules-wait = Een ogenblik …
rules-how = Aan deze tafel
rules-how-set = Houd kaarten van één waarde vast of klik ze rechts aan, in de volgorde die je wilt; tik dan op een ervan om ze samen te leggen.
rules-how-seven = Na een zeven komt haar kleur omhoog: tik de kaarten aan in volgorde; vasthouden of rechtsklikken houdt er een terug.
rules-how-call = Tik dubbel op je eigen score om te roepen, op die van een ander om te betrappen, of gebruik de knoppen.
rules-how-stock = Tik op de stapel om te trekken.

## Instellingen

set-language = Taal
set-suits = Kleuren op de kaarten
set-suits-four = Vier
set-suits-two = Twee
set-hold = Vasthouden om te merken
set-hold-value = { $ms } ms
set-left = Linkshandig: knoppen en verloop wisselen van kant
set-letters = Lettertoetsen
set-keys = Toetsen
set-leave = Deze tafel verlaten
set-leave-hint = Een computerspeler neemt je plaats over.

key-arrows = een kaart kiezen
key-enter = de kaart leggen, of alle gemerkte
key-mark = een kaart merken of terughouden
key-main = doen wat de grote knop zegt
key-draw = trekken, pakken, blijven staan, houden of passen
key-call = ‘Laatste kaart!’ roepen
key-catch = betrappen
key-jump = dezelfde kaart ertussen gooien
key-back = terugnemen
key-turn = zeggen wie aan de beurt is en wat er bovenop ligt
key-counts = zeggen hoeveel kaarten iedereen heeft
key-log = naar het verloop
key-hand = naar de hand
key-name-enter = Enter
key-name-esc = Esc

## Verbinding en fouten

net-connecting = Verbinden …
net-lost = Verbinding weg. We proberen het opnieuw …
net-retry = Probeer nu
net-taken = Deze plaats is in een ander venster geopend. Daar gaat het verder.
net-take-back = Hier spelen
net-closed = Deze tafel is gesloten.
net-new = Nieuwe tafel

err-unreachable = De server antwoordt niet. Draait hij?
err-unknown = Dat lukte niet: { $message }
