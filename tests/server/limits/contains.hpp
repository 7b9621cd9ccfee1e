#pragma once

#include <optional>
#include <string>

namespace crisscross::test {

/// Whether there is a frame that has this part.
inline bool contains(const std::optional<std::string>& frame, const std::string& part) {
    return frame && frame->find(part) != std::string::npos;
}

}  // namespace crisscross::test
