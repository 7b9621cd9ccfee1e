#include "tests/server/rooms/step/evening.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "engine/game/visibility.hpp"
#include "protocol/messages/codec.hpp"
#include "protocol/stored/stored_text.hpp"
#include "server/games/view/joined.hpp"
#include "tests/support/server/secrets.hpp"

namespace crisscross::test {

using server::Moment;

namespace {

/// Whether somebody sees this of the event.
bool is_seen_form(const protocol::GameEvent& seen, const protocol::GameEvent& stored) {
    const auto* event = std::get_if<engine::Event>(&stored);
    if (!event) return seen == stored;
    for (engine::Seat seat = 0; seat < Evening::seats; ++seat)
        if (seen == protocol::GameEvent(engine::seen_by(seat, *event))) return true;
    return seen == protocol::GameEvent(engine::seen_by(std::nullopt, *event));
}

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

std::uint32_t version_of(const protocol::Json& snapshot) {
    return static_cast<std::uint32_t>(std::stoul(snapshot.text.substr(snapshot.text.find("\"v\":") + 4)));
}

/// People come and go then, and there are no tiles yet.
bool is_before_the_start(const std::string& joined) {
    return joined.find(R"("stage":"waiting")") != std::string::npos;
}

/// What is new in a list, which may have been emptied meanwhile, since so many of it were checked.
template <class Item>
std::span<const Item> unchecked(const std::vector<Item>& items, std::size_t& checked) {
    if (checked > items.size()) checked = 0;
    return std::span(items).subspan(std::exchange(checked, items.size()));
}

}  // namespace

void Evening::check() {
    note_players();
    check_closed();
    check_room();
    check_games();
    check_hidden();
    check_delay();
    check_chat();
    if (number(0, 9) == 0) check_joining();
}

/// The events of a game up to this version: as they were pushed, where somebody saw all of them, and as they are
/// stored where nobody did.
std::vector<server::GameEntry> Evening::pushed_entries(int game, std::uint32_t version) const {
    const auto& stored = room_.games[static_cast<std::size_t>(game - 1)];
    std::vector<server::GameEntry> entries;
    for (server::GameEntry entry : stored.journal) {
        if (entry.version > version) break;
        const auto of_game = room_.pushed.find(game);
        const bool is_pushed = of_game != room_.pushed.end() && of_game->second.contains(entry.version);
        if (is_pushed && !says_everything(entry)) {
            const auto read = protocol::read_event(stored.rules, of_game->second.at(entry.version), entry.at);
            REQUIRE(read.has_value());
            CHECK(is_seen_form(*read, entry.event));
            if (*read == entry.event) entry.event = *read;
        }
        entries.push_back(std::move(entry));
    }
    return entries;
}

// Somebody who comes now, or comes back with nothing, gets the state to which the events lead that were pushed to the
// others, or those of the delay.
void Evening::check_joining() {
    const Player player = number(1, people);
    const int game = some_game();
    if (!room_.join(player, game).empty()) return;
    const protocol::server::Joined* joined = nullptr;
    for (const auto& reply : room_.replies[player])
        if (const auto* found = std::get_if<protocol::server::Joined>(&reply)) joined = found;
    REQUIRE(joined);
    const auto* snapshot = std::get_if<protocol::Json>(&joined->view.content);
    REQUIRE(snapshot);
    server::GameRecord record = room_.record(game);
    const bool is_delayed = room_.core.game(game)->is_delayed(static_cast<std::uint64_t>(player));
    if (!is_delayed) CHECK(version_of(*snapshot) == record.state.version);
    record.log = pushed_entries(game, version_of(*snapshot));
    record.state = fold(server::fresh_game(record.state.rules), record.log);
    CHECK(server::joined(record, player, joined->id, {}, joined->view.clocks) == *joined);
}

// Each line was said once, and heard at most once; those who play do not hear what watchers say.
void Evening::check_chat() {
    std::set<std::string> requests;
    for (const auto& [player, line] : said_) CHECK(requests.insert(line.id).second);
    CHECK(room_.chat.size() == requests.size());
    for (Player player = 1; player <= people; ++player) {
        std::set<protocol::LineNumber> heard;
        for (const auto& message : room_.heard[player])
            if (const auto* now = std::get_if<protocol::server::ChatLineNow>(&message)) {
                CHECK(heard.insert(now->line.line).second);
                if (state(1).seat_of(player) && state(1).stage() == server::Stage::playing)
                    CHECK(now->line.channel == protocol::Channel::players);
            }
    }
}

// Nothing happens in a room that is closed, and those who are left review its finished games.
void Evening::check_closed() {
    if (!at_the_end_) return;
    REQUIRE(room_.games.size() == at_the_end_->size());
    for (std::size_t game = 0; game < room_.games.size(); ++game)
        CHECK(room_.games[game].journal.size() == (*at_the_end_)[game].journal.size());
    for (const server::Caller& caller : room_.core.everybody()) CHECK(is_player(caller.player));
}

// Who watches with a delay learns of a game beside another when it has had as many moves.
void Evening::check_room() {
    for (const server::Caller& caller : room_.core.everybody()) {
        const int newest = room_.room[caller.player].newest;
        if (is_player(caller.player) || !watching_.is_delayed()) CHECK(newest == room_.newest());
        if (newest < room_.newest())
            CHECK((moves_after(newest + 1, 0) < watching_.delay_moves || !has_waited(newest + 1, 0)));
        if (!is_player(caller.player) && watching_.is_delayed() && newest > 1 && is_beside_another(newest)) {
            CHECK(moves_after(newest, 0) >= watching_.delay_moves);
            CHECK(has_waited(newest, 0));
        }
    }
    CHECK(room_.leases == static_cast<int>(room_.core.everybody().size()));
}

bool Evening::is_beside_another(int game) const {
    using server::Stage;
    return state(game - 1).stage() == Stage::playing && state(game).stage() == Stage::playing;
}

void Evening::check_games() {
    for (int game = 1; game <= room_.newest(); ++game) {
        std::vector<std::string> names = room_.names(game);
        std::ranges::sort(names);
        if (!others_play_) CHECK(names == names_);
        const auto& journal = room_.games[static_cast<std::size_t>(game - 1)].journal;
        for (std::size_t place = 1; place < journal.size(); ++place) {
            CHECK(journal[place].version == journal[place - 1].version + 1);
            CHECK(journal[place].at >= journal[place - 1].at);
        }
        const server::GameCore* open = room_.core.game(game);
        if (open && open->record()) CHECK(open->record()->state == state(game));
        check_clocks(game, state(game));
    }
}

// Nobody has less time than none, and what a clock has to do is done, or will be when its timer rings.
void Evening::check_clocks(int game, const server::GameState& now) {
    for (std::size_t seat = 0; now.game && seat < now.clocks.seats.size(); ++seat) {
        const auto left = remaining(now.clocks, static_cast<engine::Seat>(seat), room_.now);
        CHECK(left.left >= 0);
        CHECK(left.overtime >= 0);
    }
    const auto alarm = server::next_alarm(now);
    if (at_the_end_) return;
    if (alarm) CHECK(now.stage() == server::Stage::playing);
    const bool is_soon = alarm && alarm->at <= room_.now + 4 * server::span::minute;
    if (is_soon) CHECK(room_.timers[game].contains(server::timer::Clock{}));
}

/// Nobody sees a tile of another rack or of the bag, or the seed, while a game is under way.
void Evening::check_hidden() {
    for (Player player = 1; player <= people; ++player)
        for (const auto& [game, frames] : new_frames(player)) {
            const server::GameState now = state(game);
            if (now.stage() != server::Stage::playing) continue;
            const std::string no_seed(64, '-');  // the place of a seed tells it, too
            CHECK(leaks(frames, now.seat_of(player), no_seed) == std::vector<std::string>{});
        }
}

/// What somebody has received about each game since the last check, as their client would.
std::map<int, std::vector<std::string>> Evening::new_frames(Player player) {
    std::map<int, std::vector<std::string>> frames;
    for (const auto& [game, entries] : room_.received[player])
        for (const protocol::Entry& entry : unchecked(entries, checked_[player].entries[game]))
            if (entry.event)
                frames[game].push_back(R"({"type":"events","events":[{"event":)" + entry.event->text + "}]}");
    for (const protocol::ServerMessage& reply : unchecked(room_.replies[player], checked_[player].replies))
        if (const auto* joined = std::get_if<protocol::server::Joined>(&reply))
            if (std::string frame = protocol::write(reply); !is_before_the_start(frame))
                frames[joined->view.game].push_back(std::move(frame));
    return frames;
}

/// What watchers have received is older than the delay, while the game is under way.
void Evening::check_delay() {
    for (const Player watcher : {5, 6})
        for (const auto& [game, version] : newest_seen(watcher)) {
            const int least = std::min(watching_.delay_moves, moves_after(game, 0));
            if (state(game).stage() != server::Stage::playing || state(game).seat_of(watcher)) continue;
            CHECK(moves_after(game, version) >= least);
            CHECK(has_waited(game, version));
        }
}

/// Whether the delay in seconds is over since this version, or since the beginning. The opening is seen at once.
bool Evening::has_waited(int game, std::uint32_t version) const {
    const auto& journal = room_.games[static_cast<std::size_t>(game - 1)].journal;
    const Moment seen_until = room_.now - Moment{watching_.delay_seconds} * 1000;
    if (version == 0) return journal.front().at <= seen_until;
    const auto first_turn = std::ranges::find_if(journal, is_first_turn);
    if (first_turn == journal.end() || version <= first_turn->version) return true;
    const auto found = std::ranges::find(journal, version, &server::GameEntry::version);
    return found == journal.end() || found->at <= seen_until;
}

int Evening::moves_after(int game, std::uint32_t version) const {
    const auto& journal = room_.games[static_cast<std::size_t>(game - 1)].journal;
    return static_cast<int>(std::ranges::count_if(
        journal, [version](const server::GameEntry& entry) { return entry.version > version && is_move(entry); }));
}

std::map<int, std::uint32_t> Evening::newest_seen(Player watcher) {
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
    return seen;
}

}  // namespace crisscross::test
