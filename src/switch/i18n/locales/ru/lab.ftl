### «switch lab» и её отчёты.

cli-lab = Дать компьютеру сыграть много раундов: как идёт игра, что меняет правило, кто играет лучше.
cli-operand-lab = run ПРАВИЛА, compare ПРАВИЛА ПРАВИЛА, tournament ПРАВИЛА или sensitivity ПРАВИЛА, где ПРАВИЛА — имя вида игры, файл или ссылка; после них изменения, например turn.skip_answered=true (для compare: вместо вторых ПРАВИЛ), для sensitivity — настройки, которые пробуют (иначе все)
cli-option-lab-players = игроки через запятую: random, greedy, beginner, easy, normal, sharp, expert, xray (видит все руки), или process:КОМАНДА для своей программы; один на все места или по одному на каждое
cli-option-lab-seats = число мест (иначе сколько игроков, или наименьшее для игры)
cli-option-lab-rounds = раундов на каждые правила или каждую пару; с --within не больше стольких
cli-option-lab-seed = другое число сдаёт другие карты
cli-option-lab-within = остановиться, как только каждая доля побед известна до ± стольких пунктов, например 1.0
cli-option-lab-workers = процессов, которые играют
cli-option-lab-cluster = играть на кластере Ray по этому адресу (HOST:PORT или auto)
cli-option-lab-folder = хранить сделанное в этой папке
cli-option-lab-resume = продолжить прерванную серию
cli-option-lab-json = записать результат в JSON
cli-option-lab-parquet = записать каждый раунд строкой таблицы Parquet
cli-option-lab-html = записать отчёт с графиками: одну страницу, которой больше ничего не нужно
cli-option-lab-by = sensitivity: по чему упорядочить: largest (обычно), first, turns, drawn, settled, changes, comeback или blocked

## Что может пойти не так

lab-action = Команды «switch lab { $text }» нет. Выберите одну из: { $choices }.
lab-operands =
    { $action ->
        [compare] «switch lab compare» нужны два вида игры, или один и изменения, например turn.skip_answered=true.
       *[other] «switch lab { $action }» нужен вид игры; после него могут стоять изменения, например turn.skip_answered=true.
    }
lab-option = { $option } не подходит к «switch lab { $action }». Уберите.
lab-not-together = { $option } и { $other } не сочетаются. Уберите одно из них.
lab-unknown-option =
    { $near ->
        [none] «{ $text }» — не настройка игры. Их показывает «switch rules export ПРАВИЛА».
       *[other] «{ $text }» — не настройка игры. Может быть, { $near }?
    }
