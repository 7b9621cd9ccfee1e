#pragma once

#include <list>

#include "engine/lexicon.hpp"

namespace crisscross::server {

/// Word lists in the alphabets of the rules that ask for them. Making one takes a while; those used last are kept.
class RespeltLists {
public:
    /// A list in its own alphabet is never made again. Throws `std::logic_error` if none of its words can be spelt.
    engine::Lexicon find(const engine::Lexicon& list, const engine::Alphabet& alphabet);

private:
    struct Made {
        engine::Lexicon::Hash from{};  ///< of the list in its own alphabet
        engine::Lexicon lexicon;
    };
    std::list<Made> made_;
};

}  // namespace crisscross::server
