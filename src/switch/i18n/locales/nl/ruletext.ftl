### De regels van elke spelsoort in woorden, samengesteld door ruletext.py. Een bericht met -short
### is hetzelfde voor een kaartje op tafel. $pack is french of colour, $rank en $suit zijn letters
### van een kaartcode, $cards zijn kaarten in woorden, $list kaarten met getallen, $parts
### andere berichten aaneen. Een zin over een kaart volgt op haar naam.

rule-part-setup = Begin
rule-part-turn = Een beurt
rule-part-cards = De kaarten
rule-part-debts = Schulden
rule-part-draw = Trekken
rule-part-call = De roep

## Begin

rule-deal = { $players } spelers. Ieder krijgt { rule-cards }.
rule-deal-short = { $players } spelers, ieder { rule-cards }.
rule-deal-two = Met twee spelers krijgt ieder { rule-cards }.
rule-deal-two-short = Met twee spelers ieder { rule-cards }.
rule-deal-many = { $only ->
    [yes] Met vijf spelers krijgt ieder { rule-cards }.
   *[no] Met vijf of meer spelers krijgt ieder { rule-cards }.
}
rule-deal-many-short = { $only ->
    [yes] Met vijf spelers ieder { rule-cards }.
   *[no] Met vijf of meer spelers ieder { rule-cards }.
}
rule-pack-french-24 = Een spel van 24 kaarten: negen tot en met aas in vier kleuren.
rule-pack-french-32 = Een spel van 32 kaarten: zeven tot en met aas in vier kleuren.
rule-pack-french-36 = Een spel van 36 kaarten: zes tot en met aas in vier kleuren.
rule-pack-french-52 = Een spel van 52 kaarten: aas tot en met heer in vier kleuren.
rule-pack-colour-36 = 36 kaarten: in vier kleuren de cijfers 1 tot en met 7 en een trek-twee, en nog vier keuzekaarten.
rule-pack-colour-108 = 108 kaarten. Elk van de vier kleuren heeft één nul en twee keer de cijfers 1 tot en met 9, de overslaankaart, de keerkaart en de trek-twee. Er zijn vier keuzekaarten en vier trek-vieren.
rule-pack-short = { $size } kaarten.
rule-jokers =
    { $count ->
        [one] Bij elk spel komt één joker.
       *[other] Bij elk spel komen { rule-number } jokers.
    }
rule-jokers-short =
    { $count ->
        [one] Eén joker.
       *[other] { $count } jokers.
    }
rule-packs-two = Twee spellen worden door elkaar geschud.
rule-packs-from = Met { rule-number } of meer spelers worden er twee spellen door elkaar geschud.
rule-packs-from-short = Met { rule-number } of meer spelers twee spellen.
rule-packs-by-players = Zodra de handen samen meer dan de helft van een spel zouden kosten, worden er twee door elkaar geschud.
rule-packs-by-players-short = Bij veel spelers twee spellen.
rule-starter-plain = Eén kaart wordt omgedraaid als begin van de aflegstapel. Doet die kaart iets, dan gaat die onder de stapel en komt de volgende.
rule-starter-plain-short = Draai een kaart om; een die iets doet, gaat onder de stapel.
rule-starter-effect = Eén kaart wordt omgedraaid als begin van de aflegstapel en werkt alsof de deler die net gelegd heeft: { $parts }.
rule-starter-effect-short = De omgedraaide kaart treft de eerste speler.
rule-starter-any = Eén kaart wordt omgedraaid als begin van de aflegstapel. Wat het ook is, die kaart doet niets.
rule-starter-any-short = De omgedraaide kaart doet niets.
rule-starter-quiet = Eén kaart wordt omgedraaid als begin van de aflegstapel. Die kaart doet niets.
rule-starter-quiet-short = De omgedraaide kaart doet niets.
rule-starter-suitless = Heeft die geen { rule-suit }, dan gaat die onder de stapel en komt de volgende.
rule-starter-buried = Nooit de eerste kaart: { $cards }. Zo’n kaart gaat onder de stapel, en de volgende komt.
rule-start-debt = een schuld is voor de eerste speler
rule-start-skip = bij overslaan mist de eerste speler zijn beurt
rule-start-open = overslaan geldt voor de eerste speler, tenzij hij antwoordt
rule-start-reverse = bij omkeren begint de speler rechts van de deler
rule-starter-card = De aflegstapel begint met één extra kaart: { $card }.
rule-starter-card-short = De aflegstapel begint met: { $card }.
rule-begins = De speler links van de deler begint, en het spel gaat met de klok mee.
rule-deal-moves = Na elke ronde deelt de speler links van de deler.
rule-begins-first = In de eerste ronde begint de speler links van de deler; het spel gaat met de klok mee.
rule-first-random = Wie elke volgende ronde begint, beslist het lot.
rule-first-random-short = Daarna beslist het lot wie begint.
rule-first-winner = Elke volgende ronde begint de winnaar van de vorige; heeft niemand die alleen gewonnen, dan begint de speler links van de nieuwe deler.
rule-first-winner-short = De winnaar begint de volgende ronde.
rule-first-loser = Elke volgende ronde begint wie de meeste punten in de hand overhield; zijn dat er meer, dan de eerste van hen met de klok mee na de deler; heeft niemand alleen gewonnen, dan de speler links van de nieuwe deler.
rule-first-loser-short = Wie de meeste punten overhield, begint de volgende ronde.
rule-pile-top = Je ziet je eigen hand en de bovenste kaart van de aflegstapel; van de andere handen en de stapel alleen hoeveel kaarten het zijn.
rule-pile-all = Je ziet je eigen hand en alle kaarten van de aflegstapel; van de andere handen en de stapel alleen hoeveel kaarten het zijn.
rule-pile-all-short = De hele aflegstapel ligt open.

