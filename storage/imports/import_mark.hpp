#pragma once

#include <cstdint>

namespace crisscross::storage {

/// What a game was imported from: a game file, or an annotated game (GCG).
enum class ImportSource : std::uint8_t { json, gcg };

/// `source` as it is stored and sent: json, gcg.
const char* name_of(ImportSource source);

/// That a game was imported.
struct ImportMark {
    std::int64_t at = 0;  ///< when
    ImportSource source = ImportSource::json;
    bool counts = false;    ///< in statistics
    bool is_asker = false;  ///< who asks is its owner
    bool operator==(const ImportMark&) const = default;
};

}  // namespace crisscross::storage
