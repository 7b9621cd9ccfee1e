#pragma once

#include <string_view>

namespace crisscross::server {

/// The media type of a file by the end of its name.
std::string_view content_type(std::string_view file_name);

}  // namespace crisscross::server
