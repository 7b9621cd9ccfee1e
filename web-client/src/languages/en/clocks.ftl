## The form for the clock of a game

clocks-title = Clock
clocks-none = No clock
clocks-game = For the game
clocks-move = For each move
clocks-slow = Days
clocks-minutes = Minutes for each player
clocks-increment = Seconds added after each move
clocks-seconds = Seconds for each move
clocks-days = Days for each move
clocks-bank = Extra days for the game
clocks-holiday = Days of holiday a year
clocks-at-zero = When your time is up
clocks-lose = You are out of the game
clocks-pass = You pass
clocks-points = Each minute costs points
clocks-nudge = You only get a reminder
clocks-overtime-points = Points for each minute
clocks-overtime-minutes = Minutes before you are out
clocks-out-of-bounds = From { $least } to { $most }
clocks-not-whole = A whole number
clocks-slow-more = The clock stops at night and on holiday, which each player sets during the game.

## The clock in a game

clocks-pause = Pause the clocks
clocks-resume = Resume the clocks
clocks-paused = The clocks are paused.
clocks-change = Change the clock…
clocks-propose = Propose
clocks-agree = Agree
clocks-take-back = Take it back
clocks-all-agree = Everyone has to agree.
clocks-wants-pause =
    { $who ->
        [you] You want to pause the clocks.
       *[other] { $name } wants to pause the clocks.
    }
clocks-wants-resume =
    { $who ->
        [you] You want to resume the clocks.
       *[other] { $name } wants to resume the clocks.
    }
clocks-wants-change =
    { $who ->
        [you] You want to change the clock:
       *[other] { $name } wants to change the clock:
    }
clocks-on-holiday = You are on holiday, until { $until } at the latest.
clocks-holiday-left =
    { $count ->
        [one] You have { $count } day of holiday left.
       *[other] You have { $count } days of holiday left.
    }
clocks-begin-holiday = Start holiday
clocks-end-holiday = End holiday
clocks-night-from = Your night from
clocks-night-to = to
clocks-save-night = Save
clocks-no-night = No night
clocks-night-empty = Choose two different times.
clocks-night-long = A night lasts at most twelve hours.
clocks-night-more = Your clock stops at night. You can change your night once a week.
clocks-night-of = { $name }’s night: { $from } to { $to } ({ $zone })
