#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "protocol/messages/messages.hpp"
#include "protocol/stored/next_game_text.hpp"
#include "server/games/model/game_state.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// The newest game of a room, and who may do what about the next.
struct NewestGame {
    const GameState& state;
    std::vector<bool> present{};         ///< by seat: whether they are in the room
    std::optional<engine::Seat> host{};  ///< the seat of the room's host, if they have one
};

/// What the players of a room want to play next, and which of them. After the end of a game all players who are
/// present have to agree. While it is under way, all of its people have to, because it is set aside. Somebody who
/// does not want to play in the next game need not agree to it. After the end, neither need somebody whom the host
/// leaves out.
class NextGame {
public:
    using Acts = std::vector<protocol::server::RoomAct>;

    NextGame() = default;
    explicit NextGame(protocol::NextGamePlan plan) : plan_(std::move(plan)) {}
    /// The plan for the game after the one with this number; proposals go on being counted.
    static NextGame after(int game, const std::optional<protocol::NextGamePlan>& stored);

    /// NOT_SEATED, NOT_STARTED.
    std::optional<Complaint> check_propose(const NewestGame& newest, engine::Viewer viewer) const;
    /// Proposes a game in place of one that is proposed; proposing the same again is agreeing. The refusals of
    /// `check_propose`.
    std::optional<Complaint> propose(const NewestGame& newest, engine::Viewer viewer,
                                     const protocol::client::ProposeGame& wanted);
    /// NOT_SEATED, NOT_PROPOSED.
    std::optional<Complaint> agree(const NewestGame& newest, engine::Viewer viewer,
                                   const protocol::client::AgreeToGame& agreement);
    /// Nobody proposes a game any more. NOT_SEATED, NOT_PROPOSED.
    std::optional<Complaint> decline(const NewestGame& newest, engine::Viewer viewer, std::uint32_t proposal);
    /// From now on nobody else has to agree. The host may say so even without a seat. NOT_SEATED, NOT_STARTED,
    /// NOT_PROPOSED, NOT_HOST, GAME_GOES_ON.
    std::optional<Complaint> begin(const NewestGame& newest, engine::Viewer viewer, bool is_host,
                                   std::uint32_t proposal);

    /// The player does not want to play in the next game; what is proposed stays. NOT_SEATED, NOT_STARTED.
    std::optional<Complaint> step_back(const NewestGame& newest, engine::Viewer viewer);
    /// They want to after all. NOT_SEATED, ALREADY_SEATED, LEFT_OUT.
    std::optional<Complaint> take_part(const NewestGame& newest, engine::Viewer viewer);
    /// The host leaves the person in this seat out, or no longer does. False if that changes nothing.
    bool leave_out(engine::Seat seat);
    bool bring_back(engine::Seat seat);
    /// Of the newest game, those who do not play in the next one.
    std::set<engine::Seat> out() const;

    /// The game that all have agreed on; nothing if there is none.
    std::optional<protocol::GameProposal> agreed(const NewestGame& newest) const;
    bool is_empty() const { return !plan_.proposal; }
    /// What is proposed is forgotten.
    void forget();
    /// The host waits for the others again.
    void wait() { begins_ = false; }
    /// What is kept with the room.
    const protocol::NextGamePlan& plan() const { return plan_; }

    std::optional<protocol::server::ProposedGame> shown(const NewestGame& newest) const;
    /// Their names.
    std::vector<std::string> sitting_out(const GameState& newest) const;
    std::vector<std::string> left_out(const GameState& newest) const;
    Acts allowed(const NewestGame& newest, engine::Viewer viewer, bool is_host) const;

private:
    std::optional<Complaint> check(const NewestGame& newest, engine::Viewer viewer, std::uint32_t proposal) const;
    std::optional<Complaint> check_begin(const NewestGame& newest, std::uint32_t proposal) const;
    void note_agreement(engine::Seat seat, const std::optional<std::string>& level);
    bool is_proposed(std::uint32_t proposal) const;
    bool is_asked(const GameState& state, engine::Seat seat) const;
    std::vector<engine::Seat> missing(const NewestGame& newest) const;

    protocol::NextGamePlan plan_;
    bool begins_ = false;  // the host waits for nobody else
};

}  // namespace crisscross::server
