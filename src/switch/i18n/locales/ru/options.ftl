### Настройки игры: option-<группа>-<имя>, то же с -help и -value-<значение>.
### Пробелы в значении здесь — подчёркивания. Группы: option-group-<группа>.

option-value-yes = да
option-value-no = нет
option-value-none = нет

## Группы

option-group-cards = Карты
option-group-deal = Сдача
option-group-fit = Что подходит
option-group-attack = Долги
option-group-turn = Ход
option-group-interrupt = Вмешательство
option-group-sets = Несколько карт
option-group-draw = Добор карт
option-group-end = Последняя карта
option-group-score = Очки и партия
option-group-call = Возглас
option-group-table = Стол

## Карты и сдача

option-pack = Колода
option-pack-help = Какие карты входят в одну колоду.
option-pack-value-french-24 = 24 карты, от девятки
option-pack-value-french-32 = 32 карты, от семёрки
option-pack-value-french-36 = 36 карт, от шестёрки
option-pack-value-french-52 = 52 карты
option-pack-value-colour-36 = 36 карт четырёх цветов
option-pack-value-colour-108 = 108 карт четырёх цветов
option-seats = Игроки
option-seats-help = Сколько человек может играть, самое меньшее и самое большее.
option-starter = Первая карта сброса
option-starter-help = Что происходит, если первая открытая карта обладает действием.
option-starter-value-plain = карта без действия
option-starter-value-with_effect = любая, кроме тех, что подходят всегда, с действием
option-starter-value-any = любая, без действия
option-starter-value-not_wild = любая, кроме тех, что подходят всегда, без действия
option-starter-value-card = ещё одна карта: { $card }
option-cards-packs = Число колод
option-cards-packs-help = Сколько колод тасуют вместе.
option-cards-packs-value-one = одна
option-cards-packs-value-two = две
option-cards-packs-value-by_players = две, если игроков много
option-cards-jokers = Джокеры
option-cards-jokers-help = Сколько джокеров в каждой колоде.
option-deal-hand = Карт на руки
option-deal-hand-help = Сколько карт получает каждый игрок.
option-deal-hand_with_two = Карт на руки вдвоём
option-deal-hand_with_two-help = Сколько карт получает каждый, если играют двое.
option-deal-hand_with_two-value-0 = столько же
option-deal-hand_with_many = Карт на руки, если игроков пять и больше
option-deal-hand_with_many-help = Сколько карт получает каждый, если играют пятеро или больше.
option-deal-hand_with_many-value-0 = столько же
option-deal-first = Кто начинает
option-deal-first-help = Кто ходит первым во всех раундах после первого.
option-deal-first-value-left = игрок слева от сдающего
option-deal-first-value-random = по жребию
option-deal-first-value-last_winner = победитель прошлого раунда
option-deal-first-value-last_loser = у кого на руках осталось больше всего очков

## Что подходит

option-fit-wild = Карты, которые подходят всегда
option-fit-wild-help = Их кладут на любую карту, но на долг они не отвечают.
option-fit-wild_when = Когда они подходят
option-fit-wild_when-help = Можно ли класть такие карты в любой момент.
option-fit-wild_when-value-anytime = всегда
option-fit-wild_when-value-only_when_it_fits = только по масти или достоинству
option-fit-wild_when-value-not_on_a_wild = всегда, но не друг на друга
option-fit-names_suit = Карты, называющие масть
option-fit-names_suit-help = Кто положил такую карту, говорит, какая масть в силе.
option-fit-names_rank = Карты, называющие достоинство
option-fit-names_rank-help = Кто положил такую карту, говорит, какое достоинство класть дальше.

## Долги

