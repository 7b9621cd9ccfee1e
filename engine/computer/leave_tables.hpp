#pragma once

#include <span>
#include <string_view>

namespace crisscross::engine {

/// A table that was made of games of a system (`leaves/`), and the system's id.
struct SystemLeaves {
    std::string_view system{};
    std::string_view text{};
};

/// All of them. They are data of the program: nothing is read from a disk.
std::span<const SystemLeaves> leaves_by_system();

}  // namespace crisscross::engine
