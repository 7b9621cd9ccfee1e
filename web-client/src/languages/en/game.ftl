# What happens in a game: the news, the title of the page, and the list of games. `$who` is the reader or someone else.
game-joined = { $name } joined.
game-computer-joined = { $name }, a computer, joined.
game-stand-in-added =
    { $who ->
        [you] A computer is playing for you.
       *[other] A computer is playing for { $name }.
    }
game-seat-reclaimed =
    { $who ->
        [you] You are playing again.
       *[other] { $name } is playing again.
    }
# $before is the name that it was.
game-renamed =
    { $who ->
        [you] You are now called { $name }.
       *[other] { $before } is now called { $name }.
    }
game-turn-began = It’s your turn.
game-first-chosen =
    { $who ->
        [you] You were randomly chosen to start.
       *[other] { $name } was randomly chosen to start.
    }
game-bonuses-placed =
    { $count ->
        [one] { $count } bonus was placed on a corner.
       *[other] { $count } bonuses were placed on corners.
    }
game-starter-placed =
    { $who ->
        [you] You placed the first tile on { $cell }.
       *[other] { $name } placed the first tile on { $cell }.
    }
game-starter-placed-on-time =
    { $who ->
        [you] Your time was up, so the first tile is on { $cell }.
       *[other] { $name } ran out of time, so the first tile is on { $cell }.
    }
game-starter-options = Options: { $options }.
game-racks-shown = All racks are now open.
game-turn-skipped =
    { $who ->
        [you] You lose this turn.
       *[other] { $name } loses this turn.
    }

# `$words` are those of the play, or `game-no-word`.
game-played =
    { $who ->
        [you] You played { $words }.
       *[other] { $name } played { $words }.
    }
game-played-for =
    { $who ->
        [you] You played { $words } for { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $name } played { $words } for { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
game-no-word = no word
game-bingo = Bingo!
game-crossed-out =
    { $who ->
        [you] You crossed out { $cells }.
       *[other] { $name } crossed out { $cells }.
    }
game-exchanged =
    { $who ->
        [you] You exchanged { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        }.
       *[other] { $name } exchanged { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        }.
    }
game-discarded =
    { $who ->
        [you] You discarded { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        }.
       *[other] { $name } discarded { $count ->
            [one] { $count } tile
           *[other] { $count } tiles
        }.
    }
game-passed =
    { $who ->
        [you] You passed.
       *[other] { $name } passed.
    }
game-accepted =
    { $who ->
        [you] You accepted the play.
       *[other] { $name } accepted the play.
    }
game-resigned =
    { $who ->
        [you] You resigned.
       *[other] { $name } resigned.
    }
game-passed-on-time =
    { $who ->
        [you] Your time was up, so you passed.
       *[other] { $name } ran out of time and passed.
    }
game-lost-on-time =
    { $who ->
        [you] You ran out of time and are out of the game.
       *[other] { $name } ran out of time and is out of the game.
    }
game-overtime-charged =
    { $who ->
        [you] Overtime: you will lose { $points } { $points ->
            [one] point
           *[other] points
        } at the end.
       *[other] Overtime: { $name } will lose { $points } { $points ->
            [one] point
           *[other] points
        } at the end.
    }
game-taken-back =
    { $who ->
        [you] You took your last move back.
       *[other] { $name } took their last move back.
    }
game-wants-take-back =
    { $who ->
        [you] You asked to take back your last move.
       *[other] { $name } asks to take their last move back.
    }
game-wants-end =
    { $who ->
        [you] You asked to end the game now.
       *[other] { $name } asks to end the game now.
    }
game-wants-abort =
    { $who ->
        [you] You asked to abort the game.
       *[other] { $name } asks to abort the game.
    }
game-agrees =
    { $who ->
        [you] You agree.
       *[other] { $name } agrees.
    }
game-agreement-declined =
    { $who ->
        [you] You declined.
       *[other] { $name } declined.
    }
game-nudged =
    { $who ->
        [you] You nudged { $nudged }.
       *[other] { $name } nudged { $nudged }.
    }
game-nudged-you = { $name } is waiting for your move.
game-asks-agreement = { $name } is asking for your agreement.

# `$words` are those of the play that is challenged, or `game-last-play` where they are not known.
game-last-play = the last play
game-challenged =
    { $who ->
        [you] You challenge { $words }.
       *[other] { $name } challenges { $words }.
    }
game-disputed =
    { $who ->
        [you] You dispute { $words }. The players vote.
       *[other] { $name } disputes { $words }. The players vote.
    }
game-in-word-list = It’s in the word list { $list }.
game-evidence-shown =
    { $who ->
        [you] You sent evidence: { $text }
       *[other] { $name } sent evidence: { $text }
    }
game-voted-to-accept =
    { $who ->
        [you] You voted to accept the play.
       *[other] { $name } voted to accept the play.
    }
game-voted-to-reject =
    { $who ->
        [you] You voted to reject the play.
       *[other] { $name } voted to reject the play.
    }
game-vote-accepted = The players accepted { $words }.
# `$count` is the number of words, 0 where they are not known.
game-vote-rejected =
    { $count ->
        [0] The last play came off the board.
        [one] { $words } came off the board.
       *[other] { $words } came off the board.
    }
game-plays-again =
    { $who ->
        [you] You play again.
       *[other] { $name } plays again.
    }
game-valid =
    { $count ->
        [0] The last play is valid.
        [one] { $words } is valid.
       *[other] { $words } are valid.
    }
# Which of several words is not valid stays hidden until the game is over.
game-not-valid =
    { $count ->
        [0] The last play isn’t valid.
        [one] { $words } isn’t a valid word.
       *[other] { $words } aren’t all valid words.
    }
game-tiles-back =
    { $who ->
        [you] You take your tiles back and lose your turn.
       *[other] { $name } takes the tiles back and loses the turn.
    }
game-loses-turn =
    { $who ->
        [you] You lose a turn.
       *[other] { $name } loses a turn.
    }
game-gets-points =
    { $who ->
        [you] You get { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $name } gets { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
game-always-accepting = You’ll accept every play in this game. Press ✓✓ (“Always accept”) to stop.
game-ended = Game over. { $headline }.

# The title of the page. The dot stands where the game waits for the reader.
game-title-move = ● Your turn
game-title-accept = ● Accept the play?
game-title-vote = ● Your vote
game-over = Game over
game-title-paused = Clocks paused
game-title-disputed = Disputed play
game-title-waits =
    { $how ->
        [dispute] The last play can be disputed
       *[challenge] The last play can be challenged
    }
game-turn-of = { $name }’s turn

# What the list of games says about each.
game-state-move = your turn
game-state-accept = accept the play?
game-state-vote = your vote
game-state-review = review
game-state-not-started = not started
game-state-paused = clocks paused
game-state-waiting = waiting for others
game-state-won = won { $scores }
game-state-lost = lost { $scores }
game-state-drawn = draw { $scores }
game-time-left = { $time } left
game-time-nearly-up = less than a minute left

# Before the game, after it, and in what the room is.
game-unrated = This game doesn’t count for ratings.
