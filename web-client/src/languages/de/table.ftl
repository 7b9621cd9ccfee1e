# Die Ansicht einer Partie: Brett, Mitspieler, Zugliste, Dialoge.

## Brett und Bank

table-board = Brett
table-rack = Deine Bank
table-blank = Blankostein
table-red-cross = Rotes Kreuz
table-tile =
    { $tile }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-square-start = Start
table-square-empty = leer
table-square-corner = Ecke { $premium }
table-square-last = letzter Zug
table-square-tile =
    { $letter } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-square-blank = { $letter } Blankostein
table-square-laid = { $tile }, gelegt, noch nicht gespielt
table-square-instead = { $tile }, anstelle von { $letter }, gelegt, noch nicht gespielt
table-square-cross = rotes Kreuz über { $letter }, gelegt, noch nicht gespielt
table-square-starter = { $tile } { $points }, kommt hierher, { $square }
table-square-crossed-out = { $square }, vom letzten Zug durchgestrichen
table-turn-of-player = { $name }, Zug { $turn }

## Richtungen

table-across = waagerecht
table-backwards = rückwärts
table-down = senkrecht
table-upwards = aufwärts
table-diagonally-down = diagonal abwärts
table-diagonally-up-backwards = diagonal aufwärts, rückwärts
table-diagonally-up = diagonal aufwärts
table-diagonally-down-backwards = diagonal abwärts, rückwärts

## Der Rahmen

table-players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
table-room = Raum
table-room-invite = Raum { $code }, einladen
table-invite-and-room = Einladen und Raum
table-open-panel = Züge, ungesehene Steine und Regeln
table-game-of = Partie { $system }
table-sounds-off = Ton ausschalten
table-sounds-on = Ton einschalten
table-bag-label = Beutel und Wortliste
table-in-bag =
    { $count ->
        [0] Der Beutel ist leer
        [one] { $count } Stein im Beutel
       *[other] { $count } Steine im Beutel
    }
table-watching =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
table-watching-short =
    { $count ->
        [one] { $count }<long> schaut zu</long>
       *[other] { $count }<long> schauen zu</long>
    }
table-any-word = Jedes Wort; keine Liste
table-no-word-list = Keine Wortliste genannt
table-word-list =
    { $list }, { $count ->
        [one] { $count } Wort
       *[other] { $count } Wörter
    }
table-you-watch =
    { $others ->
        [0] Du schaust zu
        [one] Du schaust mit noch jemandem zu
       *[other] Du schaust mit { $others } anderen zu
    }
table-you-watch-late = Du schaust verzögert zu
table-you-are-host = Du bist jetzt der Gastgeber dieses Raums.
table-text-kept = Dein Text ist in der vorigen Partie noch da.
table-clock-not-proposed = Die Uhr, die du gerade gewählt hast, wurde nicht vorgeschlagen.

## Unter dem Brett

table-actions = Aktionen
table-play = Legen
table-play-for = Legen { $points }
table-playing = Moment…
table-recall = Zurück
table-shuffle = Mischen
table-hint = Tipp
table-more = Mehr
table-leave-ask = Aufgeben und mehr…
table-accept = Annehmen
table-reject = Ablehnen
table-challenge = Anzweifeln
table-dispute = Bestreiten
table-always-accept = Immer annehmen
# Dasselbe auf einem Telefon, in einem Wort.
table-always = Immer
table-always-accept-more = In dieser Partie jeden Zug sofort annehmen
table-always-accept-stop = Nicht mehr jeden Zug annehmen
table-review = Rückblick
table-result = Ergebnis
table-fit-board = Brett einpassen
table-enlarge-board = Brett vergrößern
table-read-tile = Leserichtung
table-play-by = <strong>{ $words }</strong> <soft>von { $name }{ $plus }</soft>
table-latest-play = { $name }: { $words }{ $plus }.

