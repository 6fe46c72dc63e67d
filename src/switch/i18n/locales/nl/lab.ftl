### ‘switch lab’ en zijn verslagen.

cli-lab = Laat de computer veel rondes spelen: hoe een spel verloopt, wat een regel verandert, wie beter speelt.
cli-operand-lab = run REGELS, compare REGELS REGELS, tournament REGELS of sensitivity REGELS, waarbij REGELS de naam van een spelsoort is, een bestand of een link; daarachter veranderingen zoals turn.skip_answered=true (compare: in plaats van de tweede REGELS), bij sensitivity de opties die geprobeerd worden (anders alle)
cli-option-lab-players = spelers met komma’s ertussen: random, greedy, beginner, easy, normal, sharp, expert, xray (ziet alle handen), of process:OPDRACHT voor een eigen programma; één voor alle plaatsen, of één voor elke
cli-option-lab-seats = aantal plaatsen (anders zoveel als spelers, of het kleinste van het spel)
cli-option-lab-rounds = rondes, voor elke spelsoort of elk paar; met --within hoogstens zoveel
cli-option-lab-seed = een ander getal deelt andere kaarten
cli-option-lab-within = stop zodra elke winstkans bekend is op ± zoveel punten, zoals 1.0
cli-option-lab-workers = processen die spelen
cli-option-lab-cluster = speel op het Ray-cluster op dit adres (HOST:POORT, of auto)
cli-option-lab-folder = bewaar wat gedaan is in deze map
cli-option-lab-resume = ga door met een afgebroken reeks
cli-option-lab-json = schrijf de uitkomst als JSON
cli-option-lab-parquet = schrijf elke ronde als rij van een Parquet-tabel
cli-option-lab-html = schrijf een verslag met grafieken, één pagina die niets anders nodig heeft
cli-option-lab-by = sensitivity: waarnaar gerangschikt wordt: largest (gewoonlijk), first, turns, drawn, settled, changes, comeback of blocked

## Wat er mis kan gaan

lab-action = ‘switch lab { $text }’ bestaat niet. Kies een van: { $choices }.
lab-operands =
    { $action ->
        [compare] Achter ‘switch lab compare’ horen twee spelsoorten, of één en veranderingen zoals turn.skip_answered=true.
       *[other] Achter ‘switch lab { $action }’ hoort een spelsoort; daarachter mogen veranderingen staan zoals turn.skip_answered=true.
    }
lab-option = { $option } hoort niet bij ‘switch lab { $action }’. Laat het weg.
lab-not-together = { $option } en { $other } gaan niet samen. Laat er een weg.
lab-unknown-option =
    { $near ->
        [none] ‘{ $text }’ is geen optie van een spelsoort. ‘switch rules export REGELS’ toont ze.
       *[other] ‘{ $text }’ is geen optie van een spelsoort. Bedoel je { $near }?
    }
