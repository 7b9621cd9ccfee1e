#pragma once

#include <optional>

#include "engine/game/game.hpp"
#include "engine/game/view/visibility.hpp"
#include "engine/rules/names.hpp"

namespace crisscross::engine {

/// What a game waits for a player to do: a turn, accepting the play before, or a vote.
enum class Asked : std::uint8_t { move, accept, vote };

template <>
struct Names<Asked> {
    using E = Asked;
    static constexpr std::array<Name<E>, 3> all{{{E::move, "move"}, {E::accept, "accept"}, {E::vote, "vote"}}};
};

/// What the game is waiting for the viewer to do now, if anything. Depends on nothing that is hidden from the viewer.
std::optional<Asked> asked(const Game& game, Viewer viewer);

}  // namespace crisscross::engine
