#pragma once

#include <string>

#include "engine/play/refusal.hpp"

namespace crisscross::protocol {

/// A cell as people name it: column letter and row number, `A1` to `O15`.
std::string cell_name(engine::Cell cell);

/// A refusal in a sentence for people, with its cells, tiles or words.
std::string sentence(const engine::Refusal& refusal);

}  // namespace crisscross::protocol