lab-unknown-player = Игрока «{ $text }» нет. Выберите из: { $choices }; или process: и команда программы.
lab-bad-player = { $text }
lab-player-count = Названо игроков: { $players }, а мест: { $seats }. Назовите одного на все места или по одному на каждое.
lab-two-players = Для турнира нужны хотя бы два разных игрока. Назовите их после --players.
lab-nothing-to-try = Ни одну из этих настроек здесь изменить нельзя. Смотрите «switch rules export ПРАВИЛА».
lab-same-rules = Сравнивать нечего: при { $seats } местах раунд игры «{ $left }» и так играется, как говорит «{ $right }». Что играется, показывает «switch rules show ПРАВИЛА»; выберите другое изменение.
lab-file-unwritable = Не удаётся записать { $path }. Выберите другой файл для { $option }.
lab-missing = { $library } не установлена, а она нужна для { $option }. Её ставит «make setup»; или уберите { $option }.
lab-missing-rating = openskill не установлена, а она нужна для рейтинга турнира. Её ставит «make setup».
lab-folder-none = В { $path } нет серии. Укажите папку, которую назвала прерванная серия.
lab-folder-full = В { $path } лежит что-то другое. Выберите новую папку.
lab-folder-damaged = То, что хранится в { $path }, повреждено. Начните серию заново, в другой папке.
lab-folder-busy = Серию в { $path } уже продолжает другая программа. Дождитесь её конца или выберите другую папку.
lab-folder-version = Серию в { $path } начала другая версия Switch; её раунды нельзя смешивать с новыми. Начните заново.
lab-folder-other = В { $path } другая серия: другие правила, игроки, места, раунды или число. Чтобы продолжить её: { $command }. Для новой серии уберите --resume.
lab-folder-minds = Игроки, которые ищут ход, здесь другие, чем в начале серии в { $path }: изменилась Switch, или Numba теперь есть, а тогда её не было, или наоборот. Их раунды нельзя смешивать. Начните заново, в другой папке.
lab-folder-rows = Серия в { $path } начата без --parquet, поэтому её отдельные раунды не сохранены. Уберите --parquet или начните с ним заново, в другой папке.
lab-folder-taken = В { $path } хранится другая серия: другие правила, игроки, места, раунды или число. Для новой серии выберите другую папку. Чтобы продолжить ту: { $command }
lab-cluster = По адресу { $text } нет кластера Ray. Запустите его командой «ray start --head» или уберите --cluster.
lab-cluster-minds = На одной из машин кластера игроки, которые ищут ход, другие, чем здесь: другая версия Switch или Python либо нет Numba. Установите там то же, что здесь.
lab-crew-lost = Процессы, которые играют, снова и снова прерываются. Сделанное сохранено; продолжить: { $command }
lab-hopeless = Остановлено: { $player } отказал в каждом из первых раундов ({ $count }). Исправьте программу и начните серию заново. Сделанное сохранено; чтобы всё же продолжить: { $command }. Что было не так в первый раз ({ $fault }): { $told }

## В пути

lab-progress =
    { $failed ->
        [0] раундов сыграно
       *[other] раундов сыграно, потеряно из-за отказов: { $failed }
    }
lab-compiling = Сначала компилируется ядро; это займёт минуту-две, один раз.
lab-slower = Numba не установлена: всё работает, но раз в пятьдесят медленнее.
lab-interrupted = Остановлено. Сделанное сохранено; продолжить: { $command }
lab-keeping = До конца серии сыгранное хранится в { $path }
lab-stopping = Останавливаемся …
lab-failing = { $player } отказывает и проигрывает такие раунды. { $fault }: { $told }
lab-all-failed = Все раунды потеряны из-за отказов программ, так что ничего не измерено.
lab-kept = Сыгранное хранится в { $path }
lab-written = Записано: { $path }

## Результаты

lab-title-run = { $name }
lab-title-compare = { $left } и { $right }
lab-title-tournament = Турнир: { $name }
lab-title-sensitivity = Что делает каждое правило: { $name }
lab-changed = { $name } с «{ $changes }»
lab-played = Раундов: { $rounds }, сдач: { $deals }, мест: { $seats }, игроки: { $players }; число { $seed }.
lab-stopped = Остановлено, когда каждая доля побед стала известна до ± { $within } пунктов. Интервалы поэтому шире: они верны, сколько раз ни смотреть.
lab-not-reached = Доли побед ещё не известны до ± { $within } пунктов. Задайте больше --rounds.
lab-sheet-measures = Как идёт игра
lab-sheet-compare = Рядом
lab-sheet-ranked = Изменения, сильнейшие сначала
lab-sheet-ratings = Рейтинг
lab-sheet-matches = Доли побед
lab-sheet-parts = Умение и удача
lab-sheet-powers = Что делают силы карт
lab-sheet-faults = Отказавшие программы
lab-sheet-said = Что было не так, в первый раз
lab-head-measure = мера
lab-head-value = значение
lab-head-interval = 95 %
lab-head-left = до
lab-head-right = после
lab-head-gap = разница
lab-head-change = изменение
lab-head-effect = больше всего меняет
lab-head-size = величина
lab-head-sure = точно
lab-head-player = игрок
lab-head-rating = сила
lab-head-against = против
lab-head-wins = побеждает
lab-head-part = доля
lab-head-power = сила
lab-head-used = ходов за раунд
lab-head-decided = решает
lab-head-fault = отказ
lab-head-lost = потеряно раундов
lab-head-said = что было не так
lab-line-first = побеждает, место 1 (начинает)
lab-line-seat = побеждает, место { $seat }
lab-line-player = побеждает, { $name }
lab-line-turns = ходов
lab-line-actions = действий
lab-line-drawn = взято карт
lab-line-reshuffles = сброс перетасован
lab-line-blocked = тупиковые раунды
lab-line-unfinished = раунды без конца
lab-line-forfeit = раунды, потерянные из-за отказа
lab-line-comeback = победы после отставания (карт: { $count })
lab-line-behind = победитель отставал, карт
lab-line-changes = смен лидера
lab-line-settled = лидерство навсегда после
lab-line-unpowered = решено без сил
lab-part-player = игрок (умение)
lab-part-seat = место
lab-part-cards = сданные карты
lab-part-rest = остальное: колода и выборы, которые могли быть другими
lab-note-gap = Разница долей — в пунктах. Обе стороны играют одни и те же сдачи.
lab-note-same = Ничего не изменили (раундов сыграно: { $rounds }): { $changes }.
lab-note-ranked =
    { $count ->
        [0] Величина — в стандартных отклонениях сдачи. Все изменения играют одни и те же сдачи; каждый интервал сам по себе.
        [one] Величина — в стандартных отклонениях сдачи. Все изменения играют одни и те же сдачи; каждый интервал сам по себе. { $count } изменение пропущено: оно противоречит другим правилам.
        [few] Величина — в стандартных отклонениях сдачи. Все изменения играют одни и те же сдачи; каждый интервал сам по себе. { $count } изменения пропущены: они противоречат другим правилам.
       *[other] Величина — в стандартных отклонениях сдачи. Все изменения играют одни и те же сдачи; каждый интервал сам по себе. { $count } изменений пропущено: они противоречат другим правилам.
    }
lab-note-sure = «Точно»: больше, чем случайность, даже с учётом того, сколько различий рассмотрено ({ $compared }; метод Холма). Не чаще чем в одном запуске из двадцати так названо различие, которого нет.
lab-note-ratings = Все начинают с 25. Модель (Plackett–Luce, openskill) прочла раундов каждого игрока: до { $count }.
lab-note-even = Каждая сдача сыграна по разу при каждой рассадке. { $even } — поровну.
lab-note-parts = От дисперсии результата места. Умение — это кто играет; всё остальное — удача.
lab-note-parts-alike = От дисперсии результата места. Все игроки здесь одинаковы, поэтому всё — удача; назовите разных игроков, чтобы увидеть умение.
lab-note-powers = Сила решает, если она действует в том ходу, в котором победитель навсегда выходит вперёд.
lab-note-plain = Без сил решено { $plain } раундов.
lab-note-plain-two = Доля раундов, решённых без сил: { $left }; { $right }.
lab-note-faults = Каждый такой раунд считается проигранным для отказавшей программы. Отказы перечислены в docs/bots.md.

## Сравнение словами

lab-told-which = Ниже сказано, чем { $right } отличается от { $left }.
lab-told-same = Ни один раунд из { $rounds } не прошёл иначе: здесь изменение ничего не меняет.
lab-told-seat-1 =
    { $way ->
        [more] Начинающий побеждает чаще: { $right } вместо { $left }, на { $by } пункта больше (от { $low } до { $high }).
        [less] Начинающий побеждает реже: { $right } вместо { $left }, на { $by } пункта меньше (от { $low } до { $high }).
       *[same] Начинающий побеждает примерно так же часто, { $left } и { $right }: разница от { $low } до { $high } пункта.
    }