lab-unknown-player = De speler ‘{ $text }’ bestaat niet. Kies uit: { $choices }; of process: en de opdracht van een programma.
lab-bad-player = { $text }
lab-player-count = Er zijn { $players } spelers genoemd voor { $seats } plaatsen. Noem er één voor alle, of één voor elke plaats.
lab-two-players = Een toernooi heeft minstens twee verschillende spelers nodig. Noem ze met --players.
lab-nothing-to-try = Geen van deze opties kan hier veranderd worden. Zie ‘switch rules export REGELS’.
lab-same-rules = Er is niets te vergelijken: met { $seats } plaatsen wordt een ronde van { $left } al gespeeld zoals { $right } zegt. ‘switch rules show REGELS’ zegt wat een spel speelt; kies een andere verandering.
lab-file-unwritable = { $path } kan niet geschreven worden. Kies een ander bestand voor { $option }.
lab-missing = { $library } is niet geïnstalleerd, en { $option } heeft het nodig. “make setup” installeert het; of laat { $option } weg.
lab-missing-rating = openskill is niet geïnstalleerd, en de ranglijst van een toernooi heeft het nodig. “make setup” installeert het.
lab-folder-none = In { $path } staat geen reeks. Geef de map die de afgebroken reeks noemde.
lab-folder-full = In { $path } staat iets anders. Kies een nieuwe map.
lab-folder-damaged = Wat in { $path } bewaard is, is beschadigd. Begin de reeks opnieuw, in een andere map.
lab-folder-busy = Een ander programma gaat al door met de reeks in { $path }. Wacht tot het klaar is, of kies een andere map.
lab-folder-version = De reeks in { $path } is begonnen met een andere versie van Switch; haar rondes horen niet bij nieuwe. Begin opnieuw.
lab-folder-other = De reeks in { $path } is een andere: andere regels, spelers, plaatsen, rondes of een ander getal. Om ermee door te gaan: { $command }. Laat --resume weg voor een nieuwe reeks.
lab-folder-minds = De spelers die zoeken zijn hier andere dan toen de reeks in { $path } begon: Switch is veranderd, of Numba is er nu wel en toen niet, of andersom. Hun rondes horen niet bij elkaar. Begin opnieuw, in een andere map.
lab-folder-rows = De reeks in { $path } is begonnen zonder --parquet; haar losse rondes zijn dus niet bewaard. Laat --parquet weg, of begin er opnieuw mee, in een andere map.
lab-folder-taken = In { $path } is een andere reeks bewaard: andere regels, spelers, plaatsen, rondes of een ander getal. Kies een andere map voor een nieuwe reeks. Om met die andere door te gaan: { $command }
lab-cluster = Op { $text } is geen Ray-cluster. Start er een met ‘ray start --head’, of laat --cluster weg.
lab-cluster-minds = Op een machine van het cluster zijn de spelers die zoeken andere dan hier: een andere versie van Switch of Python, of geen Numba. Installeer daar wat hier staat.
lab-crew-lost = De processen die spelen vallen steeds weer uit. Wat gedaan is, is bewaard; ga door met: { $command }
lab-hopeless = Gestopt: { $player } faalde in elk van de eerste { $count } rondes. Herstel het en begin de reeks opnieuw. Wat gedaan is, is bewaard; om er toch mee door te gaan: { $command }. Wat er de eerste keer mis was ({ $fault }): { $told }

## Onderweg

lab-progress =
    { $failed ->
        [0] rondes gespeeld
       *[other] rondes gespeeld, { $failed } verloren door een fout
    }
lab-compiling = Eerst wordt de kern gecompileerd; dat duurt een à twee minuten, één keer.
lab-slower = Numba is niet geïnstalleerd: alles werkt, zo’n vijftig keer langzamer.
lab-interrupted = Gestopt. Wat gedaan is, is bewaard; ga door met: { $command }
lab-keeping = Tot het einde wordt wat gespeeld is bewaard in { $path }
lab-stopping = Bezig te stoppen …
lab-failing = { $player } faalt en verliest de rondes waarin dat gebeurt. { $fault }: { $told }
lab-all-failed = Elke ronde is verloren door een fout van een programma; er is dus niets gemeten.
lab-kept = Wat gespeeld is, is bewaard in { $path }
lab-written = Geschreven: { $path }

## Uitkomsten

