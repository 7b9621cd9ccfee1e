#pragma once

#include <string>

namespace crisscross::test {

inline bool has(const std::string& text, const std::string& part) {
    return text.find(part) != text.npos;
}

}  // namespace crisscross::test
