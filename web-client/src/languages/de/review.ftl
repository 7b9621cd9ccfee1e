# Der Rückblick auf eine beendete Partie.
review-title = Rückblick · Crisscross
review-subtitle = Rückblick · { $system }
review-games = Partien
review-room = Raum und Chat
review-heading = Rückblick auf die Partie
review-not-loaded = Diese Partie konnte nicht geladen werden. Lade die Seite neu.
review-bag =
    { $count ->
        [0] Der Beutel ist leer
        [one] { $count } Stein im Beutel
       *[other] { $count } Steine im Beutel
    }
review-out = Aus dem Spiel
review-tiles-out = Steine aus dem Spiel
review-moves = Züge der Partie

review-first = Anfang
review-back = Schritt zurück
review-forward = Schritt vor
review-last = Ende
review-moment = Moment der Partie
review-moment-now = { $number } von { $count }: { $text }
review-began = Die Partie beginnt.
review-order-drawn = Auslosung des ersten Zuges.

review-possible = Was möglich war
review-ask = Was war möglich?
review-looking = Züge werden gesucht…
review-equity = Der Wert eines Zuges: seine Punkte und dazu, was die behaltenen Steine nach Schätzung des Computers bringen.
review-move = Zug
review-score = Punkte
review-worth-title = Wert
review-difference = Abstand
review-wins = gewinnt
review-exchanged = Getauscht
review-passed = Gepasst
review-exchange = { $tiles } tauschen
review-pass = Passen

review-tag-played = gelegt
review-tag-withdrawn = zurückgenommen
review-tag-done = gemacht

review-points =
    { $count ->
        [one] { $amount } Punkt
       *[other] { $amount } Punkte
    }
review-worth = { $amount } wert
review-wins-at-once = gewinnt sofort
review-best-played = Das war der beste Zug.
review-best-exchanged = Tauschen war am besten: Kein anderer Zug war mehr wert.
review-best-passed = Passen war am besten: Kein anderer Zug war mehr wert.
review-no-play = Es wurde kein Zug gefunden.
review-would-have-won = { $name } hätte sofort gewonnen.
review-exchanging = { $tiles } zu tauschen
review-passing = Zu passen
review-better = { $name } wäre um { $points } besser gewesen.
review-withdrawn = Der Zug wurde zurückgenommen.
review-withdrawn-won = Der Zug wurde zurückgenommen. { $name } hätte sofort gewonnen.
review-withdrawn-worth = Der Zug wurde zurückgenommen. { $name } wäre { $points } wert gewesen.

review-chances = Verpasste Chancen
review-no-chances = Keine: Jeder Zug war der beste.
review-chances-found =
    { $count ->
        [0] Ausgewertet: Jeder Zug war der beste
        [one] Ausgewertet: { $count } Chance verpasst
       *[other] Ausgewertet: { $count } Chancen verpasst
    }
review-analyse-all =
    { $count ->
        [one] Den Zug auswerten
       *[other] Alle { $count } Züge auswerten
    }
review-analysed =
    { $count ->
        [one] { $done } von { $count } Zug ausgewertet
       *[other] { $done } von { $count } Zügen ausgewertet
    }
review-stop = Anhalten

review-own = { $name }: { $move }, { $worth }
review-own-withdrawn = { $name }: { $move }, zurückgenommen

review-a-win = ein Sieg
review-show-biggest = Die größten zeigen
review-show-all = Alle { $count } zeigen
review-show-near = Weniger zeigen

# A game that plays by itself.
review-autoplay = Automatisch abspielen
review-speed = Tempo
review-speed-seconds =
    { $count ->
        [one] Jede Sekunde
       *[other] Alle { $count } Sekunden
    }
review-speed-real = Wie gespielt

# What is shown of a moment.
review-thought = { $name } hat { $time } nachgedacht.
review-explain = So setzen sich die Punkte zusammen
review-tiles = Beutel und ungesehene Steine
review-in-the-bag = Im Beutel
review-in-the-bag-or-unknown = Im Beutel oder auf unbekannten Bänken
review-unseen-by = Ungesehen für { $name }
# For screen readers, between a name and what they wrote in the chat.
review-said = schrieb:

# The link to a moment, and its picture.
review-share = Diesen Moment teilen
review-share-own = Nur du kannst diesen Link öffnen, weil du die Partie importiert hast. Schicke anderen das Bild oder die Datei.
review-share-button = Teilen<hidden>: dieser Moment</hidden>
review-download = Herunterladen
review-embed = Auf der eigenen Seite zeigen: diesen Code einfügen.
review-copy-code = Code kopieren
review-code-copied = Code kopiert
review-picture = Das Brett in diesem Moment
review-save-as = Als { $format } speichern
review-no-picture = Das Bild konnte nicht geladen werden.

