### De tekst voor de scheidsrechter van elke spelsoort: wat wanneer mag en wat het doet, op volgorde.
### $code is de handeling zoals een programma die schrijft.

ref-title-setup = Begin
ref-title-zones = Plaatsen
ref-title-actions = Handelingen
ref-title-turn = Als een beurt eindigt, in deze volgorde
ref-title-end = Het einde van de ronde
ref-title-match = De partij
ref-title-table = De tafel
ref-title-values = Afgeleide waarden

ref-zone-stock = Stapel: één, gedeeld, voor iedereen verborgen; alleen het aantal kaarten is te zien. De eerste kaart wordt als volgende getrokken.
ref-zone-hand = Hand: iedere speler heeft een eigen hand, alleen zichtbaar voor hemzelf; iedereen ziet het aantal kaarten.
ref-zone-pile-top = Aflegstapel: één, gedeeld, open; iedereen ziet de bovenste kaart en het aantal kaarten.
ref-zone-pile-all = Aflegstapel: één, gedeeld, open; iedereen ziet alle kaarten.
ref-zone-given = Kaarten die gekozen zijn om te geven: ze blijven in de hand tot iedereen gekozen heeft; welke het is, ziet alleen de eigenaar.
ref-zone-gift = Een gegeven kaart zien alleen de twee spelers.
ref-zone-bluff = Of de bovenste kaart bluf was: voor iedereen verborgen tot hij betwist wordt.
ref-zone-marks = Op tafel, voor iedereen zichtbaar: { $parts }.
ref-mark-suit = de { rule-suit } die bij de bovenste kaart is genoemd
ref-mark-rank = de waarde die bij de bovenste kaart is genoemd
ref-mark-debt = de schuld
ref-mark-skip = of er een beurt overgeslagen moet worden
ref-mark-direction = de speelrichting
ref-mark-passes = hoe vaak er na elkaar is gepast
ref-mark-draws = hoeveel kaarten er in deze beurt zijn getrokken
ref-mark-places = de volgorde waarin spelers uitgingen
ref-mark-scores = de punten van de partij
ref-mark-calls = wie geroepen heeft en wie te betrappen is

ref-lay = Een kaart leggen ({ $code }).
ref-name = Een { rule-suit } noemen ({ $code }).
ref-rank = Een waarde noemen ({ $code }).
ref-end = Niets meer leggen (end).
ref-with = Een speler kiezen om van hand te ruilen ({ $code }).
ref-give = Een kaart geven ({ $code }).
ref-draw = Trekken (draw).
ref-pass = Passen (pass).
ref-jump = Een kaart ertussen gooien, buiten de beurt ({ $code }).
ref-accept = Een kaart aannemen (accept).
ref-challenge = Een kaart betwisten (challenge).
ref-call = ‘Laatste kaart!’ roepen (call).
ref-catch-anybody = Een speler betrappen (catch:2); dat mag elke andere speler, op elk moment.
ref-catch-next = Een speler betrappen (catch:2); dat mag alleen wie aan de beurt is.
ref-needs = Het mag als, in deze volgorde bekeken:
ref-then = Daarna, in deze volgorde:
ref-otherwise = Anders, als dit geldt:
ref-cases = Het eerste geval dat opgaat, telt:

ref-if-turn = Je bent aan de beurt.
ref-if-unchallenged = Er hoeft geen kaart aangenomen of betwist te worden.
ref-if-chosen = Er hoeft geen speler of kaart gekozen te worden.
ref-if-no-rank = Er hoeft geen waarde meer genoemd te worden.
ref-if-no-suit = Er hoeft geen { rule-suit } meer genoemd te worden.
ref-if-held = De kaart zit in je hand.
ref-if-drawn = Heb je net een passende kaart getrokken, dan is het die kaart.
ref-if-no-debt = Er staat geen schuld open.
ref-if-answers = Staat er een schuld open, dan is de kaart een antwoord:
ref-if-skip = Moet je een beurt overslaan, dan heeft de kaart de waarde van de bovenste.
ref-if-no-skip = Je hoeft geen beurt over te slaan.
ref-if-last = Is het je enige kaart, dan is het geen van deze: { $cards }.
ref-if-only-last = Is het je enige kaart, dan is het een van deze: { $cards }.
ref-if-fits-rank = Is bij de bovenste kaart een waarde genoemd, dan heeft de kaart die waarde.
ref-if-fits-rank-wild = Is bij de bovenste kaart een waarde genoemd, dan heeft de kaart die waarde of is het een van deze: { $cards }.
ref-if-fits = { $start ->
    [otherwise] Anders heeft de kaart
   *[plain] De kaart heeft
} de { rule-suit } die geldt of de waarde van de bovenste kaart.
ref-if-fits-wild = { $start ->
    [otherwise] Anders heeft de kaart
   *[plain] De kaart heeft
} de { rule-suit } die geldt of de waarde van de bovenste kaart, of is het een van deze: { $cards }.
ref-if-fits-but = Geen van deze past op een andere ervan: { $cards }.
ref-if-further = Voor een volgende kaart in dezelfde beurt bepaalt in plaats daarvan dit wat past:
ref-if-named = In deze beurt is een kaart gelegd waarmee je een { rule-suit } noemt: { $cards }.
ref-if-rank-named = In deze beurt is een kaart gelegd waarmee je een waarde noemt: { $cards }.
ref-if-rank = Er zijn kaarten van die waarde met een { rule-suit }.
ref-if-exchange = In deze beurt is een kaart gelegd die handen ruilt, en er is niets meer te leggen of te noemen: { $cards }.
ref-if-partner = Het is een andere speler, die nog meedoet.
ref-if-give = In deze beurt is een kaart gelegd die laat geven, en er is niets meer te leggen of te noemen: { $cards }.
ref-if-other-turn = Een andere speler is aan de beurt en heeft daarin nog niet gelegd of getrokken.
ref-if-equal = De kaart is gelijk aan de bovenste en zit in je hand.
ref-if-on-turn = Je zou hem mogen leggen als je aan de beurt was.
ref-if-challenged = Je hebt de schuld van een kaart die als eerste van de beurt en niet op een schuld is gelegd, en hebt nog niets gedaan: { $cards }.
ref-if-accused-plays = Wie die kaart legde, is niet uit.
ref-if-uncalled = Je hebt niet geroepen.
ref-if-first-false = Je doet nog mee en hebt in deze beurt nog niet onterecht geroepen.
ref-if-first-catch = Beide spelers doen nog mee, en je hebt in deze beurt nog niet onterecht betrapt.
ref-if-exposed-turn = Die speler heeft één kaart, heeft niet geroepen, de beurt waarin dat gebeurde is voorbij, en sindsdien heeft niemand gelegd, getrokken of gepast.
ref-if-exposed-lay = Die speler heeft na het leggen één kaart, heeft niet geroepen, en sindsdien heeft niemand gelegd, getrokken of gepast.
ref-if-nothing-laid = In deze beurt is geen kaart gelegd.
ref-if-unpaid = Je hebt in deze beurt geen schuld betaald.
ref-if-more = Er zijn in deze beurt kaarten gelegd, en er zou nog een kunnen volgen.
ref-if-cards = Er is iets te trekken.
ref-if-fresh = In deze beurt is nog geen kaart gelegd, en er wacht geen getrokken kaart.
ref-if-unable = Je kunt niets leggen.
ref-if-upto = Je hebt in deze beurt minder dan { rule-cards } getrokken.
ref-if-limit = Je hebt minder dan { rule-cards }.

ref-then-pile = De kaart komt boven op de aflegstapel. { $named ->
    [yes] Wat eerder is genoemd, vervalt, en het tellen
   *[no] Het tellen
} van het passen begint opnieuw.
ref-then-safe = Niemand is meer te betrappen.
ref-then-out = Is je hand leeg, dan heb je gewonnen en gebeurt er verder niets.
ref-then-out-places = Is je hand leeg, dan ben je uit en eindigt de beurt; is er nog maar één speler over, dan is de ronde voorbij.
ref-then-cover = Is je hand leeg en is de kaart een van deze, dan trek je een kaart, die je in deze beurt niet mag leggen: { $cards }.
ref-then-more = Mag er nog een kaart uit je hand volgen, dan mag je die leggen.
ref-then-name = Moet er een { rule-suit } genoemd worden, dan noem je die.
ref-then-name-rank = Moet er een waarde genoemd worden, dan noem je die.
ref-then-choose = Moet er een speler of een kaart gekozen worden, dan kies je.
ref-then-exposed = Heb je één kaart, heb je niet geroepen en gaat de beurt verder, dan ben je vanaf nu te betrappen.
ref-then-over = Anders eindigt de beurt.
ref-then-ends = De beurt eindigt.
ref-then-force = De { rule-suit } geldt tot de volgende kaart wordt gelegd.
ref-then-rank = Tot de volgende kaart wordt gelegd, passen alleen kaarten van die waarde en kaarten die altijd passen.
ref-then-exchange = Aan het eind van de beurt, na schuld en richting, ruil je van hand met die speler.
ref-with-two = Spelen er nog maar twee, dan ruil je zonder te kiezen met de ander.
ref-give-one = De kaart gaat naar de volgende speler in de speelrichting.
ref-give-aside = De kaart is gekozen; hij blijft in je hand tot iedereen gekozen heeft.
ref-give-next = De volgende speler in de speelrichting kiest een kaart, tot iedereen gekozen heeft.
ref-give-all = Heeft iedereen gekozen, dan gaat elke kaart naar de volgende speler in de speelrichting en eindigt de beurt.
ref-then-jumped = De beurt is van jou.
ref-then-lapsed = Een roep van wie aan de beurt was, vervalt, tenzij die één kaart heeft.
ref-then-laid = Je legt de kaart, en het gaat verder als na het leggen.
ref-after-accepting = Je gaat verder als aan het begin van een beurt, met de schuld open.
ref-honest-over = Wie zo de schuld heeft getrokken, is klaar: de volgende speler is aan de beurt.
ref-honest-may-lay = Wie zo de schuld heeft getrokken, mag een passende kaart leggen of passen; past er geen, dan is de volgende speler aan de beurt.
ref-honest-goes-on = Wie zo de schuld heeft getrokken, gaat verder als aan het begin van een beurt.
ref-then-next = De volgende speler is aan de beurt.
ref-then-called = Je hebt geroepen en bent niet te betrappen.
ref-then-caught = Die speler trekt { rule-cards }. Verder verandert er niets.
ref-then-caught-free = Die speler is daarvoor niet nog eens te betrappen. Verder verandert er niets.
ref-then-fined = Je trekt { rule-cards }. Verder verandert er niets.

