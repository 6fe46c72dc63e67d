### De tekst voor de scheidsrechter van elke spelsoort: wat wanneer mag en wat het doet, op volgorde.
### $code is de handeling zoals een programma die schrijft.

ref-title-setup = Begin
ref-title-zones = Plaatsen
ref-title-actions = Handelingen
ref-title-turn = Als een beurt eindigt, in deze volgorde
ref-title-end = Het einde van de ronde
ref-title-values = Afgeleide waarden

ref-zone-stock = Stapel: één, gedeeld, voor iedereen verborgen; alleen het aantal kaarten is te zien. De eerste kaart wordt als volgende getrokken.
ref-zone-hand = Hand: iedere speler heeft een eigen hand, alleen zichtbaar voor hemzelf; iedereen ziet het aantal kaarten.
ref-zone-pile-top = Aflegstapel: één, gedeeld, open; iedereen ziet de bovenste kaart en het aantal kaarten.
ref-zone-pile-all = Aflegstapel: één, gedeeld, open; iedereen ziet alle kaarten.
ref-zone-marks = Op tafel, voor iedereen zichtbaar: { $marks }.
ref-mark-suit = de { rule-suit } die bij de bovenste kaart is genoemd
ref-mark-debt = de schuld
ref-mark-skip = of er een beurt overgeslagen moet worden
ref-mark-direction = de speelrichting
ref-mark-passes = hoe vaak er na elkaar is gepast
ref-mark-calls = wie geroepen heeft en wie te betrappen is

ref-lay = Een kaart leggen ({ $code }).
ref-name = Een { rule-suit } noemen ({ $code }).
ref-end = Niets meer leggen (end).
ref-draw = Trekken (draw).
ref-pass = Passen (pass).
ref-call = ‘Laatste kaart!’ roepen (call).
ref-catch = Een speler betrappen (catch:2); dat mag elke andere speler, op elk moment.
ref-needs = Het mag als, in deze volgorde bekeken:
ref-then = Daarna, in deze volgorde:
ref-cases = Het eerste geval dat opgaat, telt:

ref-if-turn = Je bent aan de beurt.
ref-if-no-suit = Er hoeft geen { rule-suit } meer genoemd te worden.
ref-if-held = De kaart zit in je hand.
ref-if-drawn = Heb je net een passende kaart getrokken, dan is het die kaart.
ref-if-no-debt = Er staat geen schuld open.
ref-if-answers = Staat er een schuld open, dan is de kaart een antwoord:
ref-if-skip = Moet je een beurt overslaan, dan heeft de kaart de waarde van de bovenste.
ref-if-no-skip = Je hoeft geen beurt over te slaan.
ref-if-last = Is het je enige kaart, dan is het geen van deze: { $cards }.
ref-if-fits = Anders heeft de kaart de { rule-suit } die geldt of de waarde van de bovenste kaart.
ref-if-fits-wild = Anders heeft de kaart de { rule-suit } die geldt of de waarde van de bovenste kaart, of is het een van deze: { $cards }.
ref-if-fits-but = Geen van deze past op een andere ervan: { $cards }.
ref-if-further = Voor een volgende kaart in dezelfde beurt geldt in plaats van de laatste voorwaarde:
ref-if-named = In deze beurt is een kaart gelegd waarmee je een { rule-suit } noemt: { $cards }.
ref-if-more = Er zijn in deze beurt kaarten gelegd, er zou nog een kunnen volgen en er hoeft geen { rule-suit } genoemd te worden.
ref-if-cards = Er is iets te trekken.
ref-if-fresh = In deze beurt is nog geen kaart gelegd, en er wacht geen getrokken kaart.
ref-if-unable = Je kunt niets leggen.
ref-if-upto = Je hebt in deze beurt minder dan { rule-cards } getrokken.
ref-if-limit = Je hebt minder dan { rule-cards }.
ref-if-exposed = Die speler heeft één kaart, heeft niet geroepen, en sindsdien heeft niemand iets gedaan.

ref-then-pile = De kaart komt boven op de aflegstapel. Een eerder genoemde { rule-suit } vervalt, en het tellen van het passen begint opnieuw.
ref-then-safe = Niemand is meer te betrappen.
ref-then-out = Is je hand leeg, dan heb je gewonnen en gebeurt er verder niets.
ref-then-more = Mag er nog een kaart uit je hand volgen, dan mag je die leggen.
ref-then-name = Moet er een { rule-suit } genoemd worden, dan noem je die.
ref-then-over = Anders eindigt de beurt.
ref-then-ends = De beurt eindigt.
ref-then-force = De { rule-suit } geldt tot de volgende kaart wordt gelegd.
ref-then-next = De volgende speler is aan de beurt.
ref-then-called = Je hebt geroepen en bent niet te betrappen.
ref-then-caught = Die speler trekt { rule-cards }. Verder verandert er niets.

ref-case-debt = Er staat een schuld open: je pakt die helemaal, en daarmee is ze weg.
ref-case-draw = Er staat geen schuld open, en:
ref-draw-one = Je trekt de eerste kaart van de stapel; het tellen van het passen begint opnieuw.
ref-after-over = De beurt is voorbij, en de volgende speler is aan de beurt.
ref-after-may-lay = Past er een kaart, dan mag je die leggen of passen; anders is de volgende speler aan de beurt.
ref-after-goes-on = Je gaat verder als aan het begin van een beurt.
ref-pass-keep = Er wacht een getrokken kaart die past: je houdt hem.
ref-pass-paid = Je hebt een schuld betaald en zou kunnen leggen: je doet het niet.
ref-pass-stand = Je moet een beurt overslaan: je doet dat, en het is voorbij.
ref-pass-unable = Je kunt niets leggen en er is niets te trekken: je past.
ref-pass-nothing = Er is niets te trekken: je past.
ref-pass-debt = Er staat een schuld open en er is niets te trekken: ze geldt als betaald.
ref-pass-enough = Er staat geen schuld open en je mag niet meer trekken: je past.
ref-call-before = Je bent aan de beurt, hebt twee kaarten, en een ervan mag gelegd worden.
ref-call-naming = Je hebt één kaart en moet nog een { rule-suit } noemen.
ref-call-after = Je bent te betrappen.

ref-turn-debt = Schuld.
ref-turn-direction = Richting.
ref-turn-exchange = Ruilen.
ref-turn-exposed = Heb je één kaart en niet geroepen, dan ben je vanaf nu te betrappen.
ref-turn-next = Wie er aan de beurt is.
ref-turn-on = Anders is het de volgende plaats in de speelrichting.
ref-turn-top = Aflegstapel.

ref-value-suit = De { rule-suit } die geldt: die bij de bovenste kaart is genoemd, en anders die van de bovenste kaart.
ref-value-suitless = Zijn ze er geen van beide, dan past elke kaart.
ref-value-rank = De waarde die past: die van de bovenste kaart.
ref-value-debt = De schuld: wat de speler aan de beurt moet pakken; aan het begin niets.
ref-value-next = De volgende speler: de volgende plaats in de speelrichting, aan het begin met de klok mee.
