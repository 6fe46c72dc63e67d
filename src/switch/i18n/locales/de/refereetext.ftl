### Der Text für den Schiedsrichter jeder Spielart: was wann erlaubt ist und was es bewirkt, der
### Reihe nach. $code ist die Handlung, wie ein Programm sie schreibt.

ref-title-setup = Vorbereitung
ref-title-zones = Plätze
ref-title-actions = Handlungen
ref-title-turn = Wenn ein Zug endet, in dieser Reihenfolge
ref-title-end = Das Ende der Runde
ref-title-match = Die Partie
ref-title-table = Der Tisch
ref-title-values = Abgeleitete Werte

ref-zone-stock = Stapel: einer, gemeinsam, allen verborgen; nur die Zahl der Karten ist zu sehen. Die erste Karte wird als nächste gezogen.
ref-zone-hand = Hand: Jeder Spieler hat eine eigene, die nur er selbst sieht; die Zahl ihrer Karten sehen alle.
ref-zone-pile-top = Ablagestapel: einer, gemeinsam, offen; alle sehen die oberste Karte und die Zahl der Karten.
ref-zone-pile-all = Ablagestapel: einer, gemeinsam, offen; alle sehen jede Karte.
ref-zone-given = Zum Abgeben gewählte Karten: Sie bleiben in der Hand, bis alle gewählt haben; welche es ist, sieht nur ihr Besitzer.
ref-zone-gift = Eine abgegebene Karte sehen nur die beiden Spieler.
ref-zone-bluff = Ob die oberste Karte ein Bluff war: allen verborgen, bis sie angezweifelt wird.
ref-zone-marks = Auf dem Tisch, für alle zu sehen: { $parts }.
ref-mark-suit = die mit der obersten Karte gewünschte { rule-suit }
ref-mark-rank = der mit der obersten Karte gewünschte Wert
ref-mark-debt = die Schuld
ref-mark-skip = ob ein Aussetzen droht
ref-mark-direction = die Spielrichtung
ref-mark-passes = wie oft hintereinander gepasst wurde
ref-mark-draws = wie viele Karten in diesem Zug gezogen wurden
ref-mark-places = in welcher Reihenfolge Spieler fertig wurden
ref-mark-scores = die Punkte der Partie
ref-mark-calls = wer gerufen hat und wer zu erwischen ist

ref-lay = Eine Karte legen ({ $code }).
ref-name = Eine { rule-suit } wünschen ({ $code }).
ref-rank = Einen Wert wünschen ({ $code }).
ref-end = Nichts mehr legen (end).
ref-with = Einen Spieler zum Tauschen wählen ({ $code }).
ref-give = Eine Karte abgeben ({ $code }).
ref-draw = Ziehen (draw).
ref-pass = Passen (pass).
ref-jump = Eine Karte einwerfen, außer der Reihe ({ $code }).
ref-accept = Eine Karte annehmen (accept).
ref-challenge = Eine Karte anzweifeln (challenge).
ref-call = „Letzte Karte!“ rufen (call).
ref-catch-anybody = Einen Spieler erwischen (catch:2); das darf jeder andere, jederzeit.
ref-catch-next = Einen Spieler erwischen (catch:2); das darf nur, wer am Zug ist.
ref-needs = Erlaubt, wenn, in dieser Reihenfolge geprüft:
ref-then = Dann, in dieser Reihenfolge:
ref-otherwise = Sonst, wenn dies zutrifft:
ref-cases = Es gilt der erste Fall, der zutrifft:

