# Was in einer Partie geschieht: die Meldungen, der Titel der Seite und die Liste der Partien.
game-joined = { $name } spielt jetzt mit.
game-computer-joined = { $name }, ein Computer, spielt jetzt mit.
game-stand-in-added =
    { $who ->
        [you] Ein Computer spielt für dich.
       *[other] Ein Computer spielt für { $name }.
    }
game-seat-reclaimed =
    { $who ->
        [you] Du spielst wieder selbst.
       *[other] { $name } spielt wieder selbst.
    }
game-renamed =
    { $who ->
        [you] Du heißt jetzt { $name }.
       *[other] { $before } heißt jetzt { $name }.
    }
game-turn-began = Du bist dran.
game-first-chosen =
    { $who ->
        [you] Das Los hat entschieden: Du beginnst.
       *[other] Das Los hat entschieden: { $name } beginnt.
    }
game-bonuses-placed =
    { $count ->
        [one] { $count } Bonus wurde auf eine Ecke gelegt.
       *[other] { $count } Boni wurden auf Ecken gelegt.
    }
game-starter-placed =
    { $who ->
        [you] Du hast den ersten Stein auf { $cell } gelegt.
       *[other] { $name } hat den ersten Stein auf { $cell } gelegt.
    }
game-starter-placed-on-time =
    { $who ->
        [you] Deine Zeit war um, darum liegt der erste Stein auf { $cell }.
       *[other] Die Zeit von { $name } war um: Der erste Stein liegt auf { $cell }.
    }
game-starter-options = Optionen: { $options }.
game-racks-shown = Alle Bänke sind jetzt offen.
game-turn-skipped =
    { $who ->
        [you] Du setzt diesmal aus.
       *[other] { $name } setzt diesmal aus.
    }

game-played =
    { $who ->
        [you] Du hast { $words } gelegt.
       *[other] { $name } hat { $words } gelegt.
    }
game-played-for =
    { $who ->
        [you] Du hast { $words } für { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } gelegt.
       *[other] { $name } hat { $words } für { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } gelegt.
    }
game-no-word = kein Wort
game-bingo = Bingo!
game-crossed-out =
    { $who ->
        [you] Du hast { $cells } durchgestrichen.
       *[other] { $name } hat { $cells } durchgestrichen.
    }
game-exchanged =
    { $who ->
        [you] Du hast { $count ->
            [one] { $count } Stein
           *[other] { $count } Steine
        } getauscht.
       *[other] { $name } hat { $count ->
            [one] { $count } Stein
           *[other] { $count } Steine
        } getauscht.
    }
game-discarded =
    { $who ->
        [you] Du hast { $count ->
            [one] { $count } Stein
           *[other] { $count } Steine
        } abgegeben.
       *[other] { $name } hat { $count ->
            [one] { $count } Stein
           *[other] { $count } Steine
        } abgegeben.
    }
game-passed =
    { $who ->
        [you] Du hast gepasst.
       *[other] { $name } hat gepasst.
    }
game-accepted =
    { $who ->
        [you] Du hast den Zug angenommen.
       *[other] { $name } hat den Zug angenommen.
    }
game-resigned =
    { $who ->
        [you] Du hast aufgegeben.
       *[other] { $name } hat aufgegeben.
    }
game-passed-on-time =
    { $who ->
        [you] Deine Zeit war um, darum hast du gepasst.
       *[other] Zeit um: { $name } hat gepasst.
    }
game-lost-on-time =
    { $who ->
        [you] Deine Zeit ist um, du bist ausgeschieden.
       *[other] Zeit um: { $name } ist ausgeschieden.
    }
game-overtime-charged =
    { $who ->
        [you] Zeit überzogen: Am Ende verlierst du { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }.
       *[other] Zeit überzogen: Am Ende verliert { $name } { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }.
    }
game-taken-back =
    { $who ->
        [you] Du hast deinen letzten Zug rückgängig gemacht.
       *[other] { $name } hat den letzten Zug rückgängig gemacht.
    }
game-wants-take-back =
    { $who ->
        [you] Du möchtest deinen letzten Zug rückgängig machen.
       *[other] { $name } möchte den eigenen letzten Zug rückgängig machen.
    }
