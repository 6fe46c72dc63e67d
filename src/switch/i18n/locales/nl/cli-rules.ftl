### ‘switch rules’.

cli-rules = Lees spelregels, vergelijk ze, en zet ze in bestanden en links of haal ze eruit.
cli-operand-rules = show REGELS, list, check REGELS, schema, export REGELS, share REGELS of diff REGELS REGELS, waarbij REGELS de naam van een spelsoort is, een bestand (TOML of JSON) of een link
cli-option-form = show: short (kort), long (lang, gewoonlijk) of referee (scheidsrechter)
cli-option-toml = export: als TOML (gewoonlijk)
cli-option-json = export: als JSON
cli-rules-action = ‘switch rules { $text }’ bestaat niet. Kies een van: { $choices }.
cli-rules-operands =
    { $count ->
        [0] Achter ‘switch rules { $action }’ hoort niets.
        [one] Achter ‘switch rules { $action }’ horen spelregels: een naam, een bestand of een link.
       *[other] Achter ‘switch rules { $action }’ horen { $count } keer spelregels: namen, bestanden of links.
    }
cli-rules-option = { $option } hoort niet bij ‘switch rules { $action }’. Laat het weg.
cli-rules-two-forms = --toml en --json gaan niet samen. Laat er een weg.
cli-rules-none =
    { $near ->
        [none] ‘{ $text }’ is geen spelsoort, geen bestand en geen link. De spelsoorten zijn: { $choices }.
       *[other] ‘{ $text }’ is geen spelsoort, geen bestand en geen link. Bedoel je { $near }?
    }
cli-rules-faults =
    { $count ->
        [one] { $path } bevat geen geldige spelregels. Eén ding klopt niet:
       *[other] { $path } bevat geen geldige spelregels. { $count } dingen kloppen niet:
    }
cli-rules-base = Geef base = "classic", of een andere naam uit ‘switch rules list’, en daarna alleen wat jullie anders spelen.
cli-rules-byte = byte { $number }
cli-link-broken = Deze link is kapot of afgebroken. Kopieer hem opnieuw, in zijn geheel.
cli-link-newer = Deze link is gemaakt met een nieuwere versie van Switch. Werk Switch bij om hem te lezen.
cli-rules-sound = { $name }: goede spelregels voor { $players } spelers.
cli-rules-same = { $left } en { $right } spelen hetzelfde.
cli-rules-diff = { $left } en { $right }:
