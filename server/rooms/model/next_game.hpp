#pragma once

#include <optional>
#include <vector>

#include "protocol/messages/messages.hpp"
#include "server/games/model/game_state.hpp"
#include "server/requests/complaint.hpp"

namespace crisscross::server {

/// The newest game of a room, and who may do what about the next.
struct NewestGame {
    const GameState& state;
    std::vector<bool> present{};         ///< by seat: whether they are in the room
    std::optional<engine::Seat> host{};  ///< the seat of the room's host, if they have one
};

/// What the players of a room want to play next. Not stored: like a request for a stand-in, it depends on who is
/// there. After the end of a game all players who are present have to agree; while it is under way, all of its people
/// have to, because it is set aside.
class NextGame {
public:
    using Acts = std::vector<protocol::server::RoomAct>;

    /// NOT_SEATED, NOT_STARTED.
    static std::optional<Complaint> check_propose(const NewestGame& newest, engine::Viewer viewer);
    /// Proposes a game in place of one that is proposed; proposing the same again is agreeing. The refusals of
    /// `check_propose`.
    std::optional<Complaint> propose(const NewestGame& newest, engine::Viewer viewer,
                                     const protocol::client::ProposeGame& wanted);
    /// NOT_SEATED, NOT_PROPOSED.
    std::optional<Complaint> agree(const NewestGame& newest, engine::Viewer viewer, std::uint32_t proposal);
    /// Nobody proposes a game any more. NOT_SEATED, NOT_PROPOSED.
    std::optional<Complaint> decline(const NewestGame& newest, engine::Viewer viewer, std::uint32_t proposal);
    /// From now on nobody else has to agree. NOT_SEATED, NOT_PROPOSED, NOT_HOST, GAME_GOES_ON.
    std::optional<Complaint> begin(const NewestGame& newest, engine::Viewer viewer, std::uint32_t proposal);

    /// The game that all have agreed on; null if there is none.
    const protocol::client::ProposeGame* agreed(const NewestGame& newest) const;
    /// The player who proposed it; 0 if nobody did.
    PlayerId proposer(const GameState& newest) const;
    /// A proposal is forgotten when the player who made it has left.
    void update(const NewestGame& newest);
    bool is_empty() const { return !proposal_; }
    void forget() { proposal_.reset(); }

    std::optional<protocol::server::ProposedGame> shown(const NewestGame& newest) const;
    Acts allowed(const NewestGame& newest, engine::Viewer viewer) const;

private:
    struct Proposal {
        std::uint32_t number = 0;
        engine::Seat by = 0;
        protocol::client::ProposeGame game{};
        std::vector<engine::Seat> agreed{};
        bool begins = false;  // the host waits for nobody else
    };

    std::optional<Complaint> check(const NewestGame& newest, engine::Viewer viewer, std::uint32_t proposal) const;
    std::vector<engine::Seat> missing(const NewestGame& newest) const;
    bool has_agreed(engine::Seat seat) const;

    std::optional<Proposal> proposal_;
    std::uint32_t last_number_ = 0;
};

}  // namespace crisscross::server