## Een beurt

rule-fit = Leg een kaart van de { rule-suit } die geldt of met de waarde van de bovenste kaart.
rule-in-force = De { rule-suit } die geldt is die van de bovenste kaart, tenzij daarbij een andere is genoemd.
rule-rank-in-force = Is bij de bovenste kaart een waarde genoemd, dan passen alleen kaarten van die waarde{ $wild ->
    [yes] {" "}en kaarten die altijd passen.
   *[no] .
}
rule-sets-one = Per beurt wordt maar één kaart gelegd.
rule-sets-one-short = Eén kaart per beurt.
rule-sets-rank = Je mag zoveel kaarten van één waarde samen leggen als je wilt, in elke volgorde: de eerste moet passen, de laatste ligt daarna boven.
rule-sets-rank-short = Kaarten van één waarde mogen samen: de eerste past, de laatste ligt boven.
rule-sets-run = In dezelfde beurt mogen meer kaarten volgen, als elke kaart de { rule-suit } van de vorige heeft en er in waarde naast ligt.
rule-sets-run-short = Reeksen in één { rule-suit } mogen samen.
rule-sets-both = In dezelfde beurt mogen meer kaarten volgen, als elke kaart de waarde van de vorige heeft, of haar { rule-suit } en een waarde ernaast.
rule-sets-both-short = Kaarten van één waarde en reeksen in één { rule-suit } mogen samen.
rule-sets-plain = Bij een kaart die iets doet, komt geen kaart van dezelfde waarde.
rule-effects-add = Wat ze doen, telt allemaal en wordt opgeteld.
rule-effects-last = Alleen de laatste doet iets.
rule-effects-once = Elk gevolg telt één keer, dat van de sterkste kaart.
rule-order = Is de beurt klaar, dan gebeurt dit in deze volgorde: { $parts }.
rule-stage-give = kaarten geven
rule-stage-debt = schulden afhandelen
rule-stage-direction = van richting wisselen
rule-stage-exchange = handen ruilen
rule-stage-rotate = alle handen schuiven door
rule-stage-next = bepalen wie er aan de beurt is

## De kaarten

rule-wild =
    { $open ->
        [debt] Past op elke kaart, zolang je geen schuld hebt.
        [skip] Past op elke kaart, zolang je niet hoeft over te slaan.
        [both] Past op elke kaart, zolang je geen schuld hebt en niet hoeft over te slaan.
       *[none] Past op elke kaart.
    }
rule-wild-short =
    { $open ->
        [debt] Past op alles, behalve op een schuld.
        [skip] Past op alles, behalve als je moet overslaan.
        [both] Past op alles, behalve op een schuld of als je moet overslaan.
       *[none] Past op alles.
    }
