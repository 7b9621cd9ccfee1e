# Die Verbindung zum Server.
connection-back = Wieder verbunden.
connection-lost = Die Verbindung ist abgebrochen.
connection-lost-again = Die Verbindung ist abgebrochen. Versuch es noch einmal.
connection-next-game = Die nächste Partie hat begonnen.
connection-device = { $browser } auf { $system }
