# How a player is called while the page is closed.
calls-title = While this page is closed
calls-push = Send notifications to this device when a game needs me
calls-test = Send a test notification
calls-test-sent = The notification is on its way.
calls-test-arrived = Notifications arrive on this device.
calls-failed = That didn’t work. This browser may not allow notifications.
calls-your-turn = Your turn
calls-played = { $by } made a play: do you accept it?
calls-challenged = { $by } disputed a play
calls-over = The game is over
calls-over-more = Winner: { $players } · Room { $room }
calls-next-game = { $by } wants to play again
calls-nudge = { $by } is waiting for your move
calls-agreement = { $by } is asking for your agreement
calls-room = Room { $room }
# While the page is open, and shows something else.
calls-elsewhere = Your game with { $names } is waiting for you.
calls-elsewhere-over = Your game with { $names } is over.
calls-reminders = Remind me when it’s my turn
calls-reminder-count =
    { $count ->
        [0] never
        [one] once
       *[other] { $count } times
    }
calls-night = No notifications at night
calls-night-from = from
calls-night-to = to
calls-night-more = While this page is open, it tells you even at night.
calls-digest = A daily summary of the games waiting for me
calls-digest-more = It comes to devices that get notifications, in your feed, and in chats that your rooms post to.
calls-digest-at = at
calls-digest-title = Games waiting for you: { $count }
calls-feed-more = A feed reader can show which games are waiting for you. Anyone who knows the address of your feed can read it. It ends if you sign out all other devices.
calls-feed-make = Create a feed
calls-feed-again = Create a new address for the feed
calls-feed-copy = Copy the address
calls-feed-copied = Address copied
calls-feed-remove = Remove the feed
calls-webhook = Post this room’s notifications to a chat
calls-webhook-more = Discord, Slack and Matrix give you an address (a webhook) for this. Notifications contain names, but no tiles or words.
calls-webhook-goes-to = Notifications go to { $origin }.
calls-webhook-format = Service
calls-webhook-discord = Discord
calls-webhook-slack = Slack
calls-webhook-matrix = Matrix
calls-webhook-plain = Other (JSON)
calls-webhook-address = Address
calls-webhook-address-problem = Enter the whole address. It begins with https://.
calls-webhook-turns = Whose turn it is, if they’re away
calls-webhook-challenges = A play is challenged or disputed
calls-webhook-ends = The game is over
calls-webhook-save = Save
calls-webhook-remove = Remove
