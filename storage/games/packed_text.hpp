#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace crisscross::storage {

/// A text, compressed by zlib.
std::string pack_text(std::string_view text);

/// The text again; nothing if the bytes are damaged, or if it would have more than 256 MiB.
std::optional<std::string> unpack_text(std::string_view packed);

}  // namespace crisscross::storage
