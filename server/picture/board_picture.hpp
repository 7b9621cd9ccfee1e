#pragma once

#include <cstdint>
#include <string>

#include "engine/board/board.hpp"
#include "engine/board/premiums.hpp"
#include "engine/rules/rules.hpp"
#include "server/picture/typeface.hpp"

namespace crisscross::server {

/// The size that messengers ask of a picture of a link.
inline constexpr int board_picture_width = 1200;
inline constexpr int board_picture_height = 630;

enum class PictureFormat : std::uint8_t { png, svg };

/// A board with its tiles, beside the name of the program. It is drawn from nothing but what lies open on the table.
/// Takes some hundredths of a second.
std::string board_picture(PictureFormat format, const Typeface& typeface, const engine::Rules& rules,
                          const engine::Board& board, const engine::Premiums& premiums);

}  // namespace crisscross::server
