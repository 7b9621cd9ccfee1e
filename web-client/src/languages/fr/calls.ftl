# Comment un joueur est appelé quand la page est fermée.
calls-title = Quand cette page est fermée
calls-push = Envoyer des notifications à cet appareil quand une partie m’attend
calls-test = Envoyer une notification d’essai
calls-test-sent = La notification est partie.
calls-test-arrived = Les notifications arrivent sur cet appareil.
calls-failed = Ça n’a pas marché. Ce navigateur n’autorise peut-être pas les notifications.
calls-your-turn = À toi de jouer
calls-played = { $by } a joué : acceptes-tu le coup ?
calls-challenged = { $by } met en doute un coup
calls-over = La partie est finie
calls-over-more = Victoire : { $players } · Salle { $room }
calls-next-game = { $by } veut rejouer
calls-nudge = { $by } attend que tu joues
calls-agreement = { $by } demande ton accord
calls-room = Salle { $room }
# While the page is open, and shows something else.
calls-elsewhere = Ta partie avec { $names } t’attend.
calls-elsewhere-over = Ta partie avec { $names } est finie.
calls-reminders = Me rappeler que c’est mon tour
calls-reminder-count =
    { $count ->
        [0] jamais
        [one] une fois
       *[other] { $count } fois
    }
calls-night = Pas de notifications la nuit
calls-night-from = de
calls-night-to = à
calls-night-more = Tant que cette page est ouverte, elle te prévient même la nuit.
calls-digest = Une fois par jour, la liste des parties qui m’attendent
calls-digest-more = Elle arrive sur les appareils qui reçoivent des notifications, dans ton flux, et dans les messageries où tes salles envoient leurs notifications.
calls-digest-at = à
calls-digest-title = Parties qui t’attendent : { $count }
calls-feed-more = Un lecteur de flux peut montrer les parties qui t’attendent. Toute personne qui connaît l’adresse de ton flux peut le lire. Il prend fin si tu déconnectes tous les autres appareils.
calls-feed-make = Créer un flux
calls-feed-again = Changer l’adresse du flux
calls-feed-copy = Copier l’adresse
calls-feed-copied = Adresse copiée
calls-feed-remove = Supprimer le flux
calls-webhook = Envoyer les notifications de cette salle à une messagerie
calls-webhook-more = Discord, Slack et Matrix te donnent une adresse pour cela (un webhook). Les notifications contiennent des noms, mais ni jetons ni mots.
calls-webhook-goes-to = Les notifications sont envoyées à { $origin }.
calls-webhook-format = Service
calls-webhook-discord = Discord
calls-webhook-slack = Slack
calls-webhook-matrix = Matrix
calls-webhook-plain = Autre (JSON)
calls-webhook-address = Adresse
calls-webhook-address-problem = Entre l’adresse entière. Elle commence par https://.
calls-webhook-turns = C’est le tour d’un joueur hors ligne
calls-webhook-challenges = Un coup est contesté ou mis en doute
calls-webhook-ends = La partie est finie
calls-webhook-save = Enregistrer
calls-webhook-remove = Supprimer
