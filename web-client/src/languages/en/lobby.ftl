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

lobby-if-away = If I’m away
lobby-away-wait = Wait for me
lobby-away-beginner = A beginner may play for me
lobby-away-casual = A casual computer may play for me
lobby-away-strong = A strong computer may play for me
lobby-away-more = While three or more people play, the others can still let a strong computer play for you. Not in games with days per move.
lobby-away-agreed = If you’re away for a while, the others can let it play until you’re back.

lobby-room-title = { $count } in room { $code } · Crisscross
lobby-rules-of-game = Rules of this game
lobby-different = Different here
lobby-difference = <strong>{ $knob }:</strong> { $text }
lobby-usual-rules = The usual rules of { $system }.
lobby-players = Players
lobby-you = you
lobby-host = host
lobby-remove = Remove { $name }
lobby-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
lobby-add-computer = Add a computer
lobby-join-game = Join the game
lobby-seats-taken = All seats are taken. You’re watching: the game will appear here.
lobby-waiting-friends = Waiting for friends…
lobby-start =
    { $count ->
        [one] Start with { $count } player
       *[other] Start with { $count } players
    }
lobby-one-more = You need one more player: invite a friend or add a computer.
lobby-host-starts = { $host } will start the game when everyone is here.
lobby-the-host-starts = The host will start the game when everyone is here.
lobby-leave = Leave the room

lobby-password = Password
lobby-password-missing = Please enter the password.
lobby-enter = Enter
lobby-try-again = Try again

lobby-loading = Loading…

lobby-public-games = Public games
lobby-public-waiting =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
lobby-public-playing = Under way
lobby-public-over = Finished
lobby-public-not-watched = Others can’t watch.
lobby-public-nobody = Nobody has a seat yet
lobby-room-password = Password of the room
lobby-room-settings = Room settings…
lobby-kept-for = Kept for { $name }
lobby-room-locked = The room is locked: nobody new can come in or sit down.
