#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>

#include "protocol/hex.hpp"
#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"
#include "tests/server/verification/verified_rooms.hpp"
#include "tests/support/catch.hpp"
#include "tests/support/fakes/unpacked_journals.hpp"
#include "tests/support/temporary_folder.hpp"

namespace crisscross::test {

/// A copy of what a server has stored, to be damaged.
class Copy {
public:
    Copy(const ThreeRooms& rooms, const std::string& room)
        : original_(rooms.server.database()), lists_(rooms.everything().lists.value()) {
        original_.copy_to(file_);
        database_.emplace(file_);
        unpack_journals(*database_);
        const auto found = storage::find_room(*database_, room).value();
        game_ = storage::load_game(*database_, found.id).value();
    }

    const storage::StoredGame& game() const { return game_; }
    /// The last version with an event of this type.
    std::uint32_t version_of(const std::string& type) const {
        for (auto entry = game_.entries.rbegin(); entry != game_.entries.rend(); ++entry)
            if (nlohmann::json::parse(entry->body)["type"] == type) return entry->version;
        throw std::runtime_error("no such event: " + type);
    }
    nlohmann::json event(std::uint32_t version) const {
        return nlohmann::json::parse(game_.entries.at(version - game_.entries.front().version).body);
    }
    void put(std::uint32_t version, const std::string& body) {
        database_->prepare("UPDATE events SET body = ? WHERE game = ? AND version = ?")
            .bind(1, body)
            .bind(2, game_.id)
            .bind(3, version)
            .run();
    }
    /// `?1` is the game.
    void run(const std::string& sql) { database_->prepare(sql).bind(1, game_.id).run(); }

    /// Exactly one line for a problem, which names the room and the game.
    std::string only_problem() {
        const Outcome outcome = problems();
        CHECK(lines_of(outcome.out) == 2);
        CHECK(contains(outcome.out, "events: 1 problem\n"));
        return outcome.out.substr(0, outcome.out.find('\n'));
    }
    Outcome problems() {
        Outcome outcome = verify({file_, lists_});
        INFO(outcome.out << outcome.error);
        CHECK(outcome.status == 1);
        CHECK(outcome.out.starts_with(game_.room + ", game 1"));
        CHECK_FALSE(contains(outcome.out, protocol::to_hex(game_.setup.seed.value())));
        return outcome;
    }

private:
    TemporaryFolder folder_{};
    std::filesystem::path file_ = folder_ / "copy.db";
    storage::Database original_;
    std::filesystem::path lists_;
    std::optional<storage::Database> database_{};
    storage::StoredGame game_{};
};

inline std::string at(const Copy& copy, std::uint32_t version) {
    return copy.game().room + ", game 1, version " + std::to_string(version) + ": ";
}

inline std::string in_game(const Copy& copy) {
    return copy.game().room + ", game 1: ";
}

}  // namespace crisscross::test