ref-case-debt = Er staat een schuld open: je trekt die helemaal, en daarmee is ze weg.
ref-case-draw = Er staat geen schuld open, en:
ref-draw-one = Je trekt de eerste kaart van de stapel; het tellen van het passen begint opnieuw.
ref-after-over = De beurt is voorbij, en de volgende speler is aan de beurt.
ref-after-may-lay = Past er een kaart, dan mag je die leggen of passen; anders is de volgende speler aan de beurt.
ref-after-goes-on = Je gaat verder als aan het begin van een beurt.
ref-pass-keep = Er wacht een getrokken kaart die past: je houdt hem.
ref-pass-paid = Je hebt een schuld betaald en zou kunnen leggen: je doet het niet.
ref-pass-stand = Je moet een beurt overslaan: je doet dat, en het is voorbij.
ref-pass-unable = Je kunt niets leggen en er is niets te trekken: je past.
ref-pass-able = Er is niets te trekken: je past.
ref-pass-enough-able = Er staat geen schuld open en je mag niet meer trekken: je past.
ref-pass-enough-unable = Er staat geen schuld open, je kunt niets leggen en mag niet meer trekken: je past.
ref-pass-counted = De pas telt mee voor een vastgelopen ronde als { $open ->
    [debt] er geen schuld openstond,{" "}
    [skip] je niet hoefde over te slaan,{" "}
    [both] er geen schuld openstond, je niet hoefde over te slaan,{" "}
   *[none] {""}
}er in deze beurt niets is getrokken en er niets te trekken was{ $limit ->
    [yes] {" "}of je hand aan de grens zat.
   *[no] .
}
ref-pass-counted-after = Waar hierboven staat dat je past, telt dat mee voor een vastgelopen ronde, ook na het trekken, als er niets te trekken was{ $limit ->
    [yes] {" "}of je hand aan de grens zat.
   *[no] .
}
ref-pass-debt = Er staat een schuld open en er is niets te trekken: ze geldt als betaald.
ref-call-before = Je bent aan de beurt, hebt twee kaarten, en een ervan mag gelegd worden.
ref-call-jump = Je hebt twee kaarten, en een ervan mag je ertussen gooien.
ref-call-giving = Je hebt twee kaarten en moet er een weggeven.
ref-call-naming = Je hebt één kaart en moet nog iets noemen of kiezen.
ref-call-after = Je bent te betrappen.

ref-turn-debt = Schuld.
ref-turn-give = Geven.
ref-turn-direction = Richting.
ref-turn-exchange = Ruilen.
ref-turn-rotate = Doorschuiven.
ref-turn-exposed = Heb je één kaart en niet geroepen, dan ben je vanaf nu te betrappen.
ref-turn-next = Wie er aan de beurt is.
ref-turn-on = Anders is het de volgende plaats in de speelrichting.
ref-turn-top = Aflegstapel.

ref-value-suit = { $named ->
    [yes] De { rule-suit } die geldt: die bij de bovenste kaart is genoemd, en anders die van de bovenste kaart.
   *[no] De { rule-suit } die geldt: die van de bovenste kaart.
}
ref-value-suitless = Is er geen, dan past elke kaart.
ref-value-rank = De waarde die past: die van de bovenste kaart.
ref-value-named-rank = De waarde die past: die bij de bovenste kaart is genoemd, en anders die van de bovenste kaart.
ref-value-debt = De schuld: wat de speler aan de beurt moet trekken; aan het begin niets.
ref-value-next = De volgende speler: de volgende plaats in de speelrichting, aan het begin met de klok mee{ $places ->
    [yes] ; wie uit is, wordt overgeslagen.
   *[no] .
}
