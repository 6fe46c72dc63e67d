### Конструктор правил на странице. $option: название настройки; $preset: название игры.

editor-title = Создайте свой «Свитч»
editor-lead = Начните с одной из игр этого семейства и измените то, во что дома играют иначе.
editor-loading = Получаем правила …

## С чего начать

editor-start = За основу взять
editor-games = Игры семейства
editor-own = Ваши
editor-name = Название ваших правил
editor-name-default = Домашние правила
editor-open = Открыть ссылку или файл
editor-open-lead = Вставьте ссылку или код либо выберите файл (TOML или JSON). Файл можно и перетащить на эту страницу.
editor-open-link = Ссылка или код
editor-open-go = Открыть
editor-open-file = Выбрать файл
editor-open-drop = Отпустите, чтобы открыть этот файл
editor-refused = Открыть не удалось:
editor-too-large = Это слишком длинно для правил: в файле не больше 64 КиБ.
editor-line = Строка { $line }: { $text }

## Инструменты

editor-search = Найти настройку
editor-changed-only = Только изменённое
editor-undo = Отменить
editor-redo = Вернуть
editor-groups = Группы настроек
editor-found = { $count ->
    [0] Ничего похожего нет.
    [one] { $count } настройка
    [few] { $count } настройки
   *[other] { $count } настроек
}
editor-none-changed = Пока ничего не изменено, это правила игры «{ $preset }».
editor-show-all = Показать все настройки

## Настройка

editor-changed = изменено
editor-changed-count = изменено: { $count }
editor-preset-says = { $preset }: { $value }
editor-reset = Вернуть как было
editor-reset-option = Вернуть как было: { $option }
editor-reset-all = Вернуть всё как было
editor-idle = Сейчас ни на что не влияет.
editor-quoted = «{ $option }»
editor-less = меньше
editor-more = больше
editor-least = не меньше
editor-most = не больше
editor-one-by-one = Отдельные карты: { $rank }
editor-amount = { $cards }: сколько
editor-which-card = Какая карта
editor-gone = Карты, которых в этой колоде нет, убраны из настроек: { $options }.
editor-wild = Карты без масти теперь подходят всегда: иначе их нельзя было бы положить.

## Противоречия

editor-faults = { $count ->
    [one] { $count } противоречие
    [few] { $count } противоречия
   *[other] { $count } противоречий
}
editor-faults-lead = Эти настройки не сочетаются. Показаны последние правила, в которых всё сходилось.
editor-sound = Правила сочетаются друг с другом.
editor-go-to = Перейти: { $option }
editor-again = Попробовать ещё раз
editor-wait-faults = Сначала устраните противоречия.

## Правила

editor-rules = Правила
editor-form = Длина правил
editor-short = Кратко
editor-long = Полностью
editor-differences = Отличия от игры «{ $preset }»
editor-differ-count = { $count ->
    [0] Точно правила «{ $preset }».
    [one] Отличие от «{ $preset }»: { $count }.
   *[other] Отличий от «{ $preset }»: { $count }.
}
editor-same = Это в точности правила игры «{ $preset }».
editor-clause-changed = иначе

## Играть и делиться

editor-play = Играть и делиться
editor-try = Попробовать сейчас
editor-try-against = { $count ->
    [one] против { $count } компьютера
   *[other] против { $count } компьютеров
}
editor-rivals = Сколько компьютеров
editor-level = Как хорошо они играют
editor-friends = С друзьями
editor-friends-count = Игроков за столом
editor-friends-go = Открыть стол
editor-share = Ссылка на эти правила
editor-share-short = Поделиться
editor-copy = Скопировать ссылку
editor-copied = Скопировано
editor-download = Скачать { $kind }