option-attack-draw = Карты, заставляющие брать
option-attack-draw-help = Следующий игрок должен столько карт: он берёт их все или отвечает картой.
option-attack-answered_by = Чем отвечают на долг
option-attack-answered_by-help = Какие карты можно положить, вместо того чтобы брать долг.
option-attack-answered_by-value-same_rank = тем же достоинством
option-attack-answered_by-value-nothing = ничем
option-attack-answered_by-value-any = любой картой, которая заставляет брать или снимает долг
option-attack-answered_by-value-at_least_as_many = картой не слабее
option-attack-answered_by-value-same_rank_or_suit = тем же достоинством или той же мастью
option-attack-adds_up = Долги складываются
option-attack-adds_up-help = Прибавляется ли ответ к долгу или заменяет его.
option-attack-cap = Наибольший долг
option-attack-cap-help = Больше стольких карт долг не бывает.
option-attack-cap-value-0 = без предела
option-attack-cancel = Карты, снимающие долг
option-attack-cancel-help = Карты, которые уменьшают долг, если положить их в ответ.
option-attack-cancel_all = Снимают весь долг
option-attack-cancel_all-help = Снимает ли такая карта весь долг целиком.
option-attack-rest = Остаток долга
option-attack-rest-help = Кто берёт то, что осталось от долга.
option-attack-rest-value-drawn_at_once = сразу тот, кто снимал
option-attack-rest-value-goes_on = переходит к следующему
option-attack-deflect = Карты, передающие долг дальше
option-attack-deflect-help = Положенные на долг в масть верхней карты, они передают его дальше без изменений.
option-attack-send_back = Карты, возвращающие долг
option-attack-send_back-help = Положенные на долг в масть верхней карты, они возвращают его предыдущему игроку.
option-attack-on_empty_stock = Атака при пустой колоде
option-attack-on_empty_stock-help = На что способна атакующая карта, пока колода пуста.
option-attack-on_empty_stock-value-allowed = на всё, как обычно
option-attack-on_empty_stock-value-adds_nothing = долга не прибавляет
option-attack-on_empty_stock-value-not_allowed = её нельзя класть
option-attack-after_paying = После уплаты долга
option-attack-after_paying-help = Что ещё можно сделать, взяв долг.
option-attack-after_paying-value-turn_over = ничего, ход окончен
option-attack-after_paying-value-may_lay = положить подходящую карту
option-attack-after_paying-value-turn_goes_on = ход начинается заново
option-attack-gather_first = Тасовать перед каждым долгом
option-attack-gather_first-help = Тасуют ли сброс и колоду вместе, прежде чем брать долг.

## Ход

option-turn-skip = Карты пропуска
option-turn-skip-help = Следующий игрок пропускает ход.
option-turn-skip_answered = Ответ на пропуск
option-turn-skip_answered-help = Можно ли передать пропуск дальше картой того же достоинства.
option-turn-skips_add = Пропуски складываются
option-turn-skips_add-help = Пропускают ли ход столько игроков, сколько положено таких карт.
option-turn-reverse = Карты поворота
option-turn-reverse-help = Игра идёт в обратную сторону.
option-turn-reverse_with_two = Поворот вдвоём
option-turn-reverse_with_two-help = Что делает такая карта, если играют двое.
option-turn-reverse_with_two-value-nothing = ничего
option-turn-reverse_with_two-value-again = ещё один ход
option-turn-reverse_with_two-value-skip = другой пропускает ход
option-turn-again = Карты ещё одного хода
option-turn-again-help = Кто положил такую карту, ходит ещё раз.
option-turn-dump_suit = Карты, за которыми идёт их масть
option-turn-dump_suit-help = В тот же ход можно положить ещё карты их масти.
option-turn-dump_acts = Положенные следом карты действуют
option-turn-dump_acts-help = Действуют ли карты, положенные следом.
option-turn-dump_which = Какая масть идёт следом
option-turn-dump_which-help = Чья масть считается, если положено несколько карт.
option-turn-dump_which-value-last = масть последней
option-turn-dump_which-value-first = масть первой
option-turn-dump_which-value-every = масть каждой из них
option-turn-dump_top = Верхняя карта после этого
option-turn-dump_top-help = Какая карта окажется сверху, когда за ней положили другие и ход кончился.
option-turn-dump_top-value-last_card = положенная последней
option-turn-dump_top-value-seven = та, за которой шли остальные
option-turn-exchange = Карты обмена
option-turn-exchange-help = Когда такую карту кладут, карты на руках меняют хозяев.
option-turn-exchange_with = С кем меняются
option-turn-exchange_with-help = К кому переходят карты.
option-turn-exchange_with-value-left = с соседом слева
option-turn-exchange_with-value-right = с соседом справа
option-turn-exchange_with-value-all = все передают карты на одно место
option-turn-exchange_with-value-a_player = с игроком по выбору
option-turn-rotate = Карты, после которых все передают свои карты
option-turn-rotate-help = Когда такую карту кладут, карты каждого игрока переходят к следующему.
option-turn-give = Карты, после которых отдают
option-turn-give-help = Когда такую карту кладут, карту с рук отдают следующему игроку.
option-turn-give_who = Кто отдаёт
option-turn-give_who-help = Отдаёт карту только сам игрок или все.
option-turn-give_who-value-the_player = только сам игрок
option-turn-give_who-value-everybody = все сразу

