### Spelsoorten naast de eerste drie: naam, en wat ze bijzonder maakt.

ruleset-name-uk-switch = Switch, Brits
ruleset-line-uk-switch = Azen noemen een kleur, heren keren om, en zwarte boeren kosten vijf kaarten.
ruleset-name-crazy-eights = Crazy Eights
ruleset-line-crazy-eights = Het eenvoudige spel: leg wat past, en een acht noemt de kleur.
ruleset-name-crazy-eights-powers = Crazy Eights met gevolgen
ruleset-line-crazy-eights-powers = Vrouwen laten overslaan, azen keren om, en tweeën stapelen op.
ruleset-name-mau-mau = Mau-Mau
ruleset-line-mau-mau = Tweeëndertig kaarten: zevens laten trekken, achten overslaan, een boer noemt de kleur, en ‘Mau!’ is ‘Laatste kaart!’.
ruleset-name-pesten = Pesten
ruleset-line-pesten = Twee jokers, extra beurten, en nooit uit met een pestkaart.
ruleset-name-hundred-one = Honderdeen
ruleset-line-hundred-one = Zesendertig kaarten, en schoppen heer kost er vier.
ruleset-name-colours-108 = Kleuren
ruleset-line-colours-108 = Honderdacht kaarten in vier kleuren; op een schuld bestaat geen antwoord.
ruleset-name-last-card-nz = Laatste kaart, Nieuw-Zeeland
ruleset-line-last-card-nz = Tweeën en vijven laten trekken, tienen overslaan, boeren spelen door, en je moet roepen.

## How the computer plays

level-line-beginner = Een beginner leert de regels nog: legt elke kaart die past, en vergeet vaak te roepen.
level-line-easy = Makkelijk speelt voor de lol, soms met een plan en soms zonder, en ziet veel over het hoofd.
level-line-normal = Gewoon speelt met verstand en vergeet zelden te roepen.
level-line-sharp = Scherp onthoudt wat er lag, denkt vooruit en ziet weinig over het hoofd.
level-line-expert = Een expert telt elke kaart en denkt vooruit, maar gebruikt alleen wat een speler mag weten.
