# Die Seite für den Gastgeber des Servers.
host-title = Gastgeber
host-page-title = Gastgeber · Crisscross
host-for-host = Für den Gastgeber
host-how-to-sign-in = Um dich anzumelden, führe dies dort aus, wo der Server läuft, und öffne den Link, der erscheint:
host-sign-out = Abmelden
host-sections = Bereiche
host-log = Aktivitäten
host-refresh = Aktualisieren
host-loading = Wird geladen…
host-older = Ältere zeigen

host-unreachable = Der Server ist nicht erreichbar. Versuch es noch einmal.
host-refused-signed-out = Du bist abgemeldet. „crisscross admin“ gibt dir einen neuen Link.
host-refused-bad-link = Dieser Link gilt nicht mehr. „crisscross admin“ gibt dir einen neuen.
host-refused-backup-running = Ein Backup läuft schon.
host-refused-backup-failed = Beim Backup ist etwas schiefgegangen. Das Protokoll des Servers sagt, warum.
host-refused-list-unchanged = Die Wortliste wurde nicht geändert.
host-no-game = Diesen Raum gibt es nicht, oder er ist schon geschlossen.
host-no-person = Diese Person gibt es nicht, oder sie ist schon entfernt.
host-no-invitation = Diese Einladung gibt es nicht.
host-no-list = Diese Wortliste hat der Server nicht mehr.

host-backup-another = Es gibt kein Backup: An der Kommandozeile wird gerade ein anderes gemacht.
host-backup-stopping = Es gibt kein Backup: Der Server wird gerade beendet.
host-backup-unreadable = Es gibt kein Backup: Eine Datei lässt sich nicht lesen. Das Protokoll des Servers sagt, welche.
host-backup-unopened = Es gibt kein Backup: Eine Datei lässt sich nicht öffnen. Das Protokoll des Servers sagt, welche.
host-backup-full-disk = Es gibt kein Backup: Die Festplatte ist voll.
host-backup-quota = Es gibt kein Backup: Das Speicherkontingent des Servers ist aufgebraucht.
host-backup-not-writable = Es gibt kein Backup: Der Server darf dort nicht schreiben. Sein Protokoll sagt, wo.
host-backup-file-in-place = Es gibt kein Backup: Wo der Ordner für Backups sein sollte, ist eine Datei.
host-backup-failing-disk = Es gibt kein Backup: Die Festplatte hat einen Fehler gemeldet.
host-backup-damaged = Es gibt kein Backup: Die Datenbank ist beschädigt. „crisscross verify“ sagt, wo.
host-backup-long-list = Es gibt kein Backup: Eine Wortliste ist zu lang dafür.
host-backup-old-one-stays = Das Backup ist gemacht, aber ein altes lässt sich nicht entfernen. Das Protokoll des Servers sagt, warum.

host-list-other-letters = Das Wort hat ein Zeichen, das kein Buchstabe der Liste ist.
host-list-wrong-length = Ein Wort einer Liste hat { $least } bis { $most } Buchstaben.
host-list-bad-line = Zeile { $line } von { $file } ist kein Wort, deshalb nutzt der Server nichts von dieser Datei. Berichtige sie zuerst.
host-list-other-file = Zeile { $line } von { $file } hat dieses Wort. Nimm das zuerst zurück.
host-list-full-file = { $file } hat { $most } Wörter oder mehr. Ändere die Datei von Hand.
host-list-unreadable = { $file } lässt sich nicht lesen.
host-list-full-disk = { $file } lässt sich nicht schreiben: Die Festplatte ist voll.
host-list-quota = { $file } lässt sich nicht schreiben: Das Speicherkontingent des Servers ist aufgebraucht.
host-list-not-writable = { $file } lässt sich nicht schreiben: Der Server darf dort nicht schreiben.
host-list-failing-disk = { $file } lässt sich nicht nutzen: Die Festplatte hat einen Fehler gemeldet.
host-list-unwritten = { $file } lässt sich nicht schreiben. Das Protokoll des Servers sagt, warum.

host-this-server = Dieser Server
host-overview = Überblick
host-healthy = Alles funktioniert.
host-unhealthy = Die Festplatte meldet Fehler: Nichts kann gespeichert werden.
host-entry-everybody = Alle dürfen herein.
host-entry-invitation = Neue brauchen eine Einladung.
host-entry-password = Neue brauchen das Passwort oder eine Einladung.
host-entry-nobody = Niemand Neues darf herein.
host-connections = Verbindungen
host-open-rooms = Offene Räume

host-limit = Grenze { $limit } erreicht
host-version = Version { $version }

host-announcement = Ansage
host-announced = Alle sehen: „{ $text }“
host-take-back = Zurücknehmen
host-tell = An alle
host-tell-example = Der Server startet um 20 Uhr neu. Eure Partien sind sicher.
host-tell-missing = Gib ein, was alle wissen sollen.
host-announce = Ansagen

host-backups = Backups
host-backing-up = Ein Backup wird gemacht…
host-last-backup = Letztes Backup: <strong>{ $when }</strong>
host-no-backup = Es gibt noch kein Backup.
host-back-up = Jetzt ein Backup machen
host-backups-every =
    { $hours ->
        [0] Der Server macht von selbst keine Backups.
        [one] Der Server macht jede Stunde eines.
       *[other] Der Server macht alle { $hours } Stunden eines.
    }
