### De opdrachtregel en de tafel in de terminal.

## Hulp

cli-about = Switch, het kaartspel: aan een tafel in de browser, in de terminal, of als scheidsrechter voor programma’s.
cli-usage = Gebruik
cli-usage-overview = OPDRACHT […]
cli-commands = Opdrachten
cli-options = Opties
cli-options-browser = Opties alleen voor de tafel in de browser
cli-options-terminal = Opties alleen voor de tafel in de terminal (met --terminal)
cli-more = ‘switch OPDRACHT --help’ vertelt meer over een opdracht.
cli-play = Speel tegen de computer, in de browser of in de terminal.
cli-serve = Open tafels voor anderen.
cli-warm = Compileer de kern vooraf, zodat de sterke spelers vanaf het begin snel denken.
cli-referee = Wees scheidsrechter voor een ander programma: een regel JSON erin, een regel JSON eruit.
cli-verify = Controleer het verslag van een gespeelde ronde: het delen en elke beurt.
cli-rulesets = Toon de spelsoorten.
cli-operand-verify = het verslag van een ronde; ‘-’ leest het van de standaardinvoer
cli-option-help = toon deze hulp
cli-option-version = toon de versie
cli-option-lang = taal: en, nl, de of ru (anders die van het systeem)
cli-option-no-browser = open geen browser, noem alleen het adres
cli-option-host = adres om op te luisteren (127.0.0.1: alleen deze computer)
cli-option-port = poort om op te luisteren (0: een vrije)
cli-option-db = bestand waarin de tafels worden bewaard
cli-option-bot = een programma dat ook meespeelt, met zijn naam (mag vaker)
cli-option-origins = andere websites die verbinding mogen maken, met komma’s ertussen
cli-option-proxies = adressen van proxy’s die mogen zeggen wie er verbindt
cli-option-terminal = speel hier in de terminal
cli-option-ruleset = spelregels: een naam (zie ‘switch rules list’), een bestand of een link
cli-option-seats = aantal spelers, jijzelf meegeteld
cli-option-level = hoe goed de computer speelt: beginner (leert de regels nog), easy (speelt voor de lol), normal (speelt met verstand), sharp (denkt vooruit), expert (telt elke kaart)
cli-option-beginner = alle handen, de stapel en de aflegstapel liggen open
cli-option-seed = deel dezelfde rondes nog eens
cli-option-pace = tijd die de computer voor een beurt neemt; 0 voor geen
cli-option-lines = geen tekening, alleen regels tekst
cli-option-no-color = geen kleuren
cli-option-records = bewaar het verslag van elke gespeelde ronde in deze map
cli-option-check = zeg alleen of hij gecompileerd is; exitcode 1 als dat niet zo is
cli-column-id = naam
cli-column-name = spel
cli-column-players = spelers
cli-column-cards = kaarten

## Wat er mis kan gaan

cli-unknown-command = De opdracht ‘{ $text }’ bestaat niet. Kies uit: { $choices }.
cli-unknown-option =
    { $near ->
        [none] ‘switch { $command }’ heeft geen optie { $text }. Zie ‘switch { $command } --help’.
       *[other] ‘switch { $command }’ heeft geen optie { $text }. Bedoel je { $near }?
    }
cli-needs-value = Na { $option } hoort een waarde.
cli-takes-no-value = Bij { $option } hoort geen waarde.
cli-not-a-number = { $option } moet een getal van { $lowest } tot { $highest } zijn, niet ‘{ $text }’.
cli-not-a-choice = { $option } kan niet ‘{ $text }’ zijn. Kies uit: { $choices }.
cli-left-over = ‘switch { $command }’ kan niets met ‘{ $text }’. Zie ‘switch { $command } --help’.
cli-needs-operand = Na ‘switch { $command }’ ontbreekt { $operand }. Zie ‘switch { $command } --help’.
cli-unknown-language = De taal ‘{ $text }’ kent het spel niet. Kies uit: { $choices }.
cli-unknown-ruleset =
    { $near ->
        [none] De spelsoort ‘{ $text }’ bestaat niet. Kies uit: { $choices }.
       *[other] De spelsoort ‘{ $text }’ bestaat niet. Bedoel je { $near }?
    }