rule-wild-fitting = Moet passen in { rule-suit } of waarde, net als elke andere kaart.
rule-wild-not-on-wild = Maar nooit op een andere kaart die overal op past.
rule-wild-not-on-wild-short = Nooit op een andere van die soort.
rule-suitless = Ligt deze kaart boven en is er geen { rule-suit } genoemd, dan past elke kaart.
rule-suitless-short = Daarop past alles.
rule-names = Wie deze kaart legt, noemt de { rule-suit } die geldt, behalve als hij ermee uitgaat.
rule-names-short = Jij noemt de { rule-suit }.
rule-names-rank = Wie deze kaart legt, noemt de waarde die moet volgen, behalve als hij ermee uitgaat.
rule-names-rank-short = Jij noemt de waarde die volgt.
rule-attack = De volgende speler moet { rule-cards } trekken.
rule-attack-short = De volgende trekt er { rule-number }.
rule-cancel = Op een schuld gelegd, gaan daar { rule-cards } van af.
rule-cancel-short = Streept er { rule-number } van een schuld weg.
rule-cancel-all = Op een schuld gelegd, vervalt die helemaal.
rule-cancel-all-short = Streept een schuld weg.
rule-cancel-plain = Anders is het een gewone kaart.
rule-deflect = Mag in de { rule-suit } van de bovenste kaart ook op een schuld; die schuift dan ongewijzigd door.
rule-deflect-short = Schuift in de goede { rule-suit } een schuld door.
rule-send-back = Mag in de { rule-suit } van de bovenste kaart ook op een schuld; die gaat dan terug naar de speler ervoor.
rule-send-back-short = Stuurt in de goede { rule-suit } een schuld terug.
rule-skip = De volgende speler slaat een beurt over.
rule-skip-answered = De volgende speler legt er nog een van deze waarde, en dan geldt het de speler daarna, of slaat zijn beurt over.
rule-skip-answered-short = De volgende legt er ook een of slaat zijn beurt over.
rule-skip-each = Liggen er meer tegelijk, dan slaan evenzoveel spelers over.
rule-skip-once = Het blijft bij één beurt, hoeveel er ook samen liggen.
rule-reverse = Het spel gaat in de andere richting verder.
rule-reverse-short = De richting keert om.
rule-reverse-again = { $two ->
    [left] Zijn er nog maar twee over, dan ben je nog een keer aan de beurt.
   *[players] Met twee spelers ben je nog een keer aan de beurt.
}
rule-reverse-skip = { $two ->
    [left] Zijn er nog maar twee over, dan { $answered ->
        [yes] legt de ander er nog een van deze waarde of slaat een beurt over.
       *[no] slaat de ander een beurt over.
    }
   *[players] Met twee spelers { $answered ->
        [yes] legt de ander er nog een van deze waarde of slaat een beurt over.
       *[no] slaat de ander een beurt over.
    }
}
rule-reverse-nothing = { $two ->
    [left] Zijn er nog maar twee over, dan verandert er niets.
   *[players] Met twee spelers verandert er niets.
}
rule-again = Je bent nog een keer aan de beurt.
rule-dump = In dezelfde beurt mogen er kaarten { rule-same-suit } bij, in elke volgorde.
rule-dump-short = Kaarten { rule-same-suit } mogen volgen.
rule-dump-last = In dezelfde beurt mogen er kaarten bij in de { rule-suit } van de laatste, in elke volgorde.
rule-dump-last-short = Kaarten in de { rule-suit } van de laatste mogen volgen.
rule-dump-first = In dezelfde beurt mogen er kaarten bij in de { rule-suit } van de eerste, in elke volgorde.
rule-dump-first-short = Kaarten in de { rule-suit } van de eerste mogen volgen.
rule-dump-every = In dezelfde beurt mogen er kaarten bij in de { rule-suit } van elke kaart daarvan, in elke volgorde.
rule-dump-every-short = Kaarten in de { rule-suit } van elke kaart daarvan mogen volgen.
rule-dump-silent = Wat volgt, doet niets.
rule-dump-acts = Wat volgt, doet wat het anders ook doet.
rule-dump-top = Aan het eind van de beurt komt deze kaart weer boven te liggen.
rule-exchange-left = Je ruilt van hand met de speler links van je, welke kant het spel ook op gaat.
rule-exchange-left-short = Je ruilt van hand met de speler links van je.
rule-exchange-right = Je ruilt van hand met de speler rechts van je, welke kant het spel ook op gaat.
rule-exchange-right-short = Je ruilt van hand met de speler rechts van je.
rule-exchange-all = Alle handen schuiven één plaats door in de speelrichting.
rule-exchange-choice = Aan het eind van de beurt ruil je van hand met een speler naar keuze.
rule-exchange-choice-short = Je ruilt van hand met een speler naar keuze.
rule-exchange-each = Liggen er meer samen, dan wordt er evenzo vaak geruild.
rule-rotate-then = Daarna schuiven alle handen één plaats door in de speelrichting.
rule-rotate-each = { $too ->
    [yes] Ook dat gebeurt zo vaak als er zulke kaarten samen liggen.
   *[no] Liggen er meer samen, dan schuiven de handen even vaak door.
}
rule-give-player = Aan het eind van de beurt geef je één kaart uit je hand aan de volgende speler.
rule-give-player-short = Je geeft de volgende een kaart.
rule-give-out = Wie zo zijn laatste kaart weggeeft, is uit.
rule-give-all = Aan het eind van de beurt kiest iedereen om de beurt een kaart uit zijn hand; daarna gaat elke kaart naar de volgende speler in de speelrichting.
rule-give-all-short = Iedereen geeft een kaart door.
rule-once = Dat gebeurt één keer, hoeveel er ook samen liggen.

