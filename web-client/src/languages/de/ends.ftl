ends-went-out =
    { $count ->
        [one] { $names } hat den letzten Stein gelegt.
       *[other] { $names } haben den letzten Stein gelegt.
    }
ends-empty-rack = Wer an der Reihe war, hatte keine Steine mehr.
ends-all-passed = Alle haben gepasst.
ends-all-idle = Zu lange hat niemand gelegt.
ends-target =
    { $count ->
        [one] { $names } hat das Ziel erreicht.
       *[other] { $names } haben das Ziel erreicht.
    }
ends-at-once =
    { $count ->
        [one] { $names } hat in einem Zug genug Steine für den Sieg gelegt.
       *[other] { $names } haben in einem Zug genug Steine für den Sieg gelegt.
    }
ends-scoreless = Zu viele Züge lang hat niemand gepunktet.
ends-no-play = Der Beutel ist leer, und niemand kann mehr legen.
ends-resignation =
    { $count ->
        [one] { $names } hat aufgegeben.
       *[other] { $names } haben aufgegeben.
    }
ends-out-of-time =
    { $count ->
        [one] Die Zeit von { $names } war um.
       *[other] Die Zeit von { $names } war um.
    }
ends-agreement = Alle wollten die Partie beenden.
ends-record = Hier endet die Aufzeichnung der Partie.
ends-turn-limit = Die Partie hat die Höchstzahl an Zügen erreicht.
ends-aborted-why = Alle wollten die Partie abbrechen. Sie zählt nicht.
ends-tie = Gleichstand: Es gewinnt, wer vor dem Abzug der übrigen Steine mehr Punkte hatte.

ends-no-points = Ohne Punkte gespielt
ends-aborted = Die Partie wurde abgebrochen
ends-you-win = Du hast gewonnen
ends-you = Du
ends-you-share = { $names } teilt euch den Sieg
ends-wins =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
ends-seat = Platz { $number }
