# The list of public games on the start page.
public-games = Public games
public-waiting =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
public-playing = Under way
public-over = Finished
public-not-watched = Others can’t watch.
public-nobody = Nobody has a seat yet
