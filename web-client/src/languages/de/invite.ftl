# Was mit dem Link eines Raums verschickt wird.
invite-by = { $name } lädt dich zu { $system } ein
invite-invited = Du bist zu { $system } eingeladen
invite-by-to-watch = { $name } lädt dich ein, bei einer Partie { $system } zuzuschauen
invite-invited-to-watch = Schau bei einer Partie { $system } zu
invite-friends = Lade deine Freunde ein
invite-watchers = Freunde können zuschauen
invite-room-code = Raumcode { $code }
invite-share-link = Link teilen
invite-copy-link = Link kopieren
invite-link-copied = Link kopiert. Schick ihn deinen Freunden.
invite-copying-forbidden = Dein Browser erlaubt das Kopieren nicht. Markiere den Link und kopiere ihn selbst.
invite-qr-code = QR-Code des Links
