### De regels in het kort: rules-<spelsoort>-1, -2 … tot er geen meer is.

rules-classic-1 = Twee tot vier spelers, elk zeven kaarten. Wie als eerste zijn laatste kaart legt, wint de ronde.
rules-classic-2 = Leg een kaart met de kleur die geldt of met de waarde van de bovenste kaart. Past er niets, trek dan één kaart; daarmee eindigt je beurt.
rules-classic-3 = Kaarten van één waarde mogen samen op tafel, in de volgorde die je wilt: de eerste moet passen, de laatste ligt boven.
rules-classic-4 = Twee: de volgende speler moet twee kaarten meer pakken, tenzij hij ook tweeën legt. Dan schuift alles door.
rules-classic-5 = Zeven: kaarten van die kleur mogen in dezelfde beurt volgen. Ze hebben geen gevolg.
rules-classic-6 = Acht: de volgende speler slaat een beurt over.
rules-classic-7 = Tien: de speelrichting keert om.
rules-classic-8 = Zwarte boer: de volgende speler moet vijf kaarten pakken, tenzij hij met boeren antwoordt.
rules-classic-9 = Rode boer: tegen zwarte boeren streept elke rode vijf kaarten weg. Anders is hij een gewone kaart.
rules-classic-10 = Aas: past op alles behalve op een open schuld, en jij noemt de kleur.
rules-classic-11 = Zwarte vrouw: je ruilt van hand met de speler links van je.
rules-duel-1 = Twee spelers, elk zeven kaarten; vier kleuren met de cijfers 1 tot 7 en trek-tweeën, en vier keuzekaarten.
rules-duel-2 = Leg één kaart met de kleur die geldt of met de waarde van de bovenste kaart. Je mag ook altijd één kaart trekken; daarmee eindigt je beurt.
rules-duel-3 = Trek-twee: de ander trekt twee kaarten en verliest de beurt; een antwoord bestaat niet. Met een lege stapel kan hij niet worden gelegd.
rules-duel-4 = Keuzekaart: past op alles, en jij noemt de kleur.
rules-duel-5 = Voordat een schuld wordt betaald, worden de aflegstapel zonder de bovenste kaart en de hele stapel door elkaar geschud.
rules-duel-6 = Alle kaarten van de aflegstapel liggen open. Wie als eerste zijn laatste kaart legt, wint de ronde.
rules-last-card-1 = Twee tot vier spelers, elk zeven kaarten. Wie als eerste zijn laatste kaart legt, wint de ronde.
rules-last-card-2 = Leg één kaart met de kleur die geldt of met de waarde van de bovenste kaart. Past er niets, trek dan één kaart; past die, dan mag je hem leggen of houden.
rules-last-card-3 = Twee: de volgende speler trekt twee kaarten, tenzij hij ook een twee legt: dan worden het er vier, zes, acht.
rules-last-card-4 = Aas: past op elke kaart, en de volgende speler trekt er vier, tenzij hij ook een aas legt: dan worden het er acht, twaalf, zestien.
rules-last-card-5 = Boer: past op elke kaart, en jij noemt de kleur. Tegen een twee, een aas of een acht helpt hij niet.
rules-last-card-6 = Acht: de volgende speler legt ook een acht of blijft één beurt staan.
rules-last-card-7 = Roep ‘Laatste kaart!’ als je nog één kaart overhoudt, vlak ervoor of vlak erna. De roep vervalt als je hand groeit.
rules-last-card-8 = Wie vergat te roepen, kan worden betrapt tot de volgende speler iets heeft gedaan, en trekt twee kaarten.