lab-title-run = { $name }
lab-title-compare = { $left } tegenover { $right }
lab-title-tournament = Toernooi: { $name }
lab-title-sensitivity = Wat elke regel doet: { $name }
lab-changed = { $name } met ‘{ $changes }’
lab-played = { $rounds } rondes van { $deals } delingen, { $seats } plaatsen, spelers: { $players }; getal { $seed }.
lab-stopped = Gestopt toen elke winstkans bekend was op ± { $within } punten. De intervallen zijn daardoor breder: ze gelden hoe vaak men ook kijkt.
lab-not-reached = De winstkansen zijn nog niet bekend op ± { $within } punten. Geef meer --rounds.
lab-sheet-measures = Hoe het spel verloopt
lab-sheet-compare = Naast elkaar
lab-sheet-ranked = Veranderingen, de grootste werking eerst
lab-sheet-ratings = Ranglijst
lab-sheet-matches = Winstkansen
lab-sheet-parts = Kunnen en geluk
lab-sheet-powers = Wat de krachten doen
lab-sheet-faults = Programma’s die faalden
lab-sheet-said = Wat er misging, de eerste keer
lab-head-measure = maat
lab-head-value = waarde
lab-head-interval = 95 %
lab-head-left = eerst
lab-head-right = daarna
lab-head-gap = verschil
lab-head-change = verandering
lab-head-effect = verschuift vooral
lab-head-size = grootte
lab-head-sure = zeker
lab-head-player = speler
lab-head-rating = sterkte
lab-head-against = tegen
lab-head-wins = wint
lab-head-part = aandeel van
lab-head-power = kracht
lab-head-used = beurten per ronde
lab-head-decided = beslist
lab-head-fault = fout
lab-head-lost = rondes verloren
lab-head-said = wat er mis was
lab-line-first = wint, plaats 1 (begint)
lab-line-seat = wint, plaats { $seat }
lab-line-player = wint, { $name }
lab-line-turns = beurten
lab-line-actions = handelingen
lab-line-drawn = getrokken kaarten
lab-line-reshuffles = stapel opnieuw geschud
lab-line-blocked = vastgelopen rondes
lab-line-unfinished = rondes zonder einde
lab-line-forfeit = rondes verloren door een fout
lab-line-comeback = inhaalrondes ({ $count } kaarten achter)
lab-line-behind = winnaar ooit achter, kaarten
lab-line-changes = wisselingen van koploper
lab-line-settled = voorgoed op kop na
lab-line-unpowered = zonder kracht beslist
lab-part-player = de speler (kunnen)
lab-part-seat = de plaats
lab-part-cards = de gedeelde kaarten
lab-part-rest = de rest: de stok, en keuzes die anders hadden kunnen zijn
lab-note-gap = Verschillen van kansen zijn in punten. Beide kanten spelen dezelfde delingen.
lab-note-same = Veranderde niets in { $rounds } rondes: { $changes }.
lab-note-ranked =
    { $count ->
        [0] Grootte: in standaardafwijkingen van een deling. Elke verandering speelt dezelfde delingen; elk interval staat op zichzelf.
        [one] Grootte: in standaardafwijkingen van een deling. Elke verandering speelt dezelfde delingen; elk interval staat op zichzelf. Eén verandering is weggelaten, want ze is in strijd met een andere regel.
       *[other] Grootte: in standaardafwijkingen van een deling. Elke verandering speelt dezelfde delingen; elk interval staat op zichzelf. { $count } veranderingen zijn weggelaten, want ze zijn in strijd met andere regels.
    }
lab-note-sure = ‘Zeker’: meer dan toeval, ook gezien hoeveel verschillen er bekeken zijn ({ $compared }; methode van Holm). In hoogstens één op de twintig keer heet een verschil zeker dat er geen is.
lab-note-ratings = Iedereen begint op 25. Het model (Plackett–Luce, openskill) heeft tot { $count } rondes van elke speler gelezen.
lab-note-even = Elke deling is met elke plaatsing één keer gespeeld. { $even } is gelijk.
lab-note-parts = Van de variantie van de uitkomst van een plaats. Kunnen is wie er speelt; al het andere is geluk.
lab-note-parts-alike = Van de variantie van de uitkomst van een plaats. Alle spelers zijn hier gelijk, dus alles is geluk; noem verschillende spelers om kunnen te zien.
lab-note-powers = Een kracht beslist als ze werkt in de beurt waarin de winnaar voorgoed op kop komt.
lab-note-plain = { $plain } van de rondes wordt zonder kracht beslist.
lab-note-plain-two = Zonder kracht beslist: { $left }; { $right } van de rondes.
lab-note-faults = Elke zulke ronde telt als verloren voor het programma dat faalde. docs/bots.md noemt de fouten.

## Een vergelijking in zinnen

lab-told-which = Hieronder staat hoe { $right } verschilt van { $left }.
lab-told-same = Geen van de { $rounds } rondes liep anders: de verandering maakte hier geen verschil.
lab-told-seat-1 =
    { $way ->
        [more] Wie begint wint vaker: { $right } in plaats van { $left }, { $by } punten meer ({ $low } tot { $high }).
        [less] Wie begint wint minder vaak: { $right } in plaats van { $left }, { $by } punten minder ({ $low } tot { $high }).
       *[same] Wie begint wint ongeveer even vaak, { $left } en { $right }: het verschil ligt tussen { $low } en { $high } punten.
    }
