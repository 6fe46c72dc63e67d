### Der Text für den Schiedsrichter jeder Spielart: was wann erlaubt ist und was es bewirkt, der
### Reihe nach. $code ist die Handlung, wie ein Programm sie schreibt.

ref-title-setup = Vorbereitung
ref-title-zones = Plätze
ref-title-actions = Handlungen
ref-title-turn = Wenn ein Zug endet, in dieser Reihenfolge
ref-title-end = Das Ende der Runde
ref-title-values = Abgeleitete Werte

ref-zone-stock = Stapel: einer, gemeinsam, allen verborgen; nur die Zahl der Karten ist zu sehen. Die erste Karte wird als nächste gezogen.
ref-zone-hand = Hand: Jeder Spieler hat eine eigene, die nur er selbst sieht; die Zahl ihrer Karten sehen alle.
ref-zone-pile-top = Ablagestapel: einer, gemeinsam, offen; alle sehen die oberste Karte und die Zahl der Karten.
ref-zone-pile-all = Ablagestapel: einer, gemeinsam, offen; alle sehen jede Karte.
ref-zone-marks = Auf dem Tisch, für alle zu sehen: { $marks }.
ref-mark-suit = die mit der obersten Karte gewünschte { rule-suit }
ref-mark-debt = die Schuld
ref-mark-skip = ob ein Aussetzen droht
ref-mark-direction = die Spielrichtung
ref-mark-passes = wie oft hintereinander gepasst wurde
ref-mark-calls = wer gerufen hat und wer zu erwischen ist

ref-lay = Eine Karte legen ({ $code }).
ref-name = Eine { rule-suit } wünschen ({ $code }).
ref-end = Nichts mehr legen (end).
ref-draw = Ziehen (draw).
ref-pass = Passen (pass).
ref-call = „Letzte Karte!“ rufen (call).
ref-catch = Einen Spieler erwischen (catch:2); das darf jeder andere, jederzeit.
ref-needs = Erlaubt, wenn, in dieser Reihenfolge geprüft:
ref-then = Dann, in dieser Reihenfolge:
ref-cases = Es gilt der erste Fall, der zutrifft:

ref-if-turn = Du bist am Zug.
ref-if-no-suit = Es ist keine { rule-suit } mehr zu wünschen.
ref-if-held = Die Karte ist in deiner Hand.
ref-if-drawn = Hast du eben eine passende Karte gezogen, ist es diese.
ref-if-no-debt = Es ist keine Schuld offen.
ref-if-answers = Ist eine Schuld offen, ist die Karte eine Antwort:
ref-if-skip = Droht dir ein Aussetzen, hat die Karte den Wert der obersten.
ref-if-no-skip = Dir droht kein Aussetzen.
ref-if-last = Ist es deine einzige Karte, ist es keine von diesen: { $cards }.
ref-if-fits = Sonst hat die Karte die geltende { rule-suit } oder den Wert der obersten Karte.
ref-if-fits-wild = Sonst hat die Karte die geltende { rule-suit } oder den Wert der obersten Karte oder ist eine von diesen: { $cards }.
ref-if-fits-but = Keine von diesen passt auf eine andere von ihnen: { $cards }.
ref-if-further = Für eine weitere Karte im selben Zug tritt an die Stelle der letzten Bedingung:
ref-if-named = In diesem Zug wurde eine Karte gelegt, mit der man eine { rule-suit } wünscht: { $cards }.
ref-if-more = In diesem Zug wurden Karten gelegt, eine weitere könnte folgen, und es ist keine { rule-suit } zu wünschen.
ref-if-cards = Es gibt etwas zu ziehen.
ref-if-fresh = In diesem Zug wurde noch keine Karte gelegt, und keine gezogene Karte wartet.
ref-if-unable = Du kannst nichts legen.
ref-if-upto = Du hast in diesem Zug weniger als { rule-cards } gezogen.
ref-if-limit = Du hältst weniger als { rule-cards }.
ref-if-exposed = Dieser Spieler hat eine Karte, hat nicht gerufen, und seither hat niemand gehandelt.

ref-then-pile = Die Karte kommt oben auf den Ablagestapel. Eine zuvor gewünschte { rule-suit } ist hinfällig, und das Zählen der Pässe beginnt neu.
ref-then-safe = Niemand ist mehr zu erwischen.
ref-then-out = Ist deine Hand leer, hast du gewonnen, und weiter geschieht nichts.
ref-then-more = Darf noch eine Karte deiner Hand folgen, darfst du sie legen.
ref-then-name = Ist eine { rule-suit } zu wünschen, wünschst du sie.
ref-then-over = Sonst endet der Zug.
ref-then-ends = Der Zug endet.
ref-then-force = Die { rule-suit } gilt, bis die nächste Karte gelegt wird.
ref-then-next = Der nächste Spieler ist am Zug.
ref-then-called = Du hast gerufen und bist nicht zu erwischen.
ref-then-caught = Dieser Spieler zieht { rule-cards }. Sonst ändert sich nichts.

ref-case-debt = Eine Schuld ist offen: Du ziehst sie ganz, und sie ist fort.
ref-case-draw = Keine Schuld ist offen, und:
ref-draw-one = Du ziehst die erste Karte des Stapels; das Zählen der Pässe beginnt neu.
ref-after-over = Der Zug ist vorbei, und der nächste Spieler ist am Zug.
ref-after-may-lay = Passt eine Karte, darfst du sie legen oder passen; sonst ist der nächste Spieler am Zug.
ref-after-goes-on = Du machst weiter wie am Anfang eines Zugs.
ref-pass-keep = Eine gezogene Karte, die passt, wartet: Du behältst sie.
ref-pass-paid = Du hast eine Schuld bezahlt und könntest legen: Du tust es nicht.
ref-pass-stand = Dir droht ein Aussetzen: Du setzt aus, und damit ist es vorbei.
ref-pass-unable = Du kannst nichts legen, und es gibt nichts zu ziehen: Du passt.
ref-pass-nothing = Es gibt nichts zu ziehen: Du passt.
ref-pass-debt = Eine Schuld ist offen, und es gibt nichts zu ziehen: Sie gilt als bezahlt.
ref-pass-enough = Keine Schuld ist offen, und du darfst nicht mehr ziehen: Du passt.
ref-call-before = Du bist am Zug, hältst zwei Karten, und eine davon darf gelegt werden.
ref-call-naming = Du hältst eine Karte und musst noch eine { rule-suit } wünschen.
ref-call-after = Du bist zu erwischen.

ref-turn-debt = Schuld.
ref-turn-direction = Richtung.
ref-turn-exchange = Tausch.
ref-turn-exposed = Hältst du eine Karte und hast nicht gerufen, bist du von jetzt an zu erwischen.
ref-turn-next = Wer an der Reihe ist.
ref-turn-on = Sonst ist es der nächste Platz in Spielrichtung.
ref-turn-top = Ablagestapel.

ref-value-suit = Die geltende { rule-suit }: die mit der obersten Karte gewünschte, sonst die der obersten Karte.
ref-value-suitless = Gibt es beide nicht, passt jede Karte.
ref-value-rank = Der Wert, der passt: der der obersten Karte.
ref-value-debt = Die Schuld: was der Spieler am Zug zu ziehen hat; am Anfang nichts.
ref-value-next = Der nächste Spieler: der nächste Platz in Spielrichtung, am Anfang im Uhrzeigersinn.
