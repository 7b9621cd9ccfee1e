#include "tests/server/rooms/step/evening.hpp"

#include <algorithm>

#include "engine/game/visibility.hpp"
#include "protocol/stored/stored_text.hpp"
#include "server/games/view/joined.hpp"
#include "tests/support/engine/short_words.hpp"
#include "tests/support/server/spoken.hpp"

namespace crisscross::test {

namespace client = protocol::client;
using server::Moment;

namespace {

constexpr const char* evening_code = "ABCD2345";

std::string name_of(server::PlayerId player) {
    return "Player " + std::to_string(player);
}

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

}  // namespace

Evening::Evening(unsigned seed, protocol::Watching watching)
    : random_(seed),
      watching_(watching),
      room_({}, short_words()),
      generator_(room_.games.front().rules, room_.lexicon()) {
    room_.about.watching = watching;
    room_.join(1);
    sit_down(1);
    for (int step = number(0, 12); step > 0; --step) gather();
    free_seats();
    for (Player player = 1; player <= seats; ++player) sit_down(player);
    CHECK(room_.say(state(1).seats.front().player, client::Start{StepRoom::new_id()}).empty());
    for (const auto& holder : state(1).seats) {
        players_.insert(holder.player);
        names_.push_back(holder.name);
    }
    std::ranges::sort(names_);
    REQUIRE(players_.size() >= 2);
}

// Those whom the host removes leave at least two others.
void Evening::gather() {
    const Player player = number(1, seats);
    switch (number(0, 5)) {
        case 0:
        case 1:
            return sit_down(player);
        case 2:
            return say(player, client::LeaveSeat{StepRoom::new_id()});
        case 3:
            return room_.leave(player);
        case 4:
            return number(0, 3) == 0 ? kill_server() : look_after_room(player);
        default:
            if (room_.about.removed.size() == 2) return;
            client::RemovePerson removal{StepRoom::new_id(), name_of(player)};
            come(room_.about.host.value());
            room_.say(*room_.about.host, removal);
    }
}

void Evening::sit_down(Player player) {
    come(player);
    say(player, client::TakeSeat{StepRoom::new_id(), name_of(player)});
}

/// Nobody is kept out any more but those who were removed.
void Evening::free_seats() {
    const Player host = room_.about.host.value();
    CHECK(room_.join(host).empty());
    room_.say(host, client::LockRoom{StepRoom::new_id(), false});
    for (Player player = 1; player <= people; ++player)
        room_.say(host, client::FreeSeat{StepRoom::new_id(), name_of(player)});
}

void Evening::step() {
    const Player player = number(1, people);
    switch (number(0, 19)) {
        case 0:
            return come(player);
        case 1:
            return room_.leave(player);
        case 2:
            return resign(player);
        case 3:
        case 4:
            return move();
        case 5:
        case 6:
            return propose(player);
        case 7:
        case 8:
        case 9:
            return answer(player);
        case 10:
        case 11:
            return propose_clock(player);
        case 12:
            return use_clock(player);
        case 17:
            return move();
        case 18:
            return talk(player);
        case 19:
            return watching_.is_delayed() ? talk(player) : sit_out(player);
        case 16:
            return agree_on_something(player);
        case 13:
            return look_after_room(player);
        case 14:
            return number(0, 2) == 0 ? send_again() : let_time_pass();
        default:
            return number(0, 4) == 0 ? kill_server() : let_time_pass();
    }
}

server::GameState Evening::state(int game) const {
    const auto& stored = room_.games[static_cast<std::size_t>(game - 1)];
    return fold(server::fresh_game(stored.rules), stored.journal);
}

void Evening::come(Player player) {
    const int wanted = number(0, room_.newest());
    const std::string refused = room_.join(player, wanted == 0 ? std::nullopt : std::optional(wanted));
    if (!refused.empty()) CHECK(may_be_refused(player, refused));
}

bool Evening::may_be_refused(Player player, const std::string& code) const {
    if (code == "REMOVED_FROM_ROOM") return room_.about.removed.contains(player);
    if (code == "ROOM_CLOSED") return at_the_end_.has_value();
    return !is_player(player) && (code == "ROOM_LOCKED" || code == "NO_SUCH_GAME");
}

void Evening::say(Player player, const protocol::GameCommand& command) {
    if (room_.say(player, command).empty()) accepted_ = {player, command};
}

void Evening::resign(Player player) {
    client::Resign wanted{StepRoom::new_id()};
    wanted.game = some_game();
    if (number(0, 3) == 0) say(player, wanted);
}

// Mostly the best play that there is; now and then somebody passes or challenges it.
void Evening::move() {
    const int game = some_game();
    const server::GameState now = state(game);
    if (now.stage() != server::Stage::playing) return;
    const engine::Game& table = *now.game;
    const auto give = [&](protocol::GameCommand wanted) {
        std::visit([&](auto& kind) { kind.id = StepRoom::new_id(), kind.game = game; }, wanted);
        say(now.seats[static_cast<std::size_t>(table.to_move)].player, wanted);
    };
    const int what = number(0, 9);
    if (what == 0 && table.pending_play()) return give(client::Challenge{{}, table.pending_play()->turn});
    const auto found =
        generator_.best({table.position.board, table.position.premiums, table.player(table.to_move).rack});
    if (what <= 2 || !found) return give(client::Pass{{}, table.turn});
    give(std::get<protocol::GameCommand>(spoken(now.rules, engine::Play{table.turn, found->edits(), found->line})));
}

// A line is sent twice now and then, as after a lost connection.
void Evening::talk(Player player) {
    if (!said_.empty() && number(0, 3) == 0) {
        const auto& [speaker, line] = said_[static_cast<std::size_t>(number(0, static_cast<int>(said_.size()) - 1))];
        room_.say(speaker, line);
        return;
    }
    const client::Say line{StepRoom::new_id(), "Hello"};
    if (room_.say(player, line).empty()) said_.emplace_back(player, line);
}

void Evening::sit_out(Player player) {
    sits_out_ = true;
    if (number(0, 1) == 0) return tell(player, client::StepBack{});
    if (number(0, 1) == 0) return tell(player, client::TakePart{});
    const std::string name = name_of(number(1, seats));
    const Player host = room_.about.host.value();
    number(0, 1) == 0 ? tell(host, client::LeaveOut{{}, name}) : tell(host, client::BringBack{{}, name});
}

void Evening::propose(Player player) {
    client::ProposeGame wanted = room_.proposal();
    wanted.game = number(0, 4) == 0 ? some_game() : room_.newest();
    wanted.turned = number(0, 3) == 0;
    room_.say(player, wanted);
}

void Evening::answer(Player player) {
    const int what = number(0, 4);
    if (what <= 2) return tell(player, client::AgreeToGame{StepRoom::new_id()});
    what == 3 ? tell(player, client::DeclineGame{StepRoom::new_id()})
              : tell(player, client::BeginGame{StepRoom::new_id()});
}

template <class Command>
void Evening::tell(Player player, Command command) {
    const auto& next = room_.room[player].next;
    if constexpr (requires { command.proposal; }) command.proposal = next ? next->proposal : 0;
    command.id = StepRoom::new_id();
    command.game = room_.newest();
    room_.say(player, command);
}

// The others often agree at once.
void Evening::agree_on_something(Player player) {
    const int game = some_game();
    const server::GameState now = state(game);
    if (now.stage() != server::Stage::playing) return;
    protocol::GameCommand wanted = client::EndGame{StepRoom::new_id()};
    const int what = number(0, 11);
    if (const auto& moves = now.game->latest_moves; what < 7 && !moves.empty()) {
        const auto& move = moves[static_cast<std::size_t>(number(0, static_cast<int>(moves.size()) - 1))];
        player = now.seats[static_cast<std::size_t>(move.seat)].player;
        wanted = client::TakeBack{StepRoom::new_id(), move.turn};
    }
    if (what == 7) wanted = client::AbortGame{StepRoom::new_id()};
    if (what == 8) wanted = client::DeclineAgreement{StepRoom::new_id()};
    const bool all_agree = number(0, 1) == 0;
    const auto give = [&](Player one) {
        std::visit([&](auto& kind) { kind.id = StepRoom::new_id(), kind.game = game; }, wanted);
        say(one, wanted);
    };
    give(player);
    for (Player other = 1; all_agree && other <= seats; ++other)
        if (other != player) give(other);
}

protocol::ClockRules Evening::some_clock() {
    protocol::ClockRules rules{.at_zero = static_cast<protocol::AtZero>(number(0, 3)), .overtime = {10, 2}};
    switch (number(0, 3)) {
        case 0:
            break;
        case 1:
            rules.kind = protocol::GameClock{30, number(0, 5)};
            break;
        case 2:
            rules.kind = protocol::MoveClock{10};
            break;
        default:
            rules.kind = protocol::SlowClock{1, number(0, 1), 2};
            if (rules.at_zero == protocol::AtZero::points) rules.at_zero = protocol::AtZero::pass;
    }
    return rules;
}

// Mostly what somebody else wants, because it happens only when all want the same.
protocol::ClockProposal Evening::some_proposal(int game) {
    for (const server::SeatClock& seat : state(game).clocks.seats)
        if (seat.proposal && number(0, 5) > 0) return *seat.proposal;
    switch (number(0, 3)) {
        case 0:
            return protocol::PauseProposal{};
        case 1:
            return protocol::ResumeProposal{};
        default:
            return protocol::ChangeProposal{some_clock()};
    }
}

// The others often agree at once.
void Evening::propose_clock(Player player) {
    const int game = some_game();
    client::ProposeClock wanted{StepRoom::new_id(), some_proposal(game)};
    wanted.game = game;
    say(player, wanted);
    if (number(0, 1) == 0) return;
    for (Player other = 1; other <= seats; ++other) {
        wanted.id = StepRoom::new_id();
        say(other, wanted);
    }
}

void Evening::use_clock(Player player) {
    const int game = some_game();
    const auto with_game = [game](auto command) {
        command.game = game;
        return command;
    };
    switch (number(0, 3)) {
        case 0:
            return say(player, with_game(client::WithdrawProposal{StepRoom::new_id()}));
        case 1:
            return say(player, with_game(client::SetNight{StepRoom::new_id(),
                                                          protocol::Night{"UTC", 22 * 60, number(5, 9) * 60}}));
        case 2:
            return say(player, with_game(client::BeginHoliday{StepRoom::new_id()}));
        default:
            return say(player, with_game(client::EndHoliday{StepRoom::new_id()}));
    }
}

void Evening::look_after_room(Player player) {
    const std::string name = name_of(number(1, people));
    if (number(0, 1) == 0) player = room_.about.host.value();
    protocol::RoomChange change = client::LockRoom{StepRoom::new_id(), number(0, 1) == 0};
    switch (number(0, 6)) {
        case 0:
            change = client::HandOverRoom{StepRoom::new_id(), name};
            break;
        case 1:
            if (!names_.empty()) change = client::RemovePerson{StepRoom::new_id(), name};
            break;
        case 5:
            if (!names_.empty()) change = client::CloseRoom{StepRoom::new_id()};
            break;
        case 2:
            change = client::KeepSeat{StepRoom::new_id(), name};
            break;
        case 3:
            change = client::FreeSeat{StepRoom::new_id(), name};
            break;
        case 4:
            change = client::SetEntry{StepRoom::new_id(),
                                      number(0, 1) == 0 ? protocol::RoomEntry::link : protocol::RoomEntry::everybody};
            break;
        default:
            break;
    }
    std::visit([this](auto& kind) { kind.game = room_.newest(); }, change);
    room_.say(player, change);
    if (room_.closed && !at_the_end_) at_the_end_ = room_.games;
}

/// A command that comes again changes nothing.
void Evening::send_again() {
    if (!accepted_) return;
    const auto before = room_.games;
    room_.say(accepted_->first, accepted_->second);
    for (std::size_t game = 0; game < before.size(); ++game)
        CHECK(room_.games[game].journal.size() == before[game].journal.size());
}

// A server wakes games in time, also those that nobody has open, and its timers ring in order.
void Evening::let_time_pass() {
    const Moment until = room_.now + (number(0, 3) == 0 ? number(1, 40) * server::span::hour : number(1, 30) * 1000);
    while (room_.now < until) {
        wake_games(server::Wake::After::alarm);
        std::optional<std::pair<Moment, std::pair<int, server::GameTimer>>> next;
        for (const auto& [game, timers] : room_.timers)
            for (const auto& [timer, at] : timers)
                if (at <= until && (!next || at < next->first)) next = {at, {game, timer}};
        const Moment step = std::min(until, room_.now + 5 * server::span::minute);
        if (!next || next->first > step) {
            room_.now = step;
            continue;
        }
        room_.now = std::max(room_.now, next->first);
        const auto& [game, timer] = next->second;
        room_.timers[game].erase(timer);
        room_.give(server::ToGame{game, server::TimerFired{timer}});
    }
}

void Evening::wake_games(server::Wake::After after) {
    for (int game = 1; game <= room_.newest(); ++game) {
        const auto alarm = server::next_alarm(state(game));
        const bool is_soon = alarm && alarm->at <= room_.now + 10 * server::span::minute;
        if (!is_soon && after == server::Wake::After::alarm) continue;
        ++room_.leases;
        room_.give(server::WakeGame{game, server::RoomLease([this] { --room_.leases; }), after});
    }
}

// All connections end with the server. The next one forgives the time in between.
void Evening::kill_server() {
    const Moment killed = room_.now;
    room_.now += number(0, 1) == 0 ? 500 : server::span::hour;
    room_.timers.clear();
    room_.jobs.clear();
    room_.core = server::RoomCore({1000, 60'000, {killed, room_.now}}, evening_code);
    CHECK(room_.leases == 0);
    wake_games(server::Wake::After::outage);
    for (Player player = 1; player <= people; ++player)
        if (number(0, 2) > 0) come(player);
}

void Evening::close() {
    for (Player player = 1; player <= people; ++player) room_.leave(player);
    CHECK(room_.leases == 0);
    CHECK(room_.core.everybody().empty());
    room_.timers.clear();
    room_.core = server::RoomCore({1000, 60'000, {}}, evening_code);
    const Player player = *players_.begin();
    CHECK(room_.join(player).empty());
    CHECK(room_.room[player].newest == room_.newest());
}

template <class Event>
int Evening::count_of() const {
    const auto is_one = [](const server::GameEntry& entry) {
        const auto* event = std::get_if<engine::Event>(&entry.event);
        return event && std::holds_alternative<Event>(*event);
    };
    std::ptrdiff_t count = 0;
    for (const StepRoom::StoredGame& game : room_.games) count += std::ranges::count_if(game.journal, is_one);
    return static_cast<int>(count);
}

int Evening::moves_taken_back() const {
    return count_of<engine::TakenBack>();
}

int Evening::plays() const {
    return count_of<engine::Played>();
}

void Evening::check() {
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
                if (is_player(player) && state(1).stage() == server::Stage::playing)
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
        CHECK(std::ranges::includes(names_, names));
        if (!sits_out_) CHECK(names == names_);
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

/// A watcher sees no tile of a rack while a game is under way.
void Evening::check_hidden() {
    for (const Player watcher : {5, 6})
        for (auto& [game, entries] : room_.received[watcher]) {
            if (state(game).stage() == server::Stage::over) continue;
            for (const protocol::Entry& entry : entries)
                if (entry.event) CHECK(entry.event->text.find("\"tiles\"") == std::string::npos);
        }
}

/// What watchers have received is older than the delay, while the game is under way.
void Evening::check_delay() {
    for (const Player watcher : {5, 6})
        for (const auto& [game, version] : newest_seen(watcher)) {
            const int least = std::min(watching_.delay_moves, moves_after(game, 0));
            if (state(game).stage() != server::Stage::playing) continue;
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
