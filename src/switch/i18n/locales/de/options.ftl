### Die Optionen einer Spielart: option-<Gruppe>-<Name>, dasselbe mit -help, und -value-<Wert>.
### Leerzeichen in einem Wert sind hier Unterstriche. Gruppen: option-group-<Gruppe>.

option-value-yes = ja
option-value-no = nein
option-value-none = keine

## Gruppen

option-group-cards = Karten
option-group-deal = Geben
option-group-fit = Was passt
option-group-attack = Schulden
option-group-turn = Zug
option-group-interrupt = Eingreifen
option-group-sets = Mehrere Karten
option-group-draw = Ziehen
option-group-end = Letzte Karte
option-group-score = Punkte und Partie
option-group-call = Ruf
option-group-table = Tisch

## Karten und Geben

option-pack = Blatt
option-pack-help = Welche Karten ein Blatt hat.
option-pack-value-french-24 = 24 Karten, ab der Neun
option-pack-value-french-32 = 32 Karten, ab der Sieben
option-pack-value-french-36 = 36 Karten, ab der Sechs
option-pack-value-french-52 = 52 Karten
option-pack-value-colour-36 = 36 Karten in vier Farben
option-pack-value-colour-108 = 108 Karten in vier Farben
option-seats = Spieler
option-seats-help = Wie viele mitspielen können, mindestens und höchstens.
option-starter = Erste Karte des Ablagestapels
option-starter-help = Was geschieht, wenn die aufgedeckte erste Karte eine Wirkung hat.
option-starter-value-plain = eine ohne Wirkung
option-starter-value-with_effect = jede außer denen, die immer passen, mit Wirkung
option-starter-value-any = jede, ohne Wirkung
option-starter-value-not_wild = jede außer denen, die immer passen, ohne Wirkung
option-starter-value-card = eine weitere Karte: { $card }
option-cards-packs = Zahl der Blätter
option-cards-packs-help = Wie viele Blätter zusammengemischt werden.
option-cards-packs-value-one = eines
option-cards-packs-value-two = zwei
option-cards-packs-value-by_players = zwei, wenn viele spielen
option-cards-jokers = Joker
option-cards-jokers-help = Wie viele Joker in jedes Blatt kommen.
option-deal-hand = Hand
option-deal-hand-help = Wie viele Karten jeder bekommt.
option-deal-hand_with_two = Hand zu zweit
option-deal-hand_with_two-help = Wie viele Karten jeder bekommt, wenn nur zwei spielen.
option-deal-hand_with_two-value-0 = ebenso viele
option-deal-hand_with_many = Hand ab fünf Spielern
option-deal-hand_with_many-help = Wie viele Karten jeder bekommt, wenn fünf oder mehr spielen.
option-deal-hand_with_many-value-0 = ebenso viele
option-deal-first = Wer beginnt
option-deal-first-help = Wer nach der ersten Runde jede weitere beginnt.
option-deal-first-value-left = wer links vom Geber sitzt
option-deal-first-value-random = das Los entscheidet
option-deal-first-value-last_winner = der Sieger der letzten Runde
option-deal-first-value-last_loser = wer die meisten Punkte auf der Hand behielt

## Was passt

option-fit-wild = Karten, die immer passen
option-fit-wild-help = Karten, die auf jede andere passen, aber keine Schuld beantworten.
option-fit-wild_when = Wann sie passen
option-fit-wild_when-help = Ob solche Karten jederzeit gelegt werden dürfen.
option-fit-wild_when-value-anytime = jederzeit
option-fit-wild_when-value-only_when_it_fits = nur mit passender Farbe oder passendem Wert
option-fit-wild_when-value-not_on_a_wild = jederzeit, aber nie aufeinander
option-fit-names_suit = Karten, mit denen man eine Farbe wünscht
option-fit-names_suit-help = Wer eine davon legt, sagt, welche Farbe gilt.
option-fit-names_rank = Karten, mit denen man einen Wert wünscht
option-fit-names_rank-help = Wer eine davon legt, sagt, welcher Wert folgen muss.

