#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::test {

/// Reads a compiled lexicon; a file that cannot be read counts as empty.
inline engine::Result<engine::Lexicon, engine::LexiconFault> lexicon_from_disk(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const auto* first = reinterpret_cast<const std::byte*>(text.data());
    return engine::Lexicon::from_bytes({first, first + text.size()});
}

}  // namespace crisscross::test
