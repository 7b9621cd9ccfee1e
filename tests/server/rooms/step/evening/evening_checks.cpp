#include "tests/server/rooms/step/evening/evening.hpp"

#include <algorithm>

#include "engine/game/view/visibility.hpp"
#include "protocol/messages/codec.hpp"
#include "protocol/stored/stored_text.hpp"
#include "server/games/view/joined.hpp"
#include "tests/server/rooms/step/frames.hpp"
#include "tests/support/server/secrets.hpp"

namespace crisscross::test {

namespace {

/// Whether somebody sees this of the event.
bool is_seen_form(const protocol::GameEvent& seen, const protocol::GameEvent& stored) {
    const auto* event = std::get_if<engine::Event>(&stored);
    if (!event) return seen == stored;
    for (engine::Seat seat = 0; seat < Evening::seats; ++seat)
        if (seen == protocol::GameEvent(engine::seen_by(seat, *event))) return true;
    return seen == protocol::GameEvent(engine::seen_by(std::nullopt, *event));
}

bool has_open_racks(const server::GameState& now) {
    return now.game->rules.ruleset().rack_visibility == engine::RackVisibility::open;
}

/// People come and go then, and there are no tiles yet.
bool is_before_the_start(const std::string& joined) {
    return joined.find(R"("stage":"waiting")") != std::string::npos;
}

}  // namespace

void Evening::check() {
    note_players();
    check_closed();
    check_room();
    check_removed();
    check_watchers();
    check_games();
    check_hidden();
    check_devices();
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
    const protocol::server::Joined* joined = last_joined(player);
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
    for (const Connection connection : connections()) {
        std::set<protocol::LineNumber> heard;
        for (const auto& message : room_.heard[connection])
            if (const auto* now = std::get_if<protocol::server::ChatLineNow>(&message)) {
                CHECK(heard.insert(now->line.line).second);
                if (state(1).seat_of(person(connection)) && state(1).stage() == server::Stage::playing)
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

// Somebody who watches with a delay learns of a game that follows another when it has had as many moves.
void Evening::check_room() {
    for (const server::Caller& caller : room_.core.everybody()) {
        if (is_removed(caller.player)) continue;  // they hear nothing of the room
        const int newest = room_.room[static_cast<Connection>(caller.connection)].newest;
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
    const auto is_playing = [this](int number) { return state(number).stage() == server::Stage::playing; };
    bool another_is = false;
    for (int before = 1; before < game; ++before) another_is |= is_playing(before);
    return another_is && is_playing(game);
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

// Nobody has less time than none, and what a clock has to do is done, or will be when its timer rings; likewise the
// end of a window or a vote.
void Evening::check_clocks(int game, const server::GameState& now) {
    for (std::size_t seat = 0; now.game && seat < now.clocks.seats.size(); ++seat) {
        const auto left = remaining(now.clocks, static_cast<engine::Seat>(seat), room_.now);
        CHECK(left.left >= 0);
        CHECK(left.overtime >= 0);
    }
    if (now.stage() == server::Stage::playing)
        CHECK((now.clocks.thinking ? now.clocks.turn : std::nullopt) == server::mover(*now.game));
    const auto alarm = server::next_alarm(now);
    if (at_the_end_) return;
    if (alarm) CHECK(now.stage() == server::Stage::playing);
    const server::Moment soon = room_.now + 4 * server::span::minute;
    if (alarm && alarm->at <= soon) CHECK(room_.timers[game].contains(server::timer::Clock{}));
    if (const auto ends = server::game_alarm(now); ends && ends->at <= soon)
        CHECK(room_.timers[game].contains(ends->timer));
}

/// Nobody sees a tile of another rack or of the bag, or the seed, while a game is under way.
void Evening::check_hidden() {
    for (const Connection connection : connections())
        for (const auto& [game, frames] : new_frames(connection)) {
            const server::GameState now = state(game);
            if (now.stage() != server::Stage::playing || has_open_racks(now)) continue;
            const std::string no_seed(64, '-');  // the place of a seed tells it, too
            CHECK(leaks(frames, now.seat_of(person(connection)), no_seed) == std::vector<std::string>{});
        }
}

/// Both devices of a person see the same.
void Evening::check_devices() {
    for (const Connection connection : connections()) note_seen(connection);
    for (Player player = 1; player <= people; ++player) {
        const Connection other = player + StepRoom::second_device;
        if (!is_there(player) || !is_there(other)) continue;
        protocol::server::Room one = room_.room[player], two = room_.room[other];
        if (one.newest < room_.newest()) one.may = two.may;  // it may be what it was when each of them came
        if (!is_removed(player)) CHECK(one == two);
        for (int game = 1; game <= room_.newest(); ++game) {
            const server::GameCore* open = room_.core.game(game);
            if (!open || !open->is_watched_by(static_cast<std::uint64_t>(player)) ||
                !open->is_watched_by(static_cast<std::uint64_t>(other)))
                continue;
            CHECK(seen_[player][game] == seen_[other][game]);
            ++times_on_two_devices_;
        }
    }
}

void Evening::note_seen(Connection connection) {
    std::map<int, std::uint32_t>& seen = seen_[connection];
    for (const auto& [game, entries] : room_.received[connection])
        if (!entries.empty()) seen[game] = std::max(seen[game], entries.back().version);
    for (const auto& reply : room_.replies[connection])
        if (const auto* joined = std::get_if<protocol::server::Joined>(&reply))
            if (const auto* snapshot = std::get_if<protocol::Json>(&joined->view.content))
                seen[joined->view.game] = std::max(seen[joined->view.game], version_of(*snapshot));
}

/// What somebody has received about each game since the last check, as their client would.
std::map<int, std::vector<std::string>> Evening::new_frames(Connection connection) {
    std::map<int, std::vector<std::string>> frames;
    for (const auto& [game, entries] : room_.received[connection])
        for (const protocol::Entry& entry : unchecked(entries, checked_[connection].entries[game]))
            if (entry.event)
                frames[game].push_back(R"({"type":"events","events":[{"event":)" + entry.event->text + "}]}");
    for (const protocol::ServerMessage& reply : unchecked(room_.replies[connection], checked_[connection].replies))
        if (const auto* joined = std::get_if<protocol::server::Joined>(&reply))
            if (std::string frame = protocol::write(reply); !is_before_the_start(frame))
                frames[joined->view.game].push_back(std::move(frame));
    return frames;
}

}  // namespace crisscross::test
