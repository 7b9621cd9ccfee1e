#include "tests/server/rooms/step/evening/evening.hpp"

#include <algorithm>

namespace crisscross::test {

namespace client = protocol::client;
using server::Moment;

namespace {

template <class Event>
bool is_of_clock(const server::GameEntry& entry) {
    const auto* event = std::get_if<protocol::ClockEvent>(&entry.event);
    return event && std::holds_alternative<Event>(*event);
}

}  // namespace

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
    const server::Clocks now = state(game).clocks;
    for (const server::SeatClock& seat : now.seats)
        if (seat.proposal && number(0, 5) > 0) return *seat.proposal;
    const int what = number(0, 3);
    if (now.paused && what < 3) return protocol::ResumeProposal{};
    if (now.rules.has_clock() && what < 2) return protocol::PauseProposal{};
    if (what > 0) return protocol::ChangeProposal{some_clock()};
    if (number(0, 1) == 0) return protocol::PauseProposal{};
    return protocol::ResumeProposal{};
}

// The others mostly come, and agree at once.
void Evening::propose_clock(Player player) {
    const int game = some_game();
    client::ProposeClock wanted{StepRoom::new_id(), some_proposal(game)};
    wanted.game = game;
    say(player, wanted);
    if (number(0, 3) == 0) return;
    for (const server::SeatHolder& holder : state(game).seats) {
        const std::string refused = room_.join(holder.player, game);
        if (!refused.empty()) CHECK(may_be_refused(holder.player, refused));
        wanted.id = StepRoom::new_id();
        if (refused.empty()) say(holder.player, wanted);
    }
}

void Evening::use_clock(Player player) {
    const int game = some_game();
    const auto with_game = [game](auto command) {
        command.game = game;
        return command;
    };
    switch (number(0, 4)) {
        case 0:
            return say(player, with_game(client::WithdrawProposal{StepRoom::new_id()}));
        case 1:
            return say(player, with_game(client::SetNight{StepRoom::new_id(),
                                                          protocol::Night{"UTC", 22 * 60, number(5, 9) * 60}}));
        case 2:
            return say(player, with_game(client::BeginHoliday{StepRoom::new_id()}));
        case 3:
            return say(player, with_game(client::DeclineProposal{StepRoom::new_id(), some_proposal(game)}));
        default:
            return say(player, with_game(client::EndHoliday{StepRoom::new_id()}));
    }
}

// A server wakes games in time, even those that nobody has open, and its timers ring in order.
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

/// Whether something happens in the game by itself until then.
bool Evening::has_alarm(int game, Moment until) const {
    const auto of_clock = server::next_alarm(state(game));
    const auto of_game = server::game_alarm(state(game));
    return (of_clock && of_clock->at <= until) || (of_game && of_game->at <= until);
}

void Evening::wake_games(server::Wake::After after) {
    for (int game = 1; game <= room_.newest(); ++game) {
        if (!has_alarm(game, room_.now + 10 * server::span::minute) && after == server::Wake::After::alarm) continue;
        ++room_.leases;
        room_.give(server::WakeGame{game, server::RoomLease([this] { --room_.leases; }), after});
    }
}

bool Evening::has_clock_under_way() const {
    for (int game = 1; game <= room_.newest(); ++game) {
        const server::GameState now = state(game);
        if (now.stage() == server::Stage::playing && now.clocks.rules.has_clock()) return true;
    }
    return false;
}

// A game that is set aside pauses, too, but without proposals.
int Evening::pauses_agreed() const {
    const auto proposes = [](const server::SeatClock& clock) {
        return clock.proposal == protocol::ClockProposal(protocol::PauseProposal{});
    };
    int count = 0;
    for (const StepRoom::StoredGame& game : room_.games) {
        server::GameState now = server::fresh_game(game.rules);
        for (const server::GameEntry& entry : game.journal) {
            if (is_of_clock<protocol::ClockPaused>(entry) && std::ranges::count_if(now.clocks.seats, proposes) >= 2)
                ++count;
            now = server::evolve(now, entry);
        }
    }
    return count;
}

int Evening::times_up() const {
    std::ptrdiff_t count = 0;
    for (const StepRoom::StoredGame& game : room_.games)
        count += std::ranges::count_if(game.journal, is_of_clock<protocol::TimeUp>);
    return static_cast<int>(count);
}

// All connections end with the server. The next one forgives the time in between.
void Evening::kill_server() {
    if (has_clock_under_way()) ++kills_with_clock_;
    const Moment killed = room_.now;
    room_.now += number(0, 1) == 0 ? 500 : server::span::hour;
    room_.timers.clear();
    room_.jobs.clear();
    if (accepted_in_room_ && !has_receipt(accepted_in_room_->first, accepted_in_room_->second))
        accepted_in_room_.reset();
    new_names_.clear();  // what the next server reads has them
    room_.core = server::RoomCore({1000, 60'000, {killed, room_.now}}, code);
    CHECK(room_.leases == 0);
    wake_games(server::Wake::After::outage);
    for (const Connection connection : connections())
        if (number(0, 2) > (connection > people ? 1 : 0)) come(connection);
}

}  // namespace crisscross::test
