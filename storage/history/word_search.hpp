#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "storage/history/game_search.hpp"

namespace crisscross::storage {

enum class WordKind : std::uint8_t { disputed, invalid, first };

/// A place in a list of words.
struct WordPlace {
    GameName game{};
    std::uint32_t turn = 0;
    int place = 0;
    bool operator==(const WordPlace&) const = default;
};

/// Which words to find: at least `words` or `kind` is given.
struct WordSearch {
    HistoryScope scope{};
    Subject subject{};
    std::optional<std::string> system{};
    std::optional<WordRange> words{};
    std::optional<WordKind> kind{};
    int limit = 20;
    std::optional<WordPlace> after{};
};

struct FoundWord {
    HistoryWord word{};
    GameName game{};
    std::string system{};
    std::int64_t ended = 0;
    std::string name{};  ///< who played it
    bool is_asker = false;
    bool first = false;
    std::optional<std::string> challenger{};  ///< their name
    bool operator==(const FoundWord&) const = default;
};

struct WordPage {
    std::vector<FoundWord> words{};
    bool more = false;
    bool operator==(const WordPage&) const = default;
};
using FindWordsOutcome = std::variant<WordPage, NoSuchRoom, NoSuchPlace>;

}  // namespace crisscross::storage
