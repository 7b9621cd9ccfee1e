# Die Optionen, die bestimmt, wer beginnt: ihre Namen, dieselben mitten im Satz, und was jede bedeutet.
options-backwards = Rückwärts
options-diagonals = Diagonalen
options-connected = Zusammenhang
options-no-duplicates = Nichts doppelt
options-open-racks = Offene Bänke

options-in-backwards = rückwärts
options-in-diagonals = Diagonalen
options-in-connected = Zusammenhang
options-in-no-duplicates = nichts doppelt
options-in-open-racks = offene Bänke
options-in-plain = keine

options-backwards-more = Wörter dürfen in beide Richtungen gelesen werden.
options-diagonals-more = Auch Diagonalen sind Linien: Du darfst auf ihnen legen, und sie müssen Wörter ergeben.
options-connected-more = Die Steine eines Zuges dürfen überall liegen, solange die neuen Wörter zusammenhängen.
options-no-duplicates-more = Kein Wort darf zweimal auf dem Brett sein.
options-open-racks-more = Alle sehen alle Bänke.
