#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/people/deletions.hpp"
#include "storage/sqlite/tables/rooms/about_rooms.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/data_file.hpp"
#include "tests/storage/sqlite/tables/history/finished_games.hpp"

/// What tests of deletions share.
namespace crisscross::test {

/// Mara, who is to be deleted, and Jonas, who stays.
struct Parting {
    static constexpr std::int64_t now = 9000;

    storage::GameId room(const std::string& code, const std::string& stage, std::vector<storage::SeatRow> seats) {
        storage::CreateRoom create = new_room(code);
        create.command = storage::CommandId{mara, "create " + code};
        create.projection.seats = std::move(seats);
        create.projection.stage = stage;
        return add_room(database, create);
    }
    storage::RoomId id_of(const std::string& code) { return find_room(database, code)->id; }
    void change(const std::string& code, storage::AboutRoom about, std::optional<storage::CommandId> request = {}) {
        storage::Transaction transaction(database);
        change_room(database, {.room = id_of(code), .about = std::move(about), .request = std::move(request)});
        transaction.commit();
    }
    std::optional<storage::DeletedPerson> remove(bool unless_playing = true,
                                                 std::vector<std::string> names = {"Mara"}) {
        storage::Transaction transaction(database);
        auto deleted = delete_person(database, {mara, std::move(names), now, unless_playing});
        transaction.commit();
        return deleted;
    }
    void rewrite(storage::GameId game, const std::vector<storage::RewrittenEvent>& events) {
        storage::Transaction transaction(database);
        rewrite_events(database, game, events);
        transaction.commit();
    }
    std::string asked(const std::string& query) { return ask(database, query); }

    DataFile file{};
    storage::Database database{file.path};
    storage::PlayerId mara = person(database, 1, "Mara");
    storage::PlayerId jonas = person(database, 2, "Jonas");
};

}  // namespace crisscross::test