## Schulden

option-attack-draw = Karten, die ziehen lassen
option-attack-draw-help = Der nächste Spieler schuldet so viele Karten: Er zieht sie alle oder antwortet mit einer Karte.
option-attack-answered_by = Antwort auf eine Schuld
option-attack-answered_by-help = Welche Karten gelegt werden dürfen, statt die Schuld zu ziehen.
option-attack-answered_by-value-same_rank = gleicher Wert
option-attack-answered_by-value-nothing = nichts
option-attack-answered_by-value-any = jede Karte, die ziehen lässt oder tilgt
option-attack-answered_by-value-at_least_as_many = eine, die mindestens so viele ziehen lässt
option-attack-answered_by-value-same_rank_or_suit = gleicher Wert oder gleiche Farbe
option-attack-adds_up = Schulden wachsen an
option-attack-adds_up-help = Ob eine Antwort zur Schuld hinzukommt oder an ihre Stelle tritt.
option-attack-cap = Höchste Schuld
option-attack-cap-help = Über so viele Karten wächst eine Schuld nie hinaus.
option-attack-cap-value-0 = ohne Grenze
option-attack-cancel = Karten, die tilgen
option-attack-cancel-help = Karten, die etwas von der Schuld nehmen, auf die sie gelegt werden.
option-attack-cancel_all = Alles tilgen
option-attack-cancel_all-help = Ob eine tilgende Karte die ganze Schuld aufhebt.
option-attack-rest = Rest nach dem Tilgen
option-attack-rest-help = Wer zieht, was von der Schuld übrig bleibt.
option-attack-rest-value-drawn_at_once = sofort, wer getilgt hat
option-attack-rest-value-goes_on = wandert zum nächsten Spieler
option-attack-deflect = Karten, die eine Schuld weitergeben
option-attack-deflect-help = In der Farbe der obersten Karte auf eine Schuld gelegt, reichen sie diese unverändert weiter.
option-attack-send_back = Karten, die eine Schuld zurückschicken
option-attack-send_back-help = In der Farbe der obersten Karte auf eine Schuld gelegt, schicken sie diese zum Spieler davor zurück.
option-attack-on_empty_stock = Angriff bei leerem Stapel
option-attack-on_empty_stock-help = Was eine angreifende Karte darf, solange der Stapel leer ist.
option-attack-on_empty_stock-value-allowed = alles wie sonst
option-attack-on_empty_stock-value-adds_nothing = sie bringt keine Schuld
option-attack-on_empty_stock-value-not_allowed = sie darf nicht gelegt werden
option-attack-after_paying = Nach dem Bezahlen
option-attack-after_paying-help = Was noch erlaubt ist, nachdem die Schuld gezogen wurde.
option-attack-after_paying-value-turn_over = nichts, der Zug ist vorbei
option-attack-after_paying-value-may_lay = eine passende Karte legen
option-attack-after_paying-value-turn_goes_on = der Zug beginnt neu
option-attack-gather_first = Mischen vor jeder Schuld
option-attack-gather_first-help = Ob Ablagestapel und Stapel zusammengemischt werden, bevor eine Schuld gezogen wird.

## Zug

