# Games as files, and deleting one’s data.
files-download = Download<hidden> { $game }</hidden>
files-download-game = Download the game
files-download-all = Download all my games
files-download-mine = Download my data
files-collecting = Collecting…
files-as = As { $format }
files-json = Everything: all moves, racks and draws. Can be checked and imported again.
files-gcg = For other programs and tournament records. Without times and votes.
files-not-in-gcg = This game can’t be saved as GCG. { $why }
# After files-not-in-gcg.
files-gcg-no-moves = It has no moves.
files-gcg-starter-turn = The first turn places a tile that is on no rack.
files-gcg-corners = Its bonuses lie on the corners between squares.
files-gcg-crossed-out = Tiles are crossed out.
files-gcg-other-tiles = It has tiles other than the letters A to Z and blanks.
files-gcg-diagonals = Words lie on diagonals.
files-gcg-several-lines = A play may lie on several lines.
files-gcg-both-directions = Words are read in both directions.
files-gcg-no-points = No points are kept.
files-gcg-whole-racks = Whole racks are discarded.
files-gcg-large-board = The board is too large.
files-gcg-room-rules = The room has rules of its own.
files-no-such-game = This game can’t be downloaded.
files-too-many = Too many requests. Try again in a minute.
files-wrong-pass-phrase = The pass-phrase isn’t right.
files-lost = The server can’t be reached.
files-failed = That didn’t work. Try again.
files-my-data = Your data
files-delete = Delete my data
files-delete-more = Deletes your name, devices, account and chats. Download your data first if you want to keep it.
files-delete-title = Delete everything about you?
files-delete-text = Your name, account, devices and everything you said in chats are deleted for good. You resign from games under way. Your rooms pass to another player, or close.
files-delete-games = Finished games stay for the others, without your name; files that they have saved keep it. This can’t be undone.
files-type-name = Type “{ $name }” to confirm.
files-delete-yes = Delete for good
# What someone without a name types.
files-me = me
