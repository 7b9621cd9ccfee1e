#include "server/games/view/allowed.hpp"

#include "server/games/model/game_checks.hpp"
#include "server/games/view/about_word.hpp"
#include "server/games/view/lookup.hpp"

namespace crisscross::server {

namespace {

using protocol::AllowedRequest;
using protocol::RequestKind;

/// The player's own latest move, and the one that another player wants to take back.
std::vector<engine::Turn> turns_to_take_back(const GameState& state, engine::Seat seat) {
    std::vector<engine::Turn> turns;
    for (const engine::LatestMove& move : state.game->latest_moves)
        if (move.seat == seat) turns.push_back(move.turn);
    const auto& open = state.agreement;
    const bool is_others = open && open->agreement == protocol::Agreement::take_back && open->wanted.front() != seat;
    if (is_others) turns.push_back(open->turn);
    return turns;
}

/// Collects the requests that are not refused.
struct Requests {
    std::vector<AllowedRequest> list{};

    void add_unless(const std::optional<Complaint>& refused, AllowedRequest request) {
        if (!refused) list.push_back(request);
    }
    void add_before_game(const GameState& state, engine::Viewer viewer) {
        add_questions_about_words(state, viewer);
        add_unless(check_take_seat(state, viewer), {RequestKind::take_seat});
        add_unless(check_leave_seat(state, viewer), {RequestKind::leave_seat});
        add_unless(check_add_computer(state, viewer), {RequestKind::add_computer});
        for (engine::Seat seat = 0; engine::index_of(seat) < state.seats.size(); ++seat)
            add_unless(check_remove_computer(state, viewer, seat), {RequestKind::remove_computer, seat});
        add_unless(check_start(state, viewer), {RequestKind::start});
    }
    void add_questions_about_words(const GameState& state, engine::Viewer viewer) {
        if (may_ask_lists(state, viewer)) list.push_back({RequestKind::lookup});
        if (words_may_be_looked_up(state)) list.push_back({RequestKind::word});
    }
    void add_in_game(const GameState& state, engine::Viewer viewer) {
        add_unless(check_hint(state, viewer), {RequestKind::hint});
        add_questions_about_words(state, viewer);
        if (viewer) add_unless(check_add_stand_in(state, viewer, *viewer), {RequestKind::add_stand_in});
        add_unless(check_reclaim_seat(state, viewer), {RequestKind::reclaim_seat});
        if (!check_own_play(state, viewer)) add_about_clocks(state.clocks, *viewer);
        if (viewer) add_agreements(state, *viewer);
        if (!check_nudge(state, viewer)) list.push_back({RequestKind::nudge, state.game->to_move});
        if (!check_own_play(state, viewer)) add_always_accept(state.seats[engine::index_of(*viewer)]);
    }
    void add_always_accept(const SeatHolder& holder) {
        list.push_back({.request = RequestKind::always_accept, .on = !holder.always_accepts});
    }
    void add_agreements(const GameState& state, engine::Seat seat) {
        for (const engine::Turn turn : turns_to_take_back(state, seat))
            add_agreement(state, {seat, protocol::Agreement::take_back, turn}, RequestKind::take_back);
        add_agreement(state, {seat, protocol::Agreement::end}, RequestKind::end_game);
        add_agreement(state, {seat, protocol::Agreement::abort}, RequestKind::abort_game);
        add_unless(check_decline(state, seat), {RequestKind::decline_agreement});
    }
    void add_agreement(const GameState& state, const protocol::AgreementWanted& wanted, RequestKind request) {
        add_unless(check_agreement(state, wanted), {request, {}, wanted.turn});
    }
    // A holiday may end by itself after the last event. The list then says so after the next one.
    void add_about_clocks(const Clocks& clocks, engine::Seat seat) {
        const SeatClock& clock = clocks.seat(seat);
        list.push_back({RequestKind::propose_clock});
        if (clock.proposal) list.push_back({RequestKind::withdraw_proposal});
        if (is_asked(clocks, seat)) list.push_back({RequestKind::decline_proposal});
        if (!clocks.rules.slow()) return;
        list.push_back({RequestKind::set_night});
        const bool is_away = clock.hours.holiday && clock.hours.holiday->contains(clocks.counted);
        if (is_away) list.push_back({RequestKind::end_holiday});
        if (!is_away && holiday_left(clocks, seat, clocks.counted) > 0) list.push_back({RequestKind::begin_holiday});
    }
};

// What is possible before a game is refused in it, and the other way round, so half of the checks is enough.
std::vector<AllowedRequest> requests(const GameState& state, engine::Viewer viewer) {
    Requests requests;
    state.game ? requests.add_in_game(state, viewer) : requests.add_before_game(state, viewer);
    return std::move(requests.list);
}

bool uses_up_a_turn(const engine::Allowed& allowed) {
    using Kind = engine::CommandKind;
    return allowed.command == Kind::play || allowed.command == Kind::exchange || allowed.command == Kind::pass ||
           allowed.command == Kind::place_starter;
}

}  // namespace

protocol::Allowance allowed(const GameState& state, engine::Viewer viewer) {
    protocol::Allowance allowance{.requests = requests(state, viewer)};
    if (!check_game_command(state, viewer)) allowance.commands = engine::allowed(*state.game, viewer);
    if (check_length(state)) std::erase_if(allowance.commands, uses_up_a_turn);
    return allowance;
}

std::optional<engine::Asked> asked(const GameState& state, engine::Viewer viewer) {
    if (check_game_command(state, viewer)) return std::nullopt;
    return engine::asked(*state.game, viewer);
}

}  // namespace crisscross::server
