#include "server/rooms/model/next_game.hpp"

#include <algorithm>

namespace crisscross::server {

namespace {

using Act = protocol::server::RoomAct;

const Complaint not_seated{"NOT_SEATED", "You aren\u2019t a player in this game."};
const Complaint not_proposed{"NOT_PROPOSED", "This game is no longer proposed.", "/proposal"};

bool is_same(const protocol::client::ProposeGame& one, const protocol::client::ProposeGame& other) {
    return one.settings == other.settings && one.turned == other.turned && one.clock == other.clock;
}

/// A person who still plays; after the end, every person.
bool has_a_say(const GameState& state, engine::Seat seat) {
    if (state.seats[static_cast<std::size_t>(seat)].computer) return false;
    return state.stage() == Stage::over || !state.game->player(seat).resigned;
}

}  // namespace

std::optional<Complaint> NextGame::check_propose(const NewestGame& newest, engine::Viewer viewer) {
    if (!viewer) return not_seated;
    if (newest.state.stage() == Stage::waiting) return Complaint{"NOT_STARTED", "The game has not started yet."};
    if (!has_a_say(newest.state, *viewer)) return Complaint{"NOT_SEATED", "You resigned."};
    return std::nullopt;
}

std::optional<Complaint> NextGame::propose(const NewestGame& newest, engine::Viewer viewer,
                                           const protocol::client::ProposeGame& wanted) {
    if (auto refused = check_propose(newest, viewer)) return refused;
    if (proposal_ && is_same(proposal_->game, wanted)) return agree(newest, viewer, proposal_->number);
    proposal_ = Proposal{++last_number_, *viewer, wanted, {*viewer}};
    return std::nullopt;
}

std::optional<Complaint> NextGame::agree(const NewestGame& newest, engine::Viewer viewer, std::uint32_t proposal) {
    if (const auto refused = check(newest, viewer, proposal)) return refused;
    if (!has_agreed(*viewer)) proposal_->agreed.push_back(*viewer);
    return std::nullopt;
}

std::optional<Complaint> NextGame::decline(const NewestGame& newest, engine::Viewer viewer, std::uint32_t proposal) {
    if (const auto refused = check(newest, viewer, proposal)) return refused;
    forget();
    return std::nullopt;
}

std::optional<Complaint> NextGame::begin(const NewestGame& newest, engine::Viewer viewer, std::uint32_t proposal) {
    if (const auto refused = check(newest, viewer, proposal)) return refused;
    if (viewer != newest.host) return Complaint{"NOT_HOST", "Only the host of the room can do that."};
    if (newest.state.stage() != Stage::over)
        return Complaint{"GAME_GOES_ON", "All players have to agree while a game is under way."};
    proposal_->begins = true;
    return std::nullopt;
}

const protocol::client::ProposeGame* NextGame::agreed(const NewestGame& newest) const {
    if (!proposal_) return nullptr;
    return proposal_->begins || missing(newest).empty() ? &proposal_->game : nullptr;
}

PlayerId NextGame::proposer(const GameState& newest) const {
    return proposal_ ? newest.seats.at(static_cast<std::size_t>(proposal_->by)).player : 0;
}

void NextGame::update(const NewestGame& newest) {
    if (proposal_ && !newest.present.at(static_cast<std::size_t>(proposal_->by))) forget();
}

std::optional<protocol::server::ProposedGame> NextGame::shown(const NewestGame& newest) const {
    if (!proposal_) return std::nullopt;
    return protocol::server::ProposedGame{proposal_->number,        proposal_->by,     proposal_->game.turned,
                                          proposal_->game.settings, proposal_->agreed, missing(newest),
                                          proposal_->game.clock};
}

NextGame::Acts NextGame::allowed(const NewestGame& newest, engine::Viewer viewer) const {
    if (check_propose(newest, viewer)) return {};
    Acts acts{Act::propose_game};
    if (!proposal_) return acts;
    const auto open = missing(newest);
    if (!has_agreed(*viewer) || open.empty()) acts.push_back(Act::agree_to_game);
    acts.push_back(Act::decline_game);
    if (viewer == newest.host && newest.state.stage() == Stage::over && !open.empty())
        acts.push_back(Act::begin_game);
    return acts;
}

std::optional<Complaint> NextGame::check(const NewestGame& newest, engine::Viewer viewer,
                                         std::uint32_t proposal) const {
    if (auto refused = check_propose(newest, viewer)) return refused;
    if (!proposal_ || proposal_->number != proposal) return not_proposed;
    return std::nullopt;
}

std::vector<engine::Seat> NextGame::missing(const NewestGame& newest) const {
    const bool is_over = newest.state.stage() == Stage::over;
    std::vector<engine::Seat> seats;
    for (std::size_t index = 0; index < newest.state.seats.size(); ++index) {
        const auto seat = static_cast<engine::Seat>(index);
        if (!has_a_say(newest.state, seat) || has_agreed(seat)) continue;
        if (!is_over || newest.present[index]) seats.push_back(seat);
    }
    return seats;
}

bool NextGame::has_agreed(engine::Seat seat) const {
    return std::ranges::find(proposal_->agreed, seat) != proposal_->agreed.end();
}

}  // namespace crisscross::server
