#pragma once

#include <string>

namespace crisscross::test {

inline bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace crisscross::test
