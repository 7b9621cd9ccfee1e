# Warum der Server etwas ablehnt. Bei gelegten Steinen sagt jeder Satz, was zu tun ist.
refusals-empty = Lege mindestens einen Stein.
refusals-off-board =
    { $count ->
        [0] Das liegt neben dem Brett.
        [one] { $squares } liegt neben dem Brett.
       *[other] { $squares } liegen neben dem Brett.
    }
refusals-occupied =
    { $count ->
        [0] Da liegt schon ein Stein.
        [one] { $squares } ist schon besetzt.
       *[other] { $squares } sind schon besetzt.
    }
refusals-bad-tile = Diesen Stein oder diesen Buchstaben gibt es in dieser Partie nicht.
refusals-bad-tile-named = „{ $tile }“ ist kein Stein dieser Partie oder kann für keinen anderen Buchstaben stehen.
refusals-blank-letter = Der Blankostein braucht einen Buchstaben.
refusals-not-in-rack = Diese Steine sind nicht auf deiner Bank.
refusals-not-enough = Du hast nicht genug von { $tiles }.
refusals-not-linear = Lege deine Steine in eine einzige Linie.
refusals-gap = Fülle die Lücke oder rücke deine Steine zusammen.
refusals-gap-at = Fülle die Lücke bei { $squares } oder rücke deine Steine zusammen.
refusals-not-attached = Dein Wort muss an eines auf dem Brett anschließen.
refusals-first-centre = Das erste Wort muss das Startfeld bedecken.
refusals-first-centre-at = Das erste Wort muss { $square } bedecken.
refusals-first-short = Lege noch einen Stein: Das erste Wort braucht mindestens zwei Buchstaben.
refusals-digraph = Für diese zwei Buchstaben gibt es einen Stein. Nimm ihn oder verschiebe einen von beiden{ $where }.
refusals-red-target = Lege das rote Kreuz über einen Stein aus einem früheren Zug, eines pro Feld{ $where }.
refusals-orphan = Jeder Stein muss in einem Wort bleiben: Lege noch einen neben den, der allein liegt{ $where }.
refusals-where = { " " }({ $squares })
refusals-new-words-apart = Die neuen Wörter müssen zusammenhängen: Jedes muss ein Feld mit einem anderen teilen.
refusals-duplicate-word =
    { $count ->
        [0] Ein Wort wäre zweimal auf dem Brett.
        [one] { $words } wäre zweimal auf dem Brett.
       *[other] { $words } wären zweimal auf dem Brett.
    }
refusals-bad-word =
    { $count ->
        [0] Eines dieser Wörter steht nicht in der Wortliste.
        [one] { $words } steht nicht in der Wortliste.
       *[other] { $words } stehen nicht in der Wortliste.
    }

