# The rules of a room in plain words: their chapters, and what each sentence is about.
rules-setup = Setup
rules-plays = Plays
rules-words = Words
rules-score = Score
rules-turns = Turns
rules-challenges = Checking words
rules-end = The end
rules-about-players = Players
rules-about-board = Board
rules-about-tiles = Tiles
rules-about-corners = Corners
rules-about-racks = Racks
rules-about-first-player = First player
rules-about-first-turn = First turn
rules-about-first-play = First play
rules-about-lines = Lines
rules-about-connecting = Connecting
rules-about-runs = Runs
rules-about-lookup = Looking up
rules-lookup = You can look up words at any time.
rules-about-reading = Reading
rules-about-duplicates = Duplicates
rules-about-points = Points
rules-about-premiums = Premiums
rules-about-bingo = Bingo
rules-about-exchange = Exchange
rules-about-hints = Hints
rules-about-targets = Targets
rules-about-settlement = Settlement
rules-about-list = Word list
# What is different in a room: a rule that plays no part there, and the name of another word list.
rules-not-used = Not used here.
rules-other-list = { $name }.

rules-players = { $least } to { $most } players.
rules-board = The board has { $rows } × { $columns } squares.
rules-board-fours = The board has { $rows } × { $columns } squares, some of which multiply by four.
rules-tiles = There are { $tiles } tiles, { $blanks } of them blanks. A blank stands for any letter, keeps it, and scores 0.
rules-digraphs = { $tiles } are single tiles: a word with these letters must use that tile.
rules-crosses = { $crosses } tiles have a red cross. Lay one over a tile on the board, and both leave the game. The square stays empty or takes a new tile in the same turn, which then scores 0.
rules-cross-leaves = What is left on each side must be a word, or a single tile that is part of another word.
rules-corners = Before the game, { $corners } bonuses are placed at random on corners between squares ({ $chances }). Each acts on the four squares around it.
rules-corner-chance = { $premium } { $percent }%
rules-corners-act = Every letter bonus multiplies each new letter that touches it. Every word bonus multiplies a word once if one of its new letters touches it.
rules-racks =
    { $count ->
        [one] A rack holds { $count } tile and is refilled after each play while the bag lasts.
       *[other] A rack holds { $count } tiles and is refilled after each play while the bag lasts.
    }
rules-open-racks = Everyone sees all racks.
rules-first-best = Everyone draws a tile. The tile closest to A starts, and a blank beats A. If tied, those players draw again.
rules-first-all-again = Everyone draws a tile. The tile closest to A starts, and a blank beats A. If tied, everyone draws again.
rules-first-random = The first player is chosen at random.

rules-starter = The first player places { $tile } on any square and sets the options: { $options }. This scores nothing. After { $time } the tile goes to { $square }.
# A tile as something to place; in English its name tells which.
rules-a-tile = a { $tile }
rules-an-tile = an { $tile }
rules-first-play =
    { $count ->
        [one] The first play needs at least { $count } tile and must cover { $square }.
       *[other] The first play needs at least { $count } tiles and must cover { $square }.
    }
rules-lines-straight = Place your tiles in a single row or column, without gaps.
rules-lines-diagonal = Place your tiles in a single row, column or diagonal, without gaps.
rules-lines-connected = Place your tiles anywhere, as long as the words they make connect.
rules-diagonals = Diagonals are lines too: you may play along them, and they must spell words.
rules-connected = Tiles of one play may go anywhere, as long as the new words connect.
rules-contact-tile = Every play after the first must connect to a tile on the board.
rules-contact-board = All tiles on the board must connect, and everything on it must be words.
rules-contact-none = A play need not connect to anything: it may go wherever there is room.

rules-any-word = Any word in any language will do, names and abbreviations too. There is no word list.
rules-no-list = The record of this game does not say which word list was used.
rules-list =
    { $count ->
        [one] Words must be in the { $name } list ({ $count } word).
       *[other] Words must be in the { $name } list ({ $count } words).
    }
rules-runs-straight = Tiles next to each other in a row or column make a word.
rules-runs-diagonal = Tiles next to each other in a row, column or diagonal make a word.
rules-diagonal-if-played = A diagonal counts only if the play was laid along it.
rules-backwards = Words may read in either direction.
rules-reading-straight = Words read from left to right and from top to bottom.
rules-reading-diagonal = Words read from left to right and from top to bottom. A diagonal reads from its left end.
rules-lone-tile = A tile on its own is a word too. Its player says which way it reads.
rules-no-duplicates = No word may be on the board twice.

rules-no-points = No points are kept.
rules-score-words = Each word that a play makes or changes scores: its letters first, then its word premiums.
rules-score-readings = Each word with a new letter scores. If it reads as another word backwards, both score.
rules-premium-once = A premium counts once, when it is covered.
rules-premium-always = Bonuses are never used up.
rules-bingo =
    { $tiles ->
        [one] Laying { $tiles } tile in one turn is a bingo:
       *[other] Laying { $tiles } tiles in one turn is a bingo:
    } { $points ->
        [one] { $points } more point.
       *[other] { $points } more points.
    }
rules-bingo-or-more =
    Laying { $tiles } or more tiles in one turn is a bingo: { $points ->
        [one] { $points } more point.
       *[other] { $points } more points.
    }

rules-turn = A turn is a play, an exchange or a pass.
rules-exchange = To exchange, swap any of your tiles, up to the number in the bag.
rules-exchange-minimum = To exchange, swap any of your tiles while the bag holds at least { $tiles }.
rules-exchange-minimum-limit = To exchange, swap any of your tiles, up to the number in the bag, while it holds at least { $tiles }.
rules-turn-discard = A turn is a play, a discard or a pass.
rules-discard = To discard, put all your tiles in the bag, mix it, and draw new ones.
rules-hints = On your turn you can ask for a hint: good plays from your rack.

