# The review of a finished game.
review-title = Review · Crisscross
review-subtitle = Review · { $system }
review-heading = Review of the game
review-not-loaded = Couldn’t load this game. Reload the page.
review-bag =
    { $count ->
        [0] The bag is empty
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
review-out = Out of the game
review-tiles-out = Tiles out of the game
review-moves = Moves of the game

# Going through the game.
review-first = First
review-back = Step back
review-forward = Step forward
review-last = Last
review-moment = Moment of the game
review-moment-now = { $number } of { $count }: { $text }
review-began = The game starts.
review-order-drawn = Drawing for the first turn.

# What was possible at a turn.
review-possible = What was possible
review-ask = What was possible?
review-looking = Looking for plays…
review-equity = A play is worth its score plus what the tiles you keep should bring, by the computer’s estimate.
review-move = Move
review-score = Score
review-worth-title = Worth
review-difference = Difference
review-wins = wins
review-exchanged = Exchanged
review-passed = Passed

# Beside the move that was made.
review-tag-played = played
review-tag-withdrawn = withdrawn
review-tag-done = done

review-points =
    { $count ->
        [one] { $amount } point
       *[other] { $amount } points
    }
review-worth = worth { $amount }
review-wins-at-once = wins at once
review-best-played = This was the best play.
review-best-exchanged = Exchanging was best: no play was worth more.
review-best-passed = Passing was best: no play was worth more.
review-no-play = No play was found.
review-would-have-won = { $name } would have won at once.
review-better = { $name } would have been { $points } better.
review-withdrawn = The play was withdrawn.
review-withdrawn-won = The play was withdrawn. { $name } would have won at once.
review-withdrawn-worth = The play was withdrawn. { $name } would have been worth { $points }.

# The moves that were not the best.
review-chances = Chances missed
review-no-chances = None: every move was the best.
review-analyse-all =
    { $count ->
        [one] Analyse the move
       *[other] Analyse all { $count } moves
    }
review-analysed =
    { $count ->
        [one] { $done } of { $count } move analysed
       *[other] { $done } of { $count } moves analysed
    }
review-stop = Stop

# What a player did instead of the best move.
review-own = { $name }: { $move }, { $worth }
review-own-withdrawn = { $name }: { $move }, withdrawn

# Where a number of points would stand.
review-a-win = a win
review-show-biggest = Show the biggest
review-show-all = Show all { $count }

# A game that plays by itself.
review-autoplay = Autoplay
review-speed = Speed
review-speed-seconds =
    { $count ->
        [one] Every second
       *[other] Every { $count } seconds
    }
review-speed-real = As it was played

# What is shown of a moment.
review-thought = { $name } thought for { $time }.
review-explain = How the score adds up
review-tiles = Bag and unseen tiles
review-in-the-bag = In the bag
review-unseen-by = Unseen by { $name }
# For screen readers, between a name and what they wrote in the chat.
review-said = wrote:

# The link to a moment, and its picture.
review-share = Share this moment
review-download = Download
review-embed = Show it on your own page: paste this code.
review-copy-code = Copy code
review-code-copied = Code copied
review-picture = The board at this moment
review-save-as = Save as { $format }
review-no-picture = There is no picture of this game: not everybody with the link may watch it.