refusals-not-your-turn = Du bist nicht am Zug.
refusals-stale = Dieser Zug ist vorbei. Sieh noch einmal auf das Brett.
refusals-window-open = Der letzte Zug gilt noch nicht endgültig. Warte einen Moment.
refusals-nothing-to-challenge = Kein Zug wartet auf deine Antwort.
refusals-nothing-to-vote = Es gibt nichts mehr abzustimmen.
refusals-bag-too-small = Der Beutel hat nicht genug Steine für diesen Tausch.
refusals-not-all-tiles = Du kannst nur alle deine Steine auf einmal abgeben.
refusals-not-a-starter = Der erste Stein liegt schon auf dem Brett.
refusals-bad-options = Diese Optionen passen nicht zusammen.
refusals-game-over = Die Partie ist zu Ende.
refusals-chat-is-off = Der Chat ist ausgeschaltet.
refusals-bad-line = Eine Nachricht hat 1 bis 256 sichtbare Zeichen. Kein Buchstabe hat mehr als vier Akzente oder andere Zusätze.
refusals-no-such-line = Diese Nachricht gibt es nicht mehr.
refusals-name-needed = Wähle zuerst einen Namen.
refusals-too-many-lines = Das war viel auf einmal. Versuch es gleich noch einmal.
refusals-too-many-reactions = Diese Nachricht hat schon { $most } Reaktionen, mehr geht nicht.
refusals-nothing-to-take-back = Dieser Zug lässt sich nicht mehr rückgängig machen.
refusals-too-late-to-abort = Abbrechen geht nur, bevor der zweite Zug beginnt.
refusals-already-agreed = Du hast schon zugestimmt.
refusals-nothing-asked = Danach fragt niemand mehr.
refusals-nobody-to-nudge = Du wartest gerade auf niemanden.
refusals-just-nudged = Hier wurde schon angestupst. Das geht erst in { $wait } wieder.
refusals-not-now = Wörter nachschlagen kannst du bei einer Abstimmung und nach der Partie.
refusals-no-hints = In diesem Raum gibt es keine Tipps.
refusals-game-goes-on = Du kannst die Partie auswerten, wenn sie zu Ende ist.
refusals-words-later = Du kannst Wörter nachschlagen, wenn die Partie zu Ende ist.
refusals-plays-elsewhere = Diese Person spielt noch in einer Partie, die beiseitegelegt wurde.
refusals-plays-on = Du spielst in diesem Raum noch eine andere Partie, vielleicht eine beiseitegelegte. Bis sie zu Ende ist, kannst du hier keine Wörter nachschlagen und keine Züge prüfen lassen.
refusals-under-way = Das geht nicht, während eine Partie läuft.
refusals-not-quiet = Eine Partie läuft noch. Du kannst den Raum schließen, wenn in ihr 30 Tage lang nichts passiert ist.
refusals-not-quiet-until = Eine Partie läuft noch. Wenn in ihr nichts passiert, dauert es noch { $wait }, bis du den Raum schließen kannst.
refusals-no-such-move = Hier wurde weder gelegt noch getauscht noch gepasst.
refusals-rack-unknown = Die Aufzeichnung dieser Partie nennt nicht alle Steine auf der Bank, deshalb kann dieser Zug nicht bewertet werden.
refusals-busy = Der Server ist beschäftigt. Versuch es noch einmal.
refusals-sending = Warte: Deine letzte Aktion wird noch gesendet.

refusals-not-seated = Du spielst in dieser Partie nicht mit.
refusals-already-seated = Du hast schon einen Platz in dieser Partie.
refusals-room-full = Alle Plätze sind besetzt.
refusals-left-out = Der Gastgeber hat dich bei der nächsten Partie ausgelassen.
refusals-bad-name = Namen haben 1 bis 24 sichtbare Zeichen. Kein Buchstabe hat mehr als vier Akzente oder andere Zusätze, und keinen davon doppelt.
refusals-name-taken = In dieser Partie hat schon jemand diesen Namen oder einen, der genauso aussieht.
refusals-name-taken-in = In deiner Partie { $room } hat schon jemand diesen Namen oder einen, der genauso aussieht.
refusals-no-such-level = Diese Stufe gibt es in dieser Partie nicht.
refusals-not-host = Das darf nur der Gastgeber.
refusals-too-few-seats = Es fehlen noch Mitspieler.
refusals-seats-missing = Die Partie braucht mindestens { $least } Mitspieler und hat { $count }.
refusals-already-started = Die Partie hat schon begonnen.
refusals-not-started = Die Partie hat noch nicht begonnen.
refusals-not-a-computer = Auf diesem Platz ist kein Computer mehr.
refusals-no-such-seat = Auf diesem Platz spielt niemand.
refusals-clock = Das geht mit diesen Uhren nicht.
refusals-clock-wrong-night = Diese Nacht ist nicht möglich, oder der Server kennt deine Zeitzone nicht.
refusals-clock-night-just-changed = Du kannst deine Nacht einmal in der Woche ändern.
refusals-clock-nothing-new = Das ist schon so, oder du hast es schon vorgeschlagen.
refusals-clock-nothing-proposed = Du hast nichts vorgeschlagen.
refusals-clock-no-holiday-left = Du hast in dieser Partie keinen Urlaub mehr.
refusals-not-absent = Diese Person ist da oder erst seit Kurzem weg. Versuch es später noch einmal.
refusals-connected = Diese Person ist da.
refusals-just-left = Diese Person ist gerade erst gegangen. Versuch es in { $wait } noch einmal.
refusals-has-time = Diese Person hat noch Zeit für ihren Zug.
refusals-stand-in = Diese Person hat keiner Vertretung zugestimmt.
refusals-stand-in-strength = Diese Person hat keiner Vertretung dieser Stärke zugestimmt.
refusals-computer-plays = Ein Computer spielt für dich. Übernimm zuerst.
refusals-has-stand-in = Auf diesem Platz spielt schon ein Computer.
refusals-no-stand-in = Für dich spielt kein Computer.
refusals-too-many-changes = Du hast in kurzer Zeit zu viel geändert. Versuch es in einer Minute noch einmal.

