#include "server/games/core/storage/pending_append.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "server/games/model/decisions/always_accept.hpp"

namespace crisscross::server {

namespace {

// The history of a game that has not started does not grow.
void keep(GameRecord& game, std::vector<GameEntry> entries) {
    if (says_everything(entries.front())) {
        game.log.clear();
        const std::uint32_t first = first_receipt_version(game.state.version);
        std::erase_if(game.receipts, [first](const auto& receipt) { return receipt.second < first; });
    }
    game.log.insert(game.log.end(), std::make_move_iterator(entries.begin()), std::make_move_iterator(entries.end()));
}

void add(PendingAppend& pending, std::vector<protocol::GameEvent> events, Moment at) {
    auto entries = numbered(std::move(events), pending.next.version, at);
    pending.next = fold(std::move(pending.next), entries);
    std::ranges::move(entries, std::back_inserter(pending.entries));
}

}  // namespace

PendingAppend pending_append(const GameRecord& game, std::vector<protocol::GameEvent> events, Moment now) {
    const Moment last = game.log.empty() ? 0 : game.log.back().at;
    PendingAppend pending{.expected = game.state.version, .next = game.state};
    add(pending, std::move(events), std::max(last, now));
    const GameSituation after{pending.next, game.list(), game.lexicon_note.hash, game.chance};
    add(pending, acceptances(after, std::max(last, now)), std::max(last, now));
    return pending;
}

GameState adopt(GameRecord& game, PendingAppend& stored) {
    GameState before = std::exchange(game.state, std::move(stored.next));
    if (stored.command) game.receipts[stored.command->key] = game.state.version;
    keep(game, std::move(stored.entries));
    return before;
}

}  // namespace crisscross::server