option-turn-skip = Karten, die aussetzen lassen
option-turn-skip-help = Der nächste Spieler setzt einen Zug aus.
option-turn-skip_answered = Antwort aufs Aussetzen
option-turn-skip_answered-help = Ob der nächste Spieler es mit gleichem Wert weitergeben darf.
option-turn-skips_add = Aussetzen zählt zusammen
option-turn-skips_add-help = Ob mehrere solche Karten ebenso viele Spieler treffen.
option-turn-reverse = Karten, die umkehren
option-turn-reverse-help = Das Spiel läuft in der anderen Richtung weiter.
option-turn-reverse_with_two = Umkehren zu zweit
option-turn-reverse_with_two-help = Was eine solche Karte bewirkt, wenn nur zwei spielen.
option-turn-reverse_with_two-value-nothing = nichts
option-turn-reverse_with_two-value-again = noch ein Zug
option-turn-reverse_with_two-value-skip = der andere setzt einen Zug aus
option-turn-again = Karten für noch einen Zug
option-turn-again-help = Wer eine davon legt, ist gleich noch einmal am Zug.
option-turn-dump_suit = Karten, denen ihre Farbe folgen darf
option-turn-dump_suit-help = Im selben Zug dürfen weitere Karten ihrer Farbe gelegt werden.
option-turn-dump_acts = Nachgelegte Karten wirken
option-turn-dump_acts-help = Ob die Karten, die folgen, ihre Wirkung haben.
option-turn-dump_which = Farbe, die folgen darf
option-turn-dump_which-help = Wessen Farbe zählt, wenn mehrere Karten gelegt wurden.
option-turn-dump_which-value-last = die der letzten Karte
option-turn-dump_which-value-first = die der ersten Karte
option-turn-dump_which-value-every = die jeder dieser Karten
option-turn-dump_top = Oberste Karte danach
option-turn-dump_top-help = Welche Karte oben liegt, wenn andere gefolgt sind und der Zug endet.
option-turn-dump_top-value-last_card = die zuletzt gelegte
option-turn-dump_top-value-seven = die Karte, der die anderen gefolgt sind
option-turn-exchange = Karten, die Hände tauschen
option-turn-exchange-help = Hände wechseln den Besitzer, wenn eine davon gelegt wird.
option-turn-exchange_with = Mit wem
option-turn-exchange_with-help = Wohin die Hände gehen.
option-turn-exchange_with-value-left = mit dem linken Nachbarn
option-turn-exchange_with-value-right = mit dem rechten Nachbarn
option-turn-exchange_with-value-all = alle Hände wandern einen Platz weiter
option-turn-exchange_with-value-a_player = mit einem Spieler nach Wahl
option-turn-rotate = Karten, die alle Hände wandern lassen
option-turn-rotate-help = Liegt eine davon, geht jede Hand an den nächsten Spieler.
option-turn-give = Karten, die abgeben lassen
option-turn-give-help = Liegt eine davon, geht eine Karte der Hand an den nächsten Spieler.
option-turn-give_who = Wer abgibt
option-turn-give_who-help = Ob nur der Spieler selbst eine Karte abgibt oder alle.
option-turn-give_who-value-the_player = nur der Spieler selbst
option-turn-give_who-value-everybody = alle gleichzeitig

## Eingreifen

option-interrupt-jump_in = Einwerfen
option-interrupt-jump_in-help = Ob man außer der Reihe eine Karte einwerfen darf, die der obersten gleicht.
option-interrupt-challenge = Anzweifeln
option-interrupt-challenge-help = Ob der nächste Spieler eine Karte, die immer passt und ziehen lässt, anzweifeln darf.
option-interrupt-challenge_penalty = Strafe für falsches Anzweifeln
option-interrupt-challenge_penalty-help = Wie viele Karten es zusätzlich zur Schuld kostet.

## Mehrere Karten

option-sets-several = Mehrere Karten in einem Zug
option-sets-several-help = Welche Karten zusammen gelegt werden dürfen.
option-sets-several-value-one = nur eine Karte
option-sets-several-value-same_rank = Karten eines Werts
option-sets-several-value-run = Folgen in einer Farbe
option-sets-several-value-same_rank_or_run = Karten eines Werts und Folgen
option-sets-plain_only = Nur gewöhnliche Karten zusammen
option-sets-plain_only-help = Ob sich an eine Karte mit Wirkung keine vom selben Wert anschließen darf.
option-sets-effects = Wirkung mehrerer Karten
option-sets-effects-help = Wie die Wirkungen zusammen gelegter Karten zählen.
option-sets-effects-value-add = alle zusammengezählt
option-sets-effects-value-last = nur die der letzten
option-sets-effects-value-once = jede Wirkung einmal

