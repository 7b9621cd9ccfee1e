#include "server/rooms/stored_room.hpp"

#include <stdexcept>

#include "protocol/stored/event_text.hpp"
#include "protocol/stored/ruleset_text.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "storage/accounts.hpp"

namespace crisscross::server {

namespace {

[[noreturn]] void unreadable(const StoredRoom& stored, const std::string& why) {
    throw std::runtime_error("room " + std::to_string(stored.row.id) + " cannot be read: " + why);
}

engine::Rules rules_of(const StoredRoom& stored) {
    auto ruleset = protocol::read_ruleset(stored.row.rules);
    if (!ruleset) unreadable(stored, ruleset.error().why);
    auto rules = engine::compile(std::move(*ruleset));
    if (!rules) unreadable(stored, rules.error().why);
    return *std::move(rules);
}

std::vector<RoomEntry> log_of(const StoredRoom& stored, const engine::Rules& rules) {
    std::vector<RoomEntry> log;
    for (const storage::JournalEntry& entry : stored.entries) {
        auto event = protocol::read_event(rules, entry.body);
        if (!event) unreadable(stored, "version " + std::to_string(entry.version) + ": " + event.error().why);
        log.push_back({entry.version, entry.at, std::move(*event)});
    }
    return log;
}

protocol::LexiconNote note_of(const StoredRoom& stored, const std::optional<engine::Lexicon>& lexicon) {
    protocol::LexiconNote note{.id = stored.row.lexicon, .name = stored.row.lexicon, .hash = stored.row.lexicon_hash};
    if (!lexicon) return note;
    note.name = lexicon->name();
    note.word_count = lexicon->word_count();
    return note;
}

// Seats are kept in a table of their own, for the lists of rooms.
struct Seating {
    storage::Database& database;
    storage::RoomId room;
    std::size_t seats;

    void operator()(const protocol::Seated& event) {
        const auto player = event.computer ? std::nullopt : std::optional(event.player);
        storage::add_seat(database, room, static_cast<int>(seats++), player, event.name);
        if (player) storage::rename_account(database, *player, event.name);
    }
    void operator()(const protocol::Vacated& event) {
        storage::remove_seat(database, room, event.seat);
        --seats;
    }
    template <class Other>
    void operator()(const Other&) {}
};

}  // namespace

StoredRoom load_room(storage::Database& database, storage::RoomId id) {
    auto row = storage::find_room(database, id);
    if (!row) throw std::runtime_error("room " + std::to_string(id) + " is not in the database");
    return {std::move(*row), storage::load(database, id), storage::receipts_of(database, id)};
}

storage::AppendOutcome store(storage::Database& database, const storage::Append& append,
                             std::span<const RoomEntry> entries, std::size_t seats_before) {
    const storage::AppendOutcome outcome = storage::append(database, append);
    if (outcome != storage::AppendOutcome::stored) return outcome;
    Seating seating{database, append.room, seats_before};
    for (const RoomEntry& entry : entries) std::visit(seating, entry.event);
    return outcome;
}

RoomRecord read_room(const StoredRoom& stored, const LexiconStore& lexicons) {
    const engine::Rules rules = rules_of(stored);
    std::vector<RoomEntry> log = log_of(stored, rules);
    auto lexicon = lexicons.find(stored.row.lexicon_hash);
    RoomRecord record{.id = stored.row.id,
                      .code = stored.row.code,
                      .state = fold(fresh_room(rules), log),
                      .log = std::move(log),
                      .chance = engine::Chance(stored.row.seed),
                      .lexicon = lexicon,
                      .lexicon_note = note_of(stored, lexicon)};
    for (const storage::Receipt& receipt : stored.receipts)
        record.receipts[{receipt.player, receipt.command}] = receipt.version;
    return record;
}

}  // namespace crisscross::server
