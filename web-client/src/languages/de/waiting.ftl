# Der Raum vor seiner ersten Partie: Mitspieler, freie Plätze, was anders ist, wenn jemand weg ist.
waiting-if-away = Wenn ich weg bin
waiting-away-wait = Auf mich warten
waiting-away-beginner = Ein Anfänger darf für mich spielen
waiting-away-casual = Ein mittelstarker Computer darf für mich spielen
waiting-away-strong = Ein starker Computer darf für mich spielen
waiting-away-more = Solange mindestens drei Personen spielen, können die anderen trotzdem einen starken Computer für dich spielen lassen. Nicht in Partien mit Tagen pro Zug.
waiting-away-agreed = Bist du länger weg, können die anderen ihn spielen lassen, bis du zurück bist.
waiting-title = { $count } in Raum { $code } · Crisscross
waiting-rules-of-game = Regeln dieser Partie
waiting-different = Hier ist anders
waiting-players = Mitspieler
waiting-you = du
waiting-host = Gastgeber
waiting-remove = { $name } entfernen
waiting-free-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
waiting-add-computer = Einen Computer hinzufügen
waiting-join-game = Mitspielen
waiting-seats-taken = Alle Plätze sind besetzt. Du schaust zu: Die Partie erscheint hier.
waiting-friends = Warten auf Freunde…
waiting-start =
    { $count ->
        [one] Allein beginnen
       *[other] Zu { $count } beginnen
    }
waiting-one-more = Es fehlt noch jemand: Lade einen Freund ein oder füge einen Computer hinzu.
waiting-host-starts = { $host } beginnt die Partie, wenn alle da sind.
waiting-the-host-starts = Der Gastgeber beginnt die Partie, wenn alle da sind.
waiting-leave = Raum verlassen
waiting-room-locked = Der Raum ist abgeschlossen: Niemand Neues kommt herein oder setzt sich.
waiting-kept-for = Reserviert für { $name }
waiting-difference = <strong>{ $knob }:</strong> { $text }
waiting-usual-rules = Die üblichen Regeln von { $system }.
