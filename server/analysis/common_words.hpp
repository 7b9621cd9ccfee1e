#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::server {

/// Words that everybody knows, in capitals: the lists of Debian's package `scowl` up to size 35 in this folder. None
/// if they are not there.
std::vector<std::string> read_common_words(const std::filesystem::path& folder);

/// The words of a list that a beginner knows: those that are common, or the short ones if nobody says which are.
engine::Lexicon beginners_list(const engine::Lexicon& list, const std::vector<std::string>& common);

}  // namespace crisscross::server
