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
advice-lead = Hundertmal zu Ende gespielt, gewinnt jede Wahl etwa so viele Runden; in Klammern, wo die wahre Zahl in 19 von 20 Fällen liegt.
advice-alike = Etwa gleich gut, soweit es sich sagen lässt
advice-best = Am besten
advice-less = Das gewinnt weniger
advice-only =
    { $count ->
        [0] Es gibt nur eine Wahl
        [1] Nur { $card } lässt sich legen
       *[other] Nur { $card } lässt sich zuerst legen
    }
advice-share = { $wins } % ({ $low }–{ $high })
advice-share-read = gewinnt { $wins } von 100 Runden, zwischen { $low } und { $high }
advice-do = So spielen: { $turn }
advice-go = So spielen
advice-key = um einen Tipp bitten
advice-allow = Tipps erlauben: Wer am Zug ist, darf fragen, was ein Könner täte
advice-allowed = Tipps sind erlaubt: Wer am Zug ist, darf fragen, was ein Könner täte, und alle erfahren davon.

## Rückblick

advice-back = Rückblick
advice-back-title = Was die Runde entschied
advice-again = Deine Züge werden nachgespielt: { $percent } % …
advice-sound = So gut wie das Beste, soweit es sich sagen lässt: { $sound } von { $choices } Entscheidungen.
advice-no-choice = In dieser Runde hattest du nichts zu entscheiden.
advice-no-moment = Kein einzelner Augenblick hat sie entschieden.
advice-slip = Zug { $turn }: { $done } gewänne { $won }, { $best } gewänne { $could }.
advice-swing = Zug { $turn }: { $done } gewänne { $won }; dann machten die Karten { $after } daraus.
advice-end-won = Zug { $turn }: { $done } gewänne { $won }. Diese Runde wurde gewonnen.
advice-end-lost = Zug { $turn }: { $done } gewänne { $won }. Diese Runde ging verloren.
advice-then = Obenauf { $top }, auf deiner Hand { $hand }.
advice-of = { $wins } von 100 ({ $low } bis { $high })
advice-yours = Dein Zug
advice-after = Danach

## Im Terminal

word-hint = tipp
word-review = rückblick, rueckblick
term-help-advice = „tipp“ sagt, was ein Könner täte und was jede Wahl gewinnt; „rückblick“ nach einer Runde, was sie entschied.
term-hint = tipp
term-review = „rückblick“ zeigt, was sie entschied.
