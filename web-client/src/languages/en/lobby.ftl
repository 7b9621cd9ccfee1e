# The start page, and the room before its game.
lobby-welcome = A board, some letters, good company.
lobby-welcome-more = Play now, or create a game and send your friends the link. No sign-up.
lobby-loading-games = Loading the games…
lobby-offline = You can start a new game when you’re connected again.

lobby-play-computer = Play against the computer
lobby-starting = Starting the game…
lobby-first-game = Classic, beginner strength, only valid words.

lobby-join-title = Join with a code
lobby-room-code = Room code
lobby-code-example = e.g. K7QF W2MX
lobby-join = Join
lobby-code-problem = A code has eight letters and digits, but no 0, 1, I, L, O or U.

lobby-my-games = My games
lobby-game-with = <strong>{ $system }</strong> with { $names }
lobby-game-waiting = <strong>{ $system }</strong> waiting for friends
lobby-show-all = Show all { $count }
lobby-show-more = Show more
lobby-load-more = Load more
lobby-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }

lobby-name = Your name
lobby-name-example = What your friends call you
# The button with the player's name. Only screen readers hear the hidden part.
lobby-change-name = { $name }<hidden>, change name</hidden>
lobby-name-holds = Everyone sees the change at once, in all your games that aren’t over.
lobby-rename = Change your name
lobby-save-name = Save
lobby-devices = Account and devices…
lobby-sign-in = Sign in

lobby-new-game = New game
lobby-rules = Rules
lobby-play-with = Play with
lobby-with-friends = Friends
lobby-with-computer = A computer
lobby-more-settings = More settings
lobby-create = Create a game
lobby-creating = Creating the game…
lobby-start-computer = Start the game

lobby-level = Your level
lobby-level-beginner = Beginner
lobby-level-intermediate = Intermediate
lobby-level-expert = Expert
lobby-targets = Your target: { $targets }.
lobby-target =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }

lobby-try-again = Try again

lobby-room-settings = Room settings…