## Schulden

rule-answer-same-rank = In plaats van te trekken mag je antwoorden met { $sets ->
    [single] een kaart
   *[more] kaarten
} van dezelfde waarde als de bovenste kaart.
rule-answer-same-rank-short = Op een schuld antwoord je met dezelfde waarde.
rule-answer-same-rank-strict = In plaats van te trekken mag je antwoorden met een kaart van dezelfde waarde als de bovenste, mits die ook laat trekken{ $cancels ->
    [yes] {" "}of iets wegstreept.
   *[no] .
}
rule-answer-same-rank-strict-short = Op een schuld antwoord je met dezelfde waarde, als die laat trekken{ $cancels ->
    [yes] {" "}of wegstreept.
   *[no] .
}
rule-answer-nothing = Op een schuld bestaat geen antwoord.
rule-answer-passing = Alleen kaarten die een schuld doorschuiven of terugsturen helpen ertegen.
rule-answer-any = In plaats van te trekken mag je antwoorden met elke kaart die een ander laat trekken.
rule-answer-any-short = Elke kaart die laat trekken is een antwoord op een schuld.
rule-answer-least = In plaats van te trekken mag je antwoorden met een kaart die minstens zoveel laat trekken als de waarde van de bovenste kaart.
rule-answer-least-short = Een kaart die minstens evenveel laat trekken is een antwoord.
rule-answer-suit = In plaats van te trekken mag je antwoorden met een kaart die de waarde of de { rule-suit } van de bovenste kaart zelf heeft, mits die ook laat trekken{ $cancels ->
    [yes] {" "}of iets wegstreept.
   *[no] .
}
rule-answer-suit-short = Op een schuld antwoord je met dezelfde waarde of { rule-suit }, als die laat trekken{ $cancels ->
    [yes] {" "}of wegstreept.
   *[no] .
}
rule-answer-cancels = Een kaart die wegstreept is ook een antwoord.
rule-adds-up = Het antwoord komt erbij, en alles schuift door naar de volgende speler.
rule-adds-up-short = De schuld groeit en schuift door.
rule-replaces = Het antwoord komt ervoor in de plaats: de volgende speler trekt alleen de nieuwe kaarten.
rule-replaces-short = Het antwoord komt voor de schuld in de plaats.
rule-cap = Geen aanval maakt een schuld groter dan { rule-cards }.
rule-cap-short = Nooit meer dan { rule-number }.
rule-rest-drawn = Blijft er na het wegstrepen iets over{ $more ->
    [yes] {" "}en lag er geen nieuwe aanval bij
   *[no] {""}
}, dan trekt wie wegstreepte de rest meteen, en is de beurt voorbij.
rule-rest-drawn-short = Wie wegstreept, trekt de rest.
rule-rest-goes-on = Wat na het wegstrepen overblijft, is voor de volgende speler.
rule-rest-goes-on-short = De rest schuift door.
rule-empty-nothing = Zolang de stapel leeg is, voegt een aanval niets toe.
rule-empty-not-allowed = Zolang de stapel leeg is, mag een kaart die laat trekken niet gelegd worden{ $answer ->
    [no] .
   *[yes] , behalve als antwoord.
}
rule-empty-not-allowed-short = Geen aanval met een lege stapel.
rule-gather = Voordat een schuld wordt getrokken, worden de stapel en de aflegstapel zonder de bovenste kaart door elkaar geschud, ook als de stapel vol is.
rule-gather-short = Voor elke schuld worden stapel en aflegstapel geschud.
rule-debtor =
    { $answer ->
        [no] Wie een schuld heeft
       *[yes] Wie niet antwoordt
    }
rule-take-all =
    { $answer ->
        [no] Je trekt alles
       *[yes] Anders trek je alles
    }
rule-pay-over = { rule-debtor }, trekt de hele schuld, en de beurt is voorbij.
rule-pay-over-short = { rule-take-all }; je beurt is voorbij.
rule-pay-may-lay = { rule-debtor }, trekt de hele schuld en mag daarna een passende kaart leggen of passen.
rule-pay-may-lay-short = { rule-take-all }; daarna mag je leggen.
rule-pay-goes-on = { rule-debtor }, trekt de hele schuld en heeft daarna een gewone beurt.
rule-pay-goes-on-short = { rule-take-all } en speel je verder.
rule-served = Een schuld wordt één keer betaald. Daarna is de bovenste kaart een gewone kaart.