table-your-turn = Du bist dran
table-your-turn-after = Du bist dran. { $latest }
table-drag-or-tap = Du bist dran. Zieh Steine, oder tippe auf einen Stein und dann auf ein Feld.
table-drag-or-click = Du bist dran. Zieh Steine, oder klicke auf ein Feld und schreib.
table-bingo-points = Bingo { $points }
table-placing-starter = { $name } legt den ersten Stein und wählt die Optionen.
table-you-resigned = Du bist ausgeschieden. Die anderen spielen noch.
table-can-challenge =
    { $who ->
        [you] Du kannst { $words } noch anzweifeln.
       *[others]
            { $play ->
                [last] Der letzte Zug kann noch angezweifelt werden.
               *[named] Der Zug { $words } kann noch angezweifelt werden.
            }
    }
table-can-dispute =
    { $who ->
        [you] Du kannst { $words } noch bestreiten.
       *[others]
            { $play ->
                [last] Der letzte Zug kann noch bestritten werden.
               *[named] Der Zug { $words } kann noch bestritten werden.
            }
    }

table-laid = { $words }.
table-laid-for =
    { $words }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
table-laid-bingo =
    { $words }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, mit Bingo.
table-no-word = Kein Wort
table-not-in-list =
    { $count ->
        [0] Ein Wort steht nicht in der Wortliste.
        [one] { $words } steht nicht in der Wortliste.
       *[other] { $words } stehen nicht in der Wortliste.
    }
table-not-in-row = Lege deine Steine in eine einzige Zeile oder Spalte.
table-unfit-cross = Lege das rote Kreuz über einen Stein aus einem früheren Zug, eines pro Feld.
table-unfit = Auf { $cell } liegt schon ein Stein. Wähle ein leeres Feld.
table-type-second = { $letter }_: Tippe jetzt den zweiten Buchstaben.
table-type-rest = { $letter }_: Du hast { $tiles }, aber kein { $letter }. Tippe { $next } oder die Rücktaste.
table-type-one-of = { $letter }_: Du hast { $tiles }, aber kein { $letter }. Tippe den zweiten Buchstaben oder die Rücktaste.
table-no-tile-for = Du hast keinen Stein mehr für { $letter }. Drücke die Rücktaste.
table-no-square-for = Für { $letter } ist kein Feld mehr frei. Drücke die Rücktaste.

table-first-turn = Erster Zug
table-choose-start = <strong>Du beginnst.</strong> Wähle ein Feld und die Regeln für alle.
table-place-starter = { $tile } auf { $cell } legen
table-option = { $label }: { $value }

table-played-for-you =
    <strong>Ein Computer spielt für dich</strong> <soft>({ $strength ->
        [beginner] Anfänger
        [casual] mittel
       *[strong] stark
    }{ $moves ->
        [0] {""}
        [one] , bisher { $moves } Zug
       *[other] , bisher { $moves } Züge
    }).</soft>
table-made-for-you =
    { $moves ->
        [one] Ein Computer hat { $moves } Zug für dich gemacht.
       *[other] Ein Computer hat { $moves } Züge für dich gemacht.
    }
table-take-over = Übernehmen

## Bestreiten und Anzweifeln

table-disputed = Bestrittener Zug
table-disputes =
    { $case ->
        [you] Du bestreitest { $count ->
            [one] das Wort
           *[other] die Wörter
        } <strong>{ $words }</strong> von { $name }.
        [yours] { $challenger } bestreitet { $count ->
            [one] dein Wort
           *[other] deine Wörter
        } <strong>{ $words }</strong>.
       *[other] { $challenger } bestreitet { $count ->
            [one] das Wort
           *[other] die Wörter
        } <strong>{ $words }</strong> von { $name }.
    }
table-evidence = „<text>{ $text }</text>“
table-no-evidence = { $name } hat noch keinen Beleg geschickt.
table-words-in =
    { $count ->
        [one] { $words } steht in { $number ->
            [one] der Liste
           *[other] den Listen
        } { $lists }.
       *[other] { $words } stehen in { $number ->
            [one] der Liste
           *[other] den Listen
        } { $lists }.
    }
table-words-in-none =
    { $count ->
        [one] { $words } steht in keiner unserer Wortlisten.
       *[other] { $words } stehen in keiner unserer Wortlisten.
    }
