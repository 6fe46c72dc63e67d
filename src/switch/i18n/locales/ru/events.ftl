# Что произошло; параметры объяснены в en/events.ftl.
# Имена не склоняются: рядом с ними стоит слово «игрок» в нужном падеже.

event-dealt = Раунд { $round }. { $who ->
    [you] Вы начинаете.
   *[other] { $name } начинает.
} Первая карта: { $cards }.
event-laid = { $who ->
    [you] Вы кладёте { $cards }.
   *[other] { $name } кладёт { $cards }.
}
event-named = { $who ->
    [you] Вы заказываете { $suit }.
   *[other] { $name } заказывает { $suit }.
}
event-drew = { $who ->
    [you] { $count ->
        [one] Вы берёте { $count } карту.
        [few] Вы берёте { $count } карты.
       *[many] Вы берёте { $count } карт.
    }
   *[other] { $count ->
        [one] { $name } берёт { $count } карту.
        [few] { $name } берёт { $count } карты.
       *[many] { $name } берёт { $count } карт.
    }
}
event-drew-cards = Вы берёте { $cards }.
event-reshuffled = { $count ->
    [one] Сброс перетасован в новую колоду из { $count } карты.
   *[many] Сброс перетасован в новую колоду из { $count } карт.
}
event-owes = { $who ->
    [you] { $count ->
        [one] Вам нужно взять { $count } карту.
        [few] Вам нужно взять { $count } карты.
       *[many] Вам нужно взять { $count } карт.
    }
   *[other] { $count ->
        [one] Игроку { $name } нужно взять { $count } карту.
        [few] Игроку { $name } нужно взять { $count } карты.
       *[many] Игроку { $name } нужно взять { $count } карт.
    }
}
event-cancelled = { $count ->
    [one] Это отменяет { $count } карту.
    [few] Это отменяет { $count } карты.
   *[many] Это отменяет { $count } карт.
}
event-skipped = { $who ->
    [you] Вы пропускаете ход.
   *[other] { $name } пропускает ход.
}
event-stood = { $who ->
    [you] Вы пропускаете ход.
   *[other] { $name } пропускает ход.
}
event-kept = { $who ->
    [you] Вы оставляете карту себе.
   *[other] { $name } оставляет карту себе.
}
event-passed = { $who ->
    [you] Вы пасуете.
   *[other] { $name } пасует.
}
event-reversed = { $direction ->
    [clockwise] Направление меняется: теперь по часовой стрелке.
   *[other] Направление меняется: теперь против часовой стрелки.
}
event-reversed-back = { $direction ->
    [clockwise] Направление меняется туда и обратно: по-прежнему по часовой стрелке.
   *[other] Направление меняется туда и обратно: по-прежнему против часовой стрелки.
}
event-exchanged = { $who ->
    [you] Вы меняетесь картами с игроком { $other }.
    [with-you] { $name } меняется картами с вами.
   *[other] { $name } меняется картами с игроком { $other }.
}
event-rotated = { $direction ->
    [clockwise] Все передают свои карты на одно место по часовой стрелке.
   *[other] Все передают свои карты на одно место против часовой стрелки.
}
event-named_rank = { $who ->
    [you] Вы заказываете { rank-plural }.
   *[other] { $name } заказывает { rank-plural }.
}
event-jumped = { $who ->
    [you] Вы вбрасываете такую же карту.
   *[other] { $name } вбрасывает такую же карту.
}
event-gave = { $who ->
    [you] Вы отдаёте карту игроку { $other }.
    [with-you] { $name } отдаёт вам карту.
   *[other] { $name } отдаёт карту игроку { $other }.
}
event-gave-card = { $who ->
    [you] Вы отдаёте { $cards } игроку { $other }.
    [with-you] { $name } отдаёт вам { $cards }.
   *[other] { $name } отдаёт { $cards } игроку { $other }.
}
event-challenged = { $who ->
    [you] Вы оспариваете карту игрока { $other }.
    [with-you] { $name } оспаривает вашу карту.
   *[other] { $name } оспаривает карту игрока { $other }.
}
event-accepted = { $who ->
    [you] Вы верите игроку { $other }.
    [with-you] { $name } верит вам.
   *[other] { $name } верит игроку { $other }.
}
event-bluffed = { $who ->
    [you] Вы блефовали!
   *[other] Это был блеф: { $name }.
}
event-honest = { $who ->
    [you] Вы не блефовали.
   *[other] Это был не блеф: { $name }.
}
event-false_call = { $who ->
    [you] Вы объявляете не вовремя.
   *[other] { $name } объявляет не вовремя.
}
event-false_catch = { $who ->
    [you] Вы напрасно ловите игрока { $other }.
    [with-you] { $name } напрасно ловит вас.
   *[other] { $name } напрасно ловит игрока { $other }.
}
event-out-place = { $who ->
    [you] У вас не осталось карт!
   *[other] { $name } остаётся без карт.
}
event-lays-nothing = { $who ->
    [you] Вы ничего не кладёте.
   *[other] { $name } ничего не кладёт.
}
event-expired = { $who ->
    [you] Ваше время вышло.
   *[other] Время вышло: { $name }.
}
event-fault = { $code ->
    [bot_not_started] Программу { $name } не удаётся запустить.
    [bot_died] Программа { $name } завершилась.
    [bot_late] Программа { $name } не ответила вовремя.
    [bot_refused] Программа { $name } отказалась ходить.
    [bot_illegal] Программа { $name } выбрала то, что не разрешено.
    [bot_gone] Программы { $name } больше нет на этом сервере.
    [bot_busy] Запущено слишком много программ; { $name } сейчас играть не может.
    [bot_out] Программа { $name } ошиблась трижды, и в этом раунде её больше не спрашивают.
   *[other] Ответ программы { $name } невозможно прочитать.
}
event-fault-turn = За неё ходит сам стол.
event-hinted = { $who ->
    [you] Вы просите подсказку.
   *[other] { $name } просит подсказку.
}
event-called = { $who ->
    [you] Вы объявляете: «Последняя карта!»
   *[other] { $name } объявляет: «Последняя карта!»
}
event-caught = { $who ->
    [you] { $other } ловит вас: объявления не было.
    [with-you] Вы ловите игрока { $name }: объявления не было.
   *[other] { $other } ловит игрока { $name }: объявления не было.
}
event-out = { $who ->
    [you] У вас не осталось карт: раунд ваш!
   *[other] { $name } остаётся без карт и выигрывает раунд.
}
event-blocked-won = { $who ->
    [you] Раунд зашёл в тупик: победа ваша.
   *[other] Раунд зашёл в тупик: побеждает { $name }.
}
event-blocked-shared = Раунд зашёл в тупик: единственного победителя нет.
event-scored = Очки: { $list }.
event-reset = { $who ->
    [you] Ваш счёт обнуляется.
   *[other] Счёт игрока { $name } обнуляется.
}
event-leaves = { $who ->
    [you] Вы выбываете из партии.
   *[other] { $name } выбывает из партии.
}
event-match-won = { $who ->
    [you] Партия за вами!
   *[other] Партию выигрывает { $name }!
}
event-match-shared = Ничья в партии: { $names }.
event-turn = { $who ->
    [you] Ваш ход.
   *[other] Ходит { $name }.
}
event-joined = { $name } садится за стол.
event-left = { $name } покидает стол.
event-online = { $name } снова здесь.
event-offline = { $name } не в сети.
