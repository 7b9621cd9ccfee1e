#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "storage/games/journal.hpp"

namespace crisscross::storage {

/// The entries of a journal in one piece, compressed by zlib to less than a tenth of their size.
std::string pack(const std::vector<JournalEntry>& entries);

/// The entries again; nothing if the bytes are damaged.
std::optional<std::vector<JournalEntry>> unpack(std::string_view packed);

}  // namespace crisscross::storage
