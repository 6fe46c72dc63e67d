### Spielarten neben den ersten drei: Name, und was sie ausmacht.

ruleset-name-uk-switch = Switch, britisch
ruleset-line-uk-switch = Mit Assen wünscht man, Könige kehren um, und schwarze Buben kosten fünf Karten.
ruleset-name-crazy-eights = Crazy Eights
ruleset-line-crazy-eights = Das schlichte Spiel: Lege, was passt, und mit einer Acht wünschst du die Farbe.
ruleset-name-crazy-eights-powers = Crazy Eights mit Wirkungen
ruleset-line-crazy-eights-powers = Damen lassen aussetzen, Asse kehren um, und Zweien häufen sich.
ruleset-name-mau-mau = Mau-Mau
ruleset-line-mau-mau = Zweiunddreißig Karten: Siebenen ziehen, Achten setzen aus, mit einem Buben wünscht man, und „Mau!“ heißt „Letzte Karte!“.
ruleset-name-pesten = Pesten
ruleset-line-pesten = Zwei Joker, weitere Züge und am Ende nie eine Karte mit Wirkung.
ruleset-name-hundred-one = Hunderteins
ruleset-line-hundred-one = Sechsunddreißig Karten, und der Pik König kostet vier.
ruleset-name-colours-108 = Farben
ruleset-line-colours-108 = Hundertacht Karten in vier Farben; auf eine Schuld gibt es keine Antwort.
ruleset-name-last-card-nz = Letzte Karte, Neuseeland
ruleset-line-last-card-nz = Zweien und Fünfen ziehen, Zehnen setzen aus, Buben spielen weiter, und gerufen wird auch.

## How the computer plays

level-line-beginner = Ein Anfänger lernt die Regeln noch: legt jede Karte, die passt, und vergisst oft zu rufen.
level-line-easy = Leicht spielt aus Spaß, mal mit Plan und mal ohne, und übersieht vieles.
level-line-normal = Normal spielt mit Verstand und vergisst selten zu rufen.
level-line-sharp = Scharf merkt sich, was gelegt wurde, denkt voraus und übersieht wenig.
level-line-expert = Ein Experte zählt jede Karte mit und denkt voraus, nutzt aber nur, was man am Tisch wissen darf.
