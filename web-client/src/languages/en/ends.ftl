# Why a game is over. The names are those of $count players.
ends-went-out =
    { $count ->
        [one] { $names } used the last tile.
       *[other] { $names } used the last tile.
    }
ends-empty-rack = The next player had no tiles left.
ends-all-passed = Everyone passed.
ends-all-idle = Nobody made a play for too long.
ends-target =
    { $count ->
        [one] { $names } reached the target.
       *[other] { $names } reached the target.
    }
ends-at-once =
    { $count ->
        [one] { $names } laid enough tiles in one turn to win.
       *[other] { $names } laid enough tiles in one turn to win.
    }
ends-scoreless = Nobody scored for too many turns.
ends-no-play = The bag is empty and nobody has a play left.
ends-resignation =
    { $count ->
        [one] { $names } resigned.
       *[other] { $names } resigned.
    }
ends-out-of-time =
    { $count ->
        [one] { $names } ran out of time.
       *[other] { $names } ran out of time.
    }
ends-agreement = All players agreed to end the game.
ends-record = The record of the game ends here.
ends-turn-limit = The game reached the limit of turns.
ends-aborted-why = All players agreed to abort the game. It doesn’t count.
ends-tie = It’s a tie: the higher score before leftover tiles wins.

# Who won, as a headline.
ends-no-points = No points were kept
ends-aborted = The game was aborted
ends-you-win = You won
# The first of several names: "You and Ben share the win".
ends-you = You
ends-you-share = { $names } share the win
ends-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
# A player without a name.
ends-seat = Seat { $number }
