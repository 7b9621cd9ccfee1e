#include "server/games/stored/stored_game.hpp"

#include "protocol/stored/stored_text.hpp"

namespace crisscross::server {

std::vector<std::string> event_texts(const engine::Rules& rules, std::span<const GameEntry> entries) {
    std::vector<std::string> texts;
    for (const GameEntry& entry : entries)
        texts.push_back(protocol::write_event(rules, entry.event, protocol::Destination::journal).text);
    return texts;
}

storage::Append append_of(const GameRecord& before, const GameState& after, const Append& append) {
    storage::Append stored{.game = before.id,
                           .expected = append.expected,
                           .at = append.entries.front().at,
                           .projection = project(before.state, after, append.entries)};
    if (says_everything(append.entries.front()))
        stored.forget_earlier = storage::ForgetEarlier{.receipts_from = first_receipt_version(after.version)};
    stored.events = event_texts(before.state.rules, append.entries);
    if (append.receipt) stored.command = storage::CommandId{append.receipt->first, append.receipt->second};
    return stored;
}

}  // namespace crisscross::server
