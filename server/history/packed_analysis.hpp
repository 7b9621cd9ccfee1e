#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace crisscross::server {

/// An analysis, as the store keeps it: four bytes with the length of its JSON, the lowest first, and the raw DEFLATE
/// of it (RFC 1951).
std::string pack_analysis(std::string_view text);

/// The JSON again; nothing unless it was packed whole, and is at most `max_bytes` bytes.
std::optional<std::string> unpack_analysis(std::string_view bytes, std::size_t max_bytes = std::size_t{8} << 20);

}  // namespace crisscross::server
