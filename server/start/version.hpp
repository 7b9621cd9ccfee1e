#pragma once

#include <string>

namespace crisscross::server {

/// The version of this program, as in CHANGELOG.md.
std::string program_version();

}  // namespace crisscross::server
