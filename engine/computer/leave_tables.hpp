#pragma once

#include <span>
#include <string_view>

namespace crisscross::engine {

/// A table made from games of a system (`leaves/`), and the id of that system.
struct SystemLeaves {
    std::string_view system{};
    std::string_view text{};
};

/// All of these tables. They are compiled into the program.
std::span<const SystemLeaves> leaves_by_system();

}  // namespace crisscross::engine
