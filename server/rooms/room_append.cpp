#include "server/games/stored/stored_game.hpp"

#include "protocol/stored/stored_text.hpp"

namespace crisscross::server {

storage::Append append_of(const GameRecord& before, const GameState& after, const Append& append) {
    storage::Append stored{.game = before.id,
                           .expected = append.expected,
                           .at = append.entries.front().at,
                           .projection = project(before.state, after, append.entries)};
    if (says_everything(append.entries.front()))
        stored.forget_earlier = storage::ForgetEarlier{.receipts_from = first_receipt_version(after.version)};
    for (const GameEntry& entry : append.entries)
        stored.events.push_back(
            protocol::write_event(before.state.rules, entry.event, protocol::Destination::journal).text);
    if (append.receipt) stored.command = storage::CommandId{append.receipt->first, append.receipt->second};
    return stored;
}

}  // namespace crisscross::server
