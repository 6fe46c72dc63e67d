### De opties van een spelsoort: option-<groep>-<naam>, hetzelfde met -help, en -value-<waarde>.
### Spaties in een waarde zijn hier liggende streepjes. Groepen: option-group-<groep>.

option-value-yes = ja
option-value-no = nee
option-value-none = geen

## Groepen

option-group-cards = Kaarten
option-group-deal = Delen
option-group-fit = Wat past
option-group-attack = Schulden
option-group-turn = Beurt
option-group-interrupt = Ingrijpen
option-group-sets = Meer kaarten
option-group-draw = Trekken
option-group-end = Laatste kaart
option-group-score = Punten en partij
option-group-call = Roepen
option-group-table = Tafel

## Kaarten en delen

option-pack = Spel kaarten
option-pack-help = Welke kaarten er in één spel zitten.
option-pack-value-french-24 = 24 kaarten, vanaf de negen
option-pack-value-french-32 = 32 kaarten, vanaf de zeven
option-pack-value-french-36 = 36 kaarten, vanaf de zes
option-pack-value-french-52 = 52 kaarten
option-pack-value-colour-36 = 36 kaarten in vier kleuren
option-pack-value-colour-108 = 108 kaarten in vier kleuren
option-seats = Spelers
option-seats-help = Hoeveel spelers er mee kunnen doen, minstens en hoogstens.
option-starter = Eerste kaart van de aflegstapel
option-starter-help = Wat er gebeurt als de eerste open kaart iets doet.
option-starter-value-plain = een kaart die niets doet
option-starter-value-with_effect = elke kaart behalve een die altijd past, met gevolg
option-starter-value-any = elke kaart, zonder gevolg
option-starter-value-not_wild = elke kaart behalve een die altijd past, zonder gevolg
option-starter-value-card = één extra kaart: { $card }
option-cards-packs = Aantal spellen
option-cards-packs-help = Hoeveel spellen door elkaar worden geschud.
option-cards-packs-value-one = één
option-cards-packs-value-two = twee
option-cards-packs-value-by_players = twee bij veel spelers
option-cards-jokers = Jokers
option-cards-jokers-help = Hoeveel jokers er in elk spel zitten.
option-deal-hand = Hand
option-deal-hand-help = Hoeveel kaarten elke speler krijgt.
option-deal-hand_with_two = Hand met twee spelers
option-deal-hand_with_two-help = Hoeveel kaarten ieder krijgt als er maar twee spelen.
option-deal-hand_with_two-value-0 = evenveel
option-deal-hand_with_many = Hand met vijf of meer spelers
option-deal-hand_with_many-help = Hoeveel kaarten ieder krijgt als er vijf of meer spelen.
option-deal-hand_with_many-value-0 = evenveel
option-deal-first = Wie begint
option-deal-first-help = Wie na de eerste ronde de volgende rondes begint.
option-deal-first-value-left = wie links van de deler zit
option-deal-first-value-random = het lot beslist
option-deal-first-value-last_winner = de winnaar van de vorige ronde
option-deal-first-value-last_loser = wie de meeste punten in de hand overhield

## Wat past

option-fit-wild = Kaarten die altijd passen
option-fit-wild-help = Kaarten die op elke kaart passen, maar geen antwoord zijn op een schuld.
option-fit-wild_when = Wanneer zo’n kaart past
option-fit-wild_when-help = Of deze kaarten op elk moment gelegd mogen worden.
option-fit-wild_when-value-anytime = altijd
option-fit-wild_when-value-only_when_it_fits = alleen met de goede kleur of waarde
option-fit-wild_when-value-not_on_a_wild = altijd, maar nooit op elkaar
option-fit-names_suit = Kaarten die een kleur noemen
option-fit-names_suit-help = Wie er een legt, zegt welke kleur geldt.
option-fit-names_rank = Kaarten die een waarde noemen
option-fit-names_rank-help = Wie er een legt, zegt welke waarde er moet volgen.

## Schulden

