#include "storage/sqlite/sqlite_store.hpp"

#include <chrono>
#include <future>

#include "storage/sqlite/tables/games/journal.hpp"
#include "tests/storage/answer_to.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/support/catch.hpp"

using namespace crisscross::storage;
using namespace crisscross::test;

namespace {

/// A data file behind the port, with verbs that wait for their answers.
struct Served {
    PlayerOnDevice create_player(int number) {
        return ask<PlayerOnDevice>([&](auto done) { store.create_player(device(number), std::move(done)); })
            .get()
            .value();
    }
    std::future<Result<CreateRoomOutcome>> create_room(const CreateRoom& room) {
        return ask<CreateRoomOutcome>([&](auto done) { store.create_room(room, std::move(done)); });
    }
    RoomCreated new_room(const std::string& code) {
        return std::get<RoomCreated>(create_room(crisscross::test::new_room(code)).get().value());
    }
    std::future<Result<AppendOutcome>> append(const Append& append) {
        return ask<AppendOutcome>([&](auto done) { store.append(append, std::move(done)); });
    }
    std::future<Result<std::optional<StoredGame>>> load_game(RoomId room, std::uint32_t from = 0) {
        return ask<std::optional<StoredGame>>([&](auto done) { store.load_game(room, {}, from, std::move(done)); });
    }
    std::optional<PlayerOnDevice> find_player(int number) {
        return ask<std::optional<PlayerOnDevice>>(
                   [&](auto done) { store.find_player(token(number), std::move(done)); })
            .get()
            .value();
    }
    std::optional<RoomRow> find_room(const std::string& code) {
        return ask<std::optional<RoomRow>>([&](auto done) { store.find_room(code, std::move(done)); }).get().value();
    }
    std::vector<RoomListing> rooms_of(PlayerId player) {
        const RoomsQuery query{.player = player};
        return ask<std::vector<RoomListing>>([&](auto done) { store.rooms_of(query, std::move(done)); })
            .get()
            .value();
    }

    DataFile file{};
    SqliteStore store{file.path};
};

constexpr auto no_wait = std::chrono::seconds(2);  // a writer waits five for another program's lock

}  // namespace

TEST_CASE("the next read sees everything that was acknowledged") {
    Served served;
    const RoomCreated created = served.new_room("AAAAAAAA");
    for (std::uint32_t version = 1; version <= 200; ++version) {
        REQUIRE(served.append(events(created.game, version)).get().value() == AppendOutcome(Stored{}));
        REQUIRE(served.load_game(created.room, version).get().value()->version == version + 1);
    }
}

TEST_CASE("each verb answers through the port") {
    Served served;
    const PlayerOnDevice found = served.create_player(1);
    const PlayerRow& mara = found.player;
    CHECK(served.find_player(1) == found);
    CHECK_FALSE(served.find_player(2));
    CreateRoom room = crisscross::test::new_room("AAAAAAAA");
    room.projection.seats = {{mara.id, "Mara"}};
    const auto created = std::get<RoomCreated>(served.create_room(room).get().value());
    CHECK(served.find_room("AAAAAAAA")->id == created.room);
    CHECK_FALSE(served.find_room("BBBBBBBB"));
    CHECK(served.rooms_of(mara.id).at(0).code == "AAAAAAAA");
    CHECK(served.load_game(created.room).get().value()->entries.size() == 1);
    CHECK(served.load_game(created.room, 1).get().value()->entries.empty());
    CHECK_FALSE(served.load_game(created.room + 1).get().value());
}

TEST_CASE("reads wait for no writer, not even another program's") {
    Served served;
    const RoomCreated created = served.new_room("AAAAAAAA");
    Database other(served.file.path);
    Transaction lock(other);
    append(other, events(created.game, 1));
    auto blocked = served.append(events(created.game, 1));
    auto loaded = served.load_game(created.room);
    REQUIRE(loaded.wait_for(no_wait) == std::future_status::ready);
    CHECK(loaded.get().value()->version == 1);
    CHECK(blocked.wait_for(std::chrono::seconds(0)) == std::future_status::timeout);
    lock.commit();
    CHECK(blocked.get().value() == AppendOutcome(Conflict{}));
}

TEST_CASE("a probe says why nothing can be written, so that it is known although nobody writes") {
    Served served;
    const auto probe = [&] {
        return ask<std::monostate>([&](auto done) { served.store.probe(std::move(done)); }).get();
    };
    CHECK(probe().has_value());
    const std::filesystem::path aside = served.file.path.string() + ".aside";
    std::filesystem::rename(served.file.path, aside);
    const auto failed = probe();
    REQUIRE_FALSE(failed.has_value());
    CHECK(failed.error().why.find("removed or replaced") != std::string::npos);
    std::filesystem::rename(aside, served.file.path);
    CHECK(probe().has_value());
}

TEST_CASE("a probe writes more than a move, so that a disk with space for a page alone does not pass for healthy") {
    Served served;
    const RoomCreated created = served.new_room("AAAAAAAA");
    const auto log_size = [&] { return std::filesystem::file_size(served.file.path.string() + "-wal"); };
    const auto at_first = log_size();
    REQUIRE(served.append(events(created.game, 1)).get().value() == AppendOutcome(Stored{}));
    const auto before = log_size();
    REQUIRE(ask<std::monostate>([&](auto done) { served.store.probe(std::move(done)); }).get().has_value());
    CHECK(log_size() - before > before - at_first);
    CHECK(served.load_game(created.room).get().value()->version == 2);
}

