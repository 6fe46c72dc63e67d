### De regels van elke spelsoort in woorden, tweede helft: ingrijpen, het einde, de roep, de partij, de tafel.
### Waarden als in ruletext.ftl; $count van rule-score zijn punten.

rule-part-interrupt = Ingrijpen
rule-part-end = Het einde
rule-part-match = De partij
rule-part-table = De tafel

## Ingrijpen

rule-jump = Wie een kaart heeft die gelijk is aan de bovenste, mag die er buiten zijn beurt tussen gooien, zolang de speler die aan de beurt is nog niets heeft gedaan{ $open ->
    [debt] {" "}en er geen schuld openstaat.
    [skip] {" "}en niemand hoeft over te slaan.
    [both] , er geen schuld openstaat en niemand hoeft over te slaan.
   *[none] .
}
rule-jump-short = Wie dezelfde kaart heeft, mag die ertussen gooien.
rule-jump-turn = De beurt is dan van hem, en het spel gaat vanaf daar verder.
rule-challenge = Is een van deze de eerste kaart van een beurt en niet op een schuld gelegd, dan mag de speler die de schuld krijgt hem betwisten voordat hij iets anders doet: { $cards }.
rule-challenge-short = Te betwisten: { $cards }.
rule-challenge-bluff = Het was bluf als er in dezelfde hand ook een kaart zat van de { rule-suit } die toen gold; kaarten die altijd passen, tellen niet mee.
rule-challenge-bluff-short = Bluf als de { rule-suit } die gold in dezelfde hand zat.
rule-challenge-lost = Was het bluf, dan trekt wie blufte de schuld, en de beurt van de ander gaat zonder schuld verder.
rule-challenge-lost-short = Wie blufte, trekt de schuld.
rule-challenge-won = Was het geen bluf, dan trekt wie betwistte de schuld en nog { rule-cards }.
rule-challenge-won-short = Anders trekt wie betwistte die en nog { rule-number }.
rule-challenge-free = Was het geen bluf, dan trekt wie betwistte de schuld.
rule-challenge-free-short = Anders trekt wie betwistte die.

## Het einde

rule-out = Wie als eerste de laatste kaart van zijn hand legt, wint de ronde op dat moment; wat die kaart doet, telt niet meer.
rule-out-short = Wie het eerst geen kaarten heeft, wint.
rule-out-places = Wie de laatste kaart van zijn hand legt, is uit, en de anderen spelen door tot er nog maar één over is. Wie het eerst uit is, wint de ronde.
rule-out-places-short = Speel door tot er één over is; wie het eerst geen kaarten heeft, wint.
rule-places-acts = Van wat een laatste kaart doet, geldt alleen nog: { $parts }.
rule-left-debt = de schuld
rule-left-skip = het overslaan
rule-left-direction = het omkeren
rule-places-silent = Wat een laatste kaart doet, telt niet meer.
rule-places-rest = Wat die speler zelf nog van een schuld zou moeten trekken, is voor de volgende speler.
rule-places-gone = Wie uit is, wordt verder overgeslagen en telt niet meer als speler.
rule-not-last = Nooit de laatste kaart van een hand: { $cards }. Wie niets anders kan leggen, trekt.
rule-not-last-short = Nooit als laatste kaart: { $cards }.
rule-only-last = De laatste kaart van een hand moet een van deze zijn: { $cards }. Wie alleen nog een andere heeft, trekt.
rule-only-last-short = Alleen deze als laatste kaart: { $cards }.
rule-cover = Hiermee gaat niemand uit: { $cards }. Wie er een als laatste kaart legt, trekt een kaart, en de beurt eindigt zoals altijd; alleen als er niets te trekken is, is die speler uit.
rule-cover-short = Als laatste kaart gelegd, trek er een bij: { $cards }.
rule-blocked-empty = De ronde zit vast zodra iemand past omdat er niets te trekken is{ $debt ->
    [yes] ; passen op een schuld telt niet.
   *[no] .
}
rule-blocked = De ronde zit vast als niemand meer kan trekken of leggen: er is zo vaak na elkaar gepast als er spelers zijn.
rule-blocked-more = De ronde zit vast als niemand meer kan trekken of leggen: er is één keer vaker na elkaar gepast dan er spelers zijn.
rule-blocked-full = Ze zit ook vast na zoveel keer passen achter elkaar als er spelers zijn{ $more ->
    [yes] {" "}en nog één keer.
   *[no] .
}
rule-blocked-cards = Wie de minste kaarten heeft, wint; hebben er meer even weinig, dan wordt de ronde gedeeld.
rule-blocked-cards-short = Kan niemand verder, dan wint wie de minste kaarten heeft.
rule-blocked-points = Wie de minste punten in de hand heeft, wint; hebben er meer even weinig, dan wordt de ronde gedeeld.
rule-blocked-points-short = Kan niemand verder, dan wint wie de minste punten heeft.
rule-points =
    { $of ->
        [colour-36] Cijfers tellen voor wat erop staat, trek-tweeën voor 20 en keuzekaarten voor 50.
        [colour-108] Cijfers tellen voor wat erop staat, overslaankaarten, keerkaarten en trek-tweeën voor 20, keuzekaarten en trek-vieren voor 50.
        [jokers] Azen tellen voor één, tienen, boeren, vrouwen en heren voor tien, jokers voor 20, en alle andere kaarten voor hun cijfer.
       *[french] Azen tellen voor één, tienen, boeren, vrouwen en heren voor tien, en alle andere kaarten voor hun cijfer.
    }
