# Was ein Server spielen kann: seine Systeme, und die Steine ohne Buchstaben.
catalogue-classic = Classic
catalogue-classic-nine = Classic, neun Steine
catalogue-finish-line = Finish Line
catalogue-super = Super
catalogue-shmac = SHMAC
catalogue-crosswords = Crosswords
catalogue-crosswords-17 = Crosswords 17
catalogue-scrappy = Scrappy Scrambled

catalogue-classic-more = Das Kreuzwortspiel, das alle kennen: 15 × 15 Felder, 100 Steine, 50 Punkte für sieben auf einmal.
catalogue-classic-nine-more = Classic mit neun Steinen auf jeder Bank: längere Wörter, und 50 Punkte ab sieben auf einmal.
catalogue-finish-line-more = Ein Wettlauf zu einem Ziel, das sich nach deiner Stufe richtet. Wer sein Ziel zuerst erreicht, gewinnt.
catalogue-super-more = Ein Brett mit 21 × 21 Feldern und 200 Steinen, auf dem Buchstaben und Wörter bis zu vierfach zählen.
catalogue-shmac-more = TH, SH, CH und QU sind je ein Stein, und rote Kreuze nehmen Steine vom Brett.
catalogue-crosswords-more = Boni auf den Ecken zwischen Feldern, Wörter rückwärts, und wer beginnt, bestimmt die Optionen.
catalogue-crosswords-17-more = Crosswords auf 17 × 17 Feldern: Boni auf den Ecken, Wörter rückwärts und diagonal, auch mehrere in einem Zug.
catalogue-scrappy-more = Jedes Wort in jeder Sprache, überall auf dem Brett. Wird eines bestritten, stimmen alle ab.

catalogue-blank = Blankostein
catalogue-red-cross = rotes Kreuz
