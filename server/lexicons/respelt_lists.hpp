#pragma once

#include <filesystem>
#include <list>

#include "engine/lexicon/lexicon.hpp"

namespace crisscross::server {

/// Word lists in the alphabets of the rules that ask for them. Making one takes a while: those used last are at hand,
/// and all are kept in a folder if there is one, one file for each list and alphabet.
class RespeltLists {
public:
    /// Without a folder nothing is kept for the next start.
    explicit RespeltLists(std::filesystem::path folder = {}) : folder_(std::move(folder)) {}

    /// A list in its own alphabet is never made again. Throws `std::logic_error` if none of its words can be spelt.
    engine::Lexicon find(const engine::Lexicon& list, const engine::Alphabet& alphabet);

private:
    struct Made {
        engine::Lexicon::Hash from{};  ///< of the list in its own alphabet
        engine::Lexicon lexicon;
    };
    engine::Lexicon open_or_make(const engine::Lexicon& list, const engine::Alphabet& alphabet) const;

    std::filesystem::path folder_;
    std::list<Made> made_;
};

}  // namespace crisscross::server
