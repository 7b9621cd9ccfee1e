#pragma once

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

#include "tests/support/file_text.hpp"

namespace crisscross::test {

/// As the header of a database file has it, in two bytes.
inline std::size_t page_size_of(const std::string& bytes) {
    const auto byte = [&](std::size_t at) { return std::size_t{static_cast<unsigned char>(bytes.at(at))}; };
    return byte(16) << 8 | byte(17);
}

/// Destroys the head of the page of a database file that holds this text. Nobody may have the file open.
inline void damage_page_with(const std::filesystem::path& file, const std::string& text) {
    std::string bytes = file_text(file);
    const std::size_t page_size = page_size_of(bytes);
    const std::size_t found = bytes.find(text);
    if (found == std::string::npos || found < page_size) throw std::runtime_error("no page to damage");
    std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(found / page_size * page_size), 16, '\xff');
    std::ofstream(file, std::ios::binary) << bytes;
}

}  // namespace crisscross::test
