# The view of a game: board, players, list of moves, dialogs.

## Board and rack

table-board = Board
table-rack = Your rack
table-blank = Blank
table-red-cross = Red cross
# A tile on the rack, for screen readers.
table-tile =
    { $tile }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# The label of a square for screen readers is a list of these.
table-square-start = start
table-square-empty = empty
table-square-corner = corner { $premium }
table-square-last = last play
table-square-tile =
    { $letter } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-square-blank = { $letter } blank
table-square-laid = { $tile }, laid, not played
table-square-instead = { $tile }, in place of { $letter }, laid, not played
table-square-cross = red cross over { $letter }, laid, not played
table-square-starter = { $tile } { $points }, goes here, { $square }
table-square-crossed-out = { $square }, crossed out by the last play
table-turn-of-player = { $name }, turn { $turn }

## Directions

table-across = across
table-backwards = backwards
table-down = down
table-upwards = upwards
table-diagonally-down = diagonally down
table-diagonally-up-backwards = diagonally up, backwards
table-diagonally-up = diagonally up
table-diagonally-down-backwards = diagonally down, backwards

## The frame

table-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
table-room = Room
table-room-invite = Room { $code }, invite
table-invite-and-room = Invite and room
table-open-panel = Moves, unseen tiles and rules
table-game-of = Game of { $system }
table-sounds-off = Turn sounds off
table-sounds-on = Turn sounds on
table-bag-label = Bag and word list
table-in-bag =
    { $count ->
        [0] The bag is empty
        [one] { $count } tile in the bag
       *[other] { $count } tiles in the bag
    }
table-watching =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
# Beside the players of a phone, the long part is only for screen readers.
table-watching-short =
    { $count ->
        [one] { $count }<long> watching</long>
       *[other] { $count }<long> watching</long>
    }
