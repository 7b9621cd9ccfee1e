#pragma once

#include <filesystem>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::server {

/// Opens a compiled lexicon by mapping its file read-only. The file must not be written to afterwards; it may be
/// replaced or removed.
engine::Result<engine::Lexicon, engine::LexiconFault> open_lexicon(const std::filesystem::path& file);

}  // namespace crisscross::server
