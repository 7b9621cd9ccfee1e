#pragma once

#include <filesystem>
#include <string>

#include "engine/lexicon/lexicon.hpp"
#include "server/lexicons/lexicon_store.hpp"
#include "server/options/config.hpp"

namespace crisscross::server {

/// Where a server with this configuration has its word lists.
LexiconPlaces lexicon_places(const Config& config);
/// The same for a command, which uses the installed list unless the configuration names another.
LexiconPlaces lexicon_places_for_command(Config config);

/// The word list that a command uses: a text file of words, a list by its id, or the default.
struct LexiconChoice {
    std::filesystem::path words{};
    std::string id{};
};
engine::Result<engine::Lexicon, LexiconStoreFault> open_chosen(const LexiconChoice& choice,
                                                               const LexiconPlaces& places);

}  // namespace crisscross::server