refusals-settings =
    { $count ->
        [one] Diese Einstellung ist hier nicht möglich.
       *[other] Diese Einstellungen passen nicht zusammen.
    }
refusals-unknown-lexicon = Diese Wortliste hat der Server nicht.
refusals-lexicon-gone = Der Server hat keine Wortliste für diese Partie.
refusals-no-such-room = Dieser Code führt zu keiner Partie.
refusals-game-followed = Auf diese Partie ist schon eine andere gefolgt.
refusals-not-proposed = Diese Partie wird nicht mehr vorgeschlagen.
refusals-no-such-game = Diese Partie gibt es in dem Raum nicht.
refusals-room-locked = Dieser Raum ist abgeschlossen. Bitte den Gastgeber, ihn aufzuschließen.
refusals-room-password-needed = Für diesen Raum brauchst du ein Passwort.
refusals-removed-from-room = Der Gastgeber hat dich aus diesem Raum entfernt.
refusals-no-watchers = Solange diese Partie läuft, können nur ihre Mitspieler zuschauen.
refusals-seat-kept = Die übrigen Plätze sind für andere reserviert.
refusals-no-such-person = Niemand mit diesem Namen hat einen Platz.
refusals-no-such-watcher = Diese Person schaut hier nicht mehr zu.
refusals-bad-room-name = Der Name eines Raums hat höchstens 40 sichtbare Zeichen.
refusals-bad-room-password = Das Passwort eines Raums hat 1 bis 64 Zeichen.
refusals-not-joined = Tritt zuerst dem Raum bei.
refusals-room-closed = Dieser Raum wurde geschlossen.
refusals-game-damaged = Diese Partie ist auf der Festplatte des Servers beschädigt und lässt sich nicht öffnen. Sag der Person Bescheid, die den Server betreibt.
refusals-too-many-rooms = Du bist in zu vielen Räumen zugleich. Verlasse zuerst einen davon.
refusals-rooms-at-once = Du bist in { $most } Räumen zugleich, mehr geht nicht. Verlasse zuerst einen davon.
refusals-too-many-new-rooms = Es sind zu viele neue Räume entstanden. Versuch es in ein paar Minuten noch einmal.

