#pragma once

#include <random>

#include "engine/rules/rules.hpp"
#include "storage/games/game.hpp"

namespace crisscross::test {

/// A whole random game as it is stored: its seats, its opening, all moves, and a stand-in who comes and goes. The
/// same seed makes the same game.
storage::StoredGame stored_game(const engine::Rules& rules, int seats, std::uint32_t seed);

/// Damages one version of the journal, or the order of its versions: another number, text, list or field, a body that
/// is cut, a version that is missing, comes twice or too early. Adapts the number of versions.
void damage(storage::StoredGame& game, std::mt19937& random);

}  // namespace crisscross::test
