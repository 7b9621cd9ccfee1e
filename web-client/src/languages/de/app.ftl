# Der Rahmen um die Ansichten: Adressen, die nirgendwohin führen, Partien, die sich nicht zeigen lassen.
app-page-not-found = Seite nicht gefunden
app-no-such-page = Dieser Link führt zu keiner Partie. Ein Raumcode hat acht Buchstaben und Ziffern.
app-game-damaged = Partie beschädigt
app-room-closed = Raum geschlossen
app-game-not-found = Partie nicht gefunden
app-no-entry = Du kannst diesen Raum nicht betreten
app-find-own-games = Deine beendeten Partien dieses Raums suchen