table-evidence-label = Beleg
table-evidence-example = Die Bedeutung oder ein Link
table-evidence-missing = Sag, was das Wort bedeutet, oder gib einen Link an.
table-send = Senden
table-withdraw = Zug zurücknehmen
table-you-accepted = Du hast dafür gestimmt. Die anderen stimmen noch ab.
table-you-rejected = Du hast dagegen gestimmt. Die anderen stimmen noch ab.

table-challenge-title = { $words } anzweifeln?
table-time-left = Restzeit:
table-cost-turn =
    { $count ->
        [0] Wenn der Zug gültig ist, setzt du einmal aus.
        [one] Wenn { $words } gültig ist, setzt du einmal aus.
       *[other] Wenn { $words } gültig sind, setzt du einmal aus.
    }
table-cost-points =
    { $count ->
        [0] Wenn der Zug gültig ist, bekommt { $player } { $points } Punkte.
        [one] Wenn { $words } gültig ist, bekommt { $player } { $points } Punkte.
       *[other] Wenn { $words } gültig sind, bekommt { $player } { $points } Punkte.
    }
table-cost-nothing =
    { $count ->
        [0] Wenn der Zug gültig ist, passiert nichts.
        [one] Wenn { $words } gültig ist, passiert nichts.
       *[other] Wenn { $words } gültig sind, passiert nichts.
    }

## Dialoge

table-close = Schließen
table-view-board = Brett ansehen
table-which-blank = Für welchen Buchstaben steht der Blankostein?
table-back-to-rack = Zurück auf die Bank
table-discard-title = Alle deine Steine abgeben?
table-discard-more = Sie kommen in den Beutel, und du ziehst neue. Das zählt als dein Zug.
table-discard = Abgeben
table-pass-title = Diesmal passen?
table-pass-more = Du behältst deine Steine und bekommst keine Punkte.
table-pass = Passen
table-exchange-title = Steine tauschen
table-exchange-more = Wähle die Steine, die du tauschen willst. Das zählt als dein Zug.
table-exchange = Tauschen
table-exchange-count =
    { $count ->
        [one] { $count } Stein tauschen
       *[other] { $count } Steine tauschen
    }
table-face-down-more =
    { $wanted ->
        [one] Hier liegen { $count } Steine aus dem Beutel, verdeckt. Wähle { $wanted } Stein; die anderen kommen zurück in den Beutel.
       *[other] Hier liegen { $count } Steine aus dem Beutel, verdeckt. Wähle { $wanted } Steine; die anderen kommen zurück in den Beutel.
    }
table-bag-holds =
    { $count ->
        [one] Im Beutel ist nur { $count } Stein.
       *[other] Im Beutel sind nur { $count } Steine.
    }
table-face-down = Verdeckte Steine
table-face-down-tile = Stein { $number }, verdeckt
table-leave-title = Was möchtest du tun?
table-send-tiles = Meine Steine an mein anderes Gerät schicken
table-send-tiles-more = Was du gelegt hast, kommt auf ein anderes Gerät, auf dem du angemeldet bist und diese Seite offen hast.
table-leave-more = Ein Computer kann für dich spielen, bis du wiederkommst.
table-let-computer-play-ask = Einen Computer für mich spielen lassen…
table-let-computer-play = Einen Computer für mich spielen lassen
table-resign-more = Oder gib auf: Damit verlierst du die Partie. Das lässt sich nicht rückgängig machen.
table-with-others = Wenn alle zustimmen
table-take-back = Meinen letzten Zug rückgängig machen
table-take-back-more = Auch alles, was seither geschah, wird rückgängig gemacht.
table-end-game = Partie jetzt beenden
table-end-game-more = Es gilt der Punktestand, abzüglich der übrigen Steine.
table-end-game-scores = Es gilt der Punktestand.
table-end-game-no-points = Niemand gewinnt.
table-abort-game = Partie abbrechen
table-abort-game-more = Die Partie zählt nicht.
table-resign = Aufgeben
table-who-starts = Wer beginnt?
table-order-draw = Alle haben einen Stein gezogen. Wer dem A am nächsten kommt, beginnt; ein Blankostein schlägt das A.
table-draw-again = { $names } ziehen noch einmal.
table-starts =
    { $who ->
        [you] Du beginnst.
       *[other] { $name } beginnt.
    }
