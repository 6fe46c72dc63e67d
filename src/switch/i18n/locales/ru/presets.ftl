### Игры помимо первых трёх: название и чем она отличается.

ruleset-name-uk-switch = Свитч по-британски
ruleset-line-uk-switch = Тузы называют масть, короли поворачивают игру, чёрные валеты стоят пять карт.
ruleset-name-crazy-eights = Сумасшедшие восьмёрки
ruleset-line-crazy-eights = Простая игра: кладите, что подходит, а восьмёрка называет масть.
ruleset-name-crazy-eights-powers = Восьмёрки с действиями
ruleset-line-crazy-eights-powers = Дамы дают пропуск, тузы поворачивают игру, двойки копятся.
ruleset-name-mau-mau = Мау-Мау
ruleset-line-mau-mau = Тридцать две карты: семёрки заставляют брать, восьмёрки — пропускать, валет называет масть, а «Мау!» значит «Последняя карта!».
ruleset-name-pesten = Пестен
ruleset-line-pesten = Два джокера, лишние ходы, и карта с действием не бывает последней.
ruleset-name-hundred-one = Сто одно
ruleset-line-hundred-one = Тридцать шесть карт, и король пик стоит четыре.
ruleset-name-colours-108 = Цвета
ruleset-line-colours-108 = Сто восемь карт четырёх цветов; на долг ответить нельзя.
ruleset-name-last-card-nz = Последняя карта, Новая Зеландия
ruleset-line-last-card-nz = Двойки и пятёрки заставляют брать, десятки — пропускать, валеты ходят ещё раз, и нужен возглас.