rule-points-own = Kaarten tellen zo: { $list }{ $rest ->
    [yes] {"; alle andere voor wat erop staat."}
   *[no] .
}
rule-blocked-nobody = Niemand wint de ronde.
rule-blocked-nobody-short = Kan niemand verder, dan wint niemand.
rule-blocked-first = Maar is er al iemand uit, dan heeft gewonnen wie het eerst uit was.

## De roep

rule-call-until = Wie na het leggen één kaart overhoudt, moet ‘Laatste kaart!’ roepen: eerder in die beurt, samen met de kaart of vlak erna.
rule-call-until-short = Roep ‘Laatste kaart!’ als je er één overhoudt.
rule-call-with = Wie na het leggen één kaart overhoudt, moet nog in die beurt ‘Laatste kaart!’ roepen: voor de kaart of samen ermee.
rule-call-with-short = Roep ‘Laatste kaart!’ terwijl je de op één na laatste legt.
rule-call-before = Wie één kaart gaat overhouden, moet ‘Laatste kaart!’ roepen voordat hij legt.
rule-call-before-short = Roep ‘Laatste kaart!’ voordat je er één overhoudt.
rule-call-lapses = Een roep vervalt als de hand weer groeit.
rule-caught =
    { $who ->
        [next] Wie het vergat, kan alleen worden betrapt door wie aan de beurt is, tot die iets doet, en trekt { rule-cards }.
       *[anybody] Wie het vergat, kan door iedereen worden betrapt tot de volgende speler iets doet, en trekt { rule-cards }.
    }
rule-caught-short =
    { $who ->
        [next] Alleen wie aan de beurt is, mag betrappen; wie betrapt wordt, trekt er { rule-number }.
       *[anybody] Wie betrapt wordt, trekt er { rule-number }.
    }
rule-caught-free =
    { $who ->
        [next] Wie het vergat, kan alleen worden betrapt door wie aan de beurt is, tot die iets doet, maar trekt daar niets voor.
       *[anybody] Wie het vergat, kan door iedereen worden betrapt tot de volgende speler iets doet, maar trekt daar niets voor.
    }
rule-caught-free-short =
    { $who ->
        [next] Alleen wie aan de beurt is, mag betrappen, en betrapt worden kost niets.
       *[anybody] Betrapt worden kost niets.
    }
