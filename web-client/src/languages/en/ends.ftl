# How a game may end under the rules of a room. The first sentence is about the game; those after it add to it.
ends-may-went-out =
    { $also ->
        [yes] It also ends when the bag is empty and a player uses their last tile.
       *[no] The game ends when the bag is empty and a player uses their last tile.
    }
ends-may-empty-rack =
    { $also ->
        [yes] It also ends when the turn comes to a player with an empty rack.
       *[no] The game ends when the turn comes to a player with an empty rack.
    }
ends-may-all-passed =
    { $also ->
        [yes] It also ends
       *[no] The game ends
    } { $times ->
        [one] when everyone passes in a row.
       *[other] after { $times } passes in a row by everyone.
    }
ends-may-all-idle =
    { $also ->
        [yes] It also ends
       *[no] The game ends
    } { $times ->
        [one] when everyone has passed or exchanged in a row.
       *[other] when everyone has passed or exchanged { $times } times in a row.
    }
ends-may-scoreless =
    { $also ->
        [yes] It also ends
       *[no] The game ends
    } { $turns ->
        [one] after { $turns } scoreless turn.
       *[other] after { $turns } scoreless turns in a row.
    }
ends-may-target =
    { $also ->
        [yes] It also ends as soon as a player reaches their target; that player wins, and leftover tiles don’t count.
       *[no] The game ends as soon as a player reaches their target; that player wins, and leftover tiles don’t count.
    }
ends-may-at-once =
    { $also ->
        [yes] It also ends
       *[no] The game ends
    } { $tiles ->
        [one] as soon as a player lays { $tiles } tile in one turn; that player wins.
       *[other] as soon as a player lays { $tiles } tiles in one turn; that player wins.
    }
ends-may-no-play =
    { $also ->
        [yes] It also ends when the bag is empty and nobody has a play left.
       *[no] The game ends when the bag is empty and nobody has a play left.
    }

# How the final scores come about, and who wins.
ends-no-points-kept = No points are kept, so nobody wins on points.
ends-deduct = At the end, each player loses the points of their leftover tiles.
ends-no-deduct = Leftover tiles cost nothing.
ends-award = The player who goes out scores everyone’s remaining tiles.
ends-highest-wins = The highest score wins.
ends-ties-before = Ties go to the higher score before leftover tiles.
ends-ties-share = Players who tie share the win.

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
        [one] { $names } laid a whole rack in one turn.
       *[other] { $names } laid a whole rack in one turn.
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
