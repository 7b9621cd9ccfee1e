#include "tests/support/fakes/kept_room.hpp"

#include "protocol/stored/stored_text.hpp"
#include "storage/sqlite/tables/games/games.hpp"
#include "storage/sqlite/tables/games/journal.hpp"
#include "storage/sqlite/tables/rooms/rooms.hpp"

namespace crisscross::test {

namespace {

storage::StoredGame find_game(storage::Database& database, const std::string& code) {
    return storage::load_game(database, storage::find_room(database, code).value().id).value();
}

engine::Rules rules_of(const storage::StoredGame& stored) {
    return engine::compile(protocol::read_ruleset(stored.setup.rules).value()).value();
}

}  // namespace

KeptRoom::KeptRoom(const std::filesystem::path& database, const std::string& code)
    : database_(database),
      stored_(find_game(database_, code)),
      state_(server::fresh_game(rules_of(stored_))),
      chance_(stored_.setup.seed.value()) {
    read();
}

const server::GameState& KeptRoom::read() {
    for (const storage::JournalEntry& entry : storage::entries_of(database_, stored_.id, state_.version)) {
        auto event = protocol::read_event(state_.rules, entry.body).value();
        state_ = server::evolve(std::move(state_), {entry.version, entry.at, std::move(event)});
    }
    return state_;
}

}  // namespace crisscross::test
