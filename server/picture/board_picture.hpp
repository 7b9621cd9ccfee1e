#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "engine/board/board.hpp"
#include "engine/board/premiums.hpp"
#include "engine/rules/rules.hpp"
#include "server/picture/typeface.hpp"

namespace crisscross::server {

enum class PictureFormat : std::uint8_t { png, svg };

enum class PictureLayout : std::uint8_t {
    link_card,   ///< the board beside the name of the program
    board_alone  ///< the board up to its edges
};

struct PictureKind {
    PictureFormat format = PictureFormat::png;
    PictureLayout layout = PictureLayout::link_card;
    auto operator<=>(const PictureKind&) const = default;
};

/// In pixels.
struct PictureSize {
    int width = 0;
    int height = 0;
    bool operator==(const PictureSize&) const = default;
};

/// The size that messengers ask of a picture of a link.
inline constexpr PictureSize link_card_size{1200, 630};

PictureSize picture_size(PictureLayout layout, const engine::Rules& rules);

/// A board with its tiles. It is drawn from nothing but what lies open on the table. Takes some hundredths of a
/// second.
std::string board_picture(PictureKind kind, const Typeface& typeface, const engine::Rules& rules,
                          const engine::Board& board, const engine::Premiums& premiums);

}  // namespace crisscross::server