option-attack-draw = Kaarten die laten trekken
option-attack-draw-help = De volgende speler is zoveel kaarten schuldig: alles trekken, of een kaart als antwoord leggen.
option-attack-answered_by = Antwoord op een schuld
option-attack-answered_by-help = Welke kaarten je mag leggen in plaats van de schuld te trekken.
option-attack-answered_by-value-same_rank = dezelfde waarde
option-attack-answered_by-value-nothing = niets
option-attack-answered_by-value-any = elke kaart die laat trekken of wegstreept
option-attack-answered_by-value-at_least_as_many = een kaart die minstens evenveel laat trekken
option-attack-answered_by-value-same_rank_or_suit = dezelfde waarde of kleur
option-attack-adds_up = Schulden lopen op
option-attack-adds_up-help = Of een antwoord bij de schuld komt of ervoor in de plaats.
option-attack-cap = Grootste schuld
option-attack-cap-help = Meer kaarten dan dit wordt een schuld nooit.
option-attack-cap-value-0 = geen grens
option-attack-cancel = Kaarten die wegstrepen
option-attack-cancel-help = Kaarten die iets van een schuld afhalen als je ze erop legt.
option-attack-cancel_all = Alles wegstrepen
option-attack-cancel_all-help = Of zo’n kaart de hele schuld wegstreept.
option-attack-rest = Wat overblijft na wegstrepen
option-attack-rest-help = Wie trekt wat er van de schuld overblijft.
option-attack-rest-value-drawn_at_once = meteen, door wie wegstreepte
option-attack-rest-value-goes_on = schuift door naar de volgende
option-attack-deflect = Kaarten die een schuld doorschuiven
option-attack-deflect-help = In de kleur van de bovenste kaart op een schuld gelegd, geven ze die ongewijzigd door.
option-attack-send_back = Kaarten die een schuld terugsturen
option-attack-send_back-help = In de kleur van de bovenste kaart op een schuld gelegd, sturen ze die terug naar de vorige speler.
option-attack-on_empty_stock = Aanval bij een lege stapel
option-attack-on_empty_stock-help = Wat een aanvalskaart mag zolang de stapel leeg is.
option-attack-on_empty_stock-value-allowed = hetzelfde als anders
option-attack-on_empty_stock-value-adds_nothing = er komt geen schuld bij
option-attack-on_empty_stock-value-not_allowed = mag niet gelegd worden
option-attack-after_paying = Na het betalen
option-attack-after_paying-help = Wat je nog mag doen nadat je de schuld hebt getrokken.
option-attack-after_paying-value-turn_over = niets, de beurt is voorbij
option-attack-after_paying-value-may_lay = een passende kaart leggen
option-attack-after_paying-value-turn_goes_on = de beurt begint opnieuw
option-attack-gather_first = Schudden voor elke schuld
option-attack-gather_first-help = Of aflegstapel en stapel door elkaar worden geschud voordat een schuld wordt getrokken.

## Beurt

option-turn-skip = Kaarten die laten overslaan
option-turn-skip-help = De volgende speler slaat een beurt over.
option-turn-skip_answered = Antwoord op overslaan
option-turn-skip_answered-help = Of de volgende speler het met dezelfde waarde mag doorschuiven.
option-turn-skips_add = Overslaan telt op
option-turn-skips_add-help = Of meer van die kaarten samen evenzoveel spelers treffen.
option-turn-reverse = Kaarten die omkeren
option-turn-reverse-help = Het spel gaat in de andere richting verder.
option-turn-reverse_with_two = Omkeren met twee spelers
option-turn-reverse_with_two-help = Wat zo’n kaart doet als er maar twee spelen.
option-turn-reverse_with_two-value-nothing = niets
option-turn-reverse_with_two-value-again = nog een beurt
option-turn-reverse_with_two-value-skip = de ander slaat een beurt over
option-turn-again = Kaarten die nog een beurt geven
option-turn-again-help = Wie er een legt, is nog een keer aan de beurt.
option-turn-dump_suit = Kaarten waarop hun kleur mag volgen
option-turn-dump_suit-help = In dezelfde beurt mogen er meer kaarten van hun kleur bij.
option-turn-dump_acts = Kaarten die volgen, doen iets
option-turn-dump_acts-help = Of de kaarten die volgen doen wat ze anders doen.
option-turn-dump_which = Kleur die mag volgen
option-turn-dump_which-help = Welke kleur telt als er meer kaarten gelegd zijn.
option-turn-dump_which-value-last = die van de laatste
option-turn-dump_which-value-first = die van de eerste
option-turn-dump_which-value-every = die van allemaal
option-turn-dump_top = Bovenste kaart daarna
option-turn-dump_top-help = Welke kaart boven ligt als er kaarten gevolgd zijn en de beurt eindigt.
option-turn-dump_top-value-last_card = de laatst gelegde
option-turn-dump_top-value-seven = de kaart waarop de andere volgden
option-turn-exchange = Kaarten die handen ruilen
option-turn-exchange-help = Handen wisselen van eigenaar als er een gelegd wordt.
option-turn-exchange_with = Met wie
option-turn-exchange_with-help = Waar de handen heen gaan.
option-turn-exchange_with-value-left = de speler links
option-turn-exchange_with-value-right = de speler rechts
option-turn-exchange_with-value-all = alle handen schuiven één plaats door
option-turn-exchange_with-value-a_player = een speler naar keuze
option-turn-rotate = Kaarten die alle handen laten doorschuiven
option-turn-rotate-help = Ligt er een, dan gaat iedere hand naar de volgende speler.
option-turn-give = Kaarten die laten geven
option-turn-give-help = Ligt er een, dan gaat er een kaart uit de hand naar de volgende speler.
option-turn-give_who = Wie er geeft
option-turn-give_who-help = Of alleen de speler zelf een kaart geeft of iedereen.
option-turn-give_who-value-the_player = alleen de speler zelf
option-turn-give_who-value-everybody = iedereen tegelijk

