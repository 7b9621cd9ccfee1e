# The page of the finished games: searches, words and statistics.
history-page-title = Beendete Partien · Crisscross
history-title = Beendete Partien
history-mine = Deine beendeten Partien
history-of-room = Beendete Partien in Raum { $code }
history-to-room = Zum Raum
history-parts = Bereiche
history-games = Partien
history-words = Wörter
history-statistics = Statistik
history-puzzles = Rätsel
history-puzzles-about = In jedem dieser Züge ist dir ein viel besserer Zug entgangen. Findest du ihn?
history-no-puzzles = Noch keine deiner Partien ist ausgewertet. Öffne eine beendete Partie und werte sie im Rückblick aus.
history-puzzles-none = Hier hast du keinen großen Fehler gemacht.
history-puzzle = Zug { $turn }

# The form that finds games.
history-word = Gelegtes Wort
history-opponent = Gespielt mit
history-player = Mitspieler
history-system = Regeln
history-any-system = Alle
history-result = Ergebnis
history-any-result = Alle
history-won = Gewonnen
history-drawn = Unentschieden
history-drawn-short = Remis
history-lost-game = Verloren
history-more-fields = Weitere Filter
history-filter = Filter
history-from = Von
history-to = Bis
history-play = Mindestpunkte für einen Zug
history-challenge = Angezweifelte oder bestrittene Züge
history-any-challenge = Mit oder ohne
history-challenge-any = Mindestens einer
history-challenge-invalid = Der Zug war ungültig
history-challenge-valid = Der Zug war gültig
history-end = Ende
history-any-end = Alle
history-end-went-out = Letzter Stein gelegt
history-end-resignation = Aufgabe
history-end-all-passed = Alle haben gepasst
history-end-scoreless = Züge ohne Punkte
history-end-out-of-time = Zeit abgelaufen
history-end-target = Ziel erreicht
history-end-no-play = Kein Zug mehr möglich
history-end-agreement = Einvernehmlich
history-end-turn-limit = Zu viele Züge
history-end-all-idle = Nur gepasst und getauscht
history-end-empty-rack = Leere Bank
history-end-at-once = Alle Steine auf einmal
history-sort = Reihenfolge
history-newest = Neueste zuerst
history-oldest = Älteste zuerst
history-by-play = Bester Zug zuerst
history-by-margin = Größter Abstand zuerst
history-with-bingo = Mit Bingo
history-with-phony = Mit ungültigem Wort
history-this-day = An diesem Tag, egal in welchem Jahr
history-find = Suchen
history-clear = Zurücksetzen

# What was found.
history-found = Gefunden
history-searching = Suche läuft…
history-no-games = Keine beendete Partie gefunden.
history-imports-left-out = Du hast importierte Partien, die nicht in der Statistik zählen. In der Liste der Partien kannst du sie zählen lassen.
history-no-words = Kein Wort gefunden.
history-two-letters = Gib mindestens zwei Buchstaben ein.
history-day-in-utc = Der Server kennt deine Zeitzone nicht, deshalb gilt der Tag in UTC.
history-first-found =
    { $count ->
        [one] Der erste Treffer
       *[other] Die ersten { $count } Treffer
    }
