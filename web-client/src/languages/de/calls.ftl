# Wie ein Mitspieler gerufen wird, wenn die Seite geschlossen ist.
calls-title = Wenn diese Seite geschlossen ist
calls-push = Diesem Gerät Benachrichtigungen schicken, wenn eine Partie auf mich wartet
calls-test = Testbenachrichtigung schicken
calls-test-sent = Die Benachrichtigung ist unterwegs.
calls-test-arrived = Benachrichtigungen kommen auf diesem Gerät an.
calls-failed = Das hat nicht geklappt. Vielleicht erlaubt dieser Browser keine Benachrichtigungen.
calls-your-turn = Du bist dran
calls-played = { $by } hat gelegt: Nimmst du den Zug an?
calls-challenged = { $by } bestreitet einen Zug
calls-over = Die Partie ist zu Ende
calls-over-more = Gewonnen: { $players } · Raum { $room }
calls-next-game = { $by } möchte noch eine Partie spielen
calls-nudge = { $by } wartet auf deinen Zug
calls-agreement = { $by } bittet um deine Zustimmung
calls-room = Raum { $room }
# While the page is open, and shows something else.
calls-elsewhere = Deine Partie mit { $names } wartet auf dich.
calls-elsewhere-over = Deine Partie mit { $names } ist zu Ende.
calls-reminders = Mich erinnern, wenn ich am Zug bin
calls-reminder-count =
    { $count ->
        [0] nie
        [one] einmal
       *[other] { $count }-mal
    }
calls-night = Nachts keine Benachrichtigungen
calls-night-from = von
calls-night-to = bis
calls-night-more = Solange diese Seite offen ist, meldet sie sich auch nachts.
calls-digest = Einmal am Tag eine Liste der Partien, die auf mich warten
calls-digest-more = Sie kommt auf Geräte mit Benachrichtigungen, in deinen Feed und in Chats, an die deine Räume ihre Benachrichtigungen schicken.
calls-digest-at = um
calls-digest-title = Partien, die auf dich warten: { $count }
calls-feed-more = Ein Feedreader kann zeigen, welche Partien auf dich warten. Wer die Adresse deines Feeds kennt, kann ihn lesen. Er endet, wenn du alle anderen Geräte abmeldest.
calls-feed-make = Feed anlegen
calls-feed-again = Neue Adresse für den Feed
calls-feed-copy = Adresse kopieren
calls-feed-copied = Adresse kopiert
calls-feed-remove = Feed entfernen
calls-webhook = Benachrichtigungen dieses Raums an einen Chat schicken
calls-webhook-more = Discord, Slack und Matrix geben dir dafür eine Adresse (einen Webhook). Die Benachrichtigungen enthalten Namen, aber keine Steine und keine Wörter.
calls-webhook-goes-to = Benachrichtigungen gehen an { $origin }.
calls-webhook-format = Dienst
calls-webhook-discord = Discord
calls-webhook-slack = Slack
calls-webhook-matrix = Matrix
calls-webhook-plain = Anderes (JSON)
calls-webhook-address = Adresse
calls-webhook-address-problem = Gib die ganze Adresse ein. Sie beginnt mit https://.
calls-webhook-turns = Wer am Zug und nicht da ist
calls-webhook-challenges = Ein Zug wird angezweifelt oder bestritten
calls-webhook-ends = Die Partie ist zu Ende
calls-webhook-save = Speichern
calls-webhook-remove = Entfernen
