#include "server/games/view/log_page.hpp"

#include <algorithm>

#include "server/games/view/seen_entry.hpp"
#include "server/games/view/think_times.hpp"

namespace crisscross::server {

namespace {

using protocol::server::ThinkTime;

/// Those of `count` versions starting at `from`.
std::vector<ThinkTime> times_at(const GameRecord& record, std::uint32_t from, std::uint32_t count) {
    const auto& all = kept_think_times(record);
    const auto first = std::ranges::lower_bound(all, from, {}, &ThinkTime::version);
    const auto last = std::ranges::lower_bound(first, all.end(), from + count, {}, &ThinkTime::version);
    return std::vector<ThinkTime>(first, last);
}

}  // namespace

std::vector<protocol::Entry> versions_seen(const GameRecord& record, std::uint32_t from, std::uint32_t count,
                                           engine::Viewer viewer) {
    const auto entries = record.entries_after(from - 1).first(count);
    if (record.state.stage() == Stage::over) return open_entries(record.state.rules, entries);
    return seen_entries(record.state.rules, entries, viewer);
}

protocol::server::Log log_page(const GameRecord& record, PlayerId player, const protocol::client::Log& question) {
    const std::uint32_t newest = record.state.version;
    const std::uint32_t to = std::min(question.to.value_or(newest), newest);
    const std::uint32_t from = std::max(question.from, record.first_version());
    if (from > to) return {question.id};
    const std::uint32_t count = std::min(to - from + 1, max_versions);
    protocol::server::Log page{question.id, versions_seen(record, from, count, record.state.seat_of(player))};
    if (record.state.stage() == Stage::over) page.times = times_at(record, from, count);
    return page;
}

}  // namespace crisscross::server
