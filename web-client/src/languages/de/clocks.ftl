## Das Formular für die Uhr einer Partie

clocks-title = Uhr
clocks-none = Keine Uhr
clocks-game = Für die Partie
clocks-move = Für jeden Zug
clocks-slow = Tage
clocks-minutes = Minuten pro Person
clocks-increment = Sekunden mehr nach jedem Zug
clocks-seconds = Sekunden für jeden Zug
clocks-days = Tage für jeden Zug
clocks-bank = Zusätzliche Tage für die Partie
clocks-holiday = Urlaubstage im Jahr
clocks-at-zero = Wenn deine Zeit um ist
clocks-lose = Du scheidest aus
clocks-pass = Du passt
clocks-points = Jede Minute kostet Punkte
clocks-nudge = Du wirst nur erinnert
clocks-overtime-points = Punkte für jede Minute
clocks-overtime-minutes = Minuten, bis du ausscheidest
clocks-out-of-bounds = Von { $least } bis { $most }
clocks-not-whole = Eine ganze Zahl
clocks-slow-more = Nachts und im Urlaub steht die Uhr. Beides stellt jeder während der Partie selbst ein.

## Die Uhr in einer Partie

clocks-pause = Uhren anhalten
clocks-resume = Uhren weiterlaufen lassen
clocks-paused = Die Uhren stehen.
clocks-change = Uhr ändern…
clocks-propose = Vorschlagen
clocks-agree = Zustimmen
clocks-take-back = Zurücknehmen
clocks-all-agree = Alle müssen zustimmen.
clocks-wants-pause =
    { $who ->
        [you] Du möchtest die Uhren anhalten.
       *[other] { $name } möchte die Uhren anhalten.
    }
clocks-wants-resume =
    { $who ->
        [you] Du möchtest die Uhren weiterlaufen lassen.
       *[other] { $name } möchte die Uhren weiterlaufen lassen.
    }
clocks-wants-change =
    { $who ->
        [you] Du möchtest die Uhr ändern:
       *[other] { $name } möchte die Uhr ändern:
    }
clocks-on-holiday = Du bist im Urlaub, längstens bis { $until }.
clocks-holiday-left =
    { $count ->
        [one] Du hast noch { $count } Tag Urlaub.
       *[other] Du hast noch { $count } Tage Urlaub.
    }
clocks-begin-holiday = Urlaub beginnen
clocks-end-holiday = Urlaub beenden
clocks-night-from = Deine Nacht von
clocks-night-to = bis
clocks-save-night = Speichern
clocks-no-night = Keine Nacht
clocks-night-empty = Wähle zwei verschiedene Zeiten.
clocks-night-long = Eine Nacht dauert höchstens zwölf Stunden.
clocks-night-more = Nachts steht deine Uhr. Du kannst deine Nacht einmal in der Woche ändern.
clocks-night-of = { $name }: Nacht von { $from } bis { $to } ({ $zone })
