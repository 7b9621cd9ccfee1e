# Why the server refuses something. About laid tiles, each says what to do.
refusals-empty = Lay at least one tile.
refusals-off-board =
    { $count ->
        [0] That is off the board.
        [one] { $squares } is off the board.
       *[other] { $squares } are off the board.
    }
refusals-occupied =
    { $count ->
        [0] There is already a tile.
        [one] { $squares } is already occupied.
       *[other] { $squares } are already occupied.
    }
refusals-bad-tile = This game doesn’t have that tile, or that letter.
refusals-bad-tile-named = “{ $tile }” isn’t a tile of this game, or it can’t stand for another letter.
refusals-blank-letter = The blank needs a letter.
refusals-not-in-rack = These tiles aren’t on your rack.
refusals-not-enough = You don’t have enough of { $tiles }.
refusals-not-linear = Place your tiles in a single line.
refusals-gap = Fill the gap, or move your tiles together.
refusals-gap-at = Fill the gap at { $squares }, or move your tiles together.
refusals-not-attached = Your word must connect to one on the board.
refusals-first-centre = The first word must cover the start square.
refusals-first-centre-at = The first word must cover { $square }.
refusals-first-short = Lay another tile: the first word needs at least two letters.
# $where names the squares in brackets, or is empty.
refusals-digraph = These two letters have a tile of their own. Use that tile, or move one of them{ $where }.
refusals-red-target = Lay the red cross over a tile from an earlier turn, one to a square{ $where }.
refusals-orphan = Every tile must stay in a word: lay another tile next to the one left on its own{ $where }.
refusals-where = { " " }({ $squares })
refusals-new-words-apart = The new words must connect: each must share a square with another.
refusals-duplicate-word =
    { $count ->
        [0] A word would be on the board twice.
        [one] { $words } would be on the board twice.
       *[other] { $words } would be on the board twice.
    }
refusals-bad-word =
    { $count ->
        [0] One of these words isn’t in the word list.
        [one] { $words } isn’t in the word list.
       *[other] { $words } aren’t in the word list.
    }

# About turns.
refusals-not-your-turn = It isn’t your turn.
refusals-stale = That turn is over. Look at the board again.
refusals-window-open = The latest play isn’t final yet. Wait a moment.
refusals-nothing-to-challenge = No play is waiting for your answer.
refusals-nothing-to-vote = There’s nothing left to vote on.
refusals-bag-too-small = The bag doesn’t hold enough tiles for this exchange.
refusals-not-all-tiles = You can only discard all your tiles at once.
refusals-not-a-starter = The first tile is already on the board.
refusals-bad-options = These options don’t work together.
refusals-game-over = The game is over.
refusals-chat-is-off = The chat is switched off.
refusals-bad-line = A message has 1 to 256 visible characters. No letter has more than four accents or other marks.
refusals-no-such-line = This message is gone.
refusals-name-needed = Choose a name first.
refusals-too-many-lines = That was a lot at once. Try again in a moment.
refusals-too-many-reactions = This message already has { $most } reactions, which is the limit.
refusals-nothing-to-take-back = This move can’t be taken back any more.
refusals-too-late-to-abort = A game can be aborted only before its second turn.
refusals-already-agreed = You have agreed already.
refusals-nothing-asked = Nobody is asking for this any more.
refusals-nobody-to-nudge = You aren’t waiting for anyone’s move.
refusals-just-nudged = They have been nudged already. You can nudge them again in { $wait }.
refusals-not-now = You can look words up during a vote and after the game.
refusals-no-hints = There are no hints in this room.
refusals-game-goes-on = You can analyse the game once it is over.
refusals-words-later = You can look words up once the game is over.
refusals-plays-elsewhere = They’re still playing in a game that was set aside.
refusals-plays-on = You still play another game in this room, perhaps one that was set aside. Until it’s over, you can’t look words up or have plays checked here.
refusals-under-way = That isn’t possible while a game is under way.
refusals-not-quiet = A game is under way. You can close the room once nothing has happened in it for 30 days.
refusals-not-quiet-until = A game is under way. If nothing happens in it, you can close the room in { $wait }.
refusals-no-such-move = Nobody played, exchanged or passed here.
refusals-rack-unknown = The record of this game doesn’t name every tile on the rack, so this move can’t be judged.
refusals-busy = The server is busy. Try again.
refusals-sending = Wait: your last action is still being sent.

