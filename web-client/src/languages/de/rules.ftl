# Die Regeln eines Raums in einfachen Worten: ihre Kapitel, und wovon jeder Satz handelt.
rules-setup = Aufbau
rules-plays = Legen
rules-words = Wörter
rules-score = Punkte
rules-turns = Züge
rules-challenges = Prüfung der Wörter
rules-end = Das Ende
rules-about-players = Mitspieler
rules-about-board = Brett
rules-about-tiles = Steine
rules-about-corners = Ecken
rules-about-racks = Bänke
rules-about-first-player = Wer beginnt
rules-about-first-turn = Erster Zug
rules-about-first-play = Erstes Wort
rules-about-lines = Linien
rules-about-connecting = Anlegen
rules-about-runs = Reihen
rules-about-lookup = Nachschlagen
rules-lookup = Du kannst jederzeit Wörter nachschlagen.
rules-about-reading = Leserichtung
rules-about-duplicates = Doppelte Wörter
rules-about-points = Punktzählung
rules-about-premiums = Prämien
rules-about-bingo = Bingo
rules-about-exchange = Tauschen
rules-about-hints = Tipps
rules-about-targets = Ziele
rules-about-settlement = Abrechnung
rules-about-list = Wortliste
rules-not-used = Gibt es hier nicht.
rules-other-list = { $name }.

rules-players = { $least } bis { $most } Personen.
rules-board = Das Brett hat { $rows } × { $columns } Felder.
rules-board-fours = Das Brett hat { $rows } × { $columns } Felder, von denen manche vervierfachen.
rules-tiles = Es gibt { $tiles } Steine, davon { $blanks } Blankosteine. Ein Blankostein steht für jeden Buchstaben, bleibt dabei und zählt 0.
rules-digraphs = { $tiles } sind je ein Stein: Ein Wort mit diesen Buchstaben muss diesen Stein verwenden.
rules-crosses = { $crosses } Steine haben ein rotes Kreuz. Lege einen über einen Stein auf dem Brett, und beide sind aus dem Spiel. Das Feld bleibt leer oder bekommt im selben Zug einen neuen Stein, der dann 0 zählt.
rules-cross-leaves = Was auf jeder Seite übrig bleibt, muss ein Wort sein oder ein einzelner Stein, der zu einem anderen Wort gehört.
rules-corners = Vor der Partie werden { $corners } Boni zufällig auf Ecken zwischen Feldern verteilt ({ $chances }). Jeder wirkt auf die vier Felder um ihn herum.
rules-corner-chance = { $premium } { $percent } %
rules-corners-act = Jeder Buchstabenbonus vervielfacht jeden neuen Buchstaben, der ihn berührt. Jeder Wortbonus vervielfacht ein Wort einmal, wenn einer seiner neuen Buchstaben ihn berührt.
rules-racks =
    { $count ->
        [one] Eine Bank fasst { $count } Stein und wird nach jedem Zug aufgefüllt, solange der Beutel reicht.
       *[other] Eine Bank fasst { $count } Steine und wird nach jedem Zug aufgefüllt, solange der Beutel reicht.
    }
rules-open-racks = Alle sehen alle Bänke.
rules-first-best = Alle ziehen einen Stein. Wer dem A am nächsten kommt, beginnt; ein Blankostein schlägt das A. Bei Gleichstand ziehen die Betroffenen noch einmal.
rules-first-all-again = Alle ziehen einen Stein. Wer dem A am nächsten kommt, beginnt; ein Blankostein schlägt das A. Bei Gleichstand ziehen alle noch einmal.
rules-first-random = Wer beginnt, entscheidet das Los.

rules-starter = Wer beginnt, legt { $tile } auf ein beliebiges Feld und wählt die Optionen: { $options }. Das bringt keine Punkte. Nach { $time } kommt der Stein auf { $square }.
rules-a-tile = ein { $tile }
rules-an-tile = ein { $tile }
rules-first-play =
    { $count ->
        [one] Der erste Zug braucht mindestens { $count } Stein und muss { $square } bedecken.
       *[other] Der erste Zug braucht mindestens { $count } Steine und muss { $square } bedecken.
    }
