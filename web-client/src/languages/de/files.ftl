# Games as files, and how somebody deletes themselves.
files-download = Herunterladen<hidden>: { $game }</hidden>
files-download-game = Partie herunterladen
files-download-all = Alle meine Partien herunterladen
files-download-mine = Meine Daten herunterladen
files-collecting = Wird zusammengestellt…
files-as = Als { $format }
files-json = Alles: Züge, Steine und Ziehungen. Lässt sich prüfen und wieder einlesen.
files-gcg = Für andere Programme und Turniere. Ohne Zeiten und Abstimmungen.
files-not-in-gcg = Diese Partie lässt sich nicht als GCG speichern. { $why }
# After files-not-in-gcg.
files-gcg-no-moves = Sie hat keine Züge.
files-gcg-starter-turn = Im ersten Zug wird ein Stein gelegt, der auf keiner Bank war.
files-gcg-corners = Ihre Boni liegen auf den Ecken zwischen den Feldern.
files-gcg-crossed-out = Steine werden durchgestrichen.
files-gcg-other-tiles = Sie hat andere Steine als A bis Z und Blankosteine.
files-gcg-diagonals = Wörter liegen auf Diagonalen.
files-gcg-several-lines = Ein Zug darf auf mehreren Linien liegen.
files-gcg-both-directions = Wörter werden in beide Richtungen gelesen.
files-gcg-no-points = Es gibt keine Punkte.
files-gcg-whole-racks = Es wird immer die ganze Bank abgegeben.
files-gcg-large-board = Das Brett ist zu groß.
files-gcg-room-rules = Der Raum hat eigene Regeln.
files-no-such-game = Diese Partie kann nicht heruntergeladen werden.
files-too-many = Zu viele Anfragen. Versuch es in einer Minute noch einmal.
files-wrong-pass-phrase = Die Passphrase stimmt nicht.
files-lost = Der Server ist nicht erreichbar.
files-failed = Das hat nicht geklappt. Versuch es noch einmal.
files-my-data = Deine Daten
files-delete = Meine Daten löschen
files-delete-more = Löscht deinen Namen, deine Geräte, dein Konto und deine Chats. Lade deine Daten vorher herunter, wenn du sie behalten möchtest.
files-delete-title = Alles über dich löschen?
files-delete-text = Dein Name, dein Konto, deine Geräte und alles, was du in Chats geschrieben hast, werden endgültig gelöscht. Laufende Partien gibst du auf. Deine Räume bekommt jemand, der dort spielt, oder sie werden geschlossen.
files-delete-games = Beendete Partien bleiben den anderen, ohne deinen Namen; in Dateien, die sie gespeichert haben, bleibt er. Das lässt sich nicht rückgängig machen.
files-type-name = Gib zur Bestätigung „{ $name }“ ein.
files-delete-yes = Endgültig löschen
# What somebody without a name types.
files-me = ich
