### De regelmaker van de pagina. $option: de naam van een optie; $preset: de naam van een spelsoort.

editor-title = Maak je eigen Switch
editor-lead = Begin met een spel uit de familie en verander wat jullie thuis anders spelen.
editor-loading = De regels worden gehaald …

## Waar het begint

editor-start = Begin met
editor-games = Spellen uit de familie
editor-own = Van jullie
editor-name = Naam van jullie regels
editor-name-default = Huisregels
editor-open = Open een link of een bestand
editor-open-lead = Plak een link of een code, of kies een bestand (TOML of JSON). Je kunt het ook ergens op deze pagina neerzetten.
editor-open-link = Link of code
editor-open-go = Openen
editor-open-file = Kies een bestand
editor-open-drop = Laat los om dit bestand te openen
editor-refused = Dit kon niet worden geopend:
editor-too-large = Het is te lang voor regels: een bestand mag hoogstens 64 KiB zijn.
editor-line = Regel { $line }: { $text }

## Hulpmiddelen

editor-search = Zoek een optie
editor-changed-only = Alleen wat anders is
editor-undo = Ongedaan maken
editor-redo = Opnieuw doen
editor-groups = Groepen van opties
editor-found = { $count ->
    [0] Zoiets is er niet.
    [one] { $count } optie
   *[other] { $count } opties
}
editor-none-changed = Er is nog niets veranderd: dit zijn de regels van { $preset }.
editor-show-all = Toon alle opties

## Een optie

editor-changed = anders
editor-changed-count = { $count } anders
editor-preset-says = { $preset }: { $value }
editor-reset = Terugzetten
editor-reset-option = Terugzetten: { $option }
editor-reset-all = Alles terugzetten
editor-idle = Doet niets zoals het nu staat.
editor-quoted = ‘{ $option }’
editor-less = minder
editor-more = meer
editor-least = minstens
editor-most = hoogstens
editor-one-by-one = Losse kaarten: { $rank }
editor-amount = { $cards }: aantal
editor-which-card = Welke kaart
editor-gone = Kaarten die dit spel niet heeft, zijn weggehaald bij: { $options }.
editor-wild = Kaarten zonder kleur passen nu altijd: anders kon niemand ze leggen.

## Tegenspraak

editor-faults = { $count ->
    [one] { $count } tegenstrijdigheid
   *[other] { $count } tegenstrijdigheden
}
editor-faults-lead = Deze keuzes gaan niet samen. De regels die je ziet, zijn de laatste die klopten.
editor-sound = De regels kloppen.
editor-go-to = Ga naar: { $option }
editor-again = Probeer het nog eens
editor-wait-faults = Zorg eerst dat de keuzes samengaan.

## De regels

editor-rules = De regels
editor-form = Lengte van de regels
editor-short = Kort
editor-long = Volledig
editor-differences = Anders dan { $preset }
editor-differ-count = { $count ->
    [0] Precies de regels van { $preset }.
    [one] Eén ding is anders dan bij { $preset }.
   *[other] { $count } dingen zijn anders dan bij { $preset }.
}
editor-same = Precies de regels van { $preset }.
editor-clause-changed = anders

## Spelen en delen

editor-play = Spelen en delen
editor-try = Probeer het nu
editor-try-against = { $count ->
    [one] tegen { $count } computer
   *[other] tegen { $count } computers
}
editor-rivals = Computerspelers
editor-level = Hoe goed ze spelen
editor-friends = Met vrienden
editor-friends-count = Spelers aan tafel
editor-friends-go = Open een tafel
editor-share = Link naar deze regels
editor-share-short = Delen
editor-copy = Link kopiëren
editor-copied = Gekopieerd
editor-download = { $kind } downloaden