lab-told-player-1 =
    { $way ->
        [more] { $name } побеждает чаще: { $right } вместо { $left }, на { $by } пункта больше (от { $low } до { $high }).
        [less] { $name } побеждает реже: { $right } вместо { $left }, на { $by } пункта меньше (от { $low } до { $high }).
       *[same] { $name } побеждает примерно так же часто, { $left } и { $right }: разница от { $low } до { $high } пункта.
    }
lab-told-turns =
    { $way ->
        [more] Раунды длиннее: { $right } хода вместо { $left }, на { $by } больше (от { $low } до { $high }).
        [less] Раунды короче: { $right } хода вместо { $left }, на { $by } меньше (от { $low } до { $high }).
       *[same] Раунды примерно такой же длины, { $left } и { $right } хода: разница от { $low } до { $high }.
    }
lab-told-drawn =
    { $way ->
        [more] Карт берут больше: { $right } за раунд вместо { $left }, на { $by } больше (от { $low } до { $high }).
        [less] Карт берут меньше: { $right } за раунд вместо { $left }, на { $by } меньше (от { $low } до { $high }).
       *[same] Карт берут примерно столько же, { $left } и { $right } за раунд: разница от { $low } до { $high }.
    }
lab-told-settled =
    { $way ->
        [more] Исход дольше неясен: победитель навсегда выходит вперёд после { $right } ходов вместо { $left }, на { $by } пункта позже (от { $low } до { $high }).
        [less] Исход решается раньше: победитель навсегда выходит вперёд после { $right } ходов вместо { $left }, на { $by } пункта раньше (от { $low } до { $high }).
       *[same] Исход решается примерно тогда же, после { $left } и { $right } ходов: разница от { $low } до { $high } пункта.
    }
lab-told-changes =
    { $way ->
        [more] Лидер меняется чаще: { $right } раза вместо { $left }, на { $by } больше (от { $low } до { $high }).
        [less] Лидер меняется реже: { $right } раза вместо { $left }, на { $by } меньше (от { $low } до { $high }).
       *[same] Лидер меняется примерно так же часто, { $left } и { $right } раза: разница от { $low } до { $high }.
    }
lab-told-comeback =
    { $way ->
        [more] Чаще побеждают после отставания (карт: { $count }): { $right } раундов вместо { $left }, на { $by } пункта больше (от { $low } до { $high }).
        [less] Реже побеждают после отставания (карт: { $count }): { $right } раундов вместо { $left }, на { $by } пункта меньше (от { $low } до { $high }).
       *[same] После отставания (карт: { $count }) побеждают примерно так же часто, { $left } и { $right } раундов: разница от { $low } до { $high } пункта.
    }
lab-told-blocked =
    { $way ->
        [more] Тупиковых раундов больше: { $right } вместо { $left }, на { $by } пункта больше (от { $low } до { $high }).
        [less] Тупиковых раундов меньше: { $right } вместо { $left }, на { $by } пункта меньше (от { $low } до { $high }).
       *[same] Тупиковых раундов примерно столько же, { $left } и { $right }: разница от { $low } до { $high } пункта.
    }

## Отчёт

lab-report-summary = Коротко
lab-report-how = Как это сделано
lab-report-command = команда
lab-report-seed = число
lab-report-rounds = раундов
lab-report-took = заняло
lab-report-seconds = { $seconds } с
lab-report-versions = версии
lab-report-rules = правила
lab-report-kernel = ядро
lab-report-native = скомпилировано
lab-report-plain = CPython
lab-plot-wins = Доли побед по местам и игрокам
lab-plot-powers = Как часто решает каждая сила
lab-plot-parts = Доли дисперсии
lab-plot-gaps = Разница, в стандартных отклонениях сдачи
lab-plot-effects = Действие каждого изменения, в стандартных отклонениях сдачи
lab-plot-matches = Доли побед каждой пары
lab-plot-ratings = Сила
lab-plot-even = поровну
lab-plot-interval = полоса: значение; черта: его интервал 95 %
