#pragma once

#include <string>
#include <vector>

#include "storage/sqlite/tables/people/players.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/storage/data_file.hpp"

/// What tests of rooms share.
namespace crisscross::test {

/// A data file with four players: 1 Mara, 2 Jonas, 3 Ida, 4 Tom.
struct Club {
    Club() {
        for (int number = 1; number <= 4; ++number) storage::create_player(database, device(number));
    }

    std::vector<storage::SeatRow> seats(const std::vector<storage::PlayerId>& players) const {
        std::vector<storage::SeatRow> rows;
        for (const storage::PlayerId player : players)
            rows.push_back({player, names.at(static_cast<std::size_t>(player))});
        return rows;
    }
    storage::GameId room_of(const std::string& code, const std::vector<storage::PlayerId>& players,
                            std::int64_t at = 1000) {
        storage::CreateRoom create = new_room(code, at);
        create.projection.seats = seats(players);
        return add_room(database, create);
    }
    /// The players who sit in the game from its next version on.
    void reseat(storage::GameId game, const std::vector<storage::SeatRow>& rows) {
        storage::Append append = events(game, 1);
        append.projection.seats = rows;
        append_now(database, append);
    }
    storage::CreateRoomOutcome create(const storage::CreateRoom& room) {
        storage::Transaction transaction(database);
        storage::CreateRoomOutcome outcome = storage::create_room(database, room);
        transaction.commit();
        return outcome;
    }
    storage::RoomListing listing(storage::PlayerId player) {
        return storage::rooms_of(database, {.player = player}).at(0);
    }
    std::vector<std::string> codes(storage::PlayerId player, int limit = 100) {
        std::vector<std::string> found;
        for (const storage::RoomListing& room : storage::rooms_of(database, {.player = player, .limit = limit}))
            found.push_back(room.code);
        return found;
    }
    /// Puts the game, which has one version, into this state.
    void put(storage::GameId game, const storage::Projection& state) {
        storage::Append append = events(game, 1);
        append.projection = state;
        append_now(database, append);
    }

    const std::vector<std::string> names{"", "Mara", "Jonas", "Ida", "Tom"};
    DataFile file{};
    storage::Database database{file.path};
};

using Names = std::vector<std::string>;

}  // namespace crisscross::test
