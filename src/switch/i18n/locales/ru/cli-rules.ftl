### «switch rules».

cli-rules = Читать и сравнивать правила, хранить их в файлах и ссылках и доставать оттуда.
cli-operand-rules = show ПРАВИЛА, list, check ПРАВИЛА, schema, export ПРАВИЛА, share ПРАВИЛА или diff ПРАВИЛА ПРАВИЛА, где ПРАВИЛА — имя игры, файл (TOML или JSON) или ссылка
cli-option-form = show: short (кратко), long (подробно, обычно) или referee (для судьи)
cli-option-toml = export: в TOML (обычно)
cli-option-json = export: в JSON
cli-rules-action = Команды «switch rules { $text }» нет. Выберите из: { $choices }.
cli-rules-operands =
    { $count ->
        [0] После «switch rules { $action }» ничего не пишут.
        [one] После «switch rules { $action }» нужны правила: имя, файл или ссылка.
       *[other] После «switch rules { $action }» нужны правила, сколько раз: { $count }; имена, файлы или ссылки.
    }
cli-rules-option = { $option } не относится к «switch rules { $action }». Уберите.
cli-rules-two-forms = --toml и --json вместе не бывают. Уберите одно.
cli-rules-none =
    { $near ->
        [none] «{ $text }» — не игра, не файл и не ссылка. Игры: { $choices }.
       *[other] «{ $text }» — не игра, не файл и не ссылка. Может быть, { $near }?
    }
cli-rules-faults =
    { $count ->
        [one] { $path }: это не правила игры. Найдена { $count } ошибка:
        [few] { $path }: это не правила игры. Найдены { $count } ошибки:
       *[other] { $path }: это не правила игры. Найдено { $count } ошибок:
    }
cli-rules-base = Укажите base = "classic" или другое имя из «switch rules list», а дальше только то, во что вы играете иначе.
cli-rules-byte = байт { $number }
cli-link-broken = Ссылка испорчена или обрезана. Скопируйте её целиком ещё раз.
cli-link-newer = Ссылка сделана в более новой версии Switch. Обновите Switch, чтобы её прочитать.
cli-rules-sound = { $name }: правила годятся, игроков: { $players }.
cli-rules-same = { $left } и { $right } — одна и та же игра.
cli-rules-diff = { $left } и { $right }:
