#include "server/games/view/log_page.hpp"

#include <algorithm>

#include "server/games/view/seen_entry.hpp"
#include "server/games/view/think_times.hpp"

namespace crisscross::server {

std::vector<protocol::Entry> versions_seen(const GameRecord& room, std::uint32_t from, std::uint32_t count,
                                           engine::Viewer viewer) {
    const auto entries = room.entries_after(from - 1).first(count);
    if (room.state.stage() == Stage::over) return open_entries(room.state.rules, entries);
    return seen_entries(room.state.rules, entries, viewer);
}

protocol::server::Log log_page(const GameRecord& room, PlayerId player, const protocol::client::Log& question) {
    const std::uint32_t newest = room.state.version;
    const std::uint32_t to = std::min(question.to.value_or(newest), newest);
    const std::uint32_t from = std::max(question.from, room.first_version());
    if (from > to) return {question.id};
    const std::uint32_t count = std::min(to - from + 1, most_versions);
    protocol::server::Log page{question.id, versions_seen(room, from, count, room.state.seat_of(player))};
    if (room.state.stage() == Stage::over) page.times = think_times(room, from, count);
    return page;
}

}  // namespace crisscross::server
