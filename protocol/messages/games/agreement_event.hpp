#pragma once

#include <cstdint>
#include <variant>

#include "engine/game/seat.hpp"
#include "engine/game/turn.hpp"

namespace crisscross::protocol {

/// What happens when all people in a game want it.
enum class Agreement : std::uint8_t {
    take_back,  ///< a move, with what followed it (A1)
    end,        ///< of the game as it stands (A2)
    abort       ///< of the game before its second turn (A3)
};

/// A player wants something: the first to want it asks for it, the others agree.
struct AgreementWanted {
    engine::Seat seat = 0;
    Agreement agreement = Agreement::take_back;
    engine::Turn turn = 0;  ///< of the move to take back; 0 for anything else
    bool operator==(const AgreementWanted&) const = default;
};
/// A player does not want it, or not any more.
struct AgreementDeclined {
    engine::Seat seat = 0;
    bool operator==(const AgreementDeclined&) const = default;
};

/// What players say about things that need the agreement of all.
using AgreementEvent = std::variant<AgreementWanted, AgreementDeclined>;

}  // namespace crisscross::protocol
