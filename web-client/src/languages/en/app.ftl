# The frame around the views: addresses that lead nowhere, games that cannot be shown.
app-page-not-found = Page not found
app-no-such-page = This link doesn’t lead to a game. A room code has eight letters and digits.
app-game-damaged = Game damaged
app-room-closed = Room closed
app-game-not-found = Game not found
app-no-entry = You can’t enter this room
app-find-own-games = Find your finished games from this room
