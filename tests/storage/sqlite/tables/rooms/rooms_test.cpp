#include "storage/sqlite/tables/rooms/rooms.hpp"

#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/people/players.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// A data file with four players: 1 Mara, 2 Jonas, 3 Ida, 4 Tom.
struct Club {
    Club() {
        for (int number = 1; number <= 4; ++number) create_player(database, device(number));
    }

    std::vector<SeatRow> seats(const std::vector<PlayerId>& players) const {
        std::vector<SeatRow> rows;
        for (const PlayerId player : players) rows.push_back({player, names.at(static_cast<std::size_t>(player))});
        return rows;
    }
    GameId room_of(const std::string& code, const std::vector<PlayerId>& players, std::int64_t at = 1000) {
        CreateRoom create = new_room(code, at);
        create.projection.seats = seats(players);
        return add_room(database, create);
    }
    /// The players who sit in the game from its next version on.
    void reseat(GameId game, const std::vector<SeatRow>& rows) {
        Append append = events(game, 1);
        append.projection.seats = rows;
        append_now(database, append);
    }
    CreateRoomOutcome create(const CreateRoom& room) {
        Transaction transaction(database);
        CreateRoomOutcome outcome = create_room(database, room);
        transaction.commit();
        return outcome;
    }
    RoomListing listing(PlayerId player) { return rooms_of(database, {.player = player}).at(0); }
    std::vector<std::string> codes(PlayerId player, int limit = 100) {
        std::vector<std::string> found;
        for (const RoomListing& room : rooms_of(database, {.player = player, .limit = limit}))
            found.push_back(room.code);
        return found;
    }
    /// Puts the game, which has one version, into this state.
    void put(GameId game, const Projection& state) {
        Append append = events(game, 1);
        append.projection = state;
        append_now(database, append);
    }

    const std::vector<std::string> names{"", "Mara", "Jonas", "Ida", "Tom"};
    DataFile file{};
    Database database{file.path};
};

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("a room is found by its code") {
    Club club;
    add_room(club.database, "AAAAAAAA");
    add_room(club.database, "BCDEFGHK", 1500);
    const auto room = find_room(club.database, "BCDEFGHK");
    REQUIRE(room);
    CHECK(*room == RoomRow{room->id, "BCDEFGHK", 1500});
    CHECK_FALSE(find_room(club.database, "BCDEFGHM"));
}

TEST_CASE("a new room has a game with its first events and the receipt of the command that created it") {
    Club club;
    CreateRoom room = new_room("AAAAAAAA", 1500);
    room.events = {"made", "seated"};
    room.command = CommandId{1, "new-1"};
    const auto created = std::get<RoomCreated>(club.create(room));
    const Receipt receipt{{1, "new-1"}, "AAAAAAAA", 1, 2, ReceiptKind::create};
    CHECK(game_of(club.database, "AAAAAAAA") == StoredGame{.id = created.game,
                                                           .room = "AAAAAAAA",
                                                           .number = 1,
                                                           .version = 2,
                                                           .setup = setup("AAAAAAAA"),
                                                           .entries = {{1, 1500, "made"}, {2, 1500, "seated"}},
                                                           .receipts = {receipt}});
    CHECK(find_room(club.database, "AAAAAAAA")->id == created.room);
    CHECK(find_receipt(club.database, {1, "new-1"}) == receipt);
}

TEST_CASE("a code that is taken creates no room and stores nothing") {
    Club club;
    add_room(club.database, "AAAAAAAA");
    CreateRoom other = new_room("AAAAAAAA");
    other.setup.rules = "other rules";
    other.command = CommandId{1, "new-1"};
    CHECK(club.create(other) == CreateRoomOutcome(CodeTaken{}));
    CHECK(game_of(club.database, "AAAAAAAA")->setup.rules == "rules of AAAAAAAA");
    CHECK_FALSE(find_receipt(club.database, {1, "new-1"}));
    for (const std::string table : {"events", "games", "game_secrets"})
        CHECK(ask(club.database, "SELECT count(*) FROM " + table) == "1");
}

TEST_CASE("a room that cannot be stored whole is not stored at all") {
    Club club;
    CreateRoom room = new_room("AAAAAAAA");
    room.command = CommandId{99, "of nobody"};
    CHECK_THROWS_AS(club.create(room), DatabaseError);
    CHECK_FALSE(find_room(club.database, "AAAAAAAA"));
    for (const std::string table : {"events", "games", "game_secrets"})
        CHECK(ask(club.database, "SELECT count(*) FROM " + table) == "0");
}

TEST_CASE("a repeated command creates no second room, and names the first") {
    Club club;
    CreateRoom room = new_room("AAAAAAAA");
    room.command = CommandId{1, "new-1"};
    club.create(room);
    room.code = "BBBBBBBB";
    CHECK(club.create(room) == CreateRoomOutcome(Repeated{{{1, "new-1"}, "AAAAAAAA", 1, 1, ReceiptKind::create}}));
    CHECK_FALSE(find_room(club.database, "BBBBBBBB"));
}

