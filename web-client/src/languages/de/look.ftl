# „Aussehen und Klang“: wie die Seite in diesem Browser aussieht und klingt.
look-sounds = Töne während der Partie
look-vibration = Vibrieren, wenn ich am Zug bin oder ein Zug angezweifelt oder bestritten wird
look-notifications = Benachrichtigen, wenn eine Partie auf mich wartet und diese Seite nicht zu sehen ist
look-notifications-refused = Benachrichtigungen sind in den Einstellungen deines Browsers blockiert.
look-remembered = Nur dieser Browser merkt sich das.

look-appearance = Darstellung
look-colours = Farben
look-tiles = Steine
look-board = Brett
look-motion = Bewegung

look-like-system = Wie das Gerät
look-light = Hell
look-dark = Dunkel
look-high-contrast = Hoher Kontrast
look-standard = Standard
look-safe = Für Farbenblinde
look-ivory = Elfenbein
look-wood = Holz
look-porcelain = Porzellan
look-paper = Papier
look-felt = Filz
look-newspaper = Zeitung
look-less-motion = Weniger Bewegung
