#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/board/cell.hpp"
#include "engine/lexicon/lexicon.hpp"

namespace crisscross::protocol {

inline constexpr int oldest_version = 1;
inline constexpr int newest_version = 1;

/// The number of a room's first game. Every message about a game has its number.
inline constexpr int first_game = 1;

/// Made by the client, 1 to 64 characters of A-Z a-z 0-9 _ -. The answer carries it.
using RequestId = std::string;

/// A laid tile as it is written: spellings, not yet letters of an alphabet.
struct LayText {
    engine::Cell cell{};
    std::string tile{};
    std::optional<std::string> as{};  ///< for a blank: the letter that it stands for
    bool operator==(const LayText&) const = default;
};

/// JSON text made by another file of protocol/ (an event, a snapshot, ...), put into a message as it is.
struct Json {
    std::string text{};
    bool operator==(const Json&) const = default;
};

/// One version of a game as a viewer gets it, without the event if it is hidden from them.
struct Entry {
    std::uint32_t version = 0;
    std::int64_t at = 0;  ///< when, in milliseconds since 1970 UTC
    std::optional<Json> event{};
    bool operator==(const Entry&) const = default;
};

/// A word list of the server (K16).
struct LexiconNote {
    std::string id{};
    std::string name{};
    std::size_t word_count = 0;
    engine::Lexicon::Hash hash{};
    bool operator==(const LexiconNote&) const = default;
};

}  // namespace crisscross::protocol
