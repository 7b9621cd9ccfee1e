#pragma once

#include <string>
#include <string_view>

namespace crisscross::server {

/// A word as tiles could spell it: Latin letters without their accents, ligatures as two letters, and no hyphens,
/// apostrophes or spaces (R2). Other characters stay as they are. `text` is UTF-8.
std::string plain_spelling(std::string_view text);

}  // namespace crisscross::server
