#include "tests/support/kept_room.hpp"

#include "protocol/event_body.hpp"
#include "protocol/ruleset_body.hpp"
#include "storage/rooms.hpp"

namespace crisscross::test {

namespace {

storage::RoomRow row_of(storage::Database& database, const std::string& code) {
    return storage::find_room(database, code).value();
}

engine::Rules rules_of(const storage::RoomRow& row) {
    return engine::compile(protocol::read_ruleset(row.rules).value()).value();
}

}  // namespace

KeptRoom::KeptRoom(const std::filesystem::path& database, const std::string& code)
    : KeptRoom(storage::Database(database), code) {}

KeptRoom::KeptRoom(storage::Database database, const std::string& code)
    : KeptRoom(database, row_of(database, code)) {}

KeptRoom::KeptRoom(storage::Database database, const storage::RoomRow& row)
    : database_(std::move(database)), id_(row.id), state_(server::fresh_room(rules_of(row))), chance_(row.seed) {
    read();
}

const server::RoomState& KeptRoom::read() {
    for (const storage::JournalEntry& entry : storage::load(database_, id_, state_.version)) {
        auto event = protocol::read_event(state_.rules, entry.body).value();
        state_ = server::evolve(std::move(state_), {entry.version, entry.at, std::move(event)});
    }
    return state_;
}

}  // namespace crisscross::test
