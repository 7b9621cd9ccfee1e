# What people say to each other in a room.
chat-lines = Chat
chat-empty = Nobody has said anything yet.
chat-older = Earlier messages
chat-say = Say something
chat-send = Send
chat-to-all = Everyone in the room can read this.
chat-to-players = Everyone can read this. Watchers’ messages appear after the game.
chat-to-watchers = The players see this when the game is over.
chat-watcher = watcher
chat-more = React to { $name }, and more
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-muted = Muted on this device.
chat-delete = Delete
chat-off = The chat is switched off.
chat-switch-off = Switch the chat off
chat-off-title = Switch the chat off?
chat-off-text = Nobody can read or write messages until you switch it on again.
chat-off-yes = Switch off
chat-switch-on = Switch the chat on
# What someone thinks of a line.
chat-like = Like
chat-love = Love
chat-laugh = Funny
chat-wow = Wow
chat-sad = Sad
chat-thanks = Thanks
chat-given =
    { $count ->
        [one] { $reaction }: { $count }
       *[other] { $reaction }: { $count }
    }