game-wants-end =
    { $who ->
        [you] Du möchtest die Partie jetzt beenden.
       *[other] { $name } möchte die Partie jetzt beenden.
    }
game-wants-abort =
    { $who ->
        [you] Du möchtest die Partie abbrechen.
       *[other] { $name } möchte die Partie abbrechen.
    }
game-agrees =
    { $who ->
        [you] Du stimmst zu.
       *[other] { $name } stimmt zu.
    }
game-agreement-declined =
    { $who ->
        [you] Du hast abgelehnt.
       *[other] { $name } hat abgelehnt.
    }
game-nudged =
    { $who ->
        [you] Du hast { $nudged } angestupst.
       *[other] { $name } hat { $nudged } angestupst.
    }
game-nudged-you = { $name } wartet auf deinen Zug.
game-asks-agreement = { $name } bittet um deine Zustimmung.

game-last-play = den letzten Zug
game-challenged =
    { $who ->
        [you] Du zweifelst { $words } an.
       *[other] { $name } zweifelt { $words } an.
    }
game-disputed =
    { $who ->
        [you] Du bestreitest { $words }. Jetzt wird abgestimmt.
       *[other] { $name } bestreitet { $words }. Jetzt wird abgestimmt.
    }
game-in-word-list = Das steht in der Wortliste { $list }.
game-evidence-shown =
    { $who ->
        [you] Dein Beleg: { $text }
       *[other] Beleg von { $name }: { $text }
    }
game-voted-to-accept =
    { $who ->
        [you] Du hast für den Zug gestimmt.
       *[other] { $name } hat für den Zug gestimmt.
    }
game-voted-to-reject =
    { $who ->
        [you] Du hast gegen den Zug gestimmt.
       *[other] { $name } hat gegen den Zug gestimmt.
    }
game-vote-accepted = Die Mitspieler haben { $words } angenommen.
game-vote-rejected =
    { $count ->
        [0] Der letzte Zug kommt vom Brett.
        [one] { $words } kommt vom Brett.
       *[other] { $words } kommen vom Brett.
    }
game-plays-again =
    { $who ->
        [you] Du bist noch einmal dran.
       *[other] { $name } ist noch einmal dran.
    }
game-valid =
    { $count ->
        [0] Der letzte Zug ist gültig.
        [one] { $words } ist gültig.
       *[other] { $words } sind gültig.
    }
game-not-valid =
    { $count ->
        [0] Der letzte Zug ist nicht gültig.
        [one] { $words } ist kein gültiges Wort.
       *[other] { $words } sind nicht alle gültig.
    }
game-tiles-back =
    { $who ->
        [you] Du nimmst deine Steine zurück und verlierst deinen Zug.
       *[other] { $name } nimmt die Steine zurück und verliert den Zug.
    }
game-loses-turn =
    { $who ->
        [you] Du setzt einmal aus.
       *[other] { $name } setzt einmal aus.
    }
game-gets-points =
    { $who ->
        [you] Du bekommst { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $name } bekommt { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
game-always-accepting = Du nimmst in dieser Partie jeden Zug an. Drücke ✓✓ („Immer annehmen“), um das zu beenden.
game-ended = Die Partie ist zu Ende. { $headline }.

game-title-move = ● Du bist dran
game-title-accept = ● Zug annehmen?
game-title-vote = ● Stimm ab
game-over = Partie beendet
game-title-paused = Uhren angehalten
game-title-disputed = Bestrittener Zug
game-title-waits =
    { $how ->
        [dispute] Der letzte Zug kann bestritten werden
       *[challenge] Der letzte Zug kann angezweifelt werden
    }
game-turn-of = { $name } ist dran

game-state-move = du bist dran
game-state-accept = Zug annehmen?
game-state-vote = stimm ab
game-state-review = Rückblick
game-state-not-started = noch nicht begonnen
game-state-paused = Uhren angehalten
game-state-waiting = wartet auf andere
game-state-won = gewonnen { $scores }
game-state-lost = verloren { $scores }
game-state-drawn = unentschieden { $scores }
game-time-left = noch { $time }
game-time-nearly-up = keine Minute mehr

# Before the game, after it, and in what the room is.
game-unrated = Diese Partie zählt nicht für die Wertung.