## Вмешательство

option-interrupt-jump_in = Вброс такой же карты
option-interrupt-jump_in-help = Можно ли вне очереди вбросить такую же карту, как верхняя.
option-interrupt-challenge = Проверка на блеф
option-interrupt-challenge-help = Может ли следующий игрок оспорить карту, которая подходит всегда и заставляет брать.
option-interrupt-challenge_penalty = Штраф за напрасную проверку
option-interrupt-challenge_penalty-help = Сколько карт сверх долга она стоит.

## Несколько карт

option-sets-several = Несколько карт за ход
option-sets-several-help = Какие карты можно класть вместе.
option-sets-several-value-one = только одну карту
option-sets-several-value-same_rank = карты одного достоинства
option-sets-several-value-run = карты одной масти подряд
option-sets-several-value-same_rank_or_run = одного достоинства и подряд
option-sets-plain_only = Вместе только простые карты
option-sets-plain_only-help = Запрещено ли добавлять к карте с действием карты того же достоинства.
option-sets-effects = Действие нескольких карт
option-sets-effects-help = Как считаются действия карт, положенных вместе.
option-sets-effects-value-add = все вместе, складываясь
option-sets-effects-value-last = только последней
option-sets-effects-value-once = каждое по одному разу

## Добор карт

option-draw-upto = Сколько раз за ход
option-draw-upto-help = Сколько карт можно взять одну за другой.
option-draw-upto-value-0 = пока что-нибудь не подойдёт
option-draw-may_lay = После добора
option-draw-may_lay-help = Что можно положить сразу после добора.
option-draw-may_lay-value-no = ничего
option-draw-may_lay-value-the_drawn_card = взятую карту, если подходит
option-draw-may_lay-value-must = взятую карту нужно положить, если подходит
option-draw-may_lay-value-any_card = любую подходящую
option-draw-though_able = Брать, когда есть чем ходить
option-draw-though_able-help = Можно ли брать карту, имея подходящую.
option-draw-stock_empty = Пустая колода
option-draw-stock_empty-help = Откуда берутся карты, когда колода кончилась.
option-draw-stock_empty-value-shuffle = сброс тасуют
option-draw-stock_empty-value-turn_over = сброс переворачивают
option-draw-stock_empty-value-nothing = больше ничего не берут
option-draw-stock_empty-value-round_over = больше ничего не берут, первый же пас кончает раунд
option-draw-refills = Новые колоды за раунд
option-draw-refills-help = Сколько раз сброс может стать новой колодой; потом карт больше не берут.
option-draw-refills-value-0 = сколько понадобится
option-draw-refill_at_once = Пополнять сразу
option-draw-refill_at_once-help = Пополняют ли колоду, как только взята её последняя карта.
option-draw-blocked_extra = Лишние пасы до тупика
option-draw-blocked_extra-help = Раунд заходит в тупик, когда подряд спасовали все игроки и ещё столько раз.
option-draw-blocked_winner = Победитель при тупике
option-draw-blocked_winner-help = Кто выигрывает, когда никто не может продолжать.
option-draw-blocked_winner-value-fewest_cards = у кого меньше карт
option-draw-blocked_winner-value-fewest_points = у кого меньше очков
option-draw-blocked_winner-value-nobody = никто
option-draw-hand_limit = Предел карт на руках
option-draw-hand_limit-help = С таким числом карт по своей воле больше не берут.
option-draw-hand_limit-value-0 = без предела

## Конец, возглас, стол

