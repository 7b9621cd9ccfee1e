# The connection to the server.
connection-back = Connected again.
connection-lost = The connection was lost.
connection-lost-again = The connection was lost. Try again.
connection-undelivered = Your last action in room { $room } may not have been sent.
connection-next-game = The next game has begun.
connection-device = { $browser } on { $system }
connection-passkey-given-up = No passkey was used. Try again, or sign in another way.
connection-tiles-here = The tiles from your other device are on the board.
connection-tiles-late = The tiles from your other device don’t fit here any more.
connection-tiles-kept = Your other device has sent the tiles laid in room { $room }. They’re there when you open it.
connection-tiles-sent = Sent. The tiles are on your other device.
