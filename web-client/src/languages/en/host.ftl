# The page of the host of the server.
host-title = Host
host-page-title = Host · Crisscross
host-for-host = For the host
host-how-to-sign-in = To sign in, run this where the server runs, and open the link that it prints:
host-sign-out = Sign out
host-sections = Sections
host-log = Activity
host-refresh = Refresh
host-loading = Loading…
host-older = Show older

# Why the server has not done what its host asked for.
host-unreachable = The server can’t be reached. Try again.
host-refused-signed-out = You’re signed out. Run “crisscross admin” for a new link.
host-refused-bad-link = This link can’t be used any more. Run “crisscross admin” for a new one.
host-refused-backup-running = A backup is being made already.
host-refused-backup-failed = Something went wrong with the backup. The server’s log says why.
host-refused-list-unchanged = The word list wasn’t changed.
host-no-game = There is no such room, or it has been closed already.
host-no-person = There is no such person, or they have been removed already.
host-no-invitation = There is no such invitation.
host-no-list = The server doesn’t have this word list any more.

# Why a backup failed.
host-backup-another = No backup was made: another one is being made at the command line.
host-backup-stopping = No backup was made: the server is stopping.
host-backup-unreadable = No backup was made: a file can’t be read. The server’s log says which.
host-backup-unopened = No backup was made: a file can’t be opened. The server’s log says which.
host-backup-full-disk = No backup was made: the disk is full.
host-backup-quota = No backup was made: the server’s disk quota is used up.
host-backup-not-writable = No backup was made: the server may not write there. Its log says where.
host-backup-file-in-place = No backup was made: there is a file where the folder for backups should be.
host-backup-failing-disk = No backup was made: the disk reported an error.
host-backup-damaged = No backup was made: the database is damaged. “crisscross verify” says where.
host-backup-long-list = No backup was made: a word list is too long for it.
host-backup-old-one-stays = The backup was made, but an old one can’t be removed. The server’s log says why.

# Why a word list stays as it is. The file is such as english.add.txt.
host-list-other-letters = The word has a character that isn’t a letter of the list.
host-list-wrong-length = A word of a list has { $least } to { $most } letters.
host-list-bad-line = Line { $line } of { $file } isn’t a word, so the server uses nothing of that file. Correct it first.
host-list-other-file = Line { $line } of { $file } has this word. Take that back first.
host-list-full-file = { $file } has { $most } words or more. Change it by hand.
host-list-unreadable = { $file } can’t be read.
host-list-full-disk = { $file } can’t be written: the disk is full.
host-list-quota = { $file } can’t be written: the server’s disk quota is used up.
host-list-not-writable = { $file } can’t be written: the server may not write there.
host-list-failing-disk = { $file } can’t be used: the disk reported an error.
host-list-unwritten = { $file } can’t be written. The server’s log says why.

# How the server is.
host-this-server = This server
host-overview = Overview
host-healthy = Everything works.
host-unhealthy = The disk reports errors: nothing can be saved.
host-entry-everybody = Everyone may come in.
host-entry-invitation = New players need an invitation.
host-entry-password = New players need the password or an invitation.
host-entry-nobody = No new players may come in.
host-connections = Connections
host-open-rooms = Open rooms

# The limit has the name that the metrics have for it.
host-limit = Limit on { $limit } reached
host-version = Version { $version }

host-announcement = Announcement
host-announced = Everyone sees: “{ $text }”
host-take-back = Take it back
host-tell = Tell everyone
host-tell-example = The server restarts at 20:00. Your games are safe.
host-tell-missing = Enter what everyone should know.
host-announce = Announce

host-backups = Backups
host-backing-up = A backup is being made…
host-last-backup = Last backup: <strong>{ $when }</strong>
host-no-backup = There is no backup yet.
host-back-up = Back up now
host-backups-every =
    { $hours ->
        [0] The server makes no backups by itself.
        [one] The server makes one every hour.
       *[other] The server makes one every { $hours } hours.
    }
