#include "server/rooms/model/next_game.hpp"

#include <algorithm>

#include "server/rooms/model/joiners.hpp"

namespace crisscross::server {

namespace {

using Act = protocol::server::RoomAct;

const Complaint does_not_play{"NOT_SEATED", "You don\u2019t take part in the next game."};
const Complaint not_proposed{"NOT_PROPOSED", "This game is no longer proposed.", "/proposal"};

using Seats = std::vector<engine::Seat>;

bool has(const Seats& seats, engine::Seat seat) {
    return std::ranges::find(seats, seat) != seats.end();
}

bool is_same(const protocol::GameProposal& proposal, const protocol::client::ProposeGame& other) {
    return proposal.settings == other.settings && proposal.turned == other.turned && proposal.clock == other.clock;
}

bool is_person(const GameState& state, engine::Seat seat) {
    return !state.seats[engine::index_of(seat)].computer;
}

std::vector<std::string> seat_names(const GameState& state, const Seats& seats) {
    std::vector<std::string> names;
    for (const engine::Seat seat : seats) names.push_back(state.seats.at(engine::index_of(seat)).name);
    return names;
}

}  // namespace

NextGame NextGame::after(int game, const std::optional<protocol::NextGamePlan>& stored) {
    if (stored && stored->after == game) return NextGame(*stored);
    return NextGame({.after = game, .last_proposal = stored ? stored->last_proposal : 0});
}

std::optional<Complaint> NextGame::check_propose(const NewestGame& newest, engine::Viewer viewer) const {
    if (!viewer) return not_seated();
    if (newest.state.stage() == Stage::waiting) return game_not_started();
    if (is_asked(newest.state, *viewer)) return std::nullopt;
    if (out().contains(*viewer)) return does_not_play;
    return resigned();
}

std::optional<Complaint> NextGame::propose(const NewestGame& newest, engine::Viewer viewer,
                                           const protocol::client::ProposeGame& wanted) {
    if (auto refused = check_propose(newest, viewer)) return refused;
    if (!plan_.proposal || !is_same(*plan_.proposal, wanted)) {
        begins_ = false;
        plan_.proposal = {++plan_.last_proposal, *viewer, wanted.turned, wanted.settings, wanted.clock};
    }
    note_agreement(*viewer, wanted.level);
    return std::nullopt;
}

std::optional<Complaint> NextGame::agree(const NewestGame& newest, engine::Viewer viewer,
                                         const protocol::client::AgreeToGame& agreement) {
    if (const auto refused = check(newest, viewer, agreement.proposal)) return refused;
    note_agreement(*viewer, agreement.level);
    return std::nullopt;
}

void NextGame::note_agreement(engine::Seat seat, const std::optional<std::string>& level) {
    protocol::GameProposal& proposal = *plan_.proposal;
    if (!has(proposal.agreed, seat)) proposal.agreed.push_back(seat);
    if (!level) return;
    std::erase_if(proposal.levels, [seat](const auto& chosen) { return chosen.seat == seat; });
    proposal.levels.push_back({seat, *level});
}

std::optional<Complaint> NextGame::decline(const NewestGame& newest, engine::Viewer viewer, std::uint32_t proposal) {
    if (const auto refused = check(newest, viewer, proposal)) return refused;
    forget();
    return std::nullopt;
}

std::optional<Complaint> NextGame::begin(const NewestGame& newest, engine::Viewer viewer, bool is_host,
                                         std::uint32_t proposal) {
    if (!is_host) {
        if (auto refused = check(newest, viewer, proposal)) return refused;
        return not_host();
    }
    if (auto refused = check_begin(newest, proposal)) return refused;
    begins_ = true;
    return std::nullopt;
}

std::optional<Complaint> NextGame::check_begin(const NewestGame& newest, std::uint32_t proposal) const {
    if (newest.state.stage() == Stage::waiting) return game_not_started();
    if (!is_proposed(proposal)) return not_proposed;
    if (newest.state.stage() == Stage::over) return std::nullopt;
    return with_details({"GAME_GOES_ON", "All players have to agree while a game is under way."},
                        {.reason = "under_way"});
}

std::optional<Complaint> NextGame::step_back(const NewestGame& newest, engine::Viewer viewer) {
    if (!viewer) return not_seated();
    if (newest.state.stage() == Stage::waiting) return game_not_started();
    if (out().contains(*viewer)) return does_not_play;
    plan_.sitting_out.push_back(*viewer);
    return std::nullopt;
}

std::optional<Complaint> NextGame::take_part(const NewestGame& newest, engine::Viewer viewer) {
    if (!viewer) return not_seated();
    if (newest.state.stage() == Stage::waiting) return game_not_started();
    if (has(plan_.left_out, *viewer)) return left_out_by_host();
    if (std::erase(plan_.sitting_out, *viewer) > 0) return std::nullopt;
    return already_seated();
}

bool NextGame::leave_out(engine::Seat seat) {
    if (has(plan_.left_out, seat)) return false;
    plan_.left_out.push_back(seat);
    return true;
}

bool NextGame::bring_back(engine::Seat seat) {
    return std::erase(plan_.left_out, seat) > 0;
}

std::set<engine::Seat> NextGame::out() const {
    std::set<engine::Seat> seats(plan_.sitting_out.begin(), plan_.sitting_out.end());
    seats.insert(plan_.left_out.begin(), plan_.left_out.end());
    return seats;
}

std::optional<protocol::GameProposal> NextGame::agreed(const NewestGame& newest) const {
    const bool begins = plan_.proposal && (begins_ || missing(newest).empty());
    return begins ? plan_.proposal : std::nullopt;
}

void NextGame::forget() {
    plan_.proposal.reset();
    begins_ = false;
}

std::optional<protocol::server::ProposedGame> NextGame::shown(const NewestGame& newest) const {
    if (!plan_.proposal) return std::nullopt;
    const protocol::GameProposal& game = *plan_.proposal;
    return protocol::server::ProposedGame{game.number, game.by,         game.turned, game.settings,
                                          game.agreed, missing(newest), game.clock};
}

std::vector<std::string> NextGame::sitting_out(const GameState& newest) const {
    return seat_names(newest, plan_.sitting_out);
}

std::vector<std::string> NextGame::left_out(const GameState& newest) const {
    return seat_names(newest, plan_.left_out);
}

NextGame::Acts NextGame::allowed(const NewestGame& newest, engine::Viewer viewer, bool is_host) const {
    if (newest.state.stage() == Stage::waiting) return {};
    Acts acts;
    const std::vector<engine::Seat> open = missing(newest);
    if (!check_propose(newest, viewer)) {
        acts.push_back(Act::propose_game);
        if (plan_.proposal && (!has(plan_.proposal->agreed, *viewer) || open.empty()))
            acts.push_back(Act::agree_to_game);
        if (plan_.proposal) acts.push_back(Act::decline_game);
    }
    const bool may_begin = plan_.proposal && !check_begin(newest, plan_.proposal->number);
    if (is_host && may_begin && !open.empty()) acts.push_back(Act::begin_game);
    if (!viewer) return acts;
    if (!out().contains(*viewer)) acts.push_back(Act::step_back);
    if (has(plan_.sitting_out, *viewer) && !has(plan_.left_out, *viewer)) acts.push_back(Act::take_part);
    return acts;
}

std::optional<Complaint> NextGame::check(const NewestGame& newest, engine::Viewer viewer,
                                         std::uint32_t proposal) const {
    if (auto refused = check_propose(newest, viewer)) return refused;
    return is_proposed(proposal) ? std::nullopt : std::optional(not_proposed);
}

bool NextGame::is_proposed(std::uint32_t proposal) const {
    return plan_.proposal && plan_.proposal->number == proposal;
}

// Whether the next game needs their consent. Those whom the host leaves out still play the game that would be set
// aside.
bool NextGame::is_asked(const GameState& state, engine::Seat seat) const {
    if (!is_person(state, seat) || has(plan_.sitting_out, seat)) return false;
    if (state.stage() == Stage::over) return !has(plan_.left_out, seat);
    return !state.game->player(seat).resigned;
}

std::vector<engine::Seat> NextGame::missing(const NewestGame& newest) const {
    if (!plan_.proposal) return {};
    const bool is_over = newest.state.stage() == Stage::over;
    std::vector<engine::Seat> seats;
    for (std::size_t index = 0; index < newest.state.seats.size(); ++index) {
        const auto seat = static_cast<engine::Seat>(index);
        if (!is_asked(newest.state, seat) || has(plan_.proposal->agreed, seat)) continue;
        if (!is_over || newest.present[index]) seats.push_back(seat);
    }
    return seats;
}

}  // namespace crisscross::server
