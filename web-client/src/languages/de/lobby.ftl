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

lobby-if-away = Wenn ich weg bin
lobby-away-wait = Auf mich warten
lobby-away-beginner = Ein Anfänger darf für mich spielen
lobby-away-casual = Ein mittelstarker Computer darf für mich spielen
lobby-away-strong = Ein starker Computer darf für mich spielen
lobby-away-more = Solange mindestens drei Personen spielen, können die anderen trotzdem einen starken Computer für dich spielen lassen. Nicht in Partien mit Tagen pro Zug.
lobby-away-agreed = Bist du länger weg, können die anderen ihn spielen lassen, bis du zurück bist.

lobby-room-title = { $count } in Raum { $code } · Crisscross
lobby-rules-of-game = Regeln dieser Partie
lobby-different = Hier ist anders
lobby-difference = <strong>{ $knob }:</strong> { $text }
lobby-usual-rules = Die üblichen Regeln von { $system }.
lobby-players = Mitspieler
lobby-you = du
lobby-host = Gastgeber
lobby-remove = { $name } entfernen
lobby-free-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
lobby-add-computer = Einen Computer hinzufügen
lobby-join-game = Mitspielen
lobby-seats-taken = Alle Plätze sind besetzt. Du schaust zu: Die Partie erscheint hier.
lobby-waiting-friends = Warten auf Freunde…
lobby-start =
    { $count ->
        [one] Allein beginnen
       *[other] Zu { $count } beginnen
    }
lobby-one-more = Es fehlt noch jemand: Lade einen Freund ein oder füge einen Computer hinzu.
lobby-host-starts = { $host } beginnt die Partie, wenn alle da sind.
lobby-the-host-starts = Der Gastgeber beginnt die Partie, wenn alle da sind.
lobby-leave = Raum verlassen

lobby-password = Passwort
lobby-password-missing = Bitte gib das Passwort ein.
lobby-enter = Eintreten
lobby-try-again = Noch einmal versuchen

lobby-loading = Wird geladen…

lobby-public-games = Öffentliche Partien
lobby-public-waiting =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
lobby-public-playing = Läuft
lobby-public-over = Beendet
lobby-public-not-watched = Andere können nicht zusehen.
lobby-public-nobody = Noch niemand hat einen Platz
lobby-room-password = Passwort des Raums
lobby-room-settings = Raumeinstellungen…
lobby-kept-for = Reserviert für { $name }
lobby-room-locked = Der Raum ist abgeschlossen: Niemand Neues kommt herein oder setzt sich.
