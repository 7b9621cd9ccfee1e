#include <algorithm>

#include "server/games/view/joined.hpp"
#include "server/games/view/shown_clocks.hpp"
#include "tests/server/rooms/step/evening/evening.hpp"
#include "tests/server/rooms/step/frames.hpp"

// What people who watch with a delay see of an evening.

namespace crisscross::test {

using server::Moment;

namespace {

bool is_move(const server::GameEntry& entry) {
    const auto* event = std::get_if<engine::Event>(&entry.event);
    return event &&
           (std::holds_alternative<engine::Played>(*event) || std::holds_alternative<engine::Passed>(*event) ||
            std::holds_alternative<engine::Exchanged>(*event));
}

bool is_first_turn(const server::GameEntry& entry) {
    const auto* event = std::get_if<engine::Event>(&entry.event);
    return event && std::holds_alternative<engine::TurnBegan>(*event);
}

bool sets_clock(const server::GameEntry& entry) {
    const auto* event = std::get_if<protocol::ClockEvent>(&entry.event);
    return event && std::holds_alternative<protocol::ClockSet>(*event);
}

/// The last version of the opening: the first turn, or the clocks that begin with it. Nothing before the beginning.
std::optional<std::uint32_t> opening(const std::vector<server::GameEntry>& journal) {
    const auto first_turn = std::ranges::find_if(journal, is_first_turn);
    if (first_turn == journal.end()) return std::nullopt;
    const auto next = std::next(first_turn);
    const bool has_clock = next != journal.end() && sets_clock(*next) && next->at == first_turn->at;
    return has_clock ? next->version : first_turn->version;
}

}  // namespace

/// What watchers have received is older than the delay, while the game is under way.
void Evening::check_delay() {
    for (const Connection connection : connections())
        if (person(connection) > seats) check_delay(connection);
}

void Evening::check_delay(Connection watcher) {
    if (watching_.is_delayed()) check_room_with_delay(watcher);
    for (const auto& [game, entries] : room_.received[watcher])
        if (!entries.empty()) check_frame(watcher, game);
    for (const auto& [game, version] : newest_seen(watcher)) {
        if (state(game).stage() != server::Stage::playing || state(game).seat_of(person(watcher))) continue;
        CHECK(is_old_enough(game, version));
        if (!watching_.is_delayed()) continue;
        ++delayed_frames_;
        if (version < room_.games[static_cast<std::size_t>(game - 1)].journal.back().version) ++times_behind_;
    }
}

bool Evening::is_old_enough(int game, std::uint32_t version) const {
    const int min = std::min(watching_.delay_moves, moves_after(game, 0));
    return moves_after(game, version) >= min && has_waited(game, version);
}

/// What a frame has besides its events belongs to its version, too.
void Evening::check_frame(Connection watcher, int game) {
    const server::GameCore* open = room_.core.game(game);
    if (!open || !open->is_delayed(static_cast<std::uint64_t>(watcher))) return;
    const StepRoom::Frame& frame = room_.frames[watcher][game];
    server::GameRecord then = room_.record(game);
    std::erase_if(then.log, [&frame](const auto& entry) { return entry.version > frame.version; });
    then.state = fold(server::fresh_game(then.state.rules), then.log);
    const auto clocks = server::stopped_clocks(then.state.clocks, then.log.back().at);
    const auto expected = server::joined(then, person(watcher), {}, {}, clocks).view;
    CHECK(frame.may == expected.may);
    CHECK(frame.asked == expected.asked);
    CHECK(frame.clocks == expected.clocks);
}

/// Neither the room nor its chat nor a name says what has happened since.
void Evening::check_room_with_delay(Connection watcher) {
    bool is_late = false;  // in a game under way
    for (int game = 1; game <= room_.newest(); ++game)
        is_late |= state(game).stage() == server::Stage::playing && !state(game).seat_of(person(watcher));
    for (const auto& message : unchecked(room_.heard[watcher], checked_[watcher].heard))
        if (const auto* now = std::get_if<protocol::server::ChatLineNow>(&message); now && is_late)
            CHECK(now->line.channel == protocol::Channel::watchers);
    if (!is_there(watcher) || is_removed(watcher)) return;
    const protocol::server::Room& told = room_.room[watcher];
    for (const protocol::server::GameSummary& summary : told.games) {
        const server::GameCore* open = room_.core.game(summary.game);
        const bool is_newest = summary.game == told.newest;
        if (is_newest && open && open->is_delayed(static_cast<std::uint64_t>(watcher)))
            CHECK((!told.next && told.sitting_out.empty() && told.left_out.empty()));
        const server::GameState now = state(summary.game);
        if (now.stage() != server::Stage::playing || now.seat_of(person(watcher))) continue;
        for (const std::string& name : summary.names)
            for (const auto& [game, version] : new_names_[name])
                if (game == summary.game) CHECK(is_old_enough(game, version));
    }
}

/// Whether the delay in seconds is over since this version, or since the beginning. The opening is seen at once.
bool Evening::has_waited(int game, std::uint32_t version) const {
    const auto& journal = room_.games[static_cast<std::size_t>(game - 1)].journal;
    const Moment seen_until = room_.now - Moment{watching_.delay_seconds} * 1000;
    if (version == 0) return journal.front().at <= seen_until;
    const auto seen_at_once = opening(journal);
    if (!seen_at_once || version <= *seen_at_once) return true;
    const auto found = std::ranges::find(journal, version, &server::GameEntry::version);
    return found == journal.end() || found->at <= seen_until;
}

int Evening::moves_after(int game, std::uint32_t version) const {
    const auto& journal = room_.games[static_cast<std::size_t>(game - 1)].journal;
    return static_cast<int>(std::ranges::count_if(
        journal, [version](const server::GameEntry& entry) { return entry.version > version && is_move(entry); }));
}

std::map<int, std::uint32_t> Evening::newest_seen(Connection watcher) {
    std::map<int, std::uint32_t> seen;
    for (auto& [game, entries] : room_.received[watcher]) {
        if (!entries.empty()) seen[game] = entries.back().version;
        entries.clear();
    }
    for (const auto& reply : room_.replies[watcher])
        if (const auto* joined = std::get_if<protocol::server::Joined>(&reply))
            if (const auto* snapshot = std::get_if<protocol::Json>(&joined->view.content))
                seen[joined->view.game] = std::max(seen[joined->view.game], version_of(*snapshot));
    room_.replies[watcher].clear();
    checked_[watcher].entries.clear();
    checked_[watcher].replies = 0;
    return seen;
}

}  // namespace crisscross::test
