### Wat er mis is met het verslag van een ronde.

record-seed = De seed hoort niet bij de hash die voor de ronde is getoond.
record-first = De stoel die begint, is niet de stoel die de seed kiest.
record-hands = De handen zijn niet die welke de seed deelt.
record-stock = De stapel of de eerste kaart is niet wat de seed geeft.
record-action = Actie { $number } ({ $text }, stoel { $seat }) wordt geweigerd: { $code }.
record-end = De ronde eindigt niet zoals het verslag zegt.
record-no-rules = De spelsoort { $text } bestaat niet.
record-bad-rules = De spelregels erin zijn niet geldig:
record-format = Dit is geen verslag in het formaat { $text }.
record-version = Het is gemaakt met versie { $text } van de regels, en die wordt hier niet gespeeld.
record-field = Het veld { $text } ontbreekt of is niet te lezen.
record-range = seats of first ligt buiten de grenzen.
record-absent = absent moet stoelen noemen die niet meedoen, en er twee overlaten.
record-seed-form = De seed moet 32 bytes in hex zijn.
record-action-form = Elke actie moet een stoel en een tekst zijn.