cli-seats =
    { $lowest ->
        [same] { $ruleset } is een spel voor { $highest } spelers. Geef --seats { $highest }.
       *[other] { $ruleset } is een spel voor { $lowest } tot { $highest } spelers. Geef --seats een getal daartussen.
    }
cli-bad-bot = --bot is niet te gebruiken: { $text }.
cli-bot-form = --bot krijgt een naam en een opdracht, NAME=COMMAND, zoals "Hal=python3 mybot.py"; in “{ $text }” staat geen “=”.
cli-bot-missing = Er is hier geen programma “{ $program }”. Controleer de opdracht na “=” in --bot, of geef het programma met zijn pad.
cli-too-many-bots =
    { $count ->
        [one] Er is maar één plaats over voor programma’s. Geef er minder met --bot, of meer --seats.
       *[other] Er zijn maar { $count } plaatsen over voor programma’s. Geef er minder met --bot, of meer --seats.
    }
cli-only-browser = { $option } is voor de tafel in de browser. Laat het weg, of laat --terminal weg.
cli-only-terminal = { $option } is voor de tafel in de terminal. Voeg --terminal toe, of laat het weg.
cli-not-together = { $option } en { $other } gaan niet samen: wat opnieuw wordt gedeeld, is niet te verzegelen. Laat er een weg.
cli-port-busy = Poort { $port } is in gebruik. Stop het programma dat hem gebruikt, of kies een andere met --port (0: een vrije).
cli-port-refused = Poort { $port } mag hier niet worden gebruikt. Kies er met --port een boven 1023.
cli-host-unknown = Deze computer kan niet luisteren op ‘{ $host }’. Kies met --host een ander adres, zoals 127.0.0.1.
cli-db-unwritable = De tafels kunnen niet in { $path } worden bewaard: schrijven lukt daar niet. Kies een ander bestand met --db.
cli-db-busy = Een andere tafelserver gebruikt { $path }. Stop die, of kies een ander bestand met --db.
cli-db-broken = { $path } is geen databank met tafels. Kies een ander bestand met --db.
cli-db-newer = { $path } is gemaakt door een nieuwere versie. Werk Switch bij, of kies een ander bestand met --db.
cli-setting = { $text }
cli-no-page = De pagina is nog niet gebouwd. ‘make play’ bouwt haar; ‘switch play --terminal’ kan zonder.
cli-no-file = Het bestand { $path } bestaat niet. Kijk de naam na.
cli-unreadable = { $path } is niet te lezen. Kijk na of het een bestand is en of je het mag lezen.
cli-unwritable = In { $path } kan niets worden geschreven. Kies een andere map.
cli-record-large = { $path } is te groot voor het verslag van een ronde.
cli-record-no-json = { $path } is geen verslag van een ronde: het is geen JSON. Bewaar het verslag opnieuw en verander het niet.
cli-record-wrong = Het verslag { $path } klopt niet. { $text }
cli-no-numba = Numba is niet geïnstalleerd, dus er valt niets te compileren. Alles werkt ook zonder, maar de sterke spelers denken langzamer en minder ver. “make setup” installeert het.
cli-no-cache = In { $path } kan niets bewaard worden. Alles werkt, maar de kern wordt bij elke start opnieuw gecompileerd. Kies een andere map met de variabele SWITCH_CACHE.
cli-warm-failed = { $name } kon niet gecompileerd worden ({ $text }). Alles werkt ook zonder, maar langzamer. Wat al klaar is, blijft bewaard.
cli-unexpected = Er ging iets mis in het programma ({ $text }). Zet SWITCH_TRACEBACK=1, doe het nog eens en stuur ons wat er verschijnt.

## Uitkomsten

cli-verified =
    { $result ->
        [shared] Het verslag klopt: { $ruleset }, { $seats } spelers, de ronde liep vast en werd gedeeld.
        [blocked] Het verslag klopt: { $ruleset }, { $seats } spelers, de ronde liep vast en stoel { $seat } won.
       *[other] Het verslag klopt: { $ruleset }, { $seats } spelers, stoel { $seat } won.
    }
cli-address = De tafel staat klaar op { $url }
cli-serving = Er staan tafels klaar op { $url }
cli-no-browser-found = Hier kon geen browser worden geopend. Open het adres zelf, of speel in de terminal: switch play --terminal
cli-stop = Ctrl-C stopt.
cli-warm-folder = De gecompileerde kern staat in { $path } (de variabele SWITCH_CACHE kiest een andere map).
cli-warm-missing = { $name } is niet gecompileerd.
cli-warm-damaged = { $name } is beschadigd en geldt als niet gecompileerd.
cli-warm-begins = { $name } wordt gecompileerd ({ $number } van { $count }) …
cli-warm-done = { $name }: { $seconds } seconden.
cli-warm-all = Alles is gecompileerd.
cli-warm-not-all = “switch warm” compileert de rest vooraf; anders gebeurt het zodra het nodig is.

## Woorden die je kunt typen; het eerste wordt getoond, de andere betekenen hetzelfde

word-draw = trek, trekken, pak
word-pass = pas, passen, houd, sta
word-call = roep, laatste
word-catch = betrap
word-jump = gooi, gooien
word-challenge = betwist, betwisten
word-accept = aannemen, neem, aanvaard, geloof
word-all = alle, alles
word-back = terug
word-help = hulp, help
word-rules = regels
word-table = tafel, toon
word-quit = stop, einde

## De tafel in de terminal

term-you = Jij
term-welcome = Welkom aan tafel! Typ ? voor hulp, wanneer je maar wilt.
term-slow = Numba is niet geïnstalleerd, dus denken ze langzamer en minder ver. “make setup” installeert het.
term-house =
    { $count ->
        [one] Deze huisregels zijn { $base }, met één verandering:
       *[other] Deze huisregels zijn { $base }, met { $count } veranderingen:
    }
term-house-change = { $label }: { $value }
term-bye = Bedankt voor het spelen. Tot ziens!
term-round = ronde { $round }
term-direction =
    { $direction ->
        [clockwise] met de klok mee
       *[anticlockwise] tegen de klok in
    }
term-called = Laatste kaart!
term-top = Bovenop:
term-stock = stapel { $count }
term-pile = aflegstapel { $count }
term-in-force =
    { $suit ->
       *[other] Kleur die geldt:
    }
term-named = (gevraagd)
term-rank-in-force = Waarde die geldt:
term-debt =
    { $who ->
        [you] Je moet { card-count } trekken!
       *[other] { $name } moet { card-count } trekken.
    }
term-eight =
    { $who ->
        [you] Er ligt een acht voor je!
       *[other] Er ligt een acht voor { $name }.
    }
term-no-debt = Geen schuld
term-open-stock = Stapel, volgende kaart eerst
term-open-pile = Aflegstapel, bovenste eerst
term-hand = Je hand: { card-count }
term-lay = Leg { $cards }
term-draw =
    { $count ->
        [one] trek
       *[other] trek { card-count-accusative }
    }
term-pass =
    { $why ->
        [keep] pas: houd de kaart
        [stand] pas: sla deze beurt over
       *[nothing] pas: niets te trekken
    }
term-or-enter = { $choice } (of Enter)
term-call = roep ‘Laatste kaart!’
term-catch = betrap { $name }
term-challenge = betwist de kaart van { $name }
term-accept = aannemen: neem hem aan
term-answer-first = ‘aannemen’ neemt de kaart zoals hij is; ‘betwist’ zegt dat het bluf was. Typ een van de twee.
term-jump = gooi { $cards } ertussen
term-no-jump = Er kan nu niets tussen gegooid worden. Het moet dezelfde kaart zijn als de bovenste, voordat de volgende speler iets heeft gedaan.
term-help-hint = ? hulp
term-moment = Even voordat { $name } speelt: Enter gaat verder
term-dump = Deze mogen mee: { $cards }. Typ ze op volgorde, ‘alle’, ‘terug’ om de beurt terug te nemen, of Enter om ze te houden.
term-join = Deze kaarten sluiten aan: { $cards }. Typ ze op volgorde, ‘terug’ om de beurt terug te nemen, of Enter om zonder verder te gaan.
term-ask-suit =
    { $suit ->
       *[other] Welke kleur? { $suits }. Enter neemt de kaarten terug.
    }
