#pragma once

#include <set>
#include <utility>
#include <variant>
#include <vector>

#include "server/games/clock/clock_alarm.hpp"

namespace crisscross::test {

/// Players who take turns under clocks, without tiles: time passes as the test says, and the clocks ring on the way.
class ClockedPlayers {
public:
    /// 5 January 2026, a Monday, at noon UTC.
    static constexpr server::Moment noon = 1'767'614'400'000;

    ClockedPlayers(const protocol::ClockRules& rules, int seats)
        : clocks(server::fresh_clocks(seats)), now(noon), seats_(seats) {
        apply(protocol::ClockSet{rules});
        follow(server::Mover{0, 1});
    }

    /// The player whose turn it is makes a move; the next one thinks.
    void move() { follow(server::Mover{next_seat(), clocks.turn->turn + 1}); }
    /// Nobody thinks, as in a vote.
    void stop() { follow(std::nullopt); }
    void go_on() { follow(clocks.turn); }
    void apply(const protocol::ClockEvent& event) {
        clocks = server::evolve(clocks, now, event);
        log.emplace_back(now, event);
    }
    /// Time passes; whatever the clocks do meanwhile is done.
    void wait(server::Span time) {
        const server::Moment until = now + time;
        while (const auto alarm = server::next_alarm(clocks)) {
            if (alarm->at > until) break;
            now = std::max(now, alarm->at);
            ring(alarm->event);
        }
        now = until;
    }

    server::Span left(int seat) const { return server::remaining(clocks, seat, now).left; }
    server::Span overtime(int seat) const { return server::remaining(clocks, seat, now).overtime; }
    /// The clocks as somebody finds them who only has what is stored.
    server::Clocks read_again() const {
        server::Clocks clocks_again = server::fresh_clocks(seats_);
        for (const auto& [at, what] : log)
            if (const auto* event = std::get_if<protocol::ClockEvent>(&what))
                clocks_again = server::evolve(clocks_again, at, *event);
            else
                clocks_again = server::follow(clocks_again, at, std::get<1>(what));
        return clocks_again;
    }

    server::Clocks clocks;
    server::Moment now;
    std::vector<std::pair<server::Moment, std::variant<protocol::ClockEvent, std::optional<server::Mover>>>> log{};
    std::vector<std::pair<server::Moment, protocol::ClockEvent>> rung{};  ///< by the clocks
    int charged = 0;                                                      ///< points for overtime
    int passes = 0;                                                       ///< on time
    std::set<int> lost{};

private:
    void follow(std::optional<server::Mover> mover) {
        clocks = server::follow(clocks, now, mover);
        log.emplace_back(now, mover);
    }
    int next_seat() const {
        int seat = clocks.turn->seat;
        do seat = (seat + 1) % seats_;
        while (lost.contains(seat));
        return seat;
    }
    void ring(const protocol::ClockEvent& event) {
        apply(event);
        rung.emplace_back(now, event);
        const auto* up = std::get_if<protocol::TimeUp>(&event);
        const auto command = up ? server::command_of(clocks.rules, *up) : std::nullopt;
        if (!command) return;
        if (const auto* charge = std::get_if<engine::ChargeOvertime>(&*command)) charged += charge->points;
        if (std::holds_alternative<engine::LoseOnTime>(*command)) leave();
        if (std::holds_alternative<engine::PassOnTime>(*command)) move(), ++passes;
    }
    void leave() {
        lost.insert(clocks.turn->seat);
        if (static_cast<int>(lost.size()) + 1 < seats_)
            move();
        else
            stop();
    }

    int seats_;
};

}  // namespace crisscross::test
