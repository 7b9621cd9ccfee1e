#pragma once

#include <optional>
#include <string>

namespace crisscross::test {

/// Whether there is a text that has this part.
inline bool contains(const std::optional<std::string>& text, const std::string& part) {
    return text && text->find(part) != std::string::npos;
}

}  // namespace crisscross::test
