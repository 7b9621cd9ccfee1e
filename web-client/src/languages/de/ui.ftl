# Was mehrere Ansichten gemeinsam haben.
ui-cancel = Abbrechen
ui-done = Fertig
ui-help = Hilfe
ui-dismiss = Schließen
ui-home = Startseite
ui-history = Beendete Partien
ui-reload = Neu laden
ui-messages = Meldungen
ui-language = Sprache
ui-loading-room = Raum { $code } wird geladen…
ui-computer-strength = Stärke des Computers

ui-wordmark = Crisscross<hidden>, zur Startseite</hidden>
ui-look-and-sound = Aussehen und Klang
ui-new-tab = (öffnet in einem neuen Tab)

ui-connecting = Verbindung wird aufgebaut…
ui-connection-lost = Verbindung verloren. Neuer Versuch…
ui-connection-lost-seat = Verbindung verloren. Neuer Versuch… Dein Platz und deine Steine sind sicher.
ui-server-restarting = Der Server startet neu. Gleich geht es weiter.
ui-joining-again = Der Server kann die Partie gerade nicht öffnen. Neuer Versuch…
ui-page-too-old = Diese Seite ist veraltet. Lade sie neu.
ui-no-connection = Keine Verbindung. Deine Partien sind auf dem Server sicher.
ui-server-updated = Der Server wurde aktualisiert.
ui-part-missing = Ein Teil der Seite wurde nicht geladen.