## Ziehen

option-draw-upto = Karten je Zug
option-draw-upto-help = Wie viele Karten nacheinander gezogen werden dürfen.
option-draw-upto-value-0 = bis etwas passt
option-draw-may_lay = Nach dem Ziehen
option-draw-may_lay-help = Was gleich nach dem Ziehen gelegt werden darf.
option-draw-may_lay-value-no = nichts
option-draw-may_lay-value-the_drawn_card = die gezogene Karte, wenn sie passt
option-draw-may_lay-value-must = die gezogene Karte muss, wenn sie passt
option-draw-may_lay-value-any_card = jede passende Karte
option-draw-though_able = Ziehen, obwohl etwas passt
option-draw-though_able-help = Ob man auch mit einer passenden Karte ziehen darf.
option-draw-stock_empty = Leerer Stapel
option-draw-stock_empty-help = Woher die Karten kommen, wenn der Stapel aufgebraucht ist.
option-draw-stock_empty-value-shuffle = der Ablagestapel wird gemischt
option-draw-stock_empty-value-turn_over = der Ablagestapel wird umgedreht
option-draw-stock_empty-value-nothing = es wird nichts mehr gezogen
option-draw-stock_empty-value-round_over = es wird nichts mehr gezogen, das erste Passen beendet die Runde
option-draw-refills = Neue Stapel in einer Runde
option-draw-refills-help = Wie oft aus dem Ablagestapel ein neuer Stapel werden darf; danach wird nicht mehr gezogen.
option-draw-refills-value-0 = so oft wie nötig
option-draw-refill_at_once = Sofort auffüllen
option-draw-refill_at_once-help = Ob der Stapel aufgefüllt wird, sobald seine letzte Karte fort ist.
option-draw-blocked_extra = Weitere Male Passen bis zum Ende
option-draw-blocked_extra-help = Die Runde sitzt fest, wenn reihum alle nur passen konnten, und danach noch so oft gepasst wurde.
option-draw-blocked_winner = Sieger einer festgefahrenen Runde
option-draw-blocked_winner-help = Wer gewinnt, wenn niemand weiterkann.
option-draw-blocked_winner-value-fewest_cards = die wenigsten Karten
option-draw-blocked_winner-value-fewest_points = die wenigsten Punkte
option-draw-blocked_winner-value-nobody = niemand
option-draw-hand_limit = Größte Hand
option-draw-hand_limit-help = Mit so vielen Karten zieht niemand mehr von sich aus.
option-draw-hand_limit-value-0 = ohne Grenze

## Ende, Ruf, Tisch

