#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "server/picture/surface.hpp"

namespace crisscross::server {

/// A picture of pixels, with smooth edges. What is outside of it is cut off.
class Canvas : public Surface {
public:
    /// Neither side is longer than 4096 pixels.
    Canvas(int width, int height, Colour ground);

    int width() const { return width_; }
    int height() const { return height_; }
    void fill(const Outline& outline, Colour colour) override;

    Colour at(int row, int column) const;
    /// Red, green and blue of each pixel, row by row.
    std::span<const std::uint8_t> pixels() const { return pixels_; }

private:
    std::size_t index(int row, int column) const {
        return 3 *
               (static_cast<std::size_t>(row) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(column));
    }

    int width_;
    int height_;
    std::vector<std::uint8_t> pixels_;
};

}  // namespace crisscross::server
