#include "server/games/model/game_fit.hpp"

#include <set>

#include "protocol/max_safe_integer.hpp"
#include "server/games/clock/clock_fit.hpp"
#include "server/games/model/game_checks.hpp"

namespace crisscross::server {

namespace {

using engine::Misfit;
using engine::unless;
using Check = std::optional<Misfit>;

struct Fit {
    const GameState& state;

    Check operator()(const protocol::SeatsChanged& event) const {
        if (state.game) return Misfit::out_of_order;
        std::set<PlayerId> players;
        for (const protocol::TakenSeat& taken : event.seats)
            if (taken.player != 0 && !players.insert(taken.player).second) return Misfit::wrong_number;
        return unless(static_cast<int>(event.seats.size()) <= state.rules.ruleset().most_seats, Misfit::no_such_seat);
    }
    Check operator()(const protocol::StandInAdded& event) const {
        const SeatHolder* found = holder(event.seat);
        if (!found) return Misfit::no_such_seat;
        return unless(state.stage() == Stage::playing && !found->automatic(), Misfit::out_of_order);
    }
    Check operator()(const protocol::SeatReclaimed& event) const {
        const SeatHolder* found = holder(event.seat);
        if (!found) return Misfit::no_such_seat;
        return unless(state.stage() == Stage::playing && found->stand_in.has_value(), Misfit::out_of_order);
    }
    Check operator()(const protocol::Renamed& event) const {
        const SeatHolder* found = holder(event.seat);
        if (!found || found->computer) return Misfit::no_such_seat;
        return unless(state.stage() != Stage::over, Misfit::out_of_order);
    }
    Check operator()(const protocol::ClockEvent& event) const {
        if (state.stage() != Stage::playing) return Misfit::out_of_order;
        return check_fit(state.clocks, event);
    }
    Check operator()(const protocol::AgreementEvent& event) const {
        if (state.stage() != Stage::playing) return Misfit::out_of_order;
        const auto seat = std::visit([](const auto& one) { return one.seat; }, event);
        if (!holder(seat)) return Misfit::no_such_seat;
        const auto* wanted = std::get_if<protocol::AgreementWanted>(&event);
        return unless(!wanted || !check_agreement(state, *wanted), Misfit::out_of_order);
    }
    Check operator()(const protocol::Nudged& event) const {
        if (!holder(event.seat)) return Misfit::no_such_seat;
        return unless(state.stage() == Stage::playing && event.turn == state.game->turn, Misfit::out_of_order);
    }
    Check operator()(const protocol::AlwaysAcceptSet& event) const {
        const SeatHolder* found = holder(event.seat);
        if (!found || found->computer) return Misfit::no_such_seat;
        return unless(state.stage() == Stage::playing && found->always_accepts != event.on, Misfit::out_of_order);
    }
    Check operator()(const engine::Event& event) const {
        if (state.game) return engine::check_fit(*state.game, event);
        const auto* began = std::get_if<engine::Began>(&event);
        if (!began) return Misfit::out_of_order;
        if (began->seat_count != static_cast<int>(state.seats.size())) return Misfit::wrong_number;
        return engine::check_fit(engine::new_game(state.rules), event);
    }

    const SeatHolder* holder(engine::Seat seat) const {
        if (seat < 0 || engine::index_of(seat) >= state.seats.size()) return nullptr;
        return &state.seats[engine::index_of(seat)];
    }
};

}  // namespace

std::optional<Misfit> check_fit(const GameState& state, const GameEntry& entry) {
    if (!follows(state, entry)) return Misfit::out_of_order;
    // Within this limit every client reads a time exactly, and no deadline overflows.
    if (entry.at < 0 || entry.at > protocol::max_safe_integer) return Misfit::wrong_number;
    return std::visit(Fit{state}, entry.event);
}

}  // namespace crisscross::server