option-end-not_last = Nie als letzte Karte
option-end-not_last-help = Karten, die niemand als letzte legen darf.
option-end-only_last = Nur diese als letzte Karte
option-end-only_last-help = Sind hier welche genannt, darf keine andere als letzte gelegt werden.
option-end-cover = Letzte Karten, die gedeckt werden müssen
option-end-cover-help = Wer eine davon als letzte Karte legt, zieht noch eine.
option-end-places = Ende der Runde
option-end-places-help = Ob die anderen weiterspielen, wenn der erste Spieler fertig ist.
option-end-places-value-first_out = sobald der Erste fertig ist
option-end-places-value-all_but_one = wenn nur noch einer übrig ist
option-score-points = Punkte der Karten
option-score-points-help = Was eine Karte zählt, die auf der Hand bleibt, wenn nicht Ass 1, Zehn und Bilder 10, Joker 20, die anderen ihre Zahl.
option-score-mode = Wertung
option-score-mode-help = Was eine Runde in der Partie zählt.
option-score-mode-value-rounds_won = ein Punkt für jede gewonnene Runde
option-score-mode-value-penalty = Karten auf der Hand sind Strafpunkte
option-score-mode-value-winner_collects = der Sieger bekommt die Punkte der anderen
option-score-mode-value-elimination = Strafpunkte, und mit zu vielen scheidet man aus
option-score-target = Punktzahl, bis zu der gespielt wird
option-score-target-help = Der Stand, mit dem die Partie endet oder über dem man beim Ausscheiden nicht liegen darf.
option-score-target-value-0 = ohne Grenze, die Partie geht weiter
option-score-exact_resets = Genau so viele werden zu null
option-score-exact_resets-help = Ob ein Stand, der genau diese Zahl trifft, auf null zurückgeht.
option-score-last_card = Punkte für die letzte Karte
option-score-last_card-help = Was für die Karte hinzukommt, die der erste Spieler als letzte legt.
option-score-last_doubles = Letzte Karten, die verdoppeln
option-score-last_doubles-help = Legt der erste Spieler eine davon als letzte, zählen die Hände der anderen doppelt.
option-call-required = „Letzte Karte!“ ist Pflicht
option-call-required-help = Ob man es sagen muss, wenn man nur noch eine Karte hat.
option-call-penalty = Strafe für das Vergessen
option-call-penalty-help = Wie viele Karten zieht, wer erwischt wird.
option-call-when = Wann gerufen wird
option-call-when-help = Bis wann gerufen werden darf.
option-call-when-value-until_the_next_acts = bis der nächste Spieler handelt
option-call-when-value-with = bevor der eigene Zug vorbei ist
option-call-when-value-before = vor dem Legen
option-call-window = Ab wann erwischt werden darf
option-call-window-help = Ab wann zu erwischen ist, wer nicht gerufen hat.
option-call-window-value-the_end_of_the_turn = am Ende des Zugs
option-call-window-value-the_lay = sobald die Karte liegt
option-call-false_call = Strafe für falsches Rufen
option-call-false_call-help = Wie viele Karten ein Ruf kostet, der nicht fällig ist.
option-call-false_call-value-0 = keine, er wird abgelehnt
option-call-false_catch = Strafe für falsches Erwischen
option-call-false_catch-help = Wie viele Karten es kostet, wenn der Spieler nicht zu erwischen war.
option-call-false_catch-value-0 = keine, es wird abgelehnt
option-call-catchers = Wer erwischen darf
option-call-catchers-help = Welche Spieler jemanden erwischen dürfen, der nicht gerufen hat.
option-call-catchers-value-anybody = alle
option-call-catchers-value-the_next_player = nur wer am Zug ist
option-call-grace = Schonfrist vor dem Erwischen
option-call-grace-help = Wie viele Millisekunden lang der Tisch noch kein Erwischen annimmt.
option-call-grace-value-0 = keine
option-table-pile = Ablagestapel
option-table-pile-help = Wie viel vom Ablagestapel zu sehen ist.
option-table-pile-value-top = nur die oberste Karte
option-table-pile-value-all = alles
option-table-clock = Zeit für einen Zug
option-table-clock-help = Wie viele Sekunden ein Zug dauern darf.
option-table-clock-value-0 = unbegrenzt
option-table-on_expiry = Wenn die Zeit um ist
option-table-on_expiry-help = Was geschieht, wenn die Zeit für einen Zug abgelaufen ist.
option-table-on_expiry-value-draw = das Einfachste geschieht: ziehen, passen, die erste Wahl
option-table-on_expiry-value-the_computer_plays = der Computer spielt
option-table-on_expiry-value-skip = es wird gepasst, wo es erlaubt ist
option-table-view = Was die Seite zeigt
option-table-view-help = Ob die Seite markiert, was gelegt werden darf, oder alle Karten aufdeckt.
option-table-view-value-closed = nichts ist markiert
option-table-view-value-marked = was gelegt werden darf, ist markiert
option-table-view-value-open = alle Karten liegen offen, nur gegen den Computer
