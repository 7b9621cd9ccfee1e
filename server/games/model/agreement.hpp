#pragma once

#include <optional>
#include <vector>

#include "protocol/messages/games/game_event.hpp"

namespace crisscross::server {

/// What players want to agree on now, and who wants it so far.
struct OpenAgreement {
    protocol::Agreement agreement = protocol::Agreement::take_back;
    engine::Turn turn = 0;               ///< of the move to take back
    std::vector<engine::Seat> wanted{};  ///< in order; the first has asked for it
    bool operator==(const OpenAgreement&) const = default;

    bool is_wanted_by(engine::Seat seat) const;
    /// Whether this is what the player wants, too.
    bool is_same(const protocol::AgreementWanted& event) const {
        return agreement == event.agreement && turn == event.turn;
    }
};

/// What is open after an event. A different request replaces it. Any event in the game ends it, so nobody agrees to
/// something that they have not read.
std::optional<OpenAgreement> follow(std::optional<OpenAgreement> open, const protocol::GameEvent& event);

}  // namespace crisscross::server