rules-lines-straight = Lege deine Steine in eine einzige Zeile oder Spalte, ohne Lücken.
rules-lines-diagonal = Lege deine Steine in eine einzige Zeile, Spalte oder Diagonale, ohne Lücken.
rules-lines-connected = Lege deine Steine, wohin du willst, solange ihre Wörter zusammenhängen.
rules-diagonals = Auch Diagonalen sind Linien: Du darfst auf ihnen legen, und sie müssen Wörter ergeben.
rules-connected = Die Steine eines Zuges dürfen überall liegen, solange die neuen Wörter zusammenhängen.
rules-contact-tile = Jedes Wort nach dem ersten muss an einen Stein auf dem Brett anschließen.
rules-contact-board = Alle Steine auf dem Brett müssen zusammenhängen und überall Wörter bilden.
rules-contact-none = Ein Zug muss nirgends anschließen: Er darf überall hin, wo Platz ist.

rules-any-word = Jedes Wort in jeder Sprache gilt, auch Namen und Abkürzungen. Es gibt keine Wortliste.
rules-no-list = Die Aufzeichnung dieser Partie nennt keine Wortliste.
rules-list =
    { $count ->
        [one] Es gelten die Wörter der Liste { $name } ({ $count } Wort).
       *[other] Es gelten die Wörter der Liste { $name } ({ $count } Wörter).
    }
rules-runs-straight = Steine, die in einer Zeile oder Spalte nebeneinander liegen, bilden ein Wort.
rules-runs-diagonal = Steine, die in einer Zeile, Spalte oder Diagonale nebeneinander liegen, bilden ein Wort.
rules-diagonal-if-played = Eine Diagonale zählt nur, wenn der Zug auf ihr lag.
rules-backwards = Wörter dürfen in beide Richtungen gelesen werden.
rules-reading-straight = Wörter liest man von links nach rechts und von oben nach unten.
rules-reading-diagonal = Wörter liest man von links nach rechts und von oben nach unten, Diagonalen von ihrem linken Ende aus.
rules-lone-tile = Auch ein einzelner Stein ist ein Wort. Wer ihn legt, sagt, in welche Richtung man ihn liest.
rules-no-duplicates = Kein Wort darf zweimal auf dem Brett sein.

rules-no-points = Es werden keine Punkte gezählt.
rules-score-words = Jedes Wort zählt, das ein Zug bildet oder verändert: erst seine Buchstaben, dann seine Wortprämien.
rules-score-readings = Jedes Wort mit einem neuen Buchstaben zählt. Ist es rückwärts ein anderes Wort, zählen beide.
rules-premium-once = Eine Prämie zählt einmal: wenn sie bedeckt wird.
rules-premium-always = Boni werden nie verbraucht.
rules-bingo =
    { $tiles ->
        [one] { $tiles } Stein in einem Zug ist ein Bingo:
       *[other] { $tiles } Steine in einem Zug sind ein Bingo:
    } { $points ->
        [one] { $points } Punkt mehr.
       *[other] { $points } Punkte mehr.
    }
rules-bingo-or-more =
    { $tiles } oder mehr Steine in einem Zug sind ein Bingo: { $points ->
        [one] { $points } Punkt mehr.
       *[other] { $points } Punkte mehr.
    }

rules-turn = In einem Zug legst, tauschst oder passt du.
rules-exchange = Du kannst beliebige deiner Steine tauschen, höchstens so viele, wie im Beutel sind.
rules-exchange-minimum = Du kannst beliebige deiner Steine tauschen, solange der Beutel mindestens { $tiles } enthält.
rules-exchange-minimum-limit = Du kannst beliebige deiner Steine tauschen, höchstens so viele, wie im Beutel sind, solange er mindestens { $tiles } enthält.
rules-turn-discard = In einem Zug legst du, gibst alle Steine ab oder passt.
rules-discard = Beim Abgeben kommen alle deine Steine in den Beutel; er wird gemischt, und du ziehst neue.
rules-hints = Bist du am Zug, kannst du um einen Tipp bitten: gute Züge mit deinen Steinen.