rule-window = Betrappen kan zodra de kaart ligt, ook als de speler nog iets te noemen, te kiezen of te leggen heeft.
rule-grace = De eerste { $count } milliseconden weigert de tafel het betrappen.
rule-false-call = Wie roept terwijl er niets te roepen valt, trekt { rule-cards }.
rule-false-call-short = Onterecht roepen kost er { rule-number }.
rule-false-catch = Wie een speler wil betrappen die niet te betrappen is, trekt { rule-cards }.
rule-false-catch-short = Onterecht betrappen kost er { rule-number }.
rule-false-once = Dat kan ieder hoogstens één keer per beurt.

## De partij

rule-score =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
rule-score-genitive = { rule-score }
rule-match-wins = De winnaar van een ronde krijgt één punt.
rule-match-penalty = Na elke ronde krijgt iedereen de punten van de kaarten die hij nog in de hand heeft, als strafpunten.
rule-match-penalty-short = Kaarten in de hand zijn strafpunten.
rule-match-collects = De winnaar van een ronde krijgt de punten van de kaarten die de anderen nog hebben.
rule-match-collects-short = De winnaar krijgt de punten van de anderen.
rule-match-less = Was de ronde vastgelopen, dan gaan van elke hand de punten af die de winnaar zelf nog had.
rule-match-doubles = Gaat de eerste met een van deze uit, dan tellen de handen van de anderen dubbel: { $cards }.
rule-match-doubles-short = Als laatste kaart verdubbelen deze de punten van de anderen: { $cards }.
rule-match-last-card = Wie het eerst uitgaat, krijgt ook punten voor de laatste kaart: { $list }.
rule-match-last-card-short = Voor de laatste kaart: { $list }.
rule-match-shared = Een ronde die niemand alleen wint, levert niets op.
rule-match-first-target = Wie het eerst { rule-score } heeft, wint de partij.
rule-match-penalty-target = Zodra iemand { rule-score } heeft, is de partij uit, en het laagste totaal wint.
rule-match-penalty-target-short = Tot { rule-score }; het laagste totaal wint.
rule-match-elimination-target = Wie meer dan { rule-score } heeft, doet niet meer mee. Wie overblijft, wint de partij; blijft er niemand over, dan wint het laagste totaal van wie de laatste ronde speelde.
rule-match-elimination-target-short = Met meer dan { rule-score } lig je uit de partij.
rule-match-resets = Een totaal van precies { $count } wordt weer nul.
rule-match-ties = Gelijke totalen delen een plaats.
rule-match-endless = De partij duurt zoveel rondes als jullie willen.

## De tafel

rule-duration =
    { $unit ->
        [hours] { $count } uur
        [minutes] { $count ->
            [one] { $count } minuut
           *[other] { $count } minuten
        }
       *[seconds] { $count ->
            [one] { $count } seconde
           *[other] { $count } seconden
        }
    }
rule-clock = Een beurt mag hoogstens { rule-duration } duren.
rule-expiry-draw = Is de tijd om, dan gebeurt het eenvoudigste: trekken, ook een hele schuld, passen, de beurt beëindigen of de eerste keus nemen.
rule-expiry-draw-short = Daarna gebeurt het eenvoudigste.
rule-expiry-computer = Is de tijd om, dan speelt de computer de beurt.
rule-expiry-computer-short = Daarna speelt de computer.
rule-expiry-skip = Is de tijd om, dan wordt er gepast als dat mag; anders wordt er een kaart of de schuld getrokken.
rule-expiry-skip-short = Daarna wordt er gepast of getrokken.
rule-view-closed = De pagina markeert niet wat je mag leggen.
rule-view-marked = De pagina markeert de kaarten die je mag leggen.
rule-view-open = Speel je alleen tegen de computer, dan liggen alle handen en de stapel open.