host-backups-failed =
    { $count ->
        [one] One backup has failed since the server started.
       *[other] { $count } backups have failed since the server started.
    }

host-games = Games
host-games-empty = There are no games yet.
host-game = <strong>{ $code }</strong> { $system }: { $names }
host-game-nobody = nobody
host-game-waiting = waiting
host-game-playing = in progress
host-game-over = finished
host-game-open = open
host-game-closed = closed
host-game-changed = last move { $when }

# Only screen readers hear the hidden parts, here and below.
host-close = Close<hidden> room { $code }</hidden>
host-close-title = Close this room?
host-close-more = Everyone in { $code } sees that you have closed it. No game in it can be continued or started. Those who played can still review its finished games.
host-close-yes = Close the room

host-people = People
host-people-empty = Nobody has been here yet.
host-nameless = Someone without a name
host-number = number { $number }
host-removed = removed
host-here =
    { $count ->
        [one] here now
       *[other] here now, with { $count } connections
    }
host-last-here = last here { $when }
host-first-here = first here { $when }
host-remove = Remove<hidden> { $name }, number { $number }</hidden>
host-remove-title = Remove { $name }?
host-remove-more = Their browser can’t come in any more. Seats in games that haven’t started become free; in a running game the others may let a computer play. Their chat messages and the webhooks of rooms that they host are deleted. You can’t take it back.
host-remove-yes = Remove

host-invitations = Invitations
host-new-players = New players
host-days = Days
host-number-problem = Enter a whole number from 1 to { $most }.
host-invite = Create an invitation
host-invited = Send this link to the people you invite. It can’t be shown again.
host-invitation-link = Invitation link
host-copy = Copy
host-link-copied = Link copied
host-no-invitations = No invitation can be used at the moment.
host-invitation = <strong>Invitation { $number }</strong>: for { $count } more, until { $when }
host-revoke = Revoke<hidden> invitation { $number }</hidden>

# Words whose vote went against the word list. The list is such as english.
host-rulings = House rulings
host-rulings-note = Words whose vote went against the word list, in games that are over. Changes take effect when the server next starts. Games under way keep their list.
host-rulings-empty = No vote has gone against a word list yet.
host-ruling = <strong>{ $word }</strong> (list { $list })
host-ruling-accepted =
    { $count ->
        [one] accepted once
       *[other] accepted { $count } times
    }
host-ruling-rejected =
    { $count ->
        [one] rejected once
       *[other] rejected { $count } times
    }
host-ruling-last = last { $when }
host-ruling-no-list = The server doesn’t have this list any more.
host-ruling-listed = In the list
host-ruling-unlisted = Not in the list
host-ruling-added = Added by the host
host-ruling-to-be-added = Added when the server next starts
host-ruling-excluded = Excluded by the host
host-ruling-to-be-excluded = Excluded when the server next starts
host-ruling-add = Add<hidden> { $word } to the list { $list }</hidden>
host-ruling-exclude = Exclude<hidden> { $word } from the list { $list }</hidden>
host-ruling-take-back = Take back<hidden> the change of { $word } in the list { $list }</hidden>

# The log: what hosts have done, and who did it.
host-log-title = Host activity
host-log-empty = Nothing yet.
host-did-make-link = Printed a link to this page
host-did-sign-in = Signed in
host-did-sign-out = Signed out
host-did-sign-everybody-out = Signed everyone out
host-did-invite = Created invitation { $number }
host-did-revoke = Revoked invitation { $number }
host-did-close = Closed room { $code }
host-did-remove = Removed person { $number }
host-did-reset-account = Reset the account of person { $number }
host-did-back-up = Asked for a backup
host-did-announce = Announced “{ $text }”
host-did-take-back = Took back the announcement
host-did-add-word = Added { $word } to the list { $list }
host-did-exclude-word = Excluded { $word } from the list { $list }
host-did-take-back-word = Took back the change of { $word } in the list { $list }
host-did-prune = Removed what was unused
host-did-prune-finished = Removed what was unused, and old finished games
host-did-import = Imported games for person { $number }
host-command-line = command line
host-session = session { $number }
