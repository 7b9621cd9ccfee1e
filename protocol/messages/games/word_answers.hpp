#pragma once

#include <optional>
#include <string>
#include <vector>

#include "protocol/messages/message_parts.hpp"

/// What is known about words.
namespace crisscross::protocol::server {

struct FoundWord {
    std::string word{};                      ///< as in the request
    std::vector<std::string> lexicon_ids{};  ///< of the word lists that have it
    bool operator==(const FoundWord&) const = default;
};

struct Lookup {
    RequestId id{};
    std::vector<FoundWord> found{};
    bool operator==(const Lookup&) const = default;
};

/// What a dictionary says about a word.
struct Definition {
    std::string part{};  ///< of speech
    std::string text{};
    std::optional<std::string> base{};  ///< the word that is defined, if the one asked for is a form of it
    bool operator==(const Definition&) const = default;
};

struct Word {
    RequestId id{};
    std::string word{};             ///< in capitals, as tiles spell it
    std::optional<bool> in_list{};  ///< none where words need not be in a list, or the list is gone
    std::vector<std::string> front_hooks{};
    std::vector<std::string> back_hooks{};
    std::vector<std::string> anagrams{};
    std::optional<std::vector<Definition>> definitions{};  ///< none if the server has no dictionary
    bool operator==(const Word&) const = default;
};

}  // namespace crisscross::protocol::server
