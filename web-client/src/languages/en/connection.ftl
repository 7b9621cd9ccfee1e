# The connection to the server.
connection-back = Connected again.
connection-lost = The connection was lost.
connection-lost-again = The connection was lost. Try again.
connection-next-game = The next game has begun.
connection-device = { $browser } on { $system }
