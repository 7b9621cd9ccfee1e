# The connection to the server.
connection-back = Connected again.
connection-lost = The connection was lost.
connection-lost-again = The connection was lost. Try again.
connection-device = { $browser } on { $system }
