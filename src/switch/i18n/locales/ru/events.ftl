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
        [one] Теперь { $name } берёт { $count } карту или отвечает.
        [few] Теперь { $name } берёт { $count } карты или отвечает.
       *[many] Теперь { $name } берёт { $count } карт или отвечает.
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
    [you] Вы стоите один ход.
   *[other] { $name } стоит один ход.
}
event-kept = { $who ->
    [you] Вы оставляете карту себе.
   *[other] { $name } оставляет карту себе.
}
event-passed = { $who ->
    [you] Вы пасуете: брать нечего.
   *[other] { $name } пасует: брать нечего.
}
event-reversed = { $direction ->
    [clockwise] Направление меняется: теперь по часовой стрелке.
   *[other] Направление меняется: теперь против часовой стрелки.
}
event-exchanged = { $who ->
    [you] Вы меняетесь картами с игроком { $other }.
    [with-you] { $name } меняется картами с вами.
   *[other] { $name } меняется картами с игроком { $other }.
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
    [you] Раунд заблокирован. У вас меньше всех карт: победа ваша.
   *[other] Раунд заблокирован. { $name } выигрывает: меньше всех карт.
}
event-blocked-shared = Раунд заблокирован, ничья: карт поровну.
event-turn = { $who ->
    [you] Ваш ход.
   *[other] Ходит { $name }.
}
event-joined = { $name } садится за стол.
event-left = { $name } покидает стол.
event-online = { $name } снова здесь.
event-offline = { $name } не в сети.
