# Was geschehen ist; die Parameter sind in en/events.ftl erklärt.

event-dealt = Runde { $round }. { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
} Die erste Karte ist { $cards }.
event-laid = { $who ->
    [you] Du legst { $cards }.
   *[other] { $name } legt { $cards }.
}
event-named = { $who ->
    [you] Du wünschst dir { $suit }.
   *[other] { $name } wünscht sich { $suit }.
}
event-drew = { $who ->
    [you] { $count ->
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $count } Karten.
    }
   *[other] { $count ->
        [one] { $name } zieht eine Karte.
       *[other] { $name } zieht { $count } Karten.
    }
}
event-drew-cards = Du ziehst { $cards }.
event-reshuffled = { $count ->
    [one] Der Ablagestapel wird zu einem neuen Stapel mit einer Karte gemischt.
   *[other] Der Ablagestapel wird zu einem neuen Stapel mit { $count } Karten gemischt.
}
event-owes = { $who ->
    [you] { $count ->
        [one] Du musst eine Karte ziehen.
       *[other] Du musst { $count } Karten ziehen.
    }
   *[other] { $count ->
        [one] { $name } muss eine Karte ziehen.
       *[other] { $name } muss { $count } Karten ziehen.
    }
}
event-cancelled = { $count ->
    [one] Das hebt eine Karte auf.
   *[other] Das hebt { $count } Karten auf.
}
event-skipped = { $who ->
    [you] Du setzt aus.
   *[other] { $name } setzt aus.
}
event-stood = { $who ->
    [you] Du setzt einen Zug aus.
   *[other] { $name } setzt einen Zug aus.
}
event-kept = { $who ->
    [you] Du behältst die Karte.
   *[other] { $name } behält die Karte.
}
event-passed = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
event-reversed = { $direction ->
    [clockwise] Die Richtung wechselt: jetzt im Uhrzeigersinn.
   *[other] Die Richtung wechselt: jetzt gegen den Uhrzeigersinn.
}
event-reversed-back = { $direction ->
    [clockwise] Die Richtung wechselt hin und zurück: weiter im Uhrzeigersinn.
   *[other] Die Richtung wechselt hin und zurück: weiter gegen den Uhrzeigersinn.
}
event-exchanged = { $who ->
    [you] Du tauschst die Hand mit { $other }.
    [with-you] { $name } tauscht die Hand mit dir.
   *[other] { $name } und { $other } tauschen die Hände.
}
event-rotated = { $direction ->
    [clockwise] Alle Hände wandern einen Platz weiter, im Uhrzeigersinn.
   *[other] Alle Hände wandern einen Platz weiter, gegen den Uhrzeigersinn.
}
event-named_rank = { $who ->
    [you] Du wünschst dir { rank-plural }.
   *[other] { $name } wünscht sich { rank-plural }.
}
event-jumped = { $who ->
    [you] Du wirfst dieselbe Karte ein.
   *[other] { $name } wirft dieselbe Karte ein.
}
event-gave = { $who ->
    [you] Du gibst { $other } eine Karte.
    [with-you] { $name } gibt dir eine Karte.
   *[other] { $name } gibt { $other } eine Karte.
}
event-gave-card = { $who ->
    [you] Du gibst { $other } { $cards }.
    [with-you] { $name } gibt dir { $cards }.
   *[other] { $name } gibt { $other } { $cards }.
}
event-challenged = { $who ->
    [you] Du zweifelst die Karte von { $other } an.
    [with-you] { $name } zweifelt deine Karte an.
   *[other] { $name } zweifelt die Karte von { $other } an.
}
event-accepted = { $who ->
    [you] Du glaubst { $other }.
    [with-you] { $name } glaubt dir.
   *[other] { $name } glaubt { $other }.
}
event-bluffed = { $who ->
    [you] Du hattest geblufft!
   *[other] { $name } hatte geblufft!
}
event-honest = { $who ->
    [you] Du hattest nicht geblufft.
   *[other] { $name } hatte nicht geblufft.
}
event-false_call = { $who ->
    [you] Du rufst zur falschen Zeit.
   *[other] { $name } ruft zur falschen Zeit.
}
event-false_catch = { $who ->
    [you] Du erwischst { $other } zu Unrecht.
    [with-you] { $name } erwischt dich zu Unrecht.
   *[other] { $name } erwischt { $other } zu Unrecht.
}
event-out-place = { $who ->
    [you] Du bist alle Karten los!
   *[other] { $name } ist alle Karten los.
}
event-lays-nothing = { $who ->
    [you] Du legst nichts.
   *[other] { $name } legt nichts.
}
event-expired = { $who ->
    [you] Deine Zeit ist um.
   *[other] Die Zeit von { $name } ist um.
}
event-fault = { $code ->
    [bot_not_started] Das Programm { $name } lässt sich nicht starten.
    [bot_died] Das Programm { $name } ist beendet.
    [bot_late] Das Programm { $name } hat nicht rechtzeitig geantwortet.
    [bot_refused] Das Programm { $name } wollte nicht spielen.
    [bot_illegal] Das Programm { $name } hat etwas gewählt, was nicht erlaubt ist.
    [bot_gone] Das Programm { $name } gibt es auf diesem Server nicht mehr.
    [bot_busy] Es laufen zu viele Programme; { $name } kann jetzt nicht spielen.
    [bot_out] Das Programm { $name } hat dreimal versagt und wird in dieser Runde nicht mehr gefragt.
   *[other] Das Programm { $name } hat etwas geantwortet, was sich nicht lesen lässt.
}
event-fault-turn = Der Tisch spielt an seiner Stelle.
event-hinted = { $who ->
    [you] Du bittest um einen Tipp.
   *[other] { $name } bittet um einen Tipp.
}
event-called = { $who ->
    [you] Du rufst „Letzte Karte!“
   *[other] { $name } ruft „Letzte Karte!“
}
event-caught = { $who ->
    [you] { $other } erwischt dich: Du hast nicht gerufen.
    [with-you] Du erwischst { $name }: nicht gerufen.
   *[other] { $other } erwischt { $name }: nicht gerufen.
}
event-out = { $who ->
    [you] Du bist alle Karten los und gewinnst die Runde!
   *[other] { $name } ist alle Karten los und gewinnt die Runde.
}
event-blocked-won = { $who ->
    [you] Die Runde sitzt fest, und du gewinnst sie.
   *[other] Die Runde sitzt fest, und { $name } gewinnt sie.
}
event-blocked-shared = Die Runde sitzt fest, und niemand gewinnt sie allein.
event-scored = Punkte: { $list }.
event-reset = { $who ->
    [you] Deine Summe geht auf null zurück.
   *[other] Die Summe von { $name } geht auf null zurück.
}
event-leaves = { $who ->
    [you] Du scheidest aus der Partie aus.
   *[other] { $name } scheidet aus der Partie aus.
}
event-match-won = { $who ->
    [you] Du gewinnst die Partie!
   *[other] { $name } gewinnt die Partie!
}
event-match-shared = Die Partie ist geteilt: { $names }.
event-turn = { $who ->
    [you] Du bist am Zug.
   *[other] { $name } ist am Zug.
}
event-joined = { $name } setzt sich an den Tisch.
event-left = { $name } verlässt den Tisch.
event-online = { $name } ist wieder da.
event-offline = { $name } ist gerade weg.