## Ingrijpen

option-interrupt-jump_in = Ertussen gooien
option-interrupt-jump_in-help = Of je er buiten je beurt een kaart tussen mag gooien die gelijk is aan de bovenste.
option-interrupt-challenge = Betwisten
option-interrupt-challenge-help = Of de volgende speler een kaart die altijd past en laat trekken, mag betwisten.
option-interrupt-challenge_penalty = Straf voor onterecht betwisten
option-interrupt-challenge_penalty-help = Hoeveel kaarten dat boven op de schuld kost.

## Meer kaarten

option-sets-several = Meer kaarten in een beurt
option-sets-several-help = Welke kaarten samen gelegd mogen worden.
option-sets-several-value-one = maar één kaart
option-sets-several-value-same_rank = kaarten van één waarde
option-sets-several-value-run = reeksen in één kleur
option-sets-several-value-same_rank_or_run = kaarten van één waarde en reeksen
option-sets-plain_only = Alleen gewone kaarten samen
option-sets-plain_only-help = Of bij een kaart die iets doet geen kaart van dezelfde waarde mag komen.
option-sets-effects = Gevolgen van meer kaarten
option-sets-effects-help = Hoe de gevolgen van samen gelegde kaarten tellen.
option-sets-effects-value-add = allemaal opgeteld
option-sets-effects-value-last = alleen dat van de laatste
option-sets-effects-value-once = elk gevolg één keer

## Trekken

option-draw-upto = Keren trekken per beurt
option-draw-upto-help = Hoeveel kaarten je na elkaar mag trekken.
option-draw-upto-value-0 = tot er iets past
option-draw-may_lay = Na het trekken
option-draw-may_lay-help = Wat je meteen na het trekken mag leggen.
option-draw-may_lay-value-no = niets
option-draw-may_lay-value-the_drawn_card = de getrokken kaart, als die past
option-draw-may_lay-value-must = de getrokken kaart moet, als die past
option-draw-may_lay-value-any_card = elke kaart die past
option-draw-though_able = Trekken terwijl er iets past
option-draw-though_able-help = Of je mag trekken als je een passende kaart hebt.
option-draw-stock_empty = Lege stapel
option-draw-stock_empty-help = Waar de kaarten vandaan komen als de stapel op is.
option-draw-stock_empty-value-shuffle = de aflegstapel wordt geschud
option-draw-stock_empty-value-turn_over = de aflegstapel wordt omgedraaid
option-draw-stock_empty-value-nothing = er wordt niets meer getrokken
option-draw-stock_empty-value-round_over = er wordt niets meer getrokken, bij de eerste pas eindigt de ronde
option-draw-refills = Nieuwe stapels per ronde
option-draw-refills-help = Hoe vaak de aflegstapel een nieuwe stapel mag worden; daarna wordt er niets meer getrokken.
option-draw-refills-value-0 = zo vaak als nodig
option-draw-refill_at_once = Meteen aanvullen
option-draw-refill_at_once-help = Of de stapel wordt aangevuld zodra de laatste kaart eraf is.
option-draw-blocked_extra = Extra passen voor een vastgelopen ronde
option-draw-blocked_extra-help = De ronde zit vast als iedereen op rij alleen kon passen, en dan nog zo vaak.
option-draw-blocked_winner = Winnaar van een vastgelopen ronde
option-draw-blocked_winner-help = Wie wint als niemand verder kan.
option-draw-blocked_winner-value-fewest_cards = de minste kaarten
option-draw-blocked_winner-value-fewest_points = de minste punten
option-draw-blocked_winner-value-nobody = niemand
option-draw-hand_limit = Grootste hand
option-draw-hand_limit-help = Met zoveel kaarten trekt niemand meer uit zichzelf.
option-draw-hand_limit-value-0 = geen grens

## Einde, roepen, tafel

