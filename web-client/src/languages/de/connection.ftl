# Die Verbindung zum Server.
connection-back = Wieder verbunden.
connection-lost = Die Verbindung ist abgebrochen.
connection-lost-again = Die Verbindung ist abgebrochen. Versuch es noch einmal.
connection-undelivered = Deine letzte Aktion in Raum { $room } wurde vielleicht nicht gesendet.
connection-next-game = Die nächste Partie hat begonnen.
connection-device = { $browser } auf { $system }
connection-passkey-given-up = Es wurde kein Passkey benutzt. Versuch es noch einmal oder melde dich anders an.
connection-tiles-here = Die Steine von deinem anderen Gerät liegen auf dem Brett.
connection-tiles-late = Die Steine von deinem anderen Gerät passen hier nicht mehr.
connection-tiles-kept = Dein anderes Gerät hat die Steine aus Raum { $room } geschickt. Sie liegen dort, wenn du ihn öffnest.
connection-tiles-sent = Geschickt. Die Steine sind auf deinem anderen Gerät.
