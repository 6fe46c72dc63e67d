### Waarom iets is geweigerd en wat je dan doet: een zin of twee voor elke code.
### Een waarde die ontbreekt is "none" (een getal: 0).

## Regels

reason-game_over = Deze ronde is afgelopen. Begin de volgende om verder te spelen.
reason-bad_card =
    { $text ->
        [none] Dat is geen kaart uit dit spel.
       *[other] ‘{ $text }’ is geen kaart uit dit spel.
    } Schrijf eerst de waarde en dan de kleur, zoals 9H voor harten negen.
reason-cannot_call = Er valt nu niets te roepen. Roep ‘Laatste kaart!’ als je nog één kaart overhoudt, vlak ervoor of vlak erna.
reason-not_catchable = Daar is niemand te betrappen. Betrap een speler die één kaart heeft en niet heeft geroepen, voordat de volgende speler iets doet.
reason-not_your_turn = Je bent niet aan de beurt. Wacht tot je aan de beurt komt.
reason-name_a_suit =
    { $suit ->
        [W] Noem eerst een kleur: rood, blauw, groen of geel.
       *[other] Noem eerst een kleur: schoppen, harten, ruiten of klaveren.
    }
reason-no_suit_here = Hier valt geen kleur te noemen. Laat hem weg.
reason-not_in_hand =
    { $card ->
        [none] Die kaart heb je niet.
       *[other] Je hebt geen { $card }.
    } Kies een kaart uit je hand.
reason-debt_open =
    { $rank ->
        [none] Je moet { card-count } trekken. Trek om te betalen.
        [D] Je moet { card-count } trekken, en op een trek-twee past geen antwoord. Trek om te betalen.
       *[other] Je moet { card-count } trekken. Antwoord met { a-rank-accusative } of trek om te betalen.
    }
reason-eight_open = Voor je ligt { a-rank }. Leg er ook een of sla deze beurt over.
reason-stock_empty =
    { $action ->
        [draw] Er valt niets te trekken. Pas in plaats daarvan.
       *[other] De stapel is leeg, dus een kaart die anderen laat trekken kan niet. Kies een andere kaart of trek er een.
    }
reason-does_not_fit =
    { $suit ->
        [none] Die kaart kan nu niet. Kies een kaart die past.
       *[other]
            { $rank ->
                [none] Die kaart past niet. Nodig is { suit-name }.
               *[other] Die kaart past niet. Nodig is { suit-name } of { a-rank-accusative }.
            }
    }
reason-must_lay = Je kunt een kaart leggen, dus trekken of passen mag niet. Leg er een die past.
reason-cannot_pass = Passen kan nu niet. Leg een kaart, of trek er een als niets past.
reason-cannot_end = Er valt nog niets af te sluiten. Leg eerst een kaart.
reason-cannot_finish = Deze kaart mag niet de laatste zijn. Leg een andere of trek er een.
reason-cannot_draw = Je kunt deze beurt niet meer trekken. Leg een kaart of pas.
reason-cannot_jump = Deze kaart kan er nu niet tussen. Dat kan alleen een kaart die gelijk is aan de bovenste, voordat er iets anders gebeurt.
reason-challenge_open = Neem eerst de gelegde kaart aan of betwist hem.
reason-no_challenge = Er valt hier niets aan te nemen of te betwisten. Speel gewoon verder.
reason-choose_first = Kies eerst wat er te kiezen valt: een waarde, een speler of een kaart.
reason-no_choice_here = Dat kun je hier niet kiezen. Kies uit wat er wordt geboden.

## Scheidsrechter

reason-bad_request = Dat is niet te lezen als opdracht of hoort hier niet. Kijk het na en stuur het opnieuw.
reason-bad_ruleset = Die spelsoort bestaat niet. Kies er een uit de lijst, of volg de hele link.
reason-bad_position = Deze stelling is niet te spelen. Verbeter haar en laad haar opnieuw.
reason-no_game = Er is nog geen ronde. Begin een nieuwe of laad een stelling.
reason-unknown = Dat kan nu niet. Kijk naar de tafel en kies opnieuw.

## Tafel

reason-bad_frame = Het bericht was niet te lezen. Laad de pagina opnieuw.
reason-too_large = Het bericht was te lang. Stuur hoogstens 4 KB tegelijk.
reason-hello_first = De tafel weet nog niet wie je bent. Laad de pagina opnieuw.
reason-no_table = Er is geen tafel met deze code. Kijk de code na of open een nieuwe tafel.
reason-bad_token = Deze plaats is niet van jou, of de sleutel is kwijt. Vraag om een uitnodiging.
reason-old_version = Er is intussen iets gebeurd. Kijk naar de tafel en kies opnieuw.
reason-spectator = Je kijkt naar deze ronde. Neem een plaats om mee te spelen.
reason-not_host = Dat kan alleen de gastheer van de tafel. Vraag het hem of haar.
reason-not_in_lobby = De tafel is al aan het spelen. Dit kan alleen voor de eerste ronde.
reason-not_enough_players = Er zijn te weinig spelers. Wacht op een gast of voeg een computerspeler toe.
reason-round_running = De ronde loopt nog. Wacht tot ze is afgelopen.
reason-wrong_round = Dat hoort bij een andere ronde. Kijk naar de tafel en probeer het opnieuw.
reason-table_full = Alle plaatsen zijn bezet. Vraag de gastheer om een plaats of open zelf een tafel.
reason-bad_name = Deze naam kan niet. Kies er een van 1 tot 20 letters.
reason-bad_seats = Deze plaatsen passen niet bij de spelsoort. Verander hun aantal of soort.
reason-bad_invite = Deze uitnodiging is niet meer geldig. Vraag de gastheer om een nieuwe.
reason-newer_link = Deze link is met een nieuwere versie van Switch gemaakt. Vraag de beheerder van deze server om die bij te werken.
reason-broken_link = Deze link is kapot of niet compleet. Kopieer hem opnieuw in zijn geheel.
reason-too_many = Dat ging een beetje te snel. Wacht even en probeer het opnieuw.
reason-closed = Deze tafel is gesloten. Open een nieuwe.
reason-storage_failed = De zet kon niet worden opgeslagen en is dus niet gedaan. Probeer het zo opnieuw.
reason-no_round = Er loopt geen ronde. Wacht op de volgende.
reason-no_hints = Aan deze tafel zijn er geen tips. Wie een tafel opent kan ze toestaan.
reason-no_such_round = Deze ronde kent de tafel niet. Kies er een die gespeeld is.
reason-bad_beginner = Open kaarten zijn er alleen tegen de computer. Laat ze weg.
reason-bad_clock = Een beurt kan 10 seconden tot een dag duren. Kies een andere tijd, of geen.
reason-too_early = Met betrappen moet je hier even wachten: er kan nog geroepen worden. Probeer het zo nog eens.
reason-bad_key = Deze opdracht is al eens met een andere inhoud gegeven. Laad de pagina opnieuw en probeer het nog eens.
reason-bad_origin = Deze pagina mag deze server niet gebruiken. Open het adres van de server zelf.
reason-not_found = Op dit adres is niets te vinden. Begin op de eerste pagina.
reason-server_fault = De server maakte een fout, en er is niets veranderd. Laad de pagina opnieuw.
