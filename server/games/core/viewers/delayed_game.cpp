#include "server/games/core/viewers/delayed_game.hpp"

#include <algorithm>

#include "server/games/view/shown_clocks.hpp"

namespace crisscross::server {

namespace {

/// The entries after `from`, up to `to`.
std::span<const GameEntry> entries_between(const GameRecord& live, std::uint32_t from, std::uint32_t to) {
    const auto entries = live.entries_after(from);
    const auto end = std::ranges::find_if(entries, [to](const GameEntry& entry) { return entry.version > to; });
    return entries.first(static_cast<std::size_t>(end - entries.begin()));
}

/// The game before anything has happened in it.
GameRecord beginning_of(const GameRecord& live) {
    return {.id = live.id,
            .code = live.code,
            .number = live.number,
            .state = fresh_game(live.state.rules),
            .chance = live.chance,
            .lexicon = live.lexicon,
            .lexicon_note = live.lexicon_note,
            .rated = live.rated};
}

}  // namespace

DelayedGame::DelayedGame(const GameRecord& live, std::uint32_t version) : record_(beginning_of(live)) {
    Effects nobody_is_told;
    advance(live, version, nobody_is_told);
}

void DelayedGame::advance(const GameRecord& live, std::uint32_t version, Effects& effects) {
    if (version <= record_.state.version) return;
    const auto entries = entries_between(live, record_.state.version, version);
    record_.state = fold(std::move(record_.state), entries);
    record_.log.insert(record_.log.end(), entries.begin(), entries.end());
    audience_.tell(record_.state, entries, clocks(), effects);
}

void DelayedGame::reread(const GameRecord& live) {
    record_ = std::move(DelayedGame(live, record_.state.version).record_);
}

std::optional<protocol::Json> DelayedGame::clocks() const {
    return stopped_clocks(record_.state.clocks, record_.log.empty() ? 0 : record_.log.back().at);
}

}  // namespace crisscross::server
