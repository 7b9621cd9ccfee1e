#pragma once

#include <string>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::server {

/// A word list that rooms may choose.
struct ListedLexicon {
    std::string id{};
    engine::Lexicon lexicon;
};

}  // namespace crisscross::server