option-end-not_last = Nooit als laatste kaart
option-end-not_last-help = Kaarten waarmee niemand mag uitgaan.
option-end-only_last = Alleen deze als laatste kaart
option-end-only_last-help = Staan er hier, dan mag niemand met een andere kaart uitgaan.
option-end-cover = Laatste kaarten die gedekt moeten worden
option-end-cover-help = Wie er een als laatste kaart legt, trekt er nog een bij.
option-end-places = Einde van de ronde
option-end-places-help = Of de anderen doorspelen als de eerste speler uit is.
option-end-places-value-first_out = zodra de eerste uit is
option-end-places-value-all_but_one = als er nog maar één over is
option-score-points = Punten van de kaarten
option-score-points-help = Wat een kaart telt die in de hand overblijft, als het niet is: aas 1, tien en plaatjes 10, joker 20, de andere hun getal.
option-score-mode = Puntentelling
option-score-mode-help = Waar een ronde in de partij voor telt.
option-score-mode-value-rounds_won = één punt voor elke gewonnen ronde
option-score-mode-value-penalty = kaarten in de hand zijn strafpunten
option-score-mode-value-winner_collects = de winnaar krijgt de punten van de anderen
option-score-mode-value-elimination = strafpunten, en met te veel lig je eruit
option-score-target = Aantal punten waar het om gaat
option-score-target-help = Het totaal waarmee de partij uit is, of waar je bij afvallen niet boven mag komen.
option-score-target-value-0 = geen grens, de partij gaat door
option-score-exact_resets = Precies zoveel wordt nul
option-score-exact_resets-help = Of een totaal dat precies op dat aantal uitkomt, teruggaat naar nul.
option-score-last_card = Punten voor de laatste kaart
option-score-last_card-help = Wat erbij komt voor de kaart waarmee de eerste speler uitgaat.
option-score-last_doubles = Laatste kaarten die verdubbelen
option-score-last_doubles-help = Gaat de eerste speler er met een uit, dan tellen de handen van de anderen dubbel.
option-call-required = ‘Laatste kaart!’ is verplicht
option-call-required-help = Of een speler met één kaart dat moet zeggen.
option-call-penalty = Straf voor niet roepen
option-call-penalty-help = Hoeveel kaarten een betrapte speler trekt.
option-call-when = Wanneer je roept
option-call-when-help = Tot wanneer je mag roepen.
option-call-when-value-until_the_next_acts = tot de volgende speler iets doet
option-call-when-value-with = voordat de eigen beurt voorbij is
option-call-when-value-before = voor het leggen
option-call-window = Vanaf wanneer je mag betrappen
option-call-window-help = Vanaf wanneer een speler die niet geroepen heeft, te betrappen is.
option-call-window-value-the_end_of_the_turn = aan het eind van de beurt
option-call-window-value-the_lay = zodra de kaart ligt
option-call-false_call = Straf voor onterecht roepen
option-call-false_call-help = Hoeveel kaarten een roep kost die niet nodig is.
option-call-false_call-value-0 = geen, zo’n roep wordt geweigerd
option-call-false_catch = Straf voor onterecht betrappen
option-call-false_catch-help = Hoeveel kaarten het kost als die speler niet te betrappen was.
option-call-false_catch-value-0 = geen, het wordt geweigerd
option-call-catchers = Wie mag betrappen
option-call-catchers-help = Welke spelers iemand mogen betrappen die niet geroepen heeft.
option-call-catchers-value-anybody = iedereen
option-call-catchers-value-the_next_player = alleen de speler die aan de beurt is
option-call-grace = Respijt voor het betrappen
option-call-grace-help = Hoeveel milliseconden de tafel nog geen betrappen aanneemt.
option-call-grace-value-0 = geen
option-table-pile = Aflegstapel
option-table-pile-help = Hoeveel je van de aflegstapel kunt zien.
option-table-pile-value-top = alleen de bovenste kaart
option-table-pile-value-all = alles
option-table-clock = Tijd voor een beurt
option-table-clock-help = Hoeveel seconden een beurt mag duren.
option-table-clock-value-0 = onbeperkt
option-table-on_expiry = Als de tijd om is
option-table-on_expiry-help = Wat er gebeurt als de tijd voor een beurt om is.
option-table-on_expiry-value-draw = het eenvoudigste gebeurt: trekken, passen, de eerste keus
option-table-on_expiry-value-the_computer_plays = de computer speelt
option-table-on_expiry-value-skip = er wordt gepast als dat mag
option-table-view = Wat de pagina laat zien
option-table-view-help = Of de pagina markeert wat je mag leggen of alle kaarten open legt.
option-table-view-value-closed = niets is gemarkeerd
option-table-view-value-marked = wat je mag leggen, is gemarkeerd
option-table-view-value-open = alle kaarten liggen open, alleen tegen de computer
