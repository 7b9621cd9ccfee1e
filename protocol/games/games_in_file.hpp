#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace crisscross::protocol {

/// A file with more games than fit in this many bytes is not read.
inline constexpr std::size_t max_file_bytes = std::size_t{256} << 20;

/// The games in the text of a file, as they stand there: of a list, as `/api/v1/files` gives it, or of all data of a
/// player, each of them; otherwise the text itself.
std::vector<std::string> games_in_file(std::string text);

}  // namespace crisscross::protocol