rules-unchecked = Wörter werden beim Legen nicht geprüft. Alle anderen dürfen den letzten Zug anzweifeln.
rules-challenge = Fehlt eines seiner Wörter in der Liste, gehen die Steine zurück, und Punkte und Zug sind verloren.
rules-unchecked-vote = Wörter werden nicht geprüft. Alle anderen dürfen den letzten Zug bestreiten.
rules-vote = Wer gelegt hat, schickt dann einen Beleg oder nimmt den Zug zurück, und die anderen haben { $time } Zeit zum Abstimmen. Lehnen die meisten ab, gehen die Steine zurück, und dieselbe Person ist noch einmal am Zug. Bei Gleichstand gilt der Zug.
rules-window-two =
    { $how ->
        [dispute] Zu zweit kann ein Zug { $time } lang bestritten werden oder bis er angenommen ist; so lange geht es nicht weiter.
       *[challenge] Zu zweit kann ein Zug { $time } lang angezweifelt werden oder bis er angenommen ist; so lange geht es nicht weiter.
    }
rules-window-two-next =
    { $how ->
        [dispute] Zu zweit kann ein Zug bis zum nächsten Zug bestritten werden.
       *[challenge] Zu zweit kann ein Zug bis zum nächsten Zug angezweifelt werden.
    }
rules-window-more =
    { $how ->
        [dispute] Zu dritt oder viert kann ein Zug { $time } lang bestritten werden oder bis alle ihn angenommen haben; so lange geht es nicht weiter.
       *[challenge] Zu dritt oder viert kann ein Zug { $time } lang angezweifelt werden oder bis alle ihn angenommen haben; so lange geht es nicht weiter.
    }
rules-window-more-next =
    { $how ->
        [dispute] Zu dritt oder viert kann ein Zug bis zum nächsten Zug bestritten werden.
       *[challenge] Zu dritt oder viert kann ein Zug bis zum nächsten Zug angezweifelt werden.
    }
rules-window-last =
    { $how ->
        [dispute] Ein Zug, der die Partie beenden würde, kann { $time } lang bestritten werden.
       *[challenge] Ein Zug, der die Partie beenden würde, kann { $time } lang angezweifelt werden.
    }

rules-level = Stufe „{ $level }“: Das Ziel sind { $targets } Personen.
rules-level-beginner = Anfänger
rules-level-intermediate = Fortgeschritten
rules-level-expert = Experte
rules-level-target =
    { $points ->
        [one] { $points } Punkt mit { $players }
       *[other] { $points } Punkte mit { $players }
    }

# How a game is timed.
rules-clock-none = Es wird ohne Uhr gespielt.
rules-clock-game = { $time } pro Person.
rules-clock-increment = { $time } mehr nach jedem Zug.
rules-clock-move = { $time } für jeden Zug.
rules-clock-slow =
    { $count ->
        [one] Ein Tag für jeden Zug.
       *[other] { $count } Tage für jeden Zug.
    }
rules-clock-bank =
    { $count ->
        [one] Ein Tag Reserve für die ganze Partie.
       *[other] { $count } Tage Reserve für die ganze Partie.
    }
rules-clock-night = Nachts steht die Uhr; wann Nacht ist, wählt jeder selbst.
rules-clock-answers = Für die Antwort auf einen Zug, zum Abstimmen und für einen ersten Zug mit Zeitgrenze ist mindestens ein Tag Zeit.
rules-clock-holiday =
    { $count ->
        [one] Höchstens ein Tag Urlaub im Jahr.
       *[other] Höchstens { $count } Tage Urlaub im Jahr.
    }