lab-told-player-1 =
    { $way ->
        [more] { $name } wint vaker: { $right } in plaats van { $left }, { $by } punten meer ({ $low } tot { $high }).
        [less] { $name } wint minder vaak: { $right } in plaats van { $left }, { $by } punten minder ({ $low } tot { $high }).
       *[same] { $name } wint ongeveer even vaak, { $left } en { $right }: het verschil ligt tussen { $low } en { $high } punten.
    }
lab-told-turns =
    { $way ->
        [more] Rondes duren langer: { $right } beurten in plaats van { $left }, { $by } meer ({ $low } tot { $high }).
        [less] Rondes zijn korter: { $right } beurten in plaats van { $left }, { $by } minder ({ $low } tot { $high }).
       *[same] Rondes duren ongeveer even lang, { $left } en { $right } beurten: het verschil ligt tussen { $low } en { $high }.
    }
lab-told-drawn =
    { $way ->
        [more] Er worden meer kaarten getrokken: { $right } per ronde in plaats van { $left }, { $by } meer ({ $low } tot { $high }).
        [less] Er worden minder kaarten getrokken: { $right } per ronde in plaats van { $left }, { $by } minder ({ $low } tot { $high }).
       *[same] Er worden ongeveer evenveel kaarten getrokken, { $left } en { $right } per ronde: het verschil ligt tussen { $low } en { $high }.
    }
lab-told-settled =
    { $way ->
        [more] Rondes blijven langer open: de winnaar komt voorgoed op kop na { $right } van de beurten in plaats van { $left }, { $by } punten later ({ $low } tot { $high }).
        [less] Rondes zijn eerder beslist: de winnaar komt voorgoed op kop na { $right } van de beurten in plaats van { $left }, { $by } punten eerder ({ $low } tot { $high }).
       *[same] Rondes zijn ongeveer even laat beslist, na { $left } en { $right } van de beurten: het verschil ligt tussen { $low } en { $high } punten.
    }
lab-told-changes =
    { $way ->
        [more] De koploper wisselt vaker: { $right } keer in plaats van { $left }, { $by } meer ({ $low } tot { $high }).
        [less] De koploper wisselt minder vaak: { $right } keer in plaats van { $left }, { $by } minder ({ $low } tot { $high }).
       *[same] De koploper wisselt ongeveer even vaak, { $left } en { $right } keer: het verschil ligt tussen { $low } en { $high }.
    }
lab-told-comeback =
    { $way ->
        [more] Vaker wint iemand die { $count } kaarten achter stond: { $right } van de rondes in plaats van { $left }, { $by } punten meer ({ $low } tot { $high }).
        [less] Minder vaak wint iemand die { $count } kaarten achter stond: { $right } van de rondes in plaats van { $left }, { $by } punten minder ({ $low } tot { $high }).
       *[same] Ongeveer even vaak wint iemand die { $count } kaarten achter stond, { $left } en { $right } van de rondes: het verschil ligt tussen { $low } en { $high } punten.
    }
lab-told-blocked =
    { $way ->
        [more] Meer rondes lopen vast: { $right } in plaats van { $left }, { $by } punten meer ({ $low } tot { $high }).
        [less] Minder rondes lopen vast: { $right } in plaats van { $left }, { $by } punten minder ({ $low } tot { $high }).
       *[same] Ongeveer evenveel rondes lopen vast, { $left } en { $right }: het verschil ligt tussen { $low } en { $high } punten.
    }

## Het verslag

lab-report-summary = Kort gezegd
lab-report-how = Hoe dit gemaakt is
lab-report-command = opdracht
lab-report-seed = getal
lab-report-rounds = rondes
lab-report-took = duurde
lab-report-seconds = { $seconds } s
lab-report-versions = versies
lab-report-rules = regels
lab-report-kernel = kern
lab-report-native = gecompileerd
lab-report-plain = CPython
lab-plot-wins = Winstkansen per plaats en speler
lab-plot-powers = Hoe vaak elke kracht beslist
lab-plot-parts = Aandelen in de variantie
lab-plot-gaps = Verschillen, in standaardafwijkingen van een deling
lab-plot-effects = Werking van elke verandering, in standaardafwijkingen van een deling
lab-plot-matches = Winstkansen van elk paar
lab-plot-ratings = Sterkte
lab-plot-even = gelijk
lab-plot-interval = balk: de waarde; streep: haar interval van 95 %