term-ask-rank = Welke waarde? { $ranks }.
term-ask-exchange = Met wie ruil je van hand? { $names }.
term-ask-give = Welke kaart geef je weg? { $cards }.
term-enter-takes-back = Enter neemt de kaarten terug.
term-no-choice = ‘{ $text }’ is er geen van. Typ een van wat er genoemd is.
term-taken-back = Teruggenomen; er is niets gelegd.
term-not-now = Dat woord is hier geen antwoord. Typ ? voor hulp.
term-no-suit = ‘{ $text }’ is er geen van. Typ één letter of de naam.
term-dump-only = Alleen die kaarten mogen mee. Typ hun nummers of namen.
term-join-only = Die kaarten sluiten in die volgorde niet aan. Typ andere met nummer of naam, of Enter.
term-alone = ‘{ $text }’ staat alleen. Typ er niets bij.
term-no-number =
    { $count ->
        [one] Er is geen kaart nummer { $text }; je hebt één kaart.
       *[other] Er is geen kaart nummer { $text }; je kaarten hebben de nummers 1 tot { $count }.
    }
term-no-word = ‘{ $text }’ is geen kaart uit dit spel en geen woord van het spel. Typ een nummer, een kaart, of ? voor hulp.
term-catch-whom = Wie wil je betrappen? Typ ‘betrap’ en een van: { $names }.
term-score = Gewonnen rondes: { $score }
term-next = Enter deelt ronde { $round }; ‘stop’ beëindigt het spel.
term-target = tot { $target }
term-goal-won =
    { $target ->
        [one] De partij gaat om één gewonnen ronde.
       *[other] De partij gaat om { $target } gewonnen rondes.
    }
term-goal-penalty = Kaarten die je overhoudt tellen tegen je. Bij { $target } punten is de partij uit, en wie de minste heeft, wint.
term-goal-collects = De winnaar van een ronde krijgt de punten van de andere handen. De partij gaat tot { $target } punten.
term-goal-elimination = Kaarten die je overhoudt tellen tegen je. Wie boven de { $target } punten komt, ligt uit de partij; wie overblijft wint.
term-points = Punten: { $score }
term-plate-points = { $total } pt
term-plate-absent = ligt eruit
term-plate-place = plaats { $place }
term-column-hand = in de hand
term-column-round = deze ronde
term-column-total = totaal
term-column-won = gewonnen rondes
term-row = { $place } { $name }: { $hand } in de hand, { $gain } deze ronde, { $total } in totaal.
term-row-won = { $place } { $name }: { $total } in totaal.
term-back-to-nothing = terug naar 0
term-leaves = uit de partij
term-match-won =
    { $who ->
        [you] Je wint de partij!
       *[other] { $name } wint de partij.
    }
term-match-shared = De partij is gedeeld: { $names }.
term-next-match = Enter begint een nieuwe partij; ‘stop’ beëindigt het spel.
term-sealed = Het delen is verzegeld: { $hash }
term-saved = Het verslag van de ronde staat in { $path }. Controleer het met: switch verify { $path }
term-help-cards = Leg een kaart met haar nummer, of met haar naam: waarde en kleur, zoals { $card }.
term-help-letters = Kleuren: { $suits }. Waarden: cijfers, en { $ranks }.
term-help-several = Meer kaarten gaan in de volgorde waarin je ze typt, met spaties ertussen. Kaarten die passen staan hoger of hebben een teken.
term-help-suit = Naar een kleur die genoemd moet worden wordt gevraagd; je mag haar ook meteen na de kaart typen.
term-help-draw = ‘trek’ trekt een kaart of de hele schuld; ‘pas’ slaat een beurt over, houdt de getrokken kaart, of past als er niets te trekken valt.
term-help-call = Typ ‘roep’ voor, met of na de kaart waarna je er één overhoudt. Typ ‘betrap’ en een naam als iemand vergat te roepen.
term-help-jump = ‘gooi’ gooit buiten je beurt een kaart ertussen die dezelfde is als de bovenste, voordat de volgende speler iets heeft gedaan.
term-help-challenge = Ligt er een kaart voor je die altijd past en je laat trekken, dan zegt ‘betwist’ dat het bluf was en neemt ‘aannemen’ hem zoals hij is.
term-help-choice = Naar een waarde om te noemen, een speler om mee te ruilen of een kaart om weg te geven wordt gevraagd.
term-help-words = ‘tafel’ toont de tafel opnieuw, ‘regels’ de regels, ‘stop’ beëindigt het spel.
