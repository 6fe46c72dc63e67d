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
advice-lead = Столько раундов из 100, доигранных отсюда, выигрывает каждый ход; в скобках – где в 19 случаях из 20 лежит настоящее число.
advice-alike = Примерно одинаково хороши, насколько можно судить
advice-best = Лучший ход
advice-less = Эти выигрывают реже
advice-only = Ничего другого сделать нельзя:
advice-share = { $wins } % ({ $low }–{ $high })
advice-share-read = выигрывает раундов из 100: { $wins }, от { $low } до { $high }
advice-do = Сыграть так: { $turn }
advice-key = попросить подсказку
advice-allow = Разрешить подсказки: в свой ход можно спросить, как сыграл бы знаток
advice-allowed = Подсказки разрешены: в свой ход можно спросить, как сыграл бы знаток, и все об этом узнают.

## Разбор

advice-back = Разбор раунда
advice-back-title = Что решило раунд
advice-again = Ваши ходы разыгрываются снова: { $done } из { $of } …
advice-sound = Не хуже лучшего, насколько можно судить: { $sound } решений из { $choices }.
advice-no-choice = В этом раунде вам нечего было выбирать.
advice-no-moment = Ни один момент сам по себе раунд не решил.
advice-slip = Ход { $turn }: { $done } – { $won } побед, { $best } – было бы { $could }.
advice-swing = Ход { $turn }: { $done } – { $won } побед; потом по воле карт стало { $after }.
advice-end-won = Ход { $turn }: { $done } – { $won } побед, и раунд был выигран.
advice-end-lost = Ход { $turn }: { $done } – { $won } побед, и раунд был проигран.
advice-then = Сверху { $top }, у вас на руках { $hand }.

## В терминале

word-hint = подсказка
word-review = разбор
term-help-advice = «подсказка» говорит, как сыграл бы знаток и что выигрывает каждый ход; «разбор» после раунда – что его решило.
term-hint = подсказка
term-review = «разбор» покажет, что его решило.