TEST_CASE("a create whose id was used in a room creates none, and its receipt says what the id was used for") {
    Club club;
    Append pass = events(add_room(club.database, "AAAAAAAA"), 1);
    pass.command = CommandId{1, "c1"};
    append_now(club.database, pass);
    CreateRoom room = new_room("BBBBBBBB");
    room.command = pass.command;
    CHECK(club.create(room) == CreateRoomOutcome(Repeated{{{1, "c1"}, "AAAAAAAA", 1, 2, ReceiptKind::in_room}}));
    CHECK_FALSE(find_room(club.database, "BBBBBBBB"));
}

TEST_CASE("a command whose id created a room is applied nowhere, and its receipt says what the id was used for") {
    Club club;
    CreateRoom room = new_room("AAAAAAAA");
    room.command = CommandId{1, "c1"};
    const GameId created = std::get<RoomCreated>(club.create(room)).game;
    for (const GameId game : {created, add_room(club.database, "BBBBBBBB")}) {
        Append pass = events(game, 1);
        pass.command = room.command;
        CHECK(append_now(club.database, pass) ==
              AppendOutcome(Repeated{{{1, "c1"}, "AAAAAAAA", 1, 1, ReceiptKind::create}}));
    }
}

TEST_CASE("a room can be created only within a transaction") {
    Club club;
    CHECK_THROWS_AS(create_room(club.database, new_room("AAAAAAAA")), DatabaseError);
}

TEST_CASE("no table that lists read has the seed of a game") {
    Club club;
    CHECK(ask(club.database,
              "SELECT group_concat(m.name) FROM sqlite_schema AS m, pragma_table_info(m.name) AS c "
              "WHERE c.name LIKE '%seed%'") == "game_secrets");
}

TEST_CASE("the seats are as the last event that changed them says") {
    Club club;
    const GameId game = club.room_of("AAAAAAAA", {1, 2, 3, 4});
    club.room_of("BBBBBBBB", {4, 2}, 900);
    club.reseat(game, club.seats({1, 3, 4}));
    CHECK(club.listing(1).names == Names{"Mara", "Ida", "Tom"});
    CHECK(club.listing(1).seat == 0);
    CHECK(club.listing(3).seat == 1);
    CHECK(club.listing(4).seat == 2);
    CHECK(club.codes(2) == Names{"BBBBBBBB"});
    CHECK(club.listing(2).names == Names{"Tom", "Jonas"});
}

TEST_CASE("an append without seats leaves them as they are") {
    Club club;
    const GameId game = club.room_of("AAAAAAAA", {2, 1});
    append_now(club.database, events(game, 1));
    CHECK(club.listing(1).names == Names{"Jonas", "Mara"});
}

TEST_CASE("a computer's seat has a name and no player") {
    Club club;
    const GameId game = club.room_of("AAAAAAAA", {1});
    club.reseat(game, {{1, "Mara"}, {std::nullopt, "Ada"}, {std::nullopt, "Bob"}});
    CHECK(club.listing(1).names == Names{"Mara", "Ada", "Bob"});
}

TEST_CASE("a player has one seat in a game") {
    Club club;
    const GameId game = club.room_of("AAAAAAAA", {1});
    CHECK_THROWS_AS(club.reseat(game, {{1, "Mara"}, {1, "Mara again"}}), DatabaseError);
    CHECK_THROWS_AS(club.reseat(game, {{99, "Nobody"}}), DatabaseError);
    CHECK(club.listing(1).names == Names{"Mara"});
}

TEST_CASE("a player's rooms are listed with the last changed first") {
    Club club;
    const GameId first = club.room_of("AAAAAAAA", {1, 2}, 1000);
    club.room_of("BBBBBBBB", {2, 1}, 1500);
    club.room_of("CCCCCCCC", {2}, 1800);
    CHECK(club.codes(1) == Names{"BBBBBBBB", "AAAAAAAA"});
    append_now(club.database, events(first, 1));
    CHECK(club.codes(1) == Names{"AAAAAAAA", "BBBBBBBB"});
    CHECK(club.codes(2) == Names{"AAAAAAAA", "CCCCCCCC", "BBBBBBBB"});
    CHECK(club.codes(2, 2) == Names{"AAAAAAAA", "CCCCCCCC"});
    CHECK(club.codes(3).empty());
}

TEST_CASE(
    "games that ask something of the player are listed first, then those with the least time, and those that are "
    "over last") {
    Club club;
    club.put(club.room_of("AAAAAAAA", {1, 2}),
             {.stage = "over", .changed = 9000, .results = {{310, "won"}, {290, "lost"}}});
    club.put(club.room_of("BBBBBBBB", {1, 2}), {.stage = "playing", .changed = 3000});
    club.put(club.room_of("CCCCCCCC", {1, 2}), {.stage = "playing", .changed = 4000, .asked = {"move", {}}});
    club.put(club.room_of("DDDDDDDD", {1, 2}), {.stage = "playing", .changed = 5000, .until = 8000});
    club.put(club.room_of("EEEEEEEE", {1, 2}),
             {.stage = "playing", .changed = 3000, .asked = {"move", {}}, .until = 7000});
    club.put(club.room_of("FFFFFFFF", {1, 2}), {.stage = "playing", .changed = 6000});
    CHECK(club.codes(1) == Names{"EEEEEEEE", "CCCCCCCC", "DDDDDDDD", "FFFFFFFF", "BBBBBBBB", "AAAAAAAA"});
    const auto listed = rooms_of(club.database, {.player = 1});
    CHECK(listed.front().until == 7000);
    CHECK_FALSE(listed.at(1).until);
    CHECK(listed.back().results == std::vector<SeatResult>{{310, "won"}, {290, "lost"}});
}

