#pragma once

#include <filesystem>

#include "server/lexicons/dictionary/dictionary.hpp"

namespace crisscross::server {

/// Reads a file of definitions into memory and checks it. The file may then be changed or removed.
engine::Result<Dictionary, engine::LexiconFault> open_dictionary(const std::filesystem::path& file);

}  // namespace crisscross::server
