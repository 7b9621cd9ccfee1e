# Wie eine Partie nach den Regeln eines Raums enden kann. Der erste Satz handelt von der Partie, die weiteren ergänzen ihn.
ends-may-went-out =
    { $also ->
        [yes] Sie endet auch, wenn der Beutel leer ist und jemand den letzten Stein der eigenen Bank legt.
       *[no] Die Partie endet, wenn der Beutel leer ist und jemand den letzten Stein der eigenen Bank legt.
    }
ends-may-empty-rack =
    { $also ->
        [yes] Sie endet auch, wenn jemand mit leerer Bank an der Reihe ist.
       *[no] Die Partie endet, wenn jemand mit leerer Bank an der Reihe ist.
    }
ends-may-all-passed =
    { $also ->
        [yes] Sie endet auch,
       *[no] Die Partie endet,
    } { $times ->
        [one] wenn alle nacheinander passen.
       *[other] wenn alle { $times }-mal nacheinander gepasst haben.
    }
ends-may-all-idle =
    { $also ->
        [yes] Sie endet auch,
       *[no] Die Partie endet,
    } { $times ->
        [one] wenn alle nacheinander gepasst oder getauscht haben.
       *[other] wenn alle { $times }-mal nacheinander gepasst oder getauscht haben.
    }
ends-may-scoreless =
    { $also ->
        [yes] Sie endet auch
       *[no] Die Partie endet
    } { $turns ->
        [one] nach { $turns } Zug ohne Punkte.
       *[other] nach { $turns } Zügen ohne Punkte hintereinander.
    }
ends-may-target =
    { $also ->
        [yes] Sie endet auch, sobald jemand sein Ziel erreicht; wer es erreicht, gewinnt, und übrige Steine zählen nicht.
       *[no] Die Partie endet, sobald jemand sein Ziel erreicht; wer es erreicht, gewinnt, und übrige Steine zählen nicht.
    }
ends-may-at-once =
    { $also ->
        [yes] Sie endet auch,
       *[no] Die Partie endet,
    } { $tiles ->
        [one] sobald jemand { $tiles } Stein in einem Zug legt und damit gewinnt.
       *[other] sobald jemand { $tiles } Steine in einem Zug legt und damit gewinnt.
    }
ends-may-no-play =
    { $also ->
        [yes] Sie endet auch, wenn der Beutel leer ist und niemand mehr legen kann.
       *[no] Die Partie endet, wenn der Beutel leer ist und niemand mehr legen kann.
    }

ends-no-points-kept = Es werden keine Punkte gezählt, also gewinnt niemand nach Punkten.
ends-deduct = Am Ende verlieren alle die Punkte der Steine, die ihnen bleiben.
ends-no-deduct = Übrige Steine kosten nichts.
ends-award = Wer alle Steine losgeworden ist, bekommt die Punkte der übrigen Steine der anderen.
ends-highest-wins = Die höchste Punktzahl gewinnt.
ends-ties-before = Bei Gleichstand zählt die höhere Punktzahl vor den übrigen Steinen.
ends-ties-share = Bei Gleichstand wird der Sieg geteilt.

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
        [one] { $names } hat eine ganze Bank in einem Zug gelegt.
       *[other] { $names } haben eine ganze Bank in einem Zug gelegt.
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
ends-turn-limit = Die Partie hatte so viele Züge, wie eine Partie haben darf.
ends-aborted-why = Alle wollten die Partie abbrechen. Sie zählt nicht.
ends-tie = Gleichstand: Es gewinnt die höhere Punktzahl vor den übrigen Steinen.

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
