#pragma once

#include <png.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "server/picture/colour.hpp"

namespace crisscross::test {

/// A picture as a browser would show it.
struct ReadPicture {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> pixels{};

    server::Colour at(double x, double y) const {
        const auto first =
            3 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x));
        return {pixels.at(first), pixels.at(first + 1), pixels.at(first + 2)};
    }
};

/// Throws if these bytes are no picture.
inline ReadPicture read_png(const std::string& bytes) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()) == 0)
        throw std::runtime_error(image.message);
    image.format = PNG_FORMAT_RGB;
    ReadPicture read{static_cast<int>(image.width), static_cast<int>(image.height), {}};
    read.pixels.resize(PNG_IMAGE_SIZE(image));
    if (png_image_finish_read(&image, nullptr, read.pixels.data(), 0, nullptr) == 0)
        throw std::runtime_error(image.message);
    return read;
}

}  // namespace crisscross::test
