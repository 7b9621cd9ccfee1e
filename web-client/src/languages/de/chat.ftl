# Was Leute in einem Raum einander sagen.
chat-lines = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-older = Frühere Nachrichten
chat-say = Etwas sagen
chat-send = Senden
chat-to-all = Das lesen alle im Raum.
chat-to-players = Das können alle lesen. Was Zuschauer schreiben, erscheint nach der Partie.
chat-to-watchers = Die Mitspieler sehen das erst nach der Partie.
chat-watcher = schaut zu
chat-more = Auf { $name } reagieren, und mehr
chat-mute = { $name } stummschalten
chat-unmute = Stummschaltung von { $name } aufheben
chat-muted = Auf diesem Gerät stummgeschaltet.
chat-delete = Löschen
chat-off = Der Chat ist ausgeschaltet.
chat-switch-off = Chat ausschalten
chat-off-title = Chat ausschalten?
chat-off-text = Niemand kann Nachrichten lesen oder schreiben, bis du ihn wieder einschaltest.
chat-off-yes = Ausschalten
chat-switch-on = Chat einschalten
# Was jemand von einer Zeile hält.
chat-like = Gefällt mir
chat-love = Liebe ich
chat-laugh = Lustig
chat-wow = Wow
chat-sad = Traurig
chat-thanks = Danke
chat-given =
    { $count ->
        [one] { $reaction }: { $count }
       *[other] { $reaction }: { $count }
    }
