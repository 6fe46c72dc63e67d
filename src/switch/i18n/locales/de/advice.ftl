# Was ein Könner legen würde, und was eine Runde entschied; Seite und Terminal benutzen dasselbe.

## Ein Zug in Stücken, mit Kommas dazwischen

advice-suit = { $suit } wünschen
advice-rank = { rank-name } wünschen
advice-with = mit { $name } tauschen
advice-give = { $cards } abgeben
advice-draw = ziehen
advice-pass = passen
advice-end = nichts mehr legen
advice-call = „Letzte Karte!“ rufen
advice-accept = annehmen
advice-challenge = anzweifeln

## Tipps

advice-button = Tipp
advice-title = Was täte ein Könner?
advice-thinking = Alles wird durchprobiert …
advice-lead = Von 100 Runden, die von hier weitergespielt werden, gewinnt jede Wahl etwa so viele; in Klammern, wo die wahre Zahl in 19 von 20 Fällen liegt.
advice-alike = Etwa gleich gut, soweit es sich sagen lässt
advice-best = Am besten
advice-less = Das gewinnt weniger
advice-only = Etwas anderes ist nicht möglich:
advice-share = { $wins } % ({ $low }–{ $high })
advice-share-read = gewinnt { $wins } von 100 Runden, zwischen { $low } und { $high }
advice-do = So spielen: { $turn }
advice-key = um einen Tipp bitten
advice-allow = Tipps erlauben: Wer am Zug ist, darf fragen, was ein Könner täte
advice-allowed = Tipps sind erlaubt: Wer am Zug ist, darf fragen, was ein Könner täte, und alle erfahren davon.

## Rückblick

advice-back = Rückblick
advice-back-title = Was die Runde entschied
advice-again = Deine Züge werden nachgespielt: { $done } von { $of } …
advice-sound = So gut wie das Beste, soweit es sich sagen lässt: { $sound } von { $choices } Entscheidungen.
advice-no-choice = In dieser Runde hattest du nichts zu entscheiden.
advice-no-moment = Kein einzelner Augenblick hat sie entschieden.
advice-slip = Zug { $turn }: { $done } gewann { $won }, { $best } hätte { $could } gewonnen.
advice-swing = Zug { $turn }: { $done } gewann { $won }; dann machten die Karten { $after } daraus.
advice-end-won = Zug { $turn }: { $done } gewann { $won }, und dann war die Runde gewonnen.
advice-end-lost = Zug { $turn }: { $done } gewann { $won }, und dann war die Runde verloren.
advice-then = Obenauf { $top }, auf deiner Hand { $hand }.

## Im Terminal

word-hint = tipp
word-review = rückblick, rueckblick
term-help-advice = „tipp“ sagt, was ein Könner täte und was jede Wahl gewinnt; „rückblick“ nach einer Runde, was sie entschied.
term-hint = tipp
term-review = „rückblick“ zeigt, was sie entschied.
