# Für alle, die der Server nicht hereinlässt.
outside-invitation = Nur mit Einladung
outside-password = Passwort nötig
outside-tries = Zu viele Versuche
outside-nobody = Zurzeit keine neuen Leute
outside-removed = Du wurdest entfernt
outside-closed = Du kannst nicht herein
outside-hand-over = Link ungültig
outside-without-link = Ohne den Link weiter
outside-signed-out = Abgemeldet
outside-new-guest = Als neuer Gast spielen
outside-password-field = Passwort
outside-password-missing = Bitte gib das Passwort ein.
outside-enter = Eintreten
