#pragma once

#include <string>

#include "server/picture/canvas.hpp"

namespace crisscross::server {

/// The bytes of a PNG file with this picture.
std::string png(const Canvas& canvas);

}  // namespace crisscross::server
