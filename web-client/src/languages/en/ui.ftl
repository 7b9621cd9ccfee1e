# What several views share.
ui-cancel = Cancel
ui-done = Done
ui-help = Help
ui-dismiss = Dismiss
ui-home = Home
ui-history = Finished games
ui-reload = Reload
ui-messages = Messages
ui-language = Language
ui-loading-room = Loading room { $code }…
ui-computer-strength = Computer strength

# The wordmark, which leads to the start page. Only screen readers hear the hidden part.
ui-wordmark = Crisscross<hidden>, home</hidden>
ui-look-and-sound = Look and sound
# Behind a link that someone has sent; only screen readers hear it.
ui-new-tab = (opens in a new tab)

ui-connecting = Connecting…
ui-connection-lost = Connection lost. Reconnecting…
ui-connection-lost-seat = Connection lost. Reconnecting… Your seat and tiles are safe.
ui-server-restarting = The server is restarting. It’ll be back in a moment.
ui-joining-again = The server can’t open the game right now. Trying again…
ui-page-too-old = This page is out of date. Reload it.
ui-no-connection = No connection. Your games are safe on the server.
ui-server-updated = The server has been updated.
ui-part-missing = Part of the page didn’t load.