table-any-word = Any word; no list
table-no-word-list = No word list is named
table-word-list =
    { $list }, { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
# `$others` watch besides the reader.
table-you-watch =
    { $others ->
        [0] You’re watching
        [one] You’re watching, with one other
       *[other] You’re watching, with { $others } others
    }
table-you-watch-late = You’re watching, with a delay
table-you-are-host = You’re the host of this room now.
table-text-kept = Your text is still there in the previous game.
table-clock-not-proposed = The clock you were choosing was not proposed.

## Below the board

table-actions = Actions
table-play = Play
table-play-for = Play { $points }
table-playing = Playing…
table-recall = Recall
table-shuffle = Shuffle
table-hint = Hint
table-more = More
table-leave-ask = Resign and more…
table-accept = Accept
table-reject = Reject
table-challenge = Challenge
table-dispute = Dispute
table-always-accept = Always accept
# The same on a phone, in a word.
table-always = Always
table-always-accept-more = Accept every play of this game at once
table-always-accept-stop = Stop accepting every play
table-review = Review
table-result = Result
table-fit-board = Fit the board
table-enlarge-board = Enlarge the board
table-read-tile = Read this tile
# `$plus` is ", +12", or nothing where no points are kept.
table-play-by = <strong>{ $words }</strong> <soft>by { $name }{ $plus }</soft>
table-latest-play = { $name }: { $words }{ $plus }.

table-your-turn = Your turn
table-your-turn-after = Your turn. { $latest }
table-drag-or-tap = Your turn. Drag tiles, or tap a tile and then a square.
table-drag-or-click = Your turn. Drag tiles, or click a square and type.
table-bingo-points = bingo { $points }
table-placing-starter = { $name } is placing the first tile and setting the options.
table-you-resigned = You are out of the game. The others are still playing.
# Who may still challenge or dispute a play: the reader, or others.
table-can-challenge =
    { $who ->
        [you] You can still challenge { $words }.
       *[others]
            { $play ->
                [last] The last play can still be challenged.
               *[named] The play { $words } can still be challenged.
            }
    }
table-can-dispute =
    { $who ->
        [you] You can still dispute { $words }.
       *[others]
            { $play ->
                [last] The last play can still be disputed.
               *[named] The play { $words } can still be disputed.
            }
    }

# What the laid tiles are, for screen readers.
table-laid = { $words }.
table-laid-for =
    { $words }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
table-laid-bingo =
    { $words }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, with a bingo.
table-no-word = No word
# `$count` is the number of words, 0 where they are not known.
table-not-in-list =
    { $count ->
        [0] A word isn’t in the word list.
        [one] { $words } isn’t in the word list.
       *[other] { $words } aren’t in the word list.
    }
table-not-in-row = Place your tiles in a single row or column.
table-unfit-cross = Lay the red cross over a tile from an earlier turn, one to a square.
table-unfit = { $cell } has a tile already. Choose an empty square.
# What to type after the first letter of a tile with two.
table-type-second = { $letter }_: now type the second letter.
table-type-rest = { $letter }_: you have { $tiles }, but no { $letter }. Type { $next }, or Backspace.
table-type-one-of = { $letter }_: you have { $tiles }, but no { $letter }. Type the second letter, or Backspace.
# What to do about a letter that cannot be laid, and so keeps those after it from being typed.
table-no-tile-for = You have no tile left for { $letter }. Press Backspace.
table-no-square-for = No square is left for { $letter }. Press Backspace.

table-first-turn = First turn
table-choose-start = <strong>You start.</strong> Choose a square and everyone’s rules.
table-place-starter = Place the { $tile } on { $cell }
table-option = { $label }: { $value }

# `$moves` is how many moves the computer has made.
table-played-for-you =
    <strong>A computer is playing for you</strong> <soft>({ $strength ->
        [beginner] beginner
        [casual] casual
       *[strong] strong
    }{ $moves ->
        [0] {""}
        [one] , { $moves } move so far
       *[other] , { $moves } moves so far
    }).</soft>
table-made-for-you =
    { $moves ->
        [one] A computer made { $moves } move for you.
       *[other] A computer made { $moves } moves for you.
    }
table-take-over = Take over

## Disputes and challenges

table-disputed = Disputed play
# Who disputes what: the reader, or someone else a play of the reader or of another player.
table-disputes =
    { $case ->
        [you] You dispute { $name }’s { $count ->
            [one] word
           *[other] words
        } <strong>{ $words }</strong>.
        [yours] { $challenger } disputes your { $count ->
            [one] word
           *[other] words
        } <strong>{ $words }</strong>.
       *[other] { $challenger } disputes { $name }’s { $count ->
            [one] word
           *[other] words
        } <strong>{ $words }</strong>.
    }
table-evidence = “<text>{ $text }</text>”
table-no-evidence = { $name } hasn’t sent any evidence yet.
table-words-in =
    { $count ->
        [one] { $words } is in the { $lists } { $number ->
            [one] list
           *[other] lists
        }.
       *[other] { $words } are in the { $lists } { $number ->
            [one] list
           *[other] lists
        }.
    }
table-words-in-none =
    { $count ->
        [one] { $words } isn’t in any of our word lists.
       *[other] { $words } aren’t in any of our word lists.
    }
table-evidence-label = Evidence
table-evidence-example = Its meaning, or a link
table-evidence-missing = Say what the word means, or give a link.
table-send = Send
table-withdraw = Withdraw the play
table-you-accepted = You have voted to accept it. Waiting for the others.
table-you-rejected = You have voted to reject it. Waiting for the others.

table-challenge-title = Challenge { $words }?
table-time-left = Time left:
# What it costs if the challenged play is valid; `$count` is the number of its words.
table-cost-turn =
    { $count ->
        [0] If the play is valid, you lose your next turn.
        [one] If { $words } is valid, you lose your next turn.
       *[other] If { $words } are valid, you lose your next turn.
    }
table-cost-points =
    { $count ->
        [0] If the play is valid, { $player } gets { $points } points.
        [one] If { $words } is valid, { $player } gets { $points } points.
       *[other] If { $words } are valid, { $player } gets { $points } points.
    }
table-cost-nothing =
    { $count ->
        [0] If the play is valid, nothing happens.
        [one] If { $words } is valid, nothing happens.
       *[other] If { $words } are valid, nothing happens.
    }

## Dialogs

table-close = Close
table-view-board = View board
table-which-blank = Which letter is the blank?
table-back-to-rack = Back to rack
table-discard-title = Discard all your tiles?
table-discard-more = They go into the bag, and you draw new ones. This uses your turn.
table-discard = Discard
table-pass-title = Pass this turn?
table-pass-more = You keep your tiles and score nothing.
table-pass = Pass
table-exchange-title = Exchange tiles
table-exchange-more = Choose the tiles to exchange. This uses your turn.
table-exchange = Exchange
table-exchange-count =
    { $count ->
        [one] Exchange { $count } tile
       *[other] Exchange { $count } tiles
    }
# All tiles that the bag offers lie face down, and the player takes some.
table-face-down-more =
    { $wanted ->
        [one] Here are { $count } tiles from the bag, face down. Choose { $wanted } tile; the others go back in the bag.
       *[other] Here are { $count } tiles from the bag, face down. Choose { $wanted } tiles; the others go back in the bag.
    }
table-bag-holds =
    { $count ->
        [one] The bag holds only { $count } tile.
       *[other] The bag holds only { $count } tiles.
    }
table-face-down = Face-down tiles
table-face-down-tile = Tile { $number }, face down
table-leave-title = What would you like to do?
table-send-tiles = Send my tiles to my other device
table-send-tiles-more = Send the tiles you’ve laid to another device where you have this page open.
table-leave-more = A computer can play for you until you come back.
table-let-computer-play-ask = Let a computer play for me…
table-let-computer-play = Let a computer play for me
table-resign-more = Or resign: you forfeit the game. You can’t undo this.
table-with-others = With everyone’s agreement
table-take-back = Take my last move back
table-take-back-more = Everything since then is undone, too.
table-end-game = End the game now
table-end-game-more = Scores stand, minus leftover tiles.
table-end-game-scores = Scores stand.
table-end-game-no-points = Nobody wins.
table-abort-game = Abort the game
table-abort-game-more = The game won’t count.
table-resign = Resign
table-who-starts = Who starts?
table-order-draw = Everyone drew a tile. The tile closest to A starts; a blank beats A.
table-draw-again = { $names } draw again.
table-starts =
    { $who ->
        [you] You start.
       *[other] { $name } starts.
    }
table-start-playing = Start playing

## Hints

table-looking = Looking for plays…
table-no-play = There is no play with your tiles. You can exchange some, or pass.
table-look-at = Look at the <strong>{ $part }</strong> of the board.
table-use-tiles = Use <strong>{ $tiles }</strong> near the <strong>{ $part }</strong> of the board.
table-blank-for = a blank for { $letter }
table-a-red-cross = a red cross
table-which-tiles = Which tiles?
table-show-play = Show the play
table-close-hint = Close the hint
table-part-upper-left = upper left
table-part-top = top
table-part-upper-right = upper right
table-part-left = left
table-part-middle = middle
table-part-right = right
table-part-lower-left = lower left
table-part-bottom = bottom
table-part-lower-right = lower right

## Keyboard shortcuts

table-keys = Keyboard shortcuts
table-key-shift = Shift
table-key-space = Space
table-key-escape = Esc
# The same key, small on a button.
table-key-escape-small = esc
table-key-home = Home
table-key-end = End
table-keys-lay = Lay a tile
table-keys-lay-blank = Lay a blank as that letter
table-keys-lay-cross = Lay a red cross
table-keys-move = Move on the board
table-keys-turn = Change the direction
table-keys-take-back = Take back the last tile
table-keys-recall = Recall all tiles
table-keys-challenge = Challenge or dispute
table-keys-back = One step back
table-keys-forward = One step forward
table-keys-start = To the start
table-keys-end = To the end
table-keys-autoplay = Start or stop autoplay

## Players

table-people = Players
table-you = you
table-computer = computer
table-computer-plays = a computer is playing
table-target = target { $points }
table-tiles-left =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
table-rack-of = Rack of { $name }
table-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
table-progress = { $name }: progress to the target
table-seat-resigned = out of the game
table-seat-won = winner
table-seat-loses-turns =
    { $count ->
        [one] loses a turn
       *[other] loses { $count } turns
    }
table-seat-accepted = accepted
table-seat-voted-to-accept = voted to accept
table-seat-voted-to-reject = voted to reject
table-seat-disputed = play disputed
table-seat-your-turn = your turn
table-seat-their-turn = their turn
table-seat-thinking = is thinking
table-seat-away = away
table-seat-away-in-turn = away · their turn
table-seat-bingo = Bingo! +{ $points }
# On a phone, of one among three or four players, or beside their target: a bingo; out of the game; what they do or have voted.
table-seat-bingo-points = +{ $points }!
table-seat-out = out
table-seat-accepts = accepted
table-seat-for = for
table-seat-against = against
table-seat-in-dispute = disputed
table-seat-yours = your turn
table-seat-thinks = thinking

table-replace = Let a computer play…
table-replace-title = Let a computer play for { $name }…
table-nudge = Nudge
table-nudge-more = { $name } is thinking.
table-stand-in-title = Let a computer play for { $name }?
table-stand-in-more =
    { $strength ->
        [beginner] A beginner computer starts once everyone here agrees. { $name } can come back and take over at any time.
        [casual] A casual computer starts once everyone here agrees. { $name } can come back and take over at any time.
       *[strong] A strong computer starts once everyone here agrees. { $name } can come back and take over at any time.
    }
table-stand-in = Let a computer play
# Who wants a computer to play for someone: the reader, the reader with others ("You and Cid"), someone else, or several.
table-stand-in-asked =
    { $who ->
        [you] { $names } want a computer to play for { $name }
        [with-you] { $names } want a computer to play for { $name }
        [other] { $names } wants a computer to play for { $name }
       *[others] { $names } want a computer to play for { $name }
    } ({ $strength ->
        [beginner] beginner
        [casual] casual
       *[strong] strong
    }).
table-you-first = You
table-waiting-for = Waiting for { $names }.
table-agree = Agree
table-agree-more = Agree to let a computer play for { $name }
table-declines = Decline
table-withdraw-request = Cancel request
# Puts a request out of sight until the player shows it again.
table-hide = Hide
table-show-hidden = Show hidden requests again

## The panel beside the board

table-panel = About the game
table-moves = Moves
table-chat = Chat
table-chat-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
table-unseen = Unseen
table-rules = Rules
table-unseen-more = Unseen tiles: in the bag ({ $count }) or on other racks.
table-left-of = { $tile }: { $left } of { $all }
table-laid-tiles = Tiles you have laid
# `$others` is the same of the other players, without the verb: “Jonas T, Sofie N”.
table-order-drawn = { $name } drew { $tile }, { $others }.
table-loading = Loading…
table-earlier-moves = Earlier moves
table-no-moves = No moves yet.

# A move, and what stands behind it.
table-by-computer = a computer for { $name }
table-exchanged =
    { $count ->
        [one] Exchanged { $count } tile
       *[other] Exchanged { $count } tiles
    }
table-discarded =
    { $count ->
        [one] Discarded { $count } tile
       *[other] Discarded { $count } tiles
    }
table-passed = Passed
table-starter-placed = Placed the first tile on { $cell }
table-lost-turn = Lost a turn
table-after-challenge = after a failed challenge
table-resigned = Resigned
table-time-was-up = { $name } · time was up
table-lost-on-time = Out of time
table-time-is-up = Time is up
table-overtime-charged = Overtime: −{ $points }
table-took-back = Took a move back
table-was-taken-back = taken back
table-away = Away
table-stand-in-plays =
    { $strength ->
        [beginner] a beginner computer plays for { $name }
        [casual] a casual computer plays for { $name }
       *[strong] a strong computer plays for { $name }
    }
table-back = Back
table-plays-again = { $name } plays again
table-crossed-out = crossed out { $cells }
table-place = { $cell } { $direction }

# How a challenge or a dispute of a play has ended.
table-was-disputed = { $name } disputed
table-was-withdrawn = { $name } disputed: withdrawn
table-was-accepted = { $name } disputed: accepted
table-was-invalid = { $name } challenged: not valid
table-was-valid = { $name } challenged: valid
table-was-valid-turn = { $name } challenged: valid, { $name } loses a turn
table-was-valid-points =
    { $points ->
        [one] { $name } challenged: valid, +{ $points } point
       *[other] { $name } challenged: valid, +{ $points } points
    }
# Of a play, in the list of moves, and of its squares.
table-may-be =
    { $how ->
        [dispute] may be disputed
       *[challenge] may be challenged
    }
table-evidence-was = Evidence: <text>{ $text }</text>
table-vote-accept = { $name }: accept
table-vote-reject = { $name }: reject

## The arithmetic of a play

table-show-word = { $word }, { $direction }: show it on the board
table-bingo = Bingo
table-total = Total
# What premiums did. Factors from 2 to 4 have words of their own.
table-on-letter-premium =
    { $factor ->
        [2] { $letter } is on a double letter.
        [3] { $letter } is on a triple letter.
        [4] { $letter } is on a quadruple letter.
        [one] { $letter } is on a { $factor } times letter.
       *[other] { $letter } is on a { $factor } times letter.
    }
table-at-letter-bonus =
    { $factor ->
        [2] { $letter } touches a double letter at the corner of { $from } and { $to }.
        [3] { $letter } touches a triple letter at the corner of { $from } and { $to }.
        [4] { $letter } touches a quadruple letter at the corner of { $from } and { $to }.
        [one] { $letter } touches a { $factor } times letter at the corner of { $from } and { $to }.
       *[other] { $letter } touches a { $factor } times letter at the corner of { $from } and { $to }.
    }
table-on-word-premium =
    { $factor ->
        [2] { $word } covers a double word.
        [3] { $word } covers a triple word.
        [4] { $word } covers a quadruple word.
        [one] { $word } covers a { $factor } times word.
       *[other] { $word } covers a { $factor } times word.
    }
table-at-word-bonus =
    { $factor ->
        [2] { $word } touches a double word at the corner of { $from } and { $to }.
        [3] { $word } touches a triple word at the corner of { $from } and { $to }.
        [4] { $word } touches a quadruple word at the corner of { $from } and { $to }.
        [one] { $word } touches a { $factor } times word at the corner of { $from } and { $to }.
       *[other] { $word } touches a { $factor } times word at the corner of { $from } and { $to }.
    }
table-both-directions = { $word } and { $other } are the same tiles read in both directions; each scores.
table-replaces = { $letter } on { $cell } scores 0 this turn: it replaces a crossed-out tile.

## The result

table-player = Player
table-score = Score
table-leftover = Tiles left
table-bonus = Bonus
table-overtime = Overtime
table-leftover-of = Tiles left: { $name }
table-best-plays = Best plays
table-best-play =
    <strong>{ $words }</strong>, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-without-play = no play
table-bingos =
    { $count ->
        [one] Bingo: <each>{ $words }</each>
       *[other] { $count } bingos: <each>{ $words }</each>
    }
table-no-bingos = No bingos this time.
table-score-by-turn = Score by turn
table-final-scores = Scores at the end: { $scores }
table-as-table = Show as a table
table-turn = Turn
table-end = End
table-proof = Proof of fair draws
table-proof-more = With this seed, anyone can repeat every draw. Its fingerprint was shown before the first draw.
table-proof-before = A secret seed decides every draw. This is its fingerprint; the seed itself is shown when the game is over.
table-no-seed = This game comes from a record, so nobody knows its draws.
table-seed = Seed
table-fingerprint = Fingerprint
table-check-bag = Check the bag
table-checking-bag = Checking…
table-bag-right =
    { $count ->
        [one] Fair: your browser made the only draw again from this seed, and the fingerprint matches.
       *[other] Fair: your browser made all { $count } draws again from this seed. Every one is right, and the fingerprint matches.
    }
table-bag-fingerprint = Not fair: this seed doesn’t have the fingerprint that was shown before the first draw.
table-bag-seed = Not fair: another seed was shown at the end of the game.
table-bag-draw = Not fair: what was drawn in event { $version } isn’t what this seed gives.
table-bag-not-checked = Couldn’t check the bag. Try again.

## The rules, beside the board

table-different = What’s different here?
table-not-here = This doesn’t apply here.
table-usually = Usually: { $rule }
table-usually-not = Usually: this doesn’t apply.
table-nothing-different = Nothing: these are the usual rules of { $system }.
table-tile-set = Tiles

# The dialog that looks words up.
table-look-up-word = Look up a word
table-look-up-field = Word
table-look-up = Look up
table-look-up-missing = Enter a word.
table-looking-up = Looking it up…
table-look-it-up = { $word }: look it up
table-word-in-list = { $word } is in the word list.
table-word-not-in-list = { $word } isn’t in the word list.
table-word-without-list = { $word } can’t be checked because there is no word list.
table-definitions = Definitions
table-definition-of-form = { $part }, form of { $base }
table-no-dictionary = This server has no dictionary.
table-not-in-dictionary = The dictionary doesn’t have { $word }.
table-longer-words = One letter longer
table-anagrams = Anagrams

## The next game of the room

table-next-game = Next game
table-later = Later
table-games-of-room = Games in this room
table-find-games = Find games and words of this room
table-standings = Standings
table-standings-name = Player
table-standings-wins = Won
table-standings-games = Games
table-standings-points = Points
# A draw is half a win.
table-wins = { $wins }
table-game-number = Game { $number }
table-earlier-games = Earlier games
table-game-waiting = { $names } · not started
table-game-under-way = { $names } · under way
table-game-aborted = { $names } · aborted
table-name-and-score = { $name } { $score }
table-you-propose = You proposed a game of { $system }.
table-proposes = { $name } proposed a game of { $system }.
table-next-unrated = The game won’t count for ratings.
table-waiting-for-names = Waiting for { $names }.
table-agree-to-game = Agree
table-decline = No, thanks
# In place of the one before, where the others could play without this player.
table-call-off = Call it off
table-count-me-out = Count me out
table-play-after-all = Play after all
table-sitting-out = { $names } will sit out the next game.
table-left-out = The host has left { $names } out of the next game.
table-coming = { $names } will play in the next game.
table-take-proposal-back = Take it back
table-begin-without = Start without them
table-set-aside = Set this game aside and play another
table-set-aside-more = This game stays as it is, and can be continued later.
table-play-again = Play again
table-other-rules = Other rules…
table-turn-seats = Everyone moves up one seat
table-propose = Propose

# The clock of a player, and the same for screen readers.
table-clock-overtime = +{ $time }
table-clock-days = { $days } d { $hours } h
table-clock-words = { $time } left
table-clock-overtime-words = { $time } of overtime
table-on-holiday = holiday until { $until }
table-at-night = night until { $until }
table-loading-systems = Loading…
