### Числа, масти и карты — слова для текстов правил. $pack — french или colour, $rank и $suit — буквы
### из кода карты.

rule-number =
    { $count ->
        [1] одну
        [2] две
        [3] три
        [4] четыре
        [5] пять
        [6] шесть
        [7] семь
        [8] восемь
        [9] девять
        [10] десять
        [11] одиннадцать
        [12] двенадцать
       *[other] { $count }
    }
rule-cards =
    { $count ->
        [one] { rule-number } карту
        [few] { rule-number } карты
       *[other] { rule-number } карт
    }
rule-suit =
    { $pack ->
        [colour] цвет
       *[french] масть
    }
rule-suit-genitive =
    { $pack ->
        [colour] цвета
       *[french] масти
    }
rule-same-suit =
    { $pack ->
        [colour] того же цвета
       *[french] той же масти
    }
rule-rank =
    { $rank ->
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
        [0] ноль
        [S] карта «пропуск»
        [V] карта «поворот»
        [D] карта «возьми две»
        [F] карта «возьми четыре»
        [X] джокер
       *[W] карта «любой цвет»
    }
rule-ranks =
    { $rank ->
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
        [0] нули
        [S] карты «пропуск»
        [V] карты «поворот»
        [D] карты «возьми две»
        [F] карты «возьми четыре»
        [X] джокеры
       *[W] карты «любой цвет»
    }
rule-black =
    { $rank ->
        [A] чёрный { rule-rank }
        [K] чёрный { rule-rank }
        [J] чёрный { rule-rank }
       *[other] чёрная { rule-rank }
    }
rule-blacks = чёрные { rule-ranks }
rule-red =
    { $rank ->
        [A] красный { rule-rank }
        [K] красный { rule-rank }
        [J] красный { rule-rank }
        [0] красный { rule-rank }
       *[other] красная { rule-rank }
    }
rule-reds = красные { rule-ranks }
rule-card =
    { $suit ->
        [S] { rule-rank } пик
        [H] { rule-rank } червей
        [D] { rule-rank } бубен
        [C] { rule-rank } треф
        [R] { rule-red }
        [B] { $rank ->
            [0] синий { rule-rank }
           *[other] синяя { rule-rank }
        }
        [G] { $rank ->
            [0] зелёный { rule-rank }
           *[other] зелёная { rule-rank }
        }
        [Y] { $rank ->
            [0] жёлтый { rule-rank }
           *[other] жёлтая { rule-rank }
        }
       *[other] { rule-rank }
    }
rule-other-ranks = остальные { rule-ranks }
rule-any =
    { $rank ->
        [A] любой { rule-rank }
        [K] любой { rule-rank }
        [J] любой { rule-rank }
        [X] любой { rule-rank }
        [0] любой { rule-rank }
       *[other] любая { rule-rank }
    }
rule-or = { $left } или { $right }
rule-and = { $left } и { $right }
