#include "server/rooms/model/next_game_decision.hpp"

#include "server/names/names.hpp"

namespace crisscross::server {

namespace {

const Complaint watches_with_delay{"NOT_SEATED", "Not while you watch with a delay."};

struct Decide {
    const AboutRoom& about;
    const NewestGame& newest;
    const GameState& seen;
    PlayerId player;
    NextGame& next;
    Joiners& joiners;
    engine::Viewer viewer = newest.state.seat_of(player);

    using Refused = std::optional<Complaint>;
    bool sees_all() const { return &seen == &newest.state; }
    // Who agreed to a stand-in for a live game has not agreed to one for a slow game.
    Refused operator()(const protocol::client::ProposeGame& wanted) const {
        const bool was_slow = is_slow();
        if (const auto refused = next.propose(newest, viewer, wanted)) return refused;
        if (is_slow() && !was_slow) joiners.forget_stand_ins();
        return std::nullopt;
    }
    Refused operator()(const protocol::client::AgreeToGame& agreement) const {
        return next.agree(newest, viewer, agreement);
    }
    Refused operator()(const protocol::client::DeclineGame& refusal) const {
        return next.decline(newest, viewer, refusal.proposal);
    }
    Refused operator()(const protocol::client::BeginGame& beginning) const {
        const bool sees_proposal = viewer || sees_all();
        return next.begin(newest, viewer, about.host == player && sees_proposal, beginning.proposal);
    }
    Refused operator()(const protocol::client::TakePart& wanted) const {
        if (!viewer)
            return joiners.add(about, seen, sees_all() ? next : NextGame(),
                               {player, wanted.name, wanted.level, wanted.if_away});
        if (const auto refused = next.take_part(newest, viewer)) return refused;
        return check_space();
    }
    // People who joined may have been forgotten since, and then they do not take part either.
    Refused operator()(const protocol::client::StepBack&) const {
        if (viewer) return next.step_back(newest, viewer);
        joiners.remove(player);
        return std::nullopt;
    }
    Refused operator()(const protocol::client::LeaveOut& wanted) const {
        if (const auto refused = check_host()) return refused;
        const auto seat = other_seat(wanted.name);
        if (!seat) return joiners.leave_out(wanted.name);
        next.leave_out(*seat);
        return std::nullopt;
    }
    Refused operator()(const protocol::client::BringBack& wanted) const {
        if (const auto refused = check_host()) return refused;
        const auto seat = other_seat(wanted.name);
        if (!seat) return joiners.bring_back(about, newest.state, next, wanted.name);
        return next.bring_back(*seat) ? check_space() : std::nullopt;
    }

    /// Whether the next game has days for each move, as far as it is planned.
    bool is_slow() const {
        const auto& proposal = next.plan().proposal;
        const auto& rules = proposal && proposal->clock ? *proposal->clock : newest.state.clocks.rules;
        return rules.slow() != nullptr;
    }
    Refused check_host() const {
        if (about.host != player) return not_host();
        if (!sees_all()) return watches_with_delay;
        return newest.state.stage() == Stage::waiting ? std::optional(game_not_started()) : std::nullopt;
    }
    /// Whether there is still a seat for somebody who plays after all.
    Refused check_space() const { return joiners.check_space(about, newest.state, next); }
    /// The seat of the person with this name, except the player's own and those of people who have been removed.
    std::optional<engine::Seat> other_seat(const std::string& name) const {
        for (std::size_t index = 0; index < newest.state.seats.size(); ++index) {
            const SeatHolder& seat = newest.state.seats[index];
            const bool is_other = seat.player != player && !about.removed.contains(seat.player);
            if (!seat.computer && is_other && are_alike(seat.name, name)) return static_cast<engine::Seat>(index);
        }
        return std::nullopt;
    }
};

}  // namespace

std::optional<Complaint> decide_next_game(const NextGameSituation& room, const protocol::RoomCommand& command,
                                          NextGame& next, Joiners& joiners) {
    return std::visit(Decide{room.about, room.newest, room.seen, room.player, next, joiners}, command);
}

}  // namespace crisscross::server
