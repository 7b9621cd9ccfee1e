#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/game/game.hpp"
#include "engine/game/view/visibility.hpp"

namespace crisscross::engine {

/// The commands that a seat may give by itself, unlike `Expire`, `TakeBack` and others.
enum class CommandKind : std::uint8_t {
    play,
    exchange,
    pass,
    place_starter,
    challenge,
    accept,
    show_evidence,
    withdraw_play,
    vote,
    resign
};

/// A command that may be given now.
struct Allowed {
    CommandKind command = CommandKind::pass;
    Turn turn = 0;  ///< to name in the command: the current turn, or that of the play it is about; 0 if none
    int min = 0;    ///< tiles of an exchange
    int max = 0;    ///< tiles of an exchange
    std::vector<Axis> lines{};  ///< a play of one tile must name one of them (R3); empty where it need not
    bool operator==(const Allowed&) const = default;
};

/// What a viewer may do now, in the order of `CommandKind`. `decide` refuses every command that is not in the list;
/// one that is may still be refused for its tiles, cells or words. Depends on nothing that is hidden from the viewer.
std::vector<Allowed> allowed(const Game& game, Viewer viewer);

}  // namespace crisscross::engine
