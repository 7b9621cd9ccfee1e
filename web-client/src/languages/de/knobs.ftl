# Wie das Formular für eine neue Partie die Einstellungen und ihre Werte nennt.
knobs-group-list = Wortliste
knobs-group-words = Wörter und Linien
knobs-group-challenges = Prüfung der Wörter
knobs-group-seconds = Zeit für die Antwort auf einen Zug (Sekunden)
knobs-group-setup = Aufbau
knobs-group-parts = Brett und Steine
knobs-group-more = Mehr
knobs-seconds-hint = Bei den ersten beiden heißt 0: bis zum nächsten Zug.

knobs-list =
    { $name }, { $count ->
        [one] { $count } Wort
       *[other] { $count } Wörter
    }

knobs-reading = Leserichtung
knobs-reading-forward = Vorwärts
knobs-reading-both = Auch rückwärts
knobs-lines = Linien
knobs-lines-straight = Zeilen und Spalten
knobs-lines-diagonals = Auch Diagonalen
knobs-layout = Steine eines Zuges
knobs-layout-line = In einer Linie
knobs-layout-connected = Zusammenhängend
knobs-layout-line-explained = Alle Steine eines Zuges liegen lückenlos in einer Linie.
knobs-layout-connected-explained = Die Steine eines Zuges dürfen überall liegen, solange seine Wörter zusammenhängen.
knobs-duplicates = Doppelte Wörter
knobs-duplicates-allowed = Erlaubt
knobs-duplicates-refused = Nicht erlaubt

knobs-window-two = Zu zweit
knobs-window-more = Zu dritt oder viert
knobs-window-last = Wenn ein Zug die Partie beenden würde
knobs-window-vote = Zum Abstimmen

knobs-racks = Bänke
knobs-racks-hidden = Verdeckt
knobs-racks-open = Offen
knobs-hints = Tipps erlauben
knobs-hints-yes = Ja
knobs-hints-no = Nein
knobs-word-lookup = Wörter nachschlagen
knobs-word-lookup-after = Nach der Partie
knobs-word-lookup-always = Jederzeit
knobs-word-lookup-explained = Alle können herausfinden, ob ein Wort gültig ist.
knobs-first = Wer beginnt
knobs-first-best = Ziehen; bei Gleichstand ziehen die Betroffenen neu
knobs-first-all-again = Ziehen; bei Gleichstand ziehen alle neu
knobs-first-random = Das Los entscheidet
knobs-scoring = Punkte
knobs-scoring-points = Zählen
knobs-scoring-none = Zählen nicht
knobs-exchange = Tauschen
knobs-exchange-some = Beliebige Steine
knobs-exchange-all = Alle Steine auf einmal
knobs-rack-size = Steine pro Bank
knobs-bingo-points = Bingo-Punkte
knobs-bingo-tiles = Steine für ein Bingo
knobs-exchange-minimum = Zum Tauschen nötig im Beutel
knobs-passes = Passrunden bis zum Ende
knobs-scoreless = Züge ohne Punkte bis zum Ende
knobs-never = nie

knobs-board = Brett
knobs-tiles = Steine

knobs-quoted = „{ $name }“
knobs-out-of-range = { $setting } muss hier zwischen { $least } und { $most } liegen.
knobs-contradiction =
    { $count ->
        [one] { $settings } lässt sich hier nicht so einstellen.
       *[other] { $settings } passen nicht zusammen.
    }
