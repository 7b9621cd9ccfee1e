-- room 2ZF9HPMF
-- tokens 684e9a8e3849b4090010001b6563dc99c1bae3e8cf67445b631a4b3118caa7b5 8114eebc121385fc9030707dfbea6f6f7e52fb646461c6472b17d6695b9f5c40
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
INSERT INTO players VALUES (1, X'184A344948D4DED52F112DE6EDE0A6B44117622F5E2D702A43F0D067E615B4CD', 'Guest 0', 1800000000000, 1800000000000, NULL);
INSERT INTO players VALUES (2, X'5388AC0C9F18B0F56C003E38822452E04E0F4294D642F7E27CC66BEFEC364C63', 'Guest 1', 1800000000000, 1800000000000, NULL);
INSERT INTO players VALUES (3, X'939D69CB517CBF9AD2A311579E0721BA6F23A7F29DA68949D44B86F2E0E29EB3', '', 1800000000000, 1800000000000, NULL);
INSERT INTO players VALUES (4, X'FA323A62CF708990476D332A22F6C35B64C4CCC4E3E95A086E522EE867F15D65', 'Mara', 1800000000000, 1800000000000, NULL);
INSERT INTO rooms VALUES (1, '2ZF9HPMF', 1800000000000, NULL);
INSERT INTO rooms VALUES (2, 'M3HMSWAJ', 1800000000000, NULL);
INSERT INTO games VALUES (1, 1, 1, 'classic', 'playing', 37, 1800000000000, 'english', X'AF2B93BAFEAC630F0FFB4C24C28FE95442EBBAB650FB669A638DC3D7426CE7E6', '{"id":"classic","board":["T..d...T...d..T",".D...t...t...D.","..D...d.d...D..","d..D...d...D..d","....D.....D....",".t...t...t...t.","..d...d.d...d..","T..d...D...d..T","..d...d.d...d..",".t...t...t...t.","....D.....D....","d..D...d...D..d","..D...d.d...D..",".D...t...t...D.","T..d...T...d..T"],"corners":{"count":0,"kinds":[]},"premium_use":"once","tile_set":[{"tile":"A","count":9,"value":1},{"tile":"B","count":2,"value":3},{"tile":"C","count":2,"value":3},{"tile":"D","count":4,"value":2},{"tile":"E","count":12,"value":1},{"tile":"F","count":2,"value":4},{"tile":"G","count":3,"value":2},{"tile":"H","count":2,"value":4},{"tile":"I","count":9,"value":1},{"tile":"J","count":1,"value":8},{"tile":"K","count":1,"value":5},{"tile":"L","count":4,"value":1},{"tile":"M","count":2,"value":3},{"tile":"N","count":6,"value":1},{"tile":"O","count":8,"value":1},{"tile":"P","count":2,"value":3},{"tile":"Q","count":1,"value":10},{"tile":"R","count":6,"value":1},{"tile":"S","count":4,"value":1},{"tile":"T","count":6,"value":1},{"tile":"U","count":4,"value":1},{"tile":"V","count":2,"value":4},{"tile":"W","count":2,"value":4},{"tile":"X","count":1,"value":8},{"tile":"Y","count":2,"value":4},{"tile":"Z","count":1,"value":10},{"tile":"?","count":2,"value":0}],"least_seats":2,"most_seats":4,"rack_size":7,"rack_visibility":"hidden","hints":"none","first_player":"best_tile","opening":{"start":[7,7],"min_tiles":2},"placed":["across","down"],"judged":["across","down"],"layout":"one_line","contact":"a_tile","word_source":"list","reading":"forward","duplicates":"allowed","counted":"runs","scoring":"points","bingo":{"min_tiles":7,"points":50},"exchange":"some","exchange_minimum":0,"ruling":"double","windows":{"two_seats":0,"more_seats":10,"last_play":120,"vote":60},"levels":[],"ends":[{"type":"went_out"},{"type":"all_passed","times":2},{"type":"no_play_left"}],"settlements":["deduct_racks","award_racks"],"tie_breaks":["higher_before_settlement"]}');
INSERT INTO games VALUES (2, 2, 1, 'classic', 'waiting', 1, 1800000000000, 'english', X'AF2B93BAFEAC630F0FFB4C24C28FE95442EBBAB650FB669A638DC3D7426CE7E6', '{"id":"classic","board":["T..d...T...d..T",".D...t...t...D.","..D...d.d...D..","d..D...d...D..d","....D.....D....",".t...t...t...t.","..d...d.d...d..","T..d...D...d..T","..d...d.d...d..",".t...t...t...t.","....D.....D....","d..D...d...D..d","..D...d.d...D..",".D...t...t...D.","T..d...T...d..T"],"corners":{"count":0,"kinds":[]},"premium_use":"once","tile_set":[{"tile":"A","count":9,"value":1},{"tile":"B","count":2,"value":3},{"tile":"C","count":2,"value":3},{"tile":"D","count":4,"value":2},{"tile":"E","count":12,"value":1},{"tile":"F","count":2,"value":4},{"tile":"G","count":3,"value":2},{"tile":"H","count":2,"value":4},{"tile":"I","count":9,"value":1},{"tile":"J","count":1,"value":8},{"tile":"K","count":1,"value":5},{"tile":"L","count":4,"value":1},{"tile":"M","count":2,"value":3},{"tile":"N","count":6,"value":1},{"tile":"O","count":8,"value":1},{"tile":"P","count":2,"value":3},{"tile":"Q","count":1,"value":10},{"tile":"R","count":6,"value":1},{"tile":"S","count":4,"value":1},{"tile":"T","count":6,"value":1},{"tile":"U","count":4,"value":1},{"tile":"V","count":2,"value":4},{"tile":"W","count":2,"value":4},{"tile":"X","count":1,"value":8},{"tile":"Y","count":2,"value":4},{"tile":"Z","count":1,"value":10},{"tile":"?","count":2,"value":0}],"least_seats":2,"most_seats":4,"rack_size":7,"rack_visibility":"hidden","hints":"none","first_player":"best_tile","opening":{"start":[7,7],"min_tiles":2},"placed":["across","down"],"judged":["across","down"],"layout":"one_line","contact":"a_tile","word_source":"list","reading":"forward","duplicates":"allowed","counted":"runs","scoring":"points","bingo":{"min_tiles":7,"points":50},"exchange":"some","exchange_minimum":0,"ruling":"double","windows":{"two_seats":0,"more_seats":10,"last_play":120,"vote":60},"levels":[],"ends":[{"type":"went_out"},{"type":"all_passed","times":2},{"type":"no_play_left"}],"settlements":["deduct_racks","award_racks"],"tie_breaks":["higher_before_settlement"]}');
INSERT INTO game_secrets VALUES (1, X'7432E81FA095624CC75EEAEE798C5D134BDFDCD3E103F0195B05F14B3CE772AB');
INSERT INTO game_secrets VALUES (2, X'73E8E58DC3DEA633A9BFD658B0AC51D8AAFAC7D9ECC48DD6C0759A14FD964BFE');
INSERT INTO seats VALUES (1, 0, 1, 'Guest 0', 'move');
INSERT INTO seats VALUES (1, 1, 2, 'Guest 1', NULL);
INSERT INTO seats VALUES (2, 0, 4, 'Mara', NULL);
INSERT INTO events VALUES (1, 2, 1800000000000, '{"type":"seats_changed","seats":[{"name":"Guest 0","player":1},{"name":"Guest 1","player":2}]}');
INSERT INTO events VALUES (1, 3, 1800000000000, '{"type":"began","seat_count":2,"seed_hash":"450544fa4165635f04b8f7e4db920e6ddddda002c9ef162fa86fa428f367b007","lexicon_hash":"af2b93bafeac630f0ffb4c24c28fe95442ebbab650fb669a638dc3d7426ce7e6"}');
INSERT INTO events VALUES (1, 4, 1800000000000, '{"type":"order_drawn","draws":[{"seat":0,"tile":"I"},{"seat":1,"tile":"U"}],"best":[0]}');
INSERT INTO events VALUES (1, 5, 1800000000000, '{"type":"dealt","seat":0,"drawn":{"count":7,"tiles":["I","N","O","O","S","U","V"]}}');
INSERT INTO events VALUES (1, 6, 1800000000000, '{"type":"dealt","seat":1,"drawn":{"count":7,"tiles":["A","E","E","I","R","T","V"]}}');
INSERT INTO events VALUES (1, 7, 1800000000000, '{"type":"turn_began","seat":0,"turn":1}');
INSERT INTO events VALUES (1, 8, 1800000000000, '{"type":"played","seat":0,"turn":1,"placement":[{"cell":[7,7],"tile":"U"},{"cell":[8,7],"tile":"N"}],"play_score":{"word_scores":[{"text":"UN","axis":"down","letters":[{"cell":[7,7],"letter":"U","blank":false,"value":1,"factor":1},{"cell":[8,7],"letter":"N","blank":false,"value":1,"factor":1}],"word_factors":[{"cell":[7,7],"factor":2}],"score":4}],"bingo":0,"total":4},"window":"next_turn"}');
INSERT INTO events VALUES (1, 9, 1800000000000, '{"type":"drew","seat":0,"drawn":{"count":2,"tiles":["E","Q"]}}');
INSERT INTO events VALUES (1, 10, 1800000000000, '{"type":"turn_began","seat":1,"turn":2}');
INSERT INTO events VALUES (1, 11, 1800000000000, '{"type":"window_closed","turn":1,"reason":"next_turn"}');
INSERT INTO events VALUES (1, 12, 1800000000000, '{"type":"exchanged","seat":1,"turn":2,"drawn":{"count":5,"tiles":["A","A","J","O","R"]},"returned":{"count":5,"tiles":["A","I","R","T","V"]}}');
INSERT INTO events VALUES (1, 13, 1800000000000, '{"type":"turn_began","seat":0,"turn":3}');
INSERT INTO events VALUES (1, 14, 1800000000000, '{"type":"played","seat":0,"turn":3,"placement":[{"cell":[5,6],"tile":"E"},{"cell":[6,6],"tile":"O"},{"cell":[7,6],"tile":"S"},{"cell":[8,6],"tile":"V"}],"play_score":{"word_scores":[{"text":"EOSV","axis":"down","letters":[{"cell":[5,6],"letter":"E","blank":false,"value":1,"factor":1},{"cell":[6,6],"letter":"O","blank":false,"value":1,"factor":2},{"cell":[7,6],"letter":"S","blank":false,"value":1,"factor":1},{"cell":[8,6],"letter":"V","blank":false,"value":4,"factor":2}],"word_factors":[],"score":12},{"text":"SU","axis":"across","letters":[{"cell":[7,6],"letter":"S","blank":false,"value":1,"factor":1},{"cell":[7,7],"letter":"U","blank":false,"value":1,"factor":1}],"word_factors":[],"score":2},{"text":"VN","axis":"across","letters":[{"cell":[8,6],"letter":"V","blank":false,"value":4,"factor":2},{"cell":[8,7],"letter":"N","blank":false,"value":1,"factor":1}],"word_factors":[],"score":9}],"bingo":0,"total":23},"window":"next_turn"}');
INSERT INTO events VALUES (1, 15, 1800000000000, '{"type":"drew","seat":0,"drawn":{"count":4,"tiles":["C","G","O","S"]}}');
INSERT INTO events VALUES (1, 16, 1800000000000, '{"type":"turn_began","seat":1,"turn":4}');
INSERT INTO events VALUES (1, 17, 1800000000000, '{"type":"window_closed","turn":3,"reason":"next_turn"}');
INSERT INTO events VALUES (1, 18, 1800000000000, '{"type":"played","seat":1,"turn":4,"placement":[{"cell":[4,5],"tile":"J"},{"cell":[5,5],"tile":"O"}],"play_score":{"word_scores":[{"text":"JO","axis":"down","letters":[{"cell":[4,5],"letter":"J","blank":false,"value":8,"factor":1},{"cell":[5,5],"letter":"O","blank":false,"value":1,"factor":3}],"word_factors":[],"score":11},{"text":"OE","axis":"across","letters":[{"cell":[5,5],"letter":"O","blank":false,"value":1,"factor":3},{"cell":[5,6],"letter":"E","blank":false,"value":1,"factor":1}],"word_factors":[],"score":4}],"bingo":0,"total":15},"window":"next_turn"}');
INSERT INTO events VALUES (1, 19, 1800000000000, '{"type":"drew","seat":1,"drawn":{"count":2,"tiles":["A","N"]}}');
INSERT INTO events VALUES (1, 20, 1800000000000, '{"type":"turn_began","seat":0,"turn":5}');
INSERT INTO events VALUES (1, 21, 1800000000000, '{"type":"window_closed","turn":4,"reason":"next_turn"}');
INSERT INTO events VALUES (1, 22, 1800000000000, '{"type":"passed","seat":0,"turn":5}');
INSERT INTO events VALUES (1, 23, 1800000000000, '{"type":"turn_began","seat":1,"turn":6}');
INSERT INTO events VALUES (1, 24, 1800000000000, '{"type":"exchanged","seat":1,"turn":6,"drawn":{"count":5,"tiles":["D","H","I","I","N"]},"returned":{"count":5,"tiles":["A","A","A","E","R"]}}');
INSERT INTO events VALUES (1, 25, 1800000000000, '{"type":"turn_began","seat":0,"turn":7}');
INSERT INTO events VALUES (1, 26, 1800000000000, '{"type":"exchanged","seat":0,"turn":7,"drawn":{"count":5,"tiles":["A","L","O","V","?"]},"returned":{"count":5,"tiles":["C","I","O","O","Q"]}}');
INSERT INTO events VALUES (1, 27, 1800000000000, '{"type":"turn_began","seat":1,"turn":8}');
INSERT INTO events VALUES (1, 28, 1800000000000, '{"type":"exchanged","seat":1,"turn":8,"drawn":{"count":1,"tiles":["E"]},"returned":{"count":1,"tiles":["E"]}}');
INSERT INTO events VALUES (1, 29, 1800000000000, '{"type":"turn_began","seat":0,"turn":9}');
INSERT INTO events VALUES (1, 30, 1800000000000, '{"type":"exchanged","seat":0,"turn":9,"drawn":{"count":1,"tiles":["N"]},"returned":{"count":1,"tiles":["A"]}}');
INSERT INTO events VALUES (1, 31, 1800000000000, '{"type":"turn_began","seat":1,"turn":10}');
INSERT INTO events VALUES (1, 32, 1800000000000, '{"type":"exchanged","seat":1,"turn":10,"drawn":{"count":4,"tiles":["D","G","O","T"]},"returned":{"count":4,"tiles":["D","E","H","I"]}}');
INSERT INTO events VALUES (1, 33, 1800000000000, '{"type":"turn_began","seat":0,"turn":11}');
INSERT INTO events VALUES (1, 34, 1800000000000, '{"type":"exchanged","seat":0,"turn":11,"drawn":{"count":4,"tiles":["E","E","R","X"]},"returned":{"count":4,"tiles":["G","O","S","V"]}}');
INSERT INTO events VALUES (1, 35, 1800000000000, '{"type":"turn_began","seat":1,"turn":12}');
INSERT INTO events VALUES (1, 36, 1800000000000, '{"type":"exchanged","seat":1,"turn":12,"drawn":{"count":2,"tiles":["E","U"]},"returned":{"count":2,"tiles":["N","N"]}}');
INSERT INTO events VALUES (1, 37, 1800000000000, '{"type":"turn_began","seat":0,"turn":13}');
INSERT INTO events VALUES (2, 1, 1800000000000, '{"type":"seats_changed","seats":[{"name":"Mara","player":4}]}');
INSERT INTO receipts VALUES (1, 't10', 1, 10, 'in_room');
INSERT INTO receipts VALUES (1, 't12', 1, 16, 'in_room');
INSERT INTO receipts VALUES (1, 't14', 1, 23, 'in_room');
INSERT INTO receipts VALUES (1, 't16', 1, 27, 'in_room');
INSERT INTO receipts VALUES (1, 't18', 1, 31, 'in_room');
INSERT INTO receipts VALUES (1, 't20', 1, 35, 'in_room');
INSERT INTO receipts VALUES (1, 't4', 1, 1, 'create');
INSERT INTO receipts VALUES (1, 't9', 1, 7, 'in_room');
INSERT INTO receipts VALUES (2, 't11', 1, 13, 'in_room');
INSERT INTO receipts VALUES (2, 't13', 1, 20, 'in_room');
INSERT INTO receipts VALUES (2, 't15', 1, 25, 'in_room');
INSERT INTO receipts VALUES (2, 't17', 1, 29, 'in_room');
INSERT INTO receipts VALUES (2, 't19', 1, 33, 'in_room');
INSERT INTO receipts VALUES (2, 't21', 1, 37, 'in_room');
INSERT INTO receipts VALUES (2, 't7', 1, 2, 'in_room');
INSERT INTO receipts VALUES (4, 't23', 2, 1, 'create');
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
