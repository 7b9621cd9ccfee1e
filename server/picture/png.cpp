#include "server/picture/png.hpp"

#include <png.h>

#include <stdexcept>

namespace crisscross::server {

std::string png(const Canvas& canvas) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(canvas.width());
    image.height = static_cast<png_uint_32>(canvas.height());
    image.format = PNG_FORMAT_RGB;
    png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
    std::string bytes(size, '\0');
    if (png_image_write_to_memory(&image, bytes.data(), &size, 0, canvas.pixels().data(), 3 * canvas.width(),
                                  nullptr) == 0)
        throw std::runtime_error(std::string("a picture cannot be written: ") + image.message);
    bytes.resize(size);
    bytes.shrink_to_fit();
    return bytes;
}

}  // namespace crisscross::server