ref-if-turn = Du bist am Zug.
ref-if-unchallenged = Es ist keine Karte anzunehmen oder anzuzweifeln.
ref-if-chosen = Es ist kein Spieler und keine Karte zu wählen.
ref-if-no-rank = Es ist kein Wert mehr zu wünschen.
ref-if-no-suit = Es ist keine { rule-suit } mehr zu wünschen.
ref-if-held = Die Karte ist in deiner Hand.
ref-if-drawn = Hast du eben eine passende Karte gezogen, ist es diese.
ref-if-no-debt = Es ist keine Schuld offen.
ref-if-answers = Ist eine Schuld offen, ist die Karte eine Antwort:
ref-if-skip = Droht dir ein Aussetzen, hat die Karte den Wert der obersten.
ref-if-no-skip = Dir droht kein Aussetzen.
ref-if-last = Ist es deine einzige Karte, ist es keine von diesen: { $cards }.
ref-if-only-last = Ist es deine einzige Karte, ist es eine von diesen: { $cards }.
ref-if-fits-rank = Wurde mit der obersten Karte ein Wert gewünscht, hat die Karte diesen Wert.
ref-if-fits-rank-wild = Wurde mit der obersten Karte ein Wert gewünscht, hat die Karte diesen Wert oder ist eine von diesen: { $cards }.
ref-if-fits = { $start ->
    [otherwise] Sonst hat die Karte
   *[plain] Die Karte hat
} die geltende { rule-suit } oder den Wert der obersten Karte.
ref-if-fits-wild = { $start ->
    [otherwise] Sonst hat die Karte
   *[plain] Die Karte hat
} die geltende { rule-suit } oder den Wert der obersten Karte oder ist eine von diesen: { $cards }.
ref-if-fits-but = Keine von diesen passt auf eine andere von ihnen: { $cards }.
ref-if-further = Für eine weitere Karte im selben Zug entscheidet stattdessen dies, was passt:
ref-if-named = In diesem Zug wurde eine Karte gelegt, mit der man eine { rule-suit } wünscht: { $cards }.
ref-if-rank-named = In diesem Zug wurde eine Karte gelegt, mit der man einen Wert wünscht: { $cards }.
ref-if-rank = Es gibt Karten dieses Werts, die eine { rule-suit } haben.
ref-if-exchange = In diesem Zug wurde eine Karte gelegt, die Hände tauscht, und es ist nichts mehr zu legen oder zu wünschen: { $cards }.
ref-if-partner = Es ist ein anderer Spieler, der noch dabei ist.
ref-if-give = In diesem Zug wurde eine Karte gelegt, die abgeben lässt, und es ist nichts mehr zu legen oder zu wünschen: { $cards }.
ref-if-other-turn = Ein anderer Spieler ist am Zug und hat darin noch nicht gelegt oder gezogen.
ref-if-equal = Die Karte gleicht der obersten und ist in deiner Hand.
ref-if-on-turn = Du dürftest sie legen, wenn du am Zug wärst.
ref-if-challenged = Dich trifft die Schuld einer Karte, die als erste ihres Zugs und nicht auf eine Schuld gelegt wurde, und du hast noch nichts getan: { $cards }.
ref-if-accused-plays = Wer sie gelegt hat, ist noch dabei.
ref-if-uncalled = Du hast nicht gerufen.
ref-if-first-false = Du bist noch dabei und hast in diesem Zug noch nicht falsch gerufen.
ref-if-first-catch = Beide Spieler sind noch dabei, und du hast in diesem Zug noch nicht falsch erwischt.
ref-if-exposed-turn = Dieser Spieler hat eine Karte, hat nicht gerufen, der Zug, in dem es dazu kam, ist vorbei, und seither hat niemand gelegt, gezogen oder gepasst.
ref-if-exposed-lay = Dieser Spieler hat nach dem Legen eine Karte, hat nicht gerufen, und seither hat niemand gelegt, gezogen oder gepasst.
ref-if-nothing-laid = In diesem Zug wurde keine Karte gelegt.
ref-if-unpaid = Du hast in diesem Zug keine Schuld bezahlt.
ref-if-more = In diesem Zug wurden Karten gelegt, und eine weitere könnte folgen.
ref-if-cards = Es gibt etwas zu ziehen.
ref-if-fresh = In diesem Zug wurde noch keine Karte gelegt, und keine gezogene Karte wartet.
ref-if-unable = Du kannst nichts legen.
ref-if-upto = Du hast in diesem Zug weniger als { rule-cards } gezogen.
ref-if-limit = Du hältst weniger als { rule-cards }.