rules-unchecked = Words are not checked when they are laid. Any opponent may challenge the latest play.
rules-challenge = If one of its words isn’t in the list, its player takes the tiles back and loses the score and the turn.
rules-unchecked-vote = Words are not checked. Any opponent may dispute the latest play.
rules-vote = Its player then sends evidence or withdraws the play, and the others have { $time } to vote. If most reject it, the tiles come back and the same player plays again. A tie accepts the play.
rules-window-two =
    { $how ->
        [dispute] With two players, a play may be disputed for { $time } or until everyone has accepted it; the next player waits.
       *[challenge] With two players, a play may be challenged for { $time } or until everyone has accepted it; the next player waits.
    }
rules-window-two-next =
    { $how ->
        [dispute] With two players, a play may be disputed until the next move.
       *[challenge] With two players, a play may be challenged until the next move.
    }
rules-window-more =
    { $how ->
        [dispute] With three or four players, a play may be disputed for { $time } or until everyone has accepted it; the next player waits.
       *[challenge] With three or four players, a play may be challenged for { $time } or until everyone has accepted it; the next player waits.
    }
rules-window-more-next =
    { $how ->
        [dispute] With three or four players, a play may be disputed until the next move.
       *[challenge] With three or four players, a play may be challenged until the next move.
    }
rules-window-last =
    { $how ->
        [dispute] A play that would end the game waits { $time } for a dispute.
       *[challenge] A play that would end the game waits { $time } for a challenge.
    }

rules-level = Level “{ $level }”: the target is { $targets } players.
rules-level-beginner = beginner
rules-level-intermediate = intermediate
rules-level-expert = expert
# In a list, before "players".
rules-level-target =
    { $points ->
        [one] { $points } point with { $players }
       *[other] { $points } points with { $players }
    }

# How a game is timed.
rules-clock-none = Nobody is timed.
rules-clock-game = { $time } for each player.
rules-clock-increment = { $time } added after each move.
rules-clock-move = { $time } for each move.
rules-clock-slow =
    { $count ->
        [one] One day for each move.
       *[other] { $count } days for each move.
    }
rules-clock-bank =
    { $count ->
        [one] One day in reserve for the whole game.
       *[other] { $count } days in reserve for the whole game.
    }
rules-clock-night = The clock stops at night, at the hours that each player sets.
rules-clock-answers = There is at least a day to respond to a play, to vote, and for a first turn with a time limit.
rules-clock-holiday =
    { $count ->
        [one] Up to one day of holiday a year.
       *[other] Up to { $count } days of holiday a year.
    }
rules-clock-lose = When your time is up, you are out of the game.
rules-clock-pass = When your time is up, you pass.
rules-clock-points =
    When your time is up, each minute that begins costs { $points } { $points ->
        [one] point
       *[other] points
    }. After { $time } you are out of the game.
rules-clock-nudge = When your time is up, you only get a reminder.
rules-clock = Clock:

# How a game may end under the rules of a room. The first sentence is about the game; those after it add to it.
rules-ends-may-went-out =
    { $also ->
        [yes] The game also ends when the bag is empty and a player uses their last tile.
       *[no] The game ends when the bag is empty and a player uses their last tile.
    }
rules-ends-may-empty-rack =
    { $also ->
        [yes] The game also ends when the turn comes to a player with an empty rack.
       *[no] The game ends when the turn comes to a player with an empty rack.
    }
rules-ends-may-all-passed =
    { $also ->
        [yes] The game also ends
       *[no] The game ends
    } { $times ->
        [one] when everyone passes in a row.
       *[other] after { $times } passes in a row by everyone.
    }
rules-ends-may-all-idle =
    { $also ->
        [yes] The game also ends
       *[no] The game ends
    } { $times ->
        [one] when everyone has passed or exchanged in a row.
       *[other] when everyone has passed or exchanged { $times } times in a row.
    }
rules-ends-may-scoreless =
    { $also ->
        [yes] The game also ends
       *[no] The game ends
    } { $turns ->
        [one] after { $turns } scoreless turn.
       *[other] after { $turns } scoreless turns in a row.
    }
rules-ends-may-target =
    { $also ->
        [yes] The game also ends as soon as a player reaches their target; that player wins, and leftover tiles don’t count.
       *[no] The game ends as soon as a player reaches their target; that player wins, and leftover tiles don’t count.
    }
rules-ends-may-at-once =
    { $also ->
        [yes] The game also ends
       *[no] The game ends
    } { $tiles ->
        [one] as soon as a player lays { $tiles } tile in one turn; that player wins.
       *[other] as soon as a player lays { $tiles } tiles in one turn; that player wins.
    }
rules-ends-may-at-once-or-more =
    { $also ->
        [yes] The game also ends as soon as a player lays { $tiles } or more tiles in one turn; that player wins.
       *[no] The game ends as soon as a player lays { $tiles } or more tiles in one turn; that player wins.
    }
rules-ends-may-no-play =
    { $also ->
        [yes] The game also ends when the bag is empty and nobody has a play left.
       *[no] The game ends when the bag is empty and nobody has a play left.
    }

# How the final scores come about, and who wins.
rules-ends-no-points-kept = No points are kept, so nobody wins on points.
rules-ends-deduct = At the end, each player loses the points of their leftover tiles.
rules-ends-no-deduct = Leftover tiles cost nothing.
rules-ends-award = The player who goes out scores everyone’s remaining tiles.
rules-ends-highest-wins = The highest score wins.
rules-ends-ties-before = Ties go to the higher score before leftover tiles.
rules-ends-ties-share = Players who tie share the win.
