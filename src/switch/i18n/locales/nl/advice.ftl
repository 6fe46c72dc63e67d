# Wat een kenner zou leggen, en wat een ronde besliste; pagina en terminal gebruiken hetzelfde.

## Een beurt in stukken, met komma’s ertussen

advice-suit = { $suit } vragen
advice-rank = { rank-name } vragen
advice-with = met { $name } ruilen
advice-give = { $cards } weggeven
advice-draw = trekken
advice-pass = passen
advice-end = niets meer leggen
advice-call = ‘Laatste kaart!’ roepen
advice-accept = aannemen
advice-challenge = betwisten

## Tips

advice-button = Tip
advice-title = Wat zou een kenner doen?
advice-thinking = Alles wordt geprobeerd …
advice-lead = Honderd keer uitgespeeld wint elke keuze ongeveer zoveel rondes; tussen haakjes waar het echte getal 19 van de 20 keer ligt.
advice-alike = Ongeveer even goed, voor zover te zeggen
advice-best = Het beste
advice-less = Dit wint minder
advice-only =
    { $count ->
        [0] Er is maar één keuze
        [1] Alleen { $card } kan gelegd worden
       *[other] Alleen { $card } kan als eerste gelegd worden
    }
advice-share = { $wins } % ({ $low }–{ $high })
advice-share-read = wint { $wins } van de 100 rondes, tussen { $low } en { $high }
advice-do = Doe dit: { $turn }
advice-go = Doe dit
advice-key = een tip vragen
advice-allow = Tips toestaan: wie aan de beurt is mag vragen wat een kenner zou doen
advice-allowed = Tips zijn toegestaan: wie aan de beurt is mag vragen wat een kenner zou doen, en iedereen hoort het.

## Terugkijken

advice-back = Terugkijken
advice-back-title = Wat de ronde besliste
advice-again = Je beurten worden nagespeeld: { $percent } % …
advice-sound = Zo goed als het beste, voor zover te zeggen: { $sound } van de { $choices } keuzes.
advice-no-choice = Je had in deze ronde niets te kiezen.
advice-no-moment = Geen enkel moment besliste haar.
advice-slip = Beurt { $turn }: met { $done } win je { $won }, met { $best } win je { $could }.
advice-swing = Beurt { $turn }: met { $done } win je { $won }; daarna maakten de kaarten er { $after } van.
advice-end-won = Beurt { $turn }: met { $done } win je { $won }. Deze ronde werd gewonnen.
advice-end-lost = Beurt { $turn }: met { $done } win je { $won }. Deze ronde ging verloren.
advice-then = Bovenop { $top }, in je hand { $hand }.
advice-of = { $wins } van de 100 ({ $low } tot { $high })
advice-yours = Jij deed
advice-after = Daarna

## In de terminal

word-hint = tip
word-review = terugkijken, terugblik
term-help-advice = ‘tip’ zegt wat een kenner zou doen en wat elke keuze wint; ‘terugkijken’, na een ronde, wat die besliste.
term-hint = tip
term-review = ‘terugkijken’ zegt wat haar besliste.