option-end-not_last = Не могут быть последней картой
option-end-not_last-help = Этими картами нельзя закончить игру.
option-end-only_last = Только эти могут быть последними
option-end-only_last-help = Если они указаны, никакой другой картой закончить нельзя.
option-end-cover = Последние карты, которые надо покрыть
option-end-cover-help = Кто положил такую карту последней, берёт ещё одну.
option-end-places = Когда кончается раунд
option-end-places-help = Играют ли остальные дальше, когда вышел первый игрок.
option-end-places-value-first_out = как только вышел первый
option-end-places-value-all_but_one = когда остался один
option-score-points = Очки за карты
option-score-points-help = Сколько очков стоит карта, оставшаяся на руках, если не так: туз 1, десятка и картинки 10, джокер 20, остальные по числу.
option-score-mode = Подсчёт очков
option-score-mode-help = Что приносит раунд в партии.
option-score-mode-value-rounds_won = одно очко за каждый выигранный раунд
option-score-mode-value-penalty = карты на руках — штрафные очки
option-score-mode-value-winner_collects = победитель получает очки остальных
option-score-mode-value-elimination = штрафные очки; у кого их слишком много, тот выбывает
option-score-target = До скольких очков играют
option-score-target-help = Счёт, при котором партия окончена или, при выбывании, выше которого подниматься нельзя.
option-score-target-value-0 = без предела, партия продолжается
option-score-exact_resets = Ровно столько — снова ноль
option-score-exact_resets-help = Обнуляется ли счёт, который ровно равен этому числу.
option-score-last_card = Очки за последнюю карту
option-score-last_card-help = Что добавляется за карту, которой закончил первый игрок.
option-score-last_doubles = Последние карты, которые удваивают
option-score-last_doubles-help = Если первый игрок закончил такой картой, карты остальных считаются вдвойне.
option-call-required = Возглас «Последняя карта!» обязателен
option-call-required-help = Нужно ли объявлять, что осталась одна карта.
option-call-penalty = Штраф за молчание
option-call-penalty-help = Сколько карт берёт пойманный игрок.
option-call-when = Когда объявлять
option-call-when-help = До какого момента можно объявить.
option-call-when-value-until_the_next_acts = пока не сходил следующий
option-call-when-value-with = пока не кончился свой ход
option-call-when-value-before = до того, как положить карту
option-call-window = С какого момента ловят
option-call-window-help = Когда уже можно поймать того, кто не объявил.
option-call-window-value-the_end_of_the_turn = с конца хода
option-call-window-value-the_lay = как только карта положена
option-call-false_call = Штраф за ложный возглас
option-call-false_call-help = Сколько карт стоит объявление не вовремя.
option-call-false_call-value-0 = никакого, оно отклоняется
option-call-false_catch = Штраф за ложную поимку
option-call-false_catch-help = Сколько карт стоит попытка поймать того, кого ловить не за что.
option-call-false_catch-value-0 = никакого, попытка отклоняется
option-call-catchers = Кто ловит
option-call-catchers-help = Кто может поймать того, кто не объявил.
option-call-catchers-value-anybody = любой
option-call-catchers-value-the_next_player = только тот, чей ход
option-call-grace = Отсрочка поимки
option-call-grace-help = Сколько миллисекунд стол ещё не принимает поимку.
option-call-grace-value-0 = нет
option-table-pile = Сброс
option-table-pile-help = Сколько карт сброса видно.
option-table-pile-value-top = только верхняя карта
option-table-pile-value-all = все карты
option-table-clock = Время на ход
option-table-clock-help = Сколько секунд может длиться ход.
option-table-clock-value-0 = не ограничено
option-table-on_expiry = Когда время вышло
option-table-on_expiry-help = Что происходит, когда время на ход истекло.
option-table-on_expiry-value-draw = делается самое простое: добор, пас, первый выбор
option-table-on_expiry-value-the_computer_plays = ходит компьютер
option-table-on_expiry-value-skip = ход пропускается, если можно
option-table-view = Что показывает страница
option-table-view-help = Помечает ли страница, что можно положить, или открывает все карты.
option-table-view-value-closed = ничего не помечено
option-table-view-value-marked = помечено, что можно положить
option-table-view-value-open = все карты открыты, только против компьютера
