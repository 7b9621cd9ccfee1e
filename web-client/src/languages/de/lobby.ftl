# Die Startseite und der Raum vor der Partie.
lobby-welcome = Ein Brett, ein paar Buchstaben, nette Gesellschaft.
lobby-welcome-more = Spiel gleich los, oder erstelle eine Partie und schick deinen Freunden den Link. Ohne Anmeldung.
lobby-loading-games = Die Spiele werden geladen…
lobby-offline = Sobald du wieder verbunden bist, kannst du eine neue Partie beginnen.

lobby-play-computer = Gegen den Computer spielen
lobby-starting = Die Partie beginnt…
lobby-first-game = Classic, Stärke Anfänger, nur gültige Wörter.

lobby-join-title = Mit einem Code mitspielen
lobby-room-code = Raumcode
lobby-code-example = z. B. K7QF W2MX
lobby-join = Mitspielen
lobby-code-problem = Ein Code hat acht Buchstaben und Ziffern, aber keine 0, 1, I, L, O oder U.

lobby-my-games = Meine Partien
lobby-game-with = <strong>{ $system }</strong> mit { $names }
lobby-game-waiting = <strong>{ $system }</strong> wartet auf Freunde
lobby-show-all = Alle { $count } zeigen
lobby-show-more = Mehr anzeigen
lobby-load-more = Mehr laden
lobby-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }

lobby-name = Dein Name
lobby-name-example = Wie deine Freunde dich nennen
lobby-change-name = { $name }<hidden>, Namen ändern</hidden>
lobby-name-holds = Alle sehen ihn sofort, in allen deinen Partien, die noch nicht vorbei sind.
lobby-rename = Deinen Namen ändern
lobby-save-name = Speichern
lobby-devices = Konto und Geräte…
lobby-sign-in = Anmelden

lobby-new-game = Neue Partie
lobby-rules = Regeln
lobby-play-with = Mitspieler
lobby-with-friends = Freunde
lobby-with-computer = Ein Computer
lobby-more-settings = Weitere Einstellungen
lobby-create = Partie erstellen
lobby-creating = Die Partie wird erstellt…
lobby-start-computer = Partie beginnen

lobby-level = Deine Stufe
lobby-level-beginner = Anfänger
lobby-level-intermediate = Fortgeschritten
lobby-level-expert = Experte
lobby-targets = Dein Ziel: { $targets }.
lobby-target =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } mit { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }

lobby-try-again = Noch einmal versuchen

lobby-room-settings = Raumeinstellungen…