## Trekken

rule-draw-need-one = Trek alleen als je niets kunt leggen: één kaart.
rule-draw-need-one-short = Past er niets, trek dan één kaart.
rule-draw-need-many = Trek alleen als je niets kunt leggen: hoogstens { rule-cards }, een voor een.
rule-draw-need-many-short = Past er niets, trek dan hoogstens { rule-cards }.
rule-draw-need-any = Trek alleen als je niets kunt leggen: een voor een, zoveel als nodig.
rule-draw-need-any-short = Past er niets, trek dan tot er iets past.
rule-draw-able-one = In plaats van te leggen mag je één kaart trekken, ook als er iets past.
rule-draw-able-one-short = Je mag altijd in plaats daarvan één kaart trekken.
rule-draw-able-many = In plaats van te leggen mag je hoogstens { rule-cards } trekken, een voor een, ook als er iets past.
rule-draw-able-many-short = Je mag altijd in plaats daarvan trekken, hoogstens { rule-cards }.
rule-draw-able-any = In plaats van te leggen mag je een voor een kaarten trekken, ook als er iets past.
rule-draw-able-any-short = Je mag altijd in plaats daarvan trekken, zoveel je wilt.
rule-lay-no-one = Daarmee is je beurt voorbij, ook als de nieuwe kaart zou passen.
rule-lay-no-one-short = Daarmee is je beurt voorbij.
rule-lay-no-many = Met de eerste getrokken kaart die zou passen is je beurt voorbij; je bewaart die voor je volgende.
rule-lay-no-many-short = Past er een, dan is je beurt voorbij.
rule-lay-may-one = Past de getrokken kaart, dan mag je hem meteen leggen of houden; anders is je beurt voorbij.
rule-lay-may-one-short = Past die, dan mag je hem leggen.
rule-lay-may-many = Zodra een getrokken kaart past, mag je hem leggen of houden, en je beurt is voorbij.
rule-lay-may-many-short = De eerste die past, mag je leggen.
rule-lay-must-one = Past de getrokken kaart, dan moet je hem leggen; anders is je beurt voorbij.
rule-lay-must-one-short = Past die, dan moet je hem leggen.
rule-lay-must-many = De eerste getrokken kaart die past, moet je leggen.
rule-lay-any-able = Na het trekken mag je elke kaart leggen die past; mag je niet meer trekken, dan mag je ook passen.
rule-lay-any-able-short = Leg daarna wat past, of pas.
rule-lay-any-need = Na het trekken mag elke kaart gelegd worden die past; past er geen en mag je niet meer trekken, dan pas je.
rule-lay-any-need-short = Leg daarna een kaart die past.
rule-stock-shuffle = Is er een kaart nodig en is de stapel leeg, dan wordt de aflegstapel zonder de bovenste kaart geschud tot een nieuwe stapel.
rule-stock-shuffle-short = Stapel leeg: schud de aflegstapel.
rule-stock-turn-over = Is er een kaart nodig en is de stapel leeg, dan wordt de aflegstapel zonder de bovenste kaart ongeschud omgedraaid tot een nieuwe stapel.
rule-stock-turn-over-short = Stapel leeg: draai de aflegstapel om.
rule-stock-nothing = Is de stapel leeg, dan wordt er niets meer getrokken.
rule-stock-round-over = Is de stapel leeg, dan wordt er niets meer getrokken, en wie het eerst alleen nog kan passen, beëindigt de ronde.
rule-refills = Dat gebeurt hooguit { $count ->
    [one] één keer
   *[other] { $count } keer
} per ronde; daarna wordt er niets meer getrokken.
rule-refill = Dat gebeurt zodra de laatste kaart van de stapel weg is.
rule-refill-short = Vul hem meteen aan.
rule-too-few = { $stock ->
    [empty] Zijn er te weinig kaarten op de stapel, dan trek je wat er is; een schuld is dan betaald.
   *[refilled] Zijn er dan nog te weinig kaarten, dan trek je wat er is; een schuld is dan betaald.
}
rule-limit = Wie { rule-cards } of meer heeft, trekt er uit zichzelf geen meer bij.
rule-limit-short = Met { rule-cards } of meer trek je niet verder.
rule-pass-need = Wie niet kan leggen en niet kan trekken, past.
rule-pass-able = Wie niet meer mag trekken, mag passen.
