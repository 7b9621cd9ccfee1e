# What people, computers, challenges, bonuses and counts are called everywhere.
names-missing = Please enter your name.
# Someone who has deleted themselves.
names-former-player = Former player
# For guests who have not said what they are called: one word each, with commas between them. No computer has such a name.
names-made-up = Badger, Dormouse, Gecko, Hare, Heron, Lynx, Marmot, Otter, Puffin, Seal, Stoat, Swift

# How well a computer plays.
names-beginner = Beginner
names-casual = Casual
names-strong = Strong
# Beside the name of a computer.
names-computer =
    computer, { $strength ->
        [beginner] beginner
        [casual] casual
       *[strong] strong
    }
# Beside the name of a person in Finish Line.
names-level-beginner = beginner
names-level-intermediate = intermediate
names-level-expert = expert

# What a challenge costs: in a word or two for headers, and in a sentence.
names-ruling-void = only valid words
names-ruling-single = free challenge
names-ruling-double = double challenge
names-ruling-five = 5-point challenge
names-ruling-ten = 10-point challenge
names-ruling-vote = players vote
names-ruling-void-more = Only words in the list are accepted, so nobody needs to challenge.
names-ruling-single-more = A failed challenge costs nothing.
names-ruling-double-more = A failed challenge costs the challenger their next turn.
names-ruling-five-more = A failed challenge gives the challenged player 5 points.
names-ruling-ten-more = A failed challenge gives the challenged player 10 points.
names-ruling-vote-more = Any word may be disputed. Its player sends evidence or withdraws the play, and the others vote.

# Bonuses.
names-double-letter = double letter
names-triple-letter = triple letter
names-quadruple-letter = quadruple letter
names-double-word = double word
names-triple-word = triple word
names-quadruple-word = quadruple word
names-premium =
    { $factor } times { $scope ->
        [letter] letter
       *[word] word
    }

names-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
