#pragma once

#include <optional>
#include <vector>

#include "server/analysis/game_course.hpp"

namespace crisscross::server {

/// Works out the draws of a record, which does not state them: what the next whole rack of a seat has more than the
/// seat kept was drawn.
class RecordedDraws {
public:
    RecordedDraws(const engine::Rules& rules, std::size_t seats);

    /// The whole rack of a seat, before its next move or at the end; nothing if it is not known. Gives what the seat
    /// has drawn since its last move, if that is known and not nothing.
    std::optional<DrawToJudge> rack(engine::Seat seat, const std::optional<engine::TileCounts>& rack);
    /// What the seat keeps of that rack after its move, and all tiles that it cannot see; nothing kept if the record
    /// does not say which tiles it gave back.
    void keep(engine::Seat seat, engine::Turn turn, const std::optional<engine::TileCounts>& kept,
              const engine::TileCounts& unseen);
    /// The seat has taken back the tiles of its last move, and given back what it drew.
    void withdraw(engine::Seat seat);

    /// The seats of which not all draws so far are known.
    std::vector<engine::Seat> incomplete() const;

private:
    struct Seen {
        engine::Turn turn = 0;
        std::optional<engine::TileCounts> rack{};                       ///< before the last move
        std::optional<engine::TileCounts> kept = engine::TileCounts{};  ///< after it
        engine::TileCounts unseen{};
        bool complete = true;
    };

    std::vector<Seen> seats_;
};

}  // namespace crisscross::server