TEST_CASE("when two stores append to the same version, one succeeds and the other gets a conflict") {
    Served served;
    SqliteStore second(served.file.path);
    const RoomCreated created = served.new_room("AAAAAAAA");
    for (std::uint32_t version = 1; version <= 50; ++version) {
        auto first = served.append(events(created.game, version));
        auto other =
            ask<AppendOutcome>([&](auto done) { second.append(events(created.game, version), std::move(done)); });
        const bool is_first = first.get().value() == AppendOutcome(Stored{});
        const bool is_other = other.get().value() == AppendOutcome(Stored{});
        REQUIRE(is_first != is_other);
    }
    CHECK(served.load_game(created.room).get().value()->version == 51);
}

TEST_CASE("a command that one store has accepted is a repeat for another") {
    Served served;
    SqliteStore second(served.file.path);
    const PlayerRow mara = served.create_player(1).player;
    const RoomCreated created = served.new_room("AAAAAAAA");
    Append play = events(created.game, 1);
    play.command = CommandId{mara.id, "play"};
    REQUIRE(served.append(play).get().value() == AppendOutcome(Stored{}));
    auto again = ask<AppendOutcome>([&](auto done) { second.append(play, std::move(done)); });
    CHECK(again.get().value() == AppendOutcome(Repeated{{{mara.id, "play"}, "AAAAAAAA", 1, 2}}));
}

TEST_CASE("an append that breaks a rule of the schema says why, and is not a failure of the disk") {
    Served served;
    const RoomCreated created = served.new_room("AAAAAAAA");
    Append bad = events(created.game, 1);
    bad.command = CommandId{99, "of nobody"};
    const auto failed = served.append(bad).get();
    REQUIRE(failed.has_error());
    CHECK(failed.error().why.find("constraint failed") != std::string::npos);
    CHECK(failed.error().kind == Failure::Kind::other);
    CHECK(served.store.healthy());
    CHECK(served.append(events(created.game, 1)).get().value() == AppendOutcome(Stored{}));
}

TEST_CASE("a stop stores everything asked for before it, and nothing after") {
    Served served;
    const RoomCreated created = served.new_room("AAAAAAAA");
    auto waiting = served.append(events(created.game, 1));
    served.store.stop();
    CHECK(waiting.get().value() == AppendOutcome(Stored{}));
    CHECK(served.append(events(created.game, 2)).get().has_error());
    CHECK(served.load_game(created.room).get().has_error());
}

TEST_CASE("those who only look get a game without receipts, and its version without reading it") {
    Served served;
    const PlayerId mara = served.create_player(1).player.id;
    const RoomCreated created = served.new_room("AAAAAAAA");
    Append append = events(created.game, 1);
    append.command = CommandId{mara, "command-1"};
    REQUIRE(served.append(append).get().value() == AppendOutcome(Stored{}));
    CHECK(served.load_game(created.room).get().value()->receipts.size() == 1);
    const auto read = [&](auto done) { served.store.read_game(created.room, {}, std::move(done)); };
    const auto seen = ask<std::optional<StoredGame>>(read).get().value();
    CHECK(seen->entries.size() == 2);
    CHECK(seen->receipts.empty());
    const auto find = [&](auto done) { served.store.find_version(created.room, 1, std::move(done)); };
    const auto version = ask<std::optional<GameVersion>>(find).get().value();
    CHECK(version->version == 2);
    const auto miss = [&](auto done) { served.store.find_version(created.room, 2, std::move(done)); };
    CHECK_FALSE(ask<std::optional<GameVersion>>(miss).get().value());
}

TEST_CASE("the games of a player that are not over are counted, up to a bound") {
    Served served;
    const PlayerId mara = served.create_player(1).player.id;
    for (const char* code : {"AAAAAAAA", "BBBBBBBB", "CCCCCCCC"}) {
        CreateRoom room = crisscross::test::new_room(code);
        room.projection.seats = {{mara, "Mara"}};
        if (code == std::string("CCCCCCCC")) room.projection.stage = "over";
        REQUIRE(served.create_room(room).get().has_value());
    }
    const auto count = [&](int max) {
        const auto start = [&](auto done) { served.store.count_games(mara, max, std::move(done)); };
        return ask<int>(start).get().value();
    };
    CHECK(count(10) == 2);
    CHECK(count(1) == 1);
}

TEST_CASE("everybody with a seat in any game of a room is one of its players") {
    Served served;
    const PlayerId mara = served.create_player(1).player.id;
    served.create_player(2);
    CreateRoom room = crisscross::test::new_room("AAAAAAAA");
    room.projection.seats = {{mara, "Mara"}};
    const auto created = std::get<RoomCreated>(served.create_room(room).get().value());
    const auto find = [&](auto done) { served.store.players_in(created.room, std::move(done)); };
    CHECK(ask<std::vector<PlayerId>>(find).get().value() == std::vector<PlayerId>{mara});
}