table-start-playing = Los geht’s

## Tipps

table-looking = Die Suche läuft…
table-no-play = Mit deinen Steinen kannst du nichts legen. Du kannst tauschen oder passen.
table-look-at = Sieh dich <strong>{ $part }</strong> auf dem Brett um.
table-use-tiles = Verwende <strong>{ $tiles }</strong> <strong>{ $part }</strong> auf dem Brett.
table-blank-for = einen Blankostein für { $letter }
table-a-red-cross = ein rotes Kreuz
table-which-tiles = Welche Steine?
table-show-play = Zug zeigen
table-close-hint = Tipp schließen
table-part-upper-left = oben links
table-part-top = oben
table-part-upper-right = oben rechts
table-part-left = links
table-part-middle = in der Mitte
table-part-right = rechts
table-part-lower-left = unten links
table-part-bottom = unten
table-part-lower-right = unten rechts

## Tastaturkürzel

table-keys = Tastaturkürzel
table-key-shift = Umschalt
table-key-space = Leertaste
table-key-escape = Esc
table-key-escape-small = esc
table-key-home = Pos1
table-key-end = Ende
table-keys-lay = Stein legen
table-keys-lay-blank = Blankostein als diesen Buchstaben legen
table-keys-lay-cross = Rotes Kreuz legen
table-keys-move = Auf dem Brett bewegen
table-keys-turn = Richtung wechseln
table-keys-take-back = Letzten Stein zurücknehmen
table-keys-recall = Alle Steine zurücknehmen
table-keys-challenge = Anzweifeln oder bestreiten
table-keys-back = Einen Schritt zurück
table-keys-forward = Einen Schritt vor
table-keys-start = Zum Anfang
table-keys-end = Zum Ende
table-keys-autoplay = Automatisch abspielen oder anhalten

## Wer mitspielt

table-people = Mitspieler
table-you = du
table-computer = Computer
table-computer-plays = ein Computer spielt
table-target = Ziel { $points }
table-tiles-left =
    { $count ->
        [one] noch { $count }
       *[other] noch { $count }
    }
table-rack-of = Bank von { $name }
table-tiles =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
table-progress = { $name }: Weg zum Ziel
table-seat-resigned = ist ausgeschieden
table-seat-won = hat gewonnen
table-seat-loses-turns =
    { $count ->
        [one] setzt einmal aus
       *[other] setzt { $count }-mal aus
    }
table-seat-accepted = hat angenommen
table-seat-voted-to-accept = stimmte dafür
table-seat-voted-to-reject = stimmte dagegen
table-seat-disputed = Zug bestritten
table-seat-your-turn = du bist dran
table-seat-their-turn = ist dran
table-seat-thinking = denkt nach
table-seat-away = abwesend
table-seat-away-in-turn = abwesend · am Zug
table-seat-bingo = Bingo! +{ $points }
# Auf einem Telefon, bei drei oder vier Mitspielern oder neben dem Ziel: ein Bingo; ausgeschieden; was sie tun, oder wie sie gestimmt haben.
table-seat-bingo-points = +{ $points }!
table-seat-out = raus
table-seat-accepts = nimmt an
table-seat-for = dafür
table-seat-against = dagegen
table-seat-in-dispute = bestritten
table-seat-yours = dein Zug
table-seat-thinks = überlegt

table-replace = Computer spielen lassen…
table-replace-title = Einen Computer für { $name } spielen lassen…
table-nudge = Anstupsen
table-nudge-more = { $name } ist am Zug.
table-stand-in-title = Einen Computer für { $name } spielen lassen?
table-stand-in-more =
    { $strength ->
        [beginner] Ein Computer auf Anfängerniveau beginnt, sobald alle hier zustimmen. { $name } kann jederzeit zurückkommen und übernehmen.
        [casual] Ein mittelstarker Computer beginnt, sobald alle hier zustimmen. { $name } kann jederzeit zurückkommen und übernehmen.
       *[strong] Ein starker Computer beginnt, sobald alle hier zustimmen. { $name } kann jederzeit zurückkommen und übernehmen.
    }
