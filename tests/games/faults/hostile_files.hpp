#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace crisscross::test {

/// A game that is sent to a server to harm it.
struct HostileFile {
    std::string what{};
    std::string text{};  ///< of at least a megabyte
    std::string code{};  ///< of the refusal
    std::string says{};  ///< what stands in its message: the place, where there is one
};

/// Files that would take much memory or time; the first one does, because it has as many values as a file may have.
std::vector<HostileFile> hostile_files();

/// While the first one is checked, its values take more memory than this.
inline constexpr std::int64_t min_value_bytes = std::int64_t{48} << 20;

}  // namespace crisscross::test
