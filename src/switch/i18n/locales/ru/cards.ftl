### Карты, масти, достоинства и виды игры. Во все сообщения приходят буквы из кода
### карты: $suit — S H D C (обычная колода) или R B G Y (цветная колода),
### $rank — A 2 … 9 T J Q K, 1, D («возьми две») или W («любой цвет»).

## Масти и цвета

suit-name =
    { $suit ->
        [S] пики
        [H] черви
        [D] бубны
        [C] трефы
        [R] красный
        [B] синий
        [G] зелёный
        [Y] жёлтый
       *[other] любая масть
    }
suit-genitive =
    { $suit ->
        [S] пик
        [H] червей
        [D] бубен
        [C] треф
        [R] красного
        [B] синего
        [G] зелёного
        [Y] жёлтого
       *[other] любой масти
    }
suit-label =
    { $suit ->
        [S] Пики
        [H] Черви
        [D] Бубны
        [C] Трефы
        [R] Красный
        [B] Синий
        [G] Зелёный
        [Y] Жёлтый
       *[other] Любая масть
    }
suit-word =
    { $suit ->
        [R] цвет
        [B] цвет
        [G] цвет
        [Y] цвет
       *[other] масть
    }

## Достоинства

rank-name =
    { $rank ->
        [0] ноль
        [S] «пропуск»
        [V] «поворот»
        [F] «возьми четыре»
        [X] джокер
        [A] туз
        [K] король
        [Q] дама
        [J] валет
        [T] десятка
        [9] девятка
        [8] восьмёрка
        [7] семёрка
        [6] шестёрка
        [5] пятёрка
        [4] четвёрка
        [3] тройка
        [2] двойка
        [1] единица
        [D] «возьми две»
       *[W] «любой цвет»
    }
rank-accusative =
    { $rank ->
        [X] джокера
        [A] туза
        [K] короля
        [Q] даму
        [J] валета
        [T] десятку
        [9] девятку
        [8] восьмёрку
        [7] семёрку
        [6] шестёрку
        [5] пятёрку
        [4] четвёрку
        [3] тройку
        [2] двойку
        [1] единицу
       *[other] { rank-name }
    }
a-rank = { rank-name }
a-rank-accusative = { rank-accusative }
a-rank-dative =
    { $rank ->
        [0] нулю
        [X] джокеру
        [A] тузу
        [K] королю
        [Q] даме
        [J] валету
        [T] десятке
        [9] девятке
        [8] восьмёрке
        [7] семёрке
        [6] шестёрке
        [5] пятёрке
        [4] четвёрке
        [3] тройке
        [2] двойке
        [1] единице
       *[other] { rank-name }
    }
rank-plural =
    { $rank ->
        [0] нули
        [X] джокеры
        [A] тузы
        [K] короли
        [Q] дамы
        [J] валеты
        [T] десятки
        [9] девятки
        [8] восьмёрки
        [7] семёрки
        [6] шестёрки
        [5] пятёрки
        [4] четвёрки
        [3] тройки
        [2] двойки
        [1] единицы
       *[other] карты { rank-name }
    }
rank-plural-genitive =
    { $rank ->
        [0] нулей
        [X] джокеров
        [A] тузов
        [K] королей
        [Q] дам
        [J] валетов
        [T] десяток
        [9] девяток
        [8] восьмёрок
        [7] семёрок
        [6] шестёрок
        [5] пятёрок
        [4] четвёрок
        [3] троек
        [2] двоек
        [1] единиц
       *[other] карт { rank-name }
    }

## Карты целиком

card-name =
    { $rank ->
        [W]
            { $suit ->
                [F] карта «возьми четыре»
               *[other] карта «любой цвет»
            }
        [X] джокер { $suit }
       *[other]
            { $suit ->
                [R] { $rank ->
                    [0] красный { rank-name }
                   *[other] красная { rank-name }
                }
                [B] { $rank ->
                    [0] синий { rank-name }
                   *[other] синяя { rank-name }
                }
                [G] { $rank ->
                    [0] зелёный { rank-name }
                   *[other] зелёная { rank-name }
                }
                [Y] { $rank ->
                    [0] жёлтый { rank-name }
                   *[other] жёлтая { rank-name }
                }
               *[other] { rank-name } { suit-genitive }
            }
    }
card-accusative =
    { $rank ->
        [W]
            { $suit ->
                [F] карту «возьми четыре»
               *[other] карту «любой цвет»
            }
        [X] джокера { $suit }
       *[other]
            { $suit ->
                [R] { $rank ->
                    [0] красный { rank-name }
                   *[other] красную { rank-accusative }
                }
                [B] { $rank ->
                    [0] синий { rank-name }
                   *[other] синюю { rank-accusative }
                }
                [G] { $rank ->
                    [0] зелёный { rank-name }
                   *[other] зелёную { rank-accusative }
                }
                [Y] { $rank ->
                    [0] жёлтый { rank-name }
                   *[other] жёлтую { rank-accusative }
                }
               *[other] { rank-accusative } { suit-genitive }
            }
    }
card-count =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
card-count-accusative =
    { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
card-back = закрытая карта

## Виды игры

ruleset-name-classic = Классика
ruleset-name-duel = Дуэль
ruleset-name-last-card = Последняя карта
ruleset-line-classic = Равные карты вместе, семёрки сбрасывают масть, дамы заставляют меняться картами.
ruleset-line-duel = Четыре цвета, двое игроков: коротко, остро, и перед каждым долгом тасуют колоду.
ruleset-line-last-card = Одна карта за ход, растущие двойки и тузы и возглас, о котором нельзя забывать.
