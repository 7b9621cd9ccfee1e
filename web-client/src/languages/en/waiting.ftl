# The room before its first game: players, free seats, what is different, if somebody is away.
waiting-if-away = If I’m away
waiting-away-wait = Wait for me
waiting-away-beginner = A beginner may play for me
waiting-away-casual = A casual computer may play for me
waiting-away-strong = A strong computer may play for me
waiting-away-more = While three or more people play, the others can still let a strong computer play for you. Not in games with days per move.
waiting-away-agreed = If you’re away for a while, the others can let it play until you’re back.
waiting-title = { $count } in room { $code } · Crisscross
waiting-rules-of-game = Rules of this game
waiting-different = Different here
waiting-players = Players
waiting-you = you
waiting-host = host
waiting-remove = Remove { $name }
waiting-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
waiting-add-computer = Add a computer
waiting-join-game = Join the game
waiting-seats-taken = All seats are taken. You’re watching: the game will appear here.
waiting-friends = Waiting for friends…
waiting-start =
    { $count ->
        [one] Start with { $count } player
       *[other] Start with { $count } players
    }
waiting-one-more = You need one more player: invite a friend or add a computer.
waiting-host-starts = { $host } will start the game when everyone is here.
waiting-the-host-starts = The host will start the game when everyone is here.
waiting-leave = Leave the room
waiting-room-locked = The room is locked: nobody new can come in or sit down.
waiting-kept-for = Kept for { $name }
waiting-difference = <strong>{ $knob }:</strong> { $text }
waiting-usual-rules = The usual rules of { $system }.
