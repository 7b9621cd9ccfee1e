# For those whom the server doesn’t let in.
outside-invitation = By invitation only
outside-password = Password needed
outside-tries = Too many tries
outside-nobody = No new players
outside-removed = You’ve been removed
outside-closed = You can’t come in
outside-hand-over = Link not valid
outside-without-link = Continue without the link
outside-signed-out = Signed out
outside-new-guest = Play as a new guest
outside-password-field = Password
outside-password-missing = Please enter the password.
outside-enter = Enter