# About seats.
refusals-not-seated = You aren’t playing in this game.
refusals-already-seated = You already have a seat in this game.
refusals-room-full = All seats are taken.
refusals-left-out = The host has left you out of the next game.
refusals-bad-name = Names have 1 to 24 visible characters. No letter has more than four accents or other marks, or the same one twice.
refusals-name-taken = Someone in this game already has that name, or one that looks like it.
refusals-name-taken-in = In your game { $room }, someone already has that name, or one that looks like it.
refusals-no-such-level = This game has no such level.
refusals-not-host = Only the host can do this.
refusals-too-few-seats = The game needs more players.
refusals-seats-missing = The game needs at least { $least } players and has { $count }.
refusals-already-started = The game has already started.
refusals-not-started = The game has not started yet.
refusals-not-a-computer = That seat no longer has a computer.
refusals-no-such-seat = Nobody is playing in that seat.
refusals-clock = You can’t do that with these clocks.
refusals-clock-wrong-night = This night isn’t possible, or the server doesn’t know your time zone.
refusals-clock-night-just-changed = You can change your night once a week.
refusals-clock-nothing-new = Nothing would change, or you have proposed it already.
refusals-clock-nothing-proposed = You haven’t proposed anything.
refusals-clock-no-holiday-left = You have used all your holiday in this game.
refusals-not-absent = This player is here, or has only just left. Try again later.
refusals-connected = This player is here.
refusals-just-left = This player has only just left. Try again in { $wait }.
refusals-has-time = This player still has time for this move.
refusals-stand-in = This player hasn’t agreed to a stand-in.
refusals-stand-in-strength = This player hasn’t agreed to a stand-in of this strength.
refusals-computer-plays = A computer is playing for you. Take over first.
refusals-has-stand-in = A computer is already playing for that seat.
refusals-no-stand-in = No computer is playing for you.
refusals-too-many-changes = You have made too many changes in a short time. Try again in a minute.

# About rooms and settings.
refusals-settings =
    { $count ->
        [one] This setting isn’t possible here.
       *[other] These settings don’t work together.
    }
refusals-unknown-lexicon = This server has no such word list.
refusals-lexicon-gone = The server has no word list for this game.
refusals-no-such-room = This code doesn’t lead to a game.
refusals-game-followed = Another game has followed this one.
refusals-not-proposed = This game is no longer proposed.
refusals-no-such-game = This room has no such game.
refusals-room-locked = This room is locked. Ask its host to unlock it.
refusals-room-password-needed = You need a password to enter this room.
refusals-removed-from-room = The host has removed you from this room.
refusals-no-watchers = Only its players can watch this game while it’s under way.
refusals-seat-kept = The remaining seats are kept for others.
refusals-no-such-person = Nobody with this name has a seat.
refusals-no-such-watcher = They aren’t watching here any more.
refusals-bad-room-name = A room’s name has up to 40 visible characters.
refusals-bad-room-password = A room’s password has 1 to 64 characters.
refusals-not-joined = Join this room first.
refusals-room-closed = This room has been closed.
refusals-game-damaged = This game is damaged on the server’s disk and can’t be opened. Tell the person who runs the server.
refusals-too-many-rooms = You have joined too many rooms at once. Leave one of them first.
refusals-rooms-at-once = You have joined { $most } rooms at once, which is the limit. Leave one of them first.
refusals-too-many-new-rooms = Too many new rooms have been created. Try again in a few minutes.