rules-clock-lose = Ist deine Zeit um, scheidest du aus.
rules-clock-pass = Ist deine Zeit um, passt du.
rules-clock-points =
    Ist deine Zeit um, kostet jede angefangene Minute { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }. Nach { $time } scheidest du aus.
rules-clock-nudge = Ist deine Zeit um, wirst du nur erinnert.
rules-clock = Uhr:

# Wie eine Partie nach den Regeln eines Raums enden kann. Der erste Satz handelt von der Partie, die weiteren ergänzen ihn.
rules-ends-may-went-out =
    { $also ->
        [yes] Die Partie endet auch, wenn der Beutel leer ist und jemand den letzten Stein der eigenen Bank legt.
       *[no] Die Partie endet, wenn der Beutel leer ist und jemand den letzten Stein der eigenen Bank legt.
    }
rules-ends-may-empty-rack =
    { $also ->
        [yes] Die Partie endet auch, wenn jemand mit leerer Bank an der Reihe ist.
       *[no] Die Partie endet, wenn jemand mit leerer Bank an der Reihe ist.
    }
rules-ends-may-all-passed =
    { $also ->
        [yes] Die Partie endet auch,
       *[no] Die Partie endet,
    } { $times ->
        [one] wenn alle nacheinander passen.
       *[other] wenn alle { $times }-mal nacheinander gepasst haben.
    }
rules-ends-may-all-idle =
    { $also ->
        [yes] Die Partie endet auch,
       *[no] Die Partie endet,
    } { $times ->
        [one] wenn alle nacheinander gepasst oder getauscht haben.
       *[other] wenn alle { $times }-mal nacheinander gepasst oder getauscht haben.
    }
rules-ends-may-scoreless =
    { $also ->
        [yes] Die Partie endet auch
       *[no] Die Partie endet
    } { $turns ->
        [one] nach { $turns } Zug ohne Punkte.
       *[other] nach { $turns } Zügen ohne Punkte hintereinander.
    }
rules-ends-may-target =
    { $also ->
        [yes] Die Partie endet auch, sobald jemand sein Ziel erreicht; wer es erreicht, gewinnt, und übrige Steine zählen nicht.
       *[no] Die Partie endet, sobald jemand sein Ziel erreicht; wer es erreicht, gewinnt, und übrige Steine zählen nicht.
    }
rules-ends-may-at-once =
    { $also ->
        [yes] Die Partie endet auch,
       *[no] Die Partie endet,
    } { $tiles ->
        [one] sobald jemand { $tiles } Stein in einem Zug legt und damit gewinnt.
       *[other] sobald jemand { $tiles } Steine in einem Zug legt und damit gewinnt.
    }
rules-ends-may-at-once-or-more =
    { $also ->
        [yes] Die Partie endet auch, sobald jemand { $tiles } oder mehr Steine in einem Zug legt und damit gewinnt.
       *[no] Die Partie endet, sobald jemand { $tiles } oder mehr Steine in einem Zug legt und damit gewinnt.
    }
rules-ends-may-no-play =
    { $also ->
        [yes] Die Partie endet auch, wenn der Beutel leer ist und niemand mehr legen kann.
       *[no] Die Partie endet, wenn der Beutel leer ist und niemand mehr legen kann.
    }
rules-ends-no-points-kept = Es werden keine Punkte gezählt, also gewinnt niemand nach Punkten.
rules-ends-deduct = Am Ende verlieren alle die Punkte der Steine, die ihnen bleiben.
rules-ends-no-deduct = Übrige Steine kosten nichts.
rules-ends-award = Wer alle Steine losgeworden ist, bekommt die Punkte der übrigen Steine der anderen.
rules-ends-highest-wins = Die höchste Punktzahl gewinnt.
rules-ends-ties-before = Bei Gleichstand gewinnt, wer vor dem Abzug der übrigen Steine mehr Punkte hatte.
rules-ends-ties-share = Bei Gleichstand wird der Sieg geteilt.
