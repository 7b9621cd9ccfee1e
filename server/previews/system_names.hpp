#pragma once

#include <string>
#include <string_view>

#include "protocol/languages/language.hpp"

namespace crisscross::server {

/// What the page calls a system: "Finish Line" for `finish-line`. The id itself if the program does not know it.
std::string system_name(std::string_view id, protocol::Language language);

}  // namespace crisscross::server