# About getting in.
refusals-invitation-needed = You need an invitation to play here. Ask the host of this server for a link.
refusals-bad-invitation = This invitation can’t be used any more. Ask for a new link.
refusals-password-needed = You need a password to play here.
refusals-wrong-password = That isn’t the password.
refusals-no-new-guests = This server doesn’t take new players at the moment.
refusals-removed = The host has removed you from this server.
refusals-bad-hand-over = This link can’t be used any more. Make a new one on your other device.
refusals-device-signed-out = You’ve been signed out on this device.
refusals-bad-device-name = A device name has 1 to 40 visible characters.
refusals-too-many-devices = You’re signed in on as many devices as you may have. Sign one out first.
refusals-no-such-device = This device is signed out already.
refusals-no-other-device = Open Crisscross on your other device first, signed in as the same player.
refusals-last-device = This is your only device. Without it you couldn’t get back to your games.
refusals-wrong-pass-phrase = The name or the pass-phrase is wrong.
refusals-too-many-sign-ins = Too many attempts. Try again in { $wait }.
refusals-too-many-moves = You’re making moves very quickly. Try again in { $wait }.
refusals-game-too-long = This game has had { $most } turns, which is the limit. Agree to end it, or resign.
refusals-history-full = This game can keep no more changes. Play on, agree to end it, or resign.
refusals-too-many-games = You have { $most } games that aren’t over. Finish or leave one of them first.
refusals-bad-pass-phrase = A pass-phrase has { $least } to { $most } characters.
refusals-has-account = You have an account already.
refusals-no-account = You don’t have an account.
refusals-guest-of-account = You’ve signed in to an account on another device. Sign in here, too, to change your notifications.
refusals-name-of-account = Someone else has an account with that name, or one that looks like it.
refusals-no-passkeys = Passkeys don’t work at this address. They need HTTPS and a domain name, not an IP address.
refusals-no-challenge = That took too long. Try again.
refusals-bad-passkey = This passkey couldn’t be verified. Try again, or use another one.
refusals-unknown-passkey = This server doesn’t know that passkey.
refusals-no-such-passkey = This passkey has been removed already.
refusals-last-passkey = Without this passkey you couldn’t sign in any more. Set a pass-phrase first.
refusals-too-many-passkeys = Your account has as many passkeys as it may have. Remove one first.
refusals-server-full = The server is full. Try again later.
refusals-too-many-guesses = Too many wrong tries. Try again in a minute.
refusals-too-many-guests = Too many new players have come from your network. Try again later.
refusals-too-many-guests-in-all = Too many new players have come to this server. Try again later.
refusals-too-many-connections = Crisscross is open in too many tabs. Close some of them first.
refusals-connections-at-once = You have { $most } connections to this server, which is the limit. Close some tabs first.
refusals-too-many-requests = Too many requests. Wait a moment and try again.

# When something is wrong between the page and the server.
refusals-unclear = The page and the server don’t understand each other. Reload the page.
# Where in a message, and why: for the developer who fixes the page.
refusals-fault =
    { $reason ->
        [missing] (“{ $field }” is missing.)
        [unknown] (“{ $field }” is unknown.)
        [twice] (“{ $field }” is there twice.)
        [out_of_range] (“{ $field }” must be from { $least } to { $most }.)
        [empty] (“{ $field }” is empty.)
        [not_a_choice] (“{ $field }” has an impossible value.)
        [too_deep] (“{ $field }” is nested too deeply.)
       *[other] (“{ $field }” has the wrong form.)
    }
refusals-too-long = That is too long: the limit is { $most }.
refusals-unknown-token = The server doesn’t know you any more. Reload the page.
refusals-restarting = The server is about to restart.
refusals-storage-failed = The server’s disk failed, so that may not have been saved. Try again.
refusals-internal = Something went wrong on the server, so that may not have been saved. Try again.
# The error has a name by which the person who runs the server finds it.
refusals-internal-named = Something went wrong on the server, so that may not have been saved. Try again. (Error { $error })

# On the page of the server's host.
refusals-not-found = That no longer exists.

refusals-calls-off = This server sends no notifications to other servers.
refusals-bad-subscription = Notifications can’t be sent to this browser.
refusals-bad-address = Nothing can be sent to this address. It must be a public address of this service.
refusals-no-subscription = This browser gets no notifications.
refusals-unknown-zone = The server doesn’t know your time zone.
refusals-unknown-format = The server doesn’t know this service.
refusals-no-webhook = This room posts no notifications to a chat.
refusals-not-delivered = The notification didn’t arrive. Check the address.
