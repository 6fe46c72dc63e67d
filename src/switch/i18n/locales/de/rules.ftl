### Die Regeln in Kürze: rules-<Spielart>-1, -2 … bis es keine mehr gibt.

rules-classic-1 = Zwei bis vier Spieler, je sieben Karten. Wer zuerst seine letzte Karte legt, gewinnt die Runde.
rules-classic-2 = Lege eine Karte in der geltenden Farbe oder mit dem Wert der obersten Karte. Passt nichts, ziehe eine Karte; damit endet dein Zug.
rules-classic-3 = Karten eines Wertes dürfen zusammen gelegt werden, in beliebiger Reihenfolge: Die erste muss passen, die letzte liegt oben.
rules-classic-4 = Zwei: Der nächste Spieler muss zwei Karten mehr ziehen, außer er legt auch Zweien. Dann wandert alles weiter.
rules-classic-5 = Sieben: Karten ihrer Farbe dürfen im selben Zug folgen. Sie haben keine Wirkung.
rules-classic-6 = Acht: Der nächste Spieler setzt aus.
rules-classic-7 = Zehn: Die Spielrichtung dreht sich um.
rules-classic-8 = Schwarzer Bube: Der nächste Spieler muss fünf Karten ziehen, außer er antwortet mit Buben.
rules-classic-9 = Roter Bube: Gegen schwarze Buben hebt jeder rote fünf Karten auf. Sonst ist er eine gewöhnliche Karte.
rules-classic-10 = Ass: Passt auf alles außer auf eine offene Schuld, und du nennst die Farbe.
rules-classic-11 = Schwarze Dame: Du tauschst die Hand mit dem Spieler links von dir.
rules-duel-1 = Zwei Spieler, je sieben Karten; vier Farben mit den Zahlen 1 bis 7 und Zieh-Zweien, dazu vier Wunschkarten.
rules-duel-2 = Lege eine Karte in der geltenden Farbe oder mit dem Wert der obersten Karte. Du darfst stattdessen immer eine Karte ziehen; damit endet dein Zug.
rules-duel-3 = Zieh-Zwei: Der andere zieht zwei Karten und verliert seinen Zug; eine Antwort gibt es nicht. Bei leerem Stapel darf sie nicht gelegt werden.
rules-duel-4 = Wunschkarte: Passt auf alles, und du nennst die Farbe.
rules-duel-5 = Bevor eine Schuld bezahlt wird, werden der Ablagestapel ohne die oberste Karte und der ganze Stapel zusammen gemischt.
rules-duel-6 = Alle Karten des Ablagestapels liegen offen. Wer zuerst seine letzte Karte legt, gewinnt die Runde.
rules-last-card-1 = Zwei bis vier Spieler, je sieben Karten. Wer zuerst seine letzte Karte legt, gewinnt die Runde.
rules-last-card-2 = Lege eine Karte in der geltenden Farbe oder mit dem Wert der obersten Karte. Passt nichts, ziehe eine; passt diese, darfst du sie legen oder behalten.
rules-last-card-3 = Zwei: Der nächste Spieler zieht zwei Karten, außer er legt auch eine Zwei: Dann sind es vier, sechs, acht.
rules-last-card-4 = Ass: Passt auf jede Karte, und der nächste Spieler zieht vier, außer er legt auch ein Ass: Dann sind es acht, zwölf, sechzehn.
rules-last-card-5 = Bube: Passt auf jede Karte, und du nennst die Farbe. Gegen eine Zwei, ein Ass oder eine Acht hilft er nicht.
rules-last-card-6 = Acht: Der nächste Spieler legt auch eine Acht oder bleibt einen Zug stehen.
rules-last-card-7 = Rufe „Letzte Karte!“, wenn dir nur noch eine Karte bleibt, kurz davor oder kurz danach. Der Ruf verfällt, wenn deine Hand wächst.
rules-last-card-8 = Wer nicht gerufen hat, kann erwischt werden, bis der nächste Spieler gehandelt hat, und zieht zwei Karten.
