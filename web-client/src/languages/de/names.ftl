# Wie Leute, Computer, Zweifel, Prämien und Zählbares überall heißen.
names-missing = Bitte gib deinen Namen ein.
# Somebody who has deleted themselves.
names-former-player = Ehemaliger Spieler
names-made-up = Dachs, Haselmaus, Gecko, Hase, Reiher, Luchs, Murmeltier, Otter, Fuchs, Robbe, Hermelin, Amsel

names-beginner = Anfänger
names-casual = Mittel
names-strong = Stark
names-computer =
    Computer, { $strength ->
        [beginner] Anfänger
        [casual] mittel
       *[strong] stark
    }
names-level-beginner = Stufe Anfänger
names-level-intermediate = Stufe Fortgeschritten
names-level-expert = Stufe Experte

names-ruling-void = nur gültige Wörter
names-ruling-single = Anzweifeln kostenlos
names-ruling-double = zu Unrecht angezweifelt: Zug verloren
names-ruling-five = zu Unrecht angezweifelt: +5 für den anderen
names-ruling-ten = zu Unrecht angezweifelt: +10 für den anderen
names-ruling-vote = Abstimmung
names-ruling-void-more = Nur Wörter der Liste werden angenommen, also braucht niemand anzuzweifeln.
names-ruling-single-more = Wer zu Unrecht anzweifelt, verliert nichts.
names-ruling-double-more = Wer zu Unrecht anzweifelt, verliert den nächsten Zug.
names-ruling-five-more = Wer zu Unrecht angezweifelt wird, bekommt 5 Punkte.
names-ruling-ten-more = Wer zu Unrecht angezweifelt wird, bekommt 10 Punkte.
names-ruling-vote-more = Jedes Wort darf bestritten werden. Wer es gelegt hat, schickt einen Beleg oder nimmt es zurück, und die anderen stimmen ab.

names-double-letter = doppelter Buchstabenwert
names-triple-letter = dreifacher Buchstabenwert
names-quadruple-letter = vierfacher Buchstabenwert
names-double-word = doppelter Wortwert
names-triple-word = dreifacher Wortwert
names-quadruple-word = vierfacher Wortwert
names-premium =
    { $factor }-facher { $scope ->
        [letter] Buchstabenwert
       *[word] Wortwert
    }

names-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