TEST_CASE("a list of games goes on after any of its places, whatever has changed above") {
    Club club;
    club.put(club.room_of("AAAAAAAA", {1}), {.stage = "over", .changed = 9000});
    club.put(club.room_of("BBBBBBBB", {1}), {.stage = "playing", .changed = 3000});
    const GameId third = club.room_of("CCCCCCCC", {1});
    club.put(third, {.stage = "playing", .changed = 4000, .asked = {"move"}, .until = 5000});
    const auto after = [&club](const RoomListing& last) {
        const PlaceInList place{
            last.stage == "over", last.asked.has_value(), last.until, last.changed, last.code, last.game};
        std::vector<std::string> found;
        for (const RoomListing& room : rooms_of(club.database, {.player = 1, .after = place}))
            found.push_back(room.code);
        return found;
    };
    const auto listed = rooms_of(club.database, {.player = 1});
    REQUIRE(listed.size() == 3);
    CHECK(after(listed[0]) == Names{"BBBBBBBB", "AAAAAAAA"});
    CHECK(after(listed[1]) == Names{"AAAAAAAA"});
    CHECK(after(listed[2]).empty());
    Append later = events(third, 2);
    later.projection = {.stage = "playing", .changed = 9500, .asked = {{}}};
    append_now(club.database, later);
    CHECK(after(listed[1]) == Names{"AAAAAAAA"});
}

TEST_CASE("the games of one room are listed alone") {
    Club club;
    club.room_of("AAAAAAAA", {1, 2});
    club.room_of("BBBBBBBB", {1, 2});
    const auto listed = rooms_of(club.database, {.player = 2, .room = "AAAAAAAA"});
    REQUIRE(listed.size() == 1);
    CHECK(listed[0].code == "AAAAAAAA");
    CHECK(rooms_of(club.database, {.player = 3, .room = "AAAAAAAA"}).empty());
}

TEST_CASE("a listed room has its players, what is asked of the player and when it changed") {
    Club club;
    const GameId game = club.room_of("AAAAAAAA", {2, 1});
    append_now(club.database, {.game = game,
                               .expected = 1,
                               .at = 3000,
                               .events = {"x"},
                               .projection = {.stage = "playing", .changed = 3000, .asked = {{}, "move"}}});
    CHECK(club.listing(1) == RoomListing{.code = "AAAAAAAA",
                                         .system = "classic",
                                         .stage = "playing",
                                         .names = {"Jonas", "Mara"},
                                         .seat = 1,
                                         .asked = "move",
                                         .changed = 3000,
                                         .player = 1});
    CHECK_FALSE(club.listing(2).asked);
}

TEST_CASE("what is asked of a seat is what the last event that names all seats says") {
    Club club;
    const GameId game = club.room_of("AAAAAAAA", {1, 2, 3});
    const auto after = [&club, game](const std::vector<std::optional<std::string>>& asked) {
        Append append = events(game, game_of(club.database, "AAAAAAAA")->version);
        append.projection.asked = asked;
        append_now(club.database, append);
        return std::vector{club.listing(1).asked, club.listing(2).asked, club.listing(3).asked};
    };
    using Seats = std::vector<std::optional<std::string>>;
    CHECK(after({}) == Seats{{}, {}, {}});
    for (const Seats& asked :
         {Seats{"move", {}, {}}, Seats{{}, "accept", "accept"}, Seats{{}, "vote", "accept"}, Seats{{}, {}, {}}}) {
        CHECK(after(asked) == asked);
        CHECK(after({}) == asked);
    }
}

TEST_CASE("what is asked is stored by its name, and no other name can be") {
    Club club;
    const GameId game = club.room_of("AAAAAAAA", {1, 2, 3});
    Append append = events(game, 1);
    append.projection.asked = {"move", "accept", "vote"};
    append_now(club.database, append);
    CHECK(ask(club.database, "SELECT group_concat(asked) FROM seats ORDER BY seat") == "move,accept,vote");
    CHECK_THROWS_AS(club.database.execute("UPDATE seats SET asked = 'dance'"), DatabaseError);
}

TEST_CASE("nothing is asked of seats that have been taken anew") {
    Club club;
    const GameId game = club.room_of("AAAAAAAA", {1, 2});
    Append append = events(game, 1);
    append.projection.asked = {"move", {}};
    append_now(club.database, append);
    append = events(game, 2);
    append.projection.seats = club.seats({1, 3});
    append_now(club.database, append);
    CHECK_FALSE(club.listing(1).asked);
}
