#include "engine/board/board.hpp"

#include <algorithm>

namespace crisscross::engine {

bool Board::empty() const {
    return std::none_of(squares_.begin(), squares_.end(), [](const auto& square) { return square.has_value(); });
}

}  // namespace crisscross::engine