ref-then-pile = Die Karte kommt oben auf den Ablagestapel. { $named ->
    [yes] Was zuvor gewünscht wurde, ist hinfällig, und das Zählen
   *[no] Das Zählen
} der Pässe beginnt neu.
ref-then-safe = Niemand ist mehr zu erwischen.
ref-then-out = Ist deine Hand leer, hast du gewonnen, und weiter geschieht nichts.
ref-then-out-places = Ist deine Hand leer, bist du fertig, und der Zug endet; ist nur noch ein Spieler übrig, ist die Runde vorbei.
ref-then-cover = Ist deine Hand leer und ist die Karte eine von diesen, ziehst du eine Karte, die du in diesem Zug nicht legen darfst: { $cards }.
ref-then-more = Darf noch eine Karte deiner Hand folgen, darfst du sie legen.
ref-then-name = Ist eine { rule-suit } zu wünschen, wünschst du sie.
ref-then-name-rank = Ist ein Wert zu wünschen, wünschst du ihn.
ref-then-choose = Ist ein Spieler oder eine Karte zu wählen, wählst du.
ref-then-exposed = Hältst du eine Karte, hast nicht gerufen und geht der Zug weiter, bist du von jetzt an zu erwischen.
ref-then-over = Sonst endet der Zug.
ref-then-ends = Der Zug endet.
ref-then-force = Die { rule-suit } gilt, bis die nächste Karte gelegt wird.
ref-then-rank = Bis die nächste Karte gelegt wird, passen nur Karten dieses Werts und solche, die immer passen.
ref-then-exchange = Am Ende des Zugs, nach Schuld und Richtung, tauschst du mit diesem Spieler die Hand.
ref-with-two = Spielen nur noch zwei, tauschst du ohne Wahl mit dem anderen.
ref-give-one = Die Karte geht an den nächsten Spieler in Spielrichtung.
ref-give-aside = Die Karte ist gewählt; sie bleibt in deiner Hand, bis alle gewählt haben.
ref-give-next = Der nächste Spieler in Spielrichtung wählt eine Karte, bis alle gewählt haben.
ref-give-all = Haben alle gewählt, geht jede Karte an den nächsten Spieler in Spielrichtung, und der Zug endet.
ref-then-jumped = Du bist am Zug.
ref-then-lapsed = Ein Ruf dessen, der am Zug war, verfällt, außer er hält eine Karte.
ref-then-laid = Du legst die Karte, und es geht weiter wie nach dem Legen.
ref-after-accepting = Du machst weiter wie am Anfang eines Zugs, mit offener Schuld.
ref-honest-over = Wer die Schuld so gezogen hat, ist fertig: Der nächste Spieler ist am Zug.
ref-honest-may-lay = Wer die Schuld so gezogen hat, darf eine passende Karte legen oder passen; passt keine, ist der nächste Spieler am Zug.
ref-honest-goes-on = Wer die Schuld so gezogen hat, macht weiter wie am Anfang eines Zugs.
ref-then-next = Der nächste Spieler ist am Zug.
ref-then-called = Du hast gerufen und bist nicht zu erwischen.
ref-then-caught = Dieser Spieler zieht { rule-cards }. Sonst ändert sich nichts.
ref-then-caught-free = Dieser Spieler ist dafür nicht noch einmal zu erwischen. Sonst ändert sich nichts.
ref-then-fined = Du ziehst { rule-cards }. Sonst ändert sich nichts.

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
ref-pass-able = Es gibt nichts zu ziehen: Du passt.
ref-pass-enough-able = Keine Schuld ist offen, und du darfst nicht mehr ziehen: Du passt.
ref-pass-enough-unable = Keine Schuld ist offen, du kannst nichts legen und darfst nicht mehr ziehen: Du passt.
ref-pass-counted = Das Passen zählt für eine festgefahrene Runde, wenn { $open ->
    [debt] keine Schuld offen war,{" "}
    [skip] kein Aussetzen drohte,{" "}
    [both] weder eine Schuld offen war noch ein Aussetzen drohte,{" "}
   *[none] {""}
}in diesem Zug nichts gezogen wurde und es nichts zu ziehen gab{ $limit ->
    [yes] {" "}oder deine Hand an der Grenze war.
   *[no] .
}
ref-pass-counted-after = Wo oben steht, dass du passt, zählt das für eine festgefahrene Runde, auch nach dem Ziehen, wenn es nichts zu ziehen gab{ $limit ->
    [yes] {" "}oder deine Hand an der Grenze war.
   *[no] .
}
ref-pass-debt = Eine Schuld ist offen, und es gibt nichts zu ziehen: Sie gilt als bezahlt.
ref-call-before = Du bist am Zug, hältst zwei Karten, und eine davon darf gelegt werden.
ref-call-jump = Du hältst zwei Karten, und eine davon darfst du einwerfen.
ref-call-giving = Du hältst zwei Karten und musst eine abgeben.
ref-call-naming = Du hältst eine Karte und musst noch etwas wünschen oder wählen.
ref-call-after = Du bist zu erwischen.

ref-turn-debt = Schuld.
ref-turn-give = Abgeben.
ref-turn-direction = Richtung.
ref-turn-exchange = Tausch.
ref-turn-rotate = Weiterwandern.
ref-turn-exposed = Hältst du eine Karte und hast nicht gerufen, bist du von jetzt an zu erwischen.
ref-turn-next = Wer an der Reihe ist.
ref-turn-on = Sonst ist es der nächste Platz in Spielrichtung.
ref-turn-top = Ablagestapel.

ref-value-suit = { $named ->
    [yes] Die geltende { rule-suit }: die mit der obersten Karte gewünschte, sonst die der obersten Karte.
   *[no] Die geltende { rule-suit }: die der obersten Karte.
}
ref-value-suitless = Gibt es keine, passt jede Karte.
ref-value-rank = Der Wert, der passt: der der obersten Karte.
ref-value-named-rank = Der Wert, der passt: der mit der obersten Karte gewünschte, sonst der der obersten Karte.
ref-value-debt = Die Schuld: was der Spieler am Zug zu ziehen hat; am Anfang nichts.
ref-value-next = Der nächste Spieler: der nächste Platz in Spielrichtung, am Anfang im Uhrzeigersinn{ $places ->
    [yes] ; wer fertig ist, wird übergangen.
   *[no] .
}