review-analyse-again = Noch einmal auswerten
review-analysis-busy = Der Server wertet gerade andere Partien aus. Versuch es gleich noch einmal.
review-analysis-too-long = Diese Partie hat zu viele Züge, um ausgewertet zu werden.
review-analysis-no-list = Der Server hat keine Wortliste für diese Partie.
review-analysis-lost = Keine Verbindung zum Server. Versuch es noch einmal.
review-analysis-failed = Diese Partie konnte nicht ausgewertet werden.
review-proved = Bewiesen: Diese Züge wurden bis zum Ende der Partie durchgerechnet. Ihr Wert ist der Abstand am Ende.
review-chance-title = Gewinn %
review-chance-by-turn = Gewinnchance nach Zügen
review-report = Die ganze Partie
review-player = Name
review-luck = Glück
review-size-small = Kleiner Fehler
review-size-medium = Mittlerer Fehler
review-size-large = Großer Fehler
review-mistakes = Fehler
review-sizes-small = klein
review-sizes-medium = mittel
review-sizes-large = groß
review-mistakes-explained = Ein Fehler ist klein ab 5 Punkten unter dem besten Zug, mittel ab 15, groß ab 30 oder wenn er den Sieg verschenkt.
review-luck-explained = Glück ist, um wie viele Punkte die gezogenen Steine besser waren als im Durchschnitt.
review-luck-unknown = „–“ heißt: Die Aufzeichnung nennt nicht alle Steine, die jemand gezogen hat.
review-other-list = Der Server hat die Wortliste dieser Partie nicht. Die Züge wurden nach { $list } bewertet.
review-unjudged =
    { $count ->
        [one] Ein Zug wurde nicht bewertet: Die Aufzeichnung nennt nicht alle Steine auf der Bank.
       *[other] { $count } Züge wurden nicht bewertet: Die Aufzeichnung nennt nicht alle Steine auf der Bank.
    }
review-turning-points = Wendepunkte
review-turning-point = Zug { $turn } · { $before } → { $after }
review-new-words = Wörter zum Lernen
review-new-words-explained = Diese Wörter standen in besseren Zügen, die du verpasst hast. Du hast sie hier noch nie gelegt.

review-notes = Notizen
review-note-add = Notiz hinzufügen
review-note-own = Deine Notiz
review-note-of-file = Aus der Datei
# Before a note of the player that was saved while they were writing one here.
review-note-elsewhere = Inzwischen auf einem anderen Gerät gespeichert:
review-note-shared = Allen Mitspielern dieser Partie zeigen
review-note-keep = Notiz speichern
review-note-kept = Notiz gespeichert.
review-note-too-long = Die Varianten dieser Notiz sind zu lang. Entferne eine.
review-note-too-many = Du hast zu viele Notizen. Entferne zuerst welche.
review-note-enough-today = Aus deinem Netz können heute keine weiteren Notizen gespeichert werden. Versuch es morgen noch einmal.
review-note-not-kept = Die Notiz konnte nicht gespeichert werden.
review-line-lay = Zug ausprobieren
review-line-name = Name der Variante { $number }
review-line-show = Zeigen
review-line-remove = Entfernen
review-line-whose =
    { $whose ->
        [own] Nimm deine Steine.
       *[other] Nimm die Steine von { $name }.
    }
review-line-check = Zug prüfen
review-line-recall = Zurücknehmen
review-line-take = Zur Notiz hinzufügen
review-line-close = Schließen
review-line-possible = { $words } kann gespielt werden.
review-line-good =
    { $count ->
        [one] { $words }: { $count } Punkt.
       *[other] { $words }: { $count } Punkte.
    }
review-line-bad =
    { $words }: { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }, aber { $bad_count ->
        [one] { $bad } steht nicht in der Wortliste
       *[other] { $bad } stehen nicht in der Wortliste
    }.
review-line-refused = So können die Steine nicht gelegt werden.

# A puzzle: a turn of one’s own game in which a better play was missed.
review-puzzle-title = Rätsel · Crisscross
review-puzzle-subtitle = Rätsel · { $system }
review-puzzles = Alle Rätsel
review-puzzle = Finde den besten Zug
review-puzzle-ask =
    { $whose ->
        [own] Zug { $turn }, du bist dran. Es gibt einen viel besseren Zug als deinen.
       *[other] Zug { $turn }, { $name } ist dran. Es gibt einen viel besseren Zug als den gespielten.
    }
review-puzzle-best = Das ist der beste Zug.
review-puzzle-good = Einer der besten Züge: { $points } weniger als der beste.
review-puzzle-other = Keiner der besten Züge. Versuch es noch einmal.
review-puzzle-invalid = Dieser Zug ist nicht gültig. Versuch es noch einmal.
review-puzzle-show = Lösung zeigen
