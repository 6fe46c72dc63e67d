### „switch rules“.

cli-rules = Spielregeln lesen, vergleichen und in Dateien und Links ablegen oder daraus holen.
cli-operand-rules = show REGELN, list, check REGELN, schema, export REGELN, share REGELN oder diff REGELN REGELN; dabei ist REGELN der Name einer Spielart, eine Datei (TOML oder JSON) oder ein Link
cli-option-form = show: short (kurz), long (lang, wie üblich) oder referee (Schiedsrichter)
cli-option-toml = export: als TOML (wie üblich)
cli-option-json = export: als JSON
cli-rules-action = „switch rules { $text }“ gibt es nicht. Wähle aus: { $choices }.
cli-rules-operands =
    { $count ->
        [0] Hinter „switch rules { $action }“ gehört nichts.
        [one] Hinter „switch rules { $action }“ gehören Spielregeln: ein Name, eine Datei oder ein Link.
       *[other] Hinter „switch rules { $action }“ gehören { $count }-mal Spielregeln: Namen, Dateien oder Links.
    }
cli-rules-option = { $option } gehört nicht zu „switch rules { $action }“. Lass es weg.
cli-rules-two-forms = --toml und --json gehen nicht zusammen. Lass eines weg.
cli-rules-none =
    { $near ->
        [none] „{ $text }“ ist weder Spielart noch Datei noch Link. Die Spielarten sind: { $choices }.
       *[other] „{ $text }“ ist weder Spielart noch Datei noch Link. Meinst du { $near }?
    }
cli-rules-faults =
    { $count ->
        [one] { $path } enthält keine gültigen Spielregeln. Eines stimmt nicht:
       *[other] { $path } enthält keine gültigen Spielregeln. { $count } Dinge stimmen nicht:
    }
cli-rules-base = Gib base = "classic" an, oder einen anderen Namen aus „switch rules list“, und danach nur, was ihr anders spielt.
cli-rules-byte = Byte { $number }
cli-link-broken = Dieser Link ist beschädigt oder abgeschnitten. Kopiere ihn noch einmal ganz.
cli-link-newer = Dieser Link stammt aus einer neueren Version von Switch. Aktualisiere Switch, um ihn zu lesen.
cli-rules-sound = { $name }: gültige Spielregeln für { $players } Spieler.
cli-rules-same = { $left } und { $right } spielen sich gleich.
cli-rules-diff = { $left } und { $right }:
