### Командная строка и стол в терминале.

## Справка

cli-about = Switch, карточная игра: за столом в браузере, в терминале или как судья для программ.
cli-usage = Вызов
cli-usage-overview = КОМАНДА […]
cli-commands = Команды
cli-options = Параметры
cli-options-browser = Параметры только для стола в браузере
cli-options-terminal = Параметры только для стола в терминале (с --terminal)
cli-more = «switch КОМАНДА --help» расскажет о команде подробнее.
cli-play = Играть с компьютером в браузере или в терминале.
cli-serve = Держать столы для других.
cli-warm = Заранее скомпилировать ядро, чтобы сильные игроки сразу думали быстро.
cli-referee = Быть судьёй для другой программы: строка JSON на вход, строка JSON на выход.
cli-verify = Проверить запись сыгранного раунда: раздачу и каждый ход.
cli-rulesets = Показать виды игры.
cli-operand-verify = запись раунда; «-» читает её из стандартного ввода
cli-option-help = показать эту справку
cli-option-version = показать версию
cli-option-lang = язык: en, nl, de или ru (иначе язык системы)
cli-option-no-browser = не открывать браузер, только назвать адрес
cli-option-host = адрес, на котором ждать (127.0.0.1: только этот компьютер)
cli-option-port = порт, на котором ждать (0: любой свободный)
cli-option-db = файл, в котором хранятся столы
cli-option-bot = программа, которая тоже играет, и её имя (можно несколько раз)
cli-option-origins = другие сайты, которым можно подключаться, через запятую
cli-option-proxies = адреса прокси, которым можно верить, кто подключается
cli-option-terminal = играть здесь, в терминале
cli-option-ruleset = правила: имя (см. «switch rules list»), файл или ссылка
cli-option-seats = число игроков вместе с вами
cli-option-level = как хорошо играет компьютер: beginner (ещё учит правила), easy (играет для удовольствия), normal (играет с умом), sharp (думает наперёд), expert (считает каждую карту)
cli-option-beginner = открыты все руки, колода и сброс
cli-option-seed = раздать те же раунды ещё раз
cli-option-pace = время, которое компьютер тратит на ход; 0 — нисколько
cli-option-lines = без рисунка, только строки текста
cli-option-no-color = без цветов
cli-option-records = сохранять запись каждого сыгранного раунда в эту папку
cli-option-check = только сказать, скомпилировано ли оно; код выхода 1, если нет
cli-column-id = имя
cli-column-name = игра
cli-column-players = игроки
cli-column-cards = карты

## Что может пойти не так

cli-unknown-command = Команды «{ $text }» нет. Выберите одну из них: { $choices }.
cli-unknown-option =
    { $near ->
        [none] У «switch { $command }» нет параметра { $text }. См. «switch { $command } --help».
       *[other] У «switch { $command }» нет параметра { $text }. Может быть, { $near }?
    }
cli-needs-value = После { $option } нужно значение.
cli-takes-no-value = У { $option } значения нет.
cli-not-a-number = { $option } — это число от { $lowest } до { $highest }, а не «{ $text }».
cli-not-a-choice = { $option } не может быть «{ $text }». Выберите одно из: { $choices }.
cli-left-over = «switch { $command }» не знает, что делать с «{ $text }». См. «switch { $command } --help».
cli-needs-operand = После «switch { $command }» не хватает { $operand }. См. «switch { $command } --help».
cli-unknown-language = Языка «{ $text }» игра не знает. Выберите один из них: { $choices }.
cli-unknown-ruleset =
    { $near ->
        [none] Вида игры «{ $text }» нет. Выберите один из них: { $choices }.
       *[other] Вида игры «{ $text }» нет. Может быть, { $near }?
    }
cli-seats =
    { $lowest ->
        [same] «{ $ruleset }» — игра на { $highest } игроков. Укажите --seats { $highest }.
       *[other] В игре «{ $ruleset }» от { $lowest } до { $highest } игроков. Укажите в --seats число из этого промежутка.
    }
cli-bad-bot = --bot использовать нельзя: { $text }.
cli-bot-form = После --bot нужны имя и команда, NAME=COMMAND, например "Hal=python3 mybot.py"; в «{ $text }» нет знака «=».
cli-bot-missing = Программы «{ $program }» здесь нет. Проверьте команду после «=» в --bot или укажите путь к программе.
cli-too-many-bots =
    { $count ->
        [one] Для программ осталось только { $count } место. Укажите меньше --bot или больше --seats.
        [few] Для программ осталось только { $count } места. Укажите меньше --bot или больше --seats.
       *[other] Для программ осталось только { $count } мест. Укажите меньше --bot или больше --seats.
    }
cli-only-browser = { $option } — для стола в браузере. Уберите его или уберите --terminal.
cli-only-terminal = { $option } — для стола в терминале. Добавьте --terminal или уберите его.
cli-not-together = { $option } и { $other } не сочетаются: повторную раздачу нельзя запечатать. Уберите что-то одно.
cli-port-busy = Порт { $port } занят. Остановите программу, которая его занимает, или выберите другой: --port (0 — любой свободный).
cli-port-refused = Порт { $port } здесь занимать нельзя. Выберите --port больше 1023.
cli-host-unknown = Этот компьютер не может ждать на «{ $host }». Выберите другой адрес в --host, например 127.0.0.1.
cli-db-unwritable = Столы нельзя хранить в { $path }: туда ничего не записать. Выберите другой файл: --db.
cli-db-busy = Файл { $path } занят другим сервером столов. Остановите его или выберите другой файл: --db.
cli-db-broken = { $path } — не база столов. Выберите другой файл: --db.
cli-db-newer = { $path } создан более новой версией. Обновите Switch или выберите другой файл: --db.
cli-setting = { $text }
cli-no-page = Страница ещё не собрана. Её соберёт «make play»; «switch play --terminal» обойдётся без неё.
cli-no-file = Файла { $path } нет. Проверьте имя.
cli-unreadable = { $path } не читается. Проверьте, что это файл и что его можно читать.
cli-unwritable = В { $path } ничего нельзя записать. Выберите другую папку.
cli-record-large = { $path } слишком велик для записи раунда.
cli-record-no-json = { $path } — не запись раунда: это не JSON. Сохраните запись заново и не меняйте её.
cli-record-wrong = Запись { $path } неверна. { $text }
cli-no-numba = Numba не установлена, поэтому компилировать нечем. Всё работает и без неё, но сильные игроки думают медленнее и не так глубоко. Её ставит «make setup».
cli-no-cache = В { $path } ничего нельзя сохранить. Всё работает, но ядро компилируется заново при каждом запуске. Выберите другую папку переменной SWITCH_CACHE.
cli-warm-failed = { $name } не удалось скомпилировать ({ $text }). Всё работает и без этого, но медленнее. Что уже готово, сохранено.
cli-unexpected = Внутри программы что-то пошло не так ({ $text }). Задайте SWITCH_TRACEBACK=1, повторите и пришлите нам то, что появится.

## Итоги

cli-verified =
    { $result ->
        [shared] Запись верна: { $ruleset }, игроков: { $seats }, раунд зашёл в тупик, ничья.
        [blocked] Запись верна: { $ruleset }, игроков: { $seats }, раунд зашёл в тупик, победило место № { $seat }.
       *[other] Запись верна: { $ruleset }, игроков: { $seats }, победило место № { $seat }.
    }
cli-address = Стол ждёт вас по адресу { $url }
cli-serving = Столы открыты по адресу { $url }
cli-no-browser-found = Открыть браузер не удалось. Откройте адрес сами или играйте в терминале: switch play --terminal
cli-stop = Ctrl-C останавливает.
cli-warm-folder = Скомпилированное ядро лежит в { $path } (другую папку выбирает переменная SWITCH_CACHE).
cli-warm-missing = { $name } не скомпилировано.
cli-warm-damaged = { $name } повреждено и считается нескомпилированным.
cli-warm-begins = { $name } компилируется ({ $number } из { $count }) …
cli-warm-done = { $name }: { $seconds } с.
cli-warm-all = Всё скомпилировано.
cli-warm-not-all = «switch warm» скомпилирует остальное заранее; иначе это произойдёт, когда оно понадобится.

## Слова, которые можно набрать; первое показывается, остальные значат то же

word-draw = взять, беру, тяну
word-pass = пас, пасую, стою, оставить
word-call = объявить, последняя
word-catch = поймать, ловлю
word-jump = вбросить, вброс
word-challenge = оспорить, оспариваю
word-accept = принять, верю
word-all = все, всё
word-back = назад
word-help = помощь, справка
word-rules = правила
word-table = стол, показать
word-quit = выход, конец

## Стол в терминале

term-you = Вы
term-welcome = Добро пожаловать за стол! Наберите ?, если нужна помощь.
term-slow = Numba не установлена, поэтому они думают медленнее и не так глубоко. Её ставит «make setup».
term-house =
    { $count ->
        [one] Домашние правила: { $base }, но с { $count } изменением:
       *[other] Домашние правила: { $base }, но с { $count } изменениями:
    }
term-house-change = { $label }: { $value }
term-bye = Спасибо за игру. До встречи!
term-round = раунд { $round }
term-direction =
    { $direction ->
        [clockwise] по часовой стрелке
       *[anticlockwise] против часовой стрелки
    }
term-called = Последняя карта!
term-top = Сверху:
term-stock = колода { $count }
term-pile = сброс { $count }
term-in-force =
    { $suit ->
        [S] Масть в силе:
        [H] Масть в силе:
        [D] Масть в силе:
        [C] Масть в силе:
       *[other] Цвет в силе:
    }
term-named = (по заказу)
term-rank-in-force = Достоинство в силе:
term-debt =
    { $who ->
        [you] За вами долг: { card-count }!
       *[other] { $name }, долг: { card-count }.
    }
term-eight =
    { $who ->
        [you] Перед вами восьмёрка!
       *[other] { $name } перед восьмёркой.
    }
term-no-debt = Долга нет
term-open-stock = Колода, сначала следующая
term-open-pile = Сброс, сначала верхняя
term-hand = У вас { card-count }
term-lay = Положить { $cards }
term-draw =
    { $count ->
        [one] взять
       *[other] взять { card-count-accusative }
    }
term-pass =
    { $why ->
        [keep] пас: оставить карту
        [stand] пас: пропустить этот ход
       *[nothing] пас: брать нечего
    }
term-or-enter = { $choice } (или Enter)
term-call = объявить «Последняя карта!»
term-catch = поймать { $name }
term-challenge = оспорить карту игрока { $name }
term-accept = принять её
term-answer-first = «принять» — взять карту как есть; «оспорить» — сказать, что это был блеф. Наберите одно из двух.
term-jump = вбросить { $cards }
term-no-jump = Сейчас вбросить ничего нельзя. Нужна такая же карта, как верхняя, пока следующий игрок ничего не сделал.
term-help-hint = ? помощь
term-moment = Пауза, следующим ходит { $name }: Enter — дальше
term-dump = Эти карты могут пойти следом: { $cards }. Наберите их по порядку, «все», «назад», чтобы взять ход обратно, или Enter, чтобы оставить их.
term-join = Можно добавить: { $cards }. Наберите карты по порядку, «назад», чтобы взять ход обратно, или Enter, чтобы обойтись без них.
term-ask-suit =
    { $suit ->
        [R] Какой цвет? { $suits }. Enter возвращает карту.
       *[other] Какая масть? { $suits }. Enter возвращает карты.
    }
term-ask-rank = Какое достоинство? { $ranks }.
term-ask-exchange = С кем обменяться картами? { $names }.
term-ask-give = Какую карту отдать? { $cards }.
term-enter-takes-back = Enter возвращает карты.
term-no-choice = «{ $text }» сюда не подходит. Наберите что-нибудь из названного.
term-taken-back = Ход взят обратно, ничего не положено.
term-not-now = Это слово здесь не ответ. Наберите ? для помощи.
term-no-suit = «{ $text }» сюда не подходит. Наберите одну букву или название.
term-dump-only = Следом могут пойти только эти карты. Наберите их номера или названия.
term-join-only = В таком порядке эти карты не добавить. Наберите номера или названия других карт или Enter.
term-alone = «{ $text }» пишется отдельно. Наберите только это слово.
term-no-number =
    { $count ->
        [one] Карты номер { $text } нет; у вас одна карта.
       *[other] Карты номер { $text } нет; ваши карты имеют номера от 1 до { $count }.
    }
term-no-word = «{ $text }» — не карта этой колоды и не слово игры. Наберите номер, карту или ? для помощи.
term-catch-whom = Кого поймать? Наберите «поймать» и имя: { $names }.
term-score = Выиграно раундов: { $score }
term-next = Enter — раздать раунд { $round }; «выход» заканчивает игру.
term-target = до { $target }
term-goal-won =
    { $target ->
        [one] Партия идёт до { $target } выигранного раунда.
       *[other] Партия идёт до { $target } выигранных раундов.
    }
term-goal-penalty = Карты, оставшиеся на руках, идут вам в штраф. При { $target } очках партия окончена, побеждает наименьший счёт.
term-goal-collects = Победитель раунда получает очки за карты остальных. Партия идёт до { $target } очков.
term-goal-elimination = Карты, оставшиеся на руках, идут вам в штраф. Кто набрал больше { $target }, выбывает из партии; побеждает последний оставшийся.
term-points = Очки: { $score }
term-plate-points = { $total } оч.
term-plate-absent = вне партии
term-plate-place = место { $place }
term-column-hand = на руках
term-column-round = за раунд
term-column-total = всего
term-column-won = выиграно раундов
term-row = { $place } { $name }: на руках { $hand }, за раунд { $gain }, всего { $total }.
term-row-won = { $place } { $name }: всего { $total }.
term-back-to-nothing = снова 0
term-leaves = вне партии
term-match-won =
    { $who ->
        [you] Вы выиграли партию!
       *[other] Партию выигрывает { $name }.
    }
term-match-shared = Победа в партии общая: { $names }.
term-next-match = Enter — начать новую партию; «выход» заканчивает игру.
term-sealed = Раздача запечатана: { $hash }
term-saved = Запись раунда лежит в { $path }. Проверить её: switch verify { $path }
term-help-cards = Карту кладут по номеру или по имени: достоинство и масть, например { $card }.
term-help-letters = Масти: { $suits }. Достоинства: числа, а также { $ranks }.
term-help-several = Несколько карт идут в том порядке, в каком вы их набрали через пробел. Карты, которые подходят, стоят выше или отмечены.
term-help-suit = Если масть или цвет нужно назвать, вас спросят; можно набрать их и сразу после карты.
term-help-draw = «взять» берёт карту или весь долг; «пас» значит пропустить ход, оставить взятую карту или пасовать, когда брать нечего.
term-help-call = Наберите «объявить» до, вместе или после карты, когда у вас остаётся одна. Наберите «поймать» и имя, если кто-то забыл объявить.
term-help-jump = «вбросить» кладёт вне очереди такую же карту, как верхняя, пока следующий игрок ничего не сделал.
term-help-challenge = Если перед вами карта, которая подходит всегда и заставляет брать, «оспорить» значит, что это был блеф, а «принять» берёт её как есть.
term-help-choice = Достоинство, игрока для обмена или карту, которую надо отдать, у вас спросят.
term-help-words = «стол» показывает стол ещё раз, «правила» — правила, «выход» заканчивает игру.
