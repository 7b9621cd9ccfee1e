# The page of the finished games: searches, words and statistics.
history-page-title = Finished games · Crisscross
history-title = Finished games
history-mine = Your finished games
history-of-room = Finished games of room { $code }
history-to-room = Go to the room
history-parts = Sections
history-games = Games
history-words = Words
history-statistics = Statistics
history-puzzles = Puzzles
history-puzzles-about = In each of these turns you missed a much better play. Can you find it?
history-no-puzzles = None of your games has been analysed yet. Open a finished game and analyse it in its review.
history-puzzles-none = You made no big mistake here.
history-puzzle = Turn { $turn }

# The form that finds games.
history-word = Word played
history-opponent = Played with
history-player = Player
history-system = Rules
history-any-system = Any
history-result = Result
history-any-result = Any
history-won = Won
history-drawn = Drawn
history-drawn-short = Drawn
history-lost-game = Lost
history-more-fields = More filters
history-filter = Filter
history-from = From
history-to = To
history-play = Minimum points for a play
history-challenge = Challenges and disputes
history-any-challenge = With or without
history-challenge-any = At least one
history-challenge-invalid = The play was not valid
history-challenge-valid = The play was valid
history-end = End
history-any-end = Any
history-end-went-out = Last tile used
history-end-resignation = Resignation
history-end-all-passed = Everyone passed
history-end-scoreless = Scoreless turns
history-end-out-of-time = Out of time
history-end-target = Target reached
history-end-no-play = No play left
history-end-agreement = By agreement
history-end-turn-limit = Too many turns
history-end-all-idle = Passes and exchanges
history-end-empty-rack = Empty rack
history-end-at-once = All tiles at once
history-sort = Order
history-newest = Newest first
history-oldest = Oldest first
history-by-play = Best play first
history-by-margin = Largest margin first
history-with-bingo = With a bingo
history-with-phony = With an invalid word
history-this-day = On this day of any year
history-find = Search
history-clear = Clear

# What was found.
history-found = Found
history-searching = Searching…
history-no-games = No finished games match.
history-imports-left-out = You have imported games that don’t count in statistics. Let them count in the list of games.
history-no-words = No words match.
history-two-letters = Type at least two letters.
history-day-in-utc = The server doesn’t know your time zone, so this is the day in UTC.
history-first-found =
    { $count ->
        [one] The first { $count }
       *[other] The first { $count }
    }
history-all-found =
    { $count ->
        [one] { $count } found
       *[other] { $count } found
    }
history-more = More
history-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
history-best = { $words } for { $points }
history-bingos =
    { $count ->
        [one] { $count } bingo
       *[other] { $count } bingos
    }
history-challenges =
    { $count ->
        [one] { $count } challenge or dispute
       *[other] { $count } challenges or disputes
    }
history-unrated = not rated
history-resigned =
    { $who ->
        [you] you resigned
       *[other] { $name } resigned
    }
history-ran-out =
    { $who ->
        [you] you ran out of time
       *[other] { $name } ran out of time
    }

# The words, and the word book of a room.
history-word-book = Word book
history-disputed = Challenged or disputed
history-invalid = Not valid
history-first = Played for the first time
history-any-word = Any word
history-begins = Begins with
history-was-valid = { $name } challenged: valid
history-was-invalid = { $name } challenged: not valid
history-was-beside-invalid = { $name } challenged: came off with the play
history-was-accepted = { $name } disputed: accepted
history-was-rejected = { $name } disputed: withdrawn
history-stood = not in the list, but stood
history-was-first = first time in the room

# Statistics.
history-against = Against
history-show = Show
history-won-of = { $won } ({ $part }%)
history-average = Average score
history-margin = Average margin
history-per-move = Points per move
history-bingos-a-game = Bingos per game
history-highest-game = Highest score
history-highest-play = Best play
history-challenges-won = Challenges and disputes won
history-challenges-lost = Challenges and disputes lost
history-phonies-stood = Invalid words that stayed on the board
history-phonies-withdrawn = Plays withdrawn
history-think = Time per move
history-by-system = By set of rules
history-won-of-games =
    { $count ->
        [one] { $won } of { $count } game won
       *[other] { $won } of { $count } games won
    }
# Twice the deviation: the rating is within it 19 times out of 20.
history-rating = Rating { $rating } ± { $deviation }
history-longest = Longest words
history-best-words = Best words
history-openings = Openings
history-times =
    { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
history-over-time = Over time
history-over-time-line = The line shows
history-over-time-from = { $from } to { $to }: games and wins, and as a line: { $figure }
history-as-table = As a table
history-month = Month
history-opponents = Played most with
history-name = Name

# Why a search has no answer.
history-nobody-yet = You have no games on this device yet.
history-no-such-room = This room doesn’t exist, or you can’t see its games.
history-too-many = Too many searches at once. Try again in a moment.
history-lost = The server didn’t answer. Try again.
history-failed = The search failed.

# Imported games: their mark, and the part of the page that imports them.
history-imported = Imported
history-from-file = From a game file, { $date }.
history-from-record = From a record (GCG), { $date }. Racks are shown as far as they are known.
history-counts = Count in statistics
history-counts-unchanged = That couldn’t be changed. Try again.
history-import-remove = Remove this game…
history-import-remove-text = It is removed from this server for good, with your notes about it.
history-import-remove-yes = Remove
history-import-not-removed = It couldn’t be removed. Maybe someone else has a seat in it.
history-import-count-all = Count all of them in statistics
history-import-remove-all = Remove imported games…
history-import-remove-all-text = All games that you have imported are removed from this server for good, with your notes about them. Games in which someone else has a seat stay.
history-import = Import games
history-imports =
    { $count ->
        [one] { $count } imported game
       *[other] Your { $count } imported games
    }
history-import-what = Choose game files (.json) or annotated games (.gcg). Only you see them, in a room of your own. If you left your name empty, choose the same files again to add it.
history-import-own-name = Your name in these games
history-import-files = Choose files
history-import-folder = Choose a folder
history-import-progress = { $done } of { $count }
history-import-done = { $imported } imported, { $known } already there, { $refused } refused
history-import-known = Already there
history-import-bad-file = There’s an error in this file, at { $place }.
history-import-bad-line = There’s an error in line { $line } of this file.
history-import-no-files = No .json or .gcg files were found.
history-import-no-file = This isn’t a game file or an annotated game.
history-import-no-record = This isn’t a game that can be imported.
history-import-failed = This game couldn’t be imported.
history-import-no-games = This file contains no games.
history-import-not-over = This game isn’t over.
history-import-too-large = This file is too large.
history-import-unreadable = This file couldn’t be read.
history-import-full = You can’t import any more games.
history-import-enough-today = No more games can be imported from your network today. Try again tomorrow.
history-end-record = The record ends