refusals-invitation-needed = Hier brauchst du eine Einladung. Bitte die Person, die den Server betreibt, um einen Link.
refusals-bad-invitation = Diese Einladung gilt nicht mehr. Bitte um einen neuen Link.
refusals-password-needed = Hier brauchst du ein Passwort.
refusals-wrong-password = Das ist nicht das Passwort.
refusals-no-new-guests = Dieser Server nimmt zurzeit niemand Neuen auf.
refusals-removed = Du wurdest von diesem Server entfernt.
refusals-bad-hand-over = Dieser Link gilt nicht mehr. Mach auf deinem anderen Gerät einen neuen.
refusals-device-signed-out = Du wurdest auf diesem Gerät abgemeldet.
refusals-bad-device-name = Namen von Geräten haben 1 bis 40 sichtbare Zeichen.
refusals-too-many-devices = Du bist auf so vielen Geräten angemeldet, wie du haben darfst. Melde zuerst eines ab.
refusals-no-such-device = Dieses Gerät ist schon abgemeldet.
refusals-no-other-device = Öffne Crisscross zuerst auf deinem anderen Gerät, angemeldet als dieselbe Person.
refusals-last-device = Das ist dein einziges Gerät. Ohne es kämst du nicht mehr zu deinen Partien.
refusals-wrong-pass-phrase = Der Name oder die Passphrase stimmt nicht.
refusals-too-many-sign-ins = Zu viele Versuche. Versuch es in { $wait } noch einmal.
refusals-too-many-moves = Du ziehst sehr schnell. Versuch es in { $wait } noch einmal.
refusals-game-too-long = Diese Partie hatte { $most } Züge, mehr geht nicht. Einigt euch auf ein Ende oder gib auf.
refusals-history-full = Diese Partie kann keine weiteren Änderungen festhalten. Spielt weiter, einigt euch auf ein Ende oder gib auf.
refusals-too-many-games = Du hast { $most } Partien, die noch nicht zu Ende sind. Beende oder verlasse zuerst eine davon.
refusals-bad-pass-phrase = Eine Passphrase hat { $least } bis { $most } Zeichen.
refusals-has-account = Du hast schon ein Konto.
refusals-no-account = Du hast kein Konto.
refusals-guest-of-account = Du hast dich auf einem anderen Gerät bei einem Konto angemeldet. Melde dich auch hier an, um deine Benachrichtigungen zu ändern.
refusals-name-of-account = Jemand anderes hat ein Konto mit diesem Namen oder einem, der genauso aussieht.
refusals-no-passkeys = Passkeys gehen unter dieser Adresse nicht. Sie brauchen HTTPS und einen Domainnamen, keine IP-Adresse.
refusals-no-challenge = Das hat zu lange gedauert. Versuch es noch einmal.
refusals-bad-passkey = Dieser Passkey ließ sich nicht prüfen. Versuch es noch einmal oder nimm einen anderen.
refusals-unknown-passkey = Dieser Server kennt diesen Passkey nicht.
refusals-no-such-passkey = Dieser Passkey ist schon entfernt.
refusals-last-passkey = Ohne diesen Passkey könntest du dich nicht mehr anmelden. Lege zuerst eine Passphrase fest.
refusals-too-many-passkeys = Dein Konto hat so viele Passkeys, wie es haben darf. Entferne zuerst einen.
refusals-server-full = Der Server ist voll. Versuch es später noch einmal.
refusals-too-many-guesses = Zu viele falsche Versuche. Versuch es in einer Minute noch einmal.
refusals-too-many-guests = Aus deinem Netz sind zu viele neue Gäste gekommen. Versuch es später noch einmal.
refusals-too-many-guests-in-all = Zu diesem Server sind zu viele neue Gäste gekommen. Versuch es später noch einmal.
refusals-too-many-connections = Crisscross ist in zu vielen Tabs offen. Schließe zuerst einige davon.
refusals-connections-at-once = Du hast { $most } Verbindungen zu diesem Server, mehr geht nicht. Schließe zuerst einige Tabs.
refusals-too-many-requests = Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.

refusals-unclear = Die Seite und der Server verstehen einander nicht. Lade die Seite neu.
refusals-fault =
    { $reason ->
        [missing] („{ $field }“ fehlt.)
        [unknown] („{ $field }“ ist unbekannt.)
        [twice] („{ $field }“ kommt zweimal vor.)
        [out_of_range] („{ $field }“ muss zwischen { $least } und { $most } liegen.)
        [empty] („{ $field }“ ist leer.)
        [not_a_choice] („{ $field }“ hat einen unmöglichen Wert.)
        [too_deep] („{ $field }“ ist zu tief verschachtelt.)
       *[other] („{ $field }“ hat die falsche Form.)
    }
refusals-too-long = Das ist zu lang: Höchstens { $most } sind möglich.
refusals-unknown-token = Der Server kennt dich nicht mehr. Lade die Seite neu.
refusals-restarting = Der Server startet gleich neu.
refusals-storage-failed = Die Festplatte des Servers hat versagt; vielleicht wurde das nicht gespeichert. Versuch es noch einmal.
refusals-internal = Auf dem Server ist etwas schiefgegangen; vielleicht wurde das nicht gespeichert. Versuch es noch einmal.
refusals-internal-named = Auf dem Server ist etwas schiefgegangen; vielleicht wurde das nicht gespeichert. Versuch es noch einmal. (Fehler { $error })

refusals-not-found = Das gibt es nicht mehr.

refusals-calls-off = Dieser Server schickt keine Benachrichtigungen an andere Server.
refusals-bad-subscription = An diesen Browser können keine Benachrichtigungen geschickt werden.
refusals-bad-address = An diese Adresse kann nichts geschickt werden. Sie muss öffentlich sein und zum Dienst passen.
refusals-no-subscription = Dieser Browser bekommt keine Benachrichtigungen.
refusals-unknown-zone = Der Server kennt deine Zeitzone nicht.
refusals-unknown-format = Der Server kennt diesen Dienst nicht.
refusals-no-webhook = Dieser Raum schickt keine Benachrichtigungen an einen Chat.
refusals-not-delivered = Die Benachrichtigung ist nicht angekommen. Prüfe die Adresse.