history-all-found =
    { $count ->
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
history-more = Mehr
history-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
history-best = { $words } für { $points }
history-bingos =
    { $count ->
        [one] { $count } Bingo
       *[other] { $count } Bingos
    }
history-challenges =
    { $count ->
        [one] { $count } Zug angezweifelt oder bestritten
       *[other] { $count } Züge angezweifelt oder bestritten
    }
history-unrated = ohne Wertung
history-resigned =
    { $who ->
        [you] du hast aufgegeben
       *[other] { $name } hat aufgegeben
    }
history-ran-out =
    { $who ->
        [you] deine Zeit war um
       *[other] die Zeit von { $name } war um
    }

# The words, and the word book of a room.
history-word-book = Wörterheft
history-disputed = Angezweifelt oder bestritten
history-invalid = Ungültig
history-first = Zum ersten Mal gelegt
history-any-word = Alle Wörter
history-begins = Beginnt mit
history-was-valid = von { $name } angezweifelt: gültig
history-was-invalid = von { $name } angezweifelt: ungültig
history-was-beside-invalid = von { $name } angezweifelt: mit dem Zug zurückgenommen
history-was-accepted = von { $name } bestritten: angenommen
history-was-rejected = von { $name } bestritten: zurückgenommen
history-stood = nicht in der Liste, blieb aber liegen
history-was-first = zum ersten Mal im Raum

# Statistics.
history-against = Gegen
history-show = Zeigen
history-won-of = { $won } ({ $part } %)
history-average = Punkte im Schnitt
history-margin = Abstand im Schnitt
history-per-move = Punkte pro Zug
history-bingos-a-game = Bingos pro Partie
history-highest-game = Meiste Punkte
history-highest-play = Bester Zug
history-challenges-won = Zu Recht angezweifelt oder bestritten
history-challenges-lost = Zu Unrecht angezweifelt oder bestritten
history-phonies-stood = Ungültige Wörter, die liegen blieben
history-phonies-withdrawn = Zurückgenommene Züge
history-think = Zeit pro Zug
history-by-system = Nach Regelwerk
history-won-of-games =
    { $count ->
        [one] { $won } von { $count } Partie gewonnen
       *[other] { $won } von { $count } Partien gewonnen
    }
# Twice the deviation: the rating is within it 19 times out of 20.
history-rating = Wertung { $rating } ± { $deviation }
history-longest = Längste Wörter
history-best-words = Beste Wörter
history-openings = Eröffnungen
history-times =
    { $count ->
        [one] { $count } Mal
       *[other] { $count } Mal
    }
history-over-time = Im Lauf der Zeit
history-over-time-line = Die Linie zeigt
history-over-time-from = { $from } bis { $to }: Partien und Siege, und als Linie: { $figure }
history-as-table = Als Tabelle
history-month = Monat
history-opponents = Am häufigsten gespielt mit
history-name = Name

# Why a search has no answer.
history-nobody-yet = Auf diesem Gerät hast du noch keine Partien.
history-no-such-room = Diesen Raum gibt es nicht, oder du darfst seine Partien nicht sehen.
history-too-many = Zu viele Suchen auf einmal. Versuch es gleich noch einmal.
history-lost = Der Server hat nicht geantwortet. Versuch es noch einmal.
history-failed = Die Suche hat nicht geklappt.

# Importierte Partien: ihre Kennzeichnung, und der Teil der Seite, der sie importiert.
history-imported = Importiert
history-from-file = Aus einer Partiedatei, { $date }.
history-from-record = Aus einer Aufzeichnung (GCG), { $date }. Bänke sind zu sehen, soweit sie bekannt sind.
history-counts = In der Statistik zählen
history-counts-unchanged = Das konnte nicht geändert werden. Versuch es noch einmal.
history-import-remove = Diese Partie entfernen…
history-import-remove-text = Sie wird mit deinen Notizen endgültig von diesem Server entfernt.
history-import-remove-yes = Entfernen
history-import-not-removed = Sie lässt sich nicht entfernen. Vielleicht hat jemand anderes einen Platz darin.
history-import-count-all = Alle in der Statistik zählen
history-import-remove-all = Importierte Partien entfernen…
history-import-remove-all-text = Alle Partien, die du importiert hast, werden mit deinen Notizen endgültig von diesem Server entfernt. Partien, in denen jemand anderes einen Platz hat, bleiben erhalten.
history-import = Partien importieren
history-imports =
    { $count ->
        [one] { $count } importierte Partie
       *[other] Deine { $count } importierten Partien
    }
history-import-what = Wähle Partiedateien (.json) oder annotierte Partien (.gcg). Nur du siehst sie, in einem eigenen Raum. Hat dein Name gefehlt, wähle dieselben Dateien noch einmal, um ihn zu ergänzen.
history-import-own-name = Dein Name in diesen Partien
history-import-files = Dateien wählen
history-import-folder = Ordner wählen
history-import-progress = { $done } von { $count }
history-import-done = { $imported } importiert, { $known } schon da, { $refused } abgelehnt
history-import-known = Schon da
history-import-bad-file = In dieser Datei ist ein Fehler bei { $place }.
history-import-bad-line = In Zeile { $line } dieser Datei ist ein Fehler.
history-import-no-files = Es wurden keine Dateien mit der Endung .json oder .gcg gefunden.
history-import-no-file = Das ist weder eine Partiedatei noch eine annotierte Partie.
history-import-no-record = Das ist keine Partie, die importiert werden kann.
history-import-failed = Diese Partie konnte nicht importiert werden.
history-import-no-games = In dieser Datei sind keine Partien.
history-import-not-over = Diese Partie ist nicht zu Ende.
history-import-too-large = Diese Datei ist zu groß.
history-import-unreadable = Diese Datei konnte nicht gelesen werden.
history-import-full = Du kannst keine weiteren Partien importieren.
history-import-enough-today = Aus deinem Netz können heute keine weiteren Partien importiert werden. Versuch es morgen noch einmal.
history-end-record = Ende der Aufzeichnung
