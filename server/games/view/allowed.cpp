#include "server/games/view/allowed.hpp"

#include "server/games/model/game_checks.hpp"
#include "server/games/view/about_word.hpp"
#include "server/games/view/lookup.hpp"

namespace crisscross::server {

namespace {

using protocol::AllowedRequest;
using protocol::RequestKind;

/// Collects the requests that are not refused.
struct Requests {
    std::vector<AllowedRequest> list{};

    void add_unless(const std::optional<Complaint>& refused, AllowedRequest request) {
        if (!refused) list.push_back(request);
    }
    void add_before_game(const GameState& state, engine::Viewer viewer) {
        add_questions_about_words(state);
        add_unless(check_take_seat(state, viewer), {RequestKind::take_seat});
        add_unless(check_leave_seat(state, viewer), {RequestKind::leave_seat});
        add_unless(check_add_computer(state, viewer), {RequestKind::add_computer});
        for (engine::Seat seat = 0; static_cast<std::size_t>(seat) < state.seats.size(); ++seat)
            add_unless(check_remove_computer(state, viewer, seat), {RequestKind::remove_computer, seat});
        add_unless(check_start(state, viewer), {RequestKind::start});
    }
    void add_questions_about_words(const GameState& state) {
        if (may_ask_lists(state)) list.push_back({RequestKind::lookup});
        if (words_may_be_looked_up(state)) list.push_back({RequestKind::word});
    }
    void add_in_game(const GameState& state, engine::Viewer viewer) {
        add_unless(check_hint(state, viewer), {RequestKind::hint});
        add_questions_about_words(state);
        if (viewer) add_unless(check_add_stand_in(state, viewer, *viewer), {RequestKind::add_stand_in});
        add_unless(check_reclaim_seat(state, viewer), {RequestKind::reclaim_seat});
        if (!check_clock_command(state, viewer)) add_about_clocks(state.clocks, *viewer);
    }
    // A holiday may end by itself after the last event. The list then says so after the next one.
    void add_about_clocks(const Clocks& clocks, engine::Seat seat) {
        const SeatClock& clock = clocks.seat(seat);
        list.push_back({RequestKind::propose_clock});
        if (clock.proposal) list.push_back({RequestKind::withdraw_proposal});
        if (!clocks.rules.slow()) return;
        list.push_back({RequestKind::set_night});
        const bool is_away = clock.hours.holiday && clock.hours.holiday->contains(clocks.counted);
        list.push_back({is_away ? RequestKind::end_holiday : RequestKind::begin_holiday});
    }
};

// What is possible before a game is refused in it, and the other way round, so half of the checks is enough.
std::vector<AllowedRequest> requests(const GameState& state, engine::Viewer viewer) {
    Requests requests;
    state.game ? requests.add_in_game(state, viewer) : requests.add_before_game(state, viewer);
    return std::move(requests.list);
}

}  // namespace

protocol::Allowance allowed(const GameState& state, engine::Viewer viewer) {
    protocol::Allowance allowance{.requests = requests(state, viewer)};
    if (!check_game_command(state, viewer)) allowance.commands = engine::allowed(*state.game, viewer);
    return allowance;
}

std::optional<engine::Asked> asked(const GameState& state, engine::Viewer viewer) {
    if (check_game_command(state, viewer)) return std::nullopt;
    return engine::asked(*state.game, viewer);
}

}  // namespace crisscross::server
