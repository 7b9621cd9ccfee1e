# What goes with the link of a room.
invite-by = { $name } invites you to { $system }
invite-invited = You’re invited to { $system }
invite-by-to-watch = { $name } invites you to watch a game of { $system }
invite-invited-to-watch = Watch a game of { $system }
invite-friends = Invite your friends
invite-watchers = Friends can watch
invite-room-code = Room code { $code }
invite-share-link = Share link
invite-copy-link = Copy link
invite-link-copied = Link copied. Send it to your friends.
invite-copying-forbidden = Your browser doesn’t allow copying. Select the link and copy it yourself.
invite-qr-code = QR code for the link
