# Слова страницы. { $cards } и { $name } приходят готовыми; имена не склоняются.

## Везде

app-name = Switch
app-close = Закрыть
app-home = В начало
app-rules = Правила
app-settings = Настройки
app-log = Что произошло

## Начало

home-title = Партия в карты за пять минут
home-lead = Побеждает тот, кто первым останется без карт. С компьютером или с друзьями, прямо в браузере и без регистрации.
home-game = Какая игра?
home-players = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
   *[many] { $least }–{ $most } игроков
}
home-players-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
home-more = Другие игры семейства
home-own = Свои правила
home-own-line = Измените что хотите и играйте.
home-house = Домашние правила
home-linked = По ссылке, которую вы открыли.
home-edit = Изменить эти правила
home-seats = Сколько человек за столом?
home-seat-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
home-rivals = Кто сядет с вами?
home-rival = Место { $seat }
home-computer = Компьютер
home-level-beginner = Новичок
home-level-easy = Лёгкий
home-level-normal = Обычный
home-level-sharp = Сильный
home-level-expert = Эксперт
home-program = Программа { $name }
home-open = Друг
home-open-hint = Когда стол откроется, вы получите ссылку для друзей.
home-name = Ваше имя
home-name-default = Игрок
home-beginner = Чтобы учиться: все карты открыты
home-beginner-hint = Только с компьютером: видны все руки, колода и сброс.
home-options = Другие настройки
home-marked = Показывать подходящие карты
home-clock = Время на ход
home-clock-off = Без ограничения
home-clock-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
home-clock-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
home-expiry = Когда время вышло
home-expiry-draw = берётся карта или пас
home-expiry-bot = ходит компьютер
home-expiry-skip-turn = ход пропускается
home-play = Играть
home-open-table = Открыть стол
home-have-code = Есть код стола?
home-code = Код стола
home-go = К столу

## За стол

join-title = Садитесь за стол
join-lead = Вас пригласили за стол { $code }.
join-sit = Сесть
join-watch = Только смотреть
join-no-invite = В этом браузере у вас нет места за столом { $code }. Попросите ссылку у хозяина стола или смотрите игру.
lobby-title = Стол открыт
lobby-lead = Отправьте эту ссылку тем, кто будет играть:
lobby-copy = Скопировать ссылку
link-local = Эта ссылка работает только на этом компьютере.
link-reach = Чтобы открыть её другим, запустите:
lobby-copied = Скопировано
lobby-share = Поделиться
lobby-free = свободное место
lobby-bot = компьютер
lobby-you = вы
lobby-host = хозяин стола
lobby-start = Начать
lobby-start-hint = Свободные места при начале игры убираются.
lobby-wait = Игру начнёт { $name }.

## Места

seat-you = Вы
seat-turn = ходит
seat-away = не в сети
seat-stand-in = не в сети, играет компьютер
seat-called = Последняя карта!
seat-silent = 1 карта – без слов
seat-place = { $place }-е место
seat-absent = вне игры
seat-points = очк.
seat-wins = { $count ->
    [one] Выигран { $count } раунд
    [few] Выиграно { $count } раунда
   *[many] Выиграно { $count } раундов
}
seat-label = { $name }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, { $wins ->
    [one] выигран { $wins } раунд
    [few] выиграно { $wins } раунда
   *[many] выиграно { $wins } раундов
}
seat-label-total = { $name }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, счёт в партии: { $total }
seat-hand-open = Карты игрока { $name }
seat-spectator = Вы смотрите игру.

## Середина стола

centre-label = Колода и сброс
centre-stock = { $count ->
    [0] Колода пуста
    [one] Колода: { $count } карта
    [few] Колода: { $count } карты
   *[many] Колода: { $count } карт
}
centre-pile = { $count ->
    [one] Сброс: { $count } карта
    [few] Сброс: { $count } карты
   *[many] Сброс: { $count } карт
}
centre-top = Сверху: { $card }
centre-suit = В силе: { $suit }
centre-rank = Только { rank-plural }
centre-direction = { $direction ->
    [clockwise] Игра идёт по часовой стрелке
   *[other] Игра идёт против часовой стрелки
}
centre-debt = { $count ->
    [one] Долг: { $count } карта
    [few] Долг: { $count } карты
   *[many] Долг: { $count } карт
}
centre-eight = Грозит пропуск хода: пропустите ход или положите { a-rank-accusative }
centre-see-open = Колода и сброс
centre-see-pile = Посмотреть сброс
centre-next-first = Первой стоит следующая карта.
centre-top-first = Первой стоит верхняя карта.

## Что можно сделать

act-lay = Положить { $cards }
act-draw = Взять карту
act-take = Взять { $count }
act-stand = Пропустить ход
act-keep = Оставить { $cards }
act-pass = Пас
act-done = Готово
act-choose = Выберите карту
act-wait = Ходит { $name }
act-back = Забрать назад
act-call = Последняя карта!
act-catch = Поймать: { $name }
act-accept = Принять
act-challenge = Оспорить
act-jump = Вбросить { $cards }
act-with = Обмен: { $name }
act-choose-player = Выбрать игрока
act-catch-whom = Кого поймать?
act-next = Следующий раунд
act-next-match = Новая партия

hint-turn = Ваш ход.
hint-choose = Ваш ход: выберите карту.
hint-choose-or-draw = Ваш ход: выберите карту или возьмите из колоды.
hint-drew-choose = { $most ->
    [0] Взято { $count }: выберите карту.
   *[other] Взято { $count } из { $most }: выберите карту.
}
hint-drew-more = { $most ->
    [0] Взято { $count }: ничего не подходит, возьмите ещё.
   *[other] Взято { $count } из { $most }: ничего не подходит, возьмите ещё.
}
hint-drew-pass = { $most ->
    [0] Взято { $count }: ничего не подходит, пасуйте.
   *[other] Взято { $count } из { $most }: ничего не подходит, пасуйте.
}
hint-nothing = Ваш ход: ничего не подходит, возьмите карту.
hint-pass = Ваш ход: брать нечего, пасуйте.
hint-debt = { $count ->
    [one] Возьмите { $count } карту.
    [few] Возьмите { $count } карты.
   *[many] Возьмите { $count } карт.
}
hint-debt-answer = { $count ->
    [one] Возьмите { $count } карту или ответьте.
    [few] Возьмите { $count } карты или ответьте.
   *[many] Возьмите { $count } карт или ответьте.
}
hint-eight = Перед вами { a-rank }: вы пропускаете ход.
hint-eight-answer = Перед вами { a-rank }: пропустите ход или положите такую же.
hint-drawn = Вы взяли { $cards }. Положите или оставьте.
hint-drawn-must = Вы взяли { $cards }. Эту карту нужно положить.
hint-paid = Долг взят. Положите подходящую карту или пасуйте.
hint-challenge = Примите и возьмите { $count } или оспорьте карту: возьмёте { $more }, если это не блеф.
hint-exchange = Выберите, с кем поменяться картами.
hint-give = Выберите карту, чтобы отдать.
hint-rank = Назовите достоинство.
hint-jump = У вас такая же карта: успейте вбросить её.
hint-out = Вы вышли, место { $place }. Остальные играют дальше.
hint-marks = { $count ->
    [1] Теперь выберите отмеченную карту, чтобы положить её.
   *[other] Теперь выберите отмеченную карту: все лягут в этом порядке.
}
hint-marked = { $pointer ->
    [touch] Нажмите следующую карту, или отмеченную, чтобы положить.
   *[mouse] Щёлкните следующую карту, или отмеченную, чтобы положить.
}
hint-several = { $pointer ->
    [touch] Ваш ход. Удержите карту, чтобы положить несколько.
   *[mouse] Ваш ход. Правая кнопка (или M) отмечает несколько карт.
}
hint-several-debt = { $pointer ->
    [touch] Возьмите { $count } или ответьте; удержите карту, чтобы положить несколько.
   *[mouse] Возьмите { $count } или ответьте; правая кнопка (или M) отмечает несколько.
}
hint-along = { $pointer ->
    [touch] Она идёт только вместе с подходящей: удержите, чтобы отметить обе.
   *[mouse] Она идёт только вместе с подходящей: правая кнопка отметит обе.
}
hint-dump = { $pointer ->
    [touch] Нажимайте { $suit } по порядку; удержите карту, чтобы оставить её.
   *[mouse] Щёлкайте { $suit } по порядку; правая кнопка оставляет карту.
}
hint-two-left = Объявите «Последняя карта!» вместе с этим ходом.
hint-exposed = У вас одна карта, а объявления не было!
hint-other = { $name } думает …
hint-away = { $name } не в сети.

## Рука

