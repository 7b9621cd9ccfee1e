# Die Optionen, die bestimmt, wer beginnt: ihre Namen, und dieselben mitten im Satz.
options-backwards = Rückwärts
options-diagonals = Diagonalen
options-connected = Zusammenhängend
options-no-duplicates = Nichts doppelt
options-open-racks = Offene Bänke

options-in-backwards = rückwärts
options-in-diagonals = Diagonalen
options-in-connected = zusammenhängend
options-in-no-duplicates = nichts doppelt
options-in-open-racks = offene Bänke
options-in-plain = normal