host-backups-failed =
    { $count ->
        [one] Ein Backup ist seit dem Start des Servers fehlgeschlagen.
       *[other] { $count } Backups sind seit dem Start des Servers fehlgeschlagen.
    }

host-games = Partien
host-games-empty = Es gibt noch keine Partien.
host-game = <strong>{ $code }</strong> { $system }: { $names }
host-game-nobody = niemand
host-game-waiting = wartet
host-game-playing = läuft
host-game-over = beendet
host-game-open = geöffnet
host-game-closed = geschlossen
host-game-changed = letzter Zug { $when }

host-close = Schließen<hidden>: Raum { $code }</hidden>
host-close-title = Diesen Raum schließen?
host-close-more = Alle in { $code } sehen, dass du den Raum geschlossen hast. Keine Partie darin kann weitergehen oder beginnen. Wer gespielt hat, kann die beendeten weiter ansehen.
host-close-yes = Raum schließen

host-people = Leute
host-people-empty = Noch war niemand hier.
host-nameless = Jemand ohne Namen
host-number = Nummer { $number }
host-removed = entfernt
host-here =
    { $count ->
        [one] jetzt hier
       *[other] jetzt hier, mit { $count } Verbindungen
    }
host-last-here = zuletzt hier { $when }
host-first-here = zuerst hier { $when }
host-remove = Entfernen<hidden>: { $name }, Nummer { $number }</hidden>
host-remove-title = { $name } entfernen?
host-remove-more = Dieser Browser kommt nicht mehr herein. Plätze in Partien, die noch nicht begonnen haben, werden frei; in einer laufenden Partie dürfen die anderen einen Computer spielen lassen. Chatnachrichten der Person und die Webhooks ihrer Räume werden gelöscht. Das lässt sich nicht zurücknehmen.
host-remove-yes = Entfernen

host-invitations = Einladungen
host-new-players = Neue Leute
host-days = Tage
host-number-problem = Gib eine ganze Zahl von 1 bis { $most } ein.
host-invite = Einladung erstellen
host-invited = Schick diesen Link den Leuten, die du einlädst. Er lässt sich nicht noch einmal anzeigen.
host-invitation-link = Link der Einladung
host-copy = Kopieren
host-link-copied = Link kopiert
host-no-invitations = Zurzeit ist keine Einladung gültig.
host-invitation = <strong>Einladung { $number }</strong>: noch { $count } ×, bis { $when }
host-revoke = Widerrufen<hidden>: Einladung { $number }</hidden>

host-rulings = Hausentscheide
host-rulings-note = Wörter, über die in beendeten Partien anders abgestimmt wurde, als die Wortliste sagt. Was du hier änderst, gilt ab dem nächsten Start des Servers. Laufende Partien behalten ihre Liste.
host-rulings-empty = Noch keine Abstimmung ist gegen eine Wortliste ausgegangen.
host-ruling = <strong>{ $word }</strong> (Liste { $list })
host-ruling-accepted =
    { $count ->
        [one] einmal angenommen
       *[other] { $count }-mal angenommen
    }
host-ruling-rejected =
    { $count ->
        [one] einmal abgelehnt
       *[other] { $count }-mal abgelehnt
    }
host-ruling-last = zuletzt { $when }
host-ruling-no-list = Diese Liste hat der Server nicht mehr.
host-ruling-listed = In der Liste
host-ruling-unlisted = Nicht in der Liste
host-ruling-added = Vom Gastgeber hinzugefügt
host-ruling-to-be-added = Wird beim nächsten Start des Servers hinzugefügt
host-ruling-excluded = Vom Gastgeber ausgeschlossen
host-ruling-to-be-excluded = Wird beim nächsten Start des Servers ausgeschlossen
host-ruling-add = Hinzufügen<hidden>: { $word } zur Liste { $list }</hidden>
host-ruling-exclude = Ausschließen<hidden>: { $word } aus der Liste { $list }</hidden>
host-ruling-take-back = Zurücknehmen<hidden>: Änderung von { $word } in der Liste { $list }</hidden>

host-log-title = Was Gastgeber getan haben
host-log-empty = Noch nichts.
host-did-make-link = Link zu dieser Seite ausgegeben
host-did-sign-in = Angemeldet
host-did-sign-out = Abgemeldet
host-did-sign-everybody-out = Alle abgemeldet
host-did-invite = Einladung { $number } erstellt
host-did-revoke = Einladung { $number } widerrufen
host-did-close = Raum { $code } geschlossen
host-did-remove = Person { $number } entfernt
host-did-reset-account = Konto von Person { $number } zurückgesetzt
host-did-back-up = Backup angefordert
host-did-announce = „{ $text }“ angesagt
host-did-take-back = Ansage zurückgenommen
host-did-add-word = { $word } zur Liste { $list } hinzugefügt
host-did-exclude-word = { $word } aus der Liste { $list } ausgeschlossen
host-did-take-back-word = Änderung von { $word } in der Liste { $list } zurückgenommen
host-did-prune = Unbenutztes entfernt
host-did-prune-finished = Unbenutztes und alte beendete Partien entfernt
host-did-import = Partien für Person { $number } importiert
host-command-line = Kommandozeile
host-session = Sitzung { $number }