hand-label = { $count ->
    [one] Ваша рука, { $count } карта
    [few] Ваша рука, { $count } карты
   *[many] Ваша рука, { $count } карт
}
hand-card-playable = { $card }, можно положить, { $place } из { $count }
hand-card-plain = { $card }, { $place } из { $count }
hand-card-marked = { $card }, отмечена под номером { $order }, { $place } из { $count }
hand-card-kept = { $card }, остаётся у вас, { $place } из { $count }
hand-card-along = { $card }, может лечь вместе, { $place } из { $count }
hand-card-raised = { $card }, может пойти следом, { $place } из { $count }
hand-card-jump = { $card }, можно вбросить, { $place } из { $count }

## Заказ масти

suit-title = Какая масть?
suit-title-colour = Какой цвет?
suit-hand = У вас остаётся:
suit-choice = { $suit }, на руках: { $count }
suit-cancel = Забрать { $cards } назад
rank-title = Какое достоинство?

## Конец раунда

over-you = Раунд ваш!
over-other = Раунд выигрывает { $name }
over-shared = Ничья в раунде
over-blocked = Ходов больше не было: тупик.
over-show = Итоги
over-player = Игрок
over-cards = Осталось карт
over-wins = Победы
over-match-you = Партия ваша!
over-match-other = Партию выигрывает { $name }
over-match-shared = Ничья в партии: { $names }
over-target = { $what ->
    [rounds] Партия идёт до побед: { $count }.
    [elimination] Очки – это плохо: больше { $count } – и вы выбываете из партии.
    [penalty] Очки – это плохо: партия идёт до { $count }, побеждает тот, у кого меньше.
   *[points] Партия идёт до суммы { $count }.
}
over-gain = За раунд
over-total = Всего
over-left = выбывает
over-round = Раунд { $round }
over-ready = Готово – ждём: { $names }
over-leave = Покинуть стол
over-fair = Честная раздача
over-fair-lead = Отпечаток был показан до раунда, секретное число – сейчас. По ним любой может проверить, что раздачу не меняли.
over-commit = Отпечаток
over-next-commit = Отпечаток следующего раунда
over-seed = Секретное число
over-check = Запись этого раунда
over-check-how = Сохраните запись и выполните: switch verify ФАЙЛ

## Ход игры

log-empty = Пока ничего не произошло.
log-show = Показать всё, что произошло
log-state = { $turn } { $suit } { $direction } { $stock }
log-counts = { $name }: { $count }
clock-left = { $count ->
    [one] Осталась { $count } секунда.
    [few] Осталось { $count } секунды.
   *[many] Осталось { $count } секунд.
}

## Правила коротко

rules-title = Правила: { $game }
rules-differ = Как «{ $game }», но:
rules-before = вместо: { $before }
rules-all = Все правила
rules-seen = Играть
rules-short = Коротко
rules-long = Полностью
rules-share = Копировать ссылку
rules-wait = Минуту …
rules-how = За этим столом
rules-how-set = Удерживайте карты одного достоинства или щёлкайте по ним правой кнопкой в нужном порядке, затем нажмите на одну из них, чтобы положить их вместе.
rules-how-seven = После семёрки поднимается её масть: нажимайте карты по порядку; удержание или правая кнопка оставляет карту.
rules-how-call = Двойное нажатие на свой счёт – объявить, на чужой – поймать; для этого есть и кнопки.
rules-how-stock = Нажмите на колоду, чтобы взять карту.

## Настройки

set-language = Язык
set-suits = Цвета мастей
set-suits-four = Четыре
set-suits-two = Два
set-hold = Удержание для отметки
set-hold-value = { $ms } мс
set-left = Для левшей: кнопки и журнал меняются сторонами
set-letters = Буквенные клавиши
set-keys = Клавиши
set-leave = Покинуть этот стол
set-leave-hint = Ваше место займёт компьютер.

key-arrows = выбрать карту
key-enter = положить карту или все отмеченные
key-mark = отметить карту или оставить её
key-main = сделать то, что написано на главной кнопке
key-draw = взять, стоять, оставить или пасовать
key-call = объявить «Последняя карта!»
key-catch = поймать
key-jump = вбросить такую же карту
key-back = забрать назад
key-turn = сказать, чей ход и что лежит сверху
key-counts = сказать, сколько у кого карт
key-log = к журналу
key-hand = к руке
key-name-enter = Enter
key-name-esc = Esc

## Связь и ошибки

net-connecting = Соединяемся …
net-lost = Связь потеряна. Пробуем снова …
net-retry = Сейчас
net-taken = Это место открыто в другом окне. Игра продолжается там.
net-take-back = Играть здесь
net-closed = Этот стол закрыт.
net-new = Новый стол

err-unreachable = Сервер не отвечает. Он запущен?
err-unknown = Не получилось: { $message }
