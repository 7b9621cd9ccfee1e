# The review of a finished game.
review-title = Review · Crisscross
review-subtitle = Review · { $system }
review-games = Games
review-room = Room and chat
review-heading = Game review
review-not-loaded = Couldn’t load this game. Reload the page.
review-bag =
    { $count ->
        [0] The bag is empty
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
review-out = Out of the game
review-tiles-out = Tiles out of the game
review-moves = Moves

# Going through the game.
review-first = First
review-back = Step back
review-forward = Step forward
review-last = Last
review-moment = Moment
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
# A move that someone could have made.
review-exchange = Exchange { $tiles }
review-pass = Pass

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
# As the name of a move in the sentences below.
review-exchanging = Exchanging { $tiles }
review-passing = Passing
review-better = { $name } would have been { $points } better.
review-withdrawn = The play was withdrawn.
review-withdrawn-won = The play was withdrawn. { $name } would have won at once.
review-withdrawn-worth = The play was withdrawn. { $name } would have been worth { $points }.

# The moves that were not the best.
review-chances = Chances missed
review-no-chances = None: every move was the best.
# Spoken at the end of an analysis.
review-chances-found =
    { $count ->
        [0] Analysed: every move was the best
        [one] Analysed: { $count } chance missed
       *[other] Analysed: { $count } chances missed
    }
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
review-show-near = Show fewer

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
review-in-the-bag-or-unknown = In the bag or on unknown racks
review-unseen-by = Unseen by { $name }
# For screen readers, between a name and what they wrote in the chat.
review-said = wrote:

# The link to a moment, and its picture.
review-share = Share this moment
review-share-own = Only you can open this link, because you imported this game. Send others the picture or the file.
review-share-button = Share<hidden> this moment</hidden>
review-download = Download
review-embed = Show it on your own page: paste this code.
review-copy-code = Copy code
review-code-copied = Code copied
review-picture = The board at this moment
review-save-as = Save as { $format }
review-no-picture = The picture couldn’t be loaded.

# The analysis of the whole game, which the server keeps.
review-analyse-again = Analyse again
review-analysis-busy = The server is analysing other games. Try again in a moment.
review-analysis-too-long = This game has too many moves to be analysed.
review-analysis-no-list = The server has no word list for this game.
review-analysis-lost = No connection to the server. Try again.
review-analysis-failed = This game couldn’t be analysed.
review-proved = Proved: these plays were followed to the end of the game. Their worth is the final margin.
review-chance-title = Win %
review-chance-by-turn = Chance to win by turn
review-report = The whole game
review-player = Player
review-luck = Luck
review-size-small = Small mistake
review-size-medium = Medium mistake
review-size-large = Large mistake
# How many mistakes: the heads of columns.
review-mistakes = Mistakes
review-sizes-small = Small
review-sizes-medium = Medium
review-sizes-large = Large
review-mistakes-explained = A mistake is small from 5 points below the best play, medium from 15, large from 30 or if it gave away the win.
review-luck-explained = Luck is how much better the drawn tiles were than the average draw, in points.
review-luck-unknown = “–” means that the record doesn’t name every tile that the player drew.
review-other-list = The server doesn’t have the word list of this game. The moves were judged by { $list }.
review-unjudged =
    { $count ->
        [one] One move wasn’t judged: the record doesn’t name every tile on the rack.
       *[other] { $count } moves weren’t judged: the record doesn’t name every tile on the rack.
    }
review-turning-points = Turning points
review-turning-point = Turn { $turn } · { $before } → { $after }
review-new-words = Words to learn
review-new-words-explained = These words were in better plays that you missed. You have never played them here.

# Notes about a moment, and lines: plays that might have been made.
review-notes = Notes
review-note-add = Add a note
review-note-own = Your note
review-note-of-file = From the file
# Before a note of the player that was saved while they were writing one here.
review-note-elsewhere = Saved on another device since:
review-note-shared = Show it to all players of this game
review-note-keep = Save note
review-note-kept = Note saved.
review-note-too-long = The lines of this note are too long. Remove one.
review-note-too-many = You have too many notes. Remove some first.
review-note-enough-today = No more notes can be saved from your network today. Try again tomorrow.
review-note-not-kept = The note couldn’t be saved.
review-line-lay = Try a play
review-line-name = Name of line { $number }
review-line-show = Show
review-line-remove = Remove
review-line-whose =
    { $whose ->
        [own] Use your tiles.
       *[other] Use { $name }’s tiles.
    }
review-line-check = Check the play
review-line-recall = Recall
review-line-take = Add to the note
review-line-close = Close
# The game keeps no points.
review-line-possible = { $words } can be played.
review-line-good =
    { $count ->
        [one] { $words }: { $count } point.
       *[other] { $words }: { $count } points.
    }
# `$bad_count` is how many words `$bad` lists.
review-line-bad =
    { $words }: { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, but { $bad_count ->
        [one] { $bad } isn’t in the word list
       *[other] { $bad } aren’t in the word list
    }.
review-line-refused = The tiles can’t be played like this.

# A puzzle: a turn of one’s own game in which a better play was missed.
review-puzzle-title = Puzzle · Crisscross
review-puzzle-subtitle = Puzzle · { $system }
review-puzzles = All puzzles
review-puzzle = Find the best play
review-puzzle-ask =
    { $whose ->
        [own] Turn { $turn }: it’s your turn. There is a much better play than the one you made.
       *[other] Turn { $turn }: it’s { $name }’s turn. There is a much better play than the one that was made.
    }
review-puzzle-best = That’s the best play.
review-puzzle-good = One of the best plays: { $points } behind the best.
review-puzzle-other = Not one of the best plays. Try again.
review-puzzle-invalid = That play isn’t valid. Try again.
review-puzzle-show = Show the answer
