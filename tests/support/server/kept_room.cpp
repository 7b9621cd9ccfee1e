#include "tests/support/server/kept_room.hpp"

#include "protocol/stored/event_text.hpp"
#include "protocol/stored/ruleset_text.hpp"
#include "storage/rooms.hpp"

namespace crisscross::test {

namespace {

engine::Rules rules_of(const storage::RoomRow& row) {
    return engine::compile(protocol::read_ruleset(row.rules).value()).value();
}

}  // namespace

KeptRoom::KeptRoom(const std::filesystem::path& database, const std::string& code)
    : database_(database),
      row_(storage::find_room(database_, code).value()),
      state_(server::fresh_room(rules_of(row_))),
      chance_(row_.seed) {
    read();
}

const server::RoomState& KeptRoom::read() {
    for (const storage::JournalEntry& entry : storage::load(database_, row_.id, state_.version)) {
        auto event = protocol::read_event(state_.rules, entry.body).value();
        state_ = server::evolve(std::move(state_), {entry.version, entry.at, std::move(event)});
    }
    return state_;
}

}  // namespace crisscross::test
