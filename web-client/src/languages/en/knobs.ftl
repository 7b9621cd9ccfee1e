# What the form of a new game calls the settings and their values.
knobs-group-list = Word list
knobs-group-words = Words and lines
knobs-group-challenges = Checking words
knobs-group-seconds = Time to respond to a play (seconds)
knobs-group-setup = Setup
knobs-group-parts = Board and tiles
knobs-group-more = More
knobs-seconds-hint = For the first two, 0 means until the next move.

knobs-list =
    { $name }, { $count ->
        [one] { $count } word
       *[other] { $count } words
    }

knobs-reading = Reading
knobs-reading-forward = Forwards
knobs-reading-both = Backwards too
knobs-lines = Lines
knobs-lines-straight = Rows and columns
knobs-lines-diagonals = Diagonals too
knobs-layout = Tiles of a play
knobs-layout-line = In one line
knobs-layout-connected = Connected
knobs-layout-line-explained = All tiles of a play lie in one line, without a gap.
knobs-layout-connected-explained = The tiles of a play may lie anywhere, as long as its words are connected.
knobs-duplicates = Duplicate words
knobs-duplicates-allowed = Allowed
knobs-duplicates-refused = Refused

# How long a play may be challenged.
knobs-window-two = With two players
knobs-window-more = With three or four
knobs-window-last = For a play that would end the game
knobs-window-vote = To vote

knobs-racks = Racks
knobs-racks-hidden = Hidden
knobs-racks-open = Open
knobs-hints = Allow hints
knobs-hints-yes = Yes
knobs-hints-no = No
knobs-word-lookup = Look up words
knobs-word-lookup-after = After the game
knobs-word-lookup-always = At any time
knobs-word-lookup-explained = Everyone can look up whether a word is valid.
knobs-first = First player
knobs-first-best = Draw; tied players draw again
knobs-first-all-again = Draw; on a tie, everyone draws again
knobs-first-random = At random
knobs-scoring = Points
knobs-scoring-points = Kept
knobs-scoring-none = Not kept
knobs-exchange = Exchange
knobs-exchange-some = Any tiles
knobs-exchange-all = All tiles at once
knobs-rack-size = Tiles on a rack
knobs-bingo-points = Bingo points
knobs-bingo-tiles = Tiles for a bingo
knobs-exchange-minimum = Tiles in the bag to exchange
knobs-passes = Rounds of passes to end
knobs-scoreless = Scoreless turns to end
knobs-never = never

# From which system the board or the tiles are.
knobs-board = Board
knobs-tiles = Tiles

# Why a game cannot be set up so. The settings are quoted as knobs-quoted does.
knobs-quoted = “{ $name }”
knobs-out-of-range = { $setting } must be from { $least } to { $most } here.
knobs-contradiction =
    { $count ->
        [one] { $settings } can’t be set like this here.
       *[other] { $settings } don’t work together.
    }
