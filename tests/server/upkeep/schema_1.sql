-- room MVTZF56J
-- tokens b1326cbccad9bb544385425898def922ccc3facd5e8f311f7813390098978b8a 04d4d6a37d12648f61443e3d4567c88c224d8d908cd75e421d1023e2ac9f89a2
-- words AA AB AD AE AH AI AN AR AS AT BE BI BO BY DE DO ED EH EL EN ER ES ET EX FA GO HE HI HO ID IF IN IS IT JO KA KI LA LI LO MA ME MI MU MY NA NE NO NU OD OE OF OH ON OP OR OS OW OX PA PE PI QI RE SH SI SO TA TI TO UN UP US UT WE WO XI XU YA YE YO ZA TEN RAT VIA LOT DUE GIVE QUIT CAVE THE ETH SHE ASH CHI ICH QUA
PRAGMA application_id = 1131571571;
PRAGMA user_version = 1;
CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
    name TEXT NOT NULL DEFAULT '',
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL DEFAULT 0,  -- when they said hello last, to within an hour
    removed INTEGER                   -- when the host removed them, if so
) STRICT;
CREATE TABLE rooms (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL,
    closed INTEGER  -- when the host closed it, if so
) STRICT;
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    room INTEGER NOT NULL REFERENCES rooms,
    number INTEGER NOT NULL CHECK (number >= 1),
    system TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('waiting', 'playing', 'over', 'removed')),
    version INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    lexicon TEXT NOT NULL,
    lexicon_hash BLOB NOT NULL CHECK (length(lexicon_hash) = 32),
    rules TEXT NOT NULL,
    UNIQUE (room, number)
) STRICT;
CREATE TABLE game_secrets (
    game INTEGER PRIMARY KEY REFERENCES games,
    seed BLOB NOT NULL CHECK (length(seed) = 32)
) STRICT;
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    player INTEGER REFERENCES players,
    name TEXT NOT NULL,
    asked TEXT CHECK (asked IN ('move', 'accept', 'vote')),
    PRIMARY KEY (game, seat),
    UNIQUE (player, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE events (
    game INTEGER NOT NULL REFERENCES games,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, version)
) STRICT;
CREATE TABLE receipts (
    player INTEGER NOT NULL REFERENCES players,
    command TEXT NOT NULL,
    game INTEGER NOT NULL REFERENCES games,
    version INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('create', 'in_room')),
    PRIMARY KEY (player, command)
) STRICT, WITHOUT ROWID;
CREATE TABLE challenges (
    game INTEGER NOT NULL REFERENCES games,
    play INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    challenger INTEGER NOT NULL,
    upheld INTEGER NOT NULL CHECK (upheld IN (0, 1)),
    words TEXT NOT NULL,
    PRIMARY KEY (game, play)
) STRICT, WITHOUT ROWID;
CREATE TABLE invitations (
    id INTEGER PRIMARY KEY,
    secret_hash BLOB NOT NULL UNIQUE CHECK (length(secret_hash) = 32),
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    uses_left INTEGER NOT NULL CHECK (uses_left >= 0)
) STRICT;
CREATE TABLE host_links (
    secret_hash BLOB PRIMARY KEY CHECK (length(secret_hash) = 32),
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE host_sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
    expires INTEGER NOT NULL
) STRICT;
CREATE TABLE audit_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    host_session INTEGER,
    action TEXT NOT NULL,
    subject TEXT NOT NULL
) STRICT;
INSERT INTO players VALUES (1, X'6E57408EF66DB9B6BF4BD21FDBC5F3DA8E3732D39C8F8251AEA35CCC360B94F7', 'Mara', 1795333465838, 1795333465838, NULL);
INSERT INTO players VALUES (2, X'B3AD4403471CDAD0B884316D47BBAF3B8E62A38D7E66FD95732F58A88109B05C', 'Jonas', 1795333465858, 1795333465858, NULL);
INSERT INTO players VALUES (3, X'021E2546AB9BA9273B0AF6B5818DABBB18876E8F641765E5936C4FC25279D414', 'Mara', 1795333468090, 1795333468090, NULL);
INSERT INTO rooms VALUES (1, 'MVTZF56J', 1795333465866, NULL);
INSERT INTO rooms VALUES (2, '995XS4XK', 1795333468098, NULL);
INSERT INTO games VALUES (1, 1, 1, 'classic', 'playing', 50, 1795333468043, 'english', X'AF2B93BAFEAC630F0FFB4C24C28FE95442EBBAB650FB669A638DC3D7426CE7E6', '{"id":"classic","board":["T..d...T...d..T",".D...t...t...D.","..D...d.d...D..","d..D...d...D..d","....D.....D....",".t...t...t...t.","..d...d.d...d..","T..d...D...d..T","..d...d.d...d..",".t...t...t...t.","....D.....D....","d..D...d...D..d","..D...d.d...D..",".D...t...t...D.","T..d...T...d..T"],"corners":{"count":0,"kinds":[]},"premium_use":"once","tile_set":[{"tile":"A","count":9,"value":1},{"tile":"B","count":2,"value":3},{"tile":"C","count":2,"value":3},{"tile":"D","count":4,"value":2},{"tile":"E","count":12,"value":1},{"tile":"F","count":2,"value":4},{"tile":"G","count":3,"value":2},{"tile":"H","count":2,"value":4},{"tile":"I","count":9,"value":1},{"tile":"J","count":1,"value":8},{"tile":"K","count":1,"value":5},{"tile":"L","count":4,"value":1},{"tile":"M","count":2,"value":3},{"tile":"N","count":6,"value":1},{"tile":"O","count":8,"value":1},{"tile":"P","count":2,"value":3},{"tile":"Q","count":1,"value":10},{"tile":"R","count":6,"value":1},{"tile":"S","count":4,"value":1},{"tile":"T","count":6,"value":1},{"tile":"U","count":4,"value":1},{"tile":"V","count":2,"value":4},{"tile":"W","count":2,"value":4},{"tile":"X","count":1,"value":8},{"tile":"Y","count":2,"value":4},{"tile":"Z","count":1,"value":10},{"tile":"?","count":2,"value":0}],"least_seats":2,"most_seats":4,"rack_size":7,"rack_visibility":"hidden","hints":"none","first_player":"best_tile","opening":{"start":[7,7],"min_tiles":2},"placed":["across","down"],"judged":["across","down"],"layout":"one_line","contact":"a_tile","word_source":"list","reading":"forward","duplicates":"allowed","counted":"runs","scoring":"points","bingo":{"min_tiles":7,"points":50},"exchange":"some","exchange_minimum":0,"ruling":"double","windows":{"two_seats":0,"more_seats":10,"last_play":120,"vote":60},"levels":[],"ends":[{"type":"went_out"},{"type":"all_passed","times":2},{"type":"no_play_left"}],"settlements":["deduct_racks","award_racks"],"tie_breaks":["higher_before_settlement"]}');
INSERT INTO games VALUES (2, 2, 1, 'classic', 'waiting', 1, 1795333468098, 'english', X'AF2B93BAFEAC630F0FFB4C24C28FE95442EBBAB650FB669A638DC3D7426CE7E6', '{"id":"classic","board":["T..d...T...d..T",".D...t...t...D.","..D...d.d...D..","d..D...d...D..d","....D.....D....",".t...t...t...t.","..d...d.d...d..","T..d...D...d..T","..d...d.d...d..",".t...t...t...t.","....D.....D....","d..D...d...D..d","..D...d.d...D..",".D...t...t...D.","T..d...T...d..T"],"corners":{"count":0,"kinds":[]},"premium_use":"once","tile_set":[{"tile":"A","count":9,"value":1},{"tile":"B","count":2,"value":3},{"tile":"C","count":2,"value":3},{"tile":"D","count":4,"value":2},{"tile":"E","count":12,"value":1},{"tile":"F","count":2,"value":4},{"tile":"G","count":3,"value":2},{"tile":"H","count":2,"value":4},{"tile":"I","count":9,"value":1},{"tile":"J","count":1,"value":8},{"tile":"K","count":1,"value":5},{"tile":"L","count":4,"value":1},{"tile":"M","count":2,"value":3},{"tile":"N","count":6,"value":1},{"tile":"O","count":8,"value":1},{"tile":"P","count":2,"value":3},{"tile":"Q","count":1,"value":10},{"tile":"R","count":6,"value":1},{"tile":"S","count":4,"value":1},{"tile":"T","count":6,"value":1},{"tile":"U","count":4,"value":1},{"tile":"V","count":2,"value":4},{"tile":"W","count":2,"value":4},{"tile":"X","count":1,"value":8},{"tile":"Y","count":2,"value":4},{"tile":"Z","count":1,"value":10},{"tile":"?","count":2,"value":0}],"least_seats":2,"most_seats":4,"rack_size":7,"rack_visibility":"hidden","hints":"none","first_player":"best_tile","opening":{"start":[7,7],"min_tiles":2},"placed":["across","down"],"judged":["across","down"],"layout":"one_line","contact":"a_tile","word_source":"list","reading":"forward","duplicates":"allowed","counted":"runs","scoring":"points","bingo":{"min_tiles":7,"points":50},"exchange":"some","exchange_minimum":0,"ruling":"double","windows":{"two_seats":0,"more_seats":10,"last_play":120,"vote":60},"levels":[],"ends":[{"type":"went_out"},{"type":"all_passed","times":2},{"type":"no_play_left"}],"settlements":["deduct_racks","award_racks"],"tie_breaks":["higher_before_settlement"]}');
INSERT INTO game_secrets VALUES (1, X'3052E8D8991F5572B55958ECDA6E35DC58B01E04CCD4DE6FE391C0803C39741F');
INSERT INTO game_secrets VALUES (2, X'B593429D35A790DC5DC9ECCE9FB6C4D0862C50ACE3D4E4F035BF594028017E18');
INSERT INTO seats VALUES (1, 0, 1, 'Mara', 'move');
INSERT INTO seats VALUES (1, 1, 2, 'Jonas', NULL);
INSERT INTO seats VALUES (2, 0, 3, 'Mara', NULL);
INSERT INTO events VALUES (1, 1, 1795333465866, '{"type":"seated","name":"Mara","player":1}');
INSERT INTO events VALUES (1, 2, 1795333465901, '{"type":"seated","name":"Jonas","player":2}');
INSERT INTO events VALUES (1, 3, 1795333465906, '{"type":"began","seat_count":2,"seed_hash":"cf3da9415ad503b6cb6473d0f9840104fd58b868dcc4ea2bc6127d24a9e97e41","lexicon_hash":"af2b93bafeac630f0ffb4c24c28fe95442ebbab650fb669a638dc3d7426ce7e6"}');
INSERT INTO events VALUES (1, 4, 1795333465906, '{"type":"order_drawn","draws":[{"seat":0,"tile":"Y"},{"seat":1,"tile":"W"}],"best":[1]}');
INSERT INTO events VALUES (1, 5, 1795333465906, '{"type":"dealt","seat":0,"drawn":{"count":7,"tiles":["E","H","N","O","P","T","?"]}}');
INSERT INTO events VALUES (1, 6, 1795333465906, '{"type":"dealt","seat":1,"drawn":{"count":7,"tiles":["A","A","F","O","P","U","V"]}}');
INSERT INTO events VALUES (1, 7, 1795333465906, '{"type":"turn_began","seat":1,"turn":1}');
INSERT INTO events VALUES (1, 8, 1795333465998, '{"type":"played","seat":1,"turn":1,"placement":[{"cell":[7,6],"tile":"A"},{"cell":[7,7],"tile":"A"}],"play_score":{"word_scores":[{"text":"AA","axis":"across","letters":[{"cell":[7,6],"letter":"A","blank":false,"value":1,"factor":1},{"cell":[7,7],"letter":"A","blank":false,"value":1,"factor":1}],"word_factors":[{"cell":[7,7],"factor":2}],"score":4}],"bingo":0,"total":4},"window":"next_turn"}');
INSERT INTO events VALUES (1, 9, 1795333465998, '{"type":"drew","seat":1,"drawn":{"count":2,"tiles":["Q","?"]}}');
INSERT INTO events VALUES (1, 10, 1795333465998, '{"type":"turn_began","seat":0,"turn":2}');
INSERT INTO events VALUES (1, 11, 1795333466029, '{"type":"window_closed","turn":1,"reason":"next_turn"}');
INSERT INTO events VALUES (1, 12, 1795333466029, '{"type":"played","seat":0,"turn":2,"placement":[{"cell":[6,4],"tile":"T"},{"cell":[6,5],"tile":"E"},{"cell":[6,6],"tile":"N"}],"play_score":{"word_scores":[{"text":"TEN","axis":"across","letters":[{"cell":[6,4],"letter":"T","blank":false,"value":1,"factor":1},{"cell":[6,5],"letter":"E","blank":false,"value":1,"factor":1},{"cell":[6,6],"letter":"N","blank":false,"value":1,"factor":2}],"word_factors":[],"score":4},{"text":"NA","axis":"down","letters":[{"cell":[6,6],"letter":"N","blank":false,"value":1,"factor":2},{"cell":[7,6],"letter":"A","blank":false,"value":1,"factor":1}],"word_factors":[],"score":3}],"bingo":0,"total":7},"window":"next_turn"}');
INSERT INTO events VALUES (1, 13, 1795333466029, '{"type":"drew","seat":0,"drawn":{"count":3,"tiles":["E","I","M"]}}');
INSERT INTO events VALUES (1, 14, 1795333466029, '{"type":"turn_began","seat":1,"turn":3}');
INSERT INTO events VALUES (1, 15, 1795333466345, '{"type":"window_closed","turn":2,"reason":"next_turn"}');
INSERT INTO events VALUES (1, 16, 1795333466345, '{"type":"played","seat":1,"turn":3,"placement":[{"cell":[5,5],"tile":"O"}],"play_score":{"word_scores":[{"text":"OE","axis":"down","letters":[{"cell":[5,5],"letter":"O","blank":false,"value":1,"factor":3},{"cell":[6,5],"letter":"E","blank":false,"value":1,"factor":1}],"word_factors":[],"score":4}],"bingo":0,"total":4},"window":"next_turn"}');
INSERT INTO events VALUES (1, 17, 1795333466345, '{"type":"drew","seat":1,"drawn":{"count":1,"tiles":["E"]}}');
INSERT INTO events VALUES (1, 18, 1795333466345, '{"type":"turn_began","seat":0,"turn":4}');
INSERT INTO events VALUES (1, 19, 1795333466406, '{"type":"window_closed","turn":3,"reason":"next_turn"}');
INSERT INTO events VALUES (1, 20, 1795333466406, '{"type":"played","seat":0,"turn":4,"placement":[{"cell":[7,4],"tile":"H"},{"cell":[8,4],"tile":"E"}],"play_score":{"word_scores":[{"text":"THE","axis":"down","letters":[{"cell":[6,4],"letter":"T","blank":false,"value":1,"factor":1},{"cell":[7,4],"letter":"H","blank":false,"value":4,"factor":1},{"cell":[8,4],"letter":"E","blank":false,"value":1,"factor":1}],"word_factors":[],"score":6}],"bingo":0,"total":6},"window":"next_turn"}');
INSERT INTO events VALUES (1, 21, 1795333466406, '{"type":"drew","seat":0,"drawn":{"count":2,"tiles":["I","L"]}}');
INSERT INTO events VALUES (1, 22, 1795333466406, '{"type":"turn_began","seat":1,"turn":5}');
INSERT INTO events VALUES (1, 23, 1795333466418, '{"type":"window_closed","turn":4,"reason":"next_turn"}');
INSERT INTO events VALUES (1, 24, 1795333466418, '{"type":"exchanged","seat":1,"turn":5,"drawn":{"count":2,"tiles":["E","I"]},"returned":{"count":2,"tiles":["E","F"]}}');
INSERT INTO events VALUES (1, 25, 1795333466418, '{"type":"turn_began","seat":0,"turn":6}');
INSERT INTO events VALUES (1, 26, 1795333466494, '{"type":"played","seat":0,"turn":6,"placement":[{"cell":[8,7],"tile":"I"}],"play_score":{"word_scores":[{"text":"AI","axis":"down","letters":[{"cell":[7,7],"letter":"A","blank":false,"value":1,"factor":1},{"cell":[8,7],"letter":"I","blank":false,"value":1,"factor":1}],"word_factors":[],"score":2}],"bingo":0,"total":2},"window":"next_turn"}');
INSERT INTO events VALUES (1, 27, 1795333466494, '{"type":"drew","seat":0,"drawn":{"count":1,"tiles":["A"]}}');
INSERT INTO events VALUES (1, 28, 1795333466494, '{"type":"turn_began","seat":1,"turn":7}');
INSERT INTO events VALUES (1, 29, 1795333466681, '{"type":"window_closed","turn":6,"reason":"next_turn"}');
INSERT INTO events VALUES (1, 30, 1795333466681, '{"type":"played","seat":1,"turn":7,"placement":[{"cell":[7,3],"tile":"E"}],"play_score":{"word_scores":[{"text":"EH","axis":"across","letters":[{"cell":[7,3],"letter":"E","blank":false,"value":1,"factor":2},{"cell":[7,4],"letter":"H","blank":false,"value":4,"factor":1}],"word_factors":[],"score":6}],"bingo":0,"total":6},"window":"next_turn"}');
INSERT INTO events VALUES (1, 31, 1795333466681, '{"type":"drew","seat":1,"drawn":{"count":1,"tiles":["O"]}}');
INSERT INTO events VALUES (1, 32, 1795333466681, '{"type":"turn_began","seat":0,"turn":8}');
INSERT INTO events VALUES (1, 33, 1795333466695, '{"type":"window_closed","turn":7,"reason":"next_turn"}');
INSERT INTO events VALUES (1, 34, 1795333466695, '{"type":"passed","seat":0,"turn":8}');
INSERT INTO events VALUES (1, 35, 1795333466695, '{"type":"turn_began","seat":1,"turn":9}');
INSERT INTO events VALUES (1, 36, 1795333467134, '{"type":"exchanged","seat":1,"turn":9,"drawn":{"count":3,"tiles":["C","E","I"]},"returned":{"count":3,"tiles":["I","O","P"]}}');
INSERT INTO events VALUES (1, 37, 1795333467134, '{"type":"turn_began","seat":0,"turn":10}');
INSERT INTO events VALUES (1, 38, 1795333467278, '{"type":"played","seat":0,"turn":10,"placement":[{"cell":[8,5],"tile":"L"}],"play_score":{"word_scores":[{"text":"EL","axis":"across","letters":[{"cell":[8,4],"letter":"E","blank":false,"value":1,"factor":1},{"cell":[8,5],"letter":"L","blank":false,"value":1,"factor":1}],"word_factors":[],"score":2}],"bingo":0,"total":2},"window":"next_turn"}');
INSERT INTO events VALUES (1, 39, 1795333467278, '{"type":"drew","seat":0,"drawn":{"count":1,"tiles":["I"]}}');
INSERT INTO events VALUES (1, 40, 1795333467278, '{"type":"turn_began","seat":1,"turn":11}');
INSERT INTO events VALUES (1, 41, 1795333467481, '{"type":"window_closed","turn":10,"reason":"next_turn"}');
INSERT INTO events VALUES (1, 42, 1795333467481, '{"type":"played","seat":1,"turn":11,"placement":[{"cell":[9,5],"tile":"I"}],"play_score":{"word_scores":[{"text":"LI","axis":"down","letters":[{"cell":[8,5],"letter":"L","blank":false,"value":1,"factor":1},{"cell":[9,5],"letter":"I","blank":false,"value":1,"factor":3}],"word_factors":[],"score":4}],"bingo":0,"total":4},"window":"next_turn"}');
INSERT INTO events VALUES (1, 43, 1795333467481, '{"type":"drew","seat":1,"drawn":{"count":1,"tiles":["S"]}}');
INSERT INTO events VALUES (1, 44, 1795333467481, '{"type":"turn_began","seat":0,"turn":12}');
INSERT INTO events VALUES (1, 45, 1795333467853, '{"type":"window_closed","turn":11,"reason":"next_turn"}');
INSERT INTO events VALUES (1, 46, 1795333467853, '{"type":"exchanged","seat":0,"turn":12,"drawn":{"count":3,"tiles":["G","G","M"]},"returned":{"count":3,"tiles":["A","I","I"]}}');
INSERT INTO events VALUES (1, 47, 1795333467853, '{"type":"turn_began","seat":1,"turn":13}');
INSERT INTO events VALUES (1, 48, 1795333468043, '{"type":"played","seat":1,"turn":13,"placement":[{"cell":[8,8],"tile":"S"}],"play_score":{"word_scores":[{"text":"IS","axis":"across","letters":[{"cell":[8,7],"letter":"I","blank":false,"value":1,"factor":1},{"cell":[8,8],"letter":"S","blank":false,"value":1,"factor":2}],"word_factors":[],"score":3}],"bingo":0,"total":3},"window":"next_turn"}');
INSERT INTO events VALUES (1, 49, 1795333468043, '{"type":"drew","seat":1,"drawn":{"count":1,"tiles":["H"]}}');
INSERT INTO events VALUES (1, 50, 1795333468043, '{"type":"turn_began","seat":0,"turn":14}');
INSERT INTO events VALUES (2, 1, 1795333468098, '{"type":"seated","name":"Mara","player":3}');
INSERT INTO receipts VALUES (1, 't12', 1, 14, 'in_room');
INSERT INTO receipts VALUES (1, 't16', 1, 22, 'in_room');
INSERT INTO receipts VALUES (1, 't20', 1, 28, 'in_room');
INSERT INTO receipts VALUES (1, 't24', 1, 35, 'in_room');
INSERT INTO receipts VALUES (1, 't28', 1, 40, 'in_room');
INSERT INTO receipts VALUES (1, 't3', 1, 1, 'create');
INSERT INTO receipts VALUES (1, 't32', 1, 47, 'in_room');
INSERT INTO receipts VALUES (1, 't7', 1, 7, 'in_room');
INSERT INTO receipts VALUES (2, 't10', 1, 10, 'in_room');
INSERT INTO receipts VALUES (2, 't14', 1, 18, 'in_room');
INSERT INTO receipts VALUES (2, 't18', 1, 25, 'in_room');
INSERT INTO receipts VALUES (2, 't22', 1, 32, 'in_room');
INSERT INTO receipts VALUES (2, 't26', 1, 37, 'in_room');
INSERT INTO receipts VALUES (2, 't30', 1, 44, 'in_room');
INSERT INTO receipts VALUES (2, 't34', 1, 50, 'in_room');
INSERT INTO receipts VALUES (2, 't6', 1, 2, 'in_room');
INSERT INTO receipts VALUES (3, 't36', 2, 1, 'create');
CREATE INDEX games_waiting ON games (changed) WHERE stage = 'waiting';
CREATE INDEX games_over ON games (changed) WHERE stage = 'over';
CREATE INDEX players_unnamed ON players (created) WHERE name = '' AND removed IS NULL;
CREATE TRIGGER a_game_that_began_is_kept BEFORE UPDATE OF stage ON games
WHEN (NEW.stage = 'waiting' AND OLD.stage <> 'waiting') OR (NEW.stage = 'removed' AND OLD.stage <> 'over')
BEGIN SELECT RAISE(ABORT, 'a game cannot go back to this stage'); END;
CREATE TRIGGER events_have_no_gap BEFORE INSERT ON events
WHEN NEW.version <> 1 + coalesce((SELECT max(version) FROM events WHERE game = NEW.game), 0)
BEGIN SELECT RAISE(ABORT, 'an event does not follow the last one of its game'); END;
CREATE TRIGGER events_never_change BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'an event cannot be changed'); END;
CREATE TRIGGER events_never_go BEFORE DELETE ON events
WHEN coalesce((SELECT stage FROM games WHERE id = OLD.game), '') NOT IN ('waiting', 'removed')
BEGIN SELECT RAISE(ABORT, 'an event cannot be deleted'); END;
CREATE INDEX receipts_of_game ON receipts (game, version);
CREATE INDEX invitations_by_expiry ON invitations (expires);
CREATE INDEX host_links_by_expiry ON host_links (expires);
CREATE INDEX host_sessions_by_expiry ON host_sessions (expires);
