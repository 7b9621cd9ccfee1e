#include "server/rooms/stored_room.hpp"

#include <stdexcept>

#include "protocol/stored/stored_text.hpp"
#include "server/lexicons/lexicon_store.hpp"

namespace crisscross::server {

namespace {

[[noreturn]] void unreadable(const storage::StoredGame& stored, const std::string& why) {
    throw std::runtime_error("game " + std::to_string(stored.id) + " cannot be read: " + why);
}

std::vector<RoomEntry> log_of(const storage::StoredGame& stored, const engine::Rules& rules) {
    std::vector<RoomEntry> log;
    for (const storage::JournalEntry& entry : stored.entries) {
        auto event = protocol::read_event(rules, entry.body);
        if (!event) unreadable(stored, "version " + std::to_string(entry.version) + ": " + event.error().why);
        log.push_back({entry.version, entry.at, std::move(*event)});
    }
    return log;
}

protocol::LexiconNote note_of(const storage::StoredGame& stored, const std::optional<engine::Lexicon>& lexicon) {
    protocol::LexiconNote note{
        .id = stored.setup.lexicon, .name = stored.setup.lexicon, .hash = stored.setup.lexicon_hash};
    if (!lexicon) return note;
    note.name = lexicon->name();
    note.word_count = lexicon->word_count();
    return note;
}

// Without the `create` that made the room: it is answered by the lobby, and no command in the room may be answered
// from its receipt.
std::map<CommandKey, std::uint32_t> receipts_of(const storage::StoredGame& stored) {
    std::map<CommandKey, std::uint32_t> receipts;
    for (const storage::Receipt& receipt : stored.receipts)
        if (receipt.kind == storage::ReceiptKind::in_room)
            receipts[{receipt.command.player, receipt.command.id}] = receipt.version;
    return receipts;
}

}  // namespace

engine::Rules rules_of(const storage::StoredGame& stored) {
    auto ruleset = protocol::read_ruleset(stored.setup.rules);
    if (!ruleset) unreadable(stored, ruleset.error().why);
    auto rules = engine::compile(std::move(*ruleset));
    if (!rules) unreadable(stored, rules.error().why);
    return *std::move(rules);
}

RoomRecord read_room(const storage::StoredGame& stored, const LexiconStore& lexicons) {
    return read_room(stored, rules_of(stored), lexicons);
}

RoomRecord read_room(const storage::StoredGame& stored, const engine::Rules& rules, const LexiconStore& lexicons) {
    std::vector<RoomEntry> log = log_of(stored, rules);
    const auto chosen = lexicons.find(stored.setup.lexicon_hash);
    auto lexicon = chosen ? lexicons.respelt(*chosen, rules.alphabet()) : std::nullopt;
    RoomRecord record{.id = stored.id,
                      .code = stored.room,
                      .state = fold(fresh_room(rules), log),
                      .log = std::move(log),
                      .chance = engine::Chance(stored.setup.seed),
                      .lexicon = std::move(lexicon),
                      .lexicon_note = note_of(stored, chosen)};
    record.receipts = receipts_of(stored);
    return record;
}

}  // namespace crisscross::server
