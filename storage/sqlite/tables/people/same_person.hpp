#pragma once

#include <string>
#include <string_view>

namespace crisscross::storage {

/// SQL for whether a column has the player `?1`, or a guest who is the same person.
inline std::string is_person(std::string_view column) {
    return std::string(column) + " IN (SELECT id FROM players WHERE id = ?1 OR same_as = ?1)";
}

}  // namespace crisscross::storage