table-stand-in = Computer spielen lassen
table-stand-in-asked =
    { $who ->
        [you] Du möchtest, dass ein Computer für { $name } spielt
        [with-you] { $names } möchtet, dass ein Computer für { $name } spielt
        [other] { $names } möchte, dass ein Computer für { $name } spielt
       *[others] { $names } möchten, dass ein Computer für { $name } spielt
    } ({ $strength ->
        [beginner] Anfänger
        [casual] mittel
       *[strong] stark
    }).
table-you-first = Du
table-waiting-for = Wir warten auf { $names }.
table-agree = Zustimmen
table-agree-more = Zustimmen, dass ein Computer für { $name } spielt
table-declines = Ablehnen
table-withdraw-request = Anfrage zurückziehen
table-hide = Ausblenden
table-show-hidden = Ausgeblendetes wieder zeigen

## Die Tafel neben dem Brett

table-panel = Über die Partie
table-moves = Züge
table-chat = Chat
table-chat-unread =
    { $count ->
        [one] Chat, { $count } neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
table-unseen = Ungesehen
table-rules = Regeln
table-unseen-more = Ungesehene Steine: im Beutel ({ $count }) oder auf anderen Bänken.
table-left-of = { $tile }: { $left } von { $all }
table-laid-tiles = Steine, die du gelegt hast
table-order-drawn = { $name } zog { $tile }, { $others }.
table-loading = Wird geladen…
table-earlier-moves = Frühere Züge
table-no-moves = Noch keine Züge.

table-by-computer = ein Computer für { $name }
table-exchanged =
    { $count ->
        [one] { $count } Stein getauscht
       *[other] { $count } Steine getauscht
    }
table-discarded =
    { $count ->
        [one] { $count } Stein abgegeben
       *[other] { $count } Steine abgegeben
    }
table-passed = Gepasst
table-starter-placed = Ersten Stein auf { $cell } gelegt
table-lost-turn = Ausgesetzt
table-after-challenge = zu Unrecht angezweifelt
table-resigned = Aufgegeben
table-time-was-up = { $name } · Zeit war um
table-lost-on-time = Zeit abgelaufen
table-time-is-up = Zeit um
table-overtime-charged = Zeit überzogen: −{ $points }
table-took-back = Zug rückgängig gemacht
table-was-taken-back = rückgängig gemacht
table-away = Abwesend
table-stand-in-plays =
    { $strength ->
        [beginner] ein Computer (Anfänger) spielt für { $name }
        [casual] ein mittelstarker Computer spielt für { $name }
       *[strong] ein starker Computer spielt für { $name }
    }
table-back = Zurück
table-plays-again = { $name } spielt wieder
table-crossed-out = { $cells } durchgestrichen
table-place = { $cell } { $direction }

table-was-disputed = von { $name } bestritten
table-was-withdrawn = von { $name } bestritten: zurückgenommen
table-was-accepted = von { $name } bestritten: angenommen
table-was-invalid = von { $name } angezweifelt: ungültig
table-was-valid = von { $name } angezweifelt: gültig
table-was-valid-turn = von { $name } angezweifelt: gültig, { $name } setzt einmal aus
table-was-valid-points =
    { $points ->
        [one] von { $name } angezweifelt: gültig, +{ $points } Punkt
       *[other] von { $name } angezweifelt: gültig, +{ $points } Punkte
    }
table-may-be =
    { $how ->
        [dispute] kann bestritten werden
       *[challenge] kann angezweifelt werden
    }
table-evidence-was = Beleg: <text>{ $text }</text>
table-vote-accept = { $name }: dafür
table-vote-reject = { $name }: dagegen

## Wie ein Zug zählt

table-show-word = { $word }, { $direction }: auf dem Brett zeigen
table-bingo = Bingo
table-total = Gesamt
table-on-letter-premium =
    { $factor ->
        [2] { $letter } liegt auf einem doppelten Buchstabenwert.
        [3] { $letter } liegt auf einem dreifachen Buchstabenwert.
        [4] { $letter } liegt auf einem vierfachen Buchstabenwert.
        [one] { $letter } liegt auf einem { $factor }-fachen Buchstabenwert.
       *[other] { $letter } liegt auf einem { $factor }-fachen Buchstabenwert.
    }
table-at-letter-bonus =
    { $factor ->
        [2] { $letter } berührt einen doppelten Buchstabenwert an der Ecke von { $from } und { $to }.
        [3] { $letter } berührt einen dreifachen Buchstabenwert an der Ecke von { $from } und { $to }.
        [4] { $letter } berührt einen vierfachen Buchstabenwert an der Ecke von { $from } und { $to }.
        [one] { $letter } berührt einen { $factor }-fachen Buchstabenwert an der Ecke von { $from } und { $to }.
       *[other] { $letter } berührt einen { $factor }-fachen Buchstabenwert an der Ecke von { $from } und { $to }.
    }
table-on-word-premium =
    { $factor ->
        [2] { $word } liegt auf einem doppelten Wortwert.
        [3] { $word } liegt auf einem dreifachen Wortwert.
        [4] { $word } liegt auf einem vierfachen Wortwert.
        [one] { $word } liegt auf einem { $factor }-fachen Wortwert.
       *[other] { $word } liegt auf einem { $factor }-fachen Wortwert.
    }
table-at-word-bonus =
    { $factor ->
        [2] { $word } berührt einen doppelten Wortwert an der Ecke von { $from } und { $to }.
        [3] { $word } berührt einen dreifachen Wortwert an der Ecke von { $from } und { $to }.
        [4] { $word } berührt einen vierfachen Wortwert an der Ecke von { $from } und { $to }.
        [one] { $word } berührt einen { $factor }-fachen Wortwert an der Ecke von { $from } und { $to }.
       *[other] { $word } berührt einen { $factor }-fachen Wortwert an der Ecke von { $from } und { $to }.
    }
table-both-directions = { $word } und { $other } sind dieselben Steine, in beide Richtungen gelesen; jedes zählt.
table-replaces = { $letter } auf { $cell } zählt in diesem Zug 0: Es ersetzt einen durchgestrichenen Stein.

## Das Ergebnis

table-player = Name
table-score = Punkte
table-leftover = Übrige Steine
table-bonus = Bonus
table-overtime = Überzogen
table-leftover-of = Übrige Steine: { $name }
table-best-plays = Beste Züge
table-best-play =
    <strong>{ $words }</strong>, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-without-play = nichts gelegt
table-bingos =
    { $count ->
        [one] Bingo: <each>{ $words }</each>
       *[other] { $count } Bingos: <each>{ $words }</each>
    }
table-no-bingos = Diesmal kein Bingo.
table-score-by-turn = Punkte nach jedem Zug
table-final-scores = Punkte am Ende: { $scores }
table-as-table = Als Tabelle zeigen
table-turn = Zug
table-end = Ende
table-proof = Beweis, dass ehrlich gezogen wurde
table-proof-more = Mit diesem Startwert lässt sich jede Ziehung nachrechnen. Sein Fingerabdruck wurde vor der ersten Ziehung gezeigt.
table-proof-before = Ein geheimer Startwert entscheidet, welche Steine gezogen werden. Dies ist sein Fingerabdruck; der Startwert selbst wird am Ende der Partie gezeigt.
table-no-seed = Diese Partie stammt aus einer Aufzeichnung, daher weiß niemand, wie gezogen wurde.
table-seed = Startwert
table-fingerprint = Fingerabdruck
table-check-bag = Beutel prüfen
table-checking-bag = Wird geprüft…
table-bag-right =
    { $count ->
        [one] Ehrlich: Dein Browser hat die einzige Ziehung mit diesem Startwert nachgerechnet, und der Fingerabdruck passt.
       *[other] Ehrlich: Dein Browser hat alle { $count } Ziehungen mit diesem Startwert nachgerechnet. Jede stimmt, und der Fingerabdruck passt.
    }
table-bag-fingerprint = Nicht ehrlich: Dieser Startwert hat nicht den Fingerabdruck, der vor der ersten Ziehung gezeigt wurde.
table-bag-seed = Nicht ehrlich: Am Ende der Partie wurde ein anderer Startwert gezeigt.
table-bag-draw = Nicht ehrlich: Was in Ereignis { $version } gezogen wurde, ergibt sich nicht aus diesem Startwert.
table-bag-not-checked = Der Beutel konnte nicht geprüft werden. Versuch es noch einmal.

## Die Regeln neben dem Brett

table-different = Was ist hier anders?
table-not-here = Das gilt hier nicht.
table-usually = Sonst: { $rule }
table-usually-not = Sonst: Das gilt nicht.
table-nothing-different = Nichts: Es sind die üblichen Regeln von { $system }.
table-tile-set = Steine

# The dialog that looks words up.
table-look-up-word = Ein Wort nachschlagen
table-look-up-field = Wort
table-look-up = Nachschlagen
table-look-up-missing = Gib ein Wort ein.
table-looking-up = Wird nachgeschlagen…
table-look-it-up = { $word }: nachschlagen
table-word-in-list = { $word } steht in der Wortliste.
table-word-not-in-list = { $word } steht nicht in der Wortliste.
table-word-without-list = { $word } lässt sich nicht prüfen, weil es keine Wortliste gibt.
table-definitions = Bedeutungen
table-definition-of-form = { $part }, Form von { $base }
table-no-dictionary = Dieser Server hat kein Wörterbuch.
table-not-in-dictionary = { $word } steht nicht im Wörterbuch.
table-longer-words = Ein Buchstabe mehr
table-anagrams = Anagramme

## The next game of the room

table-next-game = Nächste Partie
table-later = Später
table-games-of-room = Partien in diesem Raum
table-find-games = Partien und Wörter dieses Raums suchen
table-standings = Stand
table-standings-name = Name
table-standings-wins = Siege
table-standings-games = Partien
table-standings-points = Punkte
table-wins = { $wins }
table-game-number = Partie { $number }
table-earlier-games = Frühere Partien
table-game-waiting = { $names } · nicht begonnen
table-game-under-way = { $names } · läuft
table-game-aborted = { $names } · abgebrochen
table-name-and-score = { $name } { $score }
table-you-propose = Du schlägst eine Partie { $system } vor.
table-proposes = { $name } schlägt eine Partie { $system } vor.
table-next-unrated = Die Partie wird nicht für die Wertung zählen.
table-waiting-for-names = Wir warten auf { $names }.
table-agree-to-game = Zustimmen
table-decline = Nein, danke
table-call-off = Vorschlag ablehnen
table-count-me-out = Ohne mich
table-play-after-all = Doch mitspielen
table-sitting-out = Bei der nächsten Partie setzen aus: { $names }.
table-left-out = Bei der nächsten Partie hat der Gastgeber ausgelassen: { $names }.
table-coming = Bei der nächsten Partie spielen auch mit: { $names }.
table-take-proposal-back = Zurücknehmen
table-begin-without = Ohne sie beginnen
table-set-aside = Diese Partie beiseitelegen und eine andere spielen
table-set-aside-more = Diese Partie bleibt, wie sie ist, und kann später weitergespielt werden.
table-play-again = Noch einmal
table-other-rules = Andere Regeln…
table-turn-seats = Alle rücken einen Platz weiter
table-propose = Vorschlagen

# The clock of a player, and the same for screen readers.
table-clock-overtime = +{ $time }
table-clock-days = { $days } T { $hours } Std.
table-clock-words = Noch { $time }
table-clock-overtime-words = { $time } überzogen
table-on-holiday = Urlaub bis { $until }
table-at-night = Nacht bis { $until }
table-loading-systems = Wird geladen…
