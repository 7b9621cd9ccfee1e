#pragma once

#include <filesystem>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::server {

/// Reads a compiled lexicon into memory and checks what was read. The file may then be changed, cut, replaced or
/// removed: a mapped file would end the program at the next look into a page that is gone.
engine::Result<engine::Lexicon, engine::LexiconFault> open_lexicon(const std::filesystem::path& file);

}  // namespace crisscross::server
