# Что положил бы знаток и что решило раунд; страница и терминал берут одно и то же.

## Ход по частям, через запятую

advice-suit = заказать: { $suit }
advice-rank = заказать: { rank-name }
advice-with = поменяться с игроком { $name }
advice-give = отдать { $cards }
advice-draw = взять карту
advice-pass = пас
advice-end = больше ничего не класть
advice-call = объявить «Последняя карта!»
advice-accept = принять
advice-challenge = оспорить

## Подсказки

advice-button = Подсказка
advice-title = Как сыграл бы знаток?
advice-thinking = Пробуем все ходы …
advice-lead = Если доиграть раунд 100 раз, каждый ход выиграет примерно столько; в скобках – где в 19 случаях из 20 лежит настоящее число.
advice-alike = Примерно одинаково хороши, насколько можно судить
advice-best = Лучший ход
advice-less = Эти выигрывают реже
advice-only =
    { $count ->
        [0] Выбора здесь нет
        [1] Положить можно только { $card }
       *[other] Первой можно положить только { $card }
    }
advice-share = { $wins } % ({ $low }–{ $high })
advice-share-read = выигрывает раундов из 100: { $wins }, от { $low } до { $high }
advice-do = Сыграть так: { $turn }
advice-go = Сыграть
advice-key = попросить подсказку
advice-allow = Разрешить подсказки: в свой ход можно спросить, как сыграл бы знаток
advice-allowed = Подсказки разрешены: в свой ход можно спросить, как сыграл бы знаток, и все об этом узнают.

## Разбор

advice-back = Разбор раунда
advice-back-title = Что решило раунд
advice-again = Ваши ходы разыгрываются снова: { $percent } % …
advice-sound = Не хуже лучшего, насколько можно судить: { $sound } решений из { $choices }.
advice-no-choice = В этом раунде вам нечего было выбирать.
advice-no-moment = Ни один момент сам по себе раунд не решил.
advice-slip = Ход { $turn }: { $done } – было бы { $won }, { $best } – { $could }.
advice-swing = Ход { $turn }: { $done } – было бы { $won }; потом по воле карт стало { $after }.
advice-end-won = Ход { $turn }: { $done } – было бы { $won }. Этот раунд выигран.
advice-end-lost = Ход { $turn }: { $done } – было бы { $won }. Этот раунд проигран.
advice-then = Сверху { $top }, у вас на руках { $hand }.
advice-of =
    { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
       *[many] { $wins } побед
    } из 100 (от { $low } до { $high })
advice-yours = Ваш ход
advice-after = Потом

## В терминале

word-hint = подсказка
word-review = разбор
term-help-advice = «подсказка» говорит, как сыграл бы знаток и что выигрывает каждый ход; «разбор» после раунда – что его решило.
term-hint = подсказка
term-review = «разбор» покажет, что его решило.
